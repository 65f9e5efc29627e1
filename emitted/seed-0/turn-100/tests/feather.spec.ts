import { about, test, without } from '../support/api.ts';

// A valid Hammer, as the tests send it.
const hammer = { angle_weekly_hidden: 51.75, color: 'ninora', id: 'hammer-1', tokens: 88 };

// A valid Feather, as the tests send it.
const feather = {
  created_base_past: '2029-06-09 01:25:45',
  flavor_pending_rough: 'garu',
  id: 'feather-1',
  radius_stored: 70.75,
};

test.describe('Feather: create, read, update and delete', () => {
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

  test(
    'create answers the new Feather, and read answers it again',
    about(
      'feather.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api
        .post('/feather', feather)
        .created('create answers the object that was sent', { ...feather, hammer: null });
      await api
        .get('/feather/feather-1')
        .ok('read answers the object that was created', { ...feather, hammer: null });
      await api
        .post('/feather', { ...feather, id: 'feather-2' })
        .created('objects may be alike in everything but their ids', { id: 'feather-2' });
    },
  );

  test(
    'the id of a Feather may be any text, upper and lower case told apart, but no number',
    about(
      'feather.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/feather', { ...feather, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Feather', { ...feather, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/feather/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/feather/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...feather, hammer: null, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/feather', { ...feather, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Feather',
    about(
      'feather.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api
        .patch('/feather/feather-1', {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        })
        .ok('every one of these fields was sent', {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          hammer: null,
          id: 'feather-1',
          radius_stored: 15.25,
        });
      await api.get('/feather/feather-1').ok('the update is stored', {
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('feather.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Feather', feather);
      await api
        .patch('/feather/feather-1', {
          id: 'feather-1',
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        })
        .ok(because, {
          id: 'feather-1',
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        });
      await api.get('/feather/feather-1').ok(because, {
        id: 'feather-1',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
    },
  );

  test(
    'update that is refused for radius_stored does not change created_base_past either',
    about(
      'feather.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api
        .patch('/feather/feather-1', {
          created_base_past: '2028-05-26 16:07:36',
          radius_stored: 'abc',
        })
        .invalid('radius_stored must be a number');
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { ...feather, hammer: null });
    },
  );

  test(
    'delete removes a Feather: no read finds it and no list holds it',
    about(
      'feather.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Feather', feather);
      await api.delete('/feather/feather-1').removed('the object exists');
      await api.get('/feather/feather-1').notFound(because);
      await api.patch('/feather/feather-1', { id: 'feather-1' }).notFound(because);
      await api.get('/feather').ok('what was deleted is in no list', []);
      await api
        .post('/feather', {
          ...feather,
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          hammer: null,
          id: 'feather-1',
          radius_stored: 15.25,
        });
      await api
        .get('/feather/feather-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          hammer: null,
          id: 'feather-1',
          radius_stored: 15.25,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Feather has',
    about('feather.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Feather has the id feather-unknown';
      await api.create('Feather', feather);
      await api.get('/feather/feather-unknown').notFound(because);
      await api
        .patch('/feather/feather-unknown', {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        })
        .notFound(because);
      await api.delete('/feather/feather-unknown').notFound(because);
      await api
        .get('/feather')
        .ok('requests for an unknown id change nothing', [{ id: 'feather-1' }]);
    },
  );
});

test.describe('Feather: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Feather with all of its fields',
    about('feather.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api.create('Feather', {
        ...feather,
        id: 'feather-3',
        created_base_past: '2025-05-15 15:19:58',
        flavor_pending_rough: 'gosovo',
        radius_stored: 4.75,
      });
      await api.get('/feather').ok('three objects were created', [
        { ...feather, hammer: null },
        {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          hammer: null,
          id: 'feather-2',
          radius_stored: 15.25,
        },
        {
          created_base_past: '2025-05-15 15:19:58',
          flavor_pending_rough: 'gosovo',
          hammer: null,
          id: 'feather-3',
          radius_stored: 4.75,
        },
      ]);
      await api.create('Feather', { ...feather, id: 'feather-4' });
      await api.create('Feather', { ...feather, id: 'feather-5' });
      await api.create('Feather', { ...feather, id: 'feather-6' });
      await api.create('Feather', { ...feather, id: 'feather-7' });
      await api.create('Feather', { ...feather, id: 'feather-8' });
      await api.create('Feather', { ...feather, id: 'feather-9' });
      await api.create('Feather', { ...feather, id: 'feather-10' });
      await api.create('Feather', { ...feather, id: 'feather-11' });
      await api
        .get('/feather')
        .ok('a list holds every object, however many there are', [
          { id: 'feather-1' },
          { id: 'feather-2' },
          { id: 'feather-3' },
          { id: 'feather-4' },
          { id: 'feather-5' },
          { id: 'feather-6' },
          { id: 'feather-7' },
          { id: 'feather-8' },
          { id: 'feather-9' },
          { id: 'feather-10' },
          { id: 'feather-11' },
        ]);
    },
  );

  test(
    'update of one Feather leaves another as it was',
    about('feather.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api
        .patch('/feather/feather-2', {
          id: 'feather-2',
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        })
        .ok('the change is valid');
      await api
        .get('/feather/feather-1')
        .ok('another object was updated', { ...feather, hammer: null });
      await api.get('/feather/feather-2').ok('the update is stored', {
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        hammer: null,
        id: 'feather-2',
        radius_stored: 15.25,
      });
    },
  );

  test(
    'delete of one Feather leaves another as it was',
    about(
      'feather.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api.delete('/feather/feather-1').removed('the object exists');
      await api.get('/feather/feather-2').ok('another object was deleted', {
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        hammer: null,
        id: 'feather-2',
        radius_stored: 15.25,
      });
      await api.get('/feather').ok('one of two objects was deleted', [{ id: 'feather-2' }]);
    },
  );

  test(
    'reset removes every Feather',
    about('feather.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/feather').ok('reset removes all objects', []);
      await api.get('/feather/feather-1').notFound('reset removed it');
    },
  );
});

test.describe('Feather: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Feather without created_base_past, which is required',
    about(
      'feather.created_base_past.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/feather', without(feather, 'created_base_past'))
        .invalid('created_base_past is required and has no default');
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Feather without flavor_pending_rough, which is required',
    about(
      'feather.flavor_pending_rough.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/feather', without(feather, 'flavor_pending_rough'))
        .invalid('flavor_pending_rough is required and has no default');
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Feather without an id',
    about(
      'feather.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', without(feather, 'id')).invalid('id must be sent');
      await api.get('/feather').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Feather without radius_stored, which is required',
    about(
      'feather.radius_stored.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/feather', without(feather, 'radius_stored'))
        .invalid('radius_stored is required and has no default');
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of created_base_past or radius_stored alone leaves every other field as it is',
    about('feather.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Hammer', hammer);
      await api.create('Feather', { ...feather, hammer: 'hammer-1' });
      await api
        .patch('/feather/feather-1', { created_base_past: '2028-05-26 16:07:36' })
        .ok(because, { ...feather, created_base_past: '2028-05-26 16:07:36', hammer: 'hammer-1' });
      await api.patch('/feather/feather-1', { radius_stored: 15.25 }).ok(because, {
        ...feather,
        created_base_past: '2028-05-26 16:07:36',
        hammer: 'hammer-1',
        radius_stored: 15.25,
      });
      await api.get('/feather/feather-1').ok(because, {
        ...feather,
        created_base_past: '2028-05-26 16:07:36',
        hammer: 'hammer-1',
        radius_stored: 15.25,
      });
    },
  );
});

