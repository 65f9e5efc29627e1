import { about, test, without } from '../support/api.ts';

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  material_third: 'malodo',
  id: 'statue-1',
  width_second: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
};

test.describe('Statue: create, read, update and delete', () => {
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
    'create answers the new Statue, and read answers it again',
    about(
      'statue.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: statue,
        status: [200, 201],
        answer: statue,
        because: 'create answers the object that was sent',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: statue,
        because: 'read answers the object that was created',
      });
      await api.post('/statue', {
        body: { ...statue, id: 'statue-2' },
        status: [200, 201],
        answer: { id: 'statue-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Statue',
    about(
      'statue.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: {
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        status: [200],
        answer: {
          available: true,
          material_third: 'vosuva',
          id: 'statue-1',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('statue.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: {
          id: 'statue-1',
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        status: [200],
        answer: {
          id: 'statue-1',
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          id: 'statue-1',
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for quality_temporary does not change available either',
    about(
      'statue.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { available: true, quality_temporary: 'unheard_of' },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: statue,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Statue: no read finds it and no list holds it',
    about(
      'statue.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.delete('/statue/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/statue/statue-1', { status: [404], because: 'it was deleted' });
      await api.get('/statue', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Statue has',
    about('statue.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.get('/statue/statue-unknown', {
        status: [404],
        because: 'no Statue has the id statue-unknown',
      });
      await api.patch('/statue/statue-unknown', {
        body: {
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        status: [404],
        because: 'no Statue has the id statue-unknown',
      });
      await api.delete('/statue/statue-unknown', {
        status: [404],
        because: 'no Statue has the id statue-unknown',
      });
      await api.get('/statue', {
        status: [200],
        answer: [{ id: 'statue-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Statue: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Statue with all of its fields',
    about('statue.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.create('Statue', {
        ...statue,
        id: 'statue-3',
        material_third: 'rovi',
        width_second: 76.75,
        finished_yearly: '2022-11-29 10:57:31',
        quality_temporary: 'superb',
      });
      await api.get('/statue', {
        status: [200],
        answer: [
          statue,
          {
            available: true,
            material_third: 'vosuva',
            id: 'statue-2',
            width_second: 84.75,
            finished_yearly: '2021-05-24 04:24:56',
            quality_temporary: 'poor',
          },
          {
            available: false,
            material_third: 'rovi',
            id: 'statue-3',
            width_second: 76.75,
            finished_yearly: '2022-11-29 10:57:31',
            quality_temporary: 'superb',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Statue leaves another as it was',
    about('statue.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.patch('/statue/statue-2', {
        body: {
          id: 'statue-2',
          available: true,
          material_third: 'vosuva',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: statue,
        because: 'another object was updated',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          available: true,
          material_third: 'vosuva',
          id: 'statue-2',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Statue leaves another as it was',
    about(
      'statue.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.delete('/statue/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          available: true,
          material_third: 'vosuva',
          id: 'statue-2',
          width_second: 84.75,
          finished_yearly: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        because: 'another object was deleted',
      });
      await api.get('/statue', {
        status: [200],
        answer: [{ id: 'statue-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Statue',
    about('statue.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        available: true,
        material_third: 'vosuva',
        width_second: 84.75,
        finished_yearly: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/statue', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/statue/statue-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Statue: required fields and defaults', () => {
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
    'create accepts a Statue without available, which is optional',
    about('statue.available.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'available'),
        status: [200, 201],
        answer: { available: null },
        because: 'available is optional',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { available: null },
        because: 'available is optional',
      });
    },
  );

  test(
    'create accepts a Statue without material_third, which is optional',
    about('statue.material_third.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'material_third'),
        status: [200, 201],
        answer: { material_third: null },
        because: 'material_third is optional',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { material_third: null },
        because: 'material_third is optional',
      });
    },
  );

  test(
    'create refuses a Statue without an id',
    about(
      'statue.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/statue', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Statue without width_second, which is optional',
    about('statue.width_second.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'width_second'),
        status: [200, 201],
        answer: { width_second: null },
        because: 'width_second is optional',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { width_second: null },
        because: 'width_second is optional',
      });
    },
  );

  test(
    'create accepts a Statue without finished_yearly, which is optional',
    about('statue.finished_yearly.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'finished_yearly'),
        status: [200, 201],
        answer: { finished_yearly: null },
        because: 'finished_yearly is optional',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: null },
        because: 'finished_yearly is optional',
      });
    },
  );

  test(
    'quality_temporary is "superb" when a create leaves it out',
    about('statue.quality_temporary.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'quality_temporary'),
        status: [200, 201],
        answer: { quality_temporary: 'superb' },
        because: 'the default of quality_temporary is "superb"',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'superb' },
        because: 'the default of quality_temporary is "superb"',
      });
    },
  );

  test(
    'update of available or quality_temporary alone leaves every other field as it is',
    about('statue.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { available: true },
        status: [200],
        answer: { ...statue, available: true },
        because: 'an update touches only what it carries',
      });
      await api.patch('/statue/statue-1', {
        body: { quality_temporary: 'poor' },
        status: [200],
        answer: { ...statue, available: true, quality_temporary: 'poor' },
        because: 'an update touches only what it carries',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { ...statue, available: true, quality_temporary: 'poor' },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Statue: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'available may be null',
    about('statue.available.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, available: null },
        status: [200, 201],
        answer: { available: null },
        because: 'available is nullable',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { available: null },
        because: 'available is nullable',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { available: null },
        status: [200],
        answer: { available: null },
        because: 'available is nullable',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { available: null },
        because: 'available is nullable',
      });
    },
  );

  test(
    'create and update refuse null for material_third',
    about(
      'statue.material_third.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, material_third: null },
        status: [400, 422],
        because: 'material_third must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { material_third: null },
        status: [400, 422],
        because: 'material_third must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { material_third: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for width_second',
    about(
      'statue.width_second.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, width_second: null },
        status: [400, 422],
        because: 'width_second must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { width_second: null },
        status: [400, 422],
        because: 'width_second must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { width_second: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for finished_yearly',
    about(
      'statue.finished_yearly.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, finished_yearly: null },
        status: [400, 422],
        because: 'finished_yearly must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: null },
        status: [400, 422],
        because: 'finished_yearly must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for quality_temporary',
    about(
      'statue.quality_temporary.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, quality_temporary: null },
        status: [400, 422],
        because: 'quality_temporary must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { quality_temporary: null },
        status: [400, 422],
        because: 'quality_temporary must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'fair' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Statue: types and bounds', () => {
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
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'available may be false',
    about('statue.available.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/statue', {
        body: statue,
        status: [200, 201],
        answer: { available: false },
        because: 'false is a valid value of available',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { available: false },
        because: 'false is a valid value of available',
      });
      await api.create('Statue', { ...statue, id: 'statue-2', available: true });
      await api.patch('/statue/statue-2', {
        body: { available: false },
        status: [200],
        answer: { available: false },
        because: 'false is a valid value of available',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { available: false },
        because: 'false is a valid value of available',
      });
    },
  );

  test(
    'create and update refuse an available of a wrong type',
    about(
      'statue.available.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, available: 'abc' },
        status: [400, 422],
        because: 'available must be true or false',
      });
      await api.post('/statue', {
        body: { ...statue, available: { value: 'text' } },
        status: [400, 422],
        because: 'available must be true or false',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { available: 'abc' },
        status: [400, 422],
        because: 'available must be true or false',
      });
      await api.patch('/statue/statue-1', {
        body: { available: { value: 'text' } },
        status: [400, 422],
        because: 'available must be true or false',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { available: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'material_third of digits alone stays a string',
    about(
      'statue.material_third.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, material_third: '0042' },
        status: [200, 201],
        answer: { material_third: '0042' },
        because: '"0042" is a valid value of material_third',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { material_third: '0042' },
        because: '"0042" is a valid value of material_third',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { material_third: '0042' },
        status: [200],
        answer: { material_third: '0042' },
        because: '"0042" is a valid value of material_third',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { material_third: '0042' },
        because: '"0042" is a valid value of material_third',
      });
    },
  );

  test(
    'material_third keeps spaces, quotes, accents and symbols',
    about(
      'statue.material_third.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, material_third: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { material_third: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of material_third',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { material_third: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of material_third',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { material_third: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { material_third: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of material_third',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { material_third: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of material_third',
      });
    },
  );

  test(
    'create and update refuse a material_third of a wrong type',
    about(
      'statue.material_third.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, material_third: 421337 },
        status: [400, 422],
        because: 'material_third must be a string',
      });
      await api.post('/statue', {
        body: { ...statue, material_third: { value: 'text' } },
        status: [400, 422],
        because: 'material_third must be a string',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { material_third: 421337 },
        status: [400, 422],
        because: 'material_third must be a string',
      });
      await api.patch('/statue/statue-1', {
        body: { material_third: { value: 'text' } },
        status: [400, 422],
        because: 'material_third must be a string',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { material_third: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'material_third may be right at its maximum length of 150',
    about(
      'statue.material_third.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: {
          ...statue,
          material_third:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200, 201],
        answer: {
          material_third:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of material_third is 150, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          material_third:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of material_third is 150, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: {
          material_third:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200],
        answer: {
          material_third:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of material_third is 150, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          material_third:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of material_third is 150, inclusive',
      });
    },
  );

  test(
    'create and update refuse a material_third above its maximum length of 150',
    about(
      'statue.material_third.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: {
          ...statue,
          material_third:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'material_third must have at most 150 characters',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: {
          material_third:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'material_third must have at most 150 characters',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { material_third: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'material_third has no minimum length',
    about(
      'statue.material_third.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, material_third: 'x' },
        status: [200, 201],
        answer: { material_third: 'x' },
        because: 'material_third has no minimum length',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { material_third: 'x' },
        because: 'material_third has no minimum length',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { material_third: 'x' },
        status: [200],
        answer: { material_third: 'x' },
        because: 'material_third has no minimum length',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { material_third: 'x' },
        because: 'material_third has no minimum length',
      });
    },
  );

  test(
    'width_second may be the whole number 0',
    about('statue.width_second.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, width_second: 0 },
        status: [200, 201],
        answer: { width_second: 0 },
        because: '0 is a valid value of width_second',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { width_second: 0 },
        because: '0 is a valid value of width_second',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { width_second: 0 },
        status: [200],
        answer: { width_second: 0 },
        because: '0 is a valid value of width_second',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { width_second: 0 },
        because: '0 is a valid value of width_second',
      });
    },
  );

  test(
    'create and update refuse a width_second of a wrong type',
    about(
      'statue.width_second.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, width_second: 'abc' },
        status: [400, 422],
        because: 'width_second must be a number',
      });
      await api.post('/statue', {
        body: { ...statue, width_second: { value: 'text' } },
        status: [400, 422],
        because: 'width_second must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { width_second: 'abc' },
        status: [400, 422],
        because: 'width_second must be a number',
      });
      await api.patch('/statue/statue-1', {
        body: { width_second: { value: 'text' } },
        status: [400, 422],
        because: 'width_second must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { width_second: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'width_second may be right at its minimum of -10',
    about(
      'statue.width_second.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, width_second: -10 },
        status: [200, 201],
        answer: { width_second: -10 },
        because: 'the minimum of width_second is -10, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { width_second: -10 },
        because: 'the minimum of width_second is -10, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { width_second: -10 },
        status: [200],
        answer: { width_second: -10 },
        because: 'the minimum of width_second is -10, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { width_second: -10 },
        because: 'the minimum of width_second is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a width_second below its minimum of -10',
    about(
      'statue.width_second.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, width_second: -10.25 },
        status: [400, 422],
        because: 'width_second must be at least -10',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { width_second: -10.25 },
        status: [400, 422],
        because: 'width_second must be at least -10',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { width_second: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'width_second may be right at its maximum of 250',
    about(
      'statue.width_second.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, width_second: 250 },
        status: [200, 201],
        answer: { width_second: 250 },
        because: 'the maximum of width_second is 250, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { width_second: 250 },
        because: 'the maximum of width_second is 250, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { width_second: 250 },
        status: [200],
        answer: { width_second: 250 },
        because: 'the maximum of width_second is 250, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { width_second: 250 },
        because: 'the maximum of width_second is 250, inclusive',
      });
    },
  );

  test(
    'create and update refuse a width_second above its maximum of 250',
    about(
      'statue.width_second.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, width_second: 250.25 },
        status: [400, 422],
        because: 'width_second must be at most 250',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { width_second: 250.25 },
        status: [400, 422],
        because: 'width_second must be at most 250',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { width_second: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'finished_yearly may be the leap day 2020-02-29',
    about('statue.finished_yearly.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { finished_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of finished_yearly',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of finished_yearly',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { finished_yearly: '2020-02-29 12:00:00' },
        status: [200],
        answer: { finished_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of finished_yearly',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { finished_yearly: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of finished_yearly',
      });
    },
  );

  test(
    'create and update refuse a finished_yearly of a wrong type',
    about(
      'statue.finished_yearly.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, finished_yearly: 202403 },
        status: [400, 422],
        because: 'finished_yearly must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: 202403 },
        status: [400, 422],
        because: 'finished_yearly must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a finished_yearly that no calendar or clock has',
    about(
      'statue.finished_yearly.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2022-13-01 09:17:46' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2022-10-05 25:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: '2022-13-01 09:17:46' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: '2022-10-05 25:00:00' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a finished_yearly in another format',
    about(
      'statue.finished_yearly.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2022-10-05T09:17:46Z' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2022-10-05' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, finished_yearly: 'not a date' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: '2022-10-05T09:17:46Z' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: '2022-10-05' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: 'not a date' },
        status: [400, 422],
        because: 'finished_yearly must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'finished_yearly may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'statue.finished_yearly.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2020-01-01 00:00:00' },
        status: [200, 201],
        answer: { finished_yearly: '2020-01-01 00:00:00' },
        because: 'the first moment of finished_yearly is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2020-01-01 00:00:00' },
        because: 'the first moment of finished_yearly is 2020-01-01 00:00:00, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { finished_yearly: '2020-01-01 00:00:00' },
        status: [200],
        answer: { finished_yearly: '2020-01-01 00:00:00' },
        because: 'the first moment of finished_yearly is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { finished_yearly: '2020-01-01 00:00:00' },
        because: 'the first moment of finished_yearly is 2020-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a finished_yearly before its first moment of 2020-01-01 00:00:00',
    about(
      'statue.finished_yearly.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'finished_yearly must not be before 2020-01-01 00:00:00',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { finished_yearly: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'finished_yearly must not be before 2020-01-01 00:00:00',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'finished_yearly has no last moment',
    about(
      'statue.finished_yearly.has-no-last-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, finished_yearly: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { finished_yearly: '2099-10-11 12:13:14' },
        because: 'finished_yearly has no last moment',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { finished_yearly: '2099-10-11 12:13:14' },
        because: 'finished_yearly has no last moment',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { finished_yearly: '2099-10-11 12:13:14' },
        status: [200],
        answer: { finished_yearly: '2099-10-11 12:13:14' },
        because: 'finished_yearly has no last moment',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { finished_yearly: '2099-10-11 12:13:14' },
        because: 'finished_yearly has no last moment',
      });
    },
  );

  test(
    'create and update refuse a quality_temporary of a wrong type',
    about(
      'statue.quality_temporary.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, quality_temporary: 421337 },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor',
      });
      await api.post('/statue', {
        body: { ...statue, quality_temporary: { value: 'text' } },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { quality_temporary: 421337 },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor',
      });
      await api.patch('/statue/statue-1', {
        body: { quality_temporary: { value: 'text' } },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'fair' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Statue: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'quality_temporary may be superb, fair, poor',
    about(
      'statue.quality_temporary.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, quality_temporary: 'superb' },
        status: [200, 201],
        answer: { quality_temporary: 'superb' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/statue/statue-1', {
        body: { quality_temporary: 'fair' },
        status: [200],
        answer: { quality_temporary: 'fair' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/statue/statue-1', {
        body: { quality_temporary: 'poor' },
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'the value is one of StatueQualityTemporary',
      });
    },
  );

  test(
    'create and update refuse the quality_temporary unheard_of, which StatueQualityTemporary does not have',
    about(
      'statue.quality_temporary.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, quality_temporary: 'unheard_of' },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { quality_temporary: 'unheard_of' },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'fair' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the quality_temporary SUPERB, as upper and lower case differ',
    about(
      'statue.quality_temporary.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, quality_temporary: 'SUPERB' },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { quality_temporary: 'SUPERB' },
        status: [400, 422],
        because: 'quality_temporary must be one of superb, fair, poor',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'fair' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Statue: actions', () => {
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
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'submit moves quality_temporary from poor to fair',
    about('statue.submit.moves-from-poor', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.post('/statue/statue-1/submit', {
        status: [200],
        answer: { ...statue, available: null, width_second: 78.75 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { ...statue, available: null, width_second: 78.75 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'submit moves quality_temporary from superb to fair',
    about('statue.submit.moves-from-superb', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'superb',
        available: true,
        width_second: 78.75,
      });
      await api.post('/statue/statue-1/submit', {
        status: [200],
        answer: { ...statue, available: null, width_second: 78.75 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { ...statue, available: null, width_second: 78.75 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'submit applies the effect: set this.available to null',
    about(
      'statue.submit.effect-set-available-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.post('/statue/statue-1/submit', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          available: null,
          material_third: 'malodo',
          id: 'statue-1',
          width_second: 78.75,
          finished_yearly: '2022-10-05 09:17:46',
        },
        because: 'set this.available to null',
      });
    },
  );

  test(
    'submit leaves objects alone that it does not concern',
    about('statue.submit.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        quality_temporary: 'poor',
        available: true,
        width_second: 78.75,
      });
      await api.post('/statue/statue-1/submit', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          available: true,
          material_third: 'malodo',
          id: 'statue-2',
          width_second: 78.75,
          finished_yearly: '2022-10-05 09:17:46',
          quality_temporary: 'poor',
        },
        because: 'submit was called on statue-1, which does not concern this object',
      });
    },
  );

  test(
    'submit answers 404 for an id that no Statue has',
    about('statue.submit.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.post('/statue/statue-unknown/submit', {
        status: [404],
        because: 'no Statue has the id statue-unknown',
      });
    },
  );

  test(
    'submit is refused while quality_temporary is fair',
    about('statue.submit.refuses-from-fair', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Statue', { ...statue, available: true, width_second: 78.75 });
      await api.post('/statue/statue-1/submit', {
        status: [400, 409],
        because: 'submit starts from poor or superb, and quality_temporary is fair',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'fair', available: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused unless this.available != false',
    about(
      'statue.submit.refuses-unless-available-ne-false',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, quality_temporary: 'poor', width_second: 78.75 });
      await api.post('/statue/statue-1/submit', {
        status: [400, 409],
        because: 'the condition this.available != false is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor', available: false },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused unless this.width_second * 2 <= 157.5',
    about(
      'statue.submit.refuses-unless-width_second-times-2-lte-157.5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        width_second: 79,
      });
      await api.post('/statue/statue-1/submit', {
        status: [400, 409],
        because: 'the condition this.width_second * 2 <= 157.5 is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor', available: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused when available is null',
    about(
      'statue.submit.refuses-when-available-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: null,
        width_second: 78.75,
      });
      await api.post('/statue/statue-1/submit', {
        status: [400, 409],
        because: 'the condition this.available != false is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor', available: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'submit is refused when width_second is absent',
    about(
      'statue.submit.refuses-when-width_second-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...without(statue, 'width_second'),
        quality_temporary: 'poor',
        available: true,
      });
      await api.post('/statue/statue-1/submit', {
        status: [400, 409],
        because: 'the condition this.width_second * 2 <= 157.5 is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor', available: true },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'publish moves quality_temporary from poor to superb',
    about(
      'statue.publish.moves-from-poor',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: null,
        width_second: 8.75,
      });
      await api.post('/statue/statue-1/publish', {
        status: [200],
        answer: { ...statue, available: null, width_second: 8.75, quality_temporary: 'superb' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { ...statue, available: null, width_second: 8.75, quality_temporary: 'superb' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'publish moves quality_temporary from fair to superb',
    about(
      'statue.publish.moves-from-fair',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, available: null, width_second: 8.75 });
      await api.post('/statue/statue-1/publish', {
        status: [200],
        answer: { ...statue, available: null, width_second: 8.75, quality_temporary: 'superb' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { ...statue, available: null, width_second: 8.75, quality_temporary: 'superb' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'publish leaves objects alone that it does not concern',
    about('statue.publish.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: null,
        width_second: 8.75,
      });
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        quality_temporary: 'poor',
        available: null,
        width_second: 8.75,
      });
      await api.post('/statue/statue-1/publish', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          available: null,
          material_third: 'malodo',
          id: 'statue-2',
          width_second: 8.75,
          finished_yearly: '2022-10-05 09:17:46',
          quality_temporary: 'poor',
        },
        because: 'publish was called on statue-1, which does not concern this object',
      });
    },
  );

  test(
    'publish answers 404 for an id that no Statue has',
    about('statue.publish.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.post('/statue/statue-unknown/publish', {
        status: [404],
        because: 'no Statue has the id statue-unknown',
      });
    },
  );

  test(
    'publish is refused while quality_temporary is superb',
    about('statue.publish.refuses-from-superb', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'superb',
        available: null,
        width_second: 8.75,
      });
      await api.post('/statue/statue-1/publish', {
        status: [400, 409],
        because: 'publish starts from poor or fair, and quality_temporary is superb',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'superb' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'publish is refused unless this.width_second * 2 > 17.25',
    about(
      'statue.publish.refuses-unless-width_second-times-2-gt-17.25',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: null,
        width_second: 8.5,
      });
      await api.post('/statue/statue-1/publish', {
        status: [400, 409],
        because: 'the condition this.width_second * 2 > 17.25 is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'publish is refused unless this.available is null',
    about(
      'statue.publish.refuses-unless-available-is-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, quality_temporary: 'poor', width_second: 8.75 });
      await api.post('/statue/statue-1/publish', {
        status: [400, 409],
        because: 'the condition this.available is null is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'publish is refused when width_second is absent',
    about(
      'statue.publish.refuses-when-width_second-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...without(statue, 'width_second'),
        quality_temporary: 'poor',
        available: null,
      });
      await api.post('/statue/statue-1/publish', {
        status: [400, 409],
        because: 'the condition this.width_second * 2 > 17.25 is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'transfer moves quality_temporary from superb to fair',
    about(
      'statue.transfer.moves-from-superb',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, quality_temporary: 'superb', width_second: 119.75 });
      await api.post('/statue/statue-1/transfer', {
        status: [200],
        answer: { ...statue, width_second: 112 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { ...statue, width_second: 112 },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'transfer applies the effect: decrease this.width_second by 7.75',
    about(
      'statue.transfer.effect-increase-width_second-by--7.75',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, quality_temporary: 'superb', width_second: 119.75 });
      await api.post('/statue/statue-1/transfer', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          width_second: 112,
          available: false,
          material_third: 'malodo',
          id: 'statue-1',
          finished_yearly: '2022-10-05 09:17:46',
        },
        because: 'decrease this.width_second by 7.75',
      });
    },
  );

  test(
    'transfer leaves objects alone that it does not concern',
    about('statue.transfer.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Statue', { ...statue, quality_temporary: 'superb', width_second: 119.75 });
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        quality_temporary: 'superb',
        width_second: 119.75,
      });
      await api.post('/statue/statue-1/transfer', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { ...statue, id: 'statue-2', width_second: 119.75, quality_temporary: 'superb' },
        because: 'transfer was called on statue-1, which does not concern this object',
      });
    },
  );

  test(
    'transfer answers 404 for an id that no Statue has',
    about('statue.transfer.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Statue', statue);
      await api.post('/statue/statue-unknown/transfer', {
        status: [404],
        because: 'no Statue has the id statue-unknown',
      });
    },
  );

  test(
    'transfer is refused while quality_temporary is fair',
    about('statue.transfer.refuses-from-fair', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Statue', { ...statue, width_second: 119.75 });
      await api.post('/statue/statue-1/transfer', {
        status: [400, 409],
        because: 'transfer starts from superb, and quality_temporary is fair',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'fair', width_second: 119.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'transfer is refused while quality_temporary is poor',
    about('statue.transfer.refuses-from-poor', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Statue', { ...statue, quality_temporary: 'poor', width_second: 119.75 });
      await api.post('/statue/statue-1/transfer', {
        status: [400, 409],
        because: 'transfer starts from superb, and quality_temporary is poor',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor', width_second: 119.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'transfer is refused unless this.width_second * 2 >= 239.5',
    about(
      'statue.transfer.refuses-unless-width_second-times-2-gte-239.5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', { ...statue, quality_temporary: 'superb', width_second: 119.5 });
      await api.post('/statue/statue-1/transfer', {
        status: [400, 409],
        because: 'the condition this.width_second * 2 >= 239.5 is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'superb', width_second: 119.5 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'transfer is refused when width_second is absent',
    about(
      'statue.transfer.refuses-when-width_second-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...without(statue, 'width_second'),
        quality_temporary: 'superb',
      });
      await api.post('/statue/statue-1/transfer', {
        status: [400, 409],
        because: 'the condition this.width_second * 2 >= 239.5 is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'superb', width_second: null },
        because: 'a refused action changes nothing',
      });
    },
  );
});
