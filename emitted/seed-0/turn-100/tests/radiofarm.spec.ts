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
      await api
        .post('/radiofarm', radioFarm)
        .created('create answers the object that was sent', { ...radioFarm, jacket_stored: null });
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('read answers the object that was created', { ...radioFarm, jacket_stored: null });
      await api
        .post('/radiofarm', { ...radioFarm, id: 'radiofarm-2' })
        .created('objects may be alike in everything but their ids', { id: 'radiofarm-2' });
    },
  );

  test(
    'the id of a RadioFarm may be any text, upper and lower case told apart, but no number',
    about(
      'radiofarm.create.accepts-any-id',
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
        .post('/radiofarm', { ...radioFarm, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('RadioFarm', {
        ...radioFarm,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/radiofarm/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/radiofarm/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...radioFarm,
          id: 'Room 2.B at the Very End of the Long Hall',
          jacket_stored: null,
        });
      await api.post('/radiofarm', { ...radioFarm, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/radiofarm/radiofarm-1', {
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        })
        .ok('every one of these fields was sent', {
          id: 'radiofarm-1',
          jacket_stored: null,
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        });
      await api.get('/radiofarm/radiofarm-1').ok('the update is stored', {
        rating_remote: 100,
        scheduled_lesser: '2025-12-07 19:06:57',
        urgent_nested_remote: false,
        views_backup: 45,
        shipped_inner: true,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('radiofarm.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('RadioFarm', radioFarm);
      await api
        .patch('/radiofarm/radiofarm-1', {
          id: 'radiofarm-1',
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        })
        .ok(because, {
          id: 'radiofarm-1',
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        });
      await api.get('/radiofarm/radiofarm-1').ok(because, {
        id: 'radiofarm-1',
        rating_remote: 100,
        scheduled_lesser: '2025-12-07 19:06:57',
        urgent_nested_remote: false,
        views_backup: 45,
        shipped_inner: true,
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
      await api
        .patch('/radiofarm/radiofarm-1', { rating_remote: 100, shipped_inner: 'abc' })
        .invalid('shipped_inner must be true or false');
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { ...radioFarm, jacket_stored: null });
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
      const because = 'it was deleted';
      await api.create('RadioFarm', radioFarm);
      await api.delete('/radiofarm/radiofarm-1').removed('the object exists');
      await api.get('/radiofarm/radiofarm-1').notFound(because);
      await api.patch('/radiofarm/radiofarm-1', { id: 'radiofarm-1' }).notFound(because);
      await api.get('/radiofarm').ok('what was deleted is in no list', []);
      await api
        .post('/radiofarm', {
          ...radioFarm,
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'radiofarm-1',
          jacket_stored: null,
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        });
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'radiofarm-1',
          jacket_stored: null,
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RadioFarm has',
    about('radiofarm.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no RadioFarm has the id radiofarm-unknown';
      await api.create('RadioFarm', radioFarm);
      await api.get('/radiofarm/radiofarm-unknown').notFound(because);
      await api
        .patch('/radiofarm/radiofarm-unknown', {
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        })
        .notFound(because);
      await api.delete('/radiofarm/radiofarm-unknown').notFound(because);
      await api
        .get('/radiofarm')
        .ok('requests for an unknown id change nothing', [{ id: 'radiofarm-1' }]);
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
      await api.get('/radiofarm').ok('three objects were created', [
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
      ]);
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-4' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-5' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-6' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-7' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-8' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-9' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-10' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-11' });
      await api
        .get('/radiofarm')
        .ok('a list holds every object, however many there are', [
          { id: 'radiofarm-1' },
          { id: 'radiofarm-2' },
          { id: 'radiofarm-3' },
          { id: 'radiofarm-4' },
          { id: 'radiofarm-5' },
          { id: 'radiofarm-6' },
          { id: 'radiofarm-7' },
          { id: 'radiofarm-8' },
          { id: 'radiofarm-9' },
          { id: 'radiofarm-10' },
          { id: 'radiofarm-11' },
        ]);
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
      await api
        .patch('/radiofarm/radiofarm-2', {
          id: 'radiofarm-2',
          rating_remote: 100,
          scheduled_lesser: '2025-12-07 19:06:57',
          urgent_nested_remote: false,
          views_backup: 45,
          shipped_inner: true,
        })
        .ok('the change is valid');
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('another object was updated', { ...radioFarm, jacket_stored: null });
      await api.get('/radiofarm/radiofarm-2').ok('the update is stored', {
        id: 'radiofarm-2',
        jacket_stored: null,
        rating_remote: 100,
        scheduled_lesser: '2025-12-07 19:06:57',
        urgent_nested_remote: false,
        views_backup: 45,
        shipped_inner: true,
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
      await api.delete('/radiofarm/radiofarm-1').removed('the object exists');
      await api.get('/radiofarm/radiofarm-2').ok('another object was deleted', {
        id: 'radiofarm-2',
        jacket_stored: null,
        rating_remote: 100,
        scheduled_lesser: '2025-12-07 19:06:57',
        urgent_nested_remote: false,
        views_backup: 45,
        shipped_inner: true,
      });
      await api.get('/radiofarm').ok('one of two objects was deleted', [{ id: 'radiofarm-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/radiofarm').ok('reset removes all objects', []);
      await api.get('/radiofarm/radiofarm-1').notFound('reset removed it');
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
      await api.post('/radiofarm', without(radioFarm, 'id')).invalid('id must be sent');
      await api.get('/radiofarm').ok('a refused create stores nothing', []);
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
      await api
        .post('/radiofarm', without(radioFarm, 'rating_remote'))
        .invalid('rating_remote is required and has no default');
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'scheduled_lesser is "2026-12-25 12:00:00" when a create leaves it out',
    about('radiofarm.scheduled_lesser.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of scheduled_lesser is "2026-12-25 12:00:00"';
      await api
        .post('/radiofarm', without(radioFarm, 'scheduled_lesser'))
        .created(because, { scheduled_lesser: '2026-12-25 12:00:00' });
      await api
        .get('/radiofarm/radiofarm-1')
        .ok(because, { scheduled_lesser: '2026-12-25 12:00:00' });
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
      await api
        .post('/radiofarm', without(radioFarm, 'urgent_nested_remote'))
        .invalid('urgent_nested_remote is required and has no default');
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
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
      await api
        .post('/radiofarm', without(radioFarm, 'views_backup'))
        .invalid('views_backup is required and has no default');
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a RadioFarm without shipped_inner, which is optional',
    about('radiofarm.shipped_inner.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'shipped_inner is optional';
      await api
        .post('/radiofarm', without(radioFarm, 'shipped_inner'))
        .created(because, { shipped_inner: null });
      await api.get('/radiofarm/radiofarm-1').ok(because, { shipped_inner: null });
    },
  );

  test(
    'update of rating_remote or shipped_inner alone leaves every other field as it is',
    about('radiofarm.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Jacket', jacket);
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'jacket-1' });
      await api
        .patch('/radiofarm/radiofarm-1', { rating_remote: 100 })
        .ok(because, { ...radioFarm, jacket_stored: 'jacket-1', rating_remote: 100 });
      await api.patch('/radiofarm/radiofarm-1', { shipped_inner: true }).ok(because, {
        ...radioFarm,
        jacket_stored: 'jacket-1',
        rating_remote: 100,
        shipped_inner: true,
      });
      await api.get('/radiofarm/radiofarm-1').ok(because, {
        ...radioFarm,
        jacket_stored: 'jacket-1',
        rating_remote: 100,
        shipped_inner: true,
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
      const because = 'rating_remote must not be null';
      await api.post('/radiofarm', { ...radioFarm, rating_remote: null }).invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { rating_remote: null }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { rating_remote: 44 });
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
      const because = 'scheduled_lesser must not be null';
      await api.post('/radiofarm', { ...radioFarm, scheduled_lesser: null }).invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { scheduled_lesser: null }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { scheduled_lesser: '2024-12-15 05:49:05' });
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
      const because = 'urgent_nested_remote is nullable';
      await api
        .post('/radiofarm', { ...radioFarm, urgent_nested_remote: null })
        .created(because, { urgent_nested_remote: null });
      await api.get('/radiofarm/radiofarm-1').ok(because, { urgent_nested_remote: null });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api
        .patch('/radiofarm/radiofarm-2', { urgent_nested_remote: null })
        .ok(because, { urgent_nested_remote: null });
      await api.get('/radiofarm/radiofarm-2').ok(because, { urgent_nested_remote: null });
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
      const because = 'views_backup must not be null';
      await api.post('/radiofarm', { ...radioFarm, views_backup: null }).invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { views_backup: null }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { views_backup: 71 });
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
      const because = 'shipped_inner must not be null';
      await api.post('/radiofarm', { ...radioFarm, shipped_inner: null }).invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { shipped_inner: null }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { shipped_inner: false });
    },
  );
});

test.describe('RadioFarm: types and bounds', () => {
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
    'create and update refuse a rating_remote of a wrong type',
    about(
      'radiofarm.rating_remote.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'rating_remote must be an integer';
      await api.post('/radiofarm', { ...radioFarm, rating_remote: 'abc' }).invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, rating_remote: { value: 'text' } })
        .invalid(because);
      await api.post('/radiofarm', { ...radioFarm, rating_remote: 43.5 }).invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { rating_remote: 'abc' }).invalid(because);
      await api.patch('/radiofarm/radiofarm-1', { rating_remote: {} }).invalid(because);
      await api.patch('/radiofarm/radiofarm-1', { rating_remote: 43.5 }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { rating_remote: 44 });
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
      const because = 'the minimum of rating_remote is 5, inclusive';
      await api
        .post('/radiofarm', { ...radioFarm, rating_remote: 5 })
        .created(because, { rating_remote: 5 });
      await api.get('/radiofarm/radiofarm-1').ok(because, { rating_remote: 5 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api
        .patch('/radiofarm/radiofarm-2', { rating_remote: 5 })
        .ok(because, { rating_remote: 5 });
      await api.get('/radiofarm/radiofarm-2').ok(because, { rating_remote: 5 });
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
      const because = 'rating_remote must be at least 5';
      await api.post('/radiofarm', { ...radioFarm, rating_remote: 4 }).invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { rating_remote: 4 }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { rating_remote: 44 });
    },
  );

  test(
    'rating_remote has no maximum',
    about('radiofarm.rating_remote.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'rating_remote has no maximum';
      await api
        .post('/radiofarm', { ...radioFarm, rating_remote: 1000000 })
        .created(because, { rating_remote: 1000000 });
      await api.get('/radiofarm/radiofarm-1').ok(because, { rating_remote: 1000000 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api
        .patch('/radiofarm/radiofarm-2', { rating_remote: 1000000 })
        .ok(because, { rating_remote: 1000000 });
      await api.get('/radiofarm/radiofarm-2').ok(because, { rating_remote: 1000000 });
    },
  );

  test(
    'scheduled_lesser may be the leap day 2024-02-29',
    about('radiofarm.scheduled_lesser.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of scheduled_lesser';
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-02-29 12:00:00' })
        .created(because, { scheduled_lesser: '2024-02-29 12:00:00' });
      await api
        .get('/radiofarm/radiofarm-1')
        .ok(because, { scheduled_lesser: '2024-02-29 12:00:00' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api
        .patch('/radiofarm/radiofarm-2', { scheduled_lesser: '2024-02-29 12:00:00' })
        .ok(because, { scheduled_lesser: '2024-02-29 12:00:00' });
      await api
        .get('/radiofarm/radiofarm-2')
        .ok(because, { scheduled_lesser: '2024-02-29 12:00:00' });
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
      const because = 'scheduled_lesser must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/radiofarm', { ...radioFarm, scheduled_lesser: 202403 }).invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { scheduled_lesser: 0 }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { scheduled_lesser: '2024-12-15 05:49:05' });
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
      const because = 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-13-01 05:49:05' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-12-15 24:00:00' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2021-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2021-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2022-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-12-15 10:60:00' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-12-15 10:30:75' })
        .invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: '2024-13-01 05:49:05' })
        .invalid(because);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: '2024-12-15 24:00:00' })
        .invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { scheduled_lesser: '2024-12-15 05:49:05' });
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
      const because = 'scheduled_lesser must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-12-15T05:49:05Z' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-12-15' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: 'not a date' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-12-15T05:49:05' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-12-15 05:49' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-12-15 05:49:05.125' })
        .invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2024-12-15 05:49:05+02:00' })
        .invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: '2024-12-15T05:49:05Z' })
        .invalid(because);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: '2024-12-15' })
        .invalid(because);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: 'not a date' })
        .invalid(because);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: '2024-12-15T05:49:05' })
        .invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { scheduled_lesser: '2024-12-15 05:49:05' });
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
      const because = 'the first moment of scheduled_lesser is 2021-01-01 00:00:00, inclusive';
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2021-01-01 00:00:00' })
        .created(because, { scheduled_lesser: '2021-01-01 00:00:00' });
      await api
        .get('/radiofarm/radiofarm-1')
        .ok(because, { scheduled_lesser: '2021-01-01 00:00:00' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api
        .patch('/radiofarm/radiofarm-2', { scheduled_lesser: '2021-01-01 00:00:00' })
        .ok(because, { scheduled_lesser: '2021-01-01 00:00:00' });
      await api
        .get('/radiofarm/radiofarm-2')
        .ok(because, { scheduled_lesser: '2021-01-01 00:00:00' });
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
      const because = 'scheduled_lesser must not be before 2021-01-01 00:00:00';
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2020-12-31 23:59:59' })
        .invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: '2020-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { scheduled_lesser: '2024-12-15 05:49:05' });
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
      const because = 'the last moment of scheduled_lesser is 2030-12-31 23:59:59, inclusive';
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2030-12-31 23:59:59' })
        .created(because, { scheduled_lesser: '2030-12-31 23:59:59' });
      await api
        .get('/radiofarm/radiofarm-1')
        .ok(because, { scheduled_lesser: '2030-12-31 23:59:59' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api
        .patch('/radiofarm/radiofarm-2', { scheduled_lesser: '2030-12-31 23:59:59' })
        .ok(because, { scheduled_lesser: '2030-12-31 23:59:59' });
      await api
        .get('/radiofarm/radiofarm-2')
        .ok(because, { scheduled_lesser: '2030-12-31 23:59:59' });
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
      const because = 'scheduled_lesser must not be after 2030-12-31 23:59:59';
      await api
        .post('/radiofarm', { ...radioFarm, scheduled_lesser: '2031-01-01 00:00:00' })
        .invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api
        .patch('/radiofarm/radiofarm-1', { scheduled_lesser: '2031-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { scheduled_lesser: '2024-12-15 05:49:05' });
    },
  );

  test(
    'urgent_nested_remote may be false',
    about('radiofarm.urgent_nested_remote.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of urgent_nested_remote';
      await api
        .post('/radiofarm', { ...radioFarm, urgent_nested_remote: false })
        .created(because, { urgent_nested_remote: false });
      await api.get('/radiofarm/radiofarm-1').ok(because, { urgent_nested_remote: false });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api
        .patch('/radiofarm/radiofarm-2', { urgent_nested_remote: false })
        .ok(because, { urgent_nested_remote: false });
      await api.get('/radiofarm/radiofarm-2').ok(because, { urgent_nested_remote: false });
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
      const because = 'urgent_nested_remote must be true or false';
      await api.post('/radiofarm', { ...radioFarm, urgent_nested_remote: 'abc' }).invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, urgent_nested_remote: { value: 'text' } })
        .invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { urgent_nested_remote: 'abc' }).invalid(because);
      await api.patch('/radiofarm/radiofarm-1', { urgent_nested_remote: {} }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { urgent_nested_remote: true });
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
      const because = 'views_backup must be an integer';
      await api.post('/radiofarm', { ...radioFarm, views_backup: 'abc' }).invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, views_backup: { value: 'text' } })
        .invalid(because);
      await api.post('/radiofarm', { ...radioFarm, views_backup: 70.5 }).invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { views_backup: 'abc' }).invalid(because);
      await api.patch('/radiofarm/radiofarm-1', { views_backup: {} }).invalid(because);
      await api.patch('/radiofarm/radiofarm-1', { views_backup: 70.5 }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { views_backup: 71 });
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
      const because = 'the minimum of views_backup is 0, inclusive';
      await api
        .post('/radiofarm', { ...radioFarm, views_backup: 0 })
        .created(because, { views_backup: 0 });
      await api.get('/radiofarm/radiofarm-1').ok(because, { views_backup: 0 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api
        .patch('/radiofarm/radiofarm-2', { views_backup: 0 })
        .ok(because, { views_backup: 0 });
      await api.get('/radiofarm/radiofarm-2').ok(because, { views_backup: 0 });
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
      const because = 'views_backup must be at least 0';
      await api.post('/radiofarm', { ...radioFarm, views_backup: -1 }).invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { views_backup: -1 }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { views_backup: 71 });
    },
  );

  test(
    'views_backup has no maximum',
    about('radiofarm.views_backup.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'views_backup has no maximum';
      await api
        .post('/radiofarm', { ...radioFarm, views_backup: 1000000 })
        .created(because, { views_backup: 1000000 });
      await api.get('/radiofarm/radiofarm-1').ok(because, { views_backup: 1000000 });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api
        .patch('/radiofarm/radiofarm-2', { views_backup: 1000000 })
        .ok(because, { views_backup: 1000000 });
      await api.get('/radiofarm/radiofarm-2').ok(because, { views_backup: 1000000 });
    },
  );

  test(
    'shipped_inner may be false',
    about('radiofarm.shipped_inner.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of shipped_inner';
      await api.post('/radiofarm', radioFarm).created(because, { shipped_inner: false });
      await api.get('/radiofarm/radiofarm-1').ok(because, { shipped_inner: false });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2', shipped_inner: true });
      await api
        .patch('/radiofarm/radiofarm-2', { shipped_inner: false })
        .ok(because, { shipped_inner: false });
      await api.get('/radiofarm/radiofarm-2').ok(because, { shipped_inner: false });
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
      const because = 'shipped_inner must be true or false';
      await api.post('/radiofarm', { ...radioFarm, shipped_inner: 'abc' }).invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, shipped_inner: { value: 'text' } })
        .invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { shipped_inner: 'abc' }).invalid(because);
      await api.patch('/radiofarm/radiofarm-1', { shipped_inner: {} }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { shipped_inner: false });
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
      const because = 'jacket_stored was sent as jacket-1';
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api
        .post('/radiofarm', { ...radioFarm, jacket_stored: 'jacket-1' })
        .created(because, { jacket_stored: 'jacket-1' });
      await api.get('/radiofarm/radiofarm-1').ok(because, { jacket_stored: 'jacket-1' });
      await api
        .patch('/radiofarm/radiofarm-1', { jacket_stored: 'jacket-2' })
        .ok('jacket_stored was changed to jacket-2', { jacket_stored: 'jacket-2' });
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('jacket_stored was changed to jacket-2', { jacket_stored: 'jacket-2' });
      await api
        .get('/radiofarm')
        .ok('lists answer references as ids too', [
          { id: 'radiofarm-1', jacket_stored: 'jacket-2' },
        ]);
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
      const because = 'jacket_stored must be the id of an existing Jacket';
      await api
        .post('/radiofarm', { ...radioFarm, jacket_stored: 'jacket-unknown' })
        .invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('Jacket', jacket);
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'jacket-1' });
      await api
        .patch('/radiofarm/radiofarm-1', { jacket_stored: 'jacket-unknown' })
        .invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { jacket_stored: 'jacket-1' });
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
      const because = 'jacket_stored must be the id of a Jacket';
      await api.post('/radiofarm', { ...radioFarm, jacket_stored: 421337 }).invalid(because);
      await api
        .post('/radiofarm', { ...radioFarm, jacket_stored: { value: 'text' } })
        .invalid(because);
      await api.get('/radiofarm/radiofarm-1').notFound('a refused create stores nothing');
      await api.create('RadioFarm', radioFarm);
      await api.patch('/radiofarm/radiofarm-1', { jacket_stored: 0 }).invalid(because);
      await api.patch('/radiofarm/radiofarm-1', { jacket_stored: {} }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { jacket_stored: null });
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
      const because = 'a reference may be null';
      await api.create('Jacket', jacket);
      await api
        .post('/radiofarm', { ...radioFarm, jacket_stored: null })
        .created(because, { jacket_stored: null });
      await api
        .patch('/radiofarm/radiofarm-1', { jacket_stored: 'jacket-1' })
        .ok('the change is valid');
      await api
        .patch('/radiofarm/radiofarm-1', { jacket_stored: null })
        .ok(because, { jacket_stored: null });
      await api.get('/radiofarm/radiofarm-1').ok(because, { jacket_stored: null });
      await api
        .post('/radiofarm', { ...radioFarm, id: 'radiofarm-2' })
        .created('jacket_stored is optional', { jacket_stored: null });
    },
  );

  test(
    'deleting a Jacket clears every jacket_stored that refers to it',
    about(
      'radiofarm.jacket_stored.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'jacket-1 was deleted';
      await api.create('Jacket', jacket);
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'jacket-1' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2', jacket_stored: 'jacket-1' });
      await api.delete('/jacket/jacket-1').removed('the object exists');
      await api
        .get('/radiofarm/radiofarm-1')
        .ok(because, { id: 'radiofarm-1', jacket_stored: null });
      await api
        .get('/radiofarm/radiofarm-2')
        .ok(because, { id: 'radiofarm-2', jacket_stored: null });
      await api.get('/radiofarm').ok(because, [
        { id: 'radiofarm-1', jacket_stored: null },
        { id: 'radiofarm-2', jacket_stored: null },
      ]);
      await api
        .patch('/radiofarm/radiofarm-1', { rating_remote: 100 })
        .ok('an update of something else brings no reference back', { jacket_stored: null });
      await api
        .patch('/radiofarm/radiofarm-1', { jacket_stored: 'jacket-1' })
        .invalid('jacket_stored must be the id of an existing Jacket');
      await api.create('Jacket', jacket);
      await api
        .get('/radiofarm/radiofarm-2')
        .ok('the Jacket that has the id jacket-1 now is another', { jacket_stored: null });
    },
  );

  test(
    'deleting a Jacket keeps a jacket_stored that refers to another',
    about(
      'radiofarm.jacket_stored.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Jacket', jacket);
      await api.create('Jacket', { ...jacket, id: 'jacket-2' });
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'jacket-2' });
      await api.delete('/jacket/jacket-1').removed(because);
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('another Jacket was deleted', { jacket_stored: 'jacket-2' });
      await api.delete('/radiofarm/radiofarm-1').removed(because);
      await api
        .get('/jacket/jacket-2')
        .ok('only what refers to it was deleted', { id: 'jacket-2' });
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
      const because = 'jacket_stored must be the id of an existing Jacket';
      await api.create('RadioFarm', radioFarm);
      await api
        .post('/radiofarm', { ...radioFarm, id: 'radiofarm-2', jacket_stored: 'radiofarm-1' })
        .invalid(because);
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.patch('/radiofarm/radiofarm-2', { jacket_stored: 'radiofarm-1' }).invalid(because);
      await api
        .get('/radiofarm/radiofarm-2')
        .ok('a refused update changes nothing', { jacket_stored: null });
    },
  );

  test(
    'deleting a RadioFarm, or the Jacket of the same id, leaves the other one and jacket_stored as they are',
    about(
      'radiofarm.jacket_stored.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Jacket', { ...jacket, id: 'radiofarm-1' });
      await api.create('Jacket', { ...jacket, id: 'radiofarm-2' });
      await api.create('RadioFarm', { ...radioFarm, jacket_stored: 'radiofarm-2' });
      await api.create('RadioFarm', { ...radioFarm, id: 'radiofarm-2' });
      await api.delete('/radiofarm/radiofarm-2').removed(because);
      await api
        .get('/jacket/radiofarm-2')
        .ok('no Jacket was deleted', { ...jacket, id: 'radiofarm-2', teapot_spare_pending: null });
      await api.delete('/jacket/radiofarm-1').removed(because);
      await api.get('/radiofarm/radiofarm-1').ok('only the Jacket radiofarm-1 was deleted', {
        ...radioFarm,
        jacket_stored: 'radiofarm-2',
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
      await api
        .patch('/radiofarm/radiofarm-1', { rating_remote: 100, jacket_stored: 'jacket-unknown' })
        .invalid('jacket_stored must be the id of an existing Jacket');
      await api
        .get('/radiofarm/radiofarm-1')
        .ok('a refused update changes nothing', { ...radioFarm, jacket_stored: null });
    },
  );
});
