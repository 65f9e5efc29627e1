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
      await api.post('/teapot', teapot).created('create answers the object that was sent', teapot);
      await api.get('/teapot/teapot-1').ok('read answers the object that was created', teapot);
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
        .ok(because, { ...teapot, id: 'Room 2.B at the Very End of the Long Hall' });
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
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        })
        .ok('every one of these fields was sent', {
          joined_raw_initial: '2022-11-16 11:09:58',
          id: 'teapot-1',
          visibility_central: 'on_hold',
          views: 39,
        });
      await api.get('/teapot/teapot-1').ok('the update is stored', {
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'on_hold',
        views: 39,
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
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        })
        .ok(because, {
          id: 'teapot-1',
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        });
      await api.get('/teapot/teapot-1').ok(because, {
        id: 'teapot-1',
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'on_hold',
        views: 39,
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
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58', views: 'abc' })
        .invalid('views must be an integer');
      await api.get('/teapot/teapot-1').ok('a refused update changes nothing', teapot);
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
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          joined_raw_initial: '2022-11-16 11:09:58',
          id: 'teapot-1',
          visibility_central: 'on_hold',
          views: 39,
        });
      await api
        .get('/teapot/teapot-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          joined_raw_initial: '2022-11-16 11:09:58',
          id: 'teapot-1',
          visibility_central: 'on_hold',
          views: 39,
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
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
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
      await api.get('/teapot').ok('three objects were created', [
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
      ]);
      await api.create('Teapot', { ...teapot, id: 'teapot-4', visibility_central: 'frozen' });
      await api.create('Teapot', { ...teapot, id: 'teapot-5', visibility_central: 'high' });
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
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'on_hold',
        views: 39,
      });
      await api
        .patch('/teapot/teapot-2', {
          id: 'teapot-2',
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'on_hold',
          views: 39,
        })
        .ok('the change is valid');
      await api.get('/teapot/teapot-1').ok('another object was updated', teapot);
      await api.get('/teapot/teapot-2').ok('the update is stored', {
        joined_raw_initial: '2022-11-16 11:09:58',
        id: 'teapot-2',
        visibility_central: 'on_hold',
        views: 39,
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
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.get('/teapot/teapot-2').ok('another object was deleted', {
        joined_raw_initial: '2022-11-16 11:09:58',
        id: 'teapot-2',
        visibility_central: 'on_hold',
        views: 39,
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
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'on_hold',
        views: 39,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/teapot').ok('reset removes all objects', []);
      await api.get('/teapot/teapot-1').notFound('reset removed it');
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
      await api
        .post('/teapot', without(teapot, 'joined_raw_initial'))
        .invalid('joined_raw_initial is required and has no default');
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
    'visibility_central is "high" when a create leaves it out',
    about(
      'teapot.visibility_central.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of visibility_central is "high"';
      await api
        .post('/teapot', without(teapot, 'visibility_central'))
        .created(because, { visibility_central: 'high' });
      await api.get('/teapot/teapot-1').ok(because, { visibility_central: 'high' });
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
    'update of joined_raw_initial or views alone leaves every other field as it is',
    about(
      'teapot.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because, { ...teapot, joined_raw_initial: '2022-11-16 11:09:58' });
      await api
        .patch('/teapot/teapot-1', { views: 39 })
        .ok(because, { ...teapot, joined_raw_initial: '2022-11-16 11:09:58', views: 39 });
      await api
        .get('/teapot/teapot-1')
        .ok(because, { ...teapot, joined_raw_initial: '2022-11-16 11:09:58', views: 39 });
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
      const because = 'joined_raw_initial must not be null';
      await api.post('/teapot', { ...teapot, joined_raw_initial: null }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { joined_raw_initial: null }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { joined_raw_initial: '2027-09-07 06:23:13' });
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
      const because = 'visibility_central must not be null';
      await api.post('/teapot', { ...teapot, visibility_central: null }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { visibility_central: null }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { visibility_central: 'normal' });
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
});

test.describe('Teapot: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'joined_raw_initial may be the leap day 2020-02-29',
    about('teapot.joined_raw_initial.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of joined_raw_initial';
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2020-02-29 12:00:00' })
        .created(because, { joined_raw_initial: '2020-02-29 12:00:00' });
      await api.get('/teapot/teapot-1').ok(because, { joined_raw_initial: '2020-02-29 12:00:00' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { joined_raw_initial: '2020-02-29 12:00:00' })
        .ok(because, { joined_raw_initial: '2020-02-29 12:00:00' });
      await api.get('/teapot/teapot-2').ok(because, { joined_raw_initial: '2020-02-29 12:00:00' });
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
      const because = 'joined_raw_initial must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/teapot', { ...teapot, joined_raw_initial: 202403 }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { joined_raw_initial: 0 }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { joined_raw_initial: '2027-09-07 06:23:13' });
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
      const because = 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2018-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2018-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-13-01 06:23:13' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-09-07 24:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2018-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2018-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2019-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-09-07 10:60:00' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-09-07 10:30:75' })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2018-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2018-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2027-13-01 06:23:13' })
        .invalid(because);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2027-09-07 24:00:00' })
        .invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { joined_raw_initial: '2027-09-07 06:23:13' });
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
      const because = 'joined_raw_initial must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-09-07T06:23:13Z' })
        .invalid(because);
      await api.post('/teapot', { ...teapot, joined_raw_initial: '2027-09-07' }).invalid(because);
      await api.post('/teapot', { ...teapot, joined_raw_initial: 'not a date' }).invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-09-07T06:23:13' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-09-07 06:23' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-09-07 06:23:13.125' })
        .invalid(because);
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-09-07 06:23:13+02:00' })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2027-09-07T06:23:13Z' })
        .invalid(because);
      await api.patch('/teapot/teapot-1', { joined_raw_initial: '2027-09-07' }).invalid(because);
      await api.patch('/teapot/teapot-1', { joined_raw_initial: 'not a date' }).invalid(because);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2027-09-07T06:23:13' })
        .invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { joined_raw_initial: '2027-09-07 06:23:13' });
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
      const because = 'the first moment of joined_raw_initial is 2018-01-01 00:00:00, inclusive';
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2018-01-01 00:00:00' })
        .created(because, { joined_raw_initial: '2018-01-01 00:00:00' });
      await api.get('/teapot/teapot-1').ok(because, { joined_raw_initial: '2018-01-01 00:00:00' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { joined_raw_initial: '2018-01-01 00:00:00' })
        .ok(because, { joined_raw_initial: '2018-01-01 00:00:00' });
      await api.get('/teapot/teapot-2').ok(because, { joined_raw_initial: '2018-01-01 00:00:00' });
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
      const because = 'joined_raw_initial must not be before 2018-01-01 00:00:00';
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2017-12-31 23:59:59' })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2017-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { joined_raw_initial: '2027-09-07 06:23:13' });
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
      const because = 'the last moment of joined_raw_initial is 2027-12-31 23:59:59, inclusive';
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2027-12-31 23:59:59' })
        .created(because, { joined_raw_initial: '2027-12-31 23:59:59' });
      await api.get('/teapot/teapot-1').ok(because, { joined_raw_initial: '2027-12-31 23:59:59' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { joined_raw_initial: '2027-12-31 23:59:59' })
        .ok(because, { joined_raw_initial: '2027-12-31 23:59:59' });
      await api.get('/teapot/teapot-2').ok(because, { joined_raw_initial: '2027-12-31 23:59:59' });
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
      const because = 'joined_raw_initial must not be after 2027-12-31 23:59:59';
      await api
        .post('/teapot', { ...teapot, joined_raw_initial: '2028-01-01 00:00:00' })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2028-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { joined_raw_initial: '2027-09-07 06:23:13' });
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
      const because = 'visibility_central must be one of normal, high, critical, frozen, on_hold';
      await api.post('/teapot', { ...teapot, visibility_central: 421337 }).invalid(because);
      await api
        .post('/teapot', { ...teapot, visibility_central: { value: 'text' } })
        .invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { visibility_central: 0 }).invalid(because);
      await api.patch('/teapot/teapot-1', { visibility_central: {} }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { visibility_central: 'normal' });
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
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of FestivalUrgency';
      await api.post('/teapot', teapot).created(because, { visibility_central: 'normal' });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'high' })
        .ok(because, { visibility_central: 'high' });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'critical' })
        .ok(because, { visibility_central: 'critical' });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'frozen' })
        .ok(because, { visibility_central: 'frozen' });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'on_hold' })
        .ok(because, { visibility_central: 'on_hold' });
      await api.get('/teapot/teapot-1').ok(because, { visibility_central: 'on_hold' });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'normal' })
        .ok(because, { visibility_central: 'normal' });
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
      const because = 'frozen was added to FestivalUrgency';
      await api
        .post('/teapot', { ...teapot, visibility_central: 'frozen' })
        .created(because, { visibility_central: 'frozen' });
      await api.get('/teapot/teapot-1').ok(because, { visibility_central: 'frozen' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { visibility_central: 'frozen' })
        .ok(because, { visibility_central: 'frozen' });
      await api.get('/teapot/teapot-2').ok(because, { visibility_central: 'frozen' });
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
      const because = 'on_hold was added to FestivalUrgency';
      await api
        .post('/teapot', { ...teapot, visibility_central: 'on_hold' })
        .created(because, { visibility_central: 'on_hold' });
      await api.get('/teapot/teapot-1').ok(because, { visibility_central: 'on_hold' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api
        .patch('/teapot/teapot-2', { visibility_central: 'on_hold' })
        .ok(because, { visibility_central: 'on_hold' });
      await api.get('/teapot/teapot-2').ok(because, { visibility_central: 'on_hold' });
    },
  );

  test(
    'create and update refuse a visibility_central that FestivalUrgency does not list, such as unheard_of',
    about(
      'teapot.visibility_central.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visibility_central must be one of normal, high, critical, frozen, on_hold';
      await api.post('/teapot', { ...teapot, visibility_central: 'unheard_of' }).invalid(because);
      await api.post('/teapot', { ...teapot, visibility_central: 'normal ' }).invalid(because);
      await api.post('/teapot', { ...teapot, visibility_central: 'norma' }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { visibility_central: 'unheard_of' }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { visibility_central: 'normal' });
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
      const because = 'visibility_central must be one of normal, high, critical, frozen, on_hold';
      await api.post('/teapot', { ...teapot, visibility_central: 'NORMAL' }).invalid(because);
      await api.get('/teapot/teapot-1').notFound('a refused create stores nothing');
      await api.create('Teapot', teapot);
      await api.patch('/teapot/teapot-1', { visibility_central: 'NORMAL' }).invalid(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused update changes nothing', { visibility_central: 'normal' });
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
      await api.post('/teapot/teapot-1/demote').ok('the state is right and every condition holds', {
        ...teapot,
        joined_raw_initial: '2023-11-18 12:00:00',
        views: 357,
      });
      await api.get('/teapot/teapot-1').ok('what the action did is stored', {
        ...teapot,
        joined_raw_initial: '2023-11-18 12:00:00',
        views: 357,
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
      const because = 'demote was not called yet';
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.get('/analytics/teapot/views/max').ok(because, { result: 68 });
      await api.get('/analytics/teapot/views/sum').ok(because, { result: 68 });
      await api.post('/teapot/teapot-1/demote').ok('the state is right and every condition holds');
      await api.get('/teapot/teapot-1').ok('set this.views to 357', { views: 357, id: 'teapot-1' });
      await api.get('/analytics/teapot/views/max').ok('demote changed views', { result: 357 });
      await api.get('/analytics/teapot/views/sum').ok('demote changed views', { result: 357 });
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
      await api.post('/teapot/teapot-1/demote').ok('the state is right and every condition holds');
      await api.get('/teapot/teapot-1').ok('set this.joined_raw_initial to "2023-11-18 12:00:00"', {
        joined_raw_initial: '2023-11-18 12:00:00',
        id: 'teapot-1',
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
      await api.post('/teapot/teapot-1/demote').ok('the state is right and every condition holds');
      await api
        .get('/teapot/teapot-2')
        .ok('demote was called on teapot-1, which does not concern this object', {
          ...teapot,
          id: 'teapot-2',
          visibility_central: 'high',
        });
    },
  );

  test(
    'demote acts on what updates left, and later updates leave what it did',
    about(
      'teapot.demote.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the state is right and every condition holds';
      await api.create('Teapot', {
        ...teapot,
        joined_raw_initial: '2022-11-16 11:09:58',
        views: 39,
      });
      await api
        .patch('/teapot/teapot-1', {
          visibility_central: 'high',
          joined_raw_initial: '2027-09-07 06:23:13',
          views: 68,
        })
        .ok('the change is valid');
      await api.post('/teapot/teapot-1/demote').ok(because);
      await api
        .get('/teapot')
        .ok('a list shows what demote did', [
          { ...teapot, views: 357, joined_raw_initial: '2023-11-18 12:00:00' },
        ]);
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'high' })
        .ok('an update may lead back to any visibility_central');
      await api.post('/teapot/teapot-1/demote').ok(because, {
        visibility_central: 'normal',
        views: 357,
        joined_raw_initial: '2023-11-18 12:00:00',
      });
    },
  );

  test(
    'demote answers 404 for an id that no Teapot has',
    about('teapot.demote.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api
        .post('/teapot/teapot-unknown/demote')
        .notFound('no Teapot has the id teapot-unknown');
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.post('/teapot/teapot-1/demote').notFound('it was deleted');
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
      await api
        .post('/teapot/teapot-1/demote')
        .refused('demote starts from high, and visibility_central is normal');
      await api.get('/teapot/teapot-1').ok('a refused action changes nothing', {
        visibility_central: 'normal',
        views: 68,
        joined_raw_initial: '2027-09-07 06:23:13',
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
      await api
        .post('/teapot/teapot-1/demote')
        .refused('demote starts from high, and visibility_central is critical');
      await api.get('/teapot/teapot-1').ok('a refused action changes nothing', {
        visibility_central: 'critical',
        views: 68,
        joined_raw_initial: '2027-09-07 06:23:13',
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
      await api
        .post('/teapot/teapot-1/demote')
        .refused('demote starts from high, and visibility_central is frozen');
      await api.get('/teapot/teapot-1').ok('a refused action changes nothing', {
        visibility_central: 'frozen',
        views: 68,
        joined_raw_initial: '2027-09-07 06:23:13',
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
      await api
        .post('/teapot/teapot-1/demote')
        .refused('demote starts from high, and visibility_central is on_hold');
      await api.get('/teapot/teapot-1').ok('a refused action changes nothing', {
        visibility_central: 'on_hold',
        views: 68,
        joined_raw_initial: '2027-09-07 06:23:13',
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
      await api.post('/teapot/teapot-1/recall').ok('the state is right and every condition holds', {
        ...teapot,
        visibility_central: 'critical',
        views: 136,
      });
      await api.get('/teapot/teapot-1').ok('what the action did is stored', {
        ...teapot,
        visibility_central: 'critical',
        views: 136,
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
      const because = 'recall was not called yet';
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.get('/analytics/teapot/views/max').ok(because, { result: 68 });
      await api.get('/analytics/teapot/views/sum').ok(because, { result: 68 });
      await api.post('/teapot/teapot-1/recall').ok('the state is right and every condition holds');
      await api.get('/teapot/teapot-1').ok('set this.views to this.views + this.views', {
        views: 136,
        joined_raw_initial: '2027-09-07 06:23:13',
        id: 'teapot-1',
      });
      await api.get('/analytics/teapot/views/max').ok('recall changed views', { result: 136 });
      await api.get('/analytics/teapot/views/sum').ok('recall changed views', { result: 136 });
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
      await api.post('/teapot/teapot-1/recall').ok('the state is right and every condition holds');
      await api
        .get('/teapot/teapot-2')
        .ok('recall was called on teapot-1, which does not concern this object', {
          ...teapot,
          id: 'teapot-2',
          visibility_central: 'high',
        });
    },
  );

  test(
    'recall acts on what updates left, and later updates leave what it did',
    about(
      'teapot.recall.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 39 });
      await api.patch('/teapot/teapot-1', { visibility_central: 'high', views: 68 }).ok(because);
      await api.post('/teapot/teapot-1/recall').ok('the state is right and every condition holds');
      await api
        .get('/teapot')
        .ok('a list shows what recall did', [
          { id: 'teapot-1', visibility_central: 'critical', views: 136 },
        ]);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because);
      await api.get('/teapot/teapot-1').ok('what recall did stays when something else is updated', {
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'critical',
        views: 136,
      });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'high' })
        .ok('an update may lead back to any visibility_central');
      await api.post('/teapot/teapot-1/recall').ok('the state is right and every condition holds', {
        visibility_central: 'critical',
        views: 272,
      });
    },
  );

  test(
    'recall answers 404 for an id that no Teapot has',
    about('teapot.recall.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api
        .post('/teapot/teapot-unknown/recall')
        .notFound('no Teapot has the id teapot-unknown');
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.post('/teapot/teapot-1/recall').notFound('it was deleted');
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
      await api
        .post('/teapot/teapot-1/recall')
        .refused('recall starts from high, and visibility_central is normal');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'normal', views: 68 });
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
      await api
        .post('/teapot/teapot-1/recall')
        .refused('recall starts from high, and visibility_central is critical');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'critical', views: 68 });
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
      await api
        .post('/teapot/teapot-1/recall')
        .refused('recall starts from high, and visibility_central is frozen');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'frozen', views: 68 });
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
      await api
        .post('/teapot/teapot-1/recall')
        .refused('recall starts from high, and visibility_central is on_hold');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'on_hold', views: 68 });
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
      await api
        .post('/teapot/teapot-1/repair')
        .ok('the state is right and every condition holds', { ...teapot, views: 582 });
      await api
        .get('/teapot/teapot-1')
        .ok('what the action did is stored', { ...teapot, views: 582 });
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
      const because = 'repair was not called yet';
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 291 });
      await api.get('/analytics/teapot/views/max').ok(because, { result: 291 });
      await api.get('/analytics/teapot/views/sum').ok(because, { result: 291 });
      await api.post('/teapot/teapot-1/repair').ok('the state is right and every condition holds');
      await api.get('/teapot/teapot-1').ok('set this.views to this.views * 2', {
        views: 582,
        joined_raw_initial: '2027-09-07 06:23:13',
        id: 'teapot-1',
      });
      await api.get('/analytics/teapot/views/max').ok('repair changed views', { result: 582 });
      await api.get('/analytics/teapot/views/sum').ok('repair changed views', { result: 582 });
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
      await api.post('/teapot/teapot-1/repair').ok('the state is right and every condition holds');
      await api
        .get('/teapot/teapot-2')
        .ok('repair was called on teapot-1, which does not concern this object', {
          joined_raw_initial: '2027-09-07 06:23:13',
          id: 'teapot-2',
          visibility_central: 'critical',
          views: 291,
        });
    },
  );

  test(
    'repair acts on what updates left, and later updates leave what it did',
    about(
      'teapot.repair.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Teapot', { ...teapot, views: 290 });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'critical', views: 291 })
        .ok(because);
      await api.post('/teapot/teapot-1/repair').ok('the state is right and every condition holds');
      await api
        .get('/teapot')
        .ok('a list shows what repair did', [
          { id: 'teapot-1', visibility_central: 'normal', views: 582 },
        ]);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because);
      await api.get('/teapot/teapot-1').ok('what repair did stays when something else is updated', {
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'normal',
        views: 582,
      });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'critical' })
        .ok('an update may lead back to any visibility_central');
      await api.post('/teapot/teapot-1/repair').ok('the state is right and every condition holds', {
        visibility_central: 'normal',
        views: 1164,
      });
    },
  );

  test(
    'repair answers 404 for an id that no Teapot has',
    about('teapot.repair.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api
        .post('/teapot/teapot-unknown/repair')
        .notFound('no Teapot has the id teapot-unknown');
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.post('/teapot/teapot-1/repair').notFound('it was deleted');
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
      await api
        .post('/teapot/teapot-1/repair')
        .refused('repair starts from critical, and visibility_central is normal');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'normal', views: 291 });
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
      await api
        .post('/teapot/teapot-1/repair')
        .refused('repair starts from critical, and visibility_central is high');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'high', views: 291 });
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
      await api
        .post('/teapot/teapot-1/repair')
        .refused('repair starts from critical, and visibility_central is frozen');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'frozen', views: 291 });
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
      await api
        .post('/teapot/teapot-1/repair')
        .refused('repair starts from critical, and visibility_central is on_hold');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'on_hold', views: 291 });
    },
  );

  test(
    'repair is refused unless this.views > 290',
    about(
      'teapot.repair.refuses-unless-views-gt-290',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 290 });
      await api
        .post('/teapot/teapot-1/repair')
        .refused('the condition this.views > 290 is not satisfied');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'critical', views: 290 });
      await api.patch('/teapot/teapot-1', { views: 1000 }).ok('the change is valid');
      await api.post('/teapot/teapot-1/repair').ok('the state is right and every condition holds');
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
      await api
        .post('/teapot/teapot-1/repair')
        .refused('the condition this.views > 290 is not satisfied');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'critical', views: null });
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
      await api
        .post('/teapot/teapot-1/repair')
        .refused('the condition this.views > 290 is not satisfied');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'critical', views: 0 });
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
      await api
        .post('/teapot/teapot-1/submit')
        .ok('the state is right and every condition holds', { ...teapot, views: 3 });
      await api
        .get('/teapot/teapot-1')
        .ok('what the action did is stored', { ...teapot, views: 3 });
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
      const because = 'submit was not called yet';
      await api.create('Teapot', { ...teapot, visibility_central: 'critical' });
      await api.get('/analytics/teapot/views/max').ok(because, { result: 68 });
      await api.get('/analytics/teapot/views/sum').ok(because, { result: 68 });
      await api.post('/teapot/teapot-1/submit').ok('the state is right and every condition holds');
      await api.get('/teapot/teapot-1').ok('set this.views to 3', {
        views: 3,
        joined_raw_initial: '2027-09-07 06:23:13',
        id: 'teapot-1',
      });
      await api.get('/analytics/teapot/views/max').ok('submit changed views', { result: 3 });
      await api.get('/analytics/teapot/views/sum').ok('submit changed views', { result: 3 });
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
      await api.post('/teapot/teapot-1/submit').ok('the state is right and every condition holds');
      await api
        .get('/teapot/teapot-2')
        .ok('submit was called on teapot-1, which does not concern this object', {
          ...teapot,
          id: 'teapot-2',
          visibility_central: 'critical',
        });
    },
  );

  test(
    'submit acts on what updates left, and later updates leave what it did',
    about(
      'teapot.submit.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Teapot', { ...teapot, views: 39 });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'critical', views: 68 })
        .ok(because);
      await api.post('/teapot/teapot-1/submit').ok('the state is right and every condition holds');
      await api
        .get('/teapot')
        .ok('a list shows what submit did', [
          { id: 'teapot-1', visibility_central: 'normal', views: 3 },
        ]);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because);
      await api.get('/teapot/teapot-1').ok('what submit did stays when something else is updated', {
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'normal',
        views: 3,
      });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'critical' })
        .ok('an update may lead back to any visibility_central');
      await api.post('/teapot/teapot-1/submit').ok('the state is right and every condition holds', {
        visibility_central: 'normal',
        views: 3,
      });
    },
  );

  test(
    'submit answers 404 for an id that no Teapot has',
    about('teapot.submit.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api
        .post('/teapot/teapot-unknown/submit')
        .notFound('no Teapot has the id teapot-unknown');
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.post('/teapot/teapot-1/submit').notFound('it was deleted');
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
      await api
        .post('/teapot/teapot-1/submit')
        .refused('submit starts from critical, and visibility_central is normal');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'normal', views: 68 });
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
      await api
        .post('/teapot/teapot-1/submit')
        .refused('submit starts from critical, and visibility_central is high');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'high', views: 68 });
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
      await api
        .post('/teapot/teapot-1/submit')
        .refused('submit starts from critical, and visibility_central is frozen');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'frozen', views: 68 });
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
      await api
        .post('/teapot/teapot-1/submit')
        .refused('submit starts from critical, and visibility_central is on_hold');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'on_hold', views: 68 });
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
      await api.post('/teapot/teapot-1/rotate').ok('the state is right and every condition holds', {
        ...teapot,
        visibility_central: 'high',
      });
      await api
        .get('/teapot/teapot-1')
        .ok('what the action did is stored', { ...teapot, visibility_central: 'high' });
    },
  );

  test(
    'rotate leaves objects alone that it does not concern',
    about('teapot.rotate.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, visibility_central: 'frozen' });
      await api.create('Teapot', { ...teapot, id: 'teapot-2', visibility_central: 'frozen' });
      await api.post('/teapot/teapot-1/rotate').ok('the state is right and every condition holds');
      await api
        .get('/teapot/teapot-2')
        .ok('rotate was called on teapot-1, which does not concern this object', {
          ...teapot,
          id: 'teapot-2',
          visibility_central: 'frozen',
        });
    },
  );

  test(
    'rotate acts on what updates left, and later updates leave what it did',
    about(
      'teapot.rotate.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Teapot', { ...teapot, visibility_central: 'high' });
      await api.patch('/teapot/teapot-1', { visibility_central: 'frozen' }).ok(because);
      await api.post('/teapot/teapot-1/rotate').ok('the state is right and every condition holds');
      await api
        .get('/teapot')
        .ok('a list shows what rotate did', [{ id: 'teapot-1', visibility_central: 'high' }]);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because);
      await api.get('/teapot/teapot-1').ok('what rotate did stays when something else is updated', {
        joined_raw_initial: '2022-11-16 11:09:58',
        visibility_central: 'high',
      });
      await api
        .patch('/teapot/teapot-1', { visibility_central: 'frozen' })
        .ok('an update may lead back to any visibility_central');
      await api
        .post('/teapot/teapot-1/rotate')
        .ok('the state is right and every condition holds', { visibility_central: 'high' });
    },
  );

  test(
    'rotate answers 404 for an id that no Teapot has',
    about('teapot.rotate.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api
        .post('/teapot/teapot-unknown/rotate')
        .notFound('no Teapot has the id teapot-unknown');
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.post('/teapot/teapot-1/rotate').notFound('it was deleted');
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
      await api
        .post('/teapot/teapot-1/rotate')
        .refused('rotate starts from frozen, and visibility_central is normal');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'normal' });
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
      await api
        .post('/teapot/teapot-1/rotate')
        .refused('rotate starts from frozen, and visibility_central is high');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'high' });
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
      await api
        .post('/teapot/teapot-1/rotate')
        .refused('rotate starts from frozen, and visibility_central is critical');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'critical' });
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
      await api
        .post('/teapot/teapot-1/rotate')
        .refused('rotate starts from frozen, and visibility_central is on_hold');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'on_hold' });
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
      await api
        .post('/teapot/teapot-1/finalize')
        .ok('the state is right and every condition holds', {
          ...teapot,
          visibility_central: 'critical',
          views: 428,
        });
      await api.get('/teapot/teapot-1').ok('what the action did is stored', {
        ...teapot,
        visibility_central: 'critical',
        views: 428,
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
      const because = 'finalize was not called yet';
      await api.create('Teapot', { ...teapot, views: 214 });
      await api.get('/analytics/teapot/views/max').ok(because, { result: 214 });
      await api.get('/analytics/teapot/views/sum').ok(because, { result: 214 });
      await api
        .post('/teapot/teapot-1/finalize')
        .ok('the state is right and every condition holds');
      await api.get('/teapot/teapot-1').ok('set this.views to this.views + this.views', {
        views: 428,
        joined_raw_initial: '2027-09-07 06:23:13',
        id: 'teapot-1',
      });
      await api.get('/analytics/teapot/views/max').ok('finalize changed views', { result: 428 });
      await api.get('/analytics/teapot/views/sum').ok('finalize changed views', { result: 428 });
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
      await api
        .post('/teapot/teapot-1/finalize')
        .ok('the state is right and every condition holds');
      await api
        .get('/teapot/teapot-2')
        .ok('finalize was called on teapot-1, which does not concern this object', {
          ...teapot,
          id: 'teapot-2',
          views: 214,
        });
    },
  );

  test(
    'finalize acts on what updates left, and later updates leave what it did',
    about(
      'teapot.finalize.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Teapot', { ...teapot, visibility_central: 'critical', views: 215 });
      await api.patch('/teapot/teapot-1', { visibility_central: 'normal', views: 214 }).ok(because);
      await api
        .post('/teapot/teapot-1/finalize')
        .ok('the state is right and every condition holds');
      await api
        .get('/teapot')
        .ok('a list shows what finalize did', [
          { id: 'teapot-1', visibility_central: 'critical', views: 428 },
        ]);
      await api
        .patch('/teapot/teapot-1', { joined_raw_initial: '2022-11-16 11:09:58' })
        .ok(because);
      await api
        .get('/teapot/teapot-1')
        .ok('what finalize did stays when something else is updated', {
          joined_raw_initial: '2022-11-16 11:09:58',
          visibility_central: 'critical',
          views: 428,
        });
    },
  );

  test(
    'finalize answers 404 for an id that no Teapot has',
    about('teapot.finalize.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api
        .post('/teapot/teapot-unknown/finalize')
        .notFound('no Teapot has the id teapot-unknown');
      await api.delete('/teapot/teapot-1').removed('the object exists');
      await api.post('/teapot/teapot-1/finalize').notFound('it was deleted');
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
      await api
        .post('/teapot/teapot-1/finalize')
        .refused('finalize starts from normal, and visibility_central is high');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'high', views: 214 });
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
      await api
        .post('/teapot/teapot-1/finalize')
        .refused('finalize starts from normal, and visibility_central is critical');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'critical', views: 214 });
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
      await api
        .post('/teapot/teapot-1/finalize')
        .refused('finalize starts from normal, and visibility_central is frozen');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'frozen', views: 214 });
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
      await api
        .post('/teapot/teapot-1/finalize')
        .refused('finalize starts from normal, and visibility_central is on_hold');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'on_hold', views: 214 });
    },
  );

  test(
    'finalize is refused unless this.views * 2 <= 428',
    about(
      'teapot.finalize.refuses-unless-views-times-2-lte-428',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the condition this.views * 2 <= 428 is not satisfied';
      await api.create('Teapot', { ...teapot, views: 215 });
      await api.post('/teapot/teapot-1/finalize').refused(because);
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'normal', views: 215 });
      await api.patch('/teapot/teapot-1', { views: 900 }).ok('the change is valid');
      await api.post('/teapot/teapot-1/finalize').refused(because);
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
      await api
        .post('/teapot/teapot-1/finalize')
        .refused('the condition this.views * 2 <= 428 is not satisfied');
      await api
        .get('/teapot/teapot-1')
        .ok('a refused action changes nothing', { visibility_central: 'normal', views: null });
    },
  );

  test(
    'finalize succeeds when views is 0',
    about(
      'teapot.finalize.succeeds-when-views-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', { ...teapot, views: 0 });
      await api
        .post('/teapot/teapot-1/finalize')
        .ok('the state is right and every condition holds', {
          visibility_central: 'critical',
          views: 0,
        });
      await api
        .get('/teapot/teapot-1')
        .ok('views is 0, which is allowed', { visibility_central: 'critical', views: 0 });
    },
  );
});
