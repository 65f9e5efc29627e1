import { about, test, without } from '../support/api.ts';

// A valid RoastingMachine, as the tests send it.
const roastingMachine = {
  batches_since_new: 60,
  batches_until_cleaning: 97,
  condition: 'cleaning',
  id: 'roastingmachine-1',
  last_charge_kg: 5.75,
  machine_name: 'lomani',
  priority: -33,
};

test.describe('RoastingMachine: create, read, update and delete', () => {
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
    'create answers the new RoastingMachine, and read answers it again',
    about(
      'roastingmachine.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: roastingMachine,
        status: [200, 201],
        answer: roastingMachine,
        because: 'create answers the object that was sent',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: roastingMachine,
        because: 'read answers the object that was created',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, id: 'roastingmachine-2' },
        status: [200, 201],
        answer: { id: 'roastingmachine-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole RoastingMachine',
    about(
      'roastingmachine.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        status: [200],
        answer: {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          id: 'roastingmachine-1',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('roastingmachine.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: {
          id: 'roastingmachine-1',
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        status: [200],
        answer: {
          id: 'roastingmachine-1',
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: {
          id: 'roastingmachine-1',
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for priority does not change batches_since_new either',
    about(
      'roastingmachine.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_since_new: 12, priority: 'abc' },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: roastingMachine,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a RoastingMachine: no read finds it and no list holds it',
    about(
      'roastingmachine.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.delete('/roastingmachine/roastingmachine-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'it was deleted',
      });
      await api.get('/roastingmachine', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RoastingMachine has',
    about('roastingmachine.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.get('/roastingmachine/roastingmachine-unknown', {
        status: [404],
        because: 'no RoastingMachine has the id roastingmachine-unknown',
      });
      await api.patch('/roastingmachine/roastingmachine-unknown', {
        body: {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        status: [404],
        because: 'no RoastingMachine has the id roastingmachine-unknown',
      });
      await api.delete('/roastingmachine/roastingmachine-unknown', {
        status: [404],
        because: 'no RoastingMachine has the id roastingmachine-unknown',
      });
      await api.get('/roastingmachine', {
        status: [200],
        answer: [{ id: 'roastingmachine-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('RoastingMachine: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every RoastingMachine with all of its fields',
    about('roastingmachine.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        batches_since_new: 12,
        batches_until_cleaning: 23,
        condition: 'retired',
        last_charge_kg: 38.75,
        machine_name: 'tuma',
        priority: -65,
      });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-3',
        batches_since_new: 36,
        batches_until_cleaning: 38,
        condition: 'broken',
        last_charge_kg: 45.25,
        machine_name: 'sana',
        priority: -66,
      });
      await api.get('/roastingmachine', {
        status: [200],
        answer: [
          roastingMachine,
          {
            batches_since_new: 12,
            batches_until_cleaning: 23,
            condition: 'retired',
            id: 'roastingmachine-2',
            last_charge_kg: 38.75,
            machine_name: 'tuma',
            priority: -65,
          },
          {
            batches_since_new: 36,
            batches_until_cleaning: 38,
            condition: 'broken',
            id: 'roastingmachine-3',
            last_charge_kg: 45.25,
            machine_name: 'sana',
            priority: -66,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one RoastingMachine leaves another as it was',
    about('roastingmachine.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        batches_since_new: 12,
        batches_until_cleaning: 23,
        condition: 'retired',
        last_charge_kg: 38.75,
        machine_name: 'tuma',
        priority: -65,
      });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: {
          id: 'roastingmachine-2',
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: roastingMachine,
        because: 'another object was updated',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          id: 'roastingmachine-2',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one RoastingMachine leaves another as it was',
    about(
      'roastingmachine.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        batches_since_new: 12,
        batches_until_cleaning: 23,
        condition: 'retired',
        last_charge_kg: 38.75,
        machine_name: 'tuma',
        priority: -65,
      });
      await api.delete('/roastingmachine/roastingmachine-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          id: 'roastingmachine-2',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        },
        because: 'another object was deleted',
      });
      await api.get('/roastingmachine', {
        status: [200],
        answer: [{ id: 'roastingmachine-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every RoastingMachine',
    about('roastingmachine.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        batches_since_new: 12,
        batches_until_cleaning: 23,
        condition: 'retired',
        last_charge_kg: 38.75,
        machine_name: 'tuma',
        priority: -65,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/roastingmachine', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'reset removed it',
      });
    },
  );
});

test.describe('RoastingMachine: required fields and defaults', () => {
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
    'create refuses a RoastingMachine without batches_since_new, which is required',
    about(
      'roastingmachine.batches_since_new.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: without(roastingMachine, 'batches_since_new'),
        status: [400, 422],
        because: 'batches_since_new is required and has no default',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a RoastingMachine without batches_until_cleaning, which is required',
    about(
      'roastingmachine.batches_until_cleaning.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: without(roastingMachine, 'batches_until_cleaning'),
        status: [400, 422],
        because: 'batches_until_cleaning is required and has no default',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'condition is "ready" when a create leaves it out',
    about('roastingmachine.condition.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: without(roastingMachine, 'condition'),
        status: [200, 201],
        answer: { condition: 'ready' },
        because: 'the default of condition is "ready"',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'ready' },
        because: 'the default of condition is "ready"',
      });
    },
  );

  test(
    'create refuses a RoastingMachine without an id',
    about(
      'roastingmachine.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: without(roastingMachine, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/roastingmachine', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a RoastingMachine without last_charge_kg, which is required',
    about(
      'roastingmachine.last_charge_kg.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: without(roastingMachine, 'last_charge_kg'),
        status: [400, 422],
        because: 'last_charge_kg is required and has no default',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a RoastingMachine without machine_name, which is optional',
    about('roastingmachine.machine_name.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: without(roastingMachine, 'machine_name'),
        status: [200, 201],
        answer: { machine_name: null },
        because: 'machine_name is optional',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { machine_name: null },
        because: 'machine_name is optional',
      });
    },
  );

  test(
    'create accepts a RoastingMachine without priority, which is optional',
    about('roastingmachine.priority.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: without(roastingMachine, 'priority'),
        status: [200, 201],
        answer: { priority: null },
        because: 'priority is optional',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { priority: null },
        because: 'priority is optional',
      });
    },
  );

  test(
    'update of batches_since_new or priority alone leaves every other field as it is',
    about('roastingmachine.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('RoastingMachine', { ...roastingMachine, condition: null });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_since_new: 12 },
        status: [200],
        answer: { ...roastingMachine, batches_since_new: 12, condition: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { priority: -65 },
        status: [200],
        answer: { ...roastingMachine, batches_since_new: 12, condition: null, priority: -65 },
        because: 'an update touches only what it carries',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { ...roastingMachine, batches_since_new: 12, condition: null, priority: -65 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('RoastingMachine: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for batches_since_new',
    about(
      'roastingmachine.batches_since_new.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_since_new: null },
        status: [400, 422],
        because: 'batches_since_new must not be null',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_since_new: null },
        status: [400, 422],
        because: 'batches_since_new must not be null',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_since_new: 60 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for batches_until_cleaning',
    about(
      'roastingmachine.batches_until_cleaning.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_until_cleaning: null },
        status: [400, 422],
        because: 'batches_until_cleaning must not be null',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_until_cleaning: null },
        status: [400, 422],
        because: 'batches_until_cleaning must not be null',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_until_cleaning: 97 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'condition may be null, which is not replaced by its default',
    about(
      'roastingmachine.condition.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, condition: null },
        status: [200, 201],
        answer: { condition: null },
        because: 'condition is nullable and its default is for absence only',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: null },
        because: 'condition is nullable and its default is for absence only',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { condition: null },
        status: [200],
        answer: { condition: null },
        because: 'condition is nullable and its default is for absence only',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { condition: null },
        because: 'condition is nullable and its default is for absence only',
      });
    },
  );

  test(
    'last_charge_kg may be null',
    about(
      'roastingmachine.last_charge_kg.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, last_charge_kg: null },
        status: [200, 201],
        answer: { last_charge_kg: null },
        because: 'last_charge_kg is nullable',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { last_charge_kg: null },
        because: 'last_charge_kg is nullable',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { last_charge_kg: null },
        status: [200],
        answer: { last_charge_kg: null },
        because: 'last_charge_kg is nullable',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { last_charge_kg: null },
        because: 'last_charge_kg is nullable',
      });
    },
  );

  test(
    'create and update refuse null for machine_name',
    about(
      'roastingmachine.machine_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, machine_name: null },
        status: [400, 422],
        because: 'machine_name must not be null',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { machine_name: null },
        status: [400, 422],
        because: 'machine_name must not be null',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { machine_name: 'lomani' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for priority',
    about(
      'roastingmachine.priority.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, priority: null },
        status: [400, 422],
        because: 'priority must not be null',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { priority: null },
        status: [400, 422],
        because: 'priority must not be null',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { priority: -33 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RoastingMachine: types and bounds', () => {
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
    'batches_since_new may be 0',
    about('roastingmachine.batches_since_new.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_since_new: 0 },
        status: [200, 201],
        answer: { batches_since_new: 0 },
        because: '0 is a valid value of batches_since_new',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_since_new: 0 },
        because: '0 is a valid value of batches_since_new',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { batches_since_new: 0 },
        status: [200],
        answer: { batches_since_new: 0 },
        because: '0 is a valid value of batches_since_new',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { batches_since_new: 0 },
        because: '0 is a valid value of batches_since_new',
      });
    },
  );

  test(
    'create and update refuse a batches_since_new of a wrong type',
    about(
      'roastingmachine.batches_since_new.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_since_new: 'abc' },
        status: [400, 422],
        because: 'batches_since_new must be an integer',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_since_new: { value: 'text' } },
        status: [400, 422],
        because: 'batches_since_new must be an integer',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_since_new: 59.5 },
        status: [400, 422],
        because: 'batches_since_new must be an integer',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_since_new: 'abc' },
        status: [400, 422],
        because: 'batches_since_new must be an integer',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_since_new: { value: 'text' } },
        status: [400, 422],
        because: 'batches_since_new must be an integer',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_since_new: 59.5 },
        status: [400, 422],
        because: 'batches_since_new must be an integer',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_since_new: 60 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'batches_since_new may be right at its maximum of 20000',
    about(
      'roastingmachine.batches_since_new.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_since_new: 20000 },
        status: [200, 201],
        answer: { batches_since_new: 20000 },
        because: 'the maximum of batches_since_new is 20000, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_since_new: 20000 },
        because: 'the maximum of batches_since_new is 20000, inclusive',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { batches_since_new: 20000 },
        status: [200],
        answer: { batches_since_new: 20000 },
        because: 'the maximum of batches_since_new is 20000, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { batches_since_new: 20000 },
        because: 'the maximum of batches_since_new is 20000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a batches_since_new above its maximum of 20000',
    about(
      'roastingmachine.batches_since_new.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_since_new: 20001 },
        status: [400, 422],
        because: 'batches_since_new must be at most 20000',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_since_new: 20001 },
        status: [400, 422],
        because: 'batches_since_new must be at most 20000',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_since_new: 60 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'batches_since_new has no minimum',
    about(
      'roastingmachine.batches_since_new.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_since_new: -1000000 },
        status: [200, 201],
        answer: { batches_since_new: -1000000 },
        because: 'batches_since_new has no minimum',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_since_new: -1000000 },
        because: 'batches_since_new has no minimum',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { batches_since_new: -1000000 },
        status: [200],
        answer: { batches_since_new: -1000000 },
        because: 'batches_since_new has no minimum',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { batches_since_new: -1000000 },
        because: 'batches_since_new has no minimum',
      });
    },
  );

  test(
    'create and update refuse a batches_until_cleaning of a wrong type',
    about(
      'roastingmachine.batches_until_cleaning.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_until_cleaning: 'abc' },
        status: [400, 422],
        because: 'batches_until_cleaning must be an integer',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_until_cleaning: { value: 'text' } },
        status: [400, 422],
        because: 'batches_until_cleaning must be an integer',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_until_cleaning: 96.5 },
        status: [400, 422],
        because: 'batches_until_cleaning must be an integer',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_until_cleaning: 'abc' },
        status: [400, 422],
        because: 'batches_until_cleaning must be an integer',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_until_cleaning: { value: 'text' } },
        status: [400, 422],
        because: 'batches_until_cleaning must be an integer',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_until_cleaning: 96.5 },
        status: [400, 422],
        because: 'batches_until_cleaning must be an integer',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_until_cleaning: 97 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'batches_until_cleaning may be right at its minimum of 0',
    about(
      'roastingmachine.batches_until_cleaning.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_until_cleaning: 0 },
        status: [200, 201],
        answer: { batches_until_cleaning: 0 },
        because: 'the minimum of batches_until_cleaning is 0, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_until_cleaning: 0 },
        because: 'the minimum of batches_until_cleaning is 0, inclusive',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { batches_until_cleaning: 0 },
        status: [200],
        answer: { batches_until_cleaning: 0 },
        because: 'the minimum of batches_until_cleaning is 0, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { batches_until_cleaning: 0 },
        because: 'the minimum of batches_until_cleaning is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a batches_until_cleaning below its minimum of 0',
    about(
      'roastingmachine.batches_until_cleaning.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_until_cleaning: -1 },
        status: [400, 422],
        because: 'batches_until_cleaning must be at least 0',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_until_cleaning: -1 },
        status: [400, 422],
        because: 'batches_until_cleaning must be at least 0',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_until_cleaning: 97 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'batches_until_cleaning may be right at its maximum of 500',
    about(
      'roastingmachine.batches_until_cleaning.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_until_cleaning: 500 },
        status: [200, 201],
        answer: { batches_until_cleaning: 500 },
        because: 'the maximum of batches_until_cleaning is 500, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_until_cleaning: 500 },
        because: 'the maximum of batches_until_cleaning is 500, inclusive',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { batches_until_cleaning: 500 },
        status: [200],
        answer: { batches_until_cleaning: 500 },
        because: 'the maximum of batches_until_cleaning is 500, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { batches_until_cleaning: 500 },
        because: 'the maximum of batches_until_cleaning is 500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a batches_until_cleaning above its maximum of 500',
    about(
      'roastingmachine.batches_until_cleaning.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, batches_until_cleaning: 501 },
        status: [400, 422],
        because: 'batches_until_cleaning must be at most 500',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { batches_until_cleaning: 501 },
        status: [400, 422],
        because: 'batches_until_cleaning must be at most 500',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { batches_until_cleaning: 97 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a condition of a wrong type',
    about(
      'roastingmachine.condition.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, condition: 421337 },
        status: [400, 422],
        because: 'condition must be one of ready, heating, cleaning, broken, retired',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, condition: { value: 'text' } },
        status: [400, 422],
        because: 'condition must be one of ready, heating, cleaning, broken, retired',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { condition: 421337 },
        status: [400, 422],
        because: 'condition must be one of ready, heating, cleaning, broken, retired',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { condition: { value: 'text' } },
        status: [400, 422],
        because: 'condition must be one of ready, heating, cleaning, broken, retired',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'cleaning' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'last_charge_kg may be the whole number 0',
    about(
      'roastingmachine.last_charge_kg.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, last_charge_kg: 0 },
        status: [200, 201],
        answer: { last_charge_kg: 0 },
        because: '0 is a valid value of last_charge_kg',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { last_charge_kg: 0 },
        because: '0 is a valid value of last_charge_kg',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { last_charge_kg: 0 },
        status: [200],
        answer: { last_charge_kg: 0 },
        because: '0 is a valid value of last_charge_kg',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { last_charge_kg: 0 },
        because: '0 is a valid value of last_charge_kg',
      });
    },
  );

  test(
    'create and update refuse a last_charge_kg of a wrong type',
    about(
      'roastingmachine.last_charge_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, last_charge_kg: 'abc' },
        status: [400, 422],
        because: 'last_charge_kg must be a number',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, last_charge_kg: { value: 'text' } },
        status: [400, 422],
        because: 'last_charge_kg must be a number',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { last_charge_kg: 'abc' },
        status: [400, 422],
        because: 'last_charge_kg must be a number',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { last_charge_kg: { value: 'text' } },
        status: [400, 422],
        because: 'last_charge_kg must be a number',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { last_charge_kg: 5.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'last_charge_kg may be right at its minimum of 0',
    about(
      'roastingmachine.last_charge_kg.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, last_charge_kg: 0 },
        status: [200, 201],
        answer: { last_charge_kg: 0 },
        because: 'the minimum of last_charge_kg is 0, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { last_charge_kg: 0 },
        because: 'the minimum of last_charge_kg is 0, inclusive',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { last_charge_kg: 0 },
        status: [200],
        answer: { last_charge_kg: 0 },
        because: 'the minimum of last_charge_kg is 0, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { last_charge_kg: 0 },
        because: 'the minimum of last_charge_kg is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a last_charge_kg below its minimum of 0',
    about(
      'roastingmachine.last_charge_kg.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, last_charge_kg: -0.25 },
        status: [400, 422],
        because: 'last_charge_kg must be at least 0',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { last_charge_kg: -0.25 },
        status: [400, 422],
        because: 'last_charge_kg must be at least 0',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { last_charge_kg: 5.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'last_charge_kg may be right at its maximum of 120',
    about(
      'roastingmachine.last_charge_kg.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, last_charge_kg: 120 },
        status: [200, 201],
        answer: { last_charge_kg: 120 },
        because: 'the maximum of last_charge_kg is 120, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { last_charge_kg: 120 },
        because: 'the maximum of last_charge_kg is 120, inclusive',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { last_charge_kg: 120 },
        status: [200],
        answer: { last_charge_kg: 120 },
        because: 'the maximum of last_charge_kg is 120, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { last_charge_kg: 120 },
        because: 'the maximum of last_charge_kg is 120, inclusive',
      });
    },
  );

  test(
    'create and update refuse a last_charge_kg above its maximum of 120',
    about(
      'roastingmachine.last_charge_kg.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, last_charge_kg: 120.25 },
        status: [400, 422],
        because: 'last_charge_kg must be at most 120',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { last_charge_kg: 120.25 },
        status: [400, 422],
        because: 'last_charge_kg must be at most 120',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { last_charge_kg: 5.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'machine_name of digits alone stays a string',
    about(
      'roastingmachine.machine_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, machine_name: '0042' },
        status: [200, 201],
        answer: { machine_name: '0042' },
        because: '"0042" is a valid value of machine_name',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { machine_name: '0042' },
        because: '"0042" is a valid value of machine_name',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { machine_name: '0042' },
        status: [200],
        answer: { machine_name: '0042' },
        because: '"0042" is a valid value of machine_name',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { machine_name: '0042' },
        because: '"0042" is a valid value of machine_name',
      });
    },
  );

  test(
    'machine_name keeps spaces, quotes, accents and symbols',
    about(
      'roastingmachine.machine_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, machine_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { machine_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of machine_name',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { machine_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of machine_name',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { machine_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { machine_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of machine_name',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { machine_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of machine_name',
      });
    },
  );

  test(
    'create and update refuse a machine_name of a wrong type',
    about(
      'roastingmachine.machine_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, machine_name: 421337 },
        status: [400, 422],
        because: 'machine_name must be a string',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, machine_name: { value: 'text' } },
        status: [400, 422],
        because: 'machine_name must be a string',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { machine_name: 421337 },
        status: [400, 422],
        because: 'machine_name must be a string',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { machine_name: { value: 'text' } },
        status: [400, 422],
        because: 'machine_name must be a string',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { machine_name: 'lomani' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'machine_name may be right at its minimum length of 2',
    about(
      'roastingmachine.machine_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, machine_name: 'ru' },
        status: [200, 201],
        answer: { machine_name: 'ru' },
        because: 'the minimum length of machine_name is 2, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { machine_name: 'ru' },
        because: 'the minimum length of machine_name is 2, inclusive',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { machine_name: 'ru' },
        status: [200],
        answer: { machine_name: 'ru' },
        because: 'the minimum length of machine_name is 2, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { machine_name: 'ru' },
        because: 'the minimum length of machine_name is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a machine_name below its minimum length of 2',
    about(
      'roastingmachine.machine_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, machine_name: 'n' },
        status: [400, 422],
        because: 'machine_name must have at least 2 characters',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { machine_name: 'n' },
        status: [400, 422],
        because: 'machine_name must have at least 2 characters',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { machine_name: 'lomani' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'machine_name has no maximum length',
    about(
      'roastingmachine.machine_name.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: {
          ...roastingMachine,
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'machine_name has no maximum length',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: {
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'machine_name has no maximum length',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: {
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'machine_name has no maximum length',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: {
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'machine_name has no maximum length',
      });
    },
  );

  test(
    'priority may be 0',
    about('roastingmachine.priority.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, priority: 0 },
        status: [200, 201],
        answer: { priority: 0 },
        because: '0 is a valid value of priority',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { priority: 0 },
        because: '0 is a valid value of priority',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { priority: 0 },
        status: [200],
        answer: { priority: 0 },
        because: '0 is a valid value of priority',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { priority: 0 },
        because: '0 is a valid value of priority',
      });
    },
  );

  test(
    'create and update refuse a priority of a wrong type',
    about(
      'roastingmachine.priority.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, priority: 'abc' },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, priority: { value: 'text' } },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, priority: -32.5 },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { priority: 'abc' },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { priority: { value: 'text' } },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { priority: -32.5 },
        status: [400, 422],
        because: 'priority must be an integer',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { priority: -33 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'priority may be right at its maximum of 9',
    about(
      'roastingmachine.priority.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, priority: 9 },
        status: [200, 201],
        answer: { priority: 9 },
        because: 'the maximum of priority is 9, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { priority: 9 },
        because: 'the maximum of priority is 9, inclusive',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { priority: 9 },
        status: [200],
        answer: { priority: 9 },
        because: 'the maximum of priority is 9, inclusive',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { priority: 9 },
        because: 'the maximum of priority is 9, inclusive',
      });
    },
  );

  test(
    'create and update refuse a priority above its maximum of 9',
    about(
      'roastingmachine.priority.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, priority: 10 },
        status: [400, 422],
        because: 'priority must be at most 9',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { priority: 10 },
        status: [400, 422],
        because: 'priority must be at most 9',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { priority: -33 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'priority has no minimum',
    about('roastingmachine.priority.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, priority: -1000000 },
        status: [200, 201],
        answer: { priority: -1000000 },
        because: 'priority has no minimum',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { priority: -1000000 },
        because: 'priority has no minimum',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { priority: -1000000 },
        status: [200],
        answer: { priority: -1000000 },
        because: 'priority has no minimum',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { priority: -1000000 },
        because: 'priority has no minimum',
      });
    },
  );
});

test.describe('RoastingMachine: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'condition may be ready, heating, cleaning, broken, retired',
    about(
      'roastingmachine.condition.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, condition: 'ready' },
        status: [200, 201],
        answer: { condition: 'ready' },
        because: 'the value is one of RoastingMachineCondition',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { condition: 'heating' },
        status: [200],
        answer: { condition: 'heating' },
        because: 'the value is one of RoastingMachineCondition',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { condition: 'cleaning' },
        status: [200],
        answer: { condition: 'cleaning' },
        because: 'the value is one of RoastingMachineCondition',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { condition: 'broken' },
        status: [200],
        answer: { condition: 'broken' },
        because: 'the value is one of RoastingMachineCondition',
      });
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { condition: 'retired' },
        status: [200],
        answer: { condition: 'retired' },
        because: 'the value is one of RoastingMachineCondition',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'retired' },
        because: 'the value is one of RoastingMachineCondition',
      });
    },
  );

  test(
    'condition may be retired, which RoastingMachineCondition has gained',
    about('roastingmachine.condition.accepts-added-retired', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, condition: 'retired' },
        status: [200, 201],
        answer: { condition: 'retired' },
        because: 'retired was added to RoastingMachineCondition',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'retired' },
        because: 'retired was added to RoastingMachineCondition',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api.patch('/roastingmachine/roastingmachine-2', {
        body: { condition: 'retired' },
        status: [200],
        answer: { condition: 'retired' },
        because: 'retired was added to RoastingMachineCondition',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: { condition: 'retired' },
        because: 'retired was added to RoastingMachineCondition',
      });
    },
  );

  test(
    'create and update refuse the condition unheard_of, which RoastingMachineCondition does not have',
    about(
      'roastingmachine.condition.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, condition: 'unheard_of' },
        status: [400, 422],
        because: 'condition must be one of ready, heating, cleaning, broken, retired',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { condition: 'unheard_of' },
        status: [400, 422],
        because: 'condition must be one of ready, heating, cleaning, broken, retired',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'cleaning' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the condition READY, as upper and lower case differ',
    about(
      'roastingmachine.condition.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/roastingmachine', {
        body: { ...roastingMachine, condition: 'READY' },
        status: [400, 422],
        because: 'condition must be one of ready, heating, cleaning, broken, retired',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', {
        body: { condition: 'READY' },
        status: [400, 422],
        because: 'condition must be one of ready, heating, cleaning, broken, retired',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'cleaning' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RoastingMachine: actions', () => {
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
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'heat_up moves condition from ready to heating',
    about(
      'roastingmachine.heat_up.moves-from-ready',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'ready',
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [200],
        answer: {
          batches_since_new: 0,
          batches_until_cleaning: 0,
          condition: 'heating',
          id: 'roastingmachine-1',
          last_charge_kg: 5.75,
          machine_name: 'lomani',
          priority: 2,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: {
          batches_since_new: 0,
          batches_until_cleaning: 0,
          condition: 'heating',
          id: 'roastingmachine-1',
          last_charge_kg: 5.75,
          machine_name: 'lomani',
          priority: 2,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'heat_up applies the effect: decrease this.batches_until_cleaning by 1',
    about(
      'roastingmachine.heat_up.effect-increase-batches_until_cleaning-by--1',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'ready',
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 1 },
        because: 'heat_up was not called yet',
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: {
          batches_until_cleaning: 0,
          id: 'roastingmachine-1',
          last_charge_kg: 5.75,
          machine_name: 'lomani',
          priority: 2,
        },
        because: 'decrease this.batches_until_cleaning by 1',
      });
      await api.get('/analytics/roastingmachine/batches_until_cleaning/sum', {
        status: [200],
        answer: { result: 0 },
        because: 'heat_up changed batches_until_cleaning',
      });
    },
  );

  test(
    'heat_up applies the effect: set this.batches_since_new to this.batches_until_cleaning',
    about(
      'roastingmachine.heat_up.effect-set-batches_since_new-to-batches_until_cleaning',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'ready',
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: {
          batches_since_new: 0,
          id: 'roastingmachine-1',
          last_charge_kg: 5.75,
          machine_name: 'lomani',
          priority: 2,
        },
        because: 'set this.batches_since_new to this.batches_until_cleaning',
      });
    },
  );

  test(
    'heat_up applies its effects in the order in which they are listed',
    about('roastingmachine.heat_up.applies-effects-in-order', 'effects.order', 'actions.success'),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'ready',
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'heating', batches_until_cleaning: 0, batches_since_new: 0 },
        because: 'each effect sees what the ones before did',
      });
    },
  );

  test(
    'heat_up leaves objects alone that it does not concern',
    about('roastingmachine.heat_up.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'ready',
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-2',
        condition: 'ready',
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/roastingmachine/roastingmachine-2', {
        status: [200],
        answer: {
          batches_since_new: 60,
          batches_until_cleaning: 1,
          condition: 'ready',
          id: 'roastingmachine-2',
          last_charge_kg: 5.75,
          machine_name: 'lomani',
          priority: 2,
        },
        because: 'heat_up was called on roastingmachine-1, which does not concern this object',
      });
    },
  );

  test(
    'heat_up answers 404 for an id that no RoastingMachine has',
    about('roastingmachine.heat_up.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api.post('/roastingmachine/roastingmachine-unknown/heat_up', {
        status: [404],
        because: 'no RoastingMachine has the id roastingmachine-unknown',
      });
    },
  );

  test(
    'heat_up is refused while condition is heating',
    about(
      'roastingmachine.heat_up.refuses-from-heating',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'heating',
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [400, 409],
        because: 'heat_up starts from ready, and condition is heating',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'heating', batches_until_cleaning: 1, batches_since_new: 60 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'heat_up is refused while condition is cleaning',
    about(
      'roastingmachine.heat_up.refuses-from-cleaning',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [400, 409],
        because: 'heat_up starts from ready, and condition is cleaning',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'cleaning', batches_until_cleaning: 1, batches_since_new: 60 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'heat_up is refused while condition is broken',
    about(
      'roastingmachine.heat_up.refuses-from-broken',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'broken',
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [400, 409],
        because: 'heat_up starts from ready, and condition is broken',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'broken', batches_until_cleaning: 1, batches_since_new: 60 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'heat_up is refused while condition is retired',
    about(
      'roastingmachine.heat_up.refuses-from-retired',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'retired',
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [400, 409],
        because: 'heat_up starts from ready, and condition is retired',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'retired', batches_until_cleaning: 1, batches_since_new: 60 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'heat_up is refused while condition is null',
    about(
      'roastingmachine.heat_up.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: null,
        batches_until_cleaning: 1,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [400, 409],
        because: 'heat_up starts from ready, and condition is null',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: null, batches_until_cleaning: 1, batches_since_new: 60 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'heat_up is refused unless this.batches_until_cleaning > 0',
    about(
      'roastingmachine.heat_up.refuses-unless-batches_until_cleaning-gt-0',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'ready',
        batches_until_cleaning: 0,
        priority: 2,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [400, 409],
        because: 'the condition this.batches_until_cleaning > 0 is not satisfied',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'ready', batches_until_cleaning: 0, batches_since_new: 60 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'heat_up is refused unless this.priority * 2 > 2',
    about(
      'roastingmachine.heat_up.refuses-unless-priority-times-2-gt-2',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'ready',
        batches_until_cleaning: 1,
        priority: 1,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [400, 409],
        because: 'the condition this.priority * 2 > 2 is not satisfied',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'ready', batches_until_cleaning: 1, batches_since_new: 60 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'heat_up is refused when priority is absent',
    about(
      'roastingmachine.heat_up.refuses-when-priority-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...without(roastingMachine, 'priority'),
        condition: 'ready',
        batches_until_cleaning: 1,
      });
      await api.post('/roastingmachine/roastingmachine-1/heat_up', {
        status: [400, 409],
        because: 'the condition this.priority * 2 > 2 is not satisfied',
      });
      await api.get('/roastingmachine/roastingmachine-1', {
        status: [200],
        answer: { condition: 'ready', batches_until_cleaning: 1, batches_since_new: 60 },
        because: 'a refused action changes nothing',
      });
    },
  );
});
