import { about, test, without } from '../support/api.ts';

// A valid OfficeDevice, as the tests send it.
const officeDevice = {
  device_state: 'scrapped',
  id: 'officedevice-1',
  purchase_price_eur: 94.25,
  repair_cost_eur: 88.25,
  serial_number: 'liva',
};

test.describe('OfficeDevice: create, read, update and delete', () => {
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
    'create answers the new OfficeDevice, and read answers it again',
    about(
      'officedevice.create.answers-the-object',
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
        .post('/officedevice', officeDevice)
        .created('create answers the object that was sent', officeDevice);
      await api
        .get('/officedevice/officedevice-1')
        .ok('read answers the object that was created', officeDevice);
      await api
        .post('/officedevice', { ...officeDevice, id: 'officedevice-2' })
        .created('objects may be alike in everything but their ids', { id: 'officedevice-2' });
    },
  );

  test(
    'the id of an OfficeDevice may be any text, upper and lower case told apart, but no number',
    about(
      'officedevice.create.accepts-any-id',
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
        .post('/officedevice', { ...officeDevice, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('OfficeDevice', {
        ...officeDevice,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/officedevice/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/officedevice/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...officeDevice, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/officedevice', { ...officeDevice, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole OfficeDevice',
    about(
      'officedevice.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', {
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        })
        .ok('every one of these fields was sent', {
          device_state: 'in_repair',
          id: 'officedevice-1',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        });
      await api.get('/officedevice/officedevice-1').ok('the update is stored', {
        device_state: 'in_repair',
        purchase_price_eur: 65.25,
        repair_cost_eur: 29.75,
        serial_number: 'sula',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('officedevice.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', {
          id: 'officedevice-1',
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        })
        .ok(because, {
          id: 'officedevice-1',
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        });
      await api.get('/officedevice/officedevice-1').ok(because, {
        id: 'officedevice-1',
        device_state: 'in_repair',
        purchase_price_eur: 65.25,
        repair_cost_eur: 29.75,
        serial_number: 'sula',
      });
    },
  );

  test(
    'update that is refused for serial_number does not change device_state either',
    about(
      'officedevice.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', { device_state: 'in_repair', serial_number: 421337 })
        .invalid('serial_number must be a string');
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', officeDevice);
    },
  );

  test(
    'delete removes an OfficeDevice: no read finds it and no list holds it',
    about(
      'officedevice.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('OfficeDevice', officeDevice);
      await api.delete('/officedevice/officedevice-1').removed('the object exists');
      await api.get('/officedevice/officedevice-1').notFound(because);
      await api.patch('/officedevice/officedevice-1', { id: 'officedevice-1' }).notFound(because);
      await api.get('/officedevice').ok('what was deleted is in no list', []);
      await api
        .post('/officedevice', {
          ...officeDevice,
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          device_state: 'in_repair',
          id: 'officedevice-1',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        });
      await api
        .get('/officedevice/officedevice-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          device_state: 'in_repair',
          id: 'officedevice-1',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no OfficeDevice has',
    about('officedevice.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no OfficeDevice has the id officedevice-unknown';
      await api.create('OfficeDevice', officeDevice);
      await api.get('/officedevice/officedevice-unknown').notFound(because);
      await api
        .patch('/officedevice/officedevice-unknown', {
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        })
        .notFound(because);
      await api.delete('/officedevice/officedevice-unknown').notFound(because);
      await api
        .get('/officedevice')
        .ok('requests for an unknown id change nothing', [{ id: 'officedevice-1' }]);
    },
  );
});

test.describe('OfficeDevice: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every OfficeDevice with all of its fields',
    about('officedevice.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('OfficeDevice', officeDevice);
      await api.create('OfficeDevice', {
        ...officeDevice,
        id: 'officedevice-2',
        device_state: 'in_repair',
        purchase_price_eur: 65.25,
        repair_cost_eur: 29.75,
        serial_number: 'sula',
      });
      await api.create('OfficeDevice', {
        ...officeDevice,
        id: 'officedevice-3',
        device_state: 'handed_out',
        purchase_price_eur: 80.5,
        repair_cost_eur: 25.5,
        serial_number: 'vanita',
      });
      await api.get('/officedevice').ok('three objects were created', [
        officeDevice,
        {
          device_state: 'in_repair',
          id: 'officedevice-2',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        {
          device_state: 'handed_out',
          id: 'officedevice-3',
          purchase_price_eur: 80.5,
          repair_cost_eur: 25.5,
          serial_number: 'vanita',
        },
      ]);
      await api.create('OfficeDevice', {
        ...officeDevice,
        id: 'officedevice-4',
        device_state: 'in_storage',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-5' });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-6' });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-7' });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-8' });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-9' });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-10' });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-11' });
      await api
        .get('/officedevice')
        .ok('a list holds every object, however many there are', [
          { id: 'officedevice-1' },
          { id: 'officedevice-2' },
          { id: 'officedevice-3' },
          { id: 'officedevice-4' },
          { id: 'officedevice-5' },
          { id: 'officedevice-6' },
          { id: 'officedevice-7' },
          { id: 'officedevice-8' },
          { id: 'officedevice-9' },
          { id: 'officedevice-10' },
          { id: 'officedevice-11' },
        ]);
    },
  );

  test(
    'update of one OfficeDevice leaves another as it was',
    about('officedevice.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('OfficeDevice', officeDevice);
      await api.create('OfficeDevice', {
        ...officeDevice,
        id: 'officedevice-2',
        device_state: 'in_repair',
        purchase_price_eur: 65.25,
        repair_cost_eur: 29.75,
        serial_number: 'sula',
      });
      await api
        .patch('/officedevice/officedevice-2', {
          id: 'officedevice-2',
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        })
        .ok('the change is valid');
      await api.get('/officedevice/officedevice-1').ok('another object was updated', officeDevice);
      await api.get('/officedevice/officedevice-2').ok('the update is stored', {
        device_state: 'in_repair',
        id: 'officedevice-2',
        purchase_price_eur: 65.25,
        repair_cost_eur: 29.75,
        serial_number: 'sula',
      });
    },
  );

  test(
    'delete of one OfficeDevice leaves another as it was',
    about(
      'officedevice.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('OfficeDevice', officeDevice);
      await api.create('OfficeDevice', {
        ...officeDevice,
        id: 'officedevice-2',
        device_state: 'in_repair',
        purchase_price_eur: 65.25,
        repair_cost_eur: 29.75,
        serial_number: 'sula',
      });
      await api.delete('/officedevice/officedevice-1').removed('the object exists');
      await api.get('/officedevice/officedevice-2').ok('another object was deleted', {
        device_state: 'in_repair',
        id: 'officedevice-2',
        purchase_price_eur: 65.25,
        repair_cost_eur: 29.75,
        serial_number: 'sula',
      });
      await api
        .get('/officedevice')
        .ok('one of two objects was deleted', [{ id: 'officedevice-2' }]);
    },
  );

  test(
    'reset removes every OfficeDevice',
    about('officedevice.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('OfficeDevice', officeDevice);
      await api.create('OfficeDevice', {
        ...officeDevice,
        id: 'officedevice-2',
        device_state: 'in_repair',
        purchase_price_eur: 65.25,
        repair_cost_eur: 29.75,
        serial_number: 'sula',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/officedevice').ok('reset removes all objects', []);
      await api.get('/officedevice/officedevice-1').notFound('reset removed it');
    },
  );
});

test.describe('OfficeDevice: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'device_state is "in_storage" when a create leaves it out',
    about('officedevice.device_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of device_state is "in_storage"';
      await api
        .post('/officedevice', without(officeDevice, 'device_state'))
        .created(because, { device_state: 'in_storage' });
      await api.get('/officedevice/officedevice-1').ok(because, { device_state: 'in_storage' });
    },
  );

  test(
    'create refuses an OfficeDevice without an id',
    about(
      'officedevice.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/officedevice', without(officeDevice, 'id')).invalid('id must be sent');
      await api.get('/officedevice').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses an OfficeDevice without purchase_price_eur, which is required',
    about(
      'officedevice.purchase_price_eur.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/officedevice', without(officeDevice, 'purchase_price_eur'))
        .invalid('purchase_price_eur is required and has no default');
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'repair_cost_eur is 0 when a create leaves it out',
    about('officedevice.repair_cost_eur.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of repair_cost_eur is 0';
      await api
        .post('/officedevice', without(officeDevice, 'repair_cost_eur'))
        .created(because, { repair_cost_eur: 0 });
      await api.get('/officedevice/officedevice-1').ok(because, { repair_cost_eur: 0 });
    },
  );

  test(
    'create refuses an OfficeDevice without serial_number, which is required',
    about(
      'officedevice.serial_number.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/officedevice', without(officeDevice, 'serial_number'))
        .invalid('serial_number is required and has no default');
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of device_state or serial_number alone leaves every other field as it is',
    about('officedevice.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', { device_state: 'in_repair' })
        .ok(because, { ...officeDevice, device_state: 'in_repair' });
      await api
        .patch('/officedevice/officedevice-1', { serial_number: 'sula' })
        .ok(because, { ...officeDevice, device_state: 'in_repair', serial_number: 'sula' });
      await api
        .get('/officedevice/officedevice-1')
        .ok(because, { ...officeDevice, device_state: 'in_repair', serial_number: 'sula' });
    },
  );
});

