import { about, test, without } from '../support/api.ts';

// A valid Jacket, as the tests send it.
const jacket = {
  id: 'jacket-1',
  margin_verified: 78.75,
  sealed_off_third: false,
  serial: 'sigi tov',
  attempts_pending: 62,
};

// A valid RadioFarm, as the tests send it.
const radioFarm = {
  id: 'radiofarm-1',
  rating_remote: 44,
  scheduled_lesser: '2024-12-15 05:49:05',
  urgent_nested_remote: true,
  views_backup: 71,
  shipped_inner: false,
};

test.describe('RadioFarm: create, read, update and delete', () => {
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
    'create answers the new RadioFarm, and read answers it again',
    about(
      'radiofarm.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: radioFarm,
        status: [200, 201],
        answer: { ...radioFarm, jacket_stored: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { ...radioFarm, jacket_stored: null },
        because: 'read answers the object that was created',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, id: 'radiofarm-2' },
        status: [200, 201],
        answer: { id: 'radiofarm-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole RadioFarm',
    about(
      'radiofarm.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: {
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        status: [200],
        answer: {
          id: 'radiofarm-1',
          jacket_stored: null,
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: {
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('radiofarm.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: {
          id: 'radiofarm-1',
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        status: [200],
        answer: {
          id: 'radiofarm-1',
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: {
          id: 'radiofarm-1',
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for shipped_inner does not change rating_remote either',
    about(
      'radiofarm.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { rating_remote: 100, shipped_inner: 'abc' },
        status: [400, 422],
        because: 'shipped_inner must be true or false',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { ...radioFarm, jacket_stored: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a RadioFarm: no read finds it and no list holds it',
    about(
      'radiofarm.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.delete('/radiofarm/radiofarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/radiofarm/radiofarm-1', { status: [404], because: 'it was deleted' });
      await api.get('/radiofarm', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RadioFarm has',
    about('radiofarm.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.get('/radiofarm/radiofarm-unknown', {
        status: [404],
        because: 'no RadioFarm has the id radiofarm-unknown',
      });
      await api.patch('/radiofarm/radiofarm-unknown', {
        body: {
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        status: [404],
        because: 'no RadioFarm has the id radiofarm-unknown',
      });
      await api.delete('/radiofarm/radiofarm-unknown', {
        status: [404],
        because: 'no RadioFarm has the id radiofarm-unknown',
      });
      await api.get('/radiofarm', {
        status: [200],
        answer: [{ id: 'radiofarm-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('RadioFarm: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every RadioFarm with all of its fields',
    about('radiofarm.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.create('RadioFarm', {
        ...radioFarm,
        id: 'radiofarm-2',
        rating_remote: 100,
        scheduled_lesser: '2025-12-07 19:06:57',
        urgent_nested_remote: false,
        views_backup: 45,
        shipped_inner: true,
      });
      await api.create('RadioFarm', {
        ...radioFarm,
        id: 'radiofarm-3',
        rating_remote: 27,
        scheduled_lesser: '2028-10-19 21:43:24',
        views_backup: 26,
      });
      await api.get('/radiofarm', {
        status: [200],
        answer: [
          { ...radioFarm, jacket_stored: null },
          {
            id: 'radiofarm-2',
            jacket_stored: null,
            rating_remote: 100,
            scheduled_lesser: '2025-12-07 19:06:57',
            urgent_nested_remote: false,
            views_backup: 45,
            shipped_inner: true,
          },
          {
            id: 'radiofarm-3',
            jacket_stored: null,
            rating_remote: 27,
            scheduled_lesser: '2028-10-19 21:43:24',
            urgent_nested_remote: true,
            views_backup: 26,
            shipped_inner: false,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one RadioFarm leaves another as it was',
    about('radiofarm.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.create('RadioFarm', {
        ...radioFarm,
        id: 'radiofarm-2',
        rating_remote: 100,
        scheduled_lesser: '2025-12-07 19:06:57',
        urgent_nested_remote: false,
        views_backup: 45,
        shipped_inner: true,
      });
      await api.patch('/radiofarm/radiofarm-2', {
        body: {
          id: 'radiofarm-2',
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { ...radioFarm, jacket_stored: null },
        because: 'another object was updated',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: {
          id: 'radiofarm-2',
          jacket_stored: null,
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one RadioFarm leaves another as it was',
    about(
      'radiofarm.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.create('RadioFarm', {
        ...radioFarm,
        id: 'radiofarm-2',
        rating_remote: 100,
        scheduled_lesser: '2025-12-07 19:06:57',
        urgent_nested_remote: false,
        views_backup: 45,
        shipped_inner: true,
      });
      await api.delete('/radiofarm/radiofarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: {
          id: 'radiofarm-2',
          jacket_stored: null,
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        },
        because: 'another object was deleted',
      });
      await api.get('/radiofarm', {
        status: [200],
        answer: [{ id: 'radiofarm-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every RadioFarm',
    about('radiofarm.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.create('RadioFarm', {
        ...radioFarm,
        id: 'radiofarm-2',
        rating_remote: 100,
        scheduled_lesser: '2025-12-07 19:06:57',
        urgent_nested_remote: false,
        views_backup: 45,
        shipped_inner: true,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/radiofarm', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/radiofarm/radiofarm-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('RadioFarm: required fields and defaults', () => {
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
    'create refuses a RadioFarm without an id',
    about(
      'radiofarm.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: without(radioFarm, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/radiofarm', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a RadioFarm without rating_remote, which is required',
    about(
      'radiofarm.rating_remote.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: without(radioFarm, 'rating_remote'),
        status: [400, 422],
        because: 'rating_remote is required and has no default',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'scheduled_lesser is "2026-12-25 12:00:00" when a create leaves it out',
    about('radiofarm.scheduled_lesser.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: without(radioFarm, 'scheduled_lesser'),
        status: [200, 201],
        answer: { scheduled_lesser: '2026-12-25 12:00:00' },
        because: 'the default of scheduled_lesser is "2026-12-25 12:00:00"',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2026-12-25 12:00:00' },
        because: 'the default of scheduled_lesser is "2026-12-25 12:00:00"',
      });
    },
  );

  test(
    'create refuses a RadioFarm without urgent_nested_remote, which is required',
    about(
      'radiofarm.urgent_nested_remote.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: without(radioFarm, 'urgent_nested_remote'),
        status: [400, 422],
        because: 'urgent_nested_remote is required and has no default',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a RadioFarm without views_backup, which is required',
    about(
      'radiofarm.views_backup.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: without(radioFarm, 'views_backup'),
        status: [400, 422],
        because: 'views_backup is required and has no default',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a RadioFarm without shipped_inner, which is optional',
    about('radiofarm.shipped_inner.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: without(radioFarm, 'shipped_inner'),
        status: [200, 201],
        answer: { shipped_inner: null },
        because: 'shipped_inner is optional',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { shipped_inner: null },
        because: 'shipped_inner is optional',
      });
    },
  );

  test(
    'update of rating_remote or shipped_inner alone leaves every other field as it is',
    about('radiofarm.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'jacket-1' });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { rating_remote: 100 },
        status: [200],
        answer: { ...radioFarm, jacket_stored: 'jacket-1', rating_remote: 100 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { shipped_inner: true },
        status: [200],
        answer: {
          ...radioFarm,
          jacket_stored: 'jacket-1',
          rating_remote: 100,
          shipped_inner: true,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: {
          ...radioFarm,
          jacket_stored: 'jacket-1',
          rating_remote: 100,
          shipped_inner: true,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('RadioFarm: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for rating_remote',
    about(
      'radiofarm.rating_remote.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, rating_remote: null },
        status: [400, 422],
        because: 'rating_remote must not be null',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { rating_remote: null },
        status: [400, 422],
        because: 'rating_remote must not be null',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { rating_remote: 44 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for scheduled_lesser',
    about(
      'radiofarm.scheduled_lesser.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: null },
        status: [400, 422],
        because: 'scheduled_lesser must not be null',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: null },
        status: [400, 422],
        because: 'scheduled_lesser must not be null',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2024-12-15 05:49:05' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'urgent_nested_remote may be null',
    about(
      'radiofarm.urgent_nested_remote.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, urgent_nested_remote: null },
        status: [200, 201],
        answer: { urgent_nested_remote: null },
        because: 'urgent_nested_remote is nullable',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { urgent_nested_remote: null },
        because: 'urgent_nested_remote is nullable',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { urgent_nested_remote: null },
        status: [200],
        answer: { urgent_nested_remote: null },
        because: 'urgent_nested_remote is nullable',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { urgent_nested_remote: null },
        because: 'urgent_nested_remote is nullable',
      });
    },
  );

  test(
    'create and update refuse null for views_backup',
    about(
      'radiofarm.views_backup.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, views_backup: null },
        status: [400, 422],
        because: 'views_backup must not be null',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { views_backup: null },
        status: [400, 422],
        because: 'views_backup must not be null',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { views_backup: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for shipped_inner',
    about(
      'radiofarm.shipped_inner.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, shipped_inner: null },
        status: [400, 422],
        because: 'shipped_inner must not be null',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { shipped_inner: null },
        status: [400, 422],
        because: 'shipped_inner must not be null',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { shipped_inner: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RadioFarm: types and bounds', () => {
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
    'create and update refuse a rating_remote of a wrong type',
    about(
      'radiofarm.rating_remote.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, rating_remote: 'abc' },
        status: [400, 422],
        because: 'rating_remote must be an integer',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, rating_remote: { value: 'text' } },
        status: [400, 422],
        because: 'rating_remote must be an integer',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, rating_remote: 43.5 },
        status: [400, 422],
        because: 'rating_remote must be an integer',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { rating_remote: 'abc' },
        status: [400, 422],
        because: 'rating_remote must be an integer',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { rating_remote: { value: 'text' } },
        status: [400, 422],
        because: 'rating_remote must be an integer',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { rating_remote: 43.5 },
        status: [400, 422],
        because: 'rating_remote must be an integer',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { rating_remote: 44 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_remote may be right at its minimum of 5',
    about(
      'radiofarm.rating_remote.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, rating_remote: 5 },
        status: [200, 201],
        answer: { rating_remote: 5 },
        because: 'the minimum of rating_remote is 5, inclusive',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { rating_remote: 5 },
        because: 'the minimum of rating_remote is 5, inclusive',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { rating_remote: 5 },
        status: [200],
        answer: { rating_remote: 5 },
        because: 'the minimum of rating_remote is 5, inclusive',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { rating_remote: 5 },
        because: 'the minimum of rating_remote is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rating_remote below its minimum of 5',
    about(
      'radiofarm.rating_remote.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, rating_remote: 4 },
        status: [400, 422],
        because: 'rating_remote must be at least 5',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { rating_remote: 4 },
        status: [400, 422],
        because: 'rating_remote must be at least 5',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { rating_remote: 44 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_remote has no maximum',
    about('radiofarm.rating_remote.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, rating_remote: 1000000 },
        status: [200, 201],
        answer: { rating_remote: 1000000 },
        because: 'rating_remote has no maximum',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { rating_remote: 1000000 },
        because: 'rating_remote has no maximum',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { rating_remote: 1000000 },
        status: [200],
        answer: { rating_remote: 1000000 },
        because: 'rating_remote has no maximum',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { rating_remote: 1000000 },
        because: 'rating_remote has no maximum',
      });
    },
  );

  test(
    'scheduled_lesser may be the leap day 2024-02-29',
    about('radiofarm.scheduled_lesser.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { scheduled_lesser: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled_lesser',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled_lesser',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { scheduled_lesser: '2024-02-29 12:00:00' },
        status: [200],
        answer: { scheduled_lesser: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled_lesser',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { scheduled_lesser: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled_lesser',
      });
    },
  );

  test(
    'create and update refuse a scheduled_lesser of a wrong type',
    about(
      'radiofarm.scheduled_lesser.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: 202403 },
        status: [400, 422],
        because: 'scheduled_lesser must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: 202403 },
        status: [400, 422],
        because: 'scheduled_lesser must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2024-12-15 05:49:05' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a scheduled_lesser that no calendar or clock has',
    about(
      'radiofarm.scheduled_lesser.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2024-13-01 05:49:05' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2024-12-15 25:00:00' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: '2024-13-01 05:49:05' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: '2024-12-15 25:00:00' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2024-12-15 05:49:05' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a scheduled_lesser in another format',
    about(
      'radiofarm.scheduled_lesser.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2024-12-15T05:49:05Z' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2024-12-15' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: 'not a date' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: '2024-12-15T05:49:05Z' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: '2024-12-15' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: 'not a date' },
        status: [400, 422],
        because: 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2024-12-15 05:49:05' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled_lesser may be right at its first moment of 2021-01-01 00:00:00',
    about(
      'radiofarm.scheduled_lesser.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2021-01-01 00:00:00' },
        status: [200, 201],
        answer: { scheduled_lesser: '2021-01-01 00:00:00' },
        because: 'the first moment of scheduled_lesser is 2021-01-01 00:00:00, inclusive',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2021-01-01 00:00:00' },
        because: 'the first moment of scheduled_lesser is 2021-01-01 00:00:00, inclusive',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { scheduled_lesser: '2021-01-01 00:00:00' },
        status: [200],
        answer: { scheduled_lesser: '2021-01-01 00:00:00' },
        because: 'the first moment of scheduled_lesser is 2021-01-01 00:00:00, inclusive',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { scheduled_lesser: '2021-01-01 00:00:00' },
        because: 'the first moment of scheduled_lesser is 2021-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a scheduled_lesser before its first moment of 2021-01-01 00:00:00',
    about(
      'radiofarm.scheduled_lesser.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2020-12-31 23:59:59' },
        status: [400, 422],
        because: 'scheduled_lesser must not be before 2021-01-01 00:00:00',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: '2020-12-31 23:59:59' },
        status: [400, 422],
        because: 'scheduled_lesser must not be before 2021-01-01 00:00:00',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2024-12-15 05:49:05' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled_lesser may be right at its last moment of 2030-12-31 23:59:59',
    about(
      'radiofarm.scheduled_lesser.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2030-12-31 23:59:59' },
        status: [200, 201],
        answer: { scheduled_lesser: '2030-12-31 23:59:59' },
        because: 'the last moment of scheduled_lesser is 2030-12-31 23:59:59, inclusive',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2030-12-31 23:59:59' },
        because: 'the last moment of scheduled_lesser is 2030-12-31 23:59:59, inclusive',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { scheduled_lesser: '2030-12-31 23:59:59' },
        status: [200],
        answer: { scheduled_lesser: '2030-12-31 23:59:59' },
        because: 'the last moment of scheduled_lesser is 2030-12-31 23:59:59, inclusive',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { scheduled_lesser: '2030-12-31 23:59:59' },
        because: 'the last moment of scheduled_lesser is 2030-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse a scheduled_lesser after its last moment of 2030-12-31 23:59:59',
    about(
      'radiofarm.scheduled_lesser.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, scheduled_lesser: '2031-01-01 00:00:00' },
        status: [400, 422],
        because: 'scheduled_lesser must not be after 2030-12-31 23:59:59',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { scheduled_lesser: '2031-01-01 00:00:00' },
        status: [400, 422],
        because: 'scheduled_lesser must not be after 2030-12-31 23:59:59',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { scheduled_lesser: '2024-12-15 05:49:05' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'urgent_nested_remote may be false',
    about('radiofarm.urgent_nested_remote.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, urgent_nested_remote: false },
        status: [200, 201],
        answer: { urgent_nested_remote: false },
        because: 'false is a valid value of urgent_nested_remote',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { urgent_nested_remote: false },
        because: 'false is a valid value of urgent_nested_remote',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { urgent_nested_remote: false },
        status: [200],
        answer: { urgent_nested_remote: false },
        because: 'false is a valid value of urgent_nested_remote',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { urgent_nested_remote: false },
        because: 'false is a valid value of urgent_nested_remote',
      });
    },
  );

  test(
    'create and update refuse an urgent_nested_remote of a wrong type',
    about(
      'radiofarm.urgent_nested_remote.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, urgent_nested_remote: 'abc' },
        status: [400, 422],
        because: 'urgent_nested_remote must be true or false',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, urgent_nested_remote: { value: 'text' } },
        status: [400, 422],
        because: 'urgent_nested_remote must be true or false',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { urgent_nested_remote: 'abc' },
        status: [400, 422],
        because: 'urgent_nested_remote must be true or false',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { urgent_nested_remote: { value: 'text' } },
        status: [400, 422],
        because: 'urgent_nested_remote must be true or false',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { urgent_nested_remote: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a views_backup of a wrong type',
    about(
      'radiofarm.views_backup.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, views_backup: 'abc' },
        status: [400, 422],
        because: 'views_backup must be an integer',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, views_backup: { value: 'text' } },
        status: [400, 422],
        because: 'views_backup must be an integer',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, views_backup: 70.5 },
        status: [400, 422],
        because: 'views_backup must be an integer',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { views_backup: 'abc' },
        status: [400, 422],
        because: 'views_backup must be an integer',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { views_backup: { value: 'text' } },
        status: [400, 422],
        because: 'views_backup must be an integer',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { views_backup: 70.5 },
        status: [400, 422],
        because: 'views_backup must be an integer',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { views_backup: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'views_backup may be right at its minimum of 0',
    about(
      'radiofarm.views_backup.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, views_backup: 0 },
        status: [200, 201],
        answer: { views_backup: 0 },
        because: 'the minimum of views_backup is 0, inclusive',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { views_backup: 0 },
        because: 'the minimum of views_backup is 0, inclusive',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { views_backup: 0 },
        status: [200],
        answer: { views_backup: 0 },
        because: 'the minimum of views_backup is 0, inclusive',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { views_backup: 0 },
        because: 'the minimum of views_backup is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a views_backup below its minimum of 0',
    about(
      'radiofarm.views_backup.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, views_backup: -1 },
        status: [400, 422],
        because: 'views_backup must be at least 0',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { views_backup: -1 },
        status: [400, 422],
        because: 'views_backup must be at least 0',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { views_backup: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'views_backup has no maximum',
    about('radiofarm.views_backup.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, views_backup: 1000000 },
        status: [200, 201],
        answer: { views_backup: 1000000 },
        because: 'views_backup has no maximum',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { views_backup: 1000000 },
        because: 'views_backup has no maximum',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { views_backup: 1000000 },
        status: [200],
        answer: { views_backup: 1000000 },
        because: 'views_backup has no maximum',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { views_backup: 1000000 },
        because: 'views_backup has no maximum',
      });
    },
  );

  test(
    'shipped_inner may be false',
    about('radiofarm.shipped_inner.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: radioFarm,
        status: [200, 201],
        answer: { shipped_inner: false },
        because: 'false is a valid value of shipped_inner',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { shipped_inner: false },
        because: 'false is a valid value of shipped_inner',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2', shipped_inner: true });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { shipped_inner: false },
        status: [200],
        answer: { shipped_inner: false },
        because: 'false is a valid value of shipped_inner',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { shipped_inner: false },
        because: 'false is a valid value of shipped_inner',
      });
    },
  );

  test(
    'create and update refuse a shipped_inner of a wrong type',
    about(
      'radiofarm.shipped_inner.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, shipped_inner: 'abc' },
        status: [400, 422],
        because: 'shipped_inner must be true or false',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, shipped_inner: { value: 'text' } },
        status: [400, 422],
        because: 'shipped_inner must be true or false',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { shipped_inner: 'abc' },
        status: [400, 422],
        because: 'shipped_inner must be true or false',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { shipped_inner: { value: 'text' } },
        status: [400, 422],
        because: 'shipped_inner must be true or false',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { shipped_inner: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('RadioFarm: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'jacket_stored refers to an existing Jacket and is answered as its id',
    about(
      'radiofarm.jacket_stored.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.post('/radiofarm', {
        body: { ...radioFarm, jacket_stored: 'jacket-1' },
        status: [200, 201],
        answer: { jacket_stored: 'jacket-1' },
        because: 'jacket_stored was sent as jacket-1',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { jacket_stored: 'jacket-1' },
        because: 'jacket_stored was sent as jacket-1',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { jacket_stored: 'jacket-2' },
        status: [200],
        answer: { jacket_stored: 'jacket-2' },
        because: 'jacket_stored was changed to jacket-2',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { jacket_stored: 'jacket-2' },
        because: 'jacket_stored was changed to jacket-2',
      });
      await api.get('/radiofarm', {
        status: [200],
        answer: [{ id: 'radiofarm-1', jacket_stored: 'jacket-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a jacket_stored that no Jacket has as its id',
    about(
      'radiofarm.jacket_stored.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, jacket_stored: 'jacket-unknown' },
        status: [400, 422],
        because: 'jacket_stored must be the id of an existing Jacket',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Jacket', jacket);
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'jacket-1' });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { jacket_stored: 'jacket-unknown' },
        status: [400, 422],
        because: 'jacket_stored must be the id of an existing Jacket',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { jacket_stored: 'jacket-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for jacket_stored',
    about(
      'radiofarm.jacket_stored.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/radiofarm', {
        body: { ...radioFarm, jacket_stored: 421337 },
        status: [400, 422],
        because: 'jacket_stored must be the id of a Jacket',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, jacket_stored: { value: 'text' } },
        status: [400, 422],
        because: 'jacket_stored must be the id of a Jacket',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { jacket_stored: 421337 },
        status: [400, 422],
        because: 'jacket_stored must be the id of a Jacket',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { jacket_stored: { value: 'text' } },
        status: [400, 422],
        because: 'jacket_stored must be the id of a Jacket',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { jacket_stored: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'jacket_stored may be null or left out',
    about(
      'radiofarm.jacket_stored.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.post('/radiofarm', {
        body: { ...radioFarm, jacket_stored: null },
        status: [200, 201],
        answer: { jacket_stored: null },
        because: 'a reference may be null',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { jacket_stored: 'jacket-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/radiofarm/radiofarm-1', {
        body: { jacket_stored: null },
        status: [200],
        answer: { jacket_stored: null },
        because: 'a reference may be null',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { jacket_stored: null },
        because: 'a reference may be null',
      });
      await api.post('/radiofarm', {
        body: { ...radioFarm, id: 'radiofarm-2' },
        status: [200, 201],
        answer: { jacket_stored: null },
        because: 'jacket_stored is optional',
      });
    },
  );

  test(
    'deleting a Jacket clears every jacket_stored that refers to it',
    about(
      'radiofarm.jacket_stored.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'jacket-1' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2', jacket_stored: 'jacket-1' });
      await api.delete('/jacket/jacket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { id: 'radiofarm-1', jacket_stored: null },
        because: 'jacket-1 was deleted',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { id: 'radiofarm-2', jacket_stored: null },
        because: 'jacket-1 was deleted',
      });
    },
  );

  test(
    'deleting a Jacket keeps a jacket_stored that refers to another',
    about(
      'radiofarm.jacket_stored.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'jacket-2' });
      await api.delete('/jacket/jacket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { jacket_stored: 'jacket-2' },
        because: 'another Jacket was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a RadioFarm in jacket_stored, which refers to Jacket',
    about(
      'radiofarm.jacket_stored.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.post('/radiofarm', {
        body: { ...radioFarm, id: 'radiofarm-2', jacket_stored: 'radiofarm-1' },
        status: [400, 422],
        because: 'jacket_stored must be the id of an existing Jacket',
      });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', {
        body: { jacket_stored: 'radiofarm-1' },
        status: [400, 422],
        because: 'jacket_stored must be the id of an existing Jacket',
      });
      await api.get('/radiofarm/radiofarm-2', {
        status: [200],
        answer: { jacket_stored: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a RadioFarm with the id of a Jacket leaves jacket_stored alone',
    about(
      'radiofarm.jacket_stored.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Jacket', jacket);
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'jacket-1' });
      await api.create('RadioFarm', { ...radioFarm, id: 'jacket-1' });
      await api.delete('/radiofarm/jacket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { jacket_stored: 'jacket-1' },
        because: 'no Jacket was deleted',
      });
    },
  );

  test(
    'update that is refused for jacket_stored does not change rating_remote either',
    about(
      'radiofarm.jacket_stored.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', {
        body: { rating_remote: 100, jacket_stored: 'jacket-unknown' },
        status: [400, 422],
        because: 'jacket_stored must be the id of an existing Jacket',
      });
      await api.get('/radiofarm/radiofarm-1', {
        status: [200],
        answer: { ...radioFarm, jacket_stored: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
