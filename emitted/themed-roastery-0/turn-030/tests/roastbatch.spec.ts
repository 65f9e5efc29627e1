import { about, test, without } from '../support/api.ts';

// A valid CoffeeLot, as the tests send it.
const coffeeLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'coffeelot-1',
  recorded_moisture_percent: 17.25,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
  allocated_kg: 93.75,
};

// A valid RoastBatch, as the tests send it.
const roastBatch = {
  green_weight_kg: 43.75,
  id: 'roastbatch-1',
  roast_loss_kg: 23.75,
  roast_level: 'dark',
  status: 'cooling',
  starred: false,
};

test.describe('RoastBatch: create, read, update and delete', () => {
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
    'create answers the new RoastBatch, and read answers it again',
    about(
      'roastbatch.create.answers-the-object',
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
        .post('/roastbatch', roastBatch)
        .created('create answers the object that was sent', { ...roastBatch, lots: [] });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('read answers the object that was created', { ...roastBatch, lots: [] });
      await api
        .post('/roastbatch', { ...roastBatch, id: 'roastbatch-2' })
        .created('objects may be alike in everything but their ids', { id: 'roastbatch-2' });
    },
  );

  test(
    'the id of a RoastBatch may be any text, upper and lower case told apart, but no number',
    about(
      'roastbatch.create.accepts-any-id',
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
        .post('/roastbatch', { ...roastBatch, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/roastbatch/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/roastbatch/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...roastBatch, id: 'Room 2.B at the Very End of the Long Hall', lots: [] });
      await api.post('/roastbatch', { ...roastBatch, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole RoastBatch',
    about(
      'roastbatch.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api
        .patch('/roastbatch/roastbatch-1', {
          green_weight_kg: 52.25,
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        })
        .ok('every one of these fields was sent', {
          green_weight_kg: 52.25,
          id: 'roastbatch-1',
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          lots: [],
          starred: true,
        });
      await api.get('/roastbatch/roastbatch-1').ok('the update is stored', {
        green_weight_kg: 52.25,
        roast_loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('roastbatch.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('RoastBatch', roastBatch);
      await api
        .patch('/roastbatch/roastbatch-1', {
          id: 'roastbatch-1',
          green_weight_kg: 52.25,
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        })
        .ok(because, {
          id: 'roastbatch-1',
          green_weight_kg: 52.25,
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        });
      await api.get('/roastbatch/roastbatch-1').ok(because, {
        id: 'roastbatch-1',
        green_weight_kg: 52.25,
        roast_loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
    },
  );

  test(
    'update that is refused for starred does not change green_weight_kg either',
    about(
      'roastbatch.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api
        .patch('/roastbatch/roastbatch-1', { green_weight_kg: 52.25, starred: 'abc' })
        .invalid('starred must be true or false');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { ...roastBatch, lots: [] });
    },
  );

  test(
    'delete removes a RoastBatch: no read finds it and no list holds it',
    about(
      'roastbatch.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('RoastBatch', roastBatch);
      await api.delete('/roastbatch/roastbatch-1').removed('the object exists');
      await api.get('/roastbatch/roastbatch-1').notFound(because);
      await api.patch('/roastbatch/roastbatch-1', { id: 'roastbatch-1' }).notFound(because);
      await api.get('/roastbatch').ok('what was deleted is in no list', []);
      await api
        .post('/roastbatch', {
          ...roastBatch,
          green_weight_kg: 52.25,
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          green_weight_kg: 52.25,
          id: 'roastbatch-1',
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          lots: [],
          starred: true,
        });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          green_weight_kg: 52.25,
          id: 'roastbatch-1',
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          lots: [],
          starred: true,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no RoastBatch has',
    about('roastbatch.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no RoastBatch has the id roastbatch-unknown';
      await api.create('RoastBatch', roastBatch);
      await api.get('/roastbatch/roastbatch-unknown').notFound(because);
      await api
        .patch('/roastbatch/roastbatch-unknown', {
          green_weight_kg: 52.25,
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        })
        .notFound(because);
      await api.delete('/roastbatch/roastbatch-unknown').notFound(because);
      await api
        .get('/roastbatch')
        .ok('requests for an unknown id change nothing', [{ id: 'roastbatch-1' }]);
    },
  );
});

test.describe('RoastBatch: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every RoastBatch with all of its fields',
    about('roastbatch.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        green_weight_kg: 52.25,
        roast_loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-3',
        green_weight_kg: 45.5,
        roast_loss_kg: 49.75,
        roast_level: 'light',
        status: 'checked',
      });
      await api.get('/roastbatch').ok('three objects were created', [
        { ...roastBatch, lots: [] },
        {
          green_weight_kg: 52.25,
          id: 'roastbatch-2',
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          lots: [],
          starred: true,
        },
        {
          green_weight_kg: 45.5,
          id: 'roastbatch-3',
          roast_loss_kg: 49.75,
          roast_level: 'light',
          status: 'checked',
          lots: [],
          starred: false,
        },
      ]);
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-4', status: 'discarded' });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-5', status: 'planned' });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-6' });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-7' });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-8' });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-9' });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-10' });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-11' });
      await api
        .get('/roastbatch')
        .ok('a list holds every object, however many there are', [
          { id: 'roastbatch-1' },
          { id: 'roastbatch-2' },
          { id: 'roastbatch-3' },
          { id: 'roastbatch-4' },
          { id: 'roastbatch-5' },
          { id: 'roastbatch-6' },
          { id: 'roastbatch-7' },
          { id: 'roastbatch-8' },
          { id: 'roastbatch-9' },
          { id: 'roastbatch-10' },
          { id: 'roastbatch-11' },
        ]);
    },
  );

  test(
    'update of one RoastBatch leaves another as it was',
    about('roastbatch.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        green_weight_kg: 52.25,
        roast_loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
      await api
        .patch('/roastbatch/roastbatch-2', {
          id: 'roastbatch-2',
          green_weight_kg: 52.25,
          roast_loss_kg: 13.25,
          roast_level: 'medium',
          status: 'roasting',
          starred: true,
        })
        .ok('the change is valid');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('another object was updated', { ...roastBatch, lots: [] });
      await api.get('/roastbatch/roastbatch-2').ok('the update is stored', {
        green_weight_kg: 52.25,
        id: 'roastbatch-2',
        roast_loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        lots: [],
        starred: true,
      });
    },
  );

  test(
    'delete of one RoastBatch leaves another as it was',
    about(
      'roastbatch.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        green_weight_kg: 52.25,
        roast_loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
      await api.delete('/roastbatch/roastbatch-1').removed('the object exists');
      await api.get('/roastbatch/roastbatch-2').ok('another object was deleted', {
        green_weight_kg: 52.25,
        id: 'roastbatch-2',
        roast_loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        lots: [],
        starred: true,
      });
      await api.get('/roastbatch').ok('one of two objects was deleted', [{ id: 'roastbatch-2' }]);
    },
  );

  test(
    'reset removes every RoastBatch',
    about('roastbatch.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        green_weight_kg: 52.25,
        roast_loss_kg: 13.25,
        roast_level: 'medium',
        status: 'roasting',
        starred: true,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/roastbatch').ok('reset removes all objects', []);
      await api.get('/roastbatch/roastbatch-1').notFound('reset removed it');
    },
  );
});

