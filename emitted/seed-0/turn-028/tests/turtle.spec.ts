import { about, test, without } from '../support/api.ts';

// A valid Comment, as the tests send it.
const comment = {
  available: false,
  city: 'malodo',
  id: 'comment-1',
  width_second: 83.25,
  finished_yearly: '2022-10-05 09:17:46',
  quality_temporary: 'poor',
  origin_silent: 'nubo do',
  tokens_cached: 22,
};

// A valid Turtle, as the tests send it.
const turtle = {
  badge_raw_previous: 'mamo',
  id: 'turtle-1',
  payment_legacy: 'superb',
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
  //   the `id` is listed as optional or nullable. Store it as it is and use it in the paths,
  //   where characters that a path cannot hold come percent-encoded; never make up another.
  // ids.same-on-update: An update may carry the `id` that the object has already; accept it.
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
      await api.post('/turtle', turtle).created('create answers the object that was sent', {
        ...turtle,
        buckets_partial_recent: [],
      });
      await api
        .get('/turtle/turtle-1')
        .ok('read answers the object that was created', { ...turtle, buckets_partial_recent: [] });
      await api
        .post('/turtle', { ...turtle, id: 'turtle-2' })
        .created('objects may be alike in everything but their ids', { id: 'turtle-2' });
    },
  );

  test(
    'the id of a Turtle may be any text, upper and lower case told apart, but no number',
    about(
      'turtle.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/turtle', { ...turtle, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Turtle', { ...turtle, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/turtle/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/turtle/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...turtle,
          buckets_partial_recent: [],
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api.post('/turtle', { ...turtle, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/turtle/turtle-1', {
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        })
        .ok('every one of these fields was sent', {
          badge_raw_previous: 'naliso',
          buckets_partial_recent: [],
          id: 'turtle-1',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        });
      await api.get('/turtle/turtle-1').ok('the update is stored', {
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('turtle.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Turtle', turtle);
      await api
        .patch('/turtle/turtle-1', {
          id: 'turtle-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        })
        .ok(because, {
          id: 'turtle-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        });
      await api.get('/turtle/turtle-1').ok(because, {
        id: 'turtle-1',
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
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
      await api
        .patch('/turtle/turtle-1', { badge_raw_previous: 'naliso', share_rate: 'abc' })
        .invalid('share_rate must be a number');
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { ...turtle, buckets_partial_recent: [] });
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
      const because = 'it was deleted';
      await api.create('Turtle', turtle);
      await api.delete('/turtle/turtle-1').removed('the object exists');
      await api.get('/turtle/turtle-1').notFound(because);
      await api.patch('/turtle/turtle-1', { id: 'turtle-1' }).notFound(because);
      await api.get('/turtle').ok('what was deleted is in no list', []);
      await api
        .post('/turtle', {
          ...turtle,
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          badge_raw_previous: 'naliso',
          buckets_partial_recent: [],
          id: 'turtle-1',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        });
      await api
        .get('/turtle/turtle-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          badge_raw_previous: 'naliso',
          buckets_partial_recent: [],
          id: 'turtle-1',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Turtle has',
    about('turtle.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Turtle has the id turtle-unknown';
      await api.create('Turtle', turtle);
      await api.get('/turtle/turtle-unknown').notFound(because);
      await api
        .patch('/turtle/turtle-unknown', {
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        })
        .notFound(because);
      await api.delete('/turtle/turtle-unknown').notFound(because);
      await api
        .get('/turtle')
        .ok('requests for an unknown id change nothing', [{ id: 'turtle-1' }]);
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
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-3',
        badge_raw_previous: 'ganotu',
        payment_legacy: 'frozen',
        rating_standard: 9,
        stage_past: 'night',
        level_partial_silent: 'expert',
        share_rate: 4.75,
      });
      await api.get('/turtle').ok('three objects were created', [
        { ...turtle, buckets_partial_recent: [] },
        {
          badge_raw_previous: 'naliso',
          buckets_partial_recent: [],
          id: 'turtle-2',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        },
        {
          badge_raw_previous: 'ganotu',
          buckets_partial_recent: [],
          id: 'turtle-3',
          payment_legacy: 'frozen',
          rating_standard: 9,
          stage_past: 'night',
          level_partial_silent: 'expert',
          share_rate: 4.75,
        },
      ]);
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-4',
        payment_legacy: 'fair',
        stage_past: 'morning',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-5', payment_legacy: 'poor' });
      await api.create('Turtle', { ...turtle, id: 'turtle-6' });
      await api.create('Turtle', { ...turtle, id: 'turtle-7' });
      await api.create('Turtle', { ...turtle, id: 'turtle-8' });
      await api.create('Turtle', { ...turtle, id: 'turtle-9' });
      await api.create('Turtle', { ...turtle, id: 'turtle-10' });
      await api.create('Turtle', { ...turtle, id: 'turtle-11' });
      await api
        .get('/turtle')
        .ok('a list holds every object, however many there are', [
          { id: 'turtle-1' },
          { id: 'turtle-2' },
          { id: 'turtle-3' },
          { id: 'turtle-4' },
          { id: 'turtle-5' },
          { id: 'turtle-6' },
          { id: 'turtle-7' },
          { id: 'turtle-8' },
          { id: 'turtle-9' },
          { id: 'turtle-10' },
          { id: 'turtle-11' },
        ]);
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
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api
        .patch('/turtle/turtle-2', {
          id: 'turtle-2',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          rating_standard: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
        })
        .ok('the change is valid');
      await api
        .get('/turtle/turtle-1')
        .ok('another object was updated', { ...turtle, buckets_partial_recent: [] });
      await api.get('/turtle/turtle-2').ok('the update is stored', {
        badge_raw_previous: 'naliso',
        buckets_partial_recent: [],
        id: 'turtle-2',
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
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
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.delete('/turtle/turtle-1').removed('the object exists');
      await api.get('/turtle/turtle-2').ok('another object was deleted', {
        badge_raw_previous: 'naliso',
        buckets_partial_recent: [],
        id: 'turtle-2',
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.get('/turtle').ok('one of two objects was deleted', [{ id: 'turtle-2' }]);
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
        payment_legacy: 'upgraded',
        rating_standard: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/turtle').ok('reset removes all objects', []);
      await api.get('/turtle/turtle-1').notFound('reset removed it');
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
      const because = 'badge_raw_previous is optional';
      await api
        .post('/turtle', without(turtle, 'badge_raw_previous'))
        .created(because, { badge_raw_previous: null });
      await api.get('/turtle/turtle-1').ok(because, { badge_raw_previous: null });
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
      await api.post('/turtle', without(turtle, 'id')).invalid('id must be sent');
      await api.get('/turtle').ok('a refused create stores nothing', []);
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
      await api
        .post('/turtle', without(turtle, 'payment_legacy'))
        .invalid('payment_legacy is required and has no default');
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Turtle without rating_standard, which is optional',
    about('turtle.rating_standard.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'rating_standard is optional';
      await api
        .post('/turtle', without(turtle, 'rating_standard'))
        .created(because, { rating_standard: null });
      await api.get('/turtle/turtle-1').ok(because, { rating_standard: null });
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
      await api
        .post('/turtle', without(turtle, 'stage_past'))
        .invalid('stage_past is required and has no default');
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Turtle without level_partial_silent, which is optional',
    about('turtle.level_partial_silent.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'level_partial_silent is optional';
      await api
        .post('/turtle', without(turtle, 'level_partial_silent'))
        .created(because, { level_partial_silent: null });
      await api.get('/turtle/turtle-1').ok(because, { level_partial_silent: null });
    },
  );

  test(
    'create accepts a Turtle without share_rate, which is optional',
    about('turtle.share_rate.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'share_rate is optional';
      await api
        .post('/turtle', without(turtle, 'share_rate'))
        .created(because, { share_rate: null });
      await api.get('/turtle/turtle-1').ok(because, { share_rate: null });
    },
  );

  test(
    'update of badge_raw_previous or share_rate alone leaves every other field as it is',
    about('turtle.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Comment', comment);
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['comment-1'] });
      await api.patch('/turtle/turtle-1', { badge_raw_previous: 'naliso' }).ok(because, {
        ...turtle,
        badge_raw_previous: 'naliso',
        buckets_partial_recent: ['comment-1'],
      });
      await api.patch('/turtle/turtle-1', { share_rate: 73.75 }).ok(because, {
        ...turtle,
        badge_raw_previous: 'naliso',
        buckets_partial_recent: ['comment-1'],
        share_rate: 73.75,
      });
      await api.get('/turtle/turtle-1').ok(because, {
        ...turtle,
        badge_raw_previous: 'naliso',
        buckets_partial_recent: ['comment-1'],
        share_rate: 73.75,
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
      const because = 'badge_raw_previous must not be null';
      await api.post('/turtle', { ...turtle, badge_raw_previous: null }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { badge_raw_previous: null }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { badge_raw_previous: 'mamo' });
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
      const because = 'payment_legacy must not be null';
      await api.post('/turtle', { ...turtle, payment_legacy: null }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { payment_legacy: null }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { payment_legacy: 'superb' });
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
      const because = 'rating_standard must not be null';
      await api.post('/turtle', { ...turtle, rating_standard: null }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { rating_standard: null }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { rating_standard: 2 });
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
      const because = 'stage_past must not be null';
      await api.post('/turtle', { ...turtle, stage_past: null }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { stage_past: null }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { stage_past: 'evening' });
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
      const because = 'level_partial_silent is nullable';
      await api
        .post('/turtle', { ...turtle, level_partial_silent: null })
        .created(because, { level_partial_silent: null });
      await api.get('/turtle/turtle-1').ok(because, { level_partial_silent: null });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { level_partial_silent: null })
        .ok(because, { level_partial_silent: null });
      await api.get('/turtle/turtle-2').ok(because, { level_partial_silent: null });
    },
  );

  test(
    'share_rate may be null',
    about('turtle.share_rate.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'share_rate is nullable';
      await api
        .post('/turtle', { ...turtle, share_rate: null })
        .created(because, { share_rate: null });
      await api.get('/turtle/turtle-1').ok(because, { share_rate: null });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', { share_rate: null }).ok(because, { share_rate: null });
      await api.get('/turtle/turtle-2').ok(because, { share_rate: null });
    },
  );
});

test.describe('Turtle: types and bounds', () => {
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
      const because = '"0042" is a valid value of badge_raw_previous';
      await api
        .post('/turtle', { ...turtle, badge_raw_previous: '0042' })
        .created(because, { badge_raw_previous: '0042' });
      await api.get('/turtle/turtle-1').ok(because, { badge_raw_previous: '0042' });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { badge_raw_previous: '0042' })
        .ok(because, { badge_raw_previous: '0042' });
      await api.get('/turtle/turtle-2').ok(because, { badge_raw_previous: '0042' });
    },
  );

  test(
    'badge_raw_previous keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'turtle.badge_raw_previous.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous';
      await api
        .post('/turtle', { ...turtle, badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/turtle/turtle-1')
        .ok(because, { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/turtle/turtle-2')
        .ok(because, { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'badge_raw_previous must be a string';
      await api.post('/turtle', { ...turtle, badge_raw_previous: 421337 }).invalid(because);
      await api
        .post('/turtle', { ...turtle, badge_raw_previous: { value: 'text' } })
        .invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { badge_raw_previous: 0 }).invalid(because);
      await api.patch('/turtle/turtle-1', { badge_raw_previous: {} }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { badge_raw_previous: 'mamo' });
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
      const because = 'the minimum length of badge_raw_previous is 1, inclusive';
      await api
        .post('/turtle', { ...turtle, badge_raw_previous: 'n' })
        .created(because, { badge_raw_previous: 'n' });
      await api.get('/turtle/turtle-1').ok(because, { badge_raw_previous: 'n' });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { badge_raw_previous: 'n' })
        .ok(because, { badge_raw_previous: 'n' });
      await api.get('/turtle/turtle-2').ok(because, { badge_raw_previous: 'n' });
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
      const because = 'badge_raw_previous has no maximum length';
      await api
        .post('/turtle', {
          ...turtle,
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/turtle/turtle-1').ok(because, {
        badge_raw_previous:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/turtle/turtle-2').ok(because, {
        badge_raw_previous:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
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
      const because = 'payment_legacy must be one of superb, fair, poor, upgraded, frozen';
      await api.post('/turtle', { ...turtle, payment_legacy: 421337 }).invalid(because);
      await api.post('/turtle', { ...turtle, payment_legacy: { value: 'text' } }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { payment_legacy: 0 }).invalid(because);
      await api.patch('/turtle/turtle-1', { payment_legacy: {} }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { payment_legacy: 'superb' });
    },
  );

  test(
    'rating_standard may be 0',
    about('turtle.rating_standard.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of rating_standard';
      await api
        .post('/turtle', { ...turtle, rating_standard: 0 })
        .created(because, { rating_standard: 0 });
      await api.get('/turtle/turtle-1').ok(because, { rating_standard: 0 });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { rating_standard: 0 })
        .ok(because, { rating_standard: 0 });
      await api.get('/turtle/turtle-2').ok(because, { rating_standard: 0 });
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
      const because = 'rating_standard must be an integer';
      await api.post('/turtle', { ...turtle, rating_standard: 'abc' }).invalid(because);
      await api.post('/turtle', { ...turtle, rating_standard: { value: 'text' } }).invalid(because);
      await api.post('/turtle', { ...turtle, rating_standard: 1.5 }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { rating_standard: 'abc' }).invalid(because);
      await api.patch('/turtle/turtle-1', { rating_standard: {} }).invalid(because);
      await api.patch('/turtle/turtle-1', { rating_standard: 1.5 }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { rating_standard: 2 });
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
      const because = 'the minimum of rating_standard is -10, inclusive';
      await api
        .post('/turtle', { ...turtle, rating_standard: -10 })
        .created(because, { rating_standard: -10 });
      await api.get('/turtle/turtle-1').ok(because, { rating_standard: -10 });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { rating_standard: -10 })
        .ok(because, { rating_standard: -10 });
      await api.get('/turtle/turtle-2').ok(because, { rating_standard: -10 });
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
      const because = 'rating_standard must be at least -10';
      await api.post('/turtle', { ...turtle, rating_standard: -11 }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { rating_standard: -11 }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { rating_standard: 2 });
    },
  );

  test(
    'rating_standard has no maximum',
    about('turtle.rating_standard.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'rating_standard has no maximum';
      await api
        .post('/turtle', { ...turtle, rating_standard: 1000000 })
        .created(because, { rating_standard: 1000000 });
      await api.get('/turtle/turtle-1').ok(because, { rating_standard: 1000000 });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { rating_standard: 1000000 })
        .ok(because, { rating_standard: 1000000 });
      await api.get('/turtle/turtle-2').ok(because, { rating_standard: 1000000 });
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
      const because = 'stage_past must be one of evening, morning, night, afternoon';
      await api.post('/turtle', { ...turtle, stage_past: 421337 }).invalid(because);
      await api.post('/turtle', { ...turtle, stage_past: { value: 'text' } }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { stage_past: 0 }).invalid(because);
      await api.patch('/turtle/turtle-1', { stage_past: {} }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { stage_past: 'evening' });
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
      const because = 'level_partial_silent must be one of intermediate, expert, master';
      await api.post('/turtle', { ...turtle, level_partial_silent: 421337 }).invalid(because);
      await api
        .post('/turtle', { ...turtle, level_partial_silent: { value: 'text' } })
        .invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { level_partial_silent: 0 }).invalid(because);
      await api.patch('/turtle/turtle-1', { level_partial_silent: {} }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { level_partial_silent: 'master' });
    },
  );

  test(
    'share_rate may be the whole number 0',
    about('turtle.share_rate.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of share_rate';
      await api.post('/turtle', { ...turtle, share_rate: 0 }).created(because, { share_rate: 0 });
      await api.get('/turtle/turtle-1').ok(because, { share_rate: 0 });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', { share_rate: 0 }).ok(because, { share_rate: 0 });
      await api.get('/turtle/turtle-2').ok(because, { share_rate: 0 });
    },
  );

  test(
    'share_rate keeps three decimals',
    about('turtle.share_rate.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of share_rate';
      await api
        .post('/turtle', { ...turtle, share_rate: 12.375 })
        .created(because, { share_rate: 12.375 });
      await api.get('/turtle/turtle-1').ok(because, { share_rate: 12.375 });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { share_rate: 12.375 })
        .ok(because, { share_rate: 12.375 });
      await api.get('/turtle/turtle-2').ok(because, { share_rate: 12.375 });
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
      const because = 'share_rate must be a number';
      await api.post('/turtle', { ...turtle, share_rate: 'abc' }).invalid(because);
      await api.post('/turtle', { ...turtle, share_rate: { value: 'text' } }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { share_rate: 'abc' }).invalid(because);
      await api.patch('/turtle/turtle-1', { share_rate: {} }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { share_rate: 44.75 });
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
      const because = 'the maximum of share_rate is 5000, inclusive';
      await api
        .post('/turtle', { ...turtle, share_rate: 5000 })
        .created(because, { share_rate: 5000 });
      await api.get('/turtle/turtle-1').ok(because, { share_rate: 5000 });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.patch('/turtle/turtle-2', { share_rate: 5000 }).ok(because, { share_rate: 5000 });
      await api.get('/turtle/turtle-2').ok(because, { share_rate: 5000 });
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
      const because = 'share_rate must be at most 5000';
      await api.post('/turtle', { ...turtle, share_rate: 5000.25 }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { share_rate: 5000.25 }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { share_rate: 44.75 });
    },
  );

  test(
    'share_rate has no minimum',
    about('turtle.share_rate.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'share_rate has no minimum';
      await api
        .post('/turtle', { ...turtle, share_rate: -999999.75 })
        .created(because, { share_rate: -999999.75 });
      await api.get('/turtle/turtle-1').ok(because, { share_rate: -999999.75 });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { share_rate: -999999.75 })
        .ok(because, { share_rate: -999999.75 });
      await api.get('/turtle/turtle-2').ok(because, { share_rate: -999999.75 });
    },
  );
});

test.describe('Turtle: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'payment_legacy may be superb, fair, poor, upgraded, frozen',
    about(
      'turtle.payment_legacy.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of StatueQualityTemporary';
      await api.post('/turtle', turtle).created(because, { payment_legacy: 'superb' });
      await api
        .patch('/turtle/turtle-1', { payment_legacy: 'fair' })
        .ok(because, { payment_legacy: 'fair' });
      await api
        .patch('/turtle/turtle-1', { payment_legacy: 'poor' })
        .ok(because, { payment_legacy: 'poor' });
      await api
        .patch('/turtle/turtle-1', { payment_legacy: 'upgraded' })
        .ok(because, { payment_legacy: 'upgraded' });
      await api
        .patch('/turtle/turtle-1', { payment_legacy: 'frozen' })
        .ok(because, { payment_legacy: 'frozen' });
      await api.get('/turtle/turtle-1').ok(because, { payment_legacy: 'frozen' });
      await api
        .patch('/turtle/turtle-1', { payment_legacy: 'superb' })
        .ok(because, { payment_legacy: 'superb' });
    },
  );

  test(
    'payment_legacy may be upgraded, which StatueQualityTemporary has gained',
    about('turtle.payment_legacy.accepts-added-upgraded', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'upgraded was added to StatueQualityTemporary';
      await api
        .post('/turtle', { ...turtle, payment_legacy: 'upgraded' })
        .created(because, { payment_legacy: 'upgraded' });
      await api.get('/turtle/turtle-1').ok(because, { payment_legacy: 'upgraded' });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { payment_legacy: 'upgraded' })
        .ok(because, { payment_legacy: 'upgraded' });
      await api.get('/turtle/turtle-2').ok(because, { payment_legacy: 'upgraded' });
    },
  );

  test(
    'payment_legacy may be frozen, which StatueQualityTemporary has gained',
    about('turtle.payment_legacy.accepts-added-frozen', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'frozen was added to StatueQualityTemporary';
      await api
        .post('/turtle', { ...turtle, payment_legacy: 'frozen' })
        .created(because, { payment_legacy: 'frozen' });
      await api.get('/turtle/turtle-1').ok(because, { payment_legacy: 'frozen' });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { payment_legacy: 'frozen' })
        .ok(because, { payment_legacy: 'frozen' });
      await api.get('/turtle/turtle-2').ok(because, { payment_legacy: 'frozen' });
    },
  );

  test(
    'create and update refuse a payment_legacy that StatueQualityTemporary does not list, such as unheard_of',
    about(
      'turtle.payment_legacy.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'payment_legacy must be one of superb, fair, poor, upgraded, frozen';
      await api.post('/turtle', { ...turtle, payment_legacy: 'unheard_of' }).invalid(because);
      await api.post('/turtle', { ...turtle, payment_legacy: 'superb ' }).invalid(because);
      await api.post('/turtle', { ...turtle, payment_legacy: 'super' }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { payment_legacy: 'unheard_of' }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { payment_legacy: 'superb' });
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
      const because = 'payment_legacy must be one of superb, fair, poor, upgraded, frozen';
      await api.post('/turtle', { ...turtle, payment_legacy: 'SUPERB' }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { payment_legacy: 'SUPERB' }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { payment_legacy: 'superb' });
    },
  );

  test(
    'stage_past may be evening, morning, night, afternoon',
    about(
      'turtle.stage_past.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of StadiumNotebookShift';
      await api.post('/turtle', turtle).created(because, { stage_past: 'evening' });
      await api
        .patch('/turtle/turtle-1', { stage_past: 'morning' })
        .ok(because, { stage_past: 'morning' });
      await api
        .patch('/turtle/turtle-1', { stage_past: 'night' })
        .ok(because, { stage_past: 'night' });
      await api
        .patch('/turtle/turtle-1', { stage_past: 'afternoon' })
        .ok(because, { stage_past: 'afternoon' });
      await api.get('/turtle/turtle-1').ok(because, { stage_past: 'afternoon' });
      await api
        .patch('/turtle/turtle-1', { stage_past: 'evening' })
        .ok(because, { stage_past: 'evening' });
    },
  );

  test(
    'create and update refuse a stage_past that StadiumNotebookShift does not list, such as unheard_of',
    about(
      'turtle.stage_past.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'stage_past must be one of evening, morning, night, afternoon';
      await api.post('/turtle', { ...turtle, stage_past: 'unheard_of' }).invalid(because);
      await api.post('/turtle', { ...turtle, stage_past: 'evening ' }).invalid(because);
      await api.post('/turtle', { ...turtle, stage_past: 'evenin' }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { stage_past: 'unheard_of' }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { stage_past: 'evening' });
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
      const because = 'stage_past must be one of evening, morning, night, afternoon';
      await api.post('/turtle', { ...turtle, stage_past: 'EVENING' }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { stage_past: 'EVENING' }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { stage_past: 'evening' });
    },
  );

  test(
    'level_partial_silent may be intermediate, expert, master',
    about(
      'turtle.level_partial_silent.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of TurtleLevelPartialSilent';
      await api
        .post('/turtle', { ...turtle, level_partial_silent: 'intermediate' })
        .created(because, { level_partial_silent: 'intermediate' });
      await api
        .patch('/turtle/turtle-1', { level_partial_silent: 'expert' })
        .ok(because, { level_partial_silent: 'expert' });
      await api
        .patch('/turtle/turtle-1', { level_partial_silent: 'master' })
        .ok(because, { level_partial_silent: 'master' });
      await api.get('/turtle/turtle-1').ok(because, { level_partial_silent: 'master' });
      await api
        .patch('/turtle/turtle-1', { level_partial_silent: 'intermediate' })
        .ok(because, { level_partial_silent: 'intermediate' });
    },
  );

  test(
    'create and update refuse a level_partial_silent that TurtleLevelPartialSilent does not list, such as unheard_of',
    about(
      'turtle.level_partial_silent.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'level_partial_silent must be one of intermediate, expert, master';
      await api.post('/turtle', { ...turtle, level_partial_silent: 'unheard_of' }).invalid(because);
      await api
        .post('/turtle', { ...turtle, level_partial_silent: 'intermediate ' })
        .invalid(because);
      await api
        .post('/turtle', { ...turtle, level_partial_silent: 'intermediat' })
        .invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { level_partial_silent: 'unheard_of' }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { level_partial_silent: 'master' });
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
      const because = 'level_partial_silent must be one of intermediate, expert, master';
      await api
        .post('/turtle', { ...turtle, level_partial_silent: 'INTERMEDIATE' })
        .invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api
        .patch('/turtle/turtle-1', { level_partial_silent: 'INTERMEDIATE' })
        .invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { level_partial_silent: 'master' });
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
      const because = 'buckets_partial_recent was left out';
      await api.post('/turtle', turtle).created(because, { buckets_partial_recent: [] });
      await api.get('/turtle/turtle-1').ok(because, { buckets_partial_recent: [] });
    },
  );

  test(
    'buckets_partial_recent lists existing Comment objects and is answered as their ids',
    about(
      'turtle.buckets_partial_recent.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'buckets_partial_recent was sent with two ids';
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Comment', { ...comment, id: 'comment-3' });
      await api.create('Comment', { ...comment, id: 'comment-4' });
      await api.create('Comment', { ...comment, id: 'comment-5' });
      await api
        .post('/turtle', { ...turtle, buckets_partial_recent: ['comment-1', 'comment-2'] })
        .created(because, { buckets_partial_recent: ['comment-1', 'comment-2'] });
      await api
        .get('/turtle/turtle-1')
        .ok(because, { buckets_partial_recent: ['comment-1', 'comment-2'] });
      await api
        .get('/turtle')
        .ok('lists answer references as ids too', [
          { id: 'turtle-1', buckets_partial_recent: ['comment-1', 'comment-2'] },
        ]);
      await api
        .patch('/turtle/turtle-1', { buckets_partial_recent: ['comment-2', 'comment-1'] })
        .ok('any order will do', { buckets_partial_recent: ['comment-2', 'comment-1'] });
      await api
        .patch('/turtle/turtle-1', {
          buckets_partial_recent: ['comment-1', 'comment-2', 'comment-3', 'comment-4', 'comment-5'],
        })
        .ok('no length is too much', {
          buckets_partial_recent: ['comment-1', 'comment-2', 'comment-3', 'comment-4', 'comment-5'],
        });
      await api.delete('/turtle/turtle-1').removed('the object exists');
      await api
        .get('/comment')
        .ok('only what refers to them was deleted', [
          { id: 'comment-1' },
          { id: 'comment-2' },
          { id: 'comment-3' },
          { id: 'comment-4' },
          { id: 'comment-5' },
        ]);
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
      await api
        .patch('/turtle/turtle-1', { buckets_partial_recent: ['comment-2'] })
        .ok('an update replaces the list', { buckets_partial_recent: ['comment-2'] });
      await api.patch('/turtle/turtle-1', { buckets_partial_recent: [] }).ok('the change is valid');
      await api.get('/turtle/turtle-1').ok('the list was emptied', { buckets_partial_recent: [] });
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
      const because = 'buckets_partial_recent must hold only ids of existing Comment objects';
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .post('/turtle', { ...turtle, buckets_partial_recent: ['comment-unknown'] })
        .invalid(because);
      await api
        .post('/turtle', { ...turtle, buckets_partial_recent: ['comment-1', 'comment-unknown'] })
        .invalid(because);
      await api
        .post('/turtle', { ...turtle, buckets_partial_recent: ['comment-unknown', 'comment-2'] })
        .invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['comment-1', 'comment-2'] });
      await api
        .patch('/turtle/turtle-1', { buckets_partial_recent: ['comment-unknown'] })
        .invalid(because);
      await api
        .patch('/turtle/turtle-1', { buckets_partial_recent: ['comment-1', 'comment-unknown'] })
        .invalid(because);
      await api
        .patch('/turtle/turtle-1', { buckets_partial_recent: ['comment-unknown', 'comment-2'] })
        .invalid(because);
      await api.get('/turtle/turtle-1').ok('a refused update changes nothing', {
        buckets_partial_recent: ['comment-1', 'comment-2'],
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
      const because = 'buckets_partial_recent must not be null';
      await api.post('/turtle', { ...turtle, buckets_partial_recent: null }).invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { buckets_partial_recent: null }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { buckets_partial_recent: [] });
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
      const because = 'buckets_partial_recent must be a list of ids of Comment';
      await api.create('Comment', { ...comment, id: 'x' });
      await api.post('/turtle', { ...turtle, buckets_partial_recent: 'x' }).invalid(because);
      await api
        .post('/turtle', { ...turtle, buckets_partial_recent: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/turtle/turtle-1').notFound('a refused create stores nothing');
      await api.create('Turtle', turtle);
      await api.patch('/turtle/turtle-1', { buckets_partial_recent: 'x' }).invalid(because);
      await api.patch('/turtle/turtle-1', { buckets_partial_recent: [{}] }).invalid(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { buckets_partial_recent: [] });
    },
  );

  test(
    'deleting a Comment takes its id out of every buckets_partial_recent and keeps the others',
    about(
      'turtle.buckets_partial_recent.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'comment-2 was deleted';
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Comment', { ...comment, id: 'comment-3' });
      await api.create('Turtle', {
        ...turtle,
        buckets_partial_recent: ['comment-1', 'comment-2', 'comment-3'],
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        buckets_partial_recent: ['comment-2'],
      });
      await api.delete('/comment/comment-2').removed('the object exists');
      await api
        .get('/turtle/turtle-1')
        .ok(because, { id: 'turtle-1', buckets_partial_recent: ['comment-1', 'comment-3'] });
      await api.get('/turtle/turtle-2').ok(because, { id: 'turtle-2', buckets_partial_recent: [] });
      await api.get('/turtle').ok(because, [
        { id: 'turtle-1', buckets_partial_recent: ['comment-1', 'comment-3'] },
        { id: 'turtle-2', buckets_partial_recent: [] },
      ]);
      await api
        .patch('/turtle/turtle-1', { badge_raw_previous: 'naliso' })
        .ok('an update of something else brings no reference back', {
          buckets_partial_recent: ['comment-1', 'comment-3'],
        });
      await api
        .patch('/turtle/turtle-1', { buckets_partial_recent: ['comment-1', 'comment-2'] })
        .invalid('buckets_partial_recent must hold only ids of existing Comment objects');
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api
        .get('/turtle/turtle-2')
        .ok('the Comment that has the id comment-2 now is another', { buckets_partial_recent: [] });
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
      const because = 'buckets_partial_recent must hold only ids of existing Comment objects';
      await api.create('Turtle', turtle);
      await api
        .post('/turtle', { ...turtle, id: 'turtle-2', buckets_partial_recent: ['turtle-1'] })
        .invalid(because);
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api
        .patch('/turtle/turtle-2', { buckets_partial_recent: ['turtle-1'] })
        .invalid(because);
      await api
        .get('/turtle/turtle-2')
        .ok('a refused update changes nothing', { buckets_partial_recent: [] });
    },
  );

  test(
    'deleting a Turtle, or the Comment of the same id, leaves the other one and buckets_partial_recent as they are',
    about(
      'turtle.buckets_partial_recent.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Comment', { ...comment, id: 'turtle-1' });
      await api.create('Comment', { ...comment, id: 'turtle-2' });
      await api.create('Turtle', { ...turtle, buckets_partial_recent: ['turtle-2'] });
      await api.create('Turtle', { ...turtle, id: 'turtle-2' });
      await api.delete('/turtle/turtle-2').removed(because);
      await api
        .get('/comment/turtle-2')
        .ok('no Comment was deleted', { ...comment, id: 'turtle-2' });
      await api.delete('/comment/turtle-1').removed(because);
      await api.get('/turtle/turtle-1').ok('only the Comment turtle-1 was deleted', {
        ...turtle,
        buckets_partial_recent: ['turtle-2'],
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
      await api
        .patch('/turtle/turtle-1', {
          badge_raw_previous: 'naliso',
          buckets_partial_recent: ['comment-unknown'],
        })
        .invalid('buckets_partial_recent must hold only ids of existing Comment objects');
      await api
        .get('/turtle/turtle-1')
        .ok('a refused update changes nothing', { ...turtle, buckets_partial_recent: [] });
    },
  );
});

test.describe('Turtle: actions', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
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
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold').ok('the state is right and every condition holds', {
        badge_raw_previous: 'blue',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        id: 'turtle-1',
        payment_legacy: 'superb',
        rating_standard: 29,
        stage_past: 'morning',
        level_partial_silent: 'master',
        share_rate: 29,
      });
      await api.get('/turtle/turtle-1').ok('what the action did is stored', {
        badge_raw_previous: 'blue',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        id: 'turtle-1',
        payment_legacy: 'superb',
        rating_standard: 29,
        stage_past: 'morning',
        level_partial_silent: 'master',
        share_rate: 29,
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
      'analytics.shape',
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('hold was not called yet', { result: 30 });
      await api.post('/turtle/turtle-1/hold').ok('the state is right and every condition holds');
      await api.get('/turtle/turtle-1').ok('set this.rating_standard to this.rating_standard - 1', {
        rating_standard: 29,
        badge_raw_previous: 'blue',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        id: 'turtle-1',
        payment_legacy: 'superb',
        level_partial_silent: 'master',
      });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('hold changed rating_standard', { result: 29 });
    },
  );

  test(
    'hold applies the effect: set this.share_rate to this.rating_standard',
    about(
      'turtle.hold.effect-set-share_rate-to-rating_standard',
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold').ok('the state is right and every condition holds');
      await api.get('/turtle/turtle-1').ok('set this.share_rate to this.rating_standard', {
        share_rate: 29,
        badge_raw_previous: 'blue',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        id: 'turtle-1',
        payment_legacy: 'superb',
        level_partial_silent: 'master',
      });
    },
  );

  test(
    'hold applies its effects in the order in which they are listed',
    about('turtle.hold.applies-effects-in-order', 'effects.order', 'actions.success'),
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold').ok('the state is right and every condition holds');
      await api.get('/turtle/turtle-1').ok('each effect sees what the ones before did', {
        stage_past: 'morning',
        rating_standard: 29,
        share_rate: 29,
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api.post('/turtle/turtle-1/hold').ok('the state is right and every condition holds');
      await api
        .get('/turtle/turtle-2')
        .ok('hold was called on turtle-1, which does not concern this object', {
          badge_raw_previous: 'blue',
          buckets_partial_recent: ['comment-1', 'comment-2'],
          id: 'turtle-2',
          payment_legacy: 'superb',
          rating_standard: 30,
          stage_past: 'night',
          level_partial_silent: 'master',
          share_rate: 44.75,
        });
    },
  );

  test(
    'hold acts on what updates left, and later updates leave what it did',
    about(
      'turtle.hold.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Comment', comment);
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:00',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: [],
        rating_standard: 31,
        share_rate: 73.75,
      });
      await api
        .patch('/turtle/turtle-1', {
          stage_past: 'night',
          buckets_partial_recent: ['comment-1', 'comment-2'],
          badge_raw_previous: 'blue',
          rating_standard: 30,
          share_rate: 44.75,
        })
        .ok(because);
      await api.patch('/comment/comment-2', { finished_yearly: '2027-02-18 12:00:01' }).ok(because);
      await api.patch('/comment/comment-1', { finished_yearly: '2027-02-18 12:00:00' }).ok(because);
      await api.post('/turtle/turtle-1/hold').ok('the state is right and every condition holds');
      await api
        .get('/turtle')
        .ok('a list shows what hold did', [
          { id: 'turtle-1', stage_past: 'morning', rating_standard: 29, share_rate: 29 },
        ]);
      await api.patch('/turtle/turtle-1', { payment_legacy: 'upgraded' }).ok(because);
      await api.get('/turtle/turtle-1').ok('what hold did stays when something else is updated', {
        payment_legacy: 'upgraded',
        stage_past: 'morning',
        rating_standard: 29,
        share_rate: 29,
      });
      await api
        .patch('/turtle/turtle-1', { stage_past: 'night' })
        .ok('an update may lead back to any stage_past');
      await api.post('/turtle/turtle-1/hold').ok('the state is right and every condition holds', {
        stage_past: 'morning',
        rating_standard: 28,
        share_rate: 28,
      });
    },
  );

  test(
    'hold answers 404 for an id that no Turtle has',
    about('turtle.hold.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api.post('/turtle/turtle-unknown/hold').notFound('no Turtle has the id turtle-unknown');
      await api.delete('/turtle/turtle-1').removed('the object exists');
      await api.post('/turtle/turtle-1/hold').notFound('it was deleted');
      await api.create('Comment', comment);
      await api
        .post('/turtle/comment-1/hold')
        .notFound('the id is that of a Comment, and no Turtle has it');
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused('hold starts from night, and stage_past is evening');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'evening',
        rating_standard: 30,
        share_rate: 44.75,
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused('hold starts from night, and stage_past is morning');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        rating_standard: 30,
        share_rate: 44.75,
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused('hold starts from night, and stage_past is afternoon');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        rating_standard: 30,
        share_rate: 44.75,
      });
    },
  );

  test(
    'hold is refused unless this.badge_raw_previous == "blue"',
    about(
      "turtle.hold.refuses-unless-badge_raw_previous-eq-'blue'",
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
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused('the condition this.badge_raw_previous == "blue" is not satisfied');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: 30,
        share_rate: 44.75,
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
      'endpoints.update',
    ),
    async ({ api }) => {
      const because = 'the condition this.rating_standard * 2 < 62 is not satisfied';
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
        badge_raw_previous: 'blue',
        rating_standard: 31,
      });
      await api.post('/turtle/turtle-1/hold').refused(because);
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: 31,
        share_rate: 44.75,
      });
      await api.patch('/turtle/turtle-1', { rating_standard: 90 }).ok('the change is valid');
      await api.post('/turtle/turtle-1/hold').refused(because);
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused(
          'the condition any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" is not satisfied',
        );
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: 30,
        share_rate: 44.75,
      });
    },
  );

  test(
    'hold is refused when badge_raw_previous is absent',
    about(
      'turtle.hold.refuses-when-badge_raw_previous-is-absent',
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
        ...without(turtle, 'badge_raw_previous'),
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused('the condition this.badge_raw_previous == "blue" is not satisfied');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: 30,
        share_rate: 44.75,
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
        badge_raw_previous: 'blue',
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused('the condition this.rating_standard * 2 < 62 is not satisfied');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: null,
        share_rate: 44.75,
      });
    },
  );

  test(
    'hold succeeds when rating_standard is 0',
    about('turtle.hold.succeeds-when-rating_standard-is-0', 'guards.compare', 'actions.success'),
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
        badge_raw_previous: 'blue',
        rating_standard: 0,
      });
      await api.post('/turtle/turtle-1/hold').ok('the state is right and every condition holds', {
        stage_past: 'morning',
        rating_standard: -1,
        share_rate: -1,
      });
      await api.get('/turtle/turtle-1').ok('rating_standard is 0, which is allowed', {
        stage_past: 'morning',
        rating_standard: -1,
        share_rate: -1,
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
      await api.create('Comment', {
        ...comment,
        id: 'comment-3',
        finished_yearly: '2027-02-18 12:00:00',
      });
      await api.create('Comment', {
        ...comment,
        id: 'comment-4',
        finished_yearly: '2027-02-18 12:00:00',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-3', 'comment-4', 'comment-2'],
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused(
          'the condition any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" is not satisfied',
        );
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: 30,
        share_rate: 44.75,
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused(
          'the condition any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" is not satisfied',
        );
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: 30,
        share_rate: 44.75,
      });
    },
  );

  test(
    'hold succeeds when item.finished_yearly > "2027-02-18 12:00:00" for a later object in buckets_partial_recent, but not for the first',
    about(
      'turtle.hold.succeeds-when-a-later-one-in-buckets_partial_recent-satisfies',
      'guards.quantifiers',
      'actions.success',
      'endpoints.update',
    ),
    async ({ api }) => {
      const because = 'the state is right and every condition holds';
      await api.create('Comment', { ...comment, finished_yearly: '2027-02-18 12:00:00' });
      await api.create('Comment', {
        ...comment,
        id: 'comment-2',
        finished_yearly: '2027-02-18 12:00:01',
      });
      await api.create('Comment', {
        ...comment,
        id: 'comment-3',
        finished_yearly: '2027-02-18 12:00:00',
      });
      await api.create('Comment', {
        ...comment,
        id: 'comment-4',
        finished_yearly: '2027-02-18 12:00:00',
      });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-3', 'comment-4', 'comment-2'],
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .ok(because, { stage_past: 'morning', rating_standard: 29, share_rate: 29 });
      await api
        .get('/turtle/turtle-1')
        .ok(
          'item.finished_yearly > "2027-02-18 12:00:00" for a later object in buckets_partial_recent, but not for the first, which is allowed',
          {
            stage_past: 'morning',
            rating_standard: 29,
            share_rate: 29,
          },
        );
      await api
        .patch('/turtle/turtle-1', {
          stage_past: 'night',
          buckets_partial_recent: ['comment-1', 'comment-2', 'comment-3', 'comment-4'],
        })
        .ok('the objects in buckets_partial_recent may be in any order');
      await api
        .post('/turtle/turtle-1/hold')
        .ok(because, { stage_past: 'morning', rating_standard: 28, share_rate: 28 });
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api
        .post('/turtle/turtle-1/hold')
        .refused(
          'the condition any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" is not satisfied',
        );
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: 30,
        share_rate: 44.75,
      });
    },
  );

  test(
    'hold is refused after the deletion of what buckets_partial_recent named',
    about(
      'turtle.hold.refuses-after-delete-in-buckets_partial_recent',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      const because = 'the object exists';
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
        badge_raw_previous: 'blue',
        rating_standard: 30,
      });
      await api.delete('/comment/comment-1').removed(because);
      await api.delete('/comment/comment-2').removed(because);
      await api
        .post('/turtle/turtle-1/hold')
        .refused(
          'the condition any item in this.buckets_partial_recent satisfies: item.finished_yearly > "2027-02-18 12:00:00" is not satisfied',
        );
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: 30,
        share_rate: 44.75,
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
      'guards.is-null',
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .ok('the state is right and every condition holds', {
          ...turtle,
          buckets_partial_recent: ['comment-1', 'comment-2'],
          rating_standard: 46,
          stage_past: 'morning',
        });
      await api.get('/turtle/turtle-1').ok('what the action did is stored', {
        ...turtle,
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
        stage_past: 'morning',
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
      await api.post('/turtle/turtle-1/dismiss').ok('the state is right and every condition holds');
      await api
        .get('/turtle/turtle-2')
        .ok('dismiss was called on turtle-1, which does not concern this object', {
          ...turtle,
          buckets_partial_recent: ['comment-1', 'comment-2'],
          id: 'turtle-2',
          rating_standard: 46,
          stage_past: 'afternoon',
        });
    },
  );

  test(
    'dismiss acts on what updates left, and later updates leave what it did',
    about(
      'turtle.dismiss.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Comment', { ...comment, width_second: 226.25 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.25 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: [],
        rating_standard: 45,
        share_rate: null,
      });
      await api
        .patch('/turtle/turtle-1', {
          stage_past: 'afternoon',
          buckets_partial_recent: ['comment-1', 'comment-2'],
          rating_standard: 46,
          share_rate: 44.75,
        })
        .ok(because);
      await api.patch('/comment/comment-2', { width_second: 226.5 }).ok(because);
      await api.patch('/comment/comment-1', { width_second: 226.5 }).ok(because);
      await api.post('/turtle/turtle-1/dismiss').ok('the state is right and every condition holds');
      await api
        .get('/turtle')
        .ok('a list shows what dismiss did', [{ id: 'turtle-1', stage_past: 'morning' }]);
      await api.patch('/turtle/turtle-1', { badge_raw_previous: 'naliso' }).ok(because);
      await api
        .get('/turtle/turtle-1')
        .ok('what dismiss did stays when something else is updated', {
          badge_raw_previous: 'naliso',
          stage_past: 'morning',
        });
      await api
        .patch('/turtle/turtle-1', { stage_past: 'afternoon' })
        .ok('an update may lead back to any stage_past');
      await api
        .post('/turtle/turtle-1/dismiss')
        .ok('the state is right and every condition holds', { stage_past: 'morning' });
    },
  );

  test(
    'dismiss answers 404 for an id that no Turtle has',
    about('turtle.dismiss.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api
        .post('/turtle/turtle-unknown/dismiss')
        .notFound('no Turtle has the id turtle-unknown');
      await api.delete('/turtle/turtle-1').removed('the object exists');
      await api.post('/turtle/turtle-1/dismiss').notFound('it was deleted');
      await api.create('Comment', comment);
      await api
        .post('/turtle/comment-1/dismiss')
        .notFound('the id is that of a Comment, and no Turtle has it');
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .refused('dismiss starts from afternoon, and stage_past is evening');
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'evening' });
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .refused('dismiss starts from afternoon, and stage_past is morning');
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'morning' });
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .refused('dismiss starts from afternoon, and stage_past is night');
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'night' });
    },
  );

  test(
    'dismiss is refused unless this.rating_standard * 2 > 91',
    about(
      'turtle.dismiss.refuses-unless-rating_standard-times-2-gt-91',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .refused('the condition this.rating_standard * 2 > 91 is not satisfied');
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'afternoon' });
      await api.patch('/turtle/turtle-1', { rating_standard: 90 }).ok('the change is valid');
      await api.post('/turtle/turtle-1/dismiss').ok('the state is right and every condition holds');
    },
  );

  test(
    'dismiss is refused unless this.share_rate is not null',
    about(
      'turtle.dismiss.refuses-unless-share_rate-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
        share_rate: null,
      });
      await api
        .post('/turtle/turtle-1/dismiss')
        .refused('the condition this.share_rate is not null is not satisfied');
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'afternoon' });
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .refused(
          'the condition all item in this.buckets_partial_recent satisfies: item.width_second >= 226.5 is not satisfied',
        );
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'afternoon' });
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .refused('the condition this.rating_standard * 2 > 91 is not satisfied');
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'afternoon' });
    },
  );

  test(
    'dismiss succeeds when share_rate is 0',
    about('turtle.dismiss.succeeds-when-share_rate-is-0', 'guards.is-null', 'actions.success'),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
        share_rate: 0,
      });
      await api
        .post('/turtle/turtle-1/dismiss')
        .ok('the state is right and every condition holds', { stage_past: 'morning' });
      await api
        .get('/turtle/turtle-1')
        .ok('share_rate is 0, which is allowed', { stage_past: 'morning' });
    },
  );

  test(
    'dismiss is refused when rating_standard is 0',
    about(
      'turtle.dismiss.refuses-when-rating_standard-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 0,
      });
      await api
        .post('/turtle/turtle-1/dismiss')
        .refused('the condition this.rating_standard * 2 > 91 is not satisfied');
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'afternoon' });
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .refused(
          'the condition all item in this.buckets_partial_recent satisfies: item.width_second >= 226.5 is not satisfied',
        );
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'afternoon' });
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .ok('the state is right and every condition holds', { stage_past: 'morning' });
      await api
        .get('/turtle/turtle-1')
        .ok('buckets_partial_recent is empty, which is allowed', { stage_past: 'morning' });
    },
  );

  test(
    'dismiss is refused when item.width_second >= 226.5 for the first object in buckets_partial_recent, but not for all',
    about(
      'turtle.dismiss.refuses-when-a-later-one-in-buckets_partial_recent-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'endpoints.update',
    ),
    async ({ api }) => {
      const because =
        'the condition all item in this.buckets_partial_recent satisfies: item.width_second >= 226.5 is not satisfied';
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.25 });
      await api.create('Comment', { ...comment, id: 'comment-3', width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-4', width_second: 226.5 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-3', 'comment-4', 'comment-2'],
        rating_standard: 46,
      });
      await api.post('/turtle/turtle-1/dismiss').refused(because);
      await api
        .get('/turtle/turtle-1')
        .ok('a refused action changes nothing', { stage_past: 'afternoon' });
      await api
        .patch('/turtle/turtle-1', {
          buckets_partial_recent: ['comment-1', 'comment-2', 'comment-3', 'comment-4'],
        })
        .ok('the objects in buckets_partial_recent may be in any order');
      await api.post('/turtle/turtle-1/dismiss').refused(because);
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
      await api
        .post('/turtle/turtle-1/dismiss')
        .ok('the state is right and every condition holds', { stage_past: 'morning' });
      await api
        .get('/turtle/turtle-1')
        .ok(
          'all item in this.buckets_partial_recent satisfies: item.width_second >= 226.5 would not hold with the objects that are not in buckets_partial_recent, which is allowed',
          {
            stage_past: 'morning',
          },
        );
    },
  );

  test(
    'dismiss succeeds after the deletion of what buckets_partial_recent named',
    about(
      'turtle.dismiss.succeeds-after-delete-in-buckets_partial_recent',
      'guards.quantifiers',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Comment', { ...comment, width_second: 226.5 });
      await api.create('Comment', { ...comment, id: 'comment-2', width_second: 226.25 });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 46,
      });
      await api.delete('/comment/comment-1').removed(because);
      await api.delete('/comment/comment-2').removed(because);
      await api
        .post('/turtle/turtle-1/dismiss')
        .ok('the state is right and every condition holds', { stage_past: 'morning' });
      await api.get('/turtle/turtle-1').ok('deleted before the action: comment-1, comment-2', {
        stage_past: 'morning',
        buckets_partial_recent: [],
      });
    },
  );

  test(
    'merge moves stage_past from morning to afternoon',
    about('turtle.merge.moves-from-morning', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 43.75,
      });
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds', {
        ...turtle,
        buckets_partial_recent: [],
        rating_standard: 86,
        stage_past: 'afternoon',
        share_rate: 43.75,
      });
      await api.get('/turtle/turtle-1').ok('what the action did is stored', {
        ...turtle,
        buckets_partial_recent: [],
        rating_standard: 86,
        stage_past: 'afternoon',
        share_rate: 43.75,
      });
    },
  );

  test(
    'merge moves stage_past from evening to afternoon',
    about('turtle.merge.moves-from-evening', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 43.75,
      });
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds', {
        ...turtle,
        buckets_partial_recent: [],
        rating_standard: 86,
        stage_past: 'afternoon',
        share_rate: 43.75,
      });
      await api.get('/turtle/turtle-1').ok('what the action did is stored', {
        ...turtle,
        buckets_partial_recent: [],
        rating_standard: 86,
        stage_past: 'afternoon',
        share_rate: 43.75,
      });
    },
  );

  test(
    'merge applies the effect: set this.rating_standard to this.rating_standard * 2',
    about(
      'turtle.merge.effect-set-rating_standard-to-rating_standard-times-2',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 43.75,
      });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('merge was not called yet', { result: 43 });
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds');
      await api.get('/turtle/turtle-1').ok('set this.rating_standard to this.rating_standard * 2', {
        rating_standard: 86,
        badge_raw_previous: 'mamo',
        id: 'turtle-1',
        payment_legacy: 'superb',
        level_partial_silent: 'master',
        share_rate: 43.75,
      });
      await api
        .get('/analytics/turtle/rating_standard/max')
        .ok('merge changed rating_standard', { result: 86 });
    },
  );

  test(
    'merge applies the effect: set this.buckets_partial_recent to []',
    about(
      'turtle.merge.effect-set-buckets_partial_recent-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 43.75,
      });
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds');
      await api.get('/turtle/turtle-1').ok('set this.buckets_partial_recent to []', {
        buckets_partial_recent: [],
        badge_raw_previous: 'mamo',
        id: 'turtle-1',
        payment_legacy: 'superb',
        level_partial_silent: 'master',
        share_rate: 43.75,
      });
    },
  );

  test(
    'merge leaves objects alone that it does not concern',
    about('turtle.merge.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 43.75,
      });
      await api.create('Turtle', {
        ...turtle,
        id: 'turtle-2',
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 43.75,
      });
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds');
      await api
        .get('/turtle/turtle-2')
        .ok('merge was called on turtle-1, which does not concern this object', {
          badge_raw_previous: 'mamo',
          buckets_partial_recent: ['comment-1', 'comment-2'],
          id: 'turtle-2',
          payment_legacy: 'superb',
          rating_standard: 43,
          stage_past: 'morning',
          level_partial_silent: 'master',
          share_rate: 43.75,
        });
    },
  );

  test(
    'merge acts on what updates left, and later updates leave what it did',
    about(
      'turtle.merge.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: [],
        payment_legacy: 'poor',
        rating_standard: 43,
        share_rate: 44,
      });
      await api
        .patch('/turtle/turtle-1', {
          stage_past: 'morning',
          buckets_partial_recent: ['comment-1', 'comment-2'],
          payment_legacy: 'superb',
          share_rate: 43.75,
        })
        .ok(because);
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds');
      await api.get('/turtle').ok('a list shows what merge did', [
        {
          id: 'turtle-1',
          stage_past: 'afternoon',
          rating_standard: 86,
          buckets_partial_recent: [],
        },
      ]);
      await api.patch('/turtle/turtle-1', { badge_raw_previous: 'naliso' }).ok(because);
      await api.get('/turtle/turtle-1').ok('what merge did stays when something else is updated', {
        badge_raw_previous: 'naliso',
        stage_past: 'afternoon',
        rating_standard: 86,
        buckets_partial_recent: [],
      });
      await api
        .patch('/turtle/turtle-1', { stage_past: 'morning' })
        .ok('an update may lead back to any stage_past');
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds', {
        stage_past: 'afternoon',
        rating_standard: 172,
        buckets_partial_recent: [],
      });
    },
  );

  test(
    'merge answers 404 for an id that no Turtle has',
    about('turtle.merge.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Turtle', turtle);
      await api
        .post('/turtle/turtle-unknown/merge')
        .notFound('no Turtle has the id turtle-unknown');
      await api.delete('/turtle/turtle-1').removed('the object exists');
      await api.post('/turtle/turtle-1/merge').notFound('it was deleted');
      await api.create('Comment', comment);
      await api
        .post('/turtle/comment-1/merge')
        .notFound('the id is that of a Comment, and no Turtle has it');
    },
  );

  test(
    'merge is refused while stage_past is night',
    about('turtle.merge.refuses-from-night', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'night',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 43.75,
      });
      await api
        .post('/turtle/turtle-1/merge')
        .refused('merge starts from morning or evening, and stage_past is night');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        rating_standard: 43,
        buckets_partial_recent: ['comment-1', 'comment-2'],
      });
    },
  );

  test(
    'merge is refused while stage_past is afternoon',
    about(
      'turtle.merge.refuses-from-afternoon',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'afternoon',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 43.75,
      });
      await api
        .post('/turtle/turtle-1/merge')
        .refused('merge starts from morning or evening, and stage_past is afternoon');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        rating_standard: 43,
        buckets_partial_recent: ['comment-1', 'comment-2'],
      });
    },
  );

  test(
    'merge is refused unless this.payment_legacy != "poor"',
    about(
      "turtle.merge.refuses-unless-payment_legacy-ne-'poor'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        payment_legacy: 'poor',
        rating_standard: 43,
        share_rate: 43.75,
      });
      await api
        .post('/turtle/turtle-1/merge')
        .refused('the condition this.payment_legacy != "poor" is not satisfied');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        rating_standard: 43,
        buckets_partial_recent: ['comment-1', 'comment-2'],
      });
    },
  );

  test(
    'merge is refused unless this.rating_standard + 1 > this.share_rate',
    about(
      'turtle.merge.refuses-unless-rating_standard-plus-1-gt-share_rate',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 44,
      });
      await api
        .post('/turtle/turtle-1/merge')
        .refused('the condition this.rating_standard + 1 > this.share_rate is not satisfied');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        rating_standard: 43,
        buckets_partial_recent: ['comment-1', 'comment-2'],
      });
      await api.patch('/turtle/turtle-1', { rating_standard: 100 }).ok('the change is valid');
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds');
    },
  );

  test(
    'merge is refused when rating_standard is absent',
    about(
      'turtle.merge.refuses-when-rating_standard-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...without(turtle, 'rating_standard'),
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        share_rate: 43.75,
      });
      await api
        .post('/turtle/turtle-1/merge')
        .refused('the condition this.rating_standard + 1 > this.share_rate is not satisfied');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        rating_standard: null,
        buckets_partial_recent: ['comment-1', 'comment-2'],
      });
    },
  );

  test(
    'merge is refused when share_rate is null',
    about(
      'turtle.merge.refuses-when-share_rate-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: null,
      });
      await api
        .post('/turtle/turtle-1/merge')
        .refused('the condition this.rating_standard + 1 > this.share_rate is not satisfied');
      await api.get('/turtle/turtle-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        rating_standard: 43,
        buckets_partial_recent: ['comment-1', 'comment-2'],
      });
    },
  );

  test(
    'merge succeeds when rating_standard is 0',
    about('turtle.merge.succeeds-when-rating_standard-is-0', 'guards.compare', 'actions.success'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 0,
        share_rate: 0,
      });
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds', {
        stage_past: 'afternoon',
        rating_standard: 0,
        buckets_partial_recent: [],
      });
      await api.get('/turtle/turtle-1').ok('rating_standard is 0, which is allowed', {
        stage_past: 'afternoon',
        rating_standard: 0,
        buckets_partial_recent: [],
      });
    },
  );

  test(
    'merge succeeds when share_rate is 0',
    about('turtle.merge.succeeds-when-share_rate-is-0', 'guards.compare', 'actions.success'),
    async ({ api }) => {
      await api.create('Comment', comment);
      await api.create('Comment', { ...comment, id: 'comment-2' });
      await api.create('Turtle', {
        ...turtle,
        stage_past: 'morning',
        buckets_partial_recent: ['comment-1', 'comment-2'],
        rating_standard: 43,
        share_rate: 0,
      });
      await api.post('/turtle/turtle-1/merge').ok('the state is right and every condition holds', {
        stage_past: 'afternoon',
        rating_standard: 86,
        buckets_partial_recent: [],
      });
      await api.get('/turtle/turtle-1').ok('share_rate is 0, which is allowed', {
        stage_past: 'afternoon',
        rating_standard: 86,
        buckets_partial_recent: [],
      });
    },
  );
});
