import { about, test, without } from '../support/api.ts';

// A valid Mission, as the tests send it.
const mission = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'mission-1',
  label_backup: 'miba',
  mood: 'cheerful',
};

test.describe('Mission: create, read, update and delete', () => {
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
    'create answers the new Mission, and read answers it again',
    about(
      'mission.create.answers-the-object',
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
        .post('/mission', mission)
        .created('create answers the object that was sent', mission);
      await api.get('/mission/mission-1').ok('read answers the object that was created', mission);
      await api
        .post('/mission', { ...mission, id: 'mission-2' })
        .created('objects may be alike in everything but their ids', { id: 'mission-2' });
    },
  );

  test(
    'the id of a Mission may be any text, upper and lower case told apart, but no number',
    about(
      'mission.create.accepts-any-id',
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
        .post('/mission', { ...mission, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Mission', { ...mission, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/mission/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/mission/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...mission, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/mission', { ...mission, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Mission',
    about(
      'mission.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api
        .patch('/mission/mission-1', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'lobi',
          mood: 'excited',
        })
        .ok('every one of these fields was sent', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'mission-1',
          label_backup: 'lobi',
          mood: 'excited',
        });
      await api.get('/mission/mission-1').ok('the update is stored', {
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'lobi',
        mood: 'excited',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('mission.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Mission', mission);
      await api
        .patch('/mission/mission-1', {
          id: 'mission-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'lobi',
          mood: 'excited',
        })
        .ok(because, {
          id: 'mission-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'lobi',
          mood: 'excited',
        });
      await api.get('/mission/mission-1').ok(because, {
        id: 'mission-1',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'lobi',
        mood: 'excited',
      });
    },
  );

  test(
    'update that is refused for mood does not change departed either',
    about(
      'mission.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api
        .patch('/mission/mission-1', { departed: '2022-07-14 22:21:40', mood: 'unheard_of' })
        .invalid('mood must be one of excited, grumpy, cheerful');
      await api.get('/mission/mission-1').ok('a refused update changes nothing', mission);
    },
  );

  test(
    'delete removes a Mission: no read finds it and no list holds it',
    about(
      'mission.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Mission', mission);
      await api.delete('/mission/mission-1').removed('the object exists');
      await api.get('/mission/mission-1').notFound(because);
      await api.patch('/mission/mission-1', { id: 'mission-1' }).notFound(because);
      await api.get('/mission').ok('what was deleted is in no list', []);
      await api
        .post('/mission', {
          ...mission,
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'lobi',
          mood: 'excited',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'mission-1',
          label_backup: 'lobi',
          mood: 'excited',
        });
      await api
        .get('/mission/mission-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'mission-1',
          label_backup: 'lobi',
          mood: 'excited',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Mission has',
    about('mission.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Mission has the id mission-unknown';
      await api.create('Mission', mission);
      await api.get('/mission/mission-unknown').notFound(because);
      await api
        .patch('/mission/mission-unknown', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'lobi',
          mood: 'excited',
        })
        .notFound(because);
      await api.delete('/mission/mission-unknown').notFound(because);
      await api
        .get('/mission')
        .ok('requests for an unknown id change nothing', [{ id: 'mission-1' }]);
    },
  );
});

test.describe('Mission: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Mission with all of its fields',
    about('mission.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.create('Mission', {
        ...mission,
        id: 'mission-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'lobi',
        mood: 'excited',
      });
      await api.create('Mission', {
        ...mission,
        id: 'mission-3',
        departed: '2023-07-10 16:24:26',
        label_backup: 'taro',
        mood: 'grumpy',
      });
      await api.get('/mission').ok('three objects were created', [
        mission,
        {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'mission-2',
          label_backup: 'lobi',
          mood: 'excited',
        },
        {
          departed: '2023-07-10 16:24:26',
          enabled_root: true,
          id: 'mission-3',
          label_backup: 'taro',
          mood: 'grumpy',
        },
      ]);
      await api.create('Mission', { ...mission, id: 'mission-4' });
      await api.create('Mission', { ...mission, id: 'mission-5' });
      await api.create('Mission', { ...mission, id: 'mission-6' });
      await api.create('Mission', { ...mission, id: 'mission-7' });
      await api.create('Mission', { ...mission, id: 'mission-8' });
      await api.create('Mission', { ...mission, id: 'mission-9' });
      await api.create('Mission', { ...mission, id: 'mission-10' });
      await api.create('Mission', { ...mission, id: 'mission-11' });
      await api
        .get('/mission')
        .ok('a list holds every object, however many there are', [
          { id: 'mission-1' },
          { id: 'mission-2' },
          { id: 'mission-3' },
          { id: 'mission-4' },
          { id: 'mission-5' },
          { id: 'mission-6' },
          { id: 'mission-7' },
          { id: 'mission-8' },
          { id: 'mission-9' },
          { id: 'mission-10' },
          { id: 'mission-11' },
        ]);
    },
  );

  test(
    'update of one Mission leaves another as it was',
    about('mission.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.create('Mission', {
        ...mission,
        id: 'mission-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'lobi',
        mood: 'excited',
      });
      await api
        .patch('/mission/mission-2', {
          id: 'mission-2',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'lobi',
          mood: 'excited',
        })
        .ok('the change is valid');
      await api.get('/mission/mission-1').ok('another object was updated', mission);
      await api.get('/mission/mission-2').ok('the update is stored', {
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        id: 'mission-2',
        label_backup: 'lobi',
        mood: 'excited',
      });
    },
  );

  test(
    'delete of one Mission leaves another as it was',
    about(
      'mission.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.create('Mission', {
        ...mission,
        id: 'mission-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'lobi',
        mood: 'excited',
      });
      await api.delete('/mission/mission-1').removed('the object exists');
      await api.get('/mission/mission-2').ok('another object was deleted', {
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        id: 'mission-2',
        label_backup: 'lobi',
        mood: 'excited',
      });
      await api.get('/mission').ok('one of two objects was deleted', [{ id: 'mission-2' }]);
    },
  );

  test(
    'reset removes every Mission',
    about('mission.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.create('Mission', {
        ...mission,
        id: 'mission-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        label_backup: 'lobi',
        mood: 'excited',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/mission').ok('reset removes all objects', []);
      await api.get('/mission/mission-1').notFound('reset removed it');
    },
  );
});

