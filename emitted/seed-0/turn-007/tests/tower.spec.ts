import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = { caption: 'vino', id: 'zebra-1', radius_former: 15.25, rank: 71, statue: null };

// A valid Tower, as the tests send it.
const tower = {
  city_local: 'rulumo',
  flagged: false,
  id: 'tower-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
};

// A valid Mission, as the tests send it.
const mission = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'mission-1',
  label_backup: 'lobia',
  mood: 'cheerful',
};

test.describe('Tower: create, read, update and delete', () => {
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
    'create answers the new Tower, and read answers it again',
    about(
      'tower.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/tower', tower).created('create answers the object that was sent', {
        ...tower,
        galaxy_backup: null,
        mission: null,
      });
      await api.get('/tower/tower-1').ok('read answers the object that was created', {
        ...tower,
        galaxy_backup: null,
        mission: null,
      });
      await api
        .post('/tower', { ...tower, id: 'tower-2' })
        .created('objects may be alike in everything but their ids', { id: 'tower-2' });
    },
  );

  test(
    'the id of a Tower may be any text, upper and lower case told apart, but no number',
    about(
      'tower.create.accepts-any-id',
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
        .post('/tower', { ...tower, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Tower', { ...tower, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/tower/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/tower/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...tower,
          galaxy_backup: null,
          id: 'Room 2.B at the Very End of the Long Hall',
          mission: null,
        });
      await api.post('/tower', { ...tower, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Tower',
    about(
      'tower.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api
        .patch('/tower/tower-1', {
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
        })
        .ok('every one of these fields was sent', {
          city_local: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
        });
      await api.get('/tower/tower-1').ok('the update is stored', {
        city_local: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('tower.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Tower', tower);
      await api
        .patch('/tower/tower-1', {
          id: 'tower-1',
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
        })
        .ok(because, {
          id: 'tower-1',
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
        });
      await api.get('/tower/tower-1').ok(because, {
        id: 'tower-1',
        city_local: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
      });
    },
  );

  test(
    'update that is refused for phase_latest_main does not change city_local either',
    about(
      'tower.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api
        .patch('/tower/tower-1', { city_local: 'nomosa', phase_latest_main: 'unheard_of' })
        .invalid('phase_latest_main must be one of released, retired, planning');
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { ...tower, galaxy_backup: null, mission: null });
    },
  );

  test(
    'delete removes a Tower: no read finds it and no list holds it',
    about(
      'tower.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Tower', tower);
      await api.delete('/tower/tower-1').removed('the object exists');
      await api.get('/tower/tower-1').notFound(because);
      await api.patch('/tower/tower-1', { id: 'tower-1' }).notFound(because);
      await api.get('/tower').ok('what was deleted is in no list', []);
      await api
        .post('/tower', {
          ...tower,
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          city_local: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
        });
      await api
        .get('/tower/tower-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          city_local: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Tower has',
    about('tower.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Tower has the id tower-unknown';
      await api.create('Tower', tower);
      await api.get('/tower/tower-unknown').notFound(because);
      await api
        .patch('/tower/tower-unknown', {
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
        })
        .notFound(because);
      await api.delete('/tower/tower-unknown').notFound(because);
      await api.get('/tower').ok('requests for an unknown id change nothing', [{ id: 'tower-1' }]);
    },
  );
});

test.describe('Tower: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Tower with all of its fields',
    about('tower.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        city_local: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
      });
      await api.create('Tower', {
        ...tower,
        id: 'tower-3',
        city_local: 'nilonu',
        scheduled: '2027-12-09 03:34:13',
        phase_latest_main: 'released',
      });
      await api.get('/tower').ok('three objects were created', [
        { ...tower, galaxy_backup: null, mission: null },
        {
          city_local: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-2',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
        },
        {
          city_local: 'nilonu',
          flagged: false,
          galaxy_backup: null,
          id: 'tower-3',
          scheduled: '2027-12-09 03:34:13',
          phase_latest_main: 'released',
          mission: null,
        },
      ]);
      await api.create('Tower', { ...tower, id: 'tower-4' });
      await api.create('Tower', { ...tower, id: 'tower-5' });
      await api.create('Tower', { ...tower, id: 'tower-6' });
      await api.create('Tower', { ...tower, id: 'tower-7' });
      await api.create('Tower', { ...tower, id: 'tower-8' });
      await api.create('Tower', { ...tower, id: 'tower-9' });
      await api.create('Tower', { ...tower, id: 'tower-10' });
      await api.create('Tower', { ...tower, id: 'tower-11' });
      await api
        .get('/tower')
        .ok('a list holds every object, however many there are', [
          { id: 'tower-1' },
          { id: 'tower-2' },
          { id: 'tower-3' },
          { id: 'tower-4' },
          { id: 'tower-5' },
          { id: 'tower-6' },
          { id: 'tower-7' },
          { id: 'tower-8' },
          { id: 'tower-9' },
          { id: 'tower-10' },
          { id: 'tower-11' },
        ]);
    },
  );

  test(
    'update of one Tower leaves another as it was',
    about('tower.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        city_local: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
      });
      await api
        .patch('/tower/tower-2', {
          id: 'tower-2',
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
        })
        .ok('the change is valid');
      await api
        .get('/tower/tower-1')
        .ok('another object was updated', { ...tower, galaxy_backup: null, mission: null });
      await api.get('/tower/tower-2').ok('the update is stored', {
        city_local: 'nomosa',
        flagged: true,
        galaxy_backup: null,
        id: 'tower-2',
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        mission: null,
      });
    },
  );

  test(
    'delete of one Tower leaves another as it was',
    about(
      'tower.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        city_local: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
      });
      await api.delete('/tower/tower-1').removed('the object exists');
      await api.get('/tower/tower-2').ok('another object was deleted', {
        city_local: 'nomosa',
        flagged: true,
        galaxy_backup: null,
        id: 'tower-2',
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        mission: null,
      });
      await api.get('/tower').ok('one of two objects was deleted', [{ id: 'tower-2' }]);
    },
  );

  test(
    'reset removes every Tower',
    about('tower.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        city_local: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/tower').ok('reset removes all objects', []);
      await api.get('/tower/tower-1').notFound('reset removed it');
    },
  );
});

