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
      await api.post('/forest', {
        body: forest,
        status: [200, 201],
        answer: { ...forest, missions_usual: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { ...forest, missions_usual: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/forest', {
        body: { ...forest, id: 'forest-2' },
        status: [200, 201],
        answer: { id: 'forest-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/forest/forest-1', {
        body: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        },
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'forest-1',
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
          missions_usual: [],
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('forest.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: {
          id: 'forest-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        },
        status: [200],
        answer: {
          id: 'forest-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: {
          id: 'forest-1',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/forest/forest-1', {
        body: { departed: '2022-07-14 22:21:40', health_regional: 'unheard_of' },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { ...forest, missions_usual: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Forest', forest);
      await api.delete('/forest/forest-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/forest/forest-1', { status: [404], because: 'it was deleted' });
      await api.get('/forest', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Forest has',
    about('forest.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.get('/forest/forest-unknown', {
        status: [404],
        because: 'no Forest has the id forest-unknown',
      });
      await api.patch('/forest/forest-unknown', {
        body: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        },
        status: [404],
        because: 'no Forest has the id forest-unknown',
      });
      await api.delete('/forest/forest-unknown', {
        status: [404],
        because: 'no Forest has the id forest-unknown',
      });
      await api.get('/forest', {
        status: [200],
        answer: [{ id: 'forest-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/forest', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/forest/forest-2', {
        body: {
          id: 'forest-2',
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { ...forest, missions_usual: [] },
        because: 'another object was updated',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'forest-2',
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
          missions_usual: [],
        },
        because: 'the update is stored',
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
      await api.delete('/forest/forest-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: {
          departed: '2022-07-14 22:21:40',
          enabled_root: false,
          id: 'forest-2',
          caption_silent_initial: 'gagua',
          health_regional: 'excited',
          missions_usual: [],
        },
        because: 'another object was deleted',
      });
      await api.get('/forest', {
        status: [200],
        answer: [{ id: 'forest-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/forest', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/forest/forest-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/forest', {
        body: without(forest, 'departed'),
        status: [400, 422],
        because: 'departed is required and has no default',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/forest', {
        body: without(forest, 'enabled_root'),
        status: [200, 201],
        answer: { enabled_root: null },
        because: 'enabled_root is optional',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { enabled_root: null },
        because: 'enabled_root is optional',
      });
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
      await api.post('/forest', {
        body: without(forest, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/forest', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/forest', {
        body: without(forest, 'caption_silent_initial'),
        status: [200, 201],
        answer: { caption_silent_initial: null },
        because: 'caption_silent_initial is optional',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { caption_silent_initial: null },
        because: 'caption_silent_initial is optional',
      });
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
      await api.post('/forest', {
        body: without(forest, 'health_regional'),
        status: [200, 201],
        answer: { health_regional: 'grumpy' },
        because: 'the default of health_regional is "grumpy"',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'grumpy' },
        because: 'the default of health_regional is "grumpy"',
      });
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
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', {
        ...forest,
        health_regional: null,
        missions_usual: ['forest-3'],
      });
      await api.patch('/forest/forest-1', {
        body: { departed: '2022-07-14 22:21:40' },
        status: [200],
        answer: {
          ...forest,
          departed: '2022-07-14 22:21:40',
          health_regional: null,
          missions_usual: ['forest-3'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/forest/forest-1', {
        body: { health_regional: 'excited' },
        status: [200],
        answer: {
          ...forest,
          departed: '2022-07-14 22:21:40',
          health_regional: 'excited',
          missions_usual: ['forest-3'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: {
          ...forest,
          departed: '2022-07-14 22:21:40',
          health_regional: 'excited',
          missions_usual: ['forest-3'],
        },
        because: 'an update touches only what it carries',
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
      await api.post('/forest', {
        body: { ...forest, departed: null },
        status: [400, 422],
        because: 'departed must not be null',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { departed: null },
        status: [400, 422],
        because: 'departed must not be null',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, enabled_root: null },
        status: [400, 422],
        because: 'enabled_root must not be null',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { enabled_root: null },
        status: [400, 422],
        because: 'enabled_root must not be null',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { enabled_root: true },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, caption_silent_initial: null },
        status: [400, 422],
        because: 'caption_silent_initial must not be null',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { caption_silent_initial: null },
        status: [400, 422],
        because: 'caption_silent_initial must not be null',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { caption_silent_initial: 'lobia' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, health_regional: null },
        status: [200, 201],
        answer: { health_regional: null },
        because: 'health_regional is nullable and its default is for absence only',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: null },
        because: 'health_regional is nullable and its default is for absence only',
      });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.patch('/forest/forest-2', {
        body: { health_regional: null },
        status: [200],
        answer: { health_regional: null },
        because: 'health_regional is nullable and its default is for absence only',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { health_regional: null },
        because: 'health_regional is nullable and its default is for absence only',
      });
    },
  );
});

test.describe('Forest: types and bounds', () => {
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
    about('forest.departed.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/forest', {
        body: { ...forest, departed: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.patch('/forest/forest-2', {
        body: { departed: '2020-02-29 12:00:00' },
        status: [200],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { departed: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of departed',
      });
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
      await api.post('/forest', {
        body: { ...forest, departed: 202403 },
        status: [400, 422],
        because: 'departed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { departed: 202403 },
        status: [400, 422],
        because: 'departed must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, departed: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/forest', {
        body: { ...forest, departed: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/forest', {
        body: { ...forest, departed: '2022-13-01 01:17:16' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/forest', {
        body: { ...forest, departed: '2022-09-19 25:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { departed: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/forest/forest-1', {
        body: { departed: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/forest/forest-1', {
        body: { departed: '2022-13-01 01:17:16' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/forest/forest-1', {
        body: { departed: '2022-09-19 25:00:00' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, departed: '2022-09-19T01:17:16Z' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/forest', {
        body: { ...forest, departed: '2022-09-19' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/forest', {
        body: { ...forest, departed: 'not a date' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { departed: '2022-09-19T01:17:16Z' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/forest/forest-1', {
        body: { departed: '2022-09-19' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/forest/forest-1', {
        body: { departed: 'not a date' },
        status: [400, 422],
        because: 'departed must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { departed: '2022-09-19 01:17:16' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, departed: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.patch('/forest/forest-2', {
        body: { departed: '2001-02-03 04:05:06' },
        status: [200],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { departed: '2001-02-03 04:05:06' },
        because: 'departed has no first moment',
      });
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
      await api.post('/forest', {
        body: { ...forest, departed: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.patch('/forest/forest-2', {
        body: { departed: '2099-10-11 12:13:14' },
        status: [200],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { departed: '2099-10-11 12:13:14' },
        because: 'departed has no last moment',
      });
    },
  );

  test(
    'enabled_root may be false',
    about('forest.enabled_root.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/forest', {
        body: { ...forest, enabled_root: false },
        status: [200, 201],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.patch('/forest/forest-2', {
        body: { enabled_root: false },
        status: [200],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { enabled_root: false },
        because: 'false is a valid value of enabled_root',
      });
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
      await api.post('/forest', {
        body: { ...forest, enabled_root: 'abc' },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.post('/forest', {
        body: { ...forest, enabled_root: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { enabled_root: 'abc' },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.patch('/forest/forest-1', {
        body: { enabled_root: { value: 'text' } },
        status: [400, 422],
        because: 'enabled_root must be true or false',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { enabled_root: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption_silent_initial keeps spaces, quotes, accents and symbols',
    about(
      'forest.caption_silent_initial.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/forest', {
        body: { ...forest, caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial',
      });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.patch('/forest/forest-2', {
        body: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { caption_silent_initial: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption_silent_initial',
      });
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
      await api.post('/forest', {
        body: { ...forest, caption_silent_initial: 421337 },
        status: [400, 422],
        because: 'caption_silent_initial must be a string',
      });
      await api.post('/forest', {
        body: { ...forest, caption_silent_initial: { value: 'text' } },
        status: [400, 422],
        because: 'caption_silent_initial must be a string',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { caption_silent_initial: 421337 },
        status: [400, 422],
        because: 'caption_silent_initial must be a string',
      });
      await api.patch('/forest/forest-1', {
        body: { caption_silent_initial: { value: 'text' } },
        status: [400, 422],
        because: 'caption_silent_initial must be a string',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { caption_silent_initial: 'lobia' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, caption_silent_initial: 'labua' },
        status: [200, 201],
        answer: { caption_silent_initial: 'labua' },
        because: 'the minimum length of caption_silent_initial is 5, inclusive',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { caption_silent_initial: 'labua' },
        because: 'the minimum length of caption_silent_initial is 5, inclusive',
      });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.patch('/forest/forest-2', {
        body: { caption_silent_initial: 'labua' },
        status: [200],
        answer: { caption_silent_initial: 'labua' },
        because: 'the minimum length of caption_silent_initial is 5, inclusive',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { caption_silent_initial: 'labua' },
        because: 'the minimum length of caption_silent_initial is 5, inclusive',
      });
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
      await api.post('/forest', {
        body: { ...forest, caption_silent_initial: 'tana' },
        status: [400, 422],
        because: 'caption_silent_initial must have at least 5 characters',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { caption_silent_initial: 'tana' },
        status: [400, 422],
        because: 'caption_silent_initial must have at least 5 characters',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { caption_silent_initial: 'lobia' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: {
          ...forest,
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200, 201],
        answer: {
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of caption_silent_initial is 100, inclusive',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: {
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of caption_silent_initial is 100, inclusive',
      });
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.patch('/forest/forest-2', {
        body: {
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200],
        answer: {
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of caption_silent_initial is 100, inclusive',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: {
          caption_silent_initial:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of caption_silent_initial is 100, inclusive',
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
      await api.post('/forest', {
        body: {
          ...forest,
          caption_silent_initial:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'caption_silent_initial must have at most 100 characters',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: {
          caption_silent_initial:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'caption_silent_initial must have at most 100 characters',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { caption_silent_initial: 'lobia' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, health_regional: 421337 },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful',
      });
      await api.post('/forest', {
        body: { ...forest, health_regional: { value: 'text' } },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { health_regional: 421337 },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful',
      });
      await api.patch('/forest/forest-1', {
        body: { health_regional: { value: 'text' } },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'cheerful' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/forest', {
        body: { ...forest, health_regional: 'excited' },
        status: [200, 201],
        answer: { health_regional: 'excited' },
        because: 'the value is one of MissionMood',
      });
      await api.patch('/forest/forest-1', {
        body: { health_regional: 'grumpy' },
        status: [200],
        answer: { health_regional: 'grumpy' },
        because: 'the value is one of MissionMood',
      });
      await api.patch('/forest/forest-1', {
        body: { health_regional: 'cheerful' },
        status: [200],
        answer: { health_regional: 'cheerful' },
        because: 'the value is one of MissionMood',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'cheerful' },
        because: 'the value is one of MissionMood',
      });
    },
  );

  test(
    'create and update refuse the health_regional unheard_of, which MissionMood does not have',
    about(
      'forest.health_regional.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/forest', {
        body: { ...forest, health_regional: 'unheard_of' },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { health_regional: 'unheard_of' },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'cheerful' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, health_regional: 'EXCITED' },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { health_regional: 'EXCITED' },
        status: [400, 422],
        because: 'health_regional must be one of excited, grumpy, cheerful',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'cheerful' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: forest,
        status: [200, 201],
        answer: { missions_usual: [] },
        because: 'missions_usual was left out',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { missions_usual: [] },
        because: 'missions_usual was left out',
      });
    },
  );

  test(
    'missions_usual lists existing Forest objects and is answered as their ids',
    about(
      'forest.missions_usual.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.post('/forest', {
        body: { ...forest, missions_usual: ['forest-3', 'forest-4'] },
        status: [200, 201],
        answer: { missions_usual: ['forest-3', 'forest-4'] },
        because: 'missions_usual was sent with two ids',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { missions_usual: ['forest-3', 'forest-4'] },
        because: 'missions_usual was sent with two ids',
      });
      await api.get('/forest', {
        status: [200],
        answer: [
          { id: 'forest-3', missions_usual: [] },
          { id: 'forest-4', missions_usual: [] },
          { id: 'forest-1', missions_usual: ['forest-3', 'forest-4'] },
        ],
        because: 'lists answer references as ids too',
      });
      await api.patch('/forest/forest-1', {
        body: { missions_usual: ['forest-4', 'forest-3'] },
        status: [200],
        answer: { missions_usual: ['forest-4', 'forest-3'] },
        because: 'any order will do',
      });
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
      await api.patch('/forest/forest-1', {
        body: { missions_usual: ['forest-4'] },
        status: [200],
        answer: { missions_usual: ['forest-4'] },
        because: 'an update replaces the list',
      });
      await api.patch('/forest/forest-1', {
        body: { missions_usual: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { missions_usual: [] },
        because: 'the list was emptied',
      });
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
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.post('/forest', {
        body: { ...forest, missions_usual: ['forest-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Forest objects',
      });
      await api.post('/forest', {
        body: { ...forest, missions_usual: ['forest-3', 'forest-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Forest objects',
      });
      await api.post('/forest', {
        body: { ...forest, missions_usual: ['forest-unknown', 'forest-4'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Forest objects',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', { ...forest, missions_usual: ['forest-3', 'forest-4'] });
      await api.patch('/forest/forest-1', {
        body: { missions_usual: ['forest-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Forest objects',
      });
      await api.patch('/forest/forest-1', {
        body: { missions_usual: ['forest-3', 'forest-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Forest objects',
      });
      await api.patch('/forest/forest-1', {
        body: { missions_usual: ['forest-unknown', 'forest-4'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Forest objects',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { missions_usual: ['forest-3', 'forest-4'] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, missions_usual: null },
        status: [400, 422],
        because: 'missions_usual must not be null',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { missions_usual: null },
        status: [400, 422],
        because: 'missions_usual must not be null',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { missions_usual: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest', {
        body: { ...forest, missions_usual: 'abc' },
        status: [400, 422],
        because: 'missions_usual must be a list of ids of Forest',
      });
      await api.post('/forest', {
        body: { ...forest, missions_usual: [{ value: 'text' }] },
        status: [400, 422],
        because: 'missions_usual must be a list of ids of Forest',
      });
      await api.get('/forest/forest-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.patch('/forest/forest-1', {
        body: { missions_usual: 'abc' },
        status: [400, 422],
        because: 'missions_usual must be a list of ids of Forest',
      });
      await api.patch('/forest/forest-1', {
        body: { missions_usual: [{ value: 'text' }] },
        status: [400, 422],
        because: 'missions_usual must be a list of ids of Forest',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { missions_usual: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Forest takes its id out of every missions_usual and keeps the others',
    about(
      'forest.missions_usual.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', { ...forest, id: 'forest-3' });
      await api.create('Forest', { ...forest, id: 'forest-4' });
      await api.create('Forest', { ...forest, missions_usual: ['forest-3', 'forest-4'] });
      await api.create('Forest', { ...forest, id: 'forest-2', missions_usual: ['forest-3'] });
      await api.delete('/forest/forest-3', { status: [200, 204], because: 'the object exists' });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { id: 'forest-1', missions_usual: ['forest-4'] },
        because: 'forest-3 was deleted',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { id: 'forest-2', missions_usual: [] },
        because: 'forest-3 was deleted',
      });
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
      await api.patch('/forest/forest-1', {
        body: { departed: '2022-07-14 22:21:40', missions_usual: ['forest-unknown'] },
        status: [400, 422],
        because: 'missions_usual must hold only ids of existing Forest objects',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { ...forest, missions_usual: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/forest/forest-1/assign', {
        status: [200],
        answer: { ...forest, missions_usual: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { ...forest, missions_usual: [] },
        because: 'what the action did is stored',
      });
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
      await api.post('/forest/forest-1/assign', {
        status: [200],
        answer: { ...forest, missions_usual: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { ...forest, missions_usual: [] },
        because: 'what the action did is stored',
      });
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
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.post('/forest/forest-1/assign', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: {
          caption_silent_initial: 'north',
          departed: '2022-09-19 01:17:16',
          enabled_root: true,
          id: 'forest-2',
        },
        because: 'for each item in this.missions_usual: set item.caption_silent_initial to "north"',
      });
      await api.get('/forest/forest-3', {
        status: [200],
        answer: {
          caption_silent_initial: 'north',
          departed: '2022-09-19 01:17:16',
          enabled_root: true,
          id: 'forest-3',
        },
        because: 'for each item in this.missions_usual: set item.caption_silent_initial to "north"',
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
      await api.post('/forest/forest-1/assign', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: {
          missions_usual: [],
          departed: '2022-09-19 01:17:16',
          enabled_root: true,
          id: 'forest-1',
        },
        because: 'set this.missions_usual to []',
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
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Forest', { ...forest, id: 'forest-3', caption_silent_initial: 'gagua' });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.post('/forest/forest-1/assign', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'cheerful', missions_usual: [] },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { caption_silent_initial: 'north' },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/forest/forest-3', {
        status: [200],
        answer: { caption_silent_initial: 'north' },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/forest/forest-1/assign', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-4', {
        status: [200],
        answer: {
          ...forest,
          id: 'forest-4',
          health_regional: 'excited',
          missions_usual: ['forest-2', 'forest-3'],
        },
        because: 'assign was called on forest-1, which does not concern this object',
      });
      await api.get('/forest/forest-5', {
        status: [200],
        answer: { ...forest, id: 'forest-5', missions_usual: [] },
        because: 'assign was called on forest-1, which does not concern this object',
      });
    },
  );

  test(
    'assign answers 404 for an id that no Forest has',
    about('forest.assign.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.post('/forest/forest-unknown/assign', {
        status: [404],
        because: 'no Forest has the id forest-unknown',
      });
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
      await api.post('/forest/forest-1/assign', {
        status: [400, 409],
        because: 'assign starts from excited or grumpy, and health_regional is cheerful',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'cheerful', missions_usual: ['forest-2', 'forest-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/forest/forest-1/assign', {
        status: [400, 409],
        because: 'assign starts from excited or grumpy, and health_regional is null',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: null, missions_usual: ['forest-2', 'forest-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/forest/forest-1/assign', {
        status: [400, 409],
        because: 'the condition count(this.missions_usual) > 0 is not satisfied',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'excited', missions_usual: [] },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/forest/forest-1/assign', {
        status: [400, 409],
        because: 'the condition count(this.missions_usual) > 0 is not satisfied',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { ...forest, health_regional: 'excited', missions_usual: [] },
        because: 'a refused action changes nothing',
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
      await api.post('/forest/forest-1/assign', {
        status: [400, 409],
        because: 'the condition count(this.missions_usual) > 0 is not satisfied',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'excited', missions_usual: [] },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/forest/forest-1/assign', {
        status: [400, 409],
        because: 'the condition count(this.missions_usual) > 0 is not satisfied',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'excited', missions_usual: [] },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/forest/forest-1/assign', {
        status: [400, 409],
        because: 'the condition count(this.missions_usual) > 0 is not satisfied',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'excited', missions_usual: [] },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/forest/forest-1/approve', {
        status: [200],
        answer: {
          ...forest,
          departed: '2024-02-21 12:00:00',
          health_regional: 'grumpy',
          missions_usual: ['forest-2', 'forest-3'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: {
          ...forest,
          departed: '2024-02-21 12:00:00',
          health_regional: 'grumpy',
          missions_usual: ['forest-2', 'forest-3'],
        },
        because: 'what the action did is stored',
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
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', { ...forest, missions_usual: ['forest-2', 'forest-3'] });
      await api.post('/forest/forest-1/approve', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: {
          enabled_root: true,
          id: 'forest-2',
          caption_silent_initial: 'lobia',
          missions_usual: [],
        },
        because: 'for each item in this.missions_usual: set item.enabled_root to true',
      });
      await api.get('/forest/forest-3', {
        status: [200],
        answer: {
          enabled_root: true,
          id: 'forest-3',
          caption_silent_initial: 'lobia',
          missions_usual: [],
        },
        because: 'for each item in this.missions_usual: set item.enabled_root to true',
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
      await api.post('/forest/forest-1/approve', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: {
          departed: '2024-02-21 12:00:00',
          id: 'forest-1',
          caption_silent_initial: 'lobia',
          missions_usual: ['forest-2', 'forest-3'],
        },
        because: 'set this.departed to "2024-02-21 12:00:00"',
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
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', { ...forest, missions_usual: ['forest-2', 'forest-3'] });
      await api.create('Forest', {
        ...forest,
        id: 'forest-4',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.create('Forest', { ...forest, id: 'forest-5', enabled_root: false });
      await api.post('/forest/forest-1/approve', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-4', {
        status: [200],
        answer: { ...forest, id: 'forest-4', missions_usual: ['forest-2', 'forest-3'] },
        because: 'approve was called on forest-1, which does not concern this object',
      });
      await api.get('/forest/forest-5', {
        status: [200],
        answer: { ...forest, enabled_root: false, id: 'forest-5', missions_usual: [] },
        because: 'approve was called on forest-1, which does not concern this object',
      });
    },
  );

  test(
    'approve answers 404 for an id that no Forest has',
    about('forest.approve.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.post('/forest/forest-unknown/approve', {
        status: [404],
        because: 'no Forest has the id forest-unknown',
      });
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
      await api.post('/forest/forest-1/approve', {
        status: [400, 409],
        because: 'approve starts from cheerful, and health_regional is excited',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'excited', departed: '2022-09-19 01:17:16' },
        because: 'a refused action changes nothing',
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
      await api.post('/forest/forest-1/approve', {
        status: [400, 409],
        because: 'approve starts from cheerful, and health_regional is grumpy',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'grumpy', departed: '2022-09-19 01:17:16' },
        because: 'a refused action changes nothing',
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
      await api.post('/forest/forest-1/approve', {
        status: [400, 409],
        because: 'approve starts from cheerful, and health_regional is null',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: null, departed: '2022-09-19 01:17:16' },
        because: 'a refused action changes nothing',
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
      await api.create('Forest', { ...forest, id: 'forest-2', enabled_root: false });
      await api.create('Forest', { ...forest, id: 'forest-3', enabled_root: false });
      await api.create('Forest', {
        ...forest,
        health_regional: 'excited',
        missions_usual: ['forest-2', 'forest-3'],
      });
      await api.post('/forest/forest-1/approve', {
        status: [400, 409],
        because: 'approve starts from cheerful, and health_regional is excited',
      });
      await api.get('/forest/forest-2', {
        status: [200],
        answer: { ...forest, enabled_root: false, id: 'forest-2', missions_usual: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/forest/forest-3', {
        status: [200],
        answer: { ...forest, enabled_root: false, id: 'forest-3', missions_usual: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { ...forest, health_regional: 'excited', missions_usual: ['forest-2', 'forest-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/forest/forest-1/approve', {
        status: [200],
        answer: { health_regional: 'grumpy', departed: '2024-02-21 12:00:00' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/forest/forest-1', {
        status: [200],
        answer: { health_regional: 'grumpy', departed: '2024-02-21 12:00:00' },
        because: 'missions_usual is empty, which is allowed',
      });
    },
  );
});
