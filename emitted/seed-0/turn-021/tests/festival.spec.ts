import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  views_open: 71,
  statue: null,
  opened: '2020-05-10 11:32:51',
};

// A valid Ladder, as the tests send it.
const ladder = { approval: 'accepted', id: 'ladder-1', temperature: 10.75 };

// A valid Festival, as the tests send it.
const festival = {
  born_daily_retired: '2022-11-26 07:10:21',
  id: 'festival-1',
  urgency: 'normal',
  views: 68,
};

test.describe('Festival: create, read, update and delete', () => {
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
    'create answers the new Festival, and read answers it again',
    about(
      'festival.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/festival', festival).created('create answers the object that was sent', {
        ...festival,
        ladder_distant: null,
        zebras: [],
      });
      await api.get('/festival/festival-1').ok('read answers the object that was created', {
        ...festival,
        ladder_distant: null,
        zebras: [],
      });
      await api
        .post('/festival', { ...festival, id: 'festival-2' })
        .created('objects may be alike in everything but their ids', { id: 'festival-2' });
    },
  );

  test(
    'the id of a Festival may be any text, upper and lower case told apart, but no number',
    about(
      'festival.create.accepts-any-id',
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
        .post('/festival', { ...festival, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Festival', {
        ...festival,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/festival/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/festival/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...festival,
          id: 'Room 2.B at the Very End of the Long Hall',
          ladder_distant: null,
          zebras: [],
        });
      await api.post('/festival', { ...festival, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Festival',
    about(
      'festival.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Festival', festival);
      await api
        .patch('/festival/festival-1', {
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        })
        .ok('every one of these fields was sent', {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'festival-1',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
        });
      await api.get('/festival/festival-1').ok('the update is stored', {
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('festival.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Festival', festival);
      await api
        .patch('/festival/festival-1', {
          id: 'festival-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        })
        .ok(because, {
          id: 'festival-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        });
      await api.get('/festival/festival-1').ok(because, {
        id: 'festival-1',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
      });
    },
  );

  test(
    'update that is refused for views does not change born_daily_retired either',
    about(
      'festival.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Festival', festival);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2021-06-17 20:19:46', views: 'abc' })
        .invalid('views must be an integer');
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { ...festival, ladder_distant: null, zebras: [] });
    },
  );

  test(
    'delete removes a Festival: no read finds it and no list holds it',
    about(
      'festival.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Festival', festival);
      await api.delete('/festival/festival-1').removed('the object exists');
      await api.get('/festival/festival-1').notFound(because);
      await api.patch('/festival/festival-1', { id: 'festival-1' }).notFound(because);
      await api.get('/festival').ok('what was deleted is in no list', []);
      await api
        .post('/festival', {
          ...festival,
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'festival-1',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
        });
      await api
        .get('/festival/festival-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'festival-1',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Festival has',
    about('festival.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Festival has the id festival-unknown';
      await api.create('Festival', festival);
      await api.get('/festival/festival-unknown').notFound(because);
      await api
        .patch('/festival/festival-unknown', {
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        })
        .notFound(because);
      await api.delete('/festival/festival-unknown').notFound(because);
      await api
        .get('/festival')
        .ok('requests for an unknown id change nothing', [{ id: 'festival-1' }]);
    },
  );
});

test.describe('Festival: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Festival with all of its fields',
    about('festival.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Festival', festival);
      await api.create('Festival', {
        ...festival,
        id: 'festival-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
      });
      await api.create('Festival', {
        ...festival,
        id: 'festival-3',
        born_daily_retired: '2020-07-28 08:44:25',
        urgency: 'high',
        views: 41,
      });
      await api.get('/festival').ok('three objects were created', [
        { ...festival, ladder_distant: null, zebras: [] },
        {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'festival-2',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
        },
        {
          born_daily_retired: '2020-07-28 08:44:25',
          id: 'festival-3',
          ladder_distant: null,
          urgency: 'high',
          views: 41,
          zebras: [],
        },
      ]);
      await api.create('Festival', { ...festival, id: 'festival-4' });
      await api.create('Festival', { ...festival, id: 'festival-5' });
      await api.create('Festival', { ...festival, id: 'festival-6' });
      await api.create('Festival', { ...festival, id: 'festival-7' });
      await api.create('Festival', { ...festival, id: 'festival-8' });
      await api.create('Festival', { ...festival, id: 'festival-9' });
      await api.create('Festival', { ...festival, id: 'festival-10' });
      await api.create('Festival', { ...festival, id: 'festival-11' });
      await api
        .get('/festival')
        .ok('a list holds every object, however many there are', [
          { id: 'festival-1' },
          { id: 'festival-2' },
          { id: 'festival-3' },
          { id: 'festival-4' },
          { id: 'festival-5' },
          { id: 'festival-6' },
          { id: 'festival-7' },
          { id: 'festival-8' },
          { id: 'festival-9' },
          { id: 'festival-10' },
          { id: 'festival-11' },
        ]);
    },
  );

  test(
    'update of one Festival leaves another as it was',
    about('festival.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Festival', festival);
      await api.create('Festival', {
        ...festival,
        id: 'festival-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
      });
      await api
        .patch('/festival/festival-2', {
          id: 'festival-2',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        })
        .ok('the change is valid');
      await api
        .get('/festival/festival-1')
        .ok('another object was updated', { ...festival, ladder_distant: null, zebras: [] });
      await api.get('/festival/festival-2').ok('the update is stored', {
        born_daily_retired: '2021-06-17 20:19:46',
        id: 'festival-2',
        ladder_distant: null,
        urgency: 'critical',
        views: 39,
        zebras: [],
      });
    },
  );

  test(
    'delete of one Festival leaves another as it was',
    about(
      'festival.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Festival', festival);
      await api.create('Festival', {
        ...festival,
        id: 'festival-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
      });
      await api.delete('/festival/festival-1').removed('the object exists');
      await api.get('/festival/festival-2').ok('another object was deleted', {
        born_daily_retired: '2021-06-17 20:19:46',
        id: 'festival-2',
        ladder_distant: null,
        urgency: 'critical',
        views: 39,
        zebras: [],
      });
      await api.get('/festival').ok('one of two objects was deleted', [{ id: 'festival-2' }]);
    },
  );

  test(
    'reset removes every Festival',
    about('festival.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Festival', festival);
      await api.create('Festival', {
        ...festival,
        id: 'festival-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/festival').ok('reset removes all objects', []);
      await api.get('/festival/festival-1').notFound('reset removed it');
    },
  );
});

