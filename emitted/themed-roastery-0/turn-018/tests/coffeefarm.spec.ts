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
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        answer: { ...coffeeFarm, varieties: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, varieties: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, id: 'coffeefarm-2' },
        status: [200, 201],
        answer: { id: 'coffeefarm-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        status: [200],
        answer: {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-1',
          partnership: 'prospect',
          varieties: [],
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('coffeefarm.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: {
          id: 'coffeefarm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        status: [200],
        answer: {
          id: 'coffeefarm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          id: 'coffeefarm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77, lots_rejected: 'abc' },
        status: [400, 422],
        because: 'lots_rejected must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, varieties: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.create('CoffeeFarm', coffeeFarm);
      await api.delete('/coffeefarm/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-1', { status: [404], because: 'it was deleted' });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CoffeeFarm has',
    about('coffeefarm.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.get('/coffeefarm/coffeefarm-unknown', {
        status: [404],
        because: 'no CoffeeFarm has the id coffeefarm-unknown',
      });
      await api.patch('/coffeefarm/coffeefarm-unknown', {
        body: {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        status: [404],
        because: 'no CoffeeFarm has the id coffeefarm-unknown',
      });
      await api.delete('/coffeefarm/coffeefarm-unknown', {
        status: [404],
        because: 'no CoffeeFarm has the id coffeefarm-unknown',
      });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [{ id: 'coffeefarm-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/coffeefarm', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: {
          id: 'coffeefarm-2',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'prospect',
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, varieties: [] },
        because: 'another object was updated',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-2',
          partnership: 'prospect',
          varieties: [],
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        because: 'the update is stored',
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
      await api.delete('/coffeefarm/coffeefarm-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'coffeefarm-2',
          partnership: 'prospect',
          varieties: [],
          reviewed_at: '2027-12-06 13:05:06',
          lots_rejected: 69,
        },
        because: 'another object was deleted',
      });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [{ id: 'coffeefarm-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/coffeefarm/coffeefarm-1', { status: [404], because: 'reset removed it' });
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
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'same-1' });
      await api.create('GreenLot', { ...greenLot, id: 'same-1' });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.get('/greenlot', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.delete('/greenlot/same-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/greenlot/same-1', {
        status: [404],
        because: 'only CoffeeFarm has the id same-1 now',
      });
      await api.get('/coffeefarm/same-1', {
        status: [200],
        answer: { ...coffeeFarm, id: 'same-1', varieties: [] },
        because: 'only the GreenLot was deleted',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'altitude_m'),
        status: [200, 201],
        answer: { altitude_m: null },
        because: 'altitude_m is optional',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is optional',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'country'),
        status: [200, 201],
        answer: { country: null },
        because: 'country is optional',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: null },
        because: 'country is optional',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'farm_name'),
        status: [400, 422],
        because: 'farm_name is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'partnership'),
        status: [400, 422],
        because: 'partnership is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'reviewed_at'),
        status: [400, 422],
        because: 'reviewed_at is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/coffeefarm', {
        body: without(coffeeFarm, 'lots_rejected'),
        status: [400, 422],
        because: 'lots_rejected is required and has no default',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.create('Variety', variety);
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1'] });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77 },
        status: [200],
        answer: { ...coffeeFarm, altitude_m: 77, varieties: ['variety-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { lots_rejected: 69 },
        status: [200],
        answer: { ...coffeeFarm, altitude_m: 77, varieties: ['variety-1'], lots_rejected: 69 },
        because: 'an update touches only what it carries',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, altitude_m: 77, varieties: ['variety-1'], lots_rejected: 69 },
        because: 'an update touches only what it carries',
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: null },
        status: [200, 201],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { altitude_m: null },
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: null },
        status: [400, 422],
        because: 'country must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: null },
        status: [400, 422],
        because: 'country must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: null },
        status: [400, 422],
        because: 'farm_name must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { farm_name: null },
        status: [400, 422],
        because: 'farm_name must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, partnership: null },
        status: [400, 422],
        because: 'partnership must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { partnership: null },
        status: [400, 422],
        because: 'partnership must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'trial' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: null },
        status: [200, 201],
        answer: { reviewed_at: null },
        because: 'reviewed_at is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: null },
        because: 'reviewed_at is nullable',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { reviewed_at: null },
        status: [200],
        answer: { reviewed_at: null },
        because: 'reviewed_at is nullable',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { reviewed_at: null },
        because: 'reviewed_at is nullable',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, lots_rejected: null },
        status: [400, 422],
        because: 'lots_rejected must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { lots_rejected: null },
        status: [400, 422],
        because: 'lots_rejected must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { lots_rejected: 76 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CoffeeFarm: types and bounds', () => {
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 'abc' },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: { value: 'text' } },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 33.5 },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 'abc' },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: { value: 'text' } },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 33.5 },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 34 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 0 },
        status: [200, 201],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { altitude_m: 0 },
        status: [200],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: -1 },
        status: [400, 422],
        because: 'altitude_m must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: -1 },
        status: [400, 422],
        because: 'altitude_m must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 34 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 3500 },
        status: [200, 201],
        answer: { altitude_m: 3500 },
        because: 'the maximum of altitude_m is 3500, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 3500 },
        because: 'the maximum of altitude_m is 3500, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { altitude_m: 3500 },
        status: [200],
        answer: { altitude_m: 3500 },
        because: 'the maximum of altitude_m is 3500, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { altitude_m: 3500 },
        because: 'the maximum of altitude_m is 3500, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, altitude_m: 3501 },
        status: [400, 422],
        because: 'altitude_m must be at most 3500',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 3501 },
        status: [400, 422],
        because: 'altitude_m must be at most 3500',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { altitude_m: 34 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: '0042' },
        status: [200, 201],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { country: '0042' },
        status: [200],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
    },
  );

  test(
    'country keeps spaces, quotes, accents and symbols',
    about(
      'coffeefarm.country.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: 421337 },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: { value: 'text' } },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: 421337 },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: { value: 'text' } },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: 'ru' },
        status: [200, 201],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { country: 'ru' },
        status: [200],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, country: 'n' },
        status: [400, 422],
        because: 'country must have at least 2 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: 'n' },
        status: [400, 422],
        because: 'country must have at least 2 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia',
        },
        status: [200, 201],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor',
        },
        status: [400, 422],
        because: 'country must have at most 60 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'country must have at most 60 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: '0042' },
        status: [200, 201],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { farm_name: '0042' },
        status: [200],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
    },
  );

  test(
    'farm_name keeps spaces, quotes, accents and symbols',
    about(
      'coffeefarm.farm_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: 421337 },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: { value: 'text' } },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { farm_name: 421337 },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { farm_name: { value: 'text' } },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: 'ru' },
        status: [200, 201],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { farm_name: 'ru' },
        status: [200],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, farm_name: 'n' },
        status: [400, 422],
        because: 'farm_name must have at least 2 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { farm_name: 'n' },
        status: [400, 422],
        because: 'farm_name must have at least 2 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200, 201],
        answer: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of farm_name is 80, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of farm_name is 80, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200],
        answer: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of farm_name is 80, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of farm_name is 80, inclusive',
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
      await api.post('/coffeefarm', {
        body: {
          ...coffeeFarm,
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'farm_name must have at most 80 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: {
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'farm_name must have at most 80 characters',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, partnership: 421337 },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former, paused',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, partnership: { value: 'text' } },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former, paused',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { partnership: 421337 },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former, paused',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { partnership: { value: 'text' } },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former, paused',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'trial' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'reviewed_at may be the leap day 2024-02-29',
    about('coffeefarm.reviewed_at.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { reviewed_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { reviewed_at: '2024-02-29 12:00:00' },
        status: [200],
        answer: { reviewed_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of reviewed_at',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { reviewed_at: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of reviewed_at',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: 202403 },
        status: [400, 422],
        because: 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: 202403 },
        status: [400, 422],
        because: 'reviewed_at must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2025-05-24 12:31:23' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2023-02-30 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2023-02-29 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2025-13-01 12:31:23' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2025-05-24 25:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2023-02-30 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2023-02-29 12:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2025-13-01 12:31:23' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2025-05-24 25:00:00' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2025-05-24 12:31:23' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2025-05-24T12:31:23Z' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2025-05-24' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: 'not a date' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2025-05-24T12:31:23Z' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2025-05-24' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: 'not a date' },
        status: [400, 422],
        because: 'reviewed_at must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2025-05-24 12:31:23' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2027-12-31 23:59:59' },
        status: [200, 201],
        answer: { reviewed_at: '2027-12-31 23:59:59' },
        because: 'the last moment of reviewed_at is 2027-12-31 23:59:59, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2027-12-31 23:59:59' },
        because: 'the last moment of reviewed_at is 2027-12-31 23:59:59, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { reviewed_at: '2027-12-31 23:59:59' },
        status: [200],
        answer: { reviewed_at: '2027-12-31 23:59:59' },
        because: 'the last moment of reviewed_at is 2027-12-31 23:59:59, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { reviewed_at: '2027-12-31 23:59:59' },
        because: 'the last moment of reviewed_at is 2027-12-31 23:59:59, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2028-01-01 00:00:00' },
        status: [400, 422],
        because: 'reviewed_at must not be after 2027-12-31 23:59:59',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { reviewed_at: '2028-01-01 00:00:00' },
        status: [400, 422],
        because: 'reviewed_at must not be after 2027-12-31 23:59:59',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2025-05-24 12:31:23' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, reviewed_at: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { reviewed_at: '2001-02-03 04:05:06' },
        because: 'reviewed_at has no first moment',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { reviewed_at: '2001-02-03 04:05:06' },
        because: 'reviewed_at has no first moment',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { reviewed_at: '2001-02-03 04:05:06' },
        status: [200],
        answer: { reviewed_at: '2001-02-03 04:05:06' },
        because: 'reviewed_at has no first moment',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { reviewed_at: '2001-02-03 04:05:06' },
        because: 'reviewed_at has no first moment',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, lots_rejected: 'abc' },
        status: [400, 422],
        because: 'lots_rejected must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, lots_rejected: { value: 'text' } },
        status: [400, 422],
        because: 'lots_rejected must be an integer',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, lots_rejected: 75.5 },
        status: [400, 422],
        because: 'lots_rejected must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { lots_rejected: 'abc' },
        status: [400, 422],
        because: 'lots_rejected must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { lots_rejected: { value: 'text' } },
        status: [400, 422],
        because: 'lots_rejected must be an integer',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { lots_rejected: 75.5 },
        status: [400, 422],
        because: 'lots_rejected must be an integer',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { lots_rejected: 76 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, lots_rejected: 0 },
        status: [200, 201],
        answer: { lots_rejected: 0 },
        because: 'the minimum of lots_rejected is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { lots_rejected: 0 },
        because: 'the minimum of lots_rejected is 0, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { lots_rejected: 0 },
        status: [200],
        answer: { lots_rejected: 0 },
        because: 'the minimum of lots_rejected is 0, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { lots_rejected: 0 },
        because: 'the minimum of lots_rejected is 0, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, lots_rejected: -1 },
        status: [400, 422],
        because: 'lots_rejected must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { lots_rejected: -1 },
        status: [400, 422],
        because: 'lots_rejected must be at least 0',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { lots_rejected: 76 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, lots_rejected: 500 },
        status: [200, 201],
        answer: { lots_rejected: 500 },
        because: 'the maximum of lots_rejected is 500, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { lots_rejected: 500 },
        because: 'the maximum of lots_rejected is 500, inclusive',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { lots_rejected: 500 },
        status: [200],
        answer: { lots_rejected: 500 },
        because: 'the maximum of lots_rejected is 500, inclusive',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { lots_rejected: 500 },
        because: 'the maximum of lots_rejected is 500, inclusive',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, lots_rejected: 501 },
        status: [400, 422],
        because: 'lots_rejected must be at most 500',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { lots_rejected: 501 },
        status: [400, 422],
        because: 'lots_rejected must be at most 500',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { lots_rejected: 76 },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, partnership: 'prospect' },
        status: [200, 201],
        answer: { partnership: 'prospect' },
        because: 'the value is one of FarmPartnership',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { partnership: 'trial' },
        status: [200],
        answer: { partnership: 'trial' },
        because: 'the value is one of FarmPartnership',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { partnership: 'partner' },
        status: [200],
        answer: { partnership: 'partner' },
        because: 'the value is one of FarmPartnership',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { partnership: 'former' },
        status: [200],
        answer: { partnership: 'former' },
        because: 'the value is one of FarmPartnership',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { partnership: 'paused' },
        status: [200],
        answer: { partnership: 'paused' },
        because: 'the value is one of FarmPartnership',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'paused' },
        because: 'the value is one of FarmPartnership',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, partnership: 'paused' },
        status: [200, 201],
        answer: { partnership: 'paused' },
        because: 'paused was added to FarmPartnership',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'paused' },
        because: 'paused was added to FarmPartnership',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { partnership: 'paused' },
        status: [200],
        answer: { partnership: 'paused' },
        because: 'paused was added to FarmPartnership',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { partnership: 'paused' },
        because: 'paused was added to FarmPartnership',
      });
    },
  );

  test(
    'create and update refuse the partnership unheard_of, which FarmPartnership does not have',
    about(
      'coffeefarm.partnership.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, partnership: 'unheard_of' },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former, paused',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { partnership: 'unheard_of' },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former, paused',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'trial' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, partnership: 'PROSPECT' },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former, paused',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { partnership: 'PROSPECT' },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former, paused',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'trial' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: coffeeFarm,
        status: [200, 201],
        answer: { varieties: [] },
        because: 'varieties was left out',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { varieties: [] },
        because: 'varieties was left out',
      });
    },
  );

  test(
    'varieties lists existing Variety objects and is answered as their ids',
    about(
      'coffeefarm.varieties.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] },
        status: [200, 201],
        answer: { varieties: ['variety-1', 'variety-2'] },
        because: 'varieties was sent with two ids',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { varieties: ['variety-1', 'variety-2'] },
        because: 'varieties was sent with two ids',
      });
      await api.get('/coffeefarm', {
        status: [200],
        answer: [{ id: 'coffeefarm-1', varieties: ['variety-1', 'variety-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { varieties: ['variety-2', 'variety-1'] },
        status: [200],
        answer: { varieties: ['variety-2', 'variety-1'] },
        because: 'any order will do',
      });
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
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { varieties: ['variety-2'] },
        status: [200],
        answer: { varieties: ['variety-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { varieties: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { varieties: [] },
        because: 'the list was emptied',
      });
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
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, varieties: ['variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, varieties: ['variety-1', 'variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, varieties: ['variety-unknown', 'variety-2'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { varieties: ['variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { varieties: ['variety-1', 'variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { varieties: ['variety-unknown', 'variety-2'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { varieties: ['variety-1', 'variety-2'] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, varieties: null },
        status: [400, 422],
        because: 'varieties must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { varieties: null },
        status: [400, 422],
        because: 'varieties must not be null',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { varieties: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, varieties: 'abc' },
        status: [400, 422],
        because: 'varieties must be a list of ids of Variety',
      });
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, varieties: [{ value: 'text' }] },
        status: [400, 422],
        because: 'varieties must be a list of ids of Variety',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CoffeeFarm', coffeeFarm);
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { varieties: 'abc' },
        status: [400, 422],
        because: 'varieties must be a list of ids of Variety',
      });
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { varieties: [{ value: 'text' }] },
        status: [400, 422],
        because: 'varieties must be a list of ids of Variety',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { varieties: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Variety takes its id out of every varieties and keeps the others',
    about(
      'coffeefarm.varieties.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1', 'variety-2'] });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        id: 'coffeefarm-2',
        varieties: ['variety-1'],
      });
      await api.delete('/variety/variety-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { id: 'coffeefarm-1', varieties: ['variety-2'] },
        because: 'variety-1 was deleted',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { id: 'coffeefarm-2', varieties: [] },
        because: 'variety-1 was deleted',
      });
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
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm', {
        body: { ...coffeeFarm, id: 'coffeefarm-2', varieties: ['coffeefarm-1'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'coffeefarm-2' });
      await api.patch('/coffeefarm/coffeefarm-2', {
        body: { varieties: ['coffeefarm-1'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { varieties: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a CoffeeFarm with the id of a Variety leaves varieties alone',
    about(
      'coffeefarm.varieties.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('CoffeeFarm', { ...coffeeFarm, varieties: ['variety-1'] });
      await api.create('CoffeeFarm', { ...coffeeFarm, id: 'variety-1' });
      await api.delete('/coffeefarm/variety-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { varieties: ['variety-1'] },
        because: 'no Variety was deleted',
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
      await api.patch('/coffeefarm/coffeefarm-1', {
        body: { altitude_m: 77, varieties: ['variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, varieties: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [200],
        answer: {
          ...coffeeFarm,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 5,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          ...coffeeFarm,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 5,
        },
        because: 'what the action did is stored',
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [200],
        answer: {
          ...coffeeFarm,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 5,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          ...coffeeFarm,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 5,
        },
        because: 'what the action did is stored',
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
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('CoffeeFarm', {
        ...coffeeFarm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        lots_rejected: 5,
      });
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: variety,
        because: 'for each item in this.varieties: set item.rust_resistant to true',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { ...variety, id: 'variety-2' },
        because: 'for each item in this.varieties: set item.rust_resistant to true',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: {
          ...coffeeFarm,
          id: 'coffeefarm-2',
          partnership: 'partner',
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 5,
        },
        because: 'part_ways was called on coffeefarm-1, which does not concern this object',
      });
      await api.get('/variety/variety-3', {
        status: [200],
        answer: { ...variety, id: 'variety-3', rust_resistant: false },
        because: 'part_ways was called on coffeefarm-1, which does not concern this object',
      });
    },
  );

  test(
    'part_ways answers 404 for an id that no CoffeeFarm has',
    about('coffeefarm.part_ways.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm/coffeefarm-unknown/part_ways', {
        status: [404],
        because: 'no CoffeeFarm has the id coffeefarm-unknown',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [400, 409],
        because: 'part_ways starts from partner or trial, and partnership is prospect',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'prospect' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [400, 409],
        because: 'part_ways starts from partner or trial, and partnership is former',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'former' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [400, 409],
        because: 'part_ways starts from partner or trial, and partnership is paused',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'paused' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [400, 409],
        because: 'the condition count(this.varieties) > 0 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'partner' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'part_ways is refused unless this.lots_rejected > 4',
    about(
      'coffeefarm.part_ways.refuses-unless-lots_rejected-gt-4',
      'actions.guard',
      'guards.compare',
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
        lots_rejected: 4,
      });
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [400, 409],
        because: 'the condition this.lots_rejected > 4 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'partner' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [400, 409],
        because: 'the condition count(this.varieties) > 0 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { ...coffeeFarm, partnership: 'partner', varieties: [], lots_rejected: 5 },
        because: 'a refused action changes nothing',
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [400, 409],
        because: 'the condition count(this.varieties) > 0 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'partner' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [400, 409],
        because: 'the condition count(this.varieties) > 0 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'partner' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/part_ways', {
        status: [400, 409],
        because: 'the condition count(this.varieties) > 0 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'partner' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [200],
        answer: {
          ...coffeeFarm,
          altitude_m: 900,
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 0,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          ...coffeeFarm,
          altitude_m: 900,
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 0,
        },
        because: 'what the action did is stored',
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          lots_rejected: 0,
          altitude_m: 900,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-1',
          varieties: ['variety-1', 'variety-2'],
          reviewed_at: '2025-05-24 12:31:23',
        },
        because: 'set this.lots_rejected to 0',
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: {
          altitude_m: 900,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-2',
          partnership: 'prospect',
          varieties: ['variety-1', 'variety-2'],
          reviewed_at: '2025-05-24 12:31:23',
          lots_rejected: 150,
        },
        because: 'start_trial was called on coffeefarm-1, which does not concern this object',
      });
    },
  );

  test(
    'start_trial answers 404 for an id that no CoffeeFarm has',
    about('coffeefarm.start_trial.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm/coffeefarm-unknown/start_trial', {
        status: [404],
        because: 'no CoffeeFarm has the id coffeefarm-unknown',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [400, 409],
        because: 'start_trial starts from prospect, and partnership is trial',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'trial', lots_rejected: 150 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [400, 409],
        because: 'start_trial starts from prospect, and partnership is partner',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'partner', lots_rejected: 150 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [400, 409],
        because: 'start_trial starts from prospect, and partnership is former',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'former', lots_rejected: 150 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [400, 409],
        because: 'start_trial starts from prospect, and partnership is paused',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'paused', lots_rejected: 150 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'start_trial is refused unless this.altitude_m >= 900',
    about(
      'coffeefarm.start_trial.refuses-unless-altitude_m-gte-900',
      'actions.guard',
      'guards.compare',
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
        altitude_m: 899,
        lots_rejected: 150,
      });
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [400, 409],
        because: 'the condition this.altitude_m >= 900 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'prospect', lots_rejected: 150 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'start_trial is refused unless this.lots_rejected * 2 <= 300',
    about(
      'coffeefarm.start_trial.refuses-unless-lots_rejected-times-2-lte-300',
      'actions.guard',
      'guards.compare',
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
        altitude_m: 900,
        lots_rejected: 151,
      });
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [400, 409],
        because: 'the condition this.lots_rejected * 2 <= 300 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'prospect', lots_rejected: 151 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [400, 409],
        because: 'the condition sum(this.varieties.view_count) < 60000 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'prospect', lots_rejected: 150 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [400, 409],
        because: 'the condition this.altitude_m >= 900 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'prospect', lots_rejected: 150 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [400, 409],
        because: 'the condition this.altitude_m >= 900 is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'prospect', lots_rejected: 150 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [200],
        answer: { partnership: 'trial', lots_rejected: 0 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'trial', lots_rejected: 0 },
        because: 'varieties is empty, which is allowed',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/start_trial', {
        status: [200],
        answer: { partnership: 'trial', lots_rejected: 0 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'trial', lots_rejected: 0 },
        because:
          'sum(this.varieties.view_count) < 60000 would not hold with the objects that are not in varieties, which is allowed',
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [200],
        answer: {
          ...coffeeFarm,
          partnership: 'partner',
          varieties: ['variety-1', 'variety-2'],
          reviewed_at: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          ...coffeeFarm,
          partnership: 'partner',
          varieties: ['variety-1', 'variety-2'],
          reviewed_at: null,
        },
        because: 'what the action did is stored',
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: {
          reviewed_at: null,
          altitude_m: 34,
          country: 'tiri',
          farm_name: 'guma',
          id: 'coffeefarm-1',
          varieties: ['variety-1', 'variety-2'],
          lots_rejected: 76,
        },
        because: 'set this.reviewed_at to null',
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-2', {
        status: [200],
        answer: { ...coffeeFarm, id: 'coffeefarm-2', varieties: ['variety-1', 'variety-2'] },
        because: 'become_partner was called on coffeefarm-1, which does not concern this object',
      });
    },
  );

  test(
    'become_partner answers 404 for an id that no CoffeeFarm has',
    about('coffeefarm.become_partner.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('CoffeeFarm', coffeeFarm);
      await api.post('/coffeefarm/coffeefarm-unknown/become_partner', {
        status: [404],
        because: 'no CoffeeFarm has the id coffeefarm-unknown',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [400, 409],
        because: 'become_partner starts from trial, and partnership is prospect',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'prospect', reviewed_at: '2025-05-24 12:31:23' },
        because: 'a refused action changes nothing',
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [400, 409],
        because: 'become_partner starts from trial, and partnership is partner',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'partner', reviewed_at: '2025-05-24 12:31:23' },
        because: 'a refused action changes nothing',
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [400, 409],
        because: 'become_partner starts from trial, and partnership is former',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'former', reviewed_at: '2025-05-24 12:31:23' },
        because: 'a refused action changes nothing',
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [400, 409],
        because: 'become_partner starts from trial, and partnership is paused',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'paused', reviewed_at: '2025-05-24 12:31:23' },
        because: 'a refused action changes nothing',
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [400, 409],
        because:
          'the condition all item in this.varieties satisfies: item.rust_resistant == false is not satisfied',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'trial', reviewed_at: '2025-05-24 12:31:23' },
        because: 'a refused action changes nothing',
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [200],
        answer: { partnership: 'partner', reviewed_at: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'partner', reviewed_at: null },
        because: 'varieties is empty, which is allowed',
      });
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
      await api.post('/coffeefarm/coffeefarm-1/become_partner', {
        status: [200],
        answer: { partnership: 'partner', reviewed_at: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/coffeefarm/coffeefarm-1', {
        status: [200],
        answer: { partnership: 'partner', reviewed_at: null },
        because:
          'all item in this.varieties satisfies: item.rust_resistant == false would not hold with the objects that are not in varieties, which is allowed',
      });
    },
  );
});
