import { about, test, without } from '../support/api.ts';

// A valid FleetVehicle, as the tests send it.
const fleetVehicle = {
  id: 'fleetvehicle-1',
  next_service_km: 27.25,
  trips: 10,
  vehicle_state: 'on_the_road',
  color_tag: 'nida',
};

test.describe('FleetVehicle: create, read, update and delete', () => {
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
    'create answers the new FleetVehicle, and read answers it again',
    about(
      'fleetvehicle.create.answers-the-object',
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
        .post('/fleetvehicle', fleetVehicle)
        .created('create answers the object that was sent', fleetVehicle);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('read answers the object that was created', fleetVehicle);
      await api
        .post('/fleetvehicle', { ...fleetVehicle, id: 'fleetvehicle-2' })
        .created('objects may be alike in everything but their ids', { id: 'fleetvehicle-2' });
    },
  );

  test(
    'the id of a FleetVehicle may be any text, upper and lower case told apart, but no number',
    about(
      'fleetvehicle.create.accepts-any-id',
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
        .post('/fleetvehicle', { ...fleetVehicle, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/fleetvehicle/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/fleetvehicle/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...fleetVehicle, id: 'Room 2.B at the Very End of the Long Hall' });
      await api
        .post('/fleetvehicle', { ...fleetVehicle, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole FleetVehicle',
    about(
      'fleetvehicle.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .patch('/fleetvehicle/fleetvehicle-1', {
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        })
        .ok('every one of these fields was sent', {
          id: 'fleetvehicle-1',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        });
      await api.get('/fleetvehicle/fleetvehicle-1').ok('the update is stored', {
        next_service_km: 50.25,
        trips: 35,
        vehicle_state: 'sold',
        color_tag: 'donuba',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('fleetvehicle.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .patch('/fleetvehicle/fleetvehicle-1', {
          id: 'fleetvehicle-1',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        })
        .ok(because, {
          id: 'fleetvehicle-1',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, {
        id: 'fleetvehicle-1',
        next_service_km: 50.25,
        trips: 35,
        vehicle_state: 'sold',
        color_tag: 'donuba',
      });
    },
  );

  test(
    'update that is refused for color_tag does not change next_service_km either',
    about(
      'fleetvehicle.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { next_service_km: 50.25, color_tag: 421337 })
        .invalid('color_tag must be a string');
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', fleetVehicle);
    },
  );

  test(
    'delete removes a FleetVehicle: no read finds it and no list holds it',
    about(
      'fleetvehicle.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('FleetVehicle', fleetVehicle);
      await api.delete('/fleetvehicle/fleetvehicle-1').removed('the object exists');
      await api.get('/fleetvehicle/fleetvehicle-1').notFound(because);
      await api.patch('/fleetvehicle/fleetvehicle-1', { id: 'fleetvehicle-1' }).notFound(because);
      await api.get('/fleetvehicle').ok('what was deleted is in no list', []);
      await api
        .post('/fleetvehicle', {
          ...fleetVehicle,
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          id: 'fleetvehicle-1',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        });
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          id: 'fleetvehicle-1',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no FleetVehicle has',
    about('fleetvehicle.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no FleetVehicle has the id fleetvehicle-unknown';
      await api.create('FleetVehicle', fleetVehicle);
      await api.get('/fleetvehicle/fleetvehicle-unknown').notFound(because);
      await api
        .patch('/fleetvehicle/fleetvehicle-unknown', {
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        })
        .notFound(because);
      await api.delete('/fleetvehicle/fleetvehicle-unknown').notFound(because);
      await api
        .get('/fleetvehicle')
        .ok('requests for an unknown id change nothing', [{ id: 'fleetvehicle-1' }]);
    },
  );
});

test.describe('FleetVehicle: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every FleetVehicle with all of its fields',
    about(
      'fleetvehicle.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        id: 'fleetvehicle-2',
        next_service_km: 50.25,
        trips: 35,
        vehicle_state: 'sold',
        color_tag: 'donuba',
      });
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        id: 'fleetvehicle-3',
        next_service_km: 22.5,
        trips: 30,
        vehicle_state: 'in_service',
        color_tag: 'vovi',
      });
      await api.get('/fleetvehicle').ok('three objects were created', [
        fleetVehicle,
        {
          id: 'fleetvehicle-2',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        },
        {
          id: 'fleetvehicle-3',
          next_service_km: 22.5,
          trips: 30,
          vehicle_state: 'in_service',
          color_tag: 'vovi',
        },
      ]);
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        id: 'fleetvehicle-4',
        vehicle_state: 'available',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-5' });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-6' });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-7' });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-8' });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-9' });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-10' });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-11' });
      await api
        .get('/fleetvehicle')
        .ok('a list holds every object, however many there are', [
          { id: 'fleetvehicle-1' },
          { id: 'fleetvehicle-2' },
          { id: 'fleetvehicle-3' },
          { id: 'fleetvehicle-4' },
          { id: 'fleetvehicle-5' },
          { id: 'fleetvehicle-6' },
          { id: 'fleetvehicle-7' },
          { id: 'fleetvehicle-8' },
          { id: 'fleetvehicle-9' },
          { id: 'fleetvehicle-10' },
          { id: 'fleetvehicle-11' },
        ]);
    },
  );

  test(
    'update of one FleetVehicle leaves another as it was',
    about(
      'fleetvehicle.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        id: 'fleetvehicle-2',
        next_service_km: 50.25,
        trips: 35,
        vehicle_state: 'sold',
        color_tag: 'donuba',
      });
      await api
        .patch('/fleetvehicle/fleetvehicle-2', {
          id: 'fleetvehicle-2',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        })
        .ok('the change is valid');
      await api.get('/fleetvehicle/fleetvehicle-1').ok('another object was updated', fleetVehicle);
      await api.get('/fleetvehicle/fleetvehicle-2').ok('the update is stored', {
        id: 'fleetvehicle-2',
        next_service_km: 50.25,
        trips: 35,
        vehicle_state: 'sold',
        color_tag: 'donuba',
      });
    },
  );

  test(
    'delete of one FleetVehicle leaves another as it was',
    about(
      'fleetvehicle.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        id: 'fleetvehicle-2',
        next_service_km: 50.25,
        trips: 35,
        vehicle_state: 'sold',
        color_tag: 'donuba',
      });
      await api.delete('/fleetvehicle/fleetvehicle-1').removed('the object exists');
      await api.get('/fleetvehicle/fleetvehicle-2').ok('another object was deleted', {
        id: 'fleetvehicle-2',
        next_service_km: 50.25,
        trips: 35,
        vehicle_state: 'sold',
        color_tag: 'donuba',
      });
      await api
        .get('/fleetvehicle')
        .ok('one of two objects was deleted', [{ id: 'fleetvehicle-2' }]);
    },
  );

  test(
    'reset removes every FleetVehicle',
    about(
      'fleetvehicle.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        id: 'fleetvehicle-2',
        next_service_km: 50.25,
        trips: 35,
        vehicle_state: 'sold',
        color_tag: 'donuba',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/fleetvehicle').ok('reset removes all objects', []);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('reset removed it');
    },
  );
});

