import { about, test, without } from '../support/api.ts';

// A valid Teapot, as the tests send it.
const teapot = {
  joined_raw_initial: '2027-09-07 06:23:13',
  id: 'teapot-1',
  visibility_central: 'normal',
  views: 68,
};

// A valid Glacier, as the tests send it.
const glacier = {
  id: 'glacier-1',
  pinned: true,
  seen_alternate_remote: '2023-08-23 13:56:28',
  blocked_recent: true,
  score_rough: 60,
};

test.describe('Glacier: create, read, update and delete', () => {
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
    'create answers the new Glacier, and read answers it again',
    about(
      'glacier.create.answers-the-object',
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
        .post('/glacier', glacier)
        .created('create answers the object that was sent', { ...glacier, teapot_external: null });
      await api
        .get('/glacier/glacier-1')
        .ok('read answers the object that was created', { ...glacier, teapot_external: null });
      await api
        .post('/glacier', { ...glacier, id: 'glacier-2' })
        .created('objects may be alike in everything but their ids', { id: 'glacier-2' });
    },
  );

  test(
    'the id of a Glacier may be any text, upper and lower case told apart, but no number',
    about(
      'glacier.create.accepts-any-id',
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
        .post('/glacier', { ...glacier, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Glacier', { ...glacier, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/glacier/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/glacier/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...glacier,
          id: 'Room 2.B at the Very End of the Long Hall',
          teapot_external: null,
        });
      await api.post('/glacier', { ...glacier, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Glacier',
    about(
      'glacier.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api
        .patch('/glacier/glacier-1', {
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        })
        .ok('every one of these fields was sent', {
          id: 'glacier-1',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          teapot_external: null,
          blocked_recent: false,
          score_rough: 93,
        });
      await api.get('/glacier/glacier-1').ok('the update is stored', {
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('glacier.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Glacier', glacier);
      await api
        .patch('/glacier/glacier-1', {
          id: 'glacier-1',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        })
        .ok(because, {
          id: 'glacier-1',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        });
      await api.get('/glacier/glacier-1').ok(because, {
        id: 'glacier-1',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
    },
  );

  test(
    'update that is refused for score_rough does not change pinned either',
    about(
      'glacier.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api
        .patch('/glacier/glacier-1', { pinned: false, score_rough: 'abc' })
        .invalid('score_rough must be an integer');
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { ...glacier, teapot_external: null });
    },
  );

  test(
    'delete removes a Glacier: no read finds it and no list holds it',
    about(
      'glacier.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Glacier', glacier);
      await api.delete('/glacier/glacier-1').removed('the object exists');
      await api.get('/glacier/glacier-1').notFound(because);
      await api.patch('/glacier/glacier-1', { id: 'glacier-1' }).notFound(because);
      await api.get('/glacier').ok('what was deleted is in no list', []);
      await api
        .post('/glacier', {
          ...glacier,
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'glacier-1',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          teapot_external: null,
          blocked_recent: false,
          score_rough: 93,
        });
      await api
        .get('/glacier/glacier-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'glacier-1',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          teapot_external: null,
          blocked_recent: false,
          score_rough: 93,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Glacier has',
    about('glacier.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Glacier has the id glacier-unknown';
      await api.create('Glacier', glacier);
      await api.get('/glacier/glacier-unknown').notFound(because);
      await api
        .patch('/glacier/glacier-unknown', {
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        })
        .notFound(because);
      await api.delete('/glacier/glacier-unknown').notFound(because);
      await api
        .get('/glacier')
        .ok('requests for an unknown id change nothing', [{ id: 'glacier-1' }]);
    },
  );
});

test.describe('Glacier: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Glacier with all of its fields',
    about('glacier.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-3',
        seen_alternate_remote: '2025-09-19 19:21:11',
        score_rough: 67,
      });
      await api.get('/glacier').ok('three objects were created', [
        { ...glacier, teapot_external: null },
        {
          id: 'glacier-2',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          teapot_external: null,
          blocked_recent: false,
          score_rough: 93,
        },
        {
          id: 'glacier-3',
          pinned: true,
          seen_alternate_remote: '2025-09-19 19:21:11',
          teapot_external: null,
          blocked_recent: true,
          score_rough: 67,
        },
      ]);
      await api.create('Glacier', { ...glacier, id: 'glacier-4' });
      await api.create('Glacier', { ...glacier, id: 'glacier-5' });
      await api.create('Glacier', { ...glacier, id: 'glacier-6' });
      await api.create('Glacier', { ...glacier, id: 'glacier-7' });
      await api.create('Glacier', { ...glacier, id: 'glacier-8' });
      await api.create('Glacier', { ...glacier, id: 'glacier-9' });
      await api.create('Glacier', { ...glacier, id: 'glacier-10' });
      await api.create('Glacier', { ...glacier, id: 'glacier-11' });
      await api
        .get('/glacier')
        .ok('a list holds every object, however many there are', [
          { id: 'glacier-1' },
          { id: 'glacier-2' },
          { id: 'glacier-3' },
          { id: 'glacier-4' },
          { id: 'glacier-5' },
          { id: 'glacier-6' },
          { id: 'glacier-7' },
          { id: 'glacier-8' },
          { id: 'glacier-9' },
          { id: 'glacier-10' },
          { id: 'glacier-11' },
        ]);
    },
  );

  test(
    'update of one Glacier leaves another as it was',
    about('glacier.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
      await api
        .patch('/glacier/glacier-2', {
          id: 'glacier-2',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        })
        .ok('the change is valid');
      await api
        .get('/glacier/glacier-1')
        .ok('another object was updated', { ...glacier, teapot_external: null });
      await api.get('/glacier/glacier-2').ok('the update is stored', {
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        teapot_external: null,
        blocked_recent: false,
        score_rough: 93,
      });
    },
  );

  test(
    'delete of one Glacier leaves another as it was',
    about(
      'glacier.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
      await api.delete('/glacier/glacier-1').removed('the object exists');
      await api.get('/glacier/glacier-2').ok('another object was deleted', {
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        teapot_external: null,
        blocked_recent: false,
        score_rough: 93,
      });
      await api.get('/glacier').ok('one of two objects was deleted', [{ id: 'glacier-2' }]);
    },
  );

  test(
    'reset removes every Glacier',
    about('glacier.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/glacier').ok('reset removes all objects', []);
      await api.get('/glacier/glacier-1').notFound('reset removed it');
    },
  );
});

test.describe('Glacier: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Glacier without an id',
    about(
      'glacier.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', without(glacier, 'id')).invalid('id must be sent');
      await api.get('/glacier').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Glacier without pinned, which is required',
    about(
      'glacier.pinned.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/glacier', without(glacier, 'pinned'))
        .invalid('pinned is required and has no default');
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Glacier without seen_alternate_remote, which is required',
    about(
      'glacier.seen_alternate_remote.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/glacier', without(glacier, 'seen_alternate_remote'))
        .invalid('seen_alternate_remote is required and has no default');
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Glacier without blocked_recent, which is optional',
    about('glacier.blocked_recent.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'blocked_recent is optional';
      await api
        .post('/glacier', without(glacier, 'blocked_recent'))
        .created(because, { blocked_recent: null });
      await api.get('/glacier/glacier-1').ok(because, { blocked_recent: null });
    },
  );

  test(
    'create refuses a Glacier without score_rough, which is required',
    about(
      'glacier.score_rough.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/glacier', without(glacier, 'score_rough'))
        .invalid('score_rough is required and has no default');
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of pinned or score_rough alone leaves every other field as it is',
    about('glacier.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Teapot', teapot);
      await api.create('Glacier', { ...glacier, teapot_external: 'teapot-1' });
      await api
        .patch('/glacier/glacier-1', { pinned: false })
        .ok(because, { ...glacier, pinned: false, teapot_external: 'teapot-1' });
      await api
        .patch('/glacier/glacier-1', { score_rough: 93 })
        .ok(because, { ...glacier, pinned: false, teapot_external: 'teapot-1', score_rough: 93 });
      await api
        .get('/glacier/glacier-1')
        .ok(because, { ...glacier, pinned: false, teapot_external: 'teapot-1', score_rough: 93 });
    },
  );
});

