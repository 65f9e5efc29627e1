import { about, test, without } from '../support/api.ts';

// A valid SaddleRanch, as the tests send it.
const saddleRanch = { featured: false, id: 'saddleranch-1', latitude: 72.75, name_late: 'vatado' };

test.describe('SaddleRanch: create, read, update and delete', () => {
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
    'create answers the new SaddleRanch, and read answers it again',
    about(
      'saddleranch.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: saddleRanch,
        status: [200, 201],
        answer: saddleRanch,
        because: 'create answers the object that was sent',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: saddleRanch,
        because: 'read answers the object that was created',
      });
      await api.post('/saddleranch', {
        body: { ...saddleRanch, id: 'saddleranch-2' },
        status: [200, 201],
        answer: { id: 'saddleranch-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole SaddleRanch',
    about(
      'saddleranch.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { featured: true, latitude: 44.25, name_late: 'nidodu' },
        status: [200],
        answer: { featured: true, id: 'saddleranch-1', latitude: 44.25, name_late: 'nidodu' },
        because: 'every one of these fields was sent',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { featured: true, latitude: 44.25, name_late: 'nidodu' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('saddleranch.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { id: 'saddleranch-1', featured: true, latitude: 44.25, name_late: 'nidodu' },
        status: [200],
        answer: { id: 'saddleranch-1', featured: true, latitude: 44.25, name_late: 'nidodu' },
        because: 'the id is the one that the object has',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { id: 'saddleranch-1', featured: true, latitude: 44.25, name_late: 'nidodu' },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for name_late does not change featured either',
    about(
      'saddleranch.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { featured: true, name_late: 421337 },
        status: [400, 422],
        because: 'name_late must be a string',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: saddleRanch,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a SaddleRanch: no read finds it and no list holds it',
    about(
      'saddleranch.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.delete('/saddleranch/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/saddleranch/saddleranch-1', { status: [404], because: 'it was deleted' });
      await api.get('/saddleranch', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no SaddleRanch has',
    about('saddleranch.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.get('/saddleranch/saddleranch-unknown', {
        status: [404],
        because: 'no SaddleRanch has the id saddleranch-unknown',
      });
      await api.patch('/saddleranch/saddleranch-unknown', {
        body: { featured: true, latitude: 44.25, name_late: 'nidodu' },
        status: [404],
        because: 'no SaddleRanch has the id saddleranch-unknown',
      });
      await api.delete('/saddleranch/saddleranch-unknown', {
        status: [404],
        because: 'no SaddleRanch has the id saddleranch-unknown',
      });
      await api.get('/saddleranch', {
        status: [200],
        answer: [{ id: 'saddleranch-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('SaddleRanch: collections', () => {
  // endpoints.list: `GET /{entity}` answers 200 and a JSON array of all objects of that entity,
  //   in any order; an empty array where there is none.
  // endpoints.read: `GET /{entity}/{id}` answers 200 and the object with that id.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every SaddleRanch with all of its fields',
    about('saddleranch.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', {
        ...saddleRanch,
        id: 'saddleranch-2',
        featured: true,
        latitude: 44.25,
        name_late: 'nidodu',
      });
      await api.create('SaddleRanch', {
        ...saddleRanch,
        id: 'saddleranch-3',
        latitude: 10.25,
        name_late: 'damonu',
      });
      await api.get('/saddleranch', {
        status: [200],
        answer: [
          saddleRanch,
          { featured: true, id: 'saddleranch-2', latitude: 44.25, name_late: 'nidodu' },
          { featured: false, id: 'saddleranch-3', latitude: 10.25, name_late: 'damonu' },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one SaddleRanch leaves another as it was',
    about('saddleranch.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', {
        ...saddleRanch,
        id: 'saddleranch-2',
        featured: true,
        latitude: 44.25,
        name_late: 'nidodu',
      });
      await api.patch('/saddleranch/saddleranch-2', {
        body: { id: 'saddleranch-2', featured: true, latitude: 44.25, name_late: 'nidodu' },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: saddleRanch,
        because: 'another object was updated',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { featured: true, id: 'saddleranch-2', latitude: 44.25, name_late: 'nidodu' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one SaddleRanch leaves another as it was',
    about(
      'saddleranch.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', {
        ...saddleRanch,
        id: 'saddleranch-2',
        featured: true,
        latitude: 44.25,
        name_late: 'nidodu',
      });
      await api.delete('/saddleranch/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { featured: true, id: 'saddleranch-2', latitude: 44.25, name_late: 'nidodu' },
        because: 'another object was deleted',
      });
      await api.get('/saddleranch', {
        status: [200],
        answer: [{ id: 'saddleranch-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every SaddleRanch',
    about('saddleranch.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', {
        ...saddleRanch,
        id: 'saddleranch-2',
        featured: true,
        latitude: 44.25,
        name_late: 'nidodu',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/saddleranch', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/saddleranch/saddleranch-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('SaddleRanch: required fields and defaults', () => {
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // ids.client: The client chooses the `id` of an object and sends it on every create, also where
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create accepts a SaddleRanch without featured, which is optional',
    about('saddleranch.featured.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: without(saddleRanch, 'featured'),
        status: [200, 201],
        answer: { featured: null },
        because: 'featured is optional',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { featured: null },
        because: 'featured is optional',
      });
    },
  );

  test(
    'create refuses a SaddleRanch without an id',
    about(
      'saddleranch.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: without(saddleRanch, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/saddleranch', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a SaddleRanch without latitude, which is required',
    about(
      'saddleranch.latitude.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: without(saddleRanch, 'latitude'),
        status: [400, 422],
        because: 'latitude is required and has no default',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a SaddleRanch without name_late, which is required',
    about(
      'saddleranch.name_late.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: without(saddleRanch, 'name_late'),
        status: [400, 422],
        because: 'name_late is required and has no default',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of featured or name_late alone leaves every other field as it is',
    about('saddleranch.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { featured: true },
        status: [200],
        answer: { ...saddleRanch, featured: true },
        because: 'an update touches only what it carries',
      });
      await api.patch('/saddleranch/saddleranch-1', {
        body: { name_late: 'nidodu' },
        status: [200],
        answer: { ...saddleRanch, featured: true, name_late: 'nidodu' },
        because: 'an update touches only what it carries',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { ...saddleRanch, featured: true, name_late: 'nidodu' },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('SaddleRanch: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create and update refuse null for featured',
    about(
      'saddleranch.featured.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, featured: null },
        status: [400, 422],
        because: 'featured must not be null',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { featured: null },
        status: [400, 422],
        because: 'featured must not be null',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { featured: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for latitude',
    about(
      'saddleranch.latitude.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, latitude: null },
        status: [400, 422],
        because: 'latitude must not be null',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { latitude: null },
        status: [400, 422],
        because: 'latitude must not be null',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { latitude: 72.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for name_late',
    about(
      'saddleranch.name_late.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, name_late: null },
        status: [400, 422],
        because: 'name_late must not be null',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { name_late: null },
        status: [400, 422],
        because: 'name_late must not be null',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { name_late: 'vatado' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('SaddleRanch: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
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
    'featured may be false',
    about('saddleranch.featured.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: saddleRanch,
        status: [200, 201],
        answer: { featured: false },
        because: 'false is a valid value of featured',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { featured: false },
        because: 'false is a valid value of featured',
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2', featured: true });
      await api.patch('/saddleranch/saddleranch-2', {
        body: { featured: false },
        status: [200],
        answer: { featured: false },
        because: 'false is a valid value of featured',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { featured: false },
        because: 'false is a valid value of featured',
      });
    },
  );

  test(
    'create and update refuse a featured of a wrong type',
    about(
      'saddleranch.featured.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, featured: 'abc' },
        status: [400, 422],
        because: 'featured must be true or false',
      });
      await api.post('/saddleranch', {
        body: { ...saddleRanch, featured: { value: 'text' } },
        status: [400, 422],
        because: 'featured must be true or false',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { featured: 'abc' },
        status: [400, 422],
        because: 'featured must be true or false',
      });
      await api.patch('/saddleranch/saddleranch-1', {
        body: { featured: { value: 'text' } },
        status: [400, 422],
        because: 'featured must be true or false',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { featured: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'latitude may be the whole number 5',
    about('saddleranch.latitude.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, latitude: 5 },
        status: [200, 201],
        answer: { latitude: 5 },
        because: '5 is a valid value of latitude',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { latitude: 5 },
        because: '5 is a valid value of latitude',
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.patch('/saddleranch/saddleranch-2', {
        body: { latitude: 5 },
        status: [200],
        answer: { latitude: 5 },
        because: '5 is a valid value of latitude',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { latitude: 5 },
        because: '5 is a valid value of latitude',
      });
    },
  );

  test(
    'create and update refuse a latitude of a wrong type',
    about(
      'saddleranch.latitude.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, latitude: 'abc' },
        status: [400, 422],
        because: 'latitude must be a number',
      });
      await api.post('/saddleranch', {
        body: { ...saddleRanch, latitude: { value: 'text' } },
        status: [400, 422],
        because: 'latitude must be a number',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { latitude: 'abc' },
        status: [400, 422],
        because: 'latitude must be a number',
      });
      await api.patch('/saddleranch/saddleranch-1', {
        body: { latitude: { value: 'text' } },
        status: [400, 422],
        because: 'latitude must be a number',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { latitude: 72.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'latitude may be right at its minimum of 5',
    about(
      'saddleranch.latitude.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, latitude: 5 },
        status: [200, 201],
        answer: { latitude: 5 },
        because: 'the minimum of latitude is 5, inclusive',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { latitude: 5 },
        because: 'the minimum of latitude is 5, inclusive',
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.patch('/saddleranch/saddleranch-2', {
        body: { latitude: 5 },
        status: [200],
        answer: { latitude: 5 },
        because: 'the minimum of latitude is 5, inclusive',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { latitude: 5 },
        because: 'the minimum of latitude is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a latitude below its minimum of 5',
    about(
      'saddleranch.latitude.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, latitude: 4.75 },
        status: [400, 422],
        because: 'latitude must be at least 5',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { latitude: 4.75 },
        status: [400, 422],
        because: 'latitude must be at least 5',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { latitude: 72.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'latitude has no maximum',
    about('saddleranch.latitude.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, latitude: 999999.75 },
        status: [200, 201],
        answer: { latitude: 999999.75 },
        because: 'latitude has no maximum',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { latitude: 999999.75 },
        because: 'latitude has no maximum',
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.patch('/saddleranch/saddleranch-2', {
        body: { latitude: 999999.75 },
        status: [200],
        answer: { latitude: 999999.75 },
        because: 'latitude has no maximum',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { latitude: 999999.75 },
        because: 'latitude has no maximum',
      });
    },
  );

  test(
    'name_late of digits alone stays a string',
    about(
      'saddleranch.name_late.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, name_late: '0042' },
        status: [200, 201],
        answer: { name_late: '0042' },
        because: '"0042" is a valid value of name_late',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { name_late: '0042' },
        because: '"0042" is a valid value of name_late',
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.patch('/saddleranch/saddleranch-2', {
        body: { name_late: '0042' },
        status: [200],
        answer: { name_late: '0042' },
        because: '"0042" is a valid value of name_late',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { name_late: '0042' },
        because: '"0042" is a valid value of name_late',
      });
    },
  );

  test(
    'create and update refuse a name_late of a wrong type',
    about(
      'saddleranch.name_late.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, name_late: 421337 },
        status: [400, 422],
        because: 'name_late must be a string',
      });
      await api.post('/saddleranch', {
        body: { ...saddleRanch, name_late: { value: 'text' } },
        status: [400, 422],
        because: 'name_late must be a string',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { name_late: 421337 },
        status: [400, 422],
        because: 'name_late must be a string',
      });
      await api.patch('/saddleranch/saddleranch-1', {
        body: { name_late: { value: 'text' } },
        status: [400, 422],
        because: 'name_late must be a string',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { name_late: 'vatado' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name_late may be right at its minimum length of 2',
    about(
      'saddleranch.name_late.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, name_late: 'ru' },
        status: [200, 201],
        answer: { name_late: 'ru' },
        because: 'the minimum length of name_late is 2, inclusive',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { name_late: 'ru' },
        because: 'the minimum length of name_late is 2, inclusive',
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.patch('/saddleranch/saddleranch-2', {
        body: { name_late: 'ru' },
        status: [200],
        answer: { name_late: 'ru' },
        because: 'the minimum length of name_late is 2, inclusive',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { name_late: 'ru' },
        because: 'the minimum length of name_late is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name_late below its minimum length of 2',
    about(
      'saddleranch.name_late.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, name_late: 'n' },
        status: [400, 422],
        because: 'name_late must have at least 2 characters',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { name_late: 'n' },
        status: [400, 422],
        because: 'name_late must have at least 2 characters',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { name_late: 'vatado' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'name_late may be right at its maximum length of 40',
    about(
      'saddleranch.name_late.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, name_late: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200, 201],
        answer: { name_late: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of name_late is 40, inclusive',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { name_late: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of name_late is 40, inclusive',
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.patch('/saddleranch/saddleranch-2', {
        body: { name_late: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200],
        answer: { name_late: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of name_late is 40, inclusive',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { name_late: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of name_late is 40, inclusive',
      });
    },
  );

  test(
    'create and update refuse a name_late above its maximum length of 40',
    about(
      'saddleranch.name_late.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/saddleranch', {
        body: { ...saddleRanch, name_late: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'name_late must have at most 40 characters',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.patch('/saddleranch/saddleranch-1', {
        body: { name_late: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'name_late must have at most 40 characters',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { name_late: 'vatado' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
