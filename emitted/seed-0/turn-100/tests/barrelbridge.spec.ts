import { about, test, without } from '../support/api.ts';

// A valid Barrel, as the tests send it.
const barrel = {
  delivered_simple: '2025-02-01 03:59:06',
  featured_verified_rough: false,
  visibility: 'recovering',
  id: 'barrel-1',
  rounds: 35,
  headline_target: 'nisoga',
};

// A valid BarrelBridge, as the tests send it.
const barrelBridge = {
  city_external: 'tigo non',
  humidity_current_inner: 36.75,
  id: 'barrelbridge-1',
  speed_former_target: 61.75,
};

test.describe('BarrelBridge: create, read, update and delete', () => {
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
    'create answers the new BarrelBridge, and read answers it again',
    about(
      'barrelbridge.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: barrelBridge,
        status: [200, 201],
        answer: { ...barrelBridge, chapter_draft: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { ...barrelBridge, chapter_draft: null },
        because: 'read answers the object that was created',
      });
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, id: 'barrelbridge-2' },
        status: [200, 201],
        answer: { id: 'barrelbridge-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole BarrelBridge',
    about(
      'barrelbridge.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: {
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        },
        status: [200],
        answer: {
          chapter_draft: null,
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          id: 'barrelbridge-1',
          speed_former_target: 98.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: {
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('barrelbridge.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: {
          id: 'barrelbridge-1',
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        },
        status: [200],
        answer: {
          id: 'barrelbridge-1',
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: {
          id: 'barrelbridge-1',
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for speed_former_target does not change city_external either',
    about(
      'barrelbridge.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { city_external: 'nibiva d', speed_former_target: 'abc' },
        status: [400, 422],
        because: 'speed_former_target must be a number',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { ...barrelBridge, chapter_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a BarrelBridge: no read finds it and no list holds it',
    about(
      'barrelbridge.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.delete('/barrelbridge/barrelbridge-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/barrelbridge/barrelbridge-1', { status: [404], because: 'it was deleted' });
      await api.get('/barrelbridge', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no BarrelBridge has',
    about('barrelbridge.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.get('/barrelbridge/barrelbridge-unknown', {
        status: [404],
        because: 'no BarrelBridge has the id barrelbridge-unknown',
      });
      await api.patch('/barrelbridge/barrelbridge-unknown', {
        body: {
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        },
        status: [404],
        because: 'no BarrelBridge has the id barrelbridge-unknown',
      });
      await api.delete('/barrelbridge/barrelbridge-unknown', {
        status: [404],
        because: 'no BarrelBridge has the id barrelbridge-unknown',
      });
      await api.get('/barrelbridge', {
        status: [200],
        answer: [{ id: 'barrelbridge-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('BarrelBridge: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every BarrelBridge with all of its fields',
    about('barrelbridge.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-3',
        city_external: 'sonodo s',
        humidity_current_inner: 25.25,
        speed_former_target: 32.5,
      });
      await api.get('/barrelbridge', {
        status: [200],
        answer: [
          { ...barrelBridge, chapter_draft: null },
          {
            chapter_draft: null,
            city_external: 'nibiva d',
            humidity_current_inner: 62.25,
            id: 'barrelbridge-2',
            speed_former_target: 98.75,
          },
          {
            chapter_draft: null,
            city_external: 'sonodo s',
            humidity_current_inner: 25.25,
            id: 'barrelbridge-3',
            speed_former_target: 32.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one BarrelBridge leaves another as it was',
    about('barrelbridge.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: {
          id: 'barrelbridge-2',
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          speed_former_target: 98.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { ...barrelBridge, chapter_draft: null },
        because: 'another object was updated',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: {
          chapter_draft: null,
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          id: 'barrelbridge-2',
          speed_former_target: 98.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one BarrelBridge leaves another as it was',
    about(
      'barrelbridge.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
      await api.delete('/barrelbridge/barrelbridge-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: {
          chapter_draft: null,
          city_external: 'nibiva d',
          humidity_current_inner: 62.25,
          id: 'barrelbridge-2',
          speed_former_target: 98.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/barrelbridge', {
        status: [200],
        answer: [{ id: 'barrelbridge-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every BarrelBridge',
    about('barrelbridge.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        city_external: 'nibiva d',
        humidity_current_inner: 62.25,
        speed_former_target: 98.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/barrelbridge', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/barrelbridge/barrelbridge-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('BarrelBridge: required fields and defaults', () => {
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
    'create accepts a BarrelBridge without city_external, which is optional',
    about('barrelbridge.city_external.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: without(barrelBridge, 'city_external'),
        status: [200, 201],
        answer: { city_external: null },
        because: 'city_external is optional',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { city_external: null },
        because: 'city_external is optional',
      });
    },
  );

  test(
    'humidity_current_inner is 88.5 when a create leaves it out',
    about(
      'barrelbridge.humidity_current_inner.has-a-default',
      'create.default',
      'endpoints.create',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: without(barrelBridge, 'humidity_current_inner'),
        status: [200, 201],
        answer: { humidity_current_inner: 88.5 },
        because: 'the default of humidity_current_inner is 88.5',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { humidity_current_inner: 88.5 },
        because: 'the default of humidity_current_inner is 88.5',
      });
    },
  );

  test(
    'create refuses a BarrelBridge without an id',
    about(
      'barrelbridge.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: without(barrelBridge, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/barrelbridge', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a BarrelBridge without speed_former_target, which is required',
    about(
      'barrelbridge.speed_former_target.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: without(barrelBridge, 'speed_former_target'),
        status: [400, 422],
        because: 'speed_former_target is required and has no default',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of city_external or speed_former_target alone leaves every other field as it is',
    about('barrelbridge.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrel-1' });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { city_external: 'nibiva d' },
        status: [200],
        answer: { ...barrelBridge, chapter_draft: 'barrel-1', city_external: 'nibiva d' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { speed_former_target: 98.75 },
        status: [200],
        answer: {
          ...barrelBridge,
          chapter_draft: 'barrel-1',
          city_external: 'nibiva d',
          speed_former_target: 98.75,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: {
          ...barrelBridge,
          chapter_draft: 'barrel-1',
          city_external: 'nibiva d',
          speed_former_target: 98.75,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('BarrelBridge: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'city_external may be null',
    about(
      'barrelbridge.city_external.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, city_external: null },
        status: [200, 201],
        answer: { city_external: null },
        because: 'city_external is nullable',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { city_external: null },
        because: 'city_external is nullable',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { city_external: null },
        status: [200],
        answer: { city_external: null },
        because: 'city_external is nullable',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { city_external: null },
        because: 'city_external is nullable',
      });
    },
  );

  test(
    'create and update refuse null for humidity_current_inner',
    about(
      'barrelbridge.humidity_current_inner.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, humidity_current_inner: null },
        status: [400, 422],
        because: 'humidity_current_inner must not be null',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { humidity_current_inner: null },
        status: [400, 422],
        because: 'humidity_current_inner must not be null',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { humidity_current_inner: 36.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for speed_former_target',
    about(
      'barrelbridge.speed_former_target.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, speed_former_target: null },
        status: [400, 422],
        because: 'speed_former_target must not be null',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { speed_former_target: null },
        status: [400, 422],
        because: 'speed_former_target must not be null',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { speed_former_target: 61.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('BarrelBridge: types and bounds', () => {
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
    'city_external keeps spaces, quotes, accents and symbols',
    about(
      'barrelbridge.city_external.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, city_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { city_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city_external',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { city_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city_external',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { city_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { city_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city_external',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { city_external: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city_external',
      });
    },
  );

  test(
    'create and update refuse a city_external of a wrong type',
    about(
      'barrelbridge.city_external.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, city_external: 421337 },
        status: [400, 422],
        because: 'city_external must be a string',
      });
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, city_external: { value: 'text' } },
        status: [400, 422],
        because: 'city_external must be a string',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { city_external: 421337 },
        status: [400, 422],
        because: 'city_external must be a string',
      });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { city_external: { value: 'text' } },
        status: [400, 422],
        because: 'city_external must be a string',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { city_external: 'tigo non' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city_external may be right at its minimum length of 8',
    about(
      'barrelbridge.city_external.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, city_external: 'vusu lar' },
        status: [200, 201],
        answer: { city_external: 'vusu lar' },
        because: 'the minimum length of city_external is 8, inclusive',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { city_external: 'vusu lar' },
        because: 'the minimum length of city_external is 8, inclusive',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { city_external: 'vusu lar' },
        status: [200],
        answer: { city_external: 'vusu lar' },
        because: 'the minimum length of city_external is 8, inclusive',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { city_external: 'vusu lar' },
        because: 'the minimum length of city_external is 8, inclusive',
      });
    },
  );

  test(
    'create and update refuse a city_external below its minimum length of 8',
    about(
      'barrelbridge.city_external.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, city_external: 'vulalua' },
        status: [400, 422],
        because: 'city_external must have at least 8 characters',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { city_external: 'vulalua' },
        status: [400, 422],
        because: 'city_external must have at least 8 characters',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { city_external: 'tigo non' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city_external has no maximum length',
    about(
      'barrelbridge.city_external.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: {
          ...barrelBridge,
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'city_external has no maximum length',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: {
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'city_external has no maximum length',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: {
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'city_external has no maximum length',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: {
          city_external:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'city_external has no maximum length',
      });
    },
  );

  test(
    'humidity_current_inner may be the whole number 5',
    about(
      'barrelbridge.humidity_current_inner.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, humidity_current_inner: 5 },
        status: [200, 201],
        answer: { humidity_current_inner: 5 },
        because: '5 is a valid value of humidity_current_inner',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { humidity_current_inner: 5 },
        because: '5 is a valid value of humidity_current_inner',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { humidity_current_inner: 5 },
        status: [200],
        answer: { humidity_current_inner: 5 },
        because: '5 is a valid value of humidity_current_inner',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { humidity_current_inner: 5 },
        because: '5 is a valid value of humidity_current_inner',
      });
    },
  );

  test(
    'create and update refuse a humidity_current_inner of a wrong type',
    about(
      'barrelbridge.humidity_current_inner.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, humidity_current_inner: 'abc' },
        status: [400, 422],
        because: 'humidity_current_inner must be a number',
      });
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, humidity_current_inner: { value: 'text' } },
        status: [400, 422],
        because: 'humidity_current_inner must be a number',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { humidity_current_inner: 'abc' },
        status: [400, 422],
        because: 'humidity_current_inner must be a number',
      });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { humidity_current_inner: { value: 'text' } },
        status: [400, 422],
        because: 'humidity_current_inner must be a number',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { humidity_current_inner: 36.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'humidity_current_inner may be right at its minimum of 5',
    about(
      'barrelbridge.humidity_current_inner.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, humidity_current_inner: 5 },
        status: [200, 201],
        answer: { humidity_current_inner: 5 },
        because: 'the minimum of humidity_current_inner is 5, inclusive',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { humidity_current_inner: 5 },
        because: 'the minimum of humidity_current_inner is 5, inclusive',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { humidity_current_inner: 5 },
        status: [200],
        answer: { humidity_current_inner: 5 },
        because: 'the minimum of humidity_current_inner is 5, inclusive',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { humidity_current_inner: 5 },
        because: 'the minimum of humidity_current_inner is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a humidity_current_inner below its minimum of 5',
    about(
      'barrelbridge.humidity_current_inner.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, humidity_current_inner: 4.75 },
        status: [400, 422],
        because: 'humidity_current_inner must be at least 5',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { humidity_current_inner: 4.75 },
        status: [400, 422],
        because: 'humidity_current_inner must be at least 5',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { humidity_current_inner: 36.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'humidity_current_inner has no maximum',
    about(
      'barrelbridge.humidity_current_inner.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, humidity_current_inner: 999999.75 },
        status: [200, 201],
        answer: { humidity_current_inner: 999999.75 },
        because: 'humidity_current_inner has no maximum',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { humidity_current_inner: 999999.75 },
        because: 'humidity_current_inner has no maximum',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { humidity_current_inner: 999999.75 },
        status: [200],
        answer: { humidity_current_inner: 999999.75 },
        because: 'humidity_current_inner has no maximum',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { humidity_current_inner: 999999.75 },
        because: 'humidity_current_inner has no maximum',
      });
    },
  );

  test(
    'speed_former_target may be the whole number 0',
    about(
      'barrelbridge.speed_former_target.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, speed_former_target: 0 },
        status: [200, 201],
        answer: { speed_former_target: 0 },
        because: '0 is a valid value of speed_former_target',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { speed_former_target: 0 },
        because: '0 is a valid value of speed_former_target',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { speed_former_target: 0 },
        status: [200],
        answer: { speed_former_target: 0 },
        because: '0 is a valid value of speed_former_target',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { speed_former_target: 0 },
        because: '0 is a valid value of speed_former_target',
      });
    },
  );

  test(
    'create and update refuse a speed_former_target of a wrong type',
    about(
      'barrelbridge.speed_former_target.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, speed_former_target: 'abc' },
        status: [400, 422],
        because: 'speed_former_target must be a number',
      });
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, speed_former_target: { value: 'text' } },
        status: [400, 422],
        because: 'speed_former_target must be a number',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { speed_former_target: 'abc' },
        status: [400, 422],
        because: 'speed_former_target must be a number',
      });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { speed_former_target: { value: 'text' } },
        status: [400, 422],
        because: 'speed_former_target must be a number',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { speed_former_target: 61.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'speed_former_target may be right at its maximum of 2500',
    about(
      'barrelbridge.speed_former_target.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, speed_former_target: 2500 },
        status: [200, 201],
        answer: { speed_former_target: 2500 },
        because: 'the maximum of speed_former_target is 2500, inclusive',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { speed_former_target: 2500 },
        because: 'the maximum of speed_former_target is 2500, inclusive',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { speed_former_target: 2500 },
        status: [200],
        answer: { speed_former_target: 2500 },
        because: 'the maximum of speed_former_target is 2500, inclusive',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { speed_former_target: 2500 },
        because: 'the maximum of speed_former_target is 2500, inclusive',
      });
    },
  );

  test(
    'create and update refuse a speed_former_target above its maximum of 2500',
    about(
      'barrelbridge.speed_former_target.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, speed_former_target: 2500.25 },
        status: [400, 422],
        because: 'speed_former_target must be at most 2500',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { speed_former_target: 2500.25 },
        status: [400, 422],
        because: 'speed_former_target must be at most 2500',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { speed_former_target: 61.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'speed_former_target has no minimum',
    about(
      'barrelbridge.speed_former_target.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, speed_former_target: -999999.75 },
        status: [200, 201],
        answer: { speed_former_target: -999999.75 },
        because: 'speed_former_target has no minimum',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { speed_former_target: -999999.75 },
        because: 'speed_former_target has no minimum',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { speed_former_target: -999999.75 },
        status: [200],
        answer: { speed_former_target: -999999.75 },
        because: 'speed_former_target has no minimum',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { speed_former_target: -999999.75 },
        because: 'speed_former_target has no minimum',
      });
    },
  );
});

test.describe('BarrelBridge: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'chapter_draft refers to an existing Barrel and is answered as its id',
    about(
      'barrelbridge.chapter_draft.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, chapter_draft: 'barrel-1' },
        status: [200, 201],
        answer: { chapter_draft: 'barrel-1' },
        because: 'chapter_draft was sent as barrel-1',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { chapter_draft: 'barrel-1' },
        because: 'chapter_draft was sent as barrel-1',
      });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { chapter_draft: 'barrel-2' },
        status: [200],
        answer: { chapter_draft: 'barrel-2' },
        because: 'chapter_draft was changed to barrel-2',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { chapter_draft: 'barrel-2' },
        because: 'chapter_draft was changed to barrel-2',
      });
      await api.get('/barrelbridge', {
        status: [200],
        answer: [{ id: 'barrelbridge-1', chapter_draft: 'barrel-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a chapter_draft that no Barrel has as its id',
    about(
      'barrelbridge.chapter_draft.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, chapter_draft: 'barrel-unknown' },
        status: [400, 422],
        because: 'chapter_draft must be the id of an existing Barrel',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Barrel', barrel);
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrel-1' });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { chapter_draft: 'barrel-unknown' },
        status: [400, 422],
        because: 'chapter_draft must be the id of an existing Barrel',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { chapter_draft: 'barrel-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for chapter_draft',
    about(
      'barrelbridge.chapter_draft.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, chapter_draft: 421337 },
        status: [400, 422],
        because: 'chapter_draft must be the id of a Barrel',
      });
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, chapter_draft: { value: 'text' } },
        status: [400, 422],
        because: 'chapter_draft must be the id of a Barrel',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { chapter_draft: 421337 },
        status: [400, 422],
        because: 'chapter_draft must be the id of a Barrel',
      });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { chapter_draft: { value: 'text' } },
        status: [400, 422],
        because: 'chapter_draft must be the id of a Barrel',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { chapter_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'chapter_draft may be null or left out',
    about(
      'barrelbridge.chapter_draft.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, chapter_draft: null },
        status: [200, 201],
        answer: { chapter_draft: null },
        because: 'a reference may be null',
      });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { chapter_draft: 'barrel-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { chapter_draft: null },
        status: [200],
        answer: { chapter_draft: null },
        because: 'a reference may be null',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { chapter_draft: null },
        because: 'a reference may be null',
      });
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, id: 'barrelbridge-2' },
        status: [200, 201],
        answer: { chapter_draft: null },
        because: 'chapter_draft is optional',
      });
    },
  );

  test(
    'deleting a Barrel clears every chapter_draft that refers to it',
    about(
      'barrelbridge.chapter_draft.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrel-1' });
      await api.create('BarrelBridge', {
        ...barrelBridge,
        id: 'barrelbridge-2',
        chapter_draft: 'barrel-1',
      });
      await api.delete('/barrel/barrel-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { id: 'barrelbridge-1', chapter_draft: null },
        because: 'barrel-1 was deleted',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { id: 'barrelbridge-2', chapter_draft: null },
        because: 'barrel-1 was deleted',
      });
    },
  );

  test(
    'deleting a Barrel keeps a chapter_draft that refers to another',
    about(
      'barrelbridge.chapter_draft.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('Barrel', { ...barrel, id: 'barrel-2' });
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrel-2' });
      await api.delete('/barrel/barrel-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { chapter_draft: 'barrel-2' },
        because: 'another Barrel was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a BarrelBridge in chapter_draft, which refers to Barrel',
    about(
      'barrelbridge.chapter_draft.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.post('/barrelbridge', {
        body: { ...barrelBridge, id: 'barrelbridge-2', chapter_draft: 'barrelbridge-1' },
        status: [400, 422],
        because: 'chapter_draft must be the id of an existing Barrel',
      });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrelbridge-2' });
      await api.patch('/barrelbridge/barrelbridge-2', {
        body: { chapter_draft: 'barrelbridge-1' },
        status: [400, 422],
        because: 'chapter_draft must be the id of an existing Barrel',
      });
      await api.get('/barrelbridge/barrelbridge-2', {
        status: [200],
        answer: { chapter_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a BarrelBridge with the id of a Barrel leaves chapter_draft alone',
    about(
      'barrelbridge.chapter_draft.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Barrel', barrel);
      await api.create('BarrelBridge', { ...barrelBridge, chapter_draft: 'barrel-1' });
      await api.create('BarrelBridge', { ...barrelBridge, id: 'barrel-1' });
      await api.delete('/barrelbridge/barrel-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { chapter_draft: 'barrel-1' },
        because: 'no Barrel was deleted',
      });
    },
  );

  test(
    'update that is refused for chapter_draft does not change city_external either',
    about(
      'barrelbridge.chapter_draft.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('BarrelBridge', barrelBridge);
      await api.patch('/barrelbridge/barrelbridge-1', {
        body: { city_external: 'nibiva d', chapter_draft: 'barrel-unknown' },
        status: [400, 422],
        because: 'chapter_draft must be the id of an existing Barrel',
      });
      await api.get('/barrelbridge/barrelbridge-1', {
        status: [200],
        answer: { ...barrelBridge, chapter_draft: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
