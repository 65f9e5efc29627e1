import { about, test, without } from '../support/api.ts';

// A valid RocketShelf, as the tests send it.
const rocketShelf = {
  bonus_weekly_inner: 80,
  brand_regional_temporary: 'sirumu',
  id: 'rocketshelf-1',
  ratio_internal: 53.25,
  subject_shared: 'dila',
};

test.describe('RocketShelf: create, read, update and delete', () => {
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
    'create answers the new RocketShelf, and read answers it again',
    about(
      'rocketshelf.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: rocketShelf,
        status: [200, 201],
        answer: rocketShelf,
        because: 'create answers the object that was sent',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: rocketShelf,
        because: 'read answers the object that was created',
      });
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, id: 'rocketshelf-2' },
        status: [200, 201],
        answer: { id: 'rocketshelf-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole RocketShelf',
    about(
      'rocketshelf.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        status: [200],
        answer: {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          id: 'rocketshelf-1',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('rocketshelf.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: {
          id: 'rocketshelf-1',
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        status: [200],
        answer: {
          id: 'rocketshelf-1',
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: {
          id: 'rocketshelf-1',
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for subject_shared does not change bonus_weekly_inner either',
    about(
      'rocketshelf.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { bonus_weekly_inner: 71, subject_shared: 421337 },
        status: [400, 422],
        because: 'subject_shared must be a string',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: rocketShelf,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a RocketShelf: no read finds it and no list holds it',
    about(
      'rocketshelf.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.delete('/rocketshelf/rocketshelf-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/rocketshelf/rocketshelf-1', { status: [404], because: 'it was deleted' });
      await api.get('/rocketshelf', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RocketShelf has',
    about('rocketshelf.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.get('/rocketshelf/rocketshelf-unknown', {
        status: [404],
        because: 'no RocketShelf has the id rocketshelf-unknown',
      });
      await api.patch('/rocketshelf/rocketshelf-unknown', {
        body: {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        status: [404],
        because: 'no RocketShelf has the id rocketshelf-unknown',
      });
      await api.delete('/rocketshelf/rocketshelf-unknown', {
        status: [404],
        because: 'no RocketShelf has the id rocketshelf-unknown',
      });
      await api.get('/rocketshelf', {
        status: [200],
        answer: [{ id: 'rocketshelf-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('RocketShelf: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every RocketShelf with all of its fields',
    about('rocketshelf.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-3',
        bonus_weekly_inner: 65,
        brand_regional_temporary: 'roba',
        ratio_internal: 27.75,
        subject_shared: 'mosa',
      });
      await api.get('/rocketshelf', {
        status: [200],
        answer: [
          rocketShelf,
          {
            bonus_weekly_inner: 71,
            brand_regional_temporary: 'livasa',
            id: 'rocketshelf-2',
            ratio_internal: 69.75,
            subject_shared: 'tugoga',
          },
          {
            bonus_weekly_inner: 65,
            brand_regional_temporary: 'roba',
            id: 'rocketshelf-3',
            ratio_internal: 27.75,
            subject_shared: 'mosa',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one RocketShelf leaves another as it was',
    about('rocketshelf.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: {
          id: 'rocketshelf-2',
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: rocketShelf,
        because: 'another object was updated',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          id: 'rocketshelf-2',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one RocketShelf leaves another as it was',
    about(
      'rocketshelf.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
      await api.delete('/rocketshelf/rocketshelf-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: {
          bonus_weekly_inner: 71,
          brand_regional_temporary: 'livasa',
          id: 'rocketshelf-2',
          ratio_internal: 69.75,
          subject_shared: 'tugoga',
        },
        because: 'another object was deleted',
      });
      await api.get('/rocketshelf', {
        status: [200],
        answer: [{ id: 'rocketshelf-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every RocketShelf',
    about('rocketshelf.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.create('RocketShelf', {
        ...rocketShelf,
        id: 'rocketshelf-2',
        bonus_weekly_inner: 71,
        brand_regional_temporary: 'livasa',
        ratio_internal: 69.75,
        subject_shared: 'tugoga',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/rocketshelf', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/rocketshelf/rocketshelf-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('RocketShelf: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a RocketShelf without bonus_weekly_inner, which is required',
    about(
      'rocketshelf.bonus_weekly_inner.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: without(rocketShelf, 'bonus_weekly_inner'),
        status: [400, 422],
        because: 'bonus_weekly_inner is required and has no default',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a RocketShelf without brand_regional_temporary, which is optional',
    about(
      'rocketshelf.brand_regional_temporary.may-be-left-out',
      'create.optional',
      'values.absent',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: without(rocketShelf, 'brand_regional_temporary'),
        status: [200, 201],
        answer: { brand_regional_temporary: null },
        because: 'brand_regional_temporary is optional',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { brand_regional_temporary: null },
        because: 'brand_regional_temporary is optional',
      });
    },
  );

  test(
    'create refuses a RocketShelf without an id',
    about(
      'rocketshelf.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: without(rocketShelf, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/rocketshelf', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a RocketShelf without ratio_internal, which is required',
    about(
      'rocketshelf.ratio_internal.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: without(rocketShelf, 'ratio_internal'),
        status: [400, 422],
        because: 'ratio_internal is required and has no default',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a RocketShelf without subject_shared, which is optional',
    about('rocketshelf.subject_shared.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: without(rocketShelf, 'subject_shared'),
        status: [200, 201],
        answer: { subject_shared: null },
        because: 'subject_shared is optional',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { subject_shared: null },
        because: 'subject_shared is optional',
      });
    },
  );

  test(
    'update of bonus_weekly_inner or subject_shared alone leaves every other field as it is',
    about('rocketshelf.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { bonus_weekly_inner: 71 },
        status: [200],
        answer: { ...rocketShelf, bonus_weekly_inner: 71 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { subject_shared: 'tugoga' },
        status: [200],
        answer: { ...rocketShelf, bonus_weekly_inner: 71, subject_shared: 'tugoga' },
        because: 'an update touches only what it carries',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { ...rocketShelf, bonus_weekly_inner: 71, subject_shared: 'tugoga' },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('RocketShelf: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'bonus_weekly_inner may be null',
    about(
      'rocketshelf.bonus_weekly_inner.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, bonus_weekly_inner: null },
        status: [200, 201],
        answer: { bonus_weekly_inner: null },
        because: 'bonus_weekly_inner is nullable',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { bonus_weekly_inner: null },
        because: 'bonus_weekly_inner is nullable',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { bonus_weekly_inner: null },
        status: [200],
        answer: { bonus_weekly_inner: null },
        because: 'bonus_weekly_inner is nullable',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { bonus_weekly_inner: null },
        because: 'bonus_weekly_inner is nullable',
      });
    },
  );

  test(
    'brand_regional_temporary may be null',
    about(
      'rocketshelf.brand_regional_temporary.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, brand_regional_temporary: null },
        status: [200, 201],
        answer: { brand_regional_temporary: null },
        because: 'brand_regional_temporary is nullable',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { brand_regional_temporary: null },
        because: 'brand_regional_temporary is nullable',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { brand_regional_temporary: null },
        status: [200],
        answer: { brand_regional_temporary: null },
        because: 'brand_regional_temporary is nullable',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { brand_regional_temporary: null },
        because: 'brand_regional_temporary is nullable',
      });
    },
  );

  test(
    'ratio_internal may be null',
    about(
      'rocketshelf.ratio_internal.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, ratio_internal: null },
        status: [200, 201],
        answer: { ratio_internal: null },
        because: 'ratio_internal is nullable',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { ratio_internal: null },
        because: 'ratio_internal is nullable',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { ratio_internal: null },
        status: [200],
        answer: { ratio_internal: null },
        because: 'ratio_internal is nullable',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { ratio_internal: null },
        because: 'ratio_internal is nullable',
      });
    },
  );

  test(
    'create and update refuse null for subject_shared',
    about(
      'rocketshelf.subject_shared.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, subject_shared: null },
        status: [400, 422],
        because: 'subject_shared must not be null',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { subject_shared: null },
        status: [400, 422],
        because: 'subject_shared must not be null',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { subject_shared: 'dila' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RocketShelf: types and bounds', () => {
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

  test(
    'create and update refuse a bonus_weekly_inner of a wrong type',
    about(
      'rocketshelf.bonus_weekly_inner.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, bonus_weekly_inner: 'abc' },
        status: [400, 422],
        because: 'bonus_weekly_inner must be an integer',
      });
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, bonus_weekly_inner: { value: 'text' } },
        status: [400, 422],
        because: 'bonus_weekly_inner must be an integer',
      });
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, bonus_weekly_inner: 79.5 },
        status: [400, 422],
        because: 'bonus_weekly_inner must be an integer',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { bonus_weekly_inner: 'abc' },
        status: [400, 422],
        because: 'bonus_weekly_inner must be an integer',
      });
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { bonus_weekly_inner: { value: 'text' } },
        status: [400, 422],
        because: 'bonus_weekly_inner must be an integer',
      });
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { bonus_weekly_inner: 79.5 },
        status: [400, 422],
        because: 'bonus_weekly_inner must be an integer',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { bonus_weekly_inner: 80 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'bonus_weekly_inner may be right at its minimum of 5',
    about(
      'rocketshelf.bonus_weekly_inner.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, bonus_weekly_inner: 5 },
        status: [200, 201],
        answer: { bonus_weekly_inner: 5 },
        because: 'the minimum of bonus_weekly_inner is 5, inclusive',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { bonus_weekly_inner: 5 },
        because: 'the minimum of bonus_weekly_inner is 5, inclusive',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { bonus_weekly_inner: 5 },
        status: [200],
        answer: { bonus_weekly_inner: 5 },
        because: 'the minimum of bonus_weekly_inner is 5, inclusive',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { bonus_weekly_inner: 5 },
        because: 'the minimum of bonus_weekly_inner is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a bonus_weekly_inner below its minimum of 5',
    about(
      'rocketshelf.bonus_weekly_inner.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, bonus_weekly_inner: 4 },
        status: [400, 422],
        because: 'bonus_weekly_inner must be at least 5',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { bonus_weekly_inner: 4 },
        status: [400, 422],
        because: 'bonus_weekly_inner must be at least 5',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { bonus_weekly_inner: 80 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'bonus_weekly_inner may be right at its maximum of 500',
    about(
      'rocketshelf.bonus_weekly_inner.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, bonus_weekly_inner: 500 },
        status: [200, 201],
        answer: { bonus_weekly_inner: 500 },
        because: 'the maximum of bonus_weekly_inner is 500, inclusive',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { bonus_weekly_inner: 500 },
        because: 'the maximum of bonus_weekly_inner is 500, inclusive',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { bonus_weekly_inner: 500 },
        status: [200],
        answer: { bonus_weekly_inner: 500 },
        because: 'the maximum of bonus_weekly_inner is 500, inclusive',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { bonus_weekly_inner: 500 },
        because: 'the maximum of bonus_weekly_inner is 500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a bonus_weekly_inner above its maximum of 500',
    about(
      'rocketshelf.bonus_weekly_inner.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, bonus_weekly_inner: 501 },
        status: [400, 422],
        because: 'bonus_weekly_inner must be at most 500',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { bonus_weekly_inner: 501 },
        status: [400, 422],
        because: 'bonus_weekly_inner must be at most 500',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { bonus_weekly_inner: 80 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'brand_regional_temporary of digits alone stays a string',
    about(
      'rocketshelf.brand_regional_temporary.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, brand_regional_temporary: '0042' },
        status: [200, 201],
        answer: { brand_regional_temporary: '0042' },
        because: '"0042" is a valid value of brand_regional_temporary',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { brand_regional_temporary: '0042' },
        because: '"0042" is a valid value of brand_regional_temporary',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { brand_regional_temporary: '0042' },
        status: [200],
        answer: { brand_regional_temporary: '0042' },
        because: '"0042" is a valid value of brand_regional_temporary',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { brand_regional_temporary: '0042' },
        because: '"0042" is a valid value of brand_regional_temporary',
      });
    },
  );

  test(
    'brand_regional_temporary keeps spaces, quotes, accents and symbols',
    about(
      'rocketshelf.brand_regional_temporary.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, brand_regional_temporary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { brand_regional_temporary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of brand_regional_temporary',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { brand_regional_temporary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of brand_regional_temporary',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { brand_regional_temporary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { brand_regional_temporary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of brand_regional_temporary',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { brand_regional_temporary: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of brand_regional_temporary',
      });
    },
  );

  test(
    'create and update refuse a brand_regional_temporary of a wrong type',
    about(
      'rocketshelf.brand_regional_temporary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, brand_regional_temporary: 421337 },
        status: [400, 422],
        because: 'brand_regional_temporary must be a string',
      });
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, brand_regional_temporary: { value: 'text' } },
        status: [400, 422],
        because: 'brand_regional_temporary must be a string',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { brand_regional_temporary: 421337 },
        status: [400, 422],
        because: 'brand_regional_temporary must be a string',
      });
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { brand_regional_temporary: { value: 'text' } },
        status: [400, 422],
        because: 'brand_regional_temporary must be a string',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { brand_regional_temporary: 'sirumu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'brand_regional_temporary has no minimum length',
    about(
      'rocketshelf.brand_regional_temporary.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, brand_regional_temporary: 'x' },
        status: [200, 201],
        answer: { brand_regional_temporary: 'x' },
        because: 'brand_regional_temporary has no minimum length',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { brand_regional_temporary: 'x' },
        because: 'brand_regional_temporary has no minimum length',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { brand_regional_temporary: 'x' },
        status: [200],
        answer: { brand_regional_temporary: 'x' },
        because: 'brand_regional_temporary has no minimum length',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { brand_regional_temporary: 'x' },
        because: 'brand_regional_temporary has no minimum length',
      });
    },
  );

  test(
    'brand_regional_temporary has no maximum length',
    about(
      'rocketshelf.brand_regional_temporary.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: {
          ...rocketShelf,
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'brand_regional_temporary has no maximum length',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: {
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'brand_regional_temporary has no maximum length',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: {
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'brand_regional_temporary has no maximum length',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: {
          brand_regional_temporary:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'brand_regional_temporary has no maximum length',
      });
    },
  );

  test(
    'ratio_internal may be the whole number 0',
    about('rocketshelf.ratio_internal.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, ratio_internal: 0 },
        status: [200, 201],
        answer: { ratio_internal: 0 },
        because: '0 is a valid value of ratio_internal',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { ratio_internal: 0 },
        because: '0 is a valid value of ratio_internal',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { ratio_internal: 0 },
        status: [200],
        answer: { ratio_internal: 0 },
        because: '0 is a valid value of ratio_internal',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { ratio_internal: 0 },
        because: '0 is a valid value of ratio_internal',
      });
    },
  );

  test(
    'create and update refuse a ratio_internal of a wrong type',
    about(
      'rocketshelf.ratio_internal.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, ratio_internal: 'abc' },
        status: [400, 422],
        because: 'ratio_internal must be a number',
      });
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, ratio_internal: { value: 'text' } },
        status: [400, 422],
        because: 'ratio_internal must be a number',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { ratio_internal: 'abc' },
        status: [400, 422],
        because: 'ratio_internal must be a number',
      });
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { ratio_internal: { value: 'text' } },
        status: [400, 422],
        because: 'ratio_internal must be a number',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { ratio_internal: 53.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'ratio_internal has no minimum',
    about('rocketshelf.ratio_internal.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, ratio_internal: -999999.75 },
        status: [200, 201],
        answer: { ratio_internal: -999999.75 },
        because: 'ratio_internal has no minimum',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { ratio_internal: -999999.75 },
        because: 'ratio_internal has no minimum',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { ratio_internal: -999999.75 },
        status: [200],
        answer: { ratio_internal: -999999.75 },
        because: 'ratio_internal has no minimum',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { ratio_internal: -999999.75 },
        because: 'ratio_internal has no minimum',
      });
    },
  );

  test(
    'ratio_internal has no maximum',
    about('rocketshelf.ratio_internal.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, ratio_internal: 999999.75 },
        status: [200, 201],
        answer: { ratio_internal: 999999.75 },
        because: 'ratio_internal has no maximum',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { ratio_internal: 999999.75 },
        because: 'ratio_internal has no maximum',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { ratio_internal: 999999.75 },
        status: [200],
        answer: { ratio_internal: 999999.75 },
        because: 'ratio_internal has no maximum',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { ratio_internal: 999999.75 },
        because: 'ratio_internal has no maximum',
      });
    },
  );

  test(
    'subject_shared of digits alone stays a string',
    about(
      'rocketshelf.subject_shared.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, subject_shared: '0042' },
        status: [200, 201],
        answer: { subject_shared: '0042' },
        because: '"0042" is a valid value of subject_shared',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { subject_shared: '0042' },
        because: '"0042" is a valid value of subject_shared',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { subject_shared: '0042' },
        status: [200],
        answer: { subject_shared: '0042' },
        because: '"0042" is a valid value of subject_shared',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { subject_shared: '0042' },
        because: '"0042" is a valid value of subject_shared',
      });
    },
  );

  test(
    'subject_shared keeps spaces, quotes, accents and symbols',
    about(
      'rocketshelf.subject_shared.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, subject_shared: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { subject_shared: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of subject_shared',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { subject_shared: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of subject_shared',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { subject_shared: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { subject_shared: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of subject_shared',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { subject_shared: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of subject_shared',
      });
    },
  );

  test(
    'create and update refuse a subject_shared of a wrong type',
    about(
      'rocketshelf.subject_shared.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, subject_shared: 421337 },
        status: [400, 422],
        because: 'subject_shared must be a string',
      });
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, subject_shared: { value: 'text' } },
        status: [400, 422],
        because: 'subject_shared must be a string',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { subject_shared: 421337 },
        status: [400, 422],
        because: 'subject_shared must be a string',
      });
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: { subject_shared: { value: 'text' } },
        status: [400, 422],
        because: 'subject_shared must be a string',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { subject_shared: 'dila' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subject_shared may be right at its maximum length of 75',
    about(
      'rocketshelf.subject_shared.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: {
          ...rocketShelf,
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        status: [200, 201],
        answer: {
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        because: 'the maximum length of subject_shared is 75, inclusive',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: {
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        because: 'the maximum length of subject_shared is 75, inclusive',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: {
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        status: [200],
        answer: {
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        because: 'the maximum length of subject_shared is 75, inclusive',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: {
          subject_shared:
            'budugi vima banido tigi luna banoli vatiga rolo linu givodu gituru roguni b',
        },
        because: 'the maximum length of subject_shared is 75, inclusive',
      });
    },
  );

  test(
    'create and update refuse a subject_shared above its maximum length of 75',
    about(
      'rocketshelf.subject_shared.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: {
          ...rocketShelf,
          subject_shared:
            'midadu guni ragi dituna tisani dagina luvu mavosu tunoru ligu rurugi luva la',
        },
        status: [400, 422],
        because: 'subject_shared must have at most 75 characters',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RocketShelf', rocketShelf);
      await api.patch('/rocketshelf/rocketshelf-1', {
        body: {
          subject_shared:
            'midadu guni ragi dituna tisani dagina luvu mavosu tunoru ligu rurugi luva la',
        },
        status: [400, 422],
        because: 'subject_shared must have at most 75 characters',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { subject_shared: 'dila' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subject_shared has no minimum length',
    about(
      'rocketshelf.subject_shared.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/rocketshelf', {
        body: { ...rocketShelf, subject_shared: 'x' },
        status: [200, 201],
        answer: { subject_shared: 'x' },
        because: 'subject_shared has no minimum length',
      });
      await api.get('/rocketshelf/rocketshelf-1', {
        status: [200],
        answer: { subject_shared: 'x' },
        because: 'subject_shared has no minimum length',
      });
      await api.create('RocketShelf', { ...rocketShelf, id: 'rocketshelf-2' });
      await api.patch('/rocketshelf/rocketshelf-2', {
        body: { subject_shared: 'x' },
        status: [200],
        answer: { subject_shared: 'x' },
        because: 'subject_shared has no minimum length',
      });
      await api.get('/rocketshelf/rocketshelf-2', {
        status: [200],
        answer: { subject_shared: 'x' },
        because: 'subject_shared has no minimum length',
      });
    },
  );
});
