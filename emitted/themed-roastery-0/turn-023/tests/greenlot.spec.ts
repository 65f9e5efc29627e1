import { about, test, without } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  partnership: 'trial',
  reviewed_at: '2021-03-06 23:00:24',
  lots_rejected: 76,
  starred: false,
};

// A valid GreenLot, as the tests send it.
const greenLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'greenlot-1',
  moisture_percent: 17.25,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
  allocated_kg: 93.75,
};

test.describe('GreenLot: create, read, update and delete', () => {
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
    'create answers the new GreenLot, and read answers it again',
    about(
      'greenlot.create.answers-the-object',
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
        .post('/greenlot', greenLot)
        .created('create answers the object that was sent', greenLot);
      await api
        .get('/greenlot/greenlot-1')
        .ok('read answers the object that was created', greenLot);
      await api
        .post('/greenlot', { ...greenLot, id: 'greenlot-2' })
        .created('objects may be alike in everything but their ids', { id: 'greenlot-2' });
    },
  );

  test(
    'the id of a GreenLot may be any text, upper and lower case told apart, but no number',
    about(
      'greenlot.create.accepts-any-id',
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
        .post('/greenlot', { ...greenLot, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/greenlot/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/greenlot/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...greenLot, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/greenlot', { ...greenLot, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole GreenLot',
    about(
      'greenlot.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .patch('/greenlot/greenlot-1', {
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        })
        .ok('every one of these fields was sent', {
          arrived_at: '2024-02-29 07:21:48',
          id: 'greenlot-1',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
          allocated_kg: 23.75,
        });
      await api.get('/greenlot/greenlot-1').ok('the update is stored', {
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('greenlot.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('GreenLot', greenLot);
      await api
        .patch('/greenlot/greenlot-1', {
          id: 'greenlot-1',
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        })
        .ok(because, {
          id: 'greenlot-1',
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        });
      await api.get('/greenlot/greenlot-1').ok(because, {
        id: 'greenlot-1',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
    },
  );

  test(
    'update that is refused for allocated_kg does not change arrived_at either',
    about(
      'greenlot.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .patch('/greenlot/greenlot-1', { arrived_at: '2024-02-29 07:21:48', allocated_kg: 'abc' })
        .invalid('allocated_kg must be a number');
      await api.get('/greenlot/greenlot-1').ok('a refused update changes nothing', greenLot);
    },
  );

  test(
    'delete removes a GreenLot: no read finds it and no list holds it',
    about(
      'greenlot.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('GreenLot', greenLot);
      await api.delete('/greenlot/greenlot-1').removed('the object exists');
      await api.get('/greenlot/greenlot-1').notFound(because);
      await api.patch('/greenlot/greenlot-1', { id: 'greenlot-1' }).notFound(because);
      await api.get('/greenlot').ok('what was deleted is in no list', []);
      await api
        .post('/greenlot', {
          ...greenLot,
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          arrived_at: '2024-02-29 07:21:48',
          id: 'greenlot-1',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
          allocated_kg: 23.75,
        });
      await api
        .get('/greenlot/greenlot-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          arrived_at: '2024-02-29 07:21:48',
          id: 'greenlot-1',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
          allocated_kg: 23.75,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no GreenLot has',
    about('greenlot.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no GreenLot has the id greenlot-unknown';
      await api.create('GreenLot', greenLot);
      await api.get('/greenlot/greenlot-unknown').notFound(because);
      await api
        .patch('/greenlot/greenlot-unknown', {
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        })
        .notFound(because);
      await api.delete('/greenlot/greenlot-unknown').notFound(because);
      await api
        .get('/greenlot')
        .ok('requests for an unknown id change nothing', [{ id: 'greenlot-1' }]);
    },
  );
});

test.describe('GreenLot: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every GreenLot with all of its fields',
    about('greenlot.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-3',
        arrived_at: '2024-07-05 12:38:14',
        moisture_percent: 14.25,
        origin_region: 'doroni',
        stage: 'graded',
        weight_kg: 63.25,
        allocated_kg: 92.5,
      });
      await api.get('/greenlot').ok('three objects were created', [
        greenLot,
        {
          arrived_at: '2024-02-29 07:21:48',
          id: 'greenlot-2',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          farm: null,
          allocated_kg: 23.75,
        },
        {
          arrived_at: '2024-07-05 12:38:14',
          id: 'greenlot-3',
          moisture_percent: 14.25,
          origin_region: 'doroni',
          stage: 'graded',
          weight_kg: 63.25,
          farm: null,
          allocated_kg: 92.5,
        },
      ]);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-4', stage: 'booked' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-5' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-6' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-7' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-8' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-9' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-10' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-11' });
      await api
        .get('/greenlot')
        .ok('a list holds every object, however many there are', [
          { id: 'greenlot-1' },
          { id: 'greenlot-2' },
          { id: 'greenlot-3' },
          { id: 'greenlot-4' },
          { id: 'greenlot-5' },
          { id: 'greenlot-6' },
          { id: 'greenlot-7' },
          { id: 'greenlot-8' },
          { id: 'greenlot-9' },
          { id: 'greenlot-10' },
          { id: 'greenlot-11' },
        ]);
    },
  );

  test(
    'update of one GreenLot leaves another as it was',
    about('greenlot.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api
        .patch('/greenlot/greenlot-2', {
          id: 'greenlot-2',
          arrived_at: '2024-02-29 07:21:48',
          moisture_percent: 1.25,
          origin_region: 'tono',
          stage: 'released',
          weight_kg: 81.75,
          allocated_kg: 23.75,
        })
        .ok('the change is valid');
      await api.get('/greenlot/greenlot-1').ok('another object was updated', greenLot);
      await api.get('/greenlot/greenlot-2').ok('the update is stored', {
        arrived_at: '2024-02-29 07:21:48',
        id: 'greenlot-2',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        farm: null,
        allocated_kg: 23.75,
      });
    },
  );

  test(
    'delete of one GreenLot leaves another as it was',
    about(
      'greenlot.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api.delete('/greenlot/greenlot-1').removed('the object exists');
      await api.get('/greenlot/greenlot-2').ok('another object was deleted', {
        arrived_at: '2024-02-29 07:21:48',
        id: 'greenlot-2',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        farm: null,
        allocated_kg: 23.75,
      });
      await api.get('/greenlot').ok('one of two objects was deleted', [{ id: 'greenlot-2' }]);
    },
  );

  test(
    'reset removes every GreenLot',
    about('greenlot.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        arrived_at: '2024-02-29 07:21:48',
        moisture_percent: 1.25,
        origin_region: 'tono',
        stage: 'released',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/greenlot').ok('reset removes all objects', []);
      await api.get('/greenlot/greenlot-1').notFound('reset removed it');
    },
  );
});

test.describe('GreenLot: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a GreenLot without arrived_at, which is required',
    about(
      'greenlot.arrived_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/greenlot', without(greenLot, 'arrived_at'))
        .invalid('arrived_at is required and has no default');
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a GreenLot without an id',
    about(
      'greenlot.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/greenlot', without(greenLot, 'id')).invalid('id must be sent');
      await api.get('/greenlot').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a GreenLot without moisture_percent, which is required',
    about(
      'greenlot.moisture_percent.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/greenlot', without(greenLot, 'moisture_percent'))
        .invalid('moisture_percent is required and has no default');
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a GreenLot without origin_region, which is required',
    about(
      'greenlot.origin_region.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/greenlot', without(greenLot, 'origin_region'))
        .invalid('origin_region is required and has no default');
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'stage is "booked" when a create leaves it out',
    about('greenlot.stage.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of stage is "booked"';
      await api.post('/greenlot', without(greenLot, 'stage')).created(because, { stage: 'booked' });
      await api.get('/greenlot/greenlot-1').ok(because, { stage: 'booked' });
    },
  );

  test(
    'weight_kg is 0 when a create leaves it out',
    about('greenlot.weight_kg.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of weight_kg is 0';
      await api
        .post('/greenlot', without(greenLot, 'weight_kg'))
        .created(because, { weight_kg: 0 });
      await api.get('/greenlot/greenlot-1').ok(because, { weight_kg: 0 });
    },
  );

  test(
    'create refuses a GreenLot without farm, which is required',
    about(
      'greenlot.farm.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/greenlot', without(greenLot, 'farm'))
        .invalid('farm is required and has no default');
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a GreenLot without allocated_kg, which is required',
    about(
      'greenlot.allocated_kg.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/greenlot', without(greenLot, 'allocated_kg'))
        .invalid('allocated_kg is required and has no default');
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of arrived_at or allocated_kg alone leaves every other field as it is',
    about('greenlot.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, stage: null, farm: 'coffeefarm-1' });
      await api.patch('/greenlot/greenlot-1', { arrived_at: '2024-02-29 07:21:48' }).ok(because, {
        ...greenLot,
        arrived_at: '2024-02-29 07:21:48',
        stage: null,
        farm: 'coffeefarm-1',
      });
      await api.patch('/greenlot/greenlot-1', { allocated_kg: 23.75 }).ok(because, {
        ...greenLot,
        arrived_at: '2024-02-29 07:21:48',
        stage: null,
        farm: 'coffeefarm-1',
        allocated_kg: 23.75,
      });
      await api.get('/greenlot/greenlot-1').ok(because, {
        ...greenLot,
        arrived_at: '2024-02-29 07:21:48',
        stage: null,
        farm: 'coffeefarm-1',
        allocated_kg: 23.75,
      });
    },
  );
});

