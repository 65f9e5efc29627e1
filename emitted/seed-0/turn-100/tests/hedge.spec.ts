import { about, test, without } from '../support/api.ts';

// A valid Archive, as the tests send it.
const archive = {
  topic: 'rulumo',
  flagged: false,
  id: 'archive-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
  angle_regional_minor: 93.75,
  distance: 73.25,
};

// A valid Hedge, as the tests send it.
const hedge = {
  born_raw: '2024-02-21 06:46:59',
  delivered: '2028-04-18 18:19:37',
  id: 'hedge-1',
  mode: 'archived',
  topic_latest: 'bodo do',
  copies_backup: 47,
  author_lesser_cached: 'rubasu',
};

test.describe('Hedge: create, read, update and delete', () => {
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
    'create answers the new Hedge, and read answers it again',
    about(
      'hedge.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: hedge,
        status: [200, 201],
        answer: { ...hedge, archive: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { ...hedge, archive: null },
        because: 'read answers the object that was created',
      });
      await api.post('/hedge', {
        body: { ...hedge, id: 'hedge-2' },
        status: [200, 201],
        answer: { id: 'hedge-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Hedge',
    about(
      'hedge.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: {
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        status: [200],
        answer: {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-1',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: {
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('hedge.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: {
          id: 'hedge-1',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        status: [200],
        answer: {
          id: 'hedge-1',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: {
          id: 'hedge-1',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for author_lesser_cached does not change born_raw either',
    about(
      'hedge.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2024-10-13 08:25:17', author_lesser_cached: 421337 },
        status: [400, 422],
        because: 'author_lesser_cached must be a string',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { ...hedge, archive: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Hedge: no read finds it and no list holds it',
    about(
      'hedge.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.delete('/hedge/hedge-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hedge/hedge-1', { status: [404], because: 'it was deleted' });
      await api.get('/hedge', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Hedge has',
    about('hedge.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.get('/hedge/hedge-unknown', {
        status: [404],
        because: 'no Hedge has the id hedge-unknown',
      });
      await api.patch('/hedge/hedge-unknown', {
        body: {
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        status: [404],
        because: 'no Hedge has the id hedge-unknown',
      });
      await api.delete('/hedge/hedge-unknown', {
        status: [404],
        because: 'no Hedge has the id hedge-unknown',
      });
      await api.get('/hedge', {
        status: [200],
        answer: [{ id: 'hedge-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Hedge: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Hedge with all of its fields',
    about('hedge.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-2',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        mode: 'manual',
        topic_latest: 'dola bu',
        copies_backup: 97,
        author_lesser_cached: 'vagara',
      });
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-3',
        born_raw: '2022-06-16 03:26:56',
        delivered: '2026-07-25 14:07:23',
        mode: 'hybrid',
        topic_latest: 'rovugaa',
        copies_backup: 22,
        author_lesser_cached: 'loralu',
      });
      await api.get('/hedge', {
        status: [200],
        answer: [
          { ...hedge, archive: null },
          {
            archive: null,
            born_raw: '2024-10-13 08:25:17',
            delivered: '2026-06-11 00:56:25',
            id: 'hedge-2',
            mode: 'manual',
            topic_latest: 'dola bu',
            copies_backup: 97,
            author_lesser_cached: 'vagara',
          },
          {
            archive: null,
            born_raw: '2022-06-16 03:26:56',
            delivered: '2026-07-25 14:07:23',
            id: 'hedge-3',
            mode: 'hybrid',
            topic_latest: 'rovugaa',
            copies_backup: 22,
            author_lesser_cached: 'loralu',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Hedge leaves another as it was',
    about('hedge.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-2',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        mode: 'manual',
        topic_latest: 'dola bu',
        copies_backup: 97,
        author_lesser_cached: 'vagara',
      });
      await api.patch('/hedge/hedge-2', {
        body: {
          id: 'hedge-2',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { ...hedge, archive: null },
        because: 'another object was updated',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-2',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Hedge leaves another as it was',
    about(
      'hedge.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-2',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        mode: 'manual',
        topic_latest: 'dola bu',
        copies_backup: 97,
        author_lesser_cached: 'vagara',
      });
      await api.delete('/hedge/hedge-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-2',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        },
        because: 'another object was deleted',
      });
      await api.get('/hedge', {
        status: [200],
        answer: [{ id: 'hedge-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Hedge',
    about('hedge.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-2',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        mode: 'manual',
        topic_latest: 'dola bu',
        copies_backup: 97,
        author_lesser_cached: 'vagara',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/hedge', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/hedge/hedge-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Hedge: required fields and defaults', () => {
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
    'create accepts a Hedge without born_raw, which is optional',
    about('hedge.born_raw.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: without(hedge, 'born_raw'),
        status: [200, 201],
        answer: { born_raw: null },
        because: 'born_raw is optional',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { born_raw: null },
        because: 'born_raw is optional',
      });
    },
  );

  test(
    'create accepts a Hedge without delivered, which is optional',
    about('hedge.delivered.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: without(hedge, 'delivered'),
        status: [200, 201],
        answer: { delivered: null },
        because: 'delivered is optional',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { delivered: null },
        because: 'delivered is optional',
      });
    },
  );

  test(
    'create refuses a Hedge without an id',
    about(
      'hedge.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: without(hedge, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/hedge', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'mode is "automatic" when a create leaves it out',
    about('hedge.mode.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: without(hedge, 'mode'),
        status: [200, 201],
        answer: { mode: 'automatic' },
        because: 'the default of mode is "automatic"',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'automatic' },
        because: 'the default of mode is "automatic"',
      });
    },
  );

  test(
    'create accepts a Hedge without topic_latest, which is optional',
    about('hedge.topic_latest.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: without(hedge, 'topic_latest'),
        status: [200, 201],
        answer: { topic_latest: null },
        because: 'topic_latest is optional',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { topic_latest: null },
        because: 'topic_latest is optional',
      });
    },
  );

  test(
    'create refuses a Hedge without copies_backup, which is required',
    about(
      'hedge.copies_backup.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: without(hedge, 'copies_backup'),
        status: [400, 422],
        because: 'copies_backup is required and has no default',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Hedge without author_lesser_cached, which is required',
    about(
      'hedge.author_lesser_cached.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: without(hedge, 'author_lesser_cached'),
        status: [400, 422],
        because: 'author_lesser_cached is required and has no default',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of born_raw or author_lesser_cached alone leaves every other field as it is',
    about('hedge.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Hedge', { ...hedge, archive: 'archive-1' });
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2024-10-13 08:25:17' },
        status: [200],
        answer: { ...hedge, archive: 'archive-1', born_raw: '2024-10-13 08:25:17' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/hedge/hedge-1', {
        body: { author_lesser_cached: 'vagara' },
        status: [200],
        answer: {
          ...hedge,
          archive: 'archive-1',
          born_raw: '2024-10-13 08:25:17',
          author_lesser_cached: 'vagara',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: {
          ...hedge,
          archive: 'archive-1',
          born_raw: '2024-10-13 08:25:17',
          author_lesser_cached: 'vagara',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Hedge: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for born_raw',
    about(
      'hedge.born_raw.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, born_raw: null },
        status: [400, 422],
        because: 'born_raw must not be null',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: null },
        status: [400, 422],
        because: 'born_raw must not be null',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { born_raw: '2024-02-21 06:46:59' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for delivered',
    about(
      'hedge.delivered.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, delivered: null },
        status: [400, 422],
        because: 'delivered must not be null',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { delivered: null },
        status: [400, 422],
        because: 'delivered must not be null',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { delivered: '2028-04-18 18:19:37' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for mode',
    about(
      'hedge.mode.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, mode: null },
        status: [400, 422],
        because: 'mode must not be null',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { mode: null },
        status: [400, 422],
        because: 'mode must not be null',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'archived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic_latest may be null',
    about('hedge.topic_latest.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, topic_latest: null },
        status: [200, 201],
        answer: { topic_latest: null },
        because: 'topic_latest is nullable',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { topic_latest: null },
        because: 'topic_latest is nullable',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { topic_latest: null },
        status: [200],
        answer: { topic_latest: null },
        because: 'topic_latest is nullable',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { topic_latest: null },
        because: 'topic_latest is nullable',
      });
    },
  );

  test(
    'copies_backup may be null',
    about('hedge.copies_backup.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, copies_backup: null },
        status: [200, 201],
        answer: { copies_backup: null },
        because: 'copies_backup is nullable',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { copies_backup: null },
        because: 'copies_backup is nullable',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { copies_backup: null },
        status: [200],
        answer: { copies_backup: null },
        because: 'copies_backup is nullable',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { copies_backup: null },
        because: 'copies_backup is nullable',
      });
    },
  );

  test(
    'create and update refuse null for author_lesser_cached',
    about(
      'hedge.author_lesser_cached.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, author_lesser_cached: null },
        status: [400, 422],
        because: 'author_lesser_cached must not be null',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { author_lesser_cached: null },
        status: [400, 422],
        because: 'author_lesser_cached must not be null',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { author_lesser_cached: 'rubasu' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Hedge: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
    'born_raw may be the leap day 2020-02-29',
    about('hedge.born_raw.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, born_raw: '2020-02-29 12:00:00' },
        status: [200, 201],
        answer: { born_raw: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_raw',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { born_raw: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_raw',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { born_raw: '2020-02-29 12:00:00' },
        status: [200],
        answer: { born_raw: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_raw',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { born_raw: '2020-02-29 12:00:00' },
        because: '"2020-02-29 12:00:00" is a valid value of born_raw',
      });
    },
  );

  test(
    'create and update refuse a born_raw of a wrong type',
    about(
      'hedge.born_raw.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, born_raw: 202403 },
        status: [400, 422],
        because: 'born_raw must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: 202403 },
        status: [400, 422],
        because: 'born_raw must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { born_raw: '2024-02-21 06:46:59' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a born_raw that no calendar or clock has',
    about(
      'hedge.born_raw.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, born_raw: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, born_raw: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, born_raw: '2024-13-01 06:46:59' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, born_raw: '2024-02-21 25:00:00' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2020-02-30 12:00:00' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2024-13-01 06:46:59' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2024-02-21 25:00:00' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { born_raw: '2024-02-21 06:46:59' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a born_raw in another format',
    about(
      'hedge.born_raw.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, born_raw: '2024-02-21T06:46:59Z' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, born_raw: '2024-02-21' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, born_raw: 'not a date' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2024-02-21T06:46:59Z' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2024-02-21' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: 'not a date' },
        status: [400, 422],
        because: 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { born_raw: '2024-02-21 06:46:59' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'born_raw has no first moment',
    about('hedge.born_raw.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, born_raw: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { born_raw: '2001-02-03 04:05:06' },
        because: 'born_raw has no first moment',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { born_raw: '2001-02-03 04:05:06' },
        because: 'born_raw has no first moment',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { born_raw: '2001-02-03 04:05:06' },
        status: [200],
        answer: { born_raw: '2001-02-03 04:05:06' },
        because: 'born_raw has no first moment',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { born_raw: '2001-02-03 04:05:06' },
        because: 'born_raw has no first moment',
      });
    },
  );

  test(
    'born_raw has no last moment',
    about('hedge.born_raw.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, born_raw: '2099-10-11 12:13:14' },
        status: [200, 201],
        answer: { born_raw: '2099-10-11 12:13:14' },
        because: 'born_raw has no last moment',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { born_raw: '2099-10-11 12:13:14' },
        because: 'born_raw has no last moment',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { born_raw: '2099-10-11 12:13:14' },
        status: [200],
        answer: { born_raw: '2099-10-11 12:13:14' },
        because: 'born_raw has no last moment',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { born_raw: '2099-10-11 12:13:14' },
        because: 'born_raw has no last moment',
      });
    },
  );

  test(
    'delivered may be the leap day 2024-02-29',
    about('hedge.delivered.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { delivered: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of delivered',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { delivered: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of delivered',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { delivered: '2024-02-29 12:00:00' },
        status: [200],
        answer: { delivered: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of delivered',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { delivered: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of delivered',
      });
    },
  );

  test(
    'create and update refuse a delivered of a wrong type',
    about(
      'hedge.delivered.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, delivered: 202403 },
        status: [400, 422],
        because: 'delivered must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { delivered: 202403 },
        status: [400, 422],
        because: 'delivered must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { delivered: '2028-04-18 18:19:37' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a delivered that no calendar or clock has',
    about(
      'hedge.delivered.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2024-02-30 12:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2025-02-29 12:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2028-13-01 18:19:37' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2028-04-18 25:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { delivered: '2024-02-30 12:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { delivered: '2025-02-29 12:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { delivered: '2028-13-01 18:19:37' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { delivered: '2028-04-18 25:00:00' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { delivered: '2028-04-18 18:19:37' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a delivered in another format',
    about(
      'hedge.delivered.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2028-04-18T18:19:37Z' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2028-04-18' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/hedge', {
        body: { ...hedge, delivered: 'not a date' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { delivered: '2028-04-18T18:19:37Z' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { delivered: '2028-04-18' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/hedge/hedge-1', {
        body: { delivered: 'not a date' },
        status: [400, 422],
        because: 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { delivered: '2028-04-18 18:19:37' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delivered may be right at its last moment of 2028-12-31 23:59:59',
    about(
      'hedge.delivered.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2028-12-31 23:59:59' },
        status: [200, 201],
        answer: { delivered: '2028-12-31 23:59:59' },
        because: 'the last moment of delivered is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { delivered: '2028-12-31 23:59:59' },
        because: 'the last moment of delivered is 2028-12-31 23:59:59, inclusive',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { delivered: '2028-12-31 23:59:59' },
        status: [200],
        answer: { delivered: '2028-12-31 23:59:59' },
        because: 'the last moment of delivered is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { delivered: '2028-12-31 23:59:59' },
        because: 'the last moment of delivered is 2028-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse a delivered after its last moment of 2028-12-31 23:59:59',
    about(
      'hedge.delivered.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'delivered must not be after 2028-12-31 23:59:59',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { delivered: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'delivered must not be after 2028-12-31 23:59:59',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { delivered: '2028-04-18 18:19:37' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delivered has no first moment',
    about('hedge.delivered.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, delivered: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { delivered: '2001-02-03 04:05:06' },
        because: 'delivered has no first moment',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { delivered: '2001-02-03 04:05:06' },
        because: 'delivered has no first moment',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { delivered: '2001-02-03 04:05:06' },
        status: [200],
        answer: { delivered: '2001-02-03 04:05:06' },
        because: 'delivered has no first moment',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { delivered: '2001-02-03 04:05:06' },
        because: 'delivered has no first moment',
      });
    },
  );

  test(
    'create and update refuse a mode of a wrong type',
    about(
      'hedge.mode.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, mode: 421337 },
        status: [400, 422],
        because: 'mode must be one of automatic, hybrid, manual, archived',
      });
      await api.post('/hedge', {
        body: { ...hedge, mode: { value: 'text' } },
        status: [400, 422],
        because: 'mode must be one of automatic, hybrid, manual, archived',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { mode: 421337 },
        status: [400, 422],
        because: 'mode must be one of automatic, hybrid, manual, archived',
      });
      await api.patch('/hedge/hedge-1', {
        body: { mode: { value: 'text' } },
        status: [400, 422],
        because: 'mode must be one of automatic, hybrid, manual, archived',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'archived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic_latest keeps spaces, quotes, accents and symbols',
    about('hedge.topic_latest.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, topic_latest: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { topic_latest: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic_latest',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { topic_latest: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic_latest',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { topic_latest: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { topic_latest: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic_latest',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { topic_latest: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic_latest',
      });
    },
  );

  test(
    'create and update refuse a topic_latest of a wrong type',
    about(
      'hedge.topic_latest.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, topic_latest: 421337 },
        status: [400, 422],
        because: 'topic_latest must be a string',
      });
      await api.post('/hedge', {
        body: { ...hedge, topic_latest: { value: 'text' } },
        status: [400, 422],
        because: 'topic_latest must be a string',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { topic_latest: 421337 },
        status: [400, 422],
        because: 'topic_latest must be a string',
      });
      await api.patch('/hedge/hedge-1', {
        body: { topic_latest: { value: 'text' } },
        status: [400, 422],
        because: 'topic_latest must be a string',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { topic_latest: 'bodo do' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic_latest may be right at its minimum length of 7',
    about(
      'hedge.topic_latest.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, topic_latest: 'vulalua' },
        status: [200, 201],
        answer: { topic_latest: 'vulalua' },
        because: 'the minimum length of topic_latest is 7, inclusive',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { topic_latest: 'vulalua' },
        because: 'the minimum length of topic_latest is 7, inclusive',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { topic_latest: 'vulalua' },
        status: [200],
        answer: { topic_latest: 'vulalua' },
        because: 'the minimum length of topic_latest is 7, inclusive',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { topic_latest: 'vulalua' },
        because: 'the minimum length of topic_latest is 7, inclusive',
      });
    },
  );

  test(
    'create and update refuse a topic_latest below its minimum length of 7',
    about(
      'hedge.topic_latest.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, topic_latest: 'boriso' },
        status: [400, 422],
        because: 'topic_latest must have at least 7 characters',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { topic_latest: 'boriso' },
        status: [400, 422],
        because: 'topic_latest must have at least 7 characters',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { topic_latest: 'bodo do' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic_latest has no maximum length',
    about('hedge.topic_latest.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: {
          ...hedge,
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic_latest has no maximum length',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: {
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic_latest has no maximum length',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: {
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic_latest has no maximum length',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: {
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic_latest has no maximum length',
      });
    },
  );

  test(
    'copies_backup may be 0',
    about('hedge.copies_backup.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, copies_backup: 0 },
        status: [200, 201],
        answer: { copies_backup: 0 },
        because: '0 is a valid value of copies_backup',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { copies_backup: 0 },
        because: '0 is a valid value of copies_backup',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { copies_backup: 0 },
        status: [200],
        answer: { copies_backup: 0 },
        because: '0 is a valid value of copies_backup',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { copies_backup: 0 },
        because: '0 is a valid value of copies_backup',
      });
    },
  );

  test(
    'create and update refuse a copies_backup of a wrong type',
    about(
      'hedge.copies_backup.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, copies_backup: 'abc' },
        status: [400, 422],
        because: 'copies_backup must be an integer',
      });
      await api.post('/hedge', {
        body: { ...hedge, copies_backup: { value: 'text' } },
        status: [400, 422],
        because: 'copies_backup must be an integer',
      });
      await api.post('/hedge', {
        body: { ...hedge, copies_backup: 46.5 },
        status: [400, 422],
        because: 'copies_backup must be an integer',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { copies_backup: 'abc' },
        status: [400, 422],
        because: 'copies_backup must be an integer',
      });
      await api.patch('/hedge/hedge-1', {
        body: { copies_backup: { value: 'text' } },
        status: [400, 422],
        because: 'copies_backup must be an integer',
      });
      await api.patch('/hedge/hedge-1', {
        body: { copies_backup: 46.5 },
        status: [400, 422],
        because: 'copies_backup must be an integer',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { copies_backup: 47 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'copies_backup may be right at its minimum of -100',
    about(
      'hedge.copies_backup.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, copies_backup: -100 },
        status: [200, 201],
        answer: { copies_backup: -100 },
        because: 'the minimum of copies_backup is -100, inclusive',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { copies_backup: -100 },
        because: 'the minimum of copies_backup is -100, inclusive',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { copies_backup: -100 },
        status: [200],
        answer: { copies_backup: -100 },
        because: 'the minimum of copies_backup is -100, inclusive',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { copies_backup: -100 },
        because: 'the minimum of copies_backup is -100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a copies_backup below its minimum of -100',
    about(
      'hedge.copies_backup.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, copies_backup: -101 },
        status: [400, 422],
        because: 'copies_backup must be at least -100',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { copies_backup: -101 },
        status: [400, 422],
        because: 'copies_backup must be at least -100',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { copies_backup: 47 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'copies_backup has no maximum',
    about('hedge.copies_backup.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, copies_backup: 1000000 },
        status: [200, 201],
        answer: { copies_backup: 1000000 },
        because: 'copies_backup has no maximum',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { copies_backup: 1000000 },
        because: 'copies_backup has no maximum',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { copies_backup: 1000000 },
        status: [200],
        answer: { copies_backup: 1000000 },
        because: 'copies_backup has no maximum',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { copies_backup: 1000000 },
        because: 'copies_backup has no maximum',
      });
    },
  );

  test(
    'author_lesser_cached of digits alone stays a string',
    about(
      'hedge.author_lesser_cached.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, author_lesser_cached: '0042' },
        status: [200, 201],
        answer: { author_lesser_cached: '0042' },
        because: '"0042" is a valid value of author_lesser_cached',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { author_lesser_cached: '0042' },
        because: '"0042" is a valid value of author_lesser_cached',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { author_lesser_cached: '0042' },
        status: [200],
        answer: { author_lesser_cached: '0042' },
        because: '"0042" is a valid value of author_lesser_cached',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { author_lesser_cached: '0042' },
        because: '"0042" is a valid value of author_lesser_cached',
      });
    },
  );

  test(
    'author_lesser_cached keeps spaces, quotes, accents and symbols',
    about(
      'hedge.author_lesser_cached.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, author_lesser_cached: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { author_lesser_cached: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of author_lesser_cached',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { author_lesser_cached: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of author_lesser_cached',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { author_lesser_cached: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { author_lesser_cached: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of author_lesser_cached',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { author_lesser_cached: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of author_lesser_cached',
      });
    },
  );

  test(
    'create and update refuse an author_lesser_cached of a wrong type',
    about(
      'hedge.author_lesser_cached.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, author_lesser_cached: 421337 },
        status: [400, 422],
        because: 'author_lesser_cached must be a string',
      });
      await api.post('/hedge', {
        body: { ...hedge, author_lesser_cached: { value: 'text' } },
        status: [400, 422],
        because: 'author_lesser_cached must be a string',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { author_lesser_cached: 421337 },
        status: [400, 422],
        because: 'author_lesser_cached must be a string',
      });
      await api.patch('/hedge/hedge-1', {
        body: { author_lesser_cached: { value: 'text' } },
        status: [400, 422],
        because: 'author_lesser_cached must be a string',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { author_lesser_cached: 'rubasu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'author_lesser_cached may be right at its minimum length of 2',
    about(
      'hedge.author_lesser_cached.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, author_lesser_cached: 'ru' },
        status: [200, 201],
        answer: { author_lesser_cached: 'ru' },
        because: 'the minimum length of author_lesser_cached is 2, inclusive',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { author_lesser_cached: 'ru' },
        because: 'the minimum length of author_lesser_cached is 2, inclusive',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { author_lesser_cached: 'ru' },
        status: [200],
        answer: { author_lesser_cached: 'ru' },
        because: 'the minimum length of author_lesser_cached is 2, inclusive',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { author_lesser_cached: 'ru' },
        because: 'the minimum length of author_lesser_cached is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse an author_lesser_cached below its minimum length of 2',
    about(
      'hedge.author_lesser_cached.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, author_lesser_cached: 'n' },
        status: [400, 422],
        because: 'author_lesser_cached must have at least 2 characters',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { author_lesser_cached: 'n' },
        status: [400, 422],
        because: 'author_lesser_cached must have at least 2 characters',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { author_lesser_cached: 'rubasu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'author_lesser_cached may be right at its maximum length of 120',
    about(
      'hedge.author_lesser_cached.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: {
          ...hedge,
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200, 201],
        answer: {
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of author_lesser_cached is 120, inclusive',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: {
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of author_lesser_cached is 120, inclusive',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: {
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200],
        answer: {
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of author_lesser_cached is 120, inclusive',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: {
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of author_lesser_cached is 120, inclusive',
      });
    },
  );

  test(
    'create and update refuse an author_lesser_cached above its maximum length of 120',
    about(
      'hedge.author_lesser_cached.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: {
          ...hedge,
          author_lesser_cached:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'author_lesser_cached must have at most 120 characters',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: {
          author_lesser_cached:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'author_lesser_cached must have at most 120 characters',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { author_lesser_cached: 'rubasu' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Hedge: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'mode may be automatic, hybrid, manual, archived',
    about('hedge.mode.accepts-each-value', 'values.enum', 'values.round-trip', 'update.validates'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, mode: 'automatic' },
        status: [200, 201],
        answer: { mode: 'automatic' },
        because: 'the value is one of HedgeMode',
      });
      await api.patch('/hedge/hedge-1', {
        body: { mode: 'hybrid' },
        status: [200],
        answer: { mode: 'hybrid' },
        because: 'the value is one of HedgeMode',
      });
      await api.patch('/hedge/hedge-1', {
        body: { mode: 'manual' },
        status: [200],
        answer: { mode: 'manual' },
        because: 'the value is one of HedgeMode',
      });
      await api.patch('/hedge/hedge-1', {
        body: { mode: 'archived' },
        status: [200],
        answer: { mode: 'archived' },
        because: 'the value is one of HedgeMode',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'archived' },
        because: 'the value is one of HedgeMode',
      });
    },
  );

  test(
    'mode may be archived, which HedgeMode has gained',
    about('hedge.mode.accepts-added-archived', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/hedge', {
        body: hedge,
        status: [200, 201],
        answer: { mode: 'archived' },
        because: 'archived was added to HedgeMode',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'archived' },
        because: 'archived was added to HedgeMode',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2', mode: 'manual' });
      await api.patch('/hedge/hedge-2', {
        body: { mode: 'archived' },
        status: [200],
        answer: { mode: 'archived' },
        because: 'archived was added to HedgeMode',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { mode: 'archived' },
        because: 'archived was added to HedgeMode',
      });
    },
  );

  test(
    'create and update refuse the mode unheard_of, which HedgeMode does not have',
    about(
      'hedge.mode.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, mode: 'unheard_of' },
        status: [400, 422],
        because: 'mode must be one of automatic, hybrid, manual, archived',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { mode: 'unheard_of' },
        status: [400, 422],
        because: 'mode must be one of automatic, hybrid, manual, archived',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'archived' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the mode AUTOMATIC, as upper and lower case differ',
    about(
      'hedge.mode.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, mode: 'AUTOMATIC' },
        status: [400, 422],
        because: 'mode must be one of automatic, hybrid, manual, archived',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { mode: 'AUTOMATIC' },
        status: [400, 422],
        because: 'mode must be one of automatic, hybrid, manual, archived',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'archived' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Hedge: references', () => {
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
    'archive refers to an existing Archive and is answered as its id',
    about('hedge.archive.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.post('/hedge', {
        body: { ...hedge, archive: 'archive-1' },
        status: [200, 201],
        answer: { archive: 'archive-1' },
        because: 'archive was sent as archive-1',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { archive: 'archive-1' },
        because: 'archive was sent as archive-1',
      });
      await api.patch('/hedge/hedge-1', {
        body: { archive: 'archive-2' },
        status: [200],
        answer: { archive: 'archive-2' },
        because: 'archive was changed to archive-2',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { archive: 'archive-2' },
        because: 'archive was changed to archive-2',
      });
      await api.get('/hedge', {
        status: [200],
        answer: [{ id: 'hedge-1', archive: 'archive-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse an archive that no Archive has as its id',
    about(
      'hedge.archive.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, archive: 'archive-unknown' },
        status: [400, 422],
        because: 'archive must be the id of an existing Archive',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.create('Hedge', { ...hedge, archive: 'archive-1' });
      await api.patch('/hedge/hedge-1', {
        body: { archive: 'archive-unknown' },
        status: [400, 422],
        because: 'archive must be the id of an existing Archive',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { archive: 'archive-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for archive',
    about(
      'hedge.archive.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/hedge', {
        body: { ...hedge, archive: 421337 },
        status: [400, 422],
        because: 'archive must be the id of a Archive',
      });
      await api.post('/hedge', {
        body: { ...hedge, archive: { value: 'text' } },
        status: [400, 422],
        because: 'archive must be the id of a Archive',
      });
      await api.get('/hedge/hedge-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { archive: 421337 },
        status: [400, 422],
        because: 'archive must be the id of a Archive',
      });
      await api.patch('/hedge/hedge-1', {
        body: { archive: { value: 'text' } },
        status: [400, 422],
        because: 'archive must be the id of a Archive',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { archive: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'archive may be null or left out',
    about(
      'hedge.archive.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/hedge', {
        body: { ...hedge, archive: null },
        status: [200, 201],
        answer: { archive: null },
        because: 'a reference may be null',
      });
      await api.patch('/hedge/hedge-1', {
        body: { archive: 'archive-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/hedge/hedge-1', {
        body: { archive: null },
        status: [200],
        answer: { archive: null },
        because: 'a reference may be null',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { archive: null },
        because: 'a reference may be null',
      });
      await api.post('/hedge', {
        body: { ...hedge, id: 'hedge-2' },
        status: [200, 201],
        answer: { archive: null },
        because: 'archive is optional',
      });
    },
  );

  test(
    'deleting an Archive clears every archive that refers to it',
    about(
      'hedge.archive.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Hedge', { ...hedge, archive: 'archive-1' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2', archive: 'archive-1' });
      await api.delete('/archive/archive-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { id: 'hedge-1', archive: null },
        because: 'archive-1 was deleted',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { id: 'hedge-2', archive: null },
        because: 'archive-1 was deleted',
      });
    },
  );

  test(
    'deleting an Archive keeps an archive that refers to another',
    about(
      'hedge.archive.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.create('Hedge', { ...hedge, archive: 'archive-2' });
      await api.delete('/archive/archive-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { archive: 'archive-2' },
        because: 'another Archive was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Hedge in archive, which refers to Archive',
    about(
      'hedge.archive.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.post('/hedge', {
        body: { ...hedge, id: 'hedge-2', archive: 'hedge-1' },
        status: [400, 422],
        because: 'archive must be the id of an existing Archive',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', {
        body: { archive: 'hedge-1' },
        status: [400, 422],
        because: 'archive must be the id of an existing Archive',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: { archive: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Hedge with the id of an Archive leaves archive alone',
    about(
      'hedge.archive.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Hedge', { ...hedge, archive: 'archive-1' });
      await api.create('Hedge', { ...hedge, id: 'archive-1' });
      await api.delete('/hedge/archive-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { archive: 'archive-1' },
        because: 'no Archive was deleted',
      });
    },
  );

  test(
    'update that is refused for archive does not change born_raw either',
    about(
      'hedge.archive.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', {
        body: { born_raw: '2024-10-13 08:25:17', archive: 'archive-unknown' },
        status: [400, 422],
        because: 'archive must be the id of an existing Archive',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { ...hedge, archive: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Hedge: actions', () => {
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
    'archive moves mode from archived to manual',
    about(
      'hedge.archive.moves-from-archived',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Hedge', {
        ...hedge,
        born_raw: '2028-04-18 18:19:37',
        delivered: '2028-04-18 18:19:38',
      });
      await api.post('/hedge/hedge-1/archive', {
        status: [200],
        answer: { ...hedge, archive: null, born_raw: '2028-04-18 18:19:37', mode: 'manual' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { ...hedge, archive: null, born_raw: '2028-04-18 18:19:37', mode: 'manual' },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'archive applies the effect: set this.delivered to this.born_raw',
    about(
      'hedge.archive.effect-set-delivered-to-born_raw',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Hedge', {
        ...hedge,
        born_raw: '2028-04-18 18:19:37',
        delivered: '2028-04-18 18:19:38',
      });
      await api.post('/hedge/hedge-1/archive', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: {
          delivered: '2028-04-18 18:19:37',
          archive: null,
          born_raw: '2028-04-18 18:19:37',
          id: 'hedge-1',
          topic_latest: 'bodo do',
          copies_backup: 47,
          author_lesser_cached: 'rubasu',
        },
        because: 'set this.delivered to this.born_raw',
      });
    },
  );

  test(
    'archive leaves objects alone that it does not concern',
    about('hedge.archive.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Hedge', {
        ...hedge,
        born_raw: '2028-04-18 18:19:37',
        delivered: '2028-04-18 18:19:38',
      });
      await api.create('Hedge', {
        ...hedge,
        id: 'hedge-2',
        born_raw: '2028-04-18 18:19:37',
        delivered: '2028-04-18 18:19:38',
      });
      await api.post('/hedge/hedge-1/archive', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/hedge/hedge-2', {
        status: [200],
        answer: {
          ...hedge,
          archive: null,
          born_raw: '2028-04-18 18:19:37',
          delivered: '2028-04-18 18:19:38',
          id: 'hedge-2',
        },
        because: 'archive was called on hedge-1, which does not concern this object',
      });
    },
  );

  test(
    'archive answers 404 for an id that no Hedge has',
    about('hedge.archive.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.post('/hedge/hedge-unknown/archive', {
        status: [404],
        because: 'no Hedge has the id hedge-unknown',
      });
    },
  );

  test(
    'archive is refused while mode is automatic',
    about(
      'hedge.archive.refuses-from-automatic',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Hedge', {
        ...hedge,
        mode: 'automatic',
        born_raw: '2028-04-18 18:19:37',
        delivered: '2028-04-18 18:19:38',
      });
      await api.post('/hedge/hedge-1/archive', {
        status: [400, 409],
        because: 'archive starts from archived, and mode is automatic',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'automatic', delivered: '2028-04-18 18:19:38' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'archive is refused while mode is hybrid',
    about('hedge.archive.refuses-from-hybrid', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Hedge', {
        ...hedge,
        mode: 'hybrid',
        born_raw: '2028-04-18 18:19:37',
        delivered: '2028-04-18 18:19:38',
      });
      await api.post('/hedge/hedge-1/archive', {
        status: [400, 409],
        because: 'archive starts from archived, and mode is hybrid',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'hybrid', delivered: '2028-04-18 18:19:38' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'archive is refused while mode is manual',
    about('hedge.archive.refuses-from-manual', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Hedge', {
        ...hedge,
        mode: 'manual',
        born_raw: '2028-04-18 18:19:37',
        delivered: '2028-04-18 18:19:38',
      });
      await api.post('/hedge/hedge-1/archive', {
        status: [400, 409],
        because: 'archive starts from archived, and mode is manual',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'manual', delivered: '2028-04-18 18:19:38' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'archive is refused unless this.delivered >= this.born_raw',
    about(
      'hedge.archive.refuses-unless-delivered-gte-born_raw',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Hedge', {
        ...hedge,
        born_raw: '2028-04-18 18:19:39',
        delivered: '2028-04-18 18:19:38',
      });
      await api.post('/hedge/hedge-1/archive', {
        status: [400, 409],
        because: 'the condition this.delivered >= this.born_raw is not satisfied',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'archived', delivered: '2028-04-18 18:19:38' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'archive is refused when delivered is absent',
    about(
      'hedge.archive.refuses-when-delivered-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Hedge', {
        ...without(hedge, 'delivered'),
        born_raw: '2028-04-18 18:19:37',
      });
      await api.post('/hedge/hedge-1/archive', {
        status: [400, 409],
        because: 'the condition this.delivered >= this.born_raw is not satisfied',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'archived', delivered: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'archive is refused when born_raw is absent',
    about(
      'hedge.archive.refuses-when-born_raw-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Hedge', {
        ...without(hedge, 'born_raw'),
        delivered: '2028-04-18 18:19:38',
      });
      await api.post('/hedge/hedge-1/archive', {
        status: [400, 409],
        because: 'the condition this.delivered >= this.born_raw is not satisfied',
      });
      await api.get('/hedge/hedge-1', {
        status: [200],
        answer: { mode: 'archived', delivered: '2028-04-18 18:19:38' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
