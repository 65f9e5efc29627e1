import { about, test, without } from '../support/api.ts';

// A valid Statue, as the tests send it.
const statue = {
  available: false,
  handle_target: 'malodo',
  id: 'statue-1',
  latitude_early: 83.25,
  opened: '2022-10-05 09:17:46',
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
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        status: [200],
        answer: {
          available: true,
          handle_target: 'vosuva',
          id: 'statue-1',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
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
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        status: [200],
        answer: {
          id: 'statue-1',
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
          quality_temporary: 'poor',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          id: 'statue-1',
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
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
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
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
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.create('Statue', {
        ...statue,
        id: 'statue-3',
        handle_target: 'rovi',
        latitude_early: 76.75,
        opened: '2022-11-29 10:57:31',
        quality_temporary: 'superb',
      });
      await api.get('/statue', {
        status: [200],
        answer: [
          statue,
          {
            available: true,
            handle_target: 'vosuva',
            id: 'statue-2',
            latitude_early: 84.75,
            opened: '2021-05-24 04:24:56',
            quality_temporary: 'poor',
          },
          {
            available: false,
            handle_target: 'rovi',
            id: 'statue-3',
            latitude_early: 76.75,
            opened: '2022-11-29 10:57:31',
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
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.patch('/statue/statue-2', {
        body: {
          id: 'statue-2',
          available: true,
          handle_target: 'vosuva',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
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
          handle_target: 'vosuva',
          id: 'statue-2',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
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
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
        quality_temporary: 'poor',
      });
      await api.delete('/statue/statue-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          available: true,
          handle_target: 'vosuva',
          id: 'statue-2',
          latitude_early: 84.75,
          opened: '2021-05-24 04:24:56',
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
        handle_target: 'vosuva',
        latitude_early: 84.75,
        opened: '2021-05-24 04:24:56',
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
    'create accepts a Statue without handle_target, which is optional',
    about('statue.handle_target.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'handle_target'),
        status: [200, 201],
        answer: { handle_target: null },
        because: 'handle_target is optional',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: null },
        because: 'handle_target is optional',
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
    'create accepts a Statue without latitude_early, which is optional',
    about('statue.latitude_early.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'latitude_early'),
        status: [200, 201],
        answer: { latitude_early: null },
        because: 'latitude_early is optional',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { latitude_early: null },
        because: 'latitude_early is optional',
      });
    },
  );

  test(
    'create accepts a Statue without opened, which is optional',
    about('statue.opened.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/statue', {
        body: without(statue, 'opened'),
        status: [200, 201],
        answer: { opened: null },
        because: 'opened is optional',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { opened: null },
        because: 'opened is optional',
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
    'create and update refuse null for handle_target',
    about(
      'statue.handle_target.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: null },
        status: [400, 422],
        because: 'handle_target must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { handle_target: null },
        status: [400, 422],
        because: 'handle_target must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for latitude_early',
    about(
      'statue.latitude_early.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, latitude_early: null },
        status: [400, 422],
        because: 'latitude_early must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { latitude_early: null },
        status: [400, 422],
        because: 'latitude_early must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { latitude_early: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for opened',
    about(
      'statue.opened.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, opened: null },
        status: [400, 422],
        because: 'opened must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { opened: null },
        status: [400, 422],
        because: 'opened must not be null',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { opened: '2022-10-05 09:17:46' },
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
    'handle_target of digits alone stays a string',
    about('statue.handle_target.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: '0042' },
        status: [200, 201],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { handle_target: '0042' },
        status: [200],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { handle_target: '0042' },
        because: '"0042" is a valid value of handle_target',
      });
    },
  );

  test(
    'handle_target keeps spaces, quotes, accents and symbols',
    about(
      'statue.handle_target.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { handle_target: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of handle_target',
      });
    },
  );

  test(
    'create and update refuse a handle_target of a wrong type',
    about(
      'statue.handle_target.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: 421337 },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.post('/statue', {
        body: { ...statue, handle_target: { value: 'text' } },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { handle_target: 421337 },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.patch('/statue/statue-1', {
        body: { handle_target: { value: 'text' } },
        status: [400, 422],
        because: 'handle_target must be a string',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'handle_target may be right at its maximum length of 150',
    about(
      'statue.handle_target.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: {
          ...statue,
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200, 201],
        answer: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of handle_target is 150, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of handle_target is 150, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        status: [200],
        answer: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of handle_target is 150, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          handle_target:
            'nita tagasi roma butali nilu barito babi vota latuvo rimiri bidu miba bigivi vubulo runu boga musa latogi gadidu gasi muno viba guda mulu bibi gomi ni',
        },
        because: 'the maximum length of handle_target is 150, inclusive',
      });
    },
  );

  test(
    'create and update refuse a handle_target above its maximum length of 150',
    about(
      'statue.handle_target.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: {
          ...statue,
          handle_target:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'handle_target must have at most 150 characters',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: {
          handle_target:
            'tiduto rida masitu lunodi govano miru nonu rala gido naginu mugi todu gabibu lidi nudi nili nubani dagusi naduvu busu ritaba lasa bisogi vonu lovugu si',
        },
        status: [400, 422],
        because: 'handle_target must have at most 150 characters',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: 'malodo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'handle_target has no minimum length',
    about(
      'statue.handle_target.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, handle_target: 'x' },
        status: [200, 201],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { handle_target: 'x' },
        status: [200],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { handle_target: 'x' },
        because: 'handle_target has no minimum length',
      });
    },
  );

  test(
    'latitude_early may be the whole number 0',
    about('statue.latitude_early.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, latitude_early: 0 },
        status: [200, 201],
        answer: { latitude_early: 0 },
        because: '0 is a valid value of latitude_early',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { latitude_early: 0 },
        because: '0 is a valid value of latitude_early',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { latitude_early: 0 },
        status: [200],
        answer: { latitude_early: 0 },
        because: '0 is a valid value of latitude_early',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { latitude_early: 0 },
        because: '0 is a valid value of latitude_early',
      });
    },
  );

  test(
    'create and update refuse a latitude_early of a wrong type',
    about(
      'statue.latitude_early.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, latitude_early: 'abc' },
        status: [400, 422],
        because: 'latitude_early must be a number',
      });
      await api.post('/statue', {
        body: { ...statue, latitude_early: { value: 'text' } },
        status: [400, 422],
        because: 'latitude_early must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { latitude_early: 'abc' },
        status: [400, 422],
        because: 'latitude_early must be a number',
      });
      await api.patch('/statue/statue-1', {
        body: { latitude_early: { value: 'text' } },
        status: [400, 422],
        because: 'latitude_early must be a number',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { latitude_early: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'latitude_early may be right at its minimum of -10',
    about(
      'statue.latitude_early.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, latitude_early: -10 },
        status: [200, 201],
        answer: { latitude_early: -10 },
        because: 'the minimum of latitude_early is -10, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { latitude_early: -10 },
        because: 'the minimum of latitude_early is -10, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { latitude_early: -10 },
        status: [200],
        answer: { latitude_early: -10 },
        because: 'the minimum of latitude_early is -10, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { latitude_early: -10 },
        because: 'the minimum of latitude_early is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a latitude_early below its minimum of -10',
    about(
      'statue.latitude_early.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, latitude_early: -10.25 },
        status: [400, 422],
        because: 'latitude_early must be at least -10',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { latitude_early: -10.25 },
        status: [400, 422],
        because: 'latitude_early must be at least -10',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { latitude_early: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'latitude_early may be right at its maximum of 250',
    about(
      'statue.latitude_early.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, latitude_early: 250 },
        status: [200, 201],
        answer: { latitude_early: 250 },
        because: 'the maximum of latitude_early is 250, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { latitude_early: 250 },
        because: 'the maximum of latitude_early is 250, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { latitude_early: 250 },
        status: [200],
        answer: { latitude_early: 250 },
        because: 'the maximum of latitude_early is 250, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { latitude_early: 250 },
        because: 'the maximum of latitude_early is 250, inclusive',
      });
    },
  );

  test(
    'create and update refuse a latitude_early above its maximum of 250',
    about(
      'statue.latitude_early.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, latitude_early: 250.25 },
        status: [400, 422],
        because: 'latitude_early must be at most 250',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { latitude_early: 250.25 },
        status: [400, 422],
        because: 'latitude_early must be at most 250',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { latitude_early: 83.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'opened may be the leap day 2020-02-29',
    about('statue.opened.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, opened: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { opened: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of opened',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { opened: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of opened',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { opened: '2020-02-29 12:00:00' },
        status: [200],
        answer: { opened: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of opened',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { opened: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of opened',
      });
    },
  );

  test(
    'create and update refuse an opened of a wrong type',
    about(
      'statue.opened.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, opened: 202403 },
        status: [400, 422],
        because: 'opened must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { opened: 202403 },
        status: [400, 422],
        because: 'opened must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { opened: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an opened that no calendar or clock has',
    about(
      'statue.opened.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, opened: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, opened: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, opened: '2022-13-01 09:17:46' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, opened: '2022-10-05 25:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { opened: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { opened: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { opened: '2022-13-01 09:17:46' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { opened: '2022-10-05 25:00:00' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { opened: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse an opened in another format',
    about(
      'statue.opened.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, opened: '2022-10-05T09:17:46Z' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, opened: '2022-10-05' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/statue', {
        body: { ...statue, opened: 'not a date' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { opened: '2022-10-05T09:17:46Z' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { opened: '2022-10-05' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/statue/statue-1', {
        body: { opened: 'not a date' },
        status: [400, 422],
        because: 'opened must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { opened: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'opened may be right at its first moment of 2020-01-01 00:00:00',
    about(
      'statue.opened.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, opened: '2020-01-01 00:00:00' },
        status: [200, 201],
        answer: { opened: '2020-01-01 00:00:00' },
        because: 'the first moment of opened is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { opened: '2020-01-01 00:00:00' },
        because: 'the first moment of opened is 2020-01-01 00:00:00, inclusive',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { opened: '2020-01-01 00:00:00' },
        status: [200],
        answer: { opened: '2020-01-01 00:00:00' },
        because: 'the first moment of opened is 2020-01-01 00:00:00, inclusive',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { opened: '2020-01-01 00:00:00' },
        because: 'the first moment of opened is 2020-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse an opened before its first moment of 2020-01-01 00:00:00',
    about(
      'statue.opened.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, opened: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'opened must not be before 2020-01-01 00:00:00',
      });
      await api.get('/statue/statue-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Statue', statue);
      await api.patch('/statue/statue-1', {
        body: { opened: '2019-12-31 23:59:59' },
        status: [400, 422],
        because: 'opened must not be before 2020-01-01 00:00:00',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { opened: '2022-10-05 09:17:46' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'opened has no last moment',
    about('statue.opened.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/statue', {
        body: { ...statue, opened: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { opened: '2099-10-11 12:13:14' },
        because: 'opened has no last moment',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { opened: '2099-10-11 12:13:14' },
        because: 'opened has no last moment',
      });
      await api.create('Statue', { ...statue, id: 'statue-2' });
      await api.patch('/statue/statue-2', {
        body: { opened: '2099-10-11 12:13:14' },
        status: [200],
        answer: { opened: '2099-10-11 12:13:14' },
        because: 'opened has no last moment',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: { opened: '2099-10-11 12:13:14' },
        because: 'opened has no last moment',
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
        latitude_early: 78.75,
      });
      await api.post('/statue/statue-1/submit', {
        status: [200],
        answer: { ...statue, available: null, latitude_early: 78.75 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { ...statue, available: null, latitude_early: 78.75 },
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
        latitude_early: 78.75,
      });
      await api.post('/statue/statue-1/submit', {
        status: [200],
        answer: { ...statue, available: null, latitude_early: 78.75 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { ...statue, available: null, latitude_early: 78.75 },
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
        latitude_early: 78.75,
      });
      await api.post('/statue/statue-1/submit', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: {
          available: null,
          handle_target: 'malodo',
          id: 'statue-1',
          latitude_early: 78.75,
          opened: '2022-10-05 09:17:46',
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
        latitude_early: 78.75,
      });
      await api.create('Statue', {
        ...statue,
        id: 'statue-2',
        quality_temporary: 'poor',
        available: true,
        latitude_early: 78.75,
      });
      await api.post('/statue/statue-1/submit', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/statue/statue-2', {
        status: [200],
        answer: {
          available: true,
          handle_target: 'malodo',
          id: 'statue-2',
          latitude_early: 78.75,
          opened: '2022-10-05 09:17:46',
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
      await api.create('Statue', { ...statue, available: true, latitude_early: 78.75 });
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
      await api.create('Statue', { ...statue, quality_temporary: 'poor', latitude_early: 78.75 });
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
    'submit is refused unless this.latitude_early * 2 <= 157.5',
    about(
      'statue.submit.refuses-unless-latitude_early-times-2-lte-157.5',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...statue,
        quality_temporary: 'poor',
        available: true,
        latitude_early: 79,
      });
      await api.post('/statue/statue-1/submit', {
        status: [400, 409],
        because: 'the condition this.latitude_early * 2 <= 157.5 is not satisfied',
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
        latitude_early: 78.75,
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
    'submit is refused when latitude_early is absent',
    about(
      'statue.submit.refuses-when-latitude_early-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Statue', {
        ...without(statue, 'latitude_early'),
        quality_temporary: 'poor',
        available: true,
      });
      await api.post('/statue/statue-1/submit', {
        status: [400, 409],
        because: 'the condition this.latitude_early * 2 <= 157.5 is not satisfied',
      });
      await api.get('/statue/statue-1', {
        status: [200],
        answer: { quality_temporary: 'poor', available: true },
        because: 'a refused action changes nothing',
      });
    },
  );
});