test.describe('FleetVehicle: required fields and defaults', () => {
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
    'create refuses a FleetVehicle without an id',
    about(
      'fleetvehicle.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/fleetvehicle', without(fleetVehicle, 'id')).invalid('id must be sent');
      await api.get('/fleetvehicle').ok('a refused create stores nothing', []);
    },
  );

  test(
    'next_service_km is 150000 when a create leaves it out',
    about(
      'fleetvehicle.next_service_km.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of next_service_km is 150000';
      await api
        .post('/fleetvehicle', without(fleetVehicle, 'next_service_km'))
        .created(because, { next_service_km: 150000 });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { next_service_km: 150000 });
    },
  );

  test(
    'create accepts a FleetVehicle without trips, which is optional',
    about(
      'fleetvehicle.trips.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'trips is optional';
      await api
        .post('/fleetvehicle', without(fleetVehicle, 'trips'))
        .created(because, { trips: null });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { trips: null });
    },
  );

  test(
    'vehicle_state is "available" when a create leaves it out',
    about(
      'fleetvehicle.vehicle_state.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the default of vehicle_state is "available"';
      await api
        .post('/fleetvehicle', without(fleetVehicle, 'vehicle_state'))
        .created(because, { vehicle_state: 'available' });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { vehicle_state: 'available' });
    },
  );

  test(
    'create refuses a FleetVehicle without color_tag, which is required',
    about(
      'fleetvehicle.color_tag.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/fleetvehicle', without(fleetVehicle, 'color_tag'))
        .invalid('color_tag is required and has no default');
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of next_service_km or color_tag alone leaves every other field as it is',
    about(
      'fleetvehicle.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { next_service_km: 50.25 })
        .ok(because, { ...fleetVehicle, next_service_km: 50.25 });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { color_tag: 'donuba' })
        .ok(because, { ...fleetVehicle, next_service_km: 50.25, color_tag: 'donuba' });
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok(because, { ...fleetVehicle, next_service_km: 50.25, color_tag: 'donuba' });
    },
  );
});