test.describe('Feather: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'created_base_past may be null',
    about(
      'feather.created_base_past.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'created_base_past is nullable';
      await api
        .post('/feather', { ...feather, created_base_past: null })
        .created(because, { created_base_past: null });
      await api.get('/feather/feather-1').ok(because, { created_base_past: null });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { created_base_past: null })
        .ok(because, { created_base_past: null });
      await api.get('/feather/feather-2').ok(because, { created_base_past: null });
    },
  );

  test(
    'flavor_pending_rough may be null',
    about(
      'feather.flavor_pending_rough.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'flavor_pending_rough is nullable';
      await api
        .post('/feather', { ...feather, flavor_pending_rough: null })
        .created(because, { flavor_pending_rough: null });
      await api.get('/feather/feather-1').ok(because, { flavor_pending_rough: null });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { flavor_pending_rough: null })
        .ok(because, { flavor_pending_rough: null });
      await api.get('/feather/feather-2').ok(because, { flavor_pending_rough: null });
    },
  );

  test(
    'create and update refuse null for radius_stored',
    about(
      'feather.radius_stored.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'radius_stored must not be null';
      await api.post('/feather', { ...feather, radius_stored: null }).invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', { radius_stored: null }).invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { radius_stored: 70.75 });
    },
  );
});

