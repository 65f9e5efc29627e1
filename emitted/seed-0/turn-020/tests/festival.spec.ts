import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  rank: 71,
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
      await api.post('/festival', {
        body: festival,
        status: [200, 201],
        answer: { ...festival, ladder_distant: null, zebras: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ...festival, ladder_distant: null, zebras: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/festival', {
        body: { ...festival, id: 'festival-2' },
        status: [200, 201],
        answer: { id: 'festival-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2021-06-17 20:19:46', urgency: 'critical', views: 39 },
        status: [200],
        answer: {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'festival-1',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { born_daily_retired: '2021-06-17 20:19:46', urgency: 'critical', views: 39 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('festival.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: {
          id: 'festival-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        },
        status: [200],
        answer: {
          id: 'festival-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: {
          id: 'festival-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2021-06-17 20:19:46', views: 'abc' },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ...festival, ladder_distant: null, zebras: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Festival', festival);
      await api.delete('/festival/festival-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/festival/festival-1', { status: [404], because: 'it was deleted' });
      await api.get('/festival', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Festival has',
    about('festival.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Festival', festival);
      await api.get('/festival/festival-unknown', {
        status: [404],
        because: 'no Festival has the id festival-unknown',
      });
      await api.patch('/festival/festival-unknown', {
        body: { born_daily_retired: '2021-06-17 20:19:46', urgency: 'critical', views: 39 },
        status: [404],
        because: 'no Festival has the id festival-unknown',
      });
      await api.delete('/festival/festival-unknown', {
        status: [404],
        because: 'no Festival has the id festival-unknown',
      });
      await api.get('/festival', {
        status: [200],
        answer: [{ id: 'festival-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/festival', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/festival/festival-2', {
        body: {
          id: 'festival-2',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ...festival, ladder_distant: null, zebras: [] },
        because: 'another object was updated',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'festival-2',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
        },
        because: 'the update is stored',
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
      await api.delete('/festival/festival-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'festival-2',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
        },
        because: 'another object was deleted',
      });
      await api.get('/festival', {
        status: [200],
        answer: [{ id: 'festival-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/festival', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/festival/festival-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/festival', {
        body: without(festival, 'born_daily_retired'),
        status: [400, 422],
        because: 'born_daily_retired is required and has no default',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/festival', {
        body: without(festival, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/festival', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'urgency is "high" when a create leaves it out',
    about('festival.urgency.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/festival', {
        body: without(festival, 'urgency'),
        status: [200, 201],
        answer: { urgency: 'high' },
        because: 'the default of urgency is "high"',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { urgency: 'high' },
        because: 'the default of urgency is "high"',
      });
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
      await api.post('/festival', {
        body: without(festival, 'views'),
        status: [400, 422],
        because: 'views is required and has no default',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of born_daily_retired or views alone leaves every other field as it is',
    about('festival.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Festival', {
        ...festival,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1'],
      });
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2021-06-17 20:19:46' },
        status: [200],
        answer: {
          ...festival,
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-1',
          zebras: ['zebra-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/festival/festival-1', {
        body: { views: 39 },
        status: [200],
        answer: {
          ...festival,
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-1',
          views: 39,
          zebras: ['zebra-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: {
          ...festival,
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-1',
          views: 39,
          zebras: ['zebra-1'],
        },
        because: 'an update touches only what it carries',
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
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: null },
        status: [400, 422],
        because: 'born_daily_retired must not be null',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: null },
        status: [400, 422],
        because: 'born_daily_retired must not be null',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, urgency: null },
        status: [400, 422],
        because: 'urgency must not be null',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { urgency: null },
        status: [400, 422],
        because: 'urgency must not be null',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { urgency: 'normal' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'views may be null',
    about('festival.views.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/festival', {
        body: { ...festival, views: null },
        status: [200, 201],
        answer: { views: null },
        because: 'views is nullable',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { views: null },
        because: 'views is nullable',
      });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', {
        body: { views: null },
        status: [200],
        answer: { views: null },
        because: 'views is nullable',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { views: null },
        because: 'views is nullable',
      });
    },
  );
});

test.describe('Festival: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'born_daily_retired may be the leap day 2020-02-29',
    about('festival.born_daily_retired.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { born_daily_retired: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_daily_retired',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { born_daily_retired: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_daily_retired',
      });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', {
        body: { born_daily_retired: '2020-02-29 12:00:00' },
        status: [200],
        answer: { born_daily_retired: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_daily_retired',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { born_daily_retired: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_daily_retired',
      });
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
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: 202403 },
        status: [400, 422],
        because: 'born_daily_retired must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: 202403 },
        status: [400, 422],
        because: 'born_daily_retired must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2022-13-01 07:10:21' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2022-11-26 25:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2022-13-01 07:10:21' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2022-11-26 25:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2022-11-26T07:10:21Z' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2022-11-26' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: 'not a date' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2022-11-26T07:10:21Z' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2022-11-26' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: 'not a date' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2020-01-01 00:00:00' },
        status: [200, 201],
        answer: { born_daily_retired: '2020-01-01 00:00:00' },
        because: 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { born_daily_retired: '2020-01-01 00:00:00' },
        because: 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive',
      });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', {
        body: { born_daily_retired: '2020-01-01 00:00:00' },
        status: [200],
        answer: { born_daily_retired: '2020-01-01 00:00:00' },
        because: 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { born_daily_retired: '2020-01-01 00:00:00' },
        because: 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive',
      });
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
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'born_daily_retired must not be before 2020-01-01 00:00:00',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'born_daily_retired must not be before 2020-01-01 00:00:00',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, born_daily_retired: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { born_daily_retired: '2099-10-11 12:13:14' },
        because: 'born_daily_retired has no last moment',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { born_daily_retired: '2099-10-11 12:13:14' },
        because: 'born_daily_retired has no last moment',
      });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', {
        body: { born_daily_retired: '2099-10-11 12:13:14' },
        status: [200],
        answer: { born_daily_retired: '2099-10-11 12:13:14' },
        because: 'born_daily_retired has no last moment',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { born_daily_retired: '2099-10-11 12:13:14' },
        because: 'born_daily_retired has no last moment',
      });
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
      await api.post('/festival', {
        body: { ...festival, urgency: 421337 },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.post('/festival', {
        body: { ...festival, urgency: { value: 'text' } },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { urgency: 421337 },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.patch('/festival/festival-1', {
        body: { urgency: { value: 'text' } },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { urgency: 'normal' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, views: 'abc' },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.post('/festival', {
        body: { ...festival, views: { value: 'text' } },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.post('/festival', {
        body: { ...festival, views: 67.5 },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { views: 'abc' },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.patch('/festival/festival-1', {
        body: { views: { value: 'text' } },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.patch('/festival/festival-1', {
        body: { views: 67.5 },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { views: 68 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, views: 0 },
        status: [200, 201],
        answer: { views: 0 },
        because: 'the minimum of views is 0, inclusive',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { views: 0 },
        because: 'the minimum of views is 0, inclusive',
      });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', {
        body: { views: 0 },
        status: [200],
        answer: { views: 0 },
        because: 'the minimum of views is 0, inclusive',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { views: 0 },
        because: 'the minimum of views is 0, inclusive',
      });
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
      await api.post('/festival', {
        body: { ...festival, views: -1 },
        status: [400, 422],
        because: 'views must be at least 0',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { views: -1 },
        status: [400, 422],
        because: 'views must be at least 0',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { views: 68 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, views: 5000 },
        status: [200, 201],
        answer: { views: 5000 },
        because: 'the maximum of views is 5000, inclusive',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { views: 5000 },
        because: 'the maximum of views is 5000, inclusive',
      });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', {
        body: { views: 5000 },
        status: [200],
        answer: { views: 5000 },
        because: 'the maximum of views is 5000, inclusive',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { views: 5000 },
        because: 'the maximum of views is 5000, inclusive',
      });
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
      await api.post('/festival', {
        body: { ...festival, views: 5001 },
        status: [400, 422],
        because: 'views must be at most 5000',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { views: 5001 },
        status: [400, 422],
        because: 'views must be at most 5000',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { views: 68 },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/festival', {
        body: festival,
        status: [200, 201],
        answer: { urgency: 'normal' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/festival/festival-1', {
        body: { urgency: 'high' },
        status: [200],
        answer: { urgency: 'high' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/festival/festival-1', {
        body: { urgency: 'critical' },
        status: [200],
        answer: { urgency: 'critical' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { urgency: 'critical' },
        because: 'the value is one of FestivalUrgency',
      });
    },
  );

  test(
    'create and update refuse the urgency unheard_of, which FestivalUrgency does not have',
    about(
      'festival.urgency.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/festival', {
        body: { ...festival, urgency: 'unheard_of' },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { urgency: 'unheard_of' },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { urgency: 'normal' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, urgency: 'NORMAL' },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { urgency: 'NORMAL' },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { urgency: 'normal' },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.post('/festival', {
        body: { ...festival, ladder_distant: 'ladder-1' },
        status: [200, 201],
        answer: { ladder_distant: 'ladder-1' },
        because: 'ladder_distant was sent as ladder-1',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-1' },
        because: 'ladder_distant was sent as ladder-1',
      });
      await api.patch('/festival/festival-1', {
        body: { ladder_distant: 'ladder-2' },
        status: [200],
        answer: { ladder_distant: 'ladder-2' },
        because: 'ladder_distant was changed to ladder-2',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-2' },
        because: 'ladder_distant was changed to ladder-2',
      });
      await api.get('/festival', {
        status: [200],
        answer: [{ id: 'festival-1', ladder_distant: 'ladder-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/festival', {
        body: { ...festival, ladder_distant: 'ladder-unknown' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.create('Festival', { ...festival, ladder_distant: 'ladder-1' });
      await api.patch('/festival/festival-1', {
        body: { ladder_distant: 'ladder-unknown' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-1' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, ladder_distant: 421337 },
        status: [400, 422],
        because: 'ladder_distant must be the id of a Ladder',
      });
      await api.post('/festival', {
        body: { ...festival, ladder_distant: { value: 'text' } },
        status: [400, 422],
        because: 'ladder_distant must be the id of a Ladder',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { ladder_distant: 421337 },
        status: [400, 422],
        because: 'ladder_distant must be the id of a Ladder',
      });
      await api.patch('/festival/festival-1', {
        body: { ladder_distant: { value: 'text' } },
        status: [400, 422],
        because: 'ladder_distant must be the id of a Ladder',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ladder_distant: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'ladder_distant may be null or left out',
    about('festival.ladder_distant.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.post('/festival', {
        body: { ...festival, ladder_distant: null },
        status: [200, 201],
        answer: { ladder_distant: null },
        because: 'a reference may be null',
      });
      await api.patch('/festival/festival-1', {
        body: { ladder_distant: 'ladder-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/festival/festival-1', {
        body: { ladder_distant: null },
        status: [200],
        answer: { ladder_distant: null },
        because: 'a reference may be null',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ladder_distant: null },
        because: 'a reference may be null',
      });
      await api.post('/festival', {
        body: { ...festival, id: 'festival-2' },
        status: [200, 201],
        answer: { ladder_distant: null },
        because: 'ladder_distant is optional',
      });
    },
  );

  test(
    'deleting a Ladder clears every ladder_distant that refers to it',
    about('festival.ladder_distant.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Festival', { ...festival, ladder_distant: 'ladder-1' });
      await api.create('Festival', { ...festival, id: 'festival-2', ladder_distant: 'ladder-1' });
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { id: 'festival-1', ladder_distant: null },
        because: 'ladder-1 was deleted',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { id: 'festival-2', ladder_distant: null },
        because: 'ladder-1 was deleted',
      });
    },
  );

  test(
    'deleting a Ladder keeps a ladder_distant that refers to another',
    about('festival.ladder_distant.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.create('Festival', { ...festival, ladder_distant: 'ladder-2' });
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-2' },
        because: 'another Ladder was deleted',
      });
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
      await api.create('Festival', festival);
      await api.post('/festival', {
        body: { ...festival, id: 'festival-2', ladder_distant: 'festival-1' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', {
        body: { ladder_distant: 'festival-1' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { ladder_distant: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Festival with the id of a Ladder leaves ladder_distant alone',
    about(
      'festival.ladder_distant.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Festival', { ...festival, ladder_distant: 'ladder-1' });
      await api.create('Festival', { ...festival, id: 'ladder-1' });
      await api.delete('/festival/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-1' },
        because: 'no Ladder was deleted',
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
      await api.post('/festival', {
        body: festival,
        status: [200, 201],
        answer: { zebras: [] },
        because: 'zebras was left out',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'zebras was left out',
      });
    },
  );

  test(
    'zebras lists existing Zebra objects and is answered as their ids',
    about(
      'festival.zebras.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/festival', {
        body: { ...festival, zebras: ['zebra-1', 'zebra-2'] },
        status: [200, 201],
        answer: { zebras: ['zebra-1', 'zebra-2'] },
        because: 'zebras was sent with two ids',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { zebras: ['zebra-1', 'zebra-2'] },
        because: 'zebras was sent with two ids',
      });
      await api.get('/festival', {
        status: [200],
        answer: [{ id: 'festival-1', zebras: ['zebra-1', 'zebra-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/festival/festival-1', {
        body: { zebras: ['zebra-2', 'zebra-1'] },
        status: [200],
        answer: { zebras: ['zebra-2', 'zebra-1'] },
        because: 'any order will do',
      });
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
      await api.patch('/festival/festival-1', {
        body: { zebras: ['zebra-2'] },
        status: [200],
        answer: { zebras: ['zebra-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/festival/festival-1', {
        body: { zebras: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'the list was emptied',
      });
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
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/festival', {
        body: { ...festival, zebras: ['zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.post('/festival', {
        body: { ...festival, zebras: ['zebra-1', 'zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.post('/festival', {
        body: { ...festival, zebras: ['zebra-unknown', 'zebra-2'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', { ...festival, zebras: ['zebra-1', 'zebra-2'] });
      await api.patch('/festival/festival-1', {
        body: { zebras: ['zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.patch('/festival/festival-1', {
        body: { zebras: ['zebra-1', 'zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.patch('/festival/festival-1', {
        body: { zebras: ['zebra-unknown', 'zebra-2'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { zebras: ['zebra-1', 'zebra-2'] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, zebras: null },
        status: [400, 422],
        because: 'zebras must not be null',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { zebras: null },
        status: [400, 422],
        because: 'zebras must not be null',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/festival', {
        body: { ...festival, zebras: 'abc' },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.post('/festival', {
        body: { ...festival, zebras: [{ value: 'text' }] },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.get('/festival/festival-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Festival', festival);
      await api.patch('/festival/festival-1', {
        body: { zebras: 'abc' },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.patch('/festival/festival-1', {
        body: { zebras: [{ value: 'text' }] },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Zebra takes its id out of every zebras and keeps the others',
    about(
      'festival.zebras.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Festival', { ...festival, zebras: ['zebra-1', 'zebra-2'] });
      await api.create('Festival', { ...festival, id: 'festival-2', zebras: ['zebra-1'] });
      await api.delete('/zebra/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { id: 'festival-1', zebras: ['zebra-2'] },
        because: 'zebra-1 was deleted',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { id: 'festival-2', zebras: [] },
        because: 'zebra-1 was deleted',
      });
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
      await api.create('Festival', festival);
      await api.post('/festival', {
        body: { ...festival, id: 'festival-2', zebras: ['festival-1'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.create('Festival', { ...festival, id: 'festival-2' });
      await api.patch('/festival/festival-2', {
        body: { zebras: ['festival-1'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/festival/festival-2', {
        status: [200],
        answer: { zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Festival with the id of a Zebra leaves zebras alone',
    about(
      'festival.zebras.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Festival', { ...festival, zebras: ['zebra-1'] });
      await api.create('Festival', { ...festival, id: 'zebra-1' });
      await api.delete('/festival/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { zebras: ['zebra-1'] },
        because: 'no Zebra was deleted',
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
      await api.patch('/festival/festival-1', {
        body: { born_daily_retired: '2021-06-17 20:19:46', ladder_distant: 'ladder-unknown' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.get('/festival/festival-1', {
        status: [200],
        answer: { ...festival, ladder_distant: null, zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
