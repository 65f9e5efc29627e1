import { about, test, without } from '../support/api.ts';

// A valid Owner, as the tests send it.
const owner = {
  balance: 23.75,
  email: 'torido',
  id: 'owner-1',
  joined_at: '2017-01-02 13:30:28',
  loyalty_points: 50,
  name: 'mudo',
  newsletter: false,
  phone: 'daba r',
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
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths,
  //   where characters that a path cannot hold come percent-encoded; never make up another.
  // ids.same-on-update: An update may carry the `id` that the object has already; accept it.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
      await api.post('/owner', owner).created('create answers the object that was sent', owner);
      await api.get('/owner/owner-1').ok('read answers the object that was created', owner);
      await api
        .post('/owner', { ...owner, id: 'owner-2' })
        .created('objects may be alike in everything but their ids', { id: 'owner-2' });
    },
  );

  test(
    'the id of an Owner may be any text, upper and lower case told apart, but no number',
    about(
      'owner.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/owner', { ...owner, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Owner', { ...owner, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/owner/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/owner/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...owner, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/owner', { ...owner, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/owner/owner-1', {
          balance: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        })
        .ok('every one of these fields was sent', {
          balance: 50.75,
          email: 'vuni',
          id: 'owner-1',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        });
      await api.get('/owner/owner-1').ok('the update is stored', {
        balance: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'soluta',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('owner.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Owner', owner);
      await api
        .patch('/owner/owner-1', {
          id: 'owner-1',
          balance: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        })
        .ok(because, {
          id: 'owner-1',
          balance: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        });
      await api.get('/owner/owner-1').ok(because, {
        id: 'owner-1',
        balance: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'soluta',
      });
    },
  );

  test(
    'update that is refused for phone does not change balance either',
    about(
      'owner.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Owner', owner);
      await api
        .patch('/owner/owner-1', { balance: 50.75, phone: 421337 })
        .invalid('phone must be a string');
      await api.get('/owner/owner-1').ok('a refused update changes nothing', owner);
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
      const because = 'it was deleted';
      await api.create('Owner', owner);
      await api.delete('/owner/owner-1').removed('the object exists');
      await api.get('/owner/owner-1').notFound(because);
      await api.patch('/owner/owner-1', { id: 'owner-1' }).notFound(because);
      await api.get('/owner').ok('what was deleted is in no list', []);
      await api
        .post('/owner', {
          ...owner,
          balance: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          balance: 50.75,
          email: 'vuni',
          id: 'owner-1',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        });
      await api
        .get('/owner/owner-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          balance: 50.75,
          email: 'vuni',
          id: 'owner-1',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Owner has',
    about('owner.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Owner has the id owner-unknown';
      await api.create('Owner', owner);
      await api.get('/owner/owner-unknown').notFound(because);
      await api
        .patch('/owner/owner-unknown', {
          balance: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        })
        .notFound(because);
      await api.delete('/owner/owner-unknown').notFound(because);
      await api.get('/owner').ok('requests for an unknown id change nothing', [{ id: 'owner-1' }]);
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
        balance: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'soluta',
      });
      await api.create('Owner', {
        ...owner,
        id: 'owner-3',
        balance: 9.75,
        email: 'radido',
        joined_at: '2016-05-20 02:42:01',
        loyalty_points: 72,
        name: 'dotilo',
        phone: 'nodu d',
      });
      await api.get('/owner').ok('three objects were created', [
        owner,
        {
          balance: 50.75,
          email: 'vuni',
          id: 'owner-2',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        },
        {
          balance: 9.75,
          email: 'radido',
          id: 'owner-3',
          joined_at: '2016-05-20 02:42:01',
          loyalty_points: 72,
          name: 'dotilo',
          newsletter: false,
          phone: 'nodu d',
        },
      ]);
      await api.create('Owner', { ...owner, id: 'owner-4' });
      await api.create('Owner', { ...owner, id: 'owner-5' });
      await api.create('Owner', { ...owner, id: 'owner-6' });
      await api.create('Owner', { ...owner, id: 'owner-7' });
      await api.create('Owner', { ...owner, id: 'owner-8' });
      await api.create('Owner', { ...owner, id: 'owner-9' });
      await api.create('Owner', { ...owner, id: 'owner-10' });
      await api.create('Owner', { ...owner, id: 'owner-11' });
      await api
        .get('/owner')
        .ok('a list holds every object, however many there are', [
          { id: 'owner-1' },
          { id: 'owner-2' },
          { id: 'owner-3' },
          { id: 'owner-4' },
          { id: 'owner-5' },
          { id: 'owner-6' },
          { id: 'owner-7' },
          { id: 'owner-8' },
          { id: 'owner-9' },
          { id: 'owner-10' },
          { id: 'owner-11' },
        ]);
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
        balance: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'soluta',
      });
      await api
        .patch('/owner/owner-2', {
          id: 'owner-2',
          balance: 50.75,
          email: 'vuni',
          joined_at: '2017-04-03 09:32:13',
          loyalty_points: 48,
          name: 'lono',
          newsletter: true,
          phone: 'soluta',
        })
        .ok('the change is valid');
      await api.get('/owner/owner-1').ok('another object was updated', owner);
      await api.get('/owner/owner-2').ok('the update is stored', {
        balance: 50.75,
        email: 'vuni',
        id: 'owner-2',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'soluta',
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
        balance: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'soluta',
      });
      await api.delete('/owner/owner-1').removed('the object exists');
      await api.get('/owner/owner-2').ok('another object was deleted', {
        balance: 50.75,
        email: 'vuni',
        id: 'owner-2',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'soluta',
      });
      await api.get('/owner').ok('one of two objects was deleted', [{ id: 'owner-2' }]);
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
        balance: 50.75,
        email: 'vuni',
        joined_at: '2017-04-03 09:32:13',
        loyalty_points: 48,
        name: 'lono',
        newsletter: true,
        phone: 'soluta',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/owner').ok('reset removes all objects', []);
      await api.get('/owner/owner-1').notFound('reset removed it');
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
    'balance is 0 when a create leaves it out',
    about('owner.balance.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of balance is 0';
      await api.post('/owner', without(owner, 'balance')).created(because, { balance: 0 });
      await api.get('/owner/owner-1').ok(because, { balance: 0 });
    },
  );

  test(
    'create accepts an Owner without email, which is optional',
    about('owner.email.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'email is optional';
      await api.post('/owner', without(owner, 'email')).created(because, { email: null });
      await api.get('/owner/owner-1').ok(because, { email: null });
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
      await api.post('/owner', without(owner, 'id')).invalid('id must be sent');
      await api.get('/owner').ok('a refused create stores nothing', []);
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
      await api
        .post('/owner', without(owner, 'joined_at'))
        .invalid('joined_at is required and has no default');
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'loyalty_points is 0 when a create leaves it out',
    about('owner.loyalty_points.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of loyalty_points is 0';
      await api
        .post('/owner', without(owner, 'loyalty_points'))
        .created(because, { loyalty_points: 0 });
      await api.get('/owner/owner-1').ok(because, { loyalty_points: 0 });
    },
  );

  test(
    'create refuses an Owner without name, which is required',
    about('owner.name.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api
        .post('/owner', without(owner, 'name'))
        .invalid('name is required and has no default');
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'newsletter is true when a create leaves it out',
    about('owner.newsletter.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of newsletter is true';
      await api.post('/owner', without(owner, 'newsletter')).created(because, { newsletter: true });
      await api.get('/owner/owner-1').ok(because, { newsletter: true });
    },
  );

  test(
    'create refuses an Owner without phone, which is required',
    about('owner.phone.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api
        .post('/owner', without(owner, 'phone'))
        .invalid('phone is required and has no default');
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of balance or phone alone leaves every other field as it is',
    about('owner.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Owner', { ...owner, newsletter: null });
      await api
        .patch('/owner/owner-1', { balance: 50.75 })
        .ok(because, { ...owner, balance: 50.75, newsletter: null });
      await api
        .patch('/owner/owner-1', { phone: 'soluta' })
        .ok(because, { ...owner, balance: 50.75, newsletter: null, phone: 'soluta' });
      await api
        .get('/owner/owner-1')
        .ok(because, { ...owner, balance: 50.75, newsletter: null, phone: 'soluta' });
    },
  );
});

