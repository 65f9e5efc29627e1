import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  views_open: 71,
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
      await api.post('/teapot', teapot).created('create answers the object that was sent', {
        ...teapot,
        ladder_distant: null,
        zebras: [],
      });
      await api.get('/teapot/teapot-1').ok('read answers the object that was created', {
        ...teapot,
        ladder_distant: null,
        zebras: [],
      });
      await api
        .post('/teapot', { ...teapot, id: 'teapot-2' })
        .created('objects may be alike in everything but their ids', { id: 'teapot-2' });
    },
  );

  test(
    'the id of a Teapot may be any text, upper and lower case told apart, but no number',
    about(
      'teapot.create.accepts-any-id',
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
        .post('/teapot', { ...teapot, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Teapot', { ...teapot, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/teapot/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/teapot/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...teapot,
          id: 'Room 2.B at the Very End of the Long Hall',
          ladder_distant: null,
          zebras: [],
        });
      await api.post('/teapot', { ...teapot, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/teapot/teapot-1', {
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        })
        .ok('every one of these fields was sent', {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'teapot-1',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
          brand_previous: 'bumu',
        });
      await api.get('/teapot/teapot-1').ok('the update is stored', {
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
        brand_previous: 'bumu',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('teapot.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', {
          id: 'teapot-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        })
        .ok(because, {
          id: 'teapot-1',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        });
      await api.get('/teapot/teapot-1').ok(because, {
        id: 'teapot-1',
        born_daily_retired: '2021-06-17 20:19:46',
        urgency: 'critical',
        views: 39,
        brand_previous: 'bumu',
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
      await api
        .patch('/teapot/teapot-1', {
          born_daily_retired: '2021-06-17 20:19:46',
          brand_previous: 421337,
        })
        .invalid('brand_previous must be a string');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { ...teapot, ladder_distant: null, zebras: [] });
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
      const because = 'it was deleted';
      await api.create('Teapot', teapot);
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.get('/teapot/teapot-1').notFound(because);
      await api.patch('/teapot/teapot-1', { id: 'teapot-1' }).notFound(because);
      await api.get('/teapot').ok('what was deleted is in no list', []);
      await api
        .post('/teapot', {
          ...teapot,
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'teapot-1',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
          brand_previous: 'bumu',
        });
      await api
        .get('/teapot/teapot-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          born_daily_retired: '2021-06-17 20:19:46',
          id: 'teapot-1',
          ladder_distant: null,
          urgency: 'critical',
          views: 39,
          zebras: [],
          brand_previous: 'bumu',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Teapot has',
    about('teapot.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Teapot has the id teapot-unknown';
      await api.create('Teapot', teapot);
      await api.get('/teapot/teapot-unknown').notFound(because);
      await api
        .patch('/teapot/teapot-unknown', {
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        })
        .notFound(because);
      await api.delete('/teapot/teapot-unknown').notFound(because);
      await api
        .get('/teapot')
        .ok('requests for an unknown id change nothing', [{ id: 'teapot-1' }]);
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
      await api.get('/teapot').ok('three objects were created', [
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
      ]);
      await api.create('Teapot', { ...teapot, id: 'teapot-4' });
      await api.create('Teapot', { ...teapot, id: 'teapot-5' });
      await api.create('Teapot', { ...teapot, id: 'teapot-6' });
      await api.create('Teapot', { ...teapot, id: 'teapot-7' });
      await api.create('Teapot', { ...teapot, id: 'teapot-8' });
      await api.create('Teapot', { ...teapot, id: 'teapot-9' });
      await api.create('Teapot', { ...teapot, id: 'teapot-10' });
      await api.create('Teapot', { ...teapot, id: 'teapot-11' });
      await api
        .get('/teapot')
        .ok('a list holds every object, however many there are', [
          { id: 'teapot-1' },
          { id: 'teapot-2' },
          { id: 'teapot-3' },
          { id: 'teapot-4' },
          { id: 'teapot-5' },
          { id: 'teapot-6' },
          { id: 'teapot-7' },
          { id: 'teapot-8' },
          { id: 'teapot-9' },
          { id: 'teapot-10' },
          { id: 'teapot-11' },
        ]);
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
      await api
        .patch('/teapot/teapot-2', {
          id: 'teapot-2',
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'critical',
          views: 39,
          brand_previous: 'bumu',
        })
        .ok('the change is valid');
      await api
        .get('/teapot/teapot-1')
        .ok('another object was updated', { ...teapot, ladder_distant: null, zebras: [] });
      await api.get('/teapot/teapot-2').ok('the update is stored', {
        born_daily_retired: '2021-06-17 20:19:46',
        id: 'teapot-2',
        ladder_distant: null,
        urgency: 'critical',
        views: 39,
        zebras: [],
        brand_previous: 'bumu',
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
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.get('/teapot/teapot-2').ok('another object was deleted', {
        born_daily_retired: '2021-06-17 20:19:46',
        id: 'teapot-2',
        ladder_distant: null,
        urgency: 'critical',
        views: 39,
        zebras: [],
        brand_previous: 'bumu',
      });
      await api.get('/teapot').ok('one of two objects was deleted', [{ id: 'teapot-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/teapot').ok('reset removes all objects', []);
      await api.get('/teapot/teapot-1').notFound('reset removed it');
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
      await api
        .post('/teapot', without(teapot, 'born_daily_retired'))
        .invalid('born_daily_retired is required and has no default');
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
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
      await api.post('/teapot', without(teapot, 'id')).invalid('id must be sent');
      await api.get('/teapot').ok('a refused create stores nothing', []);
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
      const because = 'the default of urgency is "high"';
      await api.post('/teapot', without(teapot, 'urgency')).created(because, { urgency: 'high' });
      await api.get('/teapot/teapot-1').ok(because, { urgency: 'high' });
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
      await api
        .post('/teapot', without(teapot, 'views'))
        .invalid('views is required and has no default');
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
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
      const because = 'brand_previous is optional';
      await api
        .post('/teapot', without(teapot, 'brand_previous'))
        .created(because, { brand_previous: null });
      await api.get('/teapot/teapot-1').ok(because, { brand_previous: null });
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
      const because = 'an update touches only what it carries';
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-1', zebras: ['zebra-1'] });
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2021-06-17 20:19:46' })
        .ok(because, {
          ...teapot,
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-1',
          zebras: ['zebra-1'],
        });
      await api.patch('/teapot/teapot-1', { brand_previous: 'bumu' }).ok(because, {
        ...teapot,
        born_daily_retired: '2021-06-17 20:19:46',
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1'],
        brand_previous: 'bumu',
      });
      await api.get('/teapot/teapot-1').ok(because, {
        ...teapot,
        born_daily_retired: '2021-06-17 20:19:46',
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1'],
        brand_previous: 'bumu',
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
      const because = 'born_daily_retired must not be null';
      await api.post('/teapot', { ...teapot, born_daily_retired: null }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { born_daily_retired: null }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
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
      const because = 'urgency must not be null';
      await api.post('/teapot', { ...teapot, urgency: null }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { urgency: null }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { urgency: 'normal' });
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
      const because = 'views is nullable';
      await api.post('/teapot', { ...teapot, views: null }).created(because, { views: null });
      await api.get('/teapot/teapot-1').ok(because, { views: null });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', { views: null }).ok(because, { views: null });
      await api.get('/teapot/teapot-2').ok(because, { views: null });
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
      const because = 'brand_previous is nullable';
      await api
        .post('/teapot', { ...teapot, brand_previous: null })
        .created(because, { brand_previous: null });
      await api.get('/teapot/teapot-1').ok(because, { brand_previous: null });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { brand_previous: null })
        .ok(because, { brand_previous: null });
      await api.get('/teapot/teapot-2').ok(because, { brand_previous: null });
    },
  );
});

test.describe('Teapot: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
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
    'born_daily_retired may be the leap day 2020-02-29',
    about('teapot.born_daily_retired.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of born_daily_retired';
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2020-02-29 12:00:00' })
        .created(because, { born_daily_retired: '2020-02-29 12:00:00' });
      await api.get('/teapot/teapot-1').ok(because, { born_daily_retired: '2020-02-29 12:00:00' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { born_daily_retired: '2020-02-29 12:00:00' })
        .ok(because, { born_daily_retired: '2020-02-29 12:00:00' });
      await api.get('/teapot/teapot-2').ok(because, { born_daily_retired: '2020-02-29 12:00:00' });
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
      const because = 'born_daily_retired must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/teapot', { ...teapot, born_daily_retired: 202403 }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { born_daily_retired: 0 }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
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
      const because = 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2022-13-01 07:10:21' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2022-11-26 24:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2022-11-26 10:60:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2022-11-26 10:30:75' })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2022-13-01 07:10:21' })
        .invalid(because);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2022-11-26 24:00:00' })
        .invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
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
      const because = 'born_daily_retired must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2022-11-26T07:10:21Z' })
        .invalid(because);
      await api.post('/teapot', { ...teapot, born_daily_retired: '2022-11-26' }).invalid(because);
      await api.post('/teapot', { ...teapot, born_daily_retired: 'not a date' }).invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2022-11-26T07:10:21' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2022-11-26 07:10' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2022-11-26 07:10:21.125' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2022-11-26 07:10:21+02:00' })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2022-11-26T07:10:21Z' })
        .invalid(because);
      await api.patch('/teapot/teapot-1', { born_daily_retired: '2022-11-26' }).invalid(because);
      await api.patch('/teapot/teapot-1', { born_daily_retired: 'not a date' }).invalid(because);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2022-11-26T07:10:21' })
        .invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
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
      const because = 'the first moment of born_daily_retired is 2020-01-01 00:00:00, inclusive';
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2020-01-01 00:00:00' })
        .created(because, { born_daily_retired: '2020-01-01 00:00:00' });
      await api.get('/teapot/teapot-1').ok(because, { born_daily_retired: '2020-01-01 00:00:00' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { born_daily_retired: '2020-01-01 00:00:00' })
        .ok(because, { born_daily_retired: '2020-01-01 00:00:00' });
      await api.get('/teapot/teapot-2').ok(because, { born_daily_retired: '2020-01-01 00:00:00' });
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
      const because = 'born_daily_retired must not be before 2020-01-01 00:00:00';
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2019-12-31 23:59:59' })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2019-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { born_daily_retired: '2022-11-26 07:10:21' });
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
      const because = 'born_daily_retired has no last moment';
      await api
        .post('/teapot', { ...teapot, born_daily_retired: '2099-10-11 12:13:14' })
        .created(because, { born_daily_retired: '2099-10-11 12:13:14' });
      await api.get('/teapot/teapot-1').ok(because, { born_daily_retired: '2099-10-11 12:13:14' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { born_daily_retired: '2099-10-11 12:13:14' })
        .ok(because, { born_daily_retired: '2099-10-11 12:13:14' });
      await api.get('/teapot/teapot-2').ok(because, { born_daily_retired: '2099-10-11 12:13:14' });
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
      const because = 'urgency must be one of normal, high, critical';
      await api.post('/teapot', { ...teapot, urgency: 421337 }).invalid(because);
      await api.post('/teapot', { ...teapot, urgency: { value: 'text' } }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { urgency: 0 }).invalid(because);
      await api.patch('/teapot/teapot-1', { urgency: {} }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { urgency: 'normal' });
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
      const because = 'views must be an integer';
      await api.post('/teapot', { ...teapot, views: 'abc' }).invalid(because);
      await api.post('/teapot', { ...teapot, views: { value: 'text' } }).invalid(because);
      await api.post('/teapot', { ...teapot, views: 67.5 }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { views: 'abc' }).invalid(because);
      await api.patch('/teapot/teapot-1', { views: {} }).invalid(because);
      await api.patch('/teapot/teapot-1', { views: 67.5 }).invalid(because);
      await api.get('/teapot/teapot-1').ok('a refused update changes nothing', { views: 68 });
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
      const because = 'the minimum of views is 0, inclusive';
      await api.post('/teapot', { ...teapot, views: 0 }).created(because, { views: 0 });
      await api.get('/teapot/teapot-1').ok(because, { views: 0 });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', { views: 0 }).ok(because, { views: 0 });
      await api.get('/teapot/teapot-2').ok(because, { views: 0 });
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
      const because = 'views must be at least 0';
      await api.post('/teapot', { ...teapot, views: -1 }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { views: -1 }).invalid(because);
      await api.get('/teapot/teapot-1').ok('a refused update changes nothing', { views: 68 });
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
      const because = 'the maximum of views is 5000, inclusive';
      await api.post('/teapot', { ...teapot, views: 5000 }).created(because, { views: 5000 });
      await api.get('/teapot/teapot-1').ok(because, { views: 5000 });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', { views: 5000 }).ok(because, { views: 5000 });
      await api.get('/teapot/teapot-2').ok(because, { views: 5000 });
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
      const because = 'views must be at most 5000';
      await api.post('/teapot', { ...teapot, views: 5001 }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { views: 5001 }).invalid(because);
      await api.get('/teapot/teapot-1').ok('a refused update changes nothing', { views: 68 });
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
      const because = '"0042" is a valid value of brand_previous';
      await api
        .post('/teapot', { ...teapot, brand_previous: '0042' })
        .created(because, { brand_previous: '0042' });
      await api.get('/teapot/teapot-1').ok(because, { brand_previous: '0042' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { brand_previous: '0042' })
        .ok(because, { brand_previous: '0042' });
      await api.get('/teapot/teapot-2').ok(because, { brand_previous: '0042' });
    },
  );

  test(
    'brand_previous keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'teapot.brand_previous.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of brand_previous';
      await api
        .post('/teapot', { ...teapot, brand_previous: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { brand_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/teapot/teapot-1').ok(because, { brand_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { brand_previous: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { brand_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/teapot/teapot-2').ok(because, { brand_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'brand_previous must be a string';
      await api.post('/teapot', { ...teapot, brand_previous: 421337 }).invalid(because);
      await api.post('/teapot', { ...teapot, brand_previous: { value: 'text' } }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { brand_previous: 0 }).invalid(because);
      await api.patch('/teapot/teapot-1', { brand_previous: {} }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { brand_previous: 'danagu' });
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
      const because = 'the maximum length of brand_previous is 255, inclusive';
      await api
        .post('/teapot', {
          ...teapot,
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        })
        .created(because, {
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        });
      await api.get('/teapot/teapot-1').ok(because, {
        brand_previous:
          'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
      });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', {
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        })
        .ok(because, {
          brand_previous:
            'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
        });
      await api.get('/teapot/teapot-2').ok(because, {
        brand_previous:
          'rini govu sarili lunivi sovo basuso ramoni rurodi rigura dunadu loli dogulu taro tunisu titiva lara vamu nuba sigi lunu dusi madasa saruvi togolu bisibu diti turoli gogolu suva moguti tagasi vanubo tagi gabali valuro nida nuroro natilo lariva mubo mavatu ',
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
      const because = 'brand_previous must have at most 255 characters';
      await api
        .post('/teapot', {
          ...teapot,
          brand_previous:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovul ',
        })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', {
          brand_previous:
            'numo dibi divaro vasonu guga miriro gubo dabiri bonata galolu busu rini dibu buti nulu lilogu vodo sogo bivadu lomu lugo gonidi roniri tugo nubamu molubo vitilo motidu duma valabo diduvo nugo sivo maru lovo tumori tudusu mutora nato nutu gisa budogi rovul ',
        })
        .invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { brand_previous: 'danagu' });
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
      const because = 'brand_previous has no minimum length';
      await api
        .post('/teapot', { ...teapot, brand_previous: 'x' })
        .created(because, { brand_previous: 'x' });
      await api.get('/teapot/teapot-1').ok(because, { brand_previous: 'x' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { brand_previous: 'x' })
        .ok(because, { brand_previous: 'x' });
      await api.get('/teapot/teapot-2').ok(because, { brand_previous: 'x' });
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
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of FestivalUrgency';
      await api.post('/teapot', teapot).created(because, { urgency: 'normal' });
      await api.patch('/teapot/teapot-1', { urgency: 'high' }).ok(because, { urgency: 'high' });
      await api
        .patch('/teapot/teapot-1', { urgency: 'critical' })
        .ok(because, { urgency: 'critical' });
      await api.get('/teapot/teapot-1').ok(because, { urgency: 'critical' });
      await api.patch('/teapot/teapot-1', { urgency: 'normal' }).ok(because, { urgency: 'normal' });
    },
  );

  test(
    'create and update refuse an urgency that FestivalUrgency does not list, such as unheard_of',
    about(
      'teapot.urgency.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'urgency must be one of normal, high, critical';
      await api.post('/teapot', { ...teapot, urgency: 'unheard_of' }).invalid(because);
      await api.post('/teapot', { ...teapot, urgency: 'normal ' }).invalid(because);
      await api.post('/teapot', { ...teapot, urgency: 'norma' }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { urgency: 'unheard_of' }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { urgency: 'normal' });
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
      const because = 'urgency must be one of normal, high, critical';
      await api.post('/teapot', { ...teapot, urgency: 'NORMAL' }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { urgency: 'NORMAL' }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { urgency: 'normal' });
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
      const because = 'ladder_distant was sent as ladder-1';
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api
        .post('/teapot', { ...teapot, ladder_distant: 'ladder-1' })
        .created(because, { ladder_distant: 'ladder-1' });
      await api.get('/teapot/teapot-1').ok(because, { ladder_distant: 'ladder-1' });
      await api
        .patch('/teapot/teapot-1', { ladder_distant: 'ladder-2' })
        .ok('ladder_distant was changed to ladder-2', { ladder_distant: 'ladder-2' });
      await api
        .get('/teapot/teapot-1')
        .ok('ladder_distant was changed to ladder-2', { ladder_distant: 'ladder-2' });
      await api
        .get('/teapot')
        .ok('lists answer references as ids too', [{ id: 'teapot-1', ladder_distant: 'ladder-2' }]);
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
      const because = 'ladder_distant must be the id of an existing Ladder';
      await api.post('/teapot', { ...teapot, ladder_distant: 'ladder-unknown' }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Ladder', ladder);
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-1' });
      await api.patch('/teapot/teapot-1', { ladder_distant: 'ladder-unknown' }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { ladder_distant: 'ladder-1' });
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
      const because = 'ladder_distant must be the id of a Ladder';
      await api.post('/teapot', { ...teapot, ladder_distant: 421337 }).invalid(because);
      await api.post('/teapot', { ...teapot, ladder_distant: { value: 'text' } }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { ladder_distant: 0 }).invalid(because);
      await api.patch('/teapot/teapot-1', { ladder_distant: {} }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { ladder_distant: null });
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
      const because = 'a reference may be null';
      await api.create('Ladder', ladder);
      await api
        .post('/teapot', { ...teapot, ladder_distant: null })
        .created(because, { ladder_distant: null });
      await api.patch('/teapot/teapot-1', { ladder_distant: 'ladder-1' }).ok('the change is valid');
      await api
        .patch('/teapot/teapot-1', { ladder_distant: null })
        .ok(because, { ladder_distant: null });
      await api.get('/teapot/teapot-1').ok(because, { ladder_distant: null });
      await api
        .post('/teapot', { ...teapot, id: 'teapot-2' })
        .created('ladder_distant is optional', { ladder_distant: null });
    },
  );

  test(
    'deleting a Ladder clears every ladder_distant that refers to it',
    about(
      'teapot.ladder_distant.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'ladder-1 was deleted';
      await api.create('Ladder', ladder);
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-1' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', ladder_distant: 'ladder-1' });
      await api.delete('/ladder/ladder-1').removed('the object exists');
      await api.get('/teapot/teapot-1').ok(because, { id: 'teapot-1', ladder_distant: null });
      await api.get('/teapot/teapot-2').ok(because, { id: 'teapot-2', ladder_distant: null });
      await api.get('/teapot').ok(because, [
        { id: 'teapot-1', ladder_distant: null },
        { id: 'teapot-2', ladder_distant: null },
      ]);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2021-06-17 20:19:46' })
        .ok('an update of something else brings no reference back', { ladder_distant: null });
      await api
        .patch('/teapot/teapot-1', { ladder_distant: 'ladder-1' })
        .invalid('ladder_distant must be the id of an existing Ladder');
      await api.create('Ladder', ladder);
      await api
        .get('/teapot/teapot-2')
        .ok('the Ladder that has the id ladder-1 now is another', { ladder_distant: null });
    },
  );

  test(
    'deleting a Ladder keeps a ladder_distant that refers to another',
    about(
      'teapot.ladder_distant.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Ladder', ladder);
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-2' });
      await api.delete('/ladder/ladder-1').removed(because);
      await api
        .get('/teapot/teapot-1')
        .ok('another Ladder was deleted', { ladder_distant: 'ladder-2' });
      await api.delete('/teapot/teapot-1').removed(because);
      await api
        .get('/ladder/ladder-2')
        .ok('only what refers to it was deleted', { id: 'ladder-2' });
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
      const because = 'ladder_distant must be the id of an existing Ladder';
      await api.create('Teapot', teapot);
      await api
        .post('/teapot', { ...teapot, id: 'teapot-2', ladder_distant: 'teapot-1' })
        .invalid(because);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', { ladder_distant: 'teapot-1' }).invalid(because);
      await api
        .get('/teapot/teapot-2')
        .ok('a refused update changes nothing', { ladder_distant: null });
    },
  );

  test(
    'deleting a Teapot, or the Ladder of the same id, leaves the other one and ladder_distant as they are',
    about(
      'teapot.ladder_distant.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Ladder', { ...ladder, id: 'teapot-1' });
      await api.create('Ladder', { ...ladder, id: 'teapot-2' });
      await api.create('Teapot', { ...teapot, ladder_distant: 'teapot-2' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.delete('/teapot/teapot-2').removed(because);
      await api
        .get('/ladder/teapot-2')
        .ok('no Ladder was deleted', { ...ladder, id: 'teapot-2', zebras_local_initial: [] });
      await api.delete('/ladder/teapot-1').removed(because);
      await api.get('/teapot/teapot-1').ok('only the Ladder teapot-1 was deleted', {
        ...teapot,
        ladder_distant: 'teapot-2',
        zebras: [],
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
      const because = 'zebras was left out';
      await api.post('/teapot', teapot).created(because, { zebras: [] });
      await api.get('/teapot/teapot-1').ok(because, { zebras: [] });
    },
  );

  test(
    'zebras lists existing Zebra objects and is answered as their ids',
    about(
      'teapot.zebras.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebras was sent with two ids';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4' });
      await api.create('Zebra', { ...zebra, id: 'zebra-5' });
      await api
        .post('/teapot', { ...teapot, zebras: ['zebra-1', 'zebra-2'] })
        .created(because, { zebras: ['zebra-1', 'zebra-2'] });
      await api.get('/teapot/teapot-1').ok(because, { zebras: ['zebra-1', 'zebra-2'] });
      await api
        .get('/teapot')
        .ok('lists answer references as ids too', [
          { id: 'teapot-1', zebras: ['zebra-1', 'zebra-2'] },
        ]);
      await api
        .patch('/teapot/teapot-1', { zebras: ['zebra-2', 'zebra-1'] })
        .ok('any order will do', { zebras: ['zebra-2', 'zebra-1'] });
      await api
        .patch('/teapot/teapot-1', {
          zebras: ['zebra-1', 'zebra-2', 'zebra-3', 'zebra-4', 'zebra-5'],
        })
        .ok('no length is too much', {
          zebras: ['zebra-1', 'zebra-2', 'zebra-3', 'zebra-4', 'zebra-5'],
        });
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api
        .get('/zebra')
        .ok('only what refers to them was deleted', [
          { id: 'zebra-1' },
          { id: 'zebra-2' },
          { id: 'zebra-3' },
          { id: 'zebra-4' },
          { id: 'zebra-5' },
        ]);
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
      await api
        .patch('/teapot/teapot-1', { zebras: ['zebra-2'] })
        .ok('an update replaces the list', { zebras: ['zebra-2'] });
      await api.patch('/teapot/teapot-1', { zebras: [] }).ok('the change is valid');
      await api.get('/teapot/teapot-1').ok('the list was emptied', { zebras: [] });
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
      const because = 'zebras must hold only ids of existing Zebra objects';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/teapot', { ...teapot, zebras: ['zebra-unknown'] }).invalid(because);
      await api
        .post('/teapot', { ...teapot, zebras: ['zebra-1', 'zebra-unknown'] })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, zebras: ['zebra-unknown', 'zebra-2'] })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', { ...teapot, zebras: ['zebra-1', 'zebra-2'] });
      await api.patch('/teapot/teapot-1', { zebras: ['zebra-unknown'] }).invalid(because);
      await api
        .patch('/teapot/teapot-1', { zebras: ['zebra-1', 'zebra-unknown'] })
        .invalid(because);
      await api
        .patch('/teapot/teapot-1', { zebras: ['zebra-unknown', 'zebra-2'] })
        .invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { zebras: ['zebra-1', 'zebra-2'] });
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
      const because = 'zebras must not be null';
      await api.post('/teapot', { ...teapot, zebras: null }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { zebras: null }).invalid(because);
      await api.get('/teapot/teapot-1').ok('a refused update changes nothing', { zebras: [] });
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
      const because = 'zebras must be a list of ids of Zebra';
      await api.create('Zebra', { ...zebra, id: 'x' });
      await api.post('/teapot', { ...teapot, zebras: 'x' }).invalid(because);
      await api.post('/teapot', { ...teapot, zebras: [{ value: 'text' }] }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { zebras: 'x' }).invalid(because);
      await api.patch('/teapot/teapot-1', { zebras: [{}] }).invalid(because);
      await api.get('/teapot/teapot-1').ok('a refused update changes nothing', { zebras: [] });
    },
  );

  test(
    'deleting a Zebra takes its id out of every zebras and keeps the others',
    about(
      'teapot.zebras.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebra-2 was deleted';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Zebra', { ...zebra, id: 'zebra-3' });
      await api.create('Teapot', { ...teapot, zebras: ['zebra-1', 'zebra-2', 'zebra-3'] });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', zebras: ['zebra-2'] });
      await api.delete('/zebra/zebra-2').removed('the object exists');
      await api
        .get('/teapot/teapot-1')
        .ok(because, { id: 'teapot-1', zebras: ['zebra-1', 'zebra-3'] });
      await api.get('/teapot/teapot-2').ok(because, { id: 'teapot-2', zebras: [] });
      await api.get('/teapot').ok(because, [
        { id: 'teapot-1', zebras: ['zebra-1', 'zebra-3'] },
        { id: 'teapot-2', zebras: [] },
      ]);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2021-06-17 20:19:46' })
        .ok('an update of something else brings no reference back', {
          zebras: ['zebra-1', 'zebra-3'],
        });
      await api
        .patch('/teapot/teapot-1', { zebras: ['zebra-1', 'zebra-2'] })
        .invalid('zebras must hold only ids of existing Zebra objects');
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .get('/teapot/teapot-2')
        .ok('the Zebra that has the id zebra-2 now is another', { zebras: [] });
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
      const because = 'zebras must hold only ids of existing Zebra objects';
      await api.create('Teapot', teapot);
      await api
        .post('/teapot', { ...teapot, id: 'teapot-2', zebras: ['teapot-1'] })
        .invalid(because);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.patch('/teapot/teapot-2', { zebras: ['teapot-1'] }).invalid(because);
      await api.get('/teapot/teapot-2').ok('a refused update changes nothing', { zebras: [] });
    },
  );

  test(
    'deleting a Teapot, or the Zebra of the same id, leaves the other one and zebras as they are',
    about(
      'teapot.zebras.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Zebra', { ...zebra, id: 'teapot-1' });
      await api.create('Zebra', { ...zebra, id: 'teapot-2' });
      await api.create('Teapot', { ...teapot, zebras: ['teapot-2'] });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.delete('/teapot/teapot-2').removed(because);
      await api
        .get('/zebra/teapot-2')
        .ok('no Zebra was deleted', { ...zebra, id: 'teapot-2', galaxies: [] });
      await api.delete('/zebra/teapot-1').removed(because);
      await api.get('/teapot/teapot-1').ok('only the Zebra teapot-1 was deleted', {
        ...teapot,
        ladder_distant: null,
        zebras: ['teapot-2'],
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
      await api
        .patch('/teapot/teapot-1', {
          born_daily_retired: '2021-06-17 20:19:46',
          ladder_distant: 'ladder-unknown',
        })
        .invalid('ladder_distant must be the id of an existing Ladder');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { ...teapot, ladder_distant: null, zebras: [] });
    },
  );
});

test.describe('Teapot: actions', () => {
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
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'complete moves urgency from normal to high',
    about(
      'teapot.complete.moves-from-normal',
      'actions.success',
      'actions.stored',
      'guards.is-null',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .post('/teapot/teapot-1/complete')
        .ok('the state is right and every condition holds', {
          ...teapot,
          ladder_distant: 'ladder-1',
          urgency: 'high',
          zebras: ['zebra-1', 'zebra-2'],
        });
      await api.get('/teapot/teapot-1').ok('what the action did is stored', {
        ...teapot,
        ladder_distant: 'ladder-1',
        urgency: 'high',
        zebras: ['zebra-1', 'zebra-2'],
      });
    },
  );

  test(
    'complete moves urgency from critical to high',
    about(
      'teapot.complete.moves-from-critical',
      'actions.success',
      'actions.stored',
      'guards.is-null',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        urgency: 'critical',
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .post('/teapot/teapot-1/complete')
        .ok('the state is right and every condition holds', {
          ...teapot,
          ladder_distant: 'ladder-1',
          urgency: 'high',
          zebras: ['zebra-1', 'zebra-2'],
        });
      await api.get('/teapot/teapot-1').ok('what the action did is stored', {
        ...teapot,
        ladder_distant: 'ladder-1',
        urgency: 'high',
        zebras: ['zebra-1', 'zebra-2'],
      });
    },
  );

  test(
    'complete applies the effect: on item in this.ladder_distant: set item.temperature to 58.5',
    about(
      'teapot.complete.effect-on-ladder_distant-set-temperature-to-58.5',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .post('/teapot/teapot-1/complete')
        .ok('the state is right and every condition holds');
      await api
        .get('/ladder/ladder-1')
        .ok('on item in this.ladder_distant: set item.temperature to 58.5', {
          ...ladder,
          temperature: 58.5,
          zebras_local_initial: [],
        });
    },
  );

  test(
    'complete leaves objects alone that it does not concern',
    about(
      'teapot.complete.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'complete was called on teapot-1, which does not concern this object';
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api.create('Teapot', {
        ...teapot,
        id: 'teapot-2',
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api
        .post('/teapot/teapot-1/complete')
        .ok('the state is right and every condition holds');
      await api.get('/teapot/teapot-2').ok(because, {
        ...teapot,
        id: 'teapot-2',
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .get('/ladder/ladder-2')
        .ok(because, { ...ladder, id: 'ladder-2', zebras_local_initial: [] });
    },
  );

  test(
    'complete acts on what updates left, and later updates leave what it did',
    about(
      'teapot.complete.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Ladder', { ...ladder, temperature: 49.25 });
      await api.create('Zebra', { ...zebra, caption: 'open' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'open' });
      await api.create('Teapot', { ...teapot, urgency: 'high', ladder_distant: null, zebras: [] });
      await api
        .patch('/teapot/teapot-1', {
          urgency: 'normal',
          ladder_distant: 'ladder-1',
          zebras: ['zebra-1', 'zebra-2'],
        })
        .ok(because);
      await api.patch('/zebra/zebra-2', { caption: 'gisoru' }).ok(because);
      await api.patch('/zebra/zebra-1', { caption: 'vino' }).ok(because);
      await api.patch('/ladder/ladder-1', { temperature: 10.75 }).ok(because);
      await api
        .post('/teapot/teapot-1/complete')
        .ok('the state is right and every condition holds');
      await api
        .get('/teapot')
        .ok('a list shows what complete did', [{ id: 'teapot-1', urgency: 'high' }]);
      await api
        .get('/ladder')
        .ok('a list shows what complete did', [{ id: 'ladder-1', temperature: 58.5 }]);
      await api
        .patch('/teapot/teapot-1', { born_daily_retired: '2021-06-17 20:19:46' })
        .ok(because);
      await api
        .get('/teapot/teapot-1')
        .ok('what complete did stays when something else is updated', {
          born_daily_retired: '2021-06-17 20:19:46',
          urgency: 'high',
        });
      await api.patch('/ladder/ladder-1', { approval: 'reserved' }).ok(because);
      await api
        .get('/ladder/ladder-1')
        .ok('what complete did stays when something else is updated', {
          approval: 'reserved',
          temperature: 58.5,
        });
      await api
        .patch('/teapot/teapot-1', { urgency: 'normal' })
        .ok('an update may lead back to any urgency');
      await api
        .post('/teapot/teapot-1/complete')
        .ok('the state is right and every condition holds', { urgency: 'high' });
    },
  );

  test(
    'complete answers 404 for an id that no Teapot has',
    about('teapot.complete.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api
        .post('/teapot/teapot-unknown/complete')
        .notFound('no Teapot has the id teapot-unknown');
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.post('/teapot/teapot-1/complete').notFound('it was deleted');
      await api.create('Ladder', ladder);
      await api
        .post('/teapot/ladder-1/complete')
        .notFound('the id is that of a Ladder, and no Teapot has it');
    },
  );

  test(
    'complete is refused while urgency is high',
    about(
      'teapot.complete.refuses-from-high',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        urgency: 'high',
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .post('/teapot/teapot-1/complete')
        .refused('complete starts from normal or critical, and urgency is high');
      await api.get('/teapot/teapot-1').ok('a refused action changes nothing', { urgency: 'high' });
    },
  );

  test(
    'complete is refused unless this.ladder_distant is not null',
    about(
      'teapot.complete.refuses-unless-ladder_distant-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: null,
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .post('/teapot/teapot-1/complete')
        .refused('the condition this.ladder_distant is not null is not satisfied');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { urgency: 'normal' });
    },
  );

  test(
    'complete is refused unless all item in this.zebras satisfies: item.caption != "open"',
    about(
      "teapot.complete.refuses-unless-all-zebras-caption-ne-'open'",
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', { ...zebra, caption: 'open' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .post('/teapot/teapot-1/complete')
        .refused(
          'the condition all item in this.zebras satisfies: item.caption != "open" is not satisfied',
        );
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { urgency: 'normal' });
    },
  );

  test(
    'complete changes none of the objects that it refers to when it is refused',
    about(
      'teapot.complete.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: null,
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .post('/teapot/teapot-1/complete')
        .refused('the condition this.ladder_distant is not null is not satisfied');
      await api.get('/zebra/zebra-1').ok(because, { ...zebra, galaxies: [] });
      await api
        .get('/zebra/zebra-2')
        .ok(because, { ...zebra, caption: 'gisoru', id: 'zebra-2', galaxies: [] });
      await api
        .get('/teapot/teapot-1')
        .ok(because, { ...teapot, ladder_distant: null, zebras: ['zebra-1', 'zebra-2'] });
    },
  );

  test(
    'complete is refused when caption of an object in zebras is null',
    about(
      'teapot.complete.refuses-when-caption-in-zebras-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: null });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .post('/teapot/teapot-1/complete')
        .refused(
          'the condition all item in this.zebras satisfies: item.caption != "open" is not satisfied',
        );
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { urgency: 'normal' });
    },
  );

  test(
    'complete succeeds when zebras is empty',
    about(
      'teapot.complete.succeeds-when-zebras-is-empty',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', { ...teapot, ladder_distant: 'ladder-1', zebras: [] });
      await api
        .post('/teapot/teapot-1/complete')
        .ok('the state is right and every condition holds', { urgency: 'high' });
      await api
        .get('/teapot/teapot-1')
        .ok('zebras is empty, which is allowed', { urgency: 'high' });
      await api
        .get('/ladder/ladder-1')
        .ok('every effect that concerns it is applied', { temperature: 58.5 });
    },
  );

  test(
    'complete is refused when item.caption != "open" for the first object in zebras, but not for all',
    about(
      'teapot.complete.refuses-when-a-later-one-in-zebras-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'the condition all item in this.zebras satisfies: item.caption != "open" is not satisfied';
      await api.create('Ladder', ladder);
      await api.create('Zebra', { ...zebra, caption: 'open' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', caption: 'gisoru' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-2', 'zebra-3', 'zebra-4', 'zebra-1'],
      });
      await api.post('/teapot/teapot-1/complete').refused(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { urgency: 'normal' });
      await api
        .patch('/teapot/teapot-1', { zebras: ['zebra-2', 'zebra-1', 'zebra-3', 'zebra-4'] })
        .ok('the objects in zebras may be in any order');
      await api.post('/teapot/teapot-1/complete').refused(because);
    },
  );

  test(
    'complete succeeds when all item in this.zebras satisfies: item.caption != "open" would not hold with the objects that are not in zebras',
    about(
      "teapot.complete.succeeds-when-all-zebras-caption-ne-'open'-for-those-in-zebras-alone",
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Zebra', { ...zebra, id: 'zebra-3', caption: 'open' });
      await api.create('Zebra', { ...zebra, id: 'zebra-4', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api
        .post('/teapot/teapot-1/complete')
        .ok('the state is right and every condition holds', { urgency: 'high' });
      await api
        .get('/teapot/teapot-1')
        .ok(
          'all item in this.zebras satisfies: item.caption != "open" would not hold with the objects that are not in zebras, which is allowed',
          {
            urgency: 'high',
          },
        );
      await api
        .get('/ladder/ladder-1')
        .ok('every effect that concerns it is applied', { temperature: 58.5 });
    },
  );

  test(
    'complete is refused after the deletion of what ladder_distant named',
    about(
      'teapot.complete.refuses-after-delete-in-ladder_distant',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api.delete('/ladder/ladder-1').removed('the object exists');
      await api
        .post('/teapot/teapot-1/complete')
        .refused('the condition this.ladder_distant is not null is not satisfied');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { urgency: 'normal' });
    },
  );

  test(
    'complete succeeds after the deletion of what zebras named',
    about(
      'teapot.complete.succeeds-after-delete-in-zebras',
      'guards.quantifiers',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Ladder', ladder);
      await api.create('Zebra', { ...zebra, caption: 'open' });
      await api.create('Zebra', { ...zebra, id: 'zebra-2', caption: 'gisoru' });
      await api.create('Teapot', {
        ...teapot,
        ladder_distant: 'ladder-1',
        zebras: ['zebra-1', 'zebra-2'],
      });
      await api.delete('/zebra/zebra-1').removed(because);
      await api.delete('/zebra/zebra-2').removed(because);
      await api
        .post('/teapot/teapot-1/complete')
        .ok('the state is right and every condition holds', { urgency: 'high' });
      await api
        .get('/teapot/teapot-1')
        .ok('deleted before the action: zebra-1, zebra-2', { urgency: 'high', zebras: [] });
    },
  );
});
