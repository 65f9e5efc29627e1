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
      await api.post('/officedevice', {
        body: officeDevice,
        status: [200, 201],
        answer: officeDevice,
        because: 'create answers the object that was sent',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: officeDevice,
        because: 'read answers the object that was created',
      });
      await api.post('/officedevice', {
        body: { ...officeDevice, id: 'officedevice-2' },
        status: [200, 201],
        answer: { id: 'officedevice-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/officedevice/officedevice-1', {
        body: {
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        status: [200],
        answer: {
          device_state: 'in_repair',
          id: 'officedevice-1',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: {
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('officedevice.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: {
          id: 'officedevice-1',
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        status: [200],
        answer: {
          id: 'officedevice-1',
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: {
          id: 'officedevice-1',
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/officedevice/officedevice-1', {
        body: { device_state: 'in_repair', serial_number: 421337 },
        status: [400, 422],
        because: 'serial_number must be a string',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: officeDevice,
        because: 'a refused update changes nothing',
      });
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
      await api.create('OfficeDevice', officeDevice);
      await api.delete('/officedevice/officedevice-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/officedevice/officedevice-1', { status: [404], because: 'it was deleted' });
      await api.get('/officedevice', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no OfficeDevice has',
    about('officedevice.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('OfficeDevice', officeDevice);
      await api.get('/officedevice/officedevice-unknown', {
        status: [404],
        because: 'no OfficeDevice has the id officedevice-unknown',
      });
      await api.patch('/officedevice/officedevice-unknown', {
        body: {
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        status: [404],
        because: 'no OfficeDevice has the id officedevice-unknown',
      });
      await api.delete('/officedevice/officedevice-unknown', {
        status: [404],
        because: 'no OfficeDevice has the id officedevice-unknown',
      });
      await api.get('/officedevice', {
        status: [200],
        answer: [{ id: 'officedevice-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/officedevice', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/officedevice/officedevice-2', {
        body: {
          id: 'officedevice-2',
          device_state: 'in_repair',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: officeDevice,
        because: 'another object was updated',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: {
          device_state: 'in_repair',
          id: 'officedevice-2',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        because: 'the update is stored',
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
      await api.delete('/officedevice/officedevice-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: {
          device_state: 'in_repair',
          id: 'officedevice-2',
          purchase_price_eur: 65.25,
          repair_cost_eur: 29.75,
          serial_number: 'sula',
        },
        because: 'another object was deleted',
      });
      await api.get('/officedevice', {
        status: [200],
        answer: [{ id: 'officedevice-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/officedevice', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/officedevice/officedevice-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/officedevice', {
        body: without(officeDevice, 'device_state'),
        status: [200, 201],
        answer: { device_state: 'in_storage' },
        because: 'the default of device_state is "in_storage"',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { device_state: 'in_storage' },
        because: 'the default of device_state is "in_storage"',
      });
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
      await api.post('/officedevice', {
        body: without(officeDevice, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/officedevice', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/officedevice', {
        body: without(officeDevice, 'purchase_price_eur'),
        status: [400, 422],
        because: 'purchase_price_eur is required and has no default',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'repair_cost_eur is 0 when a create leaves it out',
    about('officedevice.repair_cost_eur.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/officedevice', {
        body: without(officeDevice, 'repair_cost_eur'),
        status: [200, 201],
        answer: { repair_cost_eur: 0 },
        because: 'the default of repair_cost_eur is 0',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { repair_cost_eur: 0 },
        because: 'the default of repair_cost_eur is 0',
      });
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
      await api.post('/officedevice', {
        body: without(officeDevice, 'serial_number'),
        status: [400, 422],
        because: 'serial_number is required and has no default',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of device_state or serial_number alone leaves every other field as it is',
    about('officedevice.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { device_state: 'in_repair' },
        status: [200],
        answer: { ...officeDevice, device_state: 'in_repair' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/officedevice/officedevice-1', {
        body: { serial_number: 'sula' },
        status: [200],
        answer: { ...officeDevice, device_state: 'in_repair', serial_number: 'sula' },
        because: 'an update touches only what it carries',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { ...officeDevice, device_state: 'in_repair', serial_number: 'sula' },
        because: 'an update touches only what it carries',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, device_state: null },
        status: [200, 201],
        answer: { device_state: null },
        because: 'device_state is nullable and its default is for absence only',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { device_state: null },
        because: 'device_state is nullable and its default is for absence only',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { device_state: null },
        status: [200],
        answer: { device_state: null },
        because: 'device_state is nullable and its default is for absence only',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { device_state: null },
        because: 'device_state is nullable and its default is for absence only',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, purchase_price_eur: null },
        status: [400, 422],
        because: 'purchase_price_eur must not be null',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { purchase_price_eur: null },
        status: [400, 422],
        because: 'purchase_price_eur must not be null',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { purchase_price_eur: 94.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, repair_cost_eur: null },
        status: [400, 422],
        because: 'repair_cost_eur must not be null',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { repair_cost_eur: null },
        status: [400, 422],
        because: 'repair_cost_eur must not be null',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { repair_cost_eur: 88.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, serial_number: null },
        status: [400, 422],
        because: 'serial_number must not be null',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { serial_number: null },
        status: [400, 422],
        because: 'serial_number must not be null',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { serial_number: 'liva' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('OfficeDevice: types and bounds', () => {
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
    'create and update refuse a device_state of a wrong type',
    about(
      'officedevice.device_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/officedevice', {
        body: { ...officeDevice, device_state: 421337 },
        status: [400, 422],
        because: 'device_state must be one of in_storage, handed_out, in_repair, scrapped',
      });
      await api.post('/officedevice', {
        body: { ...officeDevice, device_state: { value: 'text' } },
        status: [400, 422],
        because: 'device_state must be one of in_storage, handed_out, in_repair, scrapped',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { device_state: 421337 },
        status: [400, 422],
        because: 'device_state must be one of in_storage, handed_out, in_repair, scrapped',
      });
      await api.patch('/officedevice/officedevice-1', {
        body: { device_state: { value: 'text' } },
        status: [400, 422],
        because: 'device_state must be one of in_storage, handed_out, in_repair, scrapped',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { device_state: 'scrapped' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, purchase_price_eur: 0 },
        status: [200, 201],
        answer: { purchase_price_eur: 0 },
        because: '0 is a valid value of purchase_price_eur',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { purchase_price_eur: 0 },
        because: '0 is a valid value of purchase_price_eur',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { purchase_price_eur: 0 },
        status: [200],
        answer: { purchase_price_eur: 0 },
        because: '0 is a valid value of purchase_price_eur',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { purchase_price_eur: 0 },
        because: '0 is a valid value of purchase_price_eur',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, purchase_price_eur: 'abc' },
        status: [400, 422],
        because: 'purchase_price_eur must be a number',
      });
      await api.post('/officedevice', {
        body: { ...officeDevice, purchase_price_eur: { value: 'text' } },
        status: [400, 422],
        because: 'purchase_price_eur must be a number',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { purchase_price_eur: 'abc' },
        status: [400, 422],
        because: 'purchase_price_eur must be a number',
      });
      await api.patch('/officedevice/officedevice-1', {
        body: { purchase_price_eur: { value: 'text' } },
        status: [400, 422],
        because: 'purchase_price_eur must be a number',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { purchase_price_eur: 94.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, purchase_price_eur: 0 },
        status: [200, 201],
        answer: { purchase_price_eur: 0 },
        because: 'the minimum of purchase_price_eur is 0, inclusive',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { purchase_price_eur: 0 },
        because: 'the minimum of purchase_price_eur is 0, inclusive',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { purchase_price_eur: 0 },
        status: [200],
        answer: { purchase_price_eur: 0 },
        because: 'the minimum of purchase_price_eur is 0, inclusive',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { purchase_price_eur: 0 },
        because: 'the minimum of purchase_price_eur is 0, inclusive',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, purchase_price_eur: -0.25 },
        status: [400, 422],
        because: 'purchase_price_eur must be at least 0',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { purchase_price_eur: -0.25 },
        status: [400, 422],
        because: 'purchase_price_eur must be at least 0',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { purchase_price_eur: 94.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, purchase_price_eur: 9000 },
        status: [200, 201],
        answer: { purchase_price_eur: 9000 },
        because: 'the maximum of purchase_price_eur is 9000, inclusive',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { purchase_price_eur: 9000 },
        because: 'the maximum of purchase_price_eur is 9000, inclusive',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { purchase_price_eur: 9000 },
        status: [200],
        answer: { purchase_price_eur: 9000 },
        because: 'the maximum of purchase_price_eur is 9000, inclusive',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { purchase_price_eur: 9000 },
        because: 'the maximum of purchase_price_eur is 9000, inclusive',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, purchase_price_eur: 9000.25 },
        status: [400, 422],
        because: 'purchase_price_eur must be at most 9000',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { purchase_price_eur: 9000.25 },
        status: [400, 422],
        because: 'purchase_price_eur must be at most 9000',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { purchase_price_eur: 94.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'repair_cost_eur may be the whole number 0',
    about('officedevice.repair_cost_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/officedevice', {
        body: { ...officeDevice, repair_cost_eur: 0 },
        status: [200, 201],
        answer: { repair_cost_eur: 0 },
        because: '0 is a valid value of repair_cost_eur',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { repair_cost_eur: 0 },
        because: '0 is a valid value of repair_cost_eur',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { repair_cost_eur: 0 },
        status: [200],
        answer: { repair_cost_eur: 0 },
        because: '0 is a valid value of repair_cost_eur',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { repair_cost_eur: 0 },
        because: '0 is a valid value of repair_cost_eur',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, repair_cost_eur: 'abc' },
        status: [400, 422],
        because: 'repair_cost_eur must be a number',
      });
      await api.post('/officedevice', {
        body: { ...officeDevice, repair_cost_eur: { value: 'text' } },
        status: [400, 422],
        because: 'repair_cost_eur must be a number',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { repair_cost_eur: 'abc' },
        status: [400, 422],
        because: 'repair_cost_eur must be a number',
      });
      await api.patch('/officedevice/officedevice-1', {
        body: { repair_cost_eur: { value: 'text' } },
        status: [400, 422],
        because: 'repair_cost_eur must be a number',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { repair_cost_eur: 88.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, repair_cost_eur: 0 },
        status: [200, 201],
        answer: { repair_cost_eur: 0 },
        because: 'the minimum of repair_cost_eur is 0, inclusive',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { repair_cost_eur: 0 },
        because: 'the minimum of repair_cost_eur is 0, inclusive',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { repair_cost_eur: 0 },
        status: [200],
        answer: { repair_cost_eur: 0 },
        because: 'the minimum of repair_cost_eur is 0, inclusive',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { repair_cost_eur: 0 },
        because: 'the minimum of repair_cost_eur is 0, inclusive',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, repair_cost_eur: -0.25 },
        status: [400, 422],
        because: 'repair_cost_eur must be at least 0',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { repair_cost_eur: -0.25 },
        status: [400, 422],
        because: 'repair_cost_eur must be at least 0',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { repair_cost_eur: 88.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, repair_cost_eur: 9000 },
        status: [200, 201],
        answer: { repair_cost_eur: 9000 },
        because: 'the maximum of repair_cost_eur is 9000, inclusive',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { repair_cost_eur: 9000 },
        because: 'the maximum of repair_cost_eur is 9000, inclusive',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { repair_cost_eur: 9000 },
        status: [200],
        answer: { repair_cost_eur: 9000 },
        because: 'the maximum of repair_cost_eur is 9000, inclusive',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { repair_cost_eur: 9000 },
        because: 'the maximum of repair_cost_eur is 9000, inclusive',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, repair_cost_eur: 9000.25 },
        status: [400, 422],
        because: 'repair_cost_eur must be at most 9000',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { repair_cost_eur: 9000.25 },
        status: [400, 422],
        because: 'repair_cost_eur must be at most 9000',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { repair_cost_eur: 88.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, serial_number: '0042' },
        status: [200, 201],
        answer: { serial_number: '0042' },
        because: '"0042" is a valid value of serial_number',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { serial_number: '0042' },
        because: '"0042" is a valid value of serial_number',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { serial_number: '0042' },
        status: [200],
        answer: { serial_number: '0042' },
        because: '"0042" is a valid value of serial_number',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { serial_number: '0042' },
        because: '"0042" is a valid value of serial_number',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, serial_number: 421337 },
        status: [400, 422],
        because: 'serial_number must be a string',
      });
      await api.post('/officedevice', {
        body: { ...officeDevice, serial_number: { value: 'text' } },
        status: [400, 422],
        because: 'serial_number must be a string',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { serial_number: 421337 },
        status: [400, 422],
        because: 'serial_number must be a string',
      });
      await api.patch('/officedevice/officedevice-1', {
        body: { serial_number: { value: 'text' } },
        status: [400, 422],
        because: 'serial_number must be a string',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { serial_number: 'liva' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, serial_number: 'tana' },
        status: [200, 201],
        answer: { serial_number: 'tana' },
        because: 'the minimum length of serial_number is 4, inclusive',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { serial_number: 'tana' },
        because: 'the minimum length of serial_number is 4, inclusive',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { serial_number: 'tana' },
        status: [200],
        answer: { serial_number: 'tana' },
        because: 'the minimum length of serial_number is 4, inclusive',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { serial_number: 'tana' },
        because: 'the minimum length of serial_number is 4, inclusive',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, serial_number: 'bil' },
        status: [400, 422],
        because: 'serial_number must have at least 4 characters',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { serial_number: 'bil' },
        status: [400, 422],
        because: 'serial_number must have at least 4 characters',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { serial_number: 'liva' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, serial_number: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200, 201],
        answer: { serial_number: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of serial_number is 40, inclusive',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { serial_number: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of serial_number is 40, inclusive',
      });
      await api.create('OfficeDevice', { ...officeDevice, id: 'officedevice-2' });
      await api.patch('/officedevice/officedevice-2', {
        body: { serial_number: 'lovasu toro logado gimi mirovu ridu bubo' },
        status: [200],
        answer: { serial_number: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of serial_number is 40, inclusive',
      });
      await api.get('/officedevice/officedevice-2', {
        status: [200],
        answer: { serial_number: 'lovasu toro logado gimi mirovu ridu bubo' },
        because: 'the maximum length of serial_number is 40, inclusive',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, serial_number: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'serial_number must have at most 40 characters',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { serial_number: 'bubiro biva ridu tita mana rolu ludu nonu' },
        status: [400, 422],
        because: 'serial_number must have at most 40 characters',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { serial_number: 'liva' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/officedevice', {
        body: { ...officeDevice, device_state: 'in_storage' },
        status: [200, 201],
        answer: { device_state: 'in_storage' },
        because: 'the value is one of OfficeDeviceDeviceState',
      });
      await api.patch('/officedevice/officedevice-1', {
        body: { device_state: 'handed_out' },
        status: [200],
        answer: { device_state: 'handed_out' },
        because: 'the value is one of OfficeDeviceDeviceState',
      });
      await api.patch('/officedevice/officedevice-1', {
        body: { device_state: 'in_repair' },
        status: [200],
        answer: { device_state: 'in_repair' },
        because: 'the value is one of OfficeDeviceDeviceState',
      });
      await api.patch('/officedevice/officedevice-1', {
        body: { device_state: 'scrapped' },
        status: [200],
        answer: { device_state: 'scrapped' },
        because: 'the value is one of OfficeDeviceDeviceState',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { device_state: 'scrapped' },
        because: 'the value is one of OfficeDeviceDeviceState',
      });
    },
  );

  test(
    'create and update refuse the device_state unheard_of, which OfficeDeviceDeviceState does not have',
    about(
      'officedevice.device_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/officedevice', {
        body: { ...officeDevice, device_state: 'unheard_of' },
        status: [400, 422],
        because: 'device_state must be one of in_storage, handed_out, in_repair, scrapped',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { device_state: 'unheard_of' },
        status: [400, 422],
        because: 'device_state must be one of in_storage, handed_out, in_repair, scrapped',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { device_state: 'scrapped' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/officedevice', {
        body: { ...officeDevice, device_state: 'IN_STORAGE' },
        status: [400, 422],
        because: 'device_state must be one of in_storage, handed_out, in_repair, scrapped',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('OfficeDevice', officeDevice);
      await api.patch('/officedevice/officedevice-1', {
        body: { device_state: 'IN_STORAGE' },
        status: [400, 422],
        because: 'device_state must be one of in_storage, handed_out, in_repair, scrapped',
      });
      await api.get('/officedevice/officedevice-1', {
        status: [200],
        answer: { device_state: 'scrapped' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
