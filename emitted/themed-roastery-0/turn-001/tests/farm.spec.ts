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
      await api
        .post('/farm', farm)
        .created('create answers the object that was sent', { ...farm, varieties: [] });
      await api
        .get('/farm/farm-1')
        .ok('read answers the object that was created', { ...farm, varieties: [] });
      await api
        .post('/farm', { ...farm, id: 'farm-2' })
        .created('objects may be alike in everything but their ids', { id: 'farm-2' });
    },
  );

  test(
    'the id of a Farm may be any text, upper and lower case told apart, but no number',
    about(
      'farm.create.accepts-any-id',
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
        .post('/farm', { ...farm, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Farm', { ...farm, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/farm/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/farm/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...farm, id: 'Room 2.B at the Very End of the Long Hall', varieties: [] });
      await api.post('/farm', { ...farm, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/farm/farm-1', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        })
        .ok('every one of these fields was sent', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'farm-1',
          partnership: 'former',
          varieties: [],
        });
      await api.get('/farm/farm-1').ok('the update is stored', {
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'former',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('farm.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Farm', farm);
      await api
        .patch('/farm/farm-1', {
          id: 'farm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        })
        .ok(because, {
          id: 'farm-1',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        });
      await api.get('/farm/farm-1').ok(because, {
        id: 'farm-1',
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        partnership: 'former',
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
      await api
        .patch('/farm/farm-1', { altitude_m: 77, partnership: 'unheard_of' })
        .invalid('partnership must be one of prospect, trial, partner, former');
      await api
        .get('/farm/farm-1')
        .ok('a refused update changes nothing', { ...farm, varieties: [] });
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
      const because = 'it was deleted';
      await api.create('Farm', farm);
      await api.delete('/farm/farm-1').removed('the object exists');
      await api.get('/farm/farm-1').notFound(because);
      await api.patch('/farm/farm-1', { id: 'farm-1' }).notFound(because);
      await api.get('/farm').ok('what was deleted is in no list', []);
      await api
        .post('/farm', {
          ...farm,
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'farm-1',
          partnership: 'former',
          varieties: [],
        });
      await api
        .get('/farm/farm-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          id: 'farm-1',
          partnership: 'former',
          varieties: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Farm has',
    about('farm.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Farm has the id farm-unknown';
      await api.create('Farm', farm);
      await api.get('/farm/farm-unknown').notFound(because);
      await api
        .patch('/farm/farm-unknown', {
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        })
        .notFound(because);
      await api.delete('/farm/farm-unknown').notFound(because);
      await api.get('/farm').ok('requests for an unknown id change nothing', [{ id: 'farm-1' }]);
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
      await api.get('/farm').ok('three objects were created', [
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
      ]);
      await api.create('Farm', { ...farm, id: 'farm-4', partnership: 'trial' });
      await api.create('Farm', { ...farm, id: 'farm-5' });
      await api.create('Farm', { ...farm, id: 'farm-6' });
      await api.create('Farm', { ...farm, id: 'farm-7' });
      await api.create('Farm', { ...farm, id: 'farm-8' });
      await api.create('Farm', { ...farm, id: 'farm-9' });
      await api.create('Farm', { ...farm, id: 'farm-10' });
      await api.create('Farm', { ...farm, id: 'farm-11' });
      await api
        .get('/farm')
        .ok('a list holds every object, however many there are', [
          { id: 'farm-1' },
          { id: 'farm-2' },
          { id: 'farm-3' },
          { id: 'farm-4' },
          { id: 'farm-5' },
          { id: 'farm-6' },
          { id: 'farm-7' },
          { id: 'farm-8' },
          { id: 'farm-9' },
          { id: 'farm-10' },
          { id: 'farm-11' },
        ]);
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
      await api
        .patch('/farm/farm-2', {
          id: 'farm-2',
          altitude_m: 77,
          country: 'nuta',
          farm_name: 'nubu',
          partnership: 'former',
        })
        .ok('the change is valid');
      await api.get('/farm/farm-1').ok('another object was updated', { ...farm, varieties: [] });
      await api.get('/farm/farm-2').ok('the update is stored', {
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        id: 'farm-2',
        partnership: 'former',
        varieties: [],
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
      await api.delete('/farm/farm-1').removed('the object exists');
      await api.get('/farm/farm-2').ok('another object was deleted', {
        altitude_m: 77,
        country: 'nuta',
        farm_name: 'nubu',
        id: 'farm-2',
        partnership: 'former',
        varieties: [],
      });
      await api.get('/farm').ok('one of two objects was deleted', [{ id: 'farm-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/farm').ok('reset removes all objects', []);
      await api.get('/farm/farm-1').notFound('reset removed it');
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
      const because = 'a list holds the objects of one entity alone';
      await api.create('Farm', { ...farm, id: 'same-1' });
      await api.create('GreenLot', { ...greenLot, id: 'same-1' });
      await api.get('/farm').ok(because, [{ id: 'same-1' }]);
      await api.get('/greenlot').ok(because, [{ id: 'same-1' }]);
      await api.delete('/greenlot/same-1').removed('the object exists');
      await api.get('/greenlot/same-1').notFound('only Farm has the id same-1 now');
      await api
        .get('/farm/same-1')
        .ok('only the GreenLot was deleted', { ...farm, id: 'same-1', varieties: [] });
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
      const because = 'altitude_m is optional';
      await api.post('/farm', without(farm, 'altitude_m')).created(because, { altitude_m: null });
      await api.get('/farm/farm-1').ok(because, { altitude_m: null });
    },
  );

  test(
    'create accepts a Farm without country, which is optional',
    about('farm.country.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'country is optional';
      await api.post('/farm', without(farm, 'country')).created(because, { country: null });
      await api.get('/farm/farm-1').ok(because, { country: null });
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
      await api
        .post('/farm', without(farm, 'farm_name'))
        .invalid('farm_name is required and has no default');
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
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
      await api
        .post('/farm', without(farm, 'partnership'))
        .invalid('partnership is required and has no default');
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of altitude_m or partnership alone leaves every other field as it is',
    about('farm.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Variety', variety);
      await api.create('Farm', { ...farm, varieties: ['variety-1'] });
      await api
        .patch('/farm/farm-1', { altitude_m: 77 })
        .ok(because, { ...farm, altitude_m: 77, varieties: ['variety-1'] });
      await api
        .patch('/farm/farm-1', { partnership: 'former' })
        .ok(because, { ...farm, altitude_m: 77, partnership: 'former', varieties: ['variety-1'] });
      await api
        .get('/farm/farm-1')
        .ok(because, { ...farm, altitude_m: 77, partnership: 'former', varieties: ['variety-1'] });
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
      const because = 'altitude_m is nullable';
      await api.post('/farm', { ...farm, altitude_m: null }).created(because, { altitude_m: null });
      await api.get('/farm/farm-1').ok(because, { altitude_m: null });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', { altitude_m: null }).ok(because, { altitude_m: null });
      await api.get('/farm/farm-2').ok(because, { altitude_m: null });
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
      const because = 'country must not be null';
      await api.post('/farm', { ...farm, country: null }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { country: null }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { country: 'tiri' });
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
      const because = 'farm_name must not be null';
      await api.post('/farm', { ...farm, farm_name: null }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { farm_name: null }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { farm_name: 'guma' });
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
      const because = 'partnership must not be null';
      await api.post('/farm', { ...farm, partnership: null }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { partnership: null }).invalid(because);
      await api
        .get('/farm/farm-1')
        .ok('a refused update changes nothing', { partnership: 'prospect' });
    },
  );
});

test.describe('Farm: types and bounds', () => {
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
      const because = 'altitude_m must be an integer';
      await api.post('/farm', { ...farm, altitude_m: 'abc' }).invalid(because);
      await api.post('/farm', { ...farm, altitude_m: { value: 'text' } }).invalid(because);
      await api.post('/farm', { ...farm, altitude_m: 33.5 }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { altitude_m: 'abc' }).invalid(because);
      await api.patch('/farm/farm-1', { altitude_m: {} }).invalid(because);
      await api.patch('/farm/farm-1', { altitude_m: 33.5 }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { altitude_m: 34 });
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
      const because = 'the minimum of altitude_m is 0, inclusive';
      await api.post('/farm', { ...farm, altitude_m: 0 }).created(because, { altitude_m: 0 });
      await api.get('/farm/farm-1').ok(because, { altitude_m: 0 });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', { altitude_m: 0 }).ok(because, { altitude_m: 0 });
      await api.get('/farm/farm-2').ok(because, { altitude_m: 0 });
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
      const because = 'altitude_m must be at least 0';
      await api.post('/farm', { ...farm, altitude_m: -1 }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { altitude_m: -1 }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { altitude_m: 34 });
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
      const because = 'the maximum of altitude_m is 2800, inclusive';
      await api.post('/farm', { ...farm, altitude_m: 2800 }).created(because, { altitude_m: 2800 });
      await api.get('/farm/farm-1').ok(because, { altitude_m: 2800 });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', { altitude_m: 2800 }).ok(because, { altitude_m: 2800 });
      await api.get('/farm/farm-2').ok(because, { altitude_m: 2800 });
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
      const because = 'altitude_m must be at most 2800';
      await api.post('/farm', { ...farm, altitude_m: 2801 }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { altitude_m: 2801 }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { altitude_m: 34 });
    },
  );

  test(
    'country of digits alone stays a string',
    about('farm.country.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of country';
      await api.post('/farm', { ...farm, country: '0042' }).created(because, { country: '0042' });
      await api.get('/farm/farm-1').ok(because, { country: '0042' });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', { country: '0042' }).ok(because, { country: '0042' });
      await api.get('/farm/farm-2').ok(because, { country: '0042' });
    },
  );

  test(
    'country keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('farm.country.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of country';
      await api
        .post('/farm', { ...farm, country: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/farm/farm-1').ok(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api
        .patch('/farm/farm-2', { country: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/farm/farm-2').ok(because, { country: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'country must be a string';
      await api.post('/farm', { ...farm, country: 421337 }).invalid(because);
      await api.post('/farm', { ...farm, country: { value: 'text' } }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { country: 0 }).invalid(because);
      await api.patch('/farm/farm-1', { country: {} }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { country: 'tiri' });
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
      const because = 'the minimum length of country is 2, inclusive';
      await api.post('/farm', { ...farm, country: 'r ' }).created(because, { country: 'r ' });
      await api.get('/farm/farm-1').ok(because, { country: 'r ' });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', { country: 'r ' }).ok(because, { country: 'r ' });
      await api.get('/farm/farm-2').ok(because, { country: 'r ' });
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
      const because = 'country must have at least 2 characters';
      await api.post('/farm', { ...farm, country: 'n' }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { country: 'n' }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { country: 'tiri' });
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
      const because = 'the maximum length of country is 60, inclusive';
      await api
        .post('/farm', {
          ...farm,
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api
        .get('/farm/farm-1')
        .ok(because, { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api
        .patch('/farm/farm-2', {
          country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api
        .get('/farm/farm-2')
        .ok(because, { country: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
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
      const because = 'country must have at most 60 characters';
      await api
        .post('/farm', {
          ...farm,
          country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api
        .patch('/farm/farm-1', {
          country: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { country: 'tiri' });
    },
  );

  test(
    'farm_name of digits alone stays a string',
    about('farm.farm_name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of farm_name';
      await api
        .post('/farm', { ...farm, farm_name: '0042' })
        .created(because, { farm_name: '0042' });
      await api.get('/farm/farm-1').ok(because, { farm_name: '0042' });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', { farm_name: '0042' }).ok(because, { farm_name: '0042' });
      await api.get('/farm/farm-2').ok(because, { farm_name: '0042' });
    },
  );

  test(
    'farm_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('farm.farm_name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of farm_name';
      await api
        .post('/farm', { ...farm, farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/farm/farm-1').ok(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api
        .patch('/farm/farm-2', { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/farm/farm-2').ok(because, { farm_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'farm_name must be a string';
      await api.post('/farm', { ...farm, farm_name: 421337 }).invalid(because);
      await api.post('/farm', { ...farm, farm_name: { value: 'text' } }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { farm_name: 0 }).invalid(because);
      await api.patch('/farm/farm-1', { farm_name: {} }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { farm_name: 'guma' });
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
      const because = 'the minimum length of farm_name is 2, inclusive';
      await api.post('/farm', { ...farm, farm_name: 'r ' }).created(because, { farm_name: 'r ' });
      await api.get('/farm/farm-1').ok(because, { farm_name: 'r ' });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', { farm_name: 'r ' }).ok(because, { farm_name: 'r ' });
      await api.get('/farm/farm-2').ok(because, { farm_name: 'r ' });
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
      const because = 'farm_name must have at least 2 characters';
      await api.post('/farm', { ...farm, farm_name: 'n' }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { farm_name: 'n' }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { farm_name: 'guma' });
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
      const because = 'the maximum length of farm_name is 80, inclusive';
      await api
        .post('/farm', {
          ...farm,
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .created(because, {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/farm/farm-1').ok(because, {
        farm_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
      });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api
        .patch('/farm/farm-2', {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .ok(because, {
          farm_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/farm/farm-2').ok(because, {
        farm_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
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
      const because = 'farm_name must have at most 80 characters';
      await api
        .post('/farm', {
          ...farm,
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api
        .patch('/farm/farm-1', {
          farm_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { farm_name: 'guma' });
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
      const because = 'partnership must be one of prospect, trial, partner, former';
      await api.post('/farm', { ...farm, partnership: 421337 }).invalid(because);
      await api.post('/farm', { ...farm, partnership: { value: 'text' } }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { partnership: 0 }).invalid(because);
      await api.patch('/farm/farm-1', { partnership: {} }).invalid(because);
      await api
        .get('/farm/farm-1')
        .ok('a refused update changes nothing', { partnership: 'prospect' });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of FarmPartnership';
      await api.post('/farm', farm).created(because, { partnership: 'prospect' });
      await api
        .patch('/farm/farm-1', { partnership: 'trial' })
        .ok(because, { partnership: 'trial' });
      await api
        .patch('/farm/farm-1', { partnership: 'partner' })
        .ok(because, { partnership: 'partner' });
      await api
        .patch('/farm/farm-1', { partnership: 'former' })
        .ok(because, { partnership: 'former' });
      await api.get('/farm/farm-1').ok(because, { partnership: 'former' });
      await api
        .patch('/farm/farm-1', { partnership: 'prospect' })
        .ok(because, { partnership: 'prospect' });
    },
  );

  test(
    'create and update refuse a partnership that FarmPartnership does not list, such as unheard_of',
    about(
      'farm.partnership.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'partnership must be one of prospect, trial, partner, former';
      await api.post('/farm', { ...farm, partnership: 'unheard_of' }).invalid(because);
      await api.post('/farm', { ...farm, partnership: 'prospect ' }).invalid(because);
      await api.post('/farm', { ...farm, partnership: 'prospec' }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { partnership: 'unheard_of' }).invalid(because);
      await api
        .get('/farm/farm-1')
        .ok('a refused update changes nothing', { partnership: 'prospect' });
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
      const because = 'partnership must be one of prospect, trial, partner, former';
      await api.post('/farm', { ...farm, partnership: 'PROSPECT' }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { partnership: 'PROSPECT' }).invalid(because);
      await api
        .get('/farm/farm-1')
        .ok('a refused update changes nothing', { partnership: 'prospect' });
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
      const because = 'varieties was left out';
      await api.post('/farm', farm).created(because, { varieties: [] });
      await api.get('/farm/farm-1').ok(because, { varieties: [] });
    },
  );

  test(
    'varieties lists existing Variety objects and is answered as their ids',
    about(
      'farm.varieties.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'varieties was sent with two ids';
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.create('Variety', { ...variety, id: 'variety-5' });
      await api
        .post('/farm', { ...farm, varieties: ['variety-1', 'variety-2'] })
        .created(because, { varieties: ['variety-1', 'variety-2'] });
      await api.get('/farm/farm-1').ok(because, { varieties: ['variety-1', 'variety-2'] });
      await api
        .get('/farm')
        .ok('lists answer references as ids too', [
          { id: 'farm-1', varieties: ['variety-1', 'variety-2'] },
        ]);
      await api
        .patch('/farm/farm-1', { varieties: ['variety-2', 'variety-1'] })
        .ok('any order will do', { varieties: ['variety-2', 'variety-1'] });
      await api
        .patch('/farm/farm-1', {
          varieties: ['variety-1', 'variety-2', 'variety-3', 'variety-4', 'variety-5'],
        })
        .ok('no length is too much', {
          varieties: ['variety-1', 'variety-2', 'variety-3', 'variety-4', 'variety-5'],
        });
      await api.delete('/farm/farm-1').removed('the object exists');
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
    about('farm.varieties.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('Farm', { ...farm, varieties: ['variety-1'] });
      await api
        .patch('/farm/farm-1', { varieties: ['variety-2'] })
        .ok('an update replaces the list', { varieties: ['variety-2'] });
      await api.patch('/farm/farm-1', { varieties: [] }).ok('the change is valid');
      await api.get('/farm/farm-1').ok('the list was emptied', { varieties: [] });
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
      const because = 'varieties must hold only ids of existing Variety objects';
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.post('/farm', { ...farm, varieties: ['variety-unknown'] }).invalid(because);
      await api
        .post('/farm', { ...farm, varieties: ['variety-1', 'variety-unknown'] })
        .invalid(because);
      await api
        .post('/farm', { ...farm, varieties: ['variety-unknown', 'variety-2'] })
        .invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', { ...farm, varieties: ['variety-1', 'variety-2'] });
      await api.patch('/farm/farm-1', { varieties: ['variety-unknown'] }).invalid(because);
      await api
        .patch('/farm/farm-1', { varieties: ['variety-1', 'variety-unknown'] })
        .invalid(because);
      await api
        .patch('/farm/farm-1', { varieties: ['variety-unknown', 'variety-2'] })
        .invalid(because);
      await api
        .get('/farm/farm-1')
        .ok('a refused update changes nothing', { varieties: ['variety-1', 'variety-2'] });
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
      const because = 'varieties must not be null';
      await api.post('/farm', { ...farm, varieties: null }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { varieties: null }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { varieties: [] });
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
      const because = 'varieties must be a list of ids of Variety';
      await api.create('Variety', { ...variety, id: 'x' });
      await api.post('/farm', { ...farm, varieties: 'x' }).invalid(because);
      await api.post('/farm', { ...farm, varieties: [{ value: 'text' }] }).invalid(because);
      await api.get('/farm/farm-1').notFound('a refused create stores nothing');
      await api.create('Farm', farm);
      await api.patch('/farm/farm-1', { varieties: 'x' }).invalid(because);
      await api.patch('/farm/farm-1', { varieties: [{}] }).invalid(because);
      await api.get('/farm/farm-1').ok('a refused update changes nothing', { varieties: [] });
    },
  );

  test(
    'deleting a Variety takes its id out of every varieties and keeps the others',
    about(
      'farm.varieties.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'variety-2 was deleted';
      await api.create('Variety', variety);
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api.create('Variety', { ...variety, id: 'variety-3' });
      await api.create('Farm', { ...farm, varieties: ['variety-1', 'variety-2', 'variety-3'] });
      await api.create('Farm', { ...farm, id: 'farm-2', varieties: ['variety-2'] });
      await api.delete('/variety/variety-2').removed('the object exists');
      await api
        .get('/farm/farm-1')
        .ok(because, { id: 'farm-1', varieties: ['variety-1', 'variety-3'] });
      await api.get('/farm/farm-2').ok(because, { id: 'farm-2', varieties: [] });
      await api.get('/farm').ok(because, [
        { id: 'farm-1', varieties: ['variety-1', 'variety-3'] },
        { id: 'farm-2', varieties: [] },
      ]);
      await api
        .patch('/farm/farm-1', { altitude_m: 77 })
        .ok('an update of something else brings no reference back', {
          varieties: ['variety-1', 'variety-3'],
        });
      await api
        .patch('/farm/farm-1', { varieties: ['variety-1', 'variety-2'] })
        .invalid('varieties must hold only ids of existing Variety objects');
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .get('/farm/farm-2')
        .ok('the Variety that has the id variety-2 now is another', { varieties: [] });
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
      const because = 'varieties must hold only ids of existing Variety objects';
      await api.create('Farm', farm);
      await api.post('/farm', { ...farm, id: 'farm-2', varieties: ['farm-1'] }).invalid(because);
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.patch('/farm/farm-2', { varieties: ['farm-1'] }).invalid(because);
      await api.get('/farm/farm-2').ok('a refused update changes nothing', { varieties: [] });
    },
  );

  test(
    'deleting a Farm, or the Variety of the same id, leaves the other one and varieties as they are',
    about(
      'farm.varieties.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Variety', { ...variety, id: 'farm-1' });
      await api.create('Variety', { ...variety, id: 'farm-2' });
      await api.create('Farm', { ...farm, varieties: ['farm-2'] });
      await api.create('Farm', { ...farm, id: 'farm-2' });
      await api.delete('/farm/farm-2').removed(because);
      await api.get('/variety/farm-2').ok('no Variety was deleted', { ...variety, id: 'farm-2' });
      await api.delete('/variety/farm-1').removed(because);
      await api
        .get('/farm/farm-1')
        .ok('only the Variety farm-1 was deleted', { ...farm, varieties: ['farm-2'] });
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
      await api
        .patch('/farm/farm-1', { altitude_m: 77, varieties: ['variety-unknown'] })
        .invalid('varieties must hold only ids of existing Variety objects');
      await api
        .get('/farm/farm-1')
        .ok('a refused update changes nothing', { ...farm, varieties: [] });
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

  test(
    'part_ways moves partnership from partner to former',
    about(
      'farm.part_ways.moves-from-partner',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Farm', { ...farm, partnership: 'partner', altitude_m: 500 });
      await api.post('/farm/farm-1/part_ways').ok('the state is right and every condition holds', {
        ...farm,
        altitude_m: 500,
        partnership: 'former',
        varieties: [],
      });
      await api.get('/farm/farm-1').ok('what the action did is stored', {
        ...farm,
        altitude_m: 500,
        partnership: 'former',
        varieties: [],
      });
    },
  );

  test(
    'part_ways moves partnership from trial to former',
    about('farm.part_ways.moves-from-trial', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Farm', { ...farm, partnership: 'trial', altitude_m: 500 });
      await api.post('/farm/farm-1/part_ways').ok('the state is right and every condition holds', {
        ...farm,
        altitude_m: 500,
        partnership: 'former',
        varieties: [],
      });
      await api.get('/farm/farm-1').ok('what the action did is stored', {
        ...farm,
        altitude_m: 500,
        partnership: 'former',
        varieties: [],
      });
    },
  );

  test(
    'part_ways leaves objects alone that it does not concern',
    about('farm.part_ways.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Farm', { ...farm, partnership: 'partner', altitude_m: 500 });
      await api.create('Farm', { ...farm, id: 'farm-2', partnership: 'partner', altitude_m: 500 });
      await api.post('/farm/farm-1/part_ways').ok('the state is right and every condition holds');
      await api
        .get('/farm/farm-2')
        .ok('part_ways was called on farm-1, which does not concern this object', {
          altitude_m: 500,
          country: 'tiri',
          farm_name: 'guma',
          id: 'farm-2',
          partnership: 'partner',
          varieties: [],
        });
    },
  );

  test(
    'part_ways acts on what updates left, and later updates leave what it did',
    about(
      'farm.part_ways.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Farm', { ...farm, partnership: 'former', altitude_m: 499 });
      await api.patch('/farm/farm-1', { partnership: 'partner', altitude_m: 500 }).ok(because);
      await api.post('/farm/farm-1/part_ways').ok('the state is right and every condition holds');
      await api
        .get('/farm')
        .ok('a list shows what part_ways did', [{ id: 'farm-1', partnership: 'former' }]);
      await api.patch('/farm/farm-1', { country: 'nuta' }).ok(because);
      await api.get('/farm/farm-1').ok('what part_ways did stays when something else is updated', {
        country: 'nuta',
        partnership: 'former',
      });
      await api
        .patch('/farm/farm-1', { partnership: 'partner' })
        .ok('an update may lead back to any partnership');
      await api
        .post('/farm/farm-1/part_ways')
        .ok('the state is right and every condition holds', { partnership: 'former' });
    },
  );

  test(
    'part_ways answers 404 for an id that no Farm has',
    about('farm.part_ways.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Farm', farm);
      await api.post('/farm/farm-unknown/part_ways').notFound('no Farm has the id farm-unknown');
      await api.delete('/farm/farm-1').removed('the object exists');
      await api.post('/farm/farm-1/part_ways').notFound('it was deleted');
      await api.create('Variety', variety);
      await api
        .post('/farm/variety-1/part_ways')
        .notFound('the id is that of a Variety, and no Farm has it');
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
      await api.create('Farm', { ...farm, altitude_m: 500 });
      await api
        .post('/farm/farm-1/part_ways')
        .refused('part_ways starts from partner or trial, and partnership is prospect');
      await api
        .get('/farm/farm-1')
        .ok('a refused action changes nothing', { partnership: 'prospect' });
    },
  );

  test(
    'part_ways is refused while partnership is former',
    about('farm.part_ways.refuses-from-former', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Farm', { ...farm, partnership: 'former', altitude_m: 500 });
      await api
        .post('/farm/farm-1/part_ways')
        .refused('part_ways starts from partner or trial, and partnership is former');
      await api
        .get('/farm/farm-1')
        .ok('a refused action changes nothing', { partnership: 'former' });
    },
  );

  test(
    'part_ways is refused unless this.altitude_m >= 500',
    about(
      'farm.part_ways.refuses-unless-altitude_m-gte-500',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Farm', { ...farm, partnership: 'partner', altitude_m: 499 });
      await api
        .post('/farm/farm-1/part_ways')
        .refused('the condition this.altitude_m >= 500 is not satisfied');
      await api
        .get('/farm/farm-1')
        .ok('a refused action changes nothing', { partnership: 'partner' });
      await api.patch('/farm/farm-1', { altitude_m: 1000 }).ok('the change is valid');
      await api.post('/farm/farm-1/part_ways').ok('the state is right and every condition holds');
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
      await api.create('Farm', { ...farm, partnership: 'partner', altitude_m: null });
      await api
        .post('/farm/farm-1/part_ways')
        .refused('the condition this.altitude_m >= 500 is not satisfied');
      await api
        .get('/farm/farm-1')
        .ok('a refused action changes nothing', { partnership: 'partner' });
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
      await api.create('Farm', { ...farm, partnership: 'partner', altitude_m: 0 });
      await api
        .post('/farm/farm-1/part_ways')
        .refused('the condition this.altitude_m >= 500 is not satisfied');
      await api
        .get('/farm/farm-1')
        .ok('a refused action changes nothing', { partnership: 'partner' });
    },
  );
});