test.describe('Owner: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for balance',
    about(
      'owner.balance.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'balance must not be null';
      await api.post('/owner', { ...owner, balance: null }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { balance: null }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { balance: 23.75 });
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
      const because = 'email must not be null';
      await api.post('/owner', { ...owner, email: null }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { email: null }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { email: 'torido' });
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
      const because = 'joined_at must not be null';
      await api.post('/owner', { ...owner, joined_at: null }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { joined_at: null }).invalid(because);
      await api
        .get('/owner/owner-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
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
      const because = 'loyalty_points must not be null';
      await api.post('/owner', { ...owner, loyalty_points: null }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { loyalty_points: null }).invalid(because);
      await api
        .get('/owner/owner-1')
        .ok('a refused update changes nothing', { loyalty_points: 50 });
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
      const because = 'name must not be null';
      await api.post('/owner', { ...owner, name: null }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { name: null }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { name: 'mudo' });
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
      const because = 'newsletter is nullable and its default is for absence only';
      await api
        .post('/owner', { ...owner, newsletter: null })
        .created(because, { newsletter: null });
      await api.get('/owner/owner-1').ok(because, { newsletter: null });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { newsletter: null }).ok(because, { newsletter: null });
      await api.get('/owner/owner-2').ok(because, { newsletter: null });
    },
  );

  test(
    'phone may be null',
    about('owner.phone.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'phone is nullable';
      await api.post('/owner', { ...owner, phone: null }).created(because, { phone: null });
      await api.get('/owner/owner-1').ok(because, { phone: null });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { phone: null }).ok(because, { phone: null });
      await api.get('/owner/owner-2').ok(because, { phone: null });
    },
  );
});

