import { about, test, without } from '../support/api.ts';

// A valid BrewRecipe, as the tests send it.
const brewRecipe = {
  guide_title: 'vosa',
  id: 'brewrecipe-1',
  brew_method: 'espresso',
  water_temperature_c: 30.75,
};

test.describe('BrewRecipe: create, read, update and delete', () => {
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
    'create answers the new BrewRecipe, and read answers it again',
    about(
      'brewrecipe.create.answers-the-object',
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
        .post('/brewrecipe', brewRecipe)
        .created('create answers the object that was sent', brewRecipe);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('read answers the object that was created', brewRecipe);
      await api
        .post('/brewrecipe', { ...brewRecipe, id: 'brewrecipe-2' })
        .created('objects may be alike in everything but their ids', { id: 'brewrecipe-2' });
    },
  );

  test(
    'the id of a BrewRecipe may be any text, upper and lower case told apart, but no number',
    about(
      'brewrecipe.create.accepts-any-id',
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
        .post('/brewrecipe', { ...brewRecipe, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/brewrecipe/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/brewrecipe/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...brewRecipe, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/brewrecipe', { ...brewRecipe, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole BrewRecipe',
    about(
      'brewrecipe.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('BrewRecipe', brewRecipe);
      await api
        .patch('/brewrecipe/brewrecipe-1', {
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .ok('every one of these fields was sent', {
          guide_title: 'lubu',
          id: 'brewrecipe-1',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        });
      await api.get('/brewrecipe/brewrecipe-1').ok('the update is stored', {
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('brewrecipe.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('BrewRecipe', brewRecipe);
      await api
        .patch('/brewrecipe/brewrecipe-1', {
          id: 'brewrecipe-1',
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .ok(because, {
          id: 'brewrecipe-1',
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, {
        id: 'brewrecipe-1',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
    },
  );

  test(
    'update that is refused for water_temperature_c does not change guide_title either',
    about(
      'brewrecipe.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('BrewRecipe', brewRecipe);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu', water_temperature_c: 'abc' })
        .invalid('water_temperature_c must be a number');
      await api.get('/brewrecipe/brewrecipe-1').ok('a refused update changes nothing', brewRecipe);
    },
  );

  test(
    'delete removes a BrewRecipe: no read finds it and no list holds it',
    about(
      'brewrecipe.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('BrewRecipe', brewRecipe);
      await api.delete('/brewrecipe/brewrecipe-1').removed('the object exists');
      await api.get('/brewrecipe/brewrecipe-1').notFound(because);
      await api.patch('/brewrecipe/brewrecipe-1', { id: 'brewrecipe-1' }).notFound(because);
      await api.get('/brewrecipe').ok('what was deleted is in no list', []);
      await api
        .post('/brewrecipe', {
          ...brewRecipe,
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          guide_title: 'lubu',
          id: 'brewrecipe-1',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        });
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          guide_title: 'lubu',
          id: 'brewrecipe-1',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no BrewRecipe has',
    about('brewrecipe.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no BrewRecipe has the id brewrecipe-unknown';
      await api.create('BrewRecipe', brewRecipe);
      await api.get('/brewrecipe/brewrecipe-unknown').notFound(because);
      await api
        .patch('/brewrecipe/brewrecipe-unknown', {
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .notFound(because);
      await api.delete('/brewrecipe/brewrecipe-unknown').notFound(because);
      await api
        .get('/brewrecipe')
        .ok('requests for an unknown id change nothing', [{ id: 'brewrecipe-1' }]);
    },
  );
});

test.describe('BrewRecipe: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every BrewRecipe with all of its fields',
    about(
      'brewrecipe.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('BrewRecipe', brewRecipe);
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-3',
        guide_title: 'bubiti',
        brew_method: 'moka',
        water_temperature_c: 20.5,
      });
      await api.get('/brewrecipe').ok('three objects were created', [
        brewRecipe,
        {
          guide_title: 'lubu',
          id: 'brewrecipe-2',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        },
        {
          guide_title: 'bubiti',
          id: 'brewrecipe-3',
          brew_method: 'moka',
          water_temperature_c: 20.5,
        },
      ]);
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-4',
        brew_method: 'french_press',
      });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-5', brew_method: 'filter' });
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-6',
        brew_method: 'cold_brew',
      });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-7' });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-8' });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-9' });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-10' });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-11' });
      await api
        .get('/brewrecipe')
        .ok('a list holds every object, however many there are', [
          { id: 'brewrecipe-1' },
          { id: 'brewrecipe-2' },
          { id: 'brewrecipe-3' },
          { id: 'brewrecipe-4' },
          { id: 'brewrecipe-5' },
          { id: 'brewrecipe-6' },
          { id: 'brewrecipe-7' },
          { id: 'brewrecipe-8' },
          { id: 'brewrecipe-9' },
          { id: 'brewrecipe-10' },
          { id: 'brewrecipe-11' },
        ]);
    },
  );

  test(
    'update of one BrewRecipe leaves another as it was',
    about(
      'brewrecipe.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('BrewRecipe', brewRecipe);
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api
        .patch('/brewrecipe/brewrecipe-2', {
          id: 'brewrecipe-2',
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .ok('the change is valid');
      await api.get('/brewrecipe/brewrecipe-1').ok('another object was updated', brewRecipe);
      await api.get('/brewrecipe/brewrecipe-2').ok('the update is stored', {
        guide_title: 'lubu',
        id: 'brewrecipe-2',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
    },
  );

  test(
    'delete of one BrewRecipe leaves another as it was',
    about(
      'brewrecipe.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('BrewRecipe', brewRecipe);
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.delete('/brewrecipe/brewrecipe-1').removed('the object exists');
      await api.get('/brewrecipe/brewrecipe-2').ok('another object was deleted', {
        guide_title: 'lubu',
        id: 'brewrecipe-2',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.get('/brewrecipe').ok('one of two objects was deleted', [{ id: 'brewrecipe-2' }]);
    },
  );

  test(
    'reset removes every BrewRecipe',
    about(
      'brewrecipe.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('BrewRecipe', brewRecipe);
      await api.create('BrewRecipe', {
        ...brewRecipe,
        id: 'brewrecipe-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/brewrecipe').ok('reset removes all objects', []);
      await api.get('/brewrecipe/brewrecipe-1').notFound('reset removed it');
    },
  );
});

test.describe('BrewRecipe: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a BrewRecipe without guide_title, which is required',
    about(
      'brewrecipe.guide_title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/brewrecipe', without(brewRecipe, 'guide_title'))
        .invalid('guide_title is required and has no default');
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a BrewRecipe without an id',
    about(
      'brewrecipe.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/brewrecipe', without(brewRecipe, 'id')).invalid('id must be sent');
      await api.get('/brewrecipe').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a BrewRecipe without brew_method, which is required',
    about(
      'brewrecipe.brew_method.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/brewrecipe', without(brewRecipe, 'brew_method'))
        .invalid('brew_method is required and has no default');
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a BrewRecipe without water_temperature_c, which is required',
    about(
      'brewrecipe.water_temperature_c.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/brewrecipe', without(brewRecipe, 'water_temperature_c'))
        .invalid('water_temperature_c is required and has no default');
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of guide_title or water_temperature_c alone leaves every other field as it is',
    about(
      'brewrecipe.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('BrewRecipe', brewRecipe);
      await api
        .patch('/brewrecipe/brewrecipe-1', { guide_title: 'lubu' })
        .ok(because, { ...brewRecipe, guide_title: 'lubu' });
      await api
        .patch('/brewrecipe/brewrecipe-1', { water_temperature_c: 9.25 })
        .ok(because, { ...brewRecipe, guide_title: 'lubu', water_temperature_c: 9.25 });
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok(because, { ...brewRecipe, guide_title: 'lubu', water_temperature_c: 9.25 });
    },
  );
});

test.describe('BrewRecipe: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'create and update refuse null for guide_title',
    about(
      'brewrecipe.guide_title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'guide_title must not be null';
      await api.post('/brewrecipe', { ...brewRecipe, guide_title: null }).invalid(because);
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
      await api.create('BrewRecipe', brewRecipe);
      await api.patch('/brewrecipe/brewrecipe-1', { guide_title: null }).invalid(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a refused update changes nothing', { guide_title: 'vosa' });
    },
  );

  test(
    'brew_method may be null',
    about(
      'brewrecipe.brew_method.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'brew_method is nullable';
      await api
        .post('/brewrecipe', { ...brewRecipe, brew_method: null })
        .created(because, { brew_method: null });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { brew_method: null });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { brew_method: null })
        .ok(because, { brew_method: null });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { brew_method: null });
    },
  );

  test(
    'water_temperature_c may be null',
    about(
      'brewrecipe.water_temperature_c.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'water_temperature_c is nullable';
      await api
        .post('/brewrecipe', { ...brewRecipe, water_temperature_c: null })
        .created(because, { water_temperature_c: null });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { water_temperature_c: null });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { water_temperature_c: null })
        .ok(because, { water_temperature_c: null });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { water_temperature_c: null });
    },
  );
});

