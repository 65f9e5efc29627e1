import { about, test, without } from '../support/api.ts';

// A valid Comment, as the tests send it.
const comment = {
  available: false,
  material_third: 'malodo',
  id: 'comment-1',
  width_second: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
  origin_silent: 'nubo do',
  tokens_cached: 22,
};

// A valid Turtle, as the tests send it.
const turtle = {
  badge_raw_previous: 'mamo',
  id: 'turtle-1',
  payment_legacy: 'poor',
  rating_standard: 2,
  stage_past: 'evening',
  level_partial_silent: 'master',
  share_rate: 44.75,
};

test.describe('Turtle: create, read, update and delete', () => {
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
    'create answers the new Turtle, and read answers it again',
    about(
      'turtle.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: turtle,
        status: [200, 201],
        answer: { ...turtle, buckets_partial_recent: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, buckets_partial_recent: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/turtle', {
        body: { ...turtle, id: 'turtle-2' },
        status: [200, 201],
        answer: { id: 'turtle-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Turtle',
    about(
      'turtle.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: {
          badge_raw_previous: 'naliso',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        status: [200],
        answer: {
          badge_raw_previous: 'naliso',
          buckets_partial_recent: [],
          id: 'turtle-1',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          badge_raw_previous: 'naliso',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('turtle.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: {
          id: 'turtle-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        status: [200],
        answer: {
          id: 'turtle-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          id: 'turtle-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for share_rate does not change badge_raw_previous either',
    about(
      'turtle.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { badge_raw_previous: 'naliso', share_rate: 'abc' },
        status: [400, 422],
        because: 'share_rate must be a number',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, buckets_partial_recent: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Turtle: no read finds it and no list holds it',
    about(
      'turtle.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.delete('/turtle/turtle-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-1', { status: [404], because: 'it was deleted' });
      await api.get('/turtle', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Turtle has',
    about('turtle.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.get('/turtle/turtle-unknown', {
        status: [404],
        because: 'no Turtle has the id turtle-unknown',
      });
      await api.patch('/turtle/turtle-unknown', {
        body: {
          badge_raw_previous: 'naliso',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        status: [404],
        because: 'no Turtle has the id turtle-unknown',
      });
      await api.delete('/turtle/turtle-unknown', {
        status: [404],
        because: 'no Turtle has the id turtle-unknown',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [{ id: 'turtle-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Turtle: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Turtle with all of its fields',
    about('turtle.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'superb',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-3',
        badge_raw_previous: 'ganotu',
        payment_legacy: 'fair',
        rating_standard: 9,
        stage_past: 'night',
        level_partial_silent: 'expert',
        share_rate: 4.75,
      });
      await api.get('/turtle', {
        status: [200],
        answer: [
          { ...turtle, buckets_partial_recent: [] },
          {
            badge_raw_previous: 'naliso',
            buckets_partial_recent: [],
            id: 'turtle-2',
            payment_legacy: 'superb',
            rating_standard: 28,
            stage_past: 'afternoon',
            level_partial_silent: 'intermediate',
            share_rate: 73.75,
          },
          {
            badge_raw_previous: 'ganotu',
            buckets_partial_recent: [],
            id: 'turtle-3',
            payment_legacy: 'fair',
            rating_standard: 9,
            stage_past: 'night',
            level_partial_silent: 'expert',
            share_rate: 4.75,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Turtle leaves another as it was',
    about('turtle.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'superb',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.patch('/turtle/turtle-2', {
        body: {
          id: 'turtle-2',
          badge_raw_previous: 'naliso',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, buckets_partial_recent: [] },
        because: 'another object was updated',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: {
          badge_raw_previous: 'naliso',
          buckets_partial_recent: [],
          id: 'turtle-2',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Turtle leaves another as it was',
    about(
      'turtle.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'superb',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.delete('/turtle/turtle-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: {
          badge_raw_previous: 'naliso',
          buckets_partial_recent: [],
          id: 'turtle-2',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        because: 'another object was deleted',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [{ id: 'turtle-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Turtle',
    about('turtle.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'superb',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/turtle', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/turtle/turtle-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Turtle: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a Turtle without badge_raw_previous, which is optional',
    about('turtle.badge_raw_previous.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'badge_raw_previous'),
        status: [200, 201],
        answer: { badge_raw_previous: null },
        because: 'badge_raw_previous is optional',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { badge_raw_previous: null },
        because: 'badge_raw_previous is optional',
      });
    },
  );

  test(
    'create refuses a Turtle without an id',
    about(
      'turtle.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a Turtle without payment_legacy, which is required',
    about(
      'turtle.payment_legacy.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'payment_legacy'),
        status: [400, 422],
        because: 'payment_legacy is required and has no default',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Turtle without rating_standard, which is optional',
    about('turtle.rating_standard.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'rating_standard'),
        status: [200, 201],
        answer: { rating_standard: null },
        because: 'rating_standard is optional',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { rating_standard: null },
        because: 'rating_standard is optional',
      });
    },
  );

  test(
    'create refuses a Turtle without stage_past, which is required',
    about(
      'turtle.stage_past.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'stage_past'),
        status: [400, 422],
        because: 'stage_past is required and has no default',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a Turtle without level_partial_silent, which is optional',
    about('turtle.level_partial_silent.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'level_partial_silent'),
        status: [200, 201],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is optional',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is optional',
      });
    },
  );

  test(
    'create accepts a Turtle without share_rate, which is optional',
    about('turtle.share_rate.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: without(turtle, 'share_rate'),
        status: [200, 201],
        answer: { share_rate: null },
        because: 'share_rate is optional',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { share_rate: null },
        because: 'share_rate is optional',
      });
    },
  );

  test(
    'update of badge_raw_previous or share_rate alone leaves every other field as it is',
    about('turtle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['comment-1'] });
      await api.patch('/turtle/turtle-1', {
        body: { badge_raw_previous: 'naliso' },
        status: [200],
        answer: { ...turtle, badge_raw_previous: 'naliso', buckets_partial_recent: ['comment-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/turtle/turtle-1', {
        body: { share_rate: 73.75 },
        status: [200],
        answer: {
          ...turtle,
          badge_raw_previous: 'naliso',
          buckets_partial_recent: ['comment-1'],
          share_rate: 73.75,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          ...turtle,
          badge_raw_previous: 'naliso',
          buckets_partial_recent: ['comment-1'],
          share_rate: 73.75,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Turtle: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for badge_raw_previous',
    about(
      'turtle.badge_raw_previous.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, badge_raw_previous: null },
        status: [400, 422],
        because: 'badge_raw_previous must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { badge_raw_previous: null },
        status: [400, 422],
        because: 'badge_raw_previous must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { badge_raw_previous: 'mamo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for payment_legacy',
    about(
      'turtle.payment_legacy.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, payment_legacy: null },
        status: [400, 422],
        because: 'payment_legacy must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { payment_legacy: null },
        status: [400, 422],
        because: 'payment_legacy must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { payment_legacy: 'poor' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for rating_standard',
    about(
      'turtle.rating_standard.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, rating_standard: null },
        status: [400, 422],
        because: 'rating_standard must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { rating_standard: null },
        status: [400, 422],
        because: 'rating_standard must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { rating_standard: 2 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for stage_past',
    about(
      'turtle.stage_past.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, stage_past: null },
        status: [400, 422],
        because: 'stage_past must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { stage_past: null },
        status: [400, 422],
        because: 'stage_past must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'evening' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'level_partial_silent may be null',
    about(
      'turtle.level_partial_silent.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, level_partial_silent: null },
        status: [200, 201],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is nullable',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is nullable',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { level_partial_silent: null },
        status: [200],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is nullable',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is nullable',
      });
    },
  );

  test(
    'share_rate may be null',
    about('turtle.share_rate.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, share_rate: null },
        status: [200, 201],
        answer: { share_rate: null },
        because: 'share_rate is nullable',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { share_rate: null },
        because: 'share_rate is nullable',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { share_rate: null },
        status: [200],
        answer: { share_rate: null },
        because: 'share_rate is nullable',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { share_rate: null },
        because: 'share_rate is nullable',
      });
    },
  );
});

test.describe('Turtle: types and bounds', () => {
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
    'badge_raw_previous of digits alone stays a string',
    about(
      'turtle.badge_raw_previous.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, badge_raw_previous: '0042' },
        status: [200, 201],
        answer: { badge_raw_previous: '0042' },
        because: '"0042" is a valid value of badge_raw_previous',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { badge_raw_previous: '0042' },
        because: '"0042" is a valid value of badge_raw_previous',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { badge_raw_previous: '0042' },
        status: [200],
        answer: { badge_raw_previous: '0042' },
        because: '"0042" is a valid value of badge_raw_previous',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { badge_raw_previous: '0042' },
        because: '"0042" is a valid value of badge_raw_previous',
      });
    },
  );

  test(
    'badge_raw_previous keeps spaces, quotes, accents and symbols',
    about(
      'turtle.badge_raw_previous.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous',
      });
    },
  );

  test(
    'create and update refuse a badge_raw_previous of a wrong type',
    about(
      'turtle.badge_raw_previous.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, badge_raw_previous: 421337 },
        status: [400, 422],
        because: 'badge_raw_previous must be a string',
      });
      await api.post('/turtle', {
        body: { ...turtle, badge_raw_previous: { value: 'text' } },
        status: [400, 422],
        because: 'badge_raw_previous must be a string',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { badge_raw_previous: 421337 },
        status: [400, 422],
        because: 'badge_raw_previous must be a string',
      });
      await api.patch('/turtle/turtle-1', {
        body: { badge_raw_previous: { value: 'text' } },
        status: [400, 422],
        because: 'badge_raw_previous must be a string',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { badge_raw_previous: 'mamo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'badge_raw_previous may be right at its minimum length of 1',
    about(
      'turtle.badge_raw_previous.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, badge_raw_previous: 'n' },
        status: [200, 201],
        answer: { badge_raw_previous: 'n' },
        because: 'the minimum length of badge_raw_previous is 1, inclusive',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { badge_raw_previous: 'n' },
        because: 'the minimum length of badge_raw_previous is 1, inclusive',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { badge_raw_previous: 'n' },
        status: [200],
        answer: { badge_raw_previous: 'n' },
        because: 'the minimum length of badge_raw_previous is 1, inclusive',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { badge_raw_previous: 'n' },
        because: 'the minimum length of badge_raw_previous is 1, inclusive',
      });
    },
  );

  test(
    'badge_raw_previous has no maximum length',
    about(
      'turtle.badge_raw_previous.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: {
          ...turtle,
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'badge_raw_previous has no maximum length',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'badge_raw_previous has no maximum length',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'badge_raw_previous has no maximum length',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'badge_raw_previous has no maximum length',
      });
    },
  );

  test(
    'create and update refuse a payment_legacy of a wrong type',
    about(
      'turtle.payment_legacy.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, payment_legacy: 421337 },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor',
      });
      await api.post('/turtle', {
        body: { ...turtle, payment_legacy: { value: 'text' } },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { payment_legacy: 421337 },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor',
      });
      await api.patch('/turtle/turtle-1', {
        body: { payment_legacy: { value: 'text' } },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { payment_legacy: 'poor' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_standard may be 0',
    about('turtle.rating_standard.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, rating_standard: 0 },
        status: [200, 201],
        answer: { rating_standard: 0 },
        because: '0 is a valid value of rating_standard',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { rating_standard: 0 },
        because: '0 is a valid value of rating_standard',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { rating_standard: 0 },
        status: [200],
        answer: { rating_standard: 0 },
        because: '0 is a valid value of rating_standard',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { rating_standard: 0 },
        because: '0 is a valid value of rating_standard',
      });
    },
  );

  test(
    'create and update refuse a rating_standard of a wrong type',
    about(
      'turtle.rating_standard.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, rating_standard: 'abc' },
        status: [400, 422],
        because: 'rating_standard must be an integer',
      });
      await api.post('/turtle', {
        body: { ...turtle, rating_standard: { value: 'text' } },
        status: [400, 422],
        because: 'rating_standard must be an integer',
      });
      await api.post('/turtle', {
        body: { ...turtle, rating_standard: 1.5 },
        status: [400, 422],
        because: 'rating_standard must be an integer',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { rating_standard: 'abc' },
        status: [400, 422],
        because: 'rating_standard must be an integer',
      });
      await api.patch('/turtle/turtle-1', {
        body: { rating_standard: { value: 'text' } },
        status: [400, 422],
        because: 'rating_standard must be an integer',
      });
      await api.patch('/turtle/turtle-1', {
        body: { rating_standard: 1.5 },
        status: [400, 422],
        because: 'rating_standard must be an integer',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { rating_standard: 2 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_standard may be right at its minimum of -10',
    about(
      'turtle.rating_standard.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, rating_standard: -10 },
        status: [200, 201],
        answer: { rating_standard: -10 },
        because: 'the minimum of rating_standard is -10, inclusive',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { rating_standard: -10 },
        because: 'the minimum of rating_standard is -10, inclusive',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { rating_standard: -10 },
        status: [200],
        answer: { rating_standard: -10 },
        because: 'the minimum of rating_standard is -10, inclusive',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { rating_standard: -10 },
        because: 'the minimum of rating_standard is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse a rating_standard below its minimum of -10',
    about(
      'turtle.rating_standard.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, rating_standard: -11 },
        status: [400, 422],
        because: 'rating_standard must be at least -10',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { rating_standard: -11 },
        status: [400, 422],
        because: 'rating_standard must be at least -10',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { rating_standard: 2 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'rating_standard has no maximum',
    about('turtle.rating_standard.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, rating_standard: 1000000 },
        status: [200, 201],
        answer: { rating_standard: 1000000 },
        because: 'rating_standard has no maximum',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { rating_standard: 1000000 },
        because: 'rating_standard has no maximum',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { rating_standard: 1000000 },
        status: [200],
        answer: { rating_standard: 1000000 },
        because: 'rating_standard has no maximum',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { rating_standard: 1000000 },
        because: 'rating_standard has no maximum',
      });
    },
  );

  test(
    'create and update refuse a stage_past of a wrong type',
    about(
      'turtle.stage_past.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, stage_past: 421337 },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon',
      });
      await api.post('/turtle', {
        body: { ...turtle, stage_past: { value: 'text' } },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { stage_past: 421337 },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon',
      });
      await api.patch('/turtle/turtle-1', {
        body: { stage_past: { value: 'text' } },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'evening' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a level_partial_silent of a wrong type',
    about(
      'turtle.level_partial_silent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, level_partial_silent: 421337 },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.post('/turtle', {
        body: { ...turtle, level_partial_silent: { value: 'text' } },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { level_partial_silent: 421337 },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.patch('/turtle/turtle-1', {
        body: { level_partial_silent: { value: 'text' } },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'share_rate may be the whole number 0',
    about('turtle.share_rate.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, share_rate: 0 },
        status: [200, 201],
        answer: { share_rate: 0 },
        because: '0 is a valid value of share_rate',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { share_rate: 0 },
        because: '0 is a valid value of share_rate',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { share_rate: 0 },
        status: [200],
        answer: { share_rate: 0 },
        because: '0 is a valid value of share_rate',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { share_rate: 0 },
        because: '0 is a valid value of share_rate',
      });
    },
  );

  test(
    'create and update refuse a share_rate of a wrong type',
    about(
      'turtle.share_rate.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, share_rate: 'abc' },
        status: [400, 422],
        because: 'share_rate must be a number',
      });
      await api.post('/turtle', {
        body: { ...turtle, share_rate: { value: 'text' } },
        status: [400, 422],
        because: 'share_rate must be a number',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { share_rate: 'abc' },
        status: [400, 422],
        because: 'share_rate must be a number',
      });
      await api.patch('/turtle/turtle-1', {
        body: { share_rate: { value: 'text' } },
        status: [400, 422],
        because: 'share_rate must be a number',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { share_rate: 44.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'share_rate may be right at its maximum of 5000',
    about(
      'turtle.share_rate.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, share_rate: 5000 },
        status: [200, 201],
        answer: { share_rate: 5000 },
        because: 'the maximum of share_rate is 5000, inclusive',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { share_rate: 5000 },
        because: 'the maximum of share_rate is 5000, inclusive',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { share_rate: 5000 },
        status: [200],
        answer: { share_rate: 5000 },
        because: 'the maximum of share_rate is 5000, inclusive',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { share_rate: 5000 },
        because: 'the maximum of share_rate is 5000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a share_rate above its maximum of 5000',
    about(
      'turtle.share_rate.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, share_rate: 5000.25 },
        status: [400, 422],
        because: 'share_rate must be at most 5000',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { share_rate: 5000.25 },
        status: [400, 422],
        because: 'share_rate must be at most 5000',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { share_rate: 44.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'share_rate has no minimum',
    about('turtle.share_rate.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, share_rate: -999999.75 },
        status: [200, 201],
        answer: { share_rate: -999999.75 },
        because: 'share_rate has no minimum',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { share_rate: -999999.75 },
        because: 'share_rate has no minimum',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { share_rate: -999999.75 },
        status: [200],
        answer: { share_rate: -999999.75 },
        because: 'share_rate has no minimum',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { share_rate: -999999.75 },
        because: 'share_rate has no minimum',
      });
    },
  );
});

test.describe('Turtle: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'payment_legacy may be superb, fair, poor',
    about(
      'turtle.payment_legacy.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, payment_legacy: 'superb' },
        status: [200, 201],
        answer: { payment_legacy: 'superb' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/turtle/turtle-1', {
        body: { payment_legacy: 'fair' },
        status: [200],
        answer: { payment_legacy: 'fair' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/turtle/turtle-1', {
        body: { payment_legacy: 'poor' },
        status: [200],
        answer: { payment_legacy: 'poor' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { payment_legacy: 'poor' },
        because: 'the value is one of StatueQualityTemporary',
      });
    },
  );

  test(
    'create and update refuse the payment_legacy unheard_of, which StatueQualityTemporary does not have',
    about(
      'turtle.payment_legacy.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, payment_legacy: 'unheard_of' },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { payment_legacy: 'unheard_of' },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { payment_legacy: 'poor' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the payment_legacy SUPERB, as upper and lower case differ',
    about(
      'turtle.payment_legacy.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, payment_legacy: 'SUPERB' },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { payment_legacy: 'SUPERB' },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { payment_legacy: 'poor' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'stage_past may be evening, morning, night, afternoon',
    about(
      'turtle.stage_past.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: turtle,
        status: [200, 201],
        answer: { stage_past: 'evening' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/turtle/turtle-1', {
        body: { stage_past: 'morning' },
        status: [200],
        answer: { stage_past: 'morning' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/turtle/turtle-1', {
        body: { stage_past: 'night' },
        status: [200],
        answer: { stage_past: 'night' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/turtle/turtle-1', {
        body: { stage_past: 'afternoon' },
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'the value is one of StadiumNotebookShift',
      });
    },
  );

  test(
    'create and update refuse the stage_past unheard_of, which StadiumNotebookShift does not have',
    about(
      'turtle.stage_past.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, stage_past: 'unheard_of' },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { stage_past: 'unheard_of' },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'evening' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the stage_past EVENING, as upper and lower case differ',
    about(
      'turtle.stage_past.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, stage_past: 'EVENING' },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { stage_past: 'EVENING' },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'evening' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'level_partial_silent may be intermediate, expert, master',
    about(
      'turtle.level_partial_silent.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, level_partial_silent: 'intermediate' },
        status: [200, 201],
        answer: { level_partial_silent: 'intermediate' },
        because: 'the value is one of TurtleLevelPartialSilent',
      });
      await api.patch('/turtle/turtle-1', {
        body: { level_partial_silent: 'expert' },
        status: [200],
        answer: { level_partial_silent: 'expert' },
        because: 'the value is one of TurtleLevelPartialSilent',
      });
      await api.patch('/turtle/turtle-1', {
        body: { level_partial_silent: 'master' },
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'the value is one of TurtleLevelPartialSilent',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'the value is one of TurtleLevelPartialSilent',
      });
    },
  );

  test(
    'create and update refuse the level_partial_silent unheard_of, which TurtleLevelPartialSilent does not have',
    about(
      'turtle.level_partial_silent.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, level_partial_silent: 'unheard_of' },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { level_partial_silent: 'unheard_of' },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the level_partial_silent INTERMEDIATE, as upper and lower case differ',
    about(
      'turtle.level_partial_silent.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, level_partial_silent: 'INTERMEDIATE' },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { level_partial_silent: 'INTERMEDIATE' },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Turtle: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.order: The order of the ids in a reference list is free; no id is sent twice.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'buckets_partial_recent is an empty list when a create leaves it out',
    about(
      'turtle.buckets_partial_recent.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: turtle,
        status: [200, 201],
        answer: { buckets_partial_recent: [] },
        because: 'buckets_partial_recent was left out',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: [] },
        because: 'buckets_partial_recent was left out',
      });
    },
  );

  test(
    'buckets_partial_recent lists existing Comment objects and is answered as their ids',
    about(
      'turtle.buckets_partial_recent.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: ['comment-1', 'comment-2'] },
        status: [200, 201],
        answer: { buckets_partial_recent: ['comment-1', 'comment-2'] },
        because: 'buckets_partial_recent was sent with two ids',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: ['comment-1', 'comment-2'] },
        because: 'buckets_partial_recent was sent with two ids',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [{ id: 'turtle-1', buckets_partial_recent: ['comment-1', 'comment-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['comment-2', 'comment-1'] },
        status: [200],
        answer: { buckets_partial_recent: ['comment-2', 'comment-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in buckets_partial_recent',
    about(
      'turtle.buckets_partial_recent.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['comment-1'] });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['comment-2'] },
        status: [200],
        answer: { buckets_partial_recent: ['comment-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in buckets_partial_recent that no Comment has',
    about(
      'turtle.buckets_partial_recent.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: ['comment-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Comment objects',
      });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: ['comment-1', 'comment-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Comment objects',
      });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: ['comment-unknown', 'comment-2'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Comment objects',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['comment-1', 'comment-2'] });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['comment-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Comment objects',
      });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['comment-1', 'comment-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Comment objects',
      });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['comment-unknown', 'comment-2'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Comment objects',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: ['comment-1', 'comment-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list buckets_partial_recent',
    about(
      'turtle.buckets_partial_recent.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: null },
        status: [400, 422],
        because: 'buckets_partial_recent must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: null },
        status: [400, 422],
        because: 'buckets_partial_recent must not be null',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for buckets_partial_recent',
    about(
      'turtle.buckets_partial_recent.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: 'abc' },
        status: [400, 422],
        because: 'buckets_partial_recent must be a list of ids of Comment',
      });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: [{ value: 'text' }] },
        status: [400, 422],
        because: 'buckets_partial_recent must be a list of ids of Comment',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: 'abc' },
        status: [400, 422],
        because: 'buckets_partial_recent must be a list of ids of Comment',
      });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: [{ value: 'text' }] },
        status: [400, 422],
        because: 'buckets_partial_recent must be a list of ids of Comment',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Comment takes its id out of every buckets_partial_recent and keeps the others',
    about(
      'turtle.buckets_partial_recent.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['comment-1', 'comment-2'] });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        buckets_partial_recent: ['comment-1'],
      });
      await api.delete('/comment/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { id: 'turtle-1', buckets_partial_recent: ['comment-2'] },
        because: 'comment-1 was deleted',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { id: 'turtle-2', buckets_partial_recent: [] },
        because: 'comment-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Turtle in buckets_partial_recent, which refers to Comment',
    about(
      'turtle.buckets_partial_recent.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.post('/turtle', {
        body: { ...turtle, id: 'turtle-2', buckets_partial_recent: ['turtle-1'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Comment objects',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { buckets_partial_recent: ['turtle-1'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Comment objects',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { buckets_partial_recent: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Turtle with the id of a Comment leaves buckets_partial_recent alone',
    about(
      'turtle.buckets_partial_recent.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['comment-1'] });
      await api.create('Turtle', { ...turtle, id: 'comment-1' });
      await api.delete('/turtle/comment-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: ['comment-1'] },
        because: 'no Comment was deleted',
      });
    },
  );

  test(
    'update that is refused for buckets_partial_recent does not change badge_raw_previous either',
    about(
      'turtle.buckets_partial_recent.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { badge_raw_previous: 'naliso', buckets_partial_recent: ['comment-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Comment objects',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, buckets_partial_recent: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Turtle: actions', () => {
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
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'hold moves stage_past from night to morning',
    about(
      'turtle.hold.moves-from-night',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [200],
        answer: {
          ...turtle,
          badge_raw_previous: 'plain',
          buckets_partial_recent: ['comment-1', 'comment-2'],
          rating_standard: 29,
          stage_past: 'morning',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          ...turtle,
          badge_raw_previous: 'plain',
          buckets_partial_recent: ['comment-1', 'comment-2'],
          rating_standard: 29,
          stage_past: 'morning',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'hold applies the effect: set this.rating_standard to this.rating_standard - 1',
    about(
      'turtle.hold.effect-set-rating_standard-to-rating_standard-minus-1',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          rating_standard: 29,
          buckets_partial_recent: ['comment-1', 'comment-2'],
          id: 'turtle-1',
          payment_legacy: 'poor',
          level_partial_silent: 'master',
          share_rate: 44.75,
        },
        because: 'set this.rating_standard to this.rating_standard - 1',
      });
    },
  );

  test(
    'hold applies the effect: set this.badge_raw_previous to "plain"',
    about(
      "turtle.hold.effect-set-badge_raw_previous-to-'plain'",
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          badge_raw_previous: 'plain',
          buckets_partial_recent: ['comment-1', 'comment-2'],
          id: 'turtle-1',
          payment_legacy: 'poor',
          level_partial_silent: 'master',
          share_rate: 44.75,
        },
        because: 'set this.badge_raw_previous to "plain"',
      });
    },
  );

  test(
    'hold leaves objects alone that it does not concern',
    about('turtle.hold.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: {
          ...turtle,
          buckets_partial_recent: ['comment-1', 'comment-2'],
          id: 'turtle-2',
          rating_standard: 30,
          stage_past: 'night',
        },
        because: 'hold was called on turtle-1, which does not concern this object',
      });
    },
  );

  test(
    'hold answers 404 for an id that no Turtle has',
    about('turtle.hold.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.post('/turtle/turtle-unknown/hold', {
        status: [404],
        because: 'no Turtle has the id turtle-unknown',
      });
    },
  );

  test(
    'hold is refused while stage_past is evening',
    about('turtle.hold.refuses-from-evening', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [400, 409],
        because: 'hold starts from night, and stage_past is evening',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'evening', rating_standard: 30, badge_raw_previous: 'mamo' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'hold is refused while stage_past is morning',
    about('turtle.hold.refuses-from-morning', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [400, 409],
        because: 'hold starts from night, and stage_past is morning',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'morning', rating_standard: 30, badge_raw_previous: 'mamo' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'hold is refused while stage_past is afternoon',
    about('turtle.hold.refuses-from-afternoon', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [400, 409],
        because: 'hold starts from night, and stage_past is afternoon',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'afternoon', rating_standard: 30, badge_raw_previous: 'mamo' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'hold is refused unless this.rating_standard * 2 < 62',
    about(
      'turtle.hold.refuses-unless-rating_standard-times-2-lt-62',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 31,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [400, 409],
        because: 'the condition this.rating_standard * 2 < 62 is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'night', rating_standard: 31, badge_raw_previous: 'mamo' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'hold is refused unless any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00"',
    about(
      "turtle.hold.refuses-unless-any-buckets_partial_recent-finished_yearly-gt-'2027-02-18+12:00:00'",
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:00',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [400, 409],
        because:
          'the condition any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'night', rating_standard: 30, badge_raw_previous: 'mamo' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'hold is refused when rating_standard is absent',
    about(
      'turtle.hold.refuses-when-rating_standard-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...without(turtle, 'rating_standard'),
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [400, 409],
        because: 'the condition this.rating_standard * 2 < 62 is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'night', rating_standard: null, badge_raw_previous: 'mamo' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'hold is refused when finished_yearly of an object in buckets_partial_recent is absent',
    about(
      'turtle.hold.refuses-when-finished_yearly-in-buckets_partial_recent-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', { ...without(comment, 'finished_yearly'), id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [400, 409],
        because:
          'the condition any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'night', rating_standard: 30, badge_raw_previous: 'mamo' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'hold is refused when buckets_partial_recent is empty',
    about(
      'turtle.hold.refuses-when-buckets_partial_recent-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: [],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [400, 409],
        because:
          'the condition any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'night', rating_standard: 30, badge_raw_previous: 'mamo' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'hold is refused when any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" would hold with the objects that are not in buckets_partial_recent',
    about(
      "turtle.hold.refuses-when-any-buckets_partial_recent-finished_yearly-gt-'2027-02-18+12:00:00'-for-those-in-buckets_partial_recent-alone",
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:00',
      });
      await api.create('Comment', {
        ...comment,
        id: 'comment-3',
        finished_yearly: '2027-02-18 12:00:00',
      });
      await api.create('Comment', {
        ...comment,
        id: 'comment-4',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold', {
        status: [400, 409],
        because:
          'the condition any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'night', rating_standard: 30, badge_raw_previous: 'mamo' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss moves stage_past from afternoon to morning',
    about(
      'turtle.dismiss.moves-from-afternoon',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [200],
        answer: {
          ...turtle,
          buckets_partial_recent: ['comment-1', 'comment-2'],
          rating_standard: 46,
          stage_past: 'morning',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          ...turtle,
          buckets_partial_recent: ['comment-1', 'comment-2'],
          rating_standard: 46,
          stage_past: 'morning',
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'dismiss leaves objects alone that it does not concern',
    about('turtle.dismiss.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: {
          ...turtle,
          buckets_partial_recent: ['comment-1', 'comment-2'],
          id: 'turtle-2',
          rating_standard: 46,
          stage_past: 'afternoon',
        },
        because: 'dismiss was called on turtle-1, which does not concern this object',
      });
    },
  );

  test(
    'dismiss answers 404 for an id that no Turtle has',
    about('turtle.dismiss.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.post('/turtle/turtle-unknown/dismiss', {
        status: [404],
        because: 'no Turtle has the id turtle-unknown',
      });
    },
  );

  test(
    'dismiss is refused while stage_past is evening',
    about(
      'turtle.dismiss.refuses-from-evening',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [400, 409],
        because: 'dismiss starts from afternoon, and stage_past is evening',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'evening' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss is refused while stage_past is morning',
    about(
      'turtle.dismiss.refuses-from-morning',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [400, 409],
        because: 'dismiss starts from afternoon, and stage_past is morning',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'morning' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss is refused while stage_past is night',
    about('turtle.dismiss.refuses-from-night', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [400, 409],
        because: 'dismiss starts from afternoon, and stage_past is night',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'night' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss is refused unless this.rating_standard * 2 > 91',
    about(
      'turtle.dismiss.refuses-unless-rating_standard-times-2-gt-91',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 45,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [400, 409],
        because: 'the condition this.rating_standard * 2 > 91 is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss is refused unless all item in this.buckets_partial_recent satisfies: item.width_second >= 226.5',
    about(
      'turtle.dismiss.refuses-unless-all-buckets_partial_recent-width_second-gte-226.5',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.25 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [400, 409],
        because:
          'the condition all item in this.buckets_partial_recent satisfies: item.width_second >= 226.5 is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss is refused when rating_standard is absent',
    about(
      'turtle.dismiss.refuses-when-rating_standard-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...without(turtle, 'rating_standard'),
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [400, 409],
        because: 'the condition this.rating_standard * 2 > 91 is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss is refused when width_second of an object in buckets_partial_recent is absent',
    about(
      'turtle.dismiss.refuses-when-width_second-in-buckets_partial_recent-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...without(comment, 'width_second'), id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [400, 409],
        because:
          'the condition all item in this.buckets_partial_recent satisfies: item.width_second >= 226.5 is not satisfied',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'dismiss succeeds when buckets_partial_recent is empty',
    about(
      'turtle.dismiss.succeeds-when-buckets_partial_recent-is-empty',
      'guards.quantifiers',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: [],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [200],
        answer: { stage_past: 'morning' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'morning' },
        because: 'buckets_partial_recent is empty, which is allowed',
      });
    },
  );

  test(
    'dismiss succeeds when all item in this.buckets_partial_recent satisfies: item.width_second >= 226.5 would not hold with the objects that are not in buckets_partial_recent',
    about(
      'turtle.dismiss.succeeds-when-all-buckets_partial_recent-width_second-gte-226.5-for-those-in-buckets_partial_recent-alone',
      'guards.quantifiers',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-3', width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-4', width_second: 226.25 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss', {
        status: [200],
        answer: { stage_past: 'morning' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { stage_past: 'morning' },
        because:
          'all item in this.buckets_partial_recent satisfies: item.width_second >= 226.5 would not hold with the objects that are not in buckets_partial_recent, which is allowed',
      });
    },
  );
});