test.describe('RoastBatch: required fields and defaults', () => {
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
    'create accepts a RoastBatch without green_weight_kg, which is optional',
    about('roastbatch.green_weight_kg.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'green_weight_kg is optional';
      await api
        .post('/roastbatch', without(roastBatch, 'green_weight_kg'))
        .created(because, { green_weight_kg: null });
      await api.get('/roastbatch/roastbatch-1').ok(because, { green_weight_kg: null });
    },
  );

  test(
    'create refuses a RoastBatch without roast_loss_kg, which is required',
    about(
      'roastbatch.roast_loss_kg.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/roastbatch', without(roastBatch, 'roast_loss_kg'))
        .invalid('roast_loss_kg is required and has no default');
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a RoastBatch without roast_level, which is required',
    about(
      'roastbatch.roast_level.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/roastbatch', without(roastBatch, 'roast_level'))
        .invalid('roast_level is required and has no default');
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'status is "planned" when a create leaves it out',
    about('roastbatch.status.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of status is "planned"';
      await api
        .post('/roastbatch', without(roastBatch, 'status'))
        .created(because, { status: 'planned' });
      await api.get('/roastbatch/roastbatch-1').ok(because, { status: 'planned' });
    },
  );

  test(
    'create refuses a RoastBatch without starred, which is required',
    about(
      'roastbatch.starred.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/roastbatch', without(roastBatch, 'starred'))
        .invalid('starred is required and has no default');
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of green_weight_kg or starred alone leaves every other field as it is',
    about('roastbatch.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1'] });
      await api
        .patch('/roastbatch/roastbatch-1', { green_weight_kg: 52.25 })
        .ok(because, { ...roastBatch, green_weight_kg: 52.25, lots: ['coffeelot-1'] });
      await api.patch('/roastbatch/roastbatch-1', { starred: true }).ok(because, {
        ...roastBatch,
        green_weight_kg: 52.25,
        lots: ['coffeelot-1'],
        starred: true,
      });
      await api.get('/roastbatch/roastbatch-1').ok(because, {
        ...roastBatch,
        green_weight_kg: 52.25,
        lots: ['coffeelot-1'],
        starred: true,
      });
    },
  );
});

test.describe('RoastBatch: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'green_weight_kg may be null',
    about(
      'roastbatch.green_weight_kg.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'green_weight_kg is nullable';
      await api
        .post('/roastbatch', { ...roastBatch, green_weight_kg: null })
        .created(because, { green_weight_kg: null });
      await api.get('/roastbatch/roastbatch-1').ok(because, { green_weight_kg: null });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { green_weight_kg: null })
        .ok(because, { green_weight_kg: null });
      await api.get('/roastbatch/roastbatch-2').ok(because, { green_weight_kg: null });
    },
  );

  test(
    'roast_loss_kg may be null',
    about(
      'roastbatch.roast_loss_kg.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'roast_loss_kg is nullable';
      await api
        .post('/roastbatch', { ...roastBatch, roast_loss_kg: null })
        .created(because, { roast_loss_kg: null });
      await api.get('/roastbatch/roastbatch-1').ok(because, { roast_loss_kg: null });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { roast_loss_kg: null })
        .ok(because, { roast_loss_kg: null });
      await api.get('/roastbatch/roastbatch-2').ok(because, { roast_loss_kg: null });
    },
  );

  test(
    'create and update refuse null for roast_level',
    about(
      'roastbatch.roast_level.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_level must not be null';
      await api.post('/roastbatch', { ...roastBatch, roast_level: null }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { roast_level: null }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { roast_level: 'dark' });
    },
  );

  test(
    'create and update refuse null for status',
    about(
      'roastbatch.status.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must not be null';
      await api.post('/roastbatch', { ...roastBatch, status: null }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { status: null }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { status: 'cooling' });
    },
  );

  test(
    'create and update refuse null for starred',
    about(
      'roastbatch.starred.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'starred must not be null';
      await api.post('/roastbatch', { ...roastBatch, starred: null }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { starred: null }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { starred: false });
    },
  );
});

test.describe('RoastBatch: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'green_weight_kg may be the whole number 0',
    about('roastbatch.green_weight_kg.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of green_weight_kg';
      await api
        .post('/roastbatch', { ...roastBatch, green_weight_kg: 0 })
        .created(because, { green_weight_kg: 0 });
      await api.get('/roastbatch/roastbatch-1').ok(because, { green_weight_kg: 0 });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { green_weight_kg: 0 })
        .ok(because, { green_weight_kg: 0 });
      await api.get('/roastbatch/roastbatch-2').ok(because, { green_weight_kg: 0 });
    },
  );

  test(
    'green_weight_kg keeps three decimals',
    about('roastbatch.green_weight_kg.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of green_weight_kg';
      await api
        .post('/roastbatch', { ...roastBatch, green_weight_kg: 12.375 })
        .created(because, { green_weight_kg: 12.375 });
      await api.get('/roastbatch/roastbatch-1').ok(because, { green_weight_kg: 12.375 });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { green_weight_kg: 12.375 })
        .ok(because, { green_weight_kg: 12.375 });
      await api.get('/roastbatch/roastbatch-2').ok(because, { green_weight_kg: 12.375 });
    },
  );

  test(
    'create and update refuse a green_weight_kg of a wrong type',
    about(
      'roastbatch.green_weight_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'green_weight_kg must be a number';
      await api.post('/roastbatch', { ...roastBatch, green_weight_kg: 'abc' }).invalid(because);
      await api
        .post('/roastbatch', { ...roastBatch, green_weight_kg: { value: 'text' } })
        .invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { green_weight_kg: 'abc' }).invalid(because);
      await api.patch('/roastbatch/roastbatch-1', { green_weight_kg: {} }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { green_weight_kg: 43.75 });
    },
  );

  test(
    'green_weight_kg may be right at its maximum of 120',
    about(
      'roastbatch.green_weight_kg.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of green_weight_kg is 120, inclusive';
      await api
        .post('/roastbatch', { ...roastBatch, green_weight_kg: 120 })
        .created(because, { green_weight_kg: 120 });
      await api.get('/roastbatch/roastbatch-1').ok(because, { green_weight_kg: 120 });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { green_weight_kg: 120 })
        .ok(because, { green_weight_kg: 120 });
      await api.get('/roastbatch/roastbatch-2').ok(because, { green_weight_kg: 120 });
    },
  );

  test(
    'create and update refuse a green_weight_kg above its maximum of 120',
    about(
      'roastbatch.green_weight_kg.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'green_weight_kg must be at most 120';
      await api.post('/roastbatch', { ...roastBatch, green_weight_kg: 120.25 }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { green_weight_kg: 120.25 }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { green_weight_kg: 43.75 });
    },
  );

  test(
    'green_weight_kg has no minimum',
    about('roastbatch.green_weight_kg.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'green_weight_kg has no minimum';
      await api
        .post('/roastbatch', { ...roastBatch, green_weight_kg: -999999.75 })
        .created(because, { green_weight_kg: -999999.75 });
      await api.get('/roastbatch/roastbatch-1').ok(because, { green_weight_kg: -999999.75 });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { green_weight_kg: -999999.75 })
        .ok(because, { green_weight_kg: -999999.75 });
      await api.get('/roastbatch/roastbatch-2').ok(because, { green_weight_kg: -999999.75 });
    },
  );

  test(
    'roast_loss_kg may be the whole number 0',
    about('roastbatch.roast_loss_kg.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of roast_loss_kg';
      await api
        .post('/roastbatch', { ...roastBatch, roast_loss_kg: 0 })
        .created(because, { roast_loss_kg: 0 });
      await api.get('/roastbatch/roastbatch-1').ok(because, { roast_loss_kg: 0 });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { roast_loss_kg: 0 })
        .ok(because, { roast_loss_kg: 0 });
      await api.get('/roastbatch/roastbatch-2').ok(because, { roast_loss_kg: 0 });
    },
  );

  test(
    'roast_loss_kg keeps three decimals',
    about('roastbatch.roast_loss_kg.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of roast_loss_kg';
      await api
        .post('/roastbatch', { ...roastBatch, roast_loss_kg: 12.375 })
        .created(because, { roast_loss_kg: 12.375 });
      await api.get('/roastbatch/roastbatch-1').ok(because, { roast_loss_kg: 12.375 });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { roast_loss_kg: 12.375 })
        .ok(because, { roast_loss_kg: 12.375 });
      await api.get('/roastbatch/roastbatch-2').ok(because, { roast_loss_kg: 12.375 });
    },
  );

  test(
    'create and update refuse a roast_loss_kg of a wrong type',
    about(
      'roastbatch.roast_loss_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_loss_kg must be a number';
      await api.post('/roastbatch', { ...roastBatch, roast_loss_kg: 'abc' }).invalid(because);
      await api
        .post('/roastbatch', { ...roastBatch, roast_loss_kg: { value: 'text' } })
        .invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { roast_loss_kg: 'abc' }).invalid(because);
      await api.patch('/roastbatch/roastbatch-1', { roast_loss_kg: {} }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { roast_loss_kg: 23.75 });
    },
  );

  test(
    'roast_loss_kg may be right at its minimum of 0',
    about(
      'roastbatch.roast_loss_kg.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of roast_loss_kg is 0, inclusive';
      await api
        .post('/roastbatch', { ...roastBatch, roast_loss_kg: 0 })
        .created(because, { roast_loss_kg: 0 });
      await api.get('/roastbatch/roastbatch-1').ok(because, { roast_loss_kg: 0 });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { roast_loss_kg: 0 })
        .ok(because, { roast_loss_kg: 0 });
      await api.get('/roastbatch/roastbatch-2').ok(because, { roast_loss_kg: 0 });
    },
  );

  test(
    'create and update refuse a roast_loss_kg below its minimum of 0',
    about(
      'roastbatch.roast_loss_kg.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_loss_kg must be at least 0';
      await api.post('/roastbatch', { ...roastBatch, roast_loss_kg: -0.25 }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { roast_loss_kg: -0.25 }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { roast_loss_kg: 23.75 });
    },
  );

  test(
    'roast_loss_kg may be right at its maximum of 60',
    about(
      'roastbatch.roast_loss_kg.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of roast_loss_kg is 60, inclusive';
      await api
        .post('/roastbatch', { ...roastBatch, roast_loss_kg: 60 })
        .created(because, { roast_loss_kg: 60 });
      await api.get('/roastbatch/roastbatch-1').ok(because, { roast_loss_kg: 60 });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { roast_loss_kg: 60 })
        .ok(because, { roast_loss_kg: 60 });
      await api.get('/roastbatch/roastbatch-2').ok(because, { roast_loss_kg: 60 });
    },
  );

  test(
    'create and update refuse a roast_loss_kg above its maximum of 60',
    about(
      'roastbatch.roast_loss_kg.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_loss_kg must be at most 60';
      await api.post('/roastbatch', { ...roastBatch, roast_loss_kg: 60.25 }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { roast_loss_kg: 60.25 }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { roast_loss_kg: 23.75 });
    },
  );

  test(
    'create and update refuse a roast_level of a wrong type',
    about(
      'roastbatch.roast_level.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_level must be one of light, medium, dark';
      await api.post('/roastbatch', { ...roastBatch, roast_level: 421337 }).invalid(because);
      await api
        .post('/roastbatch', { ...roastBatch, roast_level: { value: 'text' } })
        .invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { roast_level: 0 }).invalid(because);
      await api.patch('/roastbatch/roastbatch-1', { roast_level: {} }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { roast_level: 'dark' });
    },
  );

  test(
    'create and update refuse a status of a wrong type',
    about(
      'roastbatch.status.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must be one of planned, roasting, cooling, checked, discarded';
      await api.post('/roastbatch', { ...roastBatch, status: 421337 }).invalid(because);
      await api.post('/roastbatch', { ...roastBatch, status: { value: 'text' } }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { status: 0 }).invalid(because);
      await api.patch('/roastbatch/roastbatch-1', { status: {} }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { status: 'cooling' });
    },
  );

  test(
    'starred may be false',
    about('roastbatch.starred.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of starred';
      await api.post('/roastbatch', roastBatch).created(because, { starred: false });
      await api.get('/roastbatch/roastbatch-1').ok(because, { starred: false });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2', starred: true });
      await api
        .patch('/roastbatch/roastbatch-2', { starred: false })
        .ok(because, { starred: false });
      await api.get('/roastbatch/roastbatch-2').ok(because, { starred: false });
    },
  );

  test(
    'create and update refuse a starred of a wrong type',
    about(
      'roastbatch.starred.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'starred must be true or false';
      await api.post('/roastbatch', { ...roastBatch, starred: 'abc' }).invalid(because);
      await api.post('/roastbatch', { ...roastBatch, starred: { value: 'text' } }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { starred: 'abc' }).invalid(because);
      await api.patch('/roastbatch/roastbatch-1', { starred: {} }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { starred: false });
    },
  );
});