test.describe('FleetVehicle: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for next_service_km',
    about(
      'fleetvehicle.next_service_km.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'next_service_km must not be null';
      await api.post('/fleetvehicle', { ...fleetVehicle, next_service_km: null }).invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', { next_service_km: null }).invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { next_service_km: 27.25 });
    },
  );

  test(
    'trips may be null',
    about(
      'fleetvehicle.trips.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'trips is nullable';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, trips: null })
        .created(because, { trips: null });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { trips: null });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', { trips: null }).ok(because, { trips: null });
      await api.get('/fleetvehicle/fleetvehicle-2').ok(because, { trips: null });
    },
  );

  test(
    'create and update refuse null for vehicle_state',
    about(
      'fleetvehicle.vehicle_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'vehicle_state must not be null';
      await api.post('/fleetvehicle', { ...fleetVehicle, vehicle_state: null }).invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: null }).invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { vehicle_state: 'on_the_road' });
    },
  );

  test(
    'create and update refuse null for color_tag',
    about(
      'fleetvehicle.color_tag.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'color_tag must not be null';
      await api.post('/fleetvehicle', { ...fleetVehicle, color_tag: null }).invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', { color_tag: null }).invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { color_tag: 'nida' });
    },
  );
});

test.describe('FleetVehicle: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'next_service_km may be the whole number 0',
    about(
      'fleetvehicle.next_service_km.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of next_service_km';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, next_service_km: 0 })
        .created(because, { next_service_km: 0 });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { next_service_km: 0 });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api
        .patch('/fleetvehicle/fleetvehicle-2', { next_service_km: 0 })
        .ok(because, { next_service_km: 0 });
      await api.get('/fleetvehicle/fleetvehicle-2').ok(because, { next_service_km: 0 });
    },
  );

  test(
    'next_service_km keeps three decimals',
    about(
      'fleetvehicle.next_service_km.keeps-decimals',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '12.375 is a valid value of next_service_km';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, next_service_km: 12.375 })
        .created(because, { next_service_km: 12.375 });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { next_service_km: 12.375 });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api
        .patch('/fleetvehicle/fleetvehicle-2', { next_service_km: 12.375 })
        .ok(because, { next_service_km: 12.375 });
      await api.get('/fleetvehicle/fleetvehicle-2').ok(because, { next_service_km: 12.375 });
    },
  );

  test(
    'create and update refuse a next_service_km of a wrong type',
    about(
      'fleetvehicle.next_service_km.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'next_service_km must be a number';
      await api.post('/fleetvehicle', { ...fleetVehicle, next_service_km: 'abc' }).invalid(because);
      await api
        .post('/fleetvehicle', { ...fleetVehicle, next_service_km: { value: 'text' } })
        .invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', { next_service_km: 'abc' }).invalid(because);
      await api.patch('/fleetvehicle/fleetvehicle-1', { next_service_km: {} }).invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { next_service_km: 27.25 });
    },
  );

  test(
    'next_service_km may be right at its minimum of 0',
    about(
      'fleetvehicle.next_service_km.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of next_service_km is 0, inclusive';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, next_service_km: 0 })
        .created(because, { next_service_km: 0 });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { next_service_km: 0 });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api
        .patch('/fleetvehicle/fleetvehicle-2', { next_service_km: 0 })
        .ok(because, { next_service_km: 0 });
      await api.get('/fleetvehicle/fleetvehicle-2').ok(because, { next_service_km: 0 });
    },
  );

  test(
    'create and update refuse a next_service_km below its minimum of 0',
    about(
      'fleetvehicle.next_service_km.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'next_service_km must be at least 0';
      await api.post('/fleetvehicle', { ...fleetVehicle, next_service_km: -0.25 }).invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', { next_service_km: -0.25 }).invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { next_service_km: 27.25 });
    },
  );

  test(
    'next_service_km has no maximum',
    about(
      'fleetvehicle.next_service_km.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'next_service_km has no maximum';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, next_service_km: 999999.75 })
        .created(because, { next_service_km: 999999.75 });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { next_service_km: 999999.75 });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api
        .patch('/fleetvehicle/fleetvehicle-2', { next_service_km: 999999.75 })
        .ok(because, { next_service_km: 999999.75 });
      await api.get('/fleetvehicle/fleetvehicle-2').ok(because, { next_service_km: 999999.75 });
    },
  );

  test(
    'create and update refuse a trips of a wrong type',
    about(
      'fleetvehicle.trips.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'trips must be an integer';
      await api.post('/fleetvehicle', { ...fleetVehicle, trips: 'abc' }).invalid(because);
      await api
        .post('/fleetvehicle', { ...fleetVehicle, trips: { value: 'text' } })
        .invalid(because);
      await api.post('/fleetvehicle', { ...fleetVehicle, trips: 9.5 }).invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', { trips: 'abc' }).invalid(because);
      await api.patch('/fleetvehicle/fleetvehicle-1', { trips: {} }).invalid(because);
      await api.patch('/fleetvehicle/fleetvehicle-1', { trips: 9.5 }).invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { trips: 10 });
    },
  );

  test(
    'trips may be right at its minimum of 0',
    about(
      'fleetvehicle.trips.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of trips is 0, inclusive';
      await api.post('/fleetvehicle', { ...fleetVehicle, trips: 0 }).created(because, { trips: 0 });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { trips: 0 });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', { trips: 0 }).ok(because, { trips: 0 });
      await api.get('/fleetvehicle/fleetvehicle-2').ok(because, { trips: 0 });
    },
  );

  test(
    'create and update refuse a trips below its minimum of 0',
    about(
      'fleetvehicle.trips.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'trips must be at least 0';
      await api.post('/fleetvehicle', { ...fleetVehicle, trips: -1 }).invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', { trips: -1 }).invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { trips: 10 });
    },
  );

  test(
    'trips has no maximum',
    about(
      'fleetvehicle.trips.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'trips has no maximum';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, trips: 1000000 })
        .created(because, { trips: 1000000 });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { trips: 1000000 });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api
        .patch('/fleetvehicle/fleetvehicle-2', { trips: 1000000 })
        .ok(because, { trips: 1000000 });
      await api.get('/fleetvehicle/fleetvehicle-2').ok(because, { trips: 1000000 });
    },
  );

  test(
    'create and update refuse a vehicle_state of a wrong type',
    about(
      'fleetvehicle.vehicle_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'vehicle_state must be one of available, on_the_road, in_service, sold';
      await api.post('/fleetvehicle', { ...fleetVehicle, vehicle_state: 421337 }).invalid(because);
      await api
        .post('/fleetvehicle', { ...fleetVehicle, vehicle_state: { value: 'text' } })
        .invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 0 }).invalid(because);
      await api.patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: {} }).invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { vehicle_state: 'on_the_road' });
    },
  );

  test(
    'color_tag of digits alone stays a string',
    about(
      'fleetvehicle.color_tag.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of color_tag';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, color_tag: '0042' })
        .created(because, { color_tag: '0042' });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { color_tag: '0042' });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api
        .patch('/fleetvehicle/fleetvehicle-2', { color_tag: '0042' })
        .ok(because, { color_tag: '0042' });
      await api.get('/fleetvehicle/fleetvehicle-2').ok(because, { color_tag: '0042' });
    },
  );

  test(
    'create and update refuse a color_tag of a wrong type',
    about(
      'fleetvehicle.color_tag.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'color_tag must be a string';
      await api.post('/fleetvehicle', { ...fleetVehicle, color_tag: 421337 }).invalid(because);
      await api
        .post('/fleetvehicle', { ...fleetVehicle, color_tag: { value: 'text' } })
        .invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', { color_tag: 0 }).invalid(because);
      await api.patch('/fleetvehicle/fleetvehicle-1', { color_tag: {} }).invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { color_tag: 'nida' });
    },
  );

  test(
    'color_tag may be right at its maximum length of 20',
    about(
      'fleetvehicle.color_tag.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of color_tag is 20, inclusive';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, color_tag: 'tosalo vado tuladua ' })
        .created(because, { color_tag: 'tosalo vado tuladua ' });
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok(because, { color_tag: 'tosalo vado tuladua ' });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api
        .patch('/fleetvehicle/fleetvehicle-2', { color_tag: 'tosalo vado tuladua ' })
        .ok(because, { color_tag: 'tosalo vado tuladua ' });
      await api
        .get('/fleetvehicle/fleetvehicle-2')
        .ok(because, { color_tag: 'tosalo vado tuladua ' });
    },
  );

  test(
    'create and update refuse a color_tag above its maximum length of 20',
    about(
      'fleetvehicle.color_tag.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'color_tag must have at most 20 characters';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, color_tag: 'numo vita ritu sovas ' })
        .invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { color_tag: 'numo vita ritu sovas ' })
        .invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { color_tag: 'nida' });
    },
  );

  test(
    'color_tag has no minimum length',
    about(
      'fleetvehicle.color_tag.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'color_tag has no minimum length';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, color_tag: 'x' })
        .created(because, { color_tag: 'x' });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { color_tag: 'x' });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api
        .patch('/fleetvehicle/fleetvehicle-2', { color_tag: 'x' })
        .ok(because, { color_tag: 'x' });
      await api.get('/fleetvehicle/fleetvehicle-2').ok(because, { color_tag: 'x' });
    },
  );
});

