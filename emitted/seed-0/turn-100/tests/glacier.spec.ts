import { about, test, without } from '../support/api.ts';

// A valid Teapot, as the tests send it.
const teapot = {
  joined_raw_initial: '2027-09-07 06:23:13',
  id: 'teapot-1',
  visibility_central: 'normal',
  views: 68,
};

// A valid Glacier, as the tests send it.
const glacier = {
  id: 'glacier-1',
  pinned: true,
  seen_alternate_remote: '2023-08-23 13:56:28',
  blocked_recent: true,
  score_rough: 60,
};

test.describe('Glacier: create, read, update and delete', () => {
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
    'create answers the new Glacier, and read answers it again',
    about(
      'glacier.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: glacier,
        status: [200, 201],
        answer: { ...glacier, teapot_external: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { ...glacier, teapot_external: null },
        because: 'read answers the object that was created',
      });
      await api.post('/glacier', {
        body: { ...glacier, id: 'glacier-2' },
        status: [200, 201],
        answer: { id: 'glacier-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Glacier',
    about(
      'glacier.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: {
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        },
        status: [200],
        answer: {
          id: 'glacier-1',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          teapot_external: null,
          blocked_recent: false,
          score_rough: 93,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: {
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('glacier.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: {
          id: 'glacier-1',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        },
        status: [200],
        answer: {
          id: 'glacier-1',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: {
          id: 'glacier-1',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for score_rough does not change pinned either',
    about(
      'glacier.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { pinned: false, score_rough: 'abc' },
        status: [400, 422],
        because: 'score_rough must be an integer',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { ...glacier, teapot_external: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Glacier: no read finds it and no list holds it',
    about(
      'glacier.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.delete('/glacier/glacier-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/glacier/glacier-1', { status: [404], because: 'it was deleted' });
      await api.get('/glacier', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Glacier has',
    about('glacier.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.get('/glacier/glacier-unknown', {
        status: [404],
        because: 'no Glacier has the id glacier-unknown',
      });
      await api.patch('/glacier/glacier-unknown', {
        body: {
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        },
        status: [404],
        because: 'no Glacier has the id glacier-unknown',
      });
      await api.delete('/glacier/glacier-unknown', {
        status: [404],
        because: 'no Glacier has the id glacier-unknown',
      });
      await api.get('/glacier', {
        status: [200],
        answer: [{ id: 'glacier-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Glacier: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Glacier with all of its fields',
    about('glacier.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-3',
        seen_alternate_remote: '2025-09-19 19:21:11',
        score_rough: 67,
      });
      await api.get('/glacier', {
        status: [200],
        answer: [
          { ...glacier, teapot_external: null },
          {
            id: 'glacier-2',
            pinned: false,
            seen_alternate_remote: '2025-06-30 19:14:10',
            teapot_external: null,
            blocked_recent: false,
            score_rough: 93,
          },
          {
            id: 'glacier-3',
            pinned: true,
            seen_alternate_remote: '2025-09-19 19:21:11',
            teapot_external: null,
            blocked_recent: true,
            score_rough: 67,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Glacier leaves another as it was',
    about('glacier.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
      await api.patch('/glacier/glacier-2', {
        body: {
          id: 'glacier-2',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          blocked_recent: false,
          score_rough: 93,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { ...glacier, teapot_external: null },
        because: 'another object was updated',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: {
          id: 'glacier-2',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          teapot_external: null,
          blocked_recent: false,
          score_rough: 93,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Glacier leaves another as it was',
    about(
      'glacier.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
      await api.delete('/glacier/glacier-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: {
          id: 'glacier-2',
          pinned: false,
          seen_alternate_remote: '2025-06-30 19:14:10',
          teapot_external: null,
          blocked_recent: false,
          score_rough: 93,
        },
        because: 'another object was deleted',
      });
      await api.get('/glacier', {
        status: [200],
        answer: [{ id: 'glacier-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Glacier',
    about('glacier.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.create('Glacier', {
        ...glacier,
        id: 'glacier-2',
        pinned: false,
        seen_alternate_remote: '2025-06-30 19:14:10',
        blocked_recent: false,
        score_rough: 93,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/glacier', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/glacier/glacier-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Glacier: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Glacier without an id',
    about(
      'glacier.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: without(glacier, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/glacier', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Glacier without pinned, which is required',
    about(
      'glacier.pinned.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: without(glacier, 'pinned'),
        status: [400, 422],
        because: 'pinned is required and has no default',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Glacier without seen_alternate_remote, which is required',
    about(
      'glacier.seen_alternate_remote.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: without(glacier, 'seen_alternate_remote'),
        status: [400, 422],
        because: 'seen_alternate_remote is required and has no default',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Glacier without blocked_recent, which is optional',
    about('glacier.blocked_recent.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/glacier', {
        body: without(glacier, 'blocked_recent'),
        status: [200, 201],
        answer: { blocked_recent: null },
        because: 'blocked_recent is optional',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { blocked_recent: null },
        because: 'blocked_recent is optional',
      });
    },
  );

  test(
    'create refuses a Glacier without score_rough, which is required',
    about(
      'glacier.score_rough.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: without(glacier, 'score_rough'),
        status: [400, 422],
        because: 'score_rough is required and has no default',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of pinned or score_rough alone leaves every other field as it is',
    about('glacier.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Glacier', { ...glacier, teapot_external: 'teapot-1' });
      await api.patch('/glacier/glacier-1', {
        body: { pinned: false },
        status: [200],
        answer: { ...glacier, pinned: false, teapot_external: 'teapot-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/glacier/glacier-1', {
        body: { score_rough: 93 },
        status: [200],
        answer: { ...glacier, pinned: false, teapot_external: 'teapot-1', score_rough: 93 },
        because: 'an update touches only what it carries',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { ...glacier, pinned: false, teapot_external: 'teapot-1', score_rough: 93 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Glacier: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for pinned',
    about(
      'glacier.pinned.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, pinned: null },
        status: [400, 422],
        because: 'pinned must not be null',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { pinned: null },
        status: [400, 422],
        because: 'pinned must not be null',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { pinned: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for seen_alternate_remote',
    about(
      'glacier.seen_alternate_remote.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: null },
        status: [400, 422],
        because: 'seen_alternate_remote must not be null',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: null },
        status: [400, 422],
        because: 'seen_alternate_remote must not be null',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { seen_alternate_remote: '2023-08-23 13:56:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for blocked_recent',
    about(
      'glacier.blocked_recent.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, blocked_recent: null },
        status: [400, 422],
        because: 'blocked_recent must not be null',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { blocked_recent: null },
        status: [400, 422],
        because: 'blocked_recent must not be null',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { blocked_recent: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for score_rough',
    about(
      'glacier.score_rough.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, score_rough: null },
        status: [400, 422],
        because: 'score_rough must not be null',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { score_rough: null },
        status: [400, 422],
        because: 'score_rough must not be null',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { score_rough: 60 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Glacier: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day (`2024-03-15 14:30:00`; never `2024-02-30 …`, nor
  //   `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It is answered in the
  //   same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'pinned may be false',
    about('glacier.pinned.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, pinned: false },
        status: [200, 201],
        answer: { pinned: false },
        because: 'false is a valid value of pinned',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { pinned: false },
        because: 'false is a valid value of pinned',
      });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', {
        body: { pinned: false },
        status: [200],
        answer: { pinned: false },
        because: 'false is a valid value of pinned',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { pinned: false },
        because: 'false is a valid value of pinned',
      });
    },
  );

  test(
    'create and update refuse a pinned of a wrong type',
    about(
      'glacier.pinned.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, pinned: 'abc' },
        status: [400, 422],
        because: 'pinned must be true or false',
      });
      await api.post('/glacier', {
        body: { ...glacier, pinned: { value: 'text' } },
        status: [400, 422],
        because: 'pinned must be true or false',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { pinned: 'abc' },
        status: [400, 422],
        because: 'pinned must be true or false',
      });
      await api.patch('/glacier/glacier-1', {
        body: { pinned: { value: 'text' } },
        status: [400, 422],
        because: 'pinned must be true or false',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { pinned: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'seen_alternate_remote may be the leap day 2024-02-29',
    about('glacier.seen_alternate_remote.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { seen_alternate_remote: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of seen_alternate_remote',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { seen_alternate_remote: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of seen_alternate_remote',
      });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', {
        body: { seen_alternate_remote: '2024-02-29 12:00:00' },
        status: [200],
        answer: { seen_alternate_remote: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of seen_alternate_remote',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { seen_alternate_remote: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of seen_alternate_remote',
      });
    },
  );

  test(
    'create and update refuse a seen_alternate_remote of a wrong type',
    about(
      'glacier.seen_alternate_remote.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: 202403 },
        status: [400, 422],
        because: 'seen_alternate_remote must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: 202403 },
        status: [400, 422],
        because: 'seen_alternate_remote must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { seen_alternate_remote: '2023-08-23 13:56:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a seen_alternate_remote that no calendar or clock has',
    about(
      'glacier.seen_alternate_remote.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2023-13-01 13:56:28' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2023-08-23 25:00:00' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: '2023-13-01 13:56:28' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: '2023-08-23 25:00:00' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { seen_alternate_remote: '2023-08-23 13:56:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a seen_alternate_remote in another format',
    about(
      'glacier.seen_alternate_remote.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2023-08-23T13:56:28Z' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2023-08-23' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: 'not a date' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: '2023-08-23T13:56:28Z' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: '2023-08-23' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: 'not a date' },
        status: [400, 422],
        because: 'seen_alternate_remote must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { seen_alternate_remote: '2023-08-23 13:56:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'seen_alternate_remote may be right at its last moment of 2025-12-31 23:59:59',
    about(
      'glacier.seen_alternate_remote.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2025-12-31 23:59:59' },
        status: [200, 201],
        answer: { seen_alternate_remote: '2025-12-31 23:59:59' },
        because: 'the last moment of seen_alternate_remote is 2025-12-31 23:59:59, inclusive',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { seen_alternate_remote: '2025-12-31 23:59:59' },
        because: 'the last moment of seen_alternate_remote is 2025-12-31 23:59:59, inclusive',
      });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', {
        body: { seen_alternate_remote: '2025-12-31 23:59:59' },
        status: [200],
        answer: { seen_alternate_remote: '2025-12-31 23:59:59' },
        because: 'the last moment of seen_alternate_remote is 2025-12-31 23:59:59, inclusive',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { seen_alternate_remote: '2025-12-31 23:59:59' },
        because: 'the last moment of seen_alternate_remote is 2025-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse a seen_alternate_remote after its last moment of 2025-12-31 23:59:59',
    about(
      'glacier.seen_alternate_remote.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2026-01-01 00:00:00' },
        status: [400, 422],
        because: 'seen_alternate_remote must not be after 2025-12-31 23:59:59',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { seen_alternate_remote: '2026-01-01 00:00:00' },
        status: [400, 422],
        because: 'seen_alternate_remote must not be after 2025-12-31 23:59:59',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { seen_alternate_remote: '2023-08-23 13:56:28' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'seen_alternate_remote has no first moment',
    about(
      'glacier.seen_alternate_remote.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, seen_alternate_remote: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { seen_alternate_remote: '2001-02-03 04:05:06' },
        because: 'seen_alternate_remote has no first moment',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { seen_alternate_remote: '2001-02-03 04:05:06' },
        because: 'seen_alternate_remote has no first moment',
      });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', {
        body: { seen_alternate_remote: '2001-02-03 04:05:06' },
        status: [200],
        answer: { seen_alternate_remote: '2001-02-03 04:05:06' },
        because: 'seen_alternate_remote has no first moment',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { seen_alternate_remote: '2001-02-03 04:05:06' },
        because: 'seen_alternate_remote has no first moment',
      });
    },
  );

  test(
    'blocked_recent may be false',
    about('glacier.blocked_recent.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, blocked_recent: false },
        status: [200, 201],
        answer: { blocked_recent: false },
        because: 'false is a valid value of blocked_recent',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { blocked_recent: false },
        because: 'false is a valid value of blocked_recent',
      });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', {
        body: { blocked_recent: false },
        status: [200],
        answer: { blocked_recent: false },
        because: 'false is a valid value of blocked_recent',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { blocked_recent: false },
        because: 'false is a valid value of blocked_recent',
      });
    },
  );

  test(
    'create and update refuse a blocked_recent of a wrong type',
    about(
      'glacier.blocked_recent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, blocked_recent: 'abc' },
        status: [400, 422],
        because: 'blocked_recent must be true or false',
      });
      await api.post('/glacier', {
        body: { ...glacier, blocked_recent: { value: 'text' } },
        status: [400, 422],
        because: 'blocked_recent must be true or false',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { blocked_recent: 'abc' },
        status: [400, 422],
        because: 'blocked_recent must be true or false',
      });
      await api.patch('/glacier/glacier-1', {
        body: { blocked_recent: { value: 'text' } },
        status: [400, 422],
        because: 'blocked_recent must be true or false',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { blocked_recent: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'score_rough may be 0',
    about('glacier.score_rough.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, score_rough: 0 },
        status: [200, 201],
        answer: { score_rough: 0 },
        because: '0 is a valid value of score_rough',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { score_rough: 0 },
        because: '0 is a valid value of score_rough',
      });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', {
        body: { score_rough: 0 },
        status: [200],
        answer: { score_rough: 0 },
        because: '0 is a valid value of score_rough',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { score_rough: 0 },
        because: '0 is a valid value of score_rough',
      });
    },
  );

  test(
    'create and update refuse a score_rough of a wrong type',
    about(
      'glacier.score_rough.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, score_rough: 'abc' },
        status: [400, 422],
        because: 'score_rough must be an integer',
      });
      await api.post('/glacier', {
        body: { ...glacier, score_rough: { value: 'text' } },
        status: [400, 422],
        because: 'score_rough must be an integer',
      });
      await api.post('/glacier', {
        body: { ...glacier, score_rough: 59.5 },
        status: [400, 422],
        because: 'score_rough must be an integer',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { score_rough: 'abc' },
        status: [400, 422],
        because: 'score_rough must be an integer',
      });
      await api.patch('/glacier/glacier-1', {
        body: { score_rough: { value: 'text' } },
        status: [400, 422],
        because: 'score_rough must be an integer',
      });
      await api.patch('/glacier/glacier-1', {
        body: { score_rough: 59.5 },
        status: [400, 422],
        because: 'score_rough must be an integer',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { score_rough: 60 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'score_rough has no minimum',
    about('glacier.score_rough.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, score_rough: -1000000 },
        status: [200, 201],
        answer: { score_rough: -1000000 },
        because: 'score_rough has no minimum',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { score_rough: -1000000 },
        because: 'score_rough has no minimum',
      });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', {
        body: { score_rough: -1000000 },
        status: [200],
        answer: { score_rough: -1000000 },
        because: 'score_rough has no minimum',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { score_rough: -1000000 },
        because: 'score_rough has no minimum',
      });
    },
  );

  test(
    'score_rough has no maximum',
    about('glacier.score_rough.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, score_rough: 1000000 },
        status: [200, 201],
        answer: { score_rough: 1000000 },
        because: 'score_rough has no maximum',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { score_rough: 1000000 },
        because: 'score_rough has no maximum',
      });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', {
        body: { score_rough: 1000000 },
        status: [200],
        answer: { score_rough: 1000000 },
        because: 'score_rough has no maximum',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { score_rough: 1000000 },
        because: 'score_rough has no maximum',
      });
    },
  );
});

test.describe('Glacier: references', () => {
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
    'teapot_external refers to an existing Teapot and is answered as its id',
    about(
      'glacier.teapot_external.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.post('/glacier', {
        body: { ...glacier, teapot_external: 'teapot-1' },
        status: [200, 201],
        answer: { teapot_external: 'teapot-1' },
        because: 'teapot_external was sent as teapot-1',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { teapot_external: 'teapot-1' },
        because: 'teapot_external was sent as teapot-1',
      });
      await api.patch('/glacier/glacier-1', {
        body: { teapot_external: 'teapot-2' },
        status: [200],
        answer: { teapot_external: 'teapot-2' },
        because: 'teapot_external was changed to teapot-2',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { teapot_external: 'teapot-2' },
        because: 'teapot_external was changed to teapot-2',
      });
      await api.get('/glacier', {
        status: [200],
        answer: [{ id: 'glacier-1', teapot_external: 'teapot-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a teapot_external that no Teapot has as its id',
    about(
      'glacier.teapot_external.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, teapot_external: 'teapot-unknown' },
        status: [400, 422],
        because: 'teapot_external must be the id of an existing Teapot',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Teapot', teapot);
      await api.create('Glacier', { ...glacier, teapot_external: 'teapot-1' });
      await api.patch('/glacier/glacier-1', {
        body: { teapot_external: 'teapot-unknown' },
        status: [400, 422],
        because: 'teapot_external must be the id of an existing Teapot',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { teapot_external: 'teapot-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for teapot_external',
    about(
      'glacier.teapot_external.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/glacier', {
        body: { ...glacier, teapot_external: 421337 },
        status: [400, 422],
        because: 'teapot_external must be the id of a Teapot',
      });
      await api.post('/glacier', {
        body: { ...glacier, teapot_external: { value: 'text' } },
        status: [400, 422],
        because: 'teapot_external must be the id of a Teapot',
      });
      await api.get('/glacier/glacier-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { teapot_external: 421337 },
        status: [400, 422],
        because: 'teapot_external must be the id of a Teapot',
      });
      await api.patch('/glacier/glacier-1', {
        body: { teapot_external: { value: 'text' } },
        status: [400, 422],
        because: 'teapot_external must be the id of a Teapot',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { teapot_external: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'teapot_external may be null or left out',
    about(
      'glacier.teapot_external.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.post('/glacier', {
        body: { ...glacier, teapot_external: null },
        status: [200, 201],
        answer: { teapot_external: null },
        because: 'a reference may be null',
      });
      await api.patch('/glacier/glacier-1', {
        body: { teapot_external: 'teapot-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/glacier/glacier-1', {
        body: { teapot_external: null },
        status: [200],
        answer: { teapot_external: null },
        because: 'a reference may be null',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { teapot_external: null },
        because: 'a reference may be null',
      });
      await api.post('/glacier', {
        body: { ...glacier, id: 'glacier-2' },
        status: [200, 201],
        answer: { teapot_external: null },
        because: 'teapot_external is optional',
      });
    },
  );

  test(
    'deleting a Teapot clears every teapot_external that refers to it',
    about(
      'glacier.teapot_external.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Glacier', { ...glacier, teapot_external: 'teapot-1' });
      await api.create('Glacier', { ...glacier, id: 'glacier-2', teapot_external: 'teapot-1' });
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { id: 'glacier-1', teapot_external: null },
        because: 'teapot-1 was deleted',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { id: 'glacier-2', teapot_external: null },
        because: 'teapot-1 was deleted',
      });
    },
  );

  test(
    'deleting a Teapot keeps a teapot_external that refers to another',
    about(
      'glacier.teapot_external.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Teapot', { ...teapot, id: 'teapot-2' });
      await api.create('Glacier', { ...glacier, teapot_external: 'teapot-2' });
      await api.delete('/teapot/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { teapot_external: 'teapot-2' },
        because: 'another Teapot was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Glacier in teapot_external, which refers to Teapot',
    about(
      'glacier.teapot_external.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.post('/glacier', {
        body: { ...glacier, id: 'glacier-2', teapot_external: 'glacier-1' },
        status: [400, 422],
        because: 'teapot_external must be the id of an existing Teapot',
      });
      await api.create('Glacier', { ...glacier, id: 'glacier-2' });
      await api.patch('/glacier/glacier-2', {
        body: { teapot_external: 'glacier-1' },
        status: [400, 422],
        because: 'teapot_external must be the id of an existing Teapot',
      });
      await api.get('/glacier/glacier-2', {
        status: [200],
        answer: { teapot_external: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Glacier with the id of a Teapot leaves teapot_external alone',
    about(
      'glacier.teapot_external.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Teapot', teapot);
      await api.create('Glacier', { ...glacier, teapot_external: 'teapot-1' });
      await api.create('Glacier', { ...glacier, id: 'teapot-1' });
      await api.delete('/glacier/teapot-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { teapot_external: 'teapot-1' },
        because: 'no Teapot was deleted',
      });
    },
  );

  test(
    'update that is refused for teapot_external does not change pinned either',
    about(
      'glacier.teapot_external.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Glacier', glacier);
      await api.patch('/glacier/glacier-1', {
        body: { pinned: false, teapot_external: 'teapot-unknown' },
        status: [400, 422],
        because: 'teapot_external must be the id of an existing Teapot',
      });
      await api.get('/glacier/glacier-1', {
        status: [200],
        answer: { ...glacier, teapot_external: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
