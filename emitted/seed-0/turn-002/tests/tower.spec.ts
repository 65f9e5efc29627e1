import { about, test, without } from '../support/api.ts';

// A valid Galaxy, as the tests send it.
const galaxy = { caption: 'vino', id: 'galaxy-1', radius_former: 15.25, rank: 71, statue: null };

// A valid Tower, as the tests send it.
const tower = {
  city_local: 'rulumo',
  flagged: false,
  id: 'tower-1',
  scheduled: '2026-06-15 02:07:23',
  trusted_third: false,
  phase_latest_main: 'retired',
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
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        answer: { ...tower, galaxy_backup: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null },
        because: 'read answers the object that was created',
      });
      await api.post('/tower', {
        body: { ...tower, id: 'tower-2' },
        status: [200, 201],
        answer: { id: 'tower-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/tower/tower-1', {
        body: {
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        status: [200],
        answer: {
          city_local: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-1',
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('tower.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: {
          id: 'tower-1',
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        status: [200],
        answer: {
          id: 'tower-1',
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          id: 'tower-1',
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/tower/tower-1', {
        body: { city_local: 'nomosa', phase_latest_main: 'unheard_of' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Tower', tower);
      await api.delete('/tower/tower-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', { status: [404], because: 'it was deleted' });
      await api.get('/tower', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Tower has',
    about('tower.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.get('/tower/tower-unknown', {
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
      await api.patch('/tower/tower-unknown', {
        body: {
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
      await api.delete('/tower/tower-unknown', {
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
      await api.get('/tower', {
        status: [200],
        answer: [{ id: 'tower-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
        trusted_third: true,
        phase_latest_main: 'planning',
      });
      await api.create('Tower', {
        ...tower,
        id: 'tower-3',
        city_local: 'nilonu',
        scheduled: '2027-12-09 03:34:13',
        phase_latest_main: 'released',
      });
      await api.get('/tower', {
        status: [200],
        answer: [
          { ...tower, galaxy_backup: null },
          {
            city_local: 'nomosa',
            flagged: true,
            galaxy_backup: null,
            id: 'tower-2',
            scheduled: '2028-01-23 07:26:39',
            trusted_third: true,
            phase_latest_main: 'planning',
          },
          {
            city_local: 'nilonu',
            flagged: false,
            galaxy_backup: null,
            id: 'tower-3',
            scheduled: '2027-12-09 03:34:13',
            trusted_third: false,
            phase_latest_main: 'released',
          },
        ],
        because: 'three objects were created',
      });
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
        trusted_third: true,
        phase_latest_main: 'planning',
      });
      await api.patch('/tower/tower-2', {
        body: {
          id: 'tower-2',
          city_local: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null },
        because: 'another object was updated',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: {
          city_local: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-2',
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        because: 'the update is stored',
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
        trusted_third: true,
        phase_latest_main: 'planning',
      });
      await api.delete('/tower/tower-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: {
          city_local: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-2',
          scheduled: '2028-01-23 07:26:39',
          trusted_third: true,
          phase_latest_main: 'planning',
        },
        because: 'another object was deleted',
      });
      await api.get('/tower', {
        status: [200],
        answer: [{ id: 'tower-2' }],
        because: 'one of two objects was deleted',
      });
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
        trusted_third: true,
        phase_latest_main: 'planning',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/tower', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/tower/tower-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/tower', {
        body: without(tower, 'city_local'),
        status: [400, 422],
        because: 'city_local is required and has no default',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/tower', {
        body: without(tower, 'flagged'),
        status: [400, 422],
        because: 'flagged is required and has no default',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Tower without scheduled, which is optional',
    about('tower.scheduled.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/tower', {
        body: without(tower, 'scheduled'),
        status: [200, 201],
        answer: { scheduled: null },
        because: 'scheduled is optional',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { scheduled: null },
        because: 'scheduled is optional',
      });
    },
  );

  test(
    'create accepts a Tower without trusted_third, which is optional',
    about('tower.trusted_third.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/tower', {
        body: without(tower, 'trusted_third'),
        status: [200, 201],
        answer: { trusted_third: null },
        because: 'trusted_third is optional',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { trusted_third: null },
        because: 'trusted_third is optional',
      });
    },
  );

  test(
    'phase_latest_main is "released" when a create leaves it out',
    about('tower.phase_latest_main.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/tower', {
        body: without(tower, 'phase_latest_main'),
        status: [200, 201],
        answer: { phase_latest_main: 'released' },
        because: 'the default of phase_latest_main is "released"',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'released' },
        because: 'the default of phase_latest_main is "released"',
      });
    },
  );

  test(
    'update of city_local or phase_latest_main alone leaves every other field as it is',
    about('tower.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Tower', { ...tower, phase_latest_main: null, galaxy_backup: 'galaxy-1' });
      await api.patch('/tower/tower-1', {
        body: { city_local: 'nomosa' },
        status: [200],
        answer: {
          ...tower,
          city_local: 'nomosa',
          galaxy_backup: 'galaxy-1',
          phase_latest_main: null,
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 'planning' },
        status: [200],
        answer: {
          ...tower,
          city_local: 'nomosa',
          galaxy_backup: 'galaxy-1',
          phase_latest_main: 'planning',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          ...tower,
          city_local: 'nomosa',
          galaxy_backup: 'galaxy-1',
          phase_latest_main: 'planning',
        },
        because: 'an update touches only what it carries',
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
      await api.post('/tower', {
        body: { ...tower, city_local: null },
        status: [200, 201],
        answer: { city_local: null },
        because: 'city_local is nullable',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { city_local: null },
        because: 'city_local is nullable',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { city_local: null },
        status: [200],
        answer: { city_local: null },
        because: 'city_local is nullable',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { city_local: null },
        because: 'city_local is nullable',
      });
    },
  );

  test(
    'flagged may be null',
    about('tower.flagged.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, flagged: null },
        status: [200, 201],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { flagged: null },
        status: [200],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
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
      await api.post('/tower', {
        body: { ...tower, scheduled: null },
        status: [400, 422],
        because: 'scheduled must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { scheduled: null },
        status: [400, 422],
        because: 'scheduled must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for trusted_third',
    about(
      'tower.trusted_third.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, trusted_third: null },
        status: [400, 422],
        because: 'trusted_third must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { trusted_third: null },
        status: [400, 422],
        because: 'trusted_third must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { trusted_third: false },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/tower', {
        body: { ...tower, phase_latest_main: null },
        status: [200, 201],
        answer: { phase_latest_main: null },
        because: 'phase_latest_main is nullable and its default is for absence only',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: null },
        because: 'phase_latest_main is nullable and its default is for absence only',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { phase_latest_main: null },
        status: [200],
        answer: { phase_latest_main: null },
        because: 'phase_latest_main is nullable and its default is for absence only',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { phase_latest_main: null },
        because: 'phase_latest_main is nullable and its default is for absence only',
      });
    },
  );
});

test.describe('Tower: types and bounds', () => {
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
    'city_local keeps spaces, quotes, accents and symbols',
    about('tower.city_local.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, city_local: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { city_local: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city_local',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { city_local: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city_local',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { city_local: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { city_local: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city_local',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { city_local: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city_local',
      });
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
      await api.post('/tower', {
        body: { ...tower, city_local: 421337 },
        status: [400, 422],
        because: 'city_local must be a string',
      });
      await api.post('/tower', {
        body: { ...tower, city_local: { value: 'text' } },
        status: [400, 422],
        because: 'city_local must be a string',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { city_local: 421337 },
        status: [400, 422],
        because: 'city_local must be a string',
      });
      await api.patch('/tower/tower-1', {
        body: { city_local: { value: 'text' } },
        status: [400, 422],
        because: 'city_local must be a string',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { city_local: 'rulumo' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/tower', {
        body: { ...tower, city_local: 'boriso' },
        status: [200, 201],
        answer: { city_local: 'boriso' },
        because: 'the minimum length of city_local is 6, inclusive',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { city_local: 'boriso' },
        because: 'the minimum length of city_local is 6, inclusive',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { city_local: 'boriso' },
        status: [200],
        answer: { city_local: 'boriso' },
        because: 'the minimum length of city_local is 6, inclusive',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { city_local: 'boriso' },
        because: 'the minimum length of city_local is 6, inclusive',
      });
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
      await api.post('/tower', {
        body: { ...tower, city_local: 'labua' },
        status: [400, 422],
        because: 'city_local must have at least 6 characters',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { city_local: 'labua' },
        status: [400, 422],
        because: 'city_local must have at least 6 characters',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { city_local: 'rulumo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city_local has no maximum length',
    about('tower.city_local.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: {
          ...tower,
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'city_local has no maximum length',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'city_local has no maximum length',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: {
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'city_local has no maximum length',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: {
          city_local:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'city_local has no maximum length',
      });
    },
  );

  test(
    'flagged may be false',
    about('tower.flagged.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
      await api.create('Tower', { ...tower, id: 'tower-2', flagged: true });
      await api.patch('/tower/tower-2', {
        body: { flagged: false },
        status: [200],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
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
      await api.post('/tower', {
        body: { ...tower, flagged: 'abc' },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.post('/tower', {
        body: { ...tower, flagged: { value: 'text' } },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { flagged: 'abc' },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.patch('/tower/tower-1', {
        body: { flagged: { value: 'text' } },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { flagged: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled may be the leap day 2024-02-29',
    about('tower.scheduled.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, scheduled: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { scheduled: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { scheduled: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { scheduled: '2024-02-29 12:00:00' },
        status: [200],
        answer: { scheduled: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { scheduled: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled',
      });
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
      await api.post('/tower', {
        body: { ...tower, scheduled: 202403 },
        status: [400, 422],
        because: 'scheduled must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { scheduled: 202403 },
        status: [400, 422],
        because: 'scheduled must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/tower', {
        body: { ...tower, scheduled: '2024-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/tower', {
        body: { ...tower, scheduled: '2025-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/tower', {
        body: { ...tower, scheduled: '2026-13-01 02:07:23' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/tower', {
        body: { ...tower, scheduled: '2026-06-15 25:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { scheduled: '2024-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/tower/tower-1', {
        body: { scheduled: '2025-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/tower/tower-1', {
        body: { scheduled: '2026-13-01 02:07:23' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/tower/tower-1', {
        body: { scheduled: '2026-06-15 25:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/tower', {
        body: { ...tower, scheduled: '2026-06-15T02:07:23Z' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/tower', {
        body: { ...tower, scheduled: '2026-06-15' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/tower', {
        body: { ...tower, scheduled: 'not a date' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { scheduled: '2026-06-15T02:07:23Z' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/tower/tower-1', {
        body: { scheduled: '2026-06-15' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/tower/tower-1', {
        body: { scheduled: 'not a date' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/tower', {
        body: { ...tower, scheduled: '2028-12-31 23:59:59' },
        status: [200, 201],
        answer: { scheduled: '2028-12-31 23:59:59' },
        because: 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { scheduled: '2028-12-31 23:59:59' },
        because: 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { scheduled: '2028-12-31 23:59:59' },
        status: [200],
        answer: { scheduled: '2028-12-31 23:59:59' },
        because: 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { scheduled: '2028-12-31 23:59:59' },
        because: 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive',
      });
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
      await api.post('/tower', {
        body: { ...tower, scheduled: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'scheduled must not be after 2028-12-31 23:59:59',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { scheduled: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'scheduled must not be after 2028-12-31 23:59:59',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled has no first moment',
    about('tower.scheduled.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, scheduled: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { scheduled: '2001-02-03 04:05:06' },
        status: [200],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
    },
  );

  test(
    'trusted_third may be false',
    about('tower.trusted_third.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: tower,
        status: [200, 201],
        answer: { trusted_third: false },
        because: 'false is a valid value of trusted_third',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { trusted_third: false },
        because: 'false is a valid value of trusted_third',
      });
      await api.create('Tower', { ...tower, id: 'tower-2', trusted_third: true });
      await api.patch('/tower/tower-2', {
        body: { trusted_third: false },
        status: [200],
        answer: { trusted_third: false },
        because: 'false is a valid value of trusted_third',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { trusted_third: false },
        because: 'false is a valid value of trusted_third',
      });
    },
  );

  test(
    'create and update refuse a trusted_third of a wrong type',
    about(
      'tower.trusted_third.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, trusted_third: 'abc' },
        status: [400, 422],
        because: 'trusted_third must be true or false',
      });
      await api.post('/tower', {
        body: { ...tower, trusted_third: { value: 'text' } },
        status: [400, 422],
        because: 'trusted_third must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { trusted_third: 'abc' },
        status: [400, 422],
        because: 'trusted_third must be true or false',
      });
      await api.patch('/tower/tower-1', {
        body: { trusted_third: { value: 'text' } },
        status: [400, 422],
        because: 'trusted_third must be true or false',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { trusted_third: false },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/tower', {
        body: { ...tower, phase_latest_main: 421337 },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning',
      });
      await api.post('/tower', {
        body: { ...tower, phase_latest_main: { value: 'text' } },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 421337 },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning',
      });
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: { value: 'text' } },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, phase_latest_main: 'released' },
        status: [200, 201],
        answer: { phase_latest_main: 'released' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 'retired' },
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 'planning' },
        status: [200],
        answer: { phase_latest_main: 'planning' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'planning' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
    },
  );

  test(
    'create and update refuse the phase_latest_main unheard_of, which TowerPhaseLatestMain does not have',
    about(
      'tower.phase_latest_main.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, phase_latest_main: 'unheard_of' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 'unheard_of' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/tower', {
        body: { ...tower, phase_latest_main: 'RELEASED' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 'RELEASED' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'a refused update changes nothing',
      });
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

  test(
    'galaxy_backup refers to an existing Galaxy and is answered as its id',
    about('tower.galaxy_backup.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: 'galaxy-1' },
        status: [200, 201],
        answer: { galaxy_backup: 'galaxy-1' },
        because: 'galaxy_backup was sent as galaxy-1',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'galaxy-1' },
        because: 'galaxy_backup was sent as galaxy-1',
      });
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: 'galaxy-2' },
        status: [200],
        answer: { galaxy_backup: 'galaxy-2' },
        because: 'galaxy_backup was changed to galaxy-2',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'galaxy-2' },
        because: 'galaxy_backup was changed to galaxy-2',
      });
      await api.get('/tower', {
        status: [200],
        answer: [{ id: 'tower-1', galaxy_backup: 'galaxy-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a galaxy_backup that no Galaxy has as its id',
    about(
      'tower.galaxy_backup.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: 'galaxy-unknown' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Galaxy',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Galaxy', galaxy);
      await api.create('Tower', { ...tower, galaxy_backup: 'galaxy-1' });
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: 'galaxy-unknown' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Galaxy',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'galaxy-1' },
        because: 'a refused update changes nothing',
      });
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
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: 421337 },
        status: [400, 422],
        because: 'galaxy_backup must be the id of a Galaxy',
      });
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: { value: 'text' } },
        status: [400, 422],
        because: 'galaxy_backup must be the id of a Galaxy',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: 421337 },
        status: [400, 422],
        because: 'galaxy_backup must be the id of a Galaxy',
      });
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: { value: 'text' } },
        status: [400, 422],
        because: 'galaxy_backup must be the id of a Galaxy',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'galaxy_backup may be null or left out',
    about('tower.galaxy_backup.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: null },
        status: [200, 201],
        answer: { galaxy_backup: null },
        because: 'a reference may be null',
      });
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: 'galaxy-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: null },
        status: [200],
        answer: { galaxy_backup: null },
        because: 'a reference may be null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: null },
        because: 'a reference may be null',
      });
      await api.post('/tower', {
        body: { ...tower, id: 'tower-2' },
        status: [200, 201],
        answer: { galaxy_backup: null },
        because: 'galaxy_backup is optional',
      });
    },
  );

  test(
    'deleting a Galaxy clears every galaxy_backup that refers to it',
    about('tower.galaxy_backup.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Tower', { ...tower, galaxy_backup: 'galaxy-1' });
      await api.create('Tower', { ...tower, id: 'tower-2', galaxy_backup: 'galaxy-1' });
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { id: 'tower-1', galaxy_backup: null },
        because: 'galaxy-1 was deleted',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { id: 'tower-2', galaxy_backup: null },
        because: 'galaxy-1 was deleted',
      });
    },
  );

  test(
    'deleting a Galaxy keeps a galaxy_backup that refers to another',
    about('tower.galaxy_backup.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Galaxy', { ...galaxy, id: 'galaxy-2' });
      await api.create('Tower', { ...tower, galaxy_backup: 'galaxy-2' });
      await api.delete('/galaxy/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'galaxy-2' },
        because: 'another Galaxy was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Tower in galaxy_backup, which refers to Galaxy',
    about(
      'tower.galaxy_backup.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower', {
        body: { ...tower, id: 'tower-2', galaxy_backup: 'tower-1' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Galaxy',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { galaxy_backup: 'tower-1' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Galaxy',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { galaxy_backup: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Tower with the id of a Galaxy leaves galaxy_backup alone',
    about(
      'tower.galaxy_backup.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Galaxy', galaxy);
      await api.create('Tower', { ...tower, galaxy_backup: 'galaxy-1' });
      await api.create('Tower', { ...tower, id: 'galaxy-1' });
      await api.delete('/tower/galaxy-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'galaxy-1' },
        because: 'no Galaxy was deleted',
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
      await api.patch('/tower/tower-1', {
        body: { city_local: 'nomosa', galaxy_backup: 'galaxy-unknown' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Galaxy',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Tower: actions', () => {
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
    'dismiss moves phase_latest_main from retired to released',
    about(
      'tower.dismiss.moves-from-retired',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/dismiss', {
        status: [200],
        answer: { ...tower, flagged: null, galaxy_backup: null, phase_latest_main: 'released' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, flagged: null, galaxy_backup: null, phase_latest_main: 'released' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'dismiss moves phase_latest_main from planning to released',
    about(
      'tower.dismiss.moves-from-planning',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Tower', { ...tower, phase_latest_main: 'planning' });
      await api.post('/tower/tower-1/dismiss', {
        status: [200],
        answer: { ...tower, flagged: null, galaxy_backup: null, phase_latest_main: 'released' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, flagged: null, galaxy_backup: null, phase_latest_main: 'released' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'dismiss applies the effect: set this.flagged to null',
    about(
      'tower.dismiss.effect-set-flagged-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-1/dismiss', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          flagged: null,
          city_local: 'rulumo',
          galaxy_backup: null,
          id: 'tower-1',
          scheduled: '2026-06-15 02:07:23',
          trusted_third: false,
        },
        because: 'set this.flagged to null',
      });
    },
  );

  test(
    'dismiss leaves objects alone that it does not concern',
    about('tower.dismiss.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.post('/tower/tower-1/dismiss', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, id: 'tower-2' },
        because: 'dismiss was called on tower-1, which does not concern this object',
      });
    },
  );

  test(
    'dismiss answers 404 for an id that no Tower has',
    about('tower.dismiss.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-unknown/dismiss', {
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
    },
  );

  test(
    'dismiss is refused while phase_latest_main is released',
    about(
      'tower.dismiss.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', { ...tower, phase_latest_main: 'released' });
      await api.post('/tower/tower-1/dismiss', {
        status: [400, 409],
        because: 'dismiss starts from retired or planning, and phase_latest_main is released',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'released', flagged: false },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss is refused while phase_latest_main is null',
    about(
      'tower.dismiss.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', { ...tower, phase_latest_main: null });
      await api.post('/tower/tower-1/dismiss', {
        status: [400, 409],
        because: 'dismiss starts from retired or planning, and phase_latest_main is null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: null, flagged: false },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss is refused unless this.trusted_third != true',
    about(
      'tower.dismiss.refuses-unless-trusted_third-ne-true',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', { ...tower, trusted_third: true });
      await api.post('/tower/tower-1/dismiss', {
        status: [400, 409],
        because: 'the condition this.trusted_third != true is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', flagged: false },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss is refused when trusted_third is absent',
    about(
      'tower.dismiss.refuses-when-trusted_third-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', without(tower, 'trusted_third'));
      await api.post('/tower/tower-1/dismiss', {
        status: [400, 409],
        because: 'the condition this.trusted_third != true is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', flagged: false },
        because: 'a refused action changes nothing',
      });
    },
  );
});
