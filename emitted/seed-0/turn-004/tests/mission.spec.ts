import { about, test, without } from '../support/api.ts';

// A valid Mission, as the tests send it.
const mission = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'mission-1',
  label_backup: 'lobia',
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
      await api.post('/mission', {
        body: mission,
        status: [200, 201],
        answer: mission,
        because: 'create answers the object that was sent',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: mission,
        because: 'read answers the object that was created',
      });
      await api.post('/mission', {
        body: { ...mission, id: 'mission-2' },
        status: [200, 201],
        answer: { id: 'mission-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/mission/mission-1', {
        body: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'gagua',
          mood: 'excited',
        },
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'mission-1',
          label_backup: 'gagua',
          mood: 'excited',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'gagua',
          mood: 'excited',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('mission.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: {
          id: 'mission-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'gagua',
          mood: 'excited',
        },
        status: [200],
        answer: {
          id: 'mission-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'gagua',
          mood: 'excited',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: {
          id: 'mission-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'gagua',
          mood: 'excited',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/mission/mission-1', {
        body: { departed: '2022-07-14 22:21:40', mood: 'unheard_of' },
        status: [400, 422],
        because: 'mood must be one of excited, grumpy, cheerful',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: mission,
        because: 'a refused update changes nothing',
      });
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
      await api.create('Mission', mission);
      await api.delete('/mission/mission-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/mission/mission-1', { status: [404], because: 'it was deleted' });
      await api.get('/mission', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Mission has',
    about('mission.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Mission', mission);
      await api.get('/mission/mission-unknown', {
        status: [404],
        because: 'no Mission has the id mission-unknown',
      });
      await api.patch('/mission/mission-unknown', {
        body: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'gagua',
          mood: 'excited',
        },
        status: [404],
        because: 'no Mission has the id mission-unknown',
      });
      await api.delete('/mission/mission-unknown', {
        status: [404],
        because: 'no Mission has the id mission-unknown',
      });
      await api.get('/mission', {
        status: [200],
        answer: [{ id: 'mission-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
        label_backup: 'gagua',
        mood: 'excited',
      });
      await api.create('Mission', {
        ...mission,
        id: 'mission-3',
        departed: '2023-07-10 16:24:26',
        label_backup: 'sinub',
        mood: 'grumpy',
      });
      await api.get('/mission', {
        status: [200],
        answer: [
          mission,
          {
            departed: '2022-07-14 22:21:40',
            enabled_root: false,
            id: 'mission-2',
            label_backup: 'gagua',
            mood: 'excited',
          },
          {
            departed: '2023-07-10 16:24:26',
            enabled_root: true,
            id: 'mission-3',
            label_backup: 'sinub',
            mood: 'grumpy',
          },
        ],
        because: 'three objects were created',
      });
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
        label_backup: 'gagua',
        mood: 'excited',
      });
      await api.patch('/mission/mission-2', {
        body: {
          id: 'mission-2',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          label_backup: 'gagua',
          mood: 'excited',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: mission,
        because: 'another object was updated',
      });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'mission-2',
          label_backup: 'gagua',
          mood: 'excited',
        },
        because: 'the update is stored',
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
        label_backup: 'gagua',
        mood: 'excited',
      });
      await api.delete('/mission/mission-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'mission-2',
          label_backup: 'gagua',
          mood: 'excited',
        },
        because: 'another object was deleted',
      });
      await api.get('/mission', {
        status: [200],
        answer: [{ id: 'mission-2' }],
        because: 'one of two objects was deleted',
      });
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
        label_backup: 'gagua',
        mood: 'excited',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/mission', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/mission/mission-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/mission', {
        body: without(mission, 'departed'),
        status: [400, 422],
        because: 'departed is required and has no default',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Mission without enabled_root, which is optional',
    about('mission.enabled_root.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/mission', {
        body: without(mission, 'enabled_root'),
        status: [200, 201],
        answer: { enabled_root: null },
        because: 'enabled_root is optional',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { enabled_root: null },
        because: 'enabled_root is optional',
      });
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
      await api.post('/mission', {
        body: without(mission, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/mission', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Mission without label_backup, which is optional',
    about('mission.label_backup.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/mission', {
        body: without(mission, 'label_backup'),
        status: [200, 201],
        answer: { label_backup: null },
        because: 'label_backup is optional',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { label_backup: null },
        because: 'label_backup is optional',
      });
    },
  );

  test(
    'mood is "grumpy" when a create leaves it out',
    about('mission.mood.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/mission', {
        body: without(mission, 'mood'),
        status: [200, 201],
        answer: { mood: 'grumpy' },
        because: 'the default of mood is "grumpy"',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { mood: 'grumpy' },
        because: 'the default of mood is "grumpy"',
      });
    },
  );

  test(
    'update of departed or mood alone leaves every other field as it is',
    about('mission.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Mission', { ...mission, mood: null });
      await api.patch('/mission/mission-1', {
        body: { departed: '2022-07-14 22:21:40' },
        status: [200],
        answer: { ...mission, departed: '2022-07-14 22:21:40', mood: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/mission/mission-1', {
        body: { mood: 'excited' },
        status: [200],
        answer: { ...mission, departed: '2022-07-14 22:21:40', mood: 'excited' },
        because: 'an update touches only what it carries',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { ...mission, departed: '2022-07-14 22:21:40', mood: 'excited' },
        because: 'an update touches only what it carries',
      });
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
      await api.post('/mission', {
        body: { ...mission, departed: null },
        status: [400, 422],
        because: 'departed must not be null',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { departed: null },
        status: [400, 422],
        because: 'departed must not be null',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mission', {
        body: { ...mission, enabled_root: null },
        status: [400, 422],
        because: 'enabled_root must not be null',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { enabled_root: null },
        status: [400, 422],
        because: 'enabled_root must not be null',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { enabled_root: true },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mission', {
        body: { ...mission, label_backup: null },
        status: [400, 422],
        because: 'label_backup must not be null',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { label_backup: null },
        status: [400, 422],
        because: 'label_backup must not be null',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { label_backup: 'lobia' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mission', {
        body: { ...mission, mood: null },
        status: [200, 201],
        answer: { mood: null },
        because: 'mood is nullable and its default is for absence only',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { mood: null },
        because: 'mood is nullable and its default is for absence only',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.patch('/mission/mission-2', {
        body: { mood: null },
        status: [200],
        answer: { mood: null },
        because: 'mood is nullable and its default is for absence only',
      });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: { mood: null },
        because: 'mood is nullable and its default is for absence only',
      });
    },
  );
});