test.describe('FleetVehicle: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'vehicle_state may be available, on_the_road, in_service, sold',
    about(
      'fleetvehicle.vehicle_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of CompanyVehicleVehicleState';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, vehicle_state: 'available' })
        .created(because, { vehicle_state: 'available' });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 'on_the_road' })
        .ok(because, { vehicle_state: 'on_the_road' });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 'in_service' })
        .ok(because, { vehicle_state: 'in_service' });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 'sold' })
        .ok(because, { vehicle_state: 'sold' });
      await api.get('/fleetvehicle/fleetvehicle-1').ok(because, { vehicle_state: 'sold' });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 'available' })
        .ok(because, { vehicle_state: 'available' });
    },
  );

  test(
    'create and update refuse a vehicle_state that CompanyVehicleVehicleState does not list, such as unheard_of',
    about(
      'fleetvehicle.vehicle_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'vehicle_state must be one of available, on_the_road, in_service, sold';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, vehicle_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/fleetvehicle', { ...fleetVehicle, vehicle_state: 'available ' })
        .invalid(because);
      await api
        .post('/fleetvehicle', { ...fleetVehicle, vehicle_state: 'availabl' })
        .invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { vehicle_state: 'on_the_road' });
    },
  );

  test(
    'create and update refuse the vehicle_state AVAILABLE, as upper and lower case differ',
    about(
      'fleetvehicle.vehicle_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'vehicle_state must be one of available, on_the_road, in_service, sold';
      await api
        .post('/fleetvehicle', { ...fleetVehicle, vehicle_state: 'AVAILABLE' })
        .invalid(because);
      await api.get('/fleetvehicle/fleetvehicle-1').notFound('a refused create stores nothing');
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 'AVAILABLE' })
        .invalid(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused update changes nothing', { vehicle_state: 'on_the_road' });
    },
  );
});

