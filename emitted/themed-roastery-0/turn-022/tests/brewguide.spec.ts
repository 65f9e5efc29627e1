import { about, test, without } from '../support/api.ts';

// A valid BrewGuide, as the tests send it.
const brewGuide = {
  guide_title: 'vosa',
  id: 'brewguide-1',
  method: 'espresso',
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
      await api.post('/brewguide', {
        body: brewGuide,
        status: [200, 201],
        answer: brewGuide,
        because: 'create answers the object that was sent',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: brewGuide,
        because: 'read answers the object that was created',
      });
      await api.post('/brewguide', {
        body: { ...brewGuide, id: 'brewguide-2' },
        status: [200, 201],
        answer: { id: 'brewguide-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/brewguide/brewguide-1', {
        body: { guide_title: 'lubu', method: 'aeropress', water_temperature_c: 9.25 },
        status: [200],
        answer: {
          guide_title: 'lubu',
          id: 'brewguide-1',
          method: 'aeropress',
          water_temperature_c: 9.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { guide_title: 'lubu', method: 'aeropress', water_temperature_c: 9.25 },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('brewguide.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: {
          id: 'brewguide-1',
          guide_title: 'lubu',
          method: 'aeropress',
          water_temperature_c: 9.25,
        },
        status: [200],
        answer: {
          id: 'brewguide-1',
          guide_title: 'lubu',
          method: 'aeropress',
          water_temperature_c: 9.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: {
          id: 'brewguide-1',
          guide_title: 'lubu',
          method: 'aeropress',
          water_temperature_c: 9.25,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/brewguide/brewguide-1', {
        body: { guide_title: 'lubu', water_temperature_c: 'abc' },
        status: [400, 422],
        because: 'water_temperature_c must be a number',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: brewGuide,
        because: 'a refused update changes nothing',
      });
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
      await api.create('BrewGuide', brewGuide);
      await api.delete('/brewguide/brewguide-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/brewguide/brewguide-1', { status: [404], because: 'it was deleted' });
      await api.get('/brewguide', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no BrewGuide has',
    about('brewguide.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.get('/brewguide/brewguide-unknown', {
        status: [404],
        because: 'no BrewGuide has the id brewguide-unknown',
      });
      await api.patch('/brewguide/brewguide-unknown', {
        body: { guide_title: 'lubu', method: 'aeropress', water_temperature_c: 9.25 },
        status: [404],
        because: 'no BrewGuide has the id brewguide-unknown',
      });
      await api.delete('/brewguide/brewguide-unknown', {
        status: [404],
        because: 'no BrewGuide has the id brewguide-unknown',
      });
      await api.get('/brewguide', {
        status: [200],
        answer: [{ id: 'brewguide-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
        method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.create('BrewGuide', {
        ...brewGuide,
        id: 'brewguide-3',
        guide_title: 'bubiti',
        method: 'moka',
        water_temperature_c: 20.5,
      });
      await api.get('/brewguide', {
        status: [200],
        answer: [
          brewGuide,
          {
            guide_title: 'lubu',
            id: 'brewguide-2',
            method: 'aeropress',
            water_temperature_c: 9.25,
          },
          { guide_title: 'bubiti', id: 'brewguide-3', method: 'moka', water_temperature_c: 20.5 },
        ],
        because: 'three objects were created',
      });
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
        method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.patch('/brewguide/brewguide-2', {
        body: {
          id: 'brewguide-2',
          guide_title: 'lubu',
          method: 'aeropress',
          water_temperature_c: 9.25,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: brewGuide,
        because: 'another object was updated',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: {
          guide_title: 'lubu',
          id: 'brewguide-2',
          method: 'aeropress',
          water_temperature_c: 9.25,
        },
        because: 'the update is stored',
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
        method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.delete('/brewguide/brewguide-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: {
          guide_title: 'lubu',
          id: 'brewguide-2',
          method: 'aeropress',
          water_temperature_c: 9.25,
        },
        because: 'another object was deleted',
      });
      await api.get('/brewguide', {
        status: [200],
        answer: [{ id: 'brewguide-2' }],
        because: 'one of two objects was deleted',
      });
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
        method: 'aeropress',
        water_temperature_c: 9.25,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/brewguide', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/brewguide/brewguide-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/brewguide', {
        body: without(brewGuide, 'guide_title'),
        status: [400, 422],
        because: 'guide_title is required and has no default',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/brewguide', {
        body: without(brewGuide, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/brewguide', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a BrewGuide without method, which is required',
    about(
      'brewguide.method.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: without(brewGuide, 'method'),
        status: [400, 422],
        because: 'method is required and has no default',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/brewguide', {
        body: without(brewGuide, 'water_temperature_c'),
        status: [400, 422],
        because: 'water_temperature_c is required and has no default',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of guide_title or water_temperature_c alone leaves every other field as it is',
    about('brewguide.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { guide_title: 'lubu' },
        status: [200],
        answer: { ...brewGuide, guide_title: 'lubu' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { water_temperature_c: 9.25 },
        status: [200],
        answer: { ...brewGuide, guide_title: 'lubu', water_temperature_c: 9.25 },
        because: 'an update touches only what it carries',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { ...brewGuide, guide_title: 'lubu', water_temperature_c: 9.25 },
        because: 'an update touches only what it carries',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, guide_title: null },
        status: [400, 422],
        because: 'guide_title must not be null',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { guide_title: null },
        status: [400, 422],
        because: 'guide_title must not be null',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { guide_title: 'vosa' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'method may be null',
    about('brewguide.method.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, method: null },
        status: [200, 201],
        answer: { method: null },
        because: 'method is nullable',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: null },
        because: 'method is nullable',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { method: null },
        status: [200],
        answer: { method: null },
        because: 'method is nullable',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { method: null },
        because: 'method is nullable',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, water_temperature_c: null },
        status: [200, 201],
        answer: { water_temperature_c: null },
        because: 'water_temperature_c is nullable',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { water_temperature_c: null },
        because: 'water_temperature_c is nullable',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { water_temperature_c: null },
        status: [200],
        answer: { water_temperature_c: null },
        because: 'water_temperature_c is nullable',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { water_temperature_c: null },
        because: 'water_temperature_c is nullable',
      });
    },
  );
});

test.describe('BrewGuide: types and bounds', () => {
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
    'guide_title of digits alone stays a string',
    about(
      'brewguide.guide_title.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, guide_title: '0042' },
        status: [200, 201],
        answer: { guide_title: '0042' },
        because: '"0042" is a valid value of guide_title',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { guide_title: '0042' },
        because: '"0042" is a valid value of guide_title',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { guide_title: '0042' },
        status: [200],
        answer: { guide_title: '0042' },
        because: '"0042" is a valid value of guide_title',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { guide_title: '0042' },
        because: '"0042" is a valid value of guide_title',
      });
    },
  );

  test(
    'guide_title keeps spaces, quotes, accents and symbols',
    about(
      'brewguide.guide_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, guide_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { guide_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of guide_title',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { guide_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of guide_title',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { guide_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { guide_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of guide_title',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { guide_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of guide_title',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, guide_title: 421337 },
        status: [400, 422],
        because: 'guide_title must be a string',
      });
      await api.post('/brewguide', {
        body: { ...brewGuide, guide_title: { value: 'text' } },
        status: [400, 422],
        because: 'guide_title must be a string',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { guide_title: 421337 },
        status: [400, 422],
        because: 'guide_title must be a string',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { guide_title: { value: 'text' } },
        status: [400, 422],
        because: 'guide_title must be a string',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { guide_title: 'vosa' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, guide_title: 'tana' },
        status: [200, 201],
        answer: { guide_title: 'tana' },
        because: 'the minimum length of guide_title is 4, inclusive',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { guide_title: 'tana' },
        because: 'the minimum length of guide_title is 4, inclusive',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { guide_title: 'tana' },
        status: [200],
        answer: { guide_title: 'tana' },
        because: 'the minimum length of guide_title is 4, inclusive',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { guide_title: 'tana' },
        because: 'the minimum length of guide_title is 4, inclusive',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, guide_title: 'bil' },
        status: [400, 422],
        because: 'guide_title must have at least 4 characters',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { guide_title: 'bil' },
        status: [400, 422],
        because: 'guide_title must have at least 4 characters',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { guide_title: 'vosa' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/brewguide', {
        body: {
          ...brewGuide,
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'guide_title has no maximum length',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'guide_title has no maximum length',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'guide_title has no maximum length',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: {
          guide_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'guide_title has no maximum length',
      });
    },
  );

  test(
    'create and update refuse a method of a wrong type',
    about(
      'brewguide.method.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, method: 421337 },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress, cold_brew, moka',
      });
      await api.post('/brewguide', {
        body: { ...brewGuide, method: { value: 'text' } },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress, cold_brew, moka',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 421337 },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress, cold_brew, moka',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { method: { value: 'text' } },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress, cold_brew, moka',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'espresso' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, water_temperature_c: 0 },
        status: [200, 201],
        answer: { water_temperature_c: 0 },
        because: '0 is a valid value of water_temperature_c',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { water_temperature_c: 0 },
        because: '0 is a valid value of water_temperature_c',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { water_temperature_c: 0 },
        status: [200],
        answer: { water_temperature_c: 0 },
        because: '0 is a valid value of water_temperature_c',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { water_temperature_c: 0 },
        because: '0 is a valid value of water_temperature_c',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, water_temperature_c: 'abc' },
        status: [400, 422],
        because: 'water_temperature_c must be a number',
      });
      await api.post('/brewguide', {
        body: { ...brewGuide, water_temperature_c: { value: 'text' } },
        status: [400, 422],
        because: 'water_temperature_c must be a number',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { water_temperature_c: 'abc' },
        status: [400, 422],
        because: 'water_temperature_c must be a number',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { water_temperature_c: { value: 'text' } },
        status: [400, 422],
        because: 'water_temperature_c must be a number',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { water_temperature_c: 30.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, water_temperature_c: 100 },
        status: [200, 201],
        answer: { water_temperature_c: 100 },
        because: 'the maximum of water_temperature_c is 100, inclusive',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { water_temperature_c: 100 },
        because: 'the maximum of water_temperature_c is 100, inclusive',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { water_temperature_c: 100 },
        status: [200],
        answer: { water_temperature_c: 100 },
        because: 'the maximum of water_temperature_c is 100, inclusive',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { water_temperature_c: 100 },
        because: 'the maximum of water_temperature_c is 100, inclusive',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, water_temperature_c: 100.25 },
        status: [400, 422],
        because: 'water_temperature_c must be at most 100',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { water_temperature_c: 100.25 },
        status: [400, 422],
        because: 'water_temperature_c must be at most 100',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { water_temperature_c: 30.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/brewguide', {
        body: { ...brewGuide, water_temperature_c: -999999.75 },
        status: [200, 201],
        answer: { water_temperature_c: -999999.75 },
        because: 'water_temperature_c has no minimum',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { water_temperature_c: -999999.75 },
        because: 'water_temperature_c has no minimum',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { water_temperature_c: -999999.75 },
        status: [200],
        answer: { water_temperature_c: -999999.75 },
        because: 'water_temperature_c has no minimum',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { water_temperature_c: -999999.75 },
        because: 'water_temperature_c has no minimum',
      });
    },
  );
});

test.describe('BrewGuide: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'method may be filter, espresso, french_press, aeropress, cold_brew, moka',
    about(
      'brewguide.method.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, method: 'filter' },
        status: [200, 201],
        answer: { method: 'filter' },
        because: 'the value is one of BrewGuideMethod',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 'espresso' },
        status: [200],
        answer: { method: 'espresso' },
        because: 'the value is one of BrewGuideMethod',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 'french_press' },
        status: [200],
        answer: { method: 'french_press' },
        because: 'the value is one of BrewGuideMethod',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 'aeropress' },
        status: [200],
        answer: { method: 'aeropress' },
        because: 'the value is one of BrewGuideMethod',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 'cold_brew' },
        status: [200],
        answer: { method: 'cold_brew' },
        because: 'the value is one of BrewGuideMethod',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 'moka' },
        status: [200],
        answer: { method: 'moka' },
        because: 'the value is one of BrewGuideMethod',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'moka' },
        because: 'the value is one of BrewGuideMethod',
      });
    },
  );

  test(
    'method may be cold_brew, which BrewGuideMethod has gained',
    about('brewguide.method.accepts-added-cold_brew', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, method: 'cold_brew' },
        status: [200, 201],
        answer: { method: 'cold_brew' },
        because: 'cold_brew was added to BrewGuideMethod',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'cold_brew' },
        because: 'cold_brew was added to BrewGuideMethod',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { method: 'cold_brew' },
        status: [200],
        answer: { method: 'cold_brew' },
        because: 'cold_brew was added to BrewGuideMethod',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { method: 'cold_brew' },
        because: 'cold_brew was added to BrewGuideMethod',
      });
    },
  );

  test(
    'method may be moka, which BrewGuideMethod has gained',
    about('brewguide.method.accepts-added-moka', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, method: 'moka' },
        status: [200, 201],
        answer: { method: 'moka' },
        because: 'moka was added to BrewGuideMethod',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'moka' },
        because: 'moka was added to BrewGuideMethod',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { method: 'moka' },
        status: [200],
        answer: { method: 'moka' },
        because: 'moka was added to BrewGuideMethod',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { method: 'moka' },
        because: 'moka was added to BrewGuideMethod',
      });
    },
  );

  test(
    'create and update refuse the method unheard_of, which BrewGuideMethod does not have',
    about(
      'brewguide.method.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, method: 'unheard_of' },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress, cold_brew, moka',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 'unheard_of' },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress, cold_brew, moka',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'espresso' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the method FILTER, as upper and lower case differ',
    about(
      'brewguide.method.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, method: 'FILTER' },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress, cold_brew, moka',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 'FILTER' },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress, cold_brew, moka',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'espresso' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
