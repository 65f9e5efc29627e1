import { about, test, without } from '../support/api.ts';

// A valid Barrel, as the tests send it.
const barrel = {
  delivered_simple: '2025-02-01 03:59:06',
  featured_verified_rough: false,
  visibility: 'recovering',
  id: 'barrel-1',
  rounds: 35,
  headline_target: 'nisoga',
};

// A valid Sunset, as the tests send it.
const sunset = {
  cost_past: 68.25,
  health: 'retired',
  id: 'sunset-1',
  planned: '2022-08-01 11:31:15',
};

test.describe('Sunset: create, read, update and delete', () => {
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
    'create answers the new Sunset, and read answers it again',
    about(
      'sunset.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: sunset,
        status: [200, 201],
        answer: { ...sunset, barrel_recent: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { ...sunset, barrel_recent: null },
        because: 'read answers the object that was created',
      });
      await api.post('/sunset', {
        body: { ...sunset, id: 'sunset-2' },
        status: [200, 201],
        answer: { id: 'sunset-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Sunset',
    about(
      'sunset.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { cost_past: 25.75, health: 'escalated', planned: '2022-05-05 12:53:47' },
        status: [200],
        answer: {
          barrel_recent: null,
          cost_past: 25.75,
          health: 'escalated',
          id: 'sunset-1',
          planned: '2022-05-05 12:53:47',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { cost_past: 25.75, health: 'escalated', planned: '2022-05-05 12:53:47' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('sunset.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: {
          id: 'sunset-1',
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        },
        status: [200],
        answer: {
          id: 'sunset-1',
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: {
          id: 'sunset-1',
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for planned does not change cost_past either',
    about(
      'sunset.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { cost_past: 25.75, planned: 202403 },
        status: [400, 422],
        because: 'planned must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { ...sunset, barrel_recent: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Sunset: no read finds it and no list holds it',
    about(
      'sunset.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.delete('/sunset/sunset-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/sunset/sunset-1', { status: [404], because: 'it was deleted' });
      await api.get('/sunset', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Sunset has',
    about('sunset.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.get('/sunset/sunset-unknown', {
        status: [404],
        because: 'no Sunset has the id sunset-unknown',
      });
      await api.patch('/sunset/sunset-unknown', {
        body: { cost_past: 25.75, health: 'escalated', planned: '2022-05-05 12:53:47' },
        status: [404],
        because: 'no Sunset has the id sunset-unknown',
      });
      await api.delete('/sunset/sunset-unknown', {
        status: [404],
        because: 'no Sunset has the id sunset-unknown',
      });
      await api.get('/sunset', {
        status: [200],
        answer: [{ id: 'sunset-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Sunset: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Sunset with all of its fields',
    about('sunset.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.create('Sunset', {
        ...sunset,
        id: 'sunset-2',
        cost_past: 25.75,
        health: 'escalated',
        planned: '2022-05-05 12:53:47',
      });
      await api.create('Sunset', {
        ...sunset,
        id: 'sunset-3',
        cost_past: 63.75,
        health: 'released',
        planned: '2023-12-19 20:38:04',
      });
      await api.get('/sunset', {
        status: [200],
        answer: [
          { ...sunset, barrel_recent: null },
          {
            barrel_recent: null,
            cost_past: 25.75,
            health: 'escalated',
            id: 'sunset-2',
            planned: '2022-05-05 12:53:47',
          },
          {
            barrel_recent: null,
            cost_past: 63.75,
            health: 'released',
            id: 'sunset-3',
            planned: '2023-12-19 20:38:04',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Sunset leaves another as it was',
    about('sunset.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.create('Sunset', {
        ...sunset,
        id: 'sunset-2',
        cost_past: 25.75,
        health: 'escalated',
        planned: '2022-05-05 12:53:47',
      });
      await api.patch('/sunset/sunset-2', {
        body: {
          id: 'sunset-2',
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { ...sunset, barrel_recent: null },
        because: 'another object was updated',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: {
          barrel_recent: null,
          cost_past: 25.75,
          health: 'escalated',
          id: 'sunset-2',
          planned: '2022-05-05 12:53:47',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Sunset leaves another as it was',
    about(
      'sunset.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.create('Sunset', {
        ...sunset,
        id: 'sunset-2',
        cost_past: 25.75,
        health: 'escalated',
        planned: '2022-05-05 12:53:47',
      });
      await api.delete('/sunset/sunset-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: {
          barrel_recent: null,
          cost_past: 25.75,
          health: 'escalated',
          id: 'sunset-2',
          planned: '2022-05-05 12:53:47',
        },
        because: 'another object was deleted',
      });
      await api.get('/sunset', {
        status: [200],
        answer: [{ id: 'sunset-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Sunset',
    about('sunset.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.create('Sunset', {
        ...sunset,
        id: 'sunset-2',
        cost_past: 25.75,
        health: 'escalated',
        planned: '2022-05-05 12:53:47',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/sunset', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/sunset/sunset-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Sunset: required fields and defaults', () => {
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
    'create accepts a Sunset without cost_past, which is optional',
    about('sunset.cost_past.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/sunset', {
        body: without(sunset, 'cost_past'),
        status: [200, 201],
        answer: { cost_past: null },
        because: 'cost_past is optional',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { cost_past: null },
        because: 'cost_past is optional',
      });
    },
  );

  test(
    'health is "planning" when a create leaves it out',
    about('sunset.health.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/sunset', {
        body: without(sunset, 'health'),
        status: [200, 201],
        answer: { health: 'planning' },
        because: 'the default of health is "planning"',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { health: 'planning' },
        because: 'the default of health is "planning"',
      });
    },
  );

  test(
    'create refuses a Sunset without an id',
    about(
      'sunset.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: without(sunset, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/sunset', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Sunset without planned, which is optional',
    about('sunset.planned.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/sunset', {
        body: without(sunset, 'planned'),
        status: [200, 201],
        answer: { planned: null },
        because: 'planned is optional',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { planned: null },
        because: 'planned is optional',
      });
    },
  );

  test(
    'update of cost_past or planned alone leaves every other field as it is',
    about('sunset.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Sunset', { ...sunset, barrel_recent: 'barrel-1' });
      await api.patch('/sunset/sunset-1', {
        body: { cost_past: 25.75 },
        status: [200],
        answer: { ...sunset, barrel_recent: 'barrel-1', cost_past: 25.75 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/sunset/sunset-1', {
        body: { planned: '2022-05-05 12:53:47' },
        status: [200],
        answer: {
          ...sunset,
          barrel_recent: 'barrel-1',
          cost_past: 25.75,
          planned: '2022-05-05 12:53:47',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: {
          ...sunset,
          barrel_recent: 'barrel-1',
          cost_past: 25.75,
          planned: '2022-05-05 12:53:47',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Sunset: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'cost_past may be null',
    about('sunset.cost_past.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, cost_past: null },
        status: [200, 201],
        answer: { cost_past: null },
        because: 'cost_past is nullable',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { cost_past: null },
        because: 'cost_past is nullable',
      });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', {
        body: { cost_past: null },
        status: [200],
        answer: { cost_past: null },
        because: 'cost_past is nullable',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { cost_past: null },
        because: 'cost_past is nullable',
      });
    },
  );

  test(
    'create and update refuse null for health',
    about(
      'sunset.health.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, health: null },
        status: [400, 422],
        because: 'health must not be null',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { health: null },
        status: [400, 422],
        because: 'health must not be null',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { health: 'retired' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for planned',
    about(
      'sunset.planned.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, planned: null },
        status: [400, 422],
        because: 'planned must not be null',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { planned: null },
        status: [400, 422],
        because: 'planned must not be null',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { planned: '2022-08-01 11:31:15' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Sunset: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
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
    'cost_past may be the whole number 0',
    about('sunset.cost_past.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, cost_past: 0 },
        status: [200, 201],
        answer: { cost_past: 0 },
        because: '0 is a valid value of cost_past',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { cost_past: 0 },
        because: '0 is a valid value of cost_past',
      });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', {
        body: { cost_past: 0 },
        status: [200],
        answer: { cost_past: 0 },
        because: '0 is a valid value of cost_past',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { cost_past: 0 },
        because: '0 is a valid value of cost_past',
      });
    },
  );

  test(
    'create and update refuse a cost_past of a wrong type',
    about(
      'sunset.cost_past.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, cost_past: 'abc' },
        status: [400, 422],
        because: 'cost_past must be a number',
      });
      await api.post('/sunset', {
        body: { ...sunset, cost_past: { value: 'text' } },
        status: [400, 422],
        because: 'cost_past must be a number',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { cost_past: 'abc' },
        status: [400, 422],
        because: 'cost_past must be a number',
      });
      await api.patch('/sunset/sunset-1', {
        body: { cost_past: { value: 'text' } },
        status: [400, 422],
        because: 'cost_past must be a number',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { cost_past: 68.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cost_past may be right at its minimum of -100',
    about(
      'sunset.cost_past.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, cost_past: -100 },
        status: [200, 201],
        answer: { cost_past: -100 },
        because: 'the minimum of cost_past is -100, inclusive',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { cost_past: -100 },
        because: 'the minimum of cost_past is -100, inclusive',
      });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', {
        body: { cost_past: -100 },
        status: [200],
        answer: { cost_past: -100 },
        because: 'the minimum of cost_past is -100, inclusive',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { cost_past: -100 },
        because: 'the minimum of cost_past is -100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cost_past below its minimum of -100',
    about(
      'sunset.cost_past.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, cost_past: -100.25 },
        status: [400, 422],
        because: 'cost_past must be at least -100',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { cost_past: -100.25 },
        status: [400, 422],
        because: 'cost_past must be at least -100',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { cost_past: 68.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cost_past may be right at its maximum of 100',
    about(
      'sunset.cost_past.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, cost_past: 100 },
        status: [200, 201],
        answer: { cost_past: 100 },
        because: 'the maximum of cost_past is 100, inclusive',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { cost_past: 100 },
        because: 'the maximum of cost_past is 100, inclusive',
      });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', {
        body: { cost_past: 100 },
        status: [200],
        answer: { cost_past: 100 },
        because: 'the maximum of cost_past is 100, inclusive',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { cost_past: 100 },
        because: 'the maximum of cost_past is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cost_past above its maximum of 100',
    about(
      'sunset.cost_past.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, cost_past: 100.25 },
        status: [400, 422],
        because: 'cost_past must be at most 100',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { cost_past: 100.25 },
        status: [400, 422],
        because: 'cost_past must be at most 100',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { cost_past: 68.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a health of a wrong type',
    about(
      'sunset.health.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, health: 421337 },
        status: [400, 422],
        because: 'health must be one of released, retired, planning, escalated',
      });
      await api.post('/sunset', {
        body: { ...sunset, health: { value: 'text' } },
        status: [400, 422],
        because: 'health must be one of released, retired, planning, escalated',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { health: 421337 },
        status: [400, 422],
        because: 'health must be one of released, retired, planning, escalated',
      });
      await api.patch('/sunset/sunset-1', {
        body: { health: { value: 'text' } },
        status: [400, 422],
        because: 'health must be one of released, retired, planning, escalated',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { health: 'retired' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'planned may be the leap day 2020-02-29',
    about('sunset.planned.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, planned: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { planned: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of planned',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { planned: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of planned',
      });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', {
        body: { planned: '2020-02-29 12:00:00' },
        status: [200],
        answer: { planned: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of planned',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { planned: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of planned',
      });
    },
  );

  test(
    'create and update refuse a planned of a wrong type',
    about(
      'sunset.planned.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, planned: 202403 },
        status: [400, 422],
        because: 'planned must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { planned: 202403 },
        status: [400, 422],
        because: 'planned must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { planned: '2022-08-01 11:31:15' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a planned that no calendar or clock has',
    about(
      'sunset.planned.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, planned: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/sunset', {
        body: { ...sunset, planned: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/sunset', {
        body: { ...sunset, planned: '2022-13-01 11:31:15' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/sunset', {
        body: { ...sunset, planned: '2022-08-01 25:00:00' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { planned: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/sunset/sunset-1', {
        body: { planned: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/sunset/sunset-1', {
        body: { planned: '2022-13-01 11:31:15' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/sunset/sunset-1', {
        body: { planned: '2022-08-01 25:00:00' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { planned: '2022-08-01 11:31:15' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a planned in another format',
    about(
      'sunset.planned.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, planned: '2022-08-01T11:31:15Z' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/sunset', {
        body: { ...sunset, planned: '2022-08-01' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/sunset', {
        body: { ...sunset, planned: 'not a date' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { planned: '2022-08-01T11:31:15Z' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/sunset/sunset-1', {
        body: { planned: '2022-08-01' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/sunset/sunset-1', {
        body: { planned: 'not a date' },
        status: [400, 422],
        because: 'planned must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { planned: '2022-08-01 11:31:15' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'planned has no first moment',
    about('sunset.planned.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, planned: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { planned: '2001-02-03 04:05:06' },
        because: 'planned has no first moment',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { planned: '2001-02-03 04:05:06' },
        because: 'planned has no first moment',
      });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', {
        body: { planned: '2001-02-03 04:05:06' },
        status: [200],
        answer: { planned: '2001-02-03 04:05:06' },
        because: 'planned has no first moment',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { planned: '2001-02-03 04:05:06' },
        because: 'planned has no first moment',
      });
    },
  );

  test(
    'planned has no last moment',
    about('sunset.planned.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, planned: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { planned: '2099-10-11 12:13:14' },
        because: 'planned has no last moment',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { planned: '2099-10-11 12:13:14' },
        because: 'planned has no last moment',
      });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', {
        body: { planned: '2099-10-11 12:13:14' },
        status: [200],
        answer: { planned: '2099-10-11 12:13:14' },
        because: 'planned has no last moment',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { planned: '2099-10-11 12:13:14' },
        because: 'planned has no last moment',
      });
    },
  );
});

test.describe('Sunset: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'health may be released, retired, planning, escalated',
    about(
      'sunset.health.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, health: 'released' },
        status: [200, 201],
        answer: { health: 'released' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.patch('/sunset/sunset-1', {
        body: { health: 'retired' },
        status: [200],
        answer: { health: 'retired' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.patch('/sunset/sunset-1', {
        body: { health: 'planning' },
        status: [200],
        answer: { health: 'planning' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.patch('/sunset/sunset-1', {
        body: { health: 'escalated' },
        status: [200],
        answer: { health: 'escalated' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { health: 'escalated' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
    },
  );

  test(
    'health may be escalated, which TowerPhaseLatestMain has gained',
    about('sunset.health.accepts-added-escalated', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, health: 'escalated' },
        status: [200, 201],
        answer: { health: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { health: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', {
        body: { health: 'escalated' },
        status: [200],
        answer: { health: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { health: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
    },
  );

  test(
    'create and update refuse the health unheard_of, which TowerPhaseLatestMain does not have',
    about(
      'sunset.health.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, health: 'unheard_of' },
        status: [400, 422],
        because: 'health must be one of released, retired, planning, escalated',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { health: 'unheard_of' },
        status: [400, 422],
        because: 'health must be one of released, retired, planning, escalated',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { health: 'retired' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the health RELEASED, as upper and lower case differ',
    about(
      'sunset.health.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, health: 'RELEASED' },
        status: [400, 422],
        because: 'health must be one of released, retired, planning, escalated',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { health: 'RELEASED' },
        status: [400, 422],
        because: 'health must be one of released, retired, planning, escalated',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { health: 'retired' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Sunset: references', () => {
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
    'barrel_recent refers to an existing Barrel and is answered as its id',
    about(
      'sunset.barrel_recent.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.post('/sunset', {
        body: { ...sunset, barrel_recent: 'barrel-1' },
        status: [200, 201],
        answer: { barrel_recent: 'barrel-1' },
        because: 'barrel_recent was sent as barrel-1',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { barrel_recent: 'barrel-1' },
        because: 'barrel_recent was sent as barrel-1',
      });
      await api.patch('/sunset/sunset-1', {
        body: { barrel_recent: 'barrel-2' },
        status: [200],
        answer: { barrel_recent: 'barrel-2' },
        because: 'barrel_recent was changed to barrel-2',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { barrel_recent: 'barrel-2' },
        because: 'barrel_recent was changed to barrel-2',
      });
      await api.get('/sunset', {
        status: [200],
        answer: [{ id: 'sunset-1', barrel_recent: 'barrel-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a barrel_recent that no Barrel has as its id',
    about(
      'sunset.barrel_recent.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, barrel_recent: 'barrel-unknown' },
        status: [400, 422],
        because: 'barrel_recent must be the id of an existing Barrel',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.create('Sunset', { ...sunset, barrel_recent: 'barrel-1' });
      await api.patch('/sunset/sunset-1', {
        body: { barrel_recent: 'barrel-unknown' },
        status: [400, 422],
        because: 'barrel_recent must be the id of an existing Barrel',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { barrel_recent: 'barrel-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for barrel_recent',
    about(
      'sunset.barrel_recent.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/sunset', {
        body: { ...sunset, barrel_recent: 421337 },
        status: [400, 422],
        because: 'barrel_recent must be the id of a Barrel',
      });
      await api.post('/sunset', {
        body: { ...sunset, barrel_recent: { value: 'text' } },
        status: [400, 422],
        because: 'barrel_recent must be the id of a Barrel',
      });
      await api.get('/sunset/sunset-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { barrel_recent: 421337 },
        status: [400, 422],
        because: 'barrel_recent must be the id of a Barrel',
      });
      await api.patch('/sunset/sunset-1', {
        body: { barrel_recent: { value: 'text' } },
        status: [400, 422],
        because: 'barrel_recent must be the id of a Barrel',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { barrel_recent: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'barrel_recent may be null or left out',
    about(
      'sunset.barrel_recent.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.post('/sunset', {
        body: { ...sunset, barrel_recent: null },
        status: [200, 201],
        answer: { barrel_recent: null },
        because: 'a reference may be null',
      });
      await api.patch('/sunset/sunset-1', {
        body: { barrel_recent: 'barrel-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/sunset/sunset-1', {
        body: { barrel_recent: null },
        status: [200],
        answer: { barrel_recent: null },
        because: 'a reference may be null',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { barrel_recent: null },
        because: 'a reference may be null',
      });
      await api.post('/sunset', {
        body: { ...sunset, id: 'sunset-2' },
        status: [200, 201],
        answer: { barrel_recent: null },
        because: 'barrel_recent is optional',
      });
    },
  );

  test(
    'deleting a Barrel clears every barrel_recent that refers to it',
    about(
      'sunset.barrel_recent.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Sunset', { ...sunset, barrel_recent: 'barrel-1' });
      await api.create('Sunset', { ...sunset, id: 'sunset-2', barrel_recent: 'barrel-1' });
      await api.delete('/barrel/barrel-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { id: 'sunset-1', barrel_recent: null },
        because: 'barrel-1 was deleted',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { id: 'sunset-2', barrel_recent: null },
        because: 'barrel-1 was deleted',
      });
    },
  );

  test(
    'deleting a Barrel keeps a barrel_recent that refers to another',
    about(
      'sunset.barrel_recent.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.create('Sunset', { ...sunset, barrel_recent: 'barrel-2' });
      await api.delete('/barrel/barrel-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { barrel_recent: 'barrel-2' },
        because: 'another Barrel was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Sunset in barrel_recent, which refers to Barrel',
    about(
      'sunset.barrel_recent.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.post('/sunset', {
        body: { ...sunset, id: 'sunset-2', barrel_recent: 'sunset-1' },
        status: [400, 422],
        because: 'barrel_recent must be the id of an existing Barrel',
      });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', {
        body: { barrel_recent: 'sunset-1' },
        status: [400, 422],
        because: 'barrel_recent must be the id of an existing Barrel',
      });
      await api.get('/sunset/sunset-2', {
        status: [200],
        answer: { barrel_recent: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Sunset with the id of a Barrel leaves barrel_recent alone',
    about(
      'sunset.barrel_recent.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Sunset', { ...sunset, barrel_recent: 'barrel-1' });
      await api.create('Sunset', { ...sunset, id: 'barrel-1' });
      await api.delete('/sunset/barrel-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { barrel_recent: 'barrel-1' },
        because: 'no Barrel was deleted',
      });
    },
  );

  test(
    'update that is refused for barrel_recent does not change cost_past either',
    about(
      'sunset.barrel_recent.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', {
        body: { cost_past: 25.75, barrel_recent: 'barrel-unknown' },
        status: [400, 422],
        because: 'barrel_recent must be the id of an existing Barrel',
      });
      await api.get('/sunset/sunset-1', {
        status: [200],
        answer: { ...sunset, barrel_recent: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
