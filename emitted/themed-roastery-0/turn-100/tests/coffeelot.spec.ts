import { about, test, without } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  reviewed_at: '2021-03-06 23:00:24',
  direct_trade: true,
  notes: 'vimoli',
  external_code: 'risunu',
  color_tag: 'sivi',
  last_visit_at: '2026-11-27 20:55:32',
  area_hectares: 95.75,
  view_count: 93,
  priority: 3,
};

// A valid CoffeeLot, as the tests send it.
const coffeeLot = {
  arrived_at: '2019-11-17 00:48:02',
  id: 'coffeelot-1',
  confirmed_moisture_percent: 17.25,
  origin_region: 'viba',
  stage: 'graded',
  farm: null,
};

test.describe('CoffeeLot: create, read, update and delete', () => {
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
    'create answers the new CoffeeLot, and read answers it again',
    about(
      'coffeelot.create.answers-the-object',
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
      await api
        .post('/coffeelot', coffeeLot)
        .created('create answers the object that was sent', coffeeLot);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('read answers the object that was created', coffeeLot);
      await api
        .post('/coffeelot', { ...coffeeLot, id: 'coffeelot-2' })
        .created('objects may be alike in everything but their ids', { id: 'coffeelot-2' });
    },
  );

  test(
    'the id of a CoffeeLot may be any text, upper and lower case told apart, but no number',
    about(
      'coffeelot.create.accepts-any-id',
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
        .post('/coffeelot', { ...coffeeLot, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/coffeelot/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/coffeelot/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...coffeeLot, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/coffeelot', { ...coffeeLot, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole CoffeeLot',
    about(
      'coffeelot.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', {
          arrived_at: '2019-02-28 07:21:48',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
        })
        .ok('every one of these fields was sent', {
          arrived_at: '2019-02-28 07:21:48',
          id: 'coffeelot-1',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
          farm: null,
        });
      await api.get('/coffeelot/coffeelot-1').ok('the update is stored', {
        arrived_at: '2019-02-28 07:21:48',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('coffeelot.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', {
          id: 'coffeelot-1',
          arrived_at: '2019-02-28 07:21:48',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
        })
        .ok(because, {
          id: 'coffeelot-1',
          arrived_at: '2019-02-28 07:21:48',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
        });
      await api.get('/coffeelot/coffeelot-1').ok(because, {
        id: 'coffeelot-1',
        arrived_at: '2019-02-28 07:21:48',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
      });
    },
  );

  test(
    'update that is refused for stage does not change arrived_at either',
    about(
      'coffeelot.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48', stage: 'unheard_of' })
        .invalid('stage must be one of booked, arrived, graded, released, rejected, on_hold');
      await api.get('/coffeelot/coffeelot-1').ok('a refused update changes nothing', coffeeLot);
    },
  );

  test(
    'delete removes a CoffeeLot: no read finds it and no list holds it',
    about(
      'coffeelot.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('CoffeeLot', coffeeLot);
      await api.delete('/coffeelot/coffeelot-1').removed('the object exists');
      await api.get('/coffeelot/coffeelot-1').notFound(because);
      await api.patch('/coffeelot/coffeelot-1', { id: 'coffeelot-1' }).notFound(because);
      await api.get('/coffeelot').ok('what was deleted is in no list', []);
      await api
        .post('/coffeelot', {
          ...coffeeLot,
          arrived_at: '2019-02-28 07:21:48',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          arrived_at: '2019-02-28 07:21:48',
          id: 'coffeelot-1',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
          farm: null,
        });
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          arrived_at: '2019-02-28 07:21:48',
          id: 'coffeelot-1',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
          farm: null,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeLot has',
    about('coffeelot.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no CoffeeLot has the id coffeelot-unknown';
      await api.create('CoffeeLot', coffeeLot);
      await api.get('/coffeelot/coffeelot-unknown').notFound(because);
      await api
        .patch('/coffeelot/coffeelot-unknown', {
          arrived_at: '2019-02-28 07:21:48',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
        })
        .notFound(because);
      await api.delete('/coffeelot/coffeelot-unknown').notFound(because);
      await api
        .get('/coffeelot')
        .ok('requests for an unknown id change nothing', [{ id: 'coffeelot-1' }]);
    },
  );
});

test.describe('CoffeeLot: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every CoffeeLot with all of its fields',
    about(
      'coffeelot.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2019-02-28 07:21:48',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-3',
        arrived_at: '2019-07-05 12:38:14',
        confirmed_moisture_percent: 14.5,
        origin_region: 'doroni',
        stage: 'released',
      });
      await api.get('/coffeelot').ok('three objects were created', [
        coffeeLot,
        {
          arrived_at: '2019-02-28 07:21:48',
          id: 'coffeelot-2',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
          farm: null,
        },
        {
          arrived_at: '2019-07-05 12:38:14',
          id: 'coffeelot-3',
          confirmed_moisture_percent: 14.5,
          origin_region: 'doroni',
          stage: 'released',
          farm: null,
        },
      ]);
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-4', stage: 'on_hold' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-5', stage: 'rejected' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-6', stage: 'booked' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-7' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-8' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-9' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-10' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-11' });
      await api
        .get('/coffeelot')
        .ok('a list holds every object, however many there are', [
          { id: 'coffeelot-1' },
          { id: 'coffeelot-2' },
          { id: 'coffeelot-3' },
          { id: 'coffeelot-4' },
          { id: 'coffeelot-5' },
          { id: 'coffeelot-6' },
          { id: 'coffeelot-7' },
          { id: 'coffeelot-8' },
          { id: 'coffeelot-9' },
          { id: 'coffeelot-10' },
          { id: 'coffeelot-11' },
        ]);
    },
  );

  test(
    'update of one CoffeeLot leaves another as it was',
    about(
      'coffeelot.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2019-02-28 07:21:48',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
      });
      await api
        .patch('/coffeelot/coffeelot-2', {
          id: 'coffeelot-2',
          arrived_at: '2019-02-28 07:21:48',
          confirmed_moisture_percent: 3.25,
          origin_region: 'tono',
          stage: 'arrived',
        })
        .ok('the change is valid');
      await api.get('/coffeelot/coffeelot-1').ok('another object was updated', coffeeLot);
      await api.get('/coffeelot/coffeelot-2').ok('the update is stored', {
        arrived_at: '2019-02-28 07:21:48',
        id: 'coffeelot-2',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
        farm: null,
      });
    },
  );

  test(
    'delete of one CoffeeLot leaves another as it was',
    about(
      'coffeelot.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2019-02-28 07:21:48',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
      });
      await api.delete('/coffeelot/coffeelot-1').removed('the object exists');
      await api.get('/coffeelot/coffeelot-2').ok('another object was deleted', {
        arrived_at: '2019-02-28 07:21:48',
        id: 'coffeelot-2',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
        farm: null,
      });
      await api.get('/coffeelot').ok('one of two objects was deleted', [{ id: 'coffeelot-2' }]);
    },
  );

  test(
    'reset removes every CoffeeLot',
    about(
      'coffeelot.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        arrived_at: '2019-02-28 07:21:48',
        confirmed_moisture_percent: 3.25,
        origin_region: 'tono',
        stage: 'arrived',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/coffeelot').ok('reset removes all objects', []);
      await api.get('/coffeelot/coffeelot-1').notFound('reset removed it');
    },
  );
});

