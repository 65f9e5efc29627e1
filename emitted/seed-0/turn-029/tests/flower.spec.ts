import { about, test, without } from '../support/api.ts';

// A valid Archive, as the tests send it.
const archive = {
  topic: 'rulumo',
  flagged: false,
  id: 'archive-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
};

// A valid Teapot, as the tests send it.
const teapot = {
  born_daily_retired: '2022-11-26 07:10:21',
  id: 'teapot-1',
  urgency: 'normal',
  views: 68,
  brand_previous: 'danagu',
};

// A valid Flower, as the tests send it.
const flower = { id: 'flower-1', margin_past: 13.25, subscribed_current_total: true };

test.describe('Flower: create, read, update and delete', () => {
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
    'create answers the new Flower, and read answers it again',
    about(
      'flower.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: flower,
        status: [200, 201],
        answer: { ...flower, archives: [], festival: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { ...flower, archives: [], festival: null },
        because: 'read answers the object that was created',
      });
      await api.post('/flower', {
        body: { ...flower, id: 'flower-2' },
        status: [200, 201],
        answer: { id: 'flower-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Flower',
    about(
      'flower.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { margin_past: 47.25, subscribed_current_total: false },
        status: [200],
        answer: {
          archives: [],
          festival: null,
          id: 'flower-1',
          margin_past: 47.25,
          subscribed_current_total: false,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { margin_past: 47.25, subscribed_current_total: false },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('flower.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { id: 'flower-1', margin_past: 47.25, subscribed_current_total: false },
        status: [200],
        answer: { id: 'flower-1', margin_past: 47.25, subscribed_current_total: false },
        because: 'the id is the one that the object has',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { id: 'flower-1', margin_past: 47.25, subscribed_current_total: false },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for subscribed_current_total does not change margin_past either',
    about(
      'flower.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { margin_past: 47.25, subscribed_current_total: 'abc' },
        status: [400, 422],
        because: 'subscribed_current_total must be true or false',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { ...flower, archives: [], festival: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Flower: no read finds it and no list holds it',
    about(
      'flower.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.delete('/flower/flower-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/flower/flower-1', { status: [404], because: 'it was deleted' });
      await api.get('/flower', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Flower has',
    about('flower.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.get('/flower/flower-unknown', {
        status: [404],
        because: 'no Flower has the id flower-unknown',
      });
      await api.patch('/flower/flower-unknown', {
        body: { margin_past: 47.25, subscribed_current_total: false },
        status: [404],
        because: 'no Flower has the id flower-unknown',
      });
      await api.delete('/flower/flower-unknown', {
        status: [404],
        because: 'no Flower has the id flower-unknown',
      });
      await api.get('/flower', {
        status: [200],
        answer: [{ id: 'flower-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Flower: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Flower with all of its fields',
    about('flower.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.create('Flower', {
        ...flower,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api.create('Flower', { ...flower, id: 'flower-3', margin_past: 43.5 });
      await api.get('/flower', {
        status: [200],
        answer: [
          { ...flower, archives: [], festival: null },
          {
            archives: [],
            festival: null,
            id: 'flower-2',
            margin_past: 47.25,
            subscribed_current_total: false,
          },
          {
            archives: [],
            festival: null,
            id: 'flower-3',
            margin_past: 43.5,
            subscribed_current_total: true,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Flower leaves another as it was',
    about('flower.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.create('Flower', {
        ...flower,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api.patch('/flower/flower-2', {
        body: { id: 'flower-2', margin_past: 47.25, subscribed_current_total: false },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { ...flower, archives: [], festival: null },
        because: 'another object was updated',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: {
          archives: [],
          festival: null,
          id: 'flower-2',
          margin_past: 47.25,
          subscribed_current_total: false,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Flower leaves another as it was',
    about(
      'flower.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.create('Flower', {
        ...flower,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api.delete('/flower/flower-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: {
          archives: [],
          festival: null,
          id: 'flower-2',
          margin_past: 47.25,
          subscribed_current_total: false,
        },
        because: 'another object was deleted',
      });
      await api.get('/flower', {
        status: [200],
        answer: [{ id: 'flower-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Flower',
    about('flower.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.create('Flower', {
        ...flower,
        id: 'flower-2',
        margin_past: 47.25,
        subscribed_current_total: false,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/flower', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/flower/flower-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Flower: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Flower without an id',
    about(
      'flower.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: without(flower, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/flower', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Flower without margin_past, which is required',
    about(
      'flower.margin_past.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: without(flower, 'margin_past'),
        status: [400, 422],
        because: 'margin_past is required and has no default',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Flower without subscribed_current_total, which is optional',
    about('flower.subscribed_current_total.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/flower', {
        body: without(flower, 'subscribed_current_total'),
        status: [200, 201],
        answer: { subscribed_current_total: null },
        because: 'subscribed_current_total is optional',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { subscribed_current_total: null },
        because: 'subscribed_current_total is optional',
      });
    },
  );

  test(
    'update of margin_past or subscribed_current_total alone leaves every other field as it is',
    about('flower.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Teapot', teapot);
      await api.create('Flower', { ...flower, archives: ['archive-1'], festival: 'teapot-1' });
      await api.patch('/flower/flower-1', {
        body: { margin_past: 47.25 },
        status: [200],
        answer: { ...flower, archives: ['archive-1'], festival: 'teapot-1', margin_past: 47.25 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/flower/flower-1', {
        body: { subscribed_current_total: false },
        status: [200],
        answer: {
          archives: ['archive-1'],
          festival: 'teapot-1',
          id: 'flower-1',
          margin_past: 47.25,
          subscribed_current_total: false,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: {
          archives: ['archive-1'],
          festival: 'teapot-1',
          id: 'flower-1',
          margin_past: 47.25,
          subscribed_current_total: false,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Flower: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for margin_past',
    about(
      'flower.margin_past.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, margin_past: null },
        status: [400, 422],
        because: 'margin_past must not be null',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { margin_past: null },
        status: [400, 422],
        because: 'margin_past must not be null',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { margin_past: 13.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscribed_current_total may be null',
    about(
      'flower.subscribed_current_total.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, subscribed_current_total: null },
        status: [200, 201],
        answer: { subscribed_current_total: null },
        because: 'subscribed_current_total is nullable',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { subscribed_current_total: null },
        because: 'subscribed_current_total is nullable',
      });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', {
        body: { subscribed_current_total: null },
        status: [200],
        answer: { subscribed_current_total: null },
        because: 'subscribed_current_total is nullable',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: { subscribed_current_total: null },
        because: 'subscribed_current_total is nullable',
      });
    },
  );
});

test.describe('Flower: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'margin_past may be the whole number 0',
    about('flower.margin_past.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, margin_past: 0 },
        status: [200, 201],
        answer: { margin_past: 0 },
        because: '0 is a valid value of margin_past',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { margin_past: 0 },
        because: '0 is a valid value of margin_past',
      });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', {
        body: { margin_past: 0 },
        status: [200],
        answer: { margin_past: 0 },
        because: '0 is a valid value of margin_past',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: { margin_past: 0 },
        because: '0 is a valid value of margin_past',
      });
    },
  );

  test(
    'create and update refuse a margin_past of a wrong type',
    about(
      'flower.margin_past.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, margin_past: 'abc' },
        status: [400, 422],
        because: 'margin_past must be a number',
      });
      await api.post('/flower', {
        body: { ...flower, margin_past: { value: 'text' } },
        status: [400, 422],
        because: 'margin_past must be a number',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { margin_past: 'abc' },
        status: [400, 422],
        because: 'margin_past must be a number',
      });
      await api.patch('/flower/flower-1', {
        body: { margin_past: { value: 'text' } },
        status: [400, 422],
        because: 'margin_past must be a number',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { margin_past: 13.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'margin_past may be right at its minimum of -100',
    about(
      'flower.margin_past.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, margin_past: -100 },
        status: [200, 201],
        answer: { margin_past: -100 },
        because: 'the minimum of margin_past is -100, inclusive',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { margin_past: -100 },
        because: 'the minimum of margin_past is -100, inclusive',
      });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', {
        body: { margin_past: -100 },
        status: [200],
        answer: { margin_past: -100 },
        because: 'the minimum of margin_past is -100, inclusive',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: { margin_past: -100 },
        because: 'the minimum of margin_past is -100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a margin_past below its minimum of -100',
    about(
      'flower.margin_past.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, margin_past: -100.25 },
        status: [400, 422],
        because: 'margin_past must be at least -100',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { margin_past: -100.25 },
        status: [400, 422],
        because: 'margin_past must be at least -100',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { margin_past: 13.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'margin_past may be right at its maximum of 50',
    about(
      'flower.margin_past.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, margin_past: 50 },
        status: [200, 201],
        answer: { margin_past: 50 },
        because: 'the maximum of margin_past is 50, inclusive',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { margin_past: 50 },
        because: 'the maximum of margin_past is 50, inclusive',
      });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', {
        body: { margin_past: 50 },
        status: [200],
        answer: { margin_past: 50 },
        because: 'the maximum of margin_past is 50, inclusive',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: { margin_past: 50 },
        because: 'the maximum of margin_past is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a margin_past above its maximum of 50',
    about(
      'flower.margin_past.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, margin_past: 50.25 },
        status: [400, 422],
        because: 'margin_past must be at most 50',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { margin_past: 50.25 },
        status: [400, 422],
        because: 'margin_past must be at most 50',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { margin_past: 13.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'subscribed_current_total may be false',
    about('flower.subscribed_current_total.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, subscribed_current_total: false },
        status: [200, 201],
        answer: { subscribed_current_total: false },
        because: 'false is a valid value of subscribed_current_total',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { subscribed_current_total: false },
        because: 'false is a valid value of subscribed_current_total',
      });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', {
        body: { subscribed_current_total: false },
        status: [200],
        answer: { subscribed_current_total: false },
        because: 'false is a valid value of subscribed_current_total',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: { subscribed_current_total: false },
        because: 'false is a valid value of subscribed_current_total',
      });
    },
  );

  test(
    'create and update refuse a subscribed_current_total of a wrong type',
    about(
      'flower.subscribed_current_total.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, subscribed_current_total: 'abc' },
        status: [400, 422],
        because: 'subscribed_current_total must be true or false',
      });
      await api.post('/flower', {
        body: { ...flower, subscribed_current_total: { value: 'text' } },
        status: [400, 422],
        because: 'subscribed_current_total must be true or false',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { subscribed_current_total: 'abc' },
        status: [400, 422],
        because: 'subscribed_current_total must be true or false',
      });
      await api.patch('/flower/flower-1', {
        body: { subscribed_current_total: { value: 'text' } },
        status: [400, 422],
        because: 'subscribed_current_total must be true or false',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { subscribed_current_total: true },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Flower: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.order: The order of the ids in a reference list is free; no id is sent twice.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'festival refers to an existing Teapot and is answered as its id',
    about('flower.festival.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.post('/flower', {
        body: { ...flower, festival: 'teapot-1' },
        status: [200, 201],
        answer: { festival: 'teapot-1' },
        because: 'festival was sent as teapot-1',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { festival: 'teapot-1' },
        because: 'festival was sent as teapot-1',
      });
      await api.patch('/flower/flower-1', {
        body: { festival: 'teapot-2' },
        status: [200],
        answer: { festival: 'teapot-2' },
        because: 'festival was changed to teapot-2',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { festival: 'teapot-2' },
        because: 'festival was changed to teapot-2',
      });
      await api.get('/flower', {
        status: [200],
        answer: [{ id: 'flower-1', festival: 'teapot-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a festival that no Teapot has as its id',
    about(
      'flower.festival.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, festival: 'teapot-unknown' },
        status: [400, 422],
        because: 'festival must be the id of an existing Teapot',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.create('Flower', { ...flower, festival: 'teapot-1' });
      await api.patch('/flower/flower-1', {
        body: { festival: 'teapot-unknown' },
        status: [400, 422],
        because: 'festival must be the id of an existing Teapot',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { festival: 'teapot-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for festival',
    about(
      'flower.festival.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, festival: 421337 },
        status: [400, 422],
        because: 'festival must be the id of a Teapot',
      });
      await api.post('/flower', {
        body: { ...flower, festival: { value: 'text' } },
        status: [400, 422],
        because: 'festival must be the id of a Teapot',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { festival: 421337 },
        status: [400, 422],
        because: 'festival must be the id of a Teapot',
      });
      await api.patch('/flower/flower-1', {
        body: { festival: { value: 'text' } },
        status: [400, 422],
        because: 'festival must be the id of a Teapot',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { festival: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'festival may be null or left out',
    about(
      'flower.festival.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/flower', {
        body: { ...flower, festival: null },
        status: [200, 201],
        answer: { festival: null },
        because: 'a reference may be null',
      });
      await api.patch('/flower/flower-1', {
        body: { festival: 'teapot-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/flower/flower-1', {
        body: { festival: null },
        status: [200],
        answer: { festival: null },
        because: 'a reference may be null',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { festival: null },
        because: 'a reference may be null',
      });
      await api.post('/flower', {
        body: { ...flower, id: 'flower-2' },
        status: [200, 201],
        answer: { festival: null },
        because: 'festival is optional',
      });
    },
  );

  test(
    'deleting a Teapot clears every festival that refers to it',
    about(
      'flower.festival.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Flower', { ...flower, festival: 'teapot-1' });
      await api.create('Flower', { ...flower, id: 'flower-2', festival: 'teapot-1' });
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { id: 'flower-1', festival: null },
        because: 'teapot-1 was deleted',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: { id: 'flower-2', festival: null },
        because: 'teapot-1 was deleted',
      });
    },
  );

  test(
    'deleting a Teapot keeps a festival that refers to another',
    about(
      'flower.festival.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.create('Flower', { ...flower, festival: 'teapot-2' });
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { festival: 'teapot-2' },
        because: 'another Teapot was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Flower in festival, which refers to Teapot',
    about(
      'flower.festival.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.post('/flower', {
        body: { ...flower, id: 'flower-2', festival: 'flower-1' },
        status: [400, 422],
        because: 'festival must be the id of an existing Teapot',
      });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', {
        body: { festival: 'flower-1' },
        status: [400, 422],
        because: 'festival must be the id of an existing Teapot',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: { festival: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Flower with the id of a Teapot leaves festival alone',
    about(
      'flower.festival.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Flower', { ...flower, festival: 'teapot-1' });
      await api.create('Flower', { ...flower, id: 'teapot-1' });
      await api.delete('/flower/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { festival: 'teapot-1' },
        because: 'no Teapot was deleted',
      });
    },
  );

  test(
    'archives is an empty list when a create leaves it out',
    about(
      'flower.archives.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: flower,
        status: [200, 201],
        answer: { archives: [] },
        because: 'archives was left out',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { archives: [] },
        because: 'archives was left out',
      });
    },
  );

  test(
    'archives lists existing Archive objects and is answered as their ids',
    about(
      'flower.archives.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.post('/flower', {
        body: { ...flower, archives: ['archive-1', 'archive-2'] },
        status: [200, 201],
        answer: { archives: ['archive-1', 'archive-2'] },
        because: 'archives was sent with two ids',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { archives: ['archive-1', 'archive-2'] },
        because: 'archives was sent with two ids',
      });
      await api.get('/flower', {
        status: [200],
        answer: [{ id: 'flower-1', archives: ['archive-1', 'archive-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/flower/flower-1', {
        body: { archives: ['archive-2', 'archive-1'] },
        status: [200],
        answer: { archives: ['archive-2', 'archive-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in archives',
    about(
      'flower.archives.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.create('Flower', { ...flower, archives: ['archive-1'] });
      await api.patch('/flower/flower-1', {
        body: { archives: ['archive-2'] },
        status: [200],
        answer: { archives: ['archive-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/flower/flower-1', {
        body: { archives: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { archives: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in archives that no Archive has',
    about(
      'flower.archives.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.post('/flower', {
        body: { ...flower, archives: ['archive-unknown'] },
        status: [400, 422],
        because: 'archives must hold only ids of existing Archive objects',
      });
      await api.post('/flower', {
        body: { ...flower, archives: ['archive-1', 'archive-unknown'] },
        status: [400, 422],
        because: 'archives must hold only ids of existing Archive objects',
      });
      await api.post('/flower', {
        body: { ...flower, archives: ['archive-unknown', 'archive-2'] },
        status: [400, 422],
        because: 'archives must hold only ids of existing Archive objects',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Flower', { ...flower, archives: ['archive-1', 'archive-2'] });
      await api.patch('/flower/flower-1', {
        body: { archives: ['archive-unknown'] },
        status: [400, 422],
        because: 'archives must hold only ids of existing Archive objects',
      });
      await api.patch('/flower/flower-1', {
        body: { archives: ['archive-1', 'archive-unknown'] },
        status: [400, 422],
        because: 'archives must hold only ids of existing Archive objects',
      });
      await api.patch('/flower/flower-1', {
        body: { archives: ['archive-unknown', 'archive-2'] },
        status: [400, 422],
        because: 'archives must hold only ids of existing Archive objects',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { archives: ['archive-1', 'archive-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list archives',
    about(
      'flower.archives.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, archives: null },
        status: [400, 422],
        because: 'archives must not be null',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { archives: null },
        status: [400, 422],
        because: 'archives must not be null',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { archives: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for archives',
    about(
      'flower.archives.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/flower', {
        body: { ...flower, archives: 'abc' },
        status: [400, 422],
        because: 'archives must be a list of ids of Archive',
      });
      await api.post('/flower', {
        body: { ...flower, archives: [{ value: 'text' }] },
        status: [400, 422],
        because: 'archives must be a list of ids of Archive',
      });
      await api.get('/flower/flower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { archives: 'abc' },
        status: [400, 422],
        because: 'archives must be a list of ids of Archive',
      });
      await api.patch('/flower/flower-1', {
        body: { archives: [{ value: 'text' }] },
        status: [400, 422],
        because: 'archives must be a list of ids of Archive',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { archives: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an Archive takes its id out of every archives and keeps the others',
    about(
      'flower.archives.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.create('Flower', { ...flower, archives: ['archive-1', 'archive-2'] });
      await api.create('Flower', { ...flower, id: 'flower-2', archives: ['archive-1'] });
      await api.delete('/archive/archive-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { id: 'flower-1', archives: ['archive-2'] },
        because: 'archive-1 was deleted',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: { id: 'flower-2', archives: [] },
        because: 'archive-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Flower in archives, which refers to Archive',
    about(
      'flower.archives.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.post('/flower', {
        body: { ...flower, id: 'flower-2', archives: ['flower-1'] },
        status: [400, 422],
        because: 'archives must hold only ids of existing Archive objects',
      });
      await api.create('Flower', { ...flower, id: 'flower-2' });
      await api.patch('/flower/flower-2', {
        body: { archives: ['flower-1'] },
        status: [400, 422],
        because: 'archives must hold only ids of existing Archive objects',
      });
      await api.get('/flower/flower-2', {
        status: [200],
        answer: { archives: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Flower with the id of an Archive leaves archives alone',
    about(
      'flower.archives.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Flower', { ...flower, archives: ['archive-1'] });
      await api.create('Flower', { ...flower, id: 'archive-1' });
      await api.delete('/flower/archive-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { archives: ['archive-1'] },
        because: 'no Archive was deleted',
      });
    },
  );

  test(
    'update that is refused for archives does not change margin_past either',
    about(
      'flower.archives.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Flower', flower);
      await api.patch('/flower/flower-1', {
        body: { margin_past: 47.25, archives: ['archive-unknown'] },
        status: [400, 422],
        because: 'archives must hold only ids of existing Archive objects',
      });
      await api.get('/flower/flower-1', {
        status: [200],
        answer: { ...flower, archives: [], festival: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
