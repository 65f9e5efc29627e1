import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  views_open: 71,
  statue: null,
  opened: '2020-05-10 11:32:51',
};

// A valid Comment, as the tests send it.
const comment = {
  available: false,
  material_third: 'malodo',
  id: 'comment-1',
  width_second: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'poor',
  origin_silent: 'nubo do',
  tokens_cached: 22,
};

test.describe('Zebra: create, read, update and delete', () => {
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
    'create answers the new Zebra, and read answers it again',
    about(
      'zebra.create.answers-the-object',
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
      await api.post('/zebra', {
        body: zebra,
        status: [200, 201],
        answer: { ...zebra, statues: [], galaxies: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { ...zebra, statues: [], galaxies: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/zebra', {
        body: { ...zebra, id: 'zebra-2' },
        status: [200, 201],
        answer: { id: 'zebra-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Zebra',
    about(
      'zebra.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: {
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        },
        status: [200],
        answer: {
          caption: 'gisoru',
          id: 'zebra-1',
          weight_stored: 36.25,
          views_open: 33,
          statue: null,
          statues: [],
          galaxies: [],
          opened: '2020-10-19 14:41:00',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: {
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('zebra.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: {
          id: 'zebra-1',
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        },
        status: [200],
        answer: {
          id: 'zebra-1',
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: {
          id: 'zebra-1',
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for opened does not change caption either',
    about(
      'zebra.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { caption: 'gisoru', opened: 202403 },
        status: [400, 422],
        because: 'opened must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { ...zebra, statues: [], galaxies: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Zebra: no read finds it and no list holds it',
    about(
      'zebra.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.delete('/zebra/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/zebra/zebra-1', { status: [404], because: 'it was deleted' });
      await api.get('/zebra', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Zebra has',
    about('zebra.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.get('/zebra/zebra-unknown', {
        status: [404],
        because: 'no Zebra has the id zebra-unknown',
      });
      await api.patch('/zebra/zebra-unknown', {
        body: {
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        },
        status: [404],
        because: 'no Zebra has the id zebra-unknown',
      });
      await api.delete('/zebra/zebra-unknown', {
        status: [404],
        because: 'no Zebra has the id zebra-unknown',
      });
      await api.get('/zebra', {
        status: [200],
        answer: [{ id: 'zebra-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Zebra: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Zebra with all of its fields',
    about(
      'zebra.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-3',
        caption: 'lovo',
        weight_stored: 34.75,
        views_open: 50,
        opened: '2020-11-07 17:24:11',
      });
      await api.get('/zebra', {
        status: [200],
        answer: [
          { ...zebra, statues: [], galaxies: [] },
          {
            caption: 'gisoru',
            id: 'zebra-2',
            weight_stored: 36.25,
            views_open: 33,
            statue: null,
            statues: [],
            galaxies: [],
            opened: '2020-10-19 14:41:00',
          },
          {
            caption: 'lovo',
            id: 'zebra-3',
            weight_stored: 34.75,
            views_open: 50,
            statue: null,
            statues: [],
            galaxies: [],
            opened: '2020-11-07 17:24:11',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Zebra leaves another as it was',
    about(
      'zebra.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.patch('/zebra/zebra-2', {
        body: {
          id: 'zebra-2',
          caption: 'gisoru',
          weight_stored: 36.25,
          views_open: 33,
          opened: '2020-10-19 14:41:00',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { ...zebra, statues: [], galaxies: [] },
        because: 'another object was updated',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: {
          caption: 'gisoru',
          id: 'zebra-2',
          weight_stored: 36.25,
          views_open: 33,
          statue: null,
          statues: [],
          galaxies: [],
          opened: '2020-10-19 14:41:00',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Zebra leaves another as it was',
    about(
      'zebra.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.delete('/zebra/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: {
          caption: 'gisoru',
          id: 'zebra-2',
          weight_stored: 36.25,
          views_open: 33,
          statue: null,
          statues: [],
          galaxies: [],
          opened: '2020-10-19 14:41:00',
        },
        because: 'another object was deleted',
      });
      await api.get('/zebra', {
        status: [200],
        answer: [{ id: 'zebra-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Zebra',
    about('zebra.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', {
        ...zebra,
        id: 'zebra-2',
        caption: 'gisoru',
        weight_stored: 36.25,
        views_open: 33,
        opened: '2020-10-19 14:41:00',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/zebra', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/zebra/zebra-1', { status: [404], because: 'reset removed it' });
    },
  );

  test(
    'Zebra and Comment objects may have the same id',
    about(
      'zebra.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, id: 'same-1' });
      await api.create('Comment', { ...comment, id: 'same-1' });
      await api.get('/zebra', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.get('/comment', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.delete('/comment/same-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/comment/same-1', {
        status: [404],
        because: 'only Zebra has the id same-1 now',
      });
      await api.get('/zebra/same-1', {
        status: [200],
        answer: { ...zebra, id: 'same-1', statues: [], galaxies: [] },
        because: 'only the Comment was deleted',
      });
    },
  );
});

test.describe('Zebra: required fields and defaults', () => {
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
    'create refuses a Zebra without caption, which is required',
    about(
      'zebra.caption.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: without(zebra, 'caption'),
        status: [400, 422],
        because: 'caption is required and has no default',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Zebra without an id',
    about(
      'zebra.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: without(zebra, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/zebra', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Zebra without weight_stored, which is required',
    about(
      'zebra.weight_stored.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: without(zebra, 'weight_stored'),
        status: [400, 422],
        because: 'weight_stored is required and has no default',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'views_open is 149 when a create leaves it out',
    about(
      'zebra.views_open.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: without(zebra, 'views_open'),
        status: [200, 201],
        answer: { views_open: 149 },
        because: 'the default of views_open is 149',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { views_open: 149 },
        because: 'the default of views_open is 149',
      });
    },
  );

  test(
    'create refuses a Zebra without statue, which is required',
    about(
      'zebra.statue.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: without(zebra, 'statue'),
        status: [400, 422],
        because: 'statue is required and has no default',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Zebra without opened, which is optional',
    about(
      'zebra.opened.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: without(zebra, 'opened'),
        status: [200, 201],
        answer: { opened: null },
        because: 'opened is optional',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { opened: null },
        because: 'opened is optional',
      });
    },
  );

  test(
    'update of caption or opened alone leaves every other field as it is',
    about(
      'zebra.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', {
        ...zebra,
        statue: 'comment-1',
        statues: ['comment-1'],
        galaxies: ['zebra-3'],
      });
      await api.patch('/zebra/zebra-1', {
        body: { caption: 'gisoru' },
        status: [200],
        answer: {
          ...zebra,
          caption: 'gisoru',
          statue: 'comment-1',
          statues: ['comment-1'],
          galaxies: ['zebra-3'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/zebra/zebra-1', {
        body: { opened: '2020-10-19 14:41:00' },
        status: [200],
        answer: {
          ...zebra,
          caption: 'gisoru',
          statue: 'comment-1',
          statues: ['comment-1'],
          galaxies: ['zebra-3'],
          opened: '2020-10-19 14:41:00',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: {
          ...zebra,
          caption: 'gisoru',
          statue: 'comment-1',
          statues: ['comment-1'],
          galaxies: ['zebra-3'],
          opened: '2020-10-19 14:41:00',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Zebra: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'caption may be null',
    about(
      'zebra.caption.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, caption: null },
        status: [200, 201],
        answer: { caption: null },
        because: 'caption is nullable',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { caption: null },
        because: 'caption is nullable',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { caption: null },
        status: [200],
        answer: { caption: null },
        because: 'caption is nullable',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { caption: null },
        because: 'caption is nullable',
      });
    },
  );

  test(
    'weight_stored may be null',
    about(
      'zebra.weight_stored.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, weight_stored: null },
        status: [200, 201],
        answer: { weight_stored: null },
        because: 'weight_stored is nullable',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { weight_stored: null },
        because: 'weight_stored is nullable',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { weight_stored: null },
        status: [200],
        answer: { weight_stored: null },
        because: 'weight_stored is nullable',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { weight_stored: null },
        because: 'weight_stored is nullable',
      });
    },
  );

  test(
    'create and update refuse null for views_open',
    about(
      'zebra.views_open.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, views_open: null },
        status: [400, 422],
        because: 'views_open must not be null',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { views_open: null },
        status: [400, 422],
        because: 'views_open must not be null',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { views_open: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'opened may be null',
    about(
      'zebra.opened.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, opened: null },
        status: [200, 201],
        answer: { opened: null },
        because: 'opened is nullable',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { opened: null },
        because: 'opened is nullable',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { opened: null },
        status: [200],
        answer: { opened: null },
        because: 'opened is nullable',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { opened: null },
        because: 'opened is nullable',
      });
    },
  );
});

test.describe('Zebra: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
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
    'caption of digits alone stays a string',
    about(
      'zebra.caption.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, caption: '0042' },
        status: [200, 201],
        answer: { caption: '0042' },
        because: '"0042" is a valid value of caption',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { caption: '0042' },
        because: '"0042" is a valid value of caption',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { caption: '0042' },
        status: [200],
        answer: { caption: '0042' },
        because: '"0042" is a valid value of caption',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { caption: '0042' },
        because: '"0042" is a valid value of caption',
      });
    },
  );

  test(
    'caption keeps spaces, quotes, accents and symbols',
    about(
      'zebra.caption.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { caption: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of caption',
      });
    },
  );

  test(
    'create and update refuse a caption of a wrong type',
    about(
      'zebra.caption.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, caption: 421337 },
        status: [400, 422],
        because: 'caption must be a string',
      });
      await api.post('/zebra', {
        body: { ...zebra, caption: { value: 'text' } },
        status: [400, 422],
        because: 'caption must be a string',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { caption: 421337 },
        status: [400, 422],
        because: 'caption must be a string',
      });
      await api.patch('/zebra/zebra-1', {
        body: { caption: { value: 'text' } },
        status: [400, 422],
        because: 'caption must be a string',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { caption: 'vino' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption may be right at its maximum length of 200',
    about(
      'zebra.caption.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: {
          ...zebra,
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200, 201],
        answer: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of caption is 200, inclusive',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of caption is 200, inclusive',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        status: [200],
        answer: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of caption is 200, inclusive',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: {
          caption:
            'sovola sugabi nodi talo tado liro todi vosado ravu rabata vuvu vugo mumisu savisa vavabu luviva dobaba gana bobi dutiri lituri nagaro vironi litu nova dadi duru lusada doluvo nonulo dami mada nadonu s',
        },
        because: 'the maximum length of caption is 200, inclusive',
      });
    },
  );

  test(
    'create and update refuse a caption above its maximum length of 200',
    about(
      'zebra.caption.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: {
          ...zebra,
          caption:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'caption must have at most 200 characters',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: {
          caption:
            'vumo tovi mutimo nagi danota gitami runodu rovadi soruma gida vibita sosami dola muvodi milo soba vuvidi luvi lodu nisu dumobu rovu vuduta bomu guro gami movi tamo bavo riso sumora vugi mavuga salusu r',
        },
        status: [400, 422],
        because: 'caption must have at most 200 characters',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { caption: 'vino' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'caption has no minimum length',
    about(
      'zebra.caption.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, caption: 'x' },
        status: [200, 201],
        answer: { caption: 'x' },
        because: 'caption has no minimum length',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { caption: 'x' },
        because: 'caption has no minimum length',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { caption: 'x' },
        status: [200],
        answer: { caption: 'x' },
        because: 'caption has no minimum length',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { caption: 'x' },
        because: 'caption has no minimum length',
      });
    },
  );

  test(
    'weight_stored may be the whole number 0',
    about(
      'zebra.weight_stored.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, weight_stored: 0 },
        status: [200, 201],
        answer: { weight_stored: 0 },
        because: '0 is a valid value of weight_stored',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { weight_stored: 0 },
        because: '0 is a valid value of weight_stored',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { weight_stored: 0 },
        status: [200],
        answer: { weight_stored: 0 },
        because: '0 is a valid value of weight_stored',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { weight_stored: 0 },
        because: '0 is a valid value of weight_stored',
      });
    },
  );

  test(
    'create and update refuse a weight_stored of a wrong type',
    about(
      'zebra.weight_stored.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, weight_stored: 'abc' },
        status: [400, 422],
        because: 'weight_stored must be a number',
      });
      await api.post('/zebra', {
        body: { ...zebra, weight_stored: { value: 'text' } },
        status: [400, 422],
        because: 'weight_stored must be a number',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { weight_stored: 'abc' },
        status: [400, 422],
        because: 'weight_stored must be a number',
      });
      await api.patch('/zebra/zebra-1', {
        body: { weight_stored: { value: 'text' } },
        status: [400, 422],
        because: 'weight_stored must be a number',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { weight_stored: 15.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_stored may be right at its minimum of 0',
    about(
      'zebra.weight_stored.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, weight_stored: 0 },
        status: [200, 201],
        answer: { weight_stored: 0 },
        because: 'the minimum of weight_stored is 0, inclusive',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { weight_stored: 0 },
        because: 'the minimum of weight_stored is 0, inclusive',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { weight_stored: 0 },
        status: [200],
        answer: { weight_stored: 0 },
        because: 'the minimum of weight_stored is 0, inclusive',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { weight_stored: 0 },
        because: 'the minimum of weight_stored is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight_stored below its minimum of 0',
    about(
      'zebra.weight_stored.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, weight_stored: -0.25 },
        status: [400, 422],
        because: 'weight_stored must be at least 0',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { weight_stored: -0.25 },
        status: [400, 422],
        because: 'weight_stored must be at least 0',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { weight_stored: 15.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weight_stored may be right at its maximum of 50',
    about(
      'zebra.weight_stored.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, weight_stored: 50 },
        status: [200, 201],
        answer: { weight_stored: 50 },
        because: 'the maximum of weight_stored is 50, inclusive',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { weight_stored: 50 },
        because: 'the maximum of weight_stored is 50, inclusive',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { weight_stored: 50 },
        status: [200],
        answer: { weight_stored: 50 },
        because: 'the maximum of weight_stored is 50, inclusive',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { weight_stored: 50 },
        because: 'the maximum of weight_stored is 50, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weight_stored above its maximum of 50',
    about(
      'zebra.weight_stored.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, weight_stored: 50.25 },
        status: [400, 422],
        because: 'weight_stored must be at most 50',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { weight_stored: 50.25 },
        status: [400, 422],
        because: 'weight_stored must be at most 50',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { weight_stored: 15.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a views_open of a wrong type',
    about(
      'zebra.views_open.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, views_open: 'abc' },
        status: [400, 422],
        because: 'views_open must be an integer',
      });
      await api.post('/zebra', {
        body: { ...zebra, views_open: { value: 'text' } },
        status: [400, 422],
        because: 'views_open must be an integer',
      });
      await api.post('/zebra', {
        body: { ...zebra, views_open: 70.5 },
        status: [400, 422],
        because: 'views_open must be an integer',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { views_open: 'abc' },
        status: [400, 422],
        because: 'views_open must be an integer',
      });
      await api.patch('/zebra/zebra-1', {
        body: { views_open: { value: 'text' } },
        status: [400, 422],
        because: 'views_open must be an integer',
      });
      await api.patch('/zebra/zebra-1', {
        body: { views_open: 70.5 },
        status: [400, 422],
        because: 'views_open must be an integer',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { views_open: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'views_open may be right at its minimum of 1',
    about(
      'zebra.views_open.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, views_open: 1 },
        status: [200, 201],
        answer: { views_open: 1 },
        because: 'the minimum of views_open is 1, inclusive',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { views_open: 1 },
        because: 'the minimum of views_open is 1, inclusive',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { views_open: 1 },
        status: [200],
        answer: { views_open: 1 },
        because: 'the minimum of views_open is 1, inclusive',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { views_open: 1 },
        because: 'the minimum of views_open is 1, inclusive',
      });
    },
  );

  test(
    'create and update refuse a views_open below its minimum of 1',
    about(
      'zebra.views_open.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, views_open: 0 },
        status: [400, 422],
        because: 'views_open must be at least 1',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { views_open: 0 },
        status: [400, 422],
        because: 'views_open must be at least 1',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { views_open: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'views_open may be right at its maximum of 500',
    about(
      'zebra.views_open.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, views_open: 500 },
        status: [200, 201],
        answer: { views_open: 500 },
        because: 'the maximum of views_open is 500, inclusive',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { views_open: 500 },
        because: 'the maximum of views_open is 500, inclusive',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { views_open: 500 },
        status: [200],
        answer: { views_open: 500 },
        because: 'the maximum of views_open is 500, inclusive',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { views_open: 500 },
        because: 'the maximum of views_open is 500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a views_open above its maximum of 500',
    about(
      'zebra.views_open.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, views_open: 501 },
        status: [400, 422],
        because: 'views_open must be at most 500',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { views_open: 501 },
        status: [400, 422],
        because: 'views_open must be at most 500',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { views_open: 71 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'opened may be the leap day 2020-02-29',
    about('zebra.opened.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, opened: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { opened: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of opened',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { opened: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of opened',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { opened: '2020-02-29 12:00:00' },
        status: [200],
        answer: { opened: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of opened',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { opened: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of opened',
      });
    },
  );

  test(
    'create and update refuse an opened of a wrong type',
    about(
      'zebra.opened.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, opened: 202403 },
        status: [400, 422],
        because: 'opened must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { opened: 202403 },
        status: [400, 422],
        because: 'opened must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { opened: '2020-05-10 11:32:51' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an opened that no calendar or clock has',
    about(
      'zebra.opened.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, opened: '2019-02-30 12:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/zebra', {
        body: { ...zebra, opened: '2019-02-29 12:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/zebra', {
        body: { ...zebra, opened: '2020-13-01 11:32:51' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/zebra', {
        body: { ...zebra, opened: '2020-05-10 25:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { opened: '2019-02-30 12:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/zebra/zebra-1', {
        body: { opened: '2019-02-29 12:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/zebra/zebra-1', {
        body: { opened: '2020-13-01 11:32:51' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/zebra/zebra-1', {
        body: { opened: '2020-05-10 25:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { opened: '2020-05-10 11:32:51' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an opened in another format',
    about(
      'zebra.opened.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, opened: '2020-05-10T11:32:51Z' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/zebra', {
        body: { ...zebra, opened: '2020-05-10' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/zebra', {
        body: { ...zebra, opened: 'not a date' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { opened: '2020-05-10T11:32:51Z' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/zebra/zebra-1', {
        body: { opened: '2020-05-10' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/zebra/zebra-1', {
        body: { opened: 'not a date' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { opened: '2020-05-10 11:32:51' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'opened may be right at its first moment of 2019-01-01 00:00:00',
    about(
      'zebra.opened.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, opened: '2019-01-01 00:00:00' },
        status: [200, 201],
        answer: { opened: '2019-01-01 00:00:00' },
        because: 'the first moment of opened is 2019-01-01 00:00:00, inclusive',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { opened: '2019-01-01 00:00:00' },
        because: 'the first moment of opened is 2019-01-01 00:00:00, inclusive',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { opened: '2019-01-01 00:00:00' },
        status: [200],
        answer: { opened: '2019-01-01 00:00:00' },
        because: 'the first moment of opened is 2019-01-01 00:00:00, inclusive',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { opened: '2019-01-01 00:00:00' },
        because: 'the first moment of opened is 2019-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse an opened before its first moment of 2019-01-01 00:00:00',
    about(
      'zebra.opened.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, opened: '2018-12-31 23:59:59' },
        status: [400, 422],
        because: 'opened must not be before 2019-01-01 00:00:00',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { opened: '2018-12-31 23:59:59' },
        status: [400, 422],
        because: 'opened must not be before 2019-01-01 00:00:00',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { opened: '2020-05-10 11:32:51' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'opened has no last moment',
    about(
      'zebra.opened.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, opened: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { opened: '2099-10-11 12:13:14' },
        because: 'opened has no last moment',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { opened: '2099-10-11 12:13:14' },
        because: 'opened has no last moment',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { opened: '2099-10-11 12:13:14' },
        status: [200],
        answer: { opened: '2099-10-11 12:13:14' },
        because: 'opened has no last moment',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { opened: '2099-10-11 12:13:14' },
        because: 'opened has no last moment',
      });
    },
  );
});

test.describe('Zebra: references', () => {
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
    'statue refers to an existing Comment and is answered as its id',
    about('zebra.statue.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.post('/zebra', {
        body: { ...zebra, statue: 'comment-1' },
        status: [200, 201],
        answer: { statue: 'comment-1' },
        because: 'statue was sent as comment-1',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statue: 'comment-1' },
        because: 'statue was sent as comment-1',
      });
      await api.patch('/zebra/zebra-1', {
        body: { statue: 'comment-2' },
        status: [200],
        answer: { statue: 'comment-2' },
        because: 'statue was changed to comment-2',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statue: 'comment-2' },
        because: 'statue was changed to comment-2',
      });
      await api.get('/zebra', {
        status: [200],
        answer: [{ id: 'zebra-1', statue: 'comment-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a statue that no Comment has as its id',
    about(
      'zebra.statue.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, statue: 'comment-unknown' },
        status: [400, 422],
        because: 'statue must be the id of an existing Comment',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Comment', comment);
      await api.create('Zebra', { ...zebra, statue: 'comment-1' });
      await api.patch('/zebra/zebra-1', {
        body: { statue: 'comment-unknown' },
        status: [400, 422],
        because: 'statue must be the id of an existing Comment',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statue: 'comment-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for statue',
    about(
      'zebra.statue.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, statue: 421337 },
        status: [400, 422],
        because: 'statue must be the id of a Comment',
      });
      await api.post('/zebra', {
        body: { ...zebra, statue: { value: 'text' } },
        status: [400, 422],
        because: 'statue must be the id of a Comment',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { statue: 421337 },
        status: [400, 422],
        because: 'statue must be the id of a Comment',
      });
      await api.patch('/zebra/zebra-1', {
        body: { statue: { value: 'text' } },
        status: [400, 422],
        because: 'statue must be the id of a Comment',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statue: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'statue may be null',
    about('zebra.statue.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.post('/zebra', {
        body: zebra,
        status: [200, 201],
        answer: { statue: null },
        because: 'a reference may be null',
      });
      await api.patch('/zebra/zebra-1', {
        body: { statue: 'comment-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/zebra/zebra-1', {
        body: { statue: null },
        status: [200],
        answer: { statue: null },
        because: 'a reference may be null',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statue: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a Comment clears every statue that refers to it',
    about(
      'zebra.statue.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Zebra', { ...zebra, statue: 'comment-1' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', statue: 'comment-1' });
      await api.delete('/comment/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { id: 'zebra-1', statue: null },
        because: 'comment-1 was deleted',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { id: 'zebra-2', statue: null },
        because: 'comment-1 was deleted',
      });
    },
  );

  test(
    'deleting a Comment keeps a statue that refers to another',
    about('zebra.statue.survives-delete-of-another', 'references.deleted', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Zebra', { ...zebra, statue: 'comment-2' });
      await api.delete('/comment/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statue: 'comment-2' },
        because: 'another Comment was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Zebra in statue, which refers to Comment',
    about(
      'zebra.statue.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.post('/zebra', {
        body: { ...zebra, id: 'zebra-2', statue: 'zebra-1' },
        status: [400, 422],
        because: 'statue must be the id of an existing Comment',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { statue: 'zebra-1' },
        status: [400, 422],
        because: 'statue must be the id of an existing Comment',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { statue: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Zebra with the id of a Comment leaves statue alone',
    about(
      'zebra.statue.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Zebra', { ...zebra, statue: 'comment-1' });
      await api.create('Zebra', { ...zebra, id: 'comment-1' });
      await api.delete('/zebra/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statue: 'comment-1' },
        because: 'no Comment was deleted',
      });
    },
  );

  test(
    'statues is an empty list when a create leaves it out',
    about(
      'zebra.statues.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: zebra,
        status: [200, 201],
        answer: { statues: [] },
        because: 'statues was left out',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statues: [] },
        because: 'statues was left out',
      });
    },
  );

  test(
    'statues lists existing Comment objects and is answered as their ids',
    about(
      'zebra.statues.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.post('/zebra', {
        body: { ...zebra, statues: ['comment-1', 'comment-2'] },
        status: [200, 201],
        answer: { statues: ['comment-1', 'comment-2'] },
        because: 'statues was sent with two ids',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statues: ['comment-1', 'comment-2'] },
        because: 'statues was sent with two ids',
      });
      await api.get('/zebra', {
        status: [200],
        answer: [{ id: 'zebra-1', statues: ['comment-1', 'comment-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/zebra/zebra-1', {
        body: { statues: ['comment-2', 'comment-1'] },
        status: [200],
        answer: { statues: ['comment-2', 'comment-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in statues',
    about(
      'zebra.statues.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Zebra', { ...zebra, statues: ['comment-1'] });
      await api.patch('/zebra/zebra-1', {
        body: { statues: ['comment-2'] },
        status: [200],
        answer: { statues: ['comment-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/zebra/zebra-1', {
        body: { statues: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statues: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in statues that no Comment has',
    about(
      'zebra.statues.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.post('/zebra', {
        body: { ...zebra, statues: ['comment-unknown'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Comment objects',
      });
      await api.post('/zebra', {
        body: { ...zebra, statues: ['comment-1', 'comment-unknown'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Comment objects',
      });
      await api.post('/zebra', {
        body: { ...zebra, statues: ['comment-unknown', 'comment-2'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Comment objects',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', { ...zebra, statues: ['comment-1', 'comment-2'] });
      await api.patch('/zebra/zebra-1', {
        body: { statues: ['comment-unknown'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Comment objects',
      });
      await api.patch('/zebra/zebra-1', {
        body: { statues: ['comment-1', 'comment-unknown'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Comment objects',
      });
      await api.patch('/zebra/zebra-1', {
        body: { statues: ['comment-unknown', 'comment-2'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Comment objects',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statues: ['comment-1', 'comment-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list statues',
    about(
      'zebra.statues.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, statues: null },
        status: [400, 422],
        because: 'statues must not be null',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { statues: null },
        status: [400, 422],
        because: 'statues must not be null',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statues: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for statues',
    about(
      'zebra.statues.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, statues: 'abc' },
        status: [400, 422],
        because: 'statues must be a list of ids of Comment',
      });
      await api.post('/zebra', {
        body: { ...zebra, statues: [{ value: 'text' }] },
        status: [400, 422],
        because: 'statues must be a list of ids of Comment',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { statues: 'abc' },
        status: [400, 422],
        because: 'statues must be a list of ids of Comment',
      });
      await api.patch('/zebra/zebra-1', {
        body: { statues: [{ value: 'text' }] },
        status: [400, 422],
        because: 'statues must be a list of ids of Comment',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statues: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Comment takes its id out of every statues and keeps the others',
    about(
      'zebra.statues.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Zebra', { ...zebra, statues: ['comment-1', 'comment-2'] });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', statues: ['comment-1'] });
      await api.delete('/comment/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { id: 'zebra-1', statues: ['comment-2'] },
        because: 'comment-1 was deleted',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { id: 'zebra-2', statues: [] },
        because: 'comment-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Zebra in statues, which refers to Comment',
    about(
      'zebra.statues.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.post('/zebra', {
        body: { ...zebra, id: 'zebra-2', statues: ['zebra-1'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Comment objects',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.patch('/zebra/zebra-2', {
        body: { statues: ['zebra-1'] },
        status: [400, 422],
        because: 'statues must hold only ids of existing Comment objects',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { statues: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Zebra with the id of a Comment leaves statues alone',
    about(
      'zebra.statues.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Zebra', { ...zebra, statues: ['comment-1'] });
      await api.create('Zebra', { ...zebra, id: 'comment-1' });
      await api.delete('/zebra/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { statues: ['comment-1'] },
        because: 'no Comment was deleted',
      });
    },
  );

  test(
    'galaxies is an empty list when a create leaves it out',
    about(
      'zebra.galaxies.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: zebra,
        status: [200, 201],
        answer: { galaxies: [] },
        because: 'galaxies was left out',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { galaxies: [] },
        because: 'galaxies was left out',
      });
    },
  );

  test(
    'galaxies lists existing Zebra objects and is answered as their ids',
    about(
      'zebra.galaxies.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.post('/zebra', {
        body: { ...zebra, galaxies: ['zebra-3', 'zebra-4'] },
        status: [200, 201],
        answer: { galaxies: ['zebra-3', 'zebra-4'] },
        because: 'galaxies was sent with two ids',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { galaxies: ['zebra-3', 'zebra-4'] },
        because: 'galaxies was sent with two ids',
      });
      await api.get('/zebra', {
        status: [200],
        answer: [
          { id: 'zebra-3', galaxies: [] },
          { id: 'zebra-4', galaxies: [] },
          { id: 'zebra-1', galaxies: ['zebra-3', 'zebra-4'] },
        ],
        because: 'lists answer references as ids too',
      });
      await api.patch('/zebra/zebra-1', {
        body: { galaxies: ['zebra-4', 'zebra-3'] },
        status: [200],
        answer: { galaxies: ['zebra-4', 'zebra-3'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in galaxies',
    about(
      'zebra.galaxies.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.create('Zebra', { ...zebra, galaxies: ['zebra-3'] });
      await api.patch('/zebra/zebra-1', {
        body: { galaxies: ['zebra-4'] },
        status: [200],
        answer: { galaxies: ['zebra-4'] },
        because: 'an update replaces the list',
      });
      await api.patch('/zebra/zebra-1', {
        body: { galaxies: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { galaxies: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in galaxies that no Zebra has',
    about(
      'zebra.galaxies.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.post('/zebra', {
        body: { ...zebra, galaxies: ['zebra-unknown'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Zebra objects',
      });
      await api.post('/zebra', {
        body: { ...zebra, galaxies: ['zebra-3', 'zebra-unknown'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Zebra objects',
      });
      await api.post('/zebra', {
        body: { ...zebra, galaxies: ['zebra-unknown', 'zebra-4'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Zebra objects',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', { ...zebra, galaxies: ['zebra-3', 'zebra-4'] });
      await api.patch('/zebra/zebra-1', {
        body: { galaxies: ['zebra-unknown'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Zebra objects',
      });
      await api.patch('/zebra/zebra-1', {
        body: { galaxies: ['zebra-3', 'zebra-unknown'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Zebra objects',
      });
      await api.patch('/zebra/zebra-1', {
        body: { galaxies: ['zebra-unknown', 'zebra-4'] },
        status: [400, 422],
        because: 'galaxies must hold only ids of existing Zebra objects',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { galaxies: ['zebra-3', 'zebra-4'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list galaxies',
    about(
      'zebra.galaxies.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, galaxies: null },
        status: [400, 422],
        because: 'galaxies must not be null',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { galaxies: null },
        status: [400, 422],
        because: 'galaxies must not be null',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { galaxies: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for galaxies',
    about(
      'zebra.galaxies.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/zebra', {
        body: { ...zebra, galaxies: 'abc' },
        status: [400, 422],
        because: 'galaxies must be a list of ids of Zebra',
      });
      await api.post('/zebra', {
        body: { ...zebra, galaxies: [{ value: 'text' }] },
        status: [400, 422],
        because: 'galaxies must be a list of ids of Zebra',
      });
      await api.get('/zebra/zebra-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { galaxies: 'abc' },
        status: [400, 422],
        because: 'galaxies must be a list of ids of Zebra',
      });
      await api.patch('/zebra/zebra-1', {
        body: { galaxies: [{ value: 'text' }] },
        status: [400, 422],
        because: 'galaxies must be a list of ids of Zebra',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { galaxies: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Zebra takes its id out of every galaxies and keeps the others',
    about(
      'zebra.galaxies.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.create('Zebra', { ...zebra, galaxies: ['zebra-3', 'zebra-4'] });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', galaxies: ['zebra-3'] });
      await api.delete('/zebra/zebra-3', { status: [200, 204], because: 'the object exists' });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { id: 'zebra-1', galaxies: ['zebra-4'] },
        because: 'zebra-3 was deleted',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { id: 'zebra-2', galaxies: [] },
        because: 'zebra-3 was deleted',
      });
    },
  );

  test(
    'update that is refused for statue does not change caption either',
    about(
      'zebra.statue.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.patch('/zebra/zebra-1', {
        body: { caption: 'gisoru', statue: 'comment-unknown' },
        status: [400, 422],
        because: 'statue must be the id of an existing Comment',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { ...zebra, statues: [], galaxies: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