test.describe('Tower: required fields and defaults', () => {
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
    'create refuses a Tower without city_local, which is required',
    about(
      'tower.city_local.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/tower', without(tower, 'city_local'))
        .invalid('city_local is required and has no default');
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Tower without flagged, which is required',
    about(
      'tower.flagged.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/tower', without(tower, 'flagged'))
        .invalid('flagged is required and has no default');
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Tower without scheduled, which is optional',
    about('tower.scheduled.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'scheduled is optional';
      await api.post('/tower', without(tower, 'scheduled')).created(because, { scheduled: null });
      await api.get('/tower/tower-1').ok(because, { scheduled: null });
    },
  );

  test(
    'phase_latest_main is "released" when a create leaves it out',
    about('tower.phase_latest_main.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of phase_latest_main is "released"';
      await api
        .post('/tower', without(tower, 'phase_latest_main'))
        .created(because, { phase_latest_main: 'released' });
      await api.get('/tower/tower-1').ok(because, { phase_latest_main: 'released' });
    },
  );

  test(
    'update of city_local or phase_latest_main alone leaves every other field as it is',
    about('tower.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: null,
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.patch('/tower/tower-1', { city_local: 'nomosa' }).ok(because, {
        ...tower,
        city_local: 'nomosa',
        galaxy_backup: 'zebra-1',
        phase_latest_main: null,
        mission: 'mission-1',
      });
      await api.patch('/tower/tower-1', { phase_latest_main: 'planning' }).ok(because, {
        ...tower,
        city_local: 'nomosa',
        galaxy_backup: 'zebra-1',
        phase_latest_main: 'planning',
        mission: 'mission-1',
      });
      await api.get('/tower/tower-1').ok(because, {
        ...tower,
        city_local: 'nomosa',
        galaxy_backup: 'zebra-1',
        phase_latest_main: 'planning',
        mission: 'mission-1',
      });
    },
  );
});

test.describe('Tower: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'city_local may be null',
    about('tower.city_local.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'city_local is nullable';
      await api
        .post('/tower', { ...tower, city_local: null })
        .created(because, { city_local: null });
      await api.get('/tower/tower-1').ok(because, { city_local: null });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', { city_local: null }).ok(because, { city_local: null });
      await api.get('/tower/tower-2').ok(because, { city_local: null });
    },
  );

  test(
    'flagged may be null',
    about('tower.flagged.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'flagged is nullable';
      await api.post('/tower', { ...tower, flagged: null }).created(because, { flagged: null });
      await api.get('/tower/tower-1').ok(because, { flagged: null });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', { flagged: null }).ok(because, { flagged: null });
      await api.get('/tower/tower-2').ok(because, { flagged: null });
    },
  );

  test(
    'create and update refuse null for scheduled',
    about(
      'tower.scheduled.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'scheduled must not be null';
      await api.post('/tower', { ...tower, scheduled: null }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { scheduled: null }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
    },
  );

  test(
    'phase_latest_main may be null, which is not replaced by its default',
    about(
      'tower.phase_latest_main.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'phase_latest_main is nullable and its default is for absence only';
      await api
        .post('/tower', { ...tower, phase_latest_main: null })
        .created(because, { phase_latest_main: null });
      await api.get('/tower/tower-1').ok(because, { phase_latest_main: null });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api
        .patch('/tower/tower-2', { phase_latest_main: null })
        .ok(because, { phase_latest_main: null });
      await api.get('/tower/tower-2').ok(because, { phase_latest_main: null });
    },
  );
});

