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
      await api.post('/fleetvehicle', {
        body: fleetVehicle,
        status: [200, 201],
        answer: fleetVehicle,
        because: 'create answers the object that was sent',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: fleetVehicle,
        because: 'read answers the object that was created',
      });
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, id: 'fleetvehicle-2' },
        status: [200, 201],
        answer: { id: 'fleetvehicle-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { next_service_km: 50.25, trips: 35, vehicle_state: 'sold', color_tag: 'donuba' },
        status: [200],
        answer: {
          id: 'fleetvehicle-1',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { next_service_km: 50.25, trips: 35, vehicle_state: 'sold', color_tag: 'donuba' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('fleetvehicle.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: {
          id: 'fleetvehicle-1',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        },
        status: [200],
        answer: {
          id: 'fleetvehicle-1',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: {
          id: 'fleetvehicle-1',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { next_service_km: 50.25, color_tag: 421337 },
        status: [400, 422],
        because: 'color_tag must be a string',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: fleetVehicle,
        because: 'a refused update changes nothing',
      });
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
      await api.create('FleetVehicle', fleetVehicle);
      await api.delete('/fleetvehicle/fleetvehicle-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', { status: [404], because: 'it was deleted' });
      await api.get('/fleetvehicle', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no FleetVehicle has',
    about('fleetvehicle.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api.get('/fleetvehicle/fleetvehicle-unknown', {
        status: [404],
        because: 'no FleetVehicle has the id fleetvehicle-unknown',
      });
      await api.patch('/fleetvehicle/fleetvehicle-unknown', {
        body: { next_service_km: 50.25, trips: 35, vehicle_state: 'sold', color_tag: 'donuba' },
        status: [404],
        because: 'no FleetVehicle has the id fleetvehicle-unknown',
      });
      await api.delete('/fleetvehicle/fleetvehicle-unknown', {
        status: [404],
        because: 'no FleetVehicle has the id fleetvehicle-unknown',
      });
      await api.get('/fleetvehicle', {
        status: [200],
        answer: [{ id: 'fleetvehicle-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/fleetvehicle', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: {
          id: 'fleetvehicle-2',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: fleetVehicle,
        because: 'another object was updated',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: {
          id: 'fleetvehicle-2',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        },
        because: 'the update is stored',
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
      await api.delete('/fleetvehicle/fleetvehicle-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: {
          id: 'fleetvehicle-2',
          next_service_km: 50.25,
          trips: 35,
          vehicle_state: 'sold',
          color_tag: 'donuba',
        },
        because: 'another object was deleted',
      });
      await api.get('/fleetvehicle', {
        status: [200],
        answer: [{ id: 'fleetvehicle-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/fleetvehicle', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/fleetvehicle', {
        body: without(fleetVehicle, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/fleetvehicle', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: without(fleetVehicle, 'next_service_km'),
        status: [200, 201],
        answer: { next_service_km: 150000 },
        because: 'the default of next_service_km is 150000',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { next_service_km: 150000 },
        because: 'the default of next_service_km is 150000',
      });
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
      await api.post('/fleetvehicle', {
        body: without(fleetVehicle, 'trips'),
        status: [200, 201],
        answer: { trips: null },
        because: 'trips is optional',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { trips: null },
        because: 'trips is optional',
      });
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
      await api.post('/fleetvehicle', {
        body: without(fleetVehicle, 'vehicle_state'),
        status: [200, 201],
        answer: { vehicle_state: 'available' },
        because: 'the default of vehicle_state is "available"',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'available' },
        because: 'the default of vehicle_state is "available"',
      });
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
      await api.post('/fleetvehicle', {
        body: without(fleetVehicle, 'color_tag'),
        status: [400, 422],
        because: 'color_tag is required and has no default',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { next_service_km: 50.25 },
        status: [200],
        answer: { ...fleetVehicle, next_service_km: 50.25 },
        because: 'an update touches only what it carries',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { color_tag: 'donuba' },
        status: [200],
        answer: { ...fleetVehicle, next_service_km: 50.25, color_tag: 'donuba' },
        because: 'an update touches only what it carries',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { ...fleetVehicle, next_service_km: 50.25, color_tag: 'donuba' },
        because: 'an update touches only what it carries',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, next_service_km: null },
        status: [400, 422],
        because: 'next_service_km must not be null',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { next_service_km: null },
        status: [400, 422],
        because: 'next_service_km must not be null',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { next_service_km: 27.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, trips: null },
        status: [200, 201],
        answer: { trips: null },
        because: 'trips is nullable',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { trips: null },
        because: 'trips is nullable',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: { trips: null },
        status: [200],
        answer: { trips: null },
        because: 'trips is nullable',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { trips: null },
        because: 'trips is nullable',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, vehicle_state: null },
        status: [400, 422],
        because: 'vehicle_state must not be null',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { vehicle_state: null },
        status: [400, 422],
        because: 'vehicle_state must not be null',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'on_the_road' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, color_tag: null },
        status: [400, 422],
        because: 'color_tag must not be null',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { color_tag: null },
        status: [400, 422],
        because: 'color_tag must not be null',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { color_tag: 'nida' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('FleetVehicle: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, next_service_km: 0 },
        status: [200, 201],
        answer: { next_service_km: 0 },
        because: '0 is a valid value of next_service_km',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { next_service_km: 0 },
        because: '0 is a valid value of next_service_km',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: { next_service_km: 0 },
        status: [200],
        answer: { next_service_km: 0 },
        because: '0 is a valid value of next_service_km',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { next_service_km: 0 },
        because: '0 is a valid value of next_service_km',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, next_service_km: 'abc' },
        status: [400, 422],
        because: 'next_service_km must be a number',
      });
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, next_service_km: { value: 'text' } },
        status: [400, 422],
        because: 'next_service_km must be a number',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { next_service_km: 'abc' },
        status: [400, 422],
        because: 'next_service_km must be a number',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { next_service_km: { value: 'text' } },
        status: [400, 422],
        because: 'next_service_km must be a number',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { next_service_km: 27.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, next_service_km: 0 },
        status: [200, 201],
        answer: { next_service_km: 0 },
        because: 'the minimum of next_service_km is 0, inclusive',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { next_service_km: 0 },
        because: 'the minimum of next_service_km is 0, inclusive',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: { next_service_km: 0 },
        status: [200],
        answer: { next_service_km: 0 },
        because: 'the minimum of next_service_km is 0, inclusive',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { next_service_km: 0 },
        because: 'the minimum of next_service_km is 0, inclusive',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, next_service_km: -0.25 },
        status: [400, 422],
        because: 'next_service_km must be at least 0',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { next_service_km: -0.25 },
        status: [400, 422],
        because: 'next_service_km must be at least 0',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { next_service_km: 27.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, next_service_km: 999999.75 },
        status: [200, 201],
        answer: { next_service_km: 999999.75 },
        because: 'next_service_km has no maximum',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { next_service_km: 999999.75 },
        because: 'next_service_km has no maximum',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: { next_service_km: 999999.75 },
        status: [200],
        answer: { next_service_km: 999999.75 },
        because: 'next_service_km has no maximum',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { next_service_km: 999999.75 },
        because: 'next_service_km has no maximum',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, trips: 'abc' },
        status: [400, 422],
        because: 'trips must be an integer',
      });
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, trips: { value: 'text' } },
        status: [400, 422],
        because: 'trips must be an integer',
      });
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, trips: 9.5 },
        status: [400, 422],
        because: 'trips must be an integer',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { trips: 'abc' },
        status: [400, 422],
        because: 'trips must be an integer',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { trips: { value: 'text' } },
        status: [400, 422],
        because: 'trips must be an integer',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { trips: 9.5 },
        status: [400, 422],
        because: 'trips must be an integer',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { trips: 10 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, trips: 0 },
        status: [200, 201],
        answer: { trips: 0 },
        because: 'the minimum of trips is 0, inclusive',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { trips: 0 },
        because: 'the minimum of trips is 0, inclusive',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: { trips: 0 },
        status: [200],
        answer: { trips: 0 },
        because: 'the minimum of trips is 0, inclusive',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { trips: 0 },
        because: 'the minimum of trips is 0, inclusive',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, trips: -1 },
        status: [400, 422],
        because: 'trips must be at least 0',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { trips: -1 },
        status: [400, 422],
        because: 'trips must be at least 0',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { trips: 10 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, trips: 1000000 },
        status: [200, 201],
        answer: { trips: 1000000 },
        because: 'trips has no maximum',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { trips: 1000000 },
        because: 'trips has no maximum',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: { trips: 1000000 },
        status: [200],
        answer: { trips: 1000000 },
        because: 'trips has no maximum',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { trips: 1000000 },
        because: 'trips has no maximum',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, vehicle_state: 421337 },
        status: [400, 422],
        because: 'vehicle_state must be one of available, on_the_road, in_service, sold',
      });
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, vehicle_state: { value: 'text' } },
        status: [400, 422],
        because: 'vehicle_state must be one of available, on_the_road, in_service, sold',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { vehicle_state: 421337 },
        status: [400, 422],
        because: 'vehicle_state must be one of available, on_the_road, in_service, sold',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { vehicle_state: { value: 'text' } },
        status: [400, 422],
        because: 'vehicle_state must be one of available, on_the_road, in_service, sold',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'on_the_road' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, color_tag: '0042' },
        status: [200, 201],
        answer: { color_tag: '0042' },
        because: '"0042" is a valid value of color_tag',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { color_tag: '0042' },
        because: '"0042" is a valid value of color_tag',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: { color_tag: '0042' },
        status: [200],
        answer: { color_tag: '0042' },
        because: '"0042" is a valid value of color_tag',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { color_tag: '0042' },
        because: '"0042" is a valid value of color_tag',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, color_tag: 421337 },
        status: [400, 422],
        because: 'color_tag must be a string',
      });
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, color_tag: { value: 'text' } },
        status: [400, 422],
        because: 'color_tag must be a string',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { color_tag: 421337 },
        status: [400, 422],
        because: 'color_tag must be a string',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { color_tag: { value: 'text' } },
        status: [400, 422],
        because: 'color_tag must be a string',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { color_tag: 'nida' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, color_tag: 'tosalo vado tuladu m' },
        status: [200, 201],
        answer: { color_tag: 'tosalo vado tuladu m' },
        because: 'the maximum length of color_tag is 20, inclusive',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { color_tag: 'tosalo vado tuladu m' },
        because: 'the maximum length of color_tag is 20, inclusive',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: { color_tag: 'tosalo vado tuladu m' },
        status: [200],
        answer: { color_tag: 'tosalo vado tuladu m' },
        because: 'the maximum length of color_tag is 20, inclusive',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { color_tag: 'tosalo vado tuladu m' },
        because: 'the maximum length of color_tag is 20, inclusive',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, color_tag: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'color_tag must have at most 20 characters',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { color_tag: 'numo vita ritu sovasi' },
        status: [400, 422],
        because: 'color_tag must have at most 20 characters',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { color_tag: 'nida' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, color_tag: 'x' },
        status: [200, 201],
        answer: { color_tag: 'x' },
        because: 'color_tag has no minimum length',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { color_tag: 'x' },
        because: 'color_tag has no minimum length',
      });
      await api.create('FleetVehicle', { ...fleetVehicle, id: 'fleetvehicle-2' });
      await api.patch('/fleetvehicle/fleetvehicle-2', {
        body: { color_tag: 'x' },
        status: [200],
        answer: { color_tag: 'x' },
        because: 'color_tag has no minimum length',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { color_tag: 'x' },
        because: 'color_tag has no minimum length',
      });
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
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, vehicle_state: 'available' },
        status: [200, 201],
        answer: { vehicle_state: 'available' },
        because: 'the value is one of CompanyVehicleVehicleState',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { vehicle_state: 'on_the_road' },
        status: [200],
        answer: { vehicle_state: 'on_the_road' },
        because: 'the value is one of CompanyVehicleVehicleState',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { vehicle_state: 'in_service' },
        status: [200],
        answer: { vehicle_state: 'in_service' },
        because: 'the value is one of CompanyVehicleVehicleState',
      });
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { vehicle_state: 'sold' },
        status: [200],
        answer: { vehicle_state: 'sold' },
        because: 'the value is one of CompanyVehicleVehicleState',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'sold' },
        because: 'the value is one of CompanyVehicleVehicleState',
      });
    },
  );

  test(
    'create and update refuse the vehicle_state unheard_of, which CompanyVehicleVehicleState does not have',
    about(
      'fleetvehicle.vehicle_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, vehicle_state: 'unheard_of' },
        status: [400, 422],
        because: 'vehicle_state must be one of available, on_the_road, in_service, sold',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { vehicle_state: 'unheard_of' },
        status: [400, 422],
        because: 'vehicle_state must be one of available, on_the_road, in_service, sold',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'on_the_road' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle', {
        body: { ...fleetVehicle, vehicle_state: 'AVAILABLE' },
        status: [400, 422],
        because: 'vehicle_state must be one of available, on_the_road, in_service, sold',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('FleetVehicle', fleetVehicle);
      await api.patch('/fleetvehicle/fleetvehicle-1', {
        body: { vehicle_state: 'AVAILABLE' },
        status: [400, 422],
        because: 'vehicle_state must be one of available, on_the_road, in_service, sold',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'on_the_road' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/fleetvehicle/fleetvehicle-1/depart', {
        status: [200],
        answer: { ...fleetVehicle, trips: 11 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { ...fleetVehicle, trips: 11 },
        because: 'what the action did is stored',
      });
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
      await api.post('/fleetvehicle/fleetvehicle-1/depart', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { trips: 11, id: 'fleetvehicle-1', next_service_km: 27.25, color_tag: 'nida' },
        because: 'increase this.trips by 1',
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
      await api.post('/fleetvehicle/fleetvehicle-1/depart', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: { ...fleetVehicle, id: 'fleetvehicle-2', vehicle_state: 'available' },
        because: 'depart was called on fleetvehicle-1, which does not concern this object',
      });
    },
  );

  test(
    'depart answers 404 for an id that no FleetVehicle has',
    about('fleetvehicle.depart.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('FleetVehicle', fleetVehicle);
      await api.post('/fleetvehicle/fleetvehicle-unknown/depart', {
        status: [404],
        because: 'no FleetVehicle has the id fleetvehicle-unknown',
      });
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
      await api.post('/fleetvehicle/fleetvehicle-1/depart', {
        status: [400, 409],
        because: 'depart starts from available, and vehicle_state is on_the_road',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'on_the_road', trips: 10 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/fleetvehicle/fleetvehicle-1/depart', {
        status: [400, 409],
        because: 'depart starts from available, and vehicle_state is in_service',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'in_service', trips: 10 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/fleetvehicle/fleetvehicle-1/depart', {
        status: [400, 409],
        because: 'depart starts from available, and vehicle_state is sold',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'sold', trips: 10 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/fleetvehicle/fleetvehicle-1/mark_on_the_road', {
        status: [200],
        answer: { ...fleetVehicle, next_service_km: 250000, trips: 110 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { ...fleetVehicle, next_service_km: 250000, trips: 110 },
        because: 'what the action did is stored',
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
      await api.post('/fleetvehicle/fleetvehicle-1/mark_on_the_road', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { trips: 110, id: 'fleetvehicle-1', next_service_km: 250000, color_tag: 'nida' },
        because: 'increase this.trips by 100',
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
      await api.post('/fleetvehicle/fleetvehicle-1/mark_on_the_road', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/fleetvehicle/fleetvehicle-2', {
        status: [200],
        answer: {
          id: 'fleetvehicle-2',
          next_service_km: 250000,
          trips: 10,
          vehicle_state: 'available',
          color_tag: 'nida',
        },
        because:
          'mark_on_the_road was called on fleetvehicle-1, which does not concern this object',
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
      await api.post('/fleetvehicle/fleetvehicle-unknown/mark_on_the_road', {
        status: [404],
        because: 'no FleetVehicle has the id fleetvehicle-unknown',
      });
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
      await api.post('/fleetvehicle/fleetvehicle-1/mark_on_the_road', {
        status: [400, 409],
        because: 'mark_on_the_road starts from available, and vehicle_state is on_the_road',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'on_the_road', trips: 10 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/fleetvehicle/fleetvehicle-1/mark_on_the_road', {
        status: [400, 409],
        because: 'mark_on_the_road starts from available, and vehicle_state is in_service',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'in_service', trips: 10 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/fleetvehicle/fleetvehicle-1/mark_on_the_road', {
        status: [400, 409],
        because: 'mark_on_the_road starts from available, and vehicle_state is sold',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'sold', trips: 10 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'mark_on_the_road is refused unless this.next_service_km * 2 >= 500000',
    about(
      'fleetvehicle.mark_on_the_road.refuses-unless-next_service_km-times-2-gte-500000',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('FleetVehicle', {
        ...fleetVehicle,
        vehicle_state: 'available',
        next_service_km: 249999.75,
      });
      await api.post('/fleetvehicle/fleetvehicle-1/mark_on_the_road', {
        status: [400, 409],
        because: 'the condition this.next_service_km * 2 >= 500000 is not satisfied',
      });
      await api.get('/fleetvehicle/fleetvehicle-1', {
        status: [200],
        answer: { vehicle_state: 'available', trips: 10 },
        because: 'a refused action changes nothing',
      });
    },
  );
});
