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
      await api
        .post('/window', window)
        .created('create answers the object that was sent', { ...window, missions_usual: [] });
      await api
        .get('/window/window-1')
        .ok('read answers the object that was created', { ...window, missions_usual: [] });
      await api
        .post('/window', { ...window, id: 'window-2' })
        .created('objects may be alike in everything but their ids', { id: 'window-2' });
    },
  );

  test(
    'the id of a Window may be any text, upper and lower case told apart, but no number',
    about(
      'window.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/window', { ...window, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Window', { ...window, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/window/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/window/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...window,
          id: 'Room 2.B at the Very End of the Long Hall',
          missions_usual: [],
        });
      await api.post('/window', { ...window, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/window/window-1', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        })
        .ok('every one of these fields was sent', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'window-1',
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          missions_usual: [],
          expires: '2023-03-02 12:27:47',
        });
      await api.get('/window/window-1').ok('the update is stored', {
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        expires: '2023-03-02 12:27:47',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('window.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Window', window);
      await api
        .patch('/window/window-1', {
          id: 'window-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        })
        .ok(because, {
          id: 'window-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        });
      await api.get('/window/window-1').ok(because, {
        id: 'window-1',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        expires: '2023-03-02 12:27:47',
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
      await api
        .patch('/window/window-1', { departed: '2022-07-14 22:21:40', expires: 202403 })
        .invalid('expires must be a string in YYYY-MM-DD hh:mm:ss format');
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { ...window, missions_usual: [] });
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
      const because = 'it was deleted';
      await api.create('Window', window);
      await api.delete('/window/window-1').removed('the object exists');
      await api.get('/window/window-1').notFound(because);
      await api.patch('/window/window-1', { id: 'window-1' }).notFound(because);
      await api.get('/window').ok('what was deleted is in no list', []);
      await api
        .post('/window', {
          ...window,
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'window-1',
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          missions_usual: [],
          expires: '2023-03-02 12:27:47',
        });
      await api
        .get('/window/window-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'window-1',
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          missions_usual: [],
          expires: '2023-03-02 12:27:47',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Window has',
    about('window.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Window has the id window-unknown';
      await api.create('Window', window);
      await api.get('/window/window-unknown').notFound(because);
      await api
        .patch('/window/window-unknown', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        })
        .notFound(because);
      await api.delete('/window/window-unknown').notFound(because);
      await api
        .get('/window')
        .ok('requests for an unknown id change nothing', [{ id: 'window-1' }]);
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
      await api.get('/window').ok('three objects were created', [
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
      ]);
      await api.create('Window', { ...window, id: 'window-4', health_regional: 'grumpy' });
      await api.create('Window', { ...window, id: 'window-5' });
      await api.create('Window', { ...window, id: 'window-6' });
      await api.create('Window', { ...window, id: 'window-7' });
      await api.create('Window', { ...window, id: 'window-8' });
      await api.create('Window', { ...window, id: 'window-9' });
      await api.create('Window', { ...window, id: 'window-10' });
      await api.create('Window', { ...window, id: 'window-11' });
      await api
        .get('/window')
        .ok('a list holds every object, however many there are', [
          { id: 'window-1' },
          { id: 'window-2' },
          { id: 'window-3' },
          { id: 'window-4' },
          { id: 'window-5' },
          { id: 'window-6' },
          { id: 'window-7' },
          { id: 'window-8' },
          { id: 'window-9' },
          { id: 'window-10' },
          { id: 'window-11' },
        ]);
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
      await api
        .patch('/window/window-2', {
          id: 'window-2',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'lobi',
          health_regional: 'delayed',
          expires: '2023-03-02 12:27:47',
        })
        .ok('the change is valid');
      await api
        .get('/window/window-1')
        .ok('another object was updated', { ...window, missions_usual: [] });
      await api.get('/window/window-2').ok('the update is stored', {
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        id: 'window-2',
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        missions_usual: [],
        expires: '2023-03-02 12:27:47',
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
      await api.delete('/window/window-1').removed('the object exists');
      await api.get('/window/window-2').ok('another object was deleted', {
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        id: 'window-2',
        caption_silent_initial: 'lobi',
        health_regional: 'delayed',
        missions_usual: [],
        expires: '2023-03-02 12:27:47',
      });
      await api.get('/window').ok('one of two objects was deleted', [{ id: 'window-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/window').ok('reset removes all objects', []);
      await api.get('/window/window-1').notFound('reset removed it');
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
      await api
        .post('/window', without(window, 'departed'))
        .invalid('departed is required and has no default');
      await api.get('/window/window-1').notFound('a refused create stores nothing');
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
      const because = 'enabled_root is optional';
      await api
        .post('/window', without(window, 'enabled_root'))
        .created(because, { enabled_root: null });
      await api.get('/window/window-1').ok(because, { enabled_root: null });
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
      await api.post('/window', without(window, 'id')).invalid('id must be sent');
      await api.get('/window').ok('a refused create stores nothing', []);
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
      const because = 'caption_silent_initial is optional';
      await api
        .post('/window', without(window, 'caption_silent_initial'))
        .created(because, { caption_silent_initial: null });
      await api.get('/window/window-1').ok(because, { caption_silent_initial: null });
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
      const because = 'the default of health_regional is "grumpy"';
      await api
        .post('/window', without(window, 'health_regional'))
        .created(because, { health_regional: 'grumpy' });
      await api.get('/window/window-1').ok(because, { health_regional: 'grumpy' });
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
      await api
        .post('/window', without(window, 'expires'))
        .invalid('expires is required and has no default');
      await api.get('/window/window-1').notFound('a refused create stores nothing');
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
      const because = 'an update touches only what it carries';
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', {
        ...window,
        health_regional: null,
        missions_usual: ['window-3'],
      });
      await api.patch('/window/window-1', { departed: '2022-07-14 22:21:40' }).ok(because, {
        ...window,
        departed: '2022-07-14 22:21:40',
        health_regional: null,
        missions_usual: ['window-3'],
      });
      await api.patch('/window/window-1', { expires: '2023-03-02 12:27:47' }).ok(because, {
        ...window,
        departed: '2022-07-14 22:21:40',
        health_regional: null,
        missions_usual: ['window-3'],
        expires: '2023-03-02 12:27:47',
      });
      await api.get('/window/window-1').ok(because, {
        ...window,
        departed: '2022-07-14 22:21:40',
        health_regional: null,
        missions_usual: ['window-3'],
        expires: '2023-03-02 12:27:47',
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
      const because = 'departed must not be null';
      await api.post('/window', { ...window, departed: null }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { departed: null }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
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
      const because = 'enabled_root must not be null';
      await api.post('/window', { ...window, enabled_root: null }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { enabled_root: null }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { enabled_root: true });
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
      const because = 'caption_silent_initial must not be null';
      await api.post('/window', { ...window, caption_silent_initial: null }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { caption_silent_initial: null }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { caption_silent_initial: 'miba' });
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
      const because = 'health_regional is nullable and its default is for absence only';
      await api
        .post('/window', { ...window, health_regional: null })
        .created(because, { health_regional: null });
      await api.get('/window/window-1').ok(because, { health_regional: null });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { health_regional: null })
        .ok(because, { health_regional: null });
      await api.get('/window/window-2').ok(because, { health_regional: null });
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
      const because = 'expires is nullable';
      await api.post('/window', { ...window, expires: null }).created(because, { expires: null });
      await api.get('/window/window-1').ok(because, { expires: null });
      await api.create('Window', { ...window, id: 'window-2' });
      await api.patch('/window/window-2', { expires: null }).ok(because, { expires: null });
      await api.get('/window/window-2').ok(because, { expires: null });
    },
  );
});

test.describe('Window: types and bounds', () => {
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
    about('window.departed.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of departed';
      await api
        .post('/window', { ...window, departed: '2020-02-29 12:00:00' })
        .created(because, { departed: '2020-02-29 12:00:00' });
      await api.get('/window/window-1').ok(because, { departed: '2020-02-29 12:00:00' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { departed: '2020-02-29 12:00:00' })
        .ok(because, { departed: '2020-02-29 12:00:00' });
      await api.get('/window/window-2').ok(because, { departed: '2020-02-29 12:00:00' });
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
      const because = 'departed must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/window', { ...window, departed: 202403 }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { departed: 0 }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
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
      const because = 'departed must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/window', { ...window, departed: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, departed: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, departed: '2022-13-01 01:17:16' }).invalid(because);
      await api.post('/window', { ...window, departed: '2022-09-19 24:00:00' }).invalid(because);
      await api.post('/window', { ...window, departed: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, departed: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, departed: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, departed: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, departed: '2022-09-19 10:60:00' }).invalid(because);
      await api.post('/window', { ...window, departed: '2022-09-19 10:30:75' }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { departed: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/window/window-1', { departed: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/window/window-1', { departed: '2022-13-01 01:17:16' }).invalid(because);
      await api.patch('/window/window-1', { departed: '2022-09-19 24:00:00' }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
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
      const because = 'departed must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/window', { ...window, departed: '2022-09-19T01:17:16Z' }).invalid(because);
      await api.post('/window', { ...window, departed: '2022-09-19' }).invalid(because);
      await api.post('/window', { ...window, departed: 'not a date' }).invalid(because);
      await api.post('/window', { ...window, departed: '2022-09-19T01:17:16' }).invalid(because);
      await api.post('/window', { ...window, departed: '2022-09-19 01:17' }).invalid(because);
      await api
        .post('/window', { ...window, departed: '2022-09-19 01:17:16.125' })
        .invalid(because);
      await api
        .post('/window', { ...window, departed: '2022-09-19 01:17:16+02:00' })
        .invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { departed: '2022-09-19T01:17:16Z' }).invalid(because);
      await api.patch('/window/window-1', { departed: '2022-09-19' }).invalid(because);
      await api.patch('/window/window-1', { departed: 'not a date' }).invalid(because);
      await api.patch('/window/window-1', { departed: '2022-09-19T01:17:16' }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
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
      const because = 'departed has no first moment';
      await api
        .post('/window', { ...window, departed: '2001-02-03 04:05:06' })
        .created(because, { departed: '2001-02-03 04:05:06' });
      await api.get('/window/window-1').ok(because, { departed: '2001-02-03 04:05:06' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { departed: '2001-02-03 04:05:06' })
        .ok(because, { departed: '2001-02-03 04:05:06' });
      await api.get('/window/window-2').ok(because, { departed: '2001-02-03 04:05:06' });
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
      const because = 'departed has no last moment';
      await api
        .post('/window', { ...window, departed: '2099-10-11 12:13:14' })
        .created(because, { departed: '2099-10-11 12:13:14' });
      await api.get('/window/window-1').ok(because, { departed: '2099-10-11 12:13:14' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { departed: '2099-10-11 12:13:14' })
        .ok(because, { departed: '2099-10-11 12:13:14' });
      await api.get('/window/window-2').ok(because, { departed: '2099-10-11 12:13:14' });
    },
  );

  test(
    'enabled_root may be false',
    about('window.enabled_root.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of enabled_root';
      await api
        .post('/window', { ...window, enabled_root: false })
        .created(because, { enabled_root: false });
      await api.get('/window/window-1').ok(because, { enabled_root: false });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { enabled_root: false })
        .ok(because, { enabled_root: false });
      await api.get('/window/window-2').ok(because, { enabled_root: false });
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
      const because = 'enabled_root must be true or false';
      await api.post('/window', { ...window, enabled_root: 'abc' }).invalid(because);
      await api.post('/window', { ...window, enabled_root: { value: 'text' } }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { enabled_root: 'abc' }).invalid(because);
      await api.patch('/window/window-1', { enabled_root: {} }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { enabled_root: true });
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
      const because = '"0042" is a valid value of caption_silent_initial';
      await api
        .post('/window', { ...window, caption_silent_initial: '0042' })
        .created(because, { caption_silent_initial: '0042' });
      await api.get('/window/window-1').ok(because, { caption_silent_initial: '0042' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { caption_silent_initial: '0042' })
        .ok(because, { caption_silent_initial: '0042' });
      await api.get('/window/window-2').ok(because, { caption_silent_initial: '0042' });
    },
  );

  test(
    'caption_silent_initial keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'window.caption_silent_initial.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial';
      await api
        .post('/window', { ...window, caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/window/window-1')
        .ok(because, { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/window/window-2')
        .ok(because, { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'caption_silent_initial must be a string';
      await api.post('/window', { ...window, caption_silent_initial: 421337 }).invalid(because);
      await api
        .post('/window', { ...window, caption_silent_initial: { value: 'text' } })
        .invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { caption_silent_initial: 0 }).invalid(because);
      await api.patch('/window/window-1', { caption_silent_initial: {} }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { caption_silent_initial: 'miba' });
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
      const because = 'the minimum length of caption_silent_initial is 2, inclusive';
      await api
        .post('/window', { ...window, caption_silent_initial: 'r ' })
        .created(because, { caption_silent_initial: 'r ' });
      await api.get('/window/window-1').ok(because, { caption_silent_initial: 'r ' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { caption_silent_initial: 'r ' })
        .ok(because, { caption_silent_initial: 'r ' });
      await api.get('/window/window-2').ok(because, { caption_silent_initial: 'r ' });
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
      const because = 'caption_silent_initial must have at least 2 characters';
      await api.post('/window', { ...window, caption_silent_initial: 'n' }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { caption_silent_initial: 'n' }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { caption_silent_initial: 'miba' });
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
      const because = 'the maximum length of caption_silent_initial is 60, inclusive';
      await api
        .post('/window', {
          ...window,
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/window/window-1').ok(because, {
        caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
      });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', {
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, {
          caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/window/window-2').ok(because, {
        caption_silent_initial: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
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
      const because = 'caption_silent_initial must have at most 60 characters';
      await api
        .post('/window', {
          ...window,
          caption_silent_initial: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api
        .patch('/window/window-1', {
          caption_silent_initial: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { caption_silent_initial: 'miba' });
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
      const because = 'health_regional must be one of excited, grumpy, cheerful, delayed';
      await api.post('/window', { ...window, health_regional: 421337 }).invalid(because);
      await api.post('/window', { ...window, health_regional: { value: 'text' } }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { health_regional: 0 }).invalid(because);
      await api.patch('/window/window-1', { health_regional: {} }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { health_regional: 'cheerful' });
    },
  );

  test(
    'expires may be the leap day 2020-02-29',
    about('window.expires.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of expires';
      await api
        .post('/window', { ...window, expires: '2020-02-29 12:00:00' })
        .created(because, { expires: '2020-02-29 12:00:00' });
      await api.get('/window/window-1').ok(because, { expires: '2020-02-29 12:00:00' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { expires: '2020-02-29 12:00:00' })
        .ok(because, { expires: '2020-02-29 12:00:00' });
      await api.get('/window/window-2').ok(because, { expires: '2020-02-29 12:00:00' });
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
      const because = 'expires must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/window', { ...window, expires: 202403 }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { expires: 0 }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { expires: '2024-07-14 12:19:21' });
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
      const because = 'expires must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/window', { ...window, expires: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, expires: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, expires: '2024-13-01 12:19:21' }).invalid(because);
      await api.post('/window', { ...window, expires: '2024-07-14 24:00:00' }).invalid(because);
      await api.post('/window', { ...window, expires: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, expires: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, expires: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, expires: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/window', { ...window, expires: '2024-07-14 10:60:00' }).invalid(because);
      await api.post('/window', { ...window, expires: '2024-07-14 10:30:75' }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { expires: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/window/window-1', { expires: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/window/window-1', { expires: '2024-13-01 12:19:21' }).invalid(because);
      await api.patch('/window/window-1', { expires: '2024-07-14 24:00:00' }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { expires: '2024-07-14 12:19:21' });
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
      const because = 'expires must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/window', { ...window, expires: '2024-07-14T12:19:21Z' }).invalid(because);
      await api.post('/window', { ...window, expires: '2024-07-14' }).invalid(because);
      await api.post('/window', { ...window, expires: 'not a date' }).invalid(because);
      await api.post('/window', { ...window, expires: '2024-07-14T12:19:21' }).invalid(because);
      await api.post('/window', { ...window, expires: '2024-07-14 12:19' }).invalid(because);
      await api.post('/window', { ...window, expires: '2024-07-14 12:19:21.125' }).invalid(because);
      await api
        .post('/window', { ...window, expires: '2024-07-14 12:19:21+02:00' })
        .invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { expires: '2024-07-14T12:19:21Z' }).invalid(because);
      await api.patch('/window/window-1', { expires: '2024-07-14' }).invalid(because);
      await api.patch('/window/window-1', { expires: 'not a date' }).invalid(because);
      await api.patch('/window/window-1', { expires: '2024-07-14T12:19:21' }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { expires: '2024-07-14 12:19:21' });
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
      const because = 'expires has no first moment';
      await api
        .post('/window', { ...window, expires: '2001-02-03 04:05:06' })
        .created(because, { expires: '2001-02-03 04:05:06' });
      await api.get('/window/window-1').ok(because, { expires: '2001-02-03 04:05:06' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { expires: '2001-02-03 04:05:06' })
        .ok(because, { expires: '2001-02-03 04:05:06' });
      await api.get('/window/window-2').ok(because, { expires: '2001-02-03 04:05:06' });
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
      const because = 'expires has no last moment';
      await api
        .post('/window', { ...window, expires: '2099-10-11 12:13:14' })
        .created(because, { expires: '2099-10-11 12:13:14' });
      await api.get('/window/window-1').ok(because, { expires: '2099-10-11 12:13:14' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { expires: '2099-10-11 12:13:14' })
        .ok(because, { expires: '2099-10-11 12:13:14' });
      await api.get('/window/window-2').ok(because, { expires: '2099-10-11 12:13:14' });
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
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of MissionMood';
      await api
        .post('/window', { ...window, health_regional: 'excited' })
        .created(because, { health_regional: 'excited' });
      await api
        .patch('/window/window-1', { health_regional: 'grumpy' })
        .ok(because, { health_regional: 'grumpy' });
      await api
        .patch('/window/window-1', { health_regional: 'cheerful' })
        .ok(because, { health_regional: 'cheerful' });
      await api
        .patch('/window/window-1', { health_regional: 'delayed' })
        .ok(because, { health_regional: 'delayed' });
      await api.get('/window/window-1').ok(because, { health_regional: 'delayed' });
      await api
        .patch('/window/window-1', { health_regional: 'excited' })
        .ok(because, { health_regional: 'excited' });
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
      const because = 'delayed was added to MissionMood';
      await api
        .post('/window', { ...window, health_regional: 'delayed' })
        .created(because, { health_regional: 'delayed' });
      await api.get('/window/window-1').ok(because, { health_regional: 'delayed' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .patch('/window/window-2', { health_regional: 'delayed' })
        .ok(because, { health_regional: 'delayed' });
      await api.get('/window/window-2').ok(because, { health_regional: 'delayed' });
    },
  );

  test(
    'create and update refuse a health_regional that MissionMood does not list, such as unheard_of',
    about(
      'window.health_regional.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'health_regional must be one of excited, grumpy, cheerful, delayed';
      await api.post('/window', { ...window, health_regional: 'unheard_of' }).invalid(because);
      await api.post('/window', { ...window, health_regional: 'excited ' }).invalid(because);
      await api.post('/window', { ...window, health_regional: 'excite' }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { health_regional: 'unheard_of' }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { health_regional: 'cheerful' });
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
      const because = 'health_regional must be one of excited, grumpy, cheerful, delayed';
      await api.post('/window', { ...window, health_regional: 'EXCITED' }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { health_regional: 'EXCITED' }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { health_regional: 'cheerful' });
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
      const because = 'missions_usual was left out';
      await api.post('/window', window).created(because, { missions_usual: [] });
      await api.get('/window/window-1').ok(because, { missions_usual: [] });
    },
  );

  test(
    'missions_usual lists existing Window objects and is answered as their ids',
    about(
      'window.missions_usual.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'missions_usual was sent with two ids';
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', { ...window, id: 'window-4' });
      await api.create('Window', { ...window, id: 'window-5' });
      await api.create('Window', { ...window, id: 'window-6' });
      await api.create('Window', { ...window, id: 'window-7' });
      await api
        .post('/window', { ...window, missions_usual: ['window-3', 'window-4'] })
        .created(because, { missions_usual: ['window-3', 'window-4'] });
      await api.get('/window/window-1').ok(because, { missions_usual: ['window-3', 'window-4'] });
      await api.get('/window').ok('lists answer references as ids too', [
        { id: 'window-3', missions_usual: [] },
        { id: 'window-4', missions_usual: [] },
        { id: 'window-5', missions_usual: [] },
        { id: 'window-6', missions_usual: [] },
        { id: 'window-7', missions_usual: [] },
        { id: 'window-1', missions_usual: ['window-3', 'window-4'] },
      ]);
      await api
        .patch('/window/window-1', { missions_usual: ['window-4', 'window-3'] })
        .ok('any order will do', { missions_usual: ['window-4', 'window-3'] });
      await api
        .patch('/window/window-1', {
          missions_usual: ['window-3', 'window-4', 'window-5', 'window-6', 'window-7'],
        })
        .ok('no length is too much', {
          missions_usual: ['window-3', 'window-4', 'window-5', 'window-6', 'window-7'],
        });
      await api.delete('/window/window-1').removed('the object exists');
      await api
        .get('/window')
        .ok('only what refers to them was deleted', [
          { id: 'window-3' },
          { id: 'window-4' },
          { id: 'window-5' },
          { id: 'window-6' },
          { id: 'window-7' },
        ]);
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
      await api
        .patch('/window/window-1', { missions_usual: ['window-4'] })
        .ok('an update replaces the list', { missions_usual: ['window-4'] });
      await api.patch('/window/window-1', { missions_usual: [] }).ok('the change is valid');
      await api.get('/window/window-1').ok('the list was emptied', { missions_usual: [] });
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
      const because = 'missions_usual must hold only ids of existing Window objects';
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', { ...window, id: 'window-4' });
      await api.post('/window', { ...window, missions_usual: ['window-unknown'] }).invalid(because);
      await api
        .post('/window', { ...window, missions_usual: ['window-3', 'window-unknown'] })
        .invalid(because);
      await api
        .post('/window', { ...window, missions_usual: ['window-unknown', 'window-4'] })
        .invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', { ...window, missions_usual: ['window-3', 'window-4'] });
      await api.patch('/window/window-1', { missions_usual: ['window-unknown'] }).invalid(because);
      await api
        .patch('/window/window-1', { missions_usual: ['window-3', 'window-unknown'] })
        .invalid(because);
      await api
        .patch('/window/window-1', { missions_usual: ['window-unknown', 'window-4'] })
        .invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { missions_usual: ['window-3', 'window-4'] });
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
      const because = 'missions_usual must not be null';
      await api.post('/window', { ...window, missions_usual: null }).invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { missions_usual: null }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { missions_usual: [] });
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
      const because = 'missions_usual must be a list of ids of Window';
      await api.create('Window', { ...window, id: 'x' });
      await api.post('/window', { ...window, missions_usual: 'x' }).invalid(because);
      await api
        .post('/window', { ...window, missions_usual: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/window/window-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.patch('/window/window-1', { missions_usual: 'x' }).invalid(because);
      await api.patch('/window/window-1', { missions_usual: [{}] }).invalid(because);
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { missions_usual: [] });
    },
  );

  test(
    'deleting a Window takes its id out of every missions_usual and keeps the others',
    about(
      'window.missions_usual.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'window-4 was deleted';
      await api.create('Window', { ...window, id: 'window-3' });
      await api.create('Window', { ...window, id: 'window-4' });
      await api.create('Window', { ...window, id: 'window-5' });
      await api.create('Window', {
        ...window,
        missions_usual: ['window-3', 'window-4', 'window-5'],
      });
      await api.create('Window', { ...window, id: 'window-2', missions_usual: ['window-4'] });
      await api.delete('/window/window-4').removed('the object exists');
      await api
        .get('/window/window-1')
        .ok(because, { id: 'window-1', missions_usual: ['window-3', 'window-5'] });
      await api.get('/window/window-2').ok(because, { id: 'window-2', missions_usual: [] });
      await api.get('/window').ok(because, [
        { id: 'window-3', missions_usual: [] },
        { id: 'window-5', missions_usual: [] },
        { id: 'window-1', missions_usual: ['window-3', 'window-5'] },
        { id: 'window-2', missions_usual: [] },
      ]);
      await api
        .patch('/window/window-1', { departed: '2022-07-14 22:21:40' })
        .ok('an update of something else brings no reference back', {
          missions_usual: ['window-3', 'window-5'],
        });
      await api
        .patch('/window/window-1', { missions_usual: ['window-3', 'window-4'] })
        .invalid('missions_usual must hold only ids of existing Window objects');
      await api.create('Window', { ...window, id: 'window-4' });
      await api
        .get('/window/window-2')
        .ok('the Window that has the id window-4 now is another', { missions_usual: [] });
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
      await api
        .patch('/window/window-1', {
          departed: '2022-07-14 22:21:40',
          missions_usual: ['window-unknown'],
        })
        .invalid('missions_usual must hold only ids of existing Window objects');
      await api
        .get('/window/window-1')
        .ok('a refused update changes nothing', { ...window, missions_usual: [] });
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
      await api
        .post('/window/window-1/assign')
        .ok('the state is right and every condition holds', { ...window, missions_usual: [] });
      await api
        .get('/window/window-1')
        .ok('what the action did is stored', { ...window, missions_usual: [] });
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
      await api
        .post('/window/window-1/assign')
        .ok('the state is right and every condition holds', { ...window, missions_usual: [] });
      await api
        .get('/window/window-1')
        .ok('what the action did is stored', { ...window, missions_usual: [] });
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
      const because =
        'for each item in this.missions_usual: set item.caption_silent_initial to "north"';
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
      await api.post('/window/window-1/assign').ok('the state is right and every condition holds');
      await api.get('/window/window-2').ok(because, {
        caption_silent_initial: 'north',
        departed: '2023-07-13 12:00:00',
        enabled_root: true,
        id: 'window-2',
        expires: '2024-07-14 12:19:21',
      });
      await api.get('/window/window-3').ok(because, {
        caption_silent_initial: 'north',
        departed: '2023-07-13 12:00:01',
        enabled_root: true,
        id: 'window-3',
        expires: '2024-07-14 12:19:21',
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
      await api.post('/window/window-1/assign').ok('the state is right and every condition holds');
      await api.get('/window/window-1').ok('set this.missions_usual to []', {
        missions_usual: [],
        departed: '2022-09-19 01:17:16',
        enabled_root: true,
        id: 'window-1',
        expires: '2024-07-14 12:19:21',
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
      const because = 'every effect that concerns it is applied';
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
      await api.post('/window/window-1/assign').ok('the state is right and every condition holds');
      await api.get('/window/window-1').ok('each effect sees what the ones before did', {
        health_regional: 'cheerful',
        missions_usual: [],
      });
      await api.get('/window/window-2').ok(because, { caption_silent_initial: 'north' });
      await api.get('/window/window-3').ok(because, { caption_silent_initial: 'north' });
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
      const because = 'assign was called on window-1, which does not concern this object';
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
      await api.post('/window/window-1/assign').ok('the state is right and every condition holds');
      await api.get('/window/window-4').ok(because, {
        ...window,
        id: 'window-4',
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
      await api.get('/window/window-5').ok(because, {
        ...window,
        departed: '2023-07-13 12:00:00',
        id: 'window-5',
        missions_usual: [],
      });
    },
  );

  test(
    'assign acts on what updates left, and later updates leave what it did',
    about(
      'window.assign.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Window', { ...window, id: 'window-2', caption_silent_initial: 'lobi' });
      await api.create('Window', { ...window, id: 'window-3', departed: '2023-07-13 12:00:00' });
      await api.create('Window', { ...window, id: 'window-4', departed: '2023-07-13 12:00:00' });
      await api.create('Window', { ...window, id: 'window-5', departed: '2023-07-13 12:00:00' });
      await api.create('Window', { ...window, missions_usual: [] });
      await api
        .patch('/window/window-1', {
          health_regional: 'excited',
          missions_usual: ['window-2', 'window-3', 'window-4', 'window-5'],
        })
        .ok(because);
      await api
        .patch('/window/window-5', {
          departed: '2023-07-13 12:00:01',
          caption_silent_initial: 'lobi',
        })
        .ok(because);
      await api
        .patch('/window/window-4', {
          departed: '2023-07-13 12:00:01',
          caption_silent_initial: 'lobi',
        })
        .ok(because);
      await api
        .patch('/window/window-3', {
          departed: '2023-07-13 12:00:01',
          caption_silent_initial: 'lobi',
        })
        .ok(because);
      await api
        .patch('/window/window-2', {
          departed: '2023-07-13 12:00:00',
          caption_silent_initial: 'miba',
        })
        .ok(because);
      await api.post('/window/window-1/assign').ok('the state is right and every condition holds');
      await api.get('/window').ok('a list shows what assign did', [
        {
          id: 'window-2',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'north',
        },
        {
          id: 'window-3',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'north',
        },
        {
          id: 'window-4',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'north',
        },
        {
          id: 'window-5',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'north',
        },
        {
          id: 'window-1',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'miba',
        },
      ]);
      await api.patch('/window/window-1', { departed: '2022-07-14 22:21:40' }).ok(because);
      await api.get('/window/window-1').ok('what assign did stays when something else is updated', {
        departed: '2022-07-14 22:21:40',
        health_regional: 'cheerful',
        missions_usual: [],
        caption_silent_initial: 'miba',
      });
      await api.patch('/window/window-5', { enabled_root: false }).ok(because);
      await api.get('/window/window-5').ok('what assign did stays when something else is updated', {
        enabled_root: false,
        health_regional: 'cheerful',
        missions_usual: [],
        caption_silent_initial: 'north',
      });
    },
  );

  test(
    'assign answers 404 for an id that no Window has',
    about('window.assign.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Window', window);
      await api
        .post('/window/window-unknown/assign')
        .notFound('no Window has the id window-unknown');
      await api.delete('/window/window-1').removed('the object exists');
      await api.post('/window/window-1/assign').notFound('it was deleted');
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
      await api
        .post('/window/window-1/assign')
        .refused('assign starts from excited or grumpy, and health_regional is cheerful');
      await api.get('/window/window-1').ok('a refused action changes nothing', {
        health_regional: 'cheerful',
        missions_usual: ['window-2', 'window-3'],
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
      await api
        .post('/window/window-1/assign')
        .refused('assign starts from excited or grumpy, and health_regional is delayed');
      await api.get('/window/window-1').ok('a refused action changes nothing', {
        health_regional: 'delayed',
        missions_usual: ['window-2', 'window-3'],
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
      await api
        .post('/window/window-1/assign')
        .refused('assign starts from excited or grumpy, and health_regional is null');
      await api.get('/window/window-1').ok('a refused action changes nothing', {
        health_regional: null,
        missions_usual: ['window-2', 'window-3'],
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
      await api
        .post('/window/window-1/assign')
        .refused(
          'the condition any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" is not satisfied',
        );
      await api.get('/window/window-1').ok('a refused action changes nothing', {
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
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
      const because = 'a refused action changes nothing';
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
      await api
        .post('/window/window-1/assign')
        .refused(
          'the condition any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" is not satisfied',
        );
      await api.get('/window/window-2').ok(because, {
        ...window,
        departed: '2023-07-13 12:00:00',
        id: 'window-2',
        missions_usual: [],
      });
      await api.get('/window/window-3').ok(because, {
        ...window,
        departed: '2023-07-13 12:00:00',
        id: 'window-3',
        caption_silent_initial: 'lobi',
        missions_usual: [],
      });
      await api.get('/window/window-1').ok(because, {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
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
      await api
        .post('/window/window-1/assign')
        .refused(
          'the condition any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" is not satisfied',
        );
      await api
        .get('/window/window-1')
        .ok('a refused action changes nothing', { health_regional: 'excited', missions_usual: [] });
    },
  );

  test(
    'assign succeeds when item.departed > "2023-07-13 12:00:00" for a later object in missions_usual, but not for the first',
    about(
      'window.assign.succeeds-when-a-later-one-in-missions_usual-satisfies',
      'guards.quantifiers',
      'actions.success',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Window', { ...window, id: 'window-2', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        id: 'window-3',
        departed: '2023-07-13 12:00:01',
        caption_silent_initial: 'lobi',
      });
      await api.create('Window', { ...window, id: 'window-4', departed: '2023-07-13 12:00:00' });
      await api.create('Window', { ...window, id: 'window-5', departed: '2023-07-13 12:00:00' });
      await api.create('Window', {
        ...window,
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-4', 'window-5', 'window-3'],
      });
      await api.post('/window/window-1/assign').ok('the state is right and every condition holds', {
        health_regional: 'cheerful',
        missions_usual: [],
      });
      await api
        .get('/window/window-1')
        .ok(
          'item.departed > "2023-07-13 12:00:00" for a later object in missions_usual, but not for the first, which is allowed',
          {
            health_regional: 'cheerful',
            missions_usual: [],
          },
        );
      await api.get('/window/window-2').ok(because, { caption_silent_initial: 'north' });
      await api.get('/window/window-4').ok(because, { caption_silent_initial: 'north' });
      await api.get('/window/window-5').ok(because, { caption_silent_initial: 'north' });
      await api.get('/window/window-3').ok(because, { caption_silent_initial: 'north' });
      await api
        .patch('/window/window-1', {
          health_regional: 'excited',
          missions_usual: ['window-2', 'window-3', 'window-4', 'window-5'],
        })
        .ok('the objects in missions_usual may be in any order');
      await api.post('/window/window-1/assign').ok('the state is right and every condition holds', {
        health_regional: 'cheerful',
        missions_usual: [],
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
      await api
        .post('/window/window-1/assign')
        .refused(
          'the condition any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" is not satisfied',
        );
      await api.get('/window/window-1').ok('a refused action changes nothing', {
        health_regional: 'excited',
        missions_usual: ['window-2', 'window-3'],
      });
    },
  );

  test(
    'assign is refused after the deletion of what missions_usual named',
    about(
      'window.assign.refuses-after-delete-in-missions_usual',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
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
      await api.delete('/window/window-2').removed(because);
      await api.delete('/window/window-3').removed(because);
      await api
        .post('/window/window-1/assign')
        .refused(
          'the condition any item in this.missions_usual satisfies: item.departed > "2023-07-13 12:00:00" is not satisfied',
        );
      await api
        .get('/window/window-1')
        .ok('a refused action changes nothing', { health_regional: 'excited', missions_usual: [] });
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
      await api
        .post('/window/window-1/approve')
        .ok('the state is right and every condition holds', {
          ...window,
          departed: '2024-02-21 12:00:00',
          health_regional: 'grumpy',
          missions_usual: [],
        });
      await api.get('/window/window-1').ok('what the action did is stored', {
        ...window,
        departed: '2024-02-21 12:00:00',
        health_regional: 'grumpy',
        missions_usual: [],
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
      await api.post('/window/window-1/approve').ok('the state is right and every condition holds');
      await api.get('/window/window-1').ok('set this.departed to "2024-02-21 12:00:00"', {
        departed: '2024-02-21 12:00:00',
        enabled_root: true,
        id: 'window-1',
        caption_silent_initial: 'miba',
        missions_usual: [],
        expires: '2024-07-14 12:19:21',
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
      await api.post('/window/window-1/approve').ok('the state is right and every condition holds');
      await api
        .get('/window/window-2')
        .ok('approve was called on window-1, which does not concern this object', {
          ...window,
          id: 'window-2',
          missions_usual: [],
        });
    },
  );

  test(
    'approve acts on what updates left, and later updates leave what it did',
    about(
      'window.approve.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Window', {
        ...window,
        health_regional: 'grumpy',
        departed: '2022-07-14 22:21:40',
      });
      await api
        .patch('/window/window-1', { health_regional: 'cheerful', departed: '2022-09-19 01:17:16' })
        .ok(because);
      await api.post('/window/window-1/approve').ok('the state is right and every condition holds');
      await api
        .get('/window')
        .ok('a list shows what approve did', [
          { id: 'window-1', health_regional: 'grumpy', departed: '2024-02-21 12:00:00' },
        ]);
      await api.patch('/window/window-1', { enabled_root: false }).ok(because);
      await api
        .get('/window/window-1')
        .ok('what approve did stays when something else is updated', {
          enabled_root: false,
          health_regional: 'grumpy',
          departed: '2024-02-21 12:00:00',
        });
      await api
        .patch('/window/window-1', { health_regional: 'cheerful' })
        .ok('an update may lead back to any health_regional');
      await api
        .post('/window/window-1/approve')
        .ok('the state is right and every condition holds', {
          health_regional: 'grumpy',
          departed: '2024-02-21 12:00:00',
        });
    },
  );

  test(
    'approve answers 404 for an id that no Window has',
    about('window.approve.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Window', window);
      await api
        .post('/window/window-unknown/approve')
        .notFound('no Window has the id window-unknown');
      await api.delete('/window/window-1').removed('the object exists');
      await api.post('/window/window-1/approve').notFound('it was deleted');
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
      await api
        .post('/window/window-1/approve')
        .refused('approve starts from cheerful, and health_regional is excited');
      await api.get('/window/window-1').ok('a refused action changes nothing', {
        health_regional: 'excited',
        departed: '2022-09-19 01:17:16',
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
      await api
        .post('/window/window-1/approve')
        .refused('approve starts from cheerful, and health_regional is grumpy');
      await api.get('/window/window-1').ok('a refused action changes nothing', {
        health_regional: 'grumpy',
        departed: '2022-09-19 01:17:16',
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
      await api
        .post('/window/window-1/approve')
        .refused('approve starts from cheerful, and health_regional is delayed');
      await api.get('/window/window-1').ok('a refused action changes nothing', {
        health_regional: 'delayed',
        departed: '2022-09-19 01:17:16',
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
      await api
        .post('/window/window-1/approve')
        .refused('approve starts from cheerful, and health_regional is null');
      await api.get('/window/window-1').ok('a refused action changes nothing', {
        health_regional: null,
        departed: '2022-09-19 01:17:16',
      });
    },
  );
});