test.describe('OfficeDevice: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'device_state may be null, which is not replaced by its default',
    about(
      'officedevice.device_state.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'device_state is nullable and its default is for absence only';
      await api
        .post('/officedevice', { ...officeDevice, device_state: null })
        .created(because, { device_state: null });
      await api.get('/officedevice/officedevice-1').ok(because, { device_state: null });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { device_state: null })
        .ok(because, { device_state: null });
      await api.get('/officedevice/officedevice-2').ok(because, { device_state: null });
    },
  );

  test(
    'create and update refuse null for purchase_price_eur',
    about(
      'officedevice.purchase_price_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'purchase_price_eur must not be null';
      await api
        .post('/officedevice', { ...officeDevice, purchase_price_eur: null })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', { purchase_price_eur: null })
        .invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { purchase_price_eur: 94.25 });
    },
  );

  test(
    'create and update refuse null for repair_cost_eur',
    about(
      'officedevice.repair_cost_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'repair_cost_eur must not be null';
      await api.post('/officedevice', { ...officeDevice, repair_cost_eur: null }).invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', { repair_cost_eur: null }).invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { repair_cost_eur: 88.25 });
    },
  );

  test(
    'create and update refuse null for serial_number',
    about(
      'officedevice.serial_number.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'serial_number must not be null';
      await api.post('/officedevice', { ...officeDevice, serial_number: null }).invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', { serial_number: null }).invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { serial_number: 'liva' });
    },
  );
});

