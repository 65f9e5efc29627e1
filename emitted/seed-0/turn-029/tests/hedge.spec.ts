import { about, test, without } from '../support/api.ts';

// A valid Archive, as the tests send it.
const archive = {
  topic: 'rulumo',
  flagged: false,
  id: 'archive-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
};

// A valid Window, as the tests send it.
const window = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'window-1',
  caption_silent_initial: 'miba',
  health_regional: 'cheerful',
  expires: '2024-07-14 12:19:21',
};

// A valid Hedge, as the tests send it.
const hedge = { born_raw: '2024-02-21 06:46:59', delivered: '2028-04-18 18:19:37', id: 'hedge-1' };

test.describe('Hedge: create, read, update and delete', () => {
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
    'create answers the new Hedge, and read answers it again',
    about(
      'hedge.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/hedge', hedge).created('create answers the object that was sent', {
        ...hedge,
        archive: null,
        windows_distant: [],
      });
      await api.get('/hedge/hedge-1').ok('read answers the object that was created', {
        ...hedge,
        archive: null,
        windows_distant: [],
      });
      await api
        .post('/hedge', { ...hedge, id: 'hedge-2' })
        .created('objects may be alike in everything but their ids', { id: 'hedge-2' });
    },
  );

  test(
    'the id of a Hedge may be any text, upper and lower case told apart, but no number',
    about(
      'hedge.create.accepts-any-id',
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
        .post('/hedge', { ...hedge, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Hedge', { ...hedge, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/hedge/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/hedge/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...hedge,
          archive: null,
          id: 'Room 2.B at the Very End of the Long Hall',
          windows_distant: [],
        });
      await api.post('/hedge', { ...hedge, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Hedge',
    about(
      'hedge.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api
        .patch('/hedge/hedge-1', {
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
        })
        .ok('every one of these fields was sent', {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-1',
          windows_distant: [],
        });
      await api.get('/hedge/hedge-1').ok('the update is stored', {
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('hedge.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Hedge', hedge);
      await api
        .patch('/hedge/hedge-1', {
          id: 'hedge-1',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
        })
        .ok(because, {
          id: 'hedge-1',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
        });
      await api.get('/hedge/hedge-1').ok(because, {
        id: 'hedge-1',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
      });
    },
  );

  test(
    'update that is refused for delivered does not change born_raw either',
    about(
      'hedge.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api
        .patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17', delivered: 202403 })
        .invalid('delivered must be a string in YYYY-MM-DD hh:mm:ss format');
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { ...hedge, archive: null, windows_distant: [] });
    },
  );

  test(
    'delete removes a Hedge: no read finds it and no list holds it',
    about(
      'hedge.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Hedge', hedge);
      await api.delete('/hedge/hedge-1').removed('the object exists');
      await api.get('/hedge/hedge-1').notFound(because);
      await api.patch('/hedge/hedge-1', { id: 'hedge-1' }).notFound(because);
      await api.get('/hedge').ok('what was deleted is in no list', []);
      await api
        .post('/hedge', {
          ...hedge,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-1',
          windows_distant: [],
        });
      await api
        .get('/hedge/hedge-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-1',
          windows_distant: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Hedge has',
    about('hedge.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Hedge has the id hedge-unknown';
      await api.create('Hedge', hedge);
      await api.get('/hedge/hedge-unknown').notFound(because);
      await api
        .patch('/hedge/hedge-unknown', {
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
        })
        .notFound(because);
      await api.delete('/hedge/hedge-unknown').notFound(because);
      await api.get('/hedge').ok('requests for an unknown id change nothing', [{ id: 'hedge-1' }]);
    },
  );
});

test.describe('Hedge: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Hedge with all of its fields',
    about('hedge.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-2',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
      });
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-3',
        born_raw: '2022-06-16 03:26:56',
        delivered: '2026-07-25 14:07:23',
      });
      await api.get('/hedge').ok('three objects were created', [
        { ...hedge, archive: null, windows_distant: [] },
        {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-2',
          windows_distant: [],
        },
        {
          archive: null,
          born_raw: '2022-06-16 03:26:56',
          delivered: '2026-07-25 14:07:23',
          id: 'hedge-3',
          windows_distant: [],
        },
      ]);
      await api.create('Hedge', { ...hedge, id: 'hedge-4' });
      await api.create('Hedge', { ...hedge, id: 'hedge-5' });
      await api.create('Hedge', { ...hedge, id: 'hedge-6' });
      await api.create('Hedge', { ...hedge, id: 'hedge-7' });
      await api.create('Hedge', { ...hedge, id: 'hedge-8' });
      await api.create('Hedge', { ...hedge, id: 'hedge-9' });
      await api.create('Hedge', { ...hedge, id: 'hedge-10' });
      await api.create('Hedge', { ...hedge, id: 'hedge-11' });
      await api
        .get('/hedge')
        .ok('a list holds every object, however many there are', [
          { id: 'hedge-1' },
          { id: 'hedge-2' },
          { id: 'hedge-3' },
          { id: 'hedge-4' },
          { id: 'hedge-5' },
          { id: 'hedge-6' },
          { id: 'hedge-7' },
          { id: 'hedge-8' },
          { id: 'hedge-9' },
          { id: 'hedge-10' },
          { id: 'hedge-11' },
        ]);
    },
  );

  test(
    'update of one Hedge leaves another as it was',
    about('hedge.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-2',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
      });
      await api
        .patch('/hedge/hedge-2', {
          id: 'hedge-2',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
        })
        .ok('the change is valid');
      await api
        .get('/hedge/hedge-1')
        .ok('another object was updated', { ...hedge, archive: null, windows_distant: [] });
      await api.get('/hedge/hedge-2').ok('the update is stored', {
        archive: null,
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        id: 'hedge-2',
        windows_distant: [],
      });
    },
  );

  test(
    'delete of one Hedge leaves another as it was',
    about(
      'hedge.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-2',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
      });
      await api.delete('/hedge/hedge-1').removed('the object exists');
      await api.get('/hedge/hedge-2').ok('another object was deleted', {
        archive: null,
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        id: 'hedge-2',
        windows_distant: [],
      });
      await api.get('/hedge').ok('one of two objects was deleted', [{ id: 'hedge-2' }]);
    },
  );

  test(
    'reset removes every Hedge',
    about('hedge.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-2',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/hedge').ok('reset removes all objects', []);
      await api.get('/hedge/hedge-1').notFound('reset removed it');
    },
  );
});

