import { about, test, without } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  partnership: 'trial',
  reviewed_at: '2021-03-06 23:00:24',
  lots_rejected: 76,
  direct_trade: true,
  notes: 'vimoli',
};

// A valid CoffeeLot, as the tests send it.
const coffeeLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'coffeelot-1',
  recorded_moisture_percent: 17.25,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
  allocated_kg: 93.75,
};

test.describe('CoffeeLot: create, read, update and delete', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'create answers the new CoffeeLot, and read answers it again',
    about(
      'coffeelot.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: coffeeLot,
        status: [200, 201],
        answer: coffeeLot,
        because: 'create answers the object that was sent',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: coffeeLot,
        because: 'read answers the object that was created',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, id: 'coffeelot-2' },
        status: [200, 201],
        answer: { id: 'coffeelot-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole CoffeeLot',
    about(
      'coffeelot.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: {
          arrived_at: '2024-02-29 07:21:48',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        },
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          id: 'coffeelot-1',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
          allocated_kg: 23.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('coffeelot.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: {
          id: 'coffeelot-1',
          arrived_at: '2024-02-29 07:21:48',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        },
        status: [200],
        answer: {
          id: 'coffeelot-1',
          arrived_at: '2024-02-29 07:21:48',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: {
          id: 'coffeelot-1',
          arrived_at: '2024-02-29 07:21:48',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for allocated_kg does not change arrived_at either',
    about(
      'coffeelot.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2024-02-29 07:21:48', allocated_kg: 'abc' },
        status: [400, 422],
        because: 'allocated_kg must be a number',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: coffeeLot,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a CoffeeLot: no read finds it and no list holds it',
    about(
      'coffeelot.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.delete('/coffeelot/coffeelot-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeelot/coffeelot-1', { status: [404], because: 'it was deleted' });
      await api.get('/coffeelot', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeLot has',
    about('coffeelot.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.get('/coffeelot/coffeelot-unknown', {
        status: [404],
        because: 'no CoffeeLot has the id coffeelot-unknown',
      });
      await api.patch('/coffeelot/coffeelot-unknown', {
        body: {
          arrived_at: '2024-02-29 07:21:48',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        },
        status: [404],
        because: 'no CoffeeLot has the id coffeelot-unknown',
      });
      await api.delete('/coffeelot/coffeelot-unknown', {
        status: [404],
        because: 'no CoffeeLot has the id coffeelot-unknown',
      });
      await api.get('/coffeelot', {
        status: [200],
        answer: [{ id: 'coffeelot-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('CoffeeLot: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every CoffeeLot with all of its fields',
    about(
      'coffeelot.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2024-02-29 07:21:48',
        recorded_moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-3',
        arrived_at: '2024-07-05 12:38:14',
        recorded_moisture_percent: 14.25,
        origin_region: 'doroni',
        stage: 'graded',
        weight_kg: 63.25,
        allocated_kg: 92.5,
      });
      await api.get('/coffeelot', {
        status: [200],
        answer: [
          coffeeLot,
          {
            arrived_at: '2024-02-29 07:21:48',
            id: 'coffeelot-2',
            recorded_moisture_percent: 1.25,
            origin_region: 'tono',
            stage: 'released',
            weight_kg: 81.75,
            farm: null,
            allocated_kg: 23.75,
          },
          {
            arrived_at: '2024-07-05 12:38:14',
            id: 'coffeelot-3',
            recorded_moisture_percent: 14.25,
            origin_region: 'doroni',
            stage: 'graded',
            weight_kg: 63.25,
            farm: null,
            allocated_kg: 92.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one CoffeeLot leaves another as it was',
    about(
      'coffeelot.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2024-02-29 07:21:48',
        recorded_moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api.patch('/coffeelot/coffeelot-2', {
        body: {
          id: 'coffeelot-2',
          arrived_at: '2024-02-29 07:21:48',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: coffeeLot,
        because: 'another object was updated',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          id: 'coffeelot-2',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
          allocated_kg: 23.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one CoffeeLot leaves another as it was',
    about(
      'coffeelot.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2024-02-29 07:21:48',
        recorded_moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api.delete('/coffeelot/coffeelot-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: {
          arrived_at: '2024-02-29 07:21:48',
          id: 'coffeelot-2',
          recorded_moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
          allocated_kg: 23.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/coffeelot', {
        status: [200],
        answer: [{ id: 'coffeelot-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every CoffeeLot',
    about(
      'coffeelot.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2024-02-29 07:21:48',
        recorded_moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/coffeelot', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/coffeelot/coffeelot-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('CoffeeLot: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a CoffeeLot without arrived_at, which is required',
    about(
      'coffeelot.arrived_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: without(coffeeLot, 'arrived_at'),
        status: [400, 422],
        because: 'arrived_at is required and has no default',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CoffeeLot without an id',
    about(
      'coffeelot.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: without(coffeeLot, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/coffeelot', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CoffeeLot without recorded_moisture_percent, which is required',
    about(
      'coffeelot.recorded_moisture_percent.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: without(coffeeLot, 'recorded_moisture_percent'),
        status: [400, 422],
        because: 'recorded_moisture_percent is required and has no default',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CoffeeLot without origin_region, which is required',
    about(
      'coffeelot.origin_region.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: without(coffeeLot, 'origin_region'),
        status: [400, 422],
        because: 'origin_region is required and has no default',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'stage is "booked" when a create leaves it out',
    about(
      'coffeelot.stage.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: without(coffeeLot, 'stage'),
        status: [200, 201],
        answer: { stage: 'booked' },
        because: 'the default of stage is "booked"',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'booked' },
        because: 'the default of stage is "booked"',
      });
    },
  );

  test(
    'weight_kg is 0 when a create leaves it out',
    about(
      'coffeelot.weight_kg.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: without(coffeeLot, 'weight_kg'),
        status: [200, 201],
        answer: { weight_kg: 0 },
        because: 'the default of weight_kg is 0',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { weight_kg: 0 },
        because: 'the default of weight_kg is 0',
      });
    },
  );

  test(
    'create refuses a CoffeeLot without farm, which is required',
    about(
      'coffeelot.farm.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: without(coffeeLot, 'farm'),
        status: [400, 422],
        because: 'farm is required and has no default',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CoffeeLot without allocated_kg, which is required',
    about(
      'coffeelot.allocated_kg.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: without(coffeeLot, 'allocated_kg'),
        status: [400, 422],
        because: 'allocated_kg is required and has no default',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of arrived_at or allocated_kg alone leaves every other field as it is',
    about(
      'coffeelot.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', { ...coffeeLot, stage: null, farm: 'coffeefarm-1' });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2024-02-29 07:21:48' },
        status: [200],
        answer: {
          ...coffeeLot,
          arrived_at: '2024-02-29 07:21:48',
          stage: null,
          farm: 'coffeefarm-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { allocated_kg: 23.75 },
        status: [200],
        answer: {
          ...coffeeLot,
          arrived_at: '2024-02-29 07:21:48',
          stage: null,
          farm: 'coffeefarm-1',
          allocated_kg: 23.75,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: {
          ...coffeeLot,
          arrived_at: '2024-02-29 07:21:48',
          stage: null,
          farm: 'coffeefarm-1',
          allocated_kg: 23.75,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('CoffeeLot: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'arrived_at may be null',
    about(
      'coffeelot.arrived_at.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: null },
        status: [200, 201],
        answer: { arrived_at: null },
        because: 'arrived_at is nullable',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { arrived_at: null },
        because: 'arrived_at is nullable',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { arrived_at: null },
        status: [200],
        answer: { arrived_at: null },
        because: 'arrived_at is nullable',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { arrived_at: null },
        because: 'arrived_at is nullable',
      });
    },
  );

  test(
    'recorded_moisture_percent may be null',
    about(
      'coffeelot.recorded_moisture_percent.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, recorded_moisture_percent: null },
        status: [200, 201],
        answer: { recorded_moisture_percent: null },
        because: 'recorded_moisture_percent is nullable',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { recorded_moisture_percent: null },
        because: 'recorded_moisture_percent is nullable',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { recorded_moisture_percent: null },
        status: [200],
        answer: { recorded_moisture_percent: null },
        because: 'recorded_moisture_percent is nullable',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { recorded_moisture_percent: null },
        because: 'recorded_moisture_percent is nullable',
      });
    },
  );

  test(
    'create and update refuse null for origin_region',
    about(
      'coffeelot.origin_region.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, origin_region: null },
        status: [400, 422],
        because: 'origin_region must not be null',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { origin_region: null },
        status: [400, 422],
        because: 'origin_region must not be null',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { origin_region: 'viba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'stage may be null, which is not replaced by its default',
    about(
      'coffeelot.stage.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, stage: null },
        status: [200, 201],
        answer: { stage: null },
        because: 'stage is nullable and its default is for absence only',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: null },
        because: 'stage is nullable and its default is for absence only',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { stage: null },
        status: [200],
        answer: { stage: null },
        because: 'stage is nullable and its default is for absence only',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { stage: null },
        because: 'stage is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for weight_kg',
    about(
      'coffeelot.weight_kg.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, weight_kg: null },
        status: [400, 422],
        because: 'weight_kg must not be null',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { weight_kg: null },
        status: [400, 422],
        because: 'weight_kg must not be null',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { weight_kg: 33.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for allocated_kg',
    about(
      'coffeelot.allocated_kg.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, allocated_kg: null },
        status: [400, 422],
        because: 'allocated_kg must not be null',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { allocated_kg: null },
        status: [400, 422],
        because: 'allocated_kg must not be null',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { allocated_kg: 93.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeLot: types and bounds', () => {
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
    about('coffeelot.arrived_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { arrived_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrived_at',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { arrived_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrived_at',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { arrived_at: '2020-02-29 12:00:00' },
        status: [200],
        answer: { arrived_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrived_at',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { arrived_at: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of arrived_at',
      });
    },
  );

  test(
    'create and update refuse an arrived_at of a wrong type',
    about(
      'coffeelot.arrived_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: 202403 },
        status: [400, 422],
        because: 'arrived_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: 202403 },
        status: [400, 422],
        because: 'arrived_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { arrived_at: '2024-11-17 00:48:02' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an arrived_at that no calendar or clock has',
    about(
      'coffeelot.arrived_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: '2024-13-01 00:48:02' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: '2024-11-17 25:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2024-13-01 00:48:02' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2024-11-17 25:00:00' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { arrived_at: '2024-11-17 00:48:02' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an arrived_at in another format',
    about(
      'coffeelot.arrived_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: '2024-11-17T00:48:02Z' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: '2024-11-17' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: 'not a date' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2024-11-17T00:48:02Z' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2024-11-17' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: 'not a date' },
        status: [400, 422],
        because: 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { arrived_at: '2024-11-17 00:48:02' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'arrived_at has no first moment',
    about(
      'coffeelot.arrived_at.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { arrived_at: '2001-02-03 04:05:06' },
        because: 'arrived_at has no first moment',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { arrived_at: '2001-02-03 04:05:06' },
        because: 'arrived_at has no first moment',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { arrived_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { arrived_at: '2001-02-03 04:05:06' },
        because: 'arrived_at has no first moment',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { arrived_at: '2001-02-03 04:05:06' },
        because: 'arrived_at has no first moment',
      });
    },
  );

  test(
    'arrived_at has no last moment',
    about(
      'coffeelot.arrived_at.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, arrived_at: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { arrived_at: '2099-10-11 12:13:14' },
        because: 'arrived_at has no last moment',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { arrived_at: '2099-10-11 12:13:14' },
        because: 'arrived_at has no last moment',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { arrived_at: '2099-10-11 12:13:14' },
        status: [200],
        answer: { arrived_at: '2099-10-11 12:13:14' },
        because: 'arrived_at has no last moment',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { arrived_at: '2099-10-11 12:13:14' },
        because: 'arrived_at has no last moment',
      });
    },
  );

  test(
    'recorded_moisture_percent may be the whole number 0',
    about(
      'coffeelot.recorded_moisture_percent.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, recorded_moisture_percent: 0 },
        status: [200, 201],
        answer: { recorded_moisture_percent: 0 },
        because: '0 is a valid value of recorded_moisture_percent',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { recorded_moisture_percent: 0 },
        because: '0 is a valid value of recorded_moisture_percent',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { recorded_moisture_percent: 0 },
        status: [200],
        answer: { recorded_moisture_percent: 0 },
        because: '0 is a valid value of recorded_moisture_percent',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { recorded_moisture_percent: 0 },
        because: '0 is a valid value of recorded_moisture_percent',
      });
    },
  );

  test(
    'create and update refuse a recorded_moisture_percent of a wrong type',
    about(
      'coffeelot.recorded_moisture_percent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, recorded_moisture_percent: 'abc' },
        status: [400, 422],
        because: 'recorded_moisture_percent must be a number',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, recorded_moisture_percent: { value: 'text' } },
        status: [400, 422],
        because: 'recorded_moisture_percent must be a number',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { recorded_moisture_percent: 'abc' },
        status: [400, 422],
        because: 'recorded_moisture_percent must be a number',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { recorded_moisture_percent: { value: 'text' } },
        status: [400, 422],
        because: 'recorded_moisture_percent must be a number',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { recorded_moisture_percent: 17.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'recorded_moisture_percent may be right at its minimum of 0',
    about(
      'coffeelot.recorded_moisture_percent.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, recorded_moisture_percent: 0 },
        status: [200, 201],
        answer: { recorded_moisture_percent: 0 },
        because: 'the minimum of recorded_moisture_percent is 0, inclusive',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { recorded_moisture_percent: 0 },
        because: 'the minimum of recorded_moisture_percent is 0, inclusive',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { recorded_moisture_percent: 0 },
        status: [200],
        answer: { recorded_moisture_percent: 0 },
        because: 'the minimum of recorded_moisture_percent is 0, inclusive',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { recorded_moisture_percent: 0 },
        because: 'the minimum of recorded_moisture_percent is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a recorded_moisture_percent below its minimum of 0',
    about(
      'coffeelot.recorded_moisture_percent.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, recorded_moisture_percent: -0.25 },
        status: [400, 422],
        because: 'recorded_moisture_percent must be at least 0',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { recorded_moisture_percent: -0.25 },
        status: [400, 422],
        because: 'recorded_moisture_percent must be at least 0',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { recorded_moisture_percent: 17.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'recorded_moisture_percent may be right at its maximum of 18',
    about(
      'coffeelot.recorded_moisture_percent.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, recorded_moisture_percent: 18 },
        status: [200, 201],
        answer: { recorded_moisture_percent: 18 },
        because: 'the maximum of recorded_moisture_percent is 18, inclusive',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { recorded_moisture_percent: 18 },
        because: 'the maximum of recorded_moisture_percent is 18, inclusive',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { recorded_moisture_percent: 18 },
        status: [200],
        answer: { recorded_moisture_percent: 18 },
        because: 'the maximum of recorded_moisture_percent is 18, inclusive',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { recorded_moisture_percent: 18 },
        because: 'the maximum of recorded_moisture_percent is 18, inclusive',
      });
    },
  );

  test(
    'create and update refuse a recorded_moisture_percent above its maximum of 18',
    about(
      'coffeelot.recorded_moisture_percent.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, recorded_moisture_percent: 18.25 },
        status: [400, 422],
        because: 'recorded_moisture_percent must be at most 18',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { recorded_moisture_percent: 18.25 },
        status: [400, 422],
        because: 'recorded_moisture_percent must be at most 18',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { recorded_moisture_percent: 17.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'origin_region of digits alone stays a string',
    about(
      'coffeelot.origin_region.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, origin_region: '0042' },
        status: [200, 201],
        answer: { origin_region: '0042' },
        because: '"0042" is a valid value of origin_region',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { origin_region: '0042' },
        because: '"0042" is a valid value of origin_region',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { origin_region: '0042' },
        status: [200],
        answer: { origin_region: '0042' },
        because: '"0042" is a valid value of origin_region',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { origin_region: '0042' },
        because: '"0042" is a valid value of origin_region',
      });
    },
  );

  test(
    'origin_region keeps spaces, quotes, accents and symbols',
    about(
      'coffeelot.origin_region.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_region',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_region',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_region',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { origin_region: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of origin_region',
      });
    },
  );

  test(
    'create and update refuse an origin_region of a wrong type',
    about(
      'coffeelot.origin_region.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, origin_region: 421337 },
        status: [400, 422],
        because: 'origin_region must be a string',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, origin_region: { value: 'text' } },
        status: [400, 422],
        because: 'origin_region must be a string',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { origin_region: 421337 },
        status: [400, 422],
        because: 'origin_region must be a string',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { origin_region: { value: 'text' } },
        status: [400, 422],
        because: 'origin_region must be a string',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { origin_region: 'viba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'origin_region may be right at its minimum length of 2',
    about(
      'coffeelot.origin_region.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, origin_region: 'ru' },
        status: [200, 201],
        answer: { origin_region: 'ru' },
        because: 'the minimum length of origin_region is 2, inclusive',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { origin_region: 'ru' },
        because: 'the minimum length of origin_region is 2, inclusive',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { origin_region: 'ru' },
        status: [200],
        answer: { origin_region: 'ru' },
        because: 'the minimum length of origin_region is 2, inclusive',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { origin_region: 'ru' },
        because: 'the minimum length of origin_region is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse an origin_region below its minimum length of 2',
    about(
      'coffeelot.origin_region.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, origin_region: 'n' },
        status: [400, 422],
        because: 'origin_region must have at least 2 characters',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { origin_region: 'n' },
        status: [400, 422],
        because: 'origin_region must have at least 2 characters',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { origin_region: 'viba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'origin_region has no maximum length',
    about(
      'coffeelot.origin_region.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: {
          ...coffeeLot,
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
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'origin_region has no maximum length',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
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
      await api.get('/coffeelot/coffeelot-2', {
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
      'coffeelot.stage.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, stage: 421337 },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, stage: { value: 'text' } },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { stage: 421337 },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { stage: { value: 'text' } },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'arrived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_kg may be the whole number 0',
    about(
      'coffeelot.weight_kg.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, weight_kg: 0 },
        status: [200, 201],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { weight_kg: 0 },
        status: [200],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { weight_kg: 0 },
        because: '0 is a valid value of weight_kg',
      });
    },
  );

  test(
    'create and update refuse a weight_kg of a wrong type',
    about(
      'coffeelot.weight_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, weight_kg: 'abc' },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, weight_kg: { value: 'text' } },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { weight_kg: 'abc' },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { weight_kg: { value: 'text' } },
        status: [400, 422],
        because: 'weight_kg must be a number',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { weight_kg: 33.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_kg may be right at its minimum of 0',
    about(
      'coffeelot.weight_kg.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, weight_kg: 0 },
        status: [200, 201],
        answer: { weight_kg: 0 },
        because: 'the minimum of weight_kg is 0, inclusive',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { weight_kg: 0 },
        because: 'the minimum of weight_kg is 0, inclusive',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { weight_kg: 0 },
        status: [200],
        answer: { weight_kg: 0 },
        because: 'the minimum of weight_kg is 0, inclusive',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { weight_kg: 0 },
        because: 'the minimum of weight_kg is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight_kg below its minimum of 0',
    about(
      'coffeelot.weight_kg.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, weight_kg: -0.25 },
        status: [400, 422],
        because: 'weight_kg must be at least 0',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { weight_kg: -0.25 },
        status: [400, 422],
        because: 'weight_kg must be at least 0',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { weight_kg: 33.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_kg has no maximum',
    about(
      'coffeelot.weight_kg.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, weight_kg: 999999.75 },
        status: [200, 201],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { weight_kg: 999999.75 },
        status: [200],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { weight_kg: 999999.75 },
        because: 'weight_kg has no maximum',
      });
    },
  );

  test(
    'allocated_kg may be the whole number 0',
    about(
      'coffeelot.allocated_kg.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, allocated_kg: 0 },
        status: [200, 201],
        answer: { allocated_kg: 0 },
        because: '0 is a valid value of allocated_kg',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { allocated_kg: 0 },
        because: '0 is a valid value of allocated_kg',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { allocated_kg: 0 },
        status: [200],
        answer: { allocated_kg: 0 },
        because: '0 is a valid value of allocated_kg',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { allocated_kg: 0 },
        because: '0 is a valid value of allocated_kg',
      });
    },
  );

  test(
    'create and update refuse an allocated_kg of a wrong type',
    about(
      'coffeelot.allocated_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, allocated_kg: 'abc' },
        status: [400, 422],
        because: 'allocated_kg must be a number',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, allocated_kg: { value: 'text' } },
        status: [400, 422],
        because: 'allocated_kg must be a number',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { allocated_kg: 'abc' },
        status: [400, 422],
        because: 'allocated_kg must be a number',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { allocated_kg: { value: 'text' } },
        status: [400, 422],
        because: 'allocated_kg must be a number',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { allocated_kg: 93.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'allocated_kg may be right at its minimum of 0',
    about(
      'coffeelot.allocated_kg.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, allocated_kg: 0 },
        status: [200, 201],
        answer: { allocated_kg: 0 },
        because: 'the minimum of allocated_kg is 0, inclusive',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { allocated_kg: 0 },
        because: 'the minimum of allocated_kg is 0, inclusive',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { allocated_kg: 0 },
        status: [200],
        answer: { allocated_kg: 0 },
        because: 'the minimum of allocated_kg is 0, inclusive',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { allocated_kg: 0 },
        because: 'the minimum of allocated_kg is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse an allocated_kg below its minimum of 0',
    about(
      'coffeelot.allocated_kg.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, allocated_kg: -0.25 },
        status: [400, 422],
        because: 'allocated_kg must be at least 0',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { allocated_kg: -0.25 },
        status: [400, 422],
        because: 'allocated_kg must be at least 0',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { allocated_kg: 93.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'allocated_kg may be right at its maximum of 1200',
    about(
      'coffeelot.allocated_kg.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, allocated_kg: 1200 },
        status: [200, 201],
        answer: { allocated_kg: 1200 },
        because: 'the maximum of allocated_kg is 1200, inclusive',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { allocated_kg: 1200 },
        because: 'the maximum of allocated_kg is 1200, inclusive',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { allocated_kg: 1200 },
        status: [200],
        answer: { allocated_kg: 1200 },
        because: 'the maximum of allocated_kg is 1200, inclusive',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { allocated_kg: 1200 },
        because: 'the maximum of allocated_kg is 1200, inclusive',
      });
    },
  );

  test(
    'create and update refuse an allocated_kg above its maximum of 1200',
    about(
      'coffeelot.allocated_kg.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, allocated_kg: 1200.25 },
        status: [400, 422],
        because: 'allocated_kg must be at most 1200',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { allocated_kg: 1200.25 },
        status: [400, 422],
        because: 'allocated_kg must be at most 1200',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { allocated_kg: 93.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeLot: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'stage may be booked, arrived, graded, released',
    about(
      'coffeelot.stage.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, stage: 'booked' },
        status: [200, 201],
        answer: { stage: 'booked' },
        because: 'the value is one of GreenLotStage',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { stage: 'arrived' },
        status: [200],
        answer: { stage: 'arrived' },
        because: 'the value is one of GreenLotStage',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { stage: 'graded' },
        status: [200],
        answer: { stage: 'graded' },
        because: 'the value is one of GreenLotStage',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { stage: 'released' },
        status: [200],
        answer: { stage: 'released' },
        because: 'the value is one of GreenLotStage',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'released' },
        because: 'the value is one of GreenLotStage',
      });
    },
  );

  test(
    'create and update refuse the stage unheard_of, which GreenLotStage does not have',
    about(
      'coffeelot.stage.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, stage: 'unheard_of' },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { stage: 'unheard_of' },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'arrived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the stage BOOKED, as upper and lower case differ',
    about(
      'coffeelot.stage.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, stage: 'BOOKED' },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { stage: 'BOOKED' },
        status: [400, 422],
        because: 'stage must be one of booked, arrived, graded, released',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'arrived' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeLot: references', () => {
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

  test(
    'farm refers to an existing CoffeeFarm and is answered as its id',
    about('coffeelot.farm.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, farm: 'coffeefarm-1' },
        status: [200, 201],
        answer: { farm: 'coffeefarm-1' },
        because: 'farm was sent as coffeefarm-1',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-1' },
        because: 'farm was sent as coffeefarm-1',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { farm: 'coffeefarm-2' },
        status: [200],
        answer: { farm: 'coffeefarm-2' },
        because: 'farm was changed to coffeefarm-2',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-2' },
        because: 'farm was changed to coffeefarm-2',
      });
      await api.get('/coffeelot', {
        status: [200],
        answer: [{ id: 'coffeelot-1', farm: 'coffeefarm-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a farm that no CoffeeFarm has as its id',
    about(
      'coffeelot.farm.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, farm: 'coffeefarm-unknown' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-1' });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { farm: 'coffeefarm-unknown' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for farm',
    about(
      'coffeelot.farm.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', {
        body: { ...coffeeLot, farm: 421337 },
        status: [400, 422],
        because: 'farm must be the id of a CoffeeFarm',
      });
      await api.post('/coffeelot', {
        body: { ...coffeeLot, farm: { value: 'text' } },
        status: [400, 422],
        because: 'farm must be the id of a CoffeeFarm',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { farm: 421337 },
        status: [400, 422],
        because: 'farm must be the id of a CoffeeFarm',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { farm: { value: 'text' } },
        status: [400, 422],
        because: 'farm must be the id of a CoffeeFarm',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { farm: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'farm may be null',
    about('coffeelot.farm.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeelot', {
        body: coffeeLot,
        status: [200, 201],
        answer: { farm: null },
        because: 'a reference may be null',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { farm: 'coffeefarm-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/coffeelot/coffeelot-1', {
        body: { farm: null },
        status: [200],
        answer: { farm: null },
        because: 'a reference may be null',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { farm: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a CoffeeFarm clears every farm that refers to it',
    about(
      'coffeelot.farm.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-1' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', farm: 'coffeefarm-1' });
      await api.delete('/coffeefarm/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { id: 'coffeelot-1', farm: null },
        because: 'coffeefarm-1 was deleted',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { id: 'coffeelot-2', farm: null },
        because: 'coffeefarm-1 was deleted',
      });
    },
  );

  test(
    'deleting a CoffeeFarm keeps a farm that refers to another',
    about(
      'coffeelot.farm.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-2' });
      await api.delete('/coffeefarm/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-2' },
        because: 'another CoffeeFarm was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a CoffeeLot in farm, which refers to CoffeeFarm',
    about(
      'coffeelot.farm.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.post('/coffeelot', {
        body: { ...coffeeLot, id: 'coffeelot-2', farm: 'coffeelot-1' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', {
        body: { farm: 'coffeelot-1' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { farm: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a CoffeeLot with the id of a CoffeeFarm leaves farm alone',
    about(
      'coffeelot.farm.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-1' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeefarm-1' });
      await api.delete('/coffeelot/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { farm: 'coffeefarm-1' },
        because: 'no CoffeeFarm was deleted',
      });
    },
  );

  test(
    'update that is refused for farm does not change arrived_at either',
    about(
      'coffeelot.farm.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', {
        body: { arrived_at: '2024-02-29 07:21:48', farm: 'coffeefarm-unknown' },
        status: [400, 422],
        because: 'farm must be the id of an existing CoffeeFarm',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: coffeeLot,
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeLot: actions', () => {
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
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'mark_released moves stage from graded to released',
    about(
      'coffeelot.mark_released.moves-from-graded',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [200],
        answer: {
          ...coffeeLot,
          recorded_moisture_percent: 2.5,
          stage: 'released',
          weight_kg: 2000.5,
          farm: 'coffeefarm-1',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: {
          ...coffeeLot,
          recorded_moisture_percent: 2.5,
          stage: 'released',
          weight_kg: 2000.5,
          farm: 'coffeefarm-1',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'mark_released applies the effect: set this.weight_kg to this.weight_kg * 2',
    about(
      'coffeelot.mark_released.effect-set-weight_kg-to-weight_kg-times-2',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.get('/analytics/coffeelot/weight_kg/sum', {
        status: [200],
        answer: { result: 1000.25 },
        because: 'mark_released was not called yet',
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: {
          weight_kg: 2000.5,
          arrived_at: '2024-11-17 00:48:02',
          id: 'coffeelot-1',
          recorded_moisture_percent: 2.5,
          origin_region: 'viba',
          farm: 'coffeefarm-1',
          allocated_kg: 93.75,
        },
        because: 'set this.weight_kg to this.weight_kg * 2',
      });
      await api.get('/analytics/coffeelot/weight_kg/sum', {
        status: [200],
        answer: { result: 2000.5 },
        because: 'mark_released changed weight_kg',
      });
    },
  );

  test(
    'mark_released applies the effect: on item in this.farm: set item.partnership to "trial"',
    about(
      "coffeelot.mark_released.effect-on-farm-set-partnership-to-'trial'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          partnership: 'trial',
          altitude_m: 34,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-1',
          grown_varieties: [],
          reviewed_at: '2021-03-06 23:00:24',
          direct_trade: true,
          notes: 'vimoli',
        },
        because: 'on item in this.farm: set item.partnership to "trial"',
      });
    },
  );

  test(
    'mark_released applies the effect: on item in this.farm: set item.lots_rejected to 0',
    about(
      'coffeelot.mark_released.effect-on-farm-set-lots_rejected-to-0',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          lots_rejected: 0,
          altitude_m: 34,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-1',
          grown_varieties: [],
          reviewed_at: '2021-03-06 23:00:24',
          direct_trade: true,
          notes: 'vimoli',
        },
        because: 'on item in this.farm: set item.lots_rejected to 0',
      });
    },
  );

  test(
    'mark_released leaves objects alone that it does not concern',
    about(
      'coffeelot.mark_released.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        partnership: 'prospect',
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: {
          arrived_at: '2024-11-17 00:48:02',
          id: 'coffeelot-2',
          recorded_moisture_percent: 2.5,
          origin_region: 'viba',
          stage: 'graded',
          weight_kg: 1000.25,
          farm: 'coffeefarm-1',
          allocated_kg: 93.75,
        },
        because: 'mark_released was called on coffeelot-1, which does not concern this object',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { ...coffeeFarm, id: 'coffeefarm-2', partnership: 'prospect', grown_varieties: [] },
        because: 'mark_released was called on coffeelot-1, which does not concern this object',
      });
    },
  );

  test(
    'mark_released answers 404 for an id that no CoffeeLot has',
    about('coffeelot.mark_released.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.post('/coffeelot/coffeelot-unknown/mark_released', {
        status: [404],
        because: 'no CoffeeLot has the id coffeelot-unknown',
      });
    },
  );

  test(
    'mark_released is refused while stage is booked',
    about(
      'coffeelot.mark_released.refuses-from-booked',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'booked',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [400, 409],
        because: 'mark_released starts from graded, and stage is booked',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'booked', weight_kg: 1000.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused while stage is arrived',
    about(
      'coffeelot.mark_released.refuses-from-arrived',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [400, 409],
        because: 'mark_released starts from graded, and stage is arrived',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'arrived', weight_kg: 1000.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused while stage is released',
    about(
      'coffeelot.mark_released.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'released',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [400, 409],
        because: 'mark_released starts from graded, and stage is released',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'released', weight_kg: 1000.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused while stage is null',
    about(
      'coffeelot.mark_released.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: null,
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [400, 409],
        because: 'mark_released starts from graded, and stage is null',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: null, weight_kg: 1000.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused unless this.weight_kg > 1000',
    about(
      'coffeelot.mark_released.refuses-unless-weight_kg-gt-1000',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [400, 409],
        because: 'the condition this.weight_kg > 1000 is not satisfied',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 1000 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused unless this.recorded_moisture_percent * 2 >= 5',
    about(
      'coffeelot.mark_released.refuses-unless-recorded_moisture_percent-times-2-gte-5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [400, 409],
        because: 'the condition this.recorded_moisture_percent * 2 >= 5 is not satisfied',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 1000.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused unless this.farm is not null',
    about(
      'coffeelot.mark_released.refuses-unless-farm-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [400, 409],
        because: 'the condition this.farm is not null is not satisfied',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 1000.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released changes none of the objects that it refers to when it is refused',
    about(
      'coffeelot.mark_released.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: 2.5,
        weight_kg: 1000,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [400, 409],
        because: 'the condition this.weight_kg > 1000 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, partnership: 'prospect', grown_varieties: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: {
          ...coffeeLot,
          recorded_moisture_percent: 2.5,
          stage: 'graded',
          weight_kg: 1000,
          farm: 'coffeefarm-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_released is refused when recorded_moisture_percent is null',
    about(
      'coffeelot.mark_released.refuses-when-recorded_moisture_percent-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        recorded_moisture_percent: null,
        weight_kg: 1000.25,
      });
      await api.post('/coffeelot/coffeelot-1/mark_released', {
        status: [400, 409],
        because: 'the condition this.recorded_moisture_percent * 2 >= 5 is not satisfied',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'graded', weight_kg: 1000.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'return_to_booked moves stage from arrived to booked',
    about(
      'coffeelot.return_to_booked.moves-from-arrived',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-1' });
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [200],
        answer: { ...coffeeLot, stage: 'booked', farm: 'coffeefarm-1' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { ...coffeeLot, stage: 'booked', farm: 'coffeefarm-1' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'return_to_booked applies the effect: on item in this.farm: set item.partnership to "trial"',
    about(
      "coffeelot.return_to_booked.effect-on-farm-set-partnership-to-'trial'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-1' });
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, grown_varieties: [] },
        because: 'on item in this.farm: set item.partnership to "trial"',
      });
    },
  );

  test(
    'return_to_booked leaves objects alone that it does not concern',
    about(
      'coffeelot.return_to_booked.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-1' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', farm: 'coffeefarm-1' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        partnership: 'prospect',
      });
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeelot/coffeelot-2', {
        status: [200],
        answer: { ...coffeeLot, id: 'coffeelot-2', farm: 'coffeefarm-1' },
        because: 'return_to_booked was called on coffeelot-1, which does not concern this object',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { ...coffeeFarm, id: 'coffeefarm-2', partnership: 'prospect', grown_varieties: [] },
        because: 'return_to_booked was called on coffeelot-1, which does not concern this object',
      });
    },
  );

  test(
    'return_to_booked answers 404 for an id that no CoffeeLot has',
    about('coffeelot.return_to_booked.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.post('/coffeelot/coffeelot-unknown/return_to_booked', {
        status: [404],
        because: 'no CoffeeLot has the id coffeelot-unknown',
      });
    },
  );

  test(
    'return_to_booked is refused while stage is booked',
    about(
      'coffeelot.return_to_booked.refuses-from-booked',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked', farm: 'coffeefarm-1' });
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [400, 409],
        because: 'return_to_booked starts from arrived, and stage is booked',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'booked' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'return_to_booked is refused while stage is graded',
    about(
      'coffeelot.return_to_booked.refuses-from-graded',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'graded', farm: 'coffeefarm-1' });
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [400, 409],
        because: 'return_to_booked starts from arrived, and stage is graded',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'graded' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'return_to_booked is refused while stage is released',
    about(
      'coffeelot.return_to_booked.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'released', farm: 'coffeefarm-1' });
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [400, 409],
        because: 'return_to_booked starts from arrived, and stage is released',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'released' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'return_to_booked is refused while stage is null',
    about(
      'coffeelot.return_to_booked.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', { ...coffeeLot, stage: null, farm: 'coffeefarm-1' });
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [400, 409],
        because: 'return_to_booked starts from arrived, and stage is null',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'return_to_booked changes none of the objects that it refers to when it is refused',
    about(
      'coffeelot.return_to_booked.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked', farm: 'coffeefarm-1' });
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [400, 409],
        because: 'return_to_booked starts from arrived, and stage is booked',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, partnership: 'prospect', grown_varieties: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { ...coffeeLot, stage: 'booked', farm: 'coffeefarm-1' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'return_to_booked succeeds when farm is null',
    about(
      'coffeelot.return_to_booked.succeeds-when-farm-is-null',
      'effects.on-reference',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('CoffeeLot', coffeeLot);
      await api.post('/coffeelot/coffeelot-1/return_to_booked', {
        status: [200],
        answer: { stage: 'booked' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeelot/coffeelot-1', {
        status: [200],
        answer: { stage: 'booked' },
        because: 'farm is null, which is allowed',
      });
    },
  );
});
