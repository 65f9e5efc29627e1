import { about, test, without } from '../support/api.ts';

// A valid Variety, as the tests send it.
const variety = {
  cup_potential: 86,
  id: 'variety-1',
  rust_resistant: true,
  species: 'arabica',
  variety_name: 'vobo',
  yield_kg_per_tree: 4.25,
};

test.describe('Variety: create, read, update and delete', () => {
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
    'create answers the new Variety, and read answers it again',
    about(
      'variety.create.answers-the-object',
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
        .post('/variety', variety)
        .created('create answers the object that was sent', variety);
      await api.get('/variety/variety-1').ok('read answers the object that was created', variety);
      await api
        .post('/variety', { ...variety, id: 'variety-2' })
        .created('objects may be alike in everything but their ids', { id: 'variety-2' });
    },
  );

  test(
    'the id of a Variety may be any text, upper and lower case told apart, but no number',
    about(
      'variety.create.accepts-any-id',
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
        .post('/variety', { ...variety, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Variety', { ...variety, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/variety/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/variety/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...variety, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/variety', { ...variety, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Variety',
    about(
      'variety.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', {
          cup_potential: 97,
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        })
        .ok('every one of these fields was sent', {
          cup_potential: 97,
          id: 'variety-1',
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        });
      await api.get('/variety/variety-1').ok('the update is stored', {
        cup_potential: 97,
        rust_resistant: false,
        species: 'liberica',
        variety_name: 'sosuto',
        yield_kg_per_tree: 35.75,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('variety.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', {
          id: 'variety-1',
          cup_potential: 97,
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        })
        .ok(because, {
          id: 'variety-1',
          cup_potential: 97,
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        });
      await api.get('/variety/variety-1').ok(because, {
        id: 'variety-1',
        cup_potential: 97,
        rust_resistant: false,
        species: 'liberica',
        variety_name: 'sosuto',
        yield_kg_per_tree: 35.75,
      });
    },
  );

  test(
    'update that is refused for yield_kg_per_tree does not change cup_potential either',
    about(
      'variety.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', { cup_potential: 97, yield_kg_per_tree: 'abc' })
        .invalid('yield_kg_per_tree must be a number');
      await api.get('/variety/variety-1').ok('a refused update changes nothing', variety);
    },
  );

  test(
    'delete removes a Variety: no read finds it and no list holds it',
    about(
      'variety.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Variety', variety);
      await api.delete('/variety/variety-1').removed('the object exists');
      await api.get('/variety/variety-1').notFound(because);
      await api.patch('/variety/variety-1', { id: 'variety-1' }).notFound(because);
      await api.get('/variety').ok('what was deleted is in no list', []);
      await api
        .post('/variety', {
          ...variety,
          cup_potential: 97,
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          cup_potential: 97,
          id: 'variety-1',
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        });
      await api
        .get('/variety/variety-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          cup_potential: 97,
          id: 'variety-1',
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Variety has',
    about('variety.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Variety has the id variety-unknown';
      await api.create('Variety', variety);
      await api.get('/variety/variety-unknown').notFound(because);
      await api
        .patch('/variety/variety-unknown', {
          cup_potential: 97,
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        })
        .notFound(because);
      await api.delete('/variety/variety-unknown').notFound(because);
      await api
        .get('/variety')
        .ok('requests for an unknown id change nothing', [{ id: 'variety-1' }]);
    },
  );
});

test.describe('Variety: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Variety with all of its fields',
    about('variety.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', {
        ...variety,
        id: 'variety-2',
        cup_potential: 97,
        rust_resistant: false,
        species: 'liberica',
        variety_name: 'sosuto',
        yield_kg_per_tree: 35.75,
      });
      await api.create('Variety', {
        ...variety,
        id: 'variety-3',
        cup_potential: 82,
        species: 'robusta',
        variety_name: 'muna',
        yield_kg_per_tree: 56.75,
      });
      await api.get('/variety').ok('three objects were created', [
        variety,
        {
          cup_potential: 97,
          id: 'variety-2',
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        },
        {
          cup_potential: 82,
          id: 'variety-3',
          rust_resistant: true,
          species: 'robusta',
          variety_name: 'muna',
          yield_kg_per_tree: 56.75,
        },
      ]);
      await api.create('Variety', { ...variety, id: 'variety-4' });
      await api.create('Variety', { ...variety, id: 'variety-5' });
      await api.create('Variety', { ...variety, id: 'variety-6' });
      await api.create('Variety', { ...variety, id: 'variety-7' });
      await api.create('Variety', { ...variety, id: 'variety-8' });
      await api.create('Variety', { ...variety, id: 'variety-9' });
      await api.create('Variety', { ...variety, id: 'variety-10' });
      await api.create('Variety', { ...variety, id: 'variety-11' });
      await api
        .get('/variety')
        .ok('a list holds every object, however many there are', [
          { id: 'variety-1' },
          { id: 'variety-2' },
          { id: 'variety-3' },
          { id: 'variety-4' },
          { id: 'variety-5' },
          { id: 'variety-6' },
          { id: 'variety-7' },
          { id: 'variety-8' },
          { id: 'variety-9' },
          { id: 'variety-10' },
          { id: 'variety-11' },
        ]);
    },
  );

  test(
    'update of one Variety leaves another as it was',
    about('variety.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', {
        ...variety,
        id: 'variety-2',
        cup_potential: 97,
        rust_resistant: false,
        species: 'liberica',
        variety_name: 'sosuto',
        yield_kg_per_tree: 35.75,
      });
      await api
        .patch('/variety/variety-2', {
          id: 'variety-2',
          cup_potential: 97,
          rust_resistant: false,
          species: 'liberica',
          variety_name: 'sosuto',
          yield_kg_per_tree: 35.75,
        })
        .ok('the change is valid');
      await api.get('/variety/variety-1').ok('another object was updated', variety);
      await api.get('/variety/variety-2').ok('the update is stored', {
        cup_potential: 97,
        id: 'variety-2',
        rust_resistant: false,
        species: 'liberica',
        variety_name: 'sosuto',
        yield_kg_per_tree: 35.75,
      });
    },
  );

  test(
    'delete of one Variety leaves another as it was',
    about(
      'variety.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', {
        ...variety,
        id: 'variety-2',
        cup_potential: 97,
        rust_resistant: false,
        species: 'liberica',
        variety_name: 'sosuto',
        yield_kg_per_tree: 35.75,
      });
      await api.delete('/variety/variety-1').removed('the object exists');
      await api.get('/variety/variety-2').ok('another object was deleted', {
        cup_potential: 97,
        id: 'variety-2',
        rust_resistant: false,
        species: 'liberica',
        variety_name: 'sosuto',
        yield_kg_per_tree: 35.75,
      });
      await api.get('/variety').ok('one of two objects was deleted', [{ id: 'variety-2' }]);
    },
  );

  test(
    'reset removes every Variety',
    about('variety.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Variety', variety);
      await api.create('Variety', {
        ...variety,
        id: 'variety-2',
        cup_potential: 97,
        rust_resistant: false,
        species: 'liberica',
        variety_name: 'sosuto',
        yield_kg_per_tree: 35.75,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/variety').ok('reset removes all objects', []);
      await api.get('/variety/variety-1').notFound('reset removed it');
    },
  );
});