test.describe('CoffeeLot: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a CoffeeLot without arrived_at, which is required',
    about(
      'coffeelot.arrived_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeelot', without(coffeeLot, 'arrived_at'))
        .invalid('arrived_at is required and has no default');
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a CoffeeLot without an id',
    about(
      'coffeelot.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeelot', without(coffeeLot, 'id')).invalid('id must be sent');
      await api.get('/coffeelot').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a CoffeeLot without confirmed_moisture_percent, which is required',
    about(
      'coffeelot.confirmed_moisture_percent.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeelot', without(coffeeLot, 'confirmed_moisture_percent'))
        .invalid('confirmed_moisture_percent is required and has no default');
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a CoffeeLot without origin_region, which is required',
    about(
      'coffeelot.origin_region.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeelot', without(coffeeLot, 'origin_region'))
        .invalid('origin_region is required and has no default');
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'stage is "booked" when a create leaves it out',
    about(
      'coffeelot.stage.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of stage is "booked"';
      await api
        .post('/coffeelot', without(coffeeLot, 'stage'))
        .created(because, { stage: 'booked' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { stage: 'booked' });
    },
  );

  test(
    'create refuses a CoffeeLot without farm, which is required',
    about(
      'coffeelot.farm.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeelot', without(coffeeLot, 'farm'))
        .invalid('farm is required and has no default');
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of arrived_at or stage alone leaves every other field as it is',
    about(
      'coffeelot.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', { ...coffeeLot, stage: null, farm: 'coffeefarm-1' });
      await api.patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' }).ok(because, {
        ...coffeeLot,
        arrived_at: '2019-02-28 07:21:48',
        stage: null,
        farm: 'coffeefarm-1',
      });
      await api.patch('/coffeelot/coffeelot-1', { stage: 'arrived' }).ok(because, {
        ...coffeeLot,
        arrived_at: '2019-02-28 07:21:48',
        stage: 'arrived',
        farm: 'coffeefarm-1',
      });
      await api.get('/coffeelot/coffeelot-1').ok(because, {
        ...coffeeLot,
        arrived_at: '2019-02-28 07:21:48',
        stage: 'arrived',
        farm: 'coffeefarm-1',
      });
    },
  );
});

test.describe('CoffeeLot: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'arrived_at may be null',
    about(
      'coffeelot.arrived_at.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'arrived_at is nullable';
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: null })
        .created(because, { arrived_at: null });
      await api.get('/coffeelot/coffeelot-1').ok(because, { arrived_at: null });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { arrived_at: null })
        .ok(because, { arrived_at: null });
      await api.get('/coffeelot/coffeelot-2').ok(because, { arrived_at: null });
    },
  );

  test(
    'confirmed_moisture_percent may be null',
    about(
      'coffeelot.confirmed_moisture_percent.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'confirmed_moisture_percent is nullable';
      await api
        .post('/coffeelot', { ...coffeeLot, confirmed_moisture_percent: null })
        .created(because, { confirmed_moisture_percent: null });
      await api.get('/coffeelot/coffeelot-1').ok(because, { confirmed_moisture_percent: null });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { confirmed_moisture_percent: null })
        .ok(because, { confirmed_moisture_percent: null });
      await api.get('/coffeelot/coffeelot-2').ok(because, { confirmed_moisture_percent: null });
    },
  );

  test(
    'create and update refuse null for origin_region',
    about(
      'coffeelot.origin_region.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'origin_region must not be null';
      await api.post('/coffeelot', { ...coffeeLot, origin_region: null }).invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', { origin_region: null }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { origin_region: 'viba' });
    },
  );

  test(
    'stage may be null, which is not replaced by its default',
    about(
      'coffeelot.stage.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage is nullable and its default is for absence only';
      await api.post('/coffeelot', { ...coffeeLot, stage: null }).created(because, { stage: null });
      await api.get('/coffeelot/coffeelot-1').ok(because, { stage: null });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', { stage: null }).ok(because, { stage: null });
      await api.get('/coffeelot/coffeelot-2').ok(because, { stage: null });
    },
  );
});

