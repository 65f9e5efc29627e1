import { about, test, without } from '../support/api.ts';

// A valid RoastBatch, as the tests send it.
const roastBatch = {
  green_weight_kg: 43.75,
  id: 'roastbatch-1',
  loss_kg: 23.75,
  roast_level: 'dark',
  status: 'roasting',
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
        answer: roastBatch,
        because: 'create answers the object that was sent',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: roastBatch,
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
        body: { green_weight_kg: 52.25, loss_kg: 13.25, roast_level: 'medium', status: 'cooling' },
        status: [200],
        answer: {
          green_weight_kg: 52.25,
          id: 'roastbatch-1',
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'cooling',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: {
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'cooling',
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
          status: 'cooling',
        },
        status: [200],
        answer: {
          id: 'roastbatch-1',
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'cooling',
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
          status: 'cooling',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for status does not change green_weight_kg either',
    about(
      'roastbatch.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { green_weight_kg: 52.25, status: 'unheard_of' },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: roastBatch,
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
        body: { green_weight_kg: 52.25, loss_kg: 13.25, roast_level: 'medium', status: 'cooling' },
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
        status: 'cooling',
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
          roastBatch,
          {
            green_weight_kg: 52.25,
            id: 'roastbatch-2',
            loss_kg: 13.25,
            roast_level: 'medium',
            status: 'cooling',
          },
          {
            green_weight_kg: 45.5,
            id: 'roastbatch-3',
            loss_kg: 49.75,
            roast_level: 'light',
            status: 'checked',
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
        status: 'cooling',
      });
      await api.patch('/roastbatch/roastbatch-2', {
        body: {
          id: 'roastbatch-2',
          green_weight_kg: 52.25,
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'cooling',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: roastBatch,
        because: 'another object was updated',
      });
      await api.get('/roastbatch/roastbatch-2', {
        status: [200],
        answer: {
          green_weight_kg: 52.25,
          id: 'roastbatch-2',
          loss_kg: 13.25,
          roast_level: 'medium',
          status: 'cooling',
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
        status: 'cooling',
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
          status: 'cooling',
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
        status: 'cooling',
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
    'update of green_weight_kg or status alone leaves every other field as it is',
    about('roastbatch.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { green_weight_kg: 52.25 },
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 52.25 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 'cooling' },
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 52.25, status: 'cooling' },
        because: 'an update touches only what it carries',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { ...roastBatch, green_weight_kg: 52.25, status: 'cooling' },
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
        answer: { status: 'roasting' },
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
        because: 'status must be one of planned, roasting, cooling, checked',
      });
      await api.post('/roastbatch', {
        body: { ...roastBatch, status: { value: 'text' } },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 421337 },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked',
      });
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: { value: 'text' } },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RoastBatch: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

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
    'status may be planned, roasting, cooling, checked',
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
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'checked' },
        because: 'the value is one of RoastBatchStatus',
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
        because: 'status must be one of planned, roasting, cooling, checked',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 'unheard_of' },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting' },
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
        because: 'status must be one of planned, roasting, cooling, checked',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', {
        body: { status: 'PLANNED' },
        status: [400, 422],
        because: 'status must be one of planned, roasting, cooling, checked',
      });
      await api.get('/roastbatch/roastbatch-1', {
        status: [200],
        answer: { status: 'roasting' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
