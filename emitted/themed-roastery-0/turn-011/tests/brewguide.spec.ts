import { about, test, without } from '../support/api.ts';

// A valid Blend, as the tests send it.
const blend = {
  blend_name: 'robi',
  decaf: true,
  id: 'blend-1',
  recipe_state: 'listed',
  season: 'autumn',
};

// A valid BrewGuide, as the tests send it.
const brewGuide = {
  blend: null,
  editing: 'reviewed',
  guide_title: 'vosa',
  id: 'brewguide-1',
  method: 'french_press',
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
        body: {
          editing: 'draft',
          guide_title: 'lubu',
          method: 'espresso',
          water_temperature_c: 9.25,
        },
        status: [200],
        answer: {
          blend: null,
          editing: 'draft',
          guide_title: 'lubu',
          id: 'brewguide-1',
          method: 'espresso',
          water_temperature_c: 9.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: {
          editing: 'draft',
          guide_title: 'lubu',
          method: 'espresso',
          water_temperature_c: 9.25,
        },
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
          editing: 'draft',
          guide_title: 'lubu',
          method: 'espresso',
          water_temperature_c: 9.25,
        },
        status: [200],
        answer: {
          id: 'brewguide-1',
          editing: 'draft',
          guide_title: 'lubu',
          method: 'espresso',
          water_temperature_c: 9.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: {
          id: 'brewguide-1',
          editing: 'draft',
          guide_title: 'lubu',
          method: 'espresso',
          water_temperature_c: 9.25,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for water_temperature_c does not change editing either',
    about(
      'brewguide.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { editing: 'draft', water_temperature_c: 'abc' },
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
        body: {
          editing: 'draft',
          guide_title: 'lubu',
          method: 'espresso',
          water_temperature_c: 9.25,
        },
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
        editing: 'draft',
        guide_title: 'lubu',
        method: 'espresso',
        water_temperature_c: 9.25,
      });
      await api.create('BrewGuide', {
        ...brewGuide,
        id: 'brewguide-3',
        editing: 'online',
        guide_title: 'bubiti',
        method: 'filter',
        water_temperature_c: 20.5,
      });
      await api.get('/brewguide', {
        status: [200],
        answer: [
          brewGuide,
          {
            blend: null,
            editing: 'draft',
            guide_title: 'lubu',
            id: 'brewguide-2',
            method: 'espresso',
            water_temperature_c: 9.25,
          },
          {
            blend: null,
            editing: 'online',
            guide_title: 'bubiti',
            id: 'brewguide-3',
            method: 'filter',
            water_temperature_c: 20.5,
          },
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
        editing: 'draft',
        guide_title: 'lubu',
        method: 'espresso',
        water_temperature_c: 9.25,
      });
      await api.patch('/brewguide/brewguide-2', {
        body: {
          id: 'brewguide-2',
          editing: 'draft',
          guide_title: 'lubu',
          method: 'espresso',
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
          blend: null,
          editing: 'draft',
          guide_title: 'lubu',
          id: 'brewguide-2',
          method: 'espresso',
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
        editing: 'draft',
        guide_title: 'lubu',
        method: 'espresso',
        water_temperature_c: 9.25,
      });
      await api.delete('/brewguide/brewguide-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: {
          blend: null,
          editing: 'draft',
          guide_title: 'lubu',
          id: 'brewguide-2',
          method: 'espresso',
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
        editing: 'draft',
        guide_title: 'lubu',
        method: 'espresso',
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
    'create refuses a BrewGuide without blend, which is required',
    about(
      'brewguide.blend.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: without(brewGuide, 'blend'),
        status: [400, 422],
        because: 'blend is required and has no default',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a BrewGuide without editing, which is required',
    about(
      'brewguide.editing.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: without(brewGuide, 'editing'),
        status: [400, 422],
        because: 'editing is required and has no default',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

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
    'update of editing or water_temperature_c alone leaves every other field as it is',
    about('brewguide.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.create('BrewGuide', { ...brewGuide, blend: 'blend-1' });
      await api.patch('/brewguide/brewguide-1', {
        body: { editing: 'draft' },
        status: [200],
        answer: { ...brewGuide, blend: 'blend-1', editing: 'draft' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { water_temperature_c: 9.25 },
        status: [200],
        answer: { ...brewGuide, blend: 'blend-1', editing: 'draft', water_temperature_c: 9.25 },
        because: 'an update touches only what it carries',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { ...brewGuide, blend: 'blend-1', editing: 'draft', water_temperature_c: 9.25 },
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
    'editing may be null',
    about('brewguide.editing.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, editing: null },
        status: [200, 201],
        answer: { editing: null },
        because: 'editing is nullable',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { editing: null },
        because: 'editing is nullable',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { editing: null },
        status: [200],
        answer: { editing: null },
        because: 'editing is nullable',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { editing: null },
        because: 'editing is nullable',
      });
    },
  );

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
    'create and update refuse an editing of a wrong type',
    about(
      'brewguide.editing.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, editing: 421337 },
        status: [400, 422],
        because: 'editing must be one of draft, reviewed, online',
      });
      await api.post('/brewguide', {
        body: { ...brewGuide, editing: { value: 'text' } },
        status: [400, 422],
        because: 'editing must be one of draft, reviewed, online',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { editing: 421337 },
        status: [400, 422],
        because: 'editing must be one of draft, reviewed, online',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { editing: { value: 'text' } },
        status: [400, 422],
        because: 'editing must be one of draft, reviewed, online',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { editing: 'reviewed' },
        because: 'a refused update changes nothing',
      });
    },
  );

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
        because: 'method must be one of filter, espresso, french_press, aeropress',
      });
      await api.post('/brewguide', {
        body: { ...brewGuide, method: { value: 'text' } },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 421337 },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { method: { value: 'text' } },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'french_press' },
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

  test(
    'editing may be draft, reviewed, online',
    about(
      'brewguide.editing.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, editing: 'draft' },
        status: [200, 201],
        answer: { editing: 'draft' },
        because: 'the value is one of BrewGuideEditing',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { editing: 'reviewed' },
        status: [200],
        answer: { editing: 'reviewed' },
        because: 'the value is one of BrewGuideEditing',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { editing: 'online' },
        status: [200],
        answer: { editing: 'online' },
        because: 'the value is one of BrewGuideEditing',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { editing: 'online' },
        because: 'the value is one of BrewGuideEditing',
      });
    },
  );

  test(
    'create and update refuse the editing unheard_of, which BrewGuideEditing does not have',
    about(
      'brewguide.editing.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, editing: 'unheard_of' },
        status: [400, 422],
        because: 'editing must be one of draft, reviewed, online',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { editing: 'unheard_of' },
        status: [400, 422],
        because: 'editing must be one of draft, reviewed, online',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { editing: 'reviewed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the editing DRAFT, as upper and lower case differ',
    about(
      'brewguide.editing.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, editing: 'DRAFT' },
        status: [400, 422],
        because: 'editing must be one of draft, reviewed, online',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { editing: 'DRAFT' },
        status: [400, 422],
        because: 'editing must be one of draft, reviewed, online',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { editing: 'reviewed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'method may be filter, espresso, french_press, aeropress',
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
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'aeropress' },
        because: 'the value is one of BrewGuideMethod',
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
        because: 'method must be one of filter, espresso, french_press, aeropress',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 'unheard_of' },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'french_press' },
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
        because: 'method must be one of filter, espresso, french_press, aeropress',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { method: 'FILTER' },
        status: [400, 422],
        because: 'method must be one of filter, espresso, french_press, aeropress',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { method: 'french_press' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('BrewGuide: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.

  test(
    'blend refers to an existing Blend and is answered as its id',
    about('brewguide.blend.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.post('/brewguide', {
        body: { ...brewGuide, blend: 'blend-1' },
        status: [200, 201],
        answer: { blend: 'blend-1' },
        because: 'blend was sent as blend-1',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { blend: 'blend-1' },
        because: 'blend was sent as blend-1',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { blend: 'blend-2' },
        status: [200],
        answer: { blend: 'blend-2' },
        because: 'blend was changed to blend-2',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { blend: 'blend-2' },
        because: 'blend was changed to blend-2',
      });
      await api.get('/brewguide', {
        status: [200],
        answer: [{ id: 'brewguide-1', blend: 'blend-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a blend that no Blend has as its id',
    about(
      'brewguide.blend.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, blend: 'blend-unknown' },
        status: [400, 422],
        because: 'blend must be the id of an existing Blend',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Blend', blend);
      await api.create('BrewGuide', { ...brewGuide, blend: 'blend-1' });
      await api.patch('/brewguide/brewguide-1', {
        body: { blend: 'blend-unknown' },
        status: [400, 422],
        because: 'blend must be the id of an existing Blend',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { blend: 'blend-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for blend',
    about(
      'brewguide.blend.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/brewguide', {
        body: { ...brewGuide, blend: 421337 },
        status: [400, 422],
        because: 'blend must be the id of a Blend',
      });
      await api.post('/brewguide', {
        body: { ...brewGuide, blend: { value: 'text' } },
        status: [400, 422],
        because: 'blend must be the id of a Blend',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { blend: 421337 },
        status: [400, 422],
        because: 'blend must be the id of a Blend',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { blend: { value: 'text' } },
        status: [400, 422],
        because: 'blend must be the id of a Blend',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { blend: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'blend may be null',
    about('brewguide.blend.accepts-null', 'references.null'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.post('/brewguide', {
        body: brewGuide,
        status: [200, 201],
        answer: { blend: null },
        because: 'a reference may be null',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { blend: 'blend-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/brewguide/brewguide-1', {
        body: { blend: null },
        status: [200],
        answer: { blend: null },
        because: 'a reference may be null',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { blend: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a Blend clears every blend that refers to it',
    about('brewguide.blend.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.create('BrewGuide', { ...brewGuide, blend: 'blend-1' });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2', blend: 'blend-1' });
      await api.delete('/blend/blend-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { id: 'brewguide-1', blend: null },
        because: 'blend-1 was deleted',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { id: 'brewguide-2', blend: null },
        because: 'blend-1 was deleted',
      });
    },
  );

  test(
    'deleting a Blend keeps a blend that refers to another',
    about('brewguide.blend.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.create('Blend', { ...blend, id: 'blend-2' });
      await api.create('BrewGuide', { ...brewGuide, blend: 'blend-2' });
      await api.delete('/blend/blend-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { blend: 'blend-2' },
        because: 'another Blend was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a BrewGuide in blend, which refers to Blend',
    about(
      'brewguide.blend.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.post('/brewguide', {
        body: { ...brewGuide, id: 'brewguide-2', blend: 'brewguide-1' },
        status: [400, 422],
        because: 'blend must be the id of an existing Blend',
      });
      await api.create('BrewGuide', { ...brewGuide, id: 'brewguide-2' });
      await api.patch('/brewguide/brewguide-2', {
        body: { blend: 'brewguide-1' },
        status: [400, 422],
        because: 'blend must be the id of an existing Blend',
      });
      await api.get('/brewguide/brewguide-2', {
        status: [200],
        answer: { blend: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a BrewGuide with the id of a Blend leaves blend alone',
    about(
      'brewguide.blend.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Blend', blend);
      await api.create('BrewGuide', { ...brewGuide, blend: 'blend-1' });
      await api.create('BrewGuide', { ...brewGuide, id: 'blend-1' });
      await api.delete('/brewguide/blend-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: { blend: 'blend-1' },
        because: 'no Blend was deleted',
      });
    },
  );

  test(
    'update that is refused for blend does not change editing either',
    about(
      'brewguide.blend.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('BrewGuide', brewGuide);
      await api.patch('/brewguide/brewguide-1', {
        body: { editing: 'draft', blend: 'blend-unknown' },
        status: [400, 422],
        because: 'blend must be the id of an existing Blend',
      });
      await api.get('/brewguide/brewguide-1', {
        status: [200],
        answer: brewGuide,
        because: 'a refused update changes nothing',
      });
    },
  );
});
