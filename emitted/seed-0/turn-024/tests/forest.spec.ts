import { about, test, without } from '../support/api.ts';

// A valid Forest, as the tests send it.
const forest = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'forest-1',
  caption_silent_initial: 'lobia',
  health_regional: 'cheerful',
};

test.describe('Forest: create, read, update and delete', () => {
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
    'create answers the new Forest, and read answers it again',
    about(
      'forest.create.answers-the-object',
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
        .post('/forest', forest)
        .created('create answers the object that was sent', { ...forest, missions_usual: [] });
      await api
        .get('/forest/forest-1')
        .ok('read answers the object that was created', { ...forest, missions_usual: [] });
      await api
        .post('/forest', { ...forest, id: 'forest-2' })
        .created('objects may be alike in everything but their ids', { id: 'forest-2' });
    },
  );

  test(
    'the id of a Forest may be any text, upper and lower case told apart, but no number',
    about(
      'forest.create.accepts-any-id',
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
        .post('/forest', { ...forest, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Forest', { ...forest, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/forest/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/forest/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...forest,
          id: 'Room 2.B at the Very End of the Long Hall',
          missions_usual: [],
        });
      await api.post('/forest', { ...forest, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Forest',
    about(
      'forest.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api
        .patch('/forest/forest-1', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        })
        .ok('every one of these fields was sent', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'forest-1',
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
          missions_usual: [],
        });
      await api.get('/forest/forest-1').ok('the update is stored', {
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'gagua',
        health_regional: 'excited',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('forest.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Forest', forest);
      await api
        .patch('/forest/forest-1', {
          id: 'forest-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        })
        .ok(because, {
          id: 'forest-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        });
      await api.get('/forest/forest-1').ok(because, {
        id: 'forest-1',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'gagua',
        health_regional: 'excited',
      });
    },
  );

  test(
    'update that is refused for health_regional does not change departed either',
    about(
      'forest.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api
        .patch('/forest/forest-1', {
          departed: '2022-07-14 22:21:40',
          health_regional: 'unheard_of',
        })
        .invalid('health_regional must be one of excited, grumpy, cheerful');
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { ...forest, missions_usual: [] });
    },
  );

  test(
    'delete removes a Forest: no read finds it and no list holds it',
    about(
      'forest.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Forest', forest);
      await api.delete('/forest/forest-1').removed('the object exists');
      await api.get('/forest/forest-1').notFound(because);
      await api.patch('/forest/forest-1', { id: 'forest-1' }).notFound(because);
      await api.get('/forest').ok('what was deleted is in no list', []);
      await api
        .post('/forest', {
          ...forest,
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'forest-1',
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
          missions_usual: [],
        });
      await api
        .get('/forest/forest-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'forest-1',
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
          missions_usual: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Forest has',
    about('forest.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Forest has the id forest-unknown';
      await api.create('Forest', forest);
      await api.get('/forest/forest-unknown').notFound(because);
      await api
        .patch('/forest/forest-unknown', {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        })
        .notFound(because);
      await api.delete('/forest/forest-unknown').notFound(because);
      await api
        .get('/forest')
        .ok('requests for an unknown id change nothing', [{ id: 'forest-1' }]);
    },
  );
});

test.describe('Forest: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Forest with all of its fields',
    about(
      'forest.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Forest', {
        ...forest,
        id: 'forest-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'gagua',
        health_regional: 'excited',
      });
      await api.create('Forest', {
        ...forest,
        id: 'forest-3',
        departed: '2023-07-10 16:24:26',
        caption_silent_initial: 'sinub',
        health_regional: 'grumpy',
      });
      await api.get('/forest').ok('three objects were created', [
        { ...forest, missions_usual: [] },
        {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'forest-2',
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
          missions_usual: [],
        },
        {
          departed: '2023-07-10 16:24:26',
          enabled_root: true,
          id: 'forest-3',
          caption_silent_initial: 'sinub',
          health_regional: 'grumpy',
          missions_usual: [],
        },
      ]);
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.create('Forest', { ...forest, id: 'forest-5' });
      await api.create('Forest', { ...forest, id: 'forest-6' });
      await api.create('Forest', { ...forest, id: 'forest-7' });
      await api.create('Forest', { ...forest, id: 'forest-8' });
      await api.create('Forest', { ...forest, id: 'forest-9' });
      await api.create('Forest', { ...forest, id: 'forest-10' });
      await api.create('Forest', { ...forest, id: 'forest-11' });
      await api
        .get('/forest')
        .ok('a list holds every object, however many there are', [
          { id: 'forest-1' },
          { id: 'forest-2' },
          { id: 'forest-3' },
          { id: 'forest-4' },
          { id: 'forest-5' },
          { id: 'forest-6' },
          { id: 'forest-7' },
          { id: 'forest-8' },
          { id: 'forest-9' },
          { id: 'forest-10' },
          { id: 'forest-11' },
        ]);
    },
  );

  test(
    'update of one Forest leaves another as it was',
    about(
      'forest.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Forest', {
        ...forest,
        id: 'forest-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'gagua',
        health_regional: 'excited',
      });
      await api
        .patch('/forest/forest-2', {
          id: 'forest-2',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        })
        .ok('the change is valid');
      await api
        .get('/forest/forest-1')
        .ok('another object was updated', { ...forest, missions_usual: [] });
      await api.get('/forest/forest-2').ok('the update is stored', {
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        id: 'forest-2',
        caption_silent_initial: 'gagua',
        health_regional: 'excited',
        missions_usual: [],
      });
    },
  );

  test(
    'delete of one Forest leaves another as it was',
    about(
      'forest.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Forest', {
        ...forest,
        id: 'forest-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'gagua',
        health_regional: 'excited',
      });
      await api.delete('/forest/forest-1').removed('the object exists');
      await api.get('/forest/forest-2').ok('another object was deleted', {
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        id: 'forest-2',
        caption_silent_initial: 'gagua',
        health_regional: 'excited',
        missions_usual: [],
      });
      await api.get('/forest').ok('one of two objects was deleted', [{ id: 'forest-2' }]);
    },
  );

  test(
    'reset removes every Forest',
    about('forest.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Forest', {
        ...forest,
        id: 'forest-2',
        departed: '2022-07-14 22:21:40',
        enabled_root: false,
        caption_silent_initial: 'gagua',
        health_regional: 'excited',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/forest').ok('reset removes all objects', []);
      await api.get('/forest/forest-1').notFound('reset removed it');
    },
  );
});

test.describe('Forest: required fields and defaults', () => {
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
    'create refuses a Forest without departed, which is required',
    about(
      'forest.departed.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/forest', without(forest, 'departed'))
        .invalid('departed is required and has no default');
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Forest without enabled_root, which is optional',
    about(
      'forest.enabled_root.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'enabled_root is optional';
      await api
        .post('/forest', without(forest, 'enabled_root'))
        .created(because, { enabled_root: null });
      await api.get('/forest/forest-1').ok(because, { enabled_root: null });
    },
  );

  test(
    'create refuses a Forest without an id',
    about(
      'forest.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/forest', without(forest, 'id')).invalid('id must be sent');
      await api.get('/forest').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a Forest without caption_silent_initial, which is optional',
    about(
      'forest.caption_silent_initial.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption_silent_initial is optional';
      await api
        .post('/forest', without(forest, 'caption_silent_initial'))
        .created(because, { caption_silent_initial: null });
      await api.get('/forest/forest-1').ok(because, { caption_silent_initial: null });
    },
  );

  test(
    'health_regional is "grumpy" when a create leaves it out',
    about(
      'forest.health_regional.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of health_regional is "grumpy"';
      await api
        .post('/forest', without(forest, 'health_regional'))
        .created(because, { health_regional: 'grumpy' });
      await api.get('/forest/forest-1').ok(because, { health_regional: 'grumpy' });
    },
  );

  test(
    'update of departed or health_regional alone leaves every other field as it is',
    about(
      'forest.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', {
        ...forest,
        health_regional: null,
        missions_usual: ['forest-3'],
      });
      await api.patch('/forest/forest-1', { departed: '2022-07-14 22:21:40' }).ok(because, {
        ...forest,
        departed: '2022-07-14 22:21:40',
        health_regional: null,
        missions_usual: ['forest-3'],
      });
      await api.patch('/forest/forest-1', { health_regional: 'excited' }).ok(because, {
        ...forest,
        departed: '2022-07-14 22:21:40',
        health_regional: 'excited',
        missions_usual: ['forest-3'],
      });
      await api.get('/forest/forest-1').ok(because, {
        ...forest,
        departed: '2022-07-14 22:21:40',
        health_regional: 'excited',
        missions_usual: ['forest-3'],
      });
    },
  );
});