test.describe('Festival: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Festival without born_daily_retired, which is required',
    about(
      'festival.born_daily_retired.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/festival', without(festival, 'born_daily_retired'))
        .invalid('born_daily_retired is required and has no default');
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Festival without an id',
    about(
      'festival.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/festival', without(festival, 'id')).invalid('id must be sent');
      await api.get('/festival').ok('a refused create stores nothing', []);
    },
  );

  test(
    'urgency is "high" when a create leaves it out',
    about('festival.urgency.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of urgency is "high"';
      await api
        .post('/festival', without(festival, 'urgency'))
        .created(because, { urgency: 'high' });
      await api.get('/festival/festival-1').ok(because, { urgency: 'high' });
    },
  );

  test(
    'create refuses a Festival without views, which is required',
    about(
      'festival.views.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/festival', without(festival, 'views'))
        .invalid('views is required and has no default');
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of born_daily_retired or views alone leaves every other field as it is',
    about('festival.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Festival', {
        ...festival,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1'],
      });
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2021-06-17 20:19:46' })
        .ok(because, {
          ...festival,
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-1',
          zebras: ['zebra-1'],
        });
      await api.patch('/festival/festival-1', { views: 39 }).ok(because, {
        ...festival,
        born_daily_retired: '2021-06-17 20:19:46',
        ladder_distant: 'ladder-1',
        views: 39,
        zebras: ['zebra-1'],
      });
      await api.get('/festival/festival-1').ok(because, {
        ...festival,
        born_daily_retired: '2021-06-17 20:19:46',
        ladder_distant: 'ladder-1',
        views: 39,
        zebras: ['zebra-1'],
      });
    },
  );
});