test.describe('Feather: types and bounds', () => {
  // values.float: A whole number is a valid float.
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
    'created_base_past may be the leap day 2020-02-29',
    about('feather.created_base_past.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of created_base_past';
      await api
        .post('/feather', { ...feather, created_base_past: '2020-02-29 12:00:00' })
        .created(because, { created_base_past: '2020-02-29 12:00:00' });
      await api.get('/feather/feather-1').ok(because, { created_base_past: '2020-02-29 12:00:00' });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { created_base_past: '2020-02-29 12:00:00' })
        .ok(because, { created_base_past: '2020-02-29 12:00:00' });
      await api.get('/feather/feather-2').ok(because, { created_base_past: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a created_base_past of a wrong type',
    about(
      'feather.created_base_past.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'created_base_past must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/feather', { ...feather, created_base_past: 202403 }).invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', { created_base_past: 0 }).invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { created_base_past: '2029-06-09 01:25:45' });
    },
  );

  test(
    'create and update refuse a created_base_past that no calendar or clock has',
    about(
      'feather.created_base_past.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/feather', { ...feather, created_base_past: '2018-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2018-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2029-13-01 01:25:45' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2029-06-09 24:00:00' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2018-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2018-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2019-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2029-06-09 10:60:00' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2029-06-09 10:30:75' })
        .invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api
        .patch('/feather/feather-1', { created_base_past: '2018-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/feather/feather-1', { created_base_past: '2018-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/feather/feather-1', { created_base_past: '2029-13-01 01:25:45' })
        .invalid(because);
      await api
        .patch('/feather/feather-1', { created_base_past: '2029-06-09 24:00:00' })
        .invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { created_base_past: '2029-06-09 01:25:45' });
    },
  );

  test(
    'create and update refuse a created_base_past in another format',
    about(
      'feather.created_base_past.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/feather', { ...feather, created_base_past: '2029-06-09T01:25:45Z' })
        .invalid(because);
      await api.post('/feather', { ...feather, created_base_past: '2029-06-09' }).invalid(because);
      await api.post('/feather', { ...feather, created_base_past: 'not a date' }).invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2029-06-09T01:25:45' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2029-06-09 01:25' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2029-06-09 01:25:45.125' })
        .invalid(because);
      await api
        .post('/feather', { ...feather, created_base_past: '2029-06-09 01:25:45+02:00' })
        .invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api
        .patch('/feather/feather-1', { created_base_past: '2029-06-09T01:25:45Z' })
        .invalid(because);
      await api.patch('/feather/feather-1', { created_base_past: '2029-06-09' }).invalid(because);
      await api.patch('/feather/feather-1', { created_base_past: 'not a date' }).invalid(because);
      await api
        .patch('/feather/feather-1', { created_base_past: '2029-06-09T01:25:45' })
        .invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { created_base_past: '2029-06-09 01:25:45' });
    },
  );

  test(
    'created_base_past may be right at its first moment of 2018-01-01 00:00:00',
    about(
      'feather.created_base_past.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the first moment of created_base_past is 2018-01-01 00:00:00, inclusive';
      await api
        .post('/feather', { ...feather, created_base_past: '2018-01-01 00:00:00' })
        .created(because, { created_base_past: '2018-01-01 00:00:00' });
      await api.get('/feather/feather-1').ok(because, { created_base_past: '2018-01-01 00:00:00' });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { created_base_past: '2018-01-01 00:00:00' })
        .ok(because, { created_base_past: '2018-01-01 00:00:00' });
      await api.get('/feather/feather-2').ok(because, { created_base_past: '2018-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a created_base_past before its first moment of 2018-01-01 00:00:00',
    about(
      'feather.created_base_past.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'created_base_past must not be before 2018-01-01 00:00:00';
      await api
        .post('/feather', { ...feather, created_base_past: '2017-12-31 23:59:59' })
        .invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api
        .patch('/feather/feather-1', { created_base_past: '2017-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { created_base_past: '2029-06-09 01:25:45' });
    },
  );

  test(
    'created_base_past may be right at its last moment of 2029-12-31 23:59:59',
    about(
      'feather.created_base_past.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the last moment of created_base_past is 2029-12-31 23:59:59, inclusive';
      await api
        .post('/feather', { ...feather, created_base_past: '2029-12-31 23:59:59' })
        .created(because, { created_base_past: '2029-12-31 23:59:59' });
      await api.get('/feather/feather-1').ok(because, { created_base_past: '2029-12-31 23:59:59' });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { created_base_past: '2029-12-31 23:59:59' })
        .ok(because, { created_base_past: '2029-12-31 23:59:59' });
      await api.get('/feather/feather-2').ok(because, { created_base_past: '2029-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a created_base_past after its last moment of 2029-12-31 23:59:59',
    about(
      'feather.created_base_past.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'created_base_past must not be after 2029-12-31 23:59:59';
      await api
        .post('/feather', { ...feather, created_base_past: '2030-01-01 00:00:00' })
        .invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api
        .patch('/feather/feather-1', { created_base_past: '2030-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { created_base_past: '2029-06-09 01:25:45' });
    },
  );

  test(
    'flavor_pending_rough of digits alone stays a string',
    about(
      'feather.flavor_pending_rough.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of flavor_pending_rough';
      await api
        .post('/feather', { ...feather, flavor_pending_rough: '0042' })
        .created(because, { flavor_pending_rough: '0042' });
      await api.get('/feather/feather-1').ok(because, { flavor_pending_rough: '0042' });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { flavor_pending_rough: '0042' })
        .ok(because, { flavor_pending_rough: '0042' });
      await api.get('/feather/feather-2').ok(because, { flavor_pending_rough: '0042' });
    },
  );

  test(
    'flavor_pending_rough keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'feather.flavor_pending_rough.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of flavor_pending_rough';
      await api
        .post('/feather', { ...feather, flavor_pending_rough: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { flavor_pending_rough: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/feather/feather-1')
        .ok(because, { flavor_pending_rough: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { flavor_pending_rough: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { flavor_pending_rough: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/feather/feather-2')
        .ok(because, { flavor_pending_rough: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a flavor_pending_rough of a wrong type',
    about(
      'feather.flavor_pending_rough.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'flavor_pending_rough must be a string';
      await api.post('/feather', { ...feather, flavor_pending_rough: 421337 }).invalid(because);
      await api
        .post('/feather', { ...feather, flavor_pending_rough: { value: 'text' } })
        .invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', { flavor_pending_rough: 0 }).invalid(because);
      await api.patch('/feather/feather-1', { flavor_pending_rough: {} }).invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { flavor_pending_rough: 'garu' });
    },
  );

  test(
    'flavor_pending_rough may be right at its maximum length of 90',
    about(
      'feather.flavor_pending_rough.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of flavor_pending_rough is 90, inclusive';
      await api
        .post('/feather', {
          ...feather,
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        })
        .created(because, {
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        });
      await api.get('/feather/feather-1').ok(because, {
        flavor_pending_rough:
          'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', {
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        })
        .ok(because, {
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
        });
      await api.get('/feather/feather-2').ok(because, {
        flavor_pending_rough:
          'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru san ',
      });
    },
  );

  test(
    'create and update refuse a flavor_pending_rough above its maximum length of 90',
    about(
      'feather.flavor_pending_rough.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'flavor_pending_rough must have at most 90 characters';
      await api
        .post('/feather', {
          ...feather,
          flavor_pending_rough:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi r ',
        })
        .invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api
        .patch('/feather/feather-1', {
          flavor_pending_rough:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi r ',
        })
        .invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { flavor_pending_rough: 'garu' });
    },
  );

  test(
    'flavor_pending_rough has no minimum length',
    about(
      'feather.flavor_pending_rough.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'flavor_pending_rough has no minimum length';
      await api
        .post('/feather', { ...feather, flavor_pending_rough: 'x' })
        .created(because, { flavor_pending_rough: 'x' });
      await api.get('/feather/feather-1').ok(because, { flavor_pending_rough: 'x' });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { flavor_pending_rough: 'x' })
        .ok(because, { flavor_pending_rough: 'x' });
      await api.get('/feather/feather-2').ok(because, { flavor_pending_rough: 'x' });
    },
  );

  test(
    'radius_stored may be the whole number 0',
    about('feather.radius_stored.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of radius_stored';
      await api
        .post('/feather', { ...feather, radius_stored: 0 })
        .created(because, { radius_stored: 0 });
      await api.get('/feather/feather-1').ok(because, { radius_stored: 0 });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', { radius_stored: 0 }).ok(because, { radius_stored: 0 });
      await api.get('/feather/feather-2').ok(because, { radius_stored: 0 });
    },
  );

  test(
    'radius_stored keeps three decimals',
    about('feather.radius_stored.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of radius_stored';
      await api
        .post('/feather', { ...feather, radius_stored: 12.375 })
        .created(because, { radius_stored: 12.375 });
      await api.get('/feather/feather-1').ok(because, { radius_stored: 12.375 });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { radius_stored: 12.375 })
        .ok(because, { radius_stored: 12.375 });
      await api.get('/feather/feather-2').ok(because, { radius_stored: 12.375 });
    },
  );

  test(
    'create and update refuse a radius_stored of a wrong type',
    about(
      'feather.radius_stored.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'radius_stored must be a number';
      await api.post('/feather', { ...feather, radius_stored: 'abc' }).invalid(because);
      await api.post('/feather', { ...feather, radius_stored: { value: 'text' } }).invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', { radius_stored: 'abc' }).invalid(because);
      await api.patch('/feather/feather-1', { radius_stored: {} }).invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { radius_stored: 70.75 });
    },
  );

  test(
    'radius_stored may be right at its minimum of 0',
    about(
      'feather.radius_stored.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of radius_stored is 0, inclusive';
      await api
        .post('/feather', { ...feather, radius_stored: 0 })
        .created(because, { radius_stored: 0 });
      await api.get('/feather/feather-1').ok(because, { radius_stored: 0 });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', { radius_stored: 0 }).ok(because, { radius_stored: 0 });
      await api.get('/feather/feather-2').ok(because, { radius_stored: 0 });
    },
  );

  test(
    'create and update refuse a radius_stored below its minimum of 0',
    about(
      'feather.radius_stored.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'radius_stored must be at least 0';
      await api.post('/feather', { ...feather, radius_stored: -0.25 }).invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', { radius_stored: -0.25 }).invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { radius_stored: 70.75 });
    },
  );

  test(
    'radius_stored may be right at its maximum of 10000',
    about(
      'feather.radius_stored.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of radius_stored is 10000, inclusive';
      await api
        .post('/feather', { ...feather, radius_stored: 10000 })
        .created(because, { radius_stored: 10000 });
      await api.get('/feather/feather-1').ok(because, { radius_stored: 10000 });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api
        .patch('/feather/feather-2', { radius_stored: 10000 })
        .ok(because, { radius_stored: 10000 });
      await api.get('/feather/feather-2').ok(because, { radius_stored: 10000 });
    },
  );

  test(
    'create and update refuse a radius_stored above its maximum of 10000',
    about(
      'feather.radius_stored.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'radius_stored must be at most 10000';
      await api.post('/feather', { ...feather, radius_stored: 10000.25 }).invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', { radius_stored: 10000.25 }).invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { radius_stored: 70.75 });
    },
  );
});

test.describe('Feather: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'hammer refers to an existing Hammer and is answered as its id',
    about('feather.hammer.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'hammer was sent as hammer-1';
      await api.create('Hammer', hammer);
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api
        .post('/feather', { ...feather, hammer: 'hammer-1' })
        .created(because, { hammer: 'hammer-1' });
      await api.get('/feather/feather-1').ok(because, { hammer: 'hammer-1' });
      await api
        .patch('/feather/feather-1', { hammer: 'hammer-2' })
        .ok('hammer was changed to hammer-2', { hammer: 'hammer-2' });
      await api
        .get('/feather/feather-1')
        .ok('hammer was changed to hammer-2', { hammer: 'hammer-2' });
      await api
        .get('/feather')
        .ok('lists answer references as ids too', [{ id: 'feather-1', hammer: 'hammer-2' }]);
    },
  );

  test(
    'create and update refuse a hammer that no Hammer has as its id',
    about(
      'feather.hammer.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'hammer must be the id of an existing Hammer';
      await api.post('/feather', { ...feather, hammer: 'hammer-unknown' }).invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Hammer', hammer);
      await api.create('Feather', { ...feather, hammer: 'hammer-1' });
      await api.patch('/feather/feather-1', { hammer: 'hammer-unknown' }).invalid(because);
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { hammer: 'hammer-1' });
    },
  );

  test(
    'create and update refuse what is no id for hammer',
    about(
      'feather.hammer.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'hammer must be the id of a Hammer';
      await api.post('/feather', { ...feather, hammer: 421337 }).invalid(because);
      await api.post('/feather', { ...feather, hammer: { value: 'text' } }).invalid(because);
      await api.get('/feather/feather-1').notFound('a refused create stores nothing');
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', { hammer: 0 }).invalid(because);
      await api.patch('/feather/feather-1', { hammer: {} }).invalid(because);
      await api.get('/feather/feather-1').ok('a refused update changes nothing', { hammer: null });
    },
  );

  test(
    'hammer may be null or left out',
    about('feather.hammer.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Hammer', hammer);
      await api.post('/feather', { ...feather, hammer: null }).created(because, { hammer: null });
      await api.patch('/feather/feather-1', { hammer: 'hammer-1' }).ok('the change is valid');
      await api.patch('/feather/feather-1', { hammer: null }).ok(because, { hammer: null });
      await api.get('/feather/feather-1').ok(because, { hammer: null });
      await api
        .post('/feather', { ...feather, id: 'feather-2' })
        .created('hammer is optional', { hammer: null });
    },
  );

  test(
    'deleting a Hammer clears every hammer that refers to it',
    about(
      'feather.hammer.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'hammer-1 was deleted';
      await api.create('Hammer', hammer);
      await api.create('Feather', { ...feather, hammer: 'hammer-1' });
      await api.create('Feather', { ...feather, id: 'feather-2', hammer: 'hammer-1' });
      await api.delete('/hammer/hammer-1').removed('the object exists');
      await api.get('/feather/feather-1').ok(because, { id: 'feather-1', hammer: null });
      await api.get('/feather/feather-2').ok(because, { id: 'feather-2', hammer: null });
      await api.get('/feather').ok(because, [
        { id: 'feather-1', hammer: null },
        { id: 'feather-2', hammer: null },
      ]);
      await api
        .patch('/feather/feather-1', { created_base_past: '2028-05-26 16:07:36' })
        .ok('an update of something else brings no reference back', { hammer: null });
      await api
        .patch('/feather/feather-1', { hammer: 'hammer-1' })
        .invalid('hammer must be the id of an existing Hammer');
      await api.create('Hammer', hammer);
      await api
        .get('/feather/feather-2')
        .ok('the Hammer that has the id hammer-1 now is another', { hammer: null });
    },
  );

  test(
    'deleting a Hammer keeps a hammer that refers to another',
    about('feather.hammer.survives-delete-of-another', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Hammer', hammer);
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.create('Feather', { ...feather, hammer: 'hammer-2' });
      await api.delete('/hammer/hammer-1').removed(because);
      await api.get('/feather/feather-1').ok('another Hammer was deleted', { hammer: 'hammer-2' });
      await api.delete('/feather/feather-1').removed(because);
      await api
        .get('/hammer/hammer-2')
        .ok('only what refers to it was deleted', { id: 'hammer-2' });
    },
  );

  test(
    'create and update refuse the id of a Feather in hammer, which refers to Hammer',
    about(
      'feather.hammer.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'hammer must be the id of an existing Hammer';
      await api.create('Feather', feather);
      await api
        .post('/feather', { ...feather, id: 'feather-2', hammer: 'feather-1' })
        .invalid(because);
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', { hammer: 'feather-1' }).invalid(because);
      await api.get('/feather/feather-2').ok('a refused update changes nothing', { hammer: null });
    },
  );

  test(
    'deleting a Feather, or the Hammer of the same id, leaves the other one and hammer as they are',
    about(
      'feather.hammer.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Hammer', { ...hammer, id: 'feather-1' });
      await api.create('Hammer', { ...hammer, id: 'feather-2' });
      await api.create('Feather', { ...feather, hammer: 'feather-2' });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.delete('/feather/feather-2').removed(because);
      await api
        .get('/hammer/feather-2')
        .ok('no Hammer was deleted', { ...hammer, id: 'feather-2', route_draft: null });
      await api.delete('/hammer/feather-1').removed(because);
      await api
        .get('/feather/feather-1')
        .ok('only the Hammer feather-1 was deleted', { ...feather, hammer: 'feather-2' });
    },
  );

  test(
    'update that is refused for hammer does not change created_base_past either',
    about(
      'feather.hammer.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api
        .patch('/feather/feather-1', {
          created_base_past: '2028-05-26 16:07:36',
          hammer: 'hammer-unknown',
        })
        .invalid('hammer must be the id of an existing Hammer');
      await api
        .get('/feather/feather-1')
        .ok('a refused update changes nothing', { ...feather, hammer: null });
    },
  );
});
