import { about, test, without } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  partnership: 'prospect',
  lots_graded: 78,
  reviewed_at: '2025-05-24 12:31:23',
};

// A valid GreenLot, as the tests send it.
const greenLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'greenlot-1',
  moisture_percent: 95.75,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
};

test.describe('GreenLot: create, read, update and delete', () => {
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
    'create answers the new GreenLot, and read answers it again',
    about(
      'greenlot.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: greenLot,
        status: [200, 201],
        answer: greenLot,
        because: 'create answers the object that was sent',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: greenLot,
        because: 'read answers the object that was created',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, id: 'greenlot-2' },
        status: [200, 201],
        answer: { id: 'greenlot-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole GreenLot',
    about(
      'greenlot.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: {
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
        },
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          id: 'greenlot-1',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('greenlot.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: {
          id: 'greenlot-1',
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
        },
        status: [200],
        answer: {
          id: 'greenlot-1',
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: {
          id: 'greenlot-1',
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for weight_kg does not change arrived_at either',
    about(
      'greenlot.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2024-02-29 07:21:48', weight_kg: 'abc' },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: greenLot,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a GreenLot: no read finds it and no list holds it',
    about(
      'greenlot.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.delete('/greenlot/greenlot-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/greenlot/greenlot-1', { status: [404], because: 'it was deleted' });
      await api.get('/greenlot', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no GreenLot has',
    about('greenlot.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.get('/greenlot/greenlot-unknown', {
        status: [404],
        because: 'no GreenLot has the id greenlot-unknown',
      });
      await api.patch('/greenlot/greenlot-unknown', {
        body: {
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
        },
        status: [404],
        because: 'no GreenLot has the id greenlot-unknown',
      });
      await api.delete('/greenlot/greenlot-unknown', {
        status: [404],
        because: 'no GreenLot has the id greenlot-unknown',
      });
      await api.get('/greenlot', {
        status: [200],
        answer: [{ id: 'greenlot-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('GreenLot: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every GreenLot with all of its fields',
    about('greenlot.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 8.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
      });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-3',
        arrived_at: '2024-07-05 12:38:14',
        moisture_percent: 78.5,
        origin_region: 'doroni',
        stage: 'graded',
        weight_kg: 63.25,
      });
      await api.get('/greenlot', {
        status: [200],
        answer: [
          greenLot,
          {
            arrived_at: '2024-02-29 07:21:48',
            id: 'greenlot-2',
            moisture_percent: 8.25,
            origin_region: 'tono',
            stage: 'released',
            weight_kg: 81.75,
            farm: null,
          },
          {
            arrived_at: '2024-07-05 12:38:14',
            id: 'greenlot-3',
            moisture_percent: 78.5,
            origin_region: 'doroni',
            stage: 'graded',
            weight_kg: 63.25,
            farm: null,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one GreenLot leaves another as it was',
    about('greenlot.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 8.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
      });
      await api.patch('/greenlot/greenlot-2', {
        body: {
          id: 'greenlot-2',
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: greenLot,
        because: 'another object was updated',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          id: 'greenlot-2',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one GreenLot leaves another as it was',
    about(
      'greenlot.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 8.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
      });
      await api.delete('/greenlot/greenlot-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          id: 'greenlot-2',
          moisture_percent: 8.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
        },
        because: 'another object was deleted',
      });
      await api.get('/greenlot', {
        status: [200],
        answer: [{ id: 'greenlot-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every GreenLot',
    about('greenlot.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 8.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/greenlot', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/greenlot/greenlot-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('GreenLot: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a GreenLot without arrived_at, which is required',
    about(
      'greenlot.arrived_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: without(greenLot, 'arrived_at'),
        status: [400, 422],
        because: 'arrived_at is required and has no default',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a GreenLot without an id',
    about(
      'greenlot.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: without(greenLot, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/greenlot', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a GreenLot without moisture_percent, which is required',
    about(
      'greenlot.moisture_percent.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: without(greenLot, 'moisture_percent'),
        status: [400, 422],
        because: 'moisture_percent is required and has no default',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a GreenLot without origin_region, which is required',
    about(
      'greenlot.origin_region.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: without(greenLot, 'origin_region'),
        status: [400, 422],
        because: 'origin_region is required and has no default',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'stage is "booked" when a create leaves it out',
    about('greenlot.stage.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: without(greenLot, 'stage'),
        status: [200, 201],
        answer: { stage: 'booked' },
        because: 'the default of stage is "booked"',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'booked' },
        because: 'the default of stage is "booked"',
      });
    },
  );

  test(
    'weight_kg is 0 when a create leaves it out',
    about('greenlot.weight_kg.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: without(greenLot, 'weight_kg'),
        status: [200, 201],
        answer: { weight_kg: 0 },
        because: 'the default of weight_kg is 0',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { weight_kg: 0 },
        because: 'the default of weight_kg is 0',
      });
    },
  );

  test(
    'create refuses a GreenLot without farm, which is required',
    about(
      'greenlot.farm.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: without(greenLot, 'farm'),
        status: [400, 422],
        because: 'farm is required and has no default',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of arrived_at or weight_kg alone leaves every other field as it is',
    about('greenlot.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, stage: null, farm: 'coffeefarm-1' });
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2024-02-29 07:21:48' },
        status: [200],
        answer: {
          ...greenLot,
          arrived_at: '2024-02-29 07:21:48',
          stage: null,
          farm: 'coffeefarm-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { weight_kg: 81.75 },
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          id: 'greenlot-1',
          moisture_percent: 95.75,
          origin_region: 'viba',
          stage: null,
          weight_kg: 81.75,
          farm: 'coffeefarm-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          id: 'greenlot-1',
          moisture_percent: 95.75,
          origin_region: 'viba',
          stage: null,
          weight_kg: 81.75,
          farm: 'coffeefarm-1',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('GreenLot: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'arrived_at may be null',
    about('greenlot.arrived_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: null },
        status: [200, 201],
        answer: { arrived_at: null },
        because: 'arrived_at is nullable',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { arrived_at: null },
        because: 'arrived_at is nullable',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { arrived_at: null },
        status: [200],
        answer: { arrived_at: null },
        because: 'arrived_at is nullable',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { arrived_at: null },
        because: 'arrived_at is nullable',
      });
    },
  );

  test(
    'moisture_percent may be null',
    about(
      'greenlot.moisture_percent.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, moisture_percent: null },
        status: [200, 201],
        answer: { moisture_percent: null },
        because: 'moisture_percent is nullable',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { moisture_percent: null },
        because: 'moisture_percent is nullable',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { moisture_percent: null },
        status: [200],
        answer: { moisture_percent: null },
        because: 'moisture_percent is nullable',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { moisture_percent: null },
        because: 'moisture_percent is nullable',
      });
    },
  );

  test(
    'create and update refuse null for origin_region',
    about(
      'greenlot.origin_region.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, origin_region: null },
        status: [400, 422],
        because: 'origin_region must not be null',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { origin_region: null },
        status: [400, 422],
        because: 'origin_region must not be null',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { origin_region: 'viba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'stage may be null, which is not replaced by its default',
    about(
      'greenlot.stage.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, stage: null },
        status: [200, 201],
        answer: { stage: null },
        because: 'stage is nullable and its default is for absence only',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: null },
        because: 'stage is nullable and its default is for absence only',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { stage: null },
        status: [200],
        answer: { stage: null },
        because: 'stage is nullable and its default is for absence only',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { stage: null },
        because: 'stage is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for weight_kg',
    about(
      'greenlot.weight_kg.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, weight_kg: null },
        status: [400, 422],
        because: 'weight_kg must not be null',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { weight_kg: null },
        status: [400, 422],
        because: 'weight_kg must not be null',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { weight_kg: 33.25 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('GreenLot: types and bounds', () => {
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
    'arrived_at may be the leap day 2020-02-29',
    about('greenlot.arrived_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { arrived_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrived_at',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { arrived_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrived_at',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { arrived_at: '2020-02-29 12:00:00' },
        status: [200],
        answer: { arrived_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrived_at',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { arrived_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrived_at',
      });
    },
  );

  test(
    'create and update refuse an arrived_at of a wrong type',
    about(
      'greenlot.arrived_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: 202403 },
        status: [400, 422],
        because: 'arrived_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: 202403 },
        status: [400, 422],
        because: 'arrived_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { arrived_at: '2024-11-17 00:48:02' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an arrived_at that no calendar or clock has',
    about(
      'greenlot.arrived_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: '2024-13-01 00:48:02' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: '2024-11-17 25:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2024-13-01 00:48:02' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2024-11-17 25:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { arrived_at: '2024-11-17 00:48:02' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an arrived_at in another format',
    about(
      'greenlot.arrived_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: '2024-11-17T00:48:02Z' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: '2024-11-17' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: 'not a date' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2024-11-17T00:48:02Z' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2024-11-17' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: 'not a date' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { arrived_at: '2024-11-17 00:48:02' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'arrived_at has no first moment',
    about('greenlot.arrived_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { arrived_at: '2001-02-03 04:05:06' },
        because: 'arrived_at has no first moment',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { arrived_at: '2001-02-03 04:05:06' },
        because: 'arrived_at has no first moment',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { arrived_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { arrived_at: '2001-02-03 04:05:06' },
        because: 'arrived_at has no first moment',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { arrived_at: '2001-02-03 04:05:06' },
        because: 'arrived_at has no first moment',
      });
    },
  );

  test(
    'arrived_at has no last moment',
    about('greenlot.arrived_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, arrived_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { arrived_at: '2099-10-11 12:13:14' },
        because: 'arrived_at has no last moment',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { arrived_at: '2099-10-11 12:13:14' },
        because: 'arrived_at has no last moment',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { arrived_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { arrived_at: '2099-10-11 12:13:14' },
        because: 'arrived_at has no last moment',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { arrived_at: '2099-10-11 12:13:14' },
        because: 'arrived_at has no last moment',
      });
    },
  );

  test(
    'moisture_percent may be the whole number 0',
    about('greenlot.moisture_percent.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, moisture_percent: 0 },
        status: [200, 201],
        answer: { moisture_percent: 0 },
        because: '0 is a valid value of moisture_percent',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { moisture_percent: 0 },
        because: '0 is a valid value of moisture_percent',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { moisture_percent: 0 },
        status: [200],
        answer: { moisture_percent: 0 },
        because: '0 is a valid value of moisture_percent',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { moisture_percent: 0 },
        because: '0 is a valid value of moisture_percent',
      });
    },
  );

  test(
    'create and update refuse a moisture_percent of a wrong type',
    about(
      'greenlot.moisture_percent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, moisture_percent: 'abc' },
        status: [400, 422],
        because: 'moisture_percent must be a number',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, moisture_percent: { value: 'text' } },
        status: [400, 422],
        because: 'moisture_percent must be a number',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { moisture_percent: 'abc' },
        status: [400, 422],
        because: 'moisture_percent must be a number',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { moisture_percent: { value: 'text' } },
        status: [400, 422],
        because: 'moisture_percent must be a number',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { moisture_percent: 95.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'moisture_percent may be right at its minimum of 0',
    about(
      'greenlot.moisture_percent.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, moisture_percent: 0 },
        status: [200, 201],
        answer: { moisture_percent: 0 },
        because: 'the minimum of moisture_percent is 0, inclusive',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { moisture_percent: 0 },
        because: 'the minimum of moisture_percent is 0, inclusive',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { moisture_percent: 0 },
        status: [200],
        answer: { moisture_percent: 0 },
        because: 'the minimum of moisture_percent is 0, inclusive',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { moisture_percent: 0 },
        because: 'the minimum of moisture_percent is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a moisture_percent below its minimum of 0',
    about(
      'greenlot.moisture_percent.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, moisture_percent: -0.25 },
        status: [400, 422],
        because: 'moisture_percent must be at least 0',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { moisture_percent: -0.25 },
        status: [400, 422],
        because: 'moisture_percent must be at least 0',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { moisture_percent: 95.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'moisture_percent has no maximum',
    about('greenlot.moisture_percent.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, moisture_percent: 999999.75 },
        status: [200, 201],
        answer: { moisture_percent: 999999.75 },
        because: 'moisture_percent has no maximum',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { moisture_percent: 999999.75 },
        because: 'moisture_percent has no maximum',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { moisture_percent: 999999.75 },
        status: [200],
        answer: { moisture_percent: 999999.75 },
        because: 'moisture_percent has no maximum',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { moisture_percent: 999999.75 },
        because: 'moisture_percent has no maximum',
      });
    },
  );

  test(
    'origin_region of digits alone stays a string',
    about(
      'greenlot.origin_region.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, origin_region: '0042' },
        status: [200, 201],
        answer: { origin_region: '0042' },
        because: '"0042" is a valid value of origin_region',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { origin_region: '0042' },
        because: '"0042" is a valid value of origin_region',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { origin_region: '0042' },
        status: [200],
        answer: { origin_region: '0042' },
        because: '"0042" is a valid value of origin_region',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { origin_region: '0042' },
        because: '"0042" is a valid value of origin_region',
      });
    },
  );

  test(
    'origin_region keeps spaces, quotes, accents and symbols',
    about(
      'greenlot.origin_region.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_region',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_region',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_region',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_region',
      });
    },
  );

  test(
    'create and update refuse an origin_region of a wrong type',
    about(
      'greenlot.origin_region.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, origin_region: 421337 },
        status: [400, 422],
        because: 'origin_region must be a string',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, origin_region: { value: 'text' } },
        status: [400, 422],
        because: 'origin_region must be a string',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { origin_region: 421337 },
        status: [400, 422],
        because: 'origin_region must be a string',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { origin_region: { value: 'text' } },
        status: [400, 422],
        because: 'origin_region must be a string',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { origin_region: 'viba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'origin_region may be right at its minimum length of 2',
    about(
      'greenlot.origin_region.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, origin_region: 'ru' },
        status: [200, 201],
        answer: { origin_region: 'ru' },
        because: 'the minimum length of origin_region is 2, inclusive',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { origin_region: 'ru' },
        because: 'the minimum length of origin_region is 2, inclusive',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { origin_region: 'ru' },
        status: [200],
        answer: { origin_region: 'ru' },
        because: 'the minimum length of origin_region is 2, inclusive',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { origin_region: 'ru' },
        because: 'the minimum length of origin_region is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse an origin_region below its minimum length of 2',
    about(
      'greenlot.origin_region.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, origin_region: 'n' },
        status: [400, 422],
        because: 'origin_region must have at least 2 characters',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { origin_region: 'n' },
        status: [400, 422],
        because: 'origin_region must have at least 2 characters',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { origin_region: 'viba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'origin_region has no maximum length',
    about(
      'greenlot.origin_region.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: {
          ...greenLot,
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'origin_region has no maximum length',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'origin_region has no maximum length',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'origin_region has no maximum length',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'origin_region has no maximum length',
      });
    },
  );

  test(
    'create and update refuse a stage of a wrong type',
    about(
      'greenlot.stage.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, stage: 421337 },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, stage: { value: 'text' } },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { stage: 421337 },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { stage: { value: 'text' } },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'arrived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_kg may be the whole number 0',
    about('greenlot.weight_kg.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, weight_kg: 0 },
        status: [200, 201],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { weight_kg: 0 },
        status: [200],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
    },
  );

  test(
    'create and update refuse a weight_kg of a wrong type',
    about(
      'greenlot.weight_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, weight_kg: 'abc' },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, weight_kg: { value: 'text' } },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { weight_kg: 'abc' },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { weight_kg: { value: 'text' } },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { weight_kg: 33.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_kg may be right at its minimum of 0',
    about(
      'greenlot.weight_kg.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, weight_kg: 0 },
        status: [200, 201],
        answer: { weight_kg: 0 },
        because: 'the minimum of weight_kg is 0, inclusive',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { weight_kg: 0 },
        because: 'the minimum of weight_kg is 0, inclusive',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { weight_kg: 0 },
        status: [200],
        answer: { weight_kg: 0 },
        because: 'the minimum of weight_kg is 0, inclusive',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { weight_kg: 0 },
        because: 'the minimum of weight_kg is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight_kg below its minimum of 0',
    about(
      'greenlot.weight_kg.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, weight_kg: -0.25 },
        status: [400, 422],
        because: 'weight_kg must be at least 0',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { weight_kg: -0.25 },
        status: [400, 422],
        because: 'weight_kg must be at least 0',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { weight_kg: 33.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_kg has no maximum',
    about('greenlot.weight_kg.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, weight_kg: 999999.75 },
        status: [200, 201],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { weight_kg: 999999.75 },
        status: [200],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
    },
  );
});

test.describe('GreenLot: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'stage may be booked, arrived, graded, released',
    about(
      'greenlot.stage.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, stage: 'booked' },
        status: [200, 201],
        answer: { stage: 'booked' },
        because: 'the value is one of GreenLotStage',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { stage: 'arrived' },
        status: [200],
        answer: { stage: 'arrived' },
        because: 'the value is one of GreenLotStage',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { stage: 'graded' },
        status: [200],
        answer: { stage: 'graded' },
        because: 'the value is one of GreenLotStage',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { stage: 'released' },
        status: [200],
        answer: { stage: 'released' },
        because: 'the value is one of GreenLotStage',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'released' },
        because: 'the value is one of GreenLotStage',
      });
    },
  );

  test(
    'create and update refuse the stage unheard_of, which GreenLotStage does not have',
    about(
      'greenlot.stage.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, stage: 'unheard_of' },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { stage: 'unheard_of' },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'arrived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the stage BOOKED, as upper and lower case differ',
    about(
      'greenlot.stage.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, stage: 'BOOKED' },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { stage: 'BOOKED' },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'arrived' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('GreenLot: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'farm refers to an existing CoffeeFarm and is answered as its id',
    about('greenlot.farm.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.post('/greenlot', {
        body: { ...greenLot, farm: 'coffeefarm-1' },
        status: [200, 201],
        answer: { farm: 'coffeefarm-1' },
        because: 'farm was sent as coffeefarm-1',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-1' },
        because: 'farm was sent as coffeefarm-1',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { farm: 'coffeefarm-2' },
        status: [200],
        answer: { farm: 'coffeefarm-2' },
        because: 'farm was changed to coffeefarm-2',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-2' },
        because: 'farm was changed to coffeefarm-2',
      });
      await api.get('/greenlot', {
        status: [200],
        answer: [{ id: 'greenlot-1', farm: 'coffeefarm-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a farm that no CoffeeFarm has as its id',
    about(
      'greenlot.farm.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, farm: 'coffeefarm-unknown' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api.patch('/greenlot/greenlot-1', {
        body: { farm: 'coffeefarm-unknown' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for farm',
    about(
      'greenlot.farm.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/greenlot', {
        body: { ...greenLot, farm: 421337 },
        status: [400, 422],
        because: 'farm must be the id of a CoffeeFarm',
      });
      await api.post('/greenlot', {
        body: { ...greenLot, farm: { value: 'text' } },
        status: [400, 422],
        because: 'farm must be the id of a CoffeeFarm',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { farm: 421337 },
        status: [400, 422],
        because: 'farm must be the id of a CoffeeFarm',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { farm: { value: 'text' } },
        status: [400, 422],
        because: 'farm must be the id of a CoffeeFarm',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { farm: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'farm may be null',
    about('greenlot.farm.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/greenlot', {
        body: greenLot,
        status: [200, 201],
        answer: { farm: null },
        because: 'a reference may be null',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { farm: 'coffeefarm-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/greenlot/greenlot-1', {
        body: { farm: null },
        status: [200],
        answer: { farm: null },
        because: 'a reference may be null',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { farm: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a CoffeeFarm clears every farm that refers to it',
    about(
      'greenlot.farm.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', farm: 'coffeefarm-1' });
      await api.delete('/coffeefarm/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { id: 'greenlot-1', farm: null },
        because: 'coffeefarm-1 was deleted',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { id: 'greenlot-2', farm: null },
        because: 'coffeefarm-1 was deleted',
      });
    },
  );

  test(
    'deleting a CoffeeFarm keeps a farm that refers to another',
    about(
      'greenlot.farm.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-2' });
      await api.delete('/coffeefarm/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-2' },
        because: 'another CoffeeFarm was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a GreenLot in farm, which refers to CoffeeFarm',
    about(
      'greenlot.farm.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.post('/greenlot', {
        body: { ...greenLot, id: 'greenlot-2', farm: 'greenlot-1' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', {
        body: { farm: 'greenlot-1' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { farm: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a GreenLot with the id of a CoffeeFarm leaves farm alone',
    about(
      'greenlot.farm.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api.create('GreenLot', { ...greenLot, id: 'coffeefarm-1' });
      await api.delete('/greenlot/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-1' },
        because: 'no CoffeeFarm was deleted',
      });
    },
  );

  test(
    'update that is refused for farm does not change arrived_at either',
    about(
      'greenlot.farm.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', {
        body: { arrived_at: '2024-02-29 07:21:48', farm: 'coffeefarm-unknown' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: greenLot,
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('GreenLot: actions', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
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
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'mark_released moves stage from graded to released',
    about(
      'greenlot.mark_released.moves-from-graded',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [200],
        answer: {
          arrived_at: '2024-11-17 00:48:02',
          id: 'greenlot-1',
          moisture_percent: 2.5,
          origin_region: 'viba',
          stage: 'released',
          weight_kg: 1000,
          farm: 'coffeefarm-1',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: {
          arrived_at: '2024-11-17 00:48:02',
          id: 'greenlot-1',
          moisture_percent: 2.5,
          origin_region: 'viba',
          stage: 'released',
          weight_kg: 1000,
          farm: 'coffeefarm-1',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'mark_released applies the effect: set this.weight_kg to this.weight_kg * 2',
    about(
      'greenlot.mark_released.effect-set-weight_kg-to-weight_kg-times-2',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.get('/analytics/greenlot/weight_kg/sum', {
        status: [200],
        answer: { result: 500 },
        because: 'mark_released was not called yet',
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: {
          weight_kg: 1000,
          arrived_at: '2024-11-17 00:48:02',
          id: 'greenlot-1',
          moisture_percent: 2.5,
          origin_region: 'viba',
          farm: 'coffeefarm-1',
        },
        because: 'set this.weight_kg to this.weight_kg * 2',
      });
      await api.get('/analytics/greenlot/weight_kg/sum', {
        status: [200],
        answer: { result: 1000 },
        because: 'mark_released changed weight_kg',
      });
    },
  );

  test(
    'mark_released applies the effect: on item in this.farm: set item.partnership to "trial"',
    about(
      "greenlot.mark_released.effect-on-farm-set-partnership-to-'trial'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, partnership: 'trial', varieties: [] },
        because: 'on item in this.farm: set item.partnership to "trial"',
      });
    },
  );

  test(
    'mark_released leaves objects alone that it does not concern',
    about(
      'greenlot.mark_released.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: {
          arrived_at: '2024-11-17 00:48:02',
          id: 'greenlot-2',
          moisture_percent: 2.5,
          origin_region: 'viba',
          stage: 'graded',
          weight_kg: 500,
          farm: 'coffeefarm-1',
        },
        because: 'mark_released was called on greenlot-1, which does not concern this object',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { ...coffeeFarm, id: 'coffeefarm-2', varieties: [] },
        because: 'mark_released was called on greenlot-1, which does not concern this object',
      });
    },
  );

  test(
    'mark_released answers 404 for an id that no GreenLot has',
    about('greenlot.mark_released.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.post('/greenlot/greenlot-unknown/mark_released', {
        status: [404],
        because: 'no GreenLot has the id greenlot-unknown',
      });
    },
  );

  test(
    'mark_released is refused while stage is booked',
    about(
      'greenlot.mark_released.refuses-from-booked',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'booked',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [400, 409],
        because: 'mark_released starts from graded, and stage is booked',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'booked', weight_kg: 500 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused while stage is arrived',
    about(
      'greenlot.mark_released.refuses-from-arrived',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [400, 409],
        because: 'mark_released starts from graded, and stage is arrived',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'arrived', weight_kg: 500 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused while stage is released',
    about(
      'greenlot.mark_released.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'released',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [400, 409],
        because: 'mark_released starts from graded, and stage is released',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'released', weight_kg: 500 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused while stage is null',
    about(
      'greenlot.mark_released.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: null,
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [400, 409],
        because: 'mark_released starts from graded, and stage is null',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: null, weight_kg: 500 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused unless this.weight_kg >= 500',
    about(
      'greenlot.mark_released.refuses-unless-weight_kg-gte-500',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 499.75,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [400, 409],
        because: 'the condition this.weight_kg >= 500 is not satisfied',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 499.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused unless this.moisture_percent * 2 >= 5',
    about(
      'greenlot.mark_released.refuses-unless-moisture_percent-times-2-gte-5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2,
        weight_kg: 500,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [400, 409],
        because: 'the condition this.moisture_percent * 2 >= 5 is not satisfied',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 500 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released changes none of the objects that it refers to when it is refused',
    about('greenlot.mark_released.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 499.75,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [400, 409],
        because: 'the condition this.weight_kg >= 500 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, varieties: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: {
          arrived_at: '2024-11-17 00:48:02',
          id: 'greenlot-1',
          moisture_percent: 2.5,
          origin_region: 'viba',
          stage: 'graded',
          weight_kg: 499.75,
          farm: 'coffeefarm-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused when moisture_percent is null',
    about(
      'greenlot.mark_released.refuses-when-moisture_percent-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: null,
        weight_kg: 500,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [400, 409],
        because: 'the condition this.moisture_percent * 2 >= 5 is not satisfied',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 500 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released succeeds when farm is null',
    about(
      'greenlot.mark_released.succeeds-when-farm-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        moisture_percent: 2.5,
        weight_kg: 500,
      });
      await api.post('/greenlot/greenlot-1/mark_released', {
        status: [200],
        answer: { stage: 'released', weight_kg: 1000 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'released', weight_kg: 1000 },
        because: 'farm is null, which is allowed',
      });
    },
  );

  test(
    'release moves stage from graded to released',
    about(
      'greenlot.release.moves-from-graded',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        moisture_percent: 17.75,
        weight_kg: 200.25,
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [200],
        answer: { ...greenLot, moisture_percent: 17.75, stage: 'released', weight_kg: 0 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { ...greenLot, moisture_percent: 17.75, stage: 'released', weight_kg: 0 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'release applies the effect: set this.weight_kg to 0',
    about(
      'greenlot.release.effect-set-weight_kg-to-0',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        moisture_percent: 17.75,
        weight_kg: 200.25,
      });
      await api.get('/analytics/greenlot/weight_kg/sum', {
        status: [200],
        answer: { result: 200.25 },
        because: 'release was not called yet',
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: {
          weight_kg: 0,
          arrived_at: '2024-11-17 00:48:02',
          id: 'greenlot-1',
          moisture_percent: 17.75,
          origin_region: 'viba',
          farm: null,
        },
        because: 'set this.weight_kg to 0',
      });
      await api.get('/analytics/greenlot/weight_kg/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'release changed weight_kg',
      });
    },
  );

  test(
    'release leaves objects alone that it does not concern',
    about('greenlot.release.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        moisture_percent: 17.75,
        weight_kg: 200.25,
      });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        stage: 'graded',
        moisture_percent: 17.75,
        weight_kg: 200.25,
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: {
          arrived_at: '2024-11-17 00:48:02',
          id: 'greenlot-2',
          moisture_percent: 17.75,
          origin_region: 'viba',
          stage: 'graded',
          weight_kg: 200.25,
          farm: null,
        },
        because: 'release was called on greenlot-1, which does not concern this object',
      });
    },
  );

  test(
    'release answers 404 for an id that no GreenLot has',
    about('greenlot.release.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.post('/greenlot/greenlot-unknown/release', {
        status: [404],
        because: 'no GreenLot has the id greenlot-unknown',
      });
    },
  );

  test(
    'release is refused while stage is booked',
    about(
      'greenlot.release.refuses-from-booked',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'booked',
        moisture_percent: 17.75,
        weight_kg: 200.25,
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [400, 409],
        because: 'release starts from graded, and stage is booked',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'booked', weight_kg: 200.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'release is refused while stage is arrived',
    about(
      'greenlot.release.refuses-from-arrived',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', { ...greenLot, moisture_percent: 17.75, weight_kg: 200.25 });
      await api.post('/greenlot/greenlot-1/release', {
        status: [400, 409],
        because: 'release starts from graded, and stage is arrived',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'arrived', weight_kg: 200.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'release is refused while stage is released',
    about(
      'greenlot.release.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'released',
        moisture_percent: 17.75,
        weight_kg: 200.25,
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [400, 409],
        because: 'release starts from graded, and stage is released',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'released', weight_kg: 200.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'release is refused while stage is null',
    about(
      'greenlot.release.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: null,
        moisture_percent: 17.75,
        weight_kg: 200.25,
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [400, 409],
        because: 'release starts from graded, and stage is null',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: null, weight_kg: 200.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'release is refused unless this.moisture_percent < 18',
    about(
      'greenlot.release.refuses-unless-moisture_percent-lt-18',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        moisture_percent: 18,
        weight_kg: 200.25,
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [400, 409],
        because: 'the condition this.moisture_percent < 18 is not satisfied',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 200.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'release is refused unless this.weight_kg > 200',
    about(
      'greenlot.release.refuses-unless-weight_kg-gt-200',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        moisture_percent: 17.75,
        weight_kg: 200,
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [400, 409],
        because: 'the condition this.weight_kg > 200 is not satisfied',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 200 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'release is refused when moisture_percent is null',
    about(
      'greenlot.release.refuses-when-moisture_percent-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        moisture_percent: null,
        weight_kg: 200.25,
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [400, 409],
        because: 'the condition this.moisture_percent < 18 is not satisfied',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 200.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'release succeeds when moisture_percent is 0',
    about(
      'greenlot.release.succeeds-when-moisture_percent-is-0',
      'guards.compare',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        moisture_percent: 0,
        weight_kg: 200.25,
      });
      await api.post('/greenlot/greenlot-1/release', {
        status: [200],
        answer: { stage: 'released', weight_kg: 0 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'released', weight_kg: 0 },
        because: 'moisture_percent is 0, which is allowed',
      });
    },
  );

  test(
    'grade moves stage from arrived to graded',
    about(
      'greenlot.grade.moves-from-arrived',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1', moisture_percent: 12 });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [200],
        answer: { ...greenLot, moisture_percent: 12, stage: 'graded', farm: 'coffeefarm-1' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { ...greenLot, moisture_percent: 12, stage: 'graded', farm: 'coffeefarm-1' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'grade applies the effect: on item in this.farm: increase item.lots_graded by 1',
    about(
      'greenlot.grade.effect-on-farm-increase-lots_graded-by-1',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1', moisture_percent: 12 });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, lots_graded: 79, varieties: [] },
        because: 'on item in this.farm: increase item.lots_graded by 1',
      });
    },
  );

  test(
    'grade leaves objects alone that it does not concern',
    about('greenlot.grade.leaves-bystanders', 'actions.success', 'effects.on-reference'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1', moisture_percent: 12 });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        farm: 'coffeefarm-1',
        moisture_percent: 12,
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-2', {
        status: [200],
        answer: { ...greenLot, id: 'greenlot-2', moisture_percent: 12, farm: 'coffeefarm-1' },
        because: 'grade was called on greenlot-1, which does not concern this object',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { ...coffeeFarm, id: 'coffeefarm-2', varieties: [] },
        because: 'grade was called on greenlot-1, which does not concern this object',
      });
    },
  );

  test(
    'grade answers 404 for an id that no GreenLot has',
    about('greenlot.grade.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.post('/greenlot/greenlot-unknown/grade', {
        status: [404],
        because: 'no GreenLot has the id greenlot-unknown',
      });
    },
  );

  test(
    'grade is refused while stage is booked',
    about('greenlot.grade.refuses-from-booked', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'booked',
        farm: 'coffeefarm-1',
        moisture_percent: 12,
      });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [400, 409],
        because: 'grade starts from arrived, and stage is booked',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'booked' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'grade is refused while stage is graded',
    about('greenlot.grade.refuses-from-graded', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 12,
      });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [400, 409],
        because: 'grade starts from arrived, and stage is graded',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'graded' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'grade is refused while stage is released',
    about(
      'greenlot.grade.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'released',
        farm: 'coffeefarm-1',
        moisture_percent: 12,
      });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [400, 409],
        because: 'grade starts from arrived, and stage is released',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'released' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'grade is refused while stage is null',
    about(
      'greenlot.grade.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: null,
        farm: 'coffeefarm-1',
        moisture_percent: 12,
      });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [400, 409],
        because: 'grade starts from arrived, and stage is null',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'grade is refused unless this.moisture_percent <= 12',
    about(
      'greenlot.grade.refuses-unless-moisture_percent-lte-12',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1', moisture_percent: 12.25 });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [400, 409],
        because: 'the condition this.moisture_percent <= 12 is not satisfied',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'arrived' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'grade changes none of the objects that it refers to when it is refused',
    about('greenlot.grade.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1', moisture_percent: 12.25 });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [400, 409],
        because: 'the condition this.moisture_percent <= 12 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, varieties: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { ...greenLot, moisture_percent: 12.25, farm: 'coffeefarm-1' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'grade is refused when moisture_percent is null',
    about(
      'greenlot.grade.refuses-when-moisture_percent-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1', moisture_percent: null });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [400, 409],
        because: 'the condition this.moisture_percent <= 12 is not satisfied',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'arrived' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'grade succeeds when moisture_percent is 0',
    about(
      'greenlot.grade.succeeds-when-moisture_percent-is-0',
      'guards.compare',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1', moisture_percent: 0 });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [200],
        answer: { stage: 'graded' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'graded' },
        because: 'moisture_percent is 0, which is allowed',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { lots_graded: 79 },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'grade succeeds when farm is null',
    about('greenlot.grade.succeeds-when-farm-is-null', 'effects.on-reference', 'actions.success'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, moisture_percent: 12 });
      await api.post('/greenlot/greenlot-1/grade', {
        status: [200],
        answer: { stage: 'graded' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/greenlot/greenlot-1', {
        status: [200],
        answer: { stage: 'graded' },
        because: 'farm is null, which is allowed',
      });
    },
  );
});