test.describe('Variety: required fields and defaults', () => {
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
    'cup_potential is 80 when a create leaves it out',
    about('variety.cup_potential.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of cup_potential is 80';
      await api
        .post('/variety', without(variety, 'cup_potential'))
        .created(because, { cup_potential: 80 });
      await api.get('/variety/variety-1').ok(because, { cup_potential: 80 });
    },
  );

  test(
    'create refuses a Variety without an id',
    about(
      'variety.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/variety', without(variety, 'id')).invalid('id must be sent');
      await api.get('/variety').ok('a refused create stores nothing', []);
    },
  );

  test(
    'rust_resistant is false when a create leaves it out',
    about('variety.rust_resistant.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of rust_resistant is false';
      await api
        .post('/variety', without(variety, 'rust_resistant'))
        .created(because, { rust_resistant: false });
      await api.get('/variety/variety-1').ok(because, { rust_resistant: false });
    },
  );

  test(
    'create accepts a Variety without species, which is optional',
    about('variety.species.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'species is optional';
      await api.post('/variety', without(variety, 'species')).created(because, { species: null });
      await api.get('/variety/variety-1').ok(because, { species: null });
    },
  );

  test(
    'create accepts a Variety without variety_name, which is optional',
    about('variety.variety_name.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'variety_name is optional';
      await api
        .post('/variety', without(variety, 'variety_name'))
        .created(because, { variety_name: null });
      await api.get('/variety/variety-1').ok(because, { variety_name: null });
    },
  );

  test(
    'yield_kg_per_tree is 2 when a create leaves it out',
    about('variety.yield_kg_per_tree.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of yield_kg_per_tree is 2';
      await api
        .post('/variety', without(variety, 'yield_kg_per_tree'))
        .created(because, { yield_kg_per_tree: 2 });
      await api.get('/variety/variety-1').ok(because, { yield_kg_per_tree: 2 });
    },
  );

  test(
    'update of cup_potential or yield_kg_per_tree alone leaves every other field as it is',
    about('variety.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', { cup_potential: 97 })
        .ok(because, { ...variety, cup_potential: 97 });
      await api
        .patch('/variety/variety-1', { yield_kg_per_tree: 35.75 })
        .ok(because, { ...variety, cup_potential: 97, yield_kg_per_tree: 35.75 });
      await api
        .get('/variety/variety-1')
        .ok(because, { ...variety, cup_potential: 97, yield_kg_per_tree: 35.75 });
    },
  );
});