test.describe('Festival: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'create and update refuse null for born_daily_retired',
    about(
      'festival.born_daily_retired.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'born_daily_retired must not be null';
      await api.post('/festival', { ...festival, born_daily_retired: null }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { born_daily_retired: null }).invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
    },
  );

  test(
    'create and update refuse null for urgency',
    about(
      'festival.urgency.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'urgency must not be null';
      await api.post('/festival', { ...festival, urgency: null }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { urgency: null }).invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { urgency: 'normal' });
    },
  );

  test(
    'views may be null',
    about('festival.views.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'views is nullable';
      await api.post('/festival', { ...festival, views: null }).created(because, { views: null });
      await api.get('/festival/festival-1').ok(because, { views: null });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', { views: null }).ok(because, { views: null });
      await api.get('/festival/festival-2').ok(because, { views: null });
    },
  );
});

test.describe('Festival: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'born_daily_retired may be the leap day 2020-02-29',
    about('festival.born_daily_retired.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of born_daily_retired';
      await api
        .post('/festival', { ...festival, born_daily_retired: '2020-02-29 12:00:00' })
        .created(because, { born_daily_retired: '2020-02-29 12:00:00' });
      await api
        .get('/festival/festival-1')
        .ok(because, { born_daily_retired: '2020-02-29 12:00:00' });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api
        .patch('/festival/festival-2', { born_daily_retired: '2020-02-29 12:00:00' })
        .ok(because, { born_daily_retired: '2020-02-29 12:00:00' });
      await api
        .get('/festival/festival-2')
        .ok(because, { born_daily_retired: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a born_daily_retired of a wrong type',
    about(
      'festival.born_daily_retired.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'born_daily_retired must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/festival', { ...festival, born_daily_retired: 202403 }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { born_daily_retired: 0 }).invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
    },
  );

  test(
    'create and update refuse a born_daily_retired that no calendar or clock has',
    about(
      'festival.born_daily_retired.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/festival', { ...festival, born_daily_retired: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-13-01 07:10:21' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-11-26 24:00:00' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-11-26 10:60:00' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-11-26 10:30:75' })
        .invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2022-13-01 07:10:21' })
        .invalid(because);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2022-11-26 24:00:00' })
        .invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
    },
  );

  test(
    'create and update refuse a born_daily_retired in another format',
    about(
      'festival.born_daily_retired.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-11-26T07:10:21Z' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-11-26' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: 'not a date' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-11-26T07:10:21' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-11-26 07:10' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-11-26 07:10:21.125' })
        .invalid(because);
      await api
        .post('/festival', { ...festival, born_daily_retired: '2022-11-26 07:10:21+02:00' })
        .invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2022-11-26T07:10:21Z' })
        .invalid(because);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2022-11-26' })
        .invalid(because);
      await api
        .patch('/festival/festival-1', { born_daily_retired: 'not a date' })
        .invalid(because);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2022-11-26T07:10:21' })
        .invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
    },
  );

  test(
    'born_daily_retired may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'festival.born_daily_retired.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive';
      await api
        .post('/festival', { ...festival, born_daily_retired: '2020-01-01 00:00:00' })
        .created(because, { born_daily_retired: '2020-01-01 00:00:00' });
      await api
        .get('/festival/festival-1')
        .ok(because, { born_daily_retired: '2020-01-01 00:00:00' });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api
        .patch('/festival/festival-2', { born_daily_retired: '2020-01-01 00:00:00' })
        .ok(because, { born_daily_retired: '2020-01-01 00:00:00' });
      await api
        .get('/festival/festival-2')
        .ok(because, { born_daily_retired: '2020-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a born_daily_retired before its first moment of 2020-01-01 00:00:00',
    about(
      'festival.born_daily_retired.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'born_daily_retired must not be before 2020-01-01 00:00:00';
      await api
        .post('/festival', { ...festival, born_daily_retired: '2019-12-31 23:59:59' })
        .invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2019-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
    },
  );

  test(
    'born_daily_retired has no last moment',
    about(
      'festival.born_daily_retired.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'born_daily_retired has no last moment';
      await api
        .post('/festival', { ...festival, born_daily_retired: '2099-10-11 12:13:14' })
        .created(because, { born_daily_retired: '2099-10-11 12:13:14' });
      await api
        .get('/festival/festival-1')
        .ok(because, { born_daily_retired: '2099-10-11 12:13:14' });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api
        .patch('/festival/festival-2', { born_daily_retired: '2099-10-11 12:13:14' })
        .ok(because, { born_daily_retired: '2099-10-11 12:13:14' });
      await api
        .get('/festival/festival-2')
        .ok(because, { born_daily_retired: '2099-10-11 12:13:14' });
    },
  );

  test(
    'create and update refuse an urgency of a wrong type',
    about(
      'festival.urgency.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'urgency must be one of normal, high, critical';
      await api.post('/festival', { ...festival, urgency: 421337 }).invalid(because);
      await api.post('/festival', { ...festival, urgency: { value: 'text' } }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { urgency: 0 }).invalid(because);
      await api.patch('/festival/festival-1', { urgency: {} }).invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { urgency: 'normal' });
    },
  );

  test(
    'create and update refuse a views of a wrong type',
    about(
      'festival.views.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'views must be an integer';
      await api.post('/festival', { ...festival, views: 'abc' }).invalid(because);
      await api.post('/festival', { ...festival, views: { value: 'text' } }).invalid(because);
      await api.post('/festival', { ...festival, views: 67.5 }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { views: 'abc' }).invalid(because);
      await api.patch('/festival/festival-1', { views: {} }).invalid(because);
      await api.patch('/festival/festival-1', { views: 67.5 }).invalid(because);
      await api.get('/festival/festival-1').ok('a refused update changes nothing', { views: 68 });
    },
  );

  test(
    'views may be right at its minimum of 0',
    about(
      'festival.views.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of views is 0, inclusive';
      await api.post('/festival', { ...festival, views: 0 }).created(because, { views: 0 });
      await api.get('/festival/festival-1').ok(because, { views: 0 });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', { views: 0 }).ok(because, { views: 0 });
      await api.get('/festival/festival-2').ok(because, { views: 0 });
    },
  );

  test(
    'create and update refuse a views below its minimum of 0',
    about(
      'festival.views.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'views must be at least 0';
      await api.post('/festival', { ...festival, views: -1 }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { views: -1 }).invalid(because);
      await api.get('/festival/festival-1').ok('a refused update changes nothing', { views: 68 });
    },
  );

  test(
    'views may be right at its maximum of 5000',
    about(
      'festival.views.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of views is 5000, inclusive';
      await api.post('/festival', { ...festival, views: 5000 }).created(because, { views: 5000 });
      await api.get('/festival/festival-1').ok(because, { views: 5000 });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', { views: 5000 }).ok(because, { views: 5000 });
      await api.get('/festival/festival-2').ok(because, { views: 5000 });
    },
  );

  test(
    'create and update refuse a views above its maximum of 5000',
    about(
      'festival.views.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'views must be at most 5000';
      await api.post('/festival', { ...festival, views: 5001 }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { views: 5001 }).invalid(because);
      await api.get('/festival/festival-1').ok('a refused update changes nothing', { views: 68 });
    },
  );
});