test.describe('Mission: required fields and defaults', () => {
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
    'create refuses a Mission without departed, which is required',
    about(
      'mission.departed.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/mission', without(mission, 'departed'))
        .invalid('departed is required and has no default');
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Mission without enabled_root, which is optional',
    about('mission.enabled_root.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'enabled_root is optional';
      await api
        .post('/mission', without(mission, 'enabled_root'))
        .created(because, { enabled_root: null });
      await api.get('/mission/mission-1').ok(because, { enabled_root: null });
    },
  );

  test(
    'create refuses a Mission without an id',
    about(
      'mission.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/mission', without(mission, 'id')).invalid('id must be sent');
      await api.get('/mission').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a Mission without label_backup, which is optional',
    about('mission.label_backup.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'label_backup is optional';
      await api
        .post('/mission', without(mission, 'label_backup'))
        .created(because, { label_backup: null });
      await api.get('/mission/mission-1').ok(because, { label_backup: null });
    },
  );

  test(
    'mood is "grumpy" when a create leaves it out',
    about('mission.mood.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of mood is "grumpy"';
      await api.post('/mission', without(mission, 'mood')).created(because, { mood: 'grumpy' });
      await api.get('/mission/mission-1').ok(because, { mood: 'grumpy' });
    },
  );

  test(
    'update of departed or mood alone leaves every other field as it is',
    about('mission.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Mission', { ...mission, mood: null });
      await api
        .patch('/mission/mission-1', { departed: '2022-07-14 22:21:40' })
        .ok(because, { ...mission, departed: '2022-07-14 22:21:40', mood: null });
      await api
        .patch('/mission/mission-1', { mood: 'excited' })
        .ok(because, { ...mission, departed: '2022-07-14 22:21:40', mood: 'excited' });
      await api
        .get('/mission/mission-1')
        .ok(because, { ...mission, departed: '2022-07-14 22:21:40', mood: 'excited' });
    },
  );
});

test.describe('Mission: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for departed',
    about(
      'mission.departed.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'departed must not be null';
      await api.post('/mission', { ...mission, departed: null }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { departed: null }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
    },
  );

  test(
    'create and update refuse null for enabled_root',
    about(
      'mission.enabled_root.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'enabled_root must not be null';
      await api.post('/mission', { ...mission, enabled_root: null }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { enabled_root: null }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { enabled_root: true });
    },
  );

  test(
    'create and update refuse null for label_backup',
    about(
      'mission.label_backup.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'label_backup must not be null';
      await api.post('/mission', { ...mission, label_backup: null }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { label_backup: null }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { label_backup: 'miba' });
    },
  );

  test(
    'mood may be null, which is not replaced by its default',
    about(
      'mission.mood.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'mood is nullable and its default is for absence only';
      await api.post('/mission', { ...mission, mood: null }).created(because, { mood: null });
      await api.get('/mission/mission-1').ok(because, { mood: null });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.patch('/mission/mission-2', { mood: null }).ok(because, { mood: null });
      await api.get('/mission/mission-2').ok(because, { mood: null });
    },
  );
});

