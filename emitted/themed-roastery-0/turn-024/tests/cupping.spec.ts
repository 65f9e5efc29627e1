import { about, test, without } from '../support/api.ts';

// A valid Cupping, as the tests send it.
const cupping = {
  confirmed: true,
  cupped_at: '2022-01-28 15:33:06',
  defects: 57,
  id: 'cupping-1',
  score: 19.25,
  verdict: 'open',
};

test.describe('Cupping: create, read, update and delete', () => {
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
    'create answers the new Cupping, and read answers it again',
    about(
      'cupping.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: cupping,
        status: [200, 201],
        answer: cupping,
        because: 'create answers the object that was sent',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: cupping,
        because: 'read answers the object that was created',
      });
      await api.post('/cupping', {
        body: { ...cupping, id: 'cupping-2' },
        status: [200, 201],
        answer: { id: 'cupping-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Cupping',
    about(
      'cupping.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        },
        status: [200],
        answer: {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          id: 'cupping-1',
          score: 16.25,
          verdict: 'passed',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('cupping.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: {
          id: 'cupping-1',
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        },
        status: [200],
        answer: {
          id: 'cupping-1',
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: {
          id: 'cupping-1',
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for verdict does not change confirmed either',
    about(
      'cupping.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { confirmed: false, verdict: 'unheard_of' },
        status: [400, 422],
        because: 'verdict must be one of open, passed, failed',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: cupping,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Cupping: no read finds it and no list holds it',
    about(
      'cupping.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.delete('/cupping/cupping-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/cupping/cupping-1', { status: [404], because: 'it was deleted' });
      await api.get('/cupping', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Cupping has',
    about('cupping.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.get('/cupping/cupping-unknown', {
        status: [404],
        because: 'no Cupping has the id cupping-unknown',
      });
      await api.patch('/cupping/cupping-unknown', {
        body: {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        },
        status: [404],
        because: 'no Cupping has the id cupping-unknown',
      });
      await api.delete('/cupping/cupping-unknown', {
        status: [404],
        because: 'no Cupping has the id cupping-unknown',
      });
      await api.get('/cupping', {
        status: [200],
        answer: [{ id: 'cupping-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Cupping: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Cupping with all of its fields',
    about('cupping.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-2',
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-3',
        cupped_at: '2023-06-27 12:37:16',
        defects: 6,
        score: 33.25,
        verdict: 'failed',
      });
      await api.get('/cupping', {
        status: [200],
        answer: [
          cupping,
          {
            confirmed: false,
            cupped_at: '2021-01-27 08:54:23',
            defects: 31,
            id: 'cupping-2',
            score: 16.25,
            verdict: 'passed',
          },
          {
            confirmed: true,
            cupped_at: '2023-06-27 12:37:16',
            defects: 6,
            id: 'cupping-3',
            score: 33.25,
            verdict: 'failed',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Cupping leaves another as it was',
    about('cupping.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-2',
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
      await api.patch('/cupping/cupping-2', {
        body: {
          id: 'cupping-2',
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: cupping,
        because: 'another object was updated',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          id: 'cupping-2',
          score: 16.25,
          verdict: 'passed',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Cupping leaves another as it was',
    about(
      'cupping.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-2',
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
      await api.delete('/cupping/cupping-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          id: 'cupping-2',
          score: 16.25,
          verdict: 'passed',
        },
        because: 'another object was deleted',
      });
      await api.get('/cupping', {
        status: [200],
        answer: [{ id: 'cupping-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Cupping',
    about('cupping.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-2',
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/cupping', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/cupping/cupping-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Cupping: required fields and defaults', () => {
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
    'confirmed is false when a create leaves it out',
    about('cupping.confirmed.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: without(cupping, 'confirmed'),
        status: [200, 201],
        answer: { confirmed: false },
        because: 'the default of confirmed is false',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { confirmed: false },
        because: 'the default of confirmed is false',
      });
    },
  );

  test(
    'create accepts a Cupping without cupped_at, which is optional',
    about('cupping.cupped_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: without(cupping, 'cupped_at'),
        status: [200, 201],
        answer: { cupped_at: null },
        because: 'cupped_at is optional',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { cupped_at: null },
        because: 'cupped_at is optional',
      });
    },
  );

  test(
    'create accepts a Cupping without defects, which is optional',
    about('cupping.defects.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: without(cupping, 'defects'),
        status: [200, 201],
        answer: { defects: null },
        because: 'defects is optional',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { defects: null },
        because: 'defects is optional',
      });
    },
  );

  test(
    'create refuses a Cupping without an id',
    about(
      'cupping.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: without(cupping, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/cupping', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Cupping without score, which is required',
    about(
      'cupping.score.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: without(cupping, 'score'),
        status: [400, 422],
        because: 'score is required and has no default',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Cupping without verdict, which is required',
    about(
      'cupping.verdict.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: without(cupping, 'verdict'),
        status: [400, 422],
        because: 'verdict is required and has no default',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of confirmed or verdict alone leaves every other field as it is',
    about('cupping.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { confirmed: false },
        status: [200],
        answer: { ...cupping, confirmed: false },
        because: 'an update touches only what it carries',
      });
      await api.patch('/cupping/cupping-1', {
        body: { verdict: 'passed' },
        status: [200],
        answer: { ...cupping, confirmed: false, verdict: 'passed' },
        because: 'an update touches only what it carries',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { ...cupping, confirmed: false, verdict: 'passed' },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Cupping: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'confirmed may be null, which is not replaced by its default',
    about(
      'cupping.confirmed.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, confirmed: null },
        status: [200, 201],
        answer: { confirmed: null },
        because: 'confirmed is nullable and its default is for absence only',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { confirmed: null },
        because: 'confirmed is nullable and its default is for absence only',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { confirmed: null },
        status: [200],
        answer: { confirmed: null },
        because: 'confirmed is nullable and its default is for absence only',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { confirmed: null },
        because: 'confirmed is nullable and its default is for absence only',
      });
    },
  );

  test(
    'cupped_at may be null',
    about('cupping.cupped_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: null },
        status: [200, 201],
        answer: { cupped_at: null },
        because: 'cupped_at is nullable',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { cupped_at: null },
        because: 'cupped_at is nullable',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { cupped_at: null },
        status: [200],
        answer: { cupped_at: null },
        because: 'cupped_at is nullable',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { cupped_at: null },
        because: 'cupped_at is nullable',
      });
    },
  );

  test(
    'create and update refuse null for defects',
    about(
      'cupping.defects.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, defects: null },
        status: [400, 422],
        because: 'defects must not be null',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { defects: null },
        status: [400, 422],
        because: 'defects must not be null',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { defects: 57 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for score',
    about(
      'cupping.score.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, score: null },
        status: [400, 422],
        because: 'score must not be null',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { score: null },
        status: [400, 422],
        because: 'score must not be null',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { score: 19.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'verdict may be null',
    about('cupping.verdict.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, verdict: null },
        status: [200, 201],
        answer: { verdict: null },
        because: 'verdict is nullable',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { verdict: null },
        because: 'verdict is nullable',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { verdict: null },
        status: [200],
        answer: { verdict: null },
        because: 'verdict is nullable',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { verdict: null },
        because: 'verdict is nullable',
      });
    },
  );
});

test.describe('Cupping: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'confirmed may be false',
    about('cupping.confirmed.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, confirmed: false },
        status: [200, 201],
        answer: { confirmed: false },
        because: 'false is a valid value of confirmed',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { confirmed: false },
        because: 'false is a valid value of confirmed',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { confirmed: false },
        status: [200],
        answer: { confirmed: false },
        because: 'false is a valid value of confirmed',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { confirmed: false },
        because: 'false is a valid value of confirmed',
      });
    },
  );

  test(
    'create and update refuse a confirmed of a wrong type',
    about(
      'cupping.confirmed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, confirmed: 'abc' },
        status: [400, 422],
        because: 'confirmed must be true or false',
      });
      await api.post('/cupping', {
        body: { ...cupping, confirmed: { value: 'text' } },
        status: [400, 422],
        because: 'confirmed must be true or false',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { confirmed: 'abc' },
        status: [400, 422],
        because: 'confirmed must be true or false',
      });
      await api.patch('/cupping/cupping-1', {
        body: { confirmed: { value: 'text' } },
        status: [400, 422],
        because: 'confirmed must be true or false',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { confirmed: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cupped_at may be the leap day 2024-02-29',
    about('cupping.cupped_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { cupped_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of cupped_at',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { cupped_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of cupped_at',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { cupped_at: '2024-02-29 12:00:00' },
        status: [200],
        answer: { cupped_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of cupped_at',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { cupped_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of cupped_at',
      });
    },
  );

  test(
    'create and update refuse a cupped_at of a wrong type',
    about(
      'cupping.cupped_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: 202403 },
        status: [400, 422],
        because: 'cupped_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { cupped_at: 202403 },
        status: [400, 422],
        because: 'cupped_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { cupped_at: '2022-01-28 15:33:06' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a cupped_at that no calendar or clock has',
    about(
      'cupping.cupped_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2022-13-01 15:33:06' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2022-01-28 25:00:00' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { cupped_at: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/cupping/cupping-1', {
        body: { cupped_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/cupping/cupping-1', {
        body: { cupped_at: '2022-13-01 15:33:06' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/cupping/cupping-1', {
        body: { cupped_at: '2022-01-28 25:00:00' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { cupped_at: '2022-01-28 15:33:06' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a cupped_at in another format',
    about(
      'cupping.cupped_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2022-01-28T15:33:06Z' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2022-01-28' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: 'not a date' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { cupped_at: '2022-01-28T15:33:06Z' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/cupping/cupping-1', {
        body: { cupped_at: '2022-01-28' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/cupping/cupping-1', {
        body: { cupped_at: 'not a date' },
        status: [400, 422],
        because: 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { cupped_at: '2022-01-28 15:33:06' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cupped_at may be right at its first moment of 2021-01-01 00:00:00',
    about(
      'cupping.cupped_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2021-01-01 00:00:00' },
        status: [200, 201],
        answer: { cupped_at: '2021-01-01 00:00:00' },
        because: 'the first moment of cupped_at is 2021-01-01 00:00:00, inclusive',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { cupped_at: '2021-01-01 00:00:00' },
        because: 'the first moment of cupped_at is 2021-01-01 00:00:00, inclusive',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { cupped_at: '2021-01-01 00:00:00' },
        status: [200],
        answer: { cupped_at: '2021-01-01 00:00:00' },
        because: 'the first moment of cupped_at is 2021-01-01 00:00:00, inclusive',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { cupped_at: '2021-01-01 00:00:00' },
        because: 'the first moment of cupped_at is 2021-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cupped_at before its first moment of 2021-01-01 00:00:00',
    about(
      'cupping.cupped_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2020-12-31 23:59:59' },
        status: [400, 422],
        because: 'cupped_at must not be before 2021-01-01 00:00:00',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { cupped_at: '2020-12-31 23:59:59' },
        status: [400, 422],
        because: 'cupped_at must not be before 2021-01-01 00:00:00',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { cupped_at: '2022-01-28 15:33:06' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cupped_at has no last moment',
    about('cupping.cupped_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, cupped_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { cupped_at: '2099-10-11 12:13:14' },
        because: 'cupped_at has no last moment',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { cupped_at: '2099-10-11 12:13:14' },
        because: 'cupped_at has no last moment',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { cupped_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { cupped_at: '2099-10-11 12:13:14' },
        because: 'cupped_at has no last moment',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { cupped_at: '2099-10-11 12:13:14' },
        because: 'cupped_at has no last moment',
      });
    },
  );

  test(
    'create and update refuse a defects of a wrong type',
    about(
      'cupping.defects.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, defects: 'abc' },
        status: [400, 422],
        because: 'defects must be an integer',
      });
      await api.post('/cupping', {
        body: { ...cupping, defects: { value: 'text' } },
        status: [400, 422],
        because: 'defects must be an integer',
      });
      await api.post('/cupping', {
        body: { ...cupping, defects: 56.5 },
        status: [400, 422],
        because: 'defects must be an integer',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { defects: 'abc' },
        status: [400, 422],
        because: 'defects must be an integer',
      });
      await api.patch('/cupping/cupping-1', {
        body: { defects: { value: 'text' } },
        status: [400, 422],
        because: 'defects must be an integer',
      });
      await api.patch('/cupping/cupping-1', {
        body: { defects: 56.5 },
        status: [400, 422],
        because: 'defects must be an integer',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { defects: 57 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'defects may be right at its minimum of 0',
    about(
      'cupping.defects.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, defects: 0 },
        status: [200, 201],
        answer: { defects: 0 },
        because: 'the minimum of defects is 0, inclusive',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { defects: 0 },
        because: 'the minimum of defects is 0, inclusive',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { defects: 0 },
        status: [200],
        answer: { defects: 0 },
        because: 'the minimum of defects is 0, inclusive',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { defects: 0 },
        because: 'the minimum of defects is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a defects below its minimum of 0',
    about(
      'cupping.defects.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, defects: -1 },
        status: [400, 422],
        because: 'defects must be at least 0',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { defects: -1 },
        status: [400, 422],
        because: 'defects must be at least 0',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { defects: 57 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'defects may be right at its maximum of 60',
    about(
      'cupping.defects.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, defects: 60 },
        status: [200, 201],
        answer: { defects: 60 },
        because: 'the maximum of defects is 60, inclusive',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { defects: 60 },
        because: 'the maximum of defects is 60, inclusive',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { defects: 60 },
        status: [200],
        answer: { defects: 60 },
        because: 'the maximum of defects is 60, inclusive',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { defects: 60 },
        because: 'the maximum of defects is 60, inclusive',
      });
    },
  );

  test(
    'create and update refuse a defects above its maximum of 60',
    about(
      'cupping.defects.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, defects: 61 },
        status: [400, 422],
        because: 'defects must be at most 60',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { defects: 61 },
        status: [400, 422],
        because: 'defects must be at most 60',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { defects: 57 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'score may be the whole number 0',
    about('cupping.score.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, score: 0 },
        status: [200, 201],
        answer: { score: 0 },
        because: '0 is a valid value of score',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { score: 0 },
        because: '0 is a valid value of score',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { score: 0 },
        status: [200],
        answer: { score: 0 },
        because: '0 is a valid value of score',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { score: 0 },
        because: '0 is a valid value of score',
      });
    },
  );

  test(
    'create and update refuse a score of a wrong type',
    about(
      'cupping.score.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, score: 'abc' },
        status: [400, 422],
        because: 'score must be a number',
      });
      await api.post('/cupping', {
        body: { ...cupping, score: { value: 'text' } },
        status: [400, 422],
        because: 'score must be a number',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { score: 'abc' },
        status: [400, 422],
        because: 'score must be a number',
      });
      await api.patch('/cupping/cupping-1', {
        body: { score: { value: 'text' } },
        status: [400, 422],
        because: 'score must be a number',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { score: 19.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'score may be right at its maximum of 100',
    about(
      'cupping.score.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, score: 100 },
        status: [200, 201],
        answer: { score: 100 },
        because: 'the maximum of score is 100, inclusive',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { score: 100 },
        because: 'the maximum of score is 100, inclusive',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { score: 100 },
        status: [200],
        answer: { score: 100 },
        because: 'the maximum of score is 100, inclusive',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { score: 100 },
        because: 'the maximum of score is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a score above its maximum of 100',
    about(
      'cupping.score.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, score: 100.25 },
        status: [400, 422],
        because: 'score must be at most 100',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { score: 100.25 },
        status: [400, 422],
        because: 'score must be at most 100',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { score: 19.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'score has no minimum',
    about('cupping.score.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, score: -999999.75 },
        status: [200, 201],
        answer: { score: -999999.75 },
        because: 'score has no minimum',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { score: -999999.75 },
        because: 'score has no minimum',
      });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', {
        body: { score: -999999.75 },
        status: [200],
        answer: { score: -999999.75 },
        because: 'score has no minimum',
      });
      await api.get('/cupping/cupping-2', {
        status: [200],
        answer: { score: -999999.75 },
        because: 'score has no minimum',
      });
    },
  );

  test(
    'create and update refuse a verdict of a wrong type',
    about(
      'cupping.verdict.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, verdict: 421337 },
        status: [400, 422],
        because: 'verdict must be one of open, passed, failed',
      });
      await api.post('/cupping', {
        body: { ...cupping, verdict: { value: 'text' } },
        status: [400, 422],
        because: 'verdict must be one of open, passed, failed',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { verdict: 421337 },
        status: [400, 422],
        because: 'verdict must be one of open, passed, failed',
      });
      await api.patch('/cupping/cupping-1', {
        body: { verdict: { value: 'text' } },
        status: [400, 422],
        because: 'verdict must be one of open, passed, failed',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { verdict: 'open' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Cupping: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'verdict may be open, passed, failed',
    about(
      'cupping.verdict.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: cupping,
        status: [200, 201],
        answer: { verdict: 'open' },
        because: 'the value is one of CuppingVerdict',
      });
      await api.patch('/cupping/cupping-1', {
        body: { verdict: 'passed' },
        status: [200],
        answer: { verdict: 'passed' },
        because: 'the value is one of CuppingVerdict',
      });
      await api.patch('/cupping/cupping-1', {
        body: { verdict: 'failed' },
        status: [200],
        answer: { verdict: 'failed' },
        because: 'the value is one of CuppingVerdict',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { verdict: 'failed' },
        because: 'the value is one of CuppingVerdict',
      });
    },
  );

  test(
    'create and update refuse the verdict unheard_of, which CuppingVerdict does not have',
    about(
      'cupping.verdict.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, verdict: 'unheard_of' },
        status: [400, 422],
        because: 'verdict must be one of open, passed, failed',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { verdict: 'unheard_of' },
        status: [400, 422],
        because: 'verdict must be one of open, passed, failed',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { verdict: 'open' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the verdict OPEN, as upper and lower case differ',
    about(
      'cupping.verdict.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', {
        body: { ...cupping, verdict: 'OPEN' },
        status: [400, 422],
        because: 'verdict must be one of open, passed, failed',
      });
      await api.get('/cupping/cupping-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', {
        body: { verdict: 'OPEN' },
        status: [400, 422],
        because: 'verdict must be one of open, passed, failed',
      });
      await api.get('/cupping/cupping-1', {
        status: [200],
        answer: { verdict: 'open' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