test.describe('Hedge: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a Hedge without born_raw, which is optional',
    about('hedge.born_raw.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'born_raw is optional';
      await api.post('/hedge', without(hedge, 'born_raw')).created(because, { born_raw: null });
      await api.get('/hedge/hedge-1').ok(because, { born_raw: null });
    },
  );

  test(
    'create accepts a Hedge without delivered, which is optional',
    about('hedge.delivered.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'delivered is optional';
      await api.post('/hedge', without(hedge, 'delivered')).created(because, { delivered: null });
      await api.get('/hedge/hedge-1').ok(because, { delivered: null });
    },
  );

  test(
    'create refuses a Hedge without an id',
    about(
      'hedge.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', without(hedge, 'id')).invalid('id must be sent');
      await api.get('/hedge').ok('a refused create stores nothing', []);
    },
  );

  test(
    'update of born_raw or delivered alone leaves every other field as it is',
    about('hedge.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Archive', archive);
      await api.create('Window', window);
      await api.create('Hedge', { ...hedge, archive: 'archive-1', windows_distant: ['window-1'] });
      await api.patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17' }).ok(because, {
        ...hedge,
        archive: 'archive-1',
        born_raw: '2024-10-13 08:25:17',
        windows_distant: ['window-1'],
      });
      await api.patch('/hedge/hedge-1', { delivered: '2026-06-11 00:56:25' }).ok(because, {
        archive: 'archive-1',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        id: 'hedge-1',
        windows_distant: ['window-1'],
      });
      await api.get('/hedge/hedge-1').ok(because, {
        archive: 'archive-1',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        id: 'hedge-1',
        windows_distant: ['window-1'],
      });
    },
  );
});