test.describe('Festival: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'urgency may be normal, high, critical',
    about(
      'festival.urgency.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of FestivalUrgency';
      await api.post('/festival', festival).created(because, { urgency: 'normal' });
      await api.patch('/festival/festival-1', { urgency: 'high' }).ok(because, { urgency: 'high' });
      await api
        .patch('/festival/festival-1', { urgency: 'critical' })
        .ok(because, { urgency: 'critical' });
      await api.get('/festival/festival-1').ok(because, { urgency: 'critical' });
      await api
        .patch('/festival/festival-1', { urgency: 'normal' })
        .ok(because, { urgency: 'normal' });
    },
  );

  test(
    'create and update refuse an urgency that FestivalUrgency does not list, such as unheard_of',
    about(
      'festival.urgency.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'urgency must be one of normal, high, critical';
      await api.post('/festival', { ...festival, urgency: 'unheard_of' }).invalid(because);
      await api.post('/festival', { ...festival, urgency: 'normal ' }).invalid(because);
      await api.post('/festival', { ...festival, urgency: 'norma' }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { urgency: 'unheard_of' }).invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { urgency: 'normal' });
    },
  );

  test(
    'create and update refuse the urgency NORMAL, as upper and lower case differ',
    about(
      'festival.urgency.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'urgency must be one of normal, high, critical';
      await api.post('/festival', { ...festival, urgency: 'NORMAL' }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { urgency: 'NORMAL' }).invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { urgency: 'normal' });
    },
  );
});