test.describe('OfficeDevice: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'create and update refuse a device_state of a wrong type',
    about(
      'officedevice.device_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'device_state must be one of in_storage, handed_out, in_repair, scrapped';
      await api.post('/officedevice', { ...officeDevice, device_state: 421337 }).invalid(because);
      await api
        .post('/officedevice', { ...officeDevice, device_state: { value: 'text' } })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', { device_state: 0 }).invalid(because);
      await api.patch('/officedevice/officedevice-1', { device_state: {} }).invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { device_state: 'scrapped' });
    },
  );

  test(
    'purchase_price_eur may be the whole number 0',
    about(
      'officedevice.purchase_price_eur.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of purchase_price_eur';
      await api
        .post('/officedevice', { ...officeDevice, purchase_price_eur: 0 })
        .created(because, { purchase_price_eur: 0 });
      await api.get('/officedevice/officedevice-1').ok(because, { purchase_price_eur: 0 });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { purchase_price_eur: 0 })
        .ok(because, { purchase_price_eur: 0 });
      await api.get('/officedevice/officedevice-2').ok(because, { purchase_price_eur: 0 });
    },
  );

  test(
    'purchase_price_eur keeps three decimals',
    about('officedevice.purchase_price_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of purchase_price_eur';
      await api
        .post('/officedevice', { ...officeDevice, purchase_price_eur: 12.375 })
        .created(because, { purchase_price_eur: 12.375 });
      await api.get('/officedevice/officedevice-1').ok(because, { purchase_price_eur: 12.375 });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { purchase_price_eur: 12.375 })
        .ok(because, { purchase_price_eur: 12.375 });
      await api.get('/officedevice/officedevice-2').ok(because, { purchase_price_eur: 12.375 });
    },
  );

  test(
    'create and update refuse a purchase_price_eur of a wrong type',
    about(
      'officedevice.purchase_price_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'purchase_price_eur must be a number';
      await api
        .post('/officedevice', { ...officeDevice, purchase_price_eur: 'abc' })
        .invalid(because);
      await api
        .post('/officedevice', { ...officeDevice, purchase_price_eur: { value: 'text' } })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', { purchase_price_eur: 'abc' })
        .invalid(because);
      await api.patch('/officedevice/officedevice-1', { purchase_price_eur: {} }).invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { purchase_price_eur: 94.25 });
    },
  );

  test(
    'purchase_price_eur may be right at its minimum of 0',
    about(
      'officedevice.purchase_price_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of purchase_price_eur is 0, inclusive';
      await api
        .post('/officedevice', { ...officeDevice, purchase_price_eur: 0 })
        .created(because, { purchase_price_eur: 0 });
      await api.get('/officedevice/officedevice-1').ok(because, { purchase_price_eur: 0 });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { purchase_price_eur: 0 })
        .ok(because, { purchase_price_eur: 0 });
      await api.get('/officedevice/officedevice-2').ok(because, { purchase_price_eur: 0 });
    },
  );

  test(
    'create and update refuse a purchase_price_eur below its minimum of 0',
    about(
      'officedevice.purchase_price_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'purchase_price_eur must be at least 0';
      await api
        .post('/officedevice', { ...officeDevice, purchase_price_eur: -0.25 })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', { purchase_price_eur: -0.25 })
        .invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { purchase_price_eur: 94.25 });
    },
  );

  test(
    'purchase_price_eur may be right at its maximum of 9000',
    about(
      'officedevice.purchase_price_eur.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of purchase_price_eur is 9000, inclusive';
      await api
        .post('/officedevice', { ...officeDevice, purchase_price_eur: 9000 })
        .created(because, { purchase_price_eur: 9000 });
      await api.get('/officedevice/officedevice-1').ok(because, { purchase_price_eur: 9000 });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { purchase_price_eur: 9000 })
        .ok(because, { purchase_price_eur: 9000 });
      await api.get('/officedevice/officedevice-2').ok(because, { purchase_price_eur: 9000 });
    },
  );

  test(
    'create and update refuse a purchase_price_eur above its maximum of 9000',
    about(
      'officedevice.purchase_price_eur.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'purchase_price_eur must be at most 9000';
      await api
        .post('/officedevice', { ...officeDevice, purchase_price_eur: 9000.25 })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', { purchase_price_eur: 9000.25 })
        .invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { purchase_price_eur: 94.25 });
    },
  );

  test(
    'repair_cost_eur may be the whole number 0',
    about('officedevice.repair_cost_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of repair_cost_eur';
      await api
        .post('/officedevice', { ...officeDevice, repair_cost_eur: 0 })
        .created(because, { repair_cost_eur: 0 });
      await api.get('/officedevice/officedevice-1').ok(because, { repair_cost_eur: 0 });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { repair_cost_eur: 0 })
        .ok(because, { repair_cost_eur: 0 });
      await api.get('/officedevice/officedevice-2').ok(because, { repair_cost_eur: 0 });
    },
  );

  test(
    'repair_cost_eur keeps three decimals',
    about('officedevice.repair_cost_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of repair_cost_eur';
      await api
        .post('/officedevice', { ...officeDevice, repair_cost_eur: 12.375 })
        .created(because, { repair_cost_eur: 12.375 });
      await api.get('/officedevice/officedevice-1').ok(because, { repair_cost_eur: 12.375 });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { repair_cost_eur: 12.375 })
        .ok(because, { repair_cost_eur: 12.375 });
      await api.get('/officedevice/officedevice-2').ok(because, { repair_cost_eur: 12.375 });
    },
  );

  test(
    'create and update refuse a repair_cost_eur of a wrong type',
    about(
      'officedevice.repair_cost_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'repair_cost_eur must be a number';
      await api.post('/officedevice', { ...officeDevice, repair_cost_eur: 'abc' }).invalid(because);
      await api
        .post('/officedevice', { ...officeDevice, repair_cost_eur: { value: 'text' } })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', { repair_cost_eur: 'abc' }).invalid(because);
      await api.patch('/officedevice/officedevice-1', { repair_cost_eur: {} }).invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { repair_cost_eur: 88.25 });
    },
  );

  test(
    'repair_cost_eur may be right at its minimum of 0',
    about(
      'officedevice.repair_cost_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of repair_cost_eur is 0, inclusive';
      await api
        .post('/officedevice', { ...officeDevice, repair_cost_eur: 0 })
        .created(because, { repair_cost_eur: 0 });
      await api.get('/officedevice/officedevice-1').ok(because, { repair_cost_eur: 0 });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { repair_cost_eur: 0 })
        .ok(because, { repair_cost_eur: 0 });
      await api.get('/officedevice/officedevice-2').ok(because, { repair_cost_eur: 0 });
    },
  );

  test(
    'create and update refuse a repair_cost_eur below its minimum of 0',
    about(
      'officedevice.repair_cost_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'repair_cost_eur must be at least 0';
      await api.post('/officedevice', { ...officeDevice, repair_cost_eur: -0.25 }).invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', { repair_cost_eur: -0.25 }).invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { repair_cost_eur: 88.25 });
    },
  );

  test(
    'repair_cost_eur may be right at its maximum of 9000',
    about(
      'officedevice.repair_cost_eur.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of repair_cost_eur is 9000, inclusive';
      await api
        .post('/officedevice', { ...officeDevice, repair_cost_eur: 9000 })
        .created(because, { repair_cost_eur: 9000 });
      await api.get('/officedevice/officedevice-1').ok(because, { repair_cost_eur: 9000 });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { repair_cost_eur: 9000 })
        .ok(because, { repair_cost_eur: 9000 });
      await api.get('/officedevice/officedevice-2').ok(because, { repair_cost_eur: 9000 });
    },
  );

  test(
    'create and update refuse a repair_cost_eur above its maximum of 9000',
    about(
      'officedevice.repair_cost_eur.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'repair_cost_eur must be at most 9000';
      await api
        .post('/officedevice', { ...officeDevice, repair_cost_eur: 9000.25 })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', { repair_cost_eur: 9000.25 })
        .invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { repair_cost_eur: 88.25 });
    },
  );

  test(
    'serial_number of digits alone stays a string',
    about(
      'officedevice.serial_number.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of serial_number';
      await api
        .post('/officedevice', { ...officeDevice, serial_number: '0042' })
        .created(because, { serial_number: '0042' });
      await api.get('/officedevice/officedevice-1').ok(because, { serial_number: '0042' });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { serial_number: '0042' })
        .ok(because, { serial_number: '0042' });
      await api.get('/officedevice/officedevice-2').ok(because, { serial_number: '0042' });
    },
  );

  test(
    'create and update refuse a serial_number of a wrong type',
    about(
      'officedevice.serial_number.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'serial_number must be a string';
      await api.post('/officedevice', { ...officeDevice, serial_number: 421337 }).invalid(because);
      await api
        .post('/officedevice', { ...officeDevice, serial_number: { value: 'text' } })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', { serial_number: 0 }).invalid(because);
      await api.patch('/officedevice/officedevice-1', { serial_number: {} }).invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { serial_number: 'liva' });
    },
  );

  test(
    'serial_number may be right at its minimum length of 4',
    about(
      'officedevice.serial_number.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of serial_number is 4, inclusive';
      await api
        .post('/officedevice', { ...officeDevice, serial_number: 'tan ' })
        .created(because, { serial_number: 'tan ' });
      await api.get('/officedevice/officedevice-1').ok(because, { serial_number: 'tan ' });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', { serial_number: 'tan ' })
        .ok(because, { serial_number: 'tan ' });
      await api.get('/officedevice/officedevice-2').ok(because, { serial_number: 'tan ' });
    },
  );

  test(
    'create and update refuse a serial_number below its minimum length of 4',
    about(
      'officedevice.serial_number.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'serial_number must have at least 4 characters';
      await api.post('/officedevice', { ...officeDevice, serial_number: 'bi ' }).invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', { serial_number: 'bi ' }).invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { serial_number: 'liva' });
    },
  );

  test(
    'serial_number may be right at its maximum length of 40',
    about(
      'officedevice.serial_number.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of serial_number is 40, inclusive';
      await api
        .post('/officedevice', {
          ...officeDevice,
          serial_number: 'lovasu toro logado gimi mirovu ridu bub ',
        })
        .created(because, { serial_number: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/officedevice/officedevice-1')
        .ok(because, { serial_number: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api
        .patch('/officedevice/officedevice-2', {
          serial_number: 'lovasu toro logado gimi mirovu ridu bub ',
        })
        .ok(because, { serial_number: 'lovasu toro logado gimi mirovu ridu bub ' });
      await api
        .get('/officedevice/officedevice-2')
        .ok(because, { serial_number: 'lovasu toro logado gimi mirovu ridu bub ' });
    },
  );

  test(
    'create and update refuse a serial_number above its maximum length of 40',
    about(
      'officedevice.serial_number.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'serial_number must have at most 40 characters';
      await api
        .post('/officedevice', {
          ...officeDevice,
          serial_number: 'bubiro biva ridu tita mana rolu ludu non ',
        })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', {
          serial_number: 'bubiro biva ridu tita mana rolu ludu non ',
        })
        .invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { serial_number: 'liva' });
    },
  );
});

