import { about, test, without } from '../support/api.ts';

// A valid GreenLot, as the tests send it.
const greenLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'greenlot-1',
  moisture_percent: 17.25,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
  allocated_kg: 93.75,
};

// A valid RoastBatch, as the tests send it.
const roastBatch = {
  green_weight_kg: 43.75,
  id: 'roastbatch-1',
  loss_kg: 23.75,
  roast_level: 'dark',
  status: 'cooling',
  starred: false,
};

test.describe('RoastBatch: create, read, update and delete', () => {
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
    'create answers the new RoastBatch, and read answers it again',
    about(
      'roastbatch.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: roastBatch,
        status: [200, 201],
        answer: { ...roastBatch, lots: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { ...roastBatch, lots: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, id: 'roastbatch-2' },
        status: [200, 201],
        answer: { id: 'roastbatch-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole RoastBatch',
    about(
      'roastbatch.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: {
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        },
        status: [200],
        answer: {
          green_weight_kg: 52.25,
          id: 'roastbatch-1',
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          lots: [],
          starred: true,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: {
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('roastbatch.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: {
          id: 'roastbatch-1',
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        },
        status: [200],
        answer: {
          id: 'roastbatch-1',
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: {
          id: 'roastbatch-1',
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for starred does not change green_weight_kg either',
    about(
      'roastbatch.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { green_weight_kg: 52.25, starred: 'abc' },
        status: [400, 422],
        because: 'starred must be true or false',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { ...roastBatch, lots: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a RoastBatch: no read finds it and no list holds it',
    about(
      'roastbatch.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.delete('/roastbatch/roastbatch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastbatch/roastbatch-1', { status: [404], because: 'it was deleted' });
      await api.get('/roastbatch', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RoastBatch has',
    about('roastbatch.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.get('/roastbatch/roastbatch-unknown', {
        status: [404],
        because: 'no RoastBatch has the id roastbatch-unknown',
      });
      await api.patch('/roastbatch/roastbatch-unknown', {
        body: {
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        },
        status: [404],
        because: 'no RoastBatch has the id roastbatch-unknown',
      });
      await api.delete('/roastbatch/roastbatch-unknown', {
        status: [404],
        because: 'no RoastBatch has the id roastbatch-unknown',
      });
      await api.get('/roastbatch', {
        status: [200],
        answer: [{ id: 'roastbatch-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('RoastBatch: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every RoastBatch with all of its fields',
    about('roastbatch.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        green_weight_kg: 52.25,
        loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-3',
        green_weight_kg: 45.5,
        loss_kg: 49.75,
        roast_level: 'light',
        status: 'checked',
      });
      await api.get('/roastbatch', {
        status: [200],
        answer: [
          { ...roastBatch, lots: [] },
          {
            green_weight_kg: 52.25,
            id: 'roastbatch-2',
            loss_kg: 13.25,
            roast_level: 'medium',
            status: 'roasting',
            lots: [],
            starred: true,
          },
          {
            green_weight_kg: 45.5,
            id: 'roastbatch-3',
            loss_kg: 49.75,
            roast_level: 'light',
            status: 'checked',
            lots: [],
            starred: false,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one RoastBatch leaves another as it was',
    about('roastbatch.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        green_weight_kg: 52.25,
        loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
      await api.patch('/roastbatch/roastbatch-2', {
        body: {
          id: 'roastbatch-2',
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { ...roastBatch, lots: [] },
        because: 'another object was updated',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: {
          green_weight_kg: 52.25,
          id: 'roastbatch-2',
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          lots: [],
          starred: true,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one RoastBatch leaves another as it was',
    about(
      'roastbatch.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        green_weight_kg: 52.25,
        loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
      await api.delete('/roastbatch/roastbatch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: {
          green_weight_kg: 52.25,
          id: 'roastbatch-2',
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          lots: [],
          starred: true,
        },
        because: 'another object was deleted',
      });
      await api.get('/roastbatch', {
        status: [200],
        answer: [{ id: 'roastbatch-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every RoastBatch',
    about('roastbatch.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        green_weight_kg: 52.25,
        loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/roastbatch', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/roastbatch/roastbatch-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('RoastBatch: required fields and defaults', () => {
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
    'create accepts a RoastBatch without green_weight_kg, which is optional',
    about('roastbatch.green_weight_kg.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: without(roastBatch, 'green_weight_kg'),
        status: [200, 201],
        answer: { green_weight_kg: null },
        because: 'green_weight_kg is optional',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { green_weight_kg: null },
        because: 'green_weight_kg is optional',
      });
    },
  );

  test(
    'create refuses a RoastBatch without loss_kg, which is required',
    about(
      'roastbatch.loss_kg.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: without(roastBatch, 'loss_kg'),
        status: [400, 422],
        because: 'loss_kg is required and has no default',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a RoastBatch without roast_level, which is required',
    about(
      'roastbatch.roast_level.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: without(roastBatch, 'roast_level'),
        status: [400, 422],
        because: 'roast_level is required and has no default',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'status is "planned" when a create leaves it out',
    about('roastbatch.status.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: without(roastBatch, 'status'),
        status: [200, 201],
        answer: { status: 'planned' },
        because: 'the default of status is "planned"',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'planned' },
        because: 'the default of status is "planned"',
      });
    },
  );

  test(
    'create refuses a RoastBatch without starred, which is required',
    about(
      'roastbatch.starred.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: without(roastBatch, 'starred'),
        status: [400, 422],
        because: 'starred is required and has no default',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of green_weight_kg or starred alone leaves every other field as it is',
    about('roastbatch.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, lots: ['greenlot-1'] });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { green_weight_kg: 52.25 },
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 52.25, lots: ['greenlot-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { starred: true },
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 52.25, lots: ['greenlot-1'], starred: true },
        because: 'an update touches only what it carries',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 52.25, lots: ['greenlot-1'], starred: true },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('RoastBatch: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'green_weight_kg may be null',
    about(
      'roastbatch.green_weight_kg.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, green_weight_kg: null },
        status: [200, 201],
        answer: { green_weight_kg: null },
        because: 'green_weight_kg is nullable',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { green_weight_kg: null },
        because: 'green_weight_kg is nullable',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { green_weight_kg: null },
        status: [200],
        answer: { green_weight_kg: null },
        because: 'green_weight_kg is nullable',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { green_weight_kg: null },
        because: 'green_weight_kg is nullable',
      });
    },
  );

  test(
    'loss_kg may be null',
    about('roastbatch.loss_kg.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, loss_kg: null },
        status: [200, 201],
        answer: { loss_kg: null },
        because: 'loss_kg is nullable',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { loss_kg: null },
        because: 'loss_kg is nullable',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { loss_kg: null },
        status: [200],
        answer: { loss_kg: null },
        because: 'loss_kg is nullable',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { loss_kg: null },
        because: 'loss_kg is nullable',
      });
    },
  );

  test(
    'create and update refuse null for roast_level',
    about(
      'roastbatch.roast_level.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, roast_level: null },
        status: [400, 422],
        because: 'roast_level must not be null',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { roast_level: null },
        status: [400, 422],
        because: 'roast_level must not be null',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { roast_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for status',
    about(
      'roastbatch.status.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, status: null },
        status: [400, 422],
        because: 'status must not be null',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: null },
        status: [400, 422],
        because: 'status must not be null',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'cooling' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for starred',
    about(
      'roastbatch.starred.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, starred: null },
        status: [400, 422],
        because: 'starred must not be null',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { starred: null },
        status: [400, 422],
        because: 'starred must not be null',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { starred: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RoastBatch: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'green_weight_kg may be the whole number 0',
    about('roastbatch.green_weight_kg.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, green_weight_kg: 0 },
        status: [200, 201],
        answer: { green_weight_kg: 0 },
        because: '0 is a valid value of green_weight_kg',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { green_weight_kg: 0 },
        because: '0 is a valid value of green_weight_kg',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { green_weight_kg: 0 },
        status: [200],
        answer: { green_weight_kg: 0 },
        because: '0 is a valid value of green_weight_kg',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { green_weight_kg: 0 },
        because: '0 is a valid value of green_weight_kg',
      });
    },
  );

  test(
    'create and update refuse a green_weight_kg of a wrong type',
    about(
      'roastbatch.green_weight_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, green_weight_kg: 'abc' },
        status: [400, 422],
        because: 'green_weight_kg must be a number',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, green_weight_kg: { value: 'text' } },
        status: [400, 422],
        because: 'green_weight_kg must be a number',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { green_weight_kg: 'abc' },
        status: [400, 422],
        because: 'green_weight_kg must be a number',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { green_weight_kg: { value: 'text' } },
        status: [400, 422],
        because: 'green_weight_kg must be a number',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { green_weight_kg: 43.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'green_weight_kg may be right at its maximum of 120',
    about(
      'roastbatch.green_weight_kg.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, green_weight_kg: 120 },
        status: [200, 201],
        answer: { green_weight_kg: 120 },
        because: 'the maximum of green_weight_kg is 120, inclusive',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { green_weight_kg: 120 },
        because: 'the maximum of green_weight_kg is 120, inclusive',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { green_weight_kg: 120 },
        status: [200],
        answer: { green_weight_kg: 120 },
        because: 'the maximum of green_weight_kg is 120, inclusive',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { green_weight_kg: 120 },
        because: 'the maximum of green_weight_kg is 120, inclusive',
      });
    },
  );

  test(
    'create and update refuse a green_weight_kg above its maximum of 120',
    about(
      'roastbatch.green_weight_kg.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, green_weight_kg: 120.25 },
        status: [400, 422],
        because: 'green_weight_kg must be at most 120',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { green_weight_kg: 120.25 },
        status: [400, 422],
        because: 'green_weight_kg must be at most 120',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { green_weight_kg: 43.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'green_weight_kg has no minimum',
    about('roastbatch.green_weight_kg.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, green_weight_kg: -999999.75 },
        status: [200, 201],
        answer: { green_weight_kg: -999999.75 },
        because: 'green_weight_kg has no minimum',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { green_weight_kg: -999999.75 },
        because: 'green_weight_kg has no minimum',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { green_weight_kg: -999999.75 },
        status: [200],
        answer: { green_weight_kg: -999999.75 },
        because: 'green_weight_kg has no minimum',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { green_weight_kg: -999999.75 },
        because: 'green_weight_kg has no minimum',
      });
    },
  );

  test(
    'loss_kg may be the whole number 0',
    about('roastbatch.loss_kg.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, loss_kg: 0 },
        status: [200, 201],
        answer: { loss_kg: 0 },
        because: '0 is a valid value of loss_kg',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { loss_kg: 0 },
        because: '0 is a valid value of loss_kg',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { loss_kg: 0 },
        status: [200],
        answer: { loss_kg: 0 },
        because: '0 is a valid value of loss_kg',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { loss_kg: 0 },
        because: '0 is a valid value of loss_kg',
      });
    },
  );

  test(
    'create and update refuse a loss_kg of a wrong type',
    about(
      'roastbatch.loss_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, loss_kg: 'abc' },
        status: [400, 422],
        because: 'loss_kg must be a number',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, loss_kg: { value: 'text' } },
        status: [400, 422],
        because: 'loss_kg must be a number',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { loss_kg: 'abc' },
        status: [400, 422],
        because: 'loss_kg must be a number',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { loss_kg: { value: 'text' } },
        status: [400, 422],
        because: 'loss_kg must be a number',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { loss_kg: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'loss_kg may be right at its minimum of 0',
    about(
      'roastbatch.loss_kg.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, loss_kg: 0 },
        status: [200, 201],
        answer: { loss_kg: 0 },
        because: 'the minimum of loss_kg is 0, inclusive',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { loss_kg: 0 },
        because: 'the minimum of loss_kg is 0, inclusive',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { loss_kg: 0 },
        status: [200],
        answer: { loss_kg: 0 },
        because: 'the minimum of loss_kg is 0, inclusive',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { loss_kg: 0 },
        because: 'the minimum of loss_kg is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a loss_kg below its minimum of 0',
    about(
      'roastbatch.loss_kg.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, loss_kg: -0.25 },
        status: [400, 422],
        because: 'loss_kg must be at least 0',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { loss_kg: -0.25 },
        status: [400, 422],
        because: 'loss_kg must be at least 0',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { loss_kg: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'loss_kg may be right at its maximum of 60',
    about(
      'roastbatch.loss_kg.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, loss_kg: 60 },
        status: [200, 201],
        answer: { loss_kg: 60 },
        because: 'the maximum of loss_kg is 60, inclusive',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { loss_kg: 60 },
        because: 'the maximum of loss_kg is 60, inclusive',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { loss_kg: 60 },
        status: [200],
        answer: { loss_kg: 60 },
        because: 'the maximum of loss_kg is 60, inclusive',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { loss_kg: 60 },
        because: 'the maximum of loss_kg is 60, inclusive',
      });
    },
  );

  test(
    'create and update refuse a loss_kg above its maximum of 60',
    about(
      'roastbatch.loss_kg.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, loss_kg: 60.25 },
        status: [400, 422],
        because: 'loss_kg must be at most 60',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { loss_kg: 60.25 },
        status: [400, 422],
        because: 'loss_kg must be at most 60',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { loss_kg: 23.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a roast_level of a wrong type',
    about(
      'roastbatch.roast_level.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, roast_level: 421337 },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, roast_level: { value: 'text' } },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { roast_level: 421337 },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { roast_level: { value: 'text' } },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { roast_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a status of a wrong type',
    about(
      'roastbatch.status.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, status: 421337 },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked, discarded',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, status: { value: 'text' } },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked, discarded',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 421337 },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked, discarded',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: { value: 'text' } },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked, discarded',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'cooling' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'starred may be false',
    about('roastbatch.starred.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: roastBatch,
        status: [200, 201],
        answer: { starred: false },
        because: 'false is a valid value of starred',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { starred: false },
        because: 'false is a valid value of starred',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2', starred: true });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { starred: false },
        status: [200],
        answer: { starred: false },
        because: 'false is a valid value of starred',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { starred: false },
        because: 'false is a valid value of starred',
      });
    },
  );

  test(
    'create and update refuse a starred of a wrong type',
    about(
      'roastbatch.starred.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, starred: 'abc' },
        status: [400, 422],
        because: 'starred must be true or false',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, starred: { value: 'text' } },
        status: [400, 422],
        because: 'starred must be true or false',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { starred: 'abc' },
        status: [400, 422],
        because: 'starred must be true or false',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { starred: { value: 'text' } },
        status: [400, 422],
        because: 'starred must be true or false',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { starred: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RoastBatch: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'roast_level may be light, medium, dark',
    about(
      'roastbatch.roast_level.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, roast_level: 'light' },
        status: [200, 201],
        answer: { roast_level: 'light' },
        because: 'the value is one of RoastLevel',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { roast_level: 'medium' },
        status: [200],
        answer: { roast_level: 'medium' },
        because: 'the value is one of RoastLevel',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { roast_level: 'dark' },
        status: [200],
        answer: { roast_level: 'dark' },
        because: 'the value is one of RoastLevel',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { roast_level: 'dark' },
        because: 'the value is one of RoastLevel',
      });
    },
  );

  test(
    'create and update refuse the roast_level unheard_of, which RoastLevel does not have',
    about(
      'roastbatch.roast_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, roast_level: 'unheard_of' },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { roast_level: 'unheard_of' },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { roast_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the roast_level LIGHT, as upper and lower case differ',
    about(
      'roastbatch.roast_level.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, roast_level: 'LIGHT' },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { roast_level: 'LIGHT' },
        status: [400, 422],
        because: 'roast_level must be one of light, medium, dark',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { roast_level: 'dark' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'status may be planned, roasting, cooling, checked, discarded',
    about(
      'roastbatch.status.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, status: 'planned' },
        status: [200, 201],
        answer: { status: 'planned' },
        because: 'the value is one of RoastBatchStatus',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 'roasting' },
        status: [200],
        answer: { status: 'roasting' },
        because: 'the value is one of RoastBatchStatus',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 'cooling' },
        status: [200],
        answer: { status: 'cooling' },
        because: 'the value is one of RoastBatchStatus',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 'checked' },
        status: [200],
        answer: { status: 'checked' },
        because: 'the value is one of RoastBatchStatus',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 'discarded' },
        status: [200],
        answer: { status: 'discarded' },
        because: 'the value is one of RoastBatchStatus',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'discarded' },
        because: 'the value is one of RoastBatchStatus',
      });
    },
  );

  test(
    'status may be discarded, which RoastBatchStatus has gained',
    about('roastbatch.status.accepts-added-discarded', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, status: 'discarded' },
        status: [200, 201],
        answer: { status: 'discarded' },
        because: 'discarded was added to RoastBatchStatus',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'discarded' },
        because: 'discarded was added to RoastBatchStatus',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { status: 'discarded' },
        status: [200],
        answer: { status: 'discarded' },
        because: 'discarded was added to RoastBatchStatus',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { status: 'discarded' },
        because: 'discarded was added to RoastBatchStatus',
      });
    },
  );

  test(
    'create and update refuse the status unheard_of, which RoastBatchStatus does not have',
    about(
      'roastbatch.status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, status: 'unheard_of' },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked, discarded',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 'unheard_of' },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked, discarded',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'cooling' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the status PLANNED, as upper and lower case differ',
    about(
      'roastbatch.status.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, status: 'PLANNED' },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked, discarded',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 'PLANNED' },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked, discarded',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'cooling' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RoastBatch: references', () => {
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

  test(
    'lots is an empty list when a create leaves it out',
    about('roastbatch.lots.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: roastBatch,
        status: [200, 201],
        answer: { lots: [] },
        because: 'lots was left out',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { lots: [] },
        because: 'lots was left out',
      });
    },
  );

  test(
    'lots lists existing GreenLot objects and is answered as their ids',
    about('roastbatch.lots.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.post('/roastbatch', {
        body: { ...roastBatch, lots: ['greenlot-1', 'greenlot-2'] },
        status: [200, 201],
        answer: { lots: ['greenlot-1', 'greenlot-2'] },
        because: 'lots was sent with two ids',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { lots: ['greenlot-1', 'greenlot-2'] },
        because: 'lots was sent with two ids',
      });
      await api.get('/roastbatch', {
        status: [200],
        answer: [{ id: 'roastbatch-1', lots: ['greenlot-1', 'greenlot-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { lots: ['greenlot-2', 'greenlot-1'] },
        status: [200],
        answer: { lots: ['greenlot-2', 'greenlot-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in lots',
    about('roastbatch.lots.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.create('RoastBatch', { ...roastBatch, lots: ['greenlot-1'] });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { lots: ['greenlot-2'] },
        status: [200],
        answer: { lots: ['greenlot-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { lots: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { lots: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in lots that no GreenLot has',
    about(
      'roastbatch.lots.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.post('/roastbatch', {
        body: { ...roastBatch, lots: ['greenlot-unknown'] },
        status: [400, 422],
        because: 'lots must hold only ids of existing GreenLot objects',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, lots: ['greenlot-1', 'greenlot-unknown'] },
        status: [400, 422],
        because: 'lots must hold only ids of existing GreenLot objects',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, lots: ['greenlot-unknown', 'greenlot-2'] },
        status: [400, 422],
        because: 'lots must hold only ids of existing GreenLot objects',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', { ...roastBatch, lots: ['greenlot-1', 'greenlot-2'] });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { lots: ['greenlot-unknown'] },
        status: [400, 422],
        because: 'lots must hold only ids of existing GreenLot objects',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { lots: ['greenlot-1', 'greenlot-unknown'] },
        status: [400, 422],
        because: 'lots must hold only ids of existing GreenLot objects',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { lots: ['greenlot-unknown', 'greenlot-2'] },
        status: [400, 422],
        because: 'lots must hold only ids of existing GreenLot objects',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { lots: ['greenlot-1', 'greenlot-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list lots',
    about(
      'roastbatch.lots.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, lots: null },
        status: [400, 422],
        because: 'lots must not be null',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { lots: null },
        status: [400, 422],
        because: 'lots must not be null',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { lots: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for lots',
    about(
      'roastbatch.lots.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastbatch', {
        body: { ...roastBatch, lots: 'abc' },
        status: [400, 422],
        because: 'lots must be a list of ids of GreenLot',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, lots: [{ value: 'text' }] },
        status: [400, 422],
        because: 'lots must be a list of ids of GreenLot',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { lots: 'abc' },
        status: [400, 422],
        because: 'lots must be a list of ids of GreenLot',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { lots: [{ value: 'text' }] },
        status: [400, 422],
        because: 'lots must be a list of ids of GreenLot',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { lots: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a GreenLot takes its id out of every lots and keeps the others',
    about('roastbatch.lots.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.create('RoastBatch', { ...roastBatch, lots: ['greenlot-1', 'greenlot-2'] });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2', lots: ['greenlot-1'] });
      await api.delete('/greenlot/greenlot-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { id: 'roastbatch-1', lots: ['greenlot-2'] },
        because: 'greenlot-1 was deleted',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { id: 'roastbatch-2', lots: [] },
        because: 'greenlot-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a RoastBatch in lots, which refers to GreenLot',
    about(
      'roastbatch.lots.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.post('/roastbatch', {
        body: { ...roastBatch, id: 'roastbatch-2', lots: ['roastbatch-1'] },
        status: [400, 422],
        because: 'lots must hold only ids of existing GreenLot objects',
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', {
        body: { lots: ['roastbatch-1'] },
        status: [400, 422],
        because: 'lots must hold only ids of existing GreenLot objects',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { lots: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a RoastBatch with the id of a GreenLot leaves lots alone',
    about(
      'roastbatch.lots.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, lots: ['greenlot-1'] });
      await api.create('RoastBatch', { ...roastBatch, id: 'greenlot-1' });
      await api.delete('/roastbatch/greenlot-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { lots: ['greenlot-1'] },
        because: 'no GreenLot was deleted',
      });
    },
  );

  test(
    'update that is refused for lots does not change green_weight_kg either',
    about(
      'roastbatch.lots.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { green_weight_kg: 52.25, lots: ['greenlot-unknown'] },
        status: [400, 422],
        because: 'lots must hold only ids of existing GreenLot objects',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { ...roastBatch, lots: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RoastBatch: actions', () => {
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.guard: When the state is right but a condition is not satisfied, the action is
  //   refused with 409. All conditions must hold.
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'cool_down moves status from roasting to cooling',
    about(
      'roastbatch.cool_down.moves-from-roasting',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 24, loss_kg: 24, lots: ['greenlot-1'] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 24, loss_kg: 24, lots: ['greenlot-1'] },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'cool_down applies the effect: set this.green_weight_kg to this.loss_kg',
    about(
      'roastbatch.cool_down.effect-set-green_weight_kg-to-loss_kg',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: {
          green_weight_kg: 24,
          id: 'roastbatch-1',
          loss_kg: 24,
          roast_level: 'dark',
          lots: ['greenlot-1'],
          starred: false,
        },
        because: 'set this.green_weight_kg to this.loss_kg',
      });
    },
  );

  test(
    'cool_down leaves objects alone that it does not concern',
    about('roastbatch.cool_down.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        status: 'roasting',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: {
          green_weight_kg: 23.75,
          id: 'roastbatch-2',
          loss_kg: 24,
          roast_level: 'dark',
          status: 'roasting',
          lots: ['greenlot-1'],
          starred: false,
        },
        because: 'cool_down was called on roastbatch-1, which does not concern this object',
      });
    },
  );

  test(
    'cool_down answers 404 for an id that no RoastBatch has',
    about('roastbatch.cool_down.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.post('/roastbatch/roastbatch-unknown/cool_down', {
        status: [404],
        because: 'no RoastBatch has the id roastbatch-unknown',
      });
    },
  );

  test(
    'cool_down is refused while status is planned',
    about(
      'roastbatch.cool_down.refuses-from-planned',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'cool_down starts from roasting, and status is planned',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'planned', green_weight_kg: 23.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cool_down is refused while status is cooling',
    about(
      'roastbatch.cool_down.refuses-from-cooling',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'cool_down starts from roasting, and status is cooling',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'cooling', green_weight_kg: 23.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cool_down is refused while status is checked',
    about(
      'roastbatch.cool_down.refuses-from-checked',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'checked',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'cool_down starts from roasting, and status is checked',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'checked', green_weight_kg: 23.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cool_down is refused while status is discarded',
    about(
      'roastbatch.cool_down.refuses-from-discarded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'discarded',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'cool_down starts from roasting, and status is discarded',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'discarded', green_weight_kg: 23.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cool_down is refused unless count(this.lots) >= 1',
    about(
      'roastbatch.cool_down.refuses-unless-count-lots-gte-1',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: [],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'the condition count(this.lots) >= 1 is not satisfied',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting', green_weight_kg: 23.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cool_down is refused unless this.green_weight_kg <= this.loss_kg',
    about(
      'roastbatch.cool_down.refuses-unless-green_weight_kg-lte-loss_kg',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 23.5,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'the condition this.green_weight_kg <= this.loss_kg is not satisfied',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting', green_weight_kg: 23.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cool_down is refused when green_weight_kg is null',
    about(
      'roastbatch.cool_down.refuses-when-green_weight_kg-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['greenlot-1'],
        green_weight_kg: null,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'the condition this.green_weight_kg <= this.loss_kg is not satisfied',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting', green_weight_kg: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cool_down is refused when loss_kg is null',
    about(
      'roastbatch.cool_down.refuses-when-loss_kg-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: null,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'the condition this.green_weight_kg <= this.loss_kg is not satisfied',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting', green_weight_kg: 23.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cool_down succeeds when green_weight_kg is 0',
    about(
      'roastbatch.cool_down.succeeds-when-green_weight_kg-is-0',
      'guards.compare',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['greenlot-1'],
        green_weight_kg: 0,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [200],
        answer: { status: 'cooling', green_weight_kg: 24 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'cooling', green_weight_kg: 24 },
        because: 'green_weight_kg is 0, which is allowed',
      });
    },
  );

  test(
    'cool_down is refused when loss_kg is 0',
    about(
      'roastbatch.cool_down.refuses-when-loss_kg-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['greenlot-1'],
        green_weight_kg: 23.75,
        loss_kg: 0,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'the condition this.green_weight_kg <= this.loss_kg is not satisfied',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting', green_weight_kg: 23.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'cool_down is refused when count(this.lots) >= 1 would hold with the objects that are not in lots',
    about(
      'roastbatch.cool_down.refuses-when-count-lots-gte-1-for-those-in-lots-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: [],
        green_weight_kg: 23.75,
        loss_kg: 24,
      });
      await api.post('/roastbatch/roastbatch-1/cool_down', {
        status: [400, 409],
        because: 'the condition count(this.lots) >= 1 is not satisfied',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting', green_weight_kg: 23.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'charge moves status from planned to roasting',
    about(
      'roastbatch.charge.moves-from-planned',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, status: 'planned', lots: ['greenlot-1'] });
      await api.post('/roastbatch/roastbatch-1/charge', {
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 46.25, status: 'roasting', lots: ['greenlot-1'] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 46.25, status: 'roasting', lots: ['greenlot-1'] },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'charge applies the effect: increase this.green_weight_kg by 2.5',
    about(
      'roastbatch.charge.effect-increase-green_weight_kg-by-2.5',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, status: 'planned', lots: ['greenlot-1'] });
      await api.post('/roastbatch/roastbatch-1/charge', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: {
          green_weight_kg: 46.25,
          id: 'roastbatch-1',
          loss_kg: 23.75,
          roast_level: 'dark',
          lots: ['greenlot-1'],
          starred: false,
        },
        because: 'increase this.green_weight_kg by 2.5',
      });
    },
  );

  test(
    'charge leaves objects alone that it does not concern',
    about('roastbatch.charge.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, status: 'planned', lots: ['greenlot-1'] });
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        status: 'planned',
        lots: ['greenlot-1'],
      });
      await api.post('/roastbatch/roastbatch-1/charge', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: { ...roastBatch, id: 'roastbatch-2', status: 'planned', lots: ['greenlot-1'] },
        because: 'charge was called on roastbatch-1, which does not concern this object',
      });
    },
  );

  test(
    'charge answers 404 for an id that no RoastBatch has',
    about('roastbatch.charge.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.post('/roastbatch/roastbatch-unknown/charge', {
        status: [404],
        because: 'no RoastBatch has the id roastbatch-unknown',
      });
    },
  );

  test(
    'charge is refused while status is roasting',
    about(
      'roastbatch.charge.refuses-from-roasting',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, status: 'roasting', lots: ['greenlot-1'] });
      await api.post('/roastbatch/roastbatch-1/charge', {
        status: [400, 409],
        because: 'charge starts from planned, and status is roasting',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting', green_weight_kg: 43.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'charge is refused while status is cooling',
    about(
      'roastbatch.charge.refuses-from-cooling',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, lots: ['greenlot-1'] });
      await api.post('/roastbatch/roastbatch-1/charge', {
        status: [400, 409],
        because: 'charge starts from planned, and status is cooling',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'cooling', green_weight_kg: 43.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'charge is refused while status is checked',
    about(
      'roastbatch.charge.refuses-from-checked',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, status: 'checked', lots: ['greenlot-1'] });
      await api.post('/roastbatch/roastbatch-1/charge', {
        status: [400, 409],
        because: 'charge starts from planned, and status is checked',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'checked', green_weight_kg: 43.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'charge is refused while status is discarded',
    about(
      'roastbatch.charge.refuses-from-discarded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, status: 'discarded', lots: ['greenlot-1'] });
      await api.post('/roastbatch/roastbatch-1/charge', {
        status: [400, 409],
        because: 'charge starts from planned, and status is discarded',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'discarded', green_weight_kg: 43.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'charge is refused unless count(this.lots) >= 1',
    about(
      'roastbatch.charge.refuses-unless-count-lots-gte-1',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', { ...roastBatch, status: 'planned', lots: [] });
      await api.post('/roastbatch/roastbatch-1/charge', {
        status: [400, 409],
        because: 'the condition count(this.lots) >= 1 is not satisfied',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'planned', green_weight_kg: 43.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'charge is refused when count(this.lots) >= 1 would hold with the objects that are not in lots',
    about(
      'roastbatch.charge.refuses-when-count-lots-gte-1-for-those-in-lots-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('RoastBatch', { ...roastBatch, status: 'planned', lots: [] });
      await api.post('/roastbatch/roastbatch-1/charge', {
        status: [400, 409],
        because: 'the condition count(this.lots) >= 1 is not satisfied',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'planned', green_weight_kg: 43.75 },
        because: 'a refused action changes nothing',
      });
    },
  );
});