test.describe('RoastBatch: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'roast_level may be light, medium, dark',
    about(
      'roastbatch.roast_level.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of RoastLevel';
      await api
        .post('/roastbatch', { ...roastBatch, roast_level: 'light' })
        .created(because, { roast_level: 'light' });
      await api
        .patch('/roastbatch/roastbatch-1', { roast_level: 'medium' })
        .ok(because, { roast_level: 'medium' });
      await api
        .patch('/roastbatch/roastbatch-1', { roast_level: 'dark' })
        .ok(because, { roast_level: 'dark' });
      await api.get('/roastbatch/roastbatch-1').ok(because, { roast_level: 'dark' });
      await api
        .patch('/roastbatch/roastbatch-1', { roast_level: 'light' })
        .ok(because, { roast_level: 'light' });
    },
  );

  test(
    'create and update refuse a roast_level that RoastLevel does not list, such as unheard_of',
    about(
      'roastbatch.roast_level.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_level must be one of light, medium, dark';
      await api.post('/roastbatch', { ...roastBatch, roast_level: 'unheard_of' }).invalid(because);
      await api.post('/roastbatch', { ...roastBatch, roast_level: 'light ' }).invalid(because);
      await api.post('/roastbatch', { ...roastBatch, roast_level: 'ligh' }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { roast_level: 'unheard_of' }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { roast_level: 'dark' });
    },
  );

  test(
    'create and update refuse the roast_level LIGHT, as upper and lower case differ',
    about(
      'roastbatch.roast_level.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'roast_level must be one of light, medium, dark';
      await api.post('/roastbatch', { ...roastBatch, roast_level: 'LIGHT' }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { roast_level: 'LIGHT' }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { roast_level: 'dark' });
    },
  );

  test(
    'status may be planned, roasting, cooling, checked, discarded',
    about(
      'roastbatch.status.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of RoastBatchStatus';
      await api
        .post('/roastbatch', { ...roastBatch, status: 'planned' })
        .created(because, { status: 'planned' });
      await api
        .patch('/roastbatch/roastbatch-1', { status: 'roasting' })
        .ok(because, { status: 'roasting' });
      await api
        .patch('/roastbatch/roastbatch-1', { status: 'cooling' })
        .ok(because, { status: 'cooling' });
      await api
        .patch('/roastbatch/roastbatch-1', { status: 'checked' })
        .ok(because, { status: 'checked' });
      await api
        .patch('/roastbatch/roastbatch-1', { status: 'discarded' })
        .ok(because, { status: 'discarded' });
      await api.get('/roastbatch/roastbatch-1').ok(because, { status: 'discarded' });
      await api
        .patch('/roastbatch/roastbatch-1', { status: 'planned' })
        .ok(because, { status: 'planned' });
    },
  );

  test(
    'status may be discarded, which RoastBatchStatus has gained',
    about('roastbatch.status.accepts-added-discarded', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'discarded was added to RoastBatchStatus';
      await api
        .post('/roastbatch', { ...roastBatch, status: 'discarded' })
        .created(because, { status: 'discarded' });
      await api.get('/roastbatch/roastbatch-1').ok(because, { status: 'discarded' });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api
        .patch('/roastbatch/roastbatch-2', { status: 'discarded' })
        .ok(because, { status: 'discarded' });
      await api.get('/roastbatch/roastbatch-2').ok(because, { status: 'discarded' });
    },
  );

  test(
    'create and update refuse a status that RoastBatchStatus does not list, such as unheard_of',
    about(
      'roastbatch.status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must be one of planned, roasting, cooling, checked, discarded';
      await api.post('/roastbatch', { ...roastBatch, status: 'unheard_of' }).invalid(because);
      await api.post('/roastbatch', { ...roastBatch, status: 'planned ' }).invalid(because);
      await api.post('/roastbatch', { ...roastBatch, status: 'planne' }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { status: 'unheard_of' }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { status: 'cooling' });
    },
  );

  test(
    'create and update refuse the status PLANNED, as upper and lower case differ',
    about(
      'roastbatch.status.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'status must be one of planned, roasting, cooling, checked, discarded';
      await api.post('/roastbatch', { ...roastBatch, status: 'PLANNED' }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { status: 'PLANNED' }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { status: 'cooling' });
    },
  );
});