test.describe('BrewRecipe: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'guide_title of digits alone stays a string',
    about(
      'brewrecipe.guide_title.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of guide_title';
      await api
        .post('/brewrecipe', { ...brewRecipe, guide_title: '0042' })
        .created(because, { guide_title: '0042' });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { guide_title: '0042' });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { guide_title: '0042' })
        .ok(because, { guide_title: '0042' });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { guide_title: '0042' });
    },
  );

  test(
    'guide_title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'brewrecipe.guide_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of guide_title';
      await api
        .post('/brewrecipe', { ...brewRecipe, guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok(because, { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/brewrecipe/brewrecipe-2')
        .ok(because, { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a guide_title of a wrong type',
    about(
      'brewrecipe.guide_title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'guide_title must be a string';
      await api.post('/brewrecipe', { ...brewRecipe, guide_title: 421337 }).invalid(because);
      await api
        .post('/brewrecipe', { ...brewRecipe, guide_title: { value: 'text' } })
        .invalid(because);
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
      await api.create('BrewRecipe', brewRecipe);
      await api.patch('/brewrecipe/brewrecipe-1', { guide_title: 0 }).invalid(because);
      await api.patch('/brewrecipe/brewrecipe-1', { guide_title: {} }).invalid(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a refused update changes nothing', { guide_title: 'vosa' });
    },
  );

  test(
    'guide_title may be right at its minimum length of 4',
    about(
      'brewrecipe.guide_title.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of guide_title is 4, inclusive';
      await api
        .post('/brewrecipe', { ...brewRecipe, guide_title: 'tan ' })
        .created(because, { guide_title: 'tan ' });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { guide_title: 'tan ' });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { guide_title: 'tan ' })
        .ok(because, { guide_title: 'tan ' });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { guide_title: 'tan ' });
    },
  );

  test(
    'create and update refuse a guide_title below its minimum length of 4',
    about(
      'brewrecipe.guide_title.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'guide_title must have at least 4 characters';
      await api.post('/brewrecipe', { ...brewRecipe, guide_title: 'bi ' }).invalid(because);
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
      await api.create('BrewRecipe', brewRecipe);
      await api.patch('/brewrecipe/brewrecipe-1', { guide_title: 'bi ' }).invalid(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a refused update changes nothing', { guide_title: 'vosa' });
    },
  );

  test(
    'guide_title has no maximum length',
    about(
      'brewrecipe.guide_title.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'guide_title has no maximum length';
      await api
        .post('/brewrecipe', {
          ...brewRecipe,
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, {
        guide_title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, {
        guide_title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse a brew_method of a wrong type',
    about(
      'brewrecipe.brew_method.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'brew_method must be one of filter, espresso, french_press, aeropress, cold_brew, moka';
      await api.post('/brewrecipe', { ...brewRecipe, brew_method: 421337 }).invalid(because);
      await api
        .post('/brewrecipe', { ...brewRecipe, brew_method: { value: 'text' } })
        .invalid(because);
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
      await api.create('BrewRecipe', brewRecipe);
      await api.patch('/brewrecipe/brewrecipe-1', { brew_method: 0 }).invalid(because);
      await api.patch('/brewrecipe/brewrecipe-1', { brew_method: {} }).invalid(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a refused update changes nothing', { brew_method: 'espresso' });
    },
  );

  test(
    'water_temperature_c may be the whole number 0',
    about(
      'brewrecipe.water_temperature_c.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of water_temperature_c';
      await api
        .post('/brewrecipe', { ...brewRecipe, water_temperature_c: 0 })
        .created(because, { water_temperature_c: 0 });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { water_temperature_c: 0 });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { water_temperature_c: 0 })
        .ok(because, { water_temperature_c: 0 });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { water_temperature_c: 0 });
    },
  );

  test(
    'water_temperature_c keeps three decimals',
    about(
      'brewrecipe.water_temperature_c.keeps-decimals',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '12.375 is a valid value of water_temperature_c';
      await api
        .post('/brewrecipe', { ...brewRecipe, water_temperature_c: 12.375 })
        .created(because, { water_temperature_c: 12.375 });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { water_temperature_c: 12.375 });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { water_temperature_c: 12.375 })
        .ok(because, { water_temperature_c: 12.375 });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { water_temperature_c: 12.375 });
    },
  );

  test(
    'create and update refuse a water_temperature_c of a wrong type',
    about(
      'brewrecipe.water_temperature_c.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'water_temperature_c must be a number';
      await api.post('/brewrecipe', { ...brewRecipe, water_temperature_c: 'abc' }).invalid(because);
      await api
        .post('/brewrecipe', { ...brewRecipe, water_temperature_c: { value: 'text' } })
        .invalid(because);
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
      await api.create('BrewRecipe', brewRecipe);
      await api.patch('/brewrecipe/brewrecipe-1', { water_temperature_c: 'abc' }).invalid(because);
      await api.patch('/brewrecipe/brewrecipe-1', { water_temperature_c: {} }).invalid(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a refused update changes nothing', { water_temperature_c: 30.75 });
    },
  );

  test(
    'water_temperature_c may be right at its maximum of 100',
    about(
      'brewrecipe.water_temperature_c.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of water_temperature_c is 100, inclusive';
      await api
        .post('/brewrecipe', { ...brewRecipe, water_temperature_c: 100 })
        .created(because, { water_temperature_c: 100 });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { water_temperature_c: 100 });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { water_temperature_c: 100 })
        .ok(because, { water_temperature_c: 100 });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { water_temperature_c: 100 });
    },
  );

  test(
    'create and update refuse a water_temperature_c above its maximum of 100',
    about(
      'brewrecipe.water_temperature_c.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'water_temperature_c must be at most 100';
      await api
        .post('/brewrecipe', { ...brewRecipe, water_temperature_c: 100.25 })
        .invalid(because);
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
      await api.create('BrewRecipe', brewRecipe);
      await api.patch('/brewrecipe/brewrecipe-1', { water_temperature_c: 100.25 }).invalid(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a refused update changes nothing', { water_temperature_c: 30.75 });
    },
  );

  test(
    'water_temperature_c has no minimum',
    about(
      'brewrecipe.water_temperature_c.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'water_temperature_c has no minimum';
      await api
        .post('/brewrecipe', { ...brewRecipe, water_temperature_c: -999999.75 })
        .created(because, { water_temperature_c: -999999.75 });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { water_temperature_c: -999999.75 });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { water_temperature_c: -999999.75 })
        .ok(because, { water_temperature_c: -999999.75 });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { water_temperature_c: -999999.75 });
    },
  );
});