test.describe('CoffeeLot: types and bounds', () => {
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
    about('coffeelot.arrived_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of arrived_at';
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2020-02-29 12:00:00' })
        .created(because, { arrived_at: '2020-02-29 12:00:00' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { arrived_at: '2020-02-29 12:00:00' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { arrived_at: '2020-02-29 12:00:00' })
        .ok(because, { arrived_at: '2020-02-29 12:00:00' });
      await api.get('/coffeelot/coffeelot-2').ok(because, { arrived_at: '2020-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse an arrived_at of a wrong type',
    about(
      'coffeelot.arrived_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'arrived_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/coffeelot', { ...coffeeLot, arrived_at: 202403 }).invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', { arrived_at: 0 }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { arrived_at: '2019-11-17 00:48:02' });
    },
  );

  test(
    'create and update refuse an arrived_at that no calendar or clock has',
    about(
      'coffeelot.arrived_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2017-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2017-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2019-13-01 00:48:02' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2019-11-17 24:00:00' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2100-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2017-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2017-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2018-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2019-11-17 10:60:00' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2019-11-17 10:30:75' })
        .invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2017-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2017-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-13-01 00:48:02' })
        .invalid(because);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-11-17 24:00:00' })
        .invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { arrived_at: '2019-11-17 00:48:02' });
    },
  );

  test(
    'create and update refuse an arrived_at in another format',
    about(
      'coffeelot.arrived_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'arrived_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2019-11-17T00:48:02Z' })
        .invalid(because);
      await api.post('/coffeelot', { ...coffeeLot, arrived_at: '2019-11-17' }).invalid(because);
      await api.post('/coffeelot', { ...coffeeLot, arrived_at: 'not a date' }).invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2019-11-17T00:48:02' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2019-11-17 00:48' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2019-11-17 00:48:02.125' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2019-11-17 00:48:02+02:00' })
        .invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-11-17T00:48:02Z' })
        .invalid(because);
      await api.patch('/coffeelot/coffeelot-1', { arrived_at: '2019-11-17' }).invalid(because);
      await api.patch('/coffeelot/coffeelot-1', { arrived_at: 'not a date' }).invalid(because);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-11-17T00:48:02' })
        .invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { arrived_at: '2019-11-17 00:48:02' });
    },
  );

  test(
    'arrived_at may be right at its first moment of 2017-01-01 00:00:00',
    about(
      'coffeelot.arrived_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the first moment of arrived_at is 2017-01-01 00:00:00, inclusive';
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2017-01-01 00:00:00' })
        .created(because, { arrived_at: '2017-01-01 00:00:00' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { arrived_at: '2017-01-01 00:00:00' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { arrived_at: '2017-01-01 00:00:00' })
        .ok(because, { arrived_at: '2017-01-01 00:00:00' });
      await api.get('/coffeelot/coffeelot-2').ok(because, { arrived_at: '2017-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse an arrived_at before its first moment of 2017-01-01 00:00:00',
    about(
      'coffeelot.arrived_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'arrived_at must not be before 2017-01-01 00:00:00';
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2016-12-31 23:59:59' })
        .invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2016-12-31 23:59:59' })
        .invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { arrived_at: '2019-11-17 00:48:02' });
    },
  );

  test(
    'arrived_at has no last moment',
    about(
      'coffeelot.arrived_at.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'arrived_at has no last moment';
      await api
        .post('/coffeelot', { ...coffeeLot, arrived_at: '2099-10-11 12:13:14' })
        .created(because, { arrived_at: '2099-10-11 12:13:14' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { arrived_at: '2099-10-11 12:13:14' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { arrived_at: '2099-10-11 12:13:14' })
        .ok(because, { arrived_at: '2099-10-11 12:13:14' });
      await api.get('/coffeelot/coffeelot-2').ok(because, { arrived_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'confirmed_moisture_percent may be the whole number 3',
    about(
      'coffeelot.confirmed_moisture_percent.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '3 is a valid value of confirmed_moisture_percent';
      await api
        .post('/coffeelot', { ...coffeeLot, confirmed_moisture_percent: 3 })
        .created(because, { confirmed_moisture_percent: 3 });
      await api.get('/coffeelot/coffeelot-1').ok(because, { confirmed_moisture_percent: 3 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { confirmed_moisture_percent: 3 })
        .ok(because, { confirmed_moisture_percent: 3 });
      await api.get('/coffeelot/coffeelot-2').ok(because, { confirmed_moisture_percent: 3 });
    },
  );

  test(
    'confirmed_moisture_percent keeps three decimals',
    about(
      'coffeelot.confirmed_moisture_percent.keeps-decimals',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '12.375 is a valid value of confirmed_moisture_percent';
      await api
        .post('/coffeelot', { ...coffeeLot, confirmed_moisture_percent: 12.375 })
        .created(because, { confirmed_moisture_percent: 12.375 });
      await api.get('/coffeelot/coffeelot-1').ok(because, { confirmed_moisture_percent: 12.375 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { confirmed_moisture_percent: 12.375 })
        .ok(because, { confirmed_moisture_percent: 12.375 });
      await api.get('/coffeelot/coffeelot-2').ok(because, { confirmed_moisture_percent: 12.375 });
    },
  );

  test(
    'create and update refuse a confirmed_moisture_percent of a wrong type',
    about(
      'coffeelot.confirmed_moisture_percent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'confirmed_moisture_percent must be a number';
      await api
        .post('/coffeelot', { ...coffeeLot, confirmed_moisture_percent: 'abc' })
        .invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, confirmed_moisture_percent: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', { confirmed_moisture_percent: 'abc' })
        .invalid(because);
      await api
        .patch('/coffeelot/coffeelot-1', { confirmed_moisture_percent: {} })
        .invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { confirmed_moisture_percent: 17.25 });
    },
  );

  test(
    'confirmed_moisture_percent may be right at its minimum of 2',
    about(
      'coffeelot.confirmed_moisture_percent.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of confirmed_moisture_percent is 2, inclusive';
      await api
        .post('/coffeelot', { ...coffeeLot, confirmed_moisture_percent: 2 })
        .created(because, { confirmed_moisture_percent: 2 });
      await api.get('/coffeelot/coffeelot-1').ok(because, { confirmed_moisture_percent: 2 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { confirmed_moisture_percent: 2 })
        .ok(because, { confirmed_moisture_percent: 2 });
      await api.get('/coffeelot/coffeelot-2').ok(because, { confirmed_moisture_percent: 2 });
    },
  );

  test(
    'create and update refuse a confirmed_moisture_percent below its minimum of 2',
    about(
      'coffeelot.confirmed_moisture_percent.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'confirmed_moisture_percent must be at least 2';
      await api
        .post('/coffeelot', { ...coffeeLot, confirmed_moisture_percent: 1.75 })
        .invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', { confirmed_moisture_percent: 1.75 })
        .invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { confirmed_moisture_percent: 17.25 });
    },
  );

  test(
    'confirmed_moisture_percent may be right at its maximum of 18',
    about(
      'coffeelot.confirmed_moisture_percent.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of confirmed_moisture_percent is 18, inclusive';
      await api
        .post('/coffeelot', { ...coffeeLot, confirmed_moisture_percent: 18 })
        .created(because, { confirmed_moisture_percent: 18 });
      await api.get('/coffeelot/coffeelot-1').ok(because, { confirmed_moisture_percent: 18 });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { confirmed_moisture_percent: 18 })
        .ok(because, { confirmed_moisture_percent: 18 });
      await api.get('/coffeelot/coffeelot-2').ok(because, { confirmed_moisture_percent: 18 });
    },
  );

  test(
    'create and update refuse a confirmed_moisture_percent above its maximum of 18',
    about(
      'coffeelot.confirmed_moisture_percent.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'confirmed_moisture_percent must be at most 18';
      await api
        .post('/coffeelot', { ...coffeeLot, confirmed_moisture_percent: 18.25 })
        .invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', { confirmed_moisture_percent: 18.25 })
        .invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { confirmed_moisture_percent: 17.25 });
    },
  );

  test(
    'origin_region of digits alone stays a string',
    about(
      'coffeelot.origin_region.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of origin_region';
      await api
        .post('/coffeelot', { ...coffeeLot, origin_region: '0042' })
        .created(because, { origin_region: '0042' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { origin_region: '0042' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { origin_region: '0042' })
        .ok(because, { origin_region: '0042' });
      await api.get('/coffeelot/coffeelot-2').ok(because, { origin_region: '0042' });
    },
  );

  test(
    'origin_region keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'coffeelot.origin_region.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of origin_region';
      await api
        .post('/coffeelot', { ...coffeeLot, origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeelot/coffeelot-1')
        .ok(because, { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeelot/coffeelot-2')
        .ok(because, { origin_region: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse an origin_region of a wrong type',
    about(
      'coffeelot.origin_region.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'origin_region must be a string';
      await api.post('/coffeelot', { ...coffeeLot, origin_region: 421337 }).invalid(because);
      await api
        .post('/coffeelot', { ...coffeeLot, origin_region: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', { origin_region: 0 }).invalid(because);
      await api.patch('/coffeelot/coffeelot-1', { origin_region: {} }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { origin_region: 'viba' });
    },
  );

  test(
    'origin_region may be right at its minimum length of 2',
    about(
      'coffeelot.origin_region.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of origin_region is 2, inclusive';
      await api
        .post('/coffeelot', { ...coffeeLot, origin_region: 'r ' })
        .created(because, { origin_region: 'r ' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { origin_region: 'r ' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { origin_region: 'r ' })
        .ok(because, { origin_region: 'r ' });
      await api.get('/coffeelot/coffeelot-2').ok(because, { origin_region: 'r ' });
    },
  );

  test(
    'create and update refuse an origin_region below its minimum length of 2',
    about(
      'coffeelot.origin_region.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'origin_region must have at least 2 characters';
      await api.post('/coffeelot', { ...coffeeLot, origin_region: 'n' }).invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', { origin_region: 'n' }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { origin_region: 'viba' });
    },
  );

  test(
    'origin_region has no maximum length',
    about(
      'coffeelot.origin_region.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'origin_region has no maximum length';
      await api
        .post('/coffeelot', {
          ...coffeeLot,
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/coffeelot/coffeelot-1').ok(because, {
        origin_region:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          origin_region:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/coffeelot/coffeelot-2').ok(because, {
        origin_region:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse a stage of a wrong type',
    about(
      'coffeelot.stage.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage must be one of booked, arrived, graded, released, rejected, on_hold';
      await api.post('/coffeelot', { ...coffeeLot, stage: 421337 }).invalid(because);
      await api.post('/coffeelot', { ...coffeeLot, stage: { value: 'text' } }).invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', { stage: 0 }).invalid(because);
      await api.patch('/coffeelot/coffeelot-1', { stage: {} }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { stage: 'graded' });
    },
  );
});

test.describe('CoffeeLot: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'stage may be booked, arrived, graded, released, rejected, on_hold',
    about(
      'coffeelot.stage.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of GreenLotStage';
      await api
        .post('/coffeelot', { ...coffeeLot, stage: 'booked' })
        .created(because, { stage: 'booked' });
      await api
        .patch('/coffeelot/coffeelot-1', { stage: 'arrived' })
        .ok(because, { stage: 'arrived' });
      await api
        .patch('/coffeelot/coffeelot-1', { stage: 'graded' })
        .ok(because, { stage: 'graded' });
      await api
        .patch('/coffeelot/coffeelot-1', { stage: 'released' })
        .ok(because, { stage: 'released' });
      await api
        .patch('/coffeelot/coffeelot-1', { stage: 'rejected' })
        .ok(because, { stage: 'rejected' });
      await api
        .patch('/coffeelot/coffeelot-1', { stage: 'on_hold' })
        .ok(because, { stage: 'on_hold' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { stage: 'on_hold' });
      await api
        .patch('/coffeelot/coffeelot-1', { stage: 'booked' })
        .ok(because, { stage: 'booked' });
    },
  );

  test(
    'stage may be rejected, which GreenLotStage has gained',
    about(
      'coffeelot.stage.accepts-added-rejected',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'rejected was added to GreenLotStage';
      await api
        .post('/coffeelot', { ...coffeeLot, stage: 'rejected' })
        .created(because, { stage: 'rejected' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { stage: 'rejected' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { stage: 'rejected' })
        .ok(because, { stage: 'rejected' });
      await api.get('/coffeelot/coffeelot-2').ok(because, { stage: 'rejected' });
    },
  );

  test(
    'stage may be on_hold, which GreenLotStage has gained',
    about(
      'coffeelot.stage.accepts-added-on_hold',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'on_hold was added to GreenLotStage';
      await api
        .post('/coffeelot', { ...coffeeLot, stage: 'on_hold' })
        .created(because, { stage: 'on_hold' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { stage: 'on_hold' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api
        .patch('/coffeelot/coffeelot-2', { stage: 'on_hold' })
        .ok(because, { stage: 'on_hold' });
      await api.get('/coffeelot/coffeelot-2').ok(because, { stage: 'on_hold' });
    },
  );

  test(
    'create and update refuse a stage that GreenLotStage does not list, such as unheard_of',
    about(
      'coffeelot.stage.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage must be one of booked, arrived, graded, released, rejected, on_hold';
      await api.post('/coffeelot', { ...coffeeLot, stage: 'unheard_of' }).invalid(because);
      await api.post('/coffeelot', { ...coffeeLot, stage: 'booked ' }).invalid(because);
      await api.post('/coffeelot', { ...coffeeLot, stage: 'booke' }).invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', { stage: 'unheard_of' }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { stage: 'graded' });
    },
  );

  test(
    'create and update refuse the stage BOOKED, as upper and lower case differ',
    about(
      'coffeelot.stage.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage must be one of booked, arrived, graded, released, rejected, on_hold';
      await api.post('/coffeelot', { ...coffeeLot, stage: 'BOOKED' }).invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', { stage: 'BOOKED' }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { stage: 'graded' });
    },
  );
});

test.describe('CoffeeLot: references', () => {
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
    'farm refers to an existing CoffeeFarm and is answered as its id',
    about('coffeelot.farm.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'farm was sent as coffeefarm-1';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .post('/coffeelot', { ...coffeeLot, farm: 'coffeefarm-1' })
        .created(because, { farm: 'coffeefarm-1' });
      await api.get('/coffeelot/coffeelot-1').ok(because, { farm: 'coffeefarm-1' });
      await api
        .patch('/coffeelot/coffeelot-1', { farm: 'coffeefarm-2' })
        .ok('farm was changed to coffeefarm-2', { farm: 'coffeefarm-2' });
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('farm was changed to coffeefarm-2', { farm: 'coffeefarm-2' });
      await api
        .get('/coffeelot')
        .ok('lists answer references as ids too', [{ id: 'coffeelot-1', farm: 'coffeefarm-2' }]);
    },
  );

  test(
    'create and update refuse a farm that no CoffeeFarm has as its id',
    about(
      'coffeelot.farm.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm must be the id of an existing CoffeeFarm';
      await api.post('/coffeelot', { ...coffeeLot, farm: 'coffeefarm-unknown' }).invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-1' });
      await api.patch('/coffeelot/coffeelot-1', { farm: 'coffeefarm-unknown' }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { farm: 'coffeefarm-1' });
    },
  );

  test(
    'create and update refuse what is no id for farm',
    about(
      'coffeelot.farm.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm must be the id of a CoffeeFarm';
      await api.post('/coffeelot', { ...coffeeLot, farm: 421337 }).invalid(because);
      await api.post('/coffeelot', { ...coffeeLot, farm: { value: 'text' } }).invalid(because);
      await api.get('/coffeelot/coffeelot-1').notFound('a refused create stores nothing');
      await api.create('CoffeeLot', coffeeLot);
      await api.patch('/coffeelot/coffeelot-1', { farm: 0 }).invalid(because);
      await api.patch('/coffeelot/coffeelot-1', { farm: {} }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused update changes nothing', { farm: null });
    },
  );

  test(
    'farm may be null',
    about('coffeelot.farm.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeelot', coffeeLot).created(because, { farm: null });
      await api.patch('/coffeelot/coffeelot-1', { farm: 'coffeefarm-1' }).ok('the change is valid');
      await api.patch('/coffeelot/coffeelot-1', { farm: null }).ok(because, { farm: null });
      await api.get('/coffeelot/coffeelot-1').ok(because, { farm: null });
    },
  );

  test(
    'deleting a CoffeeFarm clears every farm that refers to it',
    about(
      'coffeelot.farm.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'coffeefarm-1 was deleted';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-1' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2', farm: 'coffeefarm-1' });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api.get('/coffeelot/coffeelot-1').ok(because, { id: 'coffeelot-1', farm: null });
      await api.get('/coffeelot/coffeelot-2').ok(because, { id: 'coffeelot-2', farm: null });
      await api.get('/coffeelot').ok(because, [
        { id: 'coffeelot-1', farm: null },
        { id: 'coffeelot-2', farm: null },
      ]);
      await api
        .patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' })
        .ok('an update of something else brings no reference back', { farm: null });
      await api
        .patch('/coffeelot/coffeelot-1', { farm: 'coffeefarm-1' })
        .invalid('farm must be the id of an existing CoffeeFarm');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .get('/coffeelot/coffeelot-2')
        .ok('the CoffeeFarm that has the id coffeefarm-1 now is another', { farm: null });
    },
  );

  test(
    'deleting a CoffeeFarm keeps a farm that refers to another',
    about(
      'coffeelot.farm.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-2' });
      await api.delete('/coffeefarm/coffeefarm-1').removed(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('another CoffeeFarm was deleted', { farm: 'coffeefarm-2' });
      await api.delete('/coffeelot/coffeelot-1').removed(because);
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('only what refers to it was deleted', { id: 'coffeefarm-2' });
    },
  );

  test(
    'create and update refuse the id of a CoffeeLot in farm, which refers to CoffeeFarm',
    about(
      'coffeelot.farm.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm must be the id of an existing CoffeeFarm';
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/coffeelot', { ...coffeeLot, id: 'coffeelot-2', farm: 'coffeelot-1' })
        .invalid(because);
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.patch('/coffeelot/coffeelot-2', { farm: 'coffeelot-1' }).invalid(because);
      await api
        .get('/coffeelot/coffeelot-2')
        .ok('a refused update changes nothing', { farm: null });
    },
  );

  test(
    'deleting a CoffeeLot, or the CoffeeFarm of the same id, leaves the other one and farm as they are',
    about(
      'coffeelot.farm.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeelot-1' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeelot-2' });
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeelot-2' });
      await api.create('CoffeeLot', { ...coffeeLot, id: 'coffeelot-2' });
      await api.delete('/coffeelot/coffeelot-2').removed(because);
      await api.get('/coffeefarm/coffeelot-2').ok('no CoffeeFarm was deleted', {
        ...coffeeFarm,
        id: 'coffeelot-2',
        linked_grown_varieties: [],
        entered_by: null,
      });
      await api.delete('/coffeefarm/coffeelot-1').removed(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('only the CoffeeFarm coffeelot-1 was deleted', { ...coffeeLot, farm: 'coffeelot-2' });
    },
  );

  test(
    'update that is refused for farm does not change arrived_at either',
    about(
      'coffeelot.farm.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .patch('/coffeelot/coffeelot-1', {
          arrived_at: '2019-02-28 07:21:48',
          farm: 'coffeefarm-unknown',
        })
        .invalid('farm must be the id of an existing CoffeeFarm');
      await api.get('/coffeelot/coffeelot-1').ok('a refused update changes nothing', coffeeLot);
    },
  );
});

test.describe('CoffeeLot: actions', () => {
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
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'mark_released moves stage from graded to released',
    about(
      'coffeelot.mark_released.moves-from-graded',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .ok('the state is right and every condition holds', {
          arrived_at: null,
          id: 'coffeelot-1',
          confirmed_moisture_percent: 2.5,
          origin_region: 'viba',
          stage: 'released',
          farm: 'coffeefarm-1',
        });
      await api.get('/coffeelot/coffeelot-1').ok('what the action did is stored', {
        arrived_at: null,
        id: 'coffeelot-1',
        confirmed_moisture_percent: 2.5,
        origin_region: 'viba',
        stage: 'released',
        farm: 'coffeefarm-1',
      });
    },
  );

  test(
    'mark_released leaves objects alone that it does not concern',
    about('coffeelot.mark_released.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeelot/coffeelot-2')
        .ok('mark_released was called on coffeelot-1, which does not concern this object', {
          arrived_at: null,
          id: 'coffeelot-2',
          confirmed_moisture_percent: 2.5,
          origin_region: 'viba',
          stage: 'graded',
          farm: 'coffeefarm-1',
        });
    },
  );

  test(
    'mark_released acts on what updates left, and later updates leave what it did',
    about(
      'coffeelot.mark_released.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'released',
        confirmed_moisture_percent: 2,
      });
      await api
        .patch('/coffeelot/coffeelot-1', {
          stage: 'graded',
          farm: 'coffeefarm-1',
          arrived_at: null,
          confirmed_moisture_percent: 2.5,
        })
        .ok(because);
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeelot')
        .ok('a list shows what mark_released did', [{ id: 'coffeelot-1', stage: 'released' }]);
      await api.patch('/coffeelot/coffeelot-1', { origin_region: 'tono' }).ok(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('what mark_released did stays when something else is updated', {
          origin_region: 'tono',
          stage: 'released',
        });
      await api
        .patch('/coffeelot/coffeelot-1', { stage: 'graded' })
        .ok('an update may lead back to any stage');
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .ok('the state is right and every condition holds', { stage: 'released' });
    },
  );

  test(
    'mark_released answers 404 for an id that no CoffeeLot has',
    about('coffeelot.mark_released.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/coffeelot/coffeelot-unknown/mark_released')
        .notFound('no CoffeeLot has the id coffeelot-unknown');
      await api.delete('/coffeelot/coffeelot-1').removed('the object exists');
      await api.post('/coffeelot/coffeelot-1/mark_released').notFound('it was deleted');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeelot/coffeefarm-1/mark_released')
        .notFound('the id is that of a CoffeeFarm, and no CoffeeLot has it');
    },
  );

  test(
    'mark_released is refused while stage is booked',
    about(
      'coffeelot.mark_released.refuses-from-booked',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'booked',
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('mark_released starts from graded, and stage is booked');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'booked' });
    },
  );

  test(
    'mark_released is refused while stage is arrived',
    about(
      'coffeelot.mark_released.refuses-from-arrived',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('mark_released starts from graded, and stage is arrived');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'arrived' });
    },
  );

  test(
    'mark_released is refused while stage is released',
    about(
      'coffeelot.mark_released.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'released',
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('mark_released starts from graded, and stage is released');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'released' });
    },
  );

  test(
    'mark_released is refused while stage is rejected',
    about(
      'coffeelot.mark_released.refuses-from-rejected',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'rejected',
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('mark_released starts from graded, and stage is rejected');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'rejected' });
    },
  );

  test(
    'mark_released is refused while stage is on_hold',
    about(
      'coffeelot.mark_released.refuses-from-on_hold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'on_hold',
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('mark_released starts from graded, and stage is on_hold');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'on_hold' });
    },
  );

  test(
    'mark_released is refused while stage is null',
    about(
      'coffeelot.mark_released.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: null,
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('mark_released starts from graded, and stage is null');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: null });
    },
  );

  test(
    'mark_released is refused unless this.confirmed_moisture_percent * 2 >= 5',
    about(
      'coffeelot.mark_released.refuses-unless-confirmed_moisture_percent-times-2-gte-5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('the condition this.confirmed_moisture_percent * 2 >= 5 is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'graded' });
      await api
        .patch('/coffeelot/coffeelot-1', { confirmed_moisture_percent: 9 })
        .ok('the change is valid');
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'mark_released is refused unless this.arrived_at is null',
    about(
      'coffeelot.mark_released.refuses-unless-arrived_at-is-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('the condition this.arrived_at is null is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'graded' });
    },
  );

  test(
    'mark_released is refused unless this.farm is not null',
    about(
      'coffeelot.mark_released.refuses-unless-farm-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', {
        ...coffeeLot,
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('the condition this.farm is not null is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'graded' });
    },
  );

  test(
    'mark_released is refused when confirmed_moisture_percent is null',
    about(
      'coffeelot.mark_released.refuses-when-confirmed_moisture_percent-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: null,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('the condition this.confirmed_moisture_percent * 2 >= 5 is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'graded' });
    },
  );

  test(
    'mark_released is refused after the deletion of what farm named',
    about(
      'coffeelot.mark_released.refuses-after-delete-in-farm',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        farm: 'coffeefarm-1',
        arrived_at: null,
        confirmed_moisture_percent: 2.5,
      });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api
        .post('/coffeelot/coffeelot-1/mark_released')
        .refused('the condition this.farm is not null is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'graded' });
    },
  );

  test(
    'reject moves stage from arrived to rejected',
    about(
      'coffeelot.reject.moves-from-arrived',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds', {
          ...coffeeLot,
          confirmed_moisture_percent: 7.5,
          stage: 'rejected',
          farm: 'coffeefarm-1',
        });
      await api.get('/coffeelot/coffeelot-1').ok('what the action did is stored', {
        ...coffeeLot,
        confirmed_moisture_percent: 7.5,
        stage: 'rejected',
        farm: 'coffeefarm-1',
      });
    },
  );

  test(
    'reject moves stage from graded to rejected',
    about(
      'coffeelot.reject.moves-from-graded',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds', {
          ...coffeeLot,
          confirmed_moisture_percent: 7.5,
          stage: 'rejected',
          farm: 'coffeefarm-1',
        });
      await api.get('/coffeelot/coffeelot-1').ok('what the action did is stored', {
        ...coffeeLot,
        confirmed_moisture_percent: 7.5,
        stage: 'rejected',
        farm: 'coffeefarm-1',
      });
    },
  );

  test(
    'reject applies the effect: on item in this.farm: set item.view_count to 0',
    about(
      'coffeelot.reject.effect-on-farm-set-view_count-to-0',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('on item in this.farm: set item.view_count to 0', {
          view_count: 0,
          altitude_m: 34,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-1',
          linked_grown_varieties: [],
          reviewed_at: '2021-03-06 23:00:24',
          notes: 'vimoli',
          external_code: 'risunu',
          color_tag: 'sivi',
          last_visit_at: '2026-11-27 20:55:32',
          area_hectares: 95.75,
          priority: 3,
          entered_by: null,
        });
    },
  );

  test(
    'reject applies the effect: on item in this.farm: set item.direct_trade to false',
    about(
      'coffeelot.reject.effect-on-farm-set-direct_trade-to-false',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('on item in this.farm: set item.direct_trade to false', {
          direct_trade: false,
          altitude_m: 34,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-1',
          linked_grown_varieties: [],
          reviewed_at: '2021-03-06 23:00:24',
          notes: 'vimoli',
          external_code: 'risunu',
          color_tag: 'sivi',
          last_visit_at: '2026-11-27 20:55:32',
          area_hectares: 95.75,
          priority: 3,
          entered_by: null,
        });
    },
  );

  test(
    'reject leaves objects alone that it does not concern',
    about(
      'coffeelot.reject.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reject was called on coffeelot-1, which does not concern this object';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        stage: 'arrived',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds');
      await api.get('/coffeelot/coffeelot-2').ok(because, {
        arrived_at: '2019-11-17 00:48:02',
        id: 'coffeelot-2',
        confirmed_moisture_percent: 7.5,
        origin_region: 'viba',
        stage: 'arrived',
        farm: 'coffeefarm-1',
      });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        linked_grown_varieties: [],
        entered_by: null,
      });
    },
  );

  test(
    'reject acts on what updates left, and later updates leave what it did',
    about(
      'coffeelot.reject.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false, view_count: 69 });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'rejected',
        confirmed_moisture_percent: 7.75,
      });
      await api
        .patch('/coffeelot/coffeelot-1', {
          stage: 'arrived',
          farm: 'coffeefarm-1',
          confirmed_moisture_percent: 7.5,
        })
        .ok(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { direct_trade: true, view_count: 93 })
        .ok(because);
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeelot')
        .ok('a list shows what reject did', [{ id: 'coffeelot-1', stage: 'rejected' }]);
      await api
        .get('/coffeefarm')
        .ok('a list shows what reject did', [
          { id: 'coffeefarm-1', view_count: 0, direct_trade: false },
        ]);
      await api.patch('/coffeelot/coffeelot-1', { arrived_at: '2019-02-28 07:21:48' }).ok(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('what reject did stays when something else is updated', {
          arrived_at: '2019-02-28 07:21:48',
          stage: 'rejected',
        });
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 }).ok(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('what reject did stays when something else is updated', {
          altitude_m: 77,
          view_count: 0,
          direct_trade: false,
        });
      await api
        .patch('/coffeelot/coffeelot-1', { stage: 'arrived' })
        .ok('an update may lead back to any stage');
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds', { stage: 'rejected' });
    },
  );

  test(
    'reject answers 404 for an id that no CoffeeLot has',
    about('coffeelot.reject.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/coffeelot/coffeelot-unknown/reject')
        .notFound('no CoffeeLot has the id coffeelot-unknown');
      await api.delete('/coffeelot/coffeelot-1').removed('the object exists');
      await api.post('/coffeelot/coffeelot-1/reject').notFound('it was deleted');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeelot/coffeefarm-1/reject')
        .notFound('the id is that of a CoffeeFarm, and no CoffeeLot has it');
    },
  );

  test(
    'reject is refused while stage is booked',
    about(
      'coffeelot.reject.refuses-from-booked',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'booked',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .refused('reject starts from arrived or graded, and stage is booked');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'booked' });
    },
  );

  test(
    'reject is refused while stage is released',
    about(
      'coffeelot.reject.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'released',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .refused('reject starts from arrived or graded, and stage is released');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'released' });
    },
  );

  test(
    'reject is refused while stage is rejected',
    about(
      'coffeelot.reject.refuses-from-rejected',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'rejected',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .refused('reject starts from arrived or graded, and stage is rejected');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'rejected' });
    },
  );

  test(
    'reject is refused while stage is on_hold',
    about(
      'coffeelot.reject.refuses-from-on_hold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'on_hold',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .refused('reject starts from arrived or graded, and stage is on_hold');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'on_hold' });
    },
  );

  test(
    'reject is refused while stage is null',
    about(
      'coffeelot.reject.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: null,
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .refused('reject starts from arrived or graded, and stage is null');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: null });
    },
  );

  test(
    'reject is refused unless this.confirmed_moisture_percent * 2 <= 15',
    about(
      'coffeelot.reject.refuses-unless-confirmed_moisture_percent-times-2-lte-15',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.75,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .refused('the condition this.confirmed_moisture_percent * 2 <= 15 is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'arrived' });
      await api
        .patch('/coffeelot/coffeelot-1', { confirmed_moisture_percent: 2 })
        .ok('the change is valid');
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'reject changes none of the objects that it refers to when it is refused',
    about(
      'coffeelot.reject.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.75,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .refused('the condition this.confirmed_moisture_percent * 2 <= 15 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { ...coffeeFarm, linked_grown_varieties: [], entered_by: null });
      await api.get('/coffeelot/coffeelot-1').ok(because, {
        ...coffeeLot,
        confirmed_moisture_percent: 7.75,
        stage: 'arrived',
        farm: 'coffeefarm-1',
      });
    },
  );

  test(
    'reject is refused when confirmed_moisture_percent is null',
    about(
      'coffeelot.reject.refuses-when-confirmed_moisture_percent-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: null,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .refused('the condition this.confirmed_moisture_percent * 2 <= 15 is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'arrived' });
    },
  );

  test(
    'reject succeeds when farm is null',
    about(
      'coffeelot.reject.succeeds-when-farm-is-null',
      'effects.on-reference',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        confirmed_moisture_percent: 7.5,
      });
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds', { stage: 'rejected' });
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('farm is null, which is allowed', { stage: 'rejected' });
    },
  );

  test(
    'reject succeeds after the deletion of what farm named',
    about(
      'coffeelot.reject.succeeds-after-delete-in-farm',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
        confirmed_moisture_percent: 7.5,
      });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api
        .post('/coffeelot/coffeelot-1/reject')
        .ok('the state is right and every condition holds', { stage: 'rejected' });
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('deleted before the action: coffeefarm-1', { stage: 'rejected', farm: null });
    },
  );

  test(
    'mark_arrived moves stage from booked to arrived',
    about(
      'coffeelot.mark_arrived.moves-from-booked',
      'actions.success',
      'actions.stored',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked', farm: 'coffeefarm-1' });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .ok('the state is right and every condition holds', {
          ...coffeeLot,
          stage: 'arrived',
          farm: 'coffeefarm-1',
        });
      await api.get('/coffeelot/coffeelot-1').ok('what the action did is stored', {
        ...coffeeLot,
        stage: 'arrived',
        farm: 'coffeefarm-1',
      });
    },
  );

  test(
    'mark_arrived applies the effect: on item in this.farm: set item.direct_trade to true',
    about(
      'coffeelot.mark_arrived.effect-on-farm-set-direct_trade-to-true',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked', farm: 'coffeefarm-1' });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('on item in this.farm: set item.direct_trade to true', {
          ...coffeeFarm,
          linked_grown_varieties: [],
          entered_by: null,
        });
    },
  );

  test(
    'mark_arrived leaves objects alone that it does not concern',
    about(
      'coffeelot.mark_arrived.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mark_arrived was called on coffeelot-1, which does not concern this object';
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked', farm: 'coffeefarm-1' });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        id: 'coffeelot-2',
        stage: 'booked',
        farm: 'coffeefarm-1',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2', direct_trade: false });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeelot/coffeelot-2')
        .ok(because, { ...coffeeLot, id: 'coffeelot-2', stage: 'booked', farm: 'coffeefarm-1' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        linked_grown_varieties: [],
        direct_trade: false,
        entered_by: null,
      });
    },
  );

  test(
    'mark_arrived acts on what updates left, and later updates leave what it did',
    about(
      'coffeelot.mark_arrived.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'arrived', arrived_at: null });
      await api
        .patch('/coffeelot/coffeelot-1', {
          stage: 'booked',
          farm: 'coffeefarm-1',
          arrived_at: '2019-11-17 00:48:02',
        })
        .ok(because);
      await api.patch('/coffeefarm/coffeefarm-1', { direct_trade: false }).ok(because);
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeelot')
        .ok('a list shows what mark_arrived did', [{ id: 'coffeelot-1', stage: 'arrived' }]);
      await api
        .get('/coffeefarm')
        .ok('a list shows what mark_arrived did', [{ id: 'coffeefarm-1', direct_trade: true }]);
      await api.patch('/coffeelot/coffeelot-1', { confirmed_moisture_percent: 3.25 }).ok(because);
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('what mark_arrived did stays when something else is updated', {
          confirmed_moisture_percent: 3.25,
          stage: 'arrived',
        });
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 }).ok(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('what mark_arrived did stays when something else is updated', {
          altitude_m: 77,
          direct_trade: true,
        });
      await api
        .patch('/coffeelot/coffeelot-1', { stage: 'booked' })
        .ok('an update may lead back to any stage');
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .ok('the state is right and every condition holds', { stage: 'arrived' });
    },
  );

  test(
    'mark_arrived answers 404 for an id that no CoffeeLot has',
    about('coffeelot.mark_arrived.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeLot', coffeeLot);
      await api
        .post('/coffeelot/coffeelot-unknown/mark_arrived')
        .notFound('no CoffeeLot has the id coffeelot-unknown');
      await api.delete('/coffeelot/coffeelot-1').removed('the object exists');
      await api.post('/coffeelot/coffeelot-1/mark_arrived').notFound('it was deleted');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeelot/coffeefarm-1/mark_arrived')
        .notFound('the id is that of a CoffeeFarm, and no CoffeeLot has it');
    },
  );

  test(
    'mark_arrived is refused while stage is arrived',
    about(
      'coffeelot.mark_arrived.refuses-from-arrived',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'arrived', farm: 'coffeefarm-1' });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('mark_arrived starts from booked, and stage is arrived');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'arrived' });
    },
  );

  test(
    'mark_arrived is refused while stage is graded',
    about(
      'coffeelot.mark_arrived.refuses-from-graded',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, farm: 'coffeefarm-1' });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('mark_arrived starts from booked, and stage is graded');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'graded' });
    },
  );

  test(
    'mark_arrived is refused while stage is released',
    about(
      'coffeelot.mark_arrived.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'released', farm: 'coffeefarm-1' });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('mark_arrived starts from booked, and stage is released');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'released' });
    },
  );

  test(
    'mark_arrived is refused while stage is rejected',
    about(
      'coffeelot.mark_arrived.refuses-from-rejected',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'rejected', farm: 'coffeefarm-1' });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('mark_arrived starts from booked, and stage is rejected');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'rejected' });
    },
  );

  test(
    'mark_arrived is refused while stage is on_hold',
    about(
      'coffeelot.mark_arrived.refuses-from-on_hold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'on_hold', farm: 'coffeefarm-1' });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('mark_arrived starts from booked, and stage is on_hold');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'on_hold' });
    },
  );

  test(
    'mark_arrived is refused while stage is null',
    about(
      'coffeelot.mark_arrived.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, stage: null, farm: 'coffeefarm-1' });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('mark_arrived starts from booked, and stage is null');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: null });
    },
  );

  test(
    'mark_arrived is refused unless this.arrived_at is not null',
    about(
      'coffeelot.mark_arrived.refuses-unless-arrived_at-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'booked',
        farm: 'coffeefarm-1',
        arrived_at: null,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('the condition this.arrived_at is not null is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'booked' });
    },
  );

  test(
    'mark_arrived is refused unless this.farm is not null',
    about(
      'coffeelot.mark_arrived.refuses-unless-farm-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked' });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('the condition this.farm is not null is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'booked' });
    },
  );

  test(
    'mark_arrived changes none of the objects that it refers to when it is refused',
    about(
      'coffeelot.mark_arrived.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', {
        ...coffeeLot,
        stage: 'booked',
        farm: 'coffeefarm-1',
        arrived_at: null,
      });
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('the condition this.arrived_at is not null is not satisfied');
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {
        ...coffeeFarm,
        linked_grown_varieties: [],
        direct_trade: false,
        entered_by: null,
      });
      await api
        .get('/coffeelot/coffeelot-1')
        .ok(because, { ...coffeeLot, arrived_at: null, stage: 'booked', farm: 'coffeefarm-1' });
    },
  );

  test(
    'mark_arrived is refused after the deletion of what farm named',
    about(
      'coffeelot.mark_arrived.refuses-after-delete-in-farm',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', { ...coffeeFarm, direct_trade: false });
      await api.create('CoffeeLot', { ...coffeeLot, stage: 'booked', farm: 'coffeefarm-1' });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api
        .post('/coffeelot/coffeelot-1/mark_arrived')
        .refused('the condition this.farm is not null is not satisfied');
      await api
        .get('/coffeelot/coffeelot-1')
        .ok('a refused action changes nothing', { stage: 'booked' });
    },
  );
});