test.describe('GreenLot: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'arrived_at may be null',
    about('greenlot.arrived_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'arrived_at is nullable';
      await api
        .post('/greenlot', { ...greenLot, arrived_at: null })
        .created(because, { arrived_at: null });
      await api.get('/greenlot/greenlot-1').ok(because, { arrived_at: null });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { arrived_at: null })
        .ok(because, { arrived_at: null });
      await api.get('/greenlot/greenlot-2').ok(because, { arrived_at: null });
    },
  );

  test(
    'moisture_percent may be null',
    about(
      'greenlot.moisture_percent.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'moisture_percent is nullable';
      await api
        .post('/greenlot', { ...greenLot, moisture_percent: null })
        .created(because, { moisture_percent: null });
      await api.get('/greenlot/greenlot-1').ok(because, { moisture_percent: null });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { moisture_percent: null })
        .ok(because, { moisture_percent: null });
      await api.get('/greenlot/greenlot-2').ok(because, { moisture_percent: null });
    },
  );

  test(
    'create and update refuse null for origin_region',
    about(
      'greenlot.origin_region.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'origin_region must not be null';
      await api.post('/greenlot', { ...greenLot, origin_region: null }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { origin_region: null }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { origin_region: 'viba' });
    },
  );

  test(
    'stage may be null, which is not replaced by its default',
    about(
      'greenlot.stage.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'stage is nullable and its default is for absence only';
      await api.post('/greenlot', { ...greenLot, stage: null }).created(because, { stage: null });
      await api.get('/greenlot/greenlot-1').ok(because, { stage: null });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', { stage: null }).ok(because, { stage: null });
      await api.get('/greenlot/greenlot-2').ok(because, { stage: null });
    },
  );

  test(
    'create and update refuse null for weight_kg',
    about(
      'greenlot.weight_kg.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'weight_kg must not be null';
      await api.post('/greenlot', { ...greenLot, weight_kg: null }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { weight_kg: null }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { weight_kg: 33.25 });
    },
  );

  test(
    'create and update refuse null for allocated_kg',
    about(
      'greenlot.allocated_kg.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'allocated_kg must not be null';
      await api.post('/greenlot', { ...greenLot, allocated_kg: null }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { allocated_kg: null }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { allocated_kg: 93.75 });
    },
  );
});