test.describe('Festival: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
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
    'ladder_distant refers to an existing Ladder and is answered as its id',
    about('festival.ladder_distant.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'ladder_distant was sent as ladder-1';
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api
        .post('/festival', { ...festival, ladder_distant: 'ladder-1' })
        .created(because, { ladder_distant: 'ladder-1' });
      await api.get('/festival/festival-1').ok(because, { ladder_distant: 'ladder-1' });
      await api
        .patch('/festival/festival-1', { ladder_distant: 'ladder-2' })
        .ok('ladder_distant was changed to ladder-2', { ladder_distant: 'ladder-2' });
      await api
        .get('/festival/festival-1')
        .ok('ladder_distant was changed to ladder-2', { ladder_distant: 'ladder-2' });
      await api
        .get('/festival')
        .ok('lists answer references as ids too', [
          { id: 'festival-1', ladder_distant: 'ladder-2' },
        ]);
    },
  );

  test(
    'create and update refuse a ladder_distant that no Ladder has as its id',
    about(
      'festival.ladder_distant.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'ladder_distant must be the id of an existing Ladder';
      await api
        .post('/festival', { ...festival, ladder_distant: 'ladder-unknown' })
        .invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Ladder', ladder);
      await api.create('Festival', { ...festival, ladder_distant: 'ladder-1' });
      await api
        .patch('/festival/festival-1', { ladder_distant: 'ladder-unknown' })
        .invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { ladder_distant: 'ladder-1' });
    },
  );

  test(
    'create and update refuse what is no id for ladder_distant',
    about(
      'festival.ladder_distant.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'ladder_distant must be the id of a Ladder';
      await api.post('/festival', { ...festival, ladder_distant: 421337 }).invalid(because);
      await api
        .post('/festival', { ...festival, ladder_distant: { value: 'text' } })
        .invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { ladder_distant: 0 }).invalid(because);
      await api.patch('/festival/festival-1', { ladder_distant: {} }).invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { ladder_distant: null });
    },
  );

  test(
    'ladder_distant may be null or left out',
    about('festival.ladder_distant.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Ladder', ladder);
      await api
        .post('/festival', { ...festival, ladder_distant: null })
        .created(because, { ladder_distant: null });
      await api
        .patch('/festival/festival-1', { ladder_distant: 'ladder-1' })
        .ok('the change is valid');
      await api
        .patch('/festival/festival-1', { ladder_distant: null })
        .ok(because, { ladder_distant: null });
      await api.get('/festival/festival-1').ok(because, { ladder_distant: null });
      await api
        .post('/festival', { ...festival, id: 'festival-2' })
        .created('ladder_distant is optional', { ladder_distant: null });
    },
  );

  test(
    'deleting a Ladder clears every ladder_distant that refers to it',
    about(
      'festival.ladder_distant.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'ladder-1 was deleted';
      await api.create('Ladder', ladder);
      await api.create('Festival', { ...festival, ladder_distant: 'ladder-1' });
      await api.create('Festival', { ...festival, id: 'festival-2', ladder_distant: 'ladder-1' });
      await api.delete('/ladder/ladder-1').removed('the object exists');
      await api.get('/festival/festival-1').ok(because, { id: 'festival-1', ladder_distant: null });
      await api.get('/festival/festival-2').ok(because, { id: 'festival-2', ladder_distant: null });
      await api.get('/festival').ok(because, [
        { id: 'festival-1', ladder_distant: null },
        { id: 'festival-2', ladder_distant: null },
      ]);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2021-06-17 20:19:46' })
        .ok('an update of something else brings no reference back', { ladder_distant: null });
      await api
        .patch('/festival/festival-1', { ladder_distant: 'ladder-1' })
        .invalid('ladder_distant must be the id of an existing Ladder');
      await api.create('Ladder', ladder);
      await api
        .get('/festival/festival-2')
        .ok('the Ladder that has the id ladder-1 now is another', { ladder_distant: null });
    },
  );

  test(
    'deleting a Ladder keeps a ladder_distant that refers to another',
    about(
      'festival.ladder_distant.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.create('Festival', { ...festival, ladder_distant: 'ladder-2' });
      await api.delete('/ladder/ladder-1').removed(because);
      await api
        .get('/festival/festival-1')
        .ok('another Ladder was deleted', { ladder_distant: 'ladder-2' });
      await api.delete('/festival/festival-1').removed(because);
      await api
        .get('/ladder/ladder-2')
        .ok('only what refers to it was deleted', { id: 'ladder-2' });
    },
  );

  test(
    'create and update refuse the id of a Festival in ladder_distant, which refers to Ladder',
    about(
      'festival.ladder_distant.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'ladder_distant must be the id of an existing Ladder';
      await api.create('Festival', festival);
      await api
        .post('/festival', { ...festival, id: 'festival-2', ladder_distant: 'festival-1' })
        .invalid(because);
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', { ladder_distant: 'festival-1' }).invalid(because);
      await api
        .get('/festival/festival-2')
        .ok('a refused update changes nothing', { ladder_distant: null });
    },
  );

  test(
    'deleting a Festival, or the Ladder of the same id, leaves the other one and ladder_distant as they are',
    about(
      'festival.ladder_distant.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Ladder', { ...ladder, id: 'festival-1' });
      await api.create('Ladder', { ...ladder, id: 'festival-2' });
      await api.create('Festival', { ...festival, ladder_distant: 'festival-2' });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.delete('/festival/festival-2').removed(because);
      await api
        .get('/ladder/festival-2')
        .ok('no Ladder was deleted', { ...ladder, id: 'festival-2', zebras: [] });
      await api.delete('/ladder/festival-1').removed(because);
      await api.get('/festival/festival-1').ok('only the Ladder festival-1 was deleted', {
        ...festival,
        ladder_distant: 'festival-2',
        zebras: [],
      });
    },
  );

  test(
    'zebras is an empty list when a create leaves it out',
    about(
      'festival.zebras.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras was left out';
      await api.post('/festival', festival).created(because, { zebras: [] });
      await api.get('/festival/festival-1').ok(because, { zebras: [] });
    },
  );

  test(
    'zebras lists existing Zebra objects and is answered as their ids',
    about(
      'festival.zebras.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras was sent with two ids';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.create('Zebra', { ...zebra, id: 'zebra-5' });
      await api
        .post('/festival', { ...festival, zebras: ['zebra-1', 'zebra-2'] })
        .created(because, { zebras: ['zebra-1', 'zebra-2'] });
      await api.get('/festival/festival-1').ok(because, { zebras: ['zebra-1', 'zebra-2'] });
      await api
        .get('/festival')
        .ok('lists answer references as ids too', [
          { id: 'festival-1', zebras: ['zebra-1', 'zebra-2'] },
        ]);
      await api
        .patch('/festival/festival-1', { zebras: ['zebra-2', 'zebra-1'] })
        .ok('any order will do', { zebras: ['zebra-2', 'zebra-1'] });
      await api
        .patch('/festival/festival-1', {
          zebras: ['zebra-1', 'zebra-2', 'zebra-3', 'zebra-4', 'zebra-5'],
        })
        .ok('no length is too much', {
          zebras: ['zebra-1', 'zebra-2', 'zebra-3', 'zebra-4', 'zebra-5'],
        });
      await api.delete('/festival/festival-1').removed('the object exists');
      await api
        .get('/zebra')
        .ok('only what refers to them was deleted', [
          { id: 'zebra-1' },
          { id: 'zebra-2' },
          { id: 'zebra-3' },
          { id: 'zebra-4' },
          { id: 'zebra-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in zebras',
    about(
      'festival.zebras.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Festival', { ...festival, zebras: ['zebra-1'] });
      await api
        .patch('/festival/festival-1', { zebras: ['zebra-2'] })
        .ok('an update replaces the list', { zebras: ['zebra-2'] });
      await api.patch('/festival/festival-1', { zebras: [] }).ok('the change is valid');
      await api.get('/festival/festival-1').ok('the list was emptied', { zebras: [] });
    },
  );

  test(
    'create and update refuse an id in zebras that no Zebra has',
    about(
      'festival.zebras.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras must hold only ids of existing Zebra objects';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/festival', { ...festival, zebras: ['zebra-unknown'] }).invalid(because);
      await api
        .post('/festival', { ...festival, zebras: ['zebra-1', 'zebra-unknown'] })
        .invalid(because);
      await api
        .post('/festival', { ...festival, zebras: ['zebra-unknown', 'zebra-2'] })
        .invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', { ...festival, zebras: ['zebra-1', 'zebra-2'] });
      await api.patch('/festival/festival-1', { zebras: ['zebra-unknown'] }).invalid(because);
      await api
        .patch('/festival/festival-1', { zebras: ['zebra-1', 'zebra-unknown'] })
        .invalid(because);
      await api
        .patch('/festival/festival-1', { zebras: ['zebra-unknown', 'zebra-2'] })
        .invalid(because);
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { zebras: ['zebra-1', 'zebra-2'] });
    },
  );

  test(
    'create and update refuse null for the list zebras',
    about(
      'festival.zebras.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras must not be null';
      await api.post('/festival', { ...festival, zebras: null }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { zebras: null }).invalid(because);
      await api.get('/festival/festival-1').ok('a refused update changes nothing', { zebras: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for zebras',
    about(
      'festival.zebras.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras must be a list of ids of Zebra';
      await api.create('Zebra', { ...zebra, id: 'x' });
      await api.post('/festival', { ...festival, zebras: 'x' }).invalid(because);
      await api.post('/festival', { ...festival, zebras: [{ value: 'text' }] }).invalid(because);
      await api.get('/festival/festival-1').notFound('a refused create stores nothing');
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', { zebras: 'x' }).invalid(because);
      await api.patch('/festival/festival-1', { zebras: [{}] }).invalid(because);
      await api.get('/festival/festival-1').ok('a refused update changes nothing', { zebras: [] });
    },
  );

  test(
    'deleting a Zebra takes its id out of every zebras and keeps the others',
    about(
      'festival.zebras.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebra-2 was deleted';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Festival', { ...festival, zebras: ['zebra-1', 'zebra-2', 'zebra-3'] });
      await api.create('Festival', { ...festival, id: 'festival-2', zebras: ['zebra-2'] });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/festival/festival-1')
        .ok(because, { id: 'festival-1', zebras: ['zebra-1', 'zebra-3'] });
      await api.get('/festival/festival-2').ok(because, { id: 'festival-2', zebras: [] });
      await api.get('/festival').ok(because, [
        { id: 'festival-1', zebras: ['zebra-1', 'zebra-3'] },
        { id: 'festival-2', zebras: [] },
      ]);
      await api
        .patch('/festival/festival-1', { born_daily_retired: '2021-06-17 20:19:46' })
        .ok('an update of something else brings no reference back', {
          zebras: ['zebra-1', 'zebra-3'],
        });
      await api
        .patch('/festival/festival-1', { zebras: ['zebra-1', 'zebra-2'] })
        .invalid('zebras must hold only ids of existing Zebra objects');
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .get('/festival/festival-2')
        .ok('the Zebra that has the id zebra-2 now is another', { zebras: [] });
    },
  );

  test(
    'create and update refuse the id of a Festival in zebras, which refers to Zebra',
    about(
      'festival.zebras.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'zebras must hold only ids of existing Zebra objects';
      await api.create('Festival', festival);
      await api
        .post('/festival', { ...festival, id: 'festival-2', zebras: ['festival-1'] })
        .invalid(because);
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', { zebras: ['festival-1'] }).invalid(because);
      await api.get('/festival/festival-2').ok('a refused update changes nothing', { zebras: [] });
    },
  );

  test(
    'deleting a Festival, or the Zebra of the same id, leaves the other one and zebras as they are',
    about(
      'festival.zebras.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Zebra', { ...zebra, id: 'festival-1' });
      await api.create('Zebra', { ...zebra, id: 'festival-2' });
      await api.create('Festival', { ...festival, zebras: ['festival-2'] });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.delete('/festival/festival-2').removed(because);
      await api
        .get('/zebra/festival-2')
        .ok('no Zebra was deleted', { ...zebra, id: 'festival-2', statues: [], galaxies: [] });
      await api.delete('/zebra/festival-1').removed(because);
      await api.get('/festival/festival-1').ok('only the Zebra festival-1 was deleted', {
        ...festival,
        ladder_distant: null,
        zebras: ['festival-2'],
      });
    },
  );

  test(
    'update that is refused for ladder_distant does not change born_daily_retired either',
    about(
      'festival.ladder_distant.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Festival', festival);
      await api
        .patch('/festival/festival-1', {
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-unknown',
        })
        .invalid('ladder_distant must be the id of an existing Ladder');
      await api
        .get('/festival/festival-1')
        .ok('a refused update changes nothing', { ...festival, ladder_distant: null, zebras: [] });
    },
  );
});