test.describe('Forest: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for departed',
    about(
      'forest.departed.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'departed must not be null';
      await api.post('/forest', { ...forest, departed: null }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { departed: null }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
    },
  );

  test(
    'create and update refuse null for enabled_root',
    about(
      'forest.enabled_root.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'enabled_root must not be null';
      await api.post('/forest', { ...forest, enabled_root: null }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { enabled_root: null }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { enabled_root: true });
    },
  );

  test(
    'create and update refuse null for caption_silent_initial',
    about(
      'forest.caption_silent_initial.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption_silent_initial must not be null';
      await api.post('/forest', { ...forest, caption_silent_initial: null }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { caption_silent_initial: null }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { caption_silent_initial: 'lobia' });
    },
  );

  test(
    'health_regional may be null, which is not replaced by its default',
    about(
      'forest.health_regional.accepts-null',
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
        .post('/forest', { ...forest, health_regional: null })
        .created(because, { health_regional: null });
      await api.get('/forest/forest-1').ok(because, { health_regional: null });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api
        .patch('/forest/forest-2', { health_regional: null })
        .ok(because, { health_regional: null });
      await api.get('/forest/forest-2').ok(because, { health_regional: null });
    },
  );
});

test.describe('Forest: types and bounds', () => {
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
    about('forest.departed.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of departed';
      await api
        .post('/forest', { ...forest, departed: '2020-02-29 12:00:00' })
        .created(because, { departed: '2020-02-29 12:00:00' });
      await api.get('/forest/forest-1').ok(because, { departed: '2020-02-29 12:00:00' });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api
        .patch('/forest/forest-2', { departed: '2020-02-29 12:00:00' })
        .ok(because, { departed: '2020-02-29 12:00:00' });
      await api.get('/forest/forest-2').ok(because, { departed: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a departed of a wrong type',
    about(
      'forest.departed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'departed must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/forest', { ...forest, departed: 202403 }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { departed: 0 }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
    },
  );

  test(
    'create and update refuse a departed that no calendar or clock has',
    about(
      'forest.departed.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'departed must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/forest', { ...forest, departed: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2022-13-01 01:17:16' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2022-09-19 24:00:00' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2022-09-19 10:60:00' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2022-09-19 10:30:75' }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { departed: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/forest/forest-1', { departed: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/forest/forest-1', { departed: '2022-13-01 01:17:16' }).invalid(because);
      await api.patch('/forest/forest-1', { departed: '2022-09-19 24:00:00' }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
    },
  );

  test(
    'create and update refuse a departed in another format',
    about(
      'forest.departed.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'departed must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/forest', { ...forest, departed: '2022-09-19T01:17:16Z' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2022-09-19' }).invalid(because);
      await api.post('/forest', { ...forest, departed: 'not a date' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2022-09-19T01:17:16' }).invalid(because);
      await api.post('/forest', { ...forest, departed: '2022-09-19 01:17' }).invalid(because);
      await api
        .post('/forest', { ...forest, departed: '2022-09-19 01:17:16.125' })
        .invalid(because);
      await api
        .post('/forest', { ...forest, departed: '2022-09-19 01:17:16+02:00' })
        .invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { departed: '2022-09-19T01:17:16Z' }).invalid(because);
      await api.patch('/forest/forest-1', { departed: '2022-09-19' }).invalid(because);
      await api.patch('/forest/forest-1', { departed: 'not a date' }).invalid(because);
      await api.patch('/forest/forest-1', { departed: '2022-09-19T01:17:16' }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { departed: '2022-09-19 01:17:16' });
    },
  );

  test(
    'departed has no first moment',
    about(
      'forest.departed.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'departed has no first moment';
      await api
        .post('/forest', { ...forest, departed: '2001-02-03 04:05:06' })
        .created(because, { departed: '2001-02-03 04:05:06' });
      await api.get('/forest/forest-1').ok(because, { departed: '2001-02-03 04:05:06' });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api
        .patch('/forest/forest-2', { departed: '2001-02-03 04:05:06' })
        .ok(because, { departed: '2001-02-03 04:05:06' });
      await api.get('/forest/forest-2').ok(because, { departed: '2001-02-03 04:05:06' });
    },
  );

  test(
    'departed has no last moment',
    about(
      'forest.departed.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'departed has no last moment';
      await api
        .post('/forest', { ...forest, departed: '2099-10-11 12:13:14' })
        .created(because, { departed: '2099-10-11 12:13:14' });
      await api.get('/forest/forest-1').ok(because, { departed: '2099-10-11 12:13:14' });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api
        .patch('/forest/forest-2', { departed: '2099-10-11 12:13:14' })
        .ok(because, { departed: '2099-10-11 12:13:14' });
      await api.get('/forest/forest-2').ok(because, { departed: '2099-10-11 12:13:14' });
    },
  );

  test(
    'enabled_root may be false',
    about('forest.enabled_root.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of enabled_root';
      await api
        .post('/forest', { ...forest, enabled_root: false })
        .created(because, { enabled_root: false });
      await api.get('/forest/forest-1').ok(because, { enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api
        .patch('/forest/forest-2', { enabled_root: false })
        .ok(because, { enabled_root: false });
      await api.get('/forest/forest-2').ok(because, { enabled_root: false });
    },
  );

  test(
    'create and update refuse an enabled_root of a wrong type',
    about(
      'forest.enabled_root.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'enabled_root must be true or false';
      await api.post('/forest', { ...forest, enabled_root: 'abc' }).invalid(because);
      await api.post('/forest', { ...forest, enabled_root: { value: 'text' } }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { enabled_root: 'abc' }).invalid(because);
      await api.patch('/forest/forest-1', { enabled_root: {} }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { enabled_root: true });
    },
  );

  test(
    'caption_silent_initial keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'forest.caption_silent_initial.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial';
      await api
        .post('/forest', { ...forest, caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/forest/forest-1')
        .ok(because, { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api
        .patch('/forest/forest-2', { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/forest/forest-2')
        .ok(because, { caption_silent_initial: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a caption_silent_initial of a wrong type',
    about(
      'forest.caption_silent_initial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption_silent_initial must be a string';
      await api.post('/forest', { ...forest, caption_silent_initial: 421337 }).invalid(because);
      await api
        .post('/forest', { ...forest, caption_silent_initial: { value: 'text' } })
        .invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { caption_silent_initial: 0 }).invalid(because);
      await api.patch('/forest/forest-1', { caption_silent_initial: {} }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { caption_silent_initial: 'lobia' });
    },
  );

  test(
    'caption_silent_initial may be right at its minimum length of 5',
    about(
      'forest.caption_silent_initial.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of caption_silent_initial is 5, inclusive';
      await api
        .post('/forest', { ...forest, caption_silent_initial: 'labu ' })
        .created(because, { caption_silent_initial: 'labu ' });
      await api.get('/forest/forest-1').ok(because, { caption_silent_initial: 'labu ' });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api
        .patch('/forest/forest-2', { caption_silent_initial: 'labu ' })
        .ok(because, { caption_silent_initial: 'labu ' });
      await api.get('/forest/forest-2').ok(because, { caption_silent_initial: 'labu ' });
    },
  );

  test(
    'create and update refuse a caption_silent_initial below its minimum length of 5',
    about(
      'forest.caption_silent_initial.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption_silent_initial must have at least 5 characters';
      await api.post('/forest', { ...forest, caption_silent_initial: 'tan ' }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { caption_silent_initial: 'tan ' }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { caption_silent_initial: 'lobia' });
    },
  );

  test(
    'caption_silent_initial may be right at its maximum length of 100',
    about(
      'forest.caption_silent_initial.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of caption_silent_initial is 100, inclusive';
      await api
        .post('/forest', {
          ...forest,
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .created(because, {
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/forest/forest-1').ok(because, {
        caption_silent_initial:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api
        .patch('/forest/forest-2', {
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .ok(because, {
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/forest/forest-2').ok(because, {
        caption_silent_initial:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
    },
  );

  test(
    'create and update refuse a caption_silent_initial above its maximum length of 100',
    about(
      'forest.caption_silent_initial.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'caption_silent_initial must have at most 100 characters';
      await api
        .post('/forest', {
          ...forest,
          caption_silent_initial:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api
        .patch('/forest/forest-1', {
          caption_silent_initial:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { caption_silent_initial: 'lobia' });
    },
  );

  test(
    'create and update refuse a health_regional of a wrong type',
    about(
      'forest.health_regional.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'health_regional must be one of excited, grumpy, cheerful';
      await api.post('/forest', { ...forest, health_regional: 421337 }).invalid(because);
      await api.post('/forest', { ...forest, health_regional: { value: 'text' } }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { health_regional: 0 }).invalid(because);
      await api.patch('/forest/forest-1', { health_regional: {} }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { health_regional: 'cheerful' });
    },
  );
});

test.describe('Forest: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'health_regional may be excited, grumpy, cheerful',
    about(
      'forest.health_regional.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of MissionMood';
      await api
        .post('/forest', { ...forest, health_regional: 'excited' })
        .created(because, { health_regional: 'excited' });
      await api
        .patch('/forest/forest-1', { health_regional: 'grumpy' })
        .ok(because, { health_regional: 'grumpy' });
      await api
        .patch('/forest/forest-1', { health_regional: 'cheerful' })
        .ok(because, { health_regional: 'cheerful' });
      await api.get('/forest/forest-1').ok(because, { health_regional: 'cheerful' });
      await api
        .patch('/forest/forest-1', { health_regional: 'excited' })
        .ok(because, { health_regional: 'excited' });
    },
  );

  test(
    'create and update refuse a health_regional that MissionMood does not list, such as unheard_of',
    about(
      'forest.health_regional.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'health_regional must be one of excited, grumpy, cheerful';
      await api.post('/forest', { ...forest, health_regional: 'unheard_of' }).invalid(because);
      await api.post('/forest', { ...forest, health_regional: 'excited ' }).invalid(because);
      await api.post('/forest', { ...forest, health_regional: 'excite' }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { health_regional: 'unheard_of' }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { health_regional: 'cheerful' });
    },
  );

  test(
    'create and update refuse the health_regional EXCITED, as upper and lower case differ',
    about(
      'forest.health_regional.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'health_regional must be one of excited, grumpy, cheerful';
      await api.post('/forest', { ...forest, health_regional: 'EXCITED' }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { health_regional: 'EXCITED' }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { health_regional: 'cheerful' });
    },
  );
});

test.describe('Forest: references', () => {
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
      'forest.missions_usual.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'missions_usual was left out';
      await api.post('/forest', forest).created(because, { missions_usual: [] });
      await api.get('/forest/forest-1').ok(because, { missions_usual: [] });
    },
  );

  test(
    'missions_usual lists existing Forest objects and is answered as their ids',
    about(
      'forest.missions_usual.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'missions_usual was sent with two ids';
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.create('Forest', { ...forest, id: 'forest-5' });
      await api.create('Forest', { ...forest, id: 'forest-6' });
      await api.create('Forest', { ...forest, id: 'forest-7' });
      await api
        .post('/forest', { ...forest, missions_usual: ['forest-3', 'forest-4'] })
        .created(because, { missions_usual: ['forest-3', 'forest-4'] });
      await api.get('/forest/forest-1').ok(because, { missions_usual: ['forest-3', 'forest-4'] });
      await api.get('/forest').ok('lists answer references as ids too', [
        { id: 'forest-3', missions_usual: [] },
        { id: 'forest-4', missions_usual: [] },
        { id: 'forest-5', missions_usual: [] },
        { id: 'forest-6', missions_usual: [] },
        { id: 'forest-7', missions_usual: [] },
        { id: 'forest-1', missions_usual: ['forest-3', 'forest-4'] },
      ]);
      await api
        .patch('/forest/forest-1', { missions_usual: ['forest-4', 'forest-3'] })
        .ok('any order will do', { missions_usual: ['forest-4', 'forest-3'] });
      await api
        .patch('/forest/forest-1', {
          missions_usual: ['forest-3', 'forest-4', 'forest-5', 'forest-6', 'forest-7'],
        })
        .ok('no length is too much', {
          missions_usual: ['forest-3', 'forest-4', 'forest-5', 'forest-6', 'forest-7'],
        });
      await api.delete('/forest/forest-1').removed('the object exists');
      await api
        .get('/forest')
        .ok('only what refers to them was deleted', [
          { id: 'forest-3' },
          { id: 'forest-4' },
          { id: 'forest-5' },
          { id: 'forest-6' },
          { id: 'forest-7' },
        ]);
    },
  );

  test(
    'update replaces the ids in missions_usual',
    about(
      'forest.missions_usual.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.create('Forest', { ...forest, missions_usual: ['forest-3'] });
      await api
        .patch('/forest/forest-1', { missions_usual: ['forest-4'] })
        .ok('an update replaces the list', { missions_usual: ['forest-4'] });
      await api.patch('/forest/forest-1', { missions_usual: [] }).ok('the change is valid');
      await api.get('/forest/forest-1').ok('the list was emptied', { missions_usual: [] });
    },
  );

  test(
    'create and update refuse an id in missions_usual that no Forest has',
    about(
      'forest.missions_usual.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'missions_usual must hold only ids of existing Forest objects';
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.post('/forest', { ...forest, missions_usual: ['forest-unknown'] }).invalid(because);
      await api
        .post('/forest', { ...forest, missions_usual: ['forest-3', 'forest-unknown'] })
        .invalid(because);
      await api
        .post('/forest', { ...forest, missions_usual: ['forest-unknown', 'forest-4'] })
        .invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', { ...forest, missions_usual: ['forest-3', 'forest-4'] });
      await api.patch('/forest/forest-1', { missions_usual: ['forest-unknown'] }).invalid(because);
      await api
        .patch('/forest/forest-1', { missions_usual: ['forest-3', 'forest-unknown'] })
        .invalid(because);
      await api
        .patch('/forest/forest-1', { missions_usual: ['forest-unknown', 'forest-4'] })
        .invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { missions_usual: ['forest-3', 'forest-4'] });
    },
  );

  test(
    'create and update refuse null for the list missions_usual',
    about(
      'forest.missions_usual.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'missions_usual must not be null';
      await api.post('/forest', { ...forest, missions_usual: null }).invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { missions_usual: null }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { missions_usual: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for missions_usual',
    about(
      'forest.missions_usual.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'missions_usual must be a list of ids of Forest';
      await api.create('Forest', { ...forest, id: 'x' });
      await api.post('/forest', { ...forest, missions_usual: 'x' }).invalid(because);
      await api
        .post('/forest', { ...forest, missions_usual: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/forest/forest-1').notFound('a refused create stores nothing');
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', { missions_usual: 'x' }).invalid(because);
      await api.patch('/forest/forest-1', { missions_usual: [{}] }).invalid(because);
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { missions_usual: [] });
    },
  );

  test(
    'deleting a Forest takes its id out of every missions_usual and keeps the others',
    about(
      'forest.missions_usual.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'forest-4 was deleted';
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.create('Forest', { ...forest, id: 'forest-5' });
      await api.create('Forest', {
        ...forest,
        missions_usual: ['forest-3', 'forest-4', 'forest-5'],
      });
      await api.create('Forest', { ...forest, id: 'forest-2', missions_usual: ['forest-4'] });
      await api.delete('/forest/forest-4').removed('the object exists');
      await api
        .get('/forest/forest-1')
        .ok(because, { id: 'forest-1', missions_usual: ['forest-3', 'forest-5'] });
      await api.get('/forest/forest-2').ok(because, { id: 'forest-2', missions_usual: [] });
      await api.get('/forest').ok(because, [
        { id: 'forest-3', missions_usual: [] },
        { id: 'forest-5', missions_usual: [] },
        { id: 'forest-1', missions_usual: ['forest-3', 'forest-5'] },
        { id: 'forest-2', missions_usual: [] },
      ]);
      await api
        .patch('/forest/forest-1', { departed: '2022-07-14 22:21:40' })
        .ok('an update of something else brings no reference back', {
          missions_usual: ['forest-3', 'forest-5'],
        });
      await api
        .patch('/forest/forest-1', { missions_usual: ['forest-3', 'forest-4'] })
        .invalid('missions_usual must hold only ids of existing Forest objects');
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api
        .get('/forest/forest-2')
        .ok('the Forest that has the id forest-4 now is another', { missions_usual: [] });
    },
  );

  test(
    'update that is refused for missions_usual does not change departed either',
    about(
      'forest.missions_usual.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api
        .patch('/forest/forest-1', {
          departed: '2022-07-14 22:21:40',
          missions_usual: ['forest-unknown'],
        })
        .invalid('missions_usual must hold only ids of existing Forest objects');
      await api
        .get('/forest/forest-1')
        .ok('a refused update changes nothing', { ...forest, missions_usual: [] });
    },
  );
});

test.describe('Forest: actions', () => {
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
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
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
      'forest.assign.moves-from-excited',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api
        .post('/forest/forest-1/assign')
        .ok('the state is right and every condition holds', { ...forest, missions_usual: [] });
      await api
        .get('/forest/forest-1')
        .ok('what the action did is stored', { ...forest, missions_usual: [] });
    },
  );

  test(
    'assign moves health_regional from grumpy to cheerful',
    about(
      'forest.assign.moves-from-grumpy',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'grumpy',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api
        .post('/forest/forest-1/assign')
        .ok('the state is right and every condition holds', { ...forest, missions_usual: [] });
      await api
        .get('/forest/forest-1')
        .ok('what the action did is stored', { ...forest, missions_usual: [] });
    },
  );

  test(
    'assign applies the effect: for each item in this.missions_usual: set item.caption_silent_initial to "north"',
    about(
      "forest.assign.effect-each-missions_usual-set-caption_silent_initial-to-'north'",
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'for each item in this.missions_usual: set item.caption_silent_initial to "north"';
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.post('/forest/forest-1/assign').ok('the state is right and every condition holds');
      await api.get('/forest/forest-2').ok(because, {
        caption_silent_initial: 'north',
        departed: '2022-09-19 01:17:16',
        enabled_root: true,
        id: 'forest-2',
      });
      await api.get('/forest/forest-3').ok(because, {
        caption_silent_initial: 'north',
        departed: '2022-09-19 01:17:16',
        enabled_root: true,
        id: 'forest-3',
      });
    },
  );

  test(
    'assign applies the effect: set this.missions_usual to []',
    about(
      'forest.assign.effect-set-missions_usual-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.post('/forest/forest-1/assign').ok('the state is right and every condition holds');
      await api.get('/forest/forest-1').ok('set this.missions_usual to []', {
        missions_usual: [],
        departed: '2022-09-19 01:17:16',
        enabled_root: true,
        id: 'forest-1',
      });
    },
  );

  test(
    'assign applies its effects in the order in which they are listed',
    about(
      'forest.assign.applies-effects-in-order',
      'effects.order',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.post('/forest/forest-1/assign').ok('the state is right and every condition holds');
      await api.get('/forest/forest-1').ok('each effect sees what the ones before did', {
        health_regional: 'cheerful',
        missions_usual: [],
      });
      await api.get('/forest/forest-2').ok(because, { caption_silent_initial: 'north' });
      await api.get('/forest/forest-3').ok(because, { caption_silent_initial: 'north' });
    },
  );

  test(
    'assign leaves objects alone that it does not concern',
    about(
      'forest.assign.leaves-bystanders',
      'actions.success',
      'effects.for-each',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'assign was called on forest-1, which does not concern this object';
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.create('Forest', {
        ...forest,
        id: 'forest-4',
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.create('Forest', { ...forest, id: 'forest-5' });
      await api.post('/forest/forest-1/assign').ok('the state is right and every condition holds');
      await api.get('/forest/forest-4').ok(because, {
        ...forest,
        id: 'forest-4',
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api
        .get('/forest/forest-5')
        .ok(because, { ...forest, id: 'forest-5', missions_usual: [] });
    },
  );

  test(
    'assign acts on what updates left, and later updates leave what it did',
    about(
      'forest.assign.acts-after-updates',
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
      await api.create('Forest', { ...forest, id: 'forest-2', caption_silent_initial: 'gagua' });
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.create('Forest', { ...forest, id: 'forest-5' });
      await api.create('Forest', { ...forest, missions_usual: [] });
      await api
        .patch('/forest/forest-1', {
          health_regional: 'excited',
          missions_usual: ['forest-2', 'forest-3', 'forest-4', 'forest-5'],
        })
        .ok(because);
      await api.patch('/forest/forest-5', { caption_silent_initial: 'gagua' }).ok(because);
      await api.patch('/forest/forest-4', { caption_silent_initial: 'gagua' }).ok(because);
      await api.patch('/forest/forest-3', { caption_silent_initial: 'gagua' }).ok(because);
      await api.patch('/forest/forest-2', { caption_silent_initial: 'lobia' }).ok(because);
      await api.post('/forest/forest-1/assign').ok('the state is right and every condition holds');
      await api.get('/forest').ok('a list shows what assign did', [
        {
          id: 'forest-2',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'north',
        },
        {
          id: 'forest-3',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'north',
        },
        {
          id: 'forest-4',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'north',
        },
        {
          id: 'forest-5',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'north',
        },
        {
          id: 'forest-1',
          health_regional: 'cheerful',
          missions_usual: [],
          caption_silent_initial: 'lobia',
        },
      ]);
      await api.patch('/forest/forest-1', { departed: '2022-07-14 22:21:40' }).ok(because);
      await api.get('/forest/forest-1').ok('what assign did stays when something else is updated', {
        departed: '2022-07-14 22:21:40',
        health_regional: 'cheerful',
        missions_usual: [],
        caption_silent_initial: 'lobia',
      });
      await api.patch('/forest/forest-5', { departed: '2022-07-14 22:21:40' }).ok(because);
      await api.get('/forest/forest-5').ok('what assign did stays when something else is updated', {
        departed: '2022-07-14 22:21:40',
        health_regional: 'cheerful',
        missions_usual: [],
        caption_silent_initial: 'north',
      });
    },
  );

  test(
    'assign answers 404 for an id that no Forest has',
    about('forest.assign.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api
        .post('/forest/forest-unknown/assign')
        .notFound('no Forest has the id forest-unknown');
      await api.delete('/forest/forest-1').removed('the object exists');
      await api.post('/forest/forest-1/assign').notFound('it was deleted');
    },
  );

  test(
    'assign is refused while health_regional is cheerful',
    about(
      'forest.assign.refuses-from-cheerful',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', { ...forest, missions_usual: ['forest-2', 'forest-3'] });
      await api
        .post('/forest/forest-1/assign')
        .refused('assign starts from excited or grumpy, and health_regional is cheerful');
      await api.get('/forest/forest-1').ok('a refused action changes nothing', {
        health_regional: 'cheerful',
        missions_usual: ['forest-2', 'forest-3'],
      });
    },
  );

  test(
    'assign is refused while health_regional is null',
    about(
      'forest.assign.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: null,
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api
        .post('/forest/forest-1/assign')
        .refused('assign starts from excited or grumpy, and health_regional is null');
      await api.get('/forest/forest-1').ok('a refused action changes nothing', {
        health_regional: null,
        missions_usual: ['forest-2', 'forest-3'],
      });
    },
  );

  test(
    'assign is refused unless count(this.missions_usual) > 0',
    about(
      'forest.assign.refuses-unless-count-missions_usual-gt-0',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, health_regional: 'excited', missions_usual: [] });
      await api
        .post('/forest/forest-1/assign')
        .refused('the condition count(this.missions_usual) > 0 is not satisfied');
      await api
        .get('/forest/forest-1')
        .ok('a refused action changes nothing', { health_regional: 'excited', missions_usual: [] });
    },
  );

  test(
    'assign changes none of the objects that it refers to when it is refused',
    about(
      'forest.assign.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, health_regional: 'excited', missions_usual: [] });
      await api
        .post('/forest/forest-1/assign')
        .refused('the condition count(this.missions_usual) > 0 is not satisfied');
      await api.get('/forest/forest-1').ok('a refused action changes nothing', {
        ...forest,
        health_regional: 'excited',
        missions_usual: [],
      });
    },
  );

  test(
    'assign is refused when missions_usual is empty',
    about(
      'forest.assign.refuses-when-missions_usual-is-empty',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', { ...forest, health_regional: 'excited', missions_usual: [] });
      await api
        .post('/forest/forest-1/assign')
        .refused('the condition count(this.missions_usual) > 0 is not satisfied');
      await api
        .get('/forest/forest-1')
        .ok('a refused action changes nothing', { health_regional: 'excited', missions_usual: [] });
    },
  );

  test(
    'assign is refused when missions_usual holds 0 objects',
    about(
      'forest.assign.refuses-when-missions_usual-has-0',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', { ...forest, health_regional: 'excited', missions_usual: [] });
      await api
        .post('/forest/forest-1/assign')
        .refused('the condition count(this.missions_usual) > 0 is not satisfied');
      await api
        .get('/forest/forest-1')
        .ok('a refused action changes nothing', { health_regional: 'excited', missions_usual: [] });
    },
  );

  test(
    'assign is refused when count(this.missions_usual) > 0 would hold with the objects that are not in missions_usual',
    about(
      'forest.assign.refuses-when-count-missions_usual-gt-0-for-those-in-missions_usual-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, health_regional: 'excited', missions_usual: [] });
      await api
        .post('/forest/forest-1/assign')
        .refused('the condition count(this.missions_usual) > 0 is not satisfied');
      await api
        .get('/forest/forest-1')
        .ok('a refused action changes nothing', { health_regional: 'excited', missions_usual: [] });
    },
  );

  test(
    'assign is refused after the deletion of what missions_usual named',
    about(
      'forest.assign.refuses-after-delete-in-missions_usual',
      'guards.count-sum',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.delete('/forest/forest-2').removed(because);
      await api.delete('/forest/forest-3').removed(because);
      await api
        .post('/forest/forest-1/assign')
        .refused('the condition count(this.missions_usual) > 0 is not satisfied');
      await api
        .get('/forest/forest-1')
        .ok('a refused action changes nothing', { health_regional: 'excited', missions_usual: [] });
    },
  );

  test(
    'approve moves health_regional from cheerful to grumpy',
    about(
      'forest.approve.moves-from-cheerful',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', { ...forest, missions_usual: ['forest-2', 'forest-3'] });
      await api
        .post('/forest/forest-1/approve')
        .ok('the state is right and every condition holds', {
          ...forest,
          departed: '2024-02-21 12:00:00',
          health_regional: 'grumpy',
          missions_usual: ['forest-2', 'forest-3'],
        });
      await api.get('/forest/forest-1').ok('what the action did is stored', {
        ...forest,
        departed: '2024-02-21 12:00:00',
        health_regional: 'grumpy',
        missions_usual: ['forest-2', 'forest-3'],
      });
    },
  );

  test(
    'approve applies the effect: for each item in this.missions_usual: set item.enabled_root to true',
    about(
      'forest.approve.effect-each-missions_usual-set-enabled_root-to-true',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'for each item in this.missions_usual: set item.enabled_root to true';
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', { ...forest, missions_usual: ['forest-2', 'forest-3'] });
      await api.post('/forest/forest-1/approve').ok('the state is right and every condition holds');
      await api.get('/forest/forest-2').ok(because, {
        enabled_root: true,
        id: 'forest-2',
        caption_silent_initial: 'lobia',
        missions_usual: [],
      });
      await api.get('/forest/forest-3').ok(because, {
        enabled_root: true,
        id: 'forest-3',
        caption_silent_initial: 'lobia',
        missions_usual: [],
      });
    },
  );

  test(
    'approve applies the effect: set this.departed to "2024-02-21 12:00:00"',
    about(
      "forest.approve.effect-set-departed-to-'2024-02-21+12:00:00'",
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', { ...forest, missions_usual: ['forest-2', 'forest-3'] });
      await api.post('/forest/forest-1/approve').ok('the state is right and every condition holds');
      await api.get('/forest/forest-1').ok('set this.departed to "2024-02-21 12:00:00"', {
        departed: '2024-02-21 12:00:00',
        id: 'forest-1',
        caption_silent_initial: 'lobia',
        missions_usual: ['forest-2', 'forest-3'],
      });
    },
  );

  test(
    'approve leaves objects alone that it does not concern',
    about(
      'forest.approve.leaves-bystanders',
      'actions.success',
      'effects.for-each',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'approve was called on forest-1, which does not concern this object';
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', { ...forest, missions_usual: ['forest-2', 'forest-3'] });
      await api.create('Forest', {
        ...forest,
        id: 'forest-4',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.create('Forest', { ...forest, id: 'forest-5', enabled_root: false });
      await api.post('/forest/forest-1/approve').ok('the state is right and every condition holds');
      await api
        .get('/forest/forest-4')
        .ok(because, { ...forest, id: 'forest-4', missions_usual: ['forest-2', 'forest-3'] });
      await api
        .get('/forest/forest-5')
        .ok(because, { ...forest, enabled_root: false, id: 'forest-5', missions_usual: [] });
    },
  );

  test(
    'approve acts on what updates left, and later updates leave what it did',
    about(
      'forest.approve.acts-after-updates',
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
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.create('Forest', { ...forest, id: 'forest-5' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'grumpy',
        missions_usual: [],
        departed: '2022-07-14 22:21:40',
      });
      await api
        .patch('/forest/forest-1', {
          health_regional: 'cheerful',
          missions_usual: ['forest-2', 'forest-3', 'forest-4', 'forest-5'],
          departed: '2022-09-19 01:17:16',
        })
        .ok(because);
      await api.patch('/forest/forest-5', { enabled_root: false }).ok(because);
      await api.patch('/forest/forest-4', { enabled_root: false }).ok(because);
      await api.patch('/forest/forest-3', { enabled_root: false }).ok(because);
      await api.patch('/forest/forest-2', { enabled_root: false }).ok(because);
      await api.post('/forest/forest-1/approve').ok('the state is right and every condition holds');
      await api.get('/forest').ok('a list shows what approve did', [
        {
          id: 'forest-2',
          health_regional: 'cheerful',
          departed: '2022-09-19 01:17:16',
          enabled_root: true,
        },
        {
          id: 'forest-3',
          health_regional: 'cheerful',
          departed: '2022-09-19 01:17:16',
          enabled_root: true,
        },
        {
          id: 'forest-4',
          health_regional: 'cheerful',
          departed: '2022-09-19 01:17:16',
          enabled_root: true,
        },
        {
          id: 'forest-5',
          health_regional: 'cheerful',
          departed: '2022-09-19 01:17:16',
          enabled_root: true,
        },
        {
          id: 'forest-1',
          health_regional: 'grumpy',
          departed: '2024-02-21 12:00:00',
          enabled_root: true,
        },
      ]);
      await api.patch('/forest/forest-1', { caption_silent_initial: 'gagua' }).ok(because);
      await api
        .get('/forest/forest-1')
        .ok('what approve did stays when something else is updated', {
          caption_silent_initial: 'gagua',
          health_regional: 'grumpy',
          departed: '2024-02-21 12:00:00',
          enabled_root: true,
        });
      await api.patch('/forest/forest-5', { caption_silent_initial: 'gagua' }).ok(because);
      await api
        .get('/forest/forest-5')
        .ok('what approve did stays when something else is updated', {
          caption_silent_initial: 'gagua',
          health_regional: 'cheerful',
          departed: '2022-09-19 01:17:16',
          enabled_root: true,
        });
      await api
        .patch('/forest/forest-1', { health_regional: 'cheerful' })
        .ok('an update may lead back to any health_regional');
      await api
        .post('/forest/forest-1/approve')
        .ok('the state is right and every condition holds', {
          health_regional: 'grumpy',
          departed: '2024-02-21 12:00:00',
        });
    },
  );

  test(
    'approve answers 404 for an id that no Forest has',
    about('forest.approve.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api
        .post('/forest/forest-unknown/approve')
        .notFound('no Forest has the id forest-unknown');
      await api.delete('/forest/forest-1').removed('the object exists');
      await api.post('/forest/forest-1/approve').notFound('it was deleted');
    },
  );

  test(
    'approve is refused while health_regional is excited',
    about(
      'forest.approve.refuses-from-excited',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api
        .post('/forest/forest-1/approve')
        .refused('approve starts from cheerful, and health_regional is excited');
      await api.get('/forest/forest-1').ok('a refused action changes nothing', {
        health_regional: 'excited',
        departed: '2022-09-19 01:17:16',
      });
    },
  );

  test(
    'approve is refused while health_regional is grumpy',
    about(
      'forest.approve.refuses-from-grumpy',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', {
        ...forest,
        health_regional: 'grumpy',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api
        .post('/forest/forest-1/approve')
        .refused('approve starts from cheerful, and health_regional is grumpy');
      await api.get('/forest/forest-1').ok('a refused action changes nothing', {
        health_regional: 'grumpy',
        departed: '2022-09-19 01:17:16',
      });
    },
  );

  test(
    'approve is refused while health_regional is null',
    about(
      'forest.approve.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', {
        ...forest,
        health_regional: null,
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api
        .post('/forest/forest-1/approve')
        .refused('approve starts from cheerful, and health_regional is null');
      await api.get('/forest/forest-1').ok('a refused action changes nothing', {
        health_regional: null,
        departed: '2022-09-19 01:17:16',
      });
    },
  );

  test(
    'approve changes none of the objects that it refers to when it is refused',
    about(
      'forest.approve.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api
        .post('/forest/forest-1/approve')
        .refused('approve starts from cheerful, and health_regional is excited');
      await api
        .get('/forest/forest-2')
        .ok(because, { ...forest, enabled_root: false, id: 'forest-2', missions_usual: [] });
      await api
        .get('/forest/forest-3')
        .ok(because, { ...forest, enabled_root: false, id: 'forest-3', missions_usual: [] });
      await api.get('/forest/forest-1').ok(because, {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
    },
  );

  test(
    'approve succeeds when missions_usual is empty',
    about(
      'forest.approve.succeeds-when-missions_usual-is-empty',
      'effects.for-each',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', { ...forest, missions_usual: [] });
      await api
        .post('/forest/forest-1/approve')
        .ok('the state is right and every condition holds', {
          health_regional: 'grumpy',
          departed: '2024-02-21 12:00:00',
        });
      await api.get('/forest/forest-1').ok('missions_usual is empty, which is allowed', {
        health_regional: 'grumpy',
        departed: '2024-02-21 12:00:00',
      });
    },
  );

  test(
    'approve succeeds after the deletion of what missions_usual named',
    about(
      'forest.approve.succeeds-after-delete-in-missions_usual',
      'effects.for-each',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', { ...forest, missions_usual: ['forest-2', 'forest-3'] });
      await api.delete('/forest/forest-2').removed(because);
      await api.delete('/forest/forest-3').removed(because);
      await api
        .post('/forest/forest-1/approve')
        .ok('the state is right and every condition holds', {
          health_regional: 'grumpy',
          departed: '2024-02-21 12:00:00',
        });
      await api.get('/forest/forest-1').ok('deleted before the action: forest-2, forest-3', {
        health_regional: 'grumpy',
        departed: '2024-02-21 12:00:00',
        missions_usual: [],
      });
    },
  );
});