test.describe('Mission: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
    'departed may be the leap day 2020-02-29',
    about('mission.departed.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/mission', {
        body: { ...mission, departed: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.patch('/mission/mission-2', {
        body: { departed: '2020-02-29 12:00:00' },
        status: [200],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
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
      await api.post('/mission', {
        body: { ...mission, departed: 202403 },
        status: [400, 422],
        because: 'departed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { departed: 202403 },
        status: [400, 422],
        because: 'departed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mission', {
        body: { ...mission, departed: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mission', {
        body: { ...mission, departed: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mission', {
        body: { ...mission, departed: '2022-13-01 01:17:16' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mission', {
        body: { ...mission, departed: '2022-09-19 25:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { departed: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mission/mission-1', {
        body: { departed: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mission/mission-1', {
        body: { departed: '2022-13-01 01:17:16' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mission/mission-1', {
        body: { departed: '2022-09-19 25:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mission', {
        body: { ...mission, departed: '2022-09-19T01:17:16Z' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mission', {
        body: { ...mission, departed: '2022-09-19' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/mission', {
        body: { ...mission, departed: 'not a date' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { departed: '2022-09-19T01:17:16Z' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mission/mission-1', {
        body: { departed: '2022-09-19' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/mission/mission-1', {
        body: { departed: 'not a date' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'departed has no first moment',
    about('mission.departed.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/mission', {
        body: { ...mission, departed: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.patch('/mission/mission-2', {
        body: { departed: '2001-02-03 04:05:06' },
        status: [200],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
    },
  );

  test(
    'departed has no last moment',
    about('mission.departed.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/mission', {
        body: { ...mission, departed: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.patch('/mission/mission-2', {
        body: { departed: '2099-10-11 12:13:14' },
        status: [200],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
    },
  );

  test(
    'enabled_root may be false',
    about('mission.enabled_root.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/mission', {
        body: { ...mission, enabled_root: false },
        status: [200, 201],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.patch('/mission/mission-2', {
        body: { enabled_root: false },
        status: [200],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
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
      await api.post('/mission', {
        body: { ...mission, enabled_root: 'abc' },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.post('/mission', {
        body: { ...mission, enabled_root: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { enabled_root: 'abc' },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.patch('/mission/mission-1', {
        body: { enabled_root: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { enabled_root: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'label_backup keeps spaces, quotes, accents and symbols',
    about(
      'mission.label_backup.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/mission', {
        body: { ...mission, label_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { label_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label_backup',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { label_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label_backup',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.patch('/mission/mission-2', {
        body: { label_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { label_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label_backup',
      });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: { label_backup: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of label_backup',
      });
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
      await api.post('/mission', {
        body: { ...mission, label_backup: 421337 },
        status: [400, 422],
        because: 'label_backup must be a string',
      });
      await api.post('/mission', {
        body: { ...mission, label_backup: { value: 'text' } },
        status: [400, 422],
        because: 'label_backup must be a string',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { label_backup: 421337 },
        status: [400, 422],
        because: 'label_backup must be a string',
      });
      await api.patch('/mission/mission-1', {
        body: { label_backup: { value: 'text' } },
        status: [400, 422],
        because: 'label_backup must be a string',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { label_backup: 'lobia' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'label_backup may be right at its minimum length of 5',
    about(
      'mission.label_backup.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/mission', {
        body: { ...mission, label_backup: 'labua' },
        status: [200, 201],
        answer: { label_backup: 'labua' },
        because: 'the minimum length of label_backup is 5, inclusive',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { label_backup: 'labua' },
        because: 'the minimum length of label_backup is 5, inclusive',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.patch('/mission/mission-2', {
        body: { label_backup: 'labua' },
        status: [200],
        answer: { label_backup: 'labua' },
        because: 'the minimum length of label_backup is 5, inclusive',
      });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: { label_backup: 'labua' },
        because: 'the minimum length of label_backup is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a label_backup below its minimum length of 5',
    about(
      'mission.label_backup.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/mission', {
        body: { ...mission, label_backup: 'tana' },
        status: [400, 422],
        because: 'label_backup must have at least 5 characters',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { label_backup: 'tana' },
        status: [400, 422],
        because: 'label_backup must have at least 5 characters',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { label_backup: 'lobia' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'label_backup may be right at its maximum length of 100',
    about(
      'mission.label_backup.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/mission', {
        body: {
          ...mission,
          label_backup:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200, 201],
        answer: {
          label_backup:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of label_backup is 100, inclusive',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: {
          label_backup:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of label_backup is 100, inclusive',
      });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.patch('/mission/mission-2', {
        body: {
          label_backup:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200],
        answer: {
          label_backup:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of label_backup is 100, inclusive',
      });
      await api.get('/mission/mission-2', {
        status: [200],
        answer: {
          label_backup:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of label_backup is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a label_backup above its maximum length of 100',
    about(
      'mission.label_backup.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/mission', {
        body: {
          ...mission,
          label_backup:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'label_backup must have at most 100 characters',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: {
          label_backup:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'label_backup must have at most 100 characters',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { label_backup: 'lobia' },
        because: 'a refused update changes nothing',
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
      await api.post('/mission', {
        body: { ...mission, mood: 421337 },
        status: [400, 422],
        because: 'mood must be one of excited, grumpy, cheerful',
      });
      await api.post('/mission', {
        body: { ...mission, mood: { value: 'text' } },
        status: [400, 422],
        because: 'mood must be one of excited, grumpy, cheerful',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { mood: 421337 },
        status: [400, 422],
        because: 'mood must be one of excited, grumpy, cheerful',
      });
      await api.patch('/mission/mission-1', {
        body: { mood: { value: 'text' } },
        status: [400, 422],
        because: 'mood must be one of excited, grumpy, cheerful',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { mood: 'cheerful' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/mission', {
        body: { ...mission, mood: 'excited' },
        status: [200, 201],
        answer: { mood: 'excited' },
        because: 'the value is one of MissionMood',
      });
      await api.patch('/mission/mission-1', {
        body: { mood: 'grumpy' },
        status: [200],
        answer: { mood: 'grumpy' },
        because: 'the value is one of MissionMood',
      });
      await api.patch('/mission/mission-1', {
        body: { mood: 'cheerful' },
        status: [200],
        answer: { mood: 'cheerful' },
        because: 'the value is one of MissionMood',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { mood: 'cheerful' },
        because: 'the value is one of MissionMood',
      });
    },
  );

  test(
    'create and update refuse the mood unheard_of, which MissionMood does not have',
    about(
      'mission.mood.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/mission', {
        body: { ...mission, mood: 'unheard_of' },
        status: [400, 422],
        because: 'mood must be one of excited, grumpy, cheerful',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { mood: 'unheard_of' },
        status: [400, 422],
        because: 'mood must be one of excited, grumpy, cheerful',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { mood: 'cheerful' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/mission', {
        body: { ...mission, mood: 'EXCITED' },
        status: [400, 422],
        because: 'mood must be one of excited, grumpy, cheerful',
      });
      await api.get('/mission/mission-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Mission', mission);
      await api.patch('/mission/mission-1', {
        body: { mood: 'EXCITED' },
        status: [400, 422],
        because: 'mood must be one of excited, grumpy, cheerful',
      });
      await api.get('/mission/mission-1', {
        status: [200],
        answer: { mood: 'cheerful' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
