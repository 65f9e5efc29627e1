import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  rank: 71,
  statue: null,
  opened: '2020-05-10 11:32:51',
};

// A valid Tower, as the tests send it.
const tower = {
  topic: 'rulumo',
  flagged: false,
  id: 'tower-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
};

// A valid Forest, as the tests send it.
const forest = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'forest-1',
  caption_silent_initial: 'lobia',
  health_regional: 'cheerful',
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
        answer: { ...tower, galaxy_backup: null, mission: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, mission: null },
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
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
        },
        status: [200],
        answer: {
          topic: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
          seats_pending: 57,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
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
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
        },
        status: [200],
        answer: {
          id: 'tower-1',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          id: 'tower-1',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for seats_pending does not change topic either',
    about(
      'tower.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { topic: 'nomosa', seats_pending: 'abc' },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, mission: null },
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
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
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
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
      });
      await api.create('Tower', {
        ...tower,
        id: 'tower-3',
        topic: 'nilonu',
        scheduled: '2027-12-09 03:34:13',
        phase_latest_main: 'escalated',
        seats_pending: 3,
      });
      await api.get('/tower', {
        status: [200],
        answer: [
          { ...tower, galaxy_backup: null, mission: null },
          {
            topic: 'nomosa',
            flagged: true,
            galaxy_backup: null,
            id: 'tower-2',
            scheduled: '2028-01-23 07:26:39',
            phase_latest_main: 'planning',
            mission: null,
            seats_pending: 57,
          },
          {
            topic: 'nilonu',
            flagged: false,
            galaxy_backup: null,
            id: 'tower-3',
            scheduled: '2027-12-09 03:34:13',
            phase_latest_main: 'escalated',
            mission: null,
            seats_pending: 3,
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
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
      });
      await api.patch('/tower/tower-2', {
        body: {
          id: 'tower-2',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, mission: null },
        because: 'another object was updated',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: {
          topic: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-2',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
          seats_pending: 57,
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
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
      });
      await api.delete('/tower/tower-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: {
          topic: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'tower-2',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
          seats_pending: 57,
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
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
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
    'create refuses a Tower without topic, which is required',
    about('tower.topic.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/tower', {
        body: without(tower, 'topic'),
        status: [400, 422],
        because: 'topic is required and has no default',
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
    'create refuses a Tower without seats_pending, which is required',
    about(
      'tower.seats_pending.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: without(tower, 'seats_pending'),
        status: [400, 422],
        because: 'seats_pending is required and has no default',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of topic or seats_pending alone leaves every other field as it is',
    about('tower.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Forest', forest);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: null,
        galaxy_backup: 'zebra-1',
        mission: 'forest-1',
      });
      await api.patch('/tower/tower-1', {
        body: { topic: 'nomosa' },
        status: [200],
        answer: {
          ...tower,
          topic: 'nomosa',
          galaxy_backup: 'zebra-1',
          phase_latest_main: null,
          mission: 'forest-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/tower/tower-1', {
        body: { seats_pending: 57 },
        status: [200],
        answer: {
          ...tower,
          topic: 'nomosa',
          galaxy_backup: 'zebra-1',
          phase_latest_main: null,
          mission: 'forest-1',
          seats_pending: 57,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          ...tower,
          topic: 'nomosa',
          galaxy_backup: 'zebra-1',
          phase_latest_main: null,
          mission: 'forest-1',
          seats_pending: 57,
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
    'topic may be null',
    about('tower.topic.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, topic: null },
        status: [200, 201],
        answer: { topic: null },
        because: 'topic is nullable',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { topic: null },
        because: 'topic is nullable',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { topic: null },
        status: [200],
        answer: { topic: null },
        because: 'topic is nullable',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { topic: null },
        because: 'topic is nullable',
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

  test(
    'create and update refuse null for seats_pending',
    about(
      'tower.seats_pending.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, seats_pending: null },
        status: [400, 422],
        because: 'seats_pending must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { seats_pending: null },
        status: [400, 422],
        because: 'seats_pending must not be null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { seats_pending: 70 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Tower: types and bounds', () => {
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
    'topic keeps spaces, quotes, accents and symbols',
    about('tower.topic.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
    },
  );

  test(
    'create and update refuse a topic of a wrong type',
    about(
      'tower.topic.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, topic: 421337 },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.post('/tower', {
        body: { ...tower, topic: { value: 'text' } },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { topic: 421337 },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.patch('/tower/tower-1', {
        body: { topic: { value: 'text' } },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { topic: 'rulumo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic may be right at its minimum length of 6',
    about(
      'tower.topic.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, topic: 'boriso' },
        status: [200, 201],
        answer: { topic: 'boriso' },
        because: 'the minimum length of topic is 6, inclusive',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { topic: 'boriso' },
        because: 'the minimum length of topic is 6, inclusive',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { topic: 'boriso' },
        status: [200],
        answer: { topic: 'boriso' },
        because: 'the minimum length of topic is 6, inclusive',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { topic: 'boriso' },
        because: 'the minimum length of topic is 6, inclusive',
      });
    },
  );

  test(
    'create and update refuse a topic below its minimum length of 6',
    about(
      'tower.topic.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, topic: 'labua' },
        status: [400, 422],
        because: 'topic must have at least 6 characters',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { topic: 'labua' },
        status: [400, 422],
        because: 'topic must have at least 6 characters',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { topic: 'rulumo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic has no maximum length',
    about('tower.topic.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: {
          ...tower,
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
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
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.post('/tower', {
        body: { ...tower, phase_latest_main: { value: 'text' } },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 421337 },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: { value: 'text' } },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'seats_pending may be 0',
    about('tower.seats_pending.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, seats_pending: 0 },
        status: [200, 201],
        answer: { seats_pending: 0 },
        because: '0 is a valid value of seats_pending',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { seats_pending: 0 },
        because: '0 is a valid value of seats_pending',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { seats_pending: 0 },
        status: [200],
        answer: { seats_pending: 0 },
        because: '0 is a valid value of seats_pending',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { seats_pending: 0 },
        because: '0 is a valid value of seats_pending',
      });
    },
  );

  test(
    'create and update refuse a seats_pending of a wrong type',
    about(
      'tower.seats_pending.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, seats_pending: 'abc' },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.post('/tower', {
        body: { ...tower, seats_pending: { value: 'text' } },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.post('/tower', {
        body: { ...tower, seats_pending: 69.5 },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { seats_pending: 'abc' },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.patch('/tower/tower-1', {
        body: { seats_pending: { value: 'text' } },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.patch('/tower/tower-1', {
        body: { seats_pending: 69.5 },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { seats_pending: 70 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'seats_pending may be right at its minimum of -100',
    about(
      'tower.seats_pending.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, seats_pending: -100 },
        status: [200, 201],
        answer: { seats_pending: -100 },
        because: 'the minimum of seats_pending is -100, inclusive',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { seats_pending: -100 },
        because: 'the minimum of seats_pending is -100, inclusive',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { seats_pending: -100 },
        status: [200],
        answer: { seats_pending: -100 },
        because: 'the minimum of seats_pending is -100, inclusive',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { seats_pending: -100 },
        because: 'the minimum of seats_pending is -100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a seats_pending below its minimum of -100',
    about(
      'tower.seats_pending.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, seats_pending: -101 },
        status: [400, 422],
        because: 'seats_pending must be at least -100',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { seats_pending: -101 },
        status: [400, 422],
        because: 'seats_pending must be at least -100',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { seats_pending: 70 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'seats_pending may be right at its maximum of 1000',
    about(
      'tower.seats_pending.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, seats_pending: 1000 },
        status: [200, 201],
        answer: { seats_pending: 1000 },
        because: 'the maximum of seats_pending is 1000, inclusive',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { seats_pending: 1000 },
        because: 'the maximum of seats_pending is 1000, inclusive',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { seats_pending: 1000 },
        status: [200],
        answer: { seats_pending: 1000 },
        because: 'the maximum of seats_pending is 1000, inclusive',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { seats_pending: 1000 },
        because: 'the maximum of seats_pending is 1000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a seats_pending above its maximum of 1000',
    about(
      'tower.seats_pending.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, seats_pending: 1001 },
        status: [400, 422],
        because: 'seats_pending must be at most 1000',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { seats_pending: 1001 },
        status: [400, 422],
        because: 'seats_pending must be at most 1000',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { seats_pending: 70 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Tower: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'phase_latest_main may be released, retired, planning, escalated',
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
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 'escalated' },
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
    },
  );

  test(
    'phase_latest_main may be escalated, which TowerPhaseLatestMain has gained',
    about('tower.phase_latest_main.accepts-added-escalated', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, phase_latest_main: 'escalated' },
        status: [200, 201],
        answer: { phase_latest_main: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { phase_latest_main: 'escalated' },
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
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
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 'unheard_of' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
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
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { phase_latest_main: 'RELEASED' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
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
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: 'zebra-1' },
        status: [200, 201],
        answer: { galaxy_backup: 'zebra-1' },
        because: 'galaxy_backup was sent as zebra-1',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'zebra-1' },
        because: 'galaxy_backup was sent as zebra-1',
      });
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: 'zebra-2' },
        status: [200],
        answer: { galaxy_backup: 'zebra-2' },
        because: 'galaxy_backup was changed to zebra-2',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'zebra-2' },
        because: 'galaxy_backup was changed to zebra-2',
      });
      await api.get('/tower', {
        status: [200],
        answer: [{ id: 'tower-1', galaxy_backup: 'zebra-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: 'zebra-unknown' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Zebra',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Zebra', zebra);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1' });
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: 'zebra-unknown' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Zebra',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'zebra-1' },
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
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: 421337 },
        status: [400, 422],
        because: 'galaxy_backup must be the id of a Zebra',
      });
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: { value: 'text' } },
        status: [400, 422],
        because: 'galaxy_backup must be the id of a Zebra',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: 421337 },
        status: [400, 422],
        because: 'galaxy_backup must be the id of a Zebra',
      });
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: { value: 'text' } },
        status: [400, 422],
        because: 'galaxy_backup must be the id of a Zebra',
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
    about(
      'tower.galaxy_backup.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.post('/tower', {
        body: { ...tower, galaxy_backup: null },
        status: [200, 201],
        answer: { galaxy_backup: null },
        because: 'a reference may be null',
      });
      await api.patch('/tower/tower-1', {
        body: { galaxy_backup: 'zebra-1' },
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
    'deleting a Zebra clears every galaxy_backup that refers to it',
    about(
      'tower.galaxy_backup.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1' });
      await api.create('Tower', { ...tower, id: 'tower-2', galaxy_backup: 'zebra-1' });
      await api.delete('/zebra/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { id: 'tower-1', galaxy_backup: null },
        because: 'zebra-1 was deleted',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { id: 'tower-2', galaxy_backup: null },
        because: 'zebra-1 was deleted',
      });
    },
  );

  test(
    'deleting a Zebra keeps a galaxy_backup that refers to another',
    about(
      'tower.galaxy_backup.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-2' });
      await api.delete('/zebra/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'zebra-2' },
        because: 'another Zebra was deleted',
      });
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
      await api.create('Tower', tower);
      await api.post('/tower', {
        body: { ...tower, id: 'tower-2', galaxy_backup: 'tower-1' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Zebra',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { galaxy_backup: 'tower-1' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Zebra',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { galaxy_backup: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Tower with the id of a Zebra leaves galaxy_backup alone',
    about(
      'tower.galaxy_backup.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1' });
      await api.create('Tower', { ...tower, id: 'zebra-1' });
      await api.delete('/tower/zebra-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { galaxy_backup: 'zebra-1' },
        because: 'no Zebra was deleted',
      });
    },
  );

  test(
    'mission refers to an existing Forest and is answered as its id',
    about('tower.mission.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.post('/tower', {
        body: { ...tower, mission: 'forest-1' },
        status: [200, 201],
        answer: { mission: 'forest-1' },
        because: 'mission was sent as forest-1',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { mission: 'forest-1' },
        because: 'mission was sent as forest-1',
      });
      await api.patch('/tower/tower-1', {
        body: { mission: 'forest-2' },
        status: [200],
        answer: { mission: 'forest-2' },
        because: 'mission was changed to forest-2',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { mission: 'forest-2' },
        because: 'mission was changed to forest-2',
      });
      await api.get('/tower', {
        status: [200],
        answer: [{ id: 'tower-1', mission: 'forest-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a mission that no Forest has as its id',
    about(
      'tower.mission.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, mission: 'forest-unknown' },
        status: [400, 422],
        because: 'mission must be the id of an existing Forest',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, mission: 'forest-1' });
      await api.patch('/tower/tower-1', {
        body: { mission: 'forest-unknown' },
        status: [400, 422],
        because: 'mission must be the id of an existing Forest',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { mission: 'forest-1' },
        because: 'a refused update changes nothing',
      });
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
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/tower', {
        body: { ...tower, mission: 421337 },
        status: [400, 422],
        because: 'mission must be the id of a Forest',
      });
      await api.post('/tower', {
        body: { ...tower, mission: { value: 'text' } },
        status: [400, 422],
        because: 'mission must be the id of a Forest',
      });
      await api.get('/tower/tower-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { mission: 421337 },
        status: [400, 422],
        because: 'mission must be the id of a Forest',
      });
      await api.patch('/tower/tower-1', {
        body: { mission: { value: 'text' } },
        status: [400, 422],
        because: 'mission must be the id of a Forest',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { mission: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'mission may be null or left out',
    about(
      'tower.mission.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.post('/tower', {
        body: { ...tower, mission: null },
        status: [200, 201],
        answer: { mission: null },
        because: 'a reference may be null',
      });
      await api.patch('/tower/tower-1', {
        body: { mission: 'forest-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/tower/tower-1', {
        body: { mission: null },
        status: [200],
        answer: { mission: null },
        because: 'a reference may be null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { mission: null },
        because: 'a reference may be null',
      });
      await api.post('/tower', {
        body: { ...tower, id: 'tower-2' },
        status: [200, 201],
        answer: { mission: null },
        because: 'mission is optional',
      });
    },
  );

  test(
    'deleting a Forest clears every mission that refers to it',
    about(
      'tower.mission.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, mission: 'forest-1' });
      await api.create('Tower', { ...tower, id: 'tower-2', mission: 'forest-1' });
      await api.delete('/forest/forest-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { id: 'tower-1', mission: null },
        because: 'forest-1 was deleted',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { id: 'tower-2', mission: null },
        because: 'forest-1 was deleted',
      });
    },
  );

  test(
    'deleting a Forest keeps a mission that refers to another',
    about(
      'tower.mission.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Forest', { ...forest, id: 'forest-2' });
      await api.create('Tower', { ...tower, mission: 'forest-2' });
      await api.delete('/forest/forest-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { mission: 'forest-2' },
        because: 'another Forest was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Tower in mission, which refers to Forest',
    about(
      'tower.mission.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower', {
        body: { ...tower, id: 'tower-2', mission: 'tower-1' },
        status: [400, 422],
        because: 'mission must be the id of an existing Forest',
      });
      await api.create('Tower', { ...tower, id: 'tower-2' });
      await api.patch('/tower/tower-2', {
        body: { mission: 'tower-1' },
        status: [400, 422],
        because: 'mission must be the id of an existing Forest',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { mission: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Tower with the id of a Forest leaves mission alone',
    about(
      'tower.mission.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, mission: 'forest-1' });
      await api.create('Tower', { ...tower, id: 'forest-1' });
      await api.delete('/tower/forest-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { mission: 'forest-1' },
        because: 'no Forest was deleted',
      });
    },
  );

  test(
    'update that is refused for galaxy_backup does not change topic either',
    about(
      'tower.galaxy_backup.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.patch('/tower/tower-1', {
        body: { topic: 'nomosa', galaxy_backup: 'zebra-unknown' },
        status: [400, 422],
        because: 'galaxy_backup must be the id of an existing Zebra',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, mission: null },
        because: 'a refused update changes nothing',
      });
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
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'close moves phase_latest_main from planning to retired',
    about(
      'tower.close.moves-from-planning',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [200],
        answer: {
          ...tower,
          galaxy_backup: 'zebra-1',
          scheduled: '2022-06-13 11:59:59',
          mission: null,
          seats_pending: 114,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          ...tower,
          galaxy_backup: 'zebra-1',
          scheduled: '2022-06-13 11:59:59',
          mission: null,
          seats_pending: 114,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'close moves phase_latest_main from released to retired',
    about(
      'tower.close.moves-from-released',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'released',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [200],
        answer: {
          ...tower,
          galaxy_backup: 'zebra-1',
          scheduled: '2022-06-13 11:59:59',
          mission: null,
          seats_pending: 114,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          ...tower,
          galaxy_backup: 'zebra-1',
          scheduled: '2022-06-13 11:59:59',
          mission: null,
          seats_pending: 114,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'close applies the effect: on item in this.galaxy_backup: increase item.weight_stored by 0.5',
    about(
      'tower.close.effect-on-galaxy_backup-increase-weight_stored-by-0.5',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 15.25 },
        because: 'close was not called yet',
      });
      await api.post('/tower/tower-1/close', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { ...zebra, weight_stored: 15.75, statues: [], galaxies: [] },
        because: 'on item in this.galaxy_backup: increase item.weight_stored by 0.5',
      });
      await api.get('/analytics/zebra/weight_stored/sum', {
        status: [200],
        answer: { result: 15.75 },
        because: 'close changed weight_stored',
      });
    },
  );

  test(
    'close leaves objects alone that it does not concern',
    about('tower.close.leaves-bystanders', 'actions.success', 'effects.on-reference'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/tower/tower-1/close', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: {
          topic: 'rulumo',
          flagged: false,
          galaxy_backup: 'zebra-1',
          id: 'tower-2',
          scheduled: '2022-06-13 11:59:59',
          phase_latest_main: 'planning',
          mission: null,
          seats_pending: 114,
        },
        because: 'close was called on tower-1, which does not concern this object',
      });
      await api.get('/zebra/zebra-2', {
        status: [200],
        answer: { ...zebra, id: 'zebra-2', statues: [], galaxies: [] },
        because: 'close was called on tower-1, which does not concern this object',
      });
    },
  );

  test(
    'close answers 404 for an id that no Tower has',
    about('tower.close.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-unknown/close', {
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
    },
  );

  test(
    'close is refused while phase_latest_main is retired',
    about('tower.close.refuses-from-retired', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [400, 409],
        because: 'close starts from planning or released, and phase_latest_main is retired',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close is refused while phase_latest_main is escalated',
    about('tower.close.refuses-from-escalated', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'escalated',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [400, 409],
        because: 'close starts from planning or released, and phase_latest_main is escalated',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close is refused while phase_latest_main is null',
    about('tower.close.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: null,
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [400, 409],
        because: 'close starts from planning or released, and phase_latest_main is null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close is refused unless this.scheduled < "2022-06-13 12:00:00"',
    about(
      "tower.close.refuses-unless-scheduled-lt-'2022-06-13+12:00:00'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 12:00:00',
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [400, 409],
        because: 'the condition this.scheduled < "2022-06-13 12:00:00" is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'planning' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close is refused unless this.seats_pending * 2 > 226',
    about(
      'tower.close.refuses-unless-seats_pending-times-2-gt-226',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 113,
      });
      await api.post('/tower/tower-1/close', {
        status: [400, 409],
        because: 'the condition this.seats_pending * 2 > 226 is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'planning' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close is refused unless this.mission is null',
    about(
      'tower.close.refuses-unless-mission-is-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Forest', forest);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'forest-1',
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [400, 409],
        because: 'the condition this.mission is null is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'planning' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close changes none of the objects that it refers to when it is refused',
    about('tower.close.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 12:00:00',
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [400, 409],
        because: 'the condition this.scheduled < "2022-06-13 12:00:00" is not satisfied',
      });
      await api.get('/zebra/zebra-1', {
        status: [200],
        answer: { ...zebra, statues: [], galaxies: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          ...tower,
          galaxy_backup: 'zebra-1',
          scheduled: '2022-06-13 12:00:00',
          phase_latest_main: 'planning',
          mission: null,
          seats_pending: 114,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close is refused when scheduled is absent',
    about(
      'tower.close.refuses-when-scheduled-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...without(tower, 'scheduled'),
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [400, 409],
        because: 'the condition this.scheduled < "2022-06-13 12:00:00" is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'planning' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close succeeds when galaxy_backup is null',
    about(
      'tower.close.succeeds-when-galaxy_backup-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: null,
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.post('/tower/tower-1/close', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'galaxy_backup is null, which is allowed',
      });
    },
  );

  test(
    'reject moves phase_latest_main from retired to escalated',
    about('tower.reject.moves-from-retired', 'actions.success', 'actions.stored', 'guards.is-null'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1', flagged: null });
      await api.post('/tower/tower-1/reject', {
        status: [200],
        answer: {
          ...tower,
          flagged: null,
          galaxy_backup: 'zebra-1',
          phase_latest_main: 'escalated',
          mission: null,
          seats_pending: 72,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          ...tower,
          flagged: null,
          galaxy_backup: 'zebra-1',
          phase_latest_main: 'escalated',
          mission: null,
          seats_pending: 72,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'reject moves phase_latest_main from planning to escalated',
    about(
      'tower.reject.moves-from-planning',
      'actions.success',
      'actions.stored',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        flagged: null,
      });
      await api.post('/tower/tower-1/reject', {
        status: [200],
        answer: {
          ...tower,
          flagged: null,
          galaxy_backup: 'zebra-1',
          phase_latest_main: 'escalated',
          mission: null,
          seats_pending: 72,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          ...tower,
          flagged: null,
          galaxy_backup: 'zebra-1',
          phase_latest_main: 'escalated',
          mission: null,
          seats_pending: 72,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'reject applies the effect: increase this.seats_pending by 2',
    about(
      'tower.reject.effect-increase-seats_pending-by-2',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1', flagged: null });
      await api.post('/tower/tower-1/reject', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          seats_pending: 72,
          topic: 'rulumo',
          flagged: null,
          galaxy_backup: 'zebra-1',
          id: 'tower-1',
          scheduled: '2026-06-15 02:07:23',
          mission: null,
        },
        because: 'increase this.seats_pending by 2',
      });
    },
  );

  test(
    'reject leaves objects alone that it does not concern',
    about('tower.reject.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1', flagged: null });
      await api.create('Tower', {
        ...tower,
        id: 'tower-2',
        galaxy_backup: 'zebra-1',
        flagged: null,
      });
      await api.post('/tower/tower-1/reject', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { ...tower, flagged: null, galaxy_backup: 'zebra-1', id: 'tower-2', mission: null },
        because: 'reject was called on tower-1, which does not concern this object',
      });
    },
  );

  test(
    'reject answers 404 for an id that no Tower has',
    about('tower.reject.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-unknown/reject', {
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
    },
  );

  test(
    'reject is refused while phase_latest_main is released',
    about('tower.reject.refuses-from-released', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'released',
        galaxy_backup: 'zebra-1',
        flagged: null,
      });
      await api.post('/tower/tower-1/reject', {
        status: [400, 409],
        because: 'reject starts from retired or planning, and phase_latest_main is released',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'released', seats_pending: 70 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'reject is refused while phase_latest_main is escalated',
    about(
      'tower.reject.refuses-from-escalated',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: 'escalated',
        galaxy_backup: 'zebra-1',
        flagged: null,
      });
      await api.post('/tower/tower-1/reject', {
        status: [400, 409],
        because: 'reject starts from retired or planning, and phase_latest_main is escalated',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated', seats_pending: 70 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'reject is refused while phase_latest_main is null',
    about('tower.reject.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', {
        ...tower,
        phase_latest_main: null,
        galaxy_backup: 'zebra-1',
        flagged: null,
      });
      await api.post('/tower/tower-1/reject', {
        status: [400, 409],
        because: 'reject starts from retired or planning, and phase_latest_main is null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: null, seats_pending: 70 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'reject is refused unless this.flagged is null',
    about(
      'tower.reject.refuses-unless-flagged-is-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Tower', { ...tower, galaxy_backup: 'zebra-1' });
      await api.post('/tower/tower-1/reject', {
        status: [400, 409],
        because: 'the condition this.flagged is null is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', seats_pending: 70 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'reject is refused unless this.galaxy_backup is not null',
    about(
      'tower.reject.refuses-unless-galaxy_backup-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', { ...tower, galaxy_backup: null, flagged: null });
      await api.post('/tower/tower-1/reject', {
        status: [400, 409],
        because: 'the condition this.galaxy_backup is not null is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', seats_pending: 70 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'suspend moves phase_latest_main from retired to planning',
    about(
      'tower.suspend.moves-from-retired',
      'actions.success',
      'actions.stored',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, mission: 'forest-1' });
      await api.post('/tower/tower-1/suspend', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, phase_latest_main: 'planning', mission: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, phase_latest_main: 'planning', mission: null },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'suspend moves phase_latest_main from released to planning',
    about(
      'tower.suspend.moves-from-released',
      'actions.success',
      'actions.stored',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, phase_latest_main: 'released', mission: 'forest-1' });
      await api.post('/tower/tower-1/suspend', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, phase_latest_main: 'planning', mission: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, phase_latest_main: 'planning', mission: null },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'suspend applies the effect: set this.mission to null',
    about(
      'tower.suspend.effect-set-mission-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, mission: 'forest-1' });
      await api.post('/tower/tower-1/suspend', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          mission: null,
          topic: 'rulumo',
          flagged: false,
          galaxy_backup: null,
          id: 'tower-1',
          scheduled: '2026-06-15 02:07:23',
          seats_pending: 70,
        },
        because: 'set this.mission to null',
      });
    },
  );

  test(
    'suspend leaves objects alone that it does not concern',
    about('tower.suspend.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, mission: 'forest-1' });
      await api.create('Tower', { ...tower, id: 'tower-2', mission: 'forest-1' });
      await api.post('/tower/tower-1/suspend', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, id: 'tower-2', mission: 'forest-1' },
        because: 'suspend was called on tower-1, which does not concern this object',
      });
    },
  );

  test(
    'suspend answers 404 for an id that no Tower has',
    about('tower.suspend.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-unknown/suspend', {
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
    },
  );

  test(
    'suspend is refused while phase_latest_main is planning',
    about(
      'tower.suspend.refuses-from-planning',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, phase_latest_main: 'planning', mission: 'forest-1' });
      await api.post('/tower/tower-1/suspend', {
        status: [400, 409],
        because: 'suspend starts from retired or released, and phase_latest_main is planning',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'planning', mission: 'forest-1' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'suspend is refused while phase_latest_main is escalated',
    about(
      'tower.suspend.refuses-from-escalated',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, phase_latest_main: 'escalated', mission: 'forest-1' });
      await api.post('/tower/tower-1/suspend', {
        status: [400, 409],
        because: 'suspend starts from retired or released, and phase_latest_main is escalated',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated', mission: 'forest-1' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'suspend is refused while phase_latest_main is null',
    about(
      'tower.suspend.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, phase_latest_main: null, mission: 'forest-1' });
      await api.post('/tower/tower-1/suspend', {
        status: [400, 409],
        because: 'suspend starts from retired or released, and phase_latest_main is null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: null, mission: 'forest-1' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'suspend is refused unless this.flagged is not null',
    about(
      'tower.suspend.refuses-unless-flagged-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Forest', forest);
      await api.create('Tower', { ...tower, mission: 'forest-1', flagged: null });
      await api.post('/tower/tower-1/suspend', {
        status: [400, 409],
        because: 'the condition this.flagged is not null is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', mission: 'forest-1' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify moves phase_latest_main from retired to released',
    about('tower.notify.moves-from-retired', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Tower', { ...tower, seats_pending: 31 });
      await api.post('/tower/tower-1/notify', {
        status: [200],
        answer: {
          ...tower,
          galaxy_backup: null,
          phase_latest_main: 'released',
          mission: null,
          seats_pending: 32,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          ...tower,
          galaxy_backup: null,
          phase_latest_main: 'released',
          mission: null,
          seats_pending: 32,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'notify applies the effect: increase this.seats_pending by 1',
    about(
      'tower.notify.effect-increase-seats_pending-by-1',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Tower', { ...tower, seats_pending: 31 });
      await api.post('/tower/tower-1/notify', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: {
          seats_pending: 32,
          topic: 'rulumo',
          flagged: false,
          galaxy_backup: null,
          id: 'tower-1',
          scheduled: '2026-06-15 02:07:23',
          mission: null,
        },
        because: 'increase this.seats_pending by 1',
      });
    },
  );

  test(
    'notify leaves objects alone that it does not concern',
    about('tower.notify.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Tower', { ...tower, seats_pending: 31 });
      await api.create('Tower', { ...tower, id: 'tower-2', seats_pending: 31 });
      await api.post('/tower/tower-1/notify', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/tower/tower-2', {
        status: [200],
        answer: { ...tower, galaxy_backup: null, id: 'tower-2', mission: null, seats_pending: 31 },
        because: 'notify was called on tower-1, which does not concern this object',
      });
    },
  );

  test(
    'notify answers 404 for an id that no Tower has',
    about('tower.notify.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Tower', tower);
      await api.post('/tower/tower-unknown/notify', {
        status: [404],
        because: 'no Tower has the id tower-unknown',
      });
    },
  );

  test(
    'notify is refused while phase_latest_main is released',
    about('tower.notify.refuses-from-released', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Tower', { ...tower, phase_latest_main: 'released', seats_pending: 31 });
      await api.post('/tower/tower-1/notify', {
        status: [400, 409],
        because: 'notify starts from retired, and phase_latest_main is released',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'released', seats_pending: 31 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused while phase_latest_main is planning',
    about('tower.notify.refuses-from-planning', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Tower', { ...tower, phase_latest_main: 'planning', seats_pending: 31 });
      await api.post('/tower/tower-1/notify', {
        status: [400, 409],
        because: 'notify starts from retired, and phase_latest_main is planning',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'planning', seats_pending: 31 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused while phase_latest_main is escalated',
    about(
      'tower.notify.refuses-from-escalated',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', { ...tower, phase_latest_main: 'escalated', seats_pending: 31 });
      await api.post('/tower/tower-1/notify', {
        status: [400, 409],
        because: 'notify starts from retired, and phase_latest_main is escalated',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated', seats_pending: 31 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused while phase_latest_main is null',
    about('tower.notify.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Tower', { ...tower, phase_latest_main: null, seats_pending: 31 });
      await api.post('/tower/tower-1/notify', {
        status: [400, 409],
        because: 'notify starts from retired, and phase_latest_main is null',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: null, seats_pending: 31 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused unless this.seats_pending * 2 >= 62',
    about(
      'tower.notify.refuses-unless-seats_pending-times-2-gte-62',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Tower', { ...tower, seats_pending: 30 });
      await api.post('/tower/tower-1/notify', {
        status: [400, 409],
        because: 'the condition this.seats_pending * 2 >= 62 is not satisfied',
      });
      await api.get('/tower/tower-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', seats_pending: 30 },
        because: 'a refused action changes nothing',
      });
    },
  );
});