test.describe('OfficeDevice: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'device_state may be in_storage, handed_out, in_repair, scrapped',
    about(
      'officedevice.device_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of OfficeDeviceDeviceState';
      await api
        .post('/officedevice', { ...officeDevice, device_state: 'in_storage' })
        .created(because, { device_state: 'in_storage' });
      await api
        .patch('/officedevice/officedevice-1', { device_state: 'handed_out' })
        .ok(because, { device_state: 'handed_out' });
      await api
        .patch('/officedevice/officedevice-1', { device_state: 'in_repair' })
        .ok(because, { device_state: 'in_repair' });
      await api
        .patch('/officedevice/officedevice-1', { device_state: 'scrapped' })
        .ok(because, { device_state: 'scrapped' });
      await api.get('/officedevice/officedevice-1').ok(because, { device_state: 'scrapped' });
      await api
        .patch('/officedevice/officedevice-1', { device_state: 'in_storage' })
        .ok(because, { device_state: 'in_storage' });
    },
  );

  test(
    'create and update refuse a device_state that OfficeDeviceDeviceState does not list, such as unheard_of',
    about(
      'officedevice.device_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'device_state must be one of in_storage, handed_out, in_repair, scrapped';
      await api
        .post('/officedevice', { ...officeDevice, device_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/officedevice', { ...officeDevice, device_state: 'in_storage ' })
        .invalid(because);
      await api
        .post('/officedevice', { ...officeDevice, device_state: 'in_storag' })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', { device_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { device_state: 'scrapped' });
    },
  );

  test(
    'create and update refuse the device_state IN_STORAGE, as upper and lower case differ',
    about(
      'officedevice.device_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'device_state must be one of in_storage, handed_out, in_repair, scrapped';
      await api
        .post('/officedevice', { ...officeDevice, device_state: 'IN_STORAGE' })
        .invalid(because);
      await api.get('/officedevice/officedevice-1').notFound('a refused create stores nothing');
      await api.create('OfficeDevice', officeDevice);
      await api
        .patch('/officedevice/officedevice-1', { device_state: 'IN_STORAGE' })
        .invalid(because);
      await api
        .get('/officedevice/officedevice-1')
        .ok('a refused update changes nothing', { device_state: 'scrapped' });
    },
  );
});
