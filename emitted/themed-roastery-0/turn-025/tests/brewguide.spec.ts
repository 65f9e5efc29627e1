import { about, test, without } from '../support/api.ts';

// A valid BrewGuide, as the tests send it.
const brewGuide = {
  guide_title: 'vosa',
  id: 'brewguide-1',
  brew_method: 'espresso',
  water_temperature_c: 30.75,
};

test.describe('BrewGuide: create, read, update and delete', () => {
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
    'create answers the new BrewGuide, and read answers it again',
    about(
      'brewguide.create.answers-the-object',
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
        .post('/brewguide', brewGuide)
        .created('create answers the object that was sent', brewGuide);
      await api
        .get('/brewguide/brewguide-1')
        .ok('read answers the object that was created', brewGuide);
      await api
        .post('/brewguide', { ...brewGuide, id: 'brewguide-2' })
        .created('objects may be alike in everything but their ids', { id: 'brewguide-2' });
    },
  );

  test(
    'the id of a BrewGuide may be any text, upper and lower case told apart, but no number',
    about(
      'brewguide.create.accepts-any-id',
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
        .post('/brewguide', { ...brewGuide, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('BrewGuide', {
        ...brewGuide,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/brewguide/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/brewguide/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...brewGuide, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/brewguide', { ...brewGuide, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole BrewGuide',
    about(
      'brewguide.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api
        .patch('/brewguide/brewguide-1', {
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .ok('every one of these fields was sent', {
          guide_title: 'lubu',
          id: 'brewguide-1',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        });
      await api.get('/brewguide/brewguide-1').ok('the update is stored', {
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('brewguide.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('BrewGuide', brewGuide);
      await api
        .patch('/brewguide/brewguide-1', {
          id: 'brewguide-1',
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .ok(because, {
          id: 'brewguide-1',
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        });
      await api.get('/brewguide/brewguide-1').ok(because, {
        id: 'brewguide-1',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
    },
  );

  test(
    'update that is refused for water_temperature_c does not change guide_title either',
    about(
      'brewguide.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api
        .patch('/brewguide/brewguide-1', { guide_title: 'lubu', water_temperature_c: 'abc' })
        .invalid('water_temperature_c must be a number');
      await api.get('/brewguide/brewguide-1').ok('a refused update changes nothing', brewGuide);
    },
  );

  test(
    'delete removes a BrewGuide: no read finds it and no list holds it',
    about(
      'brewguide.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('BrewGuide', brewGuide);
      await api.delete('/brewguide/brewguide-1').removed('the object exists');
      await api.get('/brewguide/brewguide-1').notFound(because);
      await api.patch('/brewguide/brewguide-1', { id: 'brewguide-1' }).notFound(because);
      await api.get('/brewguide').ok('what was deleted is in no list', []);
      await api
        .post('/brewguide', {
          ...brewGuide,
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          guide_title: 'lubu',
          id: 'brewguide-1',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        });
      await api
        .get('/brewguide/brewguide-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          guide_title: 'lubu',
          id: 'brewguide-1',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no BrewGuide has',
    about('brewguide.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no BrewGuide has the id brewguide-unknown';
      await api.create('BrewGuide', brewGuide);
      await api.get('/brewguide/brewguide-unknown').notFound(because);
      await api
        .patch('/brewguide/brewguide-unknown', {
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .notFound(because);
      await api.delete('/brewguide/brewguide-unknown').notFound(because);
      await api
        .get('/brewguide')
        .ok('requests for an unknown id change nothing', [{ id: 'brewguide-1' }]);
    },
  );
});

test.describe('BrewGuide: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every BrewGuide with all of its fields',
    about('brewguide.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.create('BrewGuide', {
        ...brewGuide,
        id: 'brewguide-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.create('BrewGuide', {
        ...brewGuide,
        id: 'brewguide-3',
        guide_title: 'bubiti',
        brew_method: 'moka',
        water_temperature_c: 20.5,
      });
      await api.get('/brewguide').ok('three objects were created', [
        brewGuide,
        {
          guide_title: 'lubu',
          id: 'brewguide-2',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        },
        {
          guide_title: 'bubiti',
          id: 'brewguide-3',
          brew_method: 'moka',
          water_temperature_c: 20.5,
        },
      ]);
      await api.create('BrewGuide', {
        ...brewGuide,
        id: 'brewguide-4',
        brew_method: 'french_press',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-5', brew_method: 'filter' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-6', brew_method: 'cold_brew' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-7' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-8' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-9' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-10' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-11' });
      await api
        .get('/brewguide')
        .ok('a list holds every object, however many there are', [
          { id: 'brewguide-1' },
          { id: 'brewguide-2' },
          { id: 'brewguide-3' },
          { id: 'brewguide-4' },
          { id: 'brewguide-5' },
          { id: 'brewguide-6' },
          { id: 'brewguide-7' },
          { id: 'brewguide-8' },
          { id: 'brewguide-9' },
          { id: 'brewguide-10' },
          { id: 'brewguide-11' },
        ]);
    },
  );

  test(
    'update of one BrewGuide leaves another as it was',
    about('brewguide.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.create('BrewGuide', {
        ...brewGuide,
        id: 'brewguide-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api
        .patch('/brewguide/brewguide-2', {
          id: 'brewguide-2',
          guide_title: 'lubu',
          brew_method: 'aeropress',
          water_temperature_c: 9.25,
        })
        .ok('the change is valid');
      await api.get('/brewguide/brewguide-1').ok('another object was updated', brewGuide);
      await api.get('/brewguide/brewguide-2').ok('the update is stored', {
        guide_title: 'lubu',
        id: 'brewguide-2',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
    },
  );

  test(
    'delete of one BrewGuide leaves another as it was',
    about(
      'brewguide.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.create('BrewGuide', {
        ...brewGuide,
        id: 'brewguide-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.delete('/brewguide/brewguide-1').removed('the object exists');
      await api.get('/brewguide/brewguide-2').ok('another object was deleted', {
        guide_title: 'lubu',
        id: 'brewguide-2',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.get('/brewguide').ok('one of two objects was deleted', [{ id: 'brewguide-2' }]);
    },
  );

  test(
    'reset removes every BrewGuide',
    about('brewguide.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.create('BrewGuide', {
        ...brewGuide,
        id: 'brewguide-2',
        guide_title: 'lubu',
        brew_method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/brewguide').ok('reset removes all objects', []);
      await api.get('/brewguide/brewguide-1').notFound('reset removed it');
    },
  );
});

test.describe('BrewGuide: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a BrewGuide without guide_title, which is required',
    about(
      'brewguide.guide_title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/brewguide', without(brewGuide, 'guide_title'))
        .invalid('guide_title is required and has no default');
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a BrewGuide without an id',
    about(
      'brewguide.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', without(brewGuide, 'id')).invalid('id must be sent');
      await api.get('/brewguide').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a BrewGuide without brew_method, which is required',
    about(
      'brewguide.brew_method.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/brewguide', without(brewGuide, 'brew_method'))
        .invalid('brew_method is required and has no default');
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a BrewGuide without water_temperature_c, which is required',
    about(
      'brewguide.water_temperature_c.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/brewguide', without(brewGuide, 'water_temperature_c'))
        .invalid('water_temperature_c is required and has no default');
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of guide_title or water_temperature_c alone leaves every other field as it is',
    about('brewguide.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('BrewGuide', brewGuide);
      await api
        .patch('/brewguide/brewguide-1', { guide_title: 'lubu' })
        .ok(because, { ...brewGuide, guide_title: 'lubu' });
      await api
        .patch('/brewguide/brewguide-1', { water_temperature_c: 9.25 })
        .ok(because, { ...brewGuide, guide_title: 'lubu', water_temperature_c: 9.25 });
      await api
        .get('/brewguide/brewguide-1')
        .ok(because, { ...brewGuide, guide_title: 'lubu', water_temperature_c: 9.25 });
    },
  );
});

test.describe('BrewGuide: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'create and update refuse null for guide_title',
    about(
      'brewguide.guide_title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'guide_title must not be null';
      await api.post('/brewguide', { ...brewGuide, guide_title: null }).invalid(because);
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', { guide_title: null }).invalid(because);
      await api
        .get('/brewguide/brewguide-1')
        .ok('a refused update changes nothing', { guide_title: 'vosa' });
    },
  );

  test(
    'brew_method may be null',
    about('brewguide.brew_method.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'brew_method is nullable';
      await api
        .post('/brewguide', { ...brewGuide, brew_method: null })
        .created(because, { brew_method: null });
      await api.get('/brewguide/brewguide-1').ok(because, { brew_method: null });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { brew_method: null })
        .ok(because, { brew_method: null });
      await api.get('/brewguide/brewguide-2').ok(because, { brew_method: null });
    },
  );

  test(
    'water_temperature_c may be null',
    about(
      'brewguide.water_temperature_c.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'water_temperature_c is nullable';
      await api
        .post('/brewguide', { ...brewGuide, water_temperature_c: null })
        .created(because, { water_temperature_c: null });
      await api.get('/brewguide/brewguide-1').ok(because, { water_temperature_c: null });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { water_temperature_c: null })
        .ok(because, { water_temperature_c: null });
      await api.get('/brewguide/brewguide-2').ok(because, { water_temperature_c: null });
    },
  );
});

test.describe('BrewGuide: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'guide_title of digits alone stays a string',
    about(
      'brewguide.guide_title.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of guide_title';
      await api
        .post('/brewguide', { ...brewGuide, guide_title: '0042' })
        .created(because, { guide_title: '0042' });
      await api.get('/brewguide/brewguide-1').ok(because, { guide_title: '0042' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { guide_title: '0042' })
        .ok(because, { guide_title: '0042' });
      await api.get('/brewguide/brewguide-2').ok(because, { guide_title: '0042' });
    },
  );

  test(
    'guide_title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'brewguide.guide_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of guide_title';
      await api
        .post('/brewguide', { ...brewGuide, guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/brewguide/brewguide-1')
        .ok(because, { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/brewguide/brewguide-2')
        .ok(because, { guide_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a guide_title of a wrong type',
    about(
      'brewguide.guide_title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'guide_title must be a string';
      await api.post('/brewguide', { ...brewGuide, guide_title: 421337 }).invalid(because);
      await api
        .post('/brewguide', { ...brewGuide, guide_title: { value: 'text' } })
        .invalid(because);
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', { guide_title: 0 }).invalid(because);
      await api.patch('/brewguide/brewguide-1', { guide_title: {} }).invalid(because);
      await api
        .get('/brewguide/brewguide-1')
        .ok('a refused update changes nothing', { guide_title: 'vosa' });
    },
  );

  test(
    'guide_title may be right at its minimum length of 4',
    about(
      'brewguide.guide_title.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of guide_title is 4, inclusive';
      await api
        .post('/brewguide', { ...brewGuide, guide_title: 'tan ' })
        .created(because, { guide_title: 'tan ' });
      await api.get('/brewguide/brewguide-1').ok(because, { guide_title: 'tan ' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { guide_title: 'tan ' })
        .ok(because, { guide_title: 'tan ' });
      await api.get('/brewguide/brewguide-2').ok(because, { guide_title: 'tan ' });
    },
  );

  test(
    'create and update refuse a guide_title below its minimum length of 4',
    about(
      'brewguide.guide_title.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'guide_title must have at least 4 characters';
      await api.post('/brewguide', { ...brewGuide, guide_title: 'bi ' }).invalid(because);
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', { guide_title: 'bi ' }).invalid(because);
      await api
        .get('/brewguide/brewguide-1')
        .ok('a refused update changes nothing', { guide_title: 'vosa' });
    },
  );

  test(
    'guide_title has no maximum length',
    about(
      'brewguide.guide_title.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'guide_title has no maximum length';
      await api
        .post('/brewguide', {
          ...brewGuide,
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/brewguide/brewguide-1').ok(because, {
        guide_title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/brewguide/brewguide-2').ok(because, {
        guide_title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse a brew_method of a wrong type',
    about(
      'brewguide.brew_method.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because =
        'brew_method must be one of filter, espresso, french_press, aeropress, cold_brew, moka';
      await api.post('/brewguide', { ...brewGuide, brew_method: 421337 }).invalid(because);
      await api
        .post('/brewguide', { ...brewGuide, brew_method: { value: 'text' } })
        .invalid(because);
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', { brew_method: 0 }).invalid(because);
      await api.patch('/brewguide/brewguide-1', { brew_method: {} }).invalid(because);
      await api
        .get('/brewguide/brewguide-1')
        .ok('a refused update changes nothing', { brew_method: 'espresso' });
    },
  );

  test(
    'water_temperature_c may be the whole number 0',
    about(
      'brewguide.water_temperature_c.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of water_temperature_c';
      await api
        .post('/brewguide', { ...brewGuide, water_temperature_c: 0 })
        .created(because, { water_temperature_c: 0 });
      await api.get('/brewguide/brewguide-1').ok(because, { water_temperature_c: 0 });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { water_temperature_c: 0 })
        .ok(because, { water_temperature_c: 0 });
      await api.get('/brewguide/brewguide-2').ok(because, { water_temperature_c: 0 });
    },
  );

  test(
    'water_temperature_c keeps three decimals',
    about('brewguide.water_temperature_c.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of water_temperature_c';
      await api
        .post('/brewguide', { ...brewGuide, water_temperature_c: 12.375 })
        .created(because, { water_temperature_c: 12.375 });
      await api.get('/brewguide/brewguide-1').ok(because, { water_temperature_c: 12.375 });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { water_temperature_c: 12.375 })
        .ok(because, { water_temperature_c: 12.375 });
      await api.get('/brewguide/brewguide-2').ok(because, { water_temperature_c: 12.375 });
    },
  );

  test(
    'create and update refuse a water_temperature_c of a wrong type',
    about(
      'brewguide.water_temperature_c.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'water_temperature_c must be a number';
      await api.post('/brewguide', { ...brewGuide, water_temperature_c: 'abc' }).invalid(because);
      await api
        .post('/brewguide', { ...brewGuide, water_temperature_c: { value: 'text' } })
        .invalid(because);
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', { water_temperature_c: 'abc' }).invalid(because);
      await api.patch('/brewguide/brewguide-1', { water_temperature_c: {} }).invalid(because);
      await api
        .get('/brewguide/brewguide-1')
        .ok('a refused update changes nothing', { water_temperature_c: 30.75 });
    },
  );

  test(
    'water_temperature_c may be right at its maximum of 100',
    about(
      'brewguide.water_temperature_c.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of water_temperature_c is 100, inclusive';
      await api
        .post('/brewguide', { ...brewGuide, water_temperature_c: 100 })
        .created(because, { water_temperature_c: 100 });
      await api.get('/brewguide/brewguide-1').ok(because, { water_temperature_c: 100 });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { water_temperature_c: 100 })
        .ok(because, { water_temperature_c: 100 });
      await api.get('/brewguide/brewguide-2').ok(because, { water_temperature_c: 100 });
    },
  );

  test(
    'create and update refuse a water_temperature_c above its maximum of 100',
    about(
      'brewguide.water_temperature_c.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'water_temperature_c must be at most 100';
      await api.post('/brewguide', { ...brewGuide, water_temperature_c: 100.25 }).invalid(because);
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', { water_temperature_c: 100.25 }).invalid(because);
      await api
        .get('/brewguide/brewguide-1')
        .ok('a refused update changes nothing', { water_temperature_c: 30.75 });
    },
  );

  test(
    'water_temperature_c has no minimum',
    about(
      'brewguide.water_temperature_c.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'water_temperature_c has no minimum';
      await api
        .post('/brewguide', { ...brewGuide, water_temperature_c: -999999.75 })
        .created(because, { water_temperature_c: -999999.75 });
      await api.get('/brewguide/brewguide-1').ok(because, { water_temperature_c: -999999.75 });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { water_temperature_c: -999999.75 })
        .ok(because, { water_temperature_c: -999999.75 });
      await api.get('/brewguide/brewguide-2').ok(because, { water_temperature_c: -999999.75 });
    },
  );
});

test.describe('BrewGuide: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'brew_method may be filter, espresso, french_press, aeropress, cold_brew, moka',
    about(
      'brewguide.brew_method.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of BrewGuideMethod';
      await api
        .post('/brewguide', { ...brewGuide, brew_method: 'filter' })
        .created(because, { brew_method: 'filter' });
      await api
        .patch('/brewguide/brewguide-1', { brew_method: 'espresso' })
        .ok(because, { brew_method: 'espresso' });
      await api
        .patch('/brewguide/brewguide-1', { brew_method: 'french_press' })
        .ok(because, { brew_method: 'french_press' });
      await api
        .patch('/brewguide/brewguide-1', { brew_method: 'aeropress' })
        .ok(because, { brew_method: 'aeropress' });
      await api
        .patch('/brewguide/brewguide-1', { brew_method: 'cold_brew' })
        .ok(because, { brew_method: 'cold_brew' });
      await api
        .patch('/brewguide/brewguide-1', { brew_method: 'moka' })
        .ok(because, { brew_method: 'moka' });
      await api.get('/brewguide/brewguide-1').ok(because, { brew_method: 'moka' });
      await api
        .patch('/brewguide/brewguide-1', { brew_method: 'filter' })
        .ok(because, { brew_method: 'filter' });
    },
  );

  test(
    'brew_method may be cold_brew, which BrewGuideMethod has gained',
    about('brewguide.brew_method.accepts-added-cold_brew', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'cold_brew was added to BrewGuideMethod';
      await api
        .post('/brewguide', { ...brewGuide, brew_method: 'cold_brew' })
        .created(because, { brew_method: 'cold_brew' });
      await api.get('/brewguide/brewguide-1').ok(because, { brew_method: 'cold_brew' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { brew_method: 'cold_brew' })
        .ok(because, { brew_method: 'cold_brew' });
      await api.get('/brewguide/brewguide-2').ok(because, { brew_method: 'cold_brew' });
    },
  );

  test(
    'brew_method may be moka, which BrewGuideMethod has gained',
    about('brewguide.brew_method.accepts-added-moka', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'moka was added to BrewGuideMethod';
      await api
        .post('/brewguide', { ...brewGuide, brew_method: 'moka' })
        .created(because, { brew_method: 'moka' });
      await api.get('/brewguide/brewguide-1').ok(because, { brew_method: 'moka' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api
        .patch('/brewguide/brewguide-2', { brew_method: 'moka' })
        .ok(because, { brew_method: 'moka' });
      await api.get('/brewguide/brewguide-2').ok(because, { brew_method: 'moka' });
    },
  );

  test(
    'create and update refuse a brew_method that BrewGuideMethod does not list, such as unheard_of',
    about(
      'brewguide.brew_method.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because =
        'brew_method must be one of filter, espresso, french_press, aeropress, cold_brew, moka';
      await api.post('/brewguide', { ...brewGuide, brew_method: 'unheard_of' }).invalid(because);
      await api.post('/brewguide', { ...brewGuide, brew_method: 'filter ' }).invalid(because);
      await api.post('/brewguide', { ...brewGuide, brew_method: 'filte' }).invalid(because);
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', { brew_method: 'unheard_of' }).invalid(because);
      await api
        .get('/brewguide/brewguide-1')
        .ok('a refused update changes nothing', { brew_method: 'espresso' });
    },
  );

  test(
    'create and update refuse the brew_method FILTER, as upper and lower case differ',
    about(
      'brewguide.brew_method.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because =
        'brew_method must be one of filter, espresso, french_press, aeropress, cold_brew, moka';
      await api.post('/brewguide', { ...brewGuide, brew_method: 'FILTER' }).invalid(because);
      await api.get('/brewguide/brewguide-1').notFound('a refused create stores nothing');
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', { brew_method: 'FILTER' }).invalid(because);
      await api
        .get('/brewguide/brewguide-1')
        .ok('a refused update changes nothing', { brew_method: 'espresso' });
    },
  );
});
