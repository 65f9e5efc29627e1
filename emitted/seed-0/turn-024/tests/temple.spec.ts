import { about, test, without } from '../support/api.ts';

// A valid Pumpkin, as the tests send it.
const pumpkin = {
  enabled_regional: false,
  handle: 'bola',
  id: 'pumpkin-1',
  nickname_hidden_first: 'loda',
  topic_current_initial: 'bigu',
  volume_last_initial: 77,
};

// A valid Temple, as the tests send it.
const temple = {
  id: 'temple-1',
  pages_first: 71,
  pumpkin_weekly: null,
  reviewed: false,
  sealed_off: false,
  speed: 4.75,
};

test.describe('Temple: create, read, update and delete', () => {
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
    'create answers the new Temple, and read answers it again',
    about(
      'temple.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: temple,
        status: [200, 201],
        answer: temple,
        because: 'create answers the object that was sent',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: temple,
        because: 'read answers the object that was created',
      });
      await api.post('/temple', {
        body: { ...temple, id: 'temple-2' },
        status: [200, 201],
        answer: { id: 'temple-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Temple',
    about(
      'temple.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { pages_first: 26, reviewed: true, sealed_off: true, speed: 6.75 },
        status: [200],
        answer: {
          id: 'temple-1',
          pages_first: 26,
          pumpkin_weekly: null,
          reviewed: true,
          sealed_off: true,
          speed: 6.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pages_first: 26, reviewed: true, sealed_off: true, speed: 6.75 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('temple.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { id: 'temple-1', pages_first: 26, reviewed: true, sealed_off: true, speed: 6.75 },
        status: [200],
        answer: { id: 'temple-1', pages_first: 26, reviewed: true, sealed_off: true, speed: 6.75 },
        because: 'the id is the one that the object has',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { id: 'temple-1', pages_first: 26, reviewed: true, sealed_off: true, speed: 6.75 },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for speed does not change pages_first either',
    about(
      'temple.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { pages_first: 26, speed: 'abc' },
        status: [400, 422],
        because: 'speed must be a number',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: temple,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Temple: no read finds it and no list holds it',
    about(
      'temple.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.delete('/temple/temple-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/temple/temple-1', { status: [404], because: 'it was deleted' });
      await api.get('/temple', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Temple has',
    about('temple.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.get('/temple/temple-unknown', {
        status: [404],
        because: 'no Temple has the id temple-unknown',
      });
      await api.patch('/temple/temple-unknown', {
        body: { pages_first: 26, reviewed: true, sealed_off: true, speed: 6.75 },
        status: [404],
        because: 'no Temple has the id temple-unknown',
      });
      await api.delete('/temple/temple-unknown', {
        status: [404],
        because: 'no Temple has the id temple-unknown',
      });
      await api.get('/temple', {
        status: [200],
        answer: [{ id: 'temple-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Temple: collections', () => {
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
    'list answers every Temple with all of its fields',
    about('temple.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.create('Temple', {
        ...temple,
        id: 'temple-2',
        pages_first: 26,
        reviewed: true,
        sealed_off: true,
        speed: 6.75,
      });
      await api.create('Temple', { ...temple, id: 'temple-3', pages_first: 42, speed: 34.25 });
      await api.get('/temple', {
        status: [200],
        answer: [
          temple,
          {
            id: 'temple-2',
            pages_first: 26,
            pumpkin_weekly: null,
            reviewed: true,
            sealed_off: true,
            speed: 6.75,
          },
          { ...temple, id: 'temple-3', pages_first: 42, speed: 34.25 },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Temple leaves another as it was',
    about('temple.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.create('Temple', {
        ...temple,
        id: 'temple-2',
        pages_first: 26,
        reviewed: true,
        sealed_off: true,
        speed: 6.75,
      });
      await api.patch('/temple/temple-2', {
        body: { id: 'temple-2', pages_first: 26, reviewed: true, sealed_off: true, speed: 6.75 },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: temple,
        because: 'another object was updated',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: {
          id: 'temple-2',
          pages_first: 26,
          pumpkin_weekly: null,
          reviewed: true,
          sealed_off: true,
          speed: 6.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Temple leaves another as it was',
    about(
      'temple.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.create('Temple', {
        ...temple,
        id: 'temple-2',
        pages_first: 26,
        reviewed: true,
        sealed_off: true,
        speed: 6.75,
      });
      await api.delete('/temple/temple-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: {
          id: 'temple-2',
          pages_first: 26,
          pumpkin_weekly: null,
          reviewed: true,
          sealed_off: true,
          speed: 6.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/temple', {
        status: [200],
        answer: [{ id: 'temple-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Temple',
    about('temple.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.create('Temple', {
        ...temple,
        id: 'temple-2',
        pages_first: 26,
        reviewed: true,
        sealed_off: true,
        speed: 6.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/temple', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/temple/temple-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Temple: required fields and defaults', () => {
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
    'create refuses a Temple without an id',
    about(
      'temple.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: without(temple, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/temple', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Temple without pages_first, which is required',
    about(
      'temple.pages_first.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: without(temple, 'pages_first'),
        status: [400, 422],
        because: 'pages_first is required and has no default',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Temple without pumpkin_weekly, which is required',
    about(
      'temple.pumpkin_weekly.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: without(temple, 'pumpkin_weekly'),
        status: [400, 422],
        because: 'pumpkin_weekly is required and has no default',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Temple without reviewed, which is optional',
    about('temple.reviewed.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/temple', {
        body: without(temple, 'reviewed'),
        status: [200, 201],
        answer: { reviewed: null },
        because: 'reviewed is optional',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { reviewed: null },
        because: 'reviewed is optional',
      });
    },
  );

  test(
    'create accepts a Temple without sealed_off, which is optional',
    about('temple.sealed_off.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/temple', {
        body: without(temple, 'sealed_off'),
        status: [200, 201],
        answer: { sealed_off: null },
        because: 'sealed_off is optional',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { sealed_off: null },
        because: 'sealed_off is optional',
      });
    },
  );

  test(
    'create refuses a Temple without speed, which is required',
    about('temple.speed.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/temple', {
        body: without(temple, 'speed'),
        status: [400, 422],
        because: 'speed is required and has no default',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of pages_first or speed alone leaves every other field as it is',
    about('temple.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Temple', { ...temple, pumpkin_weekly: 'pumpkin-1' });
      await api.patch('/temple/temple-1', {
        body: { pages_first: 26 },
        status: [200],
        answer: { ...temple, pages_first: 26, pumpkin_weekly: 'pumpkin-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/temple/temple-1', {
        body: { speed: 6.75 },
        status: [200],
        answer: { ...temple, pages_first: 26, pumpkin_weekly: 'pumpkin-1', speed: 6.75 },
        because: 'an update touches only what it carries',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { ...temple, pages_first: 26, pumpkin_weekly: 'pumpkin-1', speed: 6.75 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Temple: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'pages_first may be null',
    about('temple.pages_first.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, pages_first: null },
        status: [200, 201],
        answer: { pages_first: null },
        because: 'pages_first is nullable',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pages_first: null },
        because: 'pages_first is nullable',
      });
      await api.create('Temple', { ...temple, id: 'temple-2' });
      await api.patch('/temple/temple-2', {
        body: { pages_first: null },
        status: [200],
        answer: { pages_first: null },
        because: 'pages_first is nullable',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { pages_first: null },
        because: 'pages_first is nullable',
      });
    },
  );

  test(
    'create and update refuse null for reviewed',
    about(
      'temple.reviewed.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, reviewed: null },
        status: [400, 422],
        because: 'reviewed must not be null',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { reviewed: null },
        status: [400, 422],
        because: 'reviewed must not be null',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { reviewed: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for sealed_off',
    about(
      'temple.sealed_off.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, sealed_off: null },
        status: [400, 422],
        because: 'sealed_off must not be null',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { sealed_off: null },
        status: [400, 422],
        because: 'sealed_off must not be null',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { sealed_off: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for speed',
    about(
      'temple.speed.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, speed: null },
        status: [400, 422],
        because: 'speed must not be null',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { speed: null },
        status: [400, 422],
        because: 'speed must not be null',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { speed: 4.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Temple: types and bounds', () => {
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
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create and update refuse a pages_first of a wrong type',
    about(
      'temple.pages_first.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, pages_first: 'abc' },
        status: [400, 422],
        because: 'pages_first must be an integer',
      });
      await api.post('/temple', {
        body: { ...temple, pages_first: { value: 'text' } },
        status: [400, 422],
        because: 'pages_first must be an integer',
      });
      await api.post('/temple', {
        body: { ...temple, pages_first: 70.5 },
        status: [400, 422],
        because: 'pages_first must be an integer',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { pages_first: 'abc' },
        status: [400, 422],
        because: 'pages_first must be an integer',
      });
      await api.patch('/temple/temple-1', {
        body: { pages_first: { value: 'text' } },
        status: [400, 422],
        because: 'pages_first must be an integer',
      });
      await api.patch('/temple/temple-1', {
        body: { pages_first: 70.5 },
        status: [400, 422],
        because: 'pages_first must be an integer',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pages_first: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'pages_first may be right at its minimum of 1',
    about(
      'temple.pages_first.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, pages_first: 1 },
        status: [200, 201],
        answer: { pages_first: 1 },
        because: 'the minimum of pages_first is 1, inclusive',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pages_first: 1 },
        because: 'the minimum of pages_first is 1, inclusive',
      });
      await api.create('Temple', { ...temple, id: 'temple-2' });
      await api.patch('/temple/temple-2', {
        body: { pages_first: 1 },
        status: [200],
        answer: { pages_first: 1 },
        because: 'the minimum of pages_first is 1, inclusive',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { pages_first: 1 },
        because: 'the minimum of pages_first is 1, inclusive',
      });
    },
  );

  test(
    'create and update refuse a pages_first below its minimum of 1',
    about(
      'temple.pages_first.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, pages_first: 0 },
        status: [400, 422],
        because: 'pages_first must be at least 1',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { pages_first: 0 },
        status: [400, 422],
        because: 'pages_first must be at least 1',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pages_first: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'pages_first may be right at its maximum of 250',
    about(
      'temple.pages_first.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, pages_first: 250 },
        status: [200, 201],
        answer: { pages_first: 250 },
        because: 'the maximum of pages_first is 250, inclusive',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pages_first: 250 },
        because: 'the maximum of pages_first is 250, inclusive',
      });
      await api.create('Temple', { ...temple, id: 'temple-2' });
      await api.patch('/temple/temple-2', {
        body: { pages_first: 250 },
        status: [200],
        answer: { pages_first: 250 },
        because: 'the maximum of pages_first is 250, inclusive',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { pages_first: 250 },
        because: 'the maximum of pages_first is 250, inclusive',
      });
    },
  );

  test(
    'create and update refuse a pages_first above its maximum of 250',
    about(
      'temple.pages_first.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, pages_first: 251 },
        status: [400, 422],
        because: 'pages_first must be at most 250',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { pages_first: 251 },
        status: [400, 422],
        because: 'pages_first must be at most 250',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pages_first: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'reviewed may be false',
    about('temple.reviewed.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/temple', {
        body: temple,
        status: [200, 201],
        answer: { reviewed: false },
        because: 'false is a valid value of reviewed',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { reviewed: false },
        because: 'false is a valid value of reviewed',
      });
      await api.create('Temple', { ...temple, id: 'temple-2', reviewed: true });
      await api.patch('/temple/temple-2', {
        body: { reviewed: false },
        status: [200],
        answer: { reviewed: false },
        because: 'false is a valid value of reviewed',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { reviewed: false },
        because: 'false is a valid value of reviewed',
      });
    },
  );

  test(
    'create and update refuse a reviewed of a wrong type',
    about(
      'temple.reviewed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, reviewed: 'abc' },
        status: [400, 422],
        because: 'reviewed must be true or false',
      });
      await api.post('/temple', {
        body: { ...temple, reviewed: { value: 'text' } },
        status: [400, 422],
        because: 'reviewed must be true or false',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { reviewed: 'abc' },
        status: [400, 422],
        because: 'reviewed must be true or false',
      });
      await api.patch('/temple/temple-1', {
        body: { reviewed: { value: 'text' } },
        status: [400, 422],
        because: 'reviewed must be true or false',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { reviewed: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'sealed_off may be false',
    about('temple.sealed_off.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/temple', {
        body: temple,
        status: [200, 201],
        answer: { sealed_off: false },
        because: 'false is a valid value of sealed_off',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { sealed_off: false },
        because: 'false is a valid value of sealed_off',
      });
      await api.create('Temple', { ...temple, id: 'temple-2', sealed_off: true });
      await api.patch('/temple/temple-2', {
        body: { sealed_off: false },
        status: [200],
        answer: { sealed_off: false },
        because: 'false is a valid value of sealed_off',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { sealed_off: false },
        because: 'false is a valid value of sealed_off',
      });
    },
  );

  test(
    'create and update refuse a sealed_off of a wrong type',
    about(
      'temple.sealed_off.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, sealed_off: 'abc' },
        status: [400, 422],
        because: 'sealed_off must be true or false',
      });
      await api.post('/temple', {
        body: { ...temple, sealed_off: { value: 'text' } },
        status: [400, 422],
        because: 'sealed_off must be true or false',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { sealed_off: 'abc' },
        status: [400, 422],
        because: 'sealed_off must be true or false',
      });
      await api.patch('/temple/temple-1', {
        body: { sealed_off: { value: 'text' } },
        status: [400, 422],
        because: 'sealed_off must be true or false',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { sealed_off: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'speed may be the whole number 0',
    about('temple.speed.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, speed: 0 },
        status: [200, 201],
        answer: { speed: 0 },
        because: '0 is a valid value of speed',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { speed: 0 },
        because: '0 is a valid value of speed',
      });
      await api.create('Temple', { ...temple, id: 'temple-2' });
      await api.patch('/temple/temple-2', {
        body: { speed: 0 },
        status: [200],
        answer: { speed: 0 },
        because: '0 is a valid value of speed',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { speed: 0 },
        because: '0 is a valid value of speed',
      });
    },
  );

  test(
    'create and update refuse a speed of a wrong type',
    about(
      'temple.speed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, speed: 'abc' },
        status: [400, 422],
        because: 'speed must be a number',
      });
      await api.post('/temple', {
        body: { ...temple, speed: { value: 'text' } },
        status: [400, 422],
        because: 'speed must be a number',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { speed: 'abc' },
        status: [400, 422],
        because: 'speed must be a number',
      });
      await api.patch('/temple/temple-1', {
        body: { speed: { value: 'text' } },
        status: [400, 422],
        because: 'speed must be a number',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { speed: 4.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'speed may be right at its maximum of 50',
    about(
      'temple.speed.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, speed: 50 },
        status: [200, 201],
        answer: { speed: 50 },
        because: 'the maximum of speed is 50, inclusive',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { speed: 50 },
        because: 'the maximum of speed is 50, inclusive',
      });
      await api.create('Temple', { ...temple, id: 'temple-2' });
      await api.patch('/temple/temple-2', {
        body: { speed: 50 },
        status: [200],
        answer: { speed: 50 },
        because: 'the maximum of speed is 50, inclusive',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { speed: 50 },
        because: 'the maximum of speed is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a speed above its maximum of 50',
    about(
      'temple.speed.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, speed: 50.25 },
        status: [400, 422],
        because: 'speed must be at most 50',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { speed: 50.25 },
        status: [400, 422],
        because: 'speed must be at most 50',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { speed: 4.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'speed has no minimum',
    about('temple.speed.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, speed: -999999.75 },
        status: [200, 201],
        answer: { speed: -999999.75 },
        because: 'speed has no minimum',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { speed: -999999.75 },
        because: 'speed has no minimum',
      });
      await api.create('Temple', { ...temple, id: 'temple-2' });
      await api.patch('/temple/temple-2', {
        body: { speed: -999999.75 },
        status: [200],
        answer: { speed: -999999.75 },
        because: 'speed has no minimum',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { speed: -999999.75 },
        because: 'speed has no minimum',
      });
    },
  );
});

test.describe('Temple: references', () => {
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'pumpkin_weekly refers to an existing Pumpkin and is answered as its id',
    about('temple.pumpkin_weekly.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.post('/temple', {
        body: { ...temple, pumpkin_weekly: 'pumpkin-1' },
        status: [200, 201],
        answer: { pumpkin_weekly: 'pumpkin-1' },
        because: 'pumpkin_weekly was sent as pumpkin-1',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pumpkin_weekly: 'pumpkin-1' },
        because: 'pumpkin_weekly was sent as pumpkin-1',
      });
      await api.patch('/temple/temple-1', {
        body: { pumpkin_weekly: 'pumpkin-2' },
        status: [200],
        answer: { pumpkin_weekly: 'pumpkin-2' },
        because: 'pumpkin_weekly was changed to pumpkin-2',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pumpkin_weekly: 'pumpkin-2' },
        because: 'pumpkin_weekly was changed to pumpkin-2',
      });
      await api.get('/temple', {
        status: [200],
        answer: [{ id: 'temple-1', pumpkin_weekly: 'pumpkin-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a pumpkin_weekly that no Pumpkin has as its id',
    about(
      'temple.pumpkin_weekly.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, pumpkin_weekly: 'pumpkin-unknown' },
        status: [400, 422],
        because: 'pumpkin_weekly must be the id of an existing Pumpkin',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pumpkin', pumpkin);
      await api.create('Temple', { ...temple, pumpkin_weekly: 'pumpkin-1' });
      await api.patch('/temple/temple-1', {
        body: { pumpkin_weekly: 'pumpkin-unknown' },
        status: [400, 422],
        because: 'pumpkin_weekly must be the id of an existing Pumpkin',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pumpkin_weekly: 'pumpkin-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for pumpkin_weekly',
    about(
      'temple.pumpkin_weekly.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/temple', {
        body: { ...temple, pumpkin_weekly: 421337 },
        status: [400, 422],
        because: 'pumpkin_weekly must be the id of a Pumpkin',
      });
      await api.post('/temple', {
        body: { ...temple, pumpkin_weekly: { value: 'text' } },
        status: [400, 422],
        because: 'pumpkin_weekly must be the id of a Pumpkin',
      });
      await api.get('/temple/temple-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { pumpkin_weekly: 421337 },
        status: [400, 422],
        because: 'pumpkin_weekly must be the id of a Pumpkin',
      });
      await api.patch('/temple/temple-1', {
        body: { pumpkin_weekly: { value: 'text' } },
        status: [400, 422],
        because: 'pumpkin_weekly must be the id of a Pumpkin',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pumpkin_weekly: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'pumpkin_weekly may be null',
    about('temple.pumpkin_weekly.accepts-null', 'references.null'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.post('/temple', {
        body: temple,
        status: [200, 201],
        answer: { pumpkin_weekly: null },
        because: 'a reference may be null',
      });
      await api.patch('/temple/temple-1', {
        body: { pumpkin_weekly: 'pumpkin-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/temple/temple-1', {
        body: { pumpkin_weekly: null },
        status: [200],
        answer: { pumpkin_weekly: null },
        because: 'a reference may be null',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pumpkin_weekly: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a Pumpkin clears every pumpkin_weekly that refers to it',
    about('temple.pumpkin_weekly.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Temple', { ...temple, pumpkin_weekly: 'pumpkin-1' });
      await api.create('Temple', { ...temple, id: 'temple-2', pumpkin_weekly: 'pumpkin-1' });
      await api.delete('/pumpkin/pumpkin-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { id: 'temple-1', pumpkin_weekly: null },
        because: 'pumpkin-1 was deleted',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { id: 'temple-2', pumpkin_weekly: null },
        because: 'pumpkin-1 was deleted',
      });
    },
  );

  test(
    'deleting a Pumpkin keeps a pumpkin_weekly that refers to another',
    about('temple.pumpkin_weekly.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Pumpkin', { ...pumpkin, id: 'pumpkin-2' });
      await api.create('Temple', { ...temple, pumpkin_weekly: 'pumpkin-2' });
      await api.delete('/pumpkin/pumpkin-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pumpkin_weekly: 'pumpkin-2' },
        because: 'another Pumpkin was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Temple in pumpkin_weekly, which refers to Pumpkin',
    about(
      'temple.pumpkin_weekly.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.post('/temple', {
        body: { ...temple, id: 'temple-2', pumpkin_weekly: 'temple-1' },
        status: [400, 422],
        because: 'pumpkin_weekly must be the id of an existing Pumpkin',
      });
      await api.create('Temple', { ...temple, id: 'temple-2' });
      await api.patch('/temple/temple-2', {
        body: { pumpkin_weekly: 'temple-1' },
        status: [400, 422],
        because: 'pumpkin_weekly must be the id of an existing Pumpkin',
      });
      await api.get('/temple/temple-2', {
        status: [200],
        answer: { pumpkin_weekly: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Temple with the id of a Pumpkin leaves pumpkin_weekly alone',
    about(
      'temple.pumpkin_weekly.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Pumpkin', pumpkin);
      await api.create('Temple', { ...temple, pumpkin_weekly: 'pumpkin-1' });
      await api.create('Temple', { ...temple, id: 'pumpkin-1' });
      await api.delete('/temple/pumpkin-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: { pumpkin_weekly: 'pumpkin-1' },
        because: 'no Pumpkin was deleted',
      });
    },
  );

  test(
    'update that is refused for pumpkin_weekly does not change pages_first either',
    about(
      'temple.pumpkin_weekly.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Temple', temple);
      await api.patch('/temple/temple-1', {
        body: { pages_first: 26, pumpkin_weekly: 'pumpkin-unknown' },
        status: [400, 422],
        because: 'pumpkin_weekly must be the id of an existing Pumpkin',
      });
      await api.get('/temple/temple-1', {
        status: [200],
        answer: temple,
        because: 'a refused update changes nothing',
      });
    },
  );
});