test.describe('Tower: types and bounds', () => {
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
    'city_local keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('tower.city_local.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of city_local';
      await api
        .post('/tower', { ...tower, city_local: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { city_local: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/tower/tower-1').ok(because, { city_local: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api
        .patch('/tower/tower-2', { city_local: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { city_local: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/tower/tower-2').ok(because, { city_local: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a city_local of a wrong type',
    about(
      'tower.city_local.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'city_local must be a string';
      await api.post('/tower', { ...tower, city_local: 421337 }).invalid(because);
      await api.post('/tower', { ...tower, city_local: { value: 'text' } }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { city_local: 0 }).invalid(because);
      await api.patch('/tower/tower-1', { city_local: {} }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { city_local: 'rulumo' });
    },
  );

  test(
    'city_local may be right at its minimum length of 6',
    about(
      'tower.city_local.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of city_local is 6, inclusive';
      await api
        .post('/tower', { ...tower, city_local: 'boris ' })
        .created(because, { city_local: 'boris ' });
      await api.get('/tower/tower-1').ok(because, { city_local: 'boris ' });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api
        .patch('/tower/tower-2', { city_local: 'boris ' })
        .ok(because, { city_local: 'boris ' });
      await api.get('/tower/tower-2').ok(because, { city_local: 'boris ' });
    },
  );

  test(
    'create and update refuse a city_local below its minimum length of 6',
    about(
      'tower.city_local.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'city_local must have at least 6 characters';
      await api.post('/tower', { ...tower, city_local: 'labu ' }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { city_local: 'labu ' }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { city_local: 'rulumo' });
    },
  );

  test(
    'city_local has no maximum length',
    about('tower.city_local.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'city_local has no maximum length';
      await api
        .post('/tower', {
          ...tower,
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/tower/tower-1').ok(because, {
        city_local:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api
        .patch('/tower/tower-2', {
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/tower/tower-2').ok(because, {
        city_local:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'flagged may be false',
    about('tower.flagged.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of flagged';
      await api.post('/tower', tower).created(because, { flagged: false });
      await api.get('/tower/tower-1').ok(because, { flagged: false });
      await api.create('Tower', { ...tower, id: 'tower-2', flagged: true });
      await api.patch('/tower/tower-2', { flagged: false }).ok(because, { flagged: false });
      await api.get('/tower/tower-2').ok(because, { flagged: false });
    },
  );

  test(
    'create and update refuse a flagged of a wrong type',
    about(
      'tower.flagged.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'flagged must be true or false';
      await api.post('/tower', { ...tower, flagged: 'abc' }).invalid(because);
      await api.post('/tower', { ...tower, flagged: { value: 'text' } }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { flagged: 'abc' }).invalid(because);
      await api.patch('/tower/tower-1', { flagged: {} }).invalid(because);
      await api.get('/tower/tower-1').ok('a refused update changes nothing', { flagged: false });
    },
  );

  test(
    'scheduled may be the leap day 2024-02-29',
    about('tower.scheduled.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of scheduled';
      await api
        .post('/tower', { ...tower, scheduled: '2024-02-29 12:00:00' })
        .created(because, { scheduled: '2024-02-29 12:00:00' });
      await api.get('/tower/tower-1').ok(because, { scheduled: '2024-02-29 12:00:00' });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api
        .patch('/tower/tower-2', { scheduled: '2024-02-29 12:00:00' })
        .ok(because, { scheduled: '2024-02-29 12:00:00' });
      await api.get('/tower/tower-2').ok(because, { scheduled: '2024-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a scheduled of a wrong type',
    about(
      'tower.scheduled.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'scheduled must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/tower', { ...tower, scheduled: 202403 }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { scheduled: 0 }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
    },
  );

  test(
    'create and update refuse a scheduled that no calendar or clock has',
    about(
      'tower.scheduled.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/tower', { ...tower, scheduled: '2024-02-30 12:00:00' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2025-02-29 12:00:00' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2026-13-01 02:07:23' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2026-06-15 24:00:00' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2024-04-31 12:00:00' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2024-03-00 12:00:00' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2024-00-10 12:00:00' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2026-06-15 10:60:00' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2026-06-15 10:30:75' }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { scheduled: '2024-02-30 12:00:00' }).invalid(because);
      await api.patch('/tower/tower-1', { scheduled: '2025-02-29 12:00:00' }).invalid(because);
      await api.patch('/tower/tower-1', { scheduled: '2026-13-01 02:07:23' }).invalid(because);
      await api.patch('/tower/tower-1', { scheduled: '2026-06-15 24:00:00' }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
    },
  );

  test(
    'create and update refuse a scheduled in another format',
    about(
      'tower.scheduled.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/tower', { ...tower, scheduled: '2026-06-15T02:07:23Z' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2026-06-15' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: 'not a date' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2026-06-15T02:07:23' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2026-06-15 02:07' }).invalid(because);
      await api.post('/tower', { ...tower, scheduled: '2026-06-15 02:07:23.125' }).invalid(because);
      await api
        .post('/tower', { ...tower, scheduled: '2026-06-15 02:07:23+02:00' })
        .invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { scheduled: '2026-06-15T02:07:23Z' }).invalid(because);
      await api.patch('/tower/tower-1', { scheduled: '2026-06-15' }).invalid(because);
      await api.patch('/tower/tower-1', { scheduled: 'not a date' }).invalid(because);
      await api.patch('/tower/tower-1', { scheduled: '2026-06-15T02:07:23' }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
    },
  );

  test(
    'scheduled may be right at its last moment of 2028-12-31 23:59:59',
    about(
      'tower.scheduled.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive';
      await api
        .post('/tower', { ...tower, scheduled: '2028-12-31 23:59:59' })
        .created(because, { scheduled: '2028-12-31 23:59:59' });
      await api.get('/tower/tower-1').ok(because, { scheduled: '2028-12-31 23:59:59' });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api
        .patch('/tower/tower-2', { scheduled: '2028-12-31 23:59:59' })
        .ok(because, { scheduled: '2028-12-31 23:59:59' });
      await api.get('/tower/tower-2').ok(because, { scheduled: '2028-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a scheduled after its last moment of 2028-12-31 23:59:59',
    about(
      'tower.scheduled.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'scheduled must not be after 2028-12-31 23:59:59';
      await api.post('/tower', { ...tower, scheduled: '2029-01-01 00:00:00' }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { scheduled: '2029-01-01 00:00:00' }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
    },
  );

  test(
    'scheduled has no first moment',
    about('tower.scheduled.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'scheduled has no first moment';
      await api
        .post('/tower', { ...tower, scheduled: '2001-02-03 04:05:06' })
        .created(because, { scheduled: '2001-02-03 04:05:06' });
      await api.get('/tower/tower-1').ok(because, { scheduled: '2001-02-03 04:05:06' });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api
        .patch('/tower/tower-2', { scheduled: '2001-02-03 04:05:06' })
        .ok(because, { scheduled: '2001-02-03 04:05:06' });
      await api.get('/tower/tower-2').ok(because, { scheduled: '2001-02-03 04:05:06' });
    },
  );

  test(
    'create and update refuse a phase_latest_main of a wrong type',
    about(
      'tower.phase_latest_main.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phase_latest_main must be one of released, retired, planning';
      await api.post('/tower', { ...tower, phase_latest_main: 421337 }).invalid(because);
      await api.post('/tower', { ...tower, phase_latest_main: { value: 'text' } }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { phase_latest_main: 0 }).invalid(because);
      await api.patch('/tower/tower-1', { phase_latest_main: {} }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { phase_latest_main: 'retired' });
    },
  );
});

test.describe('Tower: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'phase_latest_main may be released, retired, planning',
    about(
      'tower.phase_latest_main.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of TowerPhaseLatestMain';
      await api
        .post('/tower', { ...tower, phase_latest_main: 'released' })
        .created(because, { phase_latest_main: 'released' });
      await api
        .patch('/tower/tower-1', { phase_latest_main: 'retired' })
        .ok(because, { phase_latest_main: 'retired' });
      await api
        .patch('/tower/tower-1', { phase_latest_main: 'planning' })
        .ok(because, { phase_latest_main: 'planning' });
      await api.get('/tower/tower-1').ok(because, { phase_latest_main: 'planning' });
      await api
        .patch('/tower/tower-1', { phase_latest_main: 'released' })
        .ok(because, { phase_latest_main: 'released' });
    },
  );

  test(
    'create and update refuse a phase_latest_main that TowerPhaseLatestMain does not list, such as unheard_of',
    about(
      'tower.phase_latest_main.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phase_latest_main must be one of released, retired, planning';
      await api.post('/tower', { ...tower, phase_latest_main: 'unheard_of' }).invalid(because);
      await api.post('/tower', { ...tower, phase_latest_main: 'released ' }).invalid(because);
      await api.post('/tower', { ...tower, phase_latest_main: 'release' }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { phase_latest_main: 'unheard_of' }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { phase_latest_main: 'retired' });
    },
  );

  test(
    'create and update refuse the phase_latest_main RELEASED, as upper and lower case differ',
    about(
      'tower.phase_latest_main.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phase_latest_main must be one of released, retired, planning';
      await api.post('/tower', { ...tower, phase_latest_main: 'RELEASED' }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { phase_latest_main: 'RELEASED' }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { phase_latest_main: 'retired' });
    },
  );
});

test.describe('Tower: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'galaxy_backup refers to an existing Zebra and is answered as its id',
    about(
      'tower.galaxy_backup.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxy_backup was sent as zebra-1';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .post('/tower', { ...tower, galaxy_backup: 'zebra-1' })
        .created(because, { galaxy_backup: 'zebra-1' });
      await api.get('/tower/tower-1').ok(because, { galaxy_backup: 'zebra-1' });
      await api
        .patch('/tower/tower-1', { galaxy_backup: 'zebra-2' })
        .ok('galaxy_backup was changed to zebra-2', { galaxy_backup: 'zebra-2' });
      await api
        .get('/tower/tower-1')
        .ok('galaxy_backup was changed to zebra-2', { galaxy_backup: 'zebra-2' });
      await api
        .get('/tower')
        .ok('lists answer references as ids too', [{ id: 'tower-1', galaxy_backup: 'zebra-2' }]);
    },
  );

  test(
    'create and update refuse a galaxy_backup that no Zebra has as its id',
    about(
      'tower.galaxy_backup.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxy_backup must be the id of an existing Zebra';
      await api.post('/tower', { ...tower, galaxy_backup: 'zebra-unknown' }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1' });
      await api.patch('/tower/tower-1', { galaxy_backup: 'zebra-unknown' }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { galaxy_backup: 'zebra-1' });
    },
  );

  test(
    'create and update refuse what is no id for galaxy_backup',
    about(
      'tower.galaxy_backup.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxy_backup must be the id of a Zebra';
      await api.post('/tower', { ...tower, galaxy_backup: 421337 }).invalid(because);
      await api.post('/tower', { ...tower, galaxy_backup: { value: 'text' } }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { galaxy_backup: 0 }).invalid(because);
      await api.patch('/tower/tower-1', { galaxy_backup: {} }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { galaxy_backup: null });
    },
  );

  test(
    'galaxy_backup may be null or left out',
    about(
      'tower.galaxy_backup.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Zebra', zebra);
      await api
        .post('/tower', { ...tower, galaxy_backup: null })
        .created(because, { galaxy_backup: null });
      await api.patch('/tower/tower-1', { galaxy_backup: 'zebra-1' }).ok('the change is valid');
      await api
        .patch('/tower/tower-1', { galaxy_backup: null })
        .ok(because, { galaxy_backup: null });
      await api.get('/tower/tower-1').ok(because, { galaxy_backup: null });
      await api
        .post('/tower', { ...tower, id: 'tower-2' })
        .created('galaxy_backup is optional', { galaxy_backup: null });
    },
  );

  test(
    'deleting a Zebra clears every galaxy_backup that refers to it',
    about(
      'tower.galaxy_backup.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebra-1 was deleted';
      await api.create('Zebra', zebra);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1' });
      await api.create('Tower', { ...tower, id: 'tower-2', galaxy_backup: 'zebra-1' });
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api.get('/tower/tower-1').ok(because, { id: 'tower-1', galaxy_backup: null });
      await api.get('/tower/tower-2').ok(because, { id: 'tower-2', galaxy_backup: null });
      await api.get('/tower').ok(because, [
        { id: 'tower-1', galaxy_backup: null },
        { id: 'tower-2', galaxy_backup: null },
      ]);
      await api
        .patch('/tower/tower-1', { city_local: 'nomosa' })
        .ok('an update of something else brings no reference back', { galaxy_backup: null });
      await api
        .patch('/tower/tower-1', { galaxy_backup: 'zebra-1' })
        .invalid('galaxy_backup must be the id of an existing Zebra');
      await api.create('Zebra', zebra);
      await api
        .get('/tower/tower-2')
        .ok('the Zebra that has the id zebra-1 now is another', { galaxy_backup: null });
    },
  );

  test(
    'deleting a Zebra keeps a galaxy_backup that refers to another',
    about(
      'tower.galaxy_backup.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-2' });
      await api.delete('/zebra/zebra-1').removed(because);
      await api.get('/tower/tower-1').ok('another Zebra was deleted', { galaxy_backup: 'zebra-2' });
      await api.delete('/tower/tower-1').removed(because);
      await api.get('/zebra/zebra-2').ok('only what refers to it was deleted', { id: 'zebra-2' });
    },
  );

  test(
    'create and update refuse the id of a Tower in galaxy_backup, which refers to Zebra',
    about(
      'tower.galaxy_backup.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'galaxy_backup must be the id of an existing Zebra';
      await api.create('Tower', tower);
      await api
        .post('/tower', { ...tower, id: 'tower-2', galaxy_backup: 'tower-1' })
        .invalid(because);
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', { galaxy_backup: 'tower-1' }).invalid(because);
      await api
        .get('/tower/tower-2')
        .ok('a refused update changes nothing', { galaxy_backup: null });
    },
  );

  test(
    'deleting a Tower, or the Zebra of the same id, leaves the other one and galaxy_backup as they are',
    about(
      'tower.galaxy_backup.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Zebra', { ...zebra, id: 'tower-1' });
      await api.create('Zebra', { ...zebra, id: 'tower-2' });
      await api.create('Tower', { ...tower, galaxy_backup: 'tower-2' });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.delete('/tower/tower-2').removed(because);
      await api
        .get('/zebra/tower-2')
        .ok('no Zebra was deleted', { ...zebra, id: 'tower-2', statues: [], galaxies: [] });
      await api.delete('/zebra/tower-1').removed(because);
      await api.get('/tower/tower-1').ok('only the Zebra tower-1 was deleted', {
        ...tower,
        galaxy_backup: 'tower-2',
        mission: null,
      });
    },
  );

  test(
    'mission refers to an existing Mission and is answered as its id',
    about('tower.mission.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'mission was sent as mission-1';
      await api.create('Mission', mission);
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api
        .post('/tower', { ...tower, mission: 'mission-1' })
        .created(because, { mission: 'mission-1' });
      await api.get('/tower/tower-1').ok(because, { mission: 'mission-1' });
      await api
        .patch('/tower/tower-1', { mission: 'mission-2' })
        .ok('mission was changed to mission-2', { mission: 'mission-2' });
      await api
        .get('/tower/tower-1')
        .ok('mission was changed to mission-2', { mission: 'mission-2' });
      await api
        .get('/tower')
        .ok('lists answer references as ids too', [{ id: 'tower-1', mission: 'mission-2' }]);
    },
  );

  test(
    'create and update refuse a mission that no Mission has as its id',
    about(
      'tower.mission.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mission must be the id of an existing Mission';
      await api.post('/tower', { ...tower, mission: 'mission-unknown' }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Mission', mission);
      await api.create('Tower', { ...tower, mission: 'mission-1' });
      await api.patch('/tower/tower-1', { mission: 'mission-unknown' }).invalid(because);
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { mission: 'mission-1' });
    },
  );

  test(
    'create and update refuse what is no id for mission',
    about(
      'tower.mission.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mission must be the id of a Mission';
      await api.post('/tower', { ...tower, mission: 421337 }).invalid(because);
      await api.post('/tower', { ...tower, mission: { value: 'text' } }).invalid(because);
      await api.get('/tower/tower-1').notFound('a refused create stores nothing');
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', { mission: 0 }).invalid(because);
      await api.patch('/tower/tower-1', { mission: {} }).invalid(because);
      await api.get('/tower/tower-1').ok('a refused update changes nothing', { mission: null });
    },
  );

  test(
    'mission may be null or left out',
    about('tower.mission.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Mission', mission);
      await api.post('/tower', { ...tower, mission: null }).created(because, { mission: null });
      await api.patch('/tower/tower-1', { mission: 'mission-1' }).ok('the change is valid');
      await api.patch('/tower/tower-1', { mission: null }).ok(because, { mission: null });
      await api.get('/tower/tower-1').ok(because, { mission: null });
      await api
        .post('/tower', { ...tower, id: 'tower-2' })
        .created('mission is optional', { mission: null });
    },
  );

  test(
    'deleting a Mission clears every mission that refers to it',
    about(
      'tower.mission.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'mission-1 was deleted';
      await api.create('Mission', mission);
      await api.create('Tower', { ...tower, mission: 'mission-1' });
      await api.create('Tower', { ...tower, id: 'tower-2', mission: 'mission-1' });
      await api.delete('/mission/mission-1').removed('the object exists');
      await api.get('/tower/tower-1').ok(because, { id: 'tower-1', mission: null });
      await api.get('/tower/tower-2').ok(because, { id: 'tower-2', mission: null });
      await api.get('/tower').ok(because, [
        { id: 'tower-1', mission: null },
        { id: 'tower-2', mission: null },
      ]);
      await api
        .patch('/tower/tower-1', { city_local: 'nomosa' })
        .ok('an update of something else brings no reference back', { mission: null });
      await api
        .patch('/tower/tower-1', { mission: 'mission-1' })
        .invalid('mission must be the id of an existing Mission');
      await api.create('Mission', mission);
      await api
        .get('/tower/tower-2')
        .ok('the Mission that has the id mission-1 now is another', { mission: null });
    },
  );

  test(
    'deleting a Mission keeps a mission that refers to another',
    about('tower.mission.survives-delete-of-another', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Mission', mission);
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.create('Tower', { ...tower, mission: 'mission-2' });
      await api.delete('/mission/mission-1').removed(because);
      await api.get('/tower/tower-1').ok('another Mission was deleted', { mission: 'mission-2' });
      await api.delete('/tower/tower-1').removed(because);
      await api
        .get('/mission/mission-2')
        .ok('only what refers to it was deleted', { id: 'mission-2' });
    },
  );

  test(
    'create and update refuse the id of a Tower in mission, which refers to Mission',
    about(
      'tower.mission.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mission must be the id of an existing Mission';
      await api.create('Tower', tower);
      await api.post('/tower', { ...tower, id: 'tower-2', mission: 'tower-1' }).invalid(because);
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', { mission: 'tower-1' }).invalid(because);
      await api.get('/tower/tower-2').ok('a refused update changes nothing', { mission: null });
    },
  );

  test(
    'deleting a Tower, or the Mission of the same id, leaves the other one and mission as they are',
    about(
      'tower.mission.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Mission', { ...mission, id: 'tower-1' });
      await api.create('Mission', { ...mission, id: 'tower-2' });
      await api.create('Tower', { ...tower, mission: 'tower-2' });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.delete('/tower/tower-2').removed(because);
      await api.get('/mission/tower-2').ok('no Mission was deleted', { ...mission, id: 'tower-2' });
      await api.delete('/mission/tower-1').removed(because);
      await api.get('/tower/tower-1').ok('only the Mission tower-1 was deleted', {
        ...tower,
        galaxy_backup: null,
        mission: 'tower-2',
      });
    },
  );

  test(
    'update that is refused for galaxy_backup does not change city_local either',
    about(
      'tower.galaxy_backup.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api
        .patch('/tower/tower-1', { city_local: 'nomosa', galaxy_backup: 'zebra-unknown' })
        .invalid('galaxy_backup must be the id of an existing Zebra');
      await api
        .get('/tower/tower-1')
        .ok('a refused update changes nothing', { ...tower, galaxy_backup: null, mission: null });
    },
  );
});

test.describe('Tower: actions', () => {
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
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'confirm moves phase_latest_main from planning to released',
    about(
      'tower.confirm.moves-from-planning',
      'actions.success',
      'actions.stored',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.post('/tower/tower-1/confirm').ok('the state is right and every condition holds', {
        ...tower,
        galaxy_backup: 'zebra-1',
        phase_latest_main: 'released',
        mission: 'mission-1',
      });
      await api.get('/tower/tower-1').ok('what the action did is stored', {
        ...tower,
        galaxy_backup: 'zebra-1',
        phase_latest_main: 'released',
        mission: 'mission-1',
      });
    },
  );

  test(
    'confirm applies the effect: on item in this.galaxy_backup: set item.rank to 318',
    about(
      'tower.confirm.effect-on-galaxy_backup-set-rank-to-318',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      const because = 'confirm was not called yet';
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.get('/analytics/zebra/rank/avg').ok(because, { result: 71 });
      await api.get('/analytics/zebra/rank/min').ok(because, { result: 71 });
      await api.post('/tower/tower-1/confirm').ok('the state is right and every condition holds');
      await api.get('/zebra/zebra-1').ok('on item in this.galaxy_backup: set item.rank to 318', {
        rank: 318,
        id: 'zebra-1',
        statue: null,
        statues: [],
        galaxies: [],
      });
      await api.get('/analytics/zebra/rank/avg').ok('confirm changed rank', { result: 318 });
      await api.get('/analytics/zebra/rank/min').ok('confirm changed rank', { result: 318 });
    },
  );

  test(
    'confirm applies the effect: on item in this.galaxy_backup: set item.radius_former to 46.75',
    about(
      'tower.confirm.effect-on-galaxy_backup-set-radius_former-to-46.75',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.post('/tower/tower-1/confirm').ok('the state is right and every condition holds');
      await api
        .get('/zebra/zebra-1')
        .ok('on item in this.galaxy_backup: set item.radius_former to 46.75', {
          radius_former: 46.75,
          id: 'zebra-1',
          statue: null,
          statues: [],
          galaxies: [],
        });
    },
  );

  test(
    'confirm applies the effect: on item in this.galaxy_backup: set item.caption to "first"',
    about(
      "tower.confirm.effect-on-galaxy_backup-set-caption-to-'first'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.post('/tower/tower-1/confirm').ok('the state is right and every condition holds');
      await api
        .get('/zebra/zebra-1')
        .ok('on item in this.galaxy_backup: set item.caption to "first"', {
          caption: 'first',
          id: 'zebra-1',
          statue: null,
          statues: [],
          galaxies: [],
        });
    },
  );

  test(
    'confirm applies the effect: on item in this.mission: set item.departed to "2021-07-11 12:00:00"',
    about(
      "tower.confirm.effect-on-mission-set-departed-to-'2021-07-11+12:00:00'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.post('/tower/tower-1/confirm').ok('the state is right and every condition holds');
      await api
        .get('/mission/mission-1')
        .ok('on item in this.mission: set item.departed to "2021-07-11 12:00:00"', {
          ...mission,
          departed: '2021-07-11 12:00:00',
        });
    },
  );

  test(
    'confirm leaves objects alone that it does not concern',
    about('tower.confirm.leaves-bystanders', 'actions.success', 'effects.on-reference'),
    async ({ api }) => {
      const because = 'confirm was called on tower-1, which does not concern this object';
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Mission', { ...mission, id: 'mission-2' });
      await api.post('/tower/tower-1/confirm').ok('the state is right and every condition holds');
      await api.get('/tower/tower-2').ok(because, {
        ...tower,
        galaxy_backup: 'zebra-1',
        id: 'tower-2',
        phase_latest_main: 'planning',
        mission: 'mission-1',
      });
      await api
        .get('/zebra/zebra-2')
        .ok(because, { ...zebra, id: 'zebra-2', statues: [], galaxies: [] });
      await api.get('/mission/mission-2').ok(because, { ...mission, id: 'mission-2' });
    },
  );

  test(
    'confirm acts on what updates left, and later updates leave what it did',
    about(
      'tower.confirm.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Zebra', { ...zebra, caption: 'gisoru', radius_former: 36.25, rank: 33 });
      await api.create('Mission', { ...mission, departed: '2022-07-14 22:21:40' });
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'released',
        galaxy_backup: null,
        mission: null,
        flagged: null,
      });
      await api
        .patch('/tower/tower-1', {
          phase_latest_main: 'planning',
          galaxy_backup: 'zebra-1',
          mission: 'mission-1',
          flagged: false,
        })
        .ok(because);
      await api.patch('/mission/mission-1', { departed: '2022-09-19 01:17:16' }).ok(because);
      await api
        .patch('/zebra/zebra-1', { caption: 'vino', radius_former: 15.25, rank: 71 })
        .ok(because);
      await api.post('/tower/tower-1/confirm').ok('the state is right and every condition holds');
      await api
        .get('/tower')
        .ok('a list shows what confirm did', [{ id: 'tower-1', phase_latest_main: 'released' }]);
      await api
        .get('/zebra')
        .ok('a list shows what confirm did', [
          { id: 'zebra-1', rank: 318, radius_former: 46.75, caption: 'first' },
        ]);
      await api
        .get('/mission')
        .ok('a list shows what confirm did', [
          { id: 'mission-1', departed: '2021-07-11 12:00:00' },
        ]);
      await api.patch('/tower/tower-1', { city_local: 'nomosa' }).ok(because);
      await api.get('/tower/tower-1').ok('what confirm did stays when something else is updated', {
        city_local: 'nomosa',
        phase_latest_main: 'released',
      });
      await api.patch('/mission/mission-1', { enabled_root: false }).ok(because);
      await api
        .get('/mission/mission-1')
        .ok('what confirm did stays when something else is updated', {
          enabled_root: false,
          departed: '2021-07-11 12:00:00',
        });
      await api
        .patch('/tower/tower-1', { phase_latest_main: 'planning' })
        .ok('an update may lead back to any phase_latest_main');
      await api
        .post('/tower/tower-1/confirm')
        .ok('the state is right and every condition holds', { phase_latest_main: 'released' });
    },
  );

  test(
    'confirm answers 404 for an id that no Tower has',
    about('tower.confirm.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-unknown/confirm').notFound('no Tower has the id tower-unknown');
      await api.delete('/tower/tower-1').removed('the object exists');
      await api.post('/tower/tower-1/confirm').notFound('it was deleted');
      await api.create('Zebra', zebra);
      await api
        .post('/tower/zebra-1/confirm')
        .notFound('the id is that of a Zebra, and no Tower has it');
    },
  );

  test(
    'confirm is refused while phase_latest_main is released',
    about(
      'tower.confirm.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'released',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api
        .post('/tower/tower-1/confirm')
        .refused('confirm starts from planning, and phase_latest_main is released');
      await api
        .get('/tower/tower-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'released' });
    },
  );

  test(
    'confirm is refused while phase_latest_main is retired',
    about('tower.confirm.refuses-from-retired', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1', mission: 'mission-1' });
      await api
        .post('/tower/tower-1/confirm')
        .refused('confirm starts from planning, and phase_latest_main is retired');
      await api
        .get('/tower/tower-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'retired' });
    },
  );

  test(
    'confirm is refused while phase_latest_main is null',
    about(
      'tower.confirm.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: null,
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api
        .post('/tower/tower-1/confirm')
        .refused('confirm starts from planning, and phase_latest_main is null');
      await api
        .get('/tower/tower-1')
        .ok('a refused action changes nothing', { phase_latest_main: null });
    },
  );

  test(
    'confirm is refused unless this.flagged is not null',
    about(
      'tower.confirm.refuses-unless-flagged-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
        flagged: null,
      });
      await api
        .post('/tower/tower-1/confirm')
        .refused('the condition this.flagged is not null is not satisfied');
      await api
        .get('/tower/tower-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'planning' });
    },
  );

  test(
    'confirm changes none of the objects that it refers to when it is refused',
    about('tower.confirm.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
        flagged: null,
      });
      await api
        .post('/tower/tower-1/confirm')
        .refused('the condition this.flagged is not null is not satisfied');
      await api.get('/zebra/zebra-1').ok(because, { ...zebra, statues: [], galaxies: [] });
      await api.get('/mission/mission-1').ok(because, mission);
      await api.get('/tower/tower-1').ok(because, {
        ...tower,
        flagged: null,
        galaxy_backup: 'zebra-1',
        phase_latest_main: 'planning',
        mission: 'mission-1',
      });
    },
  );

  test(
    'confirm succeeds when galaxy_backup is null',
    about(
      'tower.confirm.succeeds-when-galaxy_backup-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: null,
        mission: 'mission-1',
      });
      await api
        .post('/tower/tower-1/confirm')
        .ok('the state is right and every condition holds', { phase_latest_main: 'released' });
      await api
        .get('/tower/tower-1')
        .ok('galaxy_backup is null, which is allowed', { phase_latest_main: 'released' });
      await api
        .get('/mission/mission-1')
        .ok('every effect that concerns it is applied', { departed: '2021-07-11 12:00:00' });
    },
  );

  test(
    'confirm succeeds when mission is null',
    about('tower.confirm.succeeds-when-mission-is-null', 'effects.on-reference', 'actions.success'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
      });
      await api
        .post('/tower/tower-1/confirm')
        .ok('the state is right and every condition holds', { phase_latest_main: 'released' });
      await api
        .get('/tower/tower-1')
        .ok('mission is null, which is allowed', { phase_latest_main: 'released' });
      await api.get('/zebra/zebra-1').ok('every effect that concerns it is applied', {
        rank: 318,
        radius_former: 46.75,
        caption: 'first',
      });
    },
  );

  test(
    'confirm succeeds after the deletion of what galaxy_backup named',
    about(
      'tower.confirm.succeeds-after-delete-in-galaxy_backup',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api
        .post('/tower/tower-1/confirm')
        .ok('the state is right and every condition holds', { phase_latest_main: 'released' });
      await api.get('/tower/tower-1').ok('deleted before the action: zebra-1', {
        phase_latest_main: 'released',
        galaxy_backup: null,
      });
    },
  );

  test(
    'confirm succeeds after the deletion of what mission named',
    about(
      'tower.confirm.succeeds-after-delete-in-mission',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Mission', mission);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'mission-1',
      });
      await api.delete('/mission/mission-1').removed('the object exists');
      await api
        .post('/tower/tower-1/confirm')
        .ok('the state is right and every condition holds', { phase_latest_main: 'released' });
      await api.get('/tower/tower-1').ok('deleted before the action: mission-1', {
        phase_latest_main: 'released',
        mission: null,
      });
    },
  );
});
