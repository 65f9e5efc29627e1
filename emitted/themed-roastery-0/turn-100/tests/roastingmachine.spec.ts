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
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths,
  //   where characters that a path cannot hold come percent-encoded; never make up another.
  // ids.same-on-update: An update may carry the `id` that the object has already; accept it.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
      await api
        .post('/roastingmachine', roastingMachine)
        .created('create answers the object that was sent', roastingMachine);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('read answers the object that was created', roastingMachine);
      await api
        .post('/roastingmachine', { ...roastingMachine, id: 'roastingmachine-2' })
        .created('objects may be alike in everything but their ids', { id: 'roastingmachine-2' });
    },
  );

  test(
    'the id of a RoastingMachine may be any text, upper and lower case told apart, but no number',
    about(
      'roastingmachine.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/roastingmachine', {
          ...roastingMachine,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/roastingmachine/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/roastingmachine/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...roastingMachine, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/roastingmachine', { ...roastingMachine, id: 421337 })
        .invalid('id must be a string');
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
      await api
        .patch('/roastingmachine/roastingmachine-1', {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        })
        .ok('every one of these fields was sent', {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          id: 'roastingmachine-1',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        });
      await api.get('/roastingmachine/roastingmachine-1').ok('the update is stored', {
        batches_since_new: 12,
        batches_until_cleaning: 23,
        condition: 'retired',
        last_charge_kg: 38.75,
        machine_name: 'tuma',
        priority: -65,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('roastingmachine.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', {
          id: 'roastingmachine-1',
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        })
        .ok(because, {
          id: 'roastingmachine-1',
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, {
        id: 'roastingmachine-1',
        batches_since_new: 12,
        batches_until_cleaning: 23,
        condition: 'retired',
        last_charge_kg: 38.75,
        machine_name: 'tuma',
        priority: -65,
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
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_since_new: 12, priority: 'abc' })
        .invalid('priority must be an integer');
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', roastingMachine);
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
      const because = 'it was deleted';
      await api.create('RoastingMachine', roastingMachine);
      await api.delete('/roastingmachine/roastingmachine-1').removed('the object exists');
      await api.get('/roastingmachine/roastingmachine-1').notFound(because);
      await api
        .patch('/roastingmachine/roastingmachine-1', { id: 'roastingmachine-1' })
        .notFound(because);
      await api.get('/roastingmachine').ok('what was deleted is in no list', []);
      await api
        .post('/roastingmachine', {
          ...roastingMachine,
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          id: 'roastingmachine-1',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        });
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          id: 'roastingmachine-1',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RoastingMachine has',
    about('roastingmachine.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no RoastingMachine has the id roastingmachine-unknown';
      await api.create('RoastingMachine', roastingMachine);
      await api.get('/roastingmachine/roastingmachine-unknown').notFound(because);
      await api
        .patch('/roastingmachine/roastingmachine-unknown', {
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        })
        .notFound(because);
      await api.delete('/roastingmachine/roastingmachine-unknown').notFound(because);
      await api
        .get('/roastingmachine')
        .ok('requests for an unknown id change nothing', [{ id: 'roastingmachine-1' }]);
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
      await api.get('/roastingmachine').ok('three objects were created', [
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
      ]);
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-4',
        condition: 'heating',
      });
      await api.create('RoastingMachine', {
        ...roastingMachine,
        id: 'roastingmachine-5',
        condition: 'ready',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-6' });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-7' });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-8' });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-9' });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-10' });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-11' });
      await api
        .get('/roastingmachine')
        .ok('a list holds every object, however many there are', [
          { id: 'roastingmachine-1' },
          { id: 'roastingmachine-2' },
          { id: 'roastingmachine-3' },
          { id: 'roastingmachine-4' },
          { id: 'roastingmachine-5' },
          { id: 'roastingmachine-6' },
          { id: 'roastingmachine-7' },
          { id: 'roastingmachine-8' },
          { id: 'roastingmachine-9' },
          { id: 'roastingmachine-10' },
          { id: 'roastingmachine-11' },
        ]);
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
      await api
        .patch('/roastingmachine/roastingmachine-2', {
          id: 'roastingmachine-2',
          batches_since_new: 12,
          batches_until_cleaning: 23,
          condition: 'retired',
          last_charge_kg: 38.75,
          machine_name: 'tuma',
          priority: -65,
        })
        .ok('the change is valid');
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('another object was updated', roastingMachine);
      await api.get('/roastingmachine/roastingmachine-2').ok('the update is stored', {
        batches_since_new: 12,
        batches_until_cleaning: 23,
        condition: 'retired',
        id: 'roastingmachine-2',
        last_charge_kg: 38.75,
        machine_name: 'tuma',
        priority: -65,
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
      await api.delete('/roastingmachine/roastingmachine-1').removed('the object exists');
      await api.get('/roastingmachine/roastingmachine-2').ok('another object was deleted', {
        batches_since_new: 12,
        batches_until_cleaning: 23,
        condition: 'retired',
        id: 'roastingmachine-2',
        last_charge_kg: 38.75,
        machine_name: 'tuma',
        priority: -65,
      });
      await api
        .get('/roastingmachine')
        .ok('one of two objects was deleted', [{ id: 'roastingmachine-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/roastingmachine').ok('reset removes all objects', []);
      await api.get('/roastingmachine/roastingmachine-1').notFound('reset removed it');
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
      await api
        .post('/roastingmachine', without(roastingMachine, 'batches_since_new'))
        .invalid('batches_since_new is required and has no default');
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
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
      await api
        .post('/roastingmachine', without(roastingMachine, 'batches_until_cleaning'))
        .invalid('batches_until_cleaning is required and has no default');
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
    },
  );

  test(
    'condition is "ready" when a create leaves it out',
    about('roastingmachine.condition.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of condition is "ready"';
      await api
        .post('/roastingmachine', without(roastingMachine, 'condition'))
        .created(because, { condition: 'ready' });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { condition: 'ready' });
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
      await api.post('/roastingmachine', without(roastingMachine, 'id')).invalid('id must be sent');
      await api.get('/roastingmachine').ok('a refused create stores nothing', []);
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
      await api
        .post('/roastingmachine', without(roastingMachine, 'last_charge_kg'))
        .invalid('last_charge_kg is required and has no default');
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a RoastingMachine without machine_name, which is optional',
    about('roastingmachine.machine_name.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'machine_name is optional';
      await api
        .post('/roastingmachine', without(roastingMachine, 'machine_name'))
        .created(because, { machine_name: null });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { machine_name: null });
    },
  );

  test(
    'create accepts a RoastingMachine without priority, which is optional',
    about('roastingmachine.priority.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'priority is optional';
      await api
        .post('/roastingmachine', without(roastingMachine, 'priority'))
        .created(because, { priority: null });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { priority: null });
    },
  );

  test(
    'update of batches_since_new or priority alone leaves every other field as it is',
    about('roastingmachine.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('RoastingMachine', { ...roastingMachine, condition: null });
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_since_new: 12 })
        .ok(because, { ...roastingMachine, batches_since_new: 12, condition: null });
      await api
        .patch('/roastingmachine/roastingmachine-1', { priority: -65 })
        .ok(because, { ...roastingMachine, batches_since_new: 12, condition: null, priority: -65 });
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok(because, { ...roastingMachine, batches_since_new: 12, condition: null, priority: -65 });
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
      const because = 'batches_since_new must not be null';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_since_new: null })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_since_new: null })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { batches_since_new: 60 });
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
      const because = 'batches_until_cleaning must not be null';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_until_cleaning: null })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_until_cleaning: null })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { batches_until_cleaning: 97 });
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
      const because = 'condition is nullable and its default is for absence only';
      await api
        .post('/roastingmachine', { ...roastingMachine, condition: null })
        .created(because, { condition: null });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { condition: null });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { condition: null })
        .ok(because, { condition: null });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { condition: null });
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
      const because = 'last_charge_kg is nullable';
      await api
        .post('/roastingmachine', { ...roastingMachine, last_charge_kg: null })
        .created(because, { last_charge_kg: null });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { last_charge_kg: null });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { last_charge_kg: null })
        .ok(because, { last_charge_kg: null });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { last_charge_kg: null });
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
      const because = 'machine_name must not be null';
      await api
        .post('/roastingmachine', { ...roastingMachine, machine_name: null })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { machine_name: null })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { machine_name: 'lomani' });
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
      const because = 'priority must not be null';
      await api.post('/roastingmachine', { ...roastingMachine, priority: null }).invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', { priority: null }).invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { priority: -33 });
    },
  );
});