test.describe('BrewRecipe: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'brew_method may be filter, espresso, french_press, aeropress, cold_brew, moka',
    about(
      'brewrecipe.brew_method.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of BrewGuideMethod';
      await api
        .post('/brewrecipe', { ...brewRecipe, brew_method: 'filter' })
        .created(because, { brew_method: 'filter' });
      await api
        .patch('/brewrecipe/brewrecipe-1', { brew_method: 'espresso' })
        .ok(because, { brew_method: 'espresso' });
      await api
        .patch('/brewrecipe/brewrecipe-1', { brew_method: 'french_press' })
        .ok(because, { brew_method: 'french_press' });
      await api
        .patch('/brewrecipe/brewrecipe-1', { brew_method: 'aeropress' })
        .ok(because, { brew_method: 'aeropress' });
      await api
        .patch('/brewrecipe/brewrecipe-1', { brew_method: 'cold_brew' })
        .ok(because, { brew_method: 'cold_brew' });
      await api
        .patch('/brewrecipe/brewrecipe-1', { brew_method: 'moka' })
        .ok(because, { brew_method: 'moka' });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { brew_method: 'moka' });
      await api
        .patch('/brewrecipe/brewrecipe-1', { brew_method: 'filter' })
        .ok(because, { brew_method: 'filter' });
    },
  );

  test(
    'brew_method may be cold_brew, which BrewGuideMethod has gained',
    about(
      'brewrecipe.brew_method.accepts-added-cold_brew',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'cold_brew was added to BrewGuideMethod';
      await api
        .post('/brewrecipe', { ...brewRecipe, brew_method: 'cold_brew' })
        .created(because, { brew_method: 'cold_brew' });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { brew_method: 'cold_brew' });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { brew_method: 'cold_brew' })
        .ok(because, { brew_method: 'cold_brew' });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { brew_method: 'cold_brew' });
    },
  );

  test(
    'brew_method may be moka, which BrewGuideMethod has gained',
    about(
      'brewrecipe.brew_method.accepts-added-moka',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'moka was added to BrewGuideMethod';
      await api
        .post('/brewrecipe', { ...brewRecipe, brew_method: 'moka' })
        .created(because, { brew_method: 'moka' });
      await api.get('/brewrecipe/brewrecipe-1').ok(because, { brew_method: 'moka' });
      await api.create('BrewRecipe', { ...brewRecipe, id: 'brewrecipe-2' });
      await api
        .patch('/brewrecipe/brewrecipe-2', { brew_method: 'moka' })
        .ok(because, { brew_method: 'moka' });
      await api.get('/brewrecipe/brewrecipe-2').ok(because, { brew_method: 'moka' });
    },
  );

  test(
    'create and update refuse a brew_method that BrewGuideMethod does not list, such as unheard_of',
    about(
      'brewrecipe.brew_method.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'brew_method must be one of filter, espresso, french_press, aeropress, cold_brew, moka';
      await api.post('/brewrecipe', { ...brewRecipe, brew_method: 'unheard_of' }).invalid(because);
      await api.post('/brewrecipe', { ...brewRecipe, brew_method: 'filter ' }).invalid(because);
      await api.post('/brewrecipe', { ...brewRecipe, brew_method: 'filte' }).invalid(because);
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
      await api.create('BrewRecipe', brewRecipe);
      await api.patch('/brewrecipe/brewrecipe-1', { brew_method: 'unheard_of' }).invalid(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a refused update changes nothing', { brew_method: 'espresso' });
    },
  );

  test(
    'create and update refuse the brew_method FILTER, as upper and lower case differ',
    about(
      'brewrecipe.brew_method.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'brew_method must be one of filter, espresso, french_press, aeropress, cold_brew, moka';
      await api.post('/brewrecipe', { ...brewRecipe, brew_method: 'FILTER' }).invalid(because);
      await api.get('/brewrecipe/brewrecipe-1').notFound('a refused create stores nothing');
      await api.create('BrewRecipe', brewRecipe);
      await api.patch('/brewrecipe/brewrecipe-1', { brew_method: 'FILTER' }).invalid(because);
      await api
        .get('/brewrecipe/brewrecipe-1')
        .ok('a refused update changes nothing', { brew_method: 'espresso' });
    },
  );
});
