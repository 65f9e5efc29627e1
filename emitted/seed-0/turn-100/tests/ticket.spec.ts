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
      await api
        .post('/ticket', ticket)
        .created('create answers the object that was sent', { ...ticket, barrel_bridges: [] });
      await api
        .get('/ticket/ticket-1')
        .ok('read answers the object that was created', { ...ticket, barrel_bridges: [] });
      await api
        .post('/ticket', { ...ticket, id: 'ticket-2' })
        .created('objects may be alike in everything but their ids', { id: 'ticket-2' });
    },
  );

  test(
    'the id of a Ticket may be any text, upper and lower case told apart, but no number',
    about(
      'ticket.create.accepts-any-id',
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
        .post('/ticket', { ...ticket, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Ticket', { ...ticket, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/ticket/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/ticket/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...ticket,
          barrel_bridges: [],
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api.post('/ticket', { ...ticket, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/ticket/ticket-1', {
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        })
        .ok('every one of these fields was sent', {
          barrel_bridges: [],
          departed_yearly: '2022-01-30 23:58:28',
          id: 'ticket-1',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        });
      await api.get('/ticket/ticket-1').ok('the update is stored', {
        departed_yearly: '2022-01-30 23:58:28',
        serial: 'soli',
        capacity_inner: 6,
        balance: 5.25,
        access: 'closed',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('ticket.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Ticket', ticket);
      await api
        .patch('/ticket/ticket-1', {
          id: 'ticket-1',
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        })
        .ok(because, {
          id: 'ticket-1',
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        });
      await api.get('/ticket/ticket-1').ok(because, {
        id: 'ticket-1',
        departed_yearly: '2022-01-30 23:58:28',
        serial: 'soli',
        capacity_inner: 6,
        balance: 5.25,
        access: 'closed',
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
      await api
        .patch('/ticket/ticket-1', { departed_yearly: '2022-01-30 23:58:28', access: 'unheard_of' })
        .invalid('access must be one of closed, restricted, full');
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { ...ticket, barrel_bridges: [] });
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
      const because = 'it was deleted';
      await api.create('Ticket', ticket);
      await api.delete('/ticket/ticket-1').removed('the object exists');
      await api.get('/ticket/ticket-1').notFound(because);
      await api.patch('/ticket/ticket-1', { id: 'ticket-1' }).notFound(because);
      await api.get('/ticket').ok('what was deleted is in no list', []);
      await api
        .post('/ticket', {
          ...ticket,
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          barrel_bridges: [],
          departed_yearly: '2022-01-30 23:58:28',
          id: 'ticket-1',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        });
      await api
        .get('/ticket/ticket-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          barrel_bridges: [],
          departed_yearly: '2022-01-30 23:58:28',
          id: 'ticket-1',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Ticket has',
    about('ticket.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Ticket has the id ticket-unknown';
      await api.create('Ticket', ticket);
      await api.get('/ticket/ticket-unknown').notFound(because);
      await api
        .patch('/ticket/ticket-unknown', {
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        })
        .notFound(because);
      await api.delete('/ticket/ticket-unknown').notFound(because);
      await api
        .get('/ticket')
        .ok('requests for an unknown id change nothing', [{ id: 'ticket-1' }]);
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
      await api.get('/ticket').ok('three objects were created', [
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
      ]);
      await api.create('Ticket', { ...ticket, id: 'ticket-4' });
      await api.create('Ticket', { ...ticket, id: 'ticket-5' });
      await api.create('Ticket', { ...ticket, id: 'ticket-6' });
      await api.create('Ticket', { ...ticket, id: 'ticket-7' });
      await api.create('Ticket', { ...ticket, id: 'ticket-8' });
      await api.create('Ticket', { ...ticket, id: 'ticket-9' });
      await api.create('Ticket', { ...ticket, id: 'ticket-10' });
      await api.create('Ticket', { ...ticket, id: 'ticket-11' });
      await api
        .get('/ticket')
        .ok('a list holds every object, however many there are', [
          { id: 'ticket-1' },
          { id: 'ticket-2' },
          { id: 'ticket-3' },
          { id: 'ticket-4' },
          { id: 'ticket-5' },
          { id: 'ticket-6' },
          { id: 'ticket-7' },
          { id: 'ticket-8' },
          { id: 'ticket-9' },
          { id: 'ticket-10' },
          { id: 'ticket-11' },
        ]);
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
      await api
        .patch('/ticket/ticket-2', {
          id: 'ticket-2',
          departed_yearly: '2022-01-30 23:58:28',
          serial: 'soli',
          capacity_inner: 6,
          balance: 5.25,
          access: 'closed',
        })
        .ok('the change is valid');
      await api
        .get('/ticket/ticket-1')
        .ok('another object was updated', { ...ticket, barrel_bridges: [] });
      await api.get('/ticket/ticket-2').ok('the update is stored', {
        barrel_bridges: [],
        departed_yearly: '2022-01-30 23:58:28',
        id: 'ticket-2',
        serial: 'soli',
        capacity_inner: 6,
        balance: 5.25,
        access: 'closed',
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
      await api.delete('/ticket/ticket-1').removed('the object exists');
      await api.get('/ticket/ticket-2').ok('another object was deleted', {
        barrel_bridges: [],
        departed_yearly: '2022-01-30 23:58:28',
        id: 'ticket-2',
        serial: 'soli',
        capacity_inner: 6,
        balance: 5.25,
        access: 'closed',
      });
      await api.get('/ticket').ok('one of two objects was deleted', [{ id: 'ticket-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/ticket').ok('reset removes all objects', []);
      await api.get('/ticket/ticket-1').notFound('reset removed it');
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
      await api
        .post('/ticket', without(ticket, 'departed_yearly'))
        .invalid('departed_yearly is required and has no default');
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
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
      await api
        .post('/ticket', without(ticket, 'serial'))
        .invalid('serial is required and has no default');
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Ticket without capacity_inner, which is optional',
    about('ticket.capacity_inner.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'capacity_inner is optional';
      await api
        .post('/ticket', without(ticket, 'capacity_inner'))
        .created(because, { capacity_inner: null });
      await api.get('/ticket/ticket-1').ok(because, { capacity_inner: null });
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
      await api
        .post('/ticket', without(ticket, 'balance'))
        .invalid('balance is required and has no default');
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
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
      await api
        .post('/ticket', without(ticket, 'access'))
        .invalid('access is required and has no default');
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of departed_yearly or access alone leaves every other field as it is',
    about('ticket.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('BarrelBridge', barrelBridge);
      await api.create('Ticket', { ...ticket, barrel_bridges: ['barrelbridge-1'] });
      await api.patch('/ticket/ticket-1', { departed_yearly: '2022-01-30 23:58:28' }).ok(because, {
        ...ticket,
        barrel_bridges: ['barrelbridge-1'],
        departed_yearly: '2022-01-30 23:58:28',
      });
      await api.patch('/ticket/ticket-1', { access: 'closed' }).ok(because, {
        ...ticket,
        barrel_bridges: ['barrelbridge-1'],
        departed_yearly: '2022-01-30 23:58:28',
        access: 'closed',
      });
      await api.get('/ticket/ticket-1').ok(because, {
        ...ticket,
        barrel_bridges: ['barrelbridge-1'],
        departed_yearly: '2022-01-30 23:58:28',
        access: 'closed',
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
      const because = 'departed_yearly must not be null';
      await api.post('/ticket', { ...ticket, departed_yearly: null }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { departed_yearly: null }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { departed_yearly: '2022-05-14 01:43:18' });
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
      const because = 'serial must not be null';
      await api.post('/ticket', { ...ticket, serial: null }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { serial: null }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { serial: 'tirava' });
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
      const because = 'capacity_inner must not be null';
      await api.post('/ticket', { ...ticket, capacity_inner: null }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { capacity_inner: null }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { capacity_inner: 62 });
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
      const because = 'balance must not be null';
      await api.post('/ticket', { ...ticket, balance: null }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { balance: null }).invalid(because);
      await api.get('/ticket/ticket-1').ok('a refused update changes nothing', { balance: 94.25 });
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
      const because = 'access must not be null';
      await api.post('/ticket', { ...ticket, access: null }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { access: null }).invalid(because);
      await api.get('/ticket/ticket-1').ok('a refused update changes nothing', { access: 'full' });
    },
  );
});

test.describe('Ticket: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'departed_yearly may be the leap day 2020-02-29',
    about('ticket.departed_yearly.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of departed_yearly';
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2020-02-29 12:00:00' })
        .created(because, { departed_yearly: '2020-02-29 12:00:00' });
      await api.get('/ticket/ticket-1').ok(because, { departed_yearly: '2020-02-29 12:00:00' });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api
        .patch('/ticket/ticket-2', { departed_yearly: '2020-02-29 12:00:00' })
        .ok(because, { departed_yearly: '2020-02-29 12:00:00' });
      await api.get('/ticket/ticket-2').ok(because, { departed_yearly: '2020-02-29 12:00:00' });
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
      const because = 'departed_yearly must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/ticket', { ...ticket, departed_yearly: 202403 }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { departed_yearly: 0 }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { departed_yearly: '2022-05-14 01:43:18' });
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
      const because = 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2022-13-01 01:43:18' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2022-05-14 24:00:00' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2020-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2022-05-14 10:60:00' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2022-05-14 10:30:75' })
        .invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api
        .patch('/ticket/ticket-1', { departed_yearly: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/ticket/ticket-1', { departed_yearly: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/ticket/ticket-1', { departed_yearly: '2022-13-01 01:43:18' })
        .invalid(because);
      await api
        .patch('/ticket/ticket-1', { departed_yearly: '2022-05-14 24:00:00' })
        .invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { departed_yearly: '2022-05-14 01:43:18' });
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
      const because = 'departed_yearly must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2022-05-14T01:43:18Z' })
        .invalid(because);
      await api.post('/ticket', { ...ticket, departed_yearly: '2022-05-14' }).invalid(because);
      await api.post('/ticket', { ...ticket, departed_yearly: 'not a date' }).invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2022-05-14T01:43:18' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2022-05-14 01:43' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2022-05-14 01:43:18.125' })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2022-05-14 01:43:18+02:00' })
        .invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api
        .patch('/ticket/ticket-1', { departed_yearly: '2022-05-14T01:43:18Z' })
        .invalid(because);
      await api.patch('/ticket/ticket-1', { departed_yearly: '2022-05-14' }).invalid(because);
      await api.patch('/ticket/ticket-1', { departed_yearly: 'not a date' }).invalid(because);
      await api
        .patch('/ticket/ticket-1', { departed_yearly: '2022-05-14T01:43:18' })
        .invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { departed_yearly: '2022-05-14 01:43:18' });
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
      const because = 'departed_yearly has no first moment';
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2001-02-03 04:05:06' })
        .created(because, { departed_yearly: '2001-02-03 04:05:06' });
      await api.get('/ticket/ticket-1').ok(because, { departed_yearly: '2001-02-03 04:05:06' });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api
        .patch('/ticket/ticket-2', { departed_yearly: '2001-02-03 04:05:06' })
        .ok(because, { departed_yearly: '2001-02-03 04:05:06' });
      await api.get('/ticket/ticket-2').ok(because, { departed_yearly: '2001-02-03 04:05:06' });
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
      const because = 'departed_yearly has no last moment';
      await api
        .post('/ticket', { ...ticket, departed_yearly: '2099-10-11 12:13:14' })
        .created(because, { departed_yearly: '2099-10-11 12:13:14' });
      await api.get('/ticket/ticket-1').ok(because, { departed_yearly: '2099-10-11 12:13:14' });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api
        .patch('/ticket/ticket-2', { departed_yearly: '2099-10-11 12:13:14' })
        .ok(because, { departed_yearly: '2099-10-11 12:13:14' });
      await api.get('/ticket/ticket-2').ok(because, { departed_yearly: '2099-10-11 12:13:14' });
    },
  );

  test(
    'serial of digits alone stays a string',
    about('ticket.serial.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of serial';
      await api.post('/ticket', { ...ticket, serial: '0042' }).created(because, { serial: '0042' });
      await api.get('/ticket/ticket-1').ok(because, { serial: '0042' });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', { serial: '0042' }).ok(because, { serial: '0042' });
      await api.get('/ticket/ticket-2').ok(because, { serial: '0042' });
    },
  );

  test(
    'serial keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('ticket.serial.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of serial';
      await api
        .post('/ticket', { ...ticket, serial: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { serial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/ticket/ticket-1').ok(because, { serial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api
        .patch('/ticket/ticket-2', { serial: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { serial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/ticket/ticket-2').ok(because, { serial: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'serial must be a string';
      await api.post('/ticket', { ...ticket, serial: 421337 }).invalid(because);
      await api.post('/ticket', { ...ticket, serial: { value: 'text' } }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { serial: 0 }).invalid(because);
      await api.patch('/ticket/ticket-1', { serial: {} }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { serial: 'tirava' });
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
      const because = 'the minimum length of serial is 4, inclusive';
      await api.post('/ticket', { ...ticket, serial: 'tan ' }).created(because, { serial: 'tan ' });
      await api.get('/ticket/ticket-1').ok(because, { serial: 'tan ' });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', { serial: 'tan ' }).ok(because, { serial: 'tan ' });
      await api.get('/ticket/ticket-2').ok(because, { serial: 'tan ' });
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
      const because = 'serial must have at least 4 characters';
      await api.post('/ticket', { ...ticket, serial: 'bi ' }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { serial: 'bi ' }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { serial: 'tirava' });
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
      const because = 'the maximum length of serial is 255, inclusive';
      await api
        .post('/ticket', {
          ...ticket,
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        })
        .created(because, {
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        });
      await api.get('/ticket/ticket-1').ok(because, {
        serial:
          'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api
        .patch('/ticket/ticket-2', {
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        })
        .ok(because, {
          serial:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        });
      await api.get('/ticket/ticket-2').ok(because, {
        serial:
          'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
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
      const because = 'serial must have at most 255 characters';
      await api
        .post('/ticket', {
          ...ticket,
          serial:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovul ',
        })
        .invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api
        .patch('/ticket/ticket-1', {
          serial:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovul ',
        })
        .invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { serial: 'tirava' });
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
      const because = 'capacity_inner must be an integer';
      await api.post('/ticket', { ...ticket, capacity_inner: 'abc' }).invalid(because);
      await api.post('/ticket', { ...ticket, capacity_inner: { value: 'text' } }).invalid(because);
      await api.post('/ticket', { ...ticket, capacity_inner: 61.5 }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { capacity_inner: 'abc' }).invalid(because);
      await api.patch('/ticket/ticket-1', { capacity_inner: {} }).invalid(because);
      await api.patch('/ticket/ticket-1', { capacity_inner: 61.5 }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { capacity_inner: 62 });
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
      const because = 'the minimum of capacity_inner is 0, inclusive';
      await api
        .post('/ticket', { ...ticket, capacity_inner: 0 })
        .created(because, { capacity_inner: 0 });
      await api.get('/ticket/ticket-1').ok(because, { capacity_inner: 0 });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', { capacity_inner: 0 }).ok(because, { capacity_inner: 0 });
      await api.get('/ticket/ticket-2').ok(because, { capacity_inner: 0 });
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
      const because = 'capacity_inner must be at least 0';
      await api.post('/ticket', { ...ticket, capacity_inner: -1 }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { capacity_inner: -1 }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { capacity_inner: 62 });
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
      const because = 'the maximum of capacity_inner is 100, inclusive';
      await api
        .post('/ticket', { ...ticket, capacity_inner: 100 })
        .created(because, { capacity_inner: 100 });
      await api.get('/ticket/ticket-1').ok(because, { capacity_inner: 100 });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api
        .patch('/ticket/ticket-2', { capacity_inner: 100 })
        .ok(because, { capacity_inner: 100 });
      await api.get('/ticket/ticket-2').ok(because, { capacity_inner: 100 });
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
      const because = 'capacity_inner must be at most 100';
      await api.post('/ticket', { ...ticket, capacity_inner: 101 }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { capacity_inner: 101 }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { capacity_inner: 62 });
    },
  );

  test(
    'balance may be the whole number 0',
    about('ticket.balance.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of balance';
      await api.post('/ticket', { ...ticket, balance: 0 }).created(because, { balance: 0 });
      await api.get('/ticket/ticket-1').ok(because, { balance: 0 });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', { balance: 0 }).ok(because, { balance: 0 });
      await api.get('/ticket/ticket-2').ok(because, { balance: 0 });
    },
  );

  test(
    'balance keeps three decimals',
    about('ticket.balance.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of balance';
      await api
        .post('/ticket', { ...ticket, balance: 12.375 })
        .created(because, { balance: 12.375 });
      await api.get('/ticket/ticket-1').ok(because, { balance: 12.375 });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', { balance: 12.375 }).ok(because, { balance: 12.375 });
      await api.get('/ticket/ticket-2').ok(because, { balance: 12.375 });
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
      const because = 'balance must be a number';
      await api.post('/ticket', { ...ticket, balance: 'abc' }).invalid(because);
      await api.post('/ticket', { ...ticket, balance: { value: 'text' } }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { balance: 'abc' }).invalid(because);
      await api.patch('/ticket/ticket-1', { balance: {} }).invalid(because);
      await api.get('/ticket/ticket-1').ok('a refused update changes nothing', { balance: 94.25 });
    },
  );

  test(
    'balance has no minimum',
    about('ticket.balance.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'balance has no minimum';
      await api
        .post('/ticket', { ...ticket, balance: -999999.75 })
        .created(because, { balance: -999999.75 });
      await api.get('/ticket/ticket-1').ok(because, { balance: -999999.75 });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api
        .patch('/ticket/ticket-2', { balance: -999999.75 })
        .ok(because, { balance: -999999.75 });
      await api.get('/ticket/ticket-2').ok(because, { balance: -999999.75 });
    },
  );

  test(
    'balance has no maximum',
    about('ticket.balance.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'balance has no maximum';
      await api
        .post('/ticket', { ...ticket, balance: 999999.75 })
        .created(because, { balance: 999999.75 });
      await api.get('/ticket/ticket-1').ok(because, { balance: 999999.75 });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api
        .patch('/ticket/ticket-2', { balance: 999999.75 })
        .ok(because, { balance: 999999.75 });
      await api.get('/ticket/ticket-2').ok(because, { balance: 999999.75 });
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
      const because = 'access must be one of closed, restricted, full';
      await api.post('/ticket', { ...ticket, access: 421337 }).invalid(because);
      await api.post('/ticket', { ...ticket, access: { value: 'text' } }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { access: 0 }).invalid(because);
      await api.patch('/ticket/ticket-1', { access: {} }).invalid(because);
      await api.get('/ticket/ticket-1').ok('a refused update changes nothing', { access: 'full' });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of TicketAccess';
      await api
        .post('/ticket', { ...ticket, access: 'closed' })
        .created(because, { access: 'closed' });
      await api
        .patch('/ticket/ticket-1', { access: 'restricted' })
        .ok(because, { access: 'restricted' });
      await api.patch('/ticket/ticket-1', { access: 'full' }).ok(because, { access: 'full' });
      await api.get('/ticket/ticket-1').ok(because, { access: 'full' });
      await api.patch('/ticket/ticket-1', { access: 'closed' }).ok(because, { access: 'closed' });
    },
  );

  test(
    'create and update refuse an access that TicketAccess does not list, such as unheard_of',
    about(
      'ticket.access.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'access must be one of closed, restricted, full';
      await api.post('/ticket', { ...ticket, access: 'unheard_of' }).invalid(because);
      await api.post('/ticket', { ...ticket, access: 'closed ' }).invalid(because);
      await api.post('/ticket', { ...ticket, access: 'close' }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { access: 'unheard_of' }).invalid(because);
      await api.get('/ticket/ticket-1').ok('a refused update changes nothing', { access: 'full' });
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
      const because = 'access must be one of closed, restricted, full';
      await api.post('/ticket', { ...ticket, access: 'CLOSED' }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { access: 'CLOSED' }).invalid(because);
      await api.get('/ticket/ticket-1').ok('a refused update changes nothing', { access: 'full' });
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
      const because = 'barrel_bridges was left out';
      await api.post('/ticket', ticket).created(because, { barrel_bridges: [] });
      await api.get('/ticket/ticket-1').ok(because, { barrel_bridges: [] });
    },
  );

  test(
    'barrel_bridges lists existing BarrelBridge objects and is answered as their ids',
    about(
      'ticket.barrel_bridges.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'barrel_bridges was sent with two ids';
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-3' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-4' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-5' });
      await api
        .post('/ticket', { ...ticket, barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] })
        .created(because, { barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] });
      await api
        .get('/ticket/ticket-1')
        .ok(because, { barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] });
      await api
        .get('/ticket')
        .ok('lists answer references as ids too', [
          { id: 'ticket-1', barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] },
        ]);
      await api
        .patch('/ticket/ticket-1', { barrel_bridges: ['barrelbridge-2', 'barrelbridge-1'] })
        .ok('any order will do', { barrel_bridges: ['barrelbridge-2', 'barrelbridge-1'] });
      await api
        .patch('/ticket/ticket-1', {
          barrel_bridges: [
            'barrelbridge-1',
            'barrelbridge-2',
            'barrelbridge-3',
            'barrelbridge-4',
            'barrelbridge-5',
          ],
        })
        .ok('no length is too much', {
          barrel_bridges: [
            'barrelbridge-1',
            'barrelbridge-2',
            'barrelbridge-3',
            'barrelbridge-4',
            'barrelbridge-5',
          ],
        });
      await api.delete('/ticket/ticket-1').removed('the object exists');
      await api
        .get('/barrelbridge')
        .ok('only what refers to them was deleted', [
          { id: 'barrelbridge-1' },
          { id: 'barrelbridge-2' },
          { id: 'barrelbridge-3' },
          { id: 'barrelbridge-4' },
          { id: 'barrelbridge-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in barrel_bridges',
    about('ticket.barrel_bridges.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.create('Ticket', { ...ticket, barrel_bridges: ['barrelbridge-1'] });
      await api
        .patch('/ticket/ticket-1', { barrel_bridges: ['barrelbridge-2'] })
        .ok('an update replaces the list', { barrel_bridges: ['barrelbridge-2'] });
      await api.patch('/ticket/ticket-1', { barrel_bridges: [] }).ok('the change is valid');
      await api.get('/ticket/ticket-1').ok('the list was emptied', { barrel_bridges: [] });
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
      const because = 'barrel_bridges must hold only ids of existing BarrelBridge objects';
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .post('/ticket', { ...ticket, barrel_bridges: ['barrelbridge-unknown'] })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, barrel_bridges: ['barrelbridge-1', 'barrelbridge-unknown'] })
        .invalid(because);
      await api
        .post('/ticket', { ...ticket, barrel_bridges: ['barrelbridge-unknown', 'barrelbridge-2'] })
        .invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', {
        ...ticket,
        barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'],
      });
      await api
        .patch('/ticket/ticket-1', { barrel_bridges: ['barrelbridge-unknown'] })
        .invalid(because);
      await api
        .patch('/ticket/ticket-1', { barrel_bridges: ['barrelbridge-1', 'barrelbridge-unknown'] })
        .invalid(because);
      await api
        .patch('/ticket/ticket-1', { barrel_bridges: ['barrelbridge-unknown', 'barrelbridge-2'] })
        .invalid(because);
      await api.get('/ticket/ticket-1').ok('a refused update changes nothing', {
        barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'],
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
      const because = 'barrel_bridges must not be null';
      await api.post('/ticket', { ...ticket, barrel_bridges: null }).invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { barrel_bridges: null }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { barrel_bridges: [] });
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
      const because = 'barrel_bridges must be a list of ids of BarrelBridge';
      await api.create('BarrelBridge', { ...barrelBridge, id: 'x' });
      await api.post('/ticket', { ...ticket, barrel_bridges: 'x' }).invalid(because);
      await api
        .post('/ticket', { ...ticket, barrel_bridges: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/ticket/ticket-1').notFound('a refused create stores nothing');
      await api.create('Ticket', ticket);
      await api.patch('/ticket/ticket-1', { barrel_bridges: 'x' }).invalid(because);
      await api.patch('/ticket/ticket-1', { barrel_bridges: [{}] }).invalid(because);
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { barrel_bridges: [] });
    },
  );

  test(
    'deleting a BarrelBridge takes its id out of every barrel_bridges and keeps the others',
    about(
      'ticket.barrel_bridges.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'barrelbridge-2 was deleted';
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-3' });
      await api.create('Ticket', {
        ...ticket,
        barrel_bridges: ['barrelbridge-1', 'barrelbridge-2', 'barrelbridge-3'],
      });
      await api.create('Ticket', { ...ticket, id: 'ticket-2', barrel_bridges: ['barrelbridge-2'] });
      await api.delete('/barrelbridge/barrelbridge-2').removed('the object exists');
      await api
        .get('/ticket/ticket-1')
        .ok(because, { id: 'ticket-1', barrel_bridges: ['barrelbridge-1', 'barrelbridge-3'] });
      await api.get('/ticket/ticket-2').ok(because, { id: 'ticket-2', barrel_bridges: [] });
      await api.get('/ticket').ok(because, [
        { id: 'ticket-1', barrel_bridges: ['barrelbridge-1', 'barrelbridge-3'] },
        { id: 'ticket-2', barrel_bridges: [] },
      ]);
      await api
        .patch('/ticket/ticket-1', { departed_yearly: '2022-01-30 23:58:28' })
        .ok('an update of something else brings no reference back', {
          barrel_bridges: ['barrelbridge-1', 'barrelbridge-3'],
        });
      await api
        .patch('/ticket/ticket-1', { barrel_bridges: ['barrelbridge-1', 'barrelbridge-2'] })
        .invalid('barrel_bridges must hold only ids of existing BarrelBridge objects');
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api
        .get('/ticket/ticket-2')
        .ok('the BarrelBridge that has the id barrelbridge-2 now is another', {
          barrel_bridges: [],
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
      const because = 'barrel_bridges must hold only ids of existing BarrelBridge objects';
      await api.create('Ticket', ticket);
      await api
        .post('/ticket', { ...ticket, id: 'ticket-2', barrel_bridges: ['ticket-1'] })
        .invalid(because);
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.patch('/ticket/ticket-2', { barrel_bridges: ['ticket-1'] }).invalid(because);
      await api
        .get('/ticket/ticket-2')
        .ok('a refused update changes nothing', { barrel_bridges: [] });
    },
  );

  test(
    'deleting a Ticket, or the BarrelBridge of the same id, leaves the other one and barrel_bridges as they are',
    about(
      'ticket.barrel_bridges.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('BarrelBridge', { ...barrelBridge, id: 'ticket-1' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'ticket-2' });
      await api.create('Ticket', { ...ticket, barrel_bridges: ['ticket-2'] });
      await api.create('Ticket', { ...ticket, id: 'ticket-2' });
      await api.delete('/ticket/ticket-2').removed(because);
      await api.get('/barrelbridge/ticket-2').ok('no BarrelBridge was deleted', {
        ...barrelBridge,
        chapter_draft: null,
        id: 'ticket-2',
      });
      await api.delete('/barrelbridge/ticket-1').removed(because);
      await api.get('/ticket/ticket-1').ok('only the BarrelBridge ticket-1 was deleted', {
        ...ticket,
        barrel_bridges: ['ticket-2'],
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
      await api
        .patch('/ticket/ticket-1', {
          departed_yearly: '2022-01-30 23:58:28',
          barrel_bridges: ['barrelbridge-unknown'],
        })
        .invalid('barrel_bridges must hold only ids of existing BarrelBridge objects');
      await api
        .get('/ticket/ticket-1')
        .ok('a refused update changes nothing', { ...ticket, barrel_bridges: [] });
    },
  );
});
