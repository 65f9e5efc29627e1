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

// A valid Ladder, as the tests send it.
const ladder = { approval: 'under_review', id: 'ladder-1', temperature: 10.75 };

// A valid Teapot, as the tests send it.
const teapot = {
  born_daily_retired: '2022-11-26 07:10:21',
  id: 'teapot-1',
  urgency: 'normal',
  views: 68,
  brand_previous: 'danagu',
};

test.describe('Teapot: create, read, update and delete', () => {
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
    'create answers the new Teapot, and read answers it again',
    about(
      'teapot.create.answers-the-object',
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
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        answer: { ...teapot, ladder_distant: null, zebras: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, ladder_distant: null, zebras: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/teapot', {
        body: { ...teapot, id: 'teapot-2' },
        status: [200, 201],
        answer: { id: 'teapot-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Teapot',
    about(
      'teapot.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: {
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        },
        status: [200],
        answer: {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'teapot-1',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
          brand_previous: 'bumu',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('teapot.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: {
          id: 'teapot-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        },
        status: [200],
        answer: {
          id: 'teapot-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          id: 'teapot-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for brand_previous does not change born_daily_retired either',
    about(
      'teapot.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2021-06-17 20:19:46', brand_previous: 421337 },
        status: [400, 422],
        because: 'brand_previous must be a string',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, ladder_distant: null, zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Teapot: no read finds it and no list holds it',
    about(
      'teapot.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/teapot/teapot-1', { status: [404], because: 'it was deleted' });
      await api.get('/teapot', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Teapot has',
    about('teapot.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.get('/teapot/teapot-unknown', {
        status: [404],
        because: 'no Teapot has the id teapot-unknown',
      });
      await api.patch('/teapot/teapot-unknown', {
        body: {
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        },
        status: [404],
        because: 'no Teapot has the id teapot-unknown',
      });
      await api.delete('/teapot/teapot-unknown', {
        status: [404],
        because: 'no Teapot has the id teapot-unknown',
      });
      await api.get('/teapot', {
        status: [200],
        answer: [{ id: 'teapot-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Teapot: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Teapot with all of its fields',
    about(
      'teapot.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
        brand_previous: 'bumu',
      });
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-3',
        born_daily_retired: '2020-07-28 08:44:25',
        urgency: 'high',
        views: 41,
        brand_previous: 'tilo',
      });
      await api.get('/teapot', {
        status: [200],
        answer: [
          { ...teapot, ladder_distant: null, zebras: [] },
          {
            born_daily_retired: '2021-06-17 20:19:46',
            id: 'teapot-2',
            ladder_distant: null,
            urgency: 'critical',
            views: 39,
            zebras: [],
            brand_previous: 'bumu',
          },
          {
            born_daily_retired: '2020-07-28 08:44:25',
            id: 'teapot-3',
            ladder_distant: null,
            urgency: 'high',
            views: 41,
            zebras: [],
            brand_previous: 'tilo',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Teapot leaves another as it was',
    about(
      'teapot.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
        brand_previous: 'bumu',
      });
      await api.patch('/teapot/teapot-2', {
        body: {
          id: 'teapot-2',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, ladder_distant: null, zebras: [] },
        because: 'another object was updated',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'teapot-2',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
          brand_previous: 'bumu',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Teapot leaves another as it was',
    about(
      'teapot.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
        brand_previous: 'bumu',
      });
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'teapot-2',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
          brand_previous: 'bumu',
        },
        because: 'another object was deleted',
      });
      await api.get('/teapot', {
        status: [200],
        answer: [{ id: 'teapot-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Teapot',
    about('teapot.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-2',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
        brand_previous: 'bumu',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/teapot', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/teapot/teapot-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Teapot: required fields and defaults', () => {
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
    'create refuses a Teapot without born_daily_retired, which is required',
    about(
      'teapot.born_daily_retired.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: without(teapot, 'born_daily_retired'),
        status: [400, 422],
        because: 'born_daily_retired is required and has no default',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Teapot without an id',
    about(
      'teapot.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: without(teapot, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/teapot', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'urgency is "high" when a create leaves it out',
    about(
      'teapot.urgency.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: without(teapot, 'urgency'),
        status: [200, 201],
        answer: { urgency: 'high' },
        because: 'the default of urgency is "high"',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { urgency: 'high' },
        because: 'the default of urgency is "high"',
      });
    },
  );

  test(
    'create refuses a Teapot without views, which is required',
    about(
      'teapot.views.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: without(teapot, 'views'),
        status: [400, 422],
        because: 'views is required and has no default',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Teapot without brand_previous, which is optional',
    about(
      'teapot.brand_previous.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: without(teapot, 'brand_previous'),
        status: [200, 201],
        answer: { brand_previous: null },
        because: 'brand_previous is optional',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { brand_previous: null },
        because: 'brand_previous is optional',
      });
    },
  );

  test(
    'update of born_daily_retired or brand_previous alone leaves every other field as it is',
    about(
      'teapot.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-1', zebras: ['zebra-1'] });
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2021-06-17 20:19:46' },
        status: [200],
        answer: {
          ...teapot,
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-1',
          zebras: ['zebra-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/teapot/teapot-1', {
        body: { brand_previous: 'bumu' },
        status: [200],
        answer: {
          ...teapot,
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-1',
          zebras: ['zebra-1'],
          brand_previous: 'bumu',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          ...teapot,
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-1',
          zebras: ['zebra-1'],
          brand_previous: 'bumu',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Teapot: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for born_daily_retired',
    about(
      'teapot.born_daily_retired.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: null },
        status: [400, 422],
        because: 'born_daily_retired must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: null },
        status: [400, 422],
        because: 'born_daily_retired must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for urgency',
    about(
      'teapot.urgency.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, urgency: null },
        status: [400, 422],
        because: 'urgency must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { urgency: null },
        status: [400, 422],
        because: 'urgency must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { urgency: 'normal' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'views may be null',
    about(
      'teapot.views.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, views: null },
        status: [200, 201],
        answer: { views: null },
        because: 'views is nullable',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: null },
        because: 'views is nullable',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { views: null },
        status: [200],
        answer: { views: null },
        because: 'views is nullable',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { views: null },
        because: 'views is nullable',
      });
    },
  );

  test(
    'brand_previous may be null',
    about(
      'teapot.brand_previous.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, brand_previous: null },
        status: [200, 201],
        answer: { brand_previous: null },
        because: 'brand_previous is nullable',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { brand_previous: null },
        because: 'brand_previous is nullable',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { brand_previous: null },
        status: [200],
        answer: { brand_previous: null },
        because: 'brand_previous is nullable',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { brand_previous: null },
        because: 'brand_previous is nullable',
      });
    },
  );
});

test.describe('Teapot: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
    'born_daily_retired may be the leap day 2020-02-29',
    about('teapot.born_daily_retired.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { born_daily_retired: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_daily_retired',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { born_daily_retired: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_daily_retired',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { born_daily_retired: '2020-02-29 12:00:00' },
        status: [200],
        answer: { born_daily_retired: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_daily_retired',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { born_daily_retired: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_daily_retired',
      });
    },
  );

  test(
    'create and update refuse a born_daily_retired of a wrong type',
    about(
      'teapot.born_daily_retired.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: 202403 },
        status: [400, 422],
        because: 'born_daily_retired must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: 202403 },
        status: [400, 422],
        because: 'born_daily_retired must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a born_daily_retired that no calendar or clock has',
    about(
      'teapot.born_daily_retired.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2022-13-01 07:10:21' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2022-11-26 25:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2022-13-01 07:10:21' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2022-11-26 25:00:00' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a born_daily_retired in another format',
    about(
      'teapot.born_daily_retired.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2022-11-26T07:10:21Z' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2022-11-26' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: 'not a date' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2022-11-26T07:10:21Z' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2022-11-26' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: 'not a date' },
        status: [400, 422],
        because: 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'born_daily_retired may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'teapot.born_daily_retired.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2020-01-01 00:00:00' },
        status: [200, 201],
        answer: { born_daily_retired: '2020-01-01 00:00:00' },
        because: 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { born_daily_retired: '2020-01-01 00:00:00' },
        because: 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { born_daily_retired: '2020-01-01 00:00:00' },
        status: [200],
        answer: { born_daily_retired: '2020-01-01 00:00:00' },
        because: 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { born_daily_retired: '2020-01-01 00:00:00' },
        because: 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a born_daily_retired before its first moment of 2020-01-01 00:00:00',
    about(
      'teapot.born_daily_retired.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'born_daily_retired must not be before 2020-01-01 00:00:00',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'born_daily_retired must not be before 2020-01-01 00:00:00',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { born_daily_retired: '2022-11-26 07:10:21' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'born_daily_retired has no last moment',
    about(
      'teapot.born_daily_retired.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, born_daily_retired: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { born_daily_retired: '2099-10-11 12:13:14' },
        because: 'born_daily_retired has no last moment',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { born_daily_retired: '2099-10-11 12:13:14' },
        because: 'born_daily_retired has no last moment',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { born_daily_retired: '2099-10-11 12:13:14' },
        status: [200],
        answer: { born_daily_retired: '2099-10-11 12:13:14' },
        because: 'born_daily_retired has no last moment',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { born_daily_retired: '2099-10-11 12:13:14' },
        because: 'born_daily_retired has no last moment',
      });
    },
  );

  test(
    'create and update refuse an urgency of a wrong type',
    about(
      'teapot.urgency.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, urgency: 421337 },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.post('/teapot', {
        body: { ...teapot, urgency: { value: 'text' } },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { urgency: 421337 },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.patch('/teapot/teapot-1', {
        body: { urgency: { value: 'text' } },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { urgency: 'normal' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a views of a wrong type',
    about(
      'teapot.views.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, views: 'abc' },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.post('/teapot', {
        body: { ...teapot, views: { value: 'text' } },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.post('/teapot', {
        body: { ...teapot, views: 67.5 },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { views: 'abc' },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.patch('/teapot/teapot-1', {
        body: { views: { value: 'text' } },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.patch('/teapot/teapot-1', {
        body: { views: 67.5 },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 68 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'views may be right at its minimum of 0',
    about(
      'teapot.views.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, views: 0 },
        status: [200, 201],
        answer: { views: 0 },
        because: 'the minimum of views is 0, inclusive',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 0 },
        because: 'the minimum of views is 0, inclusive',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { views: 0 },
        status: [200],
        answer: { views: 0 },
        because: 'the minimum of views is 0, inclusive',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { views: 0 },
        because: 'the minimum of views is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a views below its minimum of 0',
    about(
      'teapot.views.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, views: -1 },
        status: [400, 422],
        because: 'views must be at least 0',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { views: -1 },
        status: [400, 422],
        because: 'views must be at least 0',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 68 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'views may be right at its maximum of 5000',
    about(
      'teapot.views.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, views: 5000 },
        status: [200, 201],
        answer: { views: 5000 },
        because: 'the maximum of views is 5000, inclusive',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 5000 },
        because: 'the maximum of views is 5000, inclusive',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { views: 5000 },
        status: [200],
        answer: { views: 5000 },
        because: 'the maximum of views is 5000, inclusive',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { views: 5000 },
        because: 'the maximum of views is 5000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a views above its maximum of 5000',
    about(
      'teapot.views.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, views: 5001 },
        status: [400, 422],
        because: 'views must be at most 5000',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { views: 5001 },
        status: [400, 422],
        because: 'views must be at most 5000',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 68 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'brand_previous of digits alone stays a string',
    about(
      'teapot.brand_previous.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, brand_previous: '0042' },
        status: [200, 201],
        answer: { brand_previous: '0042' },
        because: '"0042" is a valid value of brand_previous',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { brand_previous: '0042' },
        because: '"0042" is a valid value of brand_previous',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { brand_previous: '0042' },
        status: [200],
        answer: { brand_previous: '0042' },
        because: '"0042" is a valid value of brand_previous',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { brand_previous: '0042' },
        because: '"0042" is a valid value of brand_previous',
      });
    },
  );

  test(
    'brand_previous keeps spaces, quotes, accents and symbols',
    about(
      'teapot.brand_previous.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, brand_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { brand_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of brand_previous',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { brand_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of brand_previous',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { brand_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { brand_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of brand_previous',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { brand_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of brand_previous',
      });
    },
  );

  test(
    'create and update refuse a brand_previous of a wrong type',
    about(
      'teapot.brand_previous.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, brand_previous: 421337 },
        status: [400, 422],
        because: 'brand_previous must be a string',
      });
      await api.post('/teapot', {
        body: { ...teapot, brand_previous: { value: 'text' } },
        status: [400, 422],
        because: 'brand_previous must be a string',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { brand_previous: 421337 },
        status: [400, 422],
        because: 'brand_previous must be a string',
      });
      await api.patch('/teapot/teapot-1', {
        body: { brand_previous: { value: 'text' } },
        status: [400, 422],
        because: 'brand_previous must be a string',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { brand_previous: 'danagu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'brand_previous may be right at its maximum length of 255',
    about(
      'teapot.brand_previous.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: {
          ...teapot,
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200, 201],
        answer: {
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of brand_previous is 255, inclusive',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of brand_previous is 255, inclusive',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: {
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        status: [200],
        answer: {
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of brand_previous is 255, inclusive',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: {
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatua',
        },
        because: 'the maximum length of brand_previous is 255, inclusive',
      });
    },
  );

  test(
    'create and update refuse a brand_previous above its maximum length of 255',
    about(
      'teapot.brand_previous.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: {
          ...teapot,
          brand_previous:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'brand_previous must have at most 255 characters',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: {
          brand_previous:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovulo',
        },
        status: [400, 422],
        because: 'brand_previous must have at most 255 characters',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { brand_previous: 'danagu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'brand_previous has no minimum length',
    about(
      'teapot.brand_previous.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, brand_previous: 'x' },
        status: [200, 201],
        answer: { brand_previous: 'x' },
        because: 'brand_previous has no minimum length',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { brand_previous: 'x' },
        because: 'brand_previous has no minimum length',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { brand_previous: 'x' },
        status: [200],
        answer: { brand_previous: 'x' },
        because: 'brand_previous has no minimum length',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { brand_previous: 'x' },
        because: 'brand_previous has no minimum length',
      });
    },
  );
});

test.describe('Teapot: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'urgency may be normal, high, critical',
    about(
      'teapot.urgency.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        answer: { urgency: 'normal' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/teapot/teapot-1', {
        body: { urgency: 'high' },
        status: [200],
        answer: { urgency: 'high' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/teapot/teapot-1', {
        body: { urgency: 'critical' },
        status: [200],
        answer: { urgency: 'critical' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { urgency: 'critical' },
        because: 'the value is one of FestivalUrgency',
      });
    },
  );

  test(
    'create and update refuse the urgency unheard_of, which FestivalUrgency does not have',
    about(
      'teapot.urgency.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, urgency: 'unheard_of' },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { urgency: 'unheard_of' },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { urgency: 'normal' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the urgency NORMAL, as upper and lower case differ',
    about(
      'teapot.urgency.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, urgency: 'NORMAL' },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { urgency: 'NORMAL' },
        status: [400, 422],
        because: 'urgency must be one of normal, high, critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { urgency: 'normal' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Teapot: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
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
    'ladder_distant refers to an existing Ladder and is answered as its id',
    about(
      'teapot.ladder_distant.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.post('/teapot', {
        body: { ...teapot, ladder_distant: 'ladder-1' },
        status: [200, 201],
        answer: { ladder_distant: 'ladder-1' },
        because: 'ladder_distant was sent as ladder-1',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-1' },
        because: 'ladder_distant was sent as ladder-1',
      });
      await api.patch('/teapot/teapot-1', {
        body: { ladder_distant: 'ladder-2' },
        status: [200],
        answer: { ladder_distant: 'ladder-2' },
        because: 'ladder_distant was changed to ladder-2',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-2' },
        because: 'ladder_distant was changed to ladder-2',
      });
      await api.get('/teapot', {
        status: [200],
        answer: [{ id: 'teapot-1', ladder_distant: 'ladder-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a ladder_distant that no Ladder has as its id',
    about(
      'teapot.ladder_distant.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, ladder_distant: 'ladder-unknown' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-1' });
      await api.patch('/teapot/teapot-1', {
        body: { ladder_distant: 'ladder-unknown' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for ladder_distant',
    about(
      'teapot.ladder_distant.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, ladder_distant: 421337 },
        status: [400, 422],
        because: 'ladder_distant must be the id of a Ladder',
      });
      await api.post('/teapot', {
        body: { ...teapot, ladder_distant: { value: 'text' } },
        status: [400, 422],
        because: 'ladder_distant must be the id of a Ladder',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { ladder_distant: 421337 },
        status: [400, 422],
        because: 'ladder_distant must be the id of a Ladder',
      });
      await api.patch('/teapot/teapot-1', {
        body: { ladder_distant: { value: 'text' } },
        status: [400, 422],
        because: 'ladder_distant must be the id of a Ladder',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ladder_distant: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'ladder_distant may be null or left out',
    about(
      'teapot.ladder_distant.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.post('/teapot', {
        body: { ...teapot, ladder_distant: null },
        status: [200, 201],
        answer: { ladder_distant: null },
        because: 'a reference may be null',
      });
      await api.patch('/teapot/teapot-1', {
        body: { ladder_distant: 'ladder-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/teapot/teapot-1', {
        body: { ladder_distant: null },
        status: [200],
        answer: { ladder_distant: null },
        because: 'a reference may be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ladder_distant: null },
        because: 'a reference may be null',
      });
      await api.post('/teapot', {
        body: { ...teapot, id: 'teapot-2' },
        status: [200, 201],
        answer: { ladder_distant: null },
        because: 'ladder_distant is optional',
      });
    },
  );

  test(
    'deleting a Ladder clears every ladder_distant that refers to it',
    about(
      'teapot.ladder_distant.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-1' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', ladder_distant: 'ladder-1' });
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { id: 'teapot-1', ladder_distant: null },
        because: 'ladder-1 was deleted',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { id: 'teapot-2', ladder_distant: null },
        because: 'ladder-1 was deleted',
      });
    },
  );

  test(
    'deleting a Ladder keeps a ladder_distant that refers to another',
    about(
      'teapot.ladder_distant.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-2' });
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-2' },
        because: 'another Ladder was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Teapot in ladder_distant, which refers to Ladder',
    about(
      'teapot.ladder_distant.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot', {
        body: { ...teapot, id: 'teapot-2', ladder_distant: 'teapot-1' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { ladder_distant: 'teapot-1' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { ladder_distant: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Teapot with the id of a Ladder leaves ladder_distant alone',
    about(
      'teapot.ladder_distant.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-1' });
      await api.create('Teapot', { ...teapot, id: 'ladder-1' });
      await api.delete('/teapot/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ladder_distant: 'ladder-1' },
        because: 'no Ladder was deleted',
      });
    },
  );

  test(
    'zebras is an empty list when a create leaves it out',
    about(
      'teapot.zebras.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        answer: { zebras: [] },
        because: 'zebras was left out',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'zebras was left out',
      });
    },
  );

  test(
    'zebras lists existing Zebra objects and is answered as their ids',
    about(
      'teapot.zebras.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/teapot', {
        body: { ...teapot, zebras: ['zebra-1', 'zebra-2'] },
        status: [200, 201],
        answer: { zebras: ['zebra-1', 'zebra-2'] },
        because: 'zebras was sent with two ids',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { zebras: ['zebra-1', 'zebra-2'] },
        because: 'zebras was sent with two ids',
      });
      await api.get('/teapot', {
        status: [200],
        answer: [{ id: 'teapot-1', zebras: ['zebra-1', 'zebra-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/teapot/teapot-1', {
        body: { zebras: ['zebra-2', 'zebra-1'] },
        status: [200],
        answer: { zebras: ['zebra-2', 'zebra-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in zebras',
    about(
      'teapot.zebras.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Teapot', { ...teapot, zebras: ['zebra-1'] });
      await api.patch('/teapot/teapot-1', {
        body: { zebras: ['zebra-2'] },
        status: [200],
        answer: { zebras: ['zebra-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/teapot/teapot-1', {
        body: { zebras: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in zebras that no Zebra has',
    about(
      'teapot.zebras.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/teapot', {
        body: { ...teapot, zebras: ['zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.post('/teapot', {
        body: { ...teapot, zebras: ['zebra-1', 'zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.post('/teapot', {
        body: { ...teapot, zebras: ['zebra-unknown', 'zebra-2'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', { ...teapot, zebras: ['zebra-1', 'zebra-2'] });
      await api.patch('/teapot/teapot-1', {
        body: { zebras: ['zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.patch('/teapot/teapot-1', {
        body: { zebras: ['zebra-1', 'zebra-unknown'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.patch('/teapot/teapot-1', {
        body: { zebras: ['zebra-unknown', 'zebra-2'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { zebras: ['zebra-1', 'zebra-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list zebras',
    about(
      'teapot.zebras.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, zebras: null },
        status: [400, 422],
        because: 'zebras must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { zebras: null },
        status: [400, 422],
        because: 'zebras must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for zebras',
    about(
      'teapot.zebras.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, zebras: 'abc' },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.post('/teapot', {
        body: { ...teapot, zebras: [{ value: 'text' }] },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { zebras: 'abc' },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.patch('/teapot/teapot-1', {
        body: { zebras: [{ value: 'text' }] },
        status: [400, 422],
        because: 'zebras must be a list of ids of Zebra',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Zebra takes its id out of every zebras and keeps the others',
    about(
      'teapot.zebras.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Teapot', { ...teapot, zebras: ['zebra-1', 'zebra-2'] });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', zebras: ['zebra-1'] });
      await api.delete('/zebra/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { id: 'teapot-1', zebras: ['zebra-2'] },
        because: 'zebra-1 was deleted',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { id: 'teapot-2', zebras: [] },
        because: 'zebra-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Teapot in zebras, which refers to Zebra',
    about(
      'teapot.zebras.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot', {
        body: { ...teapot, id: 'teapot-2', zebras: ['teapot-1'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { zebras: ['teapot-1'] },
        status: [400, 422],
        because: 'zebras must hold only ids of existing Zebra objects',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Teapot with the id of a Zebra leaves zebras alone',
    about(
      'teapot.zebras.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Teapot', { ...teapot, zebras: ['zebra-1'] });
      await api.create('Teapot', { ...teapot, id: 'zebra-1' });
      await api.delete('/teapot/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { zebras: ['zebra-1'] },
        because: 'no Zebra was deleted',
      });
    },
  );

  test(
    'update that is refused for ladder_distant does not change born_daily_retired either',
    about(
      'teapot.ladder_distant.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { born_daily_retired: '2021-06-17 20:19:46', ladder_distant: 'ladder-unknown' },
        status: [400, 422],
        because: 'ladder_distant must be the id of an existing Ladder',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, ladder_distant: null, zebras: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