test.describe('Owner: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'balance may be the whole number 0',
    about('owner.balance.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of balance';
      await api.post('/owner', { ...owner, balance: 0 }).created(because, { balance: 0 });
      await api.get('/owner/owner-1').ok(because, { balance: 0 });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { balance: 0 }).ok(because, { balance: 0 });
      await api.get('/owner/owner-2').ok(because, { balance: 0 });
    },
  );

  test(
    'balance keeps three decimals',
    about('owner.balance.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of balance';
      await api.post('/owner', { ...owner, balance: 12.375 }).created(because, { balance: 12.375 });
      await api.get('/owner/owner-1').ok(because, { balance: 12.375 });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { balance: 12.375 }).ok(because, { balance: 12.375 });
      await api.get('/owner/owner-2').ok(because, { balance: 12.375 });
    },
  );

  test(
    'create and update refuse a balance of a wrong type',
    about(
      'owner.balance.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'balance must be a number';
      await api.post('/owner', { ...owner, balance: 'abc' }).invalid(because);
      await api.post('/owner', { ...owner, balance: { value: 'text' } }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { balance: 'abc' }).invalid(because);
      await api.patch('/owner/owner-1', { balance: {} }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { balance: 23.75 });
    },
  );

  test(
    'balance may be right at its minimum of -500',
    about(
      'owner.balance.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of balance is -500, inclusive';
      await api.post('/owner', { ...owner, balance: -500 }).created(because, { balance: -500 });
      await api.get('/owner/owner-1').ok(because, { balance: -500 });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { balance: -500 }).ok(because, { balance: -500 });
      await api.get('/owner/owner-2').ok(because, { balance: -500 });
    },
  );

  test(
    'create and update refuse a balance below its minimum of -500',
    about(
      'owner.balance.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'balance must be at least -500';
      await api.post('/owner', { ...owner, balance: -500.25 }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { balance: -500.25 }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { balance: 23.75 });
    },
  );

  test(
    'balance has no maximum',
    about('owner.balance.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'balance has no maximum';
      await api
        .post('/owner', { ...owner, balance: 999999.75 })
        .created(because, { balance: 999999.75 });
      await api.get('/owner/owner-1').ok(because, { balance: 999999.75 });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { balance: 999999.75 }).ok(because, { balance: 999999.75 });
      await api.get('/owner/owner-2').ok(because, { balance: 999999.75 });
    },
  );

  test(
    'email of digits alone stays a string',
    about('owner.email.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of email';
      await api.post('/owner', { ...owner, email: '0042' }).created(because, { email: '0042' });
      await api.get('/owner/owner-1').ok(because, { email: '0042' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { email: '0042' }).ok(because, { email: '0042' });
      await api.get('/owner/owner-2').ok(because, { email: '0042' });
    },
  );

  test(
    'email keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('owner.email.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of email';
      await api
        .post('/owner', { ...owner, email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/owner/owner-1').ok(because, { email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api
        .patch('/owner/owner-2', { email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/owner/owner-2').ok(because, { email: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'email must be a string';
      await api.post('/owner', { ...owner, email: 421337 }).invalid(because);
      await api.post('/owner', { ...owner, email: { value: 'text' } }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { email: 0 }).invalid(because);
      await api.patch('/owner/owner-1', { email: {} }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { email: 'torido' });
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
      const because = 'the maximum length of email is 60, inclusive';
      await api
        .post('/owner', {
          ...owner,
          email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api
        .get('/owner/owner-1')
        .ok(because, { email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api
        .patch('/owner/owner-2', {
          email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, { email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api
        .get('/owner/owner-2')
        .ok(because, { email: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
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
      const because = 'email must have at most 60 characters';
      await api
        .post('/owner', {
          ...owner,
          email: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api
        .patch('/owner/owner-1', {
          email: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { email: 'torido' });
    },
  );

  test(
    'email has no minimum length',
    about('owner.email.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'email has no minimum length';
      await api.post('/owner', { ...owner, email: 'x' }).created(because, { email: 'x' });
      await api.get('/owner/owner-1').ok(because, { email: 'x' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { email: 'x' }).ok(because, { email: 'x' });
      await api.get('/owner/owner-2').ok(because, { email: 'x' });
    },
  );

  test(
    'joined_at may be the leap day 2016-02-29',
    about('owner.joined_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2016-02-29 12:00:00" is a valid value of joined_at';
      await api
        .post('/owner', { ...owner, joined_at: '2016-02-29 12:00:00' })
        .created(because, { joined_at: '2016-02-29 12:00:00' });
      await api.get('/owner/owner-1').ok(because, { joined_at: '2016-02-29 12:00:00' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api
        .patch('/owner/owner-2', { joined_at: '2016-02-29 12:00:00' })
        .ok(because, { joined_at: '2016-02-29 12:00:00' });
      await api.get('/owner/owner-2').ok(because, { joined_at: '2016-02-29 12:00:00' });
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
      const because = 'joined_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/owner', { ...owner, joined_at: 202403 }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { joined_at: 0 }).invalid(because);
      await api
        .get('/owner/owner-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
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
      const because = 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/owner', { ...owner, joined_at: '2015-02-30 12:00:00' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2015-02-29 12:00:00' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2017-13-01 13:30:28' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2017-01-02 24:00:00' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2100-02-29 12:00:00' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2015-04-31 12:00:00' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2015-03-00 12:00:00' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2016-00-10 12:00:00' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2017-01-02 10:60:00' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2017-01-02 10:30:75' }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { joined_at: '2015-02-30 12:00:00' }).invalid(because);
      await api.patch('/owner/owner-1', { joined_at: '2015-02-29 12:00:00' }).invalid(because);
      await api.patch('/owner/owner-1', { joined_at: '2017-13-01 13:30:28' }).invalid(because);
      await api.patch('/owner/owner-1', { joined_at: '2017-01-02 24:00:00' }).invalid(because);
      await api
        .get('/owner/owner-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
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
      const because = 'joined_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/owner', { ...owner, joined_at: '2017-01-02T13:30:28Z' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2017-01-02' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: 'not a date' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2017-01-02T13:30:28' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2017-01-02 13:30' }).invalid(because);
      await api.post('/owner', { ...owner, joined_at: '2017-01-02 13:30:28.125' }).invalid(because);
      await api
        .post('/owner', { ...owner, joined_at: '2017-01-02 13:30:28+02:00' })
        .invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { joined_at: '2017-01-02T13:30:28Z' }).invalid(because);
      await api.patch('/owner/owner-1', { joined_at: '2017-01-02' }).invalid(because);
      await api.patch('/owner/owner-1', { joined_at: 'not a date' }).invalid(because);
      await api.patch('/owner/owner-1', { joined_at: '2017-01-02T13:30:28' }).invalid(because);
      await api
        .get('/owner/owner-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
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
      const because = 'the first moment of joined_at is 2015-01-01 00:00:00, inclusive';
      await api
        .post('/owner', { ...owner, joined_at: '2015-01-01 00:00:00' })
        .created(because, { joined_at: '2015-01-01 00:00:00' });
      await api.get('/owner/owner-1').ok(because, { joined_at: '2015-01-01 00:00:00' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api
        .patch('/owner/owner-2', { joined_at: '2015-01-01 00:00:00' })
        .ok(because, { joined_at: '2015-01-01 00:00:00' });
      await api.get('/owner/owner-2').ok(because, { joined_at: '2015-01-01 00:00:00' });
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
      const because = 'joined_at must not be before 2015-01-01 00:00:00';
      await api.post('/owner', { ...owner, joined_at: '2014-12-31 23:59:59' }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { joined_at: '2014-12-31 23:59:59' }).invalid(because);
      await api
        .get('/owner/owner-1')
        .ok('a refused update changes nothing', { joined_at: '2017-01-02 13:30:28' });
    },
  );

  test(
    'joined_at has no last moment',
    about('owner.joined_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'joined_at has no last moment';
      await api
        .post('/owner', { ...owner, joined_at: '2099-10-11 12:13:14' })
        .created(because, { joined_at: '2099-10-11 12:13:14' });
      await api.get('/owner/owner-1').ok(because, { joined_at: '2099-10-11 12:13:14' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api
        .patch('/owner/owner-2', { joined_at: '2099-10-11 12:13:14' })
        .ok(because, { joined_at: '2099-10-11 12:13:14' });
      await api.get('/owner/owner-2').ok(because, { joined_at: '2099-10-11 12:13:14' });
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
      const because = 'loyalty_points must be an integer';
      await api.post('/owner', { ...owner, loyalty_points: 'abc' }).invalid(because);
      await api.post('/owner', { ...owner, loyalty_points: { value: 'text' } }).invalid(because);
      await api.post('/owner', { ...owner, loyalty_points: 49.5 }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { loyalty_points: 'abc' }).invalid(because);
      await api.patch('/owner/owner-1', { loyalty_points: {} }).invalid(because);
      await api.patch('/owner/owner-1', { loyalty_points: 49.5 }).invalid(because);
      await api
        .get('/owner/owner-1')
        .ok('a refused update changes nothing', { loyalty_points: 50 });
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
      const because = 'the minimum of loyalty_points is 0, inclusive';
      await api
        .post('/owner', { ...owner, loyalty_points: 0 })
        .created(because, { loyalty_points: 0 });
      await api.get('/owner/owner-1').ok(because, { loyalty_points: 0 });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { loyalty_points: 0 }).ok(because, { loyalty_points: 0 });
      await api.get('/owner/owner-2').ok(because, { loyalty_points: 0 });
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
      const because = 'loyalty_points must be at least 0';
      await api.post('/owner', { ...owner, loyalty_points: -1 }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { loyalty_points: -1 }).invalid(because);
      await api
        .get('/owner/owner-1')
        .ok('a refused update changes nothing', { loyalty_points: 50 });
    },
  );

  test(
    'loyalty_points has no maximum',
    about('owner.loyalty_points.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'loyalty_points has no maximum';
      await api
        .post('/owner', { ...owner, loyalty_points: 1000000 })
        .created(because, { loyalty_points: 1000000 });
      await api.get('/owner/owner-1').ok(because, { loyalty_points: 1000000 });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api
        .patch('/owner/owner-2', { loyalty_points: 1000000 })
        .ok(because, { loyalty_points: 1000000 });
      await api.get('/owner/owner-2').ok(because, { loyalty_points: 1000000 });
    },
  );

  test(
    'name of digits alone stays a string',
    about('owner.name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of name';
      await api.post('/owner', { ...owner, name: '0042' }).created(because, { name: '0042' });
      await api.get('/owner/owner-1').ok(because, { name: '0042' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { name: '0042' }).ok(because, { name: '0042' });
      await api.get('/owner/owner-2').ok(because, { name: '0042' });
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
      const because = 'name must be a string';
      await api.post('/owner', { ...owner, name: 421337 }).invalid(because);
      await api.post('/owner', { ...owner, name: { value: 'text' } }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { name: 0 }).invalid(because);
      await api.patch('/owner/owner-1', { name: {} }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { name: 'mudo' });
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
      const because = 'the minimum length of name is 2, inclusive';
      await api.post('/owner', { ...owner, name: 'r ' }).created(because, { name: 'r ' });
      await api.get('/owner/owner-1').ok(because, { name: 'r ' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { name: 'r ' }).ok(because, { name: 'r ' });
      await api.get('/owner/owner-2').ok(because, { name: 'r ' });
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
      const because = 'name must have at least 2 characters';
      await api.post('/owner', { ...owner, name: 'n' }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { name: 'n' }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { name: 'mudo' });
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
      const because = 'the maximum length of name is 40, inclusive';
      await api
        .post('/owner', { ...owner, name: 'lovasu toro logado gimi mirovu ridu bub ' })
        .created(because, { name: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/owner/owner-1')
        .ok(because, { name: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api
        .patch('/owner/owner-2', { name: 'lovasu toro logado gimi mirovu ridu bub ' })
        .ok(because, { name: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/owner/owner-2')
        .ok(because, { name: 'lovasu toro logado gimi mirovu ridu bub ' });
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
      const because = 'name must have at most 40 characters';
      await api
        .post('/owner', { ...owner, name: 'bubiro biva ridu tita mana rolu ludu non ' })
        .invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api
        .patch('/owner/owner-1', { name: 'bubiro biva ridu tita mana rolu ludu non ' })
        .invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { name: 'mudo' });
    },
  );

  test(
    'newsletter may be false',
    about('owner.newsletter.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of newsletter';
      await api.post('/owner', owner).created(because, { newsletter: false });
      await api.get('/owner/owner-1').ok(because, { newsletter: false });
      await api.create('Owner', { ...owner, id: 'owner-2', newsletter: true });
      await api.patch('/owner/owner-2', { newsletter: false }).ok(because, { newsletter: false });
      await api.get('/owner/owner-2').ok(because, { newsletter: false });
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
      const because = 'newsletter must be true or false';
      await api.post('/owner', { ...owner, newsletter: 'abc' }).invalid(because);
      await api.post('/owner', { ...owner, newsletter: { value: 'text' } }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { newsletter: 'abc' }).invalid(because);
      await api.patch('/owner/owner-1', { newsletter: {} }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { newsletter: false });
    },
  );

  test(
    'phone keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('owner.phone.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of phone';
      await api
        .post('/owner', { ...owner, phone: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { phone: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/owner/owner-1').ok(because, { phone: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api
        .patch('/owner/owner-2', { phone: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { phone: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/owner/owner-2').ok(because, { phone: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'phone must be a string';
      await api.post('/owner', { ...owner, phone: 421337 }).invalid(because);
      await api.post('/owner', { ...owner, phone: { value: 'text' } }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { phone: 0 }).invalid(because);
      await api.patch('/owner/owner-1', { phone: {} }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { phone: 'daba r' });
    },
  );

  test(
    'phone may be right at its minimum length of 6',
    about(
      'owner.phone.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of phone is 6, inclusive';
      await api.post('/owner', { ...owner, phone: 'boris ' }).created(because, { phone: 'boris ' });
      await api.get('/owner/owner-1').ok(because, { phone: 'boris ' });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api.patch('/owner/owner-2', { phone: 'boris ' }).ok(because, { phone: 'boris ' });
      await api.get('/owner/owner-2').ok(because, { phone: 'boris ' });
    },
  );

  test(
    'create and update refuse a phone below its minimum length of 6',
    about(
      'owner.phone.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phone must have at least 6 characters';
      await api.post('/owner', { ...owner, phone: 'labu ' }).invalid(because);
      await api.get('/owner/owner-1').notFound('a refused create stores nothing');
      await api.create('Owner', owner);
      await api.patch('/owner/owner-1', { phone: 'labu ' }).invalid(because);
      await api.get('/owner/owner-1').ok('a refused update changes nothing', { phone: 'daba r' });
    },
  );

  test(
    'phone has no maximum length',
    about('owner.phone.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'phone has no maximum length';
      await api
        .post('/owner', {
          ...owner,
          phone:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          phone:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/owner/owner-1').ok(because, {
        phone:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Owner', { ...owner, id: 'owner-2' });
      await api
        .patch('/owner/owner-2', {
          phone:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          phone:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/owner/owner-2').ok(because, {
        phone:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );
});