test.describe('Variety: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'cup_potential may be null, which is not replaced by its default',
    about(
      'variety.cup_potential.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'cup_potential is nullable and its default is for absence only';
      await api
        .post('/variety', { ...variety, cup_potential: null })
        .created(because, { cup_potential: null });
      await api.get('/variety/variety-1').ok(because, { cup_potential: null });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { cup_potential: null })
        .ok(because, { cup_potential: null });
      await api.get('/variety/variety-2').ok(because, { cup_potential: null });
    },
  );

  test(
    'create and update refuse null for rust_resistant',
    about(
      'variety.rust_resistant.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'rust_resistant must not be null';
      await api.post('/variety', { ...variety, rust_resistant: null }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { rust_resistant: null }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { rust_resistant: true });
    },
  );

  test(
    'create and update refuse null for species',
    about(
      'variety.species.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'species must not be null';
      await api.post('/variety', { ...variety, species: null }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { species: null }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
    },
  );

  test(
    'create and update refuse null for variety_name',
    about(
      'variety.variety_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'variety_name must not be null';
      await api.post('/variety', { ...variety, variety_name: null }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { variety_name: null }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { variety_name: 'vobo' });
    },
  );

  test(
    'create and update refuse null for yield_kg_per_tree',
    about(
      'variety.yield_kg_per_tree.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'yield_kg_per_tree must not be null';
      await api.post('/variety', { ...variety, yield_kg_per_tree: null }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { yield_kg_per_tree: null }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { yield_kg_per_tree: 4.25 });
    },
  );
});

