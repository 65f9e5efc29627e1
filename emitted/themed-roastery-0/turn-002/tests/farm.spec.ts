import { about, test, without } from '../support/api.ts';

// A valid Farm, as the tests send it.
const farm = {
  altitude_m: 34,
  country: 'tiri',
  farm_name: 'guma',
  id: 'farm-1',
  partnership: 'prospect',
};

// A valid GreenLot, as the tests send it.
const greenLot = {
  arrived_at: '2024-11-17 00:48:02',
  id: 'greenlot-1',
  moisture_percent: 95.75,
  origin_region: 'viba',
  stage: 'arrived',
  weight_kg: 33.25,
  farm: null,
};

// A valid Variety, as the tests send it.
const variety = {
  cup_potential: 86,
  id: 'variety-1',
  rust_resistant: true,
  species: 'arabica',
  variety_name: 'vobo',
  yield_kg_per_tree: 4.25,
};

test.describe('Farm: create, read, update and delete', () => {
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
    'create answers the new Farm, and read answers it again',
    about(
      'farm.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: farm,
        status: [200, 201],
        answer: { ...farm, varieties: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { ...farm, varieties: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/farm', {
        body: { ...farm, id: 'farm-2' },
        status: [200, 201],
        answer: { id: 'farm-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Farm',
    about(
      'farm.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { altitude_m: 77, country: 'nuta', farm_name: 'nubu', partnership: 'former' },
        status: [200],
        answer: {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'farm-1',
          partnership: 'former',
          varieties: [],
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { altitude_m: 77, country: 'nuta', farm_name: 'nubu', partnership: 'former' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('farm.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: {
          id: 'farm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        },
        status: [200],
        answer: {
          id: 'farm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: {
          id: 'farm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for partnership does not change altitude_m either',
    about(
      'farm.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { altitude_m: 77, partnership: 'unheard_of' },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { ...farm, varieties: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Farm: no read finds it and no list holds it',
    about(
      'farm.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.delete('/farm/farm-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/farm/farm-1', { status: [404], because: 'it was deleted' });
      await api.get('/farm', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Farm has',
    about('farm.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.get('/farm/farm-unknown', {
        status: [404],
        because: 'no Farm has the id farm-unknown',
      });
      await api.patch('/farm/farm-unknown', {
        body: { altitude_m: 77, country: 'nuta', farm_name: 'nubu', partnership: 'former' },
        status: [404],
        because: 'no Farm has the id farm-unknown',
      });
      await api.delete('/farm/farm-unknown', {
        status: [404],
        because: 'no Farm has the id farm-unknown',
      });
      await api.get('/farm', {
        status: [200],
        answer: [{ id: 'farm-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Farm: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Farm with all of its fields',
    about('farm.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.create('Farm', {
        ...farm,
        id: 'farm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'former',
      });
      await api.create('Farm', {
        ...farm,
        id: 'farm-3',
        altitude_m: 22,
        country: 'gosu',
        farm_name: 'tababi',
        partnership: 'partner',
      });
      await api.get('/farm', {
        status: [200],
        answer: [
          { ...farm, varieties: [] },
          {
            altitude_m: 77,
            country: 'nuta',
            farm_name: 'nubu',
            id: 'farm-2',
            partnership: 'former',
            varieties: [],
          },
          {
            altitude_m: 22,
            country: 'gosu',
            farm_name: 'tababi',
            id: 'farm-3',
            partnership: 'partner',
            varieties: [],
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Farm leaves another as it was',
    about('farm.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.create('Farm', {
        ...farm,
        id: 'farm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'former',
      });
      await api.patch('/farm/farm-2', {
        body: {
          id: 'farm-2',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { ...farm, varieties: [] },
        because: 'another object was updated',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'farm-2',
          partnership: 'former',
          varieties: [],
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Farm leaves another as it was',
    about(
      'farm.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.create('Farm', {
        ...farm,
        id: 'farm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'former',
      });
      await api.delete('/farm/farm-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'farm-2',
          partnership: 'former',
          varieties: [],
        },
        because: 'another object was deleted',
      });
      await api.get('/farm', {
        status: [200],
        answer: [{ id: 'farm-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Farm',
    about('farm.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.create('Farm', {
        ...farm,
        id: 'farm-2',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'former',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/farm', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/farm/farm-1', { status: [404], because: 'reset removed it' });
    },
  );

  test(
    'Farm and GreenLot objects may have the same id',
    about(
      'farm.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
    ),
    async ({ api }) => {
      await api.create('Farm', { ...farm, id: 'same-1' });
      await api.create('GreenLot', { ...greenLot, id: 'same-1' });
      await api.get('/farm', {
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
        because: 'only Farm has the id same-1 now',
      });
      await api.get('/farm/same-1', {
        status: [200],
        answer: { ...farm, id: 'same-1', varieties: [] },
        because: 'only the GreenLot was deleted',
      });
    },
  );
});

test.describe('Farm: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a Farm without altitude_m, which is optional',
    about('farm.altitude_m.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/farm', {
        body: without(farm, 'altitude_m'),
        status: [200, 201],
        answer: { altitude_m: null },
        because: 'altitude_m is optional',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is optional',
      });
    },
  );

  test(
    'create accepts a Farm without country, which is optional',
    about('farm.country.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/farm', {
        body: without(farm, 'country'),
        status: [200, 201],
        answer: { country: null },
        because: 'country is optional',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { country: null },
        because: 'country is optional',
      });
    },
  );

  test(
    'create refuses a Farm without farm_name, which is required',
    about(
      'farm.farm_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: without(farm, 'farm_name'),
        status: [400, 422],
        because: 'farm_name is required and has no default',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create refuses a Farm without partnership, which is required',
    about(
      'farm.partnership.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: without(farm, 'partnership'),
        status: [400, 422],
        because: 'partnership is required and has no default',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'update of altitude_m or partnership alone leaves every other field as it is',
    about('farm.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Farm', { ...farm, varieties: ['variety-1'] });
      await api.patch('/farm/farm-1', {
        body: { altitude_m: 77 },
        status: [200],
        answer: { ...farm, altitude_m: 77, varieties: ['variety-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/farm/farm-1', {
        body: { partnership: 'former' },
        status: [200],
        answer: { ...farm, altitude_m: 77, partnership: 'former', varieties: ['variety-1'] },
        because: 'an update touches only what it carries',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { ...farm, altitude_m: 77, partnership: 'former', varieties: ['variety-1'] },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Farm: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'altitude_m may be null',
    about('farm.altitude_m.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, altitude_m: null },
        status: [200, 201],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { altitude_m: null },
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { altitude_m: null },
        because: 'altitude_m is nullable',
      });
    },
  );

  test(
    'create and update refuse null for country',
    about(
      'farm.country.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, country: null },
        status: [400, 422],
        because: 'country must not be null',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { country: null },
        status: [400, 422],
        because: 'country must not be null',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for farm_name',
    about(
      'farm.farm_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, farm_name: null },
        status: [400, 422],
        because: 'farm_name must not be null',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { farm_name: null },
        status: [400, 422],
        because: 'farm_name must not be null',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for partnership',
    about(
      'farm.partnership.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, partnership: null },
        status: [400, 422],
        because: 'partnership must not be null',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { partnership: null },
        status: [400, 422],
        because: 'partnership must not be null',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'prospect' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Farm: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'create and update refuse an altitude_m of a wrong type',
    about(
      'farm.altitude_m.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, altitude_m: 'abc' },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.post('/farm', {
        body: { ...farm, altitude_m: { value: 'text' } },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.post('/farm', {
        body: { ...farm, altitude_m: 33.5 },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { altitude_m: 'abc' },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.patch('/farm/farm-1', {
        body: { altitude_m: { value: 'text' } },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.patch('/farm/farm-1', {
        body: { altitude_m: 33.5 },
        status: [400, 422],
        because: 'altitude_m must be an integer',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { altitude_m: 34 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'altitude_m may be right at its minimum of 0',
    about(
      'farm.altitude_m.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, altitude_m: 0 },
        status: [200, 201],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { altitude_m: 0 },
        status: [200],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { altitude_m: 0 },
        because: 'the minimum of altitude_m is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse an altitude_m below its minimum of 0',
    about(
      'farm.altitude_m.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, altitude_m: -1 },
        status: [400, 422],
        because: 'altitude_m must be at least 0',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { altitude_m: -1 },
        status: [400, 422],
        because: 'altitude_m must be at least 0',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { altitude_m: 34 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'altitude_m may be right at its maximum of 2800',
    about(
      'farm.altitude_m.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, altitude_m: 2800 },
        status: [200, 201],
        answer: { altitude_m: 2800 },
        because: 'the maximum of altitude_m is 2800, inclusive',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { altitude_m: 2800 },
        because: 'the maximum of altitude_m is 2800, inclusive',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { altitude_m: 2800 },
        status: [200],
        answer: { altitude_m: 2800 },
        because: 'the maximum of altitude_m is 2800, inclusive',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { altitude_m: 2800 },
        because: 'the maximum of altitude_m is 2800, inclusive',
      });
    },
  );

  test(
    'create and update refuse an altitude_m above its maximum of 2800',
    about(
      'farm.altitude_m.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, altitude_m: 2801 },
        status: [400, 422],
        because: 'altitude_m must be at most 2800',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { altitude_m: 2801 },
        status: [400, 422],
        because: 'altitude_m must be at most 2800',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { altitude_m: 34 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'country of digits alone stays a string',
    about('farm.country.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, country: '0042' },
        status: [200, 201],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { country: '0042' },
        status: [200],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { country: '0042' },
        because: '"0042" is a valid value of country',
      });
    },
  );

  test(
    'country keeps spaces, quotes, accents and symbols',
    about('farm.country.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { country: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of country',
      });
    },
  );

  test(
    'create and update refuse a country of a wrong type',
    about(
      'farm.country.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, country: 421337 },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.post('/farm', {
        body: { ...farm, country: { value: 'text' } },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { country: 421337 },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.patch('/farm/farm-1', {
        body: { country: { value: 'text' } },
        status: [400, 422],
        because: 'country must be a string',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'country may be right at its minimum length of 2',
    about(
      'farm.country.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, country: 'ru' },
        status: [200, 201],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { country: 'ru' },
        status: [200],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { country: 'ru' },
        because: 'the minimum length of country is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a country below its minimum length of 2',
    about(
      'farm.country.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, country: 'n' },
        status: [400, 422],
        because: 'country must have at least 2 characters',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { country: 'n' },
        status: [400, 422],
        because: 'country must have at least 2 characters',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'country may be right at its maximum length of 60',
    about(
      'farm.country.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200, 201],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of country is 60, inclusive',
      });
    },
  );

  test(
    'create and update refuse a country above its maximum length of 60',
    about(
      'farm.country.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'country must have at most 60 characters',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'country must have at most 60 characters',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { country: 'tiri' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'farm_name of digits alone stays a string',
    about('farm.farm_name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, farm_name: '0042' },
        status: [200, 201],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { farm_name: '0042' },
        status: [200],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { farm_name: '0042' },
        because: '"0042" is a valid value of farm_name',
      });
    },
  );

  test(
    'farm_name keeps spaces, quotes, accents and symbols',
    about('farm.farm_name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { farm_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of farm_name',
      });
    },
  );

  test(
    'create and update refuse a farm_name of a wrong type',
    about(
      'farm.farm_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, farm_name: 421337 },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.post('/farm', {
        body: { ...farm, farm_name: { value: 'text' } },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { farm_name: 421337 },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.patch('/farm/farm-1', {
        body: { farm_name: { value: 'text' } },
        status: [400, 422],
        because: 'farm_name must be a string',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'farm_name may be right at its minimum length of 2',
    about(
      'farm.farm_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, farm_name: 'ru' },
        status: [200, 201],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { farm_name: 'ru' },
        status: [200],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { farm_name: 'ru' },
        because: 'the minimum length of farm_name is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a farm_name below its minimum length of 2',
    about(
      'farm.farm_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, farm_name: 'n' },
        status: [400, 422],
        because: 'farm_name must have at least 2 characters',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { farm_name: 'n' },
        status: [400, 422],
        because: 'farm_name must have at least 2 characters',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'farm_name may be right at its maximum length of 80',
    about(
      'farm.farm_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: {
          ...farm,
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
      await api.get('/farm/farm-1', {
        status: [200],
        answer: {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of farm_name is 80, inclusive',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
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
      await api.get('/farm/farm-2', {
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
      'farm.farm_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: {
          ...farm,
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'farm_name must have at most 80 characters',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: {
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'farm_name must have at most 80 characters',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { farm_name: 'guma' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a partnership of a wrong type',
    about(
      'farm.partnership.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, partnership: 421337 },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former',
      });
      await api.post('/farm', {
        body: { ...farm, partnership: { value: 'text' } },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { partnership: 421337 },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former',
      });
      await api.patch('/farm/farm-1', {
        body: { partnership: { value: 'text' } },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'prospect' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Farm: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'partnership may be prospect, trial, partner, former',
    about(
      'farm.partnership.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: farm,
        status: [200, 201],
        answer: { partnership: 'prospect' },
        because: 'the value is one of FarmPartnership',
      });
      await api.patch('/farm/farm-1', {
        body: { partnership: 'trial' },
        status: [200],
        answer: { partnership: 'trial' },
        because: 'the value is one of FarmPartnership',
      });
      await api.patch('/farm/farm-1', {
        body: { partnership: 'partner' },
        status: [200],
        answer: { partnership: 'partner' },
        because: 'the value is one of FarmPartnership',
      });
      await api.patch('/farm/farm-1', {
        body: { partnership: 'former' },
        status: [200],
        answer: { partnership: 'former' },
        because: 'the value is one of FarmPartnership',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'former' },
        because: 'the value is one of FarmPartnership',
      });
    },
  );

  test(
    'create and update refuse the partnership unheard_of, which FarmPartnership does not have',
    about(
      'farm.partnership.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, partnership: 'unheard_of' },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { partnership: 'unheard_of' },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'prospect' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the partnership PROSPECT, as upper and lower case differ',
    about(
      'farm.partnership.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, partnership: 'PROSPECT' },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { partnership: 'PROSPECT' },
        status: [400, 422],
        because: 'partnership must be one of prospect, trial, partner, former',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'prospect' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Farm: references', () => {
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
    about('farm.varieties.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/farm', {
        body: farm,
        status: [200, 201],
        answer: { varieties: [] },
        because: 'varieties was left out',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { varieties: [] },
        because: 'varieties was left out',
      });
    },
  );

  test(
    'varieties lists existing Variety objects and is answered as their ids',
    about('farm.varieties.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.post('/farm', {
        body: { ...farm, varieties: ['variety-1', 'variety-2'] },
        status: [200, 201],
        answer: { varieties: ['variety-1', 'variety-2'] },
        because: 'varieties was sent with two ids',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { varieties: ['variety-1', 'variety-2'] },
        because: 'varieties was sent with two ids',
      });
      await api.get('/farm', {
        status: [200],
        answer: [{ id: 'farm-1', varieties: ['variety-1', 'variety-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/farm/farm-1', {
        body: { varieties: ['variety-2', 'variety-1'] },
        status: [200],
        answer: { varieties: ['variety-2', 'variety-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in varieties',
    about('farm.varieties.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('Farm', { ...farm, varieties: ['variety-1'] });
      await api.patch('/farm/farm-1', {
        body: { varieties: ['variety-2'] },
        status: [200],
        answer: { varieties: ['variety-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/farm/farm-1', {
        body: { varieties: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { varieties: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in varieties that no Variety has',
    about(
      'farm.varieties.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.post('/farm', {
        body: { ...farm, varieties: ['variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.post('/farm', {
        body: { ...farm, varieties: ['variety-1', 'variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.post('/farm', {
        body: { ...farm, varieties: ['variety-unknown', 'variety-2'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', { ...farm, varieties: ['variety-1', 'variety-2'] });
      await api.patch('/farm/farm-1', {
        body: { varieties: ['variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.patch('/farm/farm-1', {
        body: { varieties: ['variety-1', 'variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.patch('/farm/farm-1', {
        body: { varieties: ['variety-unknown', 'variety-2'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { varieties: ['variety-1', 'variety-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list varieties',
    about(
      'farm.varieties.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, varieties: null },
        status: [400, 422],
        because: 'varieties must not be null',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { varieties: null },
        status: [400, 422],
        because: 'varieties must not be null',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { varieties: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for varieties',
    about(
      'farm.varieties.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/farm', {
        body: { ...farm, varieties: 'abc' },
        status: [400, 422],
        because: 'varieties must be a list of ids of Variety',
      });
      await api.post('/farm', {
        body: { ...farm, varieties: [{ value: 'text' }] },
        status: [400, 422],
        because: 'varieties must be a list of ids of Variety',
      });
      await api.get('/farm/farm-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { varieties: 'abc' },
        status: [400, 422],
        because: 'varieties must be a list of ids of Variety',
      });
      await api.patch('/farm/farm-1', {
        body: { varieties: [{ value: 'text' }] },
        status: [400, 422],
        because: 'varieties must be a list of ids of Variety',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { varieties: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Variety takes its id out of every varieties and keeps the others',
    about('farm.varieties.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('Farm', { ...farm, varieties: ['variety-1', 'variety-2'] });
      await api.create('Farm', { ...farm, id: 'farm-2', varieties: ['variety-1'] });
      await api.delete('/variety/variety-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { id: 'farm-1', varieties: ['variety-2'] },
        because: 'variety-1 was deleted',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { id: 'farm-2', varieties: [] },
        because: 'variety-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Farm in varieties, which refers to Variety',
    about(
      'farm.varieties.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.post('/farm', {
        body: { ...farm, id: 'farm-2', varieties: ['farm-1'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', {
        body: { varieties: ['farm-1'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: { varieties: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Farm with the id of a Variety leaves varieties alone',
    about(
      'farm.varieties.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Farm', { ...farm, varieties: ['variety-1'] });
      await api.create('Farm', { ...farm, id: 'variety-1' });
      await api.delete('/farm/variety-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { varieties: ['variety-1'] },
        because: 'no Variety was deleted',
      });
    },
  );

  test(
    'update that is refused for varieties does not change altitude_m either',
    about(
      'farm.varieties.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', {
        body: { altitude_m: 77, varieties: ['variety-unknown'] },
        status: [400, 422],
        because: 'varieties must hold only ids of existing Variety objects',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { ...farm, varieties: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Farm: actions', () => {
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
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'part_ways moves partnership from partner to former',
    about(
      'farm.part_ways.moves-from-partner',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', {
        ...farm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 500,
      });
      await api.post('/farm/farm-1/part_ways', {
        status: [200],
        answer: {
          ...farm,
          altitude_m: 500,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: {
          ...farm,
          altitude_m: 500,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'part_ways moves partnership from trial to former',
    about('farm.part_ways.moves-from-trial', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', {
        ...farm,
        partnership: 'trial',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 500,
      });
      await api.post('/farm/farm-1/part_ways', {
        status: [200],
        answer: {
          ...farm,
          altitude_m: 500,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: {
          ...farm,
          altitude_m: 500,
          partnership: 'former',
          varieties: ['variety-1', 'variety-2'],
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'part_ways applies the effect: for each item in this.varieties: set item.rust_resistant to true',
    about(
      'farm.part_ways.effect-each-varieties-set-rust_resistant-to-true',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', {
        ...farm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 500,
      });
      await api.post('/farm/farm-1/part_ways', {
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
    about('farm.part_ways.leaves-bystanders', 'actions.success', 'effects.for-each'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', {
        ...farm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 500,
      });
      await api.create('Farm', {
        ...farm,
        id: 'farm-2',
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 500,
      });
      await api.create('Variety', { ...variety, id: 'variety-3', rust_resistant: false });
      await api.post('/farm/farm-1/part_ways', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/farm/farm-2', {
        status: [200],
        answer: {
          altitude_m: 500,
          country: 'tiri',
          farm_name: 'guma',
          id: 'farm-2',
          partnership: 'partner',
          varieties: ['variety-1', 'variety-2'],
        },
        because: 'part_ways was called on farm-1, which does not concern this object',
      });
      await api.get('/variety/variety-3', {
        status: [200],
        answer: { ...variety, id: 'variety-3', rust_resistant: false },
        because: 'part_ways was called on farm-1, which does not concern this object',
      });
    },
  );

  test(
    'part_ways answers 404 for an id that no Farm has',
    about('farm.part_ways.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.post('/farm/farm-unknown/part_ways', {
        status: [404],
        because: 'no Farm has the id farm-unknown',
      });
    },
  );

  test(
    'part_ways is refused while partnership is prospect',
    about(
      'farm.part_ways.refuses-from-prospect',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', { ...farm, varieties: ['variety-1', 'variety-2'], altitude_m: 500 });
      await api.post('/farm/farm-1/part_ways', {
        status: [400, 409],
        because: 'part_ways starts from partner or trial, and partnership is prospect',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'prospect' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'part_ways is refused while partnership is former',
    about('farm.part_ways.refuses-from-former', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', {
        ...farm,
        partnership: 'former',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 500,
      });
      await api.post('/farm/farm-1/part_ways', {
        status: [400, 409],
        because: 'part_ways starts from partner or trial, and partnership is former',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'former' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'part_ways is refused unless this.altitude_m >= 500',
    about(
      'farm.part_ways.refuses-unless-altitude_m-gte-500',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', {
        ...farm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 499,
      });
      await api.post('/farm/farm-1/part_ways', {
        status: [400, 409],
        because: 'the condition this.altitude_m >= 500 is not satisfied',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'partner' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'part_ways changes none of the objects that it refers to when it is refused',
    about('farm.part_ways.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', {
        ...farm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 499,
      });
      await api.post('/farm/farm-1/part_ways', {
        status: [400, 409],
        because: 'the condition this.altitude_m >= 500 is not satisfied',
      });
      await api.get('/variety/variety-1', {
        status: [200],
        answer: { ...variety, rust_resistant: false },
        because: 'a refused action changes nothing',
      });
      await api.get('/variety/variety-2', {
        status: [200],
        answer: { ...variety, id: 'variety-2', rust_resistant: false },
        because: 'a refused action changes nothing',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: {
          ...farm,
          altitude_m: 499,
          partnership: 'partner',
          varieties: ['variety-1', 'variety-2'],
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'part_ways is refused when altitude_m is null',
    about(
      'farm.part_ways.refuses-when-altitude_m-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', {
        ...farm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: null,
      });
      await api.post('/farm/farm-1/part_ways', {
        status: [400, 409],
        because: 'the condition this.altitude_m >= 500 is not satisfied',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'partner' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'part_ways is refused when altitude_m is 0',
    about(
      'farm.part_ways.refuses-when-altitude_m-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', {
        ...farm,
        partnership: 'partner',
        varieties: ['variety-1', 'variety-2'],
        altitude_m: 0,
      });
      await api.post('/farm/farm-1/part_ways', {
        status: [400, 409],
        because: 'the condition this.altitude_m >= 500 is not satisfied',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'partner' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'part_ways succeeds when varieties is empty',
    about('farm.part_ways.succeeds-when-varieties-is-empty', 'effects.for-each', 'actions.success'),
    async ({ api }) => {
      await api.create('Variety', { ...variety, rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2', rust_resistant: false });
      await api.create('Farm', { ...farm, partnership: 'partner', varieties: [], altitude_m: 500 });
      await api.post('/farm/farm-1/part_ways', {
        status: [200],
        answer: { partnership: 'former' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/farm/farm-1', {
        status: [200],
        answer: { partnership: 'former' },
        because: 'varieties is empty, which is allowed',
      });
    },
  );
});
