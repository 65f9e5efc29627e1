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
      await api
        .post('/hedge', hedge)
        .created('create answers the object that was sent', { ...hedge, archive: null });
      await api
        .get('/hedge/hedge-1')
        .ok('read answers the object that was created', { ...hedge, archive: null });
      await api
        .post('/hedge', { ...hedge, id: 'hedge-2' })
        .created('objects may be alike in everything but their ids', { id: 'hedge-2' });
    },
  );

  test(
    'the id of a Hedge may be any text, upper and lower case told apart, but no number',
    about(
      'hedge.create.accepts-any-id',
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
        .post('/hedge', { ...hedge, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Hedge', { ...hedge, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/hedge/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/hedge/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...hedge, archive: null, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/hedge', { ...hedge, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/hedge/hedge-1', {
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        })
        .ok('every one of these fields was sent', {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-1',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        });
      await api.get('/hedge/hedge-1').ok('the update is stored', {
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        mode: 'manual',
        topic_latest: 'dola bu',
        copies_backup: 97,
        author_lesser_cached: 'vagara',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('hedge.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Hedge', hedge);
      await api
        .patch('/hedge/hedge-1', {
          id: 'hedge-1',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        })
        .ok(because, {
          id: 'hedge-1',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        });
      await api.get('/hedge/hedge-1').ok(because, {
        id: 'hedge-1',
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        mode: 'manual',
        topic_latest: 'dola bu',
        copies_backup: 97,
        author_lesser_cached: 'vagara',
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
      await api
        .patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17', author_lesser_cached: 421337 })
        .invalid('author_lesser_cached must be a string');
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { ...hedge, archive: null });
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
      const because = 'it was deleted';
      await api.create('Hedge', hedge);
      await api.delete('/hedge/hedge-1').removed('the object exists');
      await api.get('/hedge/hedge-1').notFound(because);
      await api.patch('/hedge/hedge-1', { id: 'hedge-1' }).notFound(because);
      await api.get('/hedge').ok('what was deleted is in no list', []);
      await api
        .post('/hedge', {
          ...hedge,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-1',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        });
      await api
        .get('/hedge/hedge-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          archive: null,
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          id: 'hedge-1',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Hedge has',
    about('hedge.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Hedge has the id hedge-unknown';
      await api.create('Hedge', hedge);
      await api.get('/hedge/hedge-unknown').notFound(because);
      await api
        .patch('/hedge/hedge-unknown', {
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        })
        .notFound(because);
      await api.delete('/hedge/hedge-unknown').notFound(because);
      await api.get('/hedge').ok('requests for an unknown id change nothing', [{ id: 'hedge-1' }]);
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
      await api.get('/hedge').ok('three objects were created', [
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
      ]);
      await api.create('Hedge', { ...hedge, id: 'hedge-4', mode: 'automatic' });
      await api.create('Hedge', { ...hedge, id: 'hedge-5' });
      await api.create('Hedge', { ...hedge, id: 'hedge-6' });
      await api.create('Hedge', { ...hedge, id: 'hedge-7' });
      await api.create('Hedge', { ...hedge, id: 'hedge-8' });
      await api.create('Hedge', { ...hedge, id: 'hedge-9' });
      await api.create('Hedge', { ...hedge, id: 'hedge-10' });
      await api.create('Hedge', { ...hedge, id: 'hedge-11' });
      await api
        .get('/hedge')
        .ok('a list holds every object, however many there are', [
          { id: 'hedge-1' },
          { id: 'hedge-2' },
          { id: 'hedge-3' },
          { id: 'hedge-4' },
          { id: 'hedge-5' },
          { id: 'hedge-6' },
          { id: 'hedge-7' },
          { id: 'hedge-8' },
          { id: 'hedge-9' },
          { id: 'hedge-10' },
          { id: 'hedge-11' },
        ]);
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
      await api
        .patch('/hedge/hedge-2', {
          id: 'hedge-2',
          born_raw: '2024-10-13 08:25:17',
          delivered: '2026-06-11 00:56:25',
          mode: 'manual',
          topic_latest: 'dola bu',
          copies_backup: 97,
          author_lesser_cached: 'vagara',
        })
        .ok('the change is valid');
      await api.get('/hedge/hedge-1').ok('another object was updated', { ...hedge, archive: null });
      await api.get('/hedge/hedge-2').ok('the update is stored', {
        archive: null,
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        id: 'hedge-2',
        mode: 'manual',
        topic_latest: 'dola bu',
        copies_backup: 97,
        author_lesser_cached: 'vagara',
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
      await api.delete('/hedge/hedge-1').removed('the object exists');
      await api.get('/hedge/hedge-2').ok('another object was deleted', {
        archive: null,
        born_raw: '2024-10-13 08:25:17',
        delivered: '2026-06-11 00:56:25',
        id: 'hedge-2',
        mode: 'manual',
        topic_latest: 'dola bu',
        copies_backup: 97,
        author_lesser_cached: 'vagara',
      });
      await api.get('/hedge').ok('one of two objects was deleted', [{ id: 'hedge-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/hedge').ok('reset removes all objects', []);
      await api.get('/hedge/hedge-1').notFound('reset removed it');
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
      const because = 'born_raw is optional';
      await api.post('/hedge', without(hedge, 'born_raw')).created(because, { born_raw: null });
      await api.get('/hedge/hedge-1').ok(because, { born_raw: null });
    },
  );

  test(
    'create accepts a Hedge without delivered, which is optional',
    about('hedge.delivered.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'delivered is optional';
      await api.post('/hedge', without(hedge, 'delivered')).created(because, { delivered: null });
      await api.get('/hedge/hedge-1').ok(because, { delivered: null });
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
      await api.post('/hedge', without(hedge, 'id')).invalid('id must be sent');
      await api.get('/hedge').ok('a refused create stores nothing', []);
    },
  );

  test(
    'mode is "automatic" when a create leaves it out',
    about('hedge.mode.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of mode is "automatic"';
      await api.post('/hedge', without(hedge, 'mode')).created(because, { mode: 'automatic' });
      await api.get('/hedge/hedge-1').ok(because, { mode: 'automatic' });
    },
  );

  test(
    'create accepts a Hedge without topic_latest, which is optional',
    about('hedge.topic_latest.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'topic_latest is optional';
      await api
        .post('/hedge', without(hedge, 'topic_latest'))
        .created(because, { topic_latest: null });
      await api.get('/hedge/hedge-1').ok(because, { topic_latest: null });
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
      await api
        .post('/hedge', without(hedge, 'copies_backup'))
        .invalid('copies_backup is required and has no default');
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
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
      await api
        .post('/hedge', without(hedge, 'author_lesser_cached'))
        .invalid('author_lesser_cached is required and has no default');
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of born_raw or author_lesser_cached alone leaves every other field as it is',
    about('hedge.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Archive', archive);
      await api.create('Hedge', { ...hedge, archive: 'archive-1' });
      await api
        .patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17' })
        .ok(because, { ...hedge, archive: 'archive-1', born_raw: '2024-10-13 08:25:17' });
      await api.patch('/hedge/hedge-1', { author_lesser_cached: 'vagara' }).ok(because, {
        ...hedge,
        archive: 'archive-1',
        born_raw: '2024-10-13 08:25:17',
        author_lesser_cached: 'vagara',
      });
      await api.get('/hedge/hedge-1').ok(because, {
        ...hedge,
        archive: 'archive-1',
        born_raw: '2024-10-13 08:25:17',
        author_lesser_cached: 'vagara',
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
      const because = 'born_raw must not be null';
      await api.post('/hedge', { ...hedge, born_raw: null }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { born_raw: null }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { born_raw: '2024-02-21 06:46:59' });
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
      const because = 'delivered must not be null';
      await api.post('/hedge', { ...hedge, delivered: null }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: null }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
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
      const because = 'mode must not be null';
      await api.post('/hedge', { ...hedge, mode: null }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { mode: null }).invalid(because);
      await api.get('/hedge/hedge-1').ok('a refused update changes nothing', { mode: 'archived' });
    },
  );

  test(
    'topic_latest may be null',
    about('hedge.topic_latest.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'topic_latest is nullable';
      await api
        .post('/hedge', { ...hedge, topic_latest: null })
        .created(because, { topic_latest: null });
      await api.get('/hedge/hedge-1').ok(because, { topic_latest: null });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', { topic_latest: null }).ok(because, { topic_latest: null });
      await api.get('/hedge/hedge-2').ok(because, { topic_latest: null });
    },
  );

  test(
    'copies_backup may be null',
    about('hedge.copies_backup.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'copies_backup is nullable';
      await api
        .post('/hedge', { ...hedge, copies_backup: null })
        .created(because, { copies_backup: null });
      await api.get('/hedge/hedge-1').ok(because, { copies_backup: null });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { copies_backup: null })
        .ok(because, { copies_backup: null });
      await api.get('/hedge/hedge-2').ok(because, { copies_backup: null });
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
      const because = 'author_lesser_cached must not be null';
      await api.post('/hedge', { ...hedge, author_lesser_cached: null }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { author_lesser_cached: null }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { author_lesser_cached: 'rubasu' });
    },
  );
});

test.describe('Hedge: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'born_raw may be the leap day 2020-02-29',
    about('hedge.born_raw.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2020-02-29 12:00:00" is a valid value of born_raw';
      await api
        .post('/hedge', { ...hedge, born_raw: '2020-02-29 12:00:00' })
        .created(because, { born_raw: '2020-02-29 12:00:00' });
      await api.get('/hedge/hedge-1').ok(because, { born_raw: '2020-02-29 12:00:00' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { born_raw: '2020-02-29 12:00:00' })
        .ok(because, { born_raw: '2020-02-29 12:00:00' });
      await api.get('/hedge/hedge-2').ok(because, { born_raw: '2020-02-29 12:00:00' });
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
      const because = 'born_raw must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, born_raw: 202403 }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { born_raw: 0 }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { born_raw: '2024-02-21 06:46:59' });
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
      const because = 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, born_raw: '2020-02-30 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-13-01 06:46:59' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 24:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2020-04-31 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2020-03-00 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2020-00-10 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 10:60:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 10:30:75' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { born_raw: '2020-02-30 12:00:00' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-13-01 06:46:59' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-02-21 24:00:00' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { born_raw: '2024-02-21 06:46:59' });
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
      const because = 'born_raw must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21T06:46:59Z' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: 'not a date' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21T06:46:59' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 06:46' }).invalid(because);
      await api.post('/hedge', { ...hedge, born_raw: '2024-02-21 06:46:59.125' }).invalid(because);
      await api
        .post('/hedge', { ...hedge, born_raw: '2024-02-21 06:46:59+02:00' })
        .invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-02-21T06:46:59Z' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-02-21' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: 'not a date' }).invalid(because);
      await api.patch('/hedge/hedge-1', { born_raw: '2024-02-21T06:46:59' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { born_raw: '2024-02-21 06:46:59' });
    },
  );

  test(
    'born_raw has no first moment',
    about('hedge.born_raw.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'born_raw has no first moment';
      await api
        .post('/hedge', { ...hedge, born_raw: '2001-02-03 04:05:06' })
        .created(because, { born_raw: '2001-02-03 04:05:06' });
      await api.get('/hedge/hedge-1').ok(because, { born_raw: '2001-02-03 04:05:06' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { born_raw: '2001-02-03 04:05:06' })
        .ok(because, { born_raw: '2001-02-03 04:05:06' });
      await api.get('/hedge/hedge-2').ok(because, { born_raw: '2001-02-03 04:05:06' });
    },
  );

  test(
    'born_raw has no last moment',
    about('hedge.born_raw.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'born_raw has no last moment';
      await api
        .post('/hedge', { ...hedge, born_raw: '2099-10-11 12:13:14' })
        .created(because, { born_raw: '2099-10-11 12:13:14' });
      await api.get('/hedge/hedge-1').ok(because, { born_raw: '2099-10-11 12:13:14' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { born_raw: '2099-10-11 12:13:14' })
        .ok(because, { born_raw: '2099-10-11 12:13:14' });
      await api.get('/hedge/hedge-2').ok(because, { born_raw: '2099-10-11 12:13:14' });
    },
  );

  test(
    'delivered may be the leap day 2024-02-29',
    about('hedge.delivered.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of delivered';
      await api
        .post('/hedge', { ...hedge, delivered: '2024-02-29 12:00:00' })
        .created(because, { delivered: '2024-02-29 12:00:00' });
      await api.get('/hedge/hedge-1').ok(because, { delivered: '2024-02-29 12:00:00' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { delivered: '2024-02-29 12:00:00' })
        .ok(because, { delivered: '2024-02-29 12:00:00' });
      await api.get('/hedge/hedge-2').ok(because, { delivered: '2024-02-29 12:00:00' });
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
      const because = 'delivered must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, delivered: 202403 }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: 0 }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
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
      const because = 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, delivered: '2024-02-30 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2025-02-29 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-13-01 18:19:37' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 24:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2024-04-31 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2024-03-00 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2024-00-10 12:00:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 10:60:00' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 10:30:75' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: '2024-02-30 12:00:00' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2025-02-29 12:00:00' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2028-13-01 18:19:37' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2028-04-18 24:00:00' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
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
      const because = 'delivered must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18T18:19:37Z' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: 'not a date' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18T18:19:37' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 18:19' }).invalid(because);
      await api.post('/hedge', { ...hedge, delivered: '2028-04-18 18:19:37.125' }).invalid(because);
      await api
        .post('/hedge', { ...hedge, delivered: '2028-04-18 18:19:37+02:00' })
        .invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: '2028-04-18T18:19:37Z' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2028-04-18' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: 'not a date' }).invalid(because);
      await api.patch('/hedge/hedge-1', { delivered: '2028-04-18T18:19:37' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
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
      const because = 'the last moment of delivered is 2028-12-31 23:59:59, inclusive';
      await api
        .post('/hedge', { ...hedge, delivered: '2028-12-31 23:59:59' })
        .created(because, { delivered: '2028-12-31 23:59:59' });
      await api.get('/hedge/hedge-1').ok(because, { delivered: '2028-12-31 23:59:59' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { delivered: '2028-12-31 23:59:59' })
        .ok(because, { delivered: '2028-12-31 23:59:59' });
      await api.get('/hedge/hedge-2').ok(because, { delivered: '2028-12-31 23:59:59' });
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
      const because = 'delivered must not be after 2028-12-31 23:59:59';
      await api.post('/hedge', { ...hedge, delivered: '2029-01-01 00:00:00' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { delivered: '2029-01-01 00:00:00' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { delivered: '2028-04-18 18:19:37' });
    },
  );

  test(
    'delivered has no first moment',
    about('hedge.delivered.has-no-first-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'delivered has no first moment';
      await api
        .post('/hedge', { ...hedge, delivered: '2001-02-03 04:05:06' })
        .created(because, { delivered: '2001-02-03 04:05:06' });
      await api.get('/hedge/hedge-1').ok(because, { delivered: '2001-02-03 04:05:06' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { delivered: '2001-02-03 04:05:06' })
        .ok(because, { delivered: '2001-02-03 04:05:06' });
      await api.get('/hedge/hedge-2').ok(because, { delivered: '2001-02-03 04:05:06' });
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
      const because = 'mode must be one of automatic, hybrid, manual, archived';
      await api.post('/hedge', { ...hedge, mode: 421337 }).invalid(because);
      await api.post('/hedge', { ...hedge, mode: { value: 'text' } }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { mode: 0 }).invalid(because);
      await api.patch('/hedge/hedge-1', { mode: {} }).invalid(because);
      await api.get('/hedge/hedge-1').ok('a refused update changes nothing', { mode: 'archived' });
    },
  );

  test(
    'topic_latest keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('hedge.topic_latest.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of topic_latest';
      await api
        .post('/hedge', { ...hedge, topic_latest: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { topic_latest: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/hedge/hedge-1').ok(because, { topic_latest: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { topic_latest: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { topic_latest: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/hedge/hedge-2').ok(because, { topic_latest: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'topic_latest must be a string';
      await api.post('/hedge', { ...hedge, topic_latest: 421337 }).invalid(because);
      await api.post('/hedge', { ...hedge, topic_latest: { value: 'text' } }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { topic_latest: 0 }).invalid(because);
      await api.patch('/hedge/hedge-1', { topic_latest: {} }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { topic_latest: 'bodo do' });
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
      const because = 'the minimum length of topic_latest is 7, inclusive';
      await api
        .post('/hedge', { ...hedge, topic_latest: 'vulalu ' })
        .created(because, { topic_latest: 'vulalu ' });
      await api.get('/hedge/hedge-1').ok(because, { topic_latest: 'vulalu ' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { topic_latest: 'vulalu ' })
        .ok(because, { topic_latest: 'vulalu ' });
      await api.get('/hedge/hedge-2').ok(because, { topic_latest: 'vulalu ' });
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
      const because = 'topic_latest must have at least 7 characters';
      await api.post('/hedge', { ...hedge, topic_latest: 'boris ' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { topic_latest: 'boris ' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { topic_latest: 'bodo do' });
    },
  );

  test(
    'topic_latest has no maximum length',
    about('hedge.topic_latest.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'topic_latest has no maximum length';
      await api
        .post('/hedge', {
          ...hedge,
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/hedge/hedge-1').ok(because, {
        topic_latest:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', {
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          topic_latest:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/hedge/hedge-2').ok(because, {
        topic_latest:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'copies_backup may be 0',
    about('hedge.copies_backup.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of copies_backup';
      await api
        .post('/hedge', { ...hedge, copies_backup: 0 })
        .created(because, { copies_backup: 0 });
      await api.get('/hedge/hedge-1').ok(because, { copies_backup: 0 });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', { copies_backup: 0 }).ok(because, { copies_backup: 0 });
      await api.get('/hedge/hedge-2').ok(because, { copies_backup: 0 });
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
      const because = 'copies_backup must be an integer';
      await api.post('/hedge', { ...hedge, copies_backup: 'abc' }).invalid(because);
      await api.post('/hedge', { ...hedge, copies_backup: { value: 'text' } }).invalid(because);
      await api.post('/hedge', { ...hedge, copies_backup: 46.5 }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { copies_backup: 'abc' }).invalid(because);
      await api.patch('/hedge/hedge-1', { copies_backup: {} }).invalid(because);
      await api.patch('/hedge/hedge-1', { copies_backup: 46.5 }).invalid(because);
      await api.get('/hedge/hedge-1').ok('a refused update changes nothing', { copies_backup: 47 });
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
      const because = 'the minimum of copies_backup is -100, inclusive';
      await api
        .post('/hedge', { ...hedge, copies_backup: -100 })
        .created(because, { copies_backup: -100 });
      await api.get('/hedge/hedge-1').ok(because, { copies_backup: -100 });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { copies_backup: -100 })
        .ok(because, { copies_backup: -100 });
      await api.get('/hedge/hedge-2').ok(because, { copies_backup: -100 });
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
      const because = 'copies_backup must be at least -100';
      await api.post('/hedge', { ...hedge, copies_backup: -101 }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { copies_backup: -101 }).invalid(because);
      await api.get('/hedge/hedge-1').ok('a refused update changes nothing', { copies_backup: 47 });
    },
  );

  test(
    'copies_backup has no maximum',
    about('hedge.copies_backup.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'copies_backup has no maximum';
      await api
        .post('/hedge', { ...hedge, copies_backup: 1000000 })
        .created(because, { copies_backup: 1000000 });
      await api.get('/hedge/hedge-1').ok(because, { copies_backup: 1000000 });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { copies_backup: 1000000 })
        .ok(because, { copies_backup: 1000000 });
      await api.get('/hedge/hedge-2').ok(because, { copies_backup: 1000000 });
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
      const because = '"0042" is a valid value of author_lesser_cached';
      await api
        .post('/hedge', { ...hedge, author_lesser_cached: '0042' })
        .created(because, { author_lesser_cached: '0042' });
      await api.get('/hedge/hedge-1').ok(because, { author_lesser_cached: '0042' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { author_lesser_cached: '0042' })
        .ok(because, { author_lesser_cached: '0042' });
      await api.get('/hedge/hedge-2').ok(because, { author_lesser_cached: '0042' });
    },
  );

  test(
    'author_lesser_cached keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'hedge.author_lesser_cached.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of author_lesser_cached';
      await api
        .post('/hedge', { ...hedge, author_lesser_cached: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { author_lesser_cached: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/hedge/hedge-1')
        .ok(because, { author_lesser_cached: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { author_lesser_cached: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { author_lesser_cached: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/hedge/hedge-2')
        .ok(because, { author_lesser_cached: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'author_lesser_cached must be a string';
      await api.post('/hedge', { ...hedge, author_lesser_cached: 421337 }).invalid(because);
      await api
        .post('/hedge', { ...hedge, author_lesser_cached: { value: 'text' } })
        .invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { author_lesser_cached: 0 }).invalid(because);
      await api.patch('/hedge/hedge-1', { author_lesser_cached: {} }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { author_lesser_cached: 'rubasu' });
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
      const because = 'the minimum length of author_lesser_cached is 2, inclusive';
      await api
        .post('/hedge', { ...hedge, author_lesser_cached: 'r ' })
        .created(because, { author_lesser_cached: 'r ' });
      await api.get('/hedge/hedge-1').ok(because, { author_lesser_cached: 'r ' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', { author_lesser_cached: 'r ' })
        .ok(because, { author_lesser_cached: 'r ' });
      await api.get('/hedge/hedge-2').ok(because, { author_lesser_cached: 'r ' });
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
      const because = 'author_lesser_cached must have at least 2 characters';
      await api.post('/hedge', { ...hedge, author_lesser_cached: 'n' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { author_lesser_cached: 'n' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { author_lesser_cached: 'rubasu' });
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
      const because = 'the maximum length of author_lesser_cached is 120, inclusive';
      await api
        .post('/hedge', {
          ...hedge,
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .created(because, {
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/hedge/hedge-1').ok(because, {
        author_lesser_cached:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api
        .patch('/hedge/hedge-2', {
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .ok(because, {
          author_lesser_cached:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/hedge/hedge-2').ok(because, {
        author_lesser_cached:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
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
      const because = 'author_lesser_cached must have at most 120 characters';
      await api
        .post('/hedge', {
          ...hedge,
          author_lesser_cached:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api
        .patch('/hedge/hedge-1', {
          author_lesser_cached:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { author_lesser_cached: 'rubasu' });
    },
  );
});

test.describe('Hedge: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'mode may be automatic, hybrid, manual, archived',
    about(
      'hedge.mode.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of HedgeMode';
      await api
        .post('/hedge', { ...hedge, mode: 'automatic' })
        .created(because, { mode: 'automatic' });
      await api.patch('/hedge/hedge-1', { mode: 'hybrid' }).ok(because, { mode: 'hybrid' });
      await api.patch('/hedge/hedge-1', { mode: 'manual' }).ok(because, { mode: 'manual' });
      await api.patch('/hedge/hedge-1', { mode: 'archived' }).ok(because, { mode: 'archived' });
      await api.get('/hedge/hedge-1').ok(because, { mode: 'archived' });
      await api.patch('/hedge/hedge-1', { mode: 'automatic' }).ok(because, { mode: 'automatic' });
    },
  );

  test(
    'mode may be archived, which HedgeMode has gained',
    about('hedge.mode.accepts-added-archived', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'archived was added to HedgeMode';
      await api.post('/hedge', hedge).created(because, { mode: 'archived' });
      await api.get('/hedge/hedge-1').ok(because, { mode: 'archived' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2', mode: 'manual' });
      await api.patch('/hedge/hedge-2', { mode: 'archived' }).ok(because, { mode: 'archived' });
      await api.get('/hedge/hedge-2').ok(because, { mode: 'archived' });
    },
  );

  test(
    'create and update refuse a mode that HedgeMode does not list, such as unheard_of',
    about(
      'hedge.mode.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'mode must be one of automatic, hybrid, manual, archived';
      await api.post('/hedge', { ...hedge, mode: 'unheard_of' }).invalid(because);
      await api.post('/hedge', { ...hedge, mode: 'automatic ' }).invalid(because);
      await api.post('/hedge', { ...hedge, mode: 'automati' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { mode: 'unheard_of' }).invalid(because);
      await api.get('/hedge/hedge-1').ok('a refused update changes nothing', { mode: 'archived' });
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
      const because = 'mode must be one of automatic, hybrid, manual, archived';
      await api.post('/hedge', { ...hedge, mode: 'AUTOMATIC' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { mode: 'AUTOMATIC' }).invalid(because);
      await api.get('/hedge/hedge-1').ok('a refused update changes nothing', { mode: 'archived' });
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
      const because = 'archive was sent as archive-1';
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .post('/hedge', { ...hedge, archive: 'archive-1' })
        .created(because, { archive: 'archive-1' });
      await api.get('/hedge/hedge-1').ok(because, { archive: 'archive-1' });
      await api
        .patch('/hedge/hedge-1', { archive: 'archive-2' })
        .ok('archive was changed to archive-2', { archive: 'archive-2' });
      await api
        .get('/hedge/hedge-1')
        .ok('archive was changed to archive-2', { archive: 'archive-2' });
      await api
        .get('/hedge')
        .ok('lists answer references as ids too', [{ id: 'hedge-1', archive: 'archive-2' }]);
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
      const because = 'archive must be the id of an existing Archive';
      await api.post('/hedge', { ...hedge, archive: 'archive-unknown' }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.create('Hedge', { ...hedge, archive: 'archive-1' });
      await api.patch('/hedge/hedge-1', { archive: 'archive-unknown' }).invalid(because);
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { archive: 'archive-1' });
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
      const because = 'archive must be the id of a Archive';
      await api.post('/hedge', { ...hedge, archive: 421337 }).invalid(because);
      await api.post('/hedge', { ...hedge, archive: { value: 'text' } }).invalid(because);
      await api.get('/hedge/hedge-1').notFound('a refused create stores nothing');
      await api.create('Hedge', hedge);
      await api.patch('/hedge/hedge-1', { archive: 0 }).invalid(because);
      await api.patch('/hedge/hedge-1', { archive: {} }).invalid(because);
      await api.get('/hedge/hedge-1').ok('a refused update changes nothing', { archive: null });
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
      const because = 'a reference may be null';
      await api.create('Archive', archive);
      await api.post('/hedge', { ...hedge, archive: null }).created(because, { archive: null });
      await api.patch('/hedge/hedge-1', { archive: 'archive-1' }).ok('the change is valid');
      await api.patch('/hedge/hedge-1', { archive: null }).ok(because, { archive: null });
      await api.get('/hedge/hedge-1').ok(because, { archive: null });
      await api
        .post('/hedge', { ...hedge, id: 'hedge-2' })
        .created('archive is optional', { archive: null });
    },
  );

  test(
    'deleting an Archive clears every archive that refers to it',
    about(
      'hedge.archive.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'archive-1 was deleted';
      await api.create('Archive', archive);
      await api.create('Hedge', { ...hedge, archive: 'archive-1' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2', archive: 'archive-1' });
      await api.delete('/archive/archive-1').removed('the object exists');
      await api.get('/hedge/hedge-1').ok(because, { id: 'hedge-1', archive: null });
      await api.get('/hedge/hedge-2').ok(because, { id: 'hedge-2', archive: null });
      await api.get('/hedge').ok(because, [
        { id: 'hedge-1', archive: null },
        { id: 'hedge-2', archive: null },
      ]);
      await api
        .patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17' })
        .ok('an update of something else brings no reference back', { archive: null });
      await api
        .patch('/hedge/hedge-1', { archive: 'archive-1' })
        .invalid('archive must be the id of an existing Archive');
      await api.create('Archive', archive);
      await api
        .get('/hedge/hedge-2')
        .ok('the Archive that has the id archive-1 now is another', { archive: null });
    },
  );

  test(
    'deleting an Archive keeps an archive that refers to another',
    about(
      'hedge.archive.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Archive', archive);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.create('Hedge', { ...hedge, archive: 'archive-2' });
      await api.delete('/archive/archive-1').removed(because);
      await api.get('/hedge/hedge-1').ok('another Archive was deleted', { archive: 'archive-2' });
      await api.delete('/hedge/hedge-1').removed(because);
      await api
        .get('/archive/archive-2')
        .ok('only what refers to it was deleted', { id: 'archive-2' });
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
      const because = 'archive must be the id of an existing Archive';
      await api.create('Hedge', hedge);
      await api.post('/hedge', { ...hedge, id: 'hedge-2', archive: 'hedge-1' }).invalid(because);
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.patch('/hedge/hedge-2', { archive: 'hedge-1' }).invalid(because);
      await api.get('/hedge/hedge-2').ok('a refused update changes nothing', { archive: null });
    },
  );

  test(
    'deleting a Hedge, or the Archive of the same id, leaves the other one and archive as they are',
    about(
      'hedge.archive.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Archive', { ...archive, id: 'hedge-1' });
      await api.create('Archive', { ...archive, id: 'hedge-2' });
      await api.create('Hedge', { ...hedge, archive: 'hedge-2' });
      await api.create('Hedge', { ...hedge, id: 'hedge-2' });
      await api.delete('/hedge/hedge-2').removed(because);
      await api.get('/archive/hedge-2').ok('no Archive was deleted', { ...archive, id: 'hedge-2' });
      await api.delete('/archive/hedge-1').removed(because);
      await api
        .get('/hedge/hedge-1')
        .ok('only the Archive hedge-1 was deleted', { ...hedge, archive: 'hedge-2' });
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
      await api
        .patch('/hedge/hedge-1', { born_raw: '2024-10-13 08:25:17', archive: 'archive-unknown' })
        .invalid('archive must be the id of an existing Archive');
      await api
        .get('/hedge/hedge-1')
        .ok('a refused update changes nothing', { ...hedge, archive: null });
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
      await api.post('/hedge/hedge-1/archive').ok('the state is right and every condition holds', {
        ...hedge,
        archive: null,
        born_raw: '2028-04-18 18:19:37',
        mode: 'manual',
      });
      await api.get('/hedge/hedge-1').ok('what the action did is stored', {
        ...hedge,
        archive: null,
        born_raw: '2028-04-18 18:19:37',
        mode: 'manual',
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
      await api.post('/hedge/hedge-1/archive').ok('the state is right and every condition holds');
      await api.get('/hedge/hedge-1').ok('set this.delivered to this.born_raw', {
        delivered: '2028-04-18 18:19:37',
        archive: null,
        born_raw: '2028-04-18 18:19:37',
        id: 'hedge-1',
        topic_latest: 'bodo do',
        copies_backup: 47,
        author_lesser_cached: 'rubasu',
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
      await api.post('/hedge/hedge-1/archive').ok('the state is right and every condition holds');
      await api
        .get('/hedge/hedge-2')
        .ok('archive was called on hedge-1, which does not concern this object', {
          ...hedge,
          archive: null,
          born_raw: '2028-04-18 18:19:37',
          delivered: '2028-04-18 18:19:38',
          id: 'hedge-2',
        });
    },
  );

  test(
    'archive acts on what updates left, and later updates leave what it did',
    about(
      'hedge.archive.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Hedge', {
        ...hedge,
        mode: 'manual',
        born_raw: '2028-04-18 18:19:39',
        delivered: '2028-04-18 18:19:38',
      });
      await api
        .patch('/hedge/hedge-1', { mode: 'archived', born_raw: '2028-04-18 18:19:37' })
        .ok(because);
      await api.post('/hedge/hedge-1/archive').ok('the state is right and every condition holds');
      await api
        .get('/hedge')
        .ok('a list shows what archive did', [
          { id: 'hedge-1', mode: 'manual', delivered: '2028-04-18 18:19:37' },
        ]);
      await api.patch('/hedge/hedge-1', { topic_latest: 'dola bu' }).ok(because);
      await api.get('/hedge/hedge-1').ok('what archive did stays when something else is updated', {
        topic_latest: 'dola bu',
        mode: 'manual',
        delivered: '2028-04-18 18:19:37',
      });
      await api
        .patch('/hedge/hedge-1', { mode: 'archived' })
        .ok('an update may lead back to any mode');
      await api.post('/hedge/hedge-1/archive').ok('the state is right and every condition holds', {
        mode: 'manual',
        delivered: '2028-04-18 18:19:37',
      });
    },
  );

  test(
    'archive answers 404 for an id that no Hedge has',
    about('hedge.archive.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Hedge', hedge);
      await api.post('/hedge/hedge-unknown/archive').notFound('no Hedge has the id hedge-unknown');
      await api.delete('/hedge/hedge-1').removed('the object exists');
      await api.post('/hedge/hedge-1/archive').notFound('it was deleted');
      await api.create('Archive', archive);
      await api
        .post('/hedge/archive-1/archive')
        .notFound('the id is that of a Archive, and no Hedge has it');
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
      await api
        .post('/hedge/hedge-1/archive')
        .refused('archive starts from archived, and mode is automatic');
      await api.get('/hedge/hedge-1').ok('a refused action changes nothing', {
        mode: 'automatic',
        delivered: '2028-04-18 18:19:38',
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
      await api
        .post('/hedge/hedge-1/archive')
        .refused('archive starts from archived, and mode is hybrid');
      await api.get('/hedge/hedge-1').ok('a refused action changes nothing', {
        mode: 'hybrid',
        delivered: '2028-04-18 18:19:38',
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
      await api
        .post('/hedge/hedge-1/archive')
        .refused('archive starts from archived, and mode is manual');
      await api.get('/hedge/hedge-1').ok('a refused action changes nothing', {
        mode: 'manual',
        delivered: '2028-04-18 18:19:38',
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
      await api
        .post('/hedge/hedge-1/archive')
        .refused('the condition this.delivered >= this.born_raw is not satisfied');
      await api.get('/hedge/hedge-1').ok('a refused action changes nothing', {
        mode: 'archived',
        delivered: '2028-04-18 18:19:38',
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
      await api
        .post('/hedge/hedge-1/archive')
        .refused('the condition this.delivered >= this.born_raw is not satisfied');
      await api
        .get('/hedge/hedge-1')
        .ok('a refused action changes nothing', { mode: 'archived', delivered: null });
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
      await api
        .post('/hedge/hedge-1/archive')
        .refused('the condition this.delivered >= this.born_raw is not satisfied');
      await api.get('/hedge/hedge-1').ok('a refused action changes nothing', {
        mode: 'archived',
        delivered: '2028-04-18 18:19:38',
      });
    },
  );
});
