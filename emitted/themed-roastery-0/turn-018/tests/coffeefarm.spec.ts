import { about, test, without } from '../support/api.ts';

// A valid CoffeeFarm, as the tests send it.
const coffeeFarm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'coffeefarm-1',
  partnership: 'trial',
  reviewed_at: '2025-05-24 12:31:23',
  lots_rejected: 76,
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

// A valid Variety, as the tests send it.
const variety = {
  cup_potential: 86,
  id: 'variety-1',
  rust_resistant: true,
  species: 'arabica',
  cultivar_name: 'vobo',
  view_count: 30,
  parent_variety: null,
};

test.describe('CoffeeFarm: create, read, update and delete', () => {
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
    'create answers the new CoffeeFarm, and read answers it again',
    about(
      'coffeefarm.create.answers-the-object',
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
        .post('/coffeefarm', coffeeFarm)
        .created('create answers the object that was sent', { ...coffeeFarm, varieties: [] });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('read answers the object that was created', { ...coffeeFarm, varieties: [] });
      await api
        .post('/coffeefarm', { ...coffeeFarm, id: 'coffeefarm-2' })
        .created('objects may be alike in everything but their ids', { id: 'coffeefarm-2' });
    },
  );

  test(
    'the id of a CoffeeFarm may be any text, upper and lower case told apart, but no number',
    about(
      'coffeefarm.create.accepts-any-id',
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
        .post('/coffeefarm', { ...coffeeFarm, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/coffeefarm/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/coffeefarm/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...coffeeFarm,
          id: 'Room 2.B at the Very End of the Long Hall',
          varieties: [],
        });
      await api.post('/coffeefarm', { ...coffeeFarm, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole CoffeeFarm',
    about(
      'coffeefarm.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        })
        .ok('every one of these fields was sent', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-1',
          partnership: 'prospect',
          varieties: [],
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        });
      await api.get('/coffeefarm/coffeefarm-1').ok('the update is stored', {
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'prospect',
        reviewed_at: '2027-12-06 13:05:06',
        lots_rejected: 69,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('coffeefarm.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          id: 'coffeefarm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        })
        .ok(because, {
          id: 'coffeefarm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {
        id: 'coffeefarm-1',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'prospect',
        reviewed_at: '2027-12-06 13:05:06',
        lots_rejected: 69,
      });
    },
  );

  test(
    'update that is refused for lots_rejected does not change altitude_m either',
    about(
      'coffeefarm.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77, lots_rejected: 'abc' })
        .invalid('lots_rejected must be an integer');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { ...coffeeFarm, varieties: [] });
    },
  );

  test(
    'delete removes a CoffeeFarm: no read finds it and no list holds it',
    about(
      'coffeefarm.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api.get('/coffeefarm/coffeefarm-1').notFound(because);
      await api.patch('/coffeefarm/coffeefarm-1', { id: 'coffeefarm-1' }).notFound(because);
      await api.get('/coffeefarm').ok('what was deleted is in no list', []);
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-1',
          partnership: 'prospect',
          varieties: [],
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-1',
          partnership: 'prospect',
          varieties: [],
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeFarm has',
    about('coffeefarm.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no CoffeeFarm has the id coffeefarm-unknown';
      await api.create('CoffeeFarm', coffeeFarm);
      await api.get('/coffeefarm/coffeefarm-unknown').notFound(because);
      await api
        .patch('/coffeefarm/coffeefarm-unknown', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        })
        .notFound(because);
      await api.delete('/coffeefarm/coffeefarm-unknown').notFound(because);
      await api
        .get('/coffeefarm')
        .ok('requests for an unknown id change nothing', [{ id: 'coffeefarm-1' }]);
    },
  );
});

test.describe('CoffeeFarm: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every CoffeeFarm with all of its fields',
    about(
      'coffeefarm.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'prospect',
        reviewed_at: '2027-12-06 13:05:06',
        lots_rejected: 69,
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-3',
        altitude_m: 22,
        country: 'gosu',
        farm_name: 'tababi',
        partnership: 'former',
        reviewed_at: '2025-03-13 04:25:54',
        lots_rejected: 88,
      });
      await api.get('/coffeefarm').ok('three objects were created', [
        { ...coffeeFarm, varieties: [] },
        {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-2',
          partnership: 'prospect',
          varieties: [],
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        {
          altitude_m: 22,
          country: 'gosu',
          farm_name: 'tababi',
          id: 'coffeefarm-3',
          partnership: 'former',
          varieties: [],
          reviewed_at: '2025-03-13 04:25:54',
          lots_rejected: 88,
        },
      ]);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-4', partnership: 'paused' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-5', partnership: 'partner' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-6' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-7' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-8' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-9' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-10' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-11' });
      await api
        .get('/coffeefarm')
        .ok('a list holds every object, however many there are', [
          { id: 'coffeefarm-1' },
          { id: 'coffeefarm-2' },
          { id: 'coffeefarm-3' },
          { id: 'coffeefarm-4' },
          { id: 'coffeefarm-5' },
          { id: 'coffeefarm-6' },
          { id: 'coffeefarm-7' },
          { id: 'coffeefarm-8' },
          { id: 'coffeefarm-9' },
          { id: 'coffeefarm-10' },
          { id: 'coffeefarm-11' },
        ]);
    },
  );

  test(
    'update of one CoffeeFarm leaves another as it was',
    about(
      'coffeefarm.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'prospect',
        reviewed_at: '2027-12-06 13:05:06',
        lots_rejected: 69,
      });
      await api
        .patch('/coffeefarm/coffeefarm-2', {
          id: 'coffeefarm-2',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        })
        .ok('the change is valid');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('another object was updated', { ...coffeeFarm, varieties: [] });
      await api.get('/coffeefarm/coffeefarm-2').ok('the update is stored', {
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        id: 'coffeefarm-2',
        partnership: 'prospect',
        varieties: [],
        reviewed_at: '2027-12-06 13:05:06',
        lots_rejected: 69,
      });
    },
  );

  test(
    'delete of one CoffeeFarm leaves another as it was',
    about(
      'coffeefarm.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'prospect',
        reviewed_at: '2027-12-06 13:05:06',
        lots_rejected: 69,
      });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api.get('/coffeefarm/coffeefarm-2').ok('another object was deleted', {
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        id: 'coffeefarm-2',
        partnership: 'prospect',
        varieties: [],
        reviewed_at: '2027-12-06 13:05:06',
        lots_rejected: 69,
      });
      await api.get('/coffeefarm').ok('one of two objects was deleted', [{ id: 'coffeefarm-2' }]);
    },
  );

  test(
    'reset removes every CoffeeFarm',
    about(
      'coffeefarm.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'prospect',
        reviewed_at: '2027-12-06 13:05:06',
        lots_rejected: 69,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/coffeefarm').ok('reset removes all objects', []);
      await api.get('/coffeefarm/coffeefarm-1').notFound('reset removed it');
    },
  );

  test(
    'CoffeeFarm and GreenLot objects may have the same id',
    about(
      'coffeefarm.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a list holds the objects of one entity alone';
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'same-1' });
      await api.create('GreenLot', { ...greenLot, id: 'same-1' });
      await api.get('/coffeefarm').ok(because, [{ id: 'same-1' }]);
      await api.get('/greenlot').ok(because, [{ id: 'same-1' }]);
      await api.delete('/greenlot/same-1').removed('the object exists');
      await api.get('/greenlot/same-1').notFound('only CoffeeFarm has the id same-1 now');
      await api
        .get('/coffeefarm/same-1')
        .ok('only the GreenLot was deleted', { ...coffeeFarm, id: 'same-1', varieties: [] });
    },
  );
});

