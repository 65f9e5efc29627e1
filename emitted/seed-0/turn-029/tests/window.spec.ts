import { about, test, without } from '../support/api.ts';

// A valid Window, as the tests send it.
const window = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'window-1',
  caption_silent_initial: 'miba',
  health_regional: 'cheerful',
  expires: '2024-07-14 12:19:21',
};

test.describe('Window: create, read, update and delete', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'create answers the new Window, and read answers it again',
    about(
      'window.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: window,
        status: [200, 201],
        answer: { ...window, missions_usual: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { ...window, missions_usual: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/window', {
        body: { ...window, id: 'window-2' },
        status: [200, 201],
        answer: { id: 'window-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Window',
    about(
      'window.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        },
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'window-1',
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          missions_usual: [],
          expires: '2023-03-02 12:27:47',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('window.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: {
          id: 'window-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        },
        status: [200],
        answer: {
          id: 'window-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: {
          id: 'window-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for expires does not change departed either',
    about(
      'window.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { departed: '2022-07-14 22:21:40', expires: 202403 },
        status: [400, 422],
        because: 'expires must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { ...window, missions_usual: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Window: no read finds it and no list holds it',
    about(
      'window.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.delete('/window/window-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/window/window-1', { status: [404], because: 'it was deleted' });
      await api.get('/window', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Window has',
    about('window.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Window', window);
      await api.get('/window/window-unknown', {
        status: [404],
        because: 'no Window has the id window-unknown',
      });
      await api.patch('/window/window-unknown', {
        body: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        },
        status: [404],
        because: 'no Window has the id window-unknown',
      });
      await api.delete('/window/window-unknown', {
        status: [404],
        because: 'no Window has the id window-unknown',
      });
      await api.get('/window', {
        status: [200],
        answer: [{ id: 'window-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Window: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Window with all of its fields',
    about(
      'window.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Window', {
        ...window,
        id: 'window-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        expires: '2023-03-02 12:27:47',
      });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-10 16:24:26',
        caption_silent_initial: 'taro',
        health_regional: 'excited',
        expires: '2023-10-13 06:57:21',
      });
      await api.get('/window', {
        status: [200],
        answer: [
          { ...window, missions_usual: [] },
          {
            departed: '2022-07-14 22:21:40',
            enabled_root: false,
            id: 'window-2',
            caption_silent_initial: 'lobi',
            health_regional: 'delayed',
            missions_usual: [],
            expires: '2023-03-02 12:27:47',
          },
          {
            departed: '2023-07-10 16:24:26',
            enabled_root: true,
            id: 'window-3',
            caption_silent_initial: 'taro',
            health_regional: 'excited',
            missions_usual: [],
            expires: '2023-10-13 06:57:21',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Window leaves another as it was',
    about(
      'window.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Window', {
        ...window,
        id: 'window-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        expires: '2023-03-02 12:27:47',
      });
      await api.patch('/window/window-2', {
        body: {
          id: 'window-2',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { ...window, missions_usual: [] },
        because: 'another object was updated',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'window-2',
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          missions_usual: [],
          expires: '2023-03-02 12:27:47',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Window leaves another as it was',
    about(
      'window.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Window', {
        ...window,
        id: 'window-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        expires: '2023-03-02 12:27:47',
      });
      await api.delete('/window/window-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/window/window-2', {
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'window-2',
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          missions_usual: [],
          expires: '2023-03-02 12:27:47',
        },
        because: 'another object was deleted',
      });
      await api.get('/window', {
        status: [200],
        answer: [{ id: 'window-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Window',
    about('window.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Window', {
        ...window,
        id: 'window-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        expires: '2023-03-02 12:27:47',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/window', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/window/window-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Window: required fields and defaults', () => {
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
    'create refuses a Window without departed, which is required',
    about(
      'window.departed.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: without(window, 'departed'),
        status: [400, 422],
        because: 'departed is required and has no default',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Window without enabled_root, which is optional',
    about(
      'window.enabled_root.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: without(window, 'enabled_root'),
        status: [200, 201],
        answer: { enabled_root: null },
        because: 'enabled_root is optional',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { enabled_root: null },
        because: 'enabled_root is optional',
      });
    },
  );

  test(
    'create refuses a Window without an id',
    about(
      'window.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: without(window, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/window', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Window without caption_silent_initial, which is optional',
    about(
      'window.caption_silent_initial.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: without(window, 'caption_silent_initial'),
        status: [200, 201],
        answer: { caption_silent_initial: null },
        because: 'caption_silent_initial is optional',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { caption_silent_initial: null },
        because: 'caption_silent_initial is optional',
      });
    },
  );

  test(
    'health_regional is "grumpy" when a create leaves it out',
    about(
      'window.health_regional.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: without(window, 'health_regional'),
        status: [200, 201],
        answer: { health_regional: 'grumpy' },
        because: 'the default of health_regional is "grumpy"',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'grumpy' },
        because: 'the default of health_regional is "grumpy"',
      });
    },
  );

  test(
    'create refuses a Window without expires, which is required',
    about(
      'window.expires.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: without(window, 'expires'),
        status: [400, 422],
        because: 'expires is required and has no default',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of departed or expires alone leaves every other field as it is',
    about(
      'window.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', {
        ...window,
        health_regional: null,
        missions_usual: ['window-3'],
      });
      await api.patch('/window/window-1', {
        body: { departed: '2022-07-14 22:21:40' },
        status: [200],
        answer: {
          ...window,
          departed: '2022-07-14 22:21:40',
          health_regional: null,
          missions_usual: ['window-3'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/window/window-1', {
        body: { expires: '2023-03-02 12:27:47' },
        status: [200],
        answer: {
          ...window,
          departed: '2022-07-14 22:21:40',
          health_regional: null,
          missions_usual: ['window-3'],
          expires: '2023-03-02 12:27:47',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: {
          ...window,
          departed: '2022-07-14 22:21:40',
          health_regional: null,
          missions_usual: ['window-3'],
          expires: '2023-03-02 12:27:47',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Window: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for departed',
    about(
      'window.departed.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, departed: null },
        status: [400, 422],
        because: 'departed must not be null',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { departed: null },
        status: [400, 422],
        because: 'departed must not be null',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for enabled_root',
    about(
      'window.enabled_root.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, enabled_root: null },
        status: [400, 422],
        because: 'enabled_root must not be null',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { enabled_root: null },
        status: [400, 422],
        because: 'enabled_root must not be null',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { enabled_root: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for caption_silent_initial',
    about(
      'window.caption_silent_initial.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, caption_silent_initial: null },
        status: [400, 422],
        because: 'caption_silent_initial must not be null',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { caption_silent_initial: null },
        status: [400, 422],
        because: 'caption_silent_initial must not be null',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { caption_silent_initial: 'miba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'health_regional may be null, which is not replaced by its default',
    about(
      'window.health_regional.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, health_regional: null },
        status: [200, 201],
        answer: { health_regional: null },
        because: 'health_regional is nullable and its default is for absence only',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: null },
        because: 'health_regional is nullable and its default is for absence only',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { health_regional: null },
        status: [200],
        answer: { health_regional: null },
        because: 'health_regional is nullable and its default is for absence only',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { health_regional: null },
        because: 'health_regional is nullable and its default is for absence only',
      });
    },
  );

  test(
    'expires may be null',
    about(
      'window.expires.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, expires: null },
        status: [200, 201],
        answer: { expires: null },
        because: 'expires is nullable',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { expires: null },
        because: 'expires is nullable',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { expires: null },
        status: [200],
        answer: { expires: null },
        because: 'expires is nullable',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { expires: null },
        because: 'expires is nullable',
      });
    },
  );
});

test.describe('Window: types and bounds', () => {
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
    about('window.departed.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, departed: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { departed: '2020-02-29 12:00:00' },
        status: [200],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
    },
  );

  test(
    'create and update refuse a departed of a wrong type',
    about(
      'window.departed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, departed: 202403 },
        status: [400, 422],
        because: 'departed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { departed: 202403 },
        status: [400, 422],
        because: 'departed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a departed that no calendar or clock has',
    about(
      'window.departed.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, departed: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, departed: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, departed: '2022-13-01 01:17:16' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, departed: '2022-09-19 25:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { departed: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { departed: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { departed: '2022-13-01 01:17:16' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { departed: '2022-09-19 25:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a departed in another format',
    about(
      'window.departed.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, departed: '2022-09-19T01:17:16Z' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, departed: '2022-09-19' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, departed: 'not a date' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { departed: '2022-09-19T01:17:16Z' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { departed: '2022-09-19' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { departed: 'not a date' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'departed has no first moment',
    about(
      'window.departed.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, departed: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { departed: '2001-02-03 04:05:06' },
        status: [200],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
    },
  );

  test(
    'departed has no last moment',
    about(
      'window.departed.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, departed: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { departed: '2099-10-11 12:13:14' },
        status: [200],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
    },
  );

  test(
    'enabled_root may be false',
    about('window.enabled_root.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, enabled_root: false },
        status: [200, 201],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { enabled_root: false },
        status: [200],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
    },
  );

  test(
    'create and update refuse an enabled_root of a wrong type',
    about(
      'window.enabled_root.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, enabled_root: 'abc' },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.post('/window', {
        body: { ...window, enabled_root: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { enabled_root: 'abc' },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.patch('/window/window-1', {
        body: { enabled_root: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { enabled_root: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption_silent_initial of digits alone stays a string',
    about(
      'window.caption_silent_initial.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, caption_silent_initial: '0042' },
        status: [200, 201],
        answer: { caption_silent_initial: '0042' },
        because: '"0042" is a valid value of caption_silent_initial',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { caption_silent_initial: '0042' },
        because: '"0042" is a valid value of caption_silent_initial',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { caption_silent_initial: '0042' },
        status: [200],
        answer: { caption_silent_initial: '0042' },
        because: '"0042" is a valid value of caption_silent_initial',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { caption_silent_initial: '0042' },
        because: '"0042" is a valid value of caption_silent_initial',
      });
    },
  );

  test(
    'caption_silent_initial keeps spaces, quotes, accents and symbols',
    about(
      'window.caption_silent_initial.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial',
      });
    },
  );

  test(
    'create and update refuse a caption_silent_initial of a wrong type',
    about(
      'window.caption_silent_initial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, caption_silent_initial: 421337 },
        status: [400, 422],
        because: 'caption_silent_initial must be a string',
      });
      await api.post('/window', {
        body: { ...window, caption_silent_initial: { value: 'text' } },
        status: [400, 422],
        because: 'caption_silent_initial must be a string',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { caption_silent_initial: 421337 },
        status: [400, 422],
        because: 'caption_silent_initial must be a string',
      });
      await api.patch('/window/window-1', {
        body: { caption_silent_initial: { value: 'text' } },
        status: [400, 422],
        because: 'caption_silent_initial must be a string',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { caption_silent_initial: 'miba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption_silent_initial may be right at its minimum length of 2',
    about(
      'window.caption_silent_initial.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, caption_silent_initial: 'ru' },
        status: [200, 201],
        answer: { caption_silent_initial: 'ru' },
        because: 'the minimum length of caption_silent_initial is 2, inclusive',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { caption_silent_initial: 'ru' },
        because: 'the minimum length of caption_silent_initial is 2, inclusive',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { caption_silent_initial: 'ru' },
        status: [200],
        answer: { caption_silent_initial: 'ru' },
        because: 'the minimum length of caption_silent_initial is 2, inclusive',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { caption_silent_initial: 'ru' },
        because: 'the minimum length of caption_silent_initial is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a caption_silent_initial below its minimum length of 2',
    about(
      'window.caption_silent_initial.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, caption_silent_initial: 'n' },
        status: [400, 422],
        because: 'caption_silent_initial must have at least 2 characters',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { caption_silent_initial: 'n' },
        status: [400, 422],
        because: 'caption_silent_initial must have at least 2 characters',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { caption_silent_initial: 'miba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption_silent_initial may be right at its maximum length of 60',
    about(
      'window.caption_silent_initial.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: {
          ...window,
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        status: [200, 201],
        answer: {
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        because: 'the maximum length of caption_silent_initial is 60, inclusive',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: {
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        because: 'the maximum length of caption_silent_initial is 60, inclusive',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: {
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        status: [200],
        answer: {
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        because: 'the maximum length of caption_silent_initial is 60, inclusive',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: {
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        because: 'the maximum length of caption_silent_initial is 60, inclusive',
      });
    },
  );

  test(
    'create and update refuse a caption_silent_initial above its maximum length of 60',
    about(
      'window.caption_silent_initial.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: {
          ...window,
          caption_silent_initial: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor',
        },
        status: [400, 422],
        because: 'caption_silent_initial must have at most 60 characters',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: {
          caption_silent_initial: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor',
        },
        status: [400, 422],
        because: 'caption_silent_initial must have at most 60 characters',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { caption_silent_initial: 'miba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a health_regional of a wrong type',
    about(
      'window.health_regional.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, health_regional: 421337 },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful, delayed',
      });
      await api.post('/window', {
        body: { ...window, health_regional: { value: 'text' } },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful, delayed',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { health_regional: 421337 },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful, delayed',
      });
      await api.patch('/window/window-1', {
        body: { health_regional: { value: 'text' } },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful, delayed',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'cheerful' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'expires may be the leap day 2020-02-29',
    about('window.expires.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, expires: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { expires: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of expires',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { expires: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of expires',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { expires: '2020-02-29 12:00:00' },
        status: [200],
        answer: { expires: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of expires',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { expires: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of expires',
      });
    },
  );

  test(
    'create and update refuse an expires of a wrong type',
    about(
      'window.expires.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, expires: 202403 },
        status: [400, 422],
        because: 'expires must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { expires: 202403 },
        status: [400, 422],
        because: 'expires must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { expires: '2024-07-14 12:19:21' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an expires that no calendar or clock has',
    about(
      'window.expires.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, expires: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, expires: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, expires: '2024-13-01 12:19:21' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, expires: '2024-07-14 25:00:00' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { expires: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { expires: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { expires: '2024-13-01 12:19:21' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { expires: '2024-07-14 25:00:00' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { expires: '2024-07-14 12:19:21' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an expires in another format',
    about(
      'window.expires.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, expires: '2024-07-14T12:19:21Z' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, expires: '2024-07-14' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/window', {
        body: { ...window, expires: 'not a date' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { expires: '2024-07-14T12:19:21Z' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { expires: '2024-07-14' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/window/window-1', {
        body: { expires: 'not a date' },
        status: [400, 422],
        because: 'expires must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { expires: '2024-07-14 12:19:21' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'expires has no first moment',
    about(
      'window.expires.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, expires: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { expires: '2001-02-03 04:05:06' },
        because: 'expires has no first moment',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { expires: '2001-02-03 04:05:06' },
        because: 'expires has no first moment',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { expires: '2001-02-03 04:05:06' },
        status: [200],
        answer: { expires: '2001-02-03 04:05:06' },
        because: 'expires has no first moment',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { expires: '2001-02-03 04:05:06' },
        because: 'expires has no first moment',
      });
    },
  );

  test(
    'expires has no last moment',
    about(
      'window.expires.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, expires: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { expires: '2099-10-11 12:13:14' },
        because: 'expires has no last moment',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { expires: '2099-10-11 12:13:14' },
        because: 'expires has no last moment',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { expires: '2099-10-11 12:13:14' },
        status: [200],
        answer: { expires: '2099-10-11 12:13:14' },
        because: 'expires has no last moment',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { expires: '2099-10-11 12:13:14' },
        because: 'expires has no last moment',
      });
    },
  );
});

test.describe('Window: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'health_regional may be excited, grumpy, cheerful, delayed',
    about(
      'window.health_regional.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, health_regional: 'excited' },
        status: [200, 201],
        answer: { health_regional: 'excited' },
        because: 'the value is one of MissionMood',
      });
      await api.patch('/window/window-1', {
        body: { health_regional: 'grumpy' },
        status: [200],
        answer: { health_regional: 'grumpy' },
        because: 'the value is one of MissionMood',
      });
      await api.patch('/window/window-1', {
        body: { health_regional: 'cheerful' },
        status: [200],
        answer: { health_regional: 'cheerful' },
        because: 'the value is one of MissionMood',
      });
      await api.patch('/window/window-1', {
        body: { health_regional: 'delayed' },
        status: [200],
        answer: { health_regional: 'delayed' },
        because: 'the value is one of MissionMood',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'delayed' },
        because: 'the value is one of MissionMood',
      });
    },
  );

  test(
    'health_regional may be delayed, which MissionMood has gained',
    about(
      'window.health_regional.accepts-added-delayed',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, health_regional: 'delayed' },
        status: [200, 201],
        answer: { health_regional: 'delayed' },
        because: 'delayed was added to MissionMood',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'delayed' },
        because: 'delayed was added to MissionMood',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', {
        body: { health_regional: 'delayed' },
        status: [200],
        answer: { health_regional: 'delayed' },
        because: 'delayed was added to MissionMood',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { health_regional: 'delayed' },
        because: 'delayed was added to MissionMood',
      });
    },
  );

  test(
    'create and update refuse the health_regional unheard_of, which MissionMood does not have',
    about(
      'window.health_regional.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, health_regional: 'unheard_of' },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful, delayed',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { health_regional: 'unheard_of' },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful, delayed',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'cheerful' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the health_regional EXCITED, as upper and lower case differ',
    about(
      'window.health_regional.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, health_regional: 'EXCITED' },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful, delayed',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { health_regional: 'EXCITED' },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful, delayed',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'cheerful' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Window: references', () => {
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
    'missions_usual is an empty list when a create leaves it out',
    about(
      'window.missions_usual.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: window,
        status: [200, 201],
        answer: { missions_usual: [] },
        because: 'missions_usual was left out',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { missions_usual: [] },
        because: 'missions_usual was left out',
      });
    },
  );

  test(
    'missions_usual lists existing Window objects and is answered as their ids',
    about(
      'window.missions_usual.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', { ...window, id: 'window-4' });
      await api.post('/window', {
        body: { ...window, missions_usual: ['window-3', 'window-4'] },
        status: [200, 201],
        answer: { missions_usual: ['window-3', 'window-4'] },
        because: 'missions_usual was sent with two ids',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { missions_usual: ['window-3', 'window-4'] },
        because: 'missions_usual was sent with two ids',
      });
      await api.get('/window', {
        status: [200],
        answer: [
          { id: 'window-3', missions_usual: [] },
          { id: 'window-4', missions_usual: [] },
          { id: 'window-1', missions_usual: ['window-3', 'window-4'] },
        ],
        because: 'lists answer references as ids too',
      });
      await api.patch('/window/window-1', {
        body: { missions_usual: ['window-4', 'window-3'] },
        status: [200],
        answer: { missions_usual: ['window-4', 'window-3'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in missions_usual',
    about(
      'window.missions_usual.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', { ...window, id: 'window-4' });
      await api.create('Window', { ...window, missions_usual: ['window-3'] });
      await api.patch('/window/window-1', {
        body: { missions_usual: ['window-4'] },
        status: [200],
        answer: { missions_usual: ['window-4'] },
        because: 'an update replaces the list',
      });
      await api.patch('/window/window-1', {
        body: { missions_usual: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { missions_usual: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in missions_usual that no Window has',
    about(
      'window.missions_usual.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', { ...window, id: 'window-4' });
      await api.post('/window', {
        body: { ...window, missions_usual: ['window-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Window objects',
      });
      await api.post('/window', {
        body: { ...window, missions_usual: ['window-3', 'window-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Window objects',
      });
      await api.post('/window', {
        body: { ...window, missions_usual: ['window-unknown', 'window-4'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Window objects',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', { ...window, missions_usual: ['window-3', 'window-4'] });
      await api.patch('/window/window-1', {
        body: { missions_usual: ['window-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Window objects',
      });
      await api.patch('/window/window-1', {
        body: { missions_usual: ['window-3', 'window-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Window objects',
      });
      await api.patch('/window/window-1', {
        body: { missions_usual: ['window-unknown', 'window-4'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Window objects',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { missions_usual: ['window-3', 'window-4'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list missions_usual',
    about(
      'window.missions_usual.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, missions_usual: null },
        status: [400, 422],
        because: 'missions_usual must not be null',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { missions_usual: null },
        status: [400, 422],
        because: 'missions_usual must not be null',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { missions_usual: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for missions_usual',
    about(
      'window.missions_usual.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/window', {
        body: { ...window, missions_usual: 'abc' },
        status: [400, 422],
        because: 'missions_usual must be a list of ids of Window',
      });
      await api.post('/window', {
        body: { ...window, missions_usual: [{ value: 'text' }] },
        status: [400, 422],
        because: 'missions_usual must be a list of ids of Window',
      });
      await api.get('/window/window-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { missions_usual: 'abc' },
        status: [400, 422],
        because: 'missions_usual must be a list of ids of Window',
      });
      await api.patch('/window/window-1', {
        body: { missions_usual: [{ value: 'text' }] },
        status: [400, 422],
        because: 'missions_usual must be a list of ids of Window',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { missions_usual: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Window takes its id out of every missions_usual and keeps the others',
    about(
      'window.missions_usual.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', { ...window, id: 'window-4' });
      await api.create('Window', { ...window, missions_usual: ['window-3', 'window-4'] });
      await api.create('Window', { ...window, id: 'window-2', missions_usual: ['window-3'] });
      await api.delete('/window/window-3', { status: [200, 204], because: 'the object exists' });
      await api.get('/window/window-1', {
        status: [200],
        answer: { id: 'window-1', missions_usual: ['window-4'] },
        because: 'window-3 was deleted',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { id: 'window-2', missions_usual: [] },
        because: 'window-3 was deleted',
      });
    },
  );

  test(
    'update that is refused for missions_usual does not change departed either',
    about(
      'window.missions_usual.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.patch('/window/window-1', {
        body: { departed: '2022-07-14 22:21:40', missions_usual: ['window-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Window objects',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { ...window, missions_usual: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Window: actions', () => {
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.guard: When the state is right but a condition is not satisfied, the action is
  //   refused with 409. All conditions must hold.
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'assign moves health_regional from excited to cheerful',
    about(
      'window.assign.moves-from-excited',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [200],
        answer: { ...window, missions_usual: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { ...window, missions_usual: [] },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'assign moves health_regional from grumpy to cheerful',
    about(
      'window.assign.moves-from-grumpy',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: 'grumpy',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [200],
        answer: { ...window, missions_usual: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { ...window, missions_usual: [] },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'assign applies the effect: for each item in this.missions_usual: set item.caption_silent_initial to "north"',
    about(
      "window.assign.effect-each-missions_usual-set-caption_silent_initial-to-'north'",
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: {
          caption_silent_initial: 'north',
          departed: '2023-07-13 12:00:00',
          enabled_root: true,
          id: 'window-2',
          expires: '2024-07-14 12:19:21',
        },
        because: 'for each item in this.missions_usual: set item.caption_silent_initial to "north"',
      });
      await api.get('/window/window-3', {
        status: [200],
        answer: {
          caption_silent_initial: 'north',
          departed: '2023-07-13 12:00:01',
          enabled_root: true,
          id: 'window-3',
          expires: '2024-07-14 12:19:21',
        },
        because: 'for each item in this.missions_usual: set item.caption_silent_initial to "north"',
      });
    },
  );

  test(
    'assign applies the effect: set this.missions_usual to []',
    about(
      'window.assign.effect-set-missions_usual-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: {
          missions_usual: [],
          departed: '2022-09-19 01:17:16',
          enabled_root: true,
          id: 'window-1',
          expires: '2024-07-14 12:19:21',
        },
        because: 'set this.missions_usual to []',
      });
    },
  );

  test(
    'assign applies its effects in the order in which they are listed',
    about(
      'window.assign.applies-effects-in-order',
      'effects.order',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'cheerful', missions_usual: [] },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { caption_silent_initial: 'north' },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/window/window-3', {
        status: [200],
        answer: { caption_silent_initial: 'north' },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'assign leaves objects alone that it does not concern',
    about(
      'window.assign.leaves-bystanders',
      'actions.success',
      'effects.for-each',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.create('Window', {
        ...window,
        id: 'window-4',
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.create('Window', { ...window, id: 'window-5', departed: '2023-07-13 12:00:00' });
      await api.post('/window/window-1/assign', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/window/window-4', {
        status: [200],
        answer: {
          ...window,
          id: 'window-4',
          health_regional: 'excited',
          missions_usual: ['window-2', 'window-3'],
        },
        because: 'assign was called on window-1, which does not concern this object',
      });
      await api.get('/window/window-5', {
        status: [200],
        answer: { ...window, departed: '2023-07-13 12:00:00', id: 'window-5', missions_usual: [] },
        because: 'assign was called on window-1, which does not concern this object',
      });
    },
  );

  test(
    'assign answers 404 for an id that no Window has',
    about('window.assign.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Window', window);
      await api.post('/window/window-unknown/assign', {
        status: [404],
        because: 'no Window has the id window-unknown',
      });
    },
  );

  test(
    'assign is refused while health_regional is cheerful',
    about(
      'window.assign.refuses-from-cheerful',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', { ...window, missions_usual: ['window-2', 'window-3'] });
      await api.post('/window/window-1/assign', {
        status: [400, 409],
        because: 'assign starts from excited or grumpy, and health_regional is cheerful',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'cheerful', missions_usual: ['window-2', 'window-3'] },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'assign is refused while health_regional is delayed',
    about(
      'window.assign.refuses-from-delayed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: 'delayed',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [400, 409],
        because: 'assign starts from excited or grumpy, and health_regional is delayed',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'delayed', missions_usual: ['window-2', 'window-3'] },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'assign is refused while health_regional is null',
    about(
      'window.assign.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: null,
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [400, 409],
        because: 'assign starts from excited or grumpy, and health_regional is null',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: null, missions_usual: ['window-2', 'window-3'] },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'assign is refused unless any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00"',
    about(
      "window.assign.refuses-unless-any-missions_usual-departed-gt-'2023-07-13+12:00:00'",
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:00',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [400, 409],
        because:
          'the condition any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" is not satisfied',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'excited', missions_usual: ['window-2', 'window-3'] },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'assign changes none of the objects that it refers to when it is refused',
    about(
      'window.assign.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:00',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [400, 409],
        because:
          'the condition any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" is not satisfied',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { ...window, departed: '2023-07-13 12:00:00', id: 'window-2', missions_usual: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/window/window-3', {
        status: [200],
        answer: {
          ...window,
          departed: '2023-07-13 12:00:00',
          id: 'window-3',
          caption_silent_initial: 'lobi',
          missions_usual: [],
        },
        because: 'a refused action changes nothing',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { ...window, health_regional: 'excited', missions_usual: ['window-2', 'window-3'] },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'assign is refused when missions_usual is empty',
    about(
      'window.assign.refuses-when-missions_usual-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', { ...window, health_regional: 'excited', missions_usual: [] });
      await api.post('/window/window-1/assign', {
        status: [400, 409],
        because:
          'the condition any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" is not satisfied',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'excited', missions_usual: [] },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'assign is refused when any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" would hold with the objects that are not in missions_usual',
    about(
      "window.assign.refuses-when-any-missions_usual-departed-gt-'2023-07-13+12:00:00'-for-those-in-missions_usual-alone",
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:00',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', { ...window, id: 'window-4', departed: '2023-07-13 12:00:00' });
      await api.create('Window', { ...window, id: 'window-5', departed: '2023-07-13 12:00:01' });
      await api.create('Window', {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.post('/window/window-1/assign', {
        status: [400, 409],
        because:
          'the condition any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" is not satisfied',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'excited', missions_usual: ['window-2', 'window-3'] },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve moves health_regional from cheerful to grumpy',
    about(
      'window.approve.moves-from-cheerful',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.post('/window/window-1/approve', {
        status: [200],
        answer: {
          ...window,
          departed: '2024-02-21 12:00:00',
          health_regional: 'grumpy',
          missions_usual: [],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: {
          ...window,
          departed: '2024-02-21 12:00:00',
          health_regional: 'grumpy',
          missions_usual: [],
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'approve applies the effect: set this.departed to "2024-02-21 12:00:00"',
    about(
      "window.approve.effect-set-departed-to-'2024-02-21+12:00:00'",
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.post('/window/window-1/approve', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: {
          departed: '2024-02-21 12:00:00',
          enabled_root: true,
          id: 'window-1',
          caption_silent_initial: 'miba',
          missions_usual: [],
          expires: '2024-07-14 12:19:21',
        },
        because: 'set this.departed to "2024-02-21 12:00:00"',
      });
    },
  );

  test(
    'approve leaves objects alone that it does not concern',
    about(
      'window.approve.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Window', { ...window, id: 'window-2' });
      await api.post('/window/window-1/approve', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/window/window-2', {
        status: [200],
        answer: { ...window, id: 'window-2', missions_usual: [] },
        because: 'approve was called on window-1, which does not concern this object',
      });
    },
  );

  test(
    'approve answers 404 for an id that no Window has',
    about('window.approve.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Window', window);
      await api.post('/window/window-unknown/approve', {
        status: [404],
        because: 'no Window has the id window-unknown',
      });
    },
  );

  test(
    'approve is refused while health_regional is excited',
    about(
      'window.approve.refuses-from-excited',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, health_regional: 'excited' });
      await api.post('/window/window-1/approve', {
        status: [400, 409],
        because: 'approve starts from cheerful, and health_regional is excited',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'excited', departed: '2022-09-19 01:17:16' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused while health_regional is grumpy',
    about(
      'window.approve.refuses-from-grumpy',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, health_regional: 'grumpy' });
      await api.post('/window/window-1/approve', {
        status: [400, 409],
        because: 'approve starts from cheerful, and health_regional is grumpy',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'grumpy', departed: '2022-09-19 01:17:16' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused while health_regional is delayed',
    about(
      'window.approve.refuses-from-delayed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, health_regional: 'delayed' });
      await api.post('/window/window-1/approve', {
        status: [400, 409],
        because: 'approve starts from cheerful, and health_regional is delayed',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: 'delayed', departed: '2022-09-19 01:17:16' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve is refused while health_regional is null',
    about(
      'window.approve.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', { ...window, health_regional: null });
      await api.post('/window/window-1/approve', {
        status: [400, 409],
        because: 'approve starts from cheerful, and health_regional is null',
      });
      await api.get('/window/window-1', {
        status: [200],
        answer: { health_regional: null, departed: '2022-09-19 01:17:16' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
