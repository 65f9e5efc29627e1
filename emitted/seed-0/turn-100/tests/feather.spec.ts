import { about, test, without } from '../support/api.ts';

// A valid Hammer, as the tests send it.
const hammer = { angle_weekly_hidden: 51.75, color: 'ninora', id: 'hammer-1', tokens: 88 };

// A valid Feather, as the tests send it.
const feather = {
  created_base_past: '2029-06-09 01:25:45',
  flavor_pending_rough: 'garu',
  id: 'feather-1',
  radius_stored: 70.75,
};

test.describe('Feather: create, read, update and delete', () => {
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
    'create answers the new Feather, and read answers it again',
    about(
      'feather.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: feather,
        status: [200, 201],
        answer: { ...feather, hammer: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { ...feather, hammer: null },
        because: 'read answers the object that was created',
      });
      await api.post('/feather', {
        body: { ...feather, id: 'feather-2' },
        status: [200, 201],
        answer: { id: 'feather-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Feather',
    about(
      'feather.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        },
        status: [200],
        answer: {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          hammer: null,
          id: 'feather-1',
          radius_stored: 15.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('feather.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: {
          id: 'feather-1',
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        },
        status: [200],
        answer: {
          id: 'feather-1',
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: {
          id: 'feather-1',
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for radius_stored does not change created_base_past either',
    about(
      'feather.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2028-05-26 16:07:36', radius_stored: 'abc' },
        status: [400, 422],
        because: 'radius_stored must be a number',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { ...feather, hammer: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Feather: no read finds it and no list holds it',
    about(
      'feather.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.delete('/feather/feather-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/feather/feather-1', { status: [404], because: 'it was deleted' });
      await api.get('/feather', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Feather has',
    about('feather.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.get('/feather/feather-unknown', {
        status: [404],
        because: 'no Feather has the id feather-unknown',
      });
      await api.patch('/feather/feather-unknown', {
        body: {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        },
        status: [404],
        because: 'no Feather has the id feather-unknown',
      });
      await api.delete('/feather/feather-unknown', {
        status: [404],
        because: 'no Feather has the id feather-unknown',
      });
      await api.get('/feather', {
        status: [200],
        answer: [{ id: 'feather-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Feather: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Feather with all of its fields',
    about('feather.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api.create('Feather', {
        ...feather,
        id: 'feather-3',
        created_base_past: '2025-05-15 15:19:58',
        flavor_pending_rough: 'gosovo',
        radius_stored: 4.75,
      });
      await api.get('/feather', {
        status: [200],
        answer: [
          { ...feather, hammer: null },
          {
            created_base_past: '2028-05-26 16:07:36',
            flavor_pending_rough: 'dali',
            hammer: null,
            id: 'feather-2',
            radius_stored: 15.25,
          },
          {
            created_base_past: '2025-05-15 15:19:58',
            flavor_pending_rough: 'gosovo',
            hammer: null,
            id: 'feather-3',
            radius_stored: 4.75,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Feather leaves another as it was',
    about('feather.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api.patch('/feather/feather-2', {
        body: {
          id: 'feather-2',
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          radius_stored: 15.25,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { ...feather, hammer: null },
        because: 'another object was updated',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          hammer: null,
          id: 'feather-2',
          radius_stored: 15.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Feather leaves another as it was',
    about(
      'feather.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api.delete('/feather/feather-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: {
          created_base_past: '2028-05-26 16:07:36',
          flavor_pending_rough: 'dali',
          hammer: null,
          id: 'feather-2',
          radius_stored: 15.25,
        },
        because: 'another object was deleted',
      });
      await api.get('/feather', {
        status: [200],
        answer: [{ id: 'feather-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Feather',
    about('feather.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.create('Feather', {
        ...feather,
        id: 'feather-2',
        created_base_past: '2028-05-26 16:07:36',
        flavor_pending_rough: 'dali',
        radius_stored: 15.25,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/feather', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/feather/feather-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Feather: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Feather without created_base_past, which is required',
    about(
      'feather.created_base_past.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: without(feather, 'created_base_past'),
        status: [400, 422],
        because: 'created_base_past is required and has no default',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Feather without flavor_pending_rough, which is required',
    about(
      'feather.flavor_pending_rough.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: without(feather, 'flavor_pending_rough'),
        status: [400, 422],
        because: 'flavor_pending_rough is required and has no default',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Feather without an id',
    about(
      'feather.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: without(feather, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/feather', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Feather without radius_stored, which is required',
    about(
      'feather.radius_stored.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: without(feather, 'radius_stored'),
        status: [400, 422],
        because: 'radius_stored is required and has no default',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of created_base_past or radius_stored alone leaves every other field as it is',
    about('feather.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Feather', { ...feather, hammer: 'hammer-1' });
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2028-05-26 16:07:36' },
        status: [200],
        answer: { ...feather, created_base_past: '2028-05-26 16:07:36', hammer: 'hammer-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/feather/feather-1', {
        body: { radius_stored: 15.25 },
        status: [200],
        answer: {
          ...feather,
          created_base_past: '2028-05-26 16:07:36',
          hammer: 'hammer-1',
          radius_stored: 15.25,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: {
          ...feather,
          created_base_past: '2028-05-26 16:07:36',
          hammer: 'hammer-1',
          radius_stored: 15.25,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Feather: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'created_base_past may be null',
    about(
      'feather.created_base_past.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, created_base_past: null },
        status: [200, 201],
        answer: { created_base_past: null },
        because: 'created_base_past is nullable',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { created_base_past: null },
        because: 'created_base_past is nullable',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { created_base_past: null },
        status: [200],
        answer: { created_base_past: null },
        because: 'created_base_past is nullable',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { created_base_past: null },
        because: 'created_base_past is nullable',
      });
    },
  );

  test(
    'flavor_pending_rough may be null',
    about(
      'feather.flavor_pending_rough.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, flavor_pending_rough: null },
        status: [200, 201],
        answer: { flavor_pending_rough: null },
        because: 'flavor_pending_rough is nullable',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { flavor_pending_rough: null },
        because: 'flavor_pending_rough is nullable',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { flavor_pending_rough: null },
        status: [200],
        answer: { flavor_pending_rough: null },
        because: 'flavor_pending_rough is nullable',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { flavor_pending_rough: null },
        because: 'flavor_pending_rough is nullable',
      });
    },
  );

  test(
    'create and update refuse null for radius_stored',
    about(
      'feather.radius_stored.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, radius_stored: null },
        status: [400, 422],
        because: 'radius_stored must not be null',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { radius_stored: null },
        status: [400, 422],
        because: 'radius_stored must not be null',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { radius_stored: 70.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Feather: types and bounds', () => {
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
    'created_base_past may be the leap day 2020-02-29',
    about('feather.created_base_past.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { created_base_past: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of created_base_past',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { created_base_past: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of created_base_past',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { created_base_past: '2020-02-29 12:00:00' },
        status: [200],
        answer: { created_base_past: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of created_base_past',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { created_base_past: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of created_base_past',
      });
    },
  );

  test(
    'create and update refuse a created_base_past of a wrong type',
    about(
      'feather.created_base_past.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, created_base_past: 202403 },
        status: [400, 422],
        because: 'created_base_past must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { created_base_past: 202403 },
        status: [400, 422],
        because: 'created_base_past must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { created_base_past: '2029-06-09 01:25:45' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a created_base_past that no calendar or clock has',
    about(
      'feather.created_base_past.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2018-02-30 12:00:00' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2018-02-29 12:00:00' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2029-13-01 01:25:45' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2029-06-09 25:00:00' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2018-02-30 12:00:00' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2018-02-29 12:00:00' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2029-13-01 01:25:45' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2029-06-09 25:00:00' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { created_base_past: '2029-06-09 01:25:45' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a created_base_past in another format',
    about(
      'feather.created_base_past.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2029-06-09T01:25:45Z' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2029-06-09' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/feather', {
        body: { ...feather, created_base_past: 'not a date' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2029-06-09T01:25:45Z' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2029-06-09' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/feather/feather-1', {
        body: { created_base_past: 'not a date' },
        status: [400, 422],
        because: 'created_base_past must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { created_base_past: '2029-06-09 01:25:45' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'created_base_past may be right at its first moment of 2018-01-01 00:00:00',
    about(
      'feather.created_base_past.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2018-01-01 00:00:00' },
        status: [200, 201],
        answer: { created_base_past: '2018-01-01 00:00:00' },
        because: 'the first moment of created_base_past is 2018-01-01 00:00:00, inclusive',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { created_base_past: '2018-01-01 00:00:00' },
        because: 'the first moment of created_base_past is 2018-01-01 00:00:00, inclusive',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { created_base_past: '2018-01-01 00:00:00' },
        status: [200],
        answer: { created_base_past: '2018-01-01 00:00:00' },
        because: 'the first moment of created_base_past is 2018-01-01 00:00:00, inclusive',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { created_base_past: '2018-01-01 00:00:00' },
        because: 'the first moment of created_base_past is 2018-01-01 00:00:00, inclusive',
      });
    },
  );

  test(
    'create and update refuse a created_base_past before its first moment of 2018-01-01 00:00:00',
    about(
      'feather.created_base_past.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2017-12-31 23:59:59' },
        status: [400, 422],
        because: 'created_base_past must not be before 2018-01-01 00:00:00',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2017-12-31 23:59:59' },
        status: [400, 422],
        because: 'created_base_past must not be before 2018-01-01 00:00:00',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { created_base_past: '2029-06-09 01:25:45' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'created_base_past may be right at its last moment of 2029-12-31 23:59:59',
    about(
      'feather.created_base_past.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2029-12-31 23:59:59' },
        status: [200, 201],
        answer: { created_base_past: '2029-12-31 23:59:59' },
        because: 'the last moment of created_base_past is 2029-12-31 23:59:59, inclusive',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { created_base_past: '2029-12-31 23:59:59' },
        because: 'the last moment of created_base_past is 2029-12-31 23:59:59, inclusive',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { created_base_past: '2029-12-31 23:59:59' },
        status: [200],
        answer: { created_base_past: '2029-12-31 23:59:59' },
        because: 'the last moment of created_base_past is 2029-12-31 23:59:59, inclusive',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { created_base_past: '2029-12-31 23:59:59' },
        because: 'the last moment of created_base_past is 2029-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse a created_base_past after its last moment of 2029-12-31 23:59:59',
    about(
      'feather.created_base_past.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, created_base_past: '2030-01-01 00:00:00' },
        status: [400, 422],
        because: 'created_base_past must not be after 2029-12-31 23:59:59',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2030-01-01 00:00:00' },
        status: [400, 422],
        because: 'created_base_past must not be after 2029-12-31 23:59:59',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { created_base_past: '2029-06-09 01:25:45' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'flavor_pending_rough of digits alone stays a string',
    about(
      'feather.flavor_pending_rough.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, flavor_pending_rough: '0042' },
        status: [200, 201],
        answer: { flavor_pending_rough: '0042' },
        because: '"0042" is a valid value of flavor_pending_rough',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { flavor_pending_rough: '0042' },
        because: '"0042" is a valid value of flavor_pending_rough',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { flavor_pending_rough: '0042' },
        status: [200],
        answer: { flavor_pending_rough: '0042' },
        because: '"0042" is a valid value of flavor_pending_rough',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { flavor_pending_rough: '0042' },
        because: '"0042" is a valid value of flavor_pending_rough',
      });
    },
  );

  test(
    'flavor_pending_rough keeps spaces, quotes, accents and symbols',
    about(
      'feather.flavor_pending_rough.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, flavor_pending_rough: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { flavor_pending_rough: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of flavor_pending_rough',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { flavor_pending_rough: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of flavor_pending_rough',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { flavor_pending_rough: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { flavor_pending_rough: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of flavor_pending_rough',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { flavor_pending_rough: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of flavor_pending_rough',
      });
    },
  );

  test(
    'create and update refuse a flavor_pending_rough of a wrong type',
    about(
      'feather.flavor_pending_rough.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, flavor_pending_rough: 421337 },
        status: [400, 422],
        because: 'flavor_pending_rough must be a string',
      });
      await api.post('/feather', {
        body: { ...feather, flavor_pending_rough: { value: 'text' } },
        status: [400, 422],
        because: 'flavor_pending_rough must be a string',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { flavor_pending_rough: 421337 },
        status: [400, 422],
        because: 'flavor_pending_rough must be a string',
      });
      await api.patch('/feather/feather-1', {
        body: { flavor_pending_rough: { value: 'text' } },
        status: [400, 422],
        because: 'flavor_pending_rough must be a string',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { flavor_pending_rough: 'garu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'flavor_pending_rough may be right at its maximum length of 90',
    about(
      'feather.flavor_pending_rough.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: {
          ...feather,
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        status: [200, 201],
        answer: {
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of flavor_pending_rough is 90, inclusive',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: {
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of flavor_pending_rough is 90, inclusive',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: {
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        status: [200],
        answer: {
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of flavor_pending_rough is 90, inclusive',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: {
          flavor_pending_rough:
            'simo bigi totumo mimu rona mimibu gidubu nova nusari loguto tara buvuga gumitu ladoru sana',
        },
        because: 'the maximum length of flavor_pending_rough is 90, inclusive',
      });
    },
  );

  test(
    'create and update refuse a flavor_pending_rough above its maximum length of 90',
    about(
      'feather.flavor_pending_rough.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: {
          ...feather,
          flavor_pending_rough:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi ra',
        },
        status: [400, 422],
        because: 'flavor_pending_rough must have at most 90 characters',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: {
          flavor_pending_rough:
            'ravaro sanoda naloto mivi modo labugo vari sarugu goga tubobo lali lito dolo biguna modi ra',
        },
        status: [400, 422],
        because: 'flavor_pending_rough must have at most 90 characters',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { flavor_pending_rough: 'garu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'flavor_pending_rough has no minimum length',
    about(
      'feather.flavor_pending_rough.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, flavor_pending_rough: 'x' },
        status: [200, 201],
        answer: { flavor_pending_rough: 'x' },
        because: 'flavor_pending_rough has no minimum length',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { flavor_pending_rough: 'x' },
        because: 'flavor_pending_rough has no minimum length',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { flavor_pending_rough: 'x' },
        status: [200],
        answer: { flavor_pending_rough: 'x' },
        because: 'flavor_pending_rough has no minimum length',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { flavor_pending_rough: 'x' },
        because: 'flavor_pending_rough has no minimum length',
      });
    },
  );

  test(
    'radius_stored may be the whole number 0',
    about('feather.radius_stored.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, radius_stored: 0 },
        status: [200, 201],
        answer: { radius_stored: 0 },
        because: '0 is a valid value of radius_stored',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { radius_stored: 0 },
        because: '0 is a valid value of radius_stored',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { radius_stored: 0 },
        status: [200],
        answer: { radius_stored: 0 },
        because: '0 is a valid value of radius_stored',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { radius_stored: 0 },
        because: '0 is a valid value of radius_stored',
      });
    },
  );

  test(
    'create and update refuse a radius_stored of a wrong type',
    about(
      'feather.radius_stored.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, radius_stored: 'abc' },
        status: [400, 422],
        because: 'radius_stored must be a number',
      });
      await api.post('/feather', {
        body: { ...feather, radius_stored: { value: 'text' } },
        status: [400, 422],
        because: 'radius_stored must be a number',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { radius_stored: 'abc' },
        status: [400, 422],
        because: 'radius_stored must be a number',
      });
      await api.patch('/feather/feather-1', {
        body: { radius_stored: { value: 'text' } },
        status: [400, 422],
        because: 'radius_stored must be a number',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { radius_stored: 70.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'radius_stored may be right at its minimum of 0',
    about(
      'feather.radius_stored.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, radius_stored: 0 },
        status: [200, 201],
        answer: { radius_stored: 0 },
        because: 'the minimum of radius_stored is 0, inclusive',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { radius_stored: 0 },
        because: 'the minimum of radius_stored is 0, inclusive',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { radius_stored: 0 },
        status: [200],
        answer: { radius_stored: 0 },
        because: 'the minimum of radius_stored is 0, inclusive',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { radius_stored: 0 },
        because: 'the minimum of radius_stored is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a radius_stored below its minimum of 0',
    about(
      'feather.radius_stored.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, radius_stored: -0.25 },
        status: [400, 422],
        because: 'radius_stored must be at least 0',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { radius_stored: -0.25 },
        status: [400, 422],
        because: 'radius_stored must be at least 0',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { radius_stored: 70.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'radius_stored may be right at its maximum of 10000',
    about(
      'feather.radius_stored.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, radius_stored: 10000 },
        status: [200, 201],
        answer: { radius_stored: 10000 },
        because: 'the maximum of radius_stored is 10000, inclusive',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { radius_stored: 10000 },
        because: 'the maximum of radius_stored is 10000, inclusive',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { radius_stored: 10000 },
        status: [200],
        answer: { radius_stored: 10000 },
        because: 'the maximum of radius_stored is 10000, inclusive',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { radius_stored: 10000 },
        because: 'the maximum of radius_stored is 10000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a radius_stored above its maximum of 10000',
    about(
      'feather.radius_stored.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, radius_stored: 10000.25 },
        status: [400, 422],
        because: 'radius_stored must be at most 10000',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { radius_stored: 10000.25 },
        status: [400, 422],
        because: 'radius_stored must be at most 10000',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { radius_stored: 70.75 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Feather: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
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
    'hammer refers to an existing Hammer and is answered as its id',
    about('feather.hammer.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.post('/feather', {
        body: { ...feather, hammer: 'hammer-1' },
        status: [200, 201],
        answer: { hammer: 'hammer-1' },
        because: 'hammer was sent as hammer-1',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { hammer: 'hammer-1' },
        because: 'hammer was sent as hammer-1',
      });
      await api.patch('/feather/feather-1', {
        body: { hammer: 'hammer-2' },
        status: [200],
        answer: { hammer: 'hammer-2' },
        because: 'hammer was changed to hammer-2',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { hammer: 'hammer-2' },
        because: 'hammer was changed to hammer-2',
      });
      await api.get('/feather', {
        status: [200],
        answer: [{ id: 'feather-1', hammer: 'hammer-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a hammer that no Hammer has as its id',
    about(
      'feather.hammer.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, hammer: 'hammer-unknown' },
        status: [400, 422],
        because: 'hammer must be the id of an existing Hammer',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hammer', hammer);
      await api.create('Feather', { ...feather, hammer: 'hammer-1' });
      await api.patch('/feather/feather-1', {
        body: { hammer: 'hammer-unknown' },
        status: [400, 422],
        because: 'hammer must be the id of an existing Hammer',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { hammer: 'hammer-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for hammer',
    about(
      'feather.hammer.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/feather', {
        body: { ...feather, hammer: 421337 },
        status: [400, 422],
        because: 'hammer must be the id of a Hammer',
      });
      await api.post('/feather', {
        body: { ...feather, hammer: { value: 'text' } },
        status: [400, 422],
        because: 'hammer must be the id of a Hammer',
      });
      await api.get('/feather/feather-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { hammer: 421337 },
        status: [400, 422],
        because: 'hammer must be the id of a Hammer',
      });
      await api.patch('/feather/feather-1', {
        body: { hammer: { value: 'text' } },
        status: [400, 422],
        because: 'hammer must be the id of a Hammer',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { hammer: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'hammer may be null or left out',
    about('feather.hammer.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.post('/feather', {
        body: { ...feather, hammer: null },
        status: [200, 201],
        answer: { hammer: null },
        because: 'a reference may be null',
      });
      await api.patch('/feather/feather-1', {
        body: { hammer: 'hammer-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/feather/feather-1', {
        body: { hammer: null },
        status: [200],
        answer: { hammer: null },
        because: 'a reference may be null',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { hammer: null },
        because: 'a reference may be null',
      });
      await api.post('/feather', {
        body: { ...feather, id: 'feather-2' },
        status: [200, 201],
        answer: { hammer: null },
        because: 'hammer is optional',
      });
    },
  );

  test(
    'deleting a Hammer clears every hammer that refers to it',
    about('feather.hammer.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Feather', { ...feather, hammer: 'hammer-1' });
      await api.create('Feather', { ...feather, id: 'feather-2', hammer: 'hammer-1' });
      await api.delete('/hammer/hammer-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { id: 'feather-1', hammer: null },
        because: 'hammer-1 was deleted',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { id: 'feather-2', hammer: null },
        because: 'hammer-1 was deleted',
      });
    },
  );

  test(
    'deleting a Hammer keeps a hammer that refers to another',
    about('feather.hammer.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Hammer', { ...hammer, id: 'hammer-2' });
      await api.create('Feather', { ...feather, hammer: 'hammer-2' });
      await api.delete('/hammer/hammer-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { hammer: 'hammer-2' },
        because: 'another Hammer was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Feather in hammer, which refers to Hammer',
    about(
      'feather.hammer.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.post('/feather', {
        body: { ...feather, id: 'feather-2', hammer: 'feather-1' },
        status: [400, 422],
        because: 'hammer must be the id of an existing Hammer',
      });
      await api.create('Feather', { ...feather, id: 'feather-2' });
      await api.patch('/feather/feather-2', {
        body: { hammer: 'feather-1' },
        status: [400, 422],
        because: 'hammer must be the id of an existing Hammer',
      });
      await api.get('/feather/feather-2', {
        status: [200],
        answer: { hammer: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Feather with the id of a Hammer leaves hammer alone',
    about(
      'feather.hammer.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Hammer', hammer);
      await api.create('Feather', { ...feather, hammer: 'hammer-1' });
      await api.create('Feather', { ...feather, id: 'hammer-1' });
      await api.delete('/feather/hammer-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { hammer: 'hammer-1' },
        because: 'no Hammer was deleted',
      });
    },
  );

  test(
    'update that is refused for hammer does not change created_base_past either',
    about(
      'feather.hammer.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Feather', feather);
      await api.patch('/feather/feather-1', {
        body: { created_base_past: '2028-05-26 16:07:36', hammer: 'hammer-unknown' },
        status: [400, 422],
        because: 'hammer must be the id of an existing Hammer',
      });
      await api.get('/feather/feather-1', {
        status: [200],
        answer: { ...feather, hammer: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