test.describe('RoastingMachine: types and bounds', () => {
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
      const because = '0 is a valid value of batches_since_new';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_since_new: 0 })
        .created(because, { batches_since_new: 0 });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { batches_since_new: 0 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { batches_since_new: 0 })
        .ok(because, { batches_since_new: 0 });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { batches_since_new: 0 });
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
      const because = 'batches_since_new must be an integer';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_since_new: 'abc' })
        .invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_since_new: { value: 'text' } })
        .invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_since_new: 59.5 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_since_new: 'abc' })
        .invalid(because);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_since_new: {} })
        .invalid(because);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_since_new: 59.5 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { batches_since_new: 60 });
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
      const because = 'the maximum of batches_since_new is 20000, inclusive';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_since_new: 20000 })
        .created(because, { batches_since_new: 20000 });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { batches_since_new: 20000 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { batches_since_new: 20000 })
        .ok(because, { batches_since_new: 20000 });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { batches_since_new: 20000 });
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
      const because = 'batches_since_new must be at most 20000';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_since_new: 20001 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_since_new: 20001 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { batches_since_new: 60 });
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
      const because = 'batches_since_new has no minimum';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_since_new: -1000000 })
        .created(because, { batches_since_new: -1000000 });
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok(because, { batches_since_new: -1000000 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { batches_since_new: -1000000 })
        .ok(because, { batches_since_new: -1000000 });
      await api
        .get('/roastingmachine/roastingmachine-2')
        .ok(because, { batches_since_new: -1000000 });
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
      const because = 'batches_until_cleaning must be an integer';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_until_cleaning: 'abc' })
        .invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_until_cleaning: { value: 'text' } })
        .invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_until_cleaning: 96.5 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_until_cleaning: 'abc' })
        .invalid(because);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_until_cleaning: {} })
        .invalid(because);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_until_cleaning: 96.5 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { batches_until_cleaning: 97 });
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
      const because = 'the minimum of batches_until_cleaning is 0, inclusive';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_until_cleaning: 0 })
        .created(because, { batches_until_cleaning: 0 });
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok(because, { batches_until_cleaning: 0 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { batches_until_cleaning: 0 })
        .ok(because, { batches_until_cleaning: 0 });
      await api
        .get('/roastingmachine/roastingmachine-2')
        .ok(because, { batches_until_cleaning: 0 });
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
      const because = 'batches_until_cleaning must be at least 0';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_until_cleaning: -1 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_until_cleaning: -1 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { batches_until_cleaning: 97 });
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
      const because = 'the maximum of batches_until_cleaning is 500, inclusive';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_until_cleaning: 500 })
        .created(because, { batches_until_cleaning: 500 });
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok(because, { batches_until_cleaning: 500 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { batches_until_cleaning: 500 })
        .ok(because, { batches_until_cleaning: 500 });
      await api
        .get('/roastingmachine/roastingmachine-2')
        .ok(because, { batches_until_cleaning: 500 });
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
      const because = 'batches_until_cleaning must be at most 500';
      await api
        .post('/roastingmachine', { ...roastingMachine, batches_until_cleaning: 501 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { batches_until_cleaning: 501 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { batches_until_cleaning: 97 });
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
      const because = 'condition must be one of ready, heating, cleaning, broken, retired';
      await api
        .post('/roastingmachine', { ...roastingMachine, condition: 421337 })
        .invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, condition: { value: 'text' } })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', { condition: 0 }).invalid(because);
      await api.patch('/roastingmachine/roastingmachine-1', { condition: {} }).invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { condition: 'cleaning' });
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
      const because = '0 is a valid value of last_charge_kg';
      await api
        .post('/roastingmachine', { ...roastingMachine, last_charge_kg: 0 })
        .created(because, { last_charge_kg: 0 });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { last_charge_kg: 0 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { last_charge_kg: 0 })
        .ok(because, { last_charge_kg: 0 });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { last_charge_kg: 0 });
    },
  );

  test(
    'last_charge_kg keeps three decimals',
    about('roastingmachine.last_charge_kg.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of last_charge_kg';
      await api
        .post('/roastingmachine', { ...roastingMachine, last_charge_kg: 12.375 })
        .created(because, { last_charge_kg: 12.375 });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { last_charge_kg: 12.375 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { last_charge_kg: 12.375 })
        .ok(because, { last_charge_kg: 12.375 });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { last_charge_kg: 12.375 });
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
      const because = 'last_charge_kg must be a number';
      await api
        .post('/roastingmachine', { ...roastingMachine, last_charge_kg: 'abc' })
        .invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, last_charge_kg: { value: 'text' } })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { last_charge_kg: 'abc' })
        .invalid(because);
      await api
        .patch('/roastingmachine/roastingmachine-1', { last_charge_kg: {} })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { last_charge_kg: 5.75 });
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
      const because = 'the minimum of last_charge_kg is 0, inclusive';
      await api
        .post('/roastingmachine', { ...roastingMachine, last_charge_kg: 0 })
        .created(because, { last_charge_kg: 0 });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { last_charge_kg: 0 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { last_charge_kg: 0 })
        .ok(because, { last_charge_kg: 0 });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { last_charge_kg: 0 });
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
      const because = 'last_charge_kg must be at least 0';
      await api
        .post('/roastingmachine', { ...roastingMachine, last_charge_kg: -0.25 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { last_charge_kg: -0.25 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { last_charge_kg: 5.75 });
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
      const because = 'the maximum of last_charge_kg is 120, inclusive';
      await api
        .post('/roastingmachine', { ...roastingMachine, last_charge_kg: 120 })
        .created(because, { last_charge_kg: 120 });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { last_charge_kg: 120 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { last_charge_kg: 120 })
        .ok(because, { last_charge_kg: 120 });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { last_charge_kg: 120 });
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
      const because = 'last_charge_kg must be at most 120';
      await api
        .post('/roastingmachine', { ...roastingMachine, last_charge_kg: 120.25 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { last_charge_kg: 120.25 })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { last_charge_kg: 5.75 });
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
      const because = '"0042" is a valid value of machine_name';
      await api
        .post('/roastingmachine', { ...roastingMachine, machine_name: '0042' })
        .created(because, { machine_name: '0042' });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { machine_name: '0042' });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { machine_name: '0042' })
        .ok(because, { machine_name: '0042' });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { machine_name: '0042' });
    },
  );

  test(
    'machine_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'roastingmachine.machine_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of machine_name';
      await api
        .post('/roastingmachine', { ...roastingMachine, machine_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { machine_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok(because, { machine_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { machine_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { machine_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/roastingmachine/roastingmachine-2')
        .ok(because, { machine_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'machine_name must be a string';
      await api
        .post('/roastingmachine', { ...roastingMachine, machine_name: 421337 })
        .invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, machine_name: { value: 'text' } })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', { machine_name: 0 }).invalid(because);
      await api.patch('/roastingmachine/roastingmachine-1', { machine_name: {} }).invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { machine_name: 'lomani' });
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
      const because = 'the minimum length of machine_name is 2, inclusive';
      await api
        .post('/roastingmachine', { ...roastingMachine, machine_name: 'r ' })
        .created(because, { machine_name: 'r ' });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { machine_name: 'r ' });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { machine_name: 'r ' })
        .ok(because, { machine_name: 'r ' });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { machine_name: 'r ' });
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
      const because = 'machine_name must have at least 2 characters';
      await api
        .post('/roastingmachine', { ...roastingMachine, machine_name: 'n' })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', { machine_name: 'n' }).invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { machine_name: 'lomani' });
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
      const because = 'machine_name has no maximum length';
      await api
        .post('/roastingmachine', {
          ...roastingMachine,
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, {
        machine_name:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', {
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          machine_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, {
        machine_name:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'priority may be 0',
    about('roastingmachine.priority.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of priority';
      await api
        .post('/roastingmachine', { ...roastingMachine, priority: 0 })
        .created(because, { priority: 0 });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { priority: 0 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { priority: 0 })
        .ok(because, { priority: 0 });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { priority: 0 });
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
      const because = 'priority must be an integer';
      await api.post('/roastingmachine', { ...roastingMachine, priority: 'abc' }).invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, priority: { value: 'text' } })
        .invalid(because);
      await api.post('/roastingmachine', { ...roastingMachine, priority: -32.5 }).invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', { priority: 'abc' }).invalid(because);
      await api.patch('/roastingmachine/roastingmachine-1', { priority: {} }).invalid(because);
      await api.patch('/roastingmachine/roastingmachine-1', { priority: -32.5 }).invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { priority: -33 });
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
      const because = 'the maximum of priority is 9, inclusive';
      await api
        .post('/roastingmachine', { ...roastingMachine, priority: 9 })
        .created(because, { priority: 9 });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { priority: 9 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { priority: 9 })
        .ok(because, { priority: 9 });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { priority: 9 });
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
      const because = 'priority must be at most 9';
      await api.post('/roastingmachine', { ...roastingMachine, priority: 10 }).invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api.patch('/roastingmachine/roastingmachine-1', { priority: 10 }).invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { priority: -33 });
    },
  );

  test(
    'priority has no minimum',
    about('roastingmachine.priority.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'priority has no minimum';
      await api
        .post('/roastingmachine', { ...roastingMachine, priority: -1000000 })
        .created(because, { priority: -1000000 });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { priority: -1000000 });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { priority: -1000000 })
        .ok(because, { priority: -1000000 });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { priority: -1000000 });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of RoastingMachineCondition';
      await api
        .post('/roastingmachine', { ...roastingMachine, condition: 'ready' })
        .created(because, { condition: 'ready' });
      await api
        .patch('/roastingmachine/roastingmachine-1', { condition: 'heating' })
        .ok(because, { condition: 'heating' });
      await api
        .patch('/roastingmachine/roastingmachine-1', { condition: 'cleaning' })
        .ok(because, { condition: 'cleaning' });
      await api
        .patch('/roastingmachine/roastingmachine-1', { condition: 'broken' })
        .ok(because, { condition: 'broken' });
      await api
        .patch('/roastingmachine/roastingmachine-1', { condition: 'retired' })
        .ok(because, { condition: 'retired' });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { condition: 'retired' });
      await api
        .patch('/roastingmachine/roastingmachine-1', { condition: 'ready' })
        .ok(because, { condition: 'ready' });
    },
  );

  test(
    'condition may be retired, which RoastingMachineCondition has gained',
    about('roastingmachine.condition.accepts-added-retired', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'retired was added to RoastingMachineCondition';
      await api
        .post('/roastingmachine', { ...roastingMachine, condition: 'retired' })
        .created(because, { condition: 'retired' });
      await api.get('/roastingmachine/roastingmachine-1').ok(because, { condition: 'retired' });
      await api.create('RoastingMachine', { ...roastingMachine, id: 'roastingmachine-2' });
      await api
        .patch('/roastingmachine/roastingmachine-2', { condition: 'retired' })
        .ok(because, { condition: 'retired' });
      await api.get('/roastingmachine/roastingmachine-2').ok(because, { condition: 'retired' });
    },
  );

  test(
    'create and update refuse a condition that RoastingMachineCondition does not list, such as unheard_of',
    about(
      'roastingmachine.condition.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'condition must be one of ready, heating, cleaning, broken, retired';
      await api
        .post('/roastingmachine', { ...roastingMachine, condition: 'unheard_of' })
        .invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, condition: 'ready ' })
        .invalid(because);
      await api
        .post('/roastingmachine', { ...roastingMachine, condition: 'read' })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { condition: 'unheard_of' })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { condition: 'cleaning' });
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
      const because = 'condition must be one of ready, heating, cleaning, broken, retired';
      await api
        .post('/roastingmachine', { ...roastingMachine, condition: 'READY' })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .notFound('a refused create stores nothing');
      await api.create('RoastingMachine', roastingMachine);
      await api
        .patch('/roastingmachine/roastingmachine-1', { condition: 'READY' })
        .invalid(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('a refused update changes nothing', { condition: 'cleaning' });
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .ok('the state is right and every condition holds', {
          batches_since_new: 0,
          batches_until_cleaning: 0,
          condition: 'heating',
          id: 'roastingmachine-1',
          last_charge_kg: 5.75,
          machine_name: 'lomani',
          priority: 2,
        });
      await api.get('/roastingmachine/roastingmachine-1').ok('what the action did is stored', {
        batches_since_new: 0,
        batches_until_cleaning: 0,
        condition: 'heating',
        id: 'roastingmachine-1',
        last_charge_kg: 5.75,
        machine_name: 'lomani',
        priority: 2,
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
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('heat_up was not called yet', { result: 1 });
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('decrease this.batches_until_cleaning by 1', {
          batches_until_cleaning: 0,
          id: 'roastingmachine-1',
          last_charge_kg: 5.75,
          machine_name: 'lomani',
          priority: 2,
        });
      await api
        .get('/analytics/roastingmachine/batches_until_cleaning/sum')
        .ok('heat_up changed batches_until_cleaning', { result: 0 });
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('set this.batches_since_new to this.batches_until_cleaning', {
          batches_since_new: 0,
          id: 'roastingmachine-1',
          last_charge_kg: 5.75,
          machine_name: 'lomani',
          priority: 2,
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('each effect sees what the ones before did', {
          condition: 'heating',
          batches_until_cleaning: 0,
          batches_since_new: 0,
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastingmachine/roastingmachine-2')
        .ok('heat_up was called on roastingmachine-1, which does not concern this object', {
          batches_since_new: 60,
          batches_until_cleaning: 1,
          condition: 'ready',
          id: 'roastingmachine-2',
          last_charge_kg: 5.75,
          machine_name: 'lomani',
          priority: 2,
        });
    },
  );

  test(
    'heat_up acts on what updates left, and later updates leave what it did',
    about(
      'roastingmachine.heat_up.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'heating',
        batches_since_new: 12,
        batches_until_cleaning: 0,
        priority: 1,
      });
      await api
        .patch('/roastingmachine/roastingmachine-1', {
          condition: 'ready',
          batches_since_new: 60,
          batches_until_cleaning: 1,
          priority: 2,
        })
        .ok(because);
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .ok('the state is right and every condition holds');
      await api.get('/roastingmachine').ok('a list shows what heat_up did', [
        {
          id: 'roastingmachine-1',
          condition: 'heating',
          batches_until_cleaning: 0,
          batches_since_new: 0,
        },
      ]);
      await api.patch('/roastingmachine/roastingmachine-1', { last_charge_kg: 38.75 }).ok(because);
      await api
        .get('/roastingmachine/roastingmachine-1')
        .ok('what heat_up did stays when something else is updated', {
          last_charge_kg: 38.75,
          condition: 'heating',
          batches_until_cleaning: 0,
          batches_since_new: 0,
        });
    },
  );

  test(
    'heat_up answers 404 for an id that no RoastingMachine has',
    about('roastingmachine.heat_up.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastingMachine', roastingMachine);
      await api
        .post('/roastingmachine/roastingmachine-unknown/heat_up')
        .notFound('no RoastingMachine has the id roastingmachine-unknown');
      await api.delete('/roastingmachine/roastingmachine-1').removed('the object exists');
      await api.post('/roastingmachine/roastingmachine-1/heat_up').notFound('it was deleted');
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .refused('heat_up starts from ready, and condition is heating');
      await api.get('/roastingmachine/roastingmachine-1').ok('a refused action changes nothing', {
        condition: 'heating',
        batches_until_cleaning: 1,
        batches_since_new: 60,
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .refused('heat_up starts from ready, and condition is cleaning');
      await api.get('/roastingmachine/roastingmachine-1').ok('a refused action changes nothing', {
        condition: 'cleaning',
        batches_until_cleaning: 1,
        batches_since_new: 60,
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .refused('heat_up starts from ready, and condition is broken');
      await api.get('/roastingmachine/roastingmachine-1').ok('a refused action changes nothing', {
        condition: 'broken',
        batches_until_cleaning: 1,
        batches_since_new: 60,
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .refused('heat_up starts from ready, and condition is retired');
      await api.get('/roastingmachine/roastingmachine-1').ok('a refused action changes nothing', {
        condition: 'retired',
        batches_until_cleaning: 1,
        batches_since_new: 60,
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .refused('heat_up starts from ready, and condition is null');
      await api.get('/roastingmachine/roastingmachine-1').ok('a refused action changes nothing', {
        condition: null,
        batches_until_cleaning: 1,
        batches_since_new: 60,
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .refused('the condition this.batches_until_cleaning > 0 is not satisfied');
      await api.get('/roastingmachine/roastingmachine-1').ok('a refused action changes nothing', {
        condition: 'ready',
        batches_until_cleaning: 0,
        batches_since_new: 60,
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
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'ready',
        batches_until_cleaning: 1,
        priority: 1,
      });
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .refused('the condition this.priority * 2 > 2 is not satisfied');
      await api.get('/roastingmachine/roastingmachine-1').ok('a refused action changes nothing', {
        condition: 'ready',
        batches_until_cleaning: 1,
        batches_since_new: 60,
      });
      await api
        .patch('/roastingmachine/roastingmachine-1', { priority: 9 })
        .ok('the change is valid');
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .ok('the state is right and every condition holds');
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
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .refused('the condition this.priority * 2 > 2 is not satisfied');
      await api.get('/roastingmachine/roastingmachine-1').ok('a refused action changes nothing', {
        condition: 'ready',
        batches_until_cleaning: 1,
        batches_since_new: 60,
      });
    },
  );

  test(
    'heat_up is refused when priority is 0',
    about(
      'roastingmachine.heat_up.refuses-when-priority-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastingMachine', {
        ...roastingMachine,
        condition: 'ready',
        batches_until_cleaning: 1,
        priority: 0,
      });
      await api
        .post('/roastingmachine/roastingmachine-1/heat_up')
        .refused('the condition this.priority * 2 > 2 is not satisfied');
      await api.get('/roastingmachine/roastingmachine-1').ok('a refused action changes nothing', {
        condition: 'ready',
        batches_until_cleaning: 1,
        batches_since_new: 60,
      });
    },
  );
});