test.describe('GreenLot: types and bounds', () => {
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
    'arrived_at may be the leap day 2020-02-29',
    about('greenlot.arrived_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of arrived_at';
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2020-02-29 12:00:00' })
        .created(because, { arrived_at: '2020-02-29 12:00:00' });
      await api.get('/greenlot/greenlot-1').ok(because, { arrived_at: '2020-02-29 12:00:00' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { arrived_at: '2020-02-29 12:00:00' })
        .ok(because, { arrived_at: '2020-02-29 12:00:00' });
      await api.get('/greenlot/greenlot-2').ok(because, { arrived_at: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an arrived_at of a wrong type',
    about(
      'greenlot.arrived_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'arrived_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/greenlot', { ...greenLot, arrived_at: 202403 }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { arrived_at: 0 }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { arrived_at: '2024-11-17 00:48:02' });
    },
  );

  test(
    'create and update refuse an arrived_at that no calendar or clock has',
    about(
      'greenlot.arrived_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2024-13-01 00:48:02' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2024-11-17 24:00:00' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2020-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2020-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2020-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2024-11-17 10:60:00' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2024-11-17 10:30:75' })
        .invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api
        .patch('/greenlot/greenlot-1', { arrived_at: '2020-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/greenlot/greenlot-1', { arrived_at: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/greenlot/greenlot-1', { arrived_at: '2024-13-01 00:48:02' })
        .invalid(because);
      await api
        .patch('/greenlot/greenlot-1', { arrived_at: '2024-11-17 24:00:00' })
        .invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { arrived_at: '2024-11-17 00:48:02' });
    },
  );

  test(
    'create and update refuse an arrived_at in another format',
    about(
      'greenlot.arrived_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2024-11-17T00:48:02Z' })
        .invalid(because);
      await api.post('/greenlot', { ...greenLot, arrived_at: '2024-11-17' }).invalid(because);
      await api.post('/greenlot', { ...greenLot, arrived_at: 'not a date' }).invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2024-11-17T00:48:02' })
        .invalid(because);
      await api.post('/greenlot', { ...greenLot, arrived_at: '2024-11-17 00:48' }).invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2024-11-17 00:48:02.125' })
        .invalid(because);
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2024-11-17 00:48:02+02:00' })
        .invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api
        .patch('/greenlot/greenlot-1', { arrived_at: '2024-11-17T00:48:02Z' })
        .invalid(because);
      await api.patch('/greenlot/greenlot-1', { arrived_at: '2024-11-17' }).invalid(because);
      await api.patch('/greenlot/greenlot-1', { arrived_at: 'not a date' }).invalid(because);
      await api
        .patch('/greenlot/greenlot-1', { arrived_at: '2024-11-17T00:48:02' })
        .invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { arrived_at: '2024-11-17 00:48:02' });
    },
  );

  test(
    'arrived_at has no first moment',
    about('greenlot.arrived_at.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'arrived_at has no first moment';
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2001-02-03 04:05:06' })
        .created(because, { arrived_at: '2001-02-03 04:05:06' });
      await api.get('/greenlot/greenlot-1').ok(because, { arrived_at: '2001-02-03 04:05:06' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { arrived_at: '2001-02-03 04:05:06' })
        .ok(because, { arrived_at: '2001-02-03 04:05:06' });
      await api.get('/greenlot/greenlot-2').ok(because, { arrived_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'arrived_at has no last moment',
    about('greenlot.arrived_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'arrived_at has no last moment';
      await api
        .post('/greenlot', { ...greenLot, arrived_at: '2099-10-11 12:13:14' })
        .created(because, { arrived_at: '2099-10-11 12:13:14' });
      await api.get('/greenlot/greenlot-1').ok(because, { arrived_at: '2099-10-11 12:13:14' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { arrived_at: '2099-10-11 12:13:14' })
        .ok(because, { arrived_at: '2099-10-11 12:13:14' });
      await api.get('/greenlot/greenlot-2').ok(because, { arrived_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'moisture_percent may be the whole number 0',
    about('greenlot.moisture_percent.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of moisture_percent';
      await api
        .post('/greenlot', { ...greenLot, moisture_percent: 0 })
        .created(because, { moisture_percent: 0 });
      await api.get('/greenlot/greenlot-1').ok(because, { moisture_percent: 0 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { moisture_percent: 0 })
        .ok(because, { moisture_percent: 0 });
      await api.get('/greenlot/greenlot-2').ok(because, { moisture_percent: 0 });
    },
  );

  test(
    'moisture_percent keeps three decimals',
    about('greenlot.moisture_percent.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of moisture_percent';
      await api
        .post('/greenlot', { ...greenLot, moisture_percent: 12.375 })
        .created(because, { moisture_percent: 12.375 });
      await api.get('/greenlot/greenlot-1').ok(because, { moisture_percent: 12.375 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { moisture_percent: 12.375 })
        .ok(because, { moisture_percent: 12.375 });
      await api.get('/greenlot/greenlot-2').ok(because, { moisture_percent: 12.375 });
    },
  );

  test(
    'create and update refuse a moisture_percent of a wrong type',
    about(
      'greenlot.moisture_percent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'moisture_percent must be a number';
      await api.post('/greenlot', { ...greenLot, moisture_percent: 'abc' }).invalid(because);
      await api
        .post('/greenlot', { ...greenLot, moisture_percent: { value: 'text' } })
        .invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { moisture_percent: 'abc' }).invalid(because);
      await api.patch('/greenlot/greenlot-1', { moisture_percent: {} }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { moisture_percent: 17.25 });
    },
  );

  test(
    'moisture_percent may be right at its minimum of 0',
    about(
      'greenlot.moisture_percent.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of moisture_percent is 0, inclusive';
      await api
        .post('/greenlot', { ...greenLot, moisture_percent: 0 })
        .created(because, { moisture_percent: 0 });
      await api.get('/greenlot/greenlot-1').ok(because, { moisture_percent: 0 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { moisture_percent: 0 })
        .ok(because, { moisture_percent: 0 });
      await api.get('/greenlot/greenlot-2').ok(because, { moisture_percent: 0 });
    },
  );

  test(
    'create and update refuse a moisture_percent below its minimum of 0',
    about(
      'greenlot.moisture_percent.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'moisture_percent must be at least 0';
      await api.post('/greenlot', { ...greenLot, moisture_percent: -0.25 }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { moisture_percent: -0.25 }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { moisture_percent: 17.25 });
    },
  );

  test(
    'moisture_percent may be right at its maximum of 18',
    about(
      'greenlot.moisture_percent.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of moisture_percent is 18, inclusive';
      await api
        .post('/greenlot', { ...greenLot, moisture_percent: 18 })
        .created(because, { moisture_percent: 18 });
      await api.get('/greenlot/greenlot-1').ok(because, { moisture_percent: 18 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { moisture_percent: 18 })
        .ok(because, { moisture_percent: 18 });
      await api.get('/greenlot/greenlot-2').ok(because, { moisture_percent: 18 });
    },
  );

  test(
    'create and update refuse a moisture_percent above its maximum of 18',
    about(
      'greenlot.moisture_percent.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'moisture_percent must be at most 18';
      await api.post('/greenlot', { ...greenLot, moisture_percent: 18.25 }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { moisture_percent: 18.25 }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { moisture_percent: 17.25 });
    },
  );

  test(
    'origin_region of digits alone stays a string',
    about(
      'greenlot.origin_region.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of origin_region';
      await api
        .post('/greenlot', { ...greenLot, origin_region: '0042' })
        .created(because, { origin_region: '0042' });
      await api.get('/greenlot/greenlot-1').ok(because, { origin_region: '0042' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { origin_region: '0042' })
        .ok(because, { origin_region: '0042' });
      await api.get('/greenlot/greenlot-2').ok(because, { origin_region: '0042' });
    },
  );

  test(
    'origin_region keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'greenlot.origin_region.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of origin_region';
      await api
        .post('/greenlot', { ...greenLot, origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/greenlot/greenlot-1')
        .ok(because, { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/greenlot/greenlot-2')
        .ok(because, { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse an origin_region of a wrong type',
    about(
      'greenlot.origin_region.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'origin_region must be a string';
      await api.post('/greenlot', { ...greenLot, origin_region: 421337 }).invalid(because);
      await api
        .post('/greenlot', { ...greenLot, origin_region: { value: 'text' } })
        .invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { origin_region: 0 }).invalid(because);
      await api.patch('/greenlot/greenlot-1', { origin_region: {} }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { origin_region: 'viba' });
    },
  );

  test(
    'origin_region may be right at its minimum length of 2',
    about(
      'greenlot.origin_region.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of origin_region is 2, inclusive';
      await api
        .post('/greenlot', { ...greenLot, origin_region: 'r ' })
        .created(because, { origin_region: 'r ' });
      await api.get('/greenlot/greenlot-1').ok(because, { origin_region: 'r ' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { origin_region: 'r ' })
        .ok(because, { origin_region: 'r ' });
      await api.get('/greenlot/greenlot-2').ok(because, { origin_region: 'r ' });
    },
  );

  test(
    'create and update refuse an origin_region below its minimum length of 2',
    about(
      'greenlot.origin_region.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'origin_region must have at least 2 characters';
      await api.post('/greenlot', { ...greenLot, origin_region: 'n' }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { origin_region: 'n' }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { origin_region: 'viba' });
    },
  );

  test(
    'origin_region has no maximum length',
    about(
      'greenlot.origin_region.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'origin_region has no maximum length';
      await api
        .post('/greenlot', {
          ...greenLot,
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/greenlot/greenlot-1').ok(because, {
        origin_region:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/greenlot/greenlot-2').ok(because, {
        origin_region:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse a stage of a wrong type',
    about(
      'greenlot.stage.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'stage must be one of booked, arrived, graded, released';
      await api.post('/greenlot', { ...greenLot, stage: 421337 }).invalid(because);
      await api.post('/greenlot', { ...greenLot, stage: { value: 'text' } }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { stage: 0 }).invalid(because);
      await api.patch('/greenlot/greenlot-1', { stage: {} }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { stage: 'arrived' });
    },
  );

  test(
    'weight_kg may be the whole number 0',
    about('greenlot.weight_kg.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of weight_kg';
      await api.post('/greenlot', { ...greenLot, weight_kg: 0 }).created(because, { weight_kg: 0 });
      await api.get('/greenlot/greenlot-1').ok(because, { weight_kg: 0 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', { weight_kg: 0 }).ok(because, { weight_kg: 0 });
      await api.get('/greenlot/greenlot-2').ok(because, { weight_kg: 0 });
    },
  );

  test(
    'weight_kg keeps three decimals',
    about('greenlot.weight_kg.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of weight_kg';
      await api
        .post('/greenlot', { ...greenLot, weight_kg: 12.375 })
        .created(because, { weight_kg: 12.375 });
      await api.get('/greenlot/greenlot-1').ok(because, { weight_kg: 12.375 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { weight_kg: 12.375 })
        .ok(because, { weight_kg: 12.375 });
      await api.get('/greenlot/greenlot-2').ok(because, { weight_kg: 12.375 });
    },
  );

  test(
    'create and update refuse a weight_kg of a wrong type',
    about(
      'greenlot.weight_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'weight_kg must be a number';
      await api.post('/greenlot', { ...greenLot, weight_kg: 'abc' }).invalid(because);
      await api.post('/greenlot', { ...greenLot, weight_kg: { value: 'text' } }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { weight_kg: 'abc' }).invalid(because);
      await api.patch('/greenlot/greenlot-1', { weight_kg: {} }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { weight_kg: 33.25 });
    },
  );

  test(
    'weight_kg may be right at its minimum of 0',
    about(
      'greenlot.weight_kg.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of weight_kg is 0, inclusive';
      await api.post('/greenlot', { ...greenLot, weight_kg: 0 }).created(because, { weight_kg: 0 });
      await api.get('/greenlot/greenlot-1').ok(because, { weight_kg: 0 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', { weight_kg: 0 }).ok(because, { weight_kg: 0 });
      await api.get('/greenlot/greenlot-2').ok(because, { weight_kg: 0 });
    },
  );

  test(
    'create and update refuse a weight_kg below its minimum of 0',
    about(
      'greenlot.weight_kg.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'weight_kg must be at least 0';
      await api.post('/greenlot', { ...greenLot, weight_kg: -0.25 }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { weight_kg: -0.25 }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { weight_kg: 33.25 });
    },
  );

  test(
    'weight_kg has no maximum',
    about('greenlot.weight_kg.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'weight_kg has no maximum';
      await api
        .post('/greenlot', { ...greenLot, weight_kg: 999999.75 })
        .created(because, { weight_kg: 999999.75 });
      await api.get('/greenlot/greenlot-1').ok(because, { weight_kg: 999999.75 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { weight_kg: 999999.75 })
        .ok(because, { weight_kg: 999999.75 });
      await api.get('/greenlot/greenlot-2').ok(because, { weight_kg: 999999.75 });
    },
  );

  test(
    'allocated_kg may be the whole number 0',
    about('greenlot.allocated_kg.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of allocated_kg';
      await api
        .post('/greenlot', { ...greenLot, allocated_kg: 0 })
        .created(because, { allocated_kg: 0 });
      await api.get('/greenlot/greenlot-1').ok(because, { allocated_kg: 0 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', { allocated_kg: 0 }).ok(because, { allocated_kg: 0 });
      await api.get('/greenlot/greenlot-2').ok(because, { allocated_kg: 0 });
    },
  );

  test(
    'allocated_kg keeps three decimals',
    about('greenlot.allocated_kg.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of allocated_kg';
      await api
        .post('/greenlot', { ...greenLot, allocated_kg: 12.375 })
        .created(because, { allocated_kg: 12.375 });
      await api.get('/greenlot/greenlot-1').ok(because, { allocated_kg: 12.375 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { allocated_kg: 12.375 })
        .ok(because, { allocated_kg: 12.375 });
      await api.get('/greenlot/greenlot-2').ok(because, { allocated_kg: 12.375 });
    },
  );

  test(
    'create and update refuse an allocated_kg of a wrong type',
    about(
      'greenlot.allocated_kg.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'allocated_kg must be a number';
      await api.post('/greenlot', { ...greenLot, allocated_kg: 'abc' }).invalid(because);
      await api
        .post('/greenlot', { ...greenLot, allocated_kg: { value: 'text' } })
        .invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { allocated_kg: 'abc' }).invalid(because);
      await api.patch('/greenlot/greenlot-1', { allocated_kg: {} }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { allocated_kg: 93.75 });
    },
  );

  test(
    'allocated_kg may be right at its minimum of 0',
    about(
      'greenlot.allocated_kg.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of allocated_kg is 0, inclusive';
      await api
        .post('/greenlot', { ...greenLot, allocated_kg: 0 })
        .created(because, { allocated_kg: 0 });
      await api.get('/greenlot/greenlot-1').ok(because, { allocated_kg: 0 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', { allocated_kg: 0 }).ok(because, { allocated_kg: 0 });
      await api.get('/greenlot/greenlot-2').ok(because, { allocated_kg: 0 });
    },
  );

  test(
    'create and update refuse an allocated_kg below its minimum of 0',
    about(
      'greenlot.allocated_kg.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'allocated_kg must be at least 0';
      await api.post('/greenlot', { ...greenLot, allocated_kg: -0.25 }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { allocated_kg: -0.25 }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { allocated_kg: 93.75 });
    },
  );

  test(
    'allocated_kg may be right at its maximum of 1200',
    about(
      'greenlot.allocated_kg.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of allocated_kg is 1200, inclusive';
      await api
        .post('/greenlot', { ...greenLot, allocated_kg: 1200 })
        .created(because, { allocated_kg: 1200 });
      await api.get('/greenlot/greenlot-1').ok(because, { allocated_kg: 1200 });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api
        .patch('/greenlot/greenlot-2', { allocated_kg: 1200 })
        .ok(because, { allocated_kg: 1200 });
      await api.get('/greenlot/greenlot-2').ok(because, { allocated_kg: 1200 });
    },
  );

  test(
    'create and update refuse an allocated_kg above its maximum of 1200',
    about(
      'greenlot.allocated_kg.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'allocated_kg must be at most 1200';
      await api.post('/greenlot', { ...greenLot, allocated_kg: 1200.25 }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { allocated_kg: 1200.25 }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { allocated_kg: 93.75 });
    },
  );
});

test.describe('GreenLot: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'stage may be booked, arrived, graded, released',
    about(
      'greenlot.stage.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of GreenLotStage';
      await api
        .post('/greenlot', { ...greenLot, stage: 'booked' })
        .created(because, { stage: 'booked' });
      await api
        .patch('/greenlot/greenlot-1', { stage: 'arrived' })
        .ok(because, { stage: 'arrived' });
      await api.patch('/greenlot/greenlot-1', { stage: 'graded' }).ok(because, { stage: 'graded' });
      await api
        .patch('/greenlot/greenlot-1', { stage: 'released' })
        .ok(because, { stage: 'released' });
      await api.get('/greenlot/greenlot-1').ok(because, { stage: 'released' });
      await api.patch('/greenlot/greenlot-1', { stage: 'booked' }).ok(because, { stage: 'booked' });
    },
  );

  test(
    'create and update refuse a stage that GreenLotStage does not list, such as unheard_of',
    about(
      'greenlot.stage.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'stage must be one of booked, arrived, graded, released';
      await api.post('/greenlot', { ...greenLot, stage: 'unheard_of' }).invalid(because);
      await api.post('/greenlot', { ...greenLot, stage: 'booked ' }).invalid(because);
      await api.post('/greenlot', { ...greenLot, stage: 'booke' }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { stage: 'unheard_of' }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { stage: 'arrived' });
    },
  );

  test(
    'create and update refuse the stage BOOKED, as upper and lower case differ',
    about(
      'greenlot.stage.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'stage must be one of booked, arrived, graded, released';
      await api.post('/greenlot', { ...greenLot, stage: 'BOOKED' }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { stage: 'BOOKED' }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { stage: 'arrived' });
    },
  );
});

test.describe('GreenLot: references', () => {
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
    'farm refers to an existing CoffeeFarm and is answered as its id',
    about('greenlot.farm.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'farm was sent as coffeefarm-1';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .post('/greenlot', { ...greenLot, farm: 'coffeefarm-1' })
        .created(because, { farm: 'coffeefarm-1' });
      await api.get('/greenlot/greenlot-1').ok(because, { farm: 'coffeefarm-1' });
      await api
        .patch('/greenlot/greenlot-1', { farm: 'coffeefarm-2' })
        .ok('farm was changed to coffeefarm-2', { farm: 'coffeefarm-2' });
      await api
        .get('/greenlot/greenlot-1')
        .ok('farm was changed to coffeefarm-2', { farm: 'coffeefarm-2' });
      await api
        .get('/greenlot')
        .ok('lists answer references as ids too', [{ id: 'greenlot-1', farm: 'coffeefarm-2' }]);
    },
  );

  test(
    'create and update refuse a farm that no CoffeeFarm has as its id',
    about(
      'greenlot.farm.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm must be the id of an existing CoffeeFarm';
      await api.post('/greenlot', { ...greenLot, farm: 'coffeefarm-unknown' }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api.patch('/greenlot/greenlot-1', { farm: 'coffeefarm-unknown' }).invalid(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused update changes nothing', { farm: 'coffeefarm-1' });
    },
  );

  test(
    'create and update refuse what is no id for farm',
    about(
      'greenlot.farm.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm must be the id of a CoffeeFarm';
      await api.post('/greenlot', { ...greenLot, farm: 421337 }).invalid(because);
      await api.post('/greenlot', { ...greenLot, farm: { value: 'text' } }).invalid(because);
      await api.get('/greenlot/greenlot-1').notFound('a refused create stores nothing');
      await api.create('GreenLot', greenLot);
      await api.patch('/greenlot/greenlot-1', { farm: 0 }).invalid(because);
      await api.patch('/greenlot/greenlot-1', { farm: {} }).invalid(because);
      await api.get('/greenlot/greenlot-1').ok('a refused update changes nothing', { farm: null });
    },
  );

  test(
    'farm may be null',
    about('greenlot.farm.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/greenlot', greenLot).created(because, { farm: null });
      await api.patch('/greenlot/greenlot-1', { farm: 'coffeefarm-1' }).ok('the change is valid');
      await api.patch('/greenlot/greenlot-1', { farm: null }).ok(because, { farm: null });
      await api.get('/greenlot/greenlot-1').ok(because, { farm: null });
    },
  );

  test(
    'deleting a CoffeeFarm clears every farm that refers to it',
    about(
      'greenlot.farm.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'coffeefarm-1 was deleted';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', farm: 'coffeefarm-1' });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api.get('/greenlot/greenlot-1').ok(because, { id: 'greenlot-1', farm: null });
      await api.get('/greenlot/greenlot-2').ok(because, { id: 'greenlot-2', farm: null });
      await api.get('/greenlot').ok(because, [
        { id: 'greenlot-1', farm: null },
        { id: 'greenlot-2', farm: null },
      ]);
      await api
        .patch('/greenlot/greenlot-1', { arrived_at: '2024-02-29 07:21:48' })
        .ok('an update of something else brings no reference back', { farm: null });
      await api
        .patch('/greenlot/greenlot-1', { farm: 'coffeefarm-1' })
        .invalid('farm must be the id of an existing CoffeeFarm');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .get('/greenlot/greenlot-2')
        .ok('the CoffeeFarm that has the id coffeefarm-1 now is another', { farm: null });
    },
  );

  test(
    'deleting a CoffeeFarm keeps a farm that refers to another',
    about(
      'greenlot.farm.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-2' });
      await api.delete('/coffeefarm/coffeefarm-1').removed(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('another CoffeeFarm was deleted', { farm: 'coffeefarm-2' });
      await api.delete('/greenlot/greenlot-1').removed(because);
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('only what refers to it was deleted', { id: 'coffeefarm-2' });
    },
  );

  test(
    'create and update refuse the id of a GreenLot in farm, which refers to CoffeeFarm',
    about(
      'greenlot.farm.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'farm must be the id of an existing CoffeeFarm';
      await api.create('GreenLot', greenLot);
      await api
        .post('/greenlot', { ...greenLot, id: 'greenlot-2', farm: 'greenlot-1' })
        .invalid(because);
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.patch('/greenlot/greenlot-2', { farm: 'greenlot-1' }).invalid(because);
      await api.get('/greenlot/greenlot-2').ok('a refused update changes nothing', { farm: null });
    },
  );

  test(
    'deleting a GreenLot, or the CoffeeFarm of the same id, leaves the other one and farm as they are',
    about(
      'greenlot.farm.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'greenlot-1' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'greenlot-2' });
      await api.create('GreenLot', { ...greenLot, farm: 'greenlot-2' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2' });
      await api.delete('/greenlot/greenlot-2').removed(because);
      await api
        .get('/coffeefarm/greenlot-2')
        .ok('no CoffeeFarm was deleted', { ...coffeeFarm, id: 'greenlot-2', varieties: [] });
      await api.delete('/coffeefarm/greenlot-1').removed(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('only the CoffeeFarm greenlot-1 was deleted', { ...greenLot, farm: 'greenlot-2' });
    },
  );

  test(
    'update that is refused for farm does not change arrived_at either',
    about(
      'greenlot.farm.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .patch('/greenlot/greenlot-1', {
          arrived_at: '2024-02-29 07:21:48',
          farm: 'coffeefarm-unknown',
        })
        .invalid('farm must be the id of an existing CoffeeFarm');
      await api.get('/greenlot/greenlot-1').ok('a refused update changes nothing', greenLot);
    },
  );
});

test.describe('GreenLot: actions', () => {
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
    'mark_released moves stage from graded to released',
    about(
      'greenlot.mark_released.moves-from-graded',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .ok('the state is right and every condition holds', {
          arrived_at: '2024-11-17 00:48:02',
          id: 'greenlot-1',
          moisture_percent: 2.5,
          origin_region: 'viba',
          stage: 'released',
          weight_kg: 2000.5,
          farm: 'coffeefarm-1',
          allocated_kg: 96.25,
        });
      await api.get('/greenlot/greenlot-1').ok('what the action did is stored', {
        arrived_at: '2024-11-17 00:48:02',
        id: 'greenlot-1',
        moisture_percent: 2.5,
        origin_region: 'viba',
        stage: 'released',
        weight_kg: 2000.5,
        farm: 'coffeefarm-1',
        allocated_kg: 96.25,
      });
    },
  );

  test(
    'mark_released applies the effect: set this.weight_kg to this.weight_kg * 2',
    about(
      'greenlot.mark_released.effect-set-weight_kg-to-weight_kg-times-2',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('mark_released was not called yet', { result: 1000.25 });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .ok('the state is right and every condition holds');
      await api.get('/greenlot/greenlot-1').ok('set this.weight_kg to this.weight_kg * 2', {
        weight_kg: 2000.5,
        arrived_at: '2024-11-17 00:48:02',
        id: 'greenlot-1',
        moisture_percent: 2.5,
        origin_region: 'viba',
        farm: 'coffeefarm-1',
      });
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('mark_released changed weight_kg', { result: 2000.5 });
    },
  );

  test(
    'mark_released applies the effect: on item in this.farm: set item.partnership to "trial"',
    about(
      "greenlot.mark_released.effect-on-farm-set-partnership-to-'trial'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('on item in this.farm: set item.partnership to "trial"', {
          partnership: 'trial',
          altitude_m: 34,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-1',
          varieties: [],
          reviewed_at: '2021-03-06 23:00:24',
          starred: false,
        });
    },
  );

  test(
    'mark_released applies the effect: increase this.allocated_kg by 2.5',
    about(
      'greenlot.mark_released.effect-increase-allocated_kg-by-2.5',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .ok('the state is right and every condition holds');
      await api.get('/greenlot/greenlot-1').ok('increase this.allocated_kg by 2.5', {
        allocated_kg: 96.25,
        arrived_at: '2024-11-17 00:48:02',
        id: 'greenlot-1',
        moisture_percent: 2.5,
        origin_region: 'viba',
        farm: 'coffeefarm-1',
      });
    },
  );

  test(
    'mark_released applies the effect: on item in this.farm: set item.lots_rejected to 0',
    about(
      'greenlot.mark_released.effect-on-farm-set-lots_rejected-to-0',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('on item in this.farm: set item.lots_rejected to 0', {
          lots_rejected: 0,
          altitude_m: 34,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-1',
          varieties: [],
          reviewed_at: '2021-03-06 23:00:24',
          starred: false,
        });
    },
  );

  test(
    'mark_released leaves objects alone that it does not concern',
    about(
      'greenlot.mark_released.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
    ),
    async ({ api }) => {
      const because = 'mark_released was called on greenlot-1, which does not concern this object';
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.create('GreenLot', {
        ...greenLot,
        id: 'greenlot-2',
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        partnership: 'prospect',
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .ok('the state is right and every condition holds');
      await api.get('/greenlot/greenlot-2').ok(because, {
        arrived_at: '2024-11-17 00:48:02',
        id: 'greenlot-2',
        moisture_percent: 2.5,
        origin_region: 'viba',
        stage: 'graded',
        weight_kg: 1000.25,
        farm: 'coffeefarm-1',
        allocated_kg: 93.75,
      });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { ...coffeeFarm, id: 'coffeefarm-2', partnership: 'prospect', varieties: [] });
    },
  );

  test(
    'mark_released acts on what updates left, and later updates leave what it did',
    about(
      'greenlot.mark_released.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('CoffeeFarm', { ...coffeeFarm, lots_rejected: 69 });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'released',
        moisture_percent: 2,
        weight_kg: 1000,
        allocated_kg: 23.75,
      });
      await api
        .patch('/greenlot/greenlot-1', {
          stage: 'graded',
          farm: 'coffeefarm-1',
          moisture_percent: 2.5,
          weight_kg: 1000.25,
          allocated_kg: 93.75,
        })
        .ok(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { partnership: 'prospect', lots_rejected: 76 })
        .ok(because);
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .ok('the state is right and every condition holds');
      await api
        .get('/greenlot')
        .ok('a list shows what mark_released did', [
          { id: 'greenlot-1', stage: 'released', weight_kg: 2000.5, allocated_kg: 96.25 },
        ]);
      await api
        .get('/coffeefarm')
        .ok('a list shows what mark_released did', [
          { id: 'coffeefarm-1', partnership: 'trial', lots_rejected: 0 },
        ]);
      await api.patch('/greenlot/greenlot-1', { arrived_at: '2024-02-29 07:21:48' }).ok(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('what mark_released did stays when something else is updated', {
          arrived_at: '2024-02-29 07:21:48',
          stage: 'released',
          weight_kg: 2000.5,
          allocated_kg: 96.25,
        });
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 }).ok(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('what mark_released did stays when something else is updated', {
          altitude_m: 77,
          partnership: 'trial',
          lots_rejected: 0,
        });
      await api
        .patch('/greenlot/greenlot-1', { stage: 'graded' })
        .ok('an update may lead back to any stage');
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .ok('the state is right and every condition holds', {
          stage: 'released',
          weight_kg: 4001,
          allocated_kg: 98.75,
        });
    },
  );

  test(
    'mark_released answers 404 for an id that no GreenLot has',
    about('greenlot.mark_released.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .post('/greenlot/greenlot-unknown/mark_released')
        .notFound('no GreenLot has the id greenlot-unknown');
      await api.delete('/greenlot/greenlot-1').removed('the object exists');
      await api.post('/greenlot/greenlot-1/mark_released').notFound('it was deleted');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/greenlot/coffeefarm-1/mark_released')
        .notFound('the id is that of a CoffeeFarm, and no GreenLot has it');
    },
  );

  test(
    'mark_released is refused while stage is booked',
    about(
      'greenlot.mark_released.refuses-from-booked',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'booked',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('mark_released starts from graded, and stage is booked');
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: 'booked',
        weight_kg: 1000.25,
        allocated_kg: 93.75,
      });
    },
  );

  test(
    'mark_released is refused while stage is arrived',
    about(
      'greenlot.mark_released.refuses-from-arrived',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('mark_released starts from graded, and stage is arrived');
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: 'arrived',
        weight_kg: 1000.25,
        allocated_kg: 93.75,
      });
    },
  );

  test(
    'mark_released is refused while stage is released',
    about(
      'greenlot.mark_released.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'released',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('mark_released starts from graded, and stage is released');
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: 'released',
        weight_kg: 1000.25,
        allocated_kg: 93.75,
      });
    },
  );

  test(
    'mark_released is refused while stage is null',
    about(
      'greenlot.mark_released.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: null,
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('mark_released starts from graded, and stage is null');
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: null,
        weight_kg: 1000.25,
        allocated_kg: 93.75,
      });
    },
  );

  test(
    'mark_released is refused unless this.weight_kg > 1000',
    about(
      'greenlot.mark_released.refuses-unless-weight_kg-gt-1000',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
    ),
    async ({ api }) => {
      const because = 'the condition this.weight_kg > 1000 is not satisfied';
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000,
      });
      await api.post('/greenlot/greenlot-1/mark_released').refused(because);
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: 'graded',
        weight_kg: 1000,
        allocated_kg: 93.75,
      });
      await api.patch('/greenlot/greenlot-1', { weight_kg: 9 }).ok('the change is valid');
      await api.post('/greenlot/greenlot-1/mark_released').refused(because);
    },
  );

  test(
    'mark_released is refused unless this.moisture_percent * 2 >= 5',
    about(
      'greenlot.mark_released.refuses-unless-moisture_percent-times-2-gte-5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('the condition this.moisture_percent * 2 >= 5 is not satisfied');
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: 'graded',
        weight_kg: 1000.25,
        allocated_kg: 93.75,
      });
      await api.patch('/greenlot/greenlot-1', { moisture_percent: 9 }).ok('the change is valid');
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'mark_released is refused unless this.farm is not null',
    about(
      'greenlot.mark_released.refuses-unless-farm-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('the condition this.farm is not null is not satisfied');
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: 'graded',
        weight_kg: 1000.25,
        allocated_kg: 93.75,
      });
    },
  );

  test(
    'mark_released changes none of the objects that it refers to when it is refused',
    about('greenlot.mark_released.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('the condition this.weight_kg > 1000 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { ...coffeeFarm, partnership: 'prospect', varieties: [] });
      await api.get('/greenlot/greenlot-1').ok(because, {
        ...greenLot,
        moisture_percent: 2.5,
        stage: 'graded',
        weight_kg: 1000,
        farm: 'coffeefarm-1',
      });
    },
  );

  test(
    'mark_released is refused when moisture_percent is null',
    about(
      'greenlot.mark_released.refuses-when-moisture_percent-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: null,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('the condition this.moisture_percent * 2 >= 5 is not satisfied');
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: 'graded',
        weight_kg: 1000.25,
        allocated_kg: 93.75,
      });
    },
  );

  test(
    'mark_released is refused when moisture_percent is 0',
    about(
      'greenlot.mark_released.refuses-when-moisture_percent-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 0,
        weight_kg: 1000.25,
      });
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('the condition this.moisture_percent * 2 >= 5 is not satisfied');
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: 'graded',
        weight_kg: 1000.25,
        allocated_kg: 93.75,
      });
    },
  );

  test(
    'mark_released is refused after the deletion of what farm named',
    about(
      'greenlot.mark_released.refuses-after-delete-in-farm',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'graded',
        farm: 'coffeefarm-1',
        moisture_percent: 2.5,
        weight_kg: 1000.25,
      });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api
        .post('/greenlot/greenlot-1/mark_released')
        .refused('the condition this.farm is not null is not satisfied');
      await api.get('/greenlot/greenlot-1').ok('a refused action changes nothing', {
        stage: 'graded',
        weight_kg: 1000.25,
        allocated_kg: 93.75,
      });
    },
  );

  test(
    'return_to_booked moves stage from arrived to booked',
    about('greenlot.return_to_booked.moves-from-arrived', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .ok('the state is right and every condition holds', {
          ...greenLot,
          stage: 'booked',
          weight_kg: 113.75,
          farm: 'coffeefarm-1',
        });
      await api.get('/greenlot/greenlot-1').ok('what the action did is stored', {
        ...greenLot,
        stage: 'booked',
        weight_kg: 113.75,
        farm: 'coffeefarm-1',
      });
    },
  );

  test(
    'return_to_booked applies the effect: set this.weight_kg to this.allocated_kg + 20',
    about(
      'greenlot.return_to_booked.effect-set-weight_kg-to-allocated_kg-plus-20',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('return_to_booked was not called yet', { result: 33.25 });
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .ok('the state is right and every condition holds');
      await api.get('/greenlot/greenlot-1').ok('set this.weight_kg to this.allocated_kg + 20', {
        weight_kg: 113.75,
        arrived_at: '2024-11-17 00:48:02',
        id: 'greenlot-1',
        moisture_percent: 17.25,
        origin_region: 'viba',
        farm: 'coffeefarm-1',
        allocated_kg: 93.75,
      });
      await api
        .get('/analytics/greenlot/weight_kg/sum')
        .ok('return_to_booked changed weight_kg', { result: 113.75 });
    },
  );

  test(
    'return_to_booked applies the effect: on item in this.farm: set item.partnership to "trial"',
    about(
      "greenlot.return_to_booked.effect-on-farm-set-partnership-to-'trial'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('on item in this.farm: set item.partnership to "trial"', {
          ...coffeeFarm,
          varieties: [],
        });
    },
  );

  test(
    'return_to_booked leaves objects alone that it does not concern',
    about(
      'greenlot.return_to_booked.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
    ),
    async ({ api }) => {
      const because =
        'return_to_booked was called on greenlot-1, which does not concern this object';
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api.create('GreenLot', { ...greenLot, id: 'greenlot-2', farm: 'coffeefarm-1' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        partnership: 'prospect',
      });
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .ok('the state is right and every condition holds');
      await api
        .get('/greenlot/greenlot-2')
        .ok(because, { ...greenLot, id: 'greenlot-2', farm: 'coffeefarm-1' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { ...coffeeFarm, id: 'coffeefarm-2', partnership: 'prospect', varieties: [] });
    },
  );

  test(
    'return_to_booked acts on what updates left, and later updates leave what it did',
    about(
      'greenlot.return_to_booked.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('GreenLot', {
        ...greenLot,
        stage: 'booked',
        weight_kg: 81.75,
        allocated_kg: 23.75,
      });
      await api
        .patch('/greenlot/greenlot-1', {
          stage: 'arrived',
          farm: 'coffeefarm-1',
          weight_kg: 33.25,
          allocated_kg: 93.75,
        })
        .ok(because);
      await api.patch('/coffeefarm/coffeefarm-1', { partnership: 'prospect' }).ok(because);
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .ok('the state is right and every condition holds');
      await api
        .get('/greenlot')
        .ok('a list shows what return_to_booked did', [
          { id: 'greenlot-1', stage: 'booked', weight_kg: 113.75 },
        ]);
      await api
        .get('/coffeefarm')
        .ok('a list shows what return_to_booked did', [
          { id: 'coffeefarm-1', partnership: 'trial' },
        ]);
      await api.patch('/greenlot/greenlot-1', { arrived_at: '2024-02-29 07:21:48' }).ok(because);
      await api
        .get('/greenlot/greenlot-1')
        .ok('what return_to_booked did stays when something else is updated', {
          arrived_at: '2024-02-29 07:21:48',
          stage: 'booked',
          weight_kg: 113.75,
        });
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 }).ok(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('what return_to_booked did stays when something else is updated', {
          altitude_m: 77,
          partnership: 'trial',
        });
      await api
        .patch('/greenlot/greenlot-1', { stage: 'arrived' })
        .ok('an update may lead back to any stage');
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .ok('the state is right and every condition holds', { stage: 'booked', weight_kg: 113.75 });
    },
  );

  test(
    'return_to_booked answers 404 for an id that no GreenLot has',
    about('greenlot.return_to_booked.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('GreenLot', greenLot);
      await api
        .post('/greenlot/greenlot-unknown/return_to_booked')
        .notFound('no GreenLot has the id greenlot-unknown');
      await api.delete('/greenlot/greenlot-1').removed('the object exists');
      await api.post('/greenlot/greenlot-1/return_to_booked').notFound('it was deleted');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/greenlot/coffeefarm-1/return_to_booked')
        .notFound('the id is that of a CoffeeFarm, and no GreenLot has it');
    },
  );

  test(
    'return_to_booked is refused while stage is booked',
    about(
      'greenlot.return_to_booked.refuses-from-booked',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, stage: 'booked', farm: 'coffeefarm-1' });
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .refused('return_to_booked starts from arrived, and stage is booked');
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused action changes nothing', { stage: 'booked', weight_kg: 33.25 });
    },
  );

  test(
    'return_to_booked is refused while stage is graded',
    about(
      'greenlot.return_to_booked.refuses-from-graded',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, stage: 'graded', farm: 'coffeefarm-1' });
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .refused('return_to_booked starts from arrived, and stage is graded');
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused action changes nothing', { stage: 'graded', weight_kg: 33.25 });
    },
  );

  test(
    'return_to_booked is refused while stage is released',
    about(
      'greenlot.return_to_booked.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, stage: 'released', farm: 'coffeefarm-1' });
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .refused('return_to_booked starts from arrived, and stage is released');
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused action changes nothing', { stage: 'released', weight_kg: 33.25 });
    },
  );

  test(
    'return_to_booked is refused while stage is null',
    about(
      'greenlot.return_to_booked.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, stage: null, farm: 'coffeefarm-1' });
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .refused('return_to_booked starts from arrived, and stage is null');
      await api
        .get('/greenlot/greenlot-1')
        .ok('a refused action changes nothing', { stage: null, weight_kg: 33.25 });
    },
  );

  test(
    'return_to_booked changes none of the objects that it refers to when it is refused',
    about('greenlot.return_to_booked.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, stage: 'booked', farm: 'coffeefarm-1' });
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .refused('return_to_booked starts from arrived, and stage is booked');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { ...coffeeFarm, partnership: 'prospect', varieties: [] });
      await api
        .get('/greenlot/greenlot-1')
        .ok(because, { ...greenLot, stage: 'booked', farm: 'coffeefarm-1' });
    },
  );

  test(
    'return_to_booked succeeds when farm is null',
    about(
      'greenlot.return_to_booked.succeeds-when-farm-is-null',
      'effects.on-reference',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', greenLot);
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .ok('the state is right and every condition holds', { stage: 'booked', weight_kg: 113.75 });
      await api
        .get('/greenlot/greenlot-1')
        .ok('farm is null, which is allowed', { stage: 'booked', weight_kg: 113.75 });
    },
  );

  test(
    'return_to_booked succeeds after the deletion of what farm named',
    about(
      'greenlot.return_to_booked.succeeds-after-delete-in-farm',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, partnership: 'prospect' });
      await api.create('GreenLot', { ...greenLot, farm: 'coffeefarm-1' });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api
        .post('/greenlot/greenlot-1/return_to_booked')
        .ok('the state is right and every condition holds', { stage: 'booked', weight_kg: 113.75 });
      await api.get('/greenlot/greenlot-1').ok('deleted before the action: coffeefarm-1', {
        stage: 'booked',
        weight_kg: 113.75,
        farm: null,
      });
    },
  );
});