test.describe('Hedge: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for born_raw',
    about(
      'hedge.born_raw.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'born_raw must not be null';
      await api.post('/hedge', { ...hedge, born_raw: null }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { born_raw: null }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { born_raw: '2024-02-21 06:46:59' });
    },
  );

  test(
    'create and update refuse null for delivered',
    about(
      'hedge.delivered.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'delivered must not be null';
      await api.post('/hedge', { ...hedge, delivered: null }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: null }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
    },
  );
});

test.describe('Hedge: types and bounds', () => {
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'born_raw may be the leap day 2020-02-29',
    about('hedge.born_raw.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of born_raw';
      await api
        .post('/hedge', { ...hedge, born_raw: '2020-02-29 12:00:00' })
        .created(because, { born_raw: '2020-02-29 12:00:00' });
      await api.get('/hedge/hedge-1').ok(because, { born_raw: '2020-02-29 12:00:00' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { born_raw: '2020-02-29 12:00:00' })
        .ok(because, { born_raw: '2020-02-29 12:00:00' });
      await api.get('/hedge/hedge-2').ok(because, { born_raw: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a born_raw of a wrong type',
    about(
      'hedge.born_raw.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'born_raw must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, born_raw: 202403 }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { born_raw: 0 }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { born_raw: '2024-02-21 06:46:59' });
    },
  );

  test(
    'create and update refuse a born_raw that no calendar or clock has',
    about(
      'hedge.born_raw.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, born_raw: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-13-01 06:46:59' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 24:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 10:60:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 10:30:75' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { born_raw: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-13-01 06:46:59' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-02-21 24:00:00' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { born_raw: '2024-02-21 06:46:59' });
    },
  );

  test(
    'create and update refuse a born_raw in another format',
    about(
      'hedge.born_raw.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21T06:46:59Z' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: 'not a date' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21T06:46:59' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 06:46' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 06:46:59.125' }).invalid(because);
      await api
        .post('/hedge', { ...hedge, born_raw: '2024-02-21 06:46:59+02:00' })
        .invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-02-21T06:46:59Z' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-02-21' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: 'not a date' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-02-21T06:46:59' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { born_raw: '2024-02-21 06:46:59' });
    },
  );

  test(
    'born_raw has no first moment',
    about('hedge.born_raw.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'born_raw has no first moment';
      await api
        .post('/hedge', { ...hedge, born_raw: '2001-02-03 04:05:06' })
        .created(because, { born_raw: '2001-02-03 04:05:06' });
      await api.get('/hedge/hedge-1').ok(because, { born_raw: '2001-02-03 04:05:06' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { born_raw: '2001-02-03 04:05:06' })
        .ok(because, { born_raw: '2001-02-03 04:05:06' });
      await api.get('/hedge/hedge-2').ok(because, { born_raw: '2001-02-03 04:05:06' });
    },
  );

  test(
    'born_raw has no last moment',
    about('hedge.born_raw.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'born_raw has no last moment';
      await api
        .post('/hedge', { ...hedge, born_raw: '2099-10-11 12:13:14' })
        .created(because, { born_raw: '2099-10-11 12:13:14' });
      await api.get('/hedge/hedge-1').ok(because, { born_raw: '2099-10-11 12:13:14' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { born_raw: '2099-10-11 12:13:14' })
        .ok(because, { born_raw: '2099-10-11 12:13:14' });
      await api.get('/hedge/hedge-2').ok(because, { born_raw: '2099-10-11 12:13:14' });
    },
  );

  test(
    'delivered may be the leap day 2024-02-29',
    about('hedge.delivered.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of delivered';
      await api
        .post('/hedge', { ...hedge, delivered: '2024-02-29 12:00:00' })
        .created(because, { delivered: '2024-02-29 12:00:00' });
      await api.get('/hedge/hedge-1').ok(because, { delivered: '2024-02-29 12:00:00' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { delivered: '2024-02-29 12:00:00' })
        .ok(because, { delivered: '2024-02-29 12:00:00' });
      await api.get('/hedge/hedge-2').ok(because, { delivered: '2024-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a delivered of a wrong type',
    about(
      'hedge.delivered.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'delivered must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, delivered: 202403 }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: 0 }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
    },
  );

  test(
    'create and update refuse a delivered that no calendar or clock has',
    about(
      'hedge.delivered.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, delivered: '2024-02-30 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2025-02-29 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-13-01 18:19:37' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 24:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2024-04-31 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2024-03-00 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2024-00-10 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 10:60:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 10:30:75' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: '2024-02-30 12:00:00' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2025-02-29 12:00:00' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2028-13-01 18:19:37' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2028-04-18 24:00:00' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
    },
  );

  test(
    'create and update refuse a delivered in another format',
    about(
      'hedge.delivered.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18T18:19:37Z' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: 'not a date' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18T18:19:37' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 18:19' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 18:19:37.125' }).invalid(because);
      await api
        .post('/hedge', { ...hedge, delivered: '2028-04-18 18:19:37+02:00' })
        .invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: '2028-04-18T18:19:37Z' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2028-04-18' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: 'not a date' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2028-04-18T18:19:37' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
    },
  );

  test(
    'delivered may be right at its last moment of 2028-12-31 23:59:59',
    about(
      'hedge.delivered.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the last moment of delivered is 2028-12-31 23:59:59, inclusive';
      await api
        .post('/hedge', { ...hedge, delivered: '2028-12-31 23:59:59' })
        .created(because, { delivered: '2028-12-31 23:59:59' });
      await api.get('/hedge/hedge-1').ok(because, { delivered: '2028-12-31 23:59:59' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { delivered: '2028-12-31 23:59:59' })
        .ok(because, { delivered: '2028-12-31 23:59:59' });
      await api.get('/hedge/hedge-2').ok(because, { delivered: '2028-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a delivered after its last moment of 2028-12-31 23:59:59',
    about(
      'hedge.delivered.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'delivered must not be after 2028-12-31 23:59:59';
      await api.post('/hedge', { ...hedge, delivered: '2029-01-01 00:00:00' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: '2029-01-01 00:00:00' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
    },
  );

  test(
    'delivered has no first moment',
    about('hedge.delivered.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'delivered has no first moment';
      await api
        .post('/hedge', { ...hedge, delivered: '2001-02-03 04:05:06' })
        .created(because, { delivered: '2001-02-03 04:05:06' });
      await api.get('/hedge/hedge-1').ok(because, { delivered: '2001-02-03 04:05:06' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { delivered: '2001-02-03 04:05:06' })
        .ok(because, { delivered: '2001-02-03 04:05:06' });
      await api.get('/hedge/hedge-2').ok(because, { delivered: '2001-02-03 04:05:06' });
    },
  );
});

test.describe('Hedge: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'archive refers to an existing Archive and is answered as its id',
    about('hedge.archive.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'archive was sent as archive-1';
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .post('/hedge', { ...hedge, archive: 'archive-1' })
        .created(because, { archive: 'archive-1' });
      await api.get('/hedge/hedge-1').ok(because, { archive: 'archive-1' });
      await api
        .patch('/hedge/hedge-1', { archive: 'archive-2' })
        .ok('archive was changed to archive-2', { archive: 'archive-2' });
      await api
        .get('/hedge/hedge-1')
        .ok('archive was changed to archive-2', { archive: 'archive-2' });
      await api
        .get('/hedge')
        .ok('lists answer references as ids too', [{ id: 'hedge-1', archive: 'archive-2' }]);
    },
  );

  test(
    'create and update refuse an archive that no Archive has as its id',
    about(
      'hedge.archive.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archive must be the id of an existing Archive';
      await api.post('/hedge', { ...hedge, archive: 'archive-unknown' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.create('Hedge', { ...hedge, archive: 'archive-1' });
      await api.patch('/hedge/hedge-1', { archive: 'archive-unknown' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { archive: 'archive-1' });
    },
  );

  test(
    'create and update refuse what is no id for archive',
    about(
      'hedge.archive.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archive must be the id of a Archive';
      await api.post('/hedge', { ...hedge, archive: 421337 }).invalid(because);
      await api.post('/hedge', { ...hedge, archive: { value: 'text' } }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { archive: 0 }).invalid(because);
      await api.patch('/hedge/hedge-1', { archive: {} }).invalid(because);
      await api.get('/hedge/hedge-1').ok('a refused update changes nothing', { archive: null });
    },
  );

  test(
    'archive may be null or left out',
    about(
      'hedge.archive.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Archive', archive);
      await api.post('/hedge', { ...hedge, archive: null }).created(because, { archive: null });
      await api.patch('/hedge/hedge-1', { archive: 'archive-1' }).ok('the change is valid');
      await api.patch('/hedge/hedge-1', { archive: null }).ok(because, { archive: null });
      await api.get('/hedge/hedge-1').ok(because, { archive: null });
      await api
        .post('/hedge', { ...hedge, id: 'hedge-2' })
        .created('archive is optional', { archive: null });
    },
  );

  test(
    'deleting an Archive clears every archive that refers to it',
    about(
      'hedge.archive.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archive-1 was deleted';
      await api.create('Archive', archive);
      await api.create('Hedge', { ...hedge, archive: 'archive-1' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2', archive: 'archive-1' });
      await api.delete('/archive/archive-1').removed('the object exists');
      await api.get('/hedge/hedge-1').ok(because, { id: 'hedge-1', archive: null });
      await api.get('/hedge/hedge-2').ok(because, { id: 'hedge-2', archive: null });
      await api.get('/hedge').ok(because, [
        { id: 'hedge-1', archive: null },
        { id: 'hedge-2', archive: null },
      ]);
      await api
        .patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17' })
        .ok('an update of something else brings no reference back', { archive: null });
      await api
        .patch('/hedge/hedge-1', { archive: 'archive-1' })
        .invalid('archive must be the id of an existing Archive');
      await api.create('Archive', archive);
      await api
        .get('/hedge/hedge-2')
        .ok('the Archive that has the id archive-1 now is another', { archive: null });
    },
  );

  test(
    'deleting an Archive keeps an archive that refers to another',
    about(
      'hedge.archive.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.create('Hedge', { ...hedge, archive: 'archive-2' });
      await api.delete('/archive/archive-1').removed(because);
      await api.get('/hedge/hedge-1').ok('another Archive was deleted', { archive: 'archive-2' });
      await api.delete('/hedge/hedge-1').removed(because);
      await api
        .get('/archive/archive-2')
        .ok('only what refers to it was deleted', { id: 'archive-2' });
    },
  );

  test(
    'create and update refuse the id of a Hedge in archive, which refers to Archive',
    about(
      'hedge.archive.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'archive must be the id of an existing Archive';
      await api.create('Hedge', hedge);
      await api.post('/hedge', { ...hedge, id: 'hedge-2', archive: 'hedge-1' }).invalid(because);
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', { archive: 'hedge-1' }).invalid(because);
      await api.get('/hedge/hedge-2').ok('a refused update changes nothing', { archive: null });
    },
  );

  test(
    'deleting a Hedge, or the Archive of the same id, leaves the other one and archive as they are',
    about(
      'hedge.archive.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Archive', { ...archive, id: 'hedge-1' });
      await api.create('Archive', { ...archive, id: 'hedge-2' });
      await api.create('Hedge', { ...hedge, archive: 'hedge-2' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.delete('/hedge/hedge-2').removed(because);
      await api.get('/archive/hedge-2').ok('no Archive was deleted', {
        ...archive,
        galaxy_backup: null,
        id: 'hedge-2',
        mission: null,
      });
      await api.delete('/archive/hedge-1').removed(because);
      await api.get('/hedge/hedge-1').ok('only the Archive hedge-1 was deleted', {
        ...hedge,
        archive: 'hedge-2',
        windows_distant: [],
      });
    },
  );

  test(
    'windows_distant is an empty list when a create leaves it out',
    about(
      'hedge.windows_distant.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'windows_distant was left out';
      await api.post('/hedge', hedge).created(because, { windows_distant: [] });
      await api.get('/hedge/hedge-1').ok(because, { windows_distant: [] });
    },
  );

  test(
    'windows_distant lists existing Window objects and is answered as their ids',
    about(
      'hedge.windows_distant.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'windows_distant was sent with two ids';
      await api.create('Window', window);
      await api.create('Window', { ...window, id: 'window-2' });
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', { ...window, id: 'window-4' });
      await api.create('Window', { ...window, id: 'window-5' });
      await api
        .post('/hedge', { ...hedge, windows_distant: ['window-1', 'window-2'] })
        .created(because, { windows_distant: ['window-1', 'window-2'] });
      await api.get('/hedge/hedge-1').ok(because, { windows_distant: ['window-1', 'window-2'] });
      await api
        .get('/hedge')
        .ok('lists answer references as ids too', [
          { id: 'hedge-1', windows_distant: ['window-1', 'window-2'] },
        ]);
      await api
        .patch('/hedge/hedge-1', { windows_distant: ['window-2', 'window-1'] })
        .ok('any order will do', { windows_distant: ['window-2', 'window-1'] });
      await api
        .patch('/hedge/hedge-1', {
          windows_distant: ['window-1', 'window-2', 'window-3', 'window-4', 'window-5'],
        })
        .ok('no length is too much', {
          windows_distant: ['window-1', 'window-2', 'window-3', 'window-4', 'window-5'],
        });
      await api.delete('/hedge/hedge-1').removed('the object exists');
      await api
        .get('/window')
        .ok('only what refers to them was deleted', [
          { id: 'window-1' },
          { id: 'window-2' },
          { id: 'window-3' },
          { id: 'window-4' },
          { id: 'window-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in windows_distant',
    about(
      'hedge.windows_distant.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Window', { ...window, id: 'window-2' });
      await api.create('Hedge', { ...hedge, windows_distant: ['window-1'] });
      await api
        .patch('/hedge/hedge-1', { windows_distant: ['window-2'] })
        .ok('an update replaces the list', { windows_distant: ['window-2'] });
      await api.patch('/hedge/hedge-1', { windows_distant: [] }).ok('the change is valid');
      await api.get('/hedge/hedge-1').ok('the list was emptied', { windows_distant: [] });
    },
  );

  test(
    'create and update refuse an id in windows_distant that no Window has',
    about(
      'hedge.windows_distant.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'windows_distant must hold only ids of existing Window objects';
      await api.create('Window', window);
      await api.create('Window', { ...window, id: 'window-2' });
      await api.post('/hedge', { ...hedge, windows_distant: ['window-unknown'] }).invalid(because);
      await api
        .post('/hedge', { ...hedge, windows_distant: ['window-1', 'window-unknown'] })
        .invalid(because);
      await api
        .post('/hedge', { ...hedge, windows_distant: ['window-unknown', 'window-2'] })
        .invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', { ...hedge, windows_distant: ['window-1', 'window-2'] });
      await api.patch('/hedge/hedge-1', { windows_distant: ['window-unknown'] }).invalid(because);
      await api
        .patch('/hedge/hedge-1', { windows_distant: ['window-1', 'window-unknown'] })
        .invalid(because);
      await api
        .patch('/hedge/hedge-1', { windows_distant: ['window-unknown', 'window-2'] })
        .invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { windows_distant: ['window-1', 'window-2'] });
    },
  );

  test(
    'create and update refuse null for the list windows_distant',
    about(
      'hedge.windows_distant.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'windows_distant must not be null';
      await api.post('/hedge', { ...hedge, windows_distant: null }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { windows_distant: null }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { windows_distant: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for windows_distant',
    about(
      'hedge.windows_distant.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'windows_distant must be a list of ids of Window';
      await api.create('Window', { ...window, id: 'x' });
      await api.post('/hedge', { ...hedge, windows_distant: 'x' }).invalid(because);
      await api.post('/hedge', { ...hedge, windows_distant: [{ value: 'text' }] }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { windows_distant: 'x' }).invalid(because);
      await api.patch('/hedge/hedge-1', { windows_distant: [{}] }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { windows_distant: [] });
    },
  );

  test(
    'deleting a Window takes its id out of every windows_distant and keeps the others',
    about(
      'hedge.windows_distant.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'window-2 was deleted';
      await api.create('Window', window);
      await api.create('Window', { ...window, id: 'window-2' });
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Hedge', {
        ...hedge,
        windows_distant: ['window-1', 'window-2', 'window-3'],
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2', windows_distant: ['window-2'] });
      await api.delete('/window/window-2').removed('the object exists');
      await api
        .get('/hedge/hedge-1')
        .ok(because, { id: 'hedge-1', windows_distant: ['window-1', 'window-3'] });
      await api.get('/hedge/hedge-2').ok(because, { id: 'hedge-2', windows_distant: [] });
      await api.get('/hedge').ok(because, [
        { id: 'hedge-1', windows_distant: ['window-1', 'window-3'] },
        { id: 'hedge-2', windows_distant: [] },
      ]);
      await api
        .patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17' })
        .ok('an update of something else brings no reference back', {
          windows_distant: ['window-1', 'window-3'],
        });
      await api
        .patch('/hedge/hedge-1', { windows_distant: ['window-1', 'window-2'] })
        .invalid('windows_distant must hold only ids of existing Window objects');
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .get('/hedge/hedge-2')
        .ok('the Window that has the id window-2 now is another', { windows_distant: [] });
    },
  );

  test(
    'create and update refuse the id of a Hedge in windows_distant, which refers to Window',
    about(
      'hedge.windows_distant.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'windows_distant must hold only ids of existing Window objects';
      await api.create('Hedge', hedge);
      await api
        .post('/hedge', { ...hedge, id: 'hedge-2', windows_distant: ['hedge-1'] })
        .invalid(because);
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', { windows_distant: ['hedge-1'] }).invalid(because);
      await api
        .get('/hedge/hedge-2')
        .ok('a refused update changes nothing', { windows_distant: [] });
    },
  );

  test(
    'deleting a Hedge, or the Window of the same id, leaves the other one and windows_distant as they are',
    about(
      'hedge.windows_distant.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Window', { ...window, id: 'hedge-1' });
      await api.create('Window', { ...window, id: 'hedge-2' });
      await api.create('Hedge', { ...hedge, windows_distant: ['hedge-2'] });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.delete('/hedge/hedge-2').removed(because);
      await api
        .get('/window/hedge-2')
        .ok('no Window was deleted', { ...window, id: 'hedge-2', missions_usual: [] });
      await api.delete('/window/hedge-1').removed(because);
      await api.get('/hedge/hedge-1').ok('only the Window hedge-1 was deleted', {
        ...hedge,
        archive: null,
        windows_distant: ['hedge-2'],
      });
    },
  );

  test(
    'update that is refused for archive does not change born_raw either',
    about(
      'hedge.archive.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api
        .patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17', archive: 'archive-unknown' })
        .invalid('archive must be the id of an existing Archive');
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { ...hedge, archive: null, windows_distant: [] });
    },
  );
});