test.describe('Glacier: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for pinned',
    about(
      'glacier.pinned.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'pinned must not be null';
      await api.post('/glacier', { ...glacier, pinned: null }).invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', { pinned: null }).invalid(because);
      await api.get('/glacier/glacier-1').ok('a refused update changes nothing', { pinned: true });
    },
  );

  test(
    'create and update refuse null for seen_alternate_remote',
    about(
      'glacier.seen_alternate_remote.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seen_alternate_remote must not be null';
      await api.post('/glacier', { ...glacier, seen_alternate_remote: null }).invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', { seen_alternate_remote: null }).invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { seen_alternate_remote: '2023-08-23 13:56:28' });
    },
  );

  test(
    'create and update refuse null for blocked_recent',
    about(
      'glacier.blocked_recent.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'blocked_recent must not be null';
      await api.post('/glacier', { ...glacier, blocked_recent: null }).invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', { blocked_recent: null }).invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { blocked_recent: true });
    },
  );

  test(
    'create and update refuse null for score_rough',
    about(
      'glacier.score_rough.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'score_rough must not be null';
      await api.post('/glacier', { ...glacier, score_rough: null }).invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', { score_rough: null }).invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { score_rough: 60 });
    },
  );
});

test.describe('Glacier: types and bounds', () => {
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
    'pinned may be false',
    about('glacier.pinned.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of pinned';
      await api.post('/glacier', { ...glacier, pinned: false }).created(because, { pinned: false });
      await api.get('/glacier/glacier-1').ok(because, { pinned: false });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', { pinned: false }).ok(because, { pinned: false });
      await api.get('/glacier/glacier-2').ok(because, { pinned: false });
    },
  );

  test(
    'create and update refuse a pinned of a wrong type',
    about(
      'glacier.pinned.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'pinned must be true or false';
      await api.post('/glacier', { ...glacier, pinned: 'abc' }).invalid(because);
      await api.post('/glacier', { ...glacier, pinned: { value: 'text' } }).invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', { pinned: 'abc' }).invalid(because);
      await api.patch('/glacier/glacier-1', { pinned: {} }).invalid(because);
      await api.get('/glacier/glacier-1').ok('a refused update changes nothing', { pinned: true });
    },
  );

  test(
    'seen_alternate_remote may be the leap day 2024-02-29',
    about('glacier.seen_alternate_remote.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of seen_alternate_remote';
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2024-02-29 12:00:00' })
        .created(because, { seen_alternate_remote: '2024-02-29 12:00:00' });
      await api
        .get('/glacier/glacier-1')
        .ok(because, { seen_alternate_remote: '2024-02-29 12:00:00' });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api
        .patch('/glacier/glacier-2', { seen_alternate_remote: '2024-02-29 12:00:00' })
        .ok(because, { seen_alternate_remote: '2024-02-29 12:00:00' });
      await api
        .get('/glacier/glacier-2')
        .ok(because, { seen_alternate_remote: '2024-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a seen_alternate_remote of a wrong type',
    about(
      'glacier.seen_alternate_remote.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seen_alternate_remote must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/glacier', { ...glacier, seen_alternate_remote: 202403 }).invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', { seen_alternate_remote: 0 }).invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { seen_alternate_remote: '2023-08-23 13:56:28' });
    },
  );

  test(
    'create and update refuse a seen_alternate_remote that no calendar or clock has',
    about(
      'glacier.seen_alternate_remote.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-13-01 13:56:28' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-08-23 24:00:00' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2021-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2021-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-08-23 10:60:00' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-08-23 10:30:75' })
        .invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api
        .patch('/glacier/glacier-1', { seen_alternate_remote: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/glacier/glacier-1', { seen_alternate_remote: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/glacier/glacier-1', { seen_alternate_remote: '2023-13-01 13:56:28' })
        .invalid(because);
      await api
        .patch('/glacier/glacier-1', { seen_alternate_remote: '2023-08-23 24:00:00' })
        .invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { seen_alternate_remote: '2023-08-23 13:56:28' });
    },
  );

  test(
    'create and update refuse a seen_alternate_remote in another format',
    about(
      'glacier.seen_alternate_remote.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-08-23T13:56:28Z' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-08-23' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: 'not a date' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-08-23T13:56:28' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-08-23 13:56' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-08-23 13:56:28.125' })
        .invalid(because);
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2023-08-23 13:56:28+02:00' })
        .invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api
        .patch('/glacier/glacier-1', { seen_alternate_remote: '2023-08-23T13:56:28Z' })
        .invalid(because);
      await api
        .patch('/glacier/glacier-1', { seen_alternate_remote: '2023-08-23' })
        .invalid(because);
      await api
        .patch('/glacier/glacier-1', { seen_alternate_remote: 'not a date' })
        .invalid(because);
      await api
        .patch('/glacier/glacier-1', { seen_alternate_remote: '2023-08-23T13:56:28' })
        .invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { seen_alternate_remote: '2023-08-23 13:56:28' });
    },
  );

  test(
    'seen_alternate_remote may be right at its last moment of 2025-12-31 23:59:59',
    about(
      'glacier.seen_alternate_remote.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the last moment of seen_alternate_remote is 2025-12-31 23:59:59, inclusive';
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2025-12-31 23:59:59' })
        .created(because, { seen_alternate_remote: '2025-12-31 23:59:59' });
      await api
        .get('/glacier/glacier-1')
        .ok(because, { seen_alternate_remote: '2025-12-31 23:59:59' });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api
        .patch('/glacier/glacier-2', { seen_alternate_remote: '2025-12-31 23:59:59' })
        .ok(because, { seen_alternate_remote: '2025-12-31 23:59:59' });
      await api
        .get('/glacier/glacier-2')
        .ok(because, { seen_alternate_remote: '2025-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a seen_alternate_remote after its last moment of 2025-12-31 23:59:59',
    about(
      'glacier.seen_alternate_remote.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'seen_alternate_remote must not be after 2025-12-31 23:59:59';
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2026-01-01 00:00:00' })
        .invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api
        .patch('/glacier/glacier-1', { seen_alternate_remote: '2026-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { seen_alternate_remote: '2023-08-23 13:56:28' });
    },
  );

  test(
    'seen_alternate_remote has no first moment',
    about(
      'glacier.seen_alternate_remote.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'seen_alternate_remote has no first moment';
      await api
        .post('/glacier', { ...glacier, seen_alternate_remote: '2001-02-03 04:05:06' })
        .created(because, { seen_alternate_remote: '2001-02-03 04:05:06' });
      await api
        .get('/glacier/glacier-1')
        .ok(because, { seen_alternate_remote: '2001-02-03 04:05:06' });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api
        .patch('/glacier/glacier-2', { seen_alternate_remote: '2001-02-03 04:05:06' })
        .ok(because, { seen_alternate_remote: '2001-02-03 04:05:06' });
      await api
        .get('/glacier/glacier-2')
        .ok(because, { seen_alternate_remote: '2001-02-03 04:05:06' });
    },
  );

  test(
    'blocked_recent may be false',
    about('glacier.blocked_recent.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of blocked_recent';
      await api
        .post('/glacier', { ...glacier, blocked_recent: false })
        .created(because, { blocked_recent: false });
      await api.get('/glacier/glacier-1').ok(because, { blocked_recent: false });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api
        .patch('/glacier/glacier-2', { blocked_recent: false })
        .ok(because, { blocked_recent: false });
      await api.get('/glacier/glacier-2').ok(because, { blocked_recent: false });
    },
  );

  test(
    'create and update refuse a blocked_recent of a wrong type',
    about(
      'glacier.blocked_recent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'blocked_recent must be true or false';
      await api.post('/glacier', { ...glacier, blocked_recent: 'abc' }).invalid(because);
      await api
        .post('/glacier', { ...glacier, blocked_recent: { value: 'text' } })
        .invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', { blocked_recent: 'abc' }).invalid(because);
      await api.patch('/glacier/glacier-1', { blocked_recent: {} }).invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { blocked_recent: true });
    },
  );

  test(
    'score_rough may be 0',
    about('glacier.score_rough.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of score_rough';
      await api
        .post('/glacier', { ...glacier, score_rough: 0 })
        .created(because, { score_rough: 0 });
      await api.get('/glacier/glacier-1').ok(because, { score_rough: 0 });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', { score_rough: 0 }).ok(because, { score_rough: 0 });
      await api.get('/glacier/glacier-2').ok(because, { score_rough: 0 });
    },
  );

  test(
    'create and update refuse a score_rough of a wrong type',
    about(
      'glacier.score_rough.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'score_rough must be an integer';
      await api.post('/glacier', { ...glacier, score_rough: 'abc' }).invalid(because);
      await api.post('/glacier', { ...glacier, score_rough: { value: 'text' } }).invalid(because);
      await api.post('/glacier', { ...glacier, score_rough: 59.5 }).invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', { score_rough: 'abc' }).invalid(because);
      await api.patch('/glacier/glacier-1', { score_rough: {} }).invalid(because);
      await api.patch('/glacier/glacier-1', { score_rough: 59.5 }).invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { score_rough: 60 });
    },
  );

  test(
    'score_rough has no minimum',
    about('glacier.score_rough.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'score_rough has no minimum';
      await api
        .post('/glacier', { ...glacier, score_rough: -1000000 })
        .created(because, { score_rough: -1000000 });
      await api.get('/glacier/glacier-1').ok(because, { score_rough: -1000000 });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api
        .patch('/glacier/glacier-2', { score_rough: -1000000 })
        .ok(because, { score_rough: -1000000 });
      await api.get('/glacier/glacier-2').ok(because, { score_rough: -1000000 });
    },
  );

  test(
    'score_rough has no maximum',
    about('glacier.score_rough.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'score_rough has no maximum';
      await api
        .post('/glacier', { ...glacier, score_rough: 1000000 })
        .created(because, { score_rough: 1000000 });
      await api.get('/glacier/glacier-1').ok(because, { score_rough: 1000000 });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api
        .patch('/glacier/glacier-2', { score_rough: 1000000 })
        .ok(because, { score_rough: 1000000 });
      await api.get('/glacier/glacier-2').ok(because, { score_rough: 1000000 });
    },
  );
});

test.describe('Glacier: references', () => {
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
    'teapot_external refers to an existing Teapot and is answered as its id',
    about(
      'glacier.teapot_external.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'teapot_external was sent as teapot-1';
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .post('/glacier', { ...glacier, teapot_external: 'teapot-1' })
        .created(because, { teapot_external: 'teapot-1' });
      await api.get('/glacier/glacier-1').ok(because, { teapot_external: 'teapot-1' });
      await api
        .patch('/glacier/glacier-1', { teapot_external: 'teapot-2' })
        .ok('teapot_external was changed to teapot-2', { teapot_external: 'teapot-2' });
      await api
        .get('/glacier/glacier-1')
        .ok('teapot_external was changed to teapot-2', { teapot_external: 'teapot-2' });
      await api
        .get('/glacier')
        .ok('lists answer references as ids too', [
          { id: 'glacier-1', teapot_external: 'teapot-2' },
        ]);
    },
  );

  test(
    'create and update refuse a teapot_external that no Teapot has as its id',
    about(
      'glacier.teapot_external.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'teapot_external must be the id of an existing Teapot';
      await api
        .post('/glacier', { ...glacier, teapot_external: 'teapot-unknown' })
        .invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.create('Glacier', { ...glacier, teapot_external: 'teapot-1' });
      await api.patch('/glacier/glacier-1', { teapot_external: 'teapot-unknown' }).invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { teapot_external: 'teapot-1' });
    },
  );

  test(
    'create and update refuse what is no id for teapot_external',
    about(
      'glacier.teapot_external.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'teapot_external must be the id of a Teapot';
      await api.post('/glacier', { ...glacier, teapot_external: 421337 }).invalid(because);
      await api
        .post('/glacier', { ...glacier, teapot_external: { value: 'text' } })
        .invalid(because);
      await api.get('/glacier/glacier-1').notFound('a refused create stores nothing');
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', { teapot_external: 0 }).invalid(because);
      await api.patch('/glacier/glacier-1', { teapot_external: {} }).invalid(because);
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { teapot_external: null });
    },
  );

  test(
    'teapot_external may be null or left out',
    about(
      'glacier.teapot_external.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Teapot', teapot);
      await api
        .post('/glacier', { ...glacier, teapot_external: null })
        .created(because, { teapot_external: null });
      await api
        .patch('/glacier/glacier-1', { teapot_external: 'teapot-1' })
        .ok('the change is valid');
      await api
        .patch('/glacier/glacier-1', { teapot_external: null })
        .ok(because, { teapot_external: null });
      await api.get('/glacier/glacier-1').ok(because, { teapot_external: null });
      await api
        .post('/glacier', { ...glacier, id: 'glacier-2' })
        .created('teapot_external is optional', { teapot_external: null });
    },
  );

  test(
    'deleting a Teapot clears every teapot_external that refers to it',
    about(
      'glacier.teapot_external.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'teapot-1 was deleted';
      await api.create('Teapot', teapot);
      await api.create('Glacier', { ...glacier, teapot_external: 'teapot-1' });
      await api.create('Glacier', { ...glacier, id: 'glacier-2', teapot_external: 'teapot-1' });
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.get('/glacier/glacier-1').ok(because, { id: 'glacier-1', teapot_external: null });
      await api.get('/glacier/glacier-2').ok(because, { id: 'glacier-2', teapot_external: null });
      await api.get('/glacier').ok(because, [
        { id: 'glacier-1', teapot_external: null },
        { id: 'glacier-2', teapot_external: null },
      ]);
      await api
        .patch('/glacier/glacier-1', { pinned: false })
        .ok('an update of something else brings no reference back', { teapot_external: null });
      await api
        .patch('/glacier/glacier-1', { teapot_external: 'teapot-1' })
        .invalid('teapot_external must be the id of an existing Teapot');
      await api.create('Teapot', teapot);
      await api
        .get('/glacier/glacier-2')
        .ok('the Teapot that has the id teapot-1 now is another', { teapot_external: null });
    },
  );

  test(
    'deleting a Teapot keeps a teapot_external that refers to another',
    about(
      'glacier.teapot_external.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.create('Glacier', { ...glacier, teapot_external: 'teapot-2' });
      await api.delete('/teapot/teapot-1').removed(because);
      await api
        .get('/glacier/glacier-1')
        .ok('another Teapot was deleted', { teapot_external: 'teapot-2' });
      await api.delete('/glacier/glacier-1').removed(because);
      await api
        .get('/teapot/teapot-2')
        .ok('only what refers to it was deleted', { id: 'teapot-2' });
    },
  );

  test(
    'create and update refuse the id of a Glacier in teapot_external, which refers to Teapot',
    about(
      'glacier.teapot_external.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'teapot_external must be the id of an existing Teapot';
      await api.create('Glacier', glacier);
      await api
        .post('/glacier', { ...glacier, id: 'glacier-2', teapot_external: 'glacier-1' })
        .invalid(because);
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', { teapot_external: 'glacier-1' }).invalid(because);
      await api
        .get('/glacier/glacier-2')
        .ok('a refused update changes nothing', { teapot_external: null });
    },
  );

  test(
    'deleting a Glacier, or the Teapot of the same id, leaves the other one and teapot_external as they are',
    about(
      'glacier.teapot_external.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Teapot', { ...teapot, id: 'glacier-1' });
      await api.create('Teapot', { ...teapot, id: 'glacier-2' });
      await api.create('Glacier', { ...glacier, teapot_external: 'glacier-2' });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.delete('/glacier/glacier-2').removed(because);
      await api
        .get('/teapot/glacier-2')
        .ok('no Teapot was deleted', { ...teapot, id: 'glacier-2' });
      await api.delete('/teapot/glacier-1').removed(because);
      await api
        .get('/glacier/glacier-1')
        .ok('only the Teapot glacier-1 was deleted', { ...glacier, teapot_external: 'glacier-2' });
    },
  );

  test(
    'update that is refused for teapot_external does not change pinned either',
    about(
      'glacier.teapot_external.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api
        .patch('/glacier/glacier-1', { pinned: false, teapot_external: 'teapot-unknown' })
        .invalid('teapot_external must be the id of an existing Teapot');
      await api
        .get('/glacier/glacier-1')
        .ok('a refused update changes nothing', { ...glacier, teapot_external: null });
    },
  );
});
