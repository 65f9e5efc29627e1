import { about, test, without } from '../support/api.ts';

// A valid SaddleRanch, as the tests send it.
const saddleRanch = {
  featured: false,
  id: 'saddleranch-1',
  latitude: 72.75,
  name_late: 'vatado',
  rating_shared: 48,
};

// A valid Ladder, as the tests send it.
const ladder = {
  attempts_yearly: 31,
  health: 'failing',
  id: 'ladder-1',
  level: 'archived',
  urgent_verified_monthly: false,
};

test.describe('Ladder: create, read, update and delete', () => {
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
    'create answers the new Ladder, and read answers it again',
    about(
      'ladder.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: ladder,
        status: [200, 201],
        answer: { ...ladder, saddle_ranch_root: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, saddle_ranch_root: null },
        because: 'read answers the object that was created',
      });
      await api.post('/ladder', {
        body: { ...ladder, id: 'ladder-2' },
        status: [200, 201],
        answer: { id: 'ladder-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Ladder',
    about(
      'ladder.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: {
          attempts_yearly: 6,
          health: 'recovering',
          level: 'master',
          urgent_verified_monthly: true,
        },
        status: [200],
        answer: {
          attempts_yearly: 6,
          health: 'recovering',
          id: 'ladder-1',
          level: 'master',
          saddle_ranch_root: null,
          urgent_verified_monthly: true,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: {
          attempts_yearly: 6,
          health: 'recovering',
          level: 'master',
          urgent_verified_monthly: true,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('ladder.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: {
          id: 'ladder-1',
          attempts_yearly: 6,
          health: 'recovering',
          level: 'master',
          urgent_verified_monthly: true,
        },
        status: [200],
        answer: {
          id: 'ladder-1',
          attempts_yearly: 6,
          health: 'recovering',
          level: 'master',
          urgent_verified_monthly: true,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: {
          id: 'ladder-1',
          attempts_yearly: 6,
          health: 'recovering',
          level: 'master',
          urgent_verified_monthly: true,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for urgent_verified_monthly does not change attempts_yearly either',
    about(
      'ladder.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { attempts_yearly: 6, urgent_verified_monthly: 'abc' },
        status: [400, 422],
        because: 'urgent_verified_monthly must be true or false',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, saddle_ranch_root: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Ladder: no read finds it and no list holds it',
    about(
      'ladder.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/ladder/ladder-1', { status: [404], because: 'it was deleted' });
      await api.get('/ladder', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Ladder has',
    about('ladder.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.get('/ladder/ladder-unknown', {
        status: [404],
        because: 'no Ladder has the id ladder-unknown',
      });
      await api.patch('/ladder/ladder-unknown', {
        body: {
          attempts_yearly: 6,
          health: 'recovering',
          level: 'master',
          urgent_verified_monthly: true,
        },
        status: [404],
        because: 'no Ladder has the id ladder-unknown',
      });
      await api.delete('/ladder/ladder-unknown', {
        status: [404],
        because: 'no Ladder has the id ladder-unknown',
      });
      await api.get('/ladder', {
        status: [200],
        answer: [{ id: 'ladder-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Ladder: collections', () => {
  // endpoints.list: `GET /{entity}` answers 200 and a JSON array of all objects of that entity,
  //   in any order; an empty array where there is none.
  // endpoints.read: `GET /{entity}/{id}` answers 200 and the object with that id.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Ladder with all of its fields',
    about('ladder.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        attempts_yearly: 6,
        health: 'recovering',
        level: 'master',
        urgent_verified_monthly: true,
      });
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-3',
        attempts_yearly: 36,
        health: 'degraded',
        level: 'reserved',
      });
      await api.get('/ladder', {
        status: [200],
        answer: [
          { ...ladder, saddle_ranch_root: null },
          {
            attempts_yearly: 6,
            health: 'recovering',
            id: 'ladder-2',
            level: 'master',
            saddle_ranch_root: null,
            urgent_verified_monthly: true,
          },
          {
            attempts_yearly: 36,
            health: 'degraded',
            id: 'ladder-3',
            level: 'reserved',
            saddle_ranch_root: null,
            urgent_verified_monthly: false,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Ladder leaves another as it was',
    about('ladder.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        attempts_yearly: 6,
        health: 'recovering',
        level: 'master',
        urgent_verified_monthly: true,
      });
      await api.patch('/ladder/ladder-2', {
        body: {
          id: 'ladder-2',
          attempts_yearly: 6,
          health: 'recovering',
          level: 'master',
          urgent_verified_monthly: true,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, saddle_ranch_root: null },
        because: 'another object was updated',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: {
          attempts_yearly: 6,
          health: 'recovering',
          id: 'ladder-2',
          level: 'master',
          saddle_ranch_root: null,
          urgent_verified_monthly: true,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Ladder leaves another as it was',
    about(
      'ladder.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        attempts_yearly: 6,
        health: 'recovering',
        level: 'master',
        urgent_verified_monthly: true,
      });
      await api.delete('/ladder/ladder-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: {
          attempts_yearly: 6,
          health: 'recovering',
          id: 'ladder-2',
          level: 'master',
          saddle_ranch_root: null,
          urgent_verified_monthly: true,
        },
        because: 'another object was deleted',
      });
      await api.get('/ladder', {
        status: [200],
        answer: [{ id: 'ladder-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Ladder',
    about('ladder.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        attempts_yearly: 6,
        health: 'recovering',
        level: 'master',
        urgent_verified_monthly: true,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/ladder', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/ladder/ladder-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Ladder: required fields and defaults', () => {
  // endpoints.create: `POST /{entity}` creates an object from the JSON object in the body. It
  //   answers 201 or 200 and the created object, with all of its fields.
  // endpoints.update: `PATCH /{entity}/{id}` changes the fields that are in the body, leaves the
  //   others as they are, and answers 200 and the whole object as it is afterwards.
  // ids.client: The client chooses the `id` of an object and sends it on every create, also where
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths;
  //   never make up another.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'attempts_yearly is 303 when a create leaves it out',
    about('ladder.attempts_yearly.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: without(ladder, 'attempts_yearly'),
        status: [200, 201],
        answer: { attempts_yearly: 303 },
        because: 'the default of attempts_yearly is 303',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { attempts_yearly: 303 },
        because: 'the default of attempts_yearly is 303',
      });
    },
  );

  test(
    'health is "healthy" when a create leaves it out',
    about('ladder.health.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: without(ladder, 'health'),
        status: [200, 201],
        answer: { health: 'healthy' },
        because: 'the default of health is "healthy"',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'healthy' },
        because: 'the default of health is "healthy"',
      });
    },
  );

  test(
    'create refuses a Ladder without an id',
    about(
      'ladder.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: without(ladder, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/ladder', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'level is "beginner" when a create leaves it out',
    about('ladder.level.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: without(ladder, 'level'),
        status: [200, 201],
        answer: { level: 'beginner' },
        because: 'the default of level is "beginner"',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { level: 'beginner' },
        because: 'the default of level is "beginner"',
      });
    },
  );

  test(
    'urgent_verified_monthly is true when a create leaves it out',
    about('ladder.urgent_verified_monthly.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: without(ladder, 'urgent_verified_monthly'),
        status: [200, 201],
        answer: { urgent_verified_monthly: true },
        because: 'the default of urgent_verified_monthly is true',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { urgent_verified_monthly: true },
        because: 'the default of urgent_verified_monthly is true',
      });
    },
  );

  test(
    'update of attempts_yearly or urgent_verified_monthly alone leaves every other field as it is',
    about('ladder.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', { ...ladder, health: null, saddle_ranch_root: 'saddleranch-1' });
      await api.patch('/ladder/ladder-1', {
        body: { attempts_yearly: 6 },
        status: [200],
        answer: { ...ladder, attempts_yearly: 6, health: null, saddle_ranch_root: 'saddleranch-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/ladder/ladder-1', {
        body: { urgent_verified_monthly: true },
        status: [200],
        answer: {
          attempts_yearly: 6,
          health: null,
          id: 'ladder-1',
          level: 'archived',
          saddle_ranch_root: 'saddleranch-1',
          urgent_verified_monthly: true,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: {
          attempts_yearly: 6,
          health: null,
          id: 'ladder-1',
          level: 'archived',
          saddle_ranch_root: 'saddleranch-1',
          urgent_verified_monthly: true,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Ladder: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'attempts_yearly may be null, which is not replaced by its default',
    about(
      'ladder.attempts_yearly.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, attempts_yearly: null },
        status: [200, 201],
        answer: { attempts_yearly: null },
        because: 'attempts_yearly is nullable and its default is for absence only',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { attempts_yearly: null },
        because: 'attempts_yearly is nullable and its default is for absence only',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { attempts_yearly: null },
        status: [200],
        answer: { attempts_yearly: null },
        because: 'attempts_yearly is nullable and its default is for absence only',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { attempts_yearly: null },
        because: 'attempts_yearly is nullable and its default is for absence only',
      });
    },
  );

  test(
    'health may be null, which is not replaced by its default',
    about(
      'ladder.health.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, health: null },
        status: [200, 201],
        answer: { health: null },
        because: 'health is nullable and its default is for absence only',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: null },
        because: 'health is nullable and its default is for absence only',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { health: null },
        status: [200],
        answer: { health: null },
        because: 'health is nullable and its default is for absence only',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { health: null },
        because: 'health is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for level',
    about(
      'ladder.level.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, level: null },
        status: [400, 422],
        because: 'level must not be null',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { level: null },
        status: [400, 422],
        because: 'level must not be null',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { level: 'archived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for urgent_verified_monthly',
    about(
      'ladder.urgent_verified_monthly.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, urgent_verified_monthly: null },
        status: [400, 422],
        because: 'urgent_verified_monthly must not be null',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { urgent_verified_monthly: null },
        status: [400, 422],
        because: 'urgent_verified_monthly must not be null',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { urgent_verified_monthly: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Ladder: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.

  test(
    'create and update refuse an attempts_yearly of a wrong type',
    about(
      'ladder.attempts_yearly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, attempts_yearly: 'abc' },
        status: [400, 422],
        because: 'attempts_yearly must be an integer',
      });
      await api.post('/ladder', {
        body: { ...ladder, attempts_yearly: { value: 'text' } },
        status: [400, 422],
        because: 'attempts_yearly must be an integer',
      });
      await api.post('/ladder', {
        body: { ...ladder, attempts_yearly: 30.5 },
        status: [400, 422],
        because: 'attempts_yearly must be an integer',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { attempts_yearly: 'abc' },
        status: [400, 422],
        because: 'attempts_yearly must be an integer',
      });
      await api.patch('/ladder/ladder-1', {
        body: { attempts_yearly: { value: 'text' } },
        status: [400, 422],
        because: 'attempts_yearly must be an integer',
      });
      await api.patch('/ladder/ladder-1', {
        body: { attempts_yearly: 30.5 },
        status: [400, 422],
        because: 'attempts_yearly must be an integer',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { attempts_yearly: 31 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'attempts_yearly may be right at its minimum of 0',
    about(
      'ladder.attempts_yearly.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, attempts_yearly: 0 },
        status: [200, 201],
        answer: { attempts_yearly: 0 },
        because: 'the minimum of attempts_yearly is 0, inclusive',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { attempts_yearly: 0 },
        because: 'the minimum of attempts_yearly is 0, inclusive',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { attempts_yearly: 0 },
        status: [200],
        answer: { attempts_yearly: 0 },
        because: 'the minimum of attempts_yearly is 0, inclusive',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { attempts_yearly: 0 },
        because: 'the minimum of attempts_yearly is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse an attempts_yearly below its minimum of 0',
    about(
      'ladder.attempts_yearly.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, attempts_yearly: -1 },
        status: [400, 422],
        because: 'attempts_yearly must be at least 0',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { attempts_yearly: -1 },
        status: [400, 422],
        because: 'attempts_yearly must be at least 0',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { attempts_yearly: 31 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'attempts_yearly may be right at its maximum of 1000',
    about(
      'ladder.attempts_yearly.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, attempts_yearly: 1000 },
        status: [200, 201],
        answer: { attempts_yearly: 1000 },
        because: 'the maximum of attempts_yearly is 1000, inclusive',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { attempts_yearly: 1000 },
        because: 'the maximum of attempts_yearly is 1000, inclusive',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { attempts_yearly: 1000 },
        status: [200],
        answer: { attempts_yearly: 1000 },
        because: 'the maximum of attempts_yearly is 1000, inclusive',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { attempts_yearly: 1000 },
        because: 'the maximum of attempts_yearly is 1000, inclusive',
      });
    },
  );

  test(
    'create and update refuse an attempts_yearly above its maximum of 1000',
    about(
      'ladder.attempts_yearly.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, attempts_yearly: 1001 },
        status: [400, 422],
        because: 'attempts_yearly must be at most 1000',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { attempts_yearly: 1001 },
        status: [400, 422],
        because: 'attempts_yearly must be at most 1000',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { attempts_yearly: 31 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a health of a wrong type',
    about(
      'ladder.health.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, health: 421337 },
        status: [400, 422],
        because: 'health must be one of degraded, recovering, failing, healthy',
      });
      await api.post('/ladder', {
        body: { ...ladder, health: { value: 'text' } },
        status: [400, 422],
        because: 'health must be one of degraded, recovering, failing, healthy',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { health: 421337 },
        status: [400, 422],
        because: 'health must be one of degraded, recovering, failing, healthy',
      });
      await api.patch('/ladder/ladder-1', {
        body: { health: { value: 'text' } },
        status: [400, 422],
        because: 'health must be one of degraded, recovering, failing, healthy',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'failing' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a level of a wrong type',
    about(
      'ladder.level.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, level: 421337 },
        status: [400, 422],
        because: 'level must be one of expert, beginner, master, advanced, reserved, archived',
      });
      await api.post('/ladder', {
        body: { ...ladder, level: { value: 'text' } },
        status: [400, 422],
        because: 'level must be one of expert, beginner, master, advanced, reserved, archived',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { level: 421337 },
        status: [400, 422],
        because: 'level must be one of expert, beginner, master, advanced, reserved, archived',
      });
      await api.patch('/ladder/ladder-1', {
        body: { level: { value: 'text' } },
        status: [400, 422],
        because: 'level must be one of expert, beginner, master, advanced, reserved, archived',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { level: 'archived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'urgent_verified_monthly may be false',
    about('ladder.urgent_verified_monthly.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/ladder', {
        body: ladder,
        status: [200, 201],
        answer: { urgent_verified_monthly: false },
        because: 'false is a valid value of urgent_verified_monthly',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { urgent_verified_monthly: false },
        because: 'false is a valid value of urgent_verified_monthly',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2', urgent_verified_monthly: true });
      await api.patch('/ladder/ladder-2', {
        body: { urgent_verified_monthly: false },
        status: [200],
        answer: { urgent_verified_monthly: false },
        because: 'false is a valid value of urgent_verified_monthly',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { urgent_verified_monthly: false },
        because: 'false is a valid value of urgent_verified_monthly',
      });
    },
  );

  test(
    'create and update refuse an urgent_verified_monthly of a wrong type',
    about(
      'ladder.urgent_verified_monthly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, urgent_verified_monthly: 'abc' },
        status: [400, 422],
        because: 'urgent_verified_monthly must be true or false',
      });
      await api.post('/ladder', {
        body: { ...ladder, urgent_verified_monthly: { value: 'text' } },
        status: [400, 422],
        because: 'urgent_verified_monthly must be true or false',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { urgent_verified_monthly: 'abc' },
        status: [400, 422],
        because: 'urgent_verified_monthly must be true or false',
      });
      await api.patch('/ladder/ladder-1', {
        body: { urgent_verified_monthly: { value: 'text' } },
        status: [400, 422],
        because: 'urgent_verified_monthly must be true or false',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { urgent_verified_monthly: false },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Ladder: enums', () => {
  // values.round-trip: What was accepted is stored and answered unchanged, with its JSON type: a
  //   number as a number, a boolean as `true` or `false`. `1` and `1.0` are the same number.
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'health may be degraded, recovering, failing, healthy',
    about(
      'ladder.health.accepts-each-value',
      'values.enum',
      'changes.enum-value',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, health: 'degraded' },
        status: [200, 201],
        answer: { health: 'degraded' },
        because: 'the value is one of LadderHealth',
      });
      await api.patch('/ladder/ladder-1', {
        body: { health: 'recovering' },
        status: [200],
        answer: { health: 'recovering' },
        because: 'the value is one of LadderHealth',
      });
      await api.patch('/ladder/ladder-1', {
        body: { health: 'failing' },
        status: [200],
        answer: { health: 'failing' },
        because: 'the value is one of LadderHealth',
      });
      await api.patch('/ladder/ladder-1', {
        body: { health: 'healthy' },
        status: [200],
        answer: { health: 'healthy' },
        because: 'the value is one of LadderHealth',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'healthy' },
        because: 'the value is one of LadderHealth',
      });
    },
  );

  test(
    'create and update refuse the health unheard_of, which LadderHealth does not have',
    about(
      'ladder.health.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, health: 'unheard_of' },
        status: [400, 422],
        because: 'health must be one of degraded, recovering, failing, healthy',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { health: 'unheard_of' },
        status: [400, 422],
        because: 'health must be one of degraded, recovering, failing, healthy',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'failing' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the health DEGRADED, as upper and lower case differ',
    about(
      'ladder.health.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, health: 'DEGRADED' },
        status: [400, 422],
        because: 'health must be one of degraded, recovering, failing, healthy',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { health: 'DEGRADED' },
        status: [400, 422],
        because: 'health must be one of degraded, recovering, failing, healthy',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'failing' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'level may be expert, beginner, master, advanced, reserved, archived',
    about(
      'ladder.level.accepts-each-value',
      'values.enum',
      'changes.enum-value',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, level: 'expert' },
        status: [200, 201],
        answer: { level: 'expert' },
        because: 'the value is one of LadderLevel',
      });
      await api.patch('/ladder/ladder-1', {
        body: { level: 'beginner' },
        status: [200],
        answer: { level: 'beginner' },
        because: 'the value is one of LadderLevel',
      });
      await api.patch('/ladder/ladder-1', {
        body: { level: 'master' },
        status: [200],
        answer: { level: 'master' },
        because: 'the value is one of LadderLevel',
      });
      await api.patch('/ladder/ladder-1', {
        body: { level: 'advanced' },
        status: [200],
        answer: { level: 'advanced' },
        because: 'the value is one of LadderLevel',
      });
      await api.patch('/ladder/ladder-1', {
        body: { level: 'reserved' },
        status: [200],
        answer: { level: 'reserved' },
        because: 'the value is one of LadderLevel',
      });
      await api.patch('/ladder/ladder-1', {
        body: { level: 'archived' },
        status: [200],
        answer: { level: 'archived' },
        because: 'the value is one of LadderLevel',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { level: 'archived' },
        because: 'the value is one of LadderLevel',
      });
    },
  );

  test(
    'create and update refuse the level unheard_of, which LadderLevel does not have',
    about(
      'ladder.level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, level: 'unheard_of' },
        status: [400, 422],
        because: 'level must be one of expert, beginner, master, advanced, reserved, archived',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { level: 'unheard_of' },
        status: [400, 422],
        because: 'level must be one of expert, beginner, master, advanced, reserved, archived',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { level: 'archived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the level EXPERT, as upper and lower case differ',
    about(
      'ladder.level.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, level: 'EXPERT' },
        status: [400, 422],
        because: 'level must be one of expert, beginner, master, advanced, reserved, archived',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { level: 'EXPERT' },
        status: [400, 422],
        because: 'level must be one of expert, beginner, master, advanced, reserved, archived',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { level: 'archived' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Ladder: references', () => {
  // endpoints.delete: `DELETE /{entity}/{id}` removes the object and answers 200 or 204. After
  //   that its id is unknown and it is in no list.
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.validates: An update is held to the same rules on values, bounds, `null` and
  //   references as a create.
  // refused.unchanged: A refused create or update changes nothing, not even the fields that were
  //   right.
  // refused.status: Invalid input is always answered with 400 or 422 and never with a status of
  //   500 or above. The body of an error is yours to choose.
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
    'saddle_ranch_root refers to an existing SaddleRanch and is answered as its id',
    about('ladder.saddle_ranch_root.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.post('/ladder', {
        body: { ...ladder, saddle_ranch_root: 'saddleranch-1' },
        status: [200, 201],
        answer: { saddle_ranch_root: 'saddleranch-1' },
        because: 'saddle_ranch_root was sent as saddleranch-1',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { saddle_ranch_root: 'saddleranch-1' },
        because: 'saddle_ranch_root was sent as saddleranch-1',
      });
      await api.patch('/ladder/ladder-1', {
        body: { saddle_ranch_root: 'saddleranch-2' },
        status: [200],
        answer: { saddle_ranch_root: 'saddleranch-2' },
        because: 'saddle_ranch_root was changed to saddleranch-2',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { saddle_ranch_root: 'saddleranch-2' },
        because: 'saddle_ranch_root was changed to saddleranch-2',
      });
      await api.get('/ladder', {
        status: [200],
        answer: [{ id: 'ladder-1', saddle_ranch_root: 'saddleranch-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a saddle_ranch_root that no SaddleRanch has as its id',
    about(
      'ladder.saddle_ranch_root.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, saddle_ranch_root: 'saddleranch-unknown' },
        status: [400, 422],
        because: 'saddle_ranch_root must be the id of an existing SaddleRanch',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', { ...ladder, saddle_ranch_root: 'saddleranch-1' });
      await api.patch('/ladder/ladder-1', {
        body: { saddle_ranch_root: 'saddleranch-unknown' },
        status: [400, 422],
        because: 'saddle_ranch_root must be the id of an existing SaddleRanch',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { saddle_ranch_root: 'saddleranch-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for saddle_ranch_root',
    about(
      'ladder.saddle_ranch_root.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/ladder', {
        body: { ...ladder, saddle_ranch_root: 421337 },
        status: [400, 422],
        because: 'saddle_ranch_root must be the id of a SaddleRanch',
      });
      await api.post('/ladder', {
        body: { ...ladder, saddle_ranch_root: { value: 'text' } },
        status: [400, 422],
        because: 'saddle_ranch_root must be the id of a SaddleRanch',
      });
      await api.get('/ladder/ladder-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { saddle_ranch_root: 421337 },
        status: [400, 422],
        because: 'saddle_ranch_root must be the id of a SaddleRanch',
      });
      await api.patch('/ladder/ladder-1', {
        body: { saddle_ranch_root: { value: 'text' } },
        status: [400, 422],
        because: 'saddle_ranch_root must be the id of a SaddleRanch',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { saddle_ranch_root: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'saddle_ranch_root may be null or left out',
    about('ladder.saddle_ranch_root.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.post('/ladder', {
        body: { ...ladder, saddle_ranch_root: null },
        status: [200, 201],
        answer: { saddle_ranch_root: null },
        because: 'a reference may be null',
      });
      await api.patch('/ladder/ladder-1', {
        body: { saddle_ranch_root: 'saddleranch-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/ladder/ladder-1', {
        body: { saddle_ranch_root: null },
        status: [200],
        answer: { saddle_ranch_root: null },
        because: 'a reference may be null',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { saddle_ranch_root: null },
        because: 'a reference may be null',
      });
      await api.post('/ladder', {
        body: { ...ladder, id: 'ladder-2' },
        status: [200, 201],
        answer: { saddle_ranch_root: null },
        because: 'saddle_ranch_root is optional',
      });
    },
  );

  test(
    'deleting a SaddleRanch clears every saddle_ranch_root that refers to it',
    about(
      'ladder.saddle_ranch_root.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', { ...ladder, saddle_ranch_root: 'saddleranch-1' });
      await api.create('Ladder', { ...ladder, id: 'ladder-2', saddle_ranch_root: 'saddleranch-1' });
      await api.delete('/saddleranch/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { id: 'ladder-1', saddle_ranch_root: null },
        because: 'saddleranch-1 was deleted',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { id: 'ladder-2', saddle_ranch_root: null },
        because: 'saddleranch-1 was deleted',
      });
    },
  );

  test(
    'deleting a SaddleRanch keeps a saddle_ranch_root that refers to another',
    about('ladder.saddle_ranch_root.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.create('Ladder', { ...ladder, saddle_ranch_root: 'saddleranch-2' });
      await api.delete('/saddleranch/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { saddle_ranch_root: 'saddleranch-2' },
        because: 'another SaddleRanch was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Ladder in saddle_ranch_root, which refers to SaddleRanch',
    about(
      'ladder.saddle_ranch_root.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.post('/ladder', {
        body: { ...ladder, id: 'ladder-2', saddle_ranch_root: 'ladder-1' },
        status: [400, 422],
        because: 'saddle_ranch_root must be the id of an existing SaddleRanch',
      });
      await api.create('Ladder', { ...ladder, id: 'ladder-2' });
      await api.patch('/ladder/ladder-2', {
        body: { saddle_ranch_root: 'ladder-1' },
        status: [400, 422],
        because: 'saddle_ranch_root must be the id of an existing SaddleRanch',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { saddle_ranch_root: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Ladder with the id of a SaddleRanch leaves saddle_ranch_root alone',
    about(
      'ladder.saddle_ranch_root.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', { ...ladder, saddle_ranch_root: 'saddleranch-1' });
      await api.create('Ladder', { ...ladder, id: 'saddleranch-1' });
      await api.delete('/ladder/saddleranch-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { saddle_ranch_root: 'saddleranch-1' },
        because: 'no SaddleRanch was deleted',
      });
    },
  );

  test(
    'update that is refused for saddle_ranch_root does not change attempts_yearly either',
    about(
      'ladder.saddle_ranch_root.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.patch('/ladder/ladder-1', {
        body: { attempts_yearly: 6, saddle_ranch_root: 'saddleranch-unknown' },
        status: [400, 422],
        because: 'saddle_ranch_root must be the id of an existing SaddleRanch',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, saddle_ranch_root: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Ladder: actions', () => {
  // endpoints.unknown-id: A read, an update, a delete or an action with an id that no object of
  //   that entity has answers 404.
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.guard: When the state is right but a condition is not satisfied, the action is
  //   refused with 409. All conditions must hold.
  // actions.order: The checks come in this order: unknown id (404), wrong state (400), conditions
  //   (409).
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.
  // guards.compare: `>`, `>=`, `<`, `<=`, `==` and `!=` compare numbers, datetimes and, for the
  //   last two, other values; `+`, `-` and `*` compute.
  // guards.null-operand: A comparison in which either side is `null` is not satisfied, `!=`
  //   included. A field without a value counts as `null`, and so does a computation with one.
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'dispatch moves health from recovering to healthy',
    about(
      'ladder.dispatch.moves-from-recovering',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'recovering',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 208,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [200],
        answer: {
          ...ladder,
          attempts_yearly: 208,
          health: 'healthy',
          saddle_ranch_root: 'saddleranch-1',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: {
          ...ladder,
          attempts_yearly: 208,
          health: 'healthy',
          saddle_ranch_root: 'saddleranch-1',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'dispatch applies the effect: on item in this.saddle_ranch_root: set item.name_late to "basic"',
    about(
      "ladder.dispatch.effect-on-saddle_ranch_root-set-name_late-to-'basic'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'recovering',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 208,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { ...saddleRanch, name_late: 'basic' },
        because: 'on item in this.saddle_ranch_root: set item.name_late to "basic"',
      });
    },
  );

  test(
    'dispatch leaves objects alone that it does not concern',
    about('ladder.dispatch.leaves-bystanders', 'actions.success', 'effects.on-reference'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'recovering',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 208,
      });
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        health: 'recovering',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 208,
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: {
          attempts_yearly: 208,
          health: 'recovering',
          id: 'ladder-2',
          level: 'archived',
          saddle_ranch_root: 'saddleranch-1',
          urgent_verified_monthly: false,
        },
        because: 'dispatch was called on ladder-1, which does not concern this object',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { ...saddleRanch, id: 'saddleranch-2' },
        because: 'dispatch was called on ladder-1, which does not concern this object',
      });
    },
  );

  test(
    'dispatch answers 404 for an id that no Ladder has',
    about('ladder.dispatch.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.post('/ladder/ladder-unknown/dispatch', {
        status: [404],
        because: 'no Ladder has the id ladder-unknown',
      });
    },
  );

  test(
    'dispatch is refused while health is degraded',
    about(
      'ladder.dispatch.refuses-from-degraded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'degraded',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 208,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [400, 409],
        because: 'dispatch starts from recovering, and health is degraded',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'degraded' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dispatch is refused while health is failing',
    about(
      'ladder.dispatch.refuses-from-failing',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 208,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [400, 409],
        because: 'dispatch starts from recovering, and health is failing',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'failing' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dispatch is refused while health is healthy',
    about(
      'ladder.dispatch.refuses-from-healthy',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 208,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [400, 409],
        because: 'dispatch starts from recovering, and health is healthy',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'healthy' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dispatch is refused while health is null',
    about(
      'ladder.dispatch.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: null,
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 208,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [400, 409],
        because: 'dispatch starts from recovering, and health is null',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dispatch is refused unless this.attempts_yearly * 2 <= 416',
    about(
      'ladder.dispatch.refuses-unless-attempts_yearly-times-2-lte-416',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'recovering',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 209,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [400, 409],
        because: 'the condition this.attempts_yearly * 2 <= 416 is not satisfied',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'recovering' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dispatch changes none of the objects that it refers to when it is refused',
    about('ladder.dispatch.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'recovering',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 209,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [400, 409],
        because: 'the condition this.attempts_yearly * 2 <= 416 is not satisfied',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: saddleRanch,
        because: 'a refused action changes nothing',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: {
          ...ladder,
          attempts_yearly: 209,
          health: 'recovering',
          saddle_ranch_root: 'saddleranch-1',
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dispatch is refused when attempts_yearly is null',
    about(
      'ladder.dispatch.refuses-when-attempts_yearly-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'recovering',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: null,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [400, 409],
        because: 'the condition this.attempts_yearly * 2 <= 416 is not satisfied',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'recovering' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dispatch succeeds when saddle_ranch_root is null',
    about(
      'ladder.dispatch.succeeds-when-saddle_ranch_root-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'recovering',
        saddle_ranch_root: null,
        attempts_yearly: 208,
      });
      await api.post('/ladder/ladder-1/dispatch', {
        status: [200],
        answer: { health: 'healthy' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'healthy' },
        because: 'saddle_ranch_root is null, which is allowed',
      });
    },
  );

  test(
    'lock moves health from healthy to degraded',
    about('ladder.lock.moves-from-healthy', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [200],
        answer: {
          attempts_yearly: 111,
          health: 'degraded',
          id: 'ladder-1',
          level: 'archived',
          saddle_ranch_root: 'saddleranch-1',
          urgent_verified_monthly: true,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: {
          attempts_yearly: 111,
          health: 'degraded',
          id: 'ladder-1',
          level: 'archived',
          saddle_ranch_root: 'saddleranch-1',
          urgent_verified_monthly: true,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'lock applies the effect: on item in this.saddle_ranch_root: set item.latitude to 52.25',
    about(
      'ladder.lock.effect-on-saddle_ranch_root-set-latitude-to-52.25',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { latitude: 52.25, id: 'saddleranch-1', name_late: 'vatado', rating_shared: 48 },
        because: 'on item in this.saddle_ranch_root: set item.latitude to 52.25',
      });
    },
  );

  test(
    'lock applies the effect: on item in this.saddle_ranch_root: set item.featured to this.urgent_verified_monthly',
    about(
      'ladder.lock.effect-on-saddle_ranch_root-set-featured-to-urgent_verified_monthly',
      'effects.on-reference',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { featured: true, id: 'saddleranch-1', name_late: 'vatado', rating_shared: 48 },
        because:
          'on item in this.saddle_ranch_root: set item.featured to this.urgent_verified_monthly',
      });
    },
  );

  test(
    'lock leaves objects alone that it does not concern',
    about('ladder.lock.leaves-bystanders', 'actions.success', 'effects.on-reference'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.create('SaddleRanch', { ...saddleRanch, id: 'saddleranch-2' });
      await api.post('/ladder/ladder-1/lock', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: {
          attempts_yearly: 111,
          health: 'healthy',
          id: 'ladder-2',
          level: 'archived',
          saddle_ranch_root: 'saddleranch-1',
          urgent_verified_monthly: true,
        },
        because: 'lock was called on ladder-1, which does not concern this object',
      });
      await api.get('/saddleranch/saddleranch-2', {
        status: [200],
        answer: { ...saddleRanch, id: 'saddleranch-2' },
        because: 'lock was called on ladder-1, which does not concern this object',
      });
    },
  );

  test(
    'lock answers 404 for an id that no Ladder has',
    about('ladder.lock.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.post('/ladder/ladder-unknown/lock', {
        status: [404],
        because: 'no Ladder has the id ladder-unknown',
      });
    },
  );

  test(
    'lock is refused while health is degraded',
    about('ladder.lock.refuses-from-degraded', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'degraded',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [400, 409],
        because: 'lock starts from healthy, and health is degraded',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'degraded' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused while health is recovering',
    about(
      'ladder.lock.refuses-from-recovering',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'recovering',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [400, 409],
        because: 'lock starts from healthy, and health is recovering',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'recovering' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused while health is failing',
    about('ladder.lock.refuses-from-failing', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [400, 409],
        because: 'lock starts from healthy, and health is failing',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'failing' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused while health is null',
    about('ladder.lock.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: null,
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [400, 409],
        because: 'lock starts from healthy, and health is null',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused unless this.attempts_yearly <= 111',
    about(
      'ladder.lock.refuses-unless-attempts_yearly-lte-111',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 112,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [400, 409],
        because: 'the condition this.attempts_yearly <= 111 is not satisfied',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'healthy' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock changes none of the objects that it refers to when it is refused',
    about('ladder.lock.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 112,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [400, 409],
        because: 'the condition this.attempts_yearly <= 111 is not satisfied',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: saddleRanch,
        because: 'a refused action changes nothing',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: {
          attempts_yearly: 112,
          health: 'healthy',
          id: 'ladder-1',
          level: 'archived',
          saddle_ranch_root: 'saddleranch-1',
          urgent_verified_monthly: true,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused when attempts_yearly is null',
    about(
      'ladder.lock.refuses-when-attempts_yearly-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: null,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [400, 409],
        because: 'the condition this.attempts_yearly <= 111 is not satisfied',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'healthy' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock succeeds when attempts_yearly is 0',
    about('ladder.lock.succeeds-when-attempts_yearly-is-0', 'guards.compare', 'actions.success'),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
        attempts_yearly: 0,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [200],
        answer: { health: 'degraded' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'degraded' },
        because: 'attempts_yearly is 0, which is allowed',
      });
      await api.get('/saddleranch/saddleranch-1', {
        status: [200],
        answer: { latitude: 52.25, featured: true },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'lock succeeds when saddle_ranch_root is null',
    about(
      'ladder.lock.succeeds-when-saddle_ranch_root-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: null,
        attempts_yearly: 111,
        urgent_verified_monthly: true,
      });
      await api.post('/ladder/ladder-1/lock', {
        status: [200],
        answer: { health: 'degraded' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'degraded' },
        because: 'saddle_ranch_root is null, which is allowed',
      });
    },
  );

  test(
    'advance moves health from healthy to recovering',
    about(
      'ladder.advance.moves-from-healthy',
      'actions.success',
      'actions.stored',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, health: 'healthy', saddle_ranch_root: null });
      await api.post('/ladder/ladder-1/advance', {
        status: [200],
        answer: { ...ladder, health: 'recovering', saddle_ranch_root: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, health: 'recovering', saddle_ranch_root: null },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'advance moves health from failing to recovering',
    about(
      'ladder.advance.moves-from-failing',
      'actions.success',
      'actions.stored',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, saddle_ranch_root: null });
      await api.post('/ladder/ladder-1/advance', {
        status: [200],
        answer: { ...ladder, health: 'recovering', saddle_ranch_root: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { ...ladder, health: 'recovering', saddle_ranch_root: null },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'advance leaves objects alone that it does not concern',
    about('ladder.advance.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, health: 'healthy', saddle_ranch_root: null });
      await api.create('Ladder', {
        ...ladder,
        id: 'ladder-2',
        health: 'healthy',
        saddle_ranch_root: null,
      });
      await api.post('/ladder/ladder-1/advance', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/ladder/ladder-2', {
        status: [200],
        answer: { ...ladder, health: 'healthy', id: 'ladder-2', saddle_ranch_root: null },
        because: 'advance was called on ladder-1, which does not concern this object',
      });
    },
  );

  test(
    'advance answers 404 for an id that no Ladder has',
    about('ladder.advance.unknown-id', 'endpoints.unknown-id', 'actions.order'),
    async ({ api }) => {
      await api.create('Ladder', ladder);
      await api.post('/ladder/ladder-unknown/advance', {
        status: [404],
        because: 'no Ladder has the id ladder-unknown',
      });
    },
  );

  test(
    'advance is refused while health is degraded',
    about(
      'ladder.advance.refuses-from-degraded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, health: 'degraded', saddle_ranch_root: null });
      await api.post('/ladder/ladder-1/advance', {
        status: [400, 409],
        because: 'advance starts from healthy or failing, and health is degraded',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'degraded' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'advance is refused while health is recovering',
    about(
      'ladder.advance.refuses-from-recovering',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, health: 'recovering', saddle_ranch_root: null });
      await api.post('/ladder/ladder-1/advance', {
        status: [400, 409],
        because: 'advance starts from healthy or failing, and health is recovering',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'recovering' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'advance is refused while health is null',
    about(
      'ladder.advance.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Ladder', { ...ladder, health: null, saddle_ranch_root: null });
      await api.post('/ladder/ladder-1/advance', {
        status: [400, 409],
        because: 'advance starts from healthy or failing, and health is null',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'advance is refused unless this.saddle_ranch_root is null',
    about(
      'ladder.advance.refuses-unless-saddle_ranch_root-is-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('SaddleRanch', saddleRanch);
      await api.create('Ladder', {
        ...ladder,
        health: 'healthy',
        saddle_ranch_root: 'saddleranch-1',
      });
      await api.post('/ladder/ladder-1/advance', {
        status: [400, 409],
        because: 'the condition this.saddle_ranch_root is null is not satisfied',
      });
      await api.get('/ladder/ladder-1', {
        status: [200],
        answer: { health: 'healthy' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