test.describe('CoffeeFarm: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a CoffeeFarm without altitude_m, which is optional',
    about(
      'coffeefarm.altitude_m.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m is optional';
      await api
        .post('/coffeefarm', without(coffeeFarm, 'altitude_m'))
        .created(because, { altitude_m: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { altitude_m: null });
    },
  );

  test(
    'create accepts a CoffeeFarm without country, which is optional',
    about(
      'coffeefarm.country.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country is optional';
      await api
        .post('/coffeefarm', without(coffeeFarm, 'country'))
        .created(because, { country: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { country: null });
    },
  );

  test(
    'create refuses a CoffeeFarm without farm_name, which is required',
    about(
      'coffeefarm.farm_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'farm_name'))
        .invalid('farm_name is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a CoffeeFarm without partnership, which is required',
    about(
      'coffeefarm.partnership.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'partnership'))
        .invalid('partnership is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a CoffeeFarm without reviewed_at, which is required',
    about(
      'coffeefarm.reviewed_at.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'reviewed_at'))
        .invalid('reviewed_at is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a CoffeeFarm without lots_rejected, which is required',
    about(
      'coffeefarm.lots_rejected.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/coffeefarm', without(coffeeFarm, 'lots_rejected'))
        .invalid('lots_rejected is required and has no default');
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of altitude_m or lots_rejected alone leaves every other field as it is',
    about(
      'coffeefarm.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Variety', variety);
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1'] });
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok(because, { ...coffeeFarm, altitude_m: 77, varieties: ['variety-1'] });
      await api.patch('/coffeefarm/coffeefarm-1', { lots_rejected: 69 }).ok(because, {
        ...coffeeFarm,
        altitude_m: 77,
        varieties: ['variety-1'],
        lots_rejected: 69,
      });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {
        ...coffeeFarm,
        altitude_m: 77,
        varieties: ['variety-1'],
        lots_rejected: 69,
      });
    },
  );
});

test.describe('CoffeeFarm: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'altitude_m may be null',
    about(
      'coffeefarm.altitude_m.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m is nullable';
      await api
        .post('/coffeefarm', { ...coffeeFarm, altitude_m: null })
        .created(because, { altitude_m: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { altitude_m: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { altitude_m: null })
        .ok(because, { altitude_m: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { altitude_m: null });
    },
  );

  test(
    'create and update refuse null for country',
    about(
      'coffeefarm.country.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country must not be null';
      await api.post('/coffeefarm', { ...coffeeFarm, country: null }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { country: null }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { country: 'tiri' });
    },
  );

  test(
    'create and update refuse null for farm_name',
    about(
      'coffeefarm.farm_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm_name must not be null';
      await api.post('/coffeefarm', { ...coffeeFarm, farm_name: null }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { farm_name: null }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { farm_name: 'guma' });
    },
  );

  test(
    'create and update refuse null for partnership',
    about(
      'coffeefarm.partnership.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'partnership must not be null';
      await api.post('/coffeefarm', { ...coffeeFarm, partnership: null }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { partnership: null }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { partnership: 'trial' });
    },
  );

  test(
    'reviewed_at may be null',
    about(
      'coffeefarm.reviewed_at.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at is nullable';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: null })
        .created(because, { reviewed_at: null });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { reviewed_at: null });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { reviewed_at: null })
        .ok(because, { reviewed_at: null });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { reviewed_at: null });
    },
  );

  test(
    'create and update refuse null for lots_rejected',
    about(
      'coffeefarm.lots_rejected.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'lots_rejected must not be null';
      await api.post('/coffeefarm', { ...coffeeFarm, lots_rejected: null }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { lots_rejected: null }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { lots_rejected: 76 });
    },
  );
});

