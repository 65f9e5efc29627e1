import { about, test, without } from '../support/api.ts';

// A valid Teapot, as the tests send it.
const teapot = {
  joined_raw_initial: '2027-09-07 06:23:13',
  id: 'teapot-1',
  visibility_central: 'normal',
  views: 68,
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
        answer: teapot,
        because: 'create answers the object that was sent',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: teapot,
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
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        },
        status: [200],
        answer: {
          joined_raw_initial: '2022-11-16 11:09:58',
          id: 'teapot-1',
          visibility_central: 'on_hold',
          views: 39,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
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
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        },
        status: [200],
        answer: {
          id: 'teapot-1',
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          id: 'teapot-1',
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for views does not change joined_raw_initial either',
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
        body: { joined_raw_initial: '2022-11-16 11:09:58', views: 'abc' },
        status: [400, 422],
        because: 'views must be an integer',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: teapot,
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
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
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
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'on_hold',
        views: 39,
      });
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-3',
        joined_raw_initial: '2019-11-30 06:18:42',
        visibility_central: 'critical',
        views: 41,
      });
      await api.get('/teapot', {
        status: [200],
        answer: [
          teapot,
          {
            joined_raw_initial: '2022-11-16 11:09:58',
            id: 'teapot-2',
            visibility_central: 'on_hold',
            views: 39,
          },
          {
            joined_raw_initial: '2019-11-30 06:18:42',
            id: 'teapot-3',
            visibility_central: 'critical',
            views: 41,
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
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'on_hold',
        views: 39,
      });
      await api.patch('/teapot/teapot-2', {
        body: {
          id: 'teapot-2',
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: teapot,
        because: 'another object was updated',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: {
          joined_raw_initial: '2022-11-16 11:09:58',
          id: 'teapot-2',
          visibility_central: 'on_hold',
          views: 39,
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
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'on_hold',
        views: 39,
      });
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: {
          joined_raw_initial: '2022-11-16 11:09:58',
          id: 'teapot-2',
          visibility_central: 'on_hold',
          views: 39,
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
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'on_hold',
        views: 39,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/teapot', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/teapot/teapot-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Teapot: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Teapot without joined_raw_initial, which is required',
    about(
      'teapot.joined_raw_initial.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: without(teapot, 'joined_raw_initial'),
        status: [400, 422],
        because: 'joined_raw_initial is required and has no default',
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
    'visibility_central is "high" when a create leaves it out',
    about(
      'teapot.visibility_central.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: without(teapot, 'visibility_central'),
        status: [200, 201],
        answer: { visibility_central: 'high' },
        because: 'the default of visibility_central is "high"',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'high' },
        because: 'the default of visibility_central is "high"',
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
    'update of joined_raw_initial or views alone leaves every other field as it is',
    about(
      'teapot.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2022-11-16 11:09:58' },
        status: [200],
        answer: { ...teapot, joined_raw_initial: '2022-11-16 11:09:58' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/teapot/teapot-1', {
        body: { views: 39 },
        status: [200],
        answer: { ...teapot, joined_raw_initial: '2022-11-16 11:09:58', views: 39 },
        because: 'an update touches only what it carries',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, joined_raw_initial: '2022-11-16 11:09:58', views: 39 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Teapot: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'create and update refuse null for joined_raw_initial',
    about(
      'teapot.joined_raw_initial.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: null },
        status: [400, 422],
        because: 'joined_raw_initial must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: null },
        status: [400, 422],
        because: 'joined_raw_initial must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for visibility_central',
    about(
      'teapot.visibility_central.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, visibility_central: null },
        status: [400, 422],
        because: 'visibility_central must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { visibility_central: null },
        status: [400, 422],
        because: 'visibility_central must not be null',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal' },
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
});

test.describe('Teapot: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'joined_raw_initial may be the leap day 2020-02-29',
    about('teapot.joined_raw_initial.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { joined_raw_initial: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of joined_raw_initial',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of joined_raw_initial',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { joined_raw_initial: '2020-02-29 12:00:00' },
        status: [200],
        answer: { joined_raw_initial: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of joined_raw_initial',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { joined_raw_initial: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of joined_raw_initial',
      });
    },
  );

  test(
    'create and update refuse a joined_raw_initial of a wrong type',
    about(
      'teapot.joined_raw_initial.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: 202403 },
        status: [400, 422],
        because: 'joined_raw_initial must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: 202403 },
        status: [400, 422],
        because: 'joined_raw_initial must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a joined_raw_initial that no calendar or clock has',
    about(
      'teapot.joined_raw_initial.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2018-02-30 12:00:00' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2018-02-29 12:00:00' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2027-13-01 06:23:13' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2027-09-07 25:00:00' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2018-02-30 12:00:00' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2018-02-29 12:00:00' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2027-13-01 06:23:13' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2027-09-07 25:00:00' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a joined_raw_initial in another format',
    about(
      'teapot.joined_raw_initial.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2027-09-07T06:23:13Z' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2027-09-07' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: 'not a date' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2027-09-07T06:23:13Z' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2027-09-07' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: 'not a date' },
        status: [400, 422],
        because: 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'joined_raw_initial may be right at its first moment of 2018-01-01 00:00:00',
    about(
      'teapot.joined_raw_initial.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2018-01-01 00:00:00' },
        status: [200, 201],
        answer: { joined_raw_initial: '2018-01-01 00:00:00' },
        because: 'the first moment of joined_raw_initial is 2018-01-01 00:00:00, inclusive',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2018-01-01 00:00:00' },
        because: 'the first moment of joined_raw_initial is 2018-01-01 00:00:00, inclusive',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { joined_raw_initial: '2018-01-01 00:00:00' },
        status: [200],
        answer: { joined_raw_initial: '2018-01-01 00:00:00' },
        because: 'the first moment of joined_raw_initial is 2018-01-01 00:00:00, inclusive',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { joined_raw_initial: '2018-01-01 00:00:00' },
        because: 'the first moment of joined_raw_initial is 2018-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a joined_raw_initial before its first moment of 2018-01-01 00:00:00',
    about(
      'teapot.joined_raw_initial.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2017-12-31 23:59:59' },
        status: [400, 422],
        because: 'joined_raw_initial must not be before 2018-01-01 00:00:00',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2017-12-31 23:59:59' },
        status: [400, 422],
        because: 'joined_raw_initial must not be before 2018-01-01 00:00:00',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'joined_raw_initial may be right at its last moment of 2027-12-31 23:59:59',
    about(
      'teapot.joined_raw_initial.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2027-12-31 23:59:59' },
        status: [200, 201],
        answer: { joined_raw_initial: '2027-12-31 23:59:59' },
        because: 'the last moment of joined_raw_initial is 2027-12-31 23:59:59, inclusive',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2027-12-31 23:59:59' },
        because: 'the last moment of joined_raw_initial is 2027-12-31 23:59:59, inclusive',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { joined_raw_initial: '2027-12-31 23:59:59' },
        status: [200],
        answer: { joined_raw_initial: '2027-12-31 23:59:59' },
        because: 'the last moment of joined_raw_initial is 2027-12-31 23:59:59, inclusive',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { joined_raw_initial: '2027-12-31 23:59:59' },
        because: 'the last moment of joined_raw_initial is 2027-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse a joined_raw_initial after its last moment of 2027-12-31 23:59:59',
    about(
      'teapot.joined_raw_initial.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, joined_raw_initial: '2028-01-01 00:00:00' },
        status: [400, 422],
        because: 'joined_raw_initial must not be after 2027-12-31 23:59:59',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { joined_raw_initial: '2028-01-01 00:00:00' },
        status: [400, 422],
        because: 'joined_raw_initial must not be after 2027-12-31 23:59:59',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2027-09-07 06:23:13' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a visibility_central of a wrong type',
    about(
      'teapot.visibility_central.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, visibility_central: 421337 },
        status: [400, 422],
        because: 'visibility_central must be one of normal, high, critical, frozen, on_hold',
      });
      await api.post('/teapot', {
        body: { ...teapot, visibility_central: { value: 'text' } },
        status: [400, 422],
        because: 'visibility_central must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { visibility_central: 421337 },
        status: [400, 422],
        because: 'visibility_central must be one of normal, high, critical, frozen, on_hold',
      });
      await api.patch('/teapot/teapot-1', {
        body: { visibility_central: { value: 'text' } },
        status: [400, 422],
        because: 'visibility_central must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal' },
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
});

test.describe('Teapot: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'visibility_central may be normal, high, critical, frozen, on_hold',
    about(
      'teapot.visibility_central.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: teapot,
        status: [200, 201],
        answer: { visibility_central: 'normal' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/teapot/teapot-1', {
        body: { visibility_central: 'high' },
        status: [200],
        answer: { visibility_central: 'high' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/teapot/teapot-1', {
        body: { visibility_central: 'critical' },
        status: [200],
        answer: { visibility_central: 'critical' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/teapot/teapot-1', {
        body: { visibility_central: 'frozen' },
        status: [200],
        answer: { visibility_central: 'frozen' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/teapot/teapot-1', {
        body: { visibility_central: 'on_hold' },
        status: [200],
        answer: { visibility_central: 'on_hold' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'on_hold' },
        because: 'the value is one of FestivalUrgency',
      });
    },
  );

  test(
    'visibility_central may be frozen, which FestivalUrgency has gained',
    about(
      'teapot.visibility_central.accepts-added-frozen',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, visibility_central: 'frozen' },
        status: [200, 201],
        answer: { visibility_central: 'frozen' },
        because: 'frozen was added to FestivalUrgency',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'frozen' },
        because: 'frozen was added to FestivalUrgency',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { visibility_central: 'frozen' },
        status: [200],
        answer: { visibility_central: 'frozen' },
        because: 'frozen was added to FestivalUrgency',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { visibility_central: 'frozen' },
        because: 'frozen was added to FestivalUrgency',
      });
    },
  );

  test(
    'visibility_central may be on_hold, which FestivalUrgency has gained',
    about(
      'teapot.visibility_central.accepts-added-on_hold',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, visibility_central: 'on_hold' },
        status: [200, 201],
        answer: { visibility_central: 'on_hold' },
        because: 'on_hold was added to FestivalUrgency',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'on_hold' },
        because: 'on_hold was added to FestivalUrgency',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', {
        body: { visibility_central: 'on_hold' },
        status: [200],
        answer: { visibility_central: 'on_hold' },
        because: 'on_hold was added to FestivalUrgency',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { visibility_central: 'on_hold' },
        because: 'on_hold was added to FestivalUrgency',
      });
    },
  );

  test(
    'create and update refuse the visibility_central unheard_of, which FestivalUrgency does not have',
    about(
      'teapot.visibility_central.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, visibility_central: 'unheard_of' },
        status: [400, 422],
        because: 'visibility_central must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { visibility_central: 'unheard_of' },
        status: [400, 422],
        because: 'visibility_central must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the visibility_central NORMAL, as upper and lower case differ',
    about(
      'teapot.visibility_central.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/teapot', {
        body: { ...teapot, visibility_central: 'NORMAL' },
        status: [400, 422],
        because: 'visibility_central must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', {
        body: { visibility_central: 'NORMAL' },
        status: [400, 422],
        because: 'visibility_central must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Teapot: actions', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
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
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'demote moves visibility_central from high to normal',
    about(
      'teapot.demote.moves-from-high',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.post('/teapot/teapot-1/demote', {
        status: [200],
        answer: { ...teapot, joined_raw_initial: '2023-11-18 12:00:00', views: 357 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, joined_raw_initial: '2023-11-18 12:00:00', views: 357 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'demote applies the effect: set this.views to 357',
    about(
      'teapot.demote.effect-set-views-to-357',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 68 },
        because: 'demote was not called yet',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 68 },
        because: 'demote was not called yet',
      });
      await api.post('/teapot/teapot-1/demote', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 357, id: 'teapot-1' },
        because: 'set this.views to 357',
      });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 357 },
        because: 'demote changed views',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 357 },
        because: 'demote changed views',
      });
    },
  );

  test(
    'demote applies the effect: set this.joined_raw_initial to "2023-11-18 12:00:00"',
    about(
      "teapot.demote.effect-set-joined_raw_initial-to-'2023-11-18+12:00:00'",
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.post('/teapot/teapot-1/demote', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { joined_raw_initial: '2023-11-18 12:00:00', id: 'teapot-1' },
        because: 'set this.joined_raw_initial to "2023-11-18 12:00:00"',
      });
    },
  );

  test(
    'demote leaves objects alone that it does not concern',
    about(
      'teapot.demote.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', visibility_central: 'high' });
      await api.post('/teapot/teapot-1/demote', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { ...teapot, id: 'teapot-2', visibility_central: 'high' },
        because: 'demote was called on teapot-1, which does not concern this object',
      });
    },
  );

  test(
    'demote answers 404 for an id that no Teapot has',
    about('teapot.demote.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-unknown/demote', {
        status: [404],
        because: 'no Teapot has the id teapot-unknown',
      });
    },
  );

  test(
    'demote is refused while visibility_central is normal',
    about(
      'teapot.demote.refuses-from-normal',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/demote', {
        status: [400, 409],
        because: 'demote starts from high, and visibility_central is normal',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          visibility_central: 'normal',
          views: 68,
          joined_raw_initial: '2027-09-07 06:23:13',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'demote is refused while visibility_central is critical',
    about(
      'teapot.demote.refuses-from-critical',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical' });
      await api.post('/teapot/teapot-1/demote', {
        status: [400, 409],
        because: 'demote starts from high, and visibility_central is critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          visibility_central: 'critical',
          views: 68,
          joined_raw_initial: '2027-09-07 06:23:13',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'demote is refused while visibility_central is frozen',
    about(
      'teapot.demote.refuses-from-frozen',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'frozen' });
      await api.post('/teapot/teapot-1/demote', {
        status: [400, 409],
        because: 'demote starts from high, and visibility_central is frozen',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          visibility_central: 'frozen',
          views: 68,
          joined_raw_initial: '2027-09-07 06:23:13',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'demote is refused while visibility_central is on_hold',
    about(
      'teapot.demote.refuses-from-on_hold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'on_hold' });
      await api.post('/teapot/teapot-1/demote', {
        status: [400, 409],
        because: 'demote starts from high, and visibility_central is on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: {
          visibility_central: 'on_hold',
          views: 68,
          joined_raw_initial: '2027-09-07 06:23:13',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall moves visibility_central from high to critical',
    about(
      'teapot.recall.moves-from-high',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.post('/teapot/teapot-1/recall', {
        status: [200],
        answer: { ...teapot, visibility_central: 'critical', views: 136 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, visibility_central: 'critical', views: 136 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'recall applies the effect: set this.views to this.views + this.views',
    about(
      'teapot.recall.effect-set-views-to-views-plus-views',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 68 },
        because: 'recall was not called yet',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 68 },
        because: 'recall was not called yet',
      });
      await api.post('/teapot/teapot-1/recall', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 136, joined_raw_initial: '2027-09-07 06:23:13', id: 'teapot-1' },
        because: 'set this.views to this.views + this.views',
      });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 136 },
        because: 'recall changed views',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 136 },
        because: 'recall changed views',
      });
    },
  );

  test(
    'recall leaves objects alone that it does not concern',
    about(
      'teapot.recall.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', visibility_central: 'high' });
      await api.post('/teapot/teapot-1/recall', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { ...teapot, id: 'teapot-2', visibility_central: 'high' },
        because: 'recall was called on teapot-1, which does not concern this object',
      });
    },
  );

  test(
    'recall answers 404 for an id that no Teapot has',
    about('teapot.recall.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-unknown/recall', {
        status: [404],
        because: 'no Teapot has the id teapot-unknown',
      });
    },
  );

  test(
    'recall is refused while visibility_central is normal',
    about(
      'teapot.recall.refuses-from-normal',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/recall', {
        status: [400, 409],
        because: 'recall starts from high, and visibility_central is normal',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal', views: 68 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused while visibility_central is critical',
    about(
      'teapot.recall.refuses-from-critical',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical' });
      await api.post('/teapot/teapot-1/recall', {
        status: [400, 409],
        because: 'recall starts from high, and visibility_central is critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'critical', views: 68 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused while visibility_central is frozen',
    about(
      'teapot.recall.refuses-from-frozen',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'frozen' });
      await api.post('/teapot/teapot-1/recall', {
        status: [400, 409],
        because: 'recall starts from high, and visibility_central is frozen',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'frozen', views: 68 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'recall is refused while visibility_central is on_hold',
    about(
      'teapot.recall.refuses-from-on_hold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'on_hold' });
      await api.post('/teapot/teapot-1/recall', {
        status: [400, 409],
        because: 'recall starts from high, and visibility_central is on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'on_hold', views: 68 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'repair moves visibility_central from critical to normal',
    about(
      'teapot.repair.moves-from-critical',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 291 });
      await api.post('/teapot/teapot-1/repair', {
        status: [200],
        answer: { ...teapot, views: 582 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, views: 582 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'repair applies the effect: set this.views to this.views * 2',
    about(
      'teapot.repair.effect-set-views-to-views-times-2',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 291 });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 291 },
        because: 'repair was not called yet',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 291 },
        because: 'repair was not called yet',
      });
      await api.post('/teapot/teapot-1/repair', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 582, joined_raw_initial: '2027-09-07 06:23:13', id: 'teapot-1' },
        because: 'set this.views to this.views * 2',
      });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 582 },
        because: 'repair changed views',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 582 },
        because: 'repair changed views',
      });
    },
  );

  test(
    'repair leaves objects alone that it does not concern',
    about(
      'teapot.repair.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 291 });
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-2',
        visibility_central: 'critical',
        views: 291,
      });
      await api.post('/teapot/teapot-1/repair', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: {
          joined_raw_initial: '2027-09-07 06:23:13',
          id: 'teapot-2',
          visibility_central: 'critical',
          views: 291,
        },
        because: 'repair was called on teapot-1, which does not concern this object',
      });
    },
  );

  test(
    'repair answers 404 for an id that no Teapot has',
    about('teapot.repair.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-unknown/repair', {
        status: [404],
        because: 'no Teapot has the id teapot-unknown',
      });
    },
  );

  test(
    'repair is refused while visibility_central is normal',
    about(
      'teapot.repair.refuses-from-normal',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 291 });
      await api.post('/teapot/teapot-1/repair', {
        status: [400, 409],
        because: 'repair starts from critical, and visibility_central is normal',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal', views: 291 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'repair is refused while visibility_central is high',
    about(
      'teapot.repair.refuses-from-high',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high', views: 291 });
      await api.post('/teapot/teapot-1/repair', {
        status: [400, 409],
        because: 'repair starts from critical, and visibility_central is high',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'high', views: 291 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'repair is refused while visibility_central is frozen',
    about(
      'teapot.repair.refuses-from-frozen',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'frozen', views: 291 });
      await api.post('/teapot/teapot-1/repair', {
        status: [400, 409],
        because: 'repair starts from critical, and visibility_central is frozen',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'frozen', views: 291 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'repair is refused while visibility_central is on_hold',
    about(
      'teapot.repair.refuses-from-on_hold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'on_hold', views: 291 });
      await api.post('/teapot/teapot-1/repair', {
        status: [400, 409],
        because: 'repair starts from critical, and visibility_central is on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'on_hold', views: 291 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'repair is refused unless this.views > 290',
    about(
      'teapot.repair.refuses-unless-views-gt-290',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 290 });
      await api.post('/teapot/teapot-1/repair', {
        status: [400, 409],
        because: 'the condition this.views > 290 is not satisfied',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'critical', views: 290 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'repair is refused when views is null',
    about(
      'teapot.repair.refuses-when-views-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: null });
      await api.post('/teapot/teapot-1/repair', {
        status: [400, 409],
        because: 'the condition this.views > 290 is not satisfied',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'critical', views: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'repair is refused when views is 0',
    about(
      'teapot.repair.refuses-when-views-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 0 });
      await api.post('/teapot/teapot-1/repair', {
        status: [400, 409],
        because: 'the condition this.views > 290 is not satisfied',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'critical', views: 0 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit moves visibility_central from critical to normal',
    about(
      'teapot.submit.moves-from-critical',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical' });
      await api.post('/teapot/teapot-1/submit', {
        status: [200],
        answer: { ...teapot, views: 3 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, views: 3 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'submit applies the effect: set this.views to 3',
    about(
      'teapot.submit.effect-set-views-to-3',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical' });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 68 },
        because: 'submit was not called yet',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 68 },
        because: 'submit was not called yet',
      });
      await api.post('/teapot/teapot-1/submit', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 3, joined_raw_initial: '2027-09-07 06:23:13', id: 'teapot-1' },
        because: 'set this.views to 3',
      });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 3 },
        because: 'submit changed views',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 3 },
        because: 'submit changed views',
      });
    },
  );

  test(
    'submit leaves objects alone that it does not concern',
    about(
      'teapot.submit.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', visibility_central: 'critical' });
      await api.post('/teapot/teapot-1/submit', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { ...teapot, id: 'teapot-2', visibility_central: 'critical' },
        because: 'submit was called on teapot-1, which does not concern this object',
      });
    },
  );

  test(
    'submit answers 404 for an id that no Teapot has',
    about('teapot.submit.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-unknown/submit', {
        status: [404],
        because: 'no Teapot has the id teapot-unknown',
      });
    },
  );

  test(
    'submit is refused while visibility_central is normal',
    about(
      'teapot.submit.refuses-from-normal',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/submit', {
        status: [400, 409],
        because: 'submit starts from critical, and visibility_central is normal',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal', views: 68 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused while visibility_central is high',
    about(
      'teapot.submit.refuses-from-high',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.post('/teapot/teapot-1/submit', {
        status: [400, 409],
        because: 'submit starts from critical, and visibility_central is high',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'high', views: 68 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused while visibility_central is frozen',
    about(
      'teapot.submit.refuses-from-frozen',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'frozen' });
      await api.post('/teapot/teapot-1/submit', {
        status: [400, 409],
        because: 'submit starts from critical, and visibility_central is frozen',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'frozen', views: 68 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused while visibility_central is on_hold',
    about(
      'teapot.submit.refuses-from-on_hold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'on_hold' });
      await api.post('/teapot/teapot-1/submit', {
        status: [400, 409],
        because: 'submit starts from critical, and visibility_central is on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'on_hold', views: 68 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'rotate moves visibility_central from frozen to high',
    about(
      'teapot.rotate.moves-from-frozen',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'frozen' });
      await api.post('/teapot/teapot-1/rotate', {
        status: [200],
        answer: { ...teapot, visibility_central: 'high' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, visibility_central: 'high' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'rotate leaves objects alone that it does not concern',
    about('teapot.rotate.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'frozen' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', visibility_central: 'frozen' });
      await api.post('/teapot/teapot-1/rotate', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { ...teapot, id: 'teapot-2', visibility_central: 'frozen' },
        because: 'rotate was called on teapot-1, which does not concern this object',
      });
    },
  );

  test(
    'rotate answers 404 for an id that no Teapot has',
    about('teapot.rotate.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-unknown/rotate', {
        status: [404],
        because: 'no Teapot has the id teapot-unknown',
      });
    },
  );

  test(
    'rotate is refused while visibility_central is normal',
    about(
      'teapot.rotate.refuses-from-normal',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-1/rotate', {
        status: [400, 409],
        because: 'rotate starts from frozen, and visibility_central is normal',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'rotate is refused while visibility_central is high',
    about(
      'teapot.rotate.refuses-from-high',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.post('/teapot/teapot-1/rotate', {
        status: [400, 409],
        because: 'rotate starts from frozen, and visibility_central is high',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'high' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'rotate is refused while visibility_central is critical',
    about(
      'teapot.rotate.refuses-from-critical',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical' });
      await api.post('/teapot/teapot-1/rotate', {
        status: [400, 409],
        because: 'rotate starts from frozen, and visibility_central is critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'critical' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'rotate is refused while visibility_central is on_hold',
    about(
      'teapot.rotate.refuses-from-on_hold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'on_hold' });
      await api.post('/teapot/teapot-1/rotate', {
        status: [400, 409],
        because: 'rotate starts from frozen, and visibility_central is on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'on_hold' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'finalize moves visibility_central from normal to critical',
    about(
      'teapot.finalize.moves-from-normal',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 214 });
      await api.post('/teapot/teapot-1/finalize', {
        status: [200],
        answer: { ...teapot, visibility_central: 'critical', views: 428 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { ...teapot, visibility_central: 'critical', views: 428 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'finalize applies the effect: set this.views to this.views + this.views',
    about(
      'teapot.finalize.effect-set-views-to-views-plus-views',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 214 });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 214 },
        because: 'finalize was not called yet',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 214 },
        because: 'finalize was not called yet',
      });
      await api.post('/teapot/teapot-1/finalize', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { views: 428, joined_raw_initial: '2027-09-07 06:23:13', id: 'teapot-1' },
        because: 'set this.views to this.views + this.views',
      });
      await api.get('/analytics/teapot/views/max', {
        status: [200],
        answer: { result: 428 },
        because: 'finalize changed views',
      });
      await api.get('/analytics/teapot/views/sum', {
        status: [200],
        answer: { result: 428 },
        because: 'finalize changed views',
      });
    },
  );

  test(
    'finalize leaves objects alone that it does not concern',
    about(
      'teapot.finalize.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 214 });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', views: 214 });
      await api.post('/teapot/teapot-1/finalize', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/teapot/teapot-2', {
        status: [200],
        answer: { ...teapot, id: 'teapot-2', views: 214 },
        because: 'finalize was called on teapot-1, which does not concern this object',
      });
    },
  );

  test(
    'finalize answers 404 for an id that no Teapot has',
    about('teapot.finalize.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/teapot/teapot-unknown/finalize', {
        status: [404],
        because: 'no Teapot has the id teapot-unknown',
      });
    },
  );

  test(
    'finalize is refused while visibility_central is high',
    about(
      'teapot.finalize.refuses-from-high',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'high', views: 214 });
      await api.post('/teapot/teapot-1/finalize', {
        status: [400, 409],
        because: 'finalize starts from normal, and visibility_central is high',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'high', views: 214 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'finalize is refused while visibility_central is critical',
    about(
      'teapot.finalize.refuses-from-critical',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 214 });
      await api.post('/teapot/teapot-1/finalize', {
        status: [400, 409],
        because: 'finalize starts from normal, and visibility_central is critical',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'critical', views: 214 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'finalize is refused while visibility_central is frozen',
    about(
      'teapot.finalize.refuses-from-frozen',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'frozen', views: 214 });
      await api.post('/teapot/teapot-1/finalize', {
        status: [400, 409],
        because: 'finalize starts from normal, and visibility_central is frozen',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'frozen', views: 214 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'finalize is refused while visibility_central is on_hold',
    about(
      'teapot.finalize.refuses-from-on_hold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'on_hold', views: 214 });
      await api.post('/teapot/teapot-1/finalize', {
        status: [400, 409],
        because: 'finalize starts from normal, and visibility_central is on_hold',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'on_hold', views: 214 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'finalize is refused unless this.views * 2 <= 428',
    about(
      'teapot.finalize.refuses-unless-views-times-2-lte-428',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 215 });
      await api.post('/teapot/teapot-1/finalize', {
        status: [400, 409],
        because: 'the condition this.views * 2 <= 428 is not satisfied',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal', views: 215 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'finalize is refused when views is null',
    about(
      'teapot.finalize.refuses-when-views-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: null });
      await api.post('/teapot/teapot-1/finalize', {
        status: [400, 409],
        because: 'the condition this.views * 2 <= 428 is not satisfied',
      });
      await api.get('/teapot/teapot-1', {
        status: [200],
        answer: { visibility_central: 'normal', views: null },
        because: 'a refused action changes nothing',
      });
    },
  );
});
