import { about, test, without } from '../support/api.ts';

// A valid Owner, as the tests send it.
const owner = {
  credit: 23.75,
  email: 'torido',
  id: 'owner-1',
  joined_at: '2017-01-02 13:30:28',
  loyalty_points: 50,
  name: 'mudo',
  newsletter: false,
  phone: 'lona',
  visits: 70,
};

test.describe('Owner: create, read, update and delete', () => {
  // endpoints.names: `{entity}` in a path is the name of the entity in lower case, nothing
  //   inserted: `UserProfile` is reached at `/userprofile`. No path ends in a slash.
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.list: `GET /{entity}` answers 200 and a JSON array of all objects of that entity,
  //   in any order; an empty array where there is none.
  // endpoints.read: `GET /{entity}/{id}` answers 200 and the object with that id.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // endpoints.unknown-id: A read, an update, a delete or an action with an id that no object of
  //   that entity has answers 404.
  // endpoints.prompt: Every request is answered within ten seconds, and those of a whole test run
  //   within half a second on average.
  // ids.client: The client chooses the `id` of an object and sends it on every create, also where
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
  // ids.same-on-update: An update may carry the `id` that the object has already; accept it.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.no-other-rule: There are no other rules on values. Whatever the type and the listed
  //   bounds of a field allow is accepted, whatever its name suggests: an `email` needs no `@`, a
  //   `status` of type string takes any text.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create answers the new Owner, and read answers it again',
    about(
      'owner.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: owner,
        status: [200, 201],
        answer: owner,
        because: 'create answers the object that was sent',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: owner,
        because: 'read answers the object that was created',
      });
      await api.post('/owner', {
        body: { ...owner, id: 'owner-2' },
        status: [200, 201],
        answer: { id: 'owner-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Owner',
    about(
      'owner.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: {
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        status: [200],
        answer: {
          credit: 50.75,
          email: 'vuni',
          id: 'owner-1',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: {
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('owner.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: {
          id: 'owner-1',
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        status: [200],
        answer: {
          id: 'owner-1',
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: {
          id: 'owner-1',
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for visits does not change credit either',
    about(
      'owner.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { credit: 50.75, visits: 'abc' },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: owner,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes an Owner: no read finds it and no list holds it',
    about(
      'owner.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.delete('/owner/owner-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/owner/owner-1', { status: [404], because: 'it was deleted' });
      await api.get('/owner', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Owner has',
    about('owner.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.get('/owner/owner-unknown', {
        status: [404],
        because: 'no Owner has the id owner-unknown',
      });
      await api.patch('/owner/owner-unknown', {
        body: {
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        status: [404],
        because: 'no Owner has the id owner-unknown',
      });
      await api.delete('/owner/owner-unknown', {
        status: [404],
        because: 'no Owner has the id owner-unknown',
      });
      await api.get('/owner', {
        status: [200],
        answer: [{ id: 'owner-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Owner: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Owner with all of its fields',
    about('owner.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.create('Owner', {
        ...owner,
        id: 'owner-2',
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
      await api.create('Owner', {
        ...owner,
        id: 'owner-3',
        credit: 9.75,
        email: 'radido',
        joined_at: '2016-05-20 02:42:01',
        loyalty_points: 72,
        name: 'dotilo',
        phone: 'rogi',
        visits: 20,
      });
      await api.get('/owner', {
        status: [200],
        answer: [
          owner,
          {
            credit: 50.75,
            email: 'vuni',
            id: 'owner-2',
            joined_at: '2017-04-03 09:32:13',
            loyalty_points: 48,
            name: 'lono',
            newsletter: true,
            phone: 'daba',
            visits: 2,
          },
          {
            credit: 9.75,
            email: 'radido',
            id: 'owner-3',
            joined_at: '2016-05-20 02:42:01',
            loyalty_points: 72,
            name: 'dotilo',
            newsletter: false,
            phone: 'rogi',
            visits: 20,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Owner leaves another as it was',
    about('owner.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.create('Owner', {
        ...owner,
        id: 'owner-2',
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
      await api.patch('/owner/owner-2', {
        body: {
          id: 'owner-2',
          credit: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: owner,
        because: 'another object was updated',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: {
          credit: 50.75,
          email: 'vuni',
          id: 'owner-2',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Owner leaves another as it was',
    about(
      'owner.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.create('Owner', {
        ...owner,
        id: 'owner-2',
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
      await api.delete('/owner/owner-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: {
          credit: 50.75,
          email: 'vuni',
          id: 'owner-2',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'daba',
          visits: 2,
        },
        because: 'another object was deleted',
      });
      await api.get('/owner', {
        status: [200],
        answer: [{ id: 'owner-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Owner',
    about('owner.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api.create('Owner', {
        ...owner,
        id: 'owner-2',
        credit: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'daba',
        visits: 2,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/owner', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/owner/owner-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Owner: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'credit is 0 when a create leaves it out',
    about('owner.credit.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/owner', {
        body: without(owner, 'credit'),
        status: [200, 201],
        answer: { credit: 0 },
        because: 'the default of credit is 0',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { credit: 0 },
        because: 'the default of credit is 0',
      });
    },
  );

  test(
    'create accepts an Owner without email, which is optional',
    about('owner.email.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/owner', {
        body: without(owner, 'email'),
        status: [200, 201],
        answer: { email: null },
        because: 'email is optional',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { email: null },
        because: 'email is optional',
      });
    },
  );

  test(
    'create refuses an Owner without an id',
    about(
      'owner.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: without(owner, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/owner', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses an Owner without joined_at, which is required',
    about(
      'owner.joined_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: without(owner, 'joined_at'),
        status: [400, 422],
        because: 'joined_at is required and has no default',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'loyalty_points is 0 when a create leaves it out',
    about('owner.loyalty_points.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/owner', {
        body: without(owner, 'loyalty_points'),
        status: [200, 201],
        answer: { loyalty_points: 0 },
        because: 'the default of loyalty_points is 0',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { loyalty_points: 0 },
        because: 'the default of loyalty_points is 0',
      });
    },
  );

  test(
    'create refuses an Owner without name, which is required',
    about('owner.name.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/owner', {
        body: without(owner, 'name'),
        status: [400, 422],
        because: 'name is required and has no default',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'newsletter is true when a create leaves it out',
    about('owner.newsletter.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/owner', {
        body: without(owner, 'newsletter'),
        status: [200, 201],
        answer: { newsletter: true },
        because: 'the default of newsletter is true',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { newsletter: true },
        because: 'the default of newsletter is true',
      });
    },
  );

  test(
    'create refuses an Owner without phone, which is required',
    about('owner.phone.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/owner', {
        body: without(owner, 'phone'),
        status: [400, 422],
        because: 'phone is required and has no default',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'visits is 1 when a create leaves it out',
    about('owner.visits.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/owner', {
        body: without(owner, 'visits'),
        status: [200, 201],
        answer: { visits: 1 },
        because: 'the default of visits is 1',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { visits: 1 },
        because: 'the default of visits is 1',
      });
    },
  );

  test(
    'update of credit or visits alone leaves every other field as it is',
    about('owner.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Owner', { ...owner, newsletter: null, visits: null });
      await api.patch('/owner/owner-1', {
        body: { credit: 50.75 },
        status: [200],
        answer: { ...owner, credit: 50.75, newsletter: null, visits: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/owner/owner-1', {
        body: { visits: 2 },
        status: [200],
        answer: { ...owner, credit: 50.75, newsletter: null, visits: 2 },
        because: 'an update touches only what it carries',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { ...owner, credit: 50.75, newsletter: null, visits: 2 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Owner: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for credit',
    about(
      'owner.credit.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, credit: null },
        status: [400, 422],
        because: 'credit must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { credit: null },
        status: [400, 422],
        because: 'credit must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { credit: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for email',
    about(
      'owner.email.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, email: null },
        status: [400, 422],
        because: 'email must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { email: null },
        status: [400, 422],
        because: 'email must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { email: 'torido' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for joined_at',
    about(
      'owner.joined_at.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, joined_at: null },
        status: [400, 422],
        because: 'joined_at must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { joined_at: null },
        status: [400, 422],
        because: 'joined_at must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { joined_at: '2017-01-02 13:30:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for loyalty_points',
    about(
      'owner.loyalty_points.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, loyalty_points: null },
        status: [400, 422],
        because: 'loyalty_points must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { loyalty_points: null },
        status: [400, 422],
        because: 'loyalty_points must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { loyalty_points: 50 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for name',
    about(
      'owner.name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, name: null },
        status: [400, 422],
        because: 'name must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { name: null },
        status: [400, 422],
        because: 'name must not be null',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { name: 'mudo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'newsletter may be null, which is not replaced by its default',
    about(
      'owner.newsletter.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, newsletter: null },
        status: [200, 201],
        answer: { newsletter: null },
        because: 'newsletter is nullable and its default is for absence only',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { newsletter: null },
        because: 'newsletter is nullable and its default is for absence only',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { newsletter: null },
        status: [200],
        answer: { newsletter: null },
        because: 'newsletter is nullable and its default is for absence only',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { newsletter: null },
        because: 'newsletter is nullable and its default is for absence only',
      });
    },
  );

  test(
    'phone may be null',
    about('owner.phone.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, phone: null },
        status: [200, 201],
        answer: { phone: null },
        because: 'phone is nullable',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { phone: null },
        because: 'phone is nullable',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { phone: null },
        status: [200],
        answer: { phone: null },
        because: 'phone is nullable',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { phone: null },
        because: 'phone is nullable',
      });
    },
  );

  test(
    'visits may be null, which is not replaced by its default',
    about(
      'owner.visits.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, visits: null },
        status: [200, 201],
        answer: { visits: null },
        because: 'visits is nullable and its default is for absence only',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { visits: null },
        because: 'visits is nullable and its default is for absence only',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { visits: null },
        status: [200],
        answer: { visits: null },
        because: 'visits is nullable and its default is for absence only',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { visits: null },
        because: 'visits is nullable and its default is for absence only',
      });
    },
  );
});

test.describe('Owner: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'credit may be the whole number 0',
    about('owner.credit.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, credit: 0 },
        status: [200, 201],
        answer: { credit: 0 },
        because: '0 is a valid value of credit',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { credit: 0 },
        because: '0 is a valid value of credit',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { credit: 0 },
        status: [200],
        answer: { credit: 0 },
        because: '0 is a valid value of credit',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { credit: 0 },
        because: '0 is a valid value of credit',
      });
    },
  );

  test(
    'create and update refuse a credit of a wrong type',
    about(
      'owner.credit.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, credit: 'abc' },
        status: [400, 422],
        because: 'credit must be a number',
      });
      await api.post('/owner', {
        body: { ...owner, credit: { value: 'text' } },
        status: [400, 422],
        because: 'credit must be a number',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { credit: 'abc' },
        status: [400, 422],
        because: 'credit must be a number',
      });
      await api.patch('/owner/owner-1', {
        body: { credit: { value: 'text' } },
        status: [400, 422],
        because: 'credit must be a number',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { credit: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'credit may be right at its minimum of -500',
    about(
      'owner.credit.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, credit: -500 },
        status: [200, 201],
        answer: { credit: -500 },
        because: 'the minimum of credit is -500, inclusive',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { credit: -500 },
        because: 'the minimum of credit is -500, inclusive',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { credit: -500 },
        status: [200],
        answer: { credit: -500 },
        because: 'the minimum of credit is -500, inclusive',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { credit: -500 },
        because: 'the minimum of credit is -500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a credit below its minimum of -500',
    about(
      'owner.credit.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, credit: -500.25 },
        status: [400, 422],
        because: 'credit must be at least -500',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { credit: -500.25 },
        status: [400, 422],
        because: 'credit must be at least -500',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { credit: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'credit has no maximum',
    about('owner.credit.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, credit: 999999.75 },
        status: [200, 201],
        answer: { credit: 999999.75 },
        because: 'credit has no maximum',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { credit: 999999.75 },
        because: 'credit has no maximum',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { credit: 999999.75 },
        status: [200],
        answer: { credit: 999999.75 },
        because: 'credit has no maximum',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { credit: 999999.75 },
        because: 'credit has no maximum',
      });
    },
  );

  test(
    'email of digits alone stays a string',
    about('owner.email.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, email: '0042' },
        status: [200, 201],
        answer: { email: '0042' },
        because: '"0042" is a valid value of email',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { email: '0042' },
        because: '"0042" is a valid value of email',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { email: '0042' },
        status: [200],
        answer: { email: '0042' },
        because: '"0042" is a valid value of email',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { email: '0042' },
        because: '"0042" is a valid value of email',
      });
    },
  );

  test(
    'email keeps spaces, quotes, accents and symbols',
    about('owner.email.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of email',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of email',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of email',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of email',
      });
    },
  );

  test(
    'create and update refuse an email of a wrong type',
    about(
      'owner.email.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, email: 421337 },
        status: [400, 422],
        because: 'email must be a string',
      });
      await api.post('/owner', {
        body: { ...owner, email: { value: 'text' } },
        status: [400, 422],
        because: 'email must be a string',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { email: 421337 },
        status: [400, 422],
        because: 'email must be a string',
      });
      await api.patch('/owner/owner-1', {
        body: { email: { value: 'text' } },
        status: [400, 422],
        because: 'email must be a string',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { email: 'torido' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'email may be right at its maximum length of 60',
    about(
      'owner.email.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200, 201],
        answer: { email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of email is 60, inclusive',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of email is 60, inclusive',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of email is 60, inclusive',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of email is 60, inclusive',
      });
    },
  );

  test(
    'create and update refuse an email above its maximum length of 60',
    about(
      'owner.email.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, email: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'email must have at most 60 characters',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { email: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'email must have at most 60 characters',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { email: 'torido' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'email has no minimum length',
    about('owner.email.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, email: 'x' },
        status: [200, 201],
        answer: { email: 'x' },
        because: 'email has no minimum length',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { email: 'x' },
        because: 'email has no minimum length',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { email: 'x' },
        status: [200],
        answer: { email: 'x' },
        because: 'email has no minimum length',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { email: 'x' },
        because: 'email has no minimum length',
      });
    },
  );

  test(
    'joined_at may be the leap day 2016-02-29',
    about('owner.joined_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, joined_at: '2016-02-29 12:00:00' },
        status: [200, 201],
        answer: { joined_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of joined_at',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { joined_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of joined_at',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { joined_at: '2016-02-29 12:00:00' },
        status: [200],
        answer: { joined_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of joined_at',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { joined_at: '2016-02-29 12:00:00' },
        because: '"2016-02-29 12:00:00" is a valid value of joined_at',
      });
    },
  );

  test(
    'create and update refuse a joined_at of a wrong type',
    about(
      'owner.joined_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, joined_at: 202403 },
        status: [400, 422],
        because: 'joined_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { joined_at: 202403 },
        status: [400, 422],
        because: 'joined_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { joined_at: '2017-01-02 13:30:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a joined_at that no calendar or clock has',
    about(
      'owner.joined_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, joined_at: '2015-02-30 12:00:00' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/owner', {
        body: { ...owner, joined_at: '2015-02-29 12:00:00' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/owner', {
        body: { ...owner, joined_at: '2017-13-01 13:30:28' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/owner', {
        body: { ...owner, joined_at: '2017-01-02 25:00:00' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { joined_at: '2015-02-30 12:00:00' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/owner/owner-1', {
        body: { joined_at: '2015-02-29 12:00:00' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/owner/owner-1', {
        body: { joined_at: '2017-13-01 13:30:28' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/owner/owner-1', {
        body: { joined_at: '2017-01-02 25:00:00' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { joined_at: '2017-01-02 13:30:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a joined_at in another format',
    about(
      'owner.joined_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, joined_at: '2017-01-02T13:30:28Z' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/owner', {
        body: { ...owner, joined_at: '2017-01-02' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/owner', {
        body: { ...owner, joined_at: 'not a date' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { joined_at: '2017-01-02T13:30:28Z' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/owner/owner-1', {
        body: { joined_at: '2017-01-02' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/owner/owner-1', {
        body: { joined_at: 'not a date' },
        status: [400, 422],
        because: 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { joined_at: '2017-01-02 13:30:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'joined_at may be right at its first moment of 2015-01-01 00:00:00',
    about(
      'owner.joined_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, joined_at: '2015-01-01 00:00:00' },
        status: [200, 201],
        answer: { joined_at: '2015-01-01 00:00:00' },
        because: 'the first moment of joined_at is 2015-01-01 00:00:00, inclusive',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { joined_at: '2015-01-01 00:00:00' },
        because: 'the first moment of joined_at is 2015-01-01 00:00:00, inclusive',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { joined_at: '2015-01-01 00:00:00' },
        status: [200],
        answer: { joined_at: '2015-01-01 00:00:00' },
        because: 'the first moment of joined_at is 2015-01-01 00:00:00, inclusive',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { joined_at: '2015-01-01 00:00:00' },
        because: 'the first moment of joined_at is 2015-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a joined_at before its first moment of 2015-01-01 00:00:00',
    about(
      'owner.joined_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, joined_at: '2014-12-31 23:59:59' },
        status: [400, 422],
        because: 'joined_at must not be before 2015-01-01 00:00:00',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { joined_at: '2014-12-31 23:59:59' },
        status: [400, 422],
        because: 'joined_at must not be before 2015-01-01 00:00:00',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { joined_at: '2017-01-02 13:30:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'joined_at has no last moment',
    about('owner.joined_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, joined_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { joined_at: '2099-10-11 12:13:14' },
        because: 'joined_at has no last moment',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { joined_at: '2099-10-11 12:13:14' },
        because: 'joined_at has no last moment',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { joined_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { joined_at: '2099-10-11 12:13:14' },
        because: 'joined_at has no last moment',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { joined_at: '2099-10-11 12:13:14' },
        because: 'joined_at has no last moment',
      });
    },
  );

  test(
    'create and update refuse a loyalty_points of a wrong type',
    about(
      'owner.loyalty_points.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, loyalty_points: 'abc' },
        status: [400, 422],
        because: 'loyalty_points must be an integer',
      });
      await api.post('/owner', {
        body: { ...owner, loyalty_points: { value: 'text' } },
        status: [400, 422],
        because: 'loyalty_points must be an integer',
      });
      await api.post('/owner', {
        body: { ...owner, loyalty_points: 49.5 },
        status: [400, 422],
        because: 'loyalty_points must be an integer',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { loyalty_points: 'abc' },
        status: [400, 422],
        because: 'loyalty_points must be an integer',
      });
      await api.patch('/owner/owner-1', {
        body: { loyalty_points: { value: 'text' } },
        status: [400, 422],
        because: 'loyalty_points must be an integer',
      });
      await api.patch('/owner/owner-1', {
        body: { loyalty_points: 49.5 },
        status: [400, 422],
        because: 'loyalty_points must be an integer',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { loyalty_points: 50 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'loyalty_points may be right at its minimum of 0',
    about(
      'owner.loyalty_points.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, loyalty_points: 0 },
        status: [200, 201],
        answer: { loyalty_points: 0 },
        because: 'the minimum of loyalty_points is 0, inclusive',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { loyalty_points: 0 },
        because: 'the minimum of loyalty_points is 0, inclusive',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { loyalty_points: 0 },
        status: [200],
        answer: { loyalty_points: 0 },
        because: 'the minimum of loyalty_points is 0, inclusive',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { loyalty_points: 0 },
        because: 'the minimum of loyalty_points is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a loyalty_points below its minimum of 0',
    about(
      'owner.loyalty_points.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, loyalty_points: -1 },
        status: [400, 422],
        because: 'loyalty_points must be at least 0',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { loyalty_points: -1 },
        status: [400, 422],
        because: 'loyalty_points must be at least 0',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { loyalty_points: 50 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'loyalty_points has no maximum',
    about('owner.loyalty_points.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, loyalty_points: 1000000 },
        status: [200, 201],
        answer: { loyalty_points: 1000000 },
        because: 'loyalty_points has no maximum',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { loyalty_points: 1000000 },
        because: 'loyalty_points has no maximum',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { loyalty_points: 1000000 },
        status: [200],
        answer: { loyalty_points: 1000000 },
        because: 'loyalty_points has no maximum',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { loyalty_points: 1000000 },
        because: 'loyalty_points has no maximum',
      });
    },
  );

  test(
    'name of digits alone stays a string',
    about('owner.name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, name: '0042' },
        status: [200, 201],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { name: '0042' },
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { name: '0042' },
        because: '"0042" is a valid value of name',
      });
    },
  );

  test(
    'create and update refuse a name of a wrong type',
    about(
      'owner.name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, name: 421337 },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.post('/owner', {
        body: { ...owner, name: { value: 'text' } },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { name: 421337 },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.patch('/owner/owner-1', {
        body: { name: { value: 'text' } },
        status: [400, 422],
        because: 'name must be a string',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { name: 'mudo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name may be right at its minimum length of 2',
    about(
      'owner.name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, name: 'ru' },
        status: [200, 201],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { name: 'ru' },
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { name: 'ru' },
        because: 'the minimum length of name is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name below its minimum length of 2',
    about(
      'owner.name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, name: 'n' },
        status: [400, 422],
        because: 'name must have at least 2 characters',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { name: 'n' },
        status: [400, 422],
        because: 'name must have at least 2 characters',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { name: 'mudo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name may be right at its maximum length of 40',
    about(
      'owner.name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, name: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200, 201],
        answer: { name: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of name is 40, inclusive',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { name: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of name is 40, inclusive',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { name: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200],
        answer: { name: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of name is 40, inclusive',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { name: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of name is 40, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name above its maximum length of 40',
    about(
      'owner.name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, name: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'name must have at most 40 characters',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { name: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'name must have at most 40 characters',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { name: 'mudo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'newsletter may be false',
    about('owner.newsletter.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: owner,
        status: [200, 201],
        answer: { newsletter: false },
        because: 'false is a valid value of newsletter',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { newsletter: false },
        because: 'false is a valid value of newsletter',
      });
      await api.create('Owner', { ...owner, id: 'owner-2', newsletter: true });
      await api.patch('/owner/owner-2', {
        body: { newsletter: false },
        status: [200],
        answer: { newsletter: false },
        because: 'false is a valid value of newsletter',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { newsletter: false },
        because: 'false is a valid value of newsletter',
      });
    },
  );

  test(
    'create and update refuse a newsletter of a wrong type',
    about(
      'owner.newsletter.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, newsletter: 'abc' },
        status: [400, 422],
        because: 'newsletter must be true or false',
      });
      await api.post('/owner', {
        body: { ...owner, newsletter: { value: 'text' } },
        status: [400, 422],
        because: 'newsletter must be true or false',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { newsletter: 'abc' },
        status: [400, 422],
        because: 'newsletter must be true or false',
      });
      await api.patch('/owner/owner-1', {
        body: { newsletter: { value: 'text' } },
        status: [400, 422],
        because: 'newsletter must be true or false',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { newsletter: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'phone of digits alone stays a string',
    about('owner.phone.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, phone: '0042' },
        status: [200, 201],
        answer: { phone: '0042' },
        because: '"0042" is a valid value of phone',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { phone: '0042' },
        because: '"0042" is a valid value of phone',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { phone: '0042' },
        status: [200],
        answer: { phone: '0042' },
        because: '"0042" is a valid value of phone',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { phone: '0042' },
        because: '"0042" is a valid value of phone',
      });
    },
  );

  test(
    'create and update refuse a phone of a wrong type',
    about(
      'owner.phone.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, phone: 421337 },
        status: [400, 422],
        because: 'phone must be a string',
      });
      await api.post('/owner', {
        body: { ...owner, phone: { value: 'text' } },
        status: [400, 422],
        because: 'phone must be a string',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { phone: 421337 },
        status: [400, 422],
        because: 'phone must be a string',
      });
      await api.patch('/owner/owner-1', {
        body: { phone: { value: 'text' } },
        status: [400, 422],
        because: 'phone must be a string',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { phone: 'lona' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'phone may be right at its maximum length of 20',
    about(
      'owner.phone.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, phone: 'tosalo vado tuladu m' },
        status: [200, 201],
        answer: { phone: 'tosalo vado tuladu m' },
        because: 'the maximum length of phone is 20, inclusive',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { phone: 'tosalo vado tuladu m' },
        because: 'the maximum length of phone is 20, inclusive',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { phone: 'tosalo vado tuladu m' },
        status: [200],
        answer: { phone: 'tosalo vado tuladu m' },
        because: 'the maximum length of phone is 20, inclusive',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { phone: 'tosalo vado tuladu m' },
        because: 'the maximum length of phone is 20, inclusive',
      });
    },
  );

  test(
    'create and update refuse a phone above its maximum length of 20',
    about(
      'owner.phone.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, phone: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'phone must have at most 20 characters',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { phone: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'phone must have at most 20 characters',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { phone: 'lona' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'phone has no minimum length',
    about('owner.phone.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, phone: 'x' },
        status: [200, 201],
        answer: { phone: 'x' },
        because: 'phone has no minimum length',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { phone: 'x' },
        because: 'phone has no minimum length',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { phone: 'x' },
        status: [200],
        answer: { phone: 'x' },
        because: 'phone has no minimum length',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { phone: 'x' },
        because: 'phone has no minimum length',
      });
    },
  );

  test(
    'visits may be 0',
    about('owner.visits.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, visits: 0 },
        status: [200, 201],
        answer: { visits: 0 },
        because: '0 is a valid value of visits',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { visits: 0 },
        because: '0 is a valid value of visits',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { visits: 0 },
        status: [200],
        answer: { visits: 0 },
        because: '0 is a valid value of visits',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { visits: 0 },
        because: '0 is a valid value of visits',
      });
    },
  );

  test(
    'create and update refuse a visits of a wrong type',
    about(
      'owner.visits.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, visits: 'abc' },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.post('/owner', {
        body: { ...owner, visits: { value: 'text' } },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.post('/owner', {
        body: { ...owner, visits: 69.5 },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.get('/owner/owner-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', {
        body: { visits: 'abc' },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.patch('/owner/owner-1', {
        body: { visits: { value: 'text' } },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.patch('/owner/owner-1', {
        body: { visits: 69.5 },
        status: [400, 422],
        because: 'visits must be an integer',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { visits: 70 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'visits has no minimum',
    about('owner.visits.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, visits: -1000000 },
        status: [200, 201],
        answer: { visits: -1000000 },
        because: 'visits has no minimum',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { visits: -1000000 },
        because: 'visits has no minimum',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { visits: -1000000 },
        status: [200],
        answer: { visits: -1000000 },
        because: 'visits has no minimum',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { visits: -1000000 },
        because: 'visits has no minimum',
      });
    },
  );

  test(
    'visits has no maximum',
    about('owner.visits.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/owner', {
        body: { ...owner, visits: 1000000 },
        status: [200, 201],
        answer: { visits: 1000000 },
        because: 'visits has no maximum',
      });
      await api.get('/owner/owner-1', {
        status: [200],
        answer: { visits: 1000000 },
        because: 'visits has no maximum',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', {
        body: { visits: 1000000 },
        status: [200],
        answer: { visits: 1000000 },
        because: 'visits has no maximum',
      });
      await api.get('/owner/owner-2', {
        status: [200],
        answer: { visits: 1000000 },
        because: 'visits has no maximum',
      });
    },
  );
});