test.describe('CoffeeFarm: types and bounds', () => {
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
    'create and update refuse an altitude_m of a wrong type',
    about(
      'coffeefarm.altitude_m.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m must be an integer';
      await api.post('/coffeefarm', { ...coffeeFarm, altitude_m: 'abc' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, altitude_m: { value: 'text' } })
        .invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, altitude_m: 33.5 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 'abc' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: {} }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 33.5 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { altitude_m: 34 });
    },
  );

  test(
    'altitude_m may be right at its minimum of 0',
    about(
      'coffeefarm.altitude_m.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of altitude_m is 0, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, altitude_m: 0 })
        .created(because, { altitude_m: 0 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { altitude_m: 0 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { altitude_m: 0 }).ok(because, { altitude_m: 0 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { altitude_m: 0 });
    },
  );

  test(
    'create and update refuse an altitude_m below its minimum of 0',
    about(
      'coffeefarm.altitude_m.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m must be at least 0';
      await api.post('/coffeefarm', { ...coffeeFarm, altitude_m: -1 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: -1 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { altitude_m: 34 });
    },
  );

  test(
    'altitude_m may be right at its maximum of 3500',
    about(
      'coffeefarm.altitude_m.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of altitude_m is 3500, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, altitude_m: 3500 })
        .created(because, { altitude_m: 3500 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { altitude_m: 3500 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { altitude_m: 3500 })
        .ok(because, { altitude_m: 3500 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { altitude_m: 3500 });
    },
  );

  test(
    'create and update refuse an altitude_m above its maximum of 3500',
    about(
      'coffeefarm.altitude_m.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_m must be at most 3500';
      await api.post('/coffeefarm', { ...coffeeFarm, altitude_m: 3501 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 3501 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { altitude_m: 34 });
    },
  );

  test(
    'country of digits alone stays a string',
    about(
      'coffeefarm.country.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of country';
      await api
        .post('/coffeefarm', { ...coffeeFarm, country: '0042' })
        .created(because, { country: '0042' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { country: '0042' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { country: '0042' })
        .ok(because, { country: '0042' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { country: '0042' });
    },
  );

  test(
    'country keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'coffeefarm.country.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of country';
      await api
        .post('/coffeefarm', { ...coffeeFarm, country: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { country: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a country of a wrong type',
    about(
      'coffeefarm.country.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country must be a string';
      await api.post('/coffeefarm', { ...coffeeFarm, country: 421337 }).invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, country: { value: 'text' } }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { country: 0 }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { country: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { country: 'tiri' });
    },
  );

  test(
    'country may be right at its minimum length of 2',
    about(
      'coffeefarm.country.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of country is 2, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, country: 'r ' })
        .created(because, { country: 'r ' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { country: 'r ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { country: 'r ' }).ok(because, { country: 'r ' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { country: 'r ' });
    },
  );

  test(
    'create and update refuse a country below its minimum length of 2',
    about(
      'coffeefarm.country.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country must have at least 2 characters';
      await api.post('/coffeefarm', { ...coffeeFarm, country: 'n' }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { country: 'n' }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { country: 'tiri' });
    },
  );

  test(
    'country may be right at its maximum length of 60',
    about(
      'coffeefarm.country.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of country is 60, inclusive';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', {
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
    },
  );

  test(
    'create and update refuse a country above its maximum length of 60',
    about(
      'coffeefarm.country.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'country must have at most 60 characters';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { country: 'tiri' });
    },
  );

  test(
    'farm_name of digits alone stays a string',
    about(
      'coffeefarm.farm_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of farm_name';
      await api
        .post('/coffeefarm', { ...coffeeFarm, farm_name: '0042' })
        .created(because, { farm_name: '0042' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { farm_name: '0042' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { farm_name: '0042' })
        .ok(because, { farm_name: '0042' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { farm_name: '0042' });
    },
  );

  test(
    'farm_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'coffeefarm.farm_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of farm_name';
      await api
        .post('/coffeefarm', { ...coffeeFarm, farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a farm_name of a wrong type',
    about(
      'coffeefarm.farm_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm_name must be a string';
      await api.post('/coffeefarm', { ...coffeeFarm, farm_name: 421337 }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, farm_name: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { farm_name: 0 }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { farm_name: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { farm_name: 'guma' });
    },
  );

  test(
    'farm_name may be right at its minimum length of 2',
    about(
      'coffeefarm.farm_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of farm_name is 2, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, farm_name: 'r ' })
        .created(because, { farm_name: 'r ' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { farm_name: 'r ' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { farm_name: 'r ' })
        .ok(because, { farm_name: 'r ' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { farm_name: 'r ' });
    },
  );

  test(
    'create and update refuse a farm_name below its minimum length of 2',
    about(
      'coffeefarm.farm_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm_name must have at least 2 characters';
      await api.post('/coffeefarm', { ...coffeeFarm, farm_name: 'n' }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { farm_name: 'n' }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { farm_name: 'guma' });
    },
  );

  test(
    'farm_name may be right at its maximum length of 80',
    about(
      'coffeefarm.farm_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of farm_name is 80, inclusive';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .created(because, {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, {
        farm_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .ok(because, {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, {
        farm_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
      });
    },
  );

  test(
    'create and update refuse a farm_name above its maximum length of 80',
    about(
      'coffeefarm.farm_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'farm_name must have at most 80 characters';
      await api
        .post('/coffeefarm', {
          ...coffeeFarm,
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { farm_name: 'guma' });
    },
  );

  test(
    'create and update refuse a partnership of a wrong type',
    about(
      'coffeefarm.partnership.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'partnership must be one of prospect, trial, partner, former, paused';
      await api.post('/coffeefarm', { ...coffeeFarm, partnership: 421337 }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, partnership: { value: 'text' } })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { partnership: 0 }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { partnership: {} }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { partnership: 'trial' });
    },
  );

  test(
    'reviewed_at may be the leap day 2024-02-29',
    about('coffeefarm.reviewed_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of reviewed_at';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2024-02-29 12:00:00' })
        .created(because, { reviewed_at: '2024-02-29 12:00:00' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { reviewed_at: '2024-02-29 12:00:00' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { reviewed_at: '2024-02-29 12:00:00' })
        .ok(because, { reviewed_at: '2024-02-29 12:00:00' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { reviewed_at: '2024-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a reviewed_at of a wrong type',
    about(
      'coffeefarm.reviewed_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/coffeefarm', { ...coffeeFarm, reviewed_at: 202403 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { reviewed_at: 0 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { reviewed_at: '2025-05-24 12:31:23' });
    },
  );

  test(
    'create and update refuse a reviewed_at that no calendar or clock has',
    about(
      'coffeefarm.reviewed_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2023-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2023-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-13-01 12:31:23' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-05-24 24:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2023-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2023-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2023-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-05-24 10:60:00' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-05-24 10:30:75' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2023-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2023-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2025-13-01 12:31:23' })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2025-05-24 24:00:00' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { reviewed_at: '2025-05-24 12:31:23' });
    },
  );

  test(
    'create and update refuse a reviewed_at in another format',
    about(
      'coffeefarm.reviewed_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-05-24T12:31:23Z' })
        .invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-05-24' }).invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, reviewed_at: 'not a date' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-05-24T12:31:23' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-05-24 12:31' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-05-24 12:31:23.125' })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2025-05-24 12:31:23+02:00' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2025-05-24T12:31:23Z' })
        .invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2025-05-24' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { reviewed_at: 'not a date' }).invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2025-05-24T12:31:23' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { reviewed_at: '2025-05-24 12:31:23' });
    },
  );

  test(
    'reviewed_at may be right at its last moment of 2027-12-31 23:59:59',
    about(
      'coffeefarm.reviewed_at.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the last moment of reviewed_at is 2027-12-31 23:59:59, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2027-12-31 23:59:59' })
        .created(because, { reviewed_at: '2027-12-31 23:59:59' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { reviewed_at: '2027-12-31 23:59:59' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { reviewed_at: '2027-12-31 23:59:59' })
        .ok(because, { reviewed_at: '2027-12-31 23:59:59' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { reviewed_at: '2027-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a reviewed_at after its last moment of 2027-12-31 23:59:59',
    about(
      'coffeefarm.reviewed_at.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at must not be after 2027-12-31 23:59:59';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2028-01-01 00:00:00' })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { reviewed_at: '2028-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { reviewed_at: '2025-05-24 12:31:23' });
    },
  );

  test(
    'reviewed_at has no first moment',
    about(
      'coffeefarm.reviewed_at.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'reviewed_at has no first moment';
      await api
        .post('/coffeefarm', { ...coffeeFarm, reviewed_at: '2001-02-03 04:05:06' })
        .created(because, { reviewed_at: '2001-02-03 04:05:06' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { reviewed_at: '2001-02-03 04:05:06' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { reviewed_at: '2001-02-03 04:05:06' })
        .ok(because, { reviewed_at: '2001-02-03 04:05:06' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { reviewed_at: '2001-02-03 04:05:06' });
    },
  );

  test(
    'create and update refuse a lots_rejected of a wrong type',
    about(
      'coffeefarm.lots_rejected.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'lots_rejected must be an integer';
      await api.post('/coffeefarm', { ...coffeeFarm, lots_rejected: 'abc' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, lots_rejected: { value: 'text' } })
        .invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, lots_rejected: 75.5 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { lots_rejected: 'abc' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { lots_rejected: {} }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { lots_rejected: 75.5 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { lots_rejected: 76 });
    },
  );

  test(
    'lots_rejected may be right at its minimum of 0',
    about(
      'coffeefarm.lots_rejected.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of lots_rejected is 0, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, lots_rejected: 0 })
        .created(because, { lots_rejected: 0 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { lots_rejected: 0 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { lots_rejected: 0 })
        .ok(because, { lots_rejected: 0 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { lots_rejected: 0 });
    },
  );

  test(
    'create and update refuse a lots_rejected below its minimum of 0',
    about(
      'coffeefarm.lots_rejected.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'lots_rejected must be at least 0';
      await api.post('/coffeefarm', { ...coffeeFarm, lots_rejected: -1 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { lots_rejected: -1 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { lots_rejected: 76 });
    },
  );

  test(
    'lots_rejected may be right at its maximum of 500',
    about(
      'coffeefarm.lots_rejected.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of lots_rejected is 500, inclusive';
      await api
        .post('/coffeefarm', { ...coffeeFarm, lots_rejected: 500 })
        .created(because, { lots_rejected: 500 });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { lots_rejected: 500 });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { lots_rejected: 500 })
        .ok(because, { lots_rejected: 500 });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { lots_rejected: 500 });
    },
  );

  test(
    'create and update refuse a lots_rejected above its maximum of 500',
    about(
      'coffeefarm.lots_rejected.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'lots_rejected must be at most 500';
      await api.post('/coffeefarm', { ...coffeeFarm, lots_rejected: 501 }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { lots_rejected: 501 }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { lots_rejected: 76 });
    },
  );
});

test.describe('CoffeeFarm: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'partnership may be prospect, trial, partner, former, paused',
    about(
      'coffeefarm.partnership.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of FarmPartnership';
      await api
        .post('/coffeefarm', { ...coffeeFarm, partnership: 'prospect' })
        .created(because, { partnership: 'prospect' });
      await api
        .patch('/coffeefarm/coffeefarm-1', { partnership: 'trial' })
        .ok(because, { partnership: 'trial' });
      await api
        .patch('/coffeefarm/coffeefarm-1', { partnership: 'partner' })
        .ok(because, { partnership: 'partner' });
      await api
        .patch('/coffeefarm/coffeefarm-1', { partnership: 'former' })
        .ok(because, { partnership: 'former' });
      await api
        .patch('/coffeefarm/coffeefarm-1', { partnership: 'paused' })
        .ok(because, { partnership: 'paused' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { partnership: 'paused' });
      await api
        .patch('/coffeefarm/coffeefarm-1', { partnership: 'prospect' })
        .ok(because, { partnership: 'prospect' });
    },
  );

  test(
    'partnership may be paused, which FarmPartnership has gained',
    about(
      'coffeefarm.partnership.accepts-added-paused',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'paused was added to FarmPartnership';
      await api
        .post('/coffeefarm', { ...coffeeFarm, partnership: 'paused' })
        .created(because, { partnership: 'paused' });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { partnership: 'paused' });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api
        .patch('/coffeefarm/coffeefarm-2', { partnership: 'paused' })
        .ok(because, { partnership: 'paused' });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { partnership: 'paused' });
    },
  );

  test(
    'create and update refuse a partnership that FarmPartnership does not list, such as unheard_of',
    about(
      'coffeefarm.partnership.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'partnership must be one of prospect, trial, partner, former, paused';
      await api.post('/coffeefarm', { ...coffeeFarm, partnership: 'unheard_of' }).invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, partnership: 'prospect ' }).invalid(because);
      await api.post('/coffeefarm', { ...coffeeFarm, partnership: 'prospec' }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { partnership: 'unheard_of' }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { partnership: 'trial' });
    },
  );

  test(
    'create and update refuse the partnership PROSPECT, as upper and lower case differ',
    about(
      'coffeefarm.partnership.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'partnership must be one of prospect, trial, partner, former, paused';
      await api.post('/coffeefarm', { ...coffeeFarm, partnership: 'PROSPECT' }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { partnership: 'PROSPECT' }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { partnership: 'trial' });
    },
  );
});

test.describe('CoffeeFarm: references', () => {
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

  test(
    'varieties is an empty list when a create leaves it out',
    about(
      'coffeefarm.varieties.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'varieties was left out';
      await api.post('/coffeefarm', coffeeFarm).created(because, { varieties: [] });
      await api.get('/coffeefarm/coffeefarm-1').ok(because, { varieties: [] });
    },
  );

  test(
    'varieties lists existing Variety objects and is answered as their ids',
    about(
      'coffeefarm.varieties.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'varieties was sent with two ids';
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.create('Variety', { ...variety, id: 'variety-5' });
      await api
        .post('/coffeefarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] })
        .created(because, { varieties: ['variety-1', 'variety-2'] });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { varieties: ['variety-1', 'variety-2'] });
      await api
        .get('/coffeefarm')
        .ok('lists answer references as ids too', [
          { id: 'coffeefarm-1', varieties: ['variety-1', 'variety-2'] },
        ]);
      await api
        .patch('/coffeefarm/coffeefarm-1', { varieties: ['variety-2', 'variety-1'] })
        .ok('any order will do', { varieties: ['variety-2', 'variety-1'] });
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          varieties: ['variety-1', 'variety-2', 'variety-3', 'variety-4', 'variety-5'],
        })
        .ok('no length is too much', {
          varieties: ['variety-1', 'variety-2', 'variety-3', 'variety-4', 'variety-5'],
        });
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api
        .get('/variety')
        .ok('only what refers to them was deleted', [
          { id: 'variety-1' },
          { id: 'variety-2' },
          { id: 'variety-3' },
          { id: 'variety-4' },
          { id: 'variety-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in varieties',
    about(
      'coffeefarm.varieties.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1'] });
      await api
        .patch('/coffeefarm/coffeefarm-1', { varieties: ['variety-2'] })
        .ok('an update replaces the list', { varieties: ['variety-2'] });
      await api.patch('/coffeefarm/coffeefarm-1', { varieties: [] }).ok('the change is valid');
      await api.get('/coffeefarm/coffeefarm-1').ok('the list was emptied', { varieties: [] });
    },
  );

  test(
    'create and update refuse an id in varieties that no Variety has',
    about(
      'coffeefarm.varieties.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'varieties must hold only ids of existing Variety objects';
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .post('/coffeefarm', { ...coffeeFarm, varieties: ['variety-unknown'] })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-unknown'] })
        .invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, varieties: ['variety-unknown', 'variety-2'] })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] });
      await api
        .patch('/coffeefarm/coffeefarm-1', { varieties: ['variety-unknown'] })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { varieties: ['variety-1', 'variety-unknown'] })
        .invalid(because);
      await api
        .patch('/coffeefarm/coffeefarm-1', { varieties: ['variety-unknown', 'variety-2'] })
        .invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { varieties: ['variety-1', 'variety-2'] });
    },
  );

  test(
    'create and update refuse null for the list varieties',
    about(
      'coffeefarm.varieties.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'varieties must not be null';
      await api.post('/coffeefarm', { ...coffeeFarm, varieties: null }).invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { varieties: null }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { varieties: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for varieties',
    about(
      'coffeefarm.varieties.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'varieties must be a list of ids of Variety';
      await api.create('Variety', { ...variety, id: 'x' });
      await api.post('/coffeefarm', { ...coffeeFarm, varieties: 'x' }).invalid(because);
      await api
        .post('/coffeefarm', { ...coffeeFarm, varieties: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/coffeefarm/coffeefarm-1').notFound('a refused create stores nothing');
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', { varieties: 'x' }).invalid(because);
      await api.patch('/coffeefarm/coffeefarm-1', { varieties: [{}] }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { varieties: [] });
    },
  );

  test(
    'deleting a Variety takes its id out of every varieties and keeps the others',
    about(
      'coffeefarm.varieties.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'variety-2 was deleted';
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        varieties: ['variety-1', 'variety-2', 'variety-3'],
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        varieties: ['variety-2'],
      });
      await api.delete('/variety/variety-2').removed('the object exists');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(because, { id: 'coffeefarm-1', varieties: ['variety-1', 'variety-3'] });
      await api.get('/coffeefarm/coffeefarm-2').ok(because, { id: 'coffeefarm-2', varieties: [] });
      await api.get('/coffeefarm').ok(because, [
        { id: 'coffeefarm-1', varieties: ['variety-1', 'variety-3'] },
        { id: 'coffeefarm-2', varieties: [] },
      ]);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 })
        .ok('an update of something else brings no reference back', {
          varieties: ['variety-1', 'variety-3'],
        });
      await api
        .patch('/coffeefarm/coffeefarm-1', { varieties: ['variety-1', 'variety-2'] })
        .invalid('varieties must hold only ids of existing Variety objects');
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('the Variety that has the id variety-2 now is another', { varieties: [] });
    },
  );

  test(
    'create and update refuse the id of a CoffeeFarm in varieties, which refers to Variety',
    about(
      'coffeefarm.varieties.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'varieties must hold only ids of existing Variety objects';
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm', { ...coffeeFarm, id: 'coffeefarm-2', varieties: ['coffeefarm-1'] })
        .invalid(because);
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', { varieties: ['coffeefarm-1'] }).invalid(because);
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('a refused update changes nothing', { varieties: [] });
    },
  );

  test(
    'deleting a CoffeeFarm, or the Variety of the same id, leaves the other one and varieties as they are',
    about(
      'coffeefarm.varieties.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Variety', { ...variety, id: 'coffeefarm-1' });
      await api.create('Variety', { ...variety, id: 'coffeefarm-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['coffeefarm-2'] });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.delete('/coffeefarm/coffeefarm-2').removed(because);
      await api
        .get('/variety/coffeefarm-2')
        .ok('no Variety was deleted', { ...variety, id: 'coffeefarm-2' });
      await api.delete('/variety/coffeefarm-1').removed(because);
      await api.get('/coffeefarm/coffeefarm-1').ok('only the Variety coffeefarm-1 was deleted', {
        ...coffeeFarm,
        varieties: ['coffeefarm-2'],
      });
    },
  );

  test(
    'update that is refused for varieties does not change altitude_m either',
    about(
      'coffeefarm.varieties.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .patch('/coffeefarm/coffeefarm-1', { altitude_m: 77, varieties: ['variety-unknown'] })
        .invalid('varieties must hold only ids of existing Variety objects');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused update changes nothing', { ...coffeeFarm, varieties: [] });
    },
  );
});

test.describe('CoffeeFarm: actions', () => {
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
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'part_ways moves partnership from partner to former',
    about(
      'coffeefarm.part_ways.moves-from-partner',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .ok('the state is right and every condition holds', {
          ...coffeeFarm,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 5,
        });
      await api.get('/coffeefarm/coffeefarm-1').ok('what the action did is stored', {
        ...coffeeFarm,
        partnership: 'former',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
    },
  );

  test(
    'part_ways moves partnership from trial to former',
    about(
      'coffeefarm.part_ways.moves-from-trial',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .ok('the state is right and every condition holds', {
          ...coffeeFarm,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 5,
        });
      await api.get('/coffeefarm/coffeefarm-1').ok('what the action did is stored', {
        ...coffeeFarm,
        partnership: 'former',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
    },
  );

  test(
    'part_ways applies the effect: for each item in this.varieties: set item.rust_resistant to true',
    about(
      'coffeefarm.part_ways.effect-each-varieties-set-rust_resistant-to-true',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'for each item in this.varieties: set item.rust_resistant to true';
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .ok('the state is right and every condition holds');
      await api.get('/variety/variety-1').ok(because, variety);
      await api.get('/variety/variety-2').ok(because, { ...variety, id: 'variety-2' });
    },
  );

  test(
    'part_ways leaves objects alone that it does not concern',
    about(
      'coffeefarm.part_ways.leaves-bystanders',
      'actions.success',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'part_ways was called on coffeefarm-1, which does not concern this object';
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api.create('Variety', { ...variety, id: 'variety-3', rust_resistant: false });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .ok('the state is right and every condition holds');
      await api.get('/coffeefarm/coffeefarm-2').ok(because, {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api
        .get('/variety/variety-3')
        .ok(because, { ...variety, id: 'variety-3', rust_resistant: false });
    },
  );

  test(
    'part_ways acts on what updates left, and later updates leave what it did',
    about(
      'coffeefarm.part_ways.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'former',
        varieties: [],
        lots_rejected: 4,
      });
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          partnership: 'partner',
          varieties: ['variety-1', 'variety-2', 'variety-3', 'variety-4'],
          lots_rejected: 5,
        })
        .ok(because);
      await api.patch('/variety/variety-4', { rust_resistant: false }).ok(because);
      await api.patch('/variety/variety-3', { rust_resistant: false }).ok(because);
      await api.patch('/variety/variety-2', { rust_resistant: false }).ok(because);
      await api.patch('/variety/variety-1', { rust_resistant: false }).ok(because);
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm')
        .ok('a list shows what part_ways did', [{ id: 'coffeefarm-1', partnership: 'former' }]);
      await api.get('/variety').ok('a list shows what part_ways did', [
        { id: 'variety-1', rust_resistant: true },
        { id: 'variety-2', rust_resistant: true },
        { id: 'variety-3', rust_resistant: true },
        { id: 'variety-4', rust_resistant: true },
      ]);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 }).ok(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('what part_ways did stays when something else is updated', {
          altitude_m: 77,
          partnership: 'former',
        });
      await api.patch('/variety/variety-4', { cup_potential: 97 }).ok(because);
      await api
        .get('/variety/variety-4')
        .ok('what part_ways did stays when something else is updated', {
          cup_potential: 97,
          rust_resistant: true,
        });
      await api
        .patch('/coffeefarm/coffeefarm-1', { partnership: 'partner' })
        .ok('an update may lead back to any partnership');
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .ok('the state is right and every condition holds', { partnership: 'former' });
    },
  );

  test(
    'part_ways answers 404 for an id that no CoffeeFarm has',
    about('coffeefarm.part_ways.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm/coffeefarm-unknown/part_ways')
        .notFound('no CoffeeFarm has the id coffeefarm-unknown');
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api.post('/coffeefarm/coffeefarm-1/part_ways').notFound('it was deleted');
      await api.create('Variety', variety);
      await api
        .post('/coffeefarm/variety-1/part_ways')
        .notFound('the id is that of a Variety, and no CoffeeFarm has it');
    },
  );

  test(
    'part_ways is refused while partnership is prospect',
    about(
      'coffeefarm.part_ways.refuses-from-prospect',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('part_ways starts from partner or trial, and partnership is prospect');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'prospect' });
    },
  );

  test(
    'part_ways is refused while partnership is former',
    about(
      'coffeefarm.part_ways.refuses-from-former',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'former',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('part_ways starts from partner or trial, and partnership is former');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'former' });
    },
  );

  test(
    'part_ways is refused while partnership is paused',
    about(
      'coffeefarm.part_ways.refuses-from-paused',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'paused',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('part_ways starts from partner or trial, and partnership is paused');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'paused' });
    },
  );

  test(
    'part_ways is refused unless count(this.varieties) > 0',
    about(
      'coffeefarm.part_ways.refuses-unless-count-varieties-gt-0',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: [],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('the condition count(this.varieties) > 0 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'partner' });
    },
  );

  test(
    'part_ways is refused unless this.lots_rejected > 4',
    about(
      'coffeefarm.part_ways.refuses-unless-lots_rejected-gt-4',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 4,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('the condition this.lots_rejected > 4 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'partner' });
      await api.patch('/coffeefarm/coffeefarm-1', { lots_rejected: 10 }).ok('the change is valid');
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'part_ways changes none of the objects that it refers to when it is refused',
    about(
      'coffeefarm.part_ways.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: [],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('the condition count(this.varieties) > 0 is not satisfied');
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused action changes nothing', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: [],
        lots_rejected: 5,
      });
    },
  );

  test(
    'part_ways is refused when varieties is empty',
    about(
      'coffeefarm.part_ways.refuses-when-varieties-is-empty',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: [],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('the condition count(this.varieties) > 0 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'partner' });
    },
  );

  test(
    'part_ways is refused when varieties holds 0 objects',
    about(
      'coffeefarm.part_ways.refuses-when-varieties-has-0',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: [],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('the condition count(this.varieties) > 0 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'partner' });
    },
  );

  test(
    'part_ways is refused when count(this.varieties) > 0 would hold with the objects that are not in varieties',
    about(
      'coffeefarm.part_ways.refuses-when-count-varieties-gt-0-for-those-in-varieties-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: [],
        lots_rejected: 5,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('the condition count(this.varieties) > 0 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'partner' });
    },
  );

  test(
    'part_ways is refused after the deletion of what varieties named',
    about(
      'coffeefarm.part_ways.refuses-after-delete-in-varieties',
      'guards.count-sum',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api.delete('/variety/variety-1').removed(because);
      await api.delete('/variety/variety-2').removed(because);
      await api
        .post('/coffeefarm/coffeefarm-1/part_ways')
        .refused('the condition count(this.varieties) > 0 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'partner' });
    },
  );

  test(
    'start_trial moves partnership from prospect to trial',
    about(
      'coffeefarm.start_trial.moves-from-prospect',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds', {
          ...coffeeFarm,
          altitude_m: 900,
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 0,
        });
      await api.get('/coffeefarm/coffeefarm-1').ok('what the action did is stored', {
        ...coffeeFarm,
        altitude_m: 900,
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 0,
      });
    },
  );

  test(
    'start_trial applies the effect: set this.lots_rejected to 0',
    about(
      'coffeefarm.start_trial.effect-set-lots_rejected-to-0',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds');
      await api.get('/coffeefarm/coffeefarm-1').ok('set this.lots_rejected to 0', {
        lots_rejected: 0,
        altitude_m: 900,
        country: 'tiri',
        farm_name: 'guma',
        id: 'coffeefarm-1',
        varieties: ['variety-1', 'variety-2'],
        reviewed_at: '2025-05-24 12:31:23',
      });
    },
  );

  test(
    'start_trial leaves objects alone that it does not concern',
    about(
      'coffeefarm.start_trial.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('start_trial was called on coffeefarm-1, which does not concern this object', {
          altitude_m: 900,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-2',
          partnership: 'prospect',
          varieties: ['variety-1', 'variety-2'],
          reviewed_at: '2025-05-24 12:31:23',
          lots_rejected: 150,
        });
    },
  );

  test(
    'start_trial acts on what updates left, and later updates leave what it did',
    about(
      'coffeefarm.start_trial.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Variety', { ...variety, view_count: 60 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 59939 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        varieties: [],
        altitude_m: 899,
        lots_rejected: 151,
      });
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          partnership: 'prospect',
          varieties: ['variety-1', 'variety-2'],
          altitude_m: 900,
          lots_rejected: 150,
        })
        .ok(because);
      await api.patch('/variety/variety-2', { view_count: 60 }).ok(because);
      await api.patch('/variety/variety-1', { view_count: 59939 }).ok(because);
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm')
        .ok('a list shows what start_trial did', [
          { id: 'coffeefarm-1', partnership: 'trial', lots_rejected: 0 },
        ]);
      await api.patch('/coffeefarm/coffeefarm-1', { country: 'nuta' }).ok(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('what start_trial did stays when something else is updated', {
          country: 'nuta',
          partnership: 'trial',
          lots_rejected: 0,
        });
      await api
        .patch('/coffeefarm/coffeefarm-1', { partnership: 'prospect' })
        .ok('an update may lead back to any partnership');
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds', {
          partnership: 'trial',
          lots_rejected: 0,
        });
    },
  );

  test(
    'start_trial answers 404 for an id that no CoffeeFarm has',
    about('coffeefarm.start_trial.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm/coffeefarm-unknown/start_trial')
        .notFound('no CoffeeFarm has the id coffeefarm-unknown');
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api.post('/coffeefarm/coffeefarm-1/start_trial').notFound('it was deleted');
      await api.create('Variety', variety);
      await api
        .post('/coffeefarm/variety-1/start_trial')
        .notFound('the id is that of a Variety, and no CoffeeFarm has it');
    },
  );

  test(
    'start_trial is refused while partnership is trial',
    about(
      'coffeefarm.start_trial.refuses-from-trial',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('start_trial starts from prospect, and partnership is trial');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'trial', lots_rejected: 150 });
    },
  );

  test(
    'start_trial is refused while partnership is partner',
    about(
      'coffeefarm.start_trial.refuses-from-partner',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('start_trial starts from prospect, and partnership is partner');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'partner', lots_rejected: 150 });
    },
  );

  test(
    'start_trial is refused while partnership is former',
    about(
      'coffeefarm.start_trial.refuses-from-former',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'former',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('start_trial starts from prospect, and partnership is former');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'former', lots_rejected: 150 });
    },
  );

  test(
    'start_trial is refused while partnership is paused',
    about(
      'coffeefarm.start_trial.refuses-from-paused',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'paused',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('start_trial starts from prospect, and partnership is paused');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'paused', lots_rejected: 150 });
    },
  );

  test(
    'start_trial is refused unless this.altitude_m >= 900',
    about(
      'coffeefarm.start_trial.refuses-unless-altitude_m-gte-900',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 899,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('the condition this.altitude_m >= 900 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'prospect', lots_rejected: 150 });
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 1000 }).ok('the change is valid');
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'start_trial is refused unless this.lots_rejected * 2 <= 300',
    about(
      'coffeefarm.start_trial.refuses-unless-lots_rejected-times-2-lte-300',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 151,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('the condition this.lots_rejected * 2 <= 300 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'prospect', lots_rejected: 151 });
      await api.patch('/coffeefarm/coffeefarm-1', { lots_rejected: 2 }).ok('the change is valid');
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'start_trial is refused unless sum(this.varieties.view_count) < 60000',
    about(
      'coffeefarm.start_trial.refuses-unless-sum-varieties-view_count-lt-60000',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59940 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('the condition sum(this.varieties.view_count) < 60000 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'prospect', lots_rejected: 150 });
    },
  );

  test(
    'start_trial is refused when altitude_m is null',
    about(
      'coffeefarm.start_trial.refuses-when-altitude_m-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: null,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('the condition this.altitude_m >= 900 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'prospect', lots_rejected: 150 });
    },
  );

  test(
    'start_trial is refused when altitude_m is 0',
    about(
      'coffeefarm.start_trial.refuses-when-altitude_m-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 0,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('the condition this.altitude_m >= 900 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'prospect', lots_rejected: 150 });
    },
  );

  test(
    'start_trial succeeds when varieties is empty',
    about(
      'coffeefarm.start_trial.succeeds-when-varieties-is-empty',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: [],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds', {
          partnership: 'trial',
          lots_rejected: 0,
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('varieties is empty, which is allowed', { partnership: 'trial', lots_rejected: 0 });
    },
  );

  test(
    'start_trial is refused when sum(this.varieties.view_count) < 60000 is decided by the last objects in varieties',
    about(
      'coffeefarm.start_trial.refuses-when-sum-varieties-view_count-lt-60000-by-later-ones-in-varieties',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2', 'variety-3', 'variety-4'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .refused('the condition sum(this.varieties.view_count) < 60000 is not satisfied');
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('a refused action changes nothing', { partnership: 'prospect', lots_rejected: 150 });
    },
  );

  test(
    'start_trial succeeds when sum(this.varieties.view_count) < 60000 would not hold with the objects that are not in varieties',
    about(
      'coffeefarm.start_trial.succeeds-when-sum-varieties-view_count-lt-60000-for-those-in-varieties-alone',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, view_count: 59939 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('Variety', { ...variety, id: 'variety-3', view_count: 59940 });
      await api.create('Variety', { ...variety, id: 'variety-4', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds', {
          partnership: 'trial',
          lots_rejected: 0,
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(
          'sum(this.varieties.view_count) < 60000 would not hold with the objects that are not in varieties, which is allowed',
          {
            partnership: 'trial',
            lots_rejected: 0,
          },
        );
    },
  );

  test(
    'start_trial succeeds after the deletion of what varieties named',
    about(
      'coffeefarm.start_trial.succeeds-after-delete-in-varieties',
      'guards.count-sum',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Variety', { ...variety, view_count: 59940 });
      await api.create('Variety', { ...variety, id: 'variety-2', view_count: 60 });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 900,
        lots_rejected: 150,
      });
      await api.delete('/variety/variety-1').removed(because);
      await api.delete('/variety/variety-2').removed(because);
      await api
        .post('/coffeefarm/coffeefarm-1/start_trial')
        .ok('the state is right and every condition holds', {
          partnership: 'trial',
          lots_rejected: 0,
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('deleted before the action: variety-1, variety-2', {
          partnership: 'trial',
          lots_rejected: 0,
          varieties: [],
        });
    },
  );

  test(
    'become_partner moves partnership from trial to partner',
    about(
      'coffeefarm.become_partner.moves-from-trial',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .ok('the state is right and every condition holds', {
          ...coffeeFarm,
          partnership: 'partner',
          varieties: ['variety-1', 'variety-2'],
          reviewed_at: null,
        });
      await api.get('/coffeefarm/coffeefarm-1').ok('what the action did is stored', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        reviewed_at: null,
      });
    },
  );

  test(
    'become_partner applies the effect: set this.reviewed_at to null',
    about(
      'coffeefarm.become_partner.effect-set-reviewed_at-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .ok('the state is right and every condition holds');
      await api.get('/coffeefarm/coffeefarm-1').ok('set this.reviewed_at to null', {
        reviewed_at: null,
        altitude_m: 34,
        country: 'tiri',
        farm_name: 'guma',
        id: 'coffeefarm-1',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 76,
      });
    },
  );

  test(
    'become_partner leaves objects alone that it does not concern',
    about(
      'coffeefarm.become_partner.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        varieties: ['variety-1', 'variety-2'],
      });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm/coffeefarm-2')
        .ok('become_partner was called on coffeefarm-1, which does not concern this object', {
          ...coffeeFarm,
          id: 'coffeefarm-2',
          varieties: ['variety-1', 'variety-2'],
        });
    },
  );

  test(
    'become_partner acts on what updates left, and later updates leave what it did',
    about(
      'coffeefarm.become_partner.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: [],
        reviewed_at: '2027-12-06 13:05:06',
      });
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          partnership: 'trial',
          varieties: ['variety-1', 'variety-2'],
          reviewed_at: '2025-05-24 12:31:23',
        })
        .ok(because);
      await api.patch('/variety/variety-2', { rust_resistant: false }).ok(because);
      await api.patch('/variety/variety-1', { rust_resistant: false }).ok(because);
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .ok('the state is right and every condition holds');
      await api
        .get('/coffeefarm')
        .ok('a list shows what become_partner did', [
          { id: 'coffeefarm-1', partnership: 'partner', reviewed_at: null },
        ]);
      await api.patch('/coffeefarm/coffeefarm-1', { altitude_m: 77 }).ok(because);
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('what become_partner did stays when something else is updated', {
          altitude_m: 77,
          partnership: 'partner',
          reviewed_at: null,
        });
      await api
        .patch('/coffeefarm/coffeefarm-1', { partnership: 'trial' })
        .ok('an update may lead back to any partnership');
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .ok('the state is right and every condition holds', {
          partnership: 'partner',
          reviewed_at: null,
        });
    },
  );

  test(
    'become_partner answers 404 for an id that no CoffeeFarm has',
    about('coffeefarm.become_partner.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api
        .post('/coffeefarm/coffeefarm-unknown/become_partner')
        .notFound('no CoffeeFarm has the id coffeefarm-unknown');
      await api.delete('/coffeefarm/coffeefarm-1').removed('the object exists');
      await api.post('/coffeefarm/coffeefarm-1/become_partner').notFound('it was deleted');
      await api.create('Variety', variety);
      await api
        .post('/coffeefarm/variety-1/become_partner')
        .notFound('the id is that of a Variety, and no CoffeeFarm has it');
    },
  );

  test(
    'become_partner is refused while partnership is prospect',
    about(
      'coffeefarm.become_partner.refuses-from-prospect',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'prospect',
        varieties: ['variety-1', 'variety-2'],
      });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .refused('become_partner starts from trial, and partnership is prospect');
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused action changes nothing', {
        partnership: 'prospect',
        reviewed_at: '2025-05-24 12:31:23',
      });
    },
  );

  test(
    'become_partner is refused while partnership is partner',
    about(
      'coffeefarm.become_partner.refuses-from-partner',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
      });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .refused('become_partner starts from trial, and partnership is partner');
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused action changes nothing', {
        partnership: 'partner',
        reviewed_at: '2025-05-24 12:31:23',
      });
    },
  );

  test(
    'become_partner is refused while partnership is former',
    about(
      'coffeefarm.become_partner.refuses-from-former',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'former',
        varieties: ['variety-1', 'variety-2'],
      });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .refused('become_partner starts from trial, and partnership is former');
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused action changes nothing', {
        partnership: 'former',
        reviewed_at: '2025-05-24 12:31:23',
      });
    },
  );

  test(
    'become_partner is refused while partnership is paused',
    about(
      'coffeefarm.become_partner.refuses-from-paused',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'paused',
        varieties: ['variety-1', 'variety-2'],
      });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .refused('become_partner starts from trial, and partnership is paused');
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused action changes nothing', {
        partnership: 'paused',
        reviewed_at: '2025-05-24 12:31:23',
      });
    },
  );

  test(
    'become_partner is refused unless all item in this.varieties satisfies: item.rust_resistant == false',
    about(
      'coffeefarm.become_partner.refuses-unless-all-varieties-rust_resistant-eq-false',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .refused(
          'the condition all item in this.varieties satisfies: item.rust_resistant == false is not satisfied',
        );
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused action changes nothing', {
        partnership: 'trial',
        reviewed_at: '2025-05-24 12:31:23',
      });
    },
  );

  test(
    'become_partner succeeds when varieties is empty',
    about(
      'coffeefarm.become_partner.succeeds-when-varieties-is-empty',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: [] });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .ok('the state is right and every condition holds', {
          partnership: 'partner',
          reviewed_at: null,
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('varieties is empty, which is allowed', { partnership: 'partner', reviewed_at: null });
    },
  );

  test(
    'become_partner is refused when item.rust_resistant == false for the first object in varieties, but not for all',
    about(
      'coffeefarm.become_partner.refuses-when-a-later-one-in-varieties-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'the condition all item in this.varieties satisfies: item.rust_resistant == false is not satisfied';
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('Variety', { ...variety, id: 'variety-3', rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-4', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        varieties: ['variety-1', 'variety-3', 'variety-4', 'variety-2'],
      });
      await api.post('/coffeefarm/coffeefarm-1/become_partner').refused(because);
      await api.get('/coffeefarm/coffeefarm-1').ok('a refused action changes nothing', {
        partnership: 'trial',
        reviewed_at: '2025-05-24 12:31:23',
      });
      await api
        .patch('/coffeefarm/coffeefarm-1', {
          varieties: ['variety-1', 'variety-2', 'variety-3', 'variety-4'],
        })
        .ok('the objects in varieties may be in any order');
      await api.post('/coffeefarm/coffeefarm-1/become_partner').refused(because);
    },
  );

  test(
    'become_partner succeeds when all item in this.varieties satisfies: item.rust_resistant == false would not hold with the objects that are not in varieties',
    about(
      'coffeefarm.become_partner.succeeds-when-all-varieties-rust_resistant-eq-false-for-those-in-varieties-alone',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-3', rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] });
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .ok('the state is right and every condition holds', {
          partnership: 'partner',
          reviewed_at: null,
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok(
          'all item in this.varieties satisfies: item.rust_resistant == false would not hold with the objects that are not in varieties, which is allowed',
          {
            partnership: 'partner',
            reviewed_at: null,
          },
        );
    },
  );

  test(
    'become_partner succeeds after the deletion of what varieties named',
    about(
      'coffeefarm.become_partner.succeeds-after-delete-in-varieties',
      'guards.quantifiers',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] });
      await api.delete('/variety/variety-1').removed(because);
      await api.delete('/variety/variety-2').removed(because);
      await api
        .post('/coffeefarm/coffeefarm-1/become_partner')
        .ok('the state is right and every condition holds', {
          partnership: 'partner',
          reviewed_at: null,
        });
      await api
        .get('/coffeefarm/coffeefarm-1')
        .ok('deleted before the action: variety-1, variety-2', {
          partnership: 'partner',
          reviewed_at: null,
          varieties: [],
        });
    },
  );
});