test.describe('Variety: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'create and update refuse a cup_potential of a wrong type',
    about(
      'variety.cup_potential.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cup_potential must be an integer';
      await api.post('/variety', { ...variety, cup_potential: 'abc' }).invalid(because);
      await api.post('/variety', { ...variety, cup_potential: { value: 'text' } }).invalid(because);
      await api.post('/variety', { ...variety, cup_potential: 85.5 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { cup_potential: 'abc' }).invalid(because);
      await api.patch('/variety/variety-1', { cup_potential: {} }).invalid(because);
      await api.patch('/variety/variety-1', { cup_potential: 85.5 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cup_potential: 86 });
    },
  );

  test(
    'cup_potential may be right at its minimum of 60',
    about(
      'variety.cup_potential.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of cup_potential is 60, inclusive';
      await api
        .post('/variety', { ...variety, cup_potential: 60 })
        .created(because, { cup_potential: 60 });
      await api.get('/variety/variety-1').ok(because, { cup_potential: 60 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { cup_potential: 60 })
        .ok(because, { cup_potential: 60 });
      await api.get('/variety/variety-2').ok(because, { cup_potential: 60 });
    },
  );

  test(
    'create and update refuse a cup_potential below its minimum of 60',
    about(
      'variety.cup_potential.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cup_potential must be at least 60';
      await api.post('/variety', { ...variety, cup_potential: 59 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { cup_potential: 59 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cup_potential: 86 });
    },
  );

  test(
    'cup_potential may be right at its maximum of 100',
    about(
      'variety.cup_potential.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of cup_potential is 100, inclusive';
      await api
        .post('/variety', { ...variety, cup_potential: 100 })
        .created(because, { cup_potential: 100 });
      await api.get('/variety/variety-1').ok(because, { cup_potential: 100 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { cup_potential: 100 })
        .ok(because, { cup_potential: 100 });
      await api.get('/variety/variety-2').ok(because, { cup_potential: 100 });
    },
  );

  test(
    'create and update refuse a cup_potential above its maximum of 100',
    about(
      'variety.cup_potential.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cup_potential must be at most 100';
      await api.post('/variety', { ...variety, cup_potential: 101 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { cup_potential: 101 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { cup_potential: 86 });
    },
  );

  test(
    'rust_resistant may be false',
    about('variety.rust_resistant.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of rust_resistant';
      await api
        .post('/variety', { ...variety, rust_resistant: false })
        .created(because, { rust_resistant: false });
      await api.get('/variety/variety-1').ok(because, { rust_resistant: false });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { rust_resistant: false })
        .ok(because, { rust_resistant: false });
      await api.get('/variety/variety-2').ok(because, { rust_resistant: false });
    },
  );

  test(
    'create and update refuse a rust_resistant of a wrong type',
    about(
      'variety.rust_resistant.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'rust_resistant must be true or false';
      await api.post('/variety', { ...variety, rust_resistant: 'abc' }).invalid(because);
      await api
        .post('/variety', { ...variety, rust_resistant: { value: 'text' } })
        .invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { rust_resistant: 'abc' }).invalid(because);
      await api.patch('/variety/variety-1', { rust_resistant: {} }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { rust_resistant: true });
    },
  );

  test(
    'create and update refuse a species of a wrong type',
    about(
      'variety.species.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'species must be one of arabica, robusta, liberica';
      await api.post('/variety', { ...variety, species: 421337 }).invalid(because);
      await api.post('/variety', { ...variety, species: { value: 'text' } }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { species: 0 }).invalid(because);
      await api.patch('/variety/variety-1', { species: {} }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
    },
  );

  test(
    'variety_name of digits alone stays a string',
    about('variety.variety_name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of variety_name';
      await api
        .post('/variety', { ...variety, variety_name: '0042' })
        .created(because, { variety_name: '0042' });
      await api.get('/variety/variety-1').ok(because, { variety_name: '0042' });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { variety_name: '0042' })
        .ok(because, { variety_name: '0042' });
      await api.get('/variety/variety-2').ok(because, { variety_name: '0042' });
    },
  );

  test(
    'variety_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'variety.variety_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of variety_name';
      await api
        .post('/variety', { ...variety, variety_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { variety_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/variety/variety-1').ok(because, { variety_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { variety_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { variety_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/variety/variety-2').ok(because, { variety_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a variety_name of a wrong type',
    about(
      'variety.variety_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'variety_name must be a string';
      await api.post('/variety', { ...variety, variety_name: 421337 }).invalid(because);
      await api.post('/variety', { ...variety, variety_name: { value: 'text' } }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { variety_name: 0 }).invalid(because);
      await api.patch('/variety/variety-1', { variety_name: {} }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { variety_name: 'vobo' });
    },
  );

  test(
    'variety_name may be right at its minimum length of 3',
    about(
      'variety.variety_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of variety_name is 3, inclusive';
      await api
        .post('/variety', { ...variety, variety_name: 'bi ' })
        .created(because, { variety_name: 'bi ' });
      await api.get('/variety/variety-1').ok(because, { variety_name: 'bi ' });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { variety_name: 'bi ' })
        .ok(because, { variety_name: 'bi ' });
      await api.get('/variety/variety-2').ok(because, { variety_name: 'bi ' });
    },
  );

  test(
    'create and update refuse a variety_name below its minimum length of 3',
    about(
      'variety.variety_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'variety_name must have at least 3 characters';
      await api.post('/variety', { ...variety, variety_name: 'r ' }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { variety_name: 'r ' }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { variety_name: 'vobo' });
    },
  );

  test(
    'variety_name may be right at its maximum length of 60',
    about(
      'variety.variety_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum length of variety_name is 60, inclusive';
      await api
        .post('/variety', {
          ...variety,
          variety_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, {
          variety_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/variety/variety-1').ok(because, {
        variety_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
      });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', {
          variety_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, {
          variety_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        });
      await api.get('/variety/variety-2').ok(because, {
        variety_name: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
      });
    },
  );

  test(
    'create and update refuse a variety_name above its maximum length of 60',
    about(
      'variety.variety_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'variety_name must have at most 60 characters';
      await api
        .post('/variety', {
          ...variety,
          variety_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api
        .patch('/variety/variety-1', {
          variety_name: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { variety_name: 'vobo' });
    },
  );

  test(
    'yield_kg_per_tree may be the whole number 0',
    about('variety.yield_kg_per_tree.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of yield_kg_per_tree';
      await api
        .post('/variety', { ...variety, yield_kg_per_tree: 0 })
        .created(because, { yield_kg_per_tree: 0 });
      await api.get('/variety/variety-1').ok(because, { yield_kg_per_tree: 0 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { yield_kg_per_tree: 0 })
        .ok(because, { yield_kg_per_tree: 0 });
      await api.get('/variety/variety-2').ok(because, { yield_kg_per_tree: 0 });
    },
  );

  test(
    'yield_kg_per_tree keeps three decimals',
    about('variety.yield_kg_per_tree.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of yield_kg_per_tree';
      await api
        .post('/variety', { ...variety, yield_kg_per_tree: 12.375 })
        .created(because, { yield_kg_per_tree: 12.375 });
      await api.get('/variety/variety-1').ok(because, { yield_kg_per_tree: 12.375 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { yield_kg_per_tree: 12.375 })
        .ok(because, { yield_kg_per_tree: 12.375 });
      await api.get('/variety/variety-2').ok(because, { yield_kg_per_tree: 12.375 });
    },
  );

  test(
    'create and update refuse a yield_kg_per_tree of a wrong type',
    about(
      'variety.yield_kg_per_tree.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'yield_kg_per_tree must be a number';
      await api.post('/variety', { ...variety, yield_kg_per_tree: 'abc' }).invalid(because);
      await api
        .post('/variety', { ...variety, yield_kg_per_tree: { value: 'text' } })
        .invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { yield_kg_per_tree: 'abc' }).invalid(because);
      await api.patch('/variety/variety-1', { yield_kg_per_tree: {} }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { yield_kg_per_tree: 4.25 });
    },
  );

  test(
    'yield_kg_per_tree may be right at its minimum of 0',
    about(
      'variety.yield_kg_per_tree.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of yield_kg_per_tree is 0, inclusive';
      await api
        .post('/variety', { ...variety, yield_kg_per_tree: 0 })
        .created(because, { yield_kg_per_tree: 0 });
      await api.get('/variety/variety-1').ok(because, { yield_kg_per_tree: 0 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { yield_kg_per_tree: 0 })
        .ok(because, { yield_kg_per_tree: 0 });
      await api.get('/variety/variety-2').ok(because, { yield_kg_per_tree: 0 });
    },
  );

  test(
    'create and update refuse a yield_kg_per_tree below its minimum of 0',
    about(
      'variety.yield_kg_per_tree.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'yield_kg_per_tree must be at least 0';
      await api.post('/variety', { ...variety, yield_kg_per_tree: -0.25 }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { yield_kg_per_tree: -0.25 }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { yield_kg_per_tree: 4.25 });
    },
  );

  test(
    'yield_kg_per_tree has no maximum',
    about('variety.yield_kg_per_tree.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'yield_kg_per_tree has no maximum';
      await api
        .post('/variety', { ...variety, yield_kg_per_tree: 999999.75 })
        .created(because, { yield_kg_per_tree: 999999.75 });
      await api.get('/variety/variety-1').ok(because, { yield_kg_per_tree: 999999.75 });
      await api.create('Variety', { ...variety, id: 'variety-2' });
      await api
        .patch('/variety/variety-2', { yield_kg_per_tree: 999999.75 })
        .ok(because, { yield_kg_per_tree: 999999.75 });
      await api.get('/variety/variety-2').ok(because, { yield_kg_per_tree: 999999.75 });
    },
  );
});

test.describe('Variety: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'species may be arabica, robusta, liberica',
    about(
      'variety.species.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of VarietySpecies';
      await api.post('/variety', variety).created(because, { species: 'arabica' });
      await api
        .patch('/variety/variety-1', { species: 'robusta' })
        .ok(because, { species: 'robusta' });
      await api
        .patch('/variety/variety-1', { species: 'liberica' })
        .ok(because, { species: 'liberica' });
      await api.get('/variety/variety-1').ok(because, { species: 'liberica' });
      await api
        .patch('/variety/variety-1', { species: 'arabica' })
        .ok(because, { species: 'arabica' });
    },
  );

  test(
    'create and update refuse a species that VarietySpecies does not list, such as unheard_of',
    about(
      'variety.species.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'species must be one of arabica, robusta, liberica';
      await api.post('/variety', { ...variety, species: 'unheard_of' }).invalid(because);
      await api.post('/variety', { ...variety, species: 'arabica ' }).invalid(because);
      await api.post('/variety', { ...variety, species: 'arabic' }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { species: 'unheard_of' }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
    },
  );

  test(
    'create and update refuse the species ARABICA, as upper and lower case differ',
    about(
      'variety.species.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'species must be one of arabica, robusta, liberica';
      await api.post('/variety', { ...variety, species: 'ARABICA' }).invalid(because);
      await api.get('/variety/variety-1').notFound('a refused create stores nothing');
      await api.create('Variety', variety);
      await api.patch('/variety/variety-1', { species: 'ARABICA' }).invalid(because);
      await api
        .get('/variety/variety-1')
        .ok('a refused update changes nothing', { species: 'arabica' });
    },
  );
});