test.describe('Mission: types and bounds', () => {
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
    'departed may be the leap day 2020-02-29',
    about('mission.departed.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of departed';
      await api
        .post('/mission', { ...mission, departed: '2020-02-29 12:00:00' })
        .created(because, { departed: '2020-02-29 12:00:00' });
      await api.get('/mission/mission-1').ok(because, { departed: '2020-02-29 12:00:00' });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api
        .patch('/mission/mission-2', { departed: '2020-02-29 12:00:00' })
        .ok(because, { departed: '2020-02-29 12:00:00' });
      await api.get('/mission/mission-2').ok(because, { departed: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a departed of a wrong type',
    about(
      'mission.departed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'departed must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/mission', { ...mission, departed: 202403 }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { departed: 0 }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
    },
  );

  test(
    'create and update refuse a departed that no calendar or clock has',
    about(
      'mission.departed.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'departed must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/mission', { ...mission, departed: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2022-13-01 01:17:16' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2022-09-19 24:00:00' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2022-09-19 10:60:00' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2022-09-19 10:30:75' }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { departed: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/mission/mission-1', { departed: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/mission/mission-1', { departed: '2022-13-01 01:17:16' }).invalid(because);
      await api.patch('/mission/mission-1', { departed: '2022-09-19 24:00:00' }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
    },
  );

  test(
    'create and update refuse a departed in another format',
    about(
      'mission.departed.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'departed must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/mission', { ...mission, departed: '2022-09-19T01:17:16Z' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2022-09-19' }).invalid(because);
      await api.post('/mission', { ...mission, departed: 'not a date' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2022-09-19T01:17:16' }).invalid(because);
      await api.post('/mission', { ...mission, departed: '2022-09-19 01:17' }).invalid(because);
      await api
        .post('/mission', { ...mission, departed: '2022-09-19 01:17:16.125' })
        .invalid(because);
      await api
        .post('/mission', { ...mission, departed: '2022-09-19 01:17:16+02:00' })
        .invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { departed: '2022-09-19T01:17:16Z' }).invalid(because);
      await api.patch('/mission/mission-1', { departed: '2022-09-19' }).invalid(because);
      await api.patch('/mission/mission-1', { departed: 'not a date' }).invalid(because);
      await api.patch('/mission/mission-1', { departed: '2022-09-19T01:17:16' }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
    },
  );

  test(
    'departed has no first moment',
    about('mission.departed.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'departed has no first moment';
      await api
        .post('/mission', { ...mission, departed: '2001-02-03 04:05:06' })
        .created(because, { departed: '2001-02-03 04:05:06' });
      await api.get('/mission/mission-1').ok(because, { departed: '2001-02-03 04:05:06' });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api
        .patch('/mission/mission-2', { departed: '2001-02-03 04:05:06' })
        .ok(because, { departed: '2001-02-03 04:05:06' });
      await api.get('/mission/mission-2').ok(because, { departed: '2001-02-03 04:05:06' });
    },
  );

  test(
    'departed has no last moment',
    about('mission.departed.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'departed has no last moment';
      await api
        .post('/mission', { ...mission, departed: '2099-10-11 12:13:14' })
        .created(because, { departed: '2099-10-11 12:13:14' });
      await api.get('/mission/mission-1').ok(because, { departed: '2099-10-11 12:13:14' });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api
        .patch('/mission/mission-2', { departed: '2099-10-11 12:13:14' })
        .ok(because, { departed: '2099-10-11 12:13:14' });
      await api.get('/mission/mission-2').ok(because, { departed: '2099-10-11 12:13:14' });
    },
  );

  test(
    'enabled_root may be false',
    about('mission.enabled_root.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of enabled_root';
      await api
        .post('/mission', { ...mission, enabled_root: false })
        .created(because, { enabled_root: false });
      await api.get('/mission/mission-1').ok(because, { enabled_root: false });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api
        .patch('/mission/mission-2', { enabled_root: false })
        .ok(because, { enabled_root: false });
      await api.get('/mission/mission-2').ok(because, { enabled_root: false });
    },
  );

  test(
    'create and update refuse an enabled_root of a wrong type',
    about(
      'mission.enabled_root.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'enabled_root must be true or false';
      await api.post('/mission', { ...mission, enabled_root: 'abc' }).invalid(because);
      await api.post('/mission', { ...mission, enabled_root: { value: 'text' } }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { enabled_root: 'abc' }).invalid(because);
      await api.patch('/mission/mission-1', { enabled_root: {} }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { enabled_root: true });
    },
  );

  test(
    'label_backup of digits alone stays a string',
    about('mission.label_backup.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of label_backup';
      await api
        .post('/mission', { ...mission, label_backup: '0042' })
        .created(because, { label_backup: '0042' });
      await api.get('/mission/mission-1').ok(because, { label_backup: '0042' });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api
        .patch('/mission/mission-2', { label_backup: '0042' })
        .ok(because, { label_backup: '0042' });
      await api.get('/mission/mission-2').ok(because, { label_backup: '0042' });
    },
  );

  test(
    'label_backup keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'mission.label_backup.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of label_backup';
      await api
        .post('/mission', { ...mission, label_backup: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { label_backup: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/mission/mission-1').ok(because, { label_backup: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api
        .patch('/mission/mission-2', { label_backup: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { label_backup: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/mission/mission-2').ok(because, { label_backup: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a label_backup of a wrong type',
    about(
      'mission.label_backup.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'label_backup must be a string';
      await api.post('/mission', { ...mission, label_backup: 421337 }).invalid(because);
      await api.post('/mission', { ...mission, label_backup: { value: 'text' } }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { label_backup: 0 }).invalid(because);
      await api.patch('/mission/mission-1', { label_backup: {} }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { label_backup: 'miba' });
    },
  );

  test(
    'label_backup has no minimum length',
    about(
      'mission.label_backup.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'label_backup has no minimum length';
      await api
        .post('/mission', { ...mission, label_backup: 'x' })
        .created(because, { label_backup: 'x' });
      await api.get('/mission/mission-1').ok(because, { label_backup: 'x' });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api
        .patch('/mission/mission-2', { label_backup: 'x' })
        .ok(because, { label_backup: 'x' });
      await api.get('/mission/mission-2').ok(because, { label_backup: 'x' });
    },
  );

  test(
    'label_backup has no maximum length',
    about(
      'mission.label_backup.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'label_backup has no maximum length';
      await api
        .post('/mission', {
          ...mission,
          label_backup:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          label_backup:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/mission/mission-1').ok(because, {
        label_backup:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api
        .patch('/mission/mission-2', {
          label_backup:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          label_backup:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/mission/mission-2').ok(because, {
        label_backup:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse a mood of a wrong type',
    about(
      'mission.mood.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mood must be one of excited, grumpy, cheerful';
      await api.post('/mission', { ...mission, mood: 421337 }).invalid(because);
      await api.post('/mission', { ...mission, mood: { value: 'text' } }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { mood: 0 }).invalid(because);
      await api.patch('/mission/mission-1', { mood: {} }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { mood: 'cheerful' });
    },
  );
});

test.describe('Mission: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'mood may be excited, grumpy, cheerful',
    about(
      'mission.mood.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of MissionMood';
      await api
        .post('/mission', { ...mission, mood: 'excited' })
        .created(because, { mood: 'excited' });
      await api.patch('/mission/mission-1', { mood: 'grumpy' }).ok(because, { mood: 'grumpy' });
      await api.patch('/mission/mission-1', { mood: 'cheerful' }).ok(because, { mood: 'cheerful' });
      await api.get('/mission/mission-1').ok(because, { mood: 'cheerful' });
      await api.patch('/mission/mission-1', { mood: 'excited' }).ok(because, { mood: 'excited' });
    },
  );

  test(
    'create and update refuse a mood that MissionMood does not list, such as unheard_of',
    about(
      'mission.mood.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mood must be one of excited, grumpy, cheerful';
      await api.post('/mission', { ...mission, mood: 'unheard_of' }).invalid(because);
      await api.post('/mission', { ...mission, mood: 'excited ' }).invalid(because);
      await api.post('/mission', { ...mission, mood: 'excite' }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { mood: 'unheard_of' }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { mood: 'cheerful' });
    },
  );

  test(
    'create and update refuse the mood EXCITED, as upper and lower case differ',
    about(
      'mission.mood.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mood must be one of excited, grumpy, cheerful';
      await api.post('/mission', { ...mission, mood: 'EXCITED' }).invalid(because);
      await api.get('/mission/mission-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', { mood: 'EXCITED' }).invalid(because);
      await api
        .get('/mission/mission-1')
        .ok('a refused update changes nothing', { mood: 'cheerful' });
    },
  );
});