test.describe('FleetVehicle: actions', () => {
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
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'depart moves vehicle_state from available to on_the_road',
    about(
      'fleetvehicle.depart.moves-from-available',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', { ...fleetVehicle, vehicle_state: 'available' });
      await api
        .post('/fleetvehicle/fleetvehicle-1/depart')
        .ok('the state is right and every condition holds', { ...fleetVehicle, trips: 11 });
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('what the action did is stored', { ...fleetVehicle, trips: 11 });
    },
  );

  test(
    'depart applies the effect: increase this.trips by 1',
    about(
      'fleetvehicle.depart.effect-increase-trips-by-1',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', { ...fleetVehicle, vehicle_state: 'available' });
      await api
        .post('/fleetvehicle/fleetvehicle-1/depart')
        .ok('the state is right and every condition holds');
      await api.get('/fleetvehicle/fleetvehicle-1').ok('increase this.trips by 1', {
        trips: 11,
        id: 'fleetvehicle-1',
        next_service_km: 27.25,
        color_tag: 'nida',
      });
    },
  );

  test(
    'depart leaves objects alone that it does not concern',
    about(
      'fleetvehicle.depart.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', { ...fleetVehicle, vehicle_state: 'available' });
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        id: 'fleetvehicle-2',
        vehicle_state: 'available',
      });
      await api
        .post('/fleetvehicle/fleetvehicle-1/depart')
        .ok('the state is right and every condition holds');
      await api
        .get('/fleetvehicle/fleetvehicle-2')
        .ok('depart was called on fleetvehicle-1, which does not concern this object', {
          ...fleetVehicle,
          id: 'fleetvehicle-2',
          vehicle_state: 'available',
        });
    },
  );

  test(
    'depart acts on what updates left, and later updates leave what it did',
    about(
      'fleetvehicle.depart.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('FleetVehicle', { ...fleetVehicle, trips: 35 });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 'available', trips: 10 })
        .ok(because);
      await api
        .post('/fleetvehicle/fleetvehicle-1/depart')
        .ok('the state is right and every condition holds');
      await api
        .get('/fleetvehicle')
        .ok('a list shows what depart did', [
          { id: 'fleetvehicle-1', vehicle_state: 'on_the_road', trips: 11 },
        ]);
      await api.patch('/fleetvehicle/fleetvehicle-1', { next_service_km: 50.25 }).ok(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('what depart did stays when something else is updated', {
          next_service_km: 50.25,
          vehicle_state: 'on_the_road',
          trips: 11,
        });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 'available' })
        .ok('an update may lead back to any vehicle_state');
      await api
        .post('/fleetvehicle/fleetvehicle-1/depart')
        .ok('the state is right and every condition holds', {
          vehicle_state: 'on_the_road',
          trips: 12,
        });
    },
  );

  test(
    'depart answers 404 for an id that no FleetVehicle has',
    about('fleetvehicle.depart.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .post('/fleetvehicle/fleetvehicle-unknown/depart')
        .notFound('no FleetVehicle has the id fleetvehicle-unknown');
      await api.delete('/fleetvehicle/fleetvehicle-1').removed('the object exists');
      await api.post('/fleetvehicle/fleetvehicle-1/depart').notFound('it was deleted');
    },
  );

  test(
    'depart is refused while vehicle_state is on_the_road',
    about(
      'fleetvehicle.depart.refuses-from-on_the_road',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .post('/fleetvehicle/fleetvehicle-1/depart')
        .refused('depart starts from available, and vehicle_state is on_the_road');
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused action changes nothing', { vehicle_state: 'on_the_road', trips: 10 });
    },
  );

  test(
    'depart is refused while vehicle_state is in_service',
    about(
      'fleetvehicle.depart.refuses-from-in_service',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', { ...fleetVehicle, vehicle_state: 'in_service' });
      await api
        .post('/fleetvehicle/fleetvehicle-1/depart')
        .refused('depart starts from available, and vehicle_state is in_service');
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused action changes nothing', { vehicle_state: 'in_service', trips: 10 });
    },
  );

  test(
    'depart is refused while vehicle_state is sold',
    about(
      'fleetvehicle.depart.refuses-from-sold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', { ...fleetVehicle, vehicle_state: 'sold' });
      await api
        .post('/fleetvehicle/fleetvehicle-1/depart')
        .refused('depart starts from available, and vehicle_state is sold');
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused action changes nothing', { vehicle_state: 'sold', trips: 10 });
    },
  );

  test(
    'mark_on_the_road moves vehicle_state from available to on_the_road',
    about(
      'fleetvehicle.mark_on_the_road.moves-from-available',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        vehicle_state: 'available',
        next_service_km: 250000,
      });
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .ok('the state is right and every condition holds', {
          ...fleetVehicle,
          next_service_km: 250000,
          trips: 110,
        });
      await api.get('/fleetvehicle/fleetvehicle-1').ok('what the action did is stored', {
        ...fleetVehicle,
        next_service_km: 250000,
        trips: 110,
      });
    },
  );

  test(
    'mark_on_the_road applies the effect: increase this.trips by 100',
    about(
      'fleetvehicle.mark_on_the_road.effect-increase-trips-by-100',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        vehicle_state: 'available',
        next_service_km: 250000,
      });
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .ok('the state is right and every condition holds');
      await api.get('/fleetvehicle/fleetvehicle-1').ok('increase this.trips by 100', {
        trips: 110,
        id: 'fleetvehicle-1',
        next_service_km: 250000,
        color_tag: 'nida',
      });
    },
  );

  test(
    'mark_on_the_road leaves objects alone that it does not concern',
    about(
      'fleetvehicle.mark_on_the_road.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        vehicle_state: 'available',
        next_service_km: 250000,
      });
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        id: 'fleetvehicle-2',
        vehicle_state: 'available',
        next_service_km: 250000,
      });
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .ok('the state is right and every condition holds');
      await api
        .get('/fleetvehicle/fleetvehicle-2')
        .ok('mark_on_the_road was called on fleetvehicle-1, which does not concern this object', {
          id: 'fleetvehicle-2',
          next_service_km: 250000,
          trips: 10,
          vehicle_state: 'available',
          color_tag: 'nida',
        });
    },
  );

  test(
    'mark_on_the_road acts on what updates left, and later updates leave what it did',
    about(
      'fleetvehicle.mark_on_the_road.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('FleetVehicle', { ...fleetVehicle, next_service_km: 249999.75, trips: 35 });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', {
          vehicle_state: 'available',
          next_service_km: 250000,
          trips: 10,
        })
        .ok(because);
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .ok('the state is right and every condition holds');
      await api
        .get('/fleetvehicle')
        .ok('a list shows what mark_on_the_road did', [
          { id: 'fleetvehicle-1', vehicle_state: 'on_the_road', trips: 110 },
        ]);
      await api.patch('/fleetvehicle/fleetvehicle-1', { color_tag: 'donuba' }).ok(because);
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('what mark_on_the_road did stays when something else is updated', {
          color_tag: 'donuba',
          vehicle_state: 'on_the_road',
          trips: 110,
        });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { vehicle_state: 'available' })
        .ok('an update may lead back to any vehicle_state');
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .ok('the state is right and every condition holds', {
          vehicle_state: 'on_the_road',
          trips: 210,
        });
    },
  );

  test(
    'mark_on_the_road answers 404 for an id that no FleetVehicle has',
    about(
      'fleetvehicle.mark_on_the_road.unknown-id',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api
        .post('/fleetvehicle/fleetvehicle-unknown/mark_on_the_road')
        .notFound('no FleetVehicle has the id fleetvehicle-unknown');
      await api.delete('/fleetvehicle/fleetvehicle-1').removed('the object exists');
      await api.post('/fleetvehicle/fleetvehicle-1/mark_on_the_road').notFound('it was deleted');
    },
  );

  test(
    'mark_on_the_road is refused while vehicle_state is on_the_road',
    about(
      'fleetvehicle.mark_on_the_road.refuses-from-on_the_road',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', { ...fleetVehicle, next_service_km: 250000 });
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .refused('mark_on_the_road starts from available, and vehicle_state is on_the_road');
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused action changes nothing', { vehicle_state: 'on_the_road', trips: 10 });
    },
  );

  test(
    'mark_on_the_road is refused while vehicle_state is in_service',
    about(
      'fleetvehicle.mark_on_the_road.refuses-from-in_service',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        vehicle_state: 'in_service',
        next_service_km: 250000,
      });
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .refused('mark_on_the_road starts from available, and vehicle_state is in_service');
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused action changes nothing', { vehicle_state: 'in_service', trips: 10 });
    },
  );

  test(
    'mark_on_the_road is refused while vehicle_state is sold',
    about(
      'fleetvehicle.mark_on_the_road.refuses-from-sold',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        vehicle_state: 'sold',
        next_service_km: 250000,
      });
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .refused('mark_on_the_road starts from available, and vehicle_state is sold');
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused action changes nothing', { vehicle_state: 'sold', trips: 10 });
    },
  );

  test(
    'mark_on_the_road is refused unless this.next_service_km * 2 >= 500000',
    about(
      'fleetvehicle.mark_on_the_road.refuses-unless-next_service_km-times-2-gte-500000',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        vehicle_state: 'available',
        next_service_km: 249999.75,
      });
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .refused('the condition this.next_service_km * 2 >= 500000 is not satisfied');
      await api
        .get('/fleetvehicle/fleetvehicle-1')
        .ok('a refused action changes nothing', { vehicle_state: 'available', trips: 10 });
      await api
        .patch('/fleetvehicle/fleetvehicle-1', { next_service_km: 900000 })
        .ok('the change is valid');
      await api
        .post('/fleetvehicle/fleetvehicle-1/mark_on_the_road')
        .ok('the state is right and every condition holds');
    },
  );
});
