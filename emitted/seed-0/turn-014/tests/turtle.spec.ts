import { about, test, without } from '../support/api.ts';

// A valid Bucket, as the tests send it.
const bucket = {
  available: false,
  material_third: 'malodo',
  id: 'bucket-1',
  width_second: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'fair',
  origin_silent: 'nubo do',
};

// A valid Turtle, as the tests send it.
const turtle = {
  badge_raw_previous: 'mamo',
  id: 'turtle-1',
  payment_legacy: 'poor',
  rating_standard: 2,
  stage_past: 'evening',
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
        },
        status: [200],
        answer: {
          badge_raw_previous: 'naliso',
          buckets_partial_recent: [],
          id: 'turtle-1',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
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
        },
        status: [200],
        answer: {
          id: 'turtle-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
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
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for stage_past does not change badge_raw_previous either',
    about(
      'turtle.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { badge_raw_previous: 'naliso', stage_past: 'unheard_of' },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon',
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
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-3',
        badge_raw_previous: 'ganotu',
        payment_legacy: 'fair',
        rating_standard: 9,
        stage_past: 'night',
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
          },
          {
            badge_raw_previous: 'ganotu',
            buckets_partial_recent: [],
            id: 'turtle-3',
            payment_legacy: 'fair',
            rating_standard: 9,
            stage_past: 'night',
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
      });
      await api.patch('/turtle/turtle-2', {
        body: {
          id: 'turtle-2',
          badge_raw_previous: 'naliso',
          payment_legacy: 'superb',
          rating_standard: 28,
          stage_past: 'afternoon',
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
    'update of badge_raw_previous or stage_past alone leaves every other field as it is',
    about('turtle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['bucket-1'] });
      await api.patch('/turtle/turtle-1', {
        body: { badge_raw_previous: 'naliso' },
        status: [200],
        answer: { ...turtle, badge_raw_previous: 'naliso', buckets_partial_recent: ['bucket-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/turtle/turtle-1', {
        body: { stage_past: 'afternoon' },
        status: [200],
        answer: {
          ...turtle,
          badge_raw_previous: 'naliso',
          buckets_partial_recent: ['bucket-1'],
          stage_past: 'afternoon',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: {
          ...turtle,
          badge_raw_previous: 'naliso',
          buckets_partial_recent: ['bucket-1'],
          stage_past: 'afternoon',
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
});

test.describe('Turtle: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
    'buckets_partial_recent lists existing Bucket objects and is answered as their ids',
    about(
      'turtle.buckets_partial_recent.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: ['bucket-1', 'bucket-2'] },
        status: [200, 201],
        answer: { buckets_partial_recent: ['bucket-1', 'bucket-2'] },
        because: 'buckets_partial_recent was sent with two ids',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: ['bucket-1', 'bucket-2'] },
        because: 'buckets_partial_recent was sent with two ids',
      });
      await api.get('/turtle', {
        status: [200],
        answer: [{ id: 'turtle-1', buckets_partial_recent: ['bucket-1', 'bucket-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['bucket-2', 'bucket-1'] },
        status: [200],
        answer: { buckets_partial_recent: ['bucket-2', 'bucket-1'] },
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
      await api.create('Bucket', bucket);
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['bucket-1'] });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['bucket-2'] },
        status: [200],
        answer: { buckets_partial_recent: ['bucket-2'] },
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
    'create and update refuse an id in buckets_partial_recent that no Bucket has',
    about(
      'turtle.buckets_partial_recent.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: ['bucket-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Bucket objects',
      });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: ['bucket-1', 'bucket-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Bucket objects',
      });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: ['bucket-unknown', 'bucket-2'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Bucket objects',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['bucket-1', 'bucket-2'] });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['bucket-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Bucket objects',
      });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['bucket-1', 'bucket-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Bucket objects',
      });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: ['bucket-unknown', 'bucket-2'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Bucket objects',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: ['bucket-1', 'bucket-2'] },
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
        because: 'buckets_partial_recent must be a list of ids of Bucket',
      });
      await api.post('/turtle', {
        body: { ...turtle, buckets_partial_recent: [{ value: 'text' }] },
        status: [400, 422],
        because: 'buckets_partial_recent must be a list of ids of Bucket',
      });
      await api.get('/turtle/turtle-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: 'abc' },
        status: [400, 422],
        because: 'buckets_partial_recent must be a list of ids of Bucket',
      });
      await api.patch('/turtle/turtle-1', {
        body: { buckets_partial_recent: [{ value: 'text' }] },
        status: [400, 422],
        because: 'buckets_partial_recent must be a list of ids of Bucket',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Bucket takes its id out of every buckets_partial_recent and keeps the others',
    about(
      'turtle.buckets_partial_recent.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.create('Bucket', { ...bucket, id: 'bucket-2' });
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['bucket-1', 'bucket-2'] });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        buckets_partial_recent: ['bucket-1'],
      });
      await api.delete('/bucket/bucket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { id: 'turtle-1', buckets_partial_recent: ['bucket-2'] },
        because: 'bucket-1 was deleted',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { id: 'turtle-2', buckets_partial_recent: [] },
        because: 'bucket-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Turtle in buckets_partial_recent, which refers to Bucket',
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
        because: 'buckets_partial_recent must hold only ids of existing Bucket objects',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', {
        body: { buckets_partial_recent: ['turtle-1'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Bucket objects',
      });
      await api.get('/turtle/turtle-2', {
        status: [200],
        answer: { buckets_partial_recent: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Turtle with the id of a Bucket leaves buckets_partial_recent alone',
    about(
      'turtle.buckets_partial_recent.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Bucket', bucket);
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['bucket-1'] });
      await api.create('Turtle', { ...turtle, id: 'bucket-1' });
      await api.delete('/turtle/bucket-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { buckets_partial_recent: ['bucket-1'] },
        because: 'no Bucket was deleted',
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
        body: { badge_raw_previous: 'naliso', buckets_partial_recent: ['bucket-unknown'] },
        status: [400, 422],
        because: 'buckets_partial_recent must hold only ids of existing Bucket objects',
      });
      await api.get('/turtle/turtle-1', {
        status: [200],
        answer: { ...turtle, buckets_partial_recent: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