test.describe('RoastBatch: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'lots is an empty list when a create leaves it out',
    about(
      'roastbatch.lots.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'lots was left out';
      await api.post('/roastbatch', roastBatch).created(because, { lots: [] });
      await api.get('/roastbatch/roastbatch-1').ok(because, { lots: [] });
    },
  );

  test(
    'lots lists existing CoffeeLot objects and is answered as their ids',
    about(
      'roastbatch.lots.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'lots was sent with two ids';
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-5' });
      await api
        .post('/roastbatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] })
        .created(because, { lots: ['coffeelot-1', 'coffeelot-2'] });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok(because, { lots: ['coffeelot-1', 'coffeelot-2'] });
      await api
        .get('/roastbatch')
        .ok('lists answer references as ids too', [
          { id: 'roastbatch-1', lots: ['coffeelot-1', 'coffeelot-2'] },
        ]);
      await api
        .patch('/roastbatch/roastbatch-1', { lots: ['coffeelot-2', 'coffeelot-1'] })
        .ok('any order will do', { lots: ['coffeelot-2', 'coffeelot-1'] });
      await api
        .patch('/roastbatch/roastbatch-1', {
          lots: ['coffeelot-1', 'coffeelot-2', 'coffeelot-3', 'coffeelot-4', 'coffeelot-5'],
        })
        .ok('no length is too much', {
          lots: ['coffeelot-1', 'coffeelot-2', 'coffeelot-3', 'coffeelot-4', 'coffeelot-5'],
        });
      await api.delete('/roastbatch/roastbatch-1').removed('the object exists');
      await api
        .get('/coffeelot')
        .ok('only what refers to them was deleted', [
          { id: 'coffeelot-1' },
          { id: 'coffeelot-2' },
          { id: 'coffeelot-3' },
          { id: 'coffeelot-4' },
          { id: 'coffeelot-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in lots',
    about(
      'roastbatch.lots.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1'] });
      await api
        .patch('/roastbatch/roastbatch-1', { lots: ['coffeelot-2'] })
        .ok('an update replaces the list', { lots: ['coffeelot-2'] });
      await api.patch('/roastbatch/roastbatch-1', { lots: [] }).ok('the change is valid');
      await api.get('/roastbatch/roastbatch-1').ok('the list was emptied', { lots: [] });
    },
  );

  test(
    'create and update refuse an id in lots that no CoffeeLot has',
    about(
      'roastbatch.lots.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'lots must hold only ids of existing CoffeeLot objects';
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .post('/roastbatch', { ...roastBatch, lots: ['coffeelot-unknown'] })
        .invalid(because);
      await api
        .post('/roastbatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-unknown'] })
        .invalid(because);
      await api
        .post('/roastbatch', { ...roastBatch, lots: ['coffeelot-unknown', 'coffeelot-2'] })
        .invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
      await api.patch('/roastbatch/roastbatch-1', { lots: ['coffeelot-unknown'] }).invalid(because);
      await api
        .patch('/roastbatch/roastbatch-1', { lots: ['coffeelot-1', 'coffeelot-unknown'] })
        .invalid(because);
      await api
        .patch('/roastbatch/roastbatch-1', { lots: ['coffeelot-unknown', 'coffeelot-2'] })
        .invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { lots: ['coffeelot-1', 'coffeelot-2'] });
    },
  );

  test(
    'create and update refuse null for the list lots',
    about(
      'roastbatch.lots.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'lots must not be null';
      await api.post('/roastbatch', { ...roastBatch, lots: null }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { lots: null }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { lots: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for lots',
    about(
      'roastbatch.lots.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'lots must be a list of ids of CoffeeLot';
      await api.create('CoffeeLot', { ...coffeeLot, id: 'x' });
      await api.post('/roastbatch', { ...roastBatch, lots: 'x' }).invalid(because);
      await api.post('/roastbatch', { ...roastBatch, lots: [{ value: 'text' }] }).invalid(because);
      await api.get('/roastbatch/roastbatch-1').notFound('a refused create stores nothing');
      await api.create('RoastBatch', roastBatch);
      await api.patch('/roastbatch/roastbatch-1', { lots: 'x' }).invalid(because);
      await api.patch('/roastbatch/roastbatch-1', { lots: [{}] }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { lots: [] });
    },
  );

  test(
    'deleting a CoffeeLot takes its id out of every lots and keeps the others',
    about(
      'roastbatch.lots.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'coffeelot-2 was deleted';
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3' });
      await api.create('RoastBatch', {
        ...roastBatch,
        lots: ['coffeelot-1', 'coffeelot-2', 'coffeelot-3'],
      });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2', lots: ['coffeelot-2'] });
      await api.delete('/coffeelot/coffeelot-2').removed('the object exists');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok(because, { id: 'roastbatch-1', lots: ['coffeelot-1', 'coffeelot-3'] });
      await api.get('/roastbatch/roastbatch-2').ok(because, { id: 'roastbatch-2', lots: [] });
      await api.get('/roastbatch').ok(because, [
        { id: 'roastbatch-1', lots: ['coffeelot-1', 'coffeelot-3'] },
        { id: 'roastbatch-2', lots: [] },
      ]);
      await api
        .patch('/roastbatch/roastbatch-1', { green_weight_kg: 52.25 })
        .ok('an update of something else brings no reference back', {
          lots: ['coffeelot-1', 'coffeelot-3'],
        });
      await api
        .patch('/roastbatch/roastbatch-1', { lots: ['coffeelot-1', 'coffeelot-2'] })
        .invalid('lots must hold only ids of existing CoffeeLot objects');
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .get('/roastbatch/roastbatch-2')
        .ok('the CoffeeLot that has the id coffeelot-2 now is another', { lots: [] });
    },
  );

  test(
    'create and update refuse the id of a RoastBatch in lots, which refers to CoffeeLot',
    about(
      'roastbatch.lots.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'lots must hold only ids of existing CoffeeLot objects';
      await api.create('RoastBatch', roastBatch);
      await api
        .post('/roastbatch', { ...roastBatch, id: 'roastbatch-2', lots: ['roastbatch-1'] })
        .invalid(because);
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.patch('/roastbatch/roastbatch-2', { lots: ['roastbatch-1'] }).invalid(because);
      await api
        .get('/roastbatch/roastbatch-2')
        .ok('a refused update changes nothing', { lots: [] });
    },
  );

  test(
    'deleting a RoastBatch, or the CoffeeLot of the same id, leaves the other one and lots as they are',
    about(
      'roastbatch.lots.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('CoffeeLot', { ...coffeeLot, id: 'roastbatch-1' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'roastbatch-2' });
      await api.create('RoastBatch', { ...roastBatch, lots: ['roastbatch-2'] });
      await api.create('RoastBatch', { ...roastBatch, id: 'roastbatch-2' });
      await api.delete('/roastbatch/roastbatch-2').removed(because);
      await api
        .get('/coffeelot/roastbatch-2')
        .ok('no CoffeeLot was deleted', { ...coffeeLot, id: 'roastbatch-2' });
      await api.delete('/coffeelot/roastbatch-1').removed(because);
      await api.get('/roastbatch/roastbatch-1').ok('only the CoffeeLot roastbatch-1 was deleted', {
        ...roastBatch,
        lots: ['roastbatch-2'],
      });
    },
  );

  test(
    'update that is refused for lots does not change green_weight_kg either',
    about(
      'roastbatch.lots.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api
        .patch('/roastbatch/roastbatch-1', { green_weight_kg: 52.25, lots: ['coffeelot-unknown'] })
        .invalid('lots must hold only ids of existing CoffeeLot objects');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused update changes nothing', { ...roastBatch, lots: [] });
    },
  );
});

test.describe('RoastBatch: actions', () => {
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
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'cool_down moves status from roasting to cooling',
    about(
      'roastbatch.cool_down.moves-from-roasting',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .ok('the state is right and every condition holds', {
          ...roastBatch,
          green_weight_kg: 23.75,
          lots: ['coffeelot-1'],
        });
      await api.get('/roastbatch/roastbatch-1').ok('what the action did is stored', {
        ...roastBatch,
        green_weight_kg: 23.75,
        lots: ['coffeelot-1'],
      });
    },
  );

  test(
    'cool_down leaves objects alone that it does not concern',
    about('roastbatch.cool_down.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastbatch/roastbatch-2')
        .ok('cool_down was called on roastbatch-1, which does not concern this object', {
          ...roastBatch,
          green_weight_kg: 23.75,
          id: 'roastbatch-2',
          status: 'roasting',
          lots: ['coffeelot-1'],
        });
    },
  );

  test(
    'cool_down acts on what updates left, and later updates leave what it did',
    about(
      'roastbatch.cool_down.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        lots: [],
        green_weight_kg: 23.75,
        roast_loss_kg: 23.5,
      });
      await api
        .patch('/roastbatch/roastbatch-1', {
          status: 'roasting',
          lots: ['coffeelot-1'],
          roast_loss_kg: 23.75,
        })
        .ok(because);
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastbatch')
        .ok('a list shows what cool_down did', [{ id: 'roastbatch-1', status: 'cooling' }]);
      await api.patch('/roastbatch/roastbatch-1', { roast_level: 'medium' }).ok(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('what cool_down did stays when something else is updated', {
          roast_level: 'medium',
          status: 'cooling',
        });
      await api
        .patch('/roastbatch/roastbatch-1', { status: 'roasting' })
        .ok('an update may lead back to any status');
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .ok('the state is right and every condition holds', { status: 'cooling' });
    },
  );

  test(
    'cool_down answers 404 for an id that no RoastBatch has',
    about('roastbatch.cool_down.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api
        .post('/roastbatch/roastbatch-unknown/cool_down')
        .notFound('no RoastBatch has the id roastbatch-unknown');
      await api.delete('/roastbatch/roastbatch-1').removed('the object exists');
      await api.post('/roastbatch/roastbatch-1/cool_down').notFound('it was deleted');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/roastbatch/coffeelot-1/cool_down')
        .notFound('the id is that of a CoffeeLot, and no RoastBatch has it');
    },
  );

  test(
    'cool_down is refused while status is planned',
    about(
      'roastbatch.cool_down.refuses-from-planned',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('cool_down starts from roasting, and status is planned');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'planned' });
    },
  );

  test(
    'cool_down is refused while status is cooling',
    about(
      'roastbatch.cool_down.refuses-from-cooling',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('cool_down starts from roasting, and status is cooling');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'cooling' });
    },
  );

  test(
    'cool_down is refused while status is checked',
    about(
      'roastbatch.cool_down.refuses-from-checked',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'checked',
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('cool_down starts from roasting, and status is checked');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'checked' });
    },
  );

  test(
    'cool_down is refused while status is discarded',
    about(
      'roastbatch.cool_down.refuses-from-discarded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'discarded',
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('cool_down starts from roasting, and status is discarded');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'discarded' });
    },
  );

  test(
    'cool_down is refused unless count(this.lots) >= 1',
    about(
      'roastbatch.cool_down.refuses-unless-count-lots-gte-1',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: [],
        green_weight_kg: 23.75,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('the condition count(this.lots) >= 1 is not satisfied');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'roasting' });
    },
  );

  test(
    'cool_down is refused unless this.green_weight_kg <= this.roast_loss_kg',
    about(
      'roastbatch.cool_down.refuses-unless-green_weight_kg-lte-roast_loss_kg',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
        roast_loss_kg: 23.5,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('the condition this.green_weight_kg <= this.roast_loss_kg is not satisfied');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'roasting' });
      await api.patch('/roastbatch/roastbatch-1', { green_weight_kg: 9 }).ok('the change is valid');
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'cool_down is refused when green_weight_kg is null',
    about(
      'roastbatch.cool_down.refuses-when-green_weight_kg-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: null,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('the condition this.green_weight_kg <= this.roast_loss_kg is not satisfied');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'roasting' });
    },
  );

  test(
    'cool_down is refused when roast_loss_kg is null',
    about(
      'roastbatch.cool_down.refuses-when-roast_loss_kg-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
        roast_loss_kg: null,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('the condition this.green_weight_kg <= this.roast_loss_kg is not satisfied');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'roasting' });
    },
  );

  test(
    'cool_down succeeds when green_weight_kg is 0',
    about(
      'roastbatch.cool_down.succeeds-when-green_weight_kg-is-0',
      'guards.compare',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: 0,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .ok('the state is right and every condition holds', { status: 'cooling' });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('green_weight_kg is 0, which is allowed', { status: 'cooling' });
    },
  );

  test(
    'cool_down succeeds when roast_loss_kg is 0',
    about(
      'roastbatch.cool_down.succeeds-when-roast_loss_kg-is-0',
      'guards.compare',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: 0,
        roast_loss_kg: 0,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .ok('the state is right and every condition holds', { status: 'cooling' });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('roast_loss_kg is 0, which is allowed', { status: 'cooling' });
    },
  );

  test(
    'cool_down is refused when count(this.lots) >= 1 would hold with the objects that are not in lots',
    about(
      'roastbatch.cool_down.refuses-when-count-lots-gte-1-for-those-in-lots-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: [],
        green_weight_kg: 23.75,
      });
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('the condition count(this.lots) >= 1 is not satisfied');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'roasting' });
    },
  );

  test(
    'cool_down is refused after the deletion of what lots named',
    about(
      'roastbatch.cool_down.refuses-after-delete-in-lots',
      'guards.count-sum',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: 23.75,
      });
      await api.delete('/coffeelot/coffeelot-1').removed('the object exists');
      await api
        .post('/roastbatch/roastbatch-1/cool_down')
        .refused('the condition count(this.lots) >= 1 is not satisfied');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'roasting' });
    },
  );

  test(
    'charge moves status from planned to roasting',
    about(
      'roastbatch.charge.moves-from-planned',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .ok('the state is right and every condition holds', {
          ...roastBatch,
          green_weight_kg: 4.75,
          roast_loss_kg: 4.75,
          status: 'roasting',
          lots: ['coffeelot-1'],
        });
      await api.get('/roastbatch/roastbatch-1').ok('what the action did is stored', {
        ...roastBatch,
        green_weight_kg: 4.75,
        roast_loss_kg: 4.75,
        status: 'roasting',
        lots: ['coffeelot-1'],
      });
    },
  );

  test(
    'charge applies the effect: increase this.green_weight_kg by 2.5',
    about(
      'roastbatch.charge.effect-increase-green_weight_kg-by-2.5',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .ok('the state is right and every condition holds');
      await api.get('/roastbatch/roastbatch-1').ok('increase this.green_weight_kg by 2.5', {
        green_weight_kg: 4.75,
        id: 'roastbatch-1',
        roast_level: 'dark',
        lots: ['coffeelot-1'],
        starred: false,
      });
    },
  );

  test(
    'charge applies the effect: set this.roast_loss_kg to this.green_weight_kg',
    about(
      'roastbatch.charge.effect-set-roast_loss_kg-to-green_weight_kg',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('set this.roast_loss_kg to this.green_weight_kg', {
          roast_loss_kg: 4.75,
          id: 'roastbatch-1',
          roast_level: 'dark',
          lots: ['coffeelot-1'],
          starred: false,
        });
    },
  );

  test(
    'charge applies its effects in the order in which they are listed',
    about('roastbatch.charge.applies-effects-in-order', 'effects.order', 'actions.success'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .ok('the state is right and every condition holds');
      await api.get('/roastbatch/roastbatch-1').ok('each effect sees what the ones before did', {
        status: 'roasting',
        green_weight_kg: 4.75,
        roast_loss_kg: 4.75,
      });
    },
  );

  test(
    'charge leaves objects alone that it does not concern',
    about('roastbatch.charge.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastbatch/roastbatch-2')
        .ok('charge was called on roastbatch-1, which does not concern this object', {
          ...roastBatch,
          green_weight_kg: 2.25,
          id: 'roastbatch-2',
          status: 'planned',
          lots: ['coffeelot-1'],
        });
    },
  );

  test(
    'charge acts on what updates left, and later updates leave what it did',
    about(
      'roastbatch.charge.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: [],
        green_weight_kg: 2,
        roast_loss_kg: 13.25,
      });
      await api
        .patch('/roastbatch/roastbatch-1', {
          status: 'planned',
          lots: ['coffeelot-1'],
          green_weight_kg: 2.25,
          roast_loss_kg: 23.75,
        })
        .ok(because);
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastbatch')
        .ok('a list shows what charge did', [
          { id: 'roastbatch-1', status: 'roasting', green_weight_kg: 4.75, roast_loss_kg: 4.75 },
        ]);
      await api.patch('/roastbatch/roastbatch-1', { roast_level: 'medium' }).ok(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('what charge did stays when something else is updated', {
          roast_level: 'medium',
          status: 'roasting',
          green_weight_kg: 4.75,
          roast_loss_kg: 4.75,
        });
      await api
        .patch('/roastbatch/roastbatch-1', { status: 'planned' })
        .ok('an update may lead back to any status');
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .ok('the state is right and every condition holds', {
          status: 'roasting',
          green_weight_kg: 7.25,
          roast_loss_kg: 7.25,
        });
    },
  );

  test(
    'charge answers 404 for an id that no RoastBatch has',
    about('roastbatch.charge.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api
        .post('/roastbatch/roastbatch-unknown/charge')
        .notFound('no RoastBatch has the id roastbatch-unknown');
      await api.delete('/roastbatch/roastbatch-1').removed('the object exists');
      await api.post('/roastbatch/roastbatch-1/charge').notFound('it was deleted');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/roastbatch/coffeelot-1/charge')
        .notFound('the id is that of a CoffeeLot, and no RoastBatch has it');
    },
  );

  test(
    'charge is refused while status is roasting',
    about(
      'roastbatch.charge.refuses-from-roasting',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('charge starts from planned, and status is roasting');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'roasting',
        green_weight_kg: 2.25,
        roast_loss_kg: 23.75,
      });
    },
  );

  test(
    'charge is refused while status is cooling',
    about(
      'roastbatch.charge.refuses-from-cooling',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('charge starts from planned, and status is cooling');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'cooling',
        green_weight_kg: 2.25,
        roast_loss_kg: 23.75,
      });
    },
  );

  test(
    'charge is refused while status is checked',
    about(
      'roastbatch.charge.refuses-from-checked',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'checked',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('charge starts from planned, and status is checked');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'checked',
        green_weight_kg: 2.25,
        roast_loss_kg: 23.75,
      });
    },
  );

  test(
    'charge is refused while status is discarded',
    about(
      'roastbatch.charge.refuses-from-discarded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'discarded',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('charge starts from planned, and status is discarded');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'discarded',
        green_weight_kg: 2.25,
        roast_loss_kg: 23.75,
      });
    },
  );

  test(
    'charge is refused unless count(this.lots) >= 1',
    about(
      'roastbatch.charge.refuses-unless-count-lots-gte-1',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: [],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('the condition count(this.lots) >= 1 is not satisfied');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'planned',
        green_weight_kg: 2.25,
        roast_loss_kg: 23.75,
      });
    },
  );

  test(
    'charge is refused unless this.green_weight_kg > 2',
    about(
      'roastbatch.charge.refuses-unless-green_weight_kg-gt-2',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 2,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('the condition this.green_weight_kg > 2 is not satisfied');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'planned',
        green_weight_kg: 2,
        roast_loss_kg: 23.75,
      });
      await api
        .patch('/roastbatch/roastbatch-1', { green_weight_kg: 10 })
        .ok('the change is valid');
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'charge is refused when green_weight_kg is null',
    about(
      'roastbatch.charge.refuses-when-green_weight_kg-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: null,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('the condition this.green_weight_kg > 2 is not satisfied');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'planned',
        green_weight_kg: null,
        roast_loss_kg: 23.75,
      });
    },
  );

  test(
    'charge is refused when green_weight_kg is 0',
    about(
      'roastbatch.charge.refuses-when-green_weight_kg-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 0,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('the condition this.green_weight_kg > 2 is not satisfied');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'planned',
        green_weight_kg: 0,
        roast_loss_kg: 23.75,
      });
    },
  );

  test(
    'charge is refused when count(this.lots) >= 1 would hold with the objects that are not in lots',
    about(
      'roastbatch.charge.refuses-when-count-lots-gte-1-for-those-in-lots-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: [],
        green_weight_kg: 2.25,
      });
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('the condition count(this.lots) >= 1 is not satisfied');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'planned',
        green_weight_kg: 2.25,
        roast_loss_kg: 23.75,
      });
    },
  );

  test(
    'charge is refused after the deletion of what lots named',
    about(
      'roastbatch.charge.refuses-after-delete-in-lots',
      'guards.count-sum',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1'],
        green_weight_kg: 2.25,
      });
      await api.delete('/coffeelot/coffeelot-1').removed('the object exists');
      await api
        .post('/roastbatch/roastbatch-1/charge')
        .refused('the condition count(this.lots) >= 1 is not satisfied');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'planned',
        green_weight_kg: 2.25,
        roast_loss_kg: 23.75,
      });
    },
  );

  test(
    'return_to_planned moves status from roasting to planned',
    about(
      'roastbatch.return_to_planned.moves-from-roasting',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .ok('the state is right and every condition holds', {
          ...roastBatch,
          green_weight_kg: 43.25,
          status: 'planned',
          lots: [],
          starred: true,
        });
      await api.get('/roastbatch/roastbatch-1').ok('what the action did is stored', {
        ...roastBatch,
        green_weight_kg: 43.25,
        status: 'planned',
        lots: [],
        starred: true,
      });
    },
  );

  test(
    'return_to_planned applies the effect: set this.starred to true',
    about(
      'roastbatch.return_to_planned.effect-set-starred-to-true',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .ok('the state is right and every condition holds');
      await api.get('/roastbatch/roastbatch-1').ok('set this.starred to true', {
        starred: true,
        id: 'roastbatch-1',
        roast_loss_kg: 23.75,
        roast_level: 'dark',
      });
    },
  );

  test(
    'return_to_planned applies the effect: decrease this.green_weight_kg by 0.5',
    about(
      'roastbatch.return_to_planned.effect-increase-green_weight_kg-by--0.5',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .ok('the state is right and every condition holds');
      await api.get('/roastbatch/roastbatch-1').ok('decrease this.green_weight_kg by 0.5', {
        green_weight_kg: 43.25,
        id: 'roastbatch-1',
        roast_loss_kg: 23.75,
        roast_level: 'dark',
      });
    },
  );

  test(
    'return_to_planned applies the effect: set this.lots to []',
    about(
      'roastbatch.return_to_planned.effect-set-lots-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .ok('the state is right and every condition holds');
      await api.get('/roastbatch/roastbatch-1').ok('set this.lots to []', {
        lots: [],
        id: 'roastbatch-1',
        roast_loss_kg: 23.75,
        roast_level: 'dark',
      });
    },
  );

  test(
    'return_to_planned leaves objects alone that it does not concern',
    about('roastbatch.return_to_planned.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastbatch/roastbatch-2')
        .ok('return_to_planned was called on roastbatch-1, which does not concern this object', {
          ...roastBatch,
          id: 'roastbatch-2',
          status: 'roasting',
          lots: ['coffeelot-1', 'coffeelot-2'],
        });
    },
  );

  test(
    'return_to_planned acts on what updates left, and later updates leave what it did',
    about(
      'roastbatch.return_to_planned.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: [],
        green_weight_kg: 52.25,
        starred: true,
      });
      await api
        .patch('/roastbatch/roastbatch-1', {
          status: 'roasting',
          lots: ['coffeelot-1', 'coffeelot-2'],
          green_weight_kg: 43.75,
          starred: false,
        })
        .ok(because);
      await api.patch('/coffeelot/coffeelot-2', { stage: 'released' }).ok(because);
      await api.patch('/coffeelot/coffeelot-1', { stage: 'booked' }).ok(because);
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .ok('the state is right and every condition holds');
      await api.get('/roastbatch').ok('a list shows what return_to_planned did', [
        {
          id: 'roastbatch-1',
          status: 'planned',
          starred: true,
          green_weight_kg: 43.25,
          lots: [],
        },
      ]);
      await api.patch('/roastbatch/roastbatch-1', { roast_loss_kg: 13.25 }).ok(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('what return_to_planned did stays when something else is updated', {
          roast_loss_kg: 13.25,
          status: 'planned',
          starred: true,
          green_weight_kg: 43.25,
          lots: [],
        });
    },
  );

  test(
    'return_to_planned answers 404 for an id that no RoastBatch has',
    about('roastbatch.return_to_planned.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api
        .post('/roastbatch/roastbatch-unknown/return_to_planned')
        .notFound('no RoastBatch has the id roastbatch-unknown');
      await api.delete('/roastbatch/roastbatch-1').removed('the object exists');
      await api.post('/roastbatch/roastbatch-1/return_to_planned').notFound('it was deleted');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/roastbatch/coffeelot-1/return_to_planned')
        .notFound('the id is that of a CoffeeLot, and no RoastBatch has it');
    },
  );

  test(
    'return_to_planned is refused while status is planned',
    about(
      'roastbatch.return_to_planned.refuses-from-planned',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .refused('return_to_planned starts from roasting, and status is planned');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'planned',
        starred: false,
        green_weight_kg: 43.75,
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
    },
  );

  test(
    'return_to_planned is refused while status is cooling',
    about(
      'roastbatch.return_to_planned.refuses-from-cooling',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .refused('return_to_planned starts from roasting, and status is cooling');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'cooling',
        starred: false,
        green_weight_kg: 43.75,
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
    },
  );

  test(
    'return_to_planned is refused while status is checked',
    about(
      'roastbatch.return_to_planned.refuses-from-checked',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'checked',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .refused('return_to_planned starts from roasting, and status is checked');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'checked',
        starred: false,
        green_weight_kg: 43.75,
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
    },
  );

  test(
    'return_to_planned is refused while status is discarded',
    about(
      'roastbatch.return_to_planned.refuses-from-discarded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'discarded',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .refused('return_to_planned starts from roasting, and status is discarded');
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'discarded',
        starred: false,
        green_weight_kg: 43.75,
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
    },
  );

  test(
    'return_to_planned is refused unless any item in this.lots satisfies: item.stage == "booked"',
    about(
      "roastbatch.return_to_planned.refuses-unless-any-lots-stage-eq-'booked'",
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .refused(
          'the condition any item in this.lots satisfies: item.stage == "booked" is not satisfied',
        );
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'roasting',
        starred: false,
        green_weight_kg: 43.75,
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
    },
  );

  test(
    'return_to_planned is refused when stage of an object in lots is null',
    about(
      'roastbatch.return_to_planned.refuses-when-stage-in-lots-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: null });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3', stage: 'released' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-2', 'coffeelot-3', 'coffeelot-4', 'coffeelot-1'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .refused(
          'the condition any item in this.lots satisfies: item.stage == "booked" is not satisfied',
        );
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'roasting',
        starred: false,
        green_weight_kg: 43.75,
        lots: ['coffeelot-2', 'coffeelot-3', 'coffeelot-4', 'coffeelot-1'],
      });
    },
  );

  test(
    'return_to_planned is refused when lots is empty',
    about(
      'roastbatch.return_to_planned.refuses-when-lots-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', { ...roastBatch, status: 'roasting', lots: [] });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .refused(
          'the condition any item in this.lots satisfies: item.stage == "booked" is not satisfied',
        );
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'roasting',
        starred: false,
        green_weight_kg: 43.75,
        lots: [],
      });
    },
  );

  test(
    'return_to_planned succeeds when item.stage == "booked" for a later object in lots, but not for the first',
    about(
      'roastbatch.return_to_planned.succeeds-when-a-later-one-in-lots-satisfies',
      'guards.quantifiers',
      'actions.success',
      'endpoints.update',
    ),
    async ({ api }) => {
      const because = 'the state is right and every condition holds';
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3', stage: 'released' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-2', 'coffeelot-3', 'coffeelot-4', 'coffeelot-1'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .ok(because, { status: 'planned', starred: true, green_weight_kg: 43.25, lots: [] });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok(
          'item.stage == "booked" for a later object in lots, but not for the first, which is allowed',
          {
            status: 'planned',
            starred: true,
            green_weight_kg: 43.25,
            lots: [],
          },
        );
      await api
        .patch('/roastbatch/roastbatch-1', {
          status: 'roasting',
          lots: ['coffeelot-2', 'coffeelot-1', 'coffeelot-3', 'coffeelot-4'],
        })
        .ok('the objects in lots may be in any order');
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .ok(because, { status: 'planned', starred: true, green_weight_kg: 42.75, lots: [] });
    },
  );

  test(
    'return_to_planned is refused when any item in this.lots satisfies: item.stage == "booked" would hold with the objects that are not in lots',
    about(
      "roastbatch.return_to_planned.refuses-when-any-lots-stage-eq-'booked'-for-those-in-lots-alone",
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3', stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .refused(
          'the condition any item in this.lots satisfies: item.stage == "booked" is not satisfied',
        );
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'roasting',
        starred: false,
        green_weight_kg: 43.75,
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
    },
  );

  test(
    'return_to_planned is refused after the deletion of what lots named',
    about(
      'roastbatch.return_to_planned.refuses-after-delete-in-lots',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', stage: 'released' });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api.delete('/coffeelot/coffeelot-1').removed(because);
      await api.delete('/coffeelot/coffeelot-2').removed(because);
      await api
        .post('/roastbatch/roastbatch-1/return_to_planned')
        .refused(
          'the condition any item in this.lots satisfies: item.stage == "booked" is not satisfied',
        );
      await api.get('/roastbatch/roastbatch-1').ok('a refused action changes nothing', {
        status: 'roasting',
        starred: false,
        green_weight_kg: 43.75,
        lots: [],
      });
    },
  );

  test(
    'discard moves status from cooling to discarded',
    about(
      'roastbatch.discard.moves-from-cooling',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .ok('the state is right and every condition holds', {
          ...roastBatch,
          status: 'discarded',
          lots: ['coffeelot-1', 'coffeelot-2'],
        });
      await api.get('/roastbatch/roastbatch-1').ok('what the action did is stored', {
        ...roastBatch,
        status: 'discarded',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
    },
  );

  test(
    'discard moves status from checked to discarded',
    about(
      'roastbatch.discard.moves-from-checked',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'checked',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .ok('the state is right and every condition holds', {
          ...roastBatch,
          status: 'discarded',
          lots: ['coffeelot-1', 'coffeelot-2'],
        });
      await api.get('/roastbatch/roastbatch-1').ok('what the action did is stored', {
        ...roastBatch,
        status: 'discarded',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
    },
  );

  test(
    'discard applies the effect: for each item in this.lots: decrease item.allocated_kg by 0.5',
    about(
      'roastbatch.discard.effect-each-lots-increase-allocated_kg-by--0.5',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      const because = 'for each item in this.lots: decrease item.allocated_kg by 0.5';
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok(because, { ...coffeeLot, allocated_kg: 93.25, weight_kg: 900 });
      await api
        .get('/coffeelot/coffeelot-2')
        .ok(because, { ...coffeeLot, allocated_kg: 23.25, id: 'coffeelot-2', weight_kg: 900 });
    },
  );

  test(
    'discard leaves objects alone that it does not concern',
    about('roastbatch.discard.leaves-bystanders', 'actions.success', 'effects.for-each'),
    async ({ api }) => {
      const because = 'discard was called on roastbatch-1, which does not concern this object';
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
      await api.create('RoastBatch', {
        ...roastBatch,
        id: 'roastbatch-2',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3', weight_kg: 900 });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastbatch/roastbatch-2')
        .ok(because, { ...roastBatch, id: 'roastbatch-2', lots: ['coffeelot-1', 'coffeelot-2'] });
      await api
        .get('/coffeelot/coffeelot-3')
        .ok(because, { ...coffeeLot, id: 'coffeelot-3', weight_kg: 900 });
    },
  );

  test(
    'discard acts on what updates left, and later updates leave what it did',
    about(
      'roastbatch.discard.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900.25, allocated_kg: 23.75 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', weight_kg: 900.25 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3', weight_kg: 900.25 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4', weight_kg: 900.25 });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'discarded',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .patch('/roastbatch/roastbatch-1', {
          status: 'cooling',
          lots: ['coffeelot-1', 'coffeelot-2', 'coffeelot-3', 'coffeelot-4'],
        })
        .ok(because);
      await api
        .patch('/coffeelot/coffeelot-4', { weight_kg: 900, allocated_kg: 23.75 })
        .ok(because);
      await api
        .patch('/coffeelot/coffeelot-3', { weight_kg: 900, allocated_kg: 23.75 })
        .ok(because);
      await api
        .patch('/coffeelot/coffeelot-2', { weight_kg: 900, allocated_kg: 23.75 })
        .ok(because);
      await api
        .patch('/coffeelot/coffeelot-1', { weight_kg: 900, allocated_kg: 93.75 })
        .ok(because);
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .ok('the state is right and every condition holds');
      await api
        .get('/roastbatch')
        .ok('a list shows what discard did', [{ id: 'roastbatch-1', status: 'discarded' }]);
      await api.get('/coffeelot').ok('a list shows what discard did', [
        { id: 'coffeelot-1', allocated_kg: 93.25 },
        { id: 'coffeelot-2', allocated_kg: 23.25 },
        { id: 'coffeelot-3', allocated_kg: 23.25 },
        { id: 'coffeelot-4', allocated_kg: 23.25 },
      ]);
      await api.patch('/roastbatch/roastbatch-1', { green_weight_kg: 52.25 }).ok(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('what discard did stays when something else is updated', {
          green_weight_kg: 52.25,
          status: 'discarded',
        });
      await api.patch('/coffeelot/coffeelot-4', { arrived_at: '2024-02-29 07:21:48' }).ok(because);
      await api
        .get('/coffeelot/coffeelot-4')
        .ok('what discard did stays when something else is updated', {
          arrived_at: '2024-02-29 07:21:48',
          allocated_kg: 23.25,
        });
      await api
        .patch('/roastbatch/roastbatch-1', { status: 'cooling' })
        .ok('an update may lead back to any status');
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .ok('the state is right and every condition holds', { status: 'discarded' });
    },
  );

  test(
    'discard answers 404 for an id that no RoastBatch has',
    about('roastbatch.discard.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('RoastBatch', roastBatch);
      await api
        .post('/roastbatch/roastbatch-unknown/discard')
        .notFound('no RoastBatch has the id roastbatch-unknown');
      await api.delete('/roastbatch/roastbatch-1').removed('the object exists');
      await api.post('/roastbatch/roastbatch-1/discard').notFound('it was deleted');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/roastbatch/coffeelot-1/discard')
        .notFound('the id is that of a CoffeeLot, and no RoastBatch has it');
    },
  );

  test(
    'discard is refused while status is planned',
    about(
      'roastbatch.discard.refuses-from-planned',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'planned',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .refused('discard starts from cooling or checked, and status is planned');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'planned' });
    },
  );

  test(
    'discard is refused while status is roasting',
    about(
      'roastbatch.discard.refuses-from-roasting',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'roasting',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .refused('discard starts from cooling or checked, and status is roasting');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'roasting' });
    },
  );

  test(
    'discard is refused while status is discarded',
    about(
      'roastbatch.discard.refuses-from-discarded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', {
        ...roastBatch,
        status: 'discarded',
        lots: ['coffeelot-1', 'coffeelot-2'],
      });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .refused('discard starts from cooling or checked, and status is discarded');
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'discarded' });
    },
  );

  test(
    'discard is refused unless all item in this.lots satisfies: item.weight_kg <= 900',
    about(
      'roastbatch.discard.refuses-unless-all-lots-weight_kg-lte-900',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900.25,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .refused(
          'the condition all item in this.lots satisfies: item.weight_kg <= 900 is not satisfied',
        );
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'cooling' });
    },
  );

  test(
    'discard changes none of the objects that it refers to when it is refused',
    about('roastbatch.discard.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900.25,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .refused(
          'the condition all item in this.lots satisfies: item.weight_kg <= 900 is not satisfied',
        );
      await api.get('/coffeelot/coffeelot-1').ok(because, { ...coffeeLot, weight_kg: 900 });
      await api
        .get('/coffeelot/coffeelot-2')
        .ok(because, { ...coffeeLot, id: 'coffeelot-2', weight_kg: 900.25, allocated_kg: 23.75 });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok(because, { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
    },
  );

  test(
    'discard succeeds when lots is empty',
    about(
      'roastbatch.discard.succeeds-when-lots-is-empty',
      'guards.quantifiers',
      'effects.for-each',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', { ...roastBatch, lots: [] });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .ok('the state is right and every condition holds', { status: 'discarded' });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('lots is empty, which is allowed', { status: 'discarded' });
    },
  );

  test(
    'discard is refused when item.weight_kg <= 900 for the first object in lots, but not for all',
    about(
      'roastbatch.discard.refuses-when-a-later-one-in-lots-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'endpoints.update',
    ),
    async ({ api }) => {
      const because =
        'the condition all item in this.lots satisfies: item.weight_kg <= 900 is not satisfied';
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900.25,
        allocated_kg: 23.75,
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3', weight_kg: 900 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4', weight_kg: 900 });
      await api.create('RoastBatch', {
        ...roastBatch,
        lots: ['coffeelot-1', 'coffeelot-3', 'coffeelot-4', 'coffeelot-2'],
      });
      await api.post('/roastbatch/roastbatch-1/discard').refused(because);
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('a refused action changes nothing', { status: 'cooling' });
      await api
        .patch('/roastbatch/roastbatch-1', {
          lots: ['coffeelot-1', 'coffeelot-2', 'coffeelot-3', 'coffeelot-4'],
        })
        .ok('the objects in lots may be in any order');
      await api.post('/roastbatch/roastbatch-1/discard').refused(because);
    },
  );

  test(
    'discard succeeds when all item in this.lots satisfies: item.weight_kg <= 900 would not hold with the objects that are not in lots',
    about(
      'roastbatch.discard.succeeds-when-all-lots-weight_kg-lte-900-for-those-in-lots-alone',
      'guards.quantifiers',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900,
        allocated_kg: 23.75,
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-3', weight_kg: 900 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4', weight_kg: 900.25 });
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .ok('the state is right and every condition holds', { status: 'discarded' });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok(
          'all item in this.lots satisfies: item.weight_kg <= 900 would not hold with the objects that are not in lots, which is allowed',
          {
            status: 'discarded',
          },
        );
      await api.get('/coffeelot/coffeelot-1').ok(because, { allocated_kg: 93.25 });
      await api.get('/coffeelot/coffeelot-2').ok(because, { allocated_kg: 23.25 });
    },
  );

  test(
    'discard succeeds after the deletion of what lots named',
    about(
      'roastbatch.discard.succeeds-after-delete-in-lots',
      'guards.quantifiers',
      'effects.for-each',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('CoffeeLot', { ...coffeeLot, weight_kg: 900 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        weight_kg: 900.25,
        allocated_kg: 23.75,
      });
      await api.create('RoastBatch', { ...roastBatch, lots: ['coffeelot-1', 'coffeelot-2'] });
      await api.delete('/coffeelot/coffeelot-1').removed(because);
      await api.delete('/coffeelot/coffeelot-2').removed(because);
      await api
        .post('/roastbatch/roastbatch-1/discard')
        .ok('the state is right and every condition holds', { status: 'discarded' });
      await api
        .get('/roastbatch/roastbatch-1')
        .ok('deleted before the action: coffeelot-1, coffeelot-2', {
          status: 'discarded',
          lots: [],
        });
    },
  );
});
