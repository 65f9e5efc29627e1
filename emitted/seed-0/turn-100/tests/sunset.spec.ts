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
      await api
        .post('/sunset', sunset)
        .created('create answers the object that was sent', { ...sunset, barrel_recent: null });
      await api
        .get('/sunset/sunset-1')
        .ok('read answers the object that was created', { ...sunset, barrel_recent: null });
      await api
        .post('/sunset', { ...sunset, id: 'sunset-2' })
        .created('objects may be alike in everything but their ids', { id: 'sunset-2' });
    },
  );

  test(
    'the id of a Sunset may be any text, upper and lower case told apart, but no number',
    about(
      'sunset.create.accepts-any-id',
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
        .post('/sunset', { ...sunset, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Sunset', { ...sunset, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/sunset/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/sunset/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...sunset,
          barrel_recent: null,
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api.post('/sunset', { ...sunset, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/sunset/sunset-1', {
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        })
        .ok('every one of these fields was sent', {
          barrel_recent: null,
          cost_past: 25.75,
          health: 'escalated',
          id: 'sunset-1',
          planned: '2022-05-05 12:53:47',
        });
      await api.get('/sunset/sunset-1').ok('the update is stored', {
        cost_past: 25.75,
        health: 'escalated',
        planned: '2022-05-05 12:53:47',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('sunset.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Sunset', sunset);
      await api
        .patch('/sunset/sunset-1', {
          id: 'sunset-1',
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        })
        .ok(because, {
          id: 'sunset-1',
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        });
      await api.get('/sunset/sunset-1').ok(because, {
        id: 'sunset-1',
        cost_past: 25.75,
        health: 'escalated',
        planned: '2022-05-05 12:53:47',
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
      await api
        .patch('/sunset/sunset-1', { cost_past: 25.75, planned: 202403 })
        .invalid('planned must be a string in YYYY-MM-DD hh:mm:ss format');
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { ...sunset, barrel_recent: null });
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
      const because = 'it was deleted';
      await api.create('Sunset', sunset);
      await api.delete('/sunset/sunset-1').removed('the object exists');
      await api.get('/sunset/sunset-1').notFound(because);
      await api.patch('/sunset/sunset-1', { id: 'sunset-1' }).notFound(because);
      await api.get('/sunset').ok('what was deleted is in no list', []);
      await api
        .post('/sunset', {
          ...sunset,
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          barrel_recent: null,
          cost_past: 25.75,
          health: 'escalated',
          id: 'sunset-1',
          planned: '2022-05-05 12:53:47',
        });
      await api
        .get('/sunset/sunset-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          barrel_recent: null,
          cost_past: 25.75,
          health: 'escalated',
          id: 'sunset-1',
          planned: '2022-05-05 12:53:47',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Sunset has',
    about('sunset.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Sunset has the id sunset-unknown';
      await api.create('Sunset', sunset);
      await api.get('/sunset/sunset-unknown').notFound(because);
      await api
        .patch('/sunset/sunset-unknown', {
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        })
        .notFound(because);
      await api.delete('/sunset/sunset-unknown').notFound(because);
      await api
        .get('/sunset')
        .ok('requests for an unknown id change nothing', [{ id: 'sunset-1' }]);
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
      await api.get('/sunset').ok('three objects were created', [
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
      ]);
      await api.create('Sunset', { ...sunset, id: 'sunset-4', health: 'planning' });
      await api.create('Sunset', { ...sunset, id: 'sunset-5' });
      await api.create('Sunset', { ...sunset, id: 'sunset-6' });
      await api.create('Sunset', { ...sunset, id: 'sunset-7' });
      await api.create('Sunset', { ...sunset, id: 'sunset-8' });
      await api.create('Sunset', { ...sunset, id: 'sunset-9' });
      await api.create('Sunset', { ...sunset, id: 'sunset-10' });
      await api.create('Sunset', { ...sunset, id: 'sunset-11' });
      await api
        .get('/sunset')
        .ok('a list holds every object, however many there are', [
          { id: 'sunset-1' },
          { id: 'sunset-2' },
          { id: 'sunset-3' },
          { id: 'sunset-4' },
          { id: 'sunset-5' },
          { id: 'sunset-6' },
          { id: 'sunset-7' },
          { id: 'sunset-8' },
          { id: 'sunset-9' },
          { id: 'sunset-10' },
          { id: 'sunset-11' },
        ]);
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
      await api
        .patch('/sunset/sunset-2', {
          id: 'sunset-2',
          cost_past: 25.75,
          health: 'escalated',
          planned: '2022-05-05 12:53:47',
        })
        .ok('the change is valid');
      await api
        .get('/sunset/sunset-1')
        .ok('another object was updated', { ...sunset, barrel_recent: null });
      await api.get('/sunset/sunset-2').ok('the update is stored', {
        barrel_recent: null,
        cost_past: 25.75,
        health: 'escalated',
        id: 'sunset-2',
        planned: '2022-05-05 12:53:47',
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
      await api.delete('/sunset/sunset-1').removed('the object exists');
      await api.get('/sunset/sunset-2').ok('another object was deleted', {
        barrel_recent: null,
        cost_past: 25.75,
        health: 'escalated',
        id: 'sunset-2',
        planned: '2022-05-05 12:53:47',
      });
      await api.get('/sunset').ok('one of two objects was deleted', [{ id: 'sunset-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/sunset').ok('reset removes all objects', []);
      await api.get('/sunset/sunset-1').notFound('reset removed it');
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
      const because = 'cost_past is optional';
      await api.post('/sunset', without(sunset, 'cost_past')).created(because, { cost_past: null });
      await api.get('/sunset/sunset-1').ok(because, { cost_past: null });
    },
  );

  test(
    'health is "planning" when a create leaves it out',
    about('sunset.health.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of health is "planning"';
      await api.post('/sunset', without(sunset, 'health')).created(because, { health: 'planning' });
      await api.get('/sunset/sunset-1').ok(because, { health: 'planning' });
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
      await api.post('/sunset', without(sunset, 'id')).invalid('id must be sent');
      await api.get('/sunset').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a Sunset without planned, which is optional',
    about('sunset.planned.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'planned is optional';
      await api.post('/sunset', without(sunset, 'planned')).created(because, { planned: null });
      await api.get('/sunset/sunset-1').ok(because, { planned: null });
    },
  );

  test(
    'update of cost_past or planned alone leaves every other field as it is',
    about('sunset.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Barrel', barrel);
      await api.create('Sunset', { ...sunset, barrel_recent: 'barrel-1' });
      await api
        .patch('/sunset/sunset-1', { cost_past: 25.75 })
        .ok(because, { ...sunset, barrel_recent: 'barrel-1', cost_past: 25.75 });
      await api.patch('/sunset/sunset-1', { planned: '2022-05-05 12:53:47' }).ok(because, {
        ...sunset,
        barrel_recent: 'barrel-1',
        cost_past: 25.75,
        planned: '2022-05-05 12:53:47',
      });
      await api.get('/sunset/sunset-1').ok(because, {
        ...sunset,
        barrel_recent: 'barrel-1',
        cost_past: 25.75,
        planned: '2022-05-05 12:53:47',
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
      const because = 'cost_past is nullable';
      await api
        .post('/sunset', { ...sunset, cost_past: null })
        .created(because, { cost_past: null });
      await api.get('/sunset/sunset-1').ok(because, { cost_past: null });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', { cost_past: null }).ok(because, { cost_past: null });
      await api.get('/sunset/sunset-2').ok(because, { cost_past: null });
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
      const because = 'health must not be null';
      await api.post('/sunset', { ...sunset, health: null }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { health: null }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { health: 'retired' });
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
      const because = 'planned must not be null';
      await api.post('/sunset', { ...sunset, planned: null }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { planned: null }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { planned: '2022-08-01 11:31:15' });
    },
  );
});

test.describe('Sunset: types and bounds', () => {
  // values.float: A whole number is a valid float.
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
    'cost_past may be the whole number 0',
    about('sunset.cost_past.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of cost_past';
      await api.post('/sunset', { ...sunset, cost_past: 0 }).created(because, { cost_past: 0 });
      await api.get('/sunset/sunset-1').ok(because, { cost_past: 0 });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', { cost_past: 0 }).ok(because, { cost_past: 0 });
      await api.get('/sunset/sunset-2').ok(because, { cost_past: 0 });
    },
  );

  test(
    'cost_past keeps three decimals',
    about('sunset.cost_past.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of cost_past';
      await api
        .post('/sunset', { ...sunset, cost_past: 12.375 })
        .created(because, { cost_past: 12.375 });
      await api.get('/sunset/sunset-1').ok(because, { cost_past: 12.375 });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', { cost_past: 12.375 }).ok(because, { cost_past: 12.375 });
      await api.get('/sunset/sunset-2').ok(because, { cost_past: 12.375 });
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
      const because = 'cost_past must be a number';
      await api.post('/sunset', { ...sunset, cost_past: 'abc' }).invalid(because);
      await api.post('/sunset', { ...sunset, cost_past: { value: 'text' } }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { cost_past: 'abc' }).invalid(because);
      await api.patch('/sunset/sunset-1', { cost_past: {} }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { cost_past: 68.25 });
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
      const because = 'the minimum of cost_past is -100, inclusive';
      await api
        .post('/sunset', { ...sunset, cost_past: -100 })
        .created(because, { cost_past: -100 });
      await api.get('/sunset/sunset-1').ok(because, { cost_past: -100 });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', { cost_past: -100 }).ok(because, { cost_past: -100 });
      await api.get('/sunset/sunset-2').ok(because, { cost_past: -100 });
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
      const because = 'cost_past must be at least -100';
      await api.post('/sunset', { ...sunset, cost_past: -100.25 }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { cost_past: -100.25 }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { cost_past: 68.25 });
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
      const because = 'the maximum of cost_past is 100, inclusive';
      await api.post('/sunset', { ...sunset, cost_past: 100 }).created(because, { cost_past: 100 });
      await api.get('/sunset/sunset-1').ok(because, { cost_past: 100 });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', { cost_past: 100 }).ok(because, { cost_past: 100 });
      await api.get('/sunset/sunset-2').ok(because, { cost_past: 100 });
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
      const because = 'cost_past must be at most 100';
      await api.post('/sunset', { ...sunset, cost_past: 100.25 }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { cost_past: 100.25 }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { cost_past: 68.25 });
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
      const because = 'health must be one of released, retired, planning, escalated';
      await api.post('/sunset', { ...sunset, health: 421337 }).invalid(because);
      await api.post('/sunset', { ...sunset, health: { value: 'text' } }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { health: 0 }).invalid(because);
      await api.patch('/sunset/sunset-1', { health: {} }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { health: 'retired' });
    },
  );

  test(
    'planned may be the leap day 2020-02-29',
    about('sunset.planned.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of planned';
      await api
        .post('/sunset', { ...sunset, planned: '2020-02-29 12:00:00' })
        .created(because, { planned: '2020-02-29 12:00:00' });
      await api.get('/sunset/sunset-1').ok(because, { planned: '2020-02-29 12:00:00' });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api
        .patch('/sunset/sunset-2', { planned: '2020-02-29 12:00:00' })
        .ok(because, { planned: '2020-02-29 12:00:00' });
      await api.get('/sunset/sunset-2').ok(because, { planned: '2020-02-29 12:00:00' });
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
      const because = 'planned must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/sunset', { ...sunset, planned: 202403 }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { planned: 0 }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { planned: '2022-08-01 11:31:15' });
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
      const because = 'planned must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/sunset', { ...sunset, planned: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2022-13-01 11:31:15' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2022-08-01 24:00:00' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2022-08-01 10:60:00' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2022-08-01 10:30:75' }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { planned: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/sunset/sunset-1', { planned: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/sunset/sunset-1', { planned: '2022-13-01 11:31:15' }).invalid(because);
      await api.patch('/sunset/sunset-1', { planned: '2022-08-01 24:00:00' }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { planned: '2022-08-01 11:31:15' });
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
      const because = 'planned must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/sunset', { ...sunset, planned: '2022-08-01T11:31:15Z' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2022-08-01' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: 'not a date' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2022-08-01T11:31:15' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2022-08-01 11:31' }).invalid(because);
      await api.post('/sunset', { ...sunset, planned: '2022-08-01 11:31:15.125' }).invalid(because);
      await api
        .post('/sunset', { ...sunset, planned: '2022-08-01 11:31:15+02:00' })
        .invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { planned: '2022-08-01T11:31:15Z' }).invalid(because);
      await api.patch('/sunset/sunset-1', { planned: '2022-08-01' }).invalid(because);
      await api.patch('/sunset/sunset-1', { planned: 'not a date' }).invalid(because);
      await api.patch('/sunset/sunset-1', { planned: '2022-08-01T11:31:15' }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { planned: '2022-08-01 11:31:15' });
    },
  );

  test(
    'planned has no first moment',
    about('sunset.planned.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'planned has no first moment';
      await api
        .post('/sunset', { ...sunset, planned: '2001-02-03 04:05:06' })
        .created(because, { planned: '2001-02-03 04:05:06' });
      await api.get('/sunset/sunset-1').ok(because, { planned: '2001-02-03 04:05:06' });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api
        .patch('/sunset/sunset-2', { planned: '2001-02-03 04:05:06' })
        .ok(because, { planned: '2001-02-03 04:05:06' });
      await api.get('/sunset/sunset-2').ok(because, { planned: '2001-02-03 04:05:06' });
    },
  );

  test(
    'planned has no last moment',
    about('sunset.planned.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'planned has no last moment';
      await api
        .post('/sunset', { ...sunset, planned: '2099-10-11 12:13:14' })
        .created(because, { planned: '2099-10-11 12:13:14' });
      await api.get('/sunset/sunset-1').ok(because, { planned: '2099-10-11 12:13:14' });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api
        .patch('/sunset/sunset-2', { planned: '2099-10-11 12:13:14' })
        .ok(because, { planned: '2099-10-11 12:13:14' });
      await api.get('/sunset/sunset-2').ok(because, { planned: '2099-10-11 12:13:14' });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of TowerPhaseLatestMain';
      await api
        .post('/sunset', { ...sunset, health: 'released' })
        .created(because, { health: 'released' });
      await api.patch('/sunset/sunset-1', { health: 'retired' }).ok(because, { health: 'retired' });
      await api
        .patch('/sunset/sunset-1', { health: 'planning' })
        .ok(because, { health: 'planning' });
      await api
        .patch('/sunset/sunset-1', { health: 'escalated' })
        .ok(because, { health: 'escalated' });
      await api.get('/sunset/sunset-1').ok(because, { health: 'escalated' });
      await api
        .patch('/sunset/sunset-1', { health: 'released' })
        .ok(because, { health: 'released' });
    },
  );

  test(
    'health may be escalated, which TowerPhaseLatestMain has gained',
    about('sunset.health.accepts-added-escalated', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'escalated was added to TowerPhaseLatestMain';
      await api
        .post('/sunset', { ...sunset, health: 'escalated' })
        .created(because, { health: 'escalated' });
      await api.get('/sunset/sunset-1').ok(because, { health: 'escalated' });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api
        .patch('/sunset/sunset-2', { health: 'escalated' })
        .ok(because, { health: 'escalated' });
      await api.get('/sunset/sunset-2').ok(because, { health: 'escalated' });
    },
  );

  test(
    'create and update refuse a health that TowerPhaseLatestMain does not list, such as unheard_of',
    about(
      'sunset.health.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'health must be one of released, retired, planning, escalated';
      await api.post('/sunset', { ...sunset, health: 'unheard_of' }).invalid(because);
      await api.post('/sunset', { ...sunset, health: 'released ' }).invalid(because);
      await api.post('/sunset', { ...sunset, health: 'release' }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { health: 'unheard_of' }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { health: 'retired' });
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
      const because = 'health must be one of released, retired, planning, escalated';
      await api.post('/sunset', { ...sunset, health: 'RELEASED' }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { health: 'RELEASED' }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { health: 'retired' });
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
      const because = 'barrel_recent was sent as barrel-1';
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api
        .post('/sunset', { ...sunset, barrel_recent: 'barrel-1' })
        .created(because, { barrel_recent: 'barrel-1' });
      await api.get('/sunset/sunset-1').ok(because, { barrel_recent: 'barrel-1' });
      await api
        .patch('/sunset/sunset-1', { barrel_recent: 'barrel-2' })
        .ok('barrel_recent was changed to barrel-2', { barrel_recent: 'barrel-2' });
      await api
        .get('/sunset/sunset-1')
        .ok('barrel_recent was changed to barrel-2', { barrel_recent: 'barrel-2' });
      await api
        .get('/sunset')
        .ok('lists answer references as ids too', [{ id: 'sunset-1', barrel_recent: 'barrel-2' }]);
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
      const because = 'barrel_recent must be the id of an existing Barrel';
      await api.post('/sunset', { ...sunset, barrel_recent: 'barrel-unknown' }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Barrel', barrel);
      await api.create('Sunset', { ...sunset, barrel_recent: 'barrel-1' });
      await api.patch('/sunset/sunset-1', { barrel_recent: 'barrel-unknown' }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { barrel_recent: 'barrel-1' });
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
      const because = 'barrel_recent must be the id of a Barrel';
      await api.post('/sunset', { ...sunset, barrel_recent: 421337 }).invalid(because);
      await api.post('/sunset', { ...sunset, barrel_recent: { value: 'text' } }).invalid(because);
      await api.get('/sunset/sunset-1').notFound('a refused create stores nothing');
      await api.create('Sunset', sunset);
      await api.patch('/sunset/sunset-1', { barrel_recent: 0 }).invalid(because);
      await api.patch('/sunset/sunset-1', { barrel_recent: {} }).invalid(because);
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { barrel_recent: null });
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
      const because = 'a reference may be null';
      await api.create('Barrel', barrel);
      await api
        .post('/sunset', { ...sunset, barrel_recent: null })
        .created(because, { barrel_recent: null });
      await api.patch('/sunset/sunset-1', { barrel_recent: 'barrel-1' }).ok('the change is valid');
      await api
        .patch('/sunset/sunset-1', { barrel_recent: null })
        .ok(because, { barrel_recent: null });
      await api.get('/sunset/sunset-1').ok(because, { barrel_recent: null });
      await api
        .post('/sunset', { ...sunset, id: 'sunset-2' })
        .created('barrel_recent is optional', { barrel_recent: null });
    },
  );

  test(
    'deleting a Barrel clears every barrel_recent that refers to it',
    about(
      'sunset.barrel_recent.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'barrel-1 was deleted';
      await api.create('Barrel', barrel);
      await api.create('Sunset', { ...sunset, barrel_recent: 'barrel-1' });
      await api.create('Sunset', { ...sunset, id: 'sunset-2', barrel_recent: 'barrel-1' });
      await api.delete('/barrel/barrel-1').removed('the object exists');
      await api.get('/sunset/sunset-1').ok(because, { id: 'sunset-1', barrel_recent: null });
      await api.get('/sunset/sunset-2').ok(because, { id: 'sunset-2', barrel_recent: null });
      await api.get('/sunset').ok(because, [
        { id: 'sunset-1', barrel_recent: null },
        { id: 'sunset-2', barrel_recent: null },
      ]);
      await api
        .patch('/sunset/sunset-1', { cost_past: 25.75 })
        .ok('an update of something else brings no reference back', { barrel_recent: null });
      await api
        .patch('/sunset/sunset-1', { barrel_recent: 'barrel-1' })
        .invalid('barrel_recent must be the id of an existing Barrel');
      await api.create('Barrel', barrel);
      await api
        .get('/sunset/sunset-2')
        .ok('the Barrel that has the id barrel-1 now is another', { barrel_recent: null });
    },
  );

  test(
    'deleting a Barrel keeps a barrel_recent that refers to another',
    about(
      'sunset.barrel_recent.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.create('Sunset', { ...sunset, barrel_recent: 'barrel-2' });
      await api.delete('/barrel/barrel-1').removed(because);
      await api
        .get('/sunset/sunset-1')
        .ok('another Barrel was deleted', { barrel_recent: 'barrel-2' });
      await api.delete('/sunset/sunset-1').removed(because);
      await api
        .get('/barrel/barrel-2')
        .ok('only what refers to it was deleted', { id: 'barrel-2' });
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
      const because = 'barrel_recent must be the id of an existing Barrel';
      await api.create('Sunset', sunset);
      await api
        .post('/sunset', { ...sunset, id: 'sunset-2', barrel_recent: 'sunset-1' })
        .invalid(because);
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.patch('/sunset/sunset-2', { barrel_recent: 'sunset-1' }).invalid(because);
      await api
        .get('/sunset/sunset-2')
        .ok('a refused update changes nothing', { barrel_recent: null });
    },
  );

  test(
    'deleting a Sunset, or the Barrel of the same id, leaves the other one and barrel_recent as they are',
    about(
      'sunset.barrel_recent.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Barrel', { ...barrel, id: 'sunset-1' });
      await api.create('Barrel', { ...barrel, id: 'sunset-2' });
      await api.create('Sunset', { ...sunset, barrel_recent: 'sunset-2' });
      await api.create('Sunset', { ...sunset, id: 'sunset-2' });
      await api.delete('/sunset/sunset-2').removed(because);
      await api.get('/barrel/sunset-2').ok('no Barrel was deleted', { ...barrel, id: 'sunset-2' });
      await api.delete('/barrel/sunset-1').removed(because);
      await api
        .get('/sunset/sunset-1')
        .ok('only the Barrel sunset-1 was deleted', { ...sunset, barrel_recent: 'sunset-2' });
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
      await api
        .patch('/sunset/sunset-1', { cost_past: 25.75, barrel_recent: 'barrel-unknown' })
        .invalid('barrel_recent must be the id of an existing Barrel');
      await api
        .get('/sunset/sunset-1')
        .ok('a refused update changes nothing', { ...sunset, barrel_recent: null });
    },
  );
});
