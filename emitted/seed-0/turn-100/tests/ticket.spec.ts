import { about, test, without } from '../support/api.ts';

// A valid BarrelBridge, as the tests send it.
const barrelBridge = {
  city_external: 'tigo non',
  humidity_current_inner: 36.75,
  id: 'barrelbridge-1',
  speed_former_target: 61.75,
};

// A valid Ticket, as the tests send it.
const ticket = {
  departed_yearly: '2022-05-14 01:43:18',
  id: 'ticket-1',
  serial: 'tirava',
  capacity_inner: 62,
  balance: 94.25,
  access: 'full',
};

test.describe('Ticket: create, read, update and delete', () => {
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
    'create answers the new Ticket, and read answers it again',
    about(
      'ticket.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: ticket,
        status: [200, 201],
        answer: { ...ticket, barrel_bridges: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { ...ticket, barrel_bridges: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/ticket', {
        body: { ...ticket, id: 'ticket-2' },
        status: [200, 201],
        answer: { id: 'ticket-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Ticket',
    about(
      'ticket.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: {
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        status: [200],
        answer: {
          barrel_bridges: [],
          departed_yearly: '2022-01-30 23:58:28',
          id: 'ticket-1',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: {
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('ticket.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: {
          id: 'ticket-1',
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        status: [200],
        answer: {
          id: 'ticket-1',
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: {
          id: 'ticket-1',
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for access does not change departed_yearly either',
    about(
      'ticket.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2022-01-30 23:58:28', access: 'unheard_of' },
        status: [400, 422],
        because: 'access must be one of closed, restricted, full',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { ...ticket, barrel_bridges: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Ticket: no read finds it and no list holds it',
    about(
      'ticket.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.delete('/ticket/ticket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/ticket/ticket-1', { status: [404], because: 'it was deleted' });
      await api.get('/ticket', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Ticket has',
    about('ticket.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.get('/ticket/ticket-unknown', {
        status: [404],
        because: 'no Ticket has the id ticket-unknown',
      });
      await api.patch('/ticket/ticket-unknown', {
        body: {
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        status: [404],
        because: 'no Ticket has the id ticket-unknown',
      });
      await api.delete('/ticket/ticket-unknown', {
        status: [404],
        because: 'no Ticket has the id ticket-unknown',
      });
      await api.get('/ticket', {
        status: [200],
        answer: [{ id: 'ticket-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Ticket: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Ticket with all of its fields',
    about('ticket.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.create('Ticket', {
        ...ticket,
        id: 'ticket-2',
        departed_yearly: '2022-01-30 23:58:28',
        serial: 'soli',
        capacity_inner: 6,
        balance: 5.25,
        access: 'closed',
      });
      await api.create('Ticket', {
        ...ticket,
        id: 'ticket-3',
        departed_yearly: '2024-10-16 14:15:29',
        serial: 'rola',
        capacity_inner: 97,
        balance: 44.5,
        access: 'restricted',
      });
      await api.get('/ticket', {
        status: [200],
        answer: [
          { ...ticket, barrel_bridges: [] },
          {
            barrel_bridges: [],
            departed_yearly: '2022-01-30 23:58:28',
            id: 'ticket-2',
            serial: 'soli',
            capacity_inner: 6,
            balance: 5.25,
            access: 'closed',
          },
          {
            barrel_bridges: [],
            departed_yearly: '2024-10-16 14:15:29',
            id: 'ticket-3',
            serial: 'rola',
            capacity_inner: 97,
            balance: 44.5,
            access: 'restricted',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Ticket leaves another as it was',
    about('ticket.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.create('Ticket', {
        ...ticket,
        id: 'ticket-2',
        departed_yearly: '2022-01-30 23:58:28',
        serial: 'soli',
        capacity_inner: 6,
        balance: 5.25,
        access: 'closed',
      });
      await api.patch('/ticket/ticket-2', {
        body: {
          id: 'ticket-2',
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { ...ticket, barrel_bridges: [] },
        because: 'another object was updated',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: {
          barrel_bridges: [],
          departed_yearly: '2022-01-30 23:58:28',
          id: 'ticket-2',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Ticket leaves another as it was',
    about(
      'ticket.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.create('Ticket', {
        ...ticket,
        id: 'ticket-2',
        departed_yearly: '2022-01-30 23:58:28',
        serial: 'soli',
        capacity_inner: 6,
        balance: 5.25,
        access: 'closed',
      });
      await api.delete('/ticket/ticket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: {
          barrel_bridges: [],
          departed_yearly: '2022-01-30 23:58:28',
          id: 'ticket-2',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        },
        because: 'another object was deleted',
      });
      await api.get('/ticket', {
        status: [200],
        answer: [{ id: 'ticket-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Ticket',
    about('ticket.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.create('Ticket', {
        ...ticket,
        id: 'ticket-2',
        departed_yearly: '2022-01-30 23:58:28',
        serial: 'soli',
        capacity_inner: 6,
        balance: 5.25,
        access: 'closed',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/ticket', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/ticket/ticket-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Ticket: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Ticket without departed_yearly, which is required',
    about(
      'ticket.departed_yearly.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: without(ticket, 'departed_yearly'),
        status: [400, 422],
        because: 'departed_yearly is required and has no default',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Ticket without serial, which is required',
    about(
      'ticket.serial.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: without(ticket, 'serial'),
        status: [400, 422],
        because: 'serial is required and has no default',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Ticket without capacity_inner, which is optional',
    about('ticket.capacity_inner.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/ticket', {
        body: without(ticket, 'capacity_inner'),
        status: [200, 201],
        answer: { capacity_inner: null },
        because: 'capacity_inner is optional',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { capacity_inner: null },
        because: 'capacity_inner is optional',
      });
    },
  );

  test(
    'create refuses a Ticket without balance, which is required',
    about(
      'ticket.balance.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: without(ticket, 'balance'),
        status: [400, 422],
        because: 'balance is required and has no default',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Ticket without access, which is required',
    about(
      'ticket.access.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: without(ticket, 'access'),
        status: [400, 422],
        because: 'access is required and has no default',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of departed_yearly or access alone leaves every other field as it is',
    about('ticket.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('Ticket', { ...ticket, barrel_bridges: ['barrelbridge-1'] });
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2022-01-30 23:58:28' },
        status: [200],
        answer: {
          ...ticket,
          barrel_bridges: ['barrelbridge-1'],
          departed_yearly: '2022-01-30 23:58:28',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/ticket/ticket-1', {
        body: { access: 'closed' },
        status: [200],
        answer: {
          ...ticket,
          barrel_bridges: ['barrelbridge-1'],
          departed_yearly: '2022-01-30 23:58:28',
          access: 'closed',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: {
          ...ticket,
          barrel_bridges: ['barrelbridge-1'],
          departed_yearly: '2022-01-30 23:58:28',
          access: 'closed',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Ticket: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for departed_yearly',
    about(
      'ticket.departed_yearly.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: null },
        status: [400, 422],
        because: 'departed_yearly must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: null },
        status: [400, 422],
        because: 'departed_yearly must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { departed_yearly: '2022-05-14 01:43:18' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for serial',
    about(
      'ticket.serial.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, serial: null },
        status: [400, 422],
        because: 'serial must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { serial: null },
        status: [400, 422],
        because: 'serial must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { serial: 'tirava' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for capacity_inner',
    about(
      'ticket.capacity_inner.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, capacity_inner: null },
        status: [400, 422],
        because: 'capacity_inner must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { capacity_inner: null },
        status: [400, 422],
        because: 'capacity_inner must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { capacity_inner: 62 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for balance',
    about(
      'ticket.balance.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, balance: null },
        status: [400, 422],
        because: 'balance must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { balance: null },
        status: [400, 422],
        because: 'balance must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { balance: 94.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for access',
    about(
      'ticket.access.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, access: null },
        status: [400, 422],
        because: 'access must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { access: null },
        status: [400, 422],
        because: 'access must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { access: 'full' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Ticket: types and bounds', () => {
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
    'departed_yearly may be the leap day 2020-02-29',
    about('ticket.departed_yearly.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { departed_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed_yearly',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { departed_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed_yearly',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { departed_yearly: '2020-02-29 12:00:00' },
        status: [200],
        answer: { departed_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed_yearly',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { departed_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed_yearly',
      });
    },
  );

  test(
    'create and update refuse a departed_yearly of a wrong type',
    about(
      'ticket.departed_yearly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: 202403 },
        status: [400, 422],
        because: 'departed_yearly must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: 202403 },
        status: [400, 422],
        because: 'departed_yearly must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { departed_yearly: '2022-05-14 01:43:18' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a departed_yearly that no calendar or clock has',
    about(
      'ticket.departed_yearly.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: '2022-13-01 01:43:18' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: '2022-05-14 25:00:00' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2022-13-01 01:43:18' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2022-05-14 25:00:00' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { departed_yearly: '2022-05-14 01:43:18' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a departed_yearly in another format',
    about(
      'ticket.departed_yearly.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: '2022-05-14T01:43:18Z' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: '2022-05-14' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: 'not a date' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2022-05-14T01:43:18Z' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2022-05-14' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: 'not a date' },
        status: [400, 422],
        because: 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { departed_yearly: '2022-05-14 01:43:18' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'departed_yearly has no first moment',
    about(
      'ticket.departed_yearly.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { departed_yearly: '2001-02-03 04:05:06' },
        because: 'departed_yearly has no first moment',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { departed_yearly: '2001-02-03 04:05:06' },
        because: 'departed_yearly has no first moment',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { departed_yearly: '2001-02-03 04:05:06' },
        status: [200],
        answer: { departed_yearly: '2001-02-03 04:05:06' },
        because: 'departed_yearly has no first moment',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { departed_yearly: '2001-02-03 04:05:06' },
        because: 'departed_yearly has no first moment',
      });
    },
  );

  test(
    'departed_yearly has no last moment',
    about(
      'ticket.departed_yearly.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, departed_yearly: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { departed_yearly: '2099-10-11 12:13:14' },
        because: 'departed_yearly has no last moment',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { departed_yearly: '2099-10-11 12:13:14' },
        because: 'departed_yearly has no last moment',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { departed_yearly: '2099-10-11 12:13:14' },
        status: [200],
        answer: { departed_yearly: '2099-10-11 12:13:14' },
        because: 'departed_yearly has no last moment',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { departed_yearly: '2099-10-11 12:13:14' },
        because: 'departed_yearly has no last moment',
      });
    },
  );

  test(
    'serial of digits alone stays a string',
    about('ticket.serial.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, serial: '0042' },
        status: [200, 201],
        answer: { serial: '0042' },
        because: '"0042" is a valid value of serial',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { serial: '0042' },
        because: '"0042" is a valid value of serial',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { serial: '0042' },
        status: [200],
        answer: { serial: '0042' },
        because: '"0042" is a valid value of serial',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { serial: '0042' },
        because: '"0042" is a valid value of serial',
      });
    },
  );

  test(
    'serial keeps spaces, quotes, accents and symbols',
    about('ticket.serial.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of serial',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of serial',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of serial',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { serial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of serial',
      });
    },
  );

  test(
    'create and update refuse a serial of a wrong type',
    about(
      'ticket.serial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, serial: 421337 },
        status: [400, 422],
        because: 'serial must be a string',
      });
      await api.post('/ticket', {
        body: { ...ticket, serial: { value: 'text' } },
        status: [400, 422],
        because: 'serial must be a string',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { serial: 421337 },
        status: [400, 422],
        because: 'serial must be a string',
      });
      await api.patch('/ticket/ticket-1', {
        body: { serial: { value: 'text' } },
        status: [400, 422],
        because: 'serial must be a string',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { serial: 'tirava' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'serial may be right at its minimum length of 4',
    about(
      'ticket.serial.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, serial: 'tana' },
        status: [200, 201],
        answer: { serial: 'tana' },
        because: 'the minimum length of serial is 4, inclusive',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { serial: 'tana' },
        because: 'the minimum length of serial is 4, inclusive',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { serial: 'tana' },
        status: [200],
        answer: { serial: 'tana' },
        because: 'the minimum length of serial is 4, inclusive',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { serial: 'tana' },
        because: 'the minimum length of serial is 4, inclusive',
      });
    },
  );

  test(
    'create and update refuse a serial below its minimum length of 4',
    about(
      'ticket.serial.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, serial: 'bil' },
        status: [400, 422],
        because: 'serial must have at least 4 characters',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { serial: 'bil' },
        status: [400, 422],
        because: 'serial must have at least 4 characters',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { serial: 'tirava' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'serial may be right at its maximum length of 255',
    about(
      'ticket.serial.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: {
          ...ticket,
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200, 201],
        answer: {
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of serial is 255, inclusive',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: {
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of serial is 255, inclusive',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: {
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200],
        answer: {
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of serial is 255, inclusive',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: {
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of serial is 255, inclusive',
      });
    },
  );

  test(
    'create and update refuse a serial above its maximum length of 255',
    about(
      'ticket.serial.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: {
          ...ticket,
          serial:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'serial must have at most 255 characters',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: {
          serial:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'serial must have at most 255 characters',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { serial: 'tirava' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a capacity_inner of a wrong type',
    about(
      'ticket.capacity_inner.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, capacity_inner: 'abc' },
        status: [400, 422],
        because: 'capacity_inner must be an integer',
      });
      await api.post('/ticket', {
        body: { ...ticket, capacity_inner: { value: 'text' } },
        status: [400, 422],
        because: 'capacity_inner must be an integer',
      });
      await api.post('/ticket', {
        body: { ...ticket, capacity_inner: 61.5 },
        status: [400, 422],
        because: 'capacity_inner must be an integer',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { capacity_inner: 'abc' },
        status: [400, 422],
        because: 'capacity_inner must be an integer',
      });
      await api.patch('/ticket/ticket-1', {
        body: { capacity_inner: { value: 'text' } },
        status: [400, 422],
        because: 'capacity_inner must be an integer',
      });
      await api.patch('/ticket/ticket-1', {
        body: { capacity_inner: 61.5 },
        status: [400, 422],
        because: 'capacity_inner must be an integer',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { capacity_inner: 62 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'capacity_inner may be right at its minimum of 0',
    about(
      'ticket.capacity_inner.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, capacity_inner: 0 },
        status: [200, 201],
        answer: { capacity_inner: 0 },
        because: 'the minimum of capacity_inner is 0, inclusive',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { capacity_inner: 0 },
        because: 'the minimum of capacity_inner is 0, inclusive',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { capacity_inner: 0 },
        status: [200],
        answer: { capacity_inner: 0 },
        because: 'the minimum of capacity_inner is 0, inclusive',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { capacity_inner: 0 },
        because: 'the minimum of capacity_inner is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a capacity_inner below its minimum of 0',
    about(
      'ticket.capacity_inner.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, capacity_inner: -1 },
        status: [400, 422],
        because: 'capacity_inner must be at least 0',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { capacity_inner: -1 },
        status: [400, 422],
        because: 'capacity_inner must be at least 0',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { capacity_inner: 62 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'capacity_inner may be right at its maximum of 100',
    about(
      'ticket.capacity_inner.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, capacity_inner: 100 },
        status: [200, 201],
        answer: { capacity_inner: 100 },
        because: 'the maximum of capacity_inner is 100, inclusive',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { capacity_inner: 100 },
        because: 'the maximum of capacity_inner is 100, inclusive',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { capacity_inner: 100 },
        status: [200],
        answer: { capacity_inner: 100 },
        because: 'the maximum of capacity_inner is 100, inclusive',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { capacity_inner: 100 },
        because: 'the maximum of capacity_inner is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a capacity_inner above its maximum of 100',
    about(
      'ticket.capacity_inner.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, capacity_inner: 101 },
        status: [400, 422],
        because: 'capacity_inner must be at most 100',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { capacity_inner: 101 },
        status: [400, 422],
        because: 'capacity_inner must be at most 100',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { capacity_inner: 62 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'balance may be the whole number 0',
    about('ticket.balance.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, balance: 0 },
        status: [200, 201],
        answer: { balance: 0 },
        because: '0 is a valid value of balance',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { balance: 0 },
        because: '0 is a valid value of balance',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { balance: 0 },
        status: [200],
        answer: { balance: 0 },
        because: '0 is a valid value of balance',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { balance: 0 },
        because: '0 is a valid value of balance',
      });
    },
  );

  test(
    'create and update refuse a balance of a wrong type',
    about(
      'ticket.balance.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, balance: 'abc' },
        status: [400, 422],
        because: 'balance must be a number',
      });
      await api.post('/ticket', {
        body: { ...ticket, balance: { value: 'text' } },
        status: [400, 422],
        because: 'balance must be a number',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { balance: 'abc' },
        status: [400, 422],
        because: 'balance must be a number',
      });
      await api.patch('/ticket/ticket-1', {
        body: { balance: { value: 'text' } },
        status: [400, 422],
        because: 'balance must be a number',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { balance: 94.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'balance has no minimum',
    about('ticket.balance.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, balance: -999999.75 },
        status: [200, 201],
        answer: { balance: -999999.75 },
        because: 'balance has no minimum',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { balance: -999999.75 },
        because: 'balance has no minimum',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { balance: -999999.75 },
        status: [200],
        answer: { balance: -999999.75 },
        because: 'balance has no minimum',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { balance: -999999.75 },
        because: 'balance has no minimum',
      });
    },
  );

  test(
    'balance has no maximum',
    about('ticket.balance.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, balance: 999999.75 },
        status: [200, 201],
        answer: { balance: 999999.75 },
        because: 'balance has no maximum',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { balance: 999999.75 },
        because: 'balance has no maximum',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { balance: 999999.75 },
        status: [200],
        answer: { balance: 999999.75 },
        because: 'balance has no maximum',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { balance: 999999.75 },
        because: 'balance has no maximum',
      });
    },
  );

  test(
    'create and update refuse an access of a wrong type',
    about(
      'ticket.access.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, access: 421337 },
        status: [400, 422],
        because: 'access must be one of closed, restricted, full',
      });
      await api.post('/ticket', {
        body: { ...ticket, access: { value: 'text' } },
        status: [400, 422],
        because: 'access must be one of closed, restricted, full',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { access: 421337 },
        status: [400, 422],
        because: 'access must be one of closed, restricted, full',
      });
      await api.patch('/ticket/ticket-1', {
        body: { access: { value: 'text' } },
        status: [400, 422],
        because: 'access must be one of closed, restricted, full',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { access: 'full' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Ticket: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'access may be closed, restricted, full',
    about(
      'ticket.access.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, access: 'closed' },
        status: [200, 201],
        answer: { access: 'closed' },
        because: 'the value is one of TicketAccess',
      });
      await api.patch('/ticket/ticket-1', {
        body: { access: 'restricted' },
        status: [200],
        answer: { access: 'restricted' },
        because: 'the value is one of TicketAccess',
      });
      await api.patch('/ticket/ticket-1', {
        body: { access: 'full' },
        status: [200],
        answer: { access: 'full' },
        because: 'the value is one of TicketAccess',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { access: 'full' },
        because: 'the value is one of TicketAccess',
      });
    },
  );

  test(
    'create and update refuse the access unheard_of, which TicketAccess does not have',
    about(
      'ticket.access.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, access: 'unheard_of' },
        status: [400, 422],
        because: 'access must be one of closed, restricted, full',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { access: 'unheard_of' },
        status: [400, 422],
        because: 'access must be one of closed, restricted, full',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { access: 'full' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the access CLOSED, as upper and lower case differ',
    about(
      'ticket.access.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, access: 'CLOSED' },
        status: [400, 422],
        because: 'access must be one of closed, restricted, full',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { access: 'CLOSED' },
        status: [400, 422],
        because: 'access must be one of closed, restricted, full',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { access: 'full' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Ticket: references', () => {
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
    'barrel_bridges is an empty list when a create leaves it out',
    about('ticket.barrel_bridges.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/ticket', {
        body: ticket,
        status: [200, 201],
        answer: { barrel_bridges: [] },
        because: 'barrel_bridges was left out',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { barrel_bridges: [] },
        because: 'barrel_bridges was left out',
      });
    },
  );

  test(
    'barrel_bridges lists existing BarrelBridge objects and is answered as their ids',
    about('ticket.barrel_bridges.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.post('/ticket', {
        body: { ...ticket, barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] },
        status: [200, 201],
        answer: { barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] },
        because: 'barrel_bridges was sent with two ids',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] },
        because: 'barrel_bridges was sent with two ids',
      });
      await api.get('/ticket', {
        status: [200],
        answer: [{ id: 'ticket-1', barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/ticket/ticket-1', {
        body: { barrel_bridges: ['barrelbridge-2', 'barrelbridge-1'] },
        status: [200],
        answer: { barrel_bridges: ['barrelbridge-2', 'barrelbridge-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in barrel_bridges',
    about('ticket.barrel_bridges.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.create('Ticket', { ...ticket, barrel_bridges: ['barrelbridge-1'] });
      await api.patch('/ticket/ticket-1', {
        body: { barrel_bridges: ['barrelbridge-2'] },
        status: [200],
        answer: { barrel_bridges: ['barrelbridge-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/ticket/ticket-1', {
        body: { barrel_bridges: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { barrel_bridges: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in barrel_bridges that no BarrelBridge has',
    about(
      'ticket.barrel_bridges.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.post('/ticket', {
        body: { ...ticket, barrel_bridges: ['barrelbridge-unknown'] },
        status: [400, 422],
        because: 'barrel_bridges must hold only ids of existing BarrelBridge objects',
      });
      await api.post('/ticket', {
        body: { ...ticket, barrel_bridges: ['barrelbridge-1', 'barrelbridge-unknown'] },
        status: [400, 422],
        because: 'barrel_bridges must hold only ids of existing BarrelBridge objects',
      });
      await api.post('/ticket', {
        body: { ...ticket, barrel_bridges: ['barrelbridge-unknown', 'barrelbridge-2'] },
        status: [400, 422],
        because: 'barrel_bridges must hold only ids of existing BarrelBridge objects',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', {
        ...ticket,
        barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'],
      });
      await api.patch('/ticket/ticket-1', {
        body: { barrel_bridges: ['barrelbridge-unknown'] },
        status: [400, 422],
        because: 'barrel_bridges must hold only ids of existing BarrelBridge objects',
      });
      await api.patch('/ticket/ticket-1', {
        body: { barrel_bridges: ['barrelbridge-1', 'barrelbridge-unknown'] },
        status: [400, 422],
        because: 'barrel_bridges must hold only ids of existing BarrelBridge objects',
      });
      await api.patch('/ticket/ticket-1', {
        body: { barrel_bridges: ['barrelbridge-unknown', 'barrelbridge-2'] },
        status: [400, 422],
        because: 'barrel_bridges must hold only ids of existing BarrelBridge objects',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list barrel_bridges',
    about(
      'ticket.barrel_bridges.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, barrel_bridges: null },
        status: [400, 422],
        because: 'barrel_bridges must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { barrel_bridges: null },
        status: [400, 422],
        because: 'barrel_bridges must not be null',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { barrel_bridges: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for barrel_bridges',
    about(
      'ticket.barrel_bridges.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ticket', {
        body: { ...ticket, barrel_bridges: 'abc' },
        status: [400, 422],
        because: 'barrel_bridges must be a list of ids of BarrelBridge',
      });
      await api.post('/ticket', {
        body: { ...ticket, barrel_bridges: [{ value: 'text' }] },
        status: [400, 422],
        because: 'barrel_bridges must be a list of ids of BarrelBridge',
      });
      await api.get('/ticket/ticket-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { barrel_bridges: 'abc' },
        status: [400, 422],
        because: 'barrel_bridges must be a list of ids of BarrelBridge',
      });
      await api.patch('/ticket/ticket-1', {
        body: { barrel_bridges: [{ value: 'text' }] },
        status: [400, 422],
        because: 'barrel_bridges must be a list of ids of BarrelBridge',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { barrel_bridges: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a BarrelBridge takes its id out of every barrel_bridges and keeps the others',
    about('ticket.barrel_bridges.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.create('Ticket', {
        ...ticket,
        barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'],
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2', barrel_bridges: ['barrelbridge-1'] });
      await api.delete('/barrelbridge/barrelbridge-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { id: 'ticket-1', barrel_bridges: ['barrelbridge-2'] },
        because: 'barrelbridge-1 was deleted',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { id: 'ticket-2', barrel_bridges: [] },
        because: 'barrelbridge-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Ticket in barrel_bridges, which refers to BarrelBridge',
    about(
      'ticket.barrel_bridges.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.post('/ticket', {
        body: { ...ticket, id: 'ticket-2', barrel_bridges: ['ticket-1'] },
        status: [400, 422],
        because: 'barrel_bridges must hold only ids of existing BarrelBridge objects',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', {
        body: { barrel_bridges: ['ticket-1'] },
        status: [400, 422],
        because: 'barrel_bridges must hold only ids of existing BarrelBridge objects',
      });
      await api.get('/ticket/ticket-2', {
        status: [200],
        answer: { barrel_bridges: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Ticket with the id of a BarrelBridge leaves barrel_bridges alone',
    about(
      'ticket.barrel_bridges.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('Ticket', { ...ticket, barrel_bridges: ['barrelbridge-1'] });
      await api.create('Ticket', { ...ticket, id: 'barrelbridge-1' });
      await api.delete('/ticket/barrelbridge-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { barrel_bridges: ['barrelbridge-1'] },
        because: 'no BarrelBridge was deleted',
      });
    },
  );

  test(
    'update that is refused for barrel_bridges does not change departed_yearly either',
    about(
      'ticket.barrel_bridges.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', {
        body: { departed_yearly: '2022-01-30 23:58:28', barrel_bridges: ['barrelbridge-unknown'] },
        status: [400, 422],
        because: 'barrel_bridges must hold only ids of existing BarrelBridge objects',
      });
      await api.get('/ticket/ticket-1', {
        status: [200],
        answer: { ...ticket, barrel_bridges: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
