import { about, test, without } from '../support/api.ts';

// A valid Pillow, as the tests send it.
const pillow = {
  badge_raw_previous: 'mamo',
  id: 'pillow-1',
  payment_legacy: 'superb',
  visits_cached: 2,
  stage_past: 'evening',
  level_partial_silent: 'master',
  share_rate: 44.75,
  altitude_rough_root: 9.75,
};

test.describe('Pillow: create, read, update and delete', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'create answers the new Pillow, and read answers it again',
    about(
      'pillow.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/pillow', pillow)
        .created('create answers the object that was sent', { ...pillow, turtles_secondary: [] });
      await api
        .get('/pillow/pillow-1')
        .ok('read answers the object that was created', { ...pillow, turtles_secondary: [] });
      await api
        .post('/pillow', { ...pillow, id: 'pillow-2' })
        .created('objects may be alike in everything but their ids', { id: 'pillow-2' });
    },
  );

  test(
    'the id of a Pillow may be any text, upper and lower case told apart, but no number',
    about(
      'pillow.create.accepts-any-id',
      'ids.client',
      'endpoints.create',
      'endpoints.read',
      'endpoints.delete',
      'values.types',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an id is stored as it is and told from every other';
      await api
        .post('/pillow', { ...pillow, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Pillow', { ...pillow, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/pillow/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/pillow/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...pillow,
          id: 'Room 2.B at the Very End of the Long Hall',
          turtles_secondary: [],
        });
      await api.post('/pillow', { ...pillow, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Pillow',
    about(
      'pillow.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .patch('/pillow/pillow-1', {
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        })
        .ok('every one of these fields was sent', {
          badge_raw_previous: 'naliso',
          id: 'pillow-1',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          turtles_secondary: [],
          altitude_rough_root: 78.75,
        });
      await api.get('/pillow/pillow-1').ok('the update is stored', {
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        visits_cached: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('pillow.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Pillow', pillow);
      await api
        .patch('/pillow/pillow-1', {
          id: 'pillow-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        })
        .ok(because, {
          id: 'pillow-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        });
      await api.get('/pillow/pillow-1').ok(because, {
        id: 'pillow-1',
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        visits_cached: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
    },
  );

  test(
    'update that is refused for altitude_rough_root does not change badge_raw_previous either',
    about(
      'pillow.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .patch('/pillow/pillow-1', { badge_raw_previous: 'naliso', altitude_rough_root: 'abc' })
        .invalid('altitude_rough_root must be a number');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );

  test(
    'delete removes a Pillow: no read finds it and no list holds it',
    about(
      'pillow.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Pillow', pillow);
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.get('/pillow/pillow-1').notFound(because);
      await api.patch('/pillow/pillow-1', { id: 'pillow-1' }).notFound(because);
      await api.get('/pillow').ok('what was deleted is in no list', []);
      await api
        .post('/pillow', {
          ...pillow,
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          badge_raw_previous: 'naliso',
          id: 'pillow-1',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          turtles_secondary: [],
          altitude_rough_root: 78.75,
        });
      await api
        .get('/pillow/pillow-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          badge_raw_previous: 'naliso',
          id: 'pillow-1',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          turtles_secondary: [],
          altitude_rough_root: 78.75,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Pillow has',
    about('pillow.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Pillow has the id pillow-unknown';
      await api.create('Pillow', pillow);
      await api.get('/pillow/pillow-unknown').notFound(because);
      await api
        .patch('/pillow/pillow-unknown', {
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        })
        .notFound(because);
      await api.delete('/pillow/pillow-unknown').notFound(because);
      await api
        .get('/pillow')
        .ok('requests for an unknown id change nothing', [{ id: 'pillow-1' }]);
    },
  );
});

test.describe('Pillow: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Pillow with all of its fields',
    about(
      'pillow.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        visits_cached: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'ganotu',
        payment_legacy: 'frozen',
        visits_cached: 9,
        stage_past: 'morning',
        level_partial_silent: 'expert',
        share_rate: 4.75,
        altitude_rough_root: 55.25,
      });
      await api.get('/pillow').ok('three objects were created', [
        { ...pillow, turtles_secondary: [] },
        {
          badge_raw_previous: 'naliso',
          id: 'pillow-2',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          turtles_secondary: [],
          altitude_rough_root: 78.75,
        },
        {
          badge_raw_previous: 'ganotu',
          id: 'pillow-3',
          payment_legacy: 'frozen',
          visits_cached: 9,
          stage_past: 'morning',
          level_partial_silent: 'expert',
          share_rate: 4.75,
          turtles_secondary: [],
          altitude_rough_root: 55.25,
        },
      ]);
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        payment_legacy: 'fair',
        stage_past: 'postponed',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-5',
        payment_legacy: 'poor',
        stage_past: 'night',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-6' });
      await api.create('Pillow', { ...pillow, id: 'pillow-7' });
      await api.create('Pillow', { ...pillow, id: 'pillow-8' });
      await api.create('Pillow', { ...pillow, id: 'pillow-9' });
      await api.create('Pillow', { ...pillow, id: 'pillow-10' });
      await api.create('Pillow', { ...pillow, id: 'pillow-11' });
      await api
        .get('/pillow')
        .ok('a list holds every object, however many there are', [
          { id: 'pillow-1' },
          { id: 'pillow-2' },
          { id: 'pillow-3' },
          { id: 'pillow-4' },
          { id: 'pillow-5' },
          { id: 'pillow-6' },
          { id: 'pillow-7' },
          { id: 'pillow-8' },
          { id: 'pillow-9' },
          { id: 'pillow-10' },
          { id: 'pillow-11' },
        ]);
    },
  );

  test(
    'update of one Pillow leaves another as it was',
    about(
      'pillow.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        visits_cached: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api
        .patch('/pillow/pillow-2', {
          id: 'pillow-2',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        })
        .ok('the change is valid');
      await api
        .get('/pillow/pillow-1')
        .ok('another object was updated', { ...pillow, turtles_secondary: [] });
      await api.get('/pillow/pillow-2').ok('the update is stored', {
        badge_raw_previous: 'naliso',
        id: 'pillow-2',
        payment_legacy: 'upgraded',
        visits_cached: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        turtles_secondary: [],
        altitude_rough_root: 78.75,
      });
    },
  );

  test(
    'delete of one Pillow leaves another as it was',
    about(
      'pillow.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        visits_cached: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.get('/pillow/pillow-2').ok('another object was deleted', {
        badge_raw_previous: 'naliso',
        id: 'pillow-2',
        payment_legacy: 'upgraded',
        visits_cached: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        turtles_secondary: [],
        altitude_rough_root: 78.75,
      });
      await api.get('/pillow').ok('one of two objects was deleted', [{ id: 'pillow-2' }]);
    },
  );

  test(
    'reset removes every Pillow',
    about('pillow.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        badge_raw_previous: 'naliso',
        payment_legacy: 'upgraded',
        visits_cached: 28,
        stage_past: 'afternoon',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/pillow').ok('reset removes all objects', []);
      await api.get('/pillow/pillow-1').notFound('reset removed it');
    },
  );
});

test.describe('Pillow: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a Pillow without badge_raw_previous, which is optional',
    about(
      'pillow.badge_raw_previous.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'badge_raw_previous is optional';
      await api
        .post('/pillow', without(pillow, 'badge_raw_previous'))
        .created(because, { badge_raw_previous: null });
      await api.get('/pillow/pillow-1').ok(because, { badge_raw_previous: null });
    },
  );

  test(
    'create refuses a Pillow without an id',
    about(
      'pillow.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', without(pillow, 'id')).invalid('id must be sent');
      await api.get('/pillow').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Pillow without payment_legacy, which is required',
    about(
      'pillow.payment_legacy.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/pillow', without(pillow, 'payment_legacy'))
        .invalid('payment_legacy is required and has no default');
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Pillow without visits_cached, which is optional',
    about(
      'pillow.visits_cached.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visits_cached is optional';
      await api
        .post('/pillow', without(pillow, 'visits_cached'))
        .created(because, { visits_cached: null });
      await api.get('/pillow/pillow-1').ok(because, { visits_cached: null });
    },
  );

  test(
    'create refuses a Pillow without stage_past, which is required',
    about(
      'pillow.stage_past.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/pillow', without(pillow, 'stage_past'))
        .invalid('stage_past is required and has no default');
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a Pillow without level_partial_silent, which is optional',
    about(
      'pillow.level_partial_silent.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'level_partial_silent is optional';
      await api
        .post('/pillow', without(pillow, 'level_partial_silent'))
        .created(because, { level_partial_silent: null });
      await api.get('/pillow/pillow-1').ok(because, { level_partial_silent: null });
    },
  );

  test(
    'create accepts a Pillow without share_rate, which is optional',
    about(
      'pillow.share_rate.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'share_rate is optional';
      await api
        .post('/pillow', without(pillow, 'share_rate'))
        .created(because, { share_rate: null });
      await api.get('/pillow/pillow-1').ok(because, { share_rate: null });
    },
  );

  test(
    'create refuses a Pillow without altitude_rough_root, which is required',
    about(
      'pillow.altitude_rough_root.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/pillow', without(pillow, 'altitude_rough_root'))
        .invalid('altitude_rough_root is required and has no default');
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of badge_raw_previous or altitude_rough_root alone leaves every other field as it is',
    about(
      'pillow.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-3'] });
      await api
        .patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' })
        .ok(because, { ...pillow, badge_raw_previous: 'naliso', turtles_secondary: ['pillow-3'] });
      await api.patch('/pillow/pillow-1', { altitude_rough_root: 78.75 }).ok(because, {
        ...pillow,
        badge_raw_previous: 'naliso',
        turtles_secondary: ['pillow-3'],
        altitude_rough_root: 78.75,
      });
      await api.get('/pillow/pillow-1').ok(because, {
        ...pillow,
        badge_raw_previous: 'naliso',
        turtles_secondary: ['pillow-3'],
        altitude_rough_root: 78.75,
      });
    },
  );
});

test.describe('Pillow: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for badge_raw_previous',
    about(
      'pillow.badge_raw_previous.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'badge_raw_previous must not be null';
      await api.post('/pillow', { ...pillow, badge_raw_previous: null }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: null }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { badge_raw_previous: 'mamo' });
    },
  );

  test(
    'create and update refuse null for payment_legacy',
    about(
      'pillow.payment_legacy.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'payment_legacy must not be null';
      await api.post('/pillow', { ...pillow, payment_legacy: null }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { payment_legacy: null }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { payment_legacy: 'superb' });
    },
  );

  test(
    'create and update refuse null for visits_cached',
    about(
      'pillow.visits_cached.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visits_cached must not be null';
      await api.post('/pillow', { ...pillow, visits_cached: null }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { visits_cached: null }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { visits_cached: 2 });
    },
  );

  test(
    'create and update refuse null for stage_past',
    about(
      'pillow.stage_past.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage_past must not be null';
      await api.post('/pillow', { ...pillow, stage_past: null }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { stage_past: null }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { stage_past: 'evening' });
    },
  );

  test(
    'level_partial_silent may be null',
    about(
      'pillow.level_partial_silent.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'level_partial_silent is nullable';
      await api
        .post('/pillow', { ...pillow, level_partial_silent: null })
        .created(because, { level_partial_silent: null });
      await api.get('/pillow/pillow-1').ok(because, { level_partial_silent: null });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { level_partial_silent: null })
        .ok(because, { level_partial_silent: null });
      await api.get('/pillow/pillow-2').ok(because, { level_partial_silent: null });
    },
  );

  test(
    'share_rate may be null',
    about(
      'pillow.share_rate.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'share_rate is nullable';
      await api
        .post('/pillow', { ...pillow, share_rate: null })
        .created(because, { share_rate: null });
      await api.get('/pillow/pillow-1').ok(because, { share_rate: null });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', { share_rate: null }).ok(because, { share_rate: null });
      await api.get('/pillow/pillow-2').ok(because, { share_rate: null });
    },
  );

  test(
    'altitude_rough_root may be null',
    about(
      'pillow.altitude_rough_root.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_rough_root is nullable';
      await api
        .post('/pillow', { ...pillow, altitude_rough_root: null })
        .created(because, { altitude_rough_root: null });
      await api.get('/pillow/pillow-1').ok(because, { altitude_rough_root: null });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { altitude_rough_root: null })
        .ok(because, { altitude_rough_root: null });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: null });
    },
  );
});

test.describe('Pillow: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'badge_raw_previous of digits alone stays a string',
    about(
      'pillow.badge_raw_previous.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of badge_raw_previous';
      await api
        .post('/pillow', { ...pillow, badge_raw_previous: '0042' })
        .created(because, { badge_raw_previous: '0042' });
      await api.get('/pillow/pillow-1').ok(because, { badge_raw_previous: '0042' });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { badge_raw_previous: '0042' })
        .ok(because, { badge_raw_previous: '0042' });
      await api.get('/pillow/pillow-2').ok(because, { badge_raw_previous: '0042' });
    },
  );

  test(
    'badge_raw_previous keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'pillow.badge_raw_previous.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous';
      await api
        .post('/pillow', { ...pillow, badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/pillow/pillow-1')
        .ok(because, { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/pillow/pillow-2')
        .ok(because, { badge_raw_previous: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a badge_raw_previous of a wrong type',
    about(
      'pillow.badge_raw_previous.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'badge_raw_previous must be a string';
      await api.post('/pillow', { ...pillow, badge_raw_previous: 421337 }).invalid(because);
      await api
        .post('/pillow', { ...pillow, badge_raw_previous: { value: 'text' } })
        .invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: 0 }).invalid(because);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: {} }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { badge_raw_previous: 'mamo' });
    },
  );

  test(
    'badge_raw_previous may be right at its minimum length of 1',
    about(
      'pillow.badge_raw_previous.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of badge_raw_previous is 1, inclusive';
      await api
        .post('/pillow', { ...pillow, badge_raw_previous: 'n' })
        .created(because, { badge_raw_previous: 'n' });
      await api.get('/pillow/pillow-1').ok(because, { badge_raw_previous: 'n' });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { badge_raw_previous: 'n' })
        .ok(because, { badge_raw_previous: 'n' });
      await api.get('/pillow/pillow-2').ok(because, { badge_raw_previous: 'n' });
    },
  );

  test(
    'badge_raw_previous has no maximum length',
    about(
      'pillow.badge_raw_previous.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'badge_raw_previous has no maximum length';
      await api
        .post('/pillow', {
          ...pillow,
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/pillow/pillow-1').ok(because, {
        badge_raw_previous:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/pillow/pillow-2').ok(because, {
        badge_raw_previous:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse a payment_legacy of a wrong type',
    about(
      'pillow.payment_legacy.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'payment_legacy must be one of superb, fair, poor, upgraded, frozen';
      await api.post('/pillow', { ...pillow, payment_legacy: 421337 }).invalid(because);
      await api.post('/pillow', { ...pillow, payment_legacy: { value: 'text' } }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { payment_legacy: 0 }).invalid(because);
      await api.patch('/pillow/pillow-1', { payment_legacy: {} }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { payment_legacy: 'superb' });
    },
  );

  test(
    'visits_cached may be 0',
    about('pillow.visits_cached.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of visits_cached';
      await api
        .post('/pillow', { ...pillow, visits_cached: 0 })
        .created(because, { visits_cached: 0 });
      await api.get('/pillow/pillow-1').ok(because, { visits_cached: 0 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', { visits_cached: 0 }).ok(because, { visits_cached: 0 });
      await api.get('/pillow/pillow-2').ok(because, { visits_cached: 0 });
    },
  );

  test(
    'create and update refuse a visits_cached of a wrong type',
    about(
      'pillow.visits_cached.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visits_cached must be an integer';
      await api.post('/pillow', { ...pillow, visits_cached: 'abc' }).invalid(because);
      await api.post('/pillow', { ...pillow, visits_cached: { value: 'text' } }).invalid(because);
      await api.post('/pillow', { ...pillow, visits_cached: 1.5 }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { visits_cached: 'abc' }).invalid(because);
      await api.patch('/pillow/pillow-1', { visits_cached: {} }).invalid(because);
      await api.patch('/pillow/pillow-1', { visits_cached: 1.5 }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { visits_cached: 2 });
    },
  );

  test(
    'visits_cached may be right at its minimum of -10',
    about(
      'pillow.visits_cached.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum of visits_cached is -10, inclusive';
      await api
        .post('/pillow', { ...pillow, visits_cached: -10 })
        .created(because, { visits_cached: -10 });
      await api.get('/pillow/pillow-1').ok(because, { visits_cached: -10 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { visits_cached: -10 })
        .ok(because, { visits_cached: -10 });
      await api.get('/pillow/pillow-2').ok(because, { visits_cached: -10 });
    },
  );

  test(
    'create and update refuse a visits_cached below its minimum of -10',
    about(
      'pillow.visits_cached.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visits_cached must be at least -10';
      await api.post('/pillow', { ...pillow, visits_cached: -11 }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { visits_cached: -11 }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { visits_cached: 2 });
    },
  );

  test(
    'visits_cached has no maximum',
    about(
      'pillow.visits_cached.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'visits_cached has no maximum';
      await api
        .post('/pillow', { ...pillow, visits_cached: 1000000 })
        .created(because, { visits_cached: 1000000 });
      await api.get('/pillow/pillow-1').ok(because, { visits_cached: 1000000 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { visits_cached: 1000000 })
        .ok(because, { visits_cached: 1000000 });
      await api.get('/pillow/pillow-2').ok(because, { visits_cached: 1000000 });
    },
  );

  test(
    'create and update refuse a stage_past of a wrong type',
    about(
      'pillow.stage_past.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage_past must be one of evening, morning, night, afternoon, postponed';
      await api.post('/pillow', { ...pillow, stage_past: 421337 }).invalid(because);
      await api.post('/pillow', { ...pillow, stage_past: { value: 'text' } }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { stage_past: 0 }).invalid(because);
      await api.patch('/pillow/pillow-1', { stage_past: {} }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { stage_past: 'evening' });
    },
  );

  test(
    'create and update refuse a level_partial_silent of a wrong type',
    about(
      'pillow.level_partial_silent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'level_partial_silent must be one of intermediate, expert, master';
      await api.post('/pillow', { ...pillow, level_partial_silent: 421337 }).invalid(because);
      await api
        .post('/pillow', { ...pillow, level_partial_silent: { value: 'text' } })
        .invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { level_partial_silent: 0 }).invalid(because);
      await api.patch('/pillow/pillow-1', { level_partial_silent: {} }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { level_partial_silent: 'master' });
    },
  );

  test(
    'share_rate may be the whole number 0',
    about(
      'pillow.share_rate.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of share_rate';
      await api.post('/pillow', { ...pillow, share_rate: 0 }).created(because, { share_rate: 0 });
      await api.get('/pillow/pillow-1').ok(because, { share_rate: 0 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', { share_rate: 0 }).ok(because, { share_rate: 0 });
      await api.get('/pillow/pillow-2').ok(because, { share_rate: 0 });
    },
  );

  test(
    'share_rate keeps three decimals',
    about('pillow.share_rate.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of share_rate';
      await api
        .post('/pillow', { ...pillow, share_rate: 12.375 })
        .created(because, { share_rate: 12.375 });
      await api.get('/pillow/pillow-1').ok(because, { share_rate: 12.375 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { share_rate: 12.375 })
        .ok(because, { share_rate: 12.375 });
      await api.get('/pillow/pillow-2').ok(because, { share_rate: 12.375 });
    },
  );

  test(
    'create and update refuse a share_rate of a wrong type',
    about(
      'pillow.share_rate.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'share_rate must be a number';
      await api.post('/pillow', { ...pillow, share_rate: 'abc' }).invalid(because);
      await api.post('/pillow', { ...pillow, share_rate: { value: 'text' } }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { share_rate: 'abc' }).invalid(because);
      await api.patch('/pillow/pillow-1', { share_rate: {} }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { share_rate: 44.75 });
    },
  );

  test(
    'share_rate may be right at its maximum of 5000',
    about(
      'pillow.share_rate.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of share_rate is 5000, inclusive';
      await api
        .post('/pillow', { ...pillow, share_rate: 5000 })
        .created(because, { share_rate: 5000 });
      await api.get('/pillow/pillow-1').ok(because, { share_rate: 5000 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', { share_rate: 5000 }).ok(because, { share_rate: 5000 });
      await api.get('/pillow/pillow-2').ok(because, { share_rate: 5000 });
    },
  );

  test(
    'create and update refuse a share_rate above its maximum of 5000',
    about(
      'pillow.share_rate.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'share_rate must be at most 5000';
      await api.post('/pillow', { ...pillow, share_rate: 5000.25 }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { share_rate: 5000.25 }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { share_rate: 44.75 });
    },
  );

  test(
    'share_rate has no minimum',
    about(
      'pillow.share_rate.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'share_rate has no minimum';
      await api
        .post('/pillow', { ...pillow, share_rate: -999999.75 })
        .created(because, { share_rate: -999999.75 });
      await api.get('/pillow/pillow-1').ok(because, { share_rate: -999999.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { share_rate: -999999.75 })
        .ok(because, { share_rate: -999999.75 });
      await api.get('/pillow/pillow-2').ok(because, { share_rate: -999999.75 });
    },
  );

  test(
    'altitude_rough_root may be the whole number 0',
    about(
      'pillow.altitude_rough_root.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of altitude_rough_root';
      await api
        .post('/pillow', { ...pillow, altitude_rough_root: 0 })
        .created(because, { altitude_rough_root: 0 });
      await api.get('/pillow/pillow-1').ok(because, { altitude_rough_root: 0 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { altitude_rough_root: 0 })
        .ok(because, { altitude_rough_root: 0 });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 0 });
    },
  );

  test(
    'altitude_rough_root keeps three decimals',
    about(
      'pillow.altitude_rough_root.keeps-decimals',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '12.375 is a valid value of altitude_rough_root';
      await api
        .post('/pillow', { ...pillow, altitude_rough_root: 12.375 })
        .created(because, { altitude_rough_root: 12.375 });
      await api.get('/pillow/pillow-1').ok(because, { altitude_rough_root: 12.375 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { altitude_rough_root: 12.375 })
        .ok(because, { altitude_rough_root: 12.375 });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 12.375 });
    },
  );

  test(
    'create and update refuse an altitude_rough_root of a wrong type',
    about(
      'pillow.altitude_rough_root.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_rough_root must be a number';
      await api.post('/pillow', { ...pillow, altitude_rough_root: 'abc' }).invalid(because);
      await api
        .post('/pillow', { ...pillow, altitude_rough_root: { value: 'text' } })
        .invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { altitude_rough_root: 'abc' }).invalid(because);
      await api.patch('/pillow/pillow-1', { altitude_rough_root: {} }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { altitude_rough_root: 9.75 });
    },
  );

  test(
    'altitude_rough_root may be right at its maximum of 100',
    about(
      'pillow.altitude_rough_root.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of altitude_rough_root is 100, inclusive';
      await api
        .post('/pillow', { ...pillow, altitude_rough_root: 100 })
        .created(because, { altitude_rough_root: 100 });
      await api.get('/pillow/pillow-1').ok(because, { altitude_rough_root: 100 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { altitude_rough_root: 100 })
        .ok(because, { altitude_rough_root: 100 });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 100 });
    },
  );

  test(
    'create and update refuse an altitude_rough_root above its maximum of 100',
    about(
      'pillow.altitude_rough_root.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_rough_root must be at most 100';
      await api.post('/pillow', { ...pillow, altitude_rough_root: 100.25 }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { altitude_rough_root: 100.25 }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { altitude_rough_root: 9.75 });
    },
  );

  test(
    'altitude_rough_root has no minimum',
    about(
      'pillow.altitude_rough_root.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'altitude_rough_root has no minimum';
      await api
        .post('/pillow', { ...pillow, altitude_rough_root: -999999.75 })
        .created(because, { altitude_rough_root: -999999.75 });
      await api.get('/pillow/pillow-1').ok(because, { altitude_rough_root: -999999.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { altitude_rough_root: -999999.75 })
        .ok(because, { altitude_rough_root: -999999.75 });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: -999999.75 });
    },
  );
});

test.describe('Pillow: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'payment_legacy may be superb, fair, poor, upgraded, frozen',
    about(
      'pillow.payment_legacy.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of StatueQualityTemporary';
      await api.post('/pillow', pillow).created(because, { payment_legacy: 'superb' });
      await api
        .patch('/pillow/pillow-1', { payment_legacy: 'fair' })
        .ok(because, { payment_legacy: 'fair' });
      await api
        .patch('/pillow/pillow-1', { payment_legacy: 'poor' })
        .ok(because, { payment_legacy: 'poor' });
      await api
        .patch('/pillow/pillow-1', { payment_legacy: 'upgraded' })
        .ok(because, { payment_legacy: 'upgraded' });
      await api
        .patch('/pillow/pillow-1', { payment_legacy: 'frozen' })
        .ok(because, { payment_legacy: 'frozen' });
      await api.get('/pillow/pillow-1').ok(because, { payment_legacy: 'frozen' });
      await api
        .patch('/pillow/pillow-1', { payment_legacy: 'superb' })
        .ok(because, { payment_legacy: 'superb' });
    },
  );

  test(
    'payment_legacy may be upgraded, which StatueQualityTemporary has gained',
    about(
      'pillow.payment_legacy.accepts-added-upgraded',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'upgraded was added to StatueQualityTemporary';
      await api
        .post('/pillow', { ...pillow, payment_legacy: 'upgraded' })
        .created(because, { payment_legacy: 'upgraded' });
      await api.get('/pillow/pillow-1').ok(because, { payment_legacy: 'upgraded' });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { payment_legacy: 'upgraded' })
        .ok(because, { payment_legacy: 'upgraded' });
      await api.get('/pillow/pillow-2').ok(because, { payment_legacy: 'upgraded' });
    },
  );

  test(
    'payment_legacy may be frozen, which StatueQualityTemporary has gained',
    about(
      'pillow.payment_legacy.accepts-added-frozen',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'frozen was added to StatueQualityTemporary';
      await api
        .post('/pillow', { ...pillow, payment_legacy: 'frozen' })
        .created(because, { payment_legacy: 'frozen' });
      await api.get('/pillow/pillow-1').ok(because, { payment_legacy: 'frozen' });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { payment_legacy: 'frozen' })
        .ok(because, { payment_legacy: 'frozen' });
      await api.get('/pillow/pillow-2').ok(because, { payment_legacy: 'frozen' });
    },
  );

  test(
    'create and update refuse a payment_legacy that StatueQualityTemporary does not list, such as unheard_of',
    about(
      'pillow.payment_legacy.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'payment_legacy must be one of superb, fair, poor, upgraded, frozen';
      await api.post('/pillow', { ...pillow, payment_legacy: 'unheard_of' }).invalid(because);
      await api.post('/pillow', { ...pillow, payment_legacy: 'superb ' }).invalid(because);
      await api.post('/pillow', { ...pillow, payment_legacy: 'super' }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { payment_legacy: 'unheard_of' }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { payment_legacy: 'superb' });
    },
  );

  test(
    'create and update refuse the payment_legacy SUPERB, as upper and lower case differ',
    about(
      'pillow.payment_legacy.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'payment_legacy must be one of superb, fair, poor, upgraded, frozen';
      await api.post('/pillow', { ...pillow, payment_legacy: 'SUPERB' }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { payment_legacy: 'SUPERB' }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { payment_legacy: 'superb' });
    },
  );

  test(
    'stage_past may be evening, morning, night, afternoon, postponed',
    about(
      'pillow.stage_past.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of StadiumNotebookShift';
      await api.post('/pillow', pillow).created(because, { stage_past: 'evening' });
      await api
        .patch('/pillow/pillow-1', { stage_past: 'morning' })
        .ok(because, { stage_past: 'morning' });
      await api
        .patch('/pillow/pillow-1', { stage_past: 'night' })
        .ok(because, { stage_past: 'night' });
      await api
        .patch('/pillow/pillow-1', { stage_past: 'afternoon' })
        .ok(because, { stage_past: 'afternoon' });
      await api
        .patch('/pillow/pillow-1', { stage_past: 'postponed' })
        .ok(because, { stage_past: 'postponed' });
      await api.get('/pillow/pillow-1').ok(because, { stage_past: 'postponed' });
      await api
        .patch('/pillow/pillow-1', { stage_past: 'evening' })
        .ok(because, { stage_past: 'evening' });
    },
  );

  test(
    'stage_past may be postponed, which StadiumNotebookShift has gained',
    about(
      'pillow.stage_past.accepts-added-postponed',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'postponed was added to StadiumNotebookShift';
      await api
        .post('/pillow', { ...pillow, stage_past: 'postponed' })
        .created(because, { stage_past: 'postponed' });
      await api.get('/pillow/pillow-1').ok(because, { stage_past: 'postponed' });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api
        .patch('/pillow/pillow-2', { stage_past: 'postponed' })
        .ok(because, { stage_past: 'postponed' });
      await api.get('/pillow/pillow-2').ok(because, { stage_past: 'postponed' });
    },
  );

  test(
    'create and update refuse a stage_past that StadiumNotebookShift does not list, such as unheard_of',
    about(
      'pillow.stage_past.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage_past must be one of evening, morning, night, afternoon, postponed';
      await api.post('/pillow', { ...pillow, stage_past: 'unheard_of' }).invalid(because);
      await api.post('/pillow', { ...pillow, stage_past: 'evening ' }).invalid(because);
      await api.post('/pillow', { ...pillow, stage_past: 'evenin' }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { stage_past: 'unheard_of' }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { stage_past: 'evening' });
    },
  );

  test(
    'create and update refuse the stage_past EVENING, as upper and lower case differ',
    about(
      'pillow.stage_past.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'stage_past must be one of evening, morning, night, afternoon, postponed';
      await api.post('/pillow', { ...pillow, stage_past: 'EVENING' }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { stage_past: 'EVENING' }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { stage_past: 'evening' });
    },
  );

  test(
    'level_partial_silent may be intermediate, expert, master',
    about(
      'pillow.level_partial_silent.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of TurtleLevelPartialSilent';
      await api
        .post('/pillow', { ...pillow, level_partial_silent: 'intermediate' })
        .created(because, { level_partial_silent: 'intermediate' });
      await api
        .patch('/pillow/pillow-1', { level_partial_silent: 'expert' })
        .ok(because, { level_partial_silent: 'expert' });
      await api
        .patch('/pillow/pillow-1', { level_partial_silent: 'master' })
        .ok(because, { level_partial_silent: 'master' });
      await api.get('/pillow/pillow-1').ok(because, { level_partial_silent: 'master' });
      await api
        .patch('/pillow/pillow-1', { level_partial_silent: 'intermediate' })
        .ok(because, { level_partial_silent: 'intermediate' });
    },
  );

  test(
    'create and update refuse a level_partial_silent that TurtleLevelPartialSilent does not list, such as unheard_of',
    about(
      'pillow.level_partial_silent.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'level_partial_silent must be one of intermediate, expert, master';
      await api.post('/pillow', { ...pillow, level_partial_silent: 'unheard_of' }).invalid(because);
      await api
        .post('/pillow', { ...pillow, level_partial_silent: 'intermediate ' })
        .invalid(because);
      await api
        .post('/pillow', { ...pillow, level_partial_silent: 'intermediat' })
        .invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { level_partial_silent: 'unheard_of' }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { level_partial_silent: 'master' });
    },
  );

  test(
    'create and update refuse the level_partial_silent INTERMEDIATE, as upper and lower case differ',
    about(
      'pillow.level_partial_silent.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'level_partial_silent must be one of intermediate, expert, master';
      await api
        .post('/pillow', { ...pillow, level_partial_silent: 'INTERMEDIATE' })
        .invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api
        .patch('/pillow/pillow-1', { level_partial_silent: 'INTERMEDIATE' })
        .invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { level_partial_silent: 'master' });
    },
  );
});

test.describe('Pillow: references', () => {
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

  test(
    'turtles_secondary is an empty list when a create leaves it out',
    about(
      'pillow.turtles_secondary.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'turtles_secondary was left out';
      await api.post('/pillow', pillow).created(because, { turtles_secondary: [] });
      await api.get('/pillow/pillow-1').ok(because, { turtles_secondary: [] });
    },
  );

  test(
    'turtles_secondary lists existing Pillow objects and is answered as their ids',
    about(
      'pillow.turtles_secondary.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'turtles_secondary was sent with two ids';
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5' });
      await api.create('Pillow', { ...pillow, id: 'pillow-6' });
      await api.create('Pillow', { ...pillow, id: 'pillow-7' });
      await api
        .post('/pillow', { ...pillow, turtles_secondary: ['pillow-3', 'pillow-4'] })
        .created(because, { turtles_secondary: ['pillow-3', 'pillow-4'] });
      await api
        .get('/pillow/pillow-1')
        .ok(because, { turtles_secondary: ['pillow-3', 'pillow-4'] });
      await api.get('/pillow').ok('lists answer references as ids too', [
        { id: 'pillow-3', turtles_secondary: [] },
        { id: 'pillow-4', turtles_secondary: [] },
        { id: 'pillow-5', turtles_secondary: [] },
        { id: 'pillow-6', turtles_secondary: [] },
        { id: 'pillow-7', turtles_secondary: [] },
        { id: 'pillow-1', turtles_secondary: ['pillow-3', 'pillow-4'] },
      ]);
      await api
        .patch('/pillow/pillow-1', { turtles_secondary: ['pillow-4', 'pillow-3'] })
        .ok('any order will do', { turtles_secondary: ['pillow-4', 'pillow-3'] });
      await api
        .patch('/pillow/pillow-1', {
          turtles_secondary: ['pillow-3', 'pillow-4', 'pillow-5', 'pillow-6', 'pillow-7'],
        })
        .ok('no length is too much', {
          turtles_secondary: ['pillow-3', 'pillow-4', 'pillow-5', 'pillow-6', 'pillow-7'],
        });
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api
        .get('/pillow')
        .ok('only what refers to them was deleted', [
          { id: 'pillow-3' },
          { id: 'pillow-4' },
          { id: 'pillow-5' },
          { id: 'pillow-6' },
          { id: 'pillow-7' },
        ]);
    },
  );

  test(
    'update replaces the ids in turtles_secondary',
    about(
      'pillow.turtles_secondary.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-3'] });
      await api
        .patch('/pillow/pillow-1', { turtles_secondary: ['pillow-4'] })
        .ok('an update replaces the list', { turtles_secondary: ['pillow-4'] });
      await api.patch('/pillow/pillow-1', { turtles_secondary: [] }).ok('the change is valid');
      await api.get('/pillow/pillow-1').ok('the list was emptied', { turtles_secondary: [] });
    },
  );

  test(
    'create and update refuse an id in turtles_secondary that no Pillow has',
    about(
      'pillow.turtles_secondary.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'turtles_secondary must hold only ids of existing Pillow objects';
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api
        .post('/pillow', { ...pillow, turtles_secondary: ['pillow-unknown'] })
        .invalid(because);
      await api
        .post('/pillow', { ...pillow, turtles_secondary: ['pillow-3', 'pillow-unknown'] })
        .invalid(because);
      await api
        .post('/pillow', { ...pillow, turtles_secondary: ['pillow-unknown', 'pillow-4'] })
        .invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-3', 'pillow-4'] });
      await api
        .patch('/pillow/pillow-1', { turtles_secondary: ['pillow-unknown'] })
        .invalid(because);
      await api
        .patch('/pillow/pillow-1', { turtles_secondary: ['pillow-3', 'pillow-unknown'] })
        .invalid(because);
      await api
        .patch('/pillow/pillow-1', { turtles_secondary: ['pillow-unknown', 'pillow-4'] })
        .invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { turtles_secondary: ['pillow-3', 'pillow-4'] });
    },
  );

  test(
    'create and update refuse null for the list turtles_secondary',
    about(
      'pillow.turtles_secondary.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'turtles_secondary must not be null';
      await api.post('/pillow', { ...pillow, turtles_secondary: null }).invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { turtles_secondary: null }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { turtles_secondary: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for turtles_secondary',
    about(
      'pillow.turtles_secondary.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'turtles_secondary must be a list of ids of Pillow';
      await api.create('Pillow', { ...pillow, id: 'x' });
      await api.post('/pillow', { ...pillow, turtles_secondary: 'x' }).invalid(because);
      await api
        .post('/pillow', { ...pillow, turtles_secondary: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/pillow/pillow-1').notFound('a refused create stores nothing');
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', { turtles_secondary: 'x' }).invalid(because);
      await api.patch('/pillow/pillow-1', { turtles_secondary: [{}] }).invalid(because);
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { turtles_secondary: [] });
    },
  );

  test(
    'deleting a Pillow takes its id out of every turtles_secondary and keeps the others',
    about(
      'pillow.turtles_secondary.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'pillow-4 was deleted';
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5' });
      await api.create('Pillow', {
        ...pillow,
        turtles_secondary: ['pillow-3', 'pillow-4', 'pillow-5'],
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2', turtles_secondary: ['pillow-4'] });
      await api.delete('/pillow/pillow-4').removed('the object exists');
      await api
        .get('/pillow/pillow-1')
        .ok(because, { id: 'pillow-1', turtles_secondary: ['pillow-3', 'pillow-5'] });
      await api.get('/pillow/pillow-2').ok(because, { id: 'pillow-2', turtles_secondary: [] });
      await api.get('/pillow').ok(because, [
        { id: 'pillow-3', turtles_secondary: [] },
        { id: 'pillow-5', turtles_secondary: [] },
        { id: 'pillow-1', turtles_secondary: ['pillow-3', 'pillow-5'] },
        { id: 'pillow-2', turtles_secondary: [] },
      ]);
      await api
        .patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' })
        .ok('an update of something else brings no reference back', {
          turtles_secondary: ['pillow-3', 'pillow-5'],
        });
      await api
        .patch('/pillow/pillow-1', { turtles_secondary: ['pillow-3', 'pillow-4'] })
        .invalid('turtles_secondary must hold only ids of existing Pillow objects');
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api
        .get('/pillow/pillow-2')
        .ok('the Pillow that has the id pillow-4 now is another', { turtles_secondary: [] });
    },
  );

  test(
    'update that is refused for turtles_secondary does not change badge_raw_previous either',
    about(
      'pillow.turtles_secondary.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .patch('/pillow/pillow-1', {
          badge_raw_previous: 'naliso',
          turtles_secondary: ['pillow-unknown'],
        })
        .invalid('turtles_secondary must hold only ids of existing Pillow objects');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused update changes nothing', { ...pillow, turtles_secondary: [] });
    },
  );
});

test.describe('Pillow: actions', () => {
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
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // guards.quantifiers: `all item in this.toys satisfies: item.price > 1` asks the condition of
  //   every object in the list and holds for an empty one; `any item in …` asks for at least one
  //   that satisfies it and does not hold for an empty list.
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'dismiss moves stage_past from afternoon to morning',
    about(
      'pillow.dismiss.moves-from-afternoon',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .ok('the state is right and every condition holds', {
          badge_raw_previous: 'north',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 46,
          stage_past: 'morning',
          level_partial_silent: 'master',
          share_rate: 45.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: null,
        });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        badge_raw_previous: 'north',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 46,
        stage_past: 'morning',
        level_partial_silent: 'master',
        share_rate: 45.25,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: null,
      });
    },
  );

  test(
    'dismiss applies the effect: increase this.share_rate by 0.5',
    about(
      'pillow.dismiss.effect-increase-share_rate-by-0.5',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api.post('/pillow/pillow-1/dismiss').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('increase this.share_rate by 0.5', {
        share_rate: 45.25,
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 46,
        level_partial_silent: 'master',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'dismiss applies the effect: set this.altitude_rough_root to null',
    about(
      'pillow.dismiss.effect-set-altitude_rough_root-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api.post('/pillow/pillow-1/dismiss').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.altitude_rough_root to null', {
        altitude_rough_root: null,
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 46,
        level_partial_silent: 'master',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'dismiss applies the effect: set this.badge_raw_previous to "north"',
    about(
      "pillow.dismiss.effect-set-badge_raw_previous-to-'north'",
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api.post('/pillow/pillow-1/dismiss').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.badge_raw_previous to "north"', {
        badge_raw_previous: 'north',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 46,
        level_partial_silent: 'master',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'dismiss applies the effect: for each item in this.turtles_secondary: increase item.altitude_rough_root by 7.75',
    about(
      'pillow.dismiss.effect-each-turtles_secondary-increase-altitude_rough_root-by-7.75',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'for each item in this.turtles_secondary: increase item.altitude_rough_root by 7.75';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api.post('/pillow/pillow-1/dismiss').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-2').ok(because, {
        altitude_rough_root: 17.5,
        id: 'pillow-2',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-3').ok(because, {
        altitude_rough_root: 86.5,
        id: 'pillow-3',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        turtles_secondary: [],
      });
    },
  );

  test(
    'dismiss leaves objects alone that it does not concern',
    about(
      'pillow.dismiss.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'dismiss was called on pillow-1, which does not concern this object';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', badge_raw_previous: 'north' });
      await api.post('/pillow/pillow-1/dismiss').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-4').ok(because, {
        ...pillow,
        id: 'pillow-4',
        visits_cached: 46,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.get('/pillow/pillow-5').ok(because, {
        ...pillow,
        badge_raw_previous: 'north',
        id: 'pillow-5',
        turtles_secondary: [],
      });
    },
  );

  test(
    'dismiss acts on what updates left, and later updates leave what it did',
    about(
      'pillow.dismiss.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'north' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', badge_raw_previous: 'north' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: [],
        badge_raw_previous: 'naliso',
        visits_cached: 45,
        share_rate: null,
        altitude_rough_root: 78.75,
      });
      await api
        .patch('/pillow/pillow-1', {
          stage_past: 'afternoon',
          turtles_secondary: ['pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
          badge_raw_previous: 'mamo',
          visits_cached: 46,
          share_rate: 44.75,
          altitude_rough_root: 9.75,
        })
        .ok(because);
      await api
        .patch('/pillow/pillow-5', { badge_raw_previous: 'naliso', altitude_rough_root: 78.75 })
        .ok(because);
      await api
        .patch('/pillow/pillow-4', { badge_raw_previous: 'naliso', altitude_rough_root: 78.75 })
        .ok(because);
      await api
        .patch('/pillow/pillow-3', { badge_raw_previous: 'naliso', altitude_rough_root: 78.75 })
        .ok(because);
      await api
        .patch('/pillow/pillow-2', { badge_raw_previous: 'north', altitude_rough_root: 9.75 })
        .ok(because);
      await api.post('/pillow/pillow-1/dismiss').ok('the state is right and every condition holds');
      await api.get('/pillow').ok('a list shows what dismiss did', [
        {
          id: 'pillow-2',
          stage_past: 'evening',
          share_rate: 44.75,
          altitude_rough_root: 17.5,
          badge_raw_previous: 'north',
        },
        {
          id: 'pillow-3',
          stage_past: 'evening',
          share_rate: 44.75,
          altitude_rough_root: 86.5,
          badge_raw_previous: 'naliso',
        },
        {
          id: 'pillow-4',
          stage_past: 'evening',
          share_rate: 44.75,
          altitude_rough_root: 86.5,
          badge_raw_previous: 'naliso',
        },
        {
          id: 'pillow-5',
          stage_past: 'evening',
          share_rate: 44.75,
          altitude_rough_root: 86.5,
          badge_raw_previous: 'naliso',
        },
        {
          id: 'pillow-1',
          stage_past: 'morning',
          share_rate: 45.25,
          altitude_rough_root: null,
          badge_raw_previous: 'north',
        },
      ]);
      await api.patch('/pillow/pillow-1', { payment_legacy: 'upgraded' }).ok(because);
      await api
        .get('/pillow/pillow-1')
        .ok('what dismiss did stays when something else is updated', {
          payment_legacy: 'upgraded',
          stage_past: 'morning',
          share_rate: 45.25,
          altitude_rough_root: null,
          badge_raw_previous: 'north',
        });
      await api.patch('/pillow/pillow-5', { payment_legacy: 'upgraded' }).ok(because);
      await api
        .get('/pillow/pillow-5')
        .ok('what dismiss did stays when something else is updated', {
          payment_legacy: 'upgraded',
          stage_past: 'evening',
          share_rate: 44.75,
          altitude_rough_root: 86.5,
          badge_raw_previous: 'naliso',
        });
      await api
        .patch('/pillow/pillow-1', { stage_past: 'afternoon' })
        .ok('an update may lead back to any stage_past');
      await api
        .post('/pillow/pillow-1/dismiss')
        .ok('the state is right and every condition holds', {
          stage_past: 'morning',
          share_rate: 45.75,
          altitude_rough_root: null,
          badge_raw_previous: 'north',
        });
    },
  );

  test(
    'dismiss answers 404 for an id that no Pillow has',
    about('pillow.dismiss.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .post('/pillow/pillow-unknown/dismiss')
        .notFound('no Pillow has the id pillow-unknown');
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.post('/pillow/pillow-1/dismiss').notFound('it was deleted');
    },
  );

  test(
    'dismiss is refused while stage_past is evening',
    about(
      'pillow.dismiss.refuses-from-evening',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused('dismiss starts from afternoon, and stage_past is evening');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'evening',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss is refused while stage_past is morning',
    about(
      'pillow.dismiss.refuses-from-morning',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused('dismiss starts from afternoon, and stage_past is morning');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss is refused while stage_past is night',
    about(
      'pillow.dismiss.refuses-from-night',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'night',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused('dismiss starts from afternoon, and stage_past is night');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss is refused while stage_past is postponed',
    about(
      'pillow.dismiss.refuses-from-postponed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused('dismiss starts from afternoon, and stage_past is postponed');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'postponed',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss is refused unless this.visits_cached * 2 > 91',
    about(
      'pillow.dismiss.refuses-unless-visits_cached-times-2-gt-91',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 45,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused('the condition this.visits_cached * 2 > 91 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
      await api.patch('/pillow/pillow-1', { visits_cached: 90 }).ok('the change is valid');
      await api.post('/pillow/pillow-1/dismiss').ok('the state is right and every condition holds');
    },
  );

  test(
    'dismiss is refused unless this.share_rate is not null',
    about(
      'pillow.dismiss.refuses-unless-share_rate-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
        share_rate: null,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused('the condition this.share_rate is not null is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        share_rate: null,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss is refused unless any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north"',
    about(
      "pillow.dismiss.refuses-unless-any-turtles_secondary-badge_raw_previous-ne-'north'",
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'north',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss changes none of the objects that it refers to when it is refused',
    about(
      'pillow.dismiss.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 45,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused('the condition this.visits_cached * 2 > 91 is not satisfied');
      await api.get('/pillow/pillow-2').ok(because, {
        ...pillow,
        badge_raw_previous: 'north',
        id: 'pillow-2',
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-3').ok(because, {
        ...pillow,
        badge_raw_previous: 'naliso',
        id: 'pillow-3',
        turtles_secondary: [],
        altitude_rough_root: 78.75,
      });
      await api.get('/pillow/pillow-1').ok(because, {
        ...pillow,
        visits_cached: 45,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'dismiss is refused when visits_cached is absent',
    about(
      'pillow.dismiss.refuses-when-visits_cached-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...without(pillow, 'visits_cached'),
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused('the condition this.visits_cached * 2 > 91 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss succeeds when share_rate is 0',
    about(
      'pillow.dismiss.succeeds-when-share_rate-is-0',
      'guards.is-null',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
        share_rate: 0,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .ok('the state is right and every condition holds', {
          stage_past: 'morning',
          share_rate: 0.5,
          altitude_rough_root: null,
          badge_raw_previous: 'north',
        });
      await api.get('/pillow/pillow-1').ok('share_rate is 0, which is allowed', {
        stage_past: 'morning',
        share_rate: 0.5,
        altitude_rough_root: null,
        badge_raw_previous: 'north',
      });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 17.5 });
      await api.get('/pillow/pillow-3').ok(because, { altitude_rough_root: 86.5 });
    },
  );

  test(
    'dismiss is refused when visits_cached is 0',
    about(
      'pillow.dismiss.refuses-when-visits_cached-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 0,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused('the condition this.visits_cached * 2 > 91 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss is refused when badge_raw_previous of an object in turtles_secondary is absent',
    about(
      'pillow.dismiss.refuses-when-badge_raw_previous-in-turtles_secondary-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...without(pillow, 'badge_raw_previous'),
        id: 'pillow-3',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', badge_raw_previous: 'north' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-4', 'pillow-5', 'pillow-3'],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss is refused when turtles_secondary is empty',
    about(
      'pillow.dismiss.refuses-when-turtles_secondary-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: [],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss succeeds when item.badge_raw_previous != "north" for a later object in turtles_secondary, but not for the first',
    about(
      'pillow.dismiss.succeeds-when-a-later-one-in-turtles_secondary-satisfies',
      'guards.quantifiers',
      'actions.success',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', badge_raw_previous: 'north' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-4', 'pillow-5', 'pillow-3'],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .ok('the state is right and every condition holds', {
          stage_past: 'morning',
          share_rate: 45.25,
          altitude_rough_root: null,
          badge_raw_previous: 'north',
        });
      await api
        .get('/pillow/pillow-1')
        .ok(
          'item.badge_raw_previous != "north" for a later object in turtles_secondary, but not for the first, which is allowed',
          {
            stage_past: 'morning',
            share_rate: 45.25,
            altitude_rough_root: null,
            badge_raw_previous: 'north',
          },
        );
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 17.5 });
      await api.get('/pillow/pillow-4').ok(because, { altitude_rough_root: 17.5 });
      await api.get('/pillow/pillow-5').ok(because, { altitude_rough_root: 17.5 });
      await api.get('/pillow/pillow-3').ok(because, { altitude_rough_root: 86.5 });
      await api
        .patch('/pillow/pillow-1', {
          stage_past: 'afternoon',
          turtles_secondary: ['pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
        })
        .ok('the objects in turtles_secondary may be in any order');
      await api
        .post('/pillow/pillow-1/dismiss')
        .ok('the state is right and every condition holds', {
          stage_past: 'morning',
          share_rate: 45.75,
          altitude_rough_root: null,
          badge_raw_previous: 'north',
        });
    },
  );

  test(
    'dismiss is refused when any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" would hold with the objects that are not in turtles_secondary',
    about(
      "pillow.dismiss.refuses-when-any-turtles_secondary-badge_raw_previous-ne-'north'-for-those-in-turtles_secondary-alone",
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'north',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', badge_raw_previous: 'north' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'dismiss is refused after the deletion of what turtles_secondary named',
    about(
      'pillow.dismiss.refuses-after-delete-in-turtles_secondary',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'north' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api.delete('/pillow/pillow-2').removed(because);
      await api.delete('/pillow/pillow-3').removed(because);
      await api
        .post('/pillow/pillow-1/dismiss')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
        badge_raw_previous: 'mamo',
      });
    },
  );

  test(
    'merge moves stage_past from morning to afternoon',
    about(
      'pillow.merge.moves-from-morning',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/merge').ok('the state is right and every condition holds', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'merge moves stage_past from evening to afternoon',
    about(
      'pillow.merge.moves-from-evening',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-2', 'pillow-3'] });
      await api.post('/pillow/pillow-1/merge').ok('the state is right and every condition holds', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'merge applies the effect: for each item in this.turtles_secondary: set item.altitude_rough_root to this.share_rate',
    about(
      'pillow.merge.effect-each-turtles_secondary-set-altitude_rough_root-to-share_rate',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'for each item in this.turtles_secondary: set item.altitude_rough_root to this.share_rate';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/merge').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-2').ok(because, {
        altitude_rough_root: 44.75,
        badge_raw_previous: 'mamo',
        id: 'pillow-2',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        share_rate: 217,
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-3').ok(because, {
        altitude_rough_root: 44.75,
        badge_raw_previous: 'mamo',
        id: 'pillow-3',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        share_rate: 73.5,
        turtles_secondary: [],
      });
    },
  );

  test(
    'merge leaves objects alone that it does not concern',
    about(
      'pillow.merge.leaves-bystanders',
      'actions.success',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'merge was called on pillow-1, which does not concern this object';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', share_rate: 217 });
      await api.post('/pillow/pillow-1/merge').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-4').ok(because, {
        ...pillow,
        id: 'pillow-4',
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .get('/pillow/pillow-5')
        .ok(because, { ...pillow, id: 'pillow-5', share_rate: 217, turtles_secondary: [] });
    },
  );

  test(
    'merge acts on what updates left, and later updates leave what it did',
    about(
      'pillow.merge.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: [],
        payment_legacy: 'poor',
        share_rate: 73.75,
      });
      await api
        .patch('/pillow/pillow-1', {
          stage_past: 'morning',
          turtles_secondary: ['pillow-2', 'pillow-3'],
          payment_legacy: 'superb',
          share_rate: 44.75,
        })
        .ok(because);
      await api
        .patch('/pillow/pillow-3', { share_rate: 73.5, altitude_rough_root: 78.75 })
        .ok(because);
      await api
        .patch('/pillow/pillow-2', { share_rate: 217, altitude_rough_root: 9.75 })
        .ok(because);
      await api.post('/pillow/pillow-1/merge').ok('the state is right and every condition holds');
      await api.get('/pillow').ok('a list shows what merge did', [
        { id: 'pillow-2', stage_past: 'evening', altitude_rough_root: 44.75 },
        { id: 'pillow-3', stage_past: 'evening', altitude_rough_root: 44.75 },
        { id: 'pillow-1', stage_past: 'afternoon', altitude_rough_root: 9.75 },
      ]);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' }).ok(because);
      await api.get('/pillow/pillow-1').ok('what merge did stays when something else is updated', {
        badge_raw_previous: 'naliso',
        stage_past: 'afternoon',
        altitude_rough_root: 9.75,
      });
      await api.patch('/pillow/pillow-3', { badge_raw_previous: 'naliso' }).ok(because);
      await api.get('/pillow/pillow-3').ok('what merge did stays when something else is updated', {
        badge_raw_previous: 'naliso',
        stage_past: 'evening',
        altitude_rough_root: 44.75,
      });
      await api
        .patch('/pillow/pillow-1', { stage_past: 'morning' })
        .ok('an update may lead back to any stage_past');
      await api
        .post('/pillow/pillow-1/merge')
        .ok('the state is right and every condition holds', { stage_past: 'afternoon' });
    },
  );

  test(
    'merge answers 404 for an id that no Pillow has',
    about('pillow.merge.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .post('/pillow/pillow-unknown/merge')
        .notFound('no Pillow has the id pillow-unknown');
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.post('/pillow/pillow-1/merge').notFound('it was deleted');
    },
  );

  test(
    'merge is refused while stage_past is night',
    about(
      'pillow.merge.refuses-from-night',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'night',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/merge')
        .refused('merge starts from morning or evening, and stage_past is night');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { stage_past: 'night' });
    },
  );

  test(
    'merge is refused while stage_past is afternoon',
    about(
      'pillow.merge.refuses-from-afternoon',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/merge')
        .refused('merge starts from morning or evening, and stage_past is afternoon');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { stage_past: 'afternoon' });
    },
  );

  test(
    'merge is refused while stage_past is postponed',
    about(
      'pillow.merge.refuses-from-postponed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/merge')
        .refused('merge starts from morning or evening, and stage_past is postponed');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { stage_past: 'postponed' });
    },
  );

  test(
    'merge is refused unless this.payment_legacy != "poor"',
    about(
      "pillow.merge.refuses-unless-payment_legacy-ne-'poor'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        payment_legacy: 'poor',
      });
      await api
        .post('/pillow/pillow-1/merge')
        .refused('the condition this.payment_legacy != "poor" is not satisfied');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { stage_past: 'morning' });
    },
  );

  test(
    'merge is refused unless sum(this.turtles_secondary.share_rate) < 290.75',
    about(
      'pillow.merge.refuses-unless-sum-turtles_secondary-share_rate-lt-290.75',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217.25 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/merge')
        .refused('the condition sum(this.turtles_secondary.share_rate) < 290.75 is not satisfied');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { stage_past: 'morning' });
    },
  );

  test(
    'merge changes none of the objects that it refers to when it is refused',
    about(
      'pillow.merge.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        payment_legacy: 'poor',
      });
      await api
        .post('/pillow/pillow-1/merge')
        .refused('the condition this.payment_legacy != "poor" is not satisfied');
      await api
        .get('/pillow/pillow-2')
        .ok(because, { ...pillow, id: 'pillow-2', share_rate: 217, turtles_secondary: [] });
      await api.get('/pillow/pillow-3').ok(because, {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        turtles_secondary: [],
        altitude_rough_root: 78.75,
      });
      await api.get('/pillow/pillow-1').ok(because, {
        ...pillow,
        payment_legacy: 'poor',
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'merge succeeds when share_rate of an object in turtles_secondary is null',
    about(
      'pillow.merge.succeeds-when-share_rate-in-turtles_secondary-is-null',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: null,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/merge')
        .ok('the state is right and every condition holds', { stage_past: 'afternoon' });
      await api
        .get('/pillow/pillow-1')
        .ok('share_rate of an object in turtles_secondary is null, which is allowed', {
          stage_past: 'afternoon',
        });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 44.75 });
      await api.get('/pillow/pillow-3').ok(because, { altitude_rough_root: 44.75 });
    },
  );

  test(
    'merge succeeds when turtles_secondary is empty',
    about(
      'pillow.merge.succeeds-when-turtles_secondary-is-empty',
      'guards.count-sum',
      'effects.for-each',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', { ...pillow, stage_past: 'morning', turtles_secondary: [] });
      await api
        .post('/pillow/pillow-1/merge')
        .ok('the state is right and every condition holds', { stage_past: 'afternoon' });
      await api
        .get('/pillow/pillow-1')
        .ok('turtles_secondary is empty, which is allowed', { stage_past: 'afternoon' });
    },
  );

  test(
    'merge is refused when sum(this.turtles_secondary.share_rate) < 290.75 is decided by the last objects in turtles_secondary',
    about(
      'pillow.merge.refuses-when-sum-turtles_secondary-share_rate-lt-290.75-by-later-ones-in-turtles_secondary',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', altitude_rough_root: 78.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', altitude_rough_root: 78.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
      });
      await api
        .post('/pillow/pillow-1/merge')
        .refused('the condition sum(this.turtles_secondary.share_rate) < 290.75 is not satisfied');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { stage_past: 'morning' });
    },
  );

  test(
    'merge succeeds when sum(this.turtles_secondary.share_rate) < 290.75 would not hold with the objects that are not in turtles_secondary',
    about(
      'pillow.merge.succeeds-when-sum-turtles_secondary-share_rate-lt-290.75-for-those-in-turtles_secondary-alone',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', share_rate: 217.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/merge')
        .ok('the state is right and every condition holds', { stage_past: 'afternoon' });
      await api
        .get('/pillow/pillow-1')
        .ok(
          'sum(this.turtles_secondary.share_rate) < 290.75 would not hold with the objects that are not in turtles_secondary, which is allowed',
          {
            stage_past: 'afternoon',
          },
        );
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 44.75 });
      await api.get('/pillow/pillow-3').ok(because, { altitude_rough_root: 44.75 });
    },
  );

  test(
    'merge succeeds after the deletion of what turtles_secondary named',
    about(
      'pillow.merge.succeeds-after-delete-in-turtles_secondary',
      'guards.count-sum',
      'effects.for-each',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 217.25 });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        share_rate: 73.5,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.delete('/pillow/pillow-2').removed(because);
      await api.delete('/pillow/pillow-3').removed(because);
      await api
        .post('/pillow/pillow-1/merge')
        .ok('the state is right and every condition holds', { stage_past: 'afternoon' });
      await api.get('/pillow/pillow-1').ok('deleted before the action: pillow-2, pillow-3', {
        stage_past: 'afternoon',
        turtles_secondary: [],
      });
    },
  );

  test(
    'redeem moves stage_past from postponed to night',
    about(
      'pillow.redeem.moves-from-postponed',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/redeem').ok('the state is right and every condition holds', {
        ...pillow,
        badge_raw_previous: 'north',
        stage_past: 'night',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: null,
      });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        badge_raw_previous: 'north',
        stage_past: 'night',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: null,
      });
    },
  );

  test(
    'redeem applies the effect: set this.badge_raw_previous to "north"',
    about(
      "pillow.redeem.effect-set-badge_raw_previous-to-'north'",
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/redeem').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.badge_raw_previous to "north"', {
        badge_raw_previous: 'north',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        share_rate: 44.75,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'redeem applies the effect: set this.altitude_rough_root to null',
    about(
      'pillow.redeem.effect-set-altitude_rough_root-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/redeem').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.altitude_rough_root to null', {
        altitude_rough_root: null,
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        share_rate: 44.75,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'redeem leaves objects alone that it does not concern',
    about(
      'pillow.redeem.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/redeem').ok('the state is right and every condition holds');
      await api
        .get('/pillow/pillow-4')
        .ok('redeem was called on pillow-1, which does not concern this object', {
          ...pillow,
          id: 'pillow-4',
          stage_past: 'postponed',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        });
    },
  );

  test(
    'redeem acts on what updates left, and later updates leave what it did',
    about(
      'pillow.redeem.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267.25 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'night',
        turtles_secondary: [],
        badge_raw_previous: 'naliso',
        altitude_rough_root: 78.75,
      });
      await api
        .patch('/pillow/pillow-1', {
          stage_past: 'postponed',
          turtles_secondary: ['pillow-2', 'pillow-3'],
          badge_raw_previous: 'mamo',
          altitude_rough_root: 9.75,
        })
        .ok(because);
      await api.patch('/pillow/pillow-3', { share_rate: 267 }).ok(because);
      await api.patch('/pillow/pillow-2', { share_rate: 267 }).ok(because);
      await api.post('/pillow/pillow-1/redeem').ok('the state is right and every condition holds');
      await api.get('/pillow').ok('a list shows what redeem did', [
        {
          id: 'pillow-2',
          stage_past: 'evening',
          badge_raw_previous: 'mamo',
          altitude_rough_root: 9.75,
        },
        {
          id: 'pillow-3',
          stage_past: 'evening',
          badge_raw_previous: 'mamo',
          altitude_rough_root: 9.75,
        },
        {
          id: 'pillow-1',
          stage_past: 'night',
          badge_raw_previous: 'north',
          altitude_rough_root: null,
        },
      ]);
      await api.patch('/pillow/pillow-1', { payment_legacy: 'upgraded' }).ok(because);
      await api.get('/pillow/pillow-1').ok('what redeem did stays when something else is updated', {
        payment_legacy: 'upgraded',
        stage_past: 'night',
        badge_raw_previous: 'north',
        altitude_rough_root: null,
      });
      await api
        .patch('/pillow/pillow-1', { stage_past: 'postponed' })
        .ok('an update may lead back to any stage_past');
      await api.post('/pillow/pillow-1/redeem').ok('the state is right and every condition holds', {
        stage_past: 'night',
        badge_raw_previous: 'north',
        altitude_rough_root: null,
      });
    },
  );

  test(
    'redeem answers 404 for an id that no Pillow has',
    about('pillow.redeem.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .post('/pillow/pillow-unknown/redeem')
        .notFound('no Pillow has the id pillow-unknown');
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.post('/pillow/pillow-1/redeem').notFound('it was deleted');
    },
  );

  test(
    'redeem is refused while stage_past is evening',
    about(
      'pillow.redeem.refuses-from-evening',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-2', 'pillow-3'] });
      await api
        .post('/pillow/pillow-1/redeem')
        .refused('redeem starts from postponed, and stage_past is evening');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'evening',
        badge_raw_previous: 'mamo',
        altitude_rough_root: 9.75,
      });
    },
  );

  test(
    'redeem is refused while stage_past is morning',
    about(
      'pillow.redeem.refuses-from-morning',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/redeem')
        .refused('redeem starts from postponed, and stage_past is morning');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        badge_raw_previous: 'mamo',
        altitude_rough_root: 9.75,
      });
    },
  );

  test(
    'redeem is refused while stage_past is night',
    about(
      'pillow.redeem.refuses-from-night',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'night',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/redeem')
        .refused('redeem starts from postponed, and stage_past is night');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        badge_raw_previous: 'mamo',
        altitude_rough_root: 9.75,
      });
    },
  );

  test(
    'redeem is refused while stage_past is afternoon',
    about(
      'pillow.redeem.refuses-from-afternoon',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/redeem')
        .refused('redeem starts from postponed, and stage_past is afternoon');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        badge_raw_previous: 'mamo',
        altitude_rough_root: 9.75,
      });
    },
  );

  test(
    'redeem is refused unless all item in this.turtles_secondary satisfies: item.share_rate < 267.25',
    about(
      'pillow.redeem.refuses-unless-all-turtles_secondary-share_rate-lt-267.25',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/redeem')
        .refused(
          'the condition all item in this.turtles_secondary satisfies: item.share_rate < 267.25 is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'postponed',
        badge_raw_previous: 'mamo',
        altitude_rough_root: 9.75,
      });
    },
  );

  test(
    'redeem is refused when share_rate of an object in turtles_secondary is null',
    about(
      'pillow.redeem.refuses-when-share_rate-in-turtles_secondary-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: null });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/redeem')
        .refused(
          'the condition all item in this.turtles_secondary satisfies: item.share_rate < 267.25 is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'postponed',
        badge_raw_previous: 'mamo',
        altitude_rough_root: 9.75,
      });
    },
  );

  test(
    'redeem succeeds when turtles_secondary is empty',
    about(
      'pillow.redeem.succeeds-when-turtles_secondary-is-empty',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', { ...pillow, stage_past: 'postponed', turtles_secondary: [] });
      await api.post('/pillow/pillow-1/redeem').ok('the state is right and every condition holds', {
        stage_past: 'night',
        badge_raw_previous: 'north',
        altitude_rough_root: null,
      });
      await api.get('/pillow/pillow-1').ok('turtles_secondary is empty, which is allowed', {
        stage_past: 'night',
        badge_raw_previous: 'north',
        altitude_rough_root: null,
      });
    },
  );

  test(
    'redeem is refused when item.share_rate < 267.25 for the first object in turtles_secondary, but not for all',
    about(
      'pillow.redeem.refuses-when-a-later-one-in-turtles_secondary-fails',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'the condition all item in this.turtles_secondary satisfies: item.share_rate < 267.25 is not satisfied';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-3', 'pillow-4', 'pillow-5', 'pillow-2'],
      });
      await api.post('/pillow/pillow-1/redeem').refused(because);
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'postponed',
        badge_raw_previous: 'mamo',
        altitude_rough_root: 9.75,
      });
      await api
        .patch('/pillow/pillow-1', {
          turtles_secondary: ['pillow-3', 'pillow-2', 'pillow-4', 'pillow-5'],
        })
        .ok('the objects in turtles_secondary may be in any order');
      await api.post('/pillow/pillow-1/redeem').refused(because);
    },
  );

  test(
    'redeem succeeds when all item in this.turtles_secondary satisfies: item.share_rate < 267.25 would not hold with the objects that are not in turtles_secondary',
    about(
      'pillow.redeem.succeeds-when-all-turtles_secondary-share_rate-lt-267.25-for-those-in-turtles_secondary-alone',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', share_rate: 267.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/redeem').ok('the state is right and every condition holds', {
        stage_past: 'night',
        badge_raw_previous: 'north',
        altitude_rough_root: null,
      });
      await api
        .get('/pillow/pillow-1')
        .ok(
          'all item in this.turtles_secondary satisfies: item.share_rate < 267.25 would not hold with the objects that are not in turtles_secondary, which is allowed',
          {
            stage_past: 'night',
            badge_raw_previous: 'north',
            altitude_rough_root: null,
          },
        );
    },
  );

  test(
    'redeem succeeds after the deletion of what turtles_secondary named',
    about(
      'pillow.redeem.succeeds-after-delete-in-turtles_secondary',
      'guards.quantifiers',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.delete('/pillow/pillow-2').removed(because);
      await api.delete('/pillow/pillow-3').removed(because);
      await api.post('/pillow/pillow-1/redeem').ok('the state is right and every condition holds', {
        stage_past: 'night',
        badge_raw_previous: 'north',
        altitude_rough_root: null,
      });
      await api.get('/pillow/pillow-1').ok('deleted before the action: pillow-2, pillow-3', {
        stage_past: 'night',
        badge_raw_previous: 'north',
        altitude_rough_root: null,
        turtles_secondary: [],
      });
    },
  );

  test(
    'escalate moves payment_legacy from frozen to fair',
    about(
      'pillow.escalate.moves-from-frozen',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .ok('the state is right and every condition holds', {
          ...pillow,
          payment_legacy: 'fair',
          turtles_secondary: [],
        });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: [],
      });
    },
  );

  test(
    'escalate applies the effect: set this.turtles_secondary to []',
    about(
      'pillow.escalate.effect-set-turtles_secondary-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.turtles_secondary to []', {
        turtles_secondary: [],
        badge_raw_previous: 'mamo',
        id: 'pillow-1',
        visits_cached: 2,
        stage_past: 'evening',
        level_partial_silent: 'master',
        share_rate: 44.75,
        altitude_rough_root: 9.75,
      });
    },
  );

  test(
    'escalate leaves objects alone that it does not concern',
    about(
      'pillow.escalate.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .ok('the state is right and every condition holds');
      await api
        .get('/pillow/pillow-4')
        .ok('escalate was called on pillow-1, which does not concern this object', {
          ...pillow,
          id: 'pillow-4',
          payment_legacy: 'frozen',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        });
    },
  );

  test(
    'escalate acts on what updates left, and later updates leave what it did',
    about(
      'pillow.escalate.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 297.25 });
      await api.create('Pillow', { ...pillow, payment_legacy: 'fair', turtles_secondary: [] });
      await api
        .patch('/pillow/pillow-1', {
          payment_legacy: 'frozen',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        })
        .ok(because);
      await api.patch('/pillow/pillow-3', { share_rate: 73.5 }).ok(because);
      await api.patch('/pillow/pillow-2', { share_rate: 297 }).ok(because);
      await api
        .post('/pillow/pillow-1/escalate')
        .ok('the state is right and every condition holds');
      await api.get('/pillow').ok('a list shows what escalate did', [
        { id: 'pillow-2', payment_legacy: 'superb', turtles_secondary: [] },
        { id: 'pillow-3', payment_legacy: 'superb', turtles_secondary: [] },
        { id: 'pillow-1', payment_legacy: 'fair', turtles_secondary: [] },
      ]);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' }).ok(because);
      await api
        .get('/pillow/pillow-1')
        .ok('what escalate did stays when something else is updated', {
          badge_raw_previous: 'naliso',
          payment_legacy: 'fair',
          turtles_secondary: [],
        });
      await api
        .patch('/pillow/pillow-1', { payment_legacy: 'frozen' })
        .ok('an update may lead back to any payment_legacy');
      await api
        .post('/pillow/pillow-1/escalate')
        .ok('the state is right and every condition holds', {
          payment_legacy: 'fair',
          turtles_secondary: [],
        });
    },
  );

  test(
    'escalate answers 404 for an id that no Pillow has',
    about('pillow.escalate.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .post('/pillow/pillow-unknown/escalate')
        .notFound('no Pillow has the id pillow-unknown');
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.post('/pillow/pillow-1/escalate').notFound('it was deleted');
    },
  );

  test(
    'escalate is refused while payment_legacy is superb',
    about(
      'pillow.escalate.refuses-from-superb',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-2', 'pillow-3'] });
      await api
        .post('/pillow/pillow-1/escalate')
        .refused('escalate starts from frozen, and payment_legacy is superb');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        payment_legacy: 'superb',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'escalate is refused while payment_legacy is fair',
    about(
      'pillow.escalate.refuses-from-fair',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .refused('escalate starts from frozen, and payment_legacy is fair');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'escalate is refused while payment_legacy is poor',
    about(
      'pillow.escalate.refuses-from-poor',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'poor',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .refused('escalate starts from frozen, and payment_legacy is poor');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        payment_legacy: 'poor',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'escalate is refused while payment_legacy is upgraded',
    about(
      'pillow.escalate.refuses-from-upgraded',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'upgraded',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .refused('escalate starts from frozen, and payment_legacy is upgraded');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        payment_legacy: 'upgraded',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'escalate is refused unless sum(this.turtles_secondary.share_rate) < 370.75',
    about(
      'pillow.escalate.refuses-unless-sum-turtles_secondary-share_rate-lt-370.75',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .refused('the condition sum(this.turtles_secondary.share_rate) < 370.75 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'escalate succeeds when share_rate of an object in turtles_secondary is null',
    about(
      'pillow.escalate.succeeds-when-share_rate-in-turtles_secondary-is-null',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: null });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .ok('the state is right and every condition holds', {
          payment_legacy: 'fair',
          turtles_secondary: [],
        });
      await api
        .get('/pillow/pillow-1')
        .ok('share_rate of an object in turtles_secondary is null, which is allowed', {
          payment_legacy: 'fair',
          turtles_secondary: [],
        });
    },
  );

  test(
    'escalate succeeds when turtles_secondary is empty',
    about(
      'pillow.escalate.succeeds-when-turtles_secondary-is-empty',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', { ...pillow, payment_legacy: 'frozen', turtles_secondary: [] });
      await api
        .post('/pillow/pillow-1/escalate')
        .ok('the state is right and every condition holds', {
          payment_legacy: 'fair',
          turtles_secondary: [],
        });
      await api.get('/pillow/pillow-1').ok('turtles_secondary is empty, which is allowed', {
        payment_legacy: 'fair',
        turtles_secondary: [],
      });
    },
  );

  test(
    'escalate is refused when sum(this.turtles_secondary.share_rate) < 370.75 is decided by the last objects in turtles_secondary',
    about(
      'pillow.escalate.refuses-when-sum-turtles_secondary-share_rate-lt-370.75-by-later-ones-in-turtles_secondary',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .refused('the condition sum(this.turtles_secondary.share_rate) < 370.75 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
      });
    },
  );

  test(
    'escalate succeeds when sum(this.turtles_secondary.share_rate) < 370.75 would not hold with the objects that are not in turtles_secondary',
    about(
      'pillow.escalate.succeeds-when-sum-turtles_secondary-share_rate-lt-370.75-for-those-in-turtles_secondary-alone',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', share_rate: 297.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/escalate')
        .ok('the state is right and every condition holds', {
          payment_legacy: 'fair',
          turtles_secondary: [],
        });
      await api
        .get('/pillow/pillow-1')
        .ok(
          'sum(this.turtles_secondary.share_rate) < 370.75 would not hold with the objects that are not in turtles_secondary, which is allowed',
          {
            payment_legacy: 'fair',
            turtles_secondary: [],
          },
        );
    },
  );

  test(
    'escalate succeeds after the deletion of what turtles_secondary named',
    about(
      'pillow.escalate.succeeds-after-delete-in-turtles_secondary',
      'guards.count-sum',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 297.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.delete('/pillow/pillow-2').removed(because);
      await api.delete('/pillow/pillow-3').removed(because);
      await api
        .post('/pillow/pillow-1/escalate')
        .ok('the state is right and every condition holds', {
          payment_legacy: 'fair',
          turtles_secondary: [],
        });
      await api.get('/pillow/pillow-1').ok('deleted before the action: pillow-2, pillow-3', {
        payment_legacy: 'fair',
        turtles_secondary: [],
      });
    },
  );

  test(
    'process moves stage_past from morning to postponed',
    about(
      'pillow.process.moves-from-morning',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .ok('the state is right and every condition holds', {
          ...pillow,
          visits_cached: 7,
          stage_past: 'postponed',
          share_rate: -1,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 1.75,
        });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        visits_cached: 7,
        stage_past: 'postponed',
        share_rate: -1,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: 1.75,
      });
    },
  );

  test(
    'process applies the effect: for each item in this.turtles_secondary: decrease item.altitude_rough_root by 7.75',
    about(
      'pillow.process.effect-each-turtles_secondary-increase-altitude_rough_root-by--7.75',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'for each item in this.turtles_secondary: decrease item.altitude_rough_root by 7.75';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api.post('/pillow/pillow-1/process').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-2').ok(because, {
        altitude_rough_root: 2,
        badge_raw_previous: 'mamo',
        id: 'pillow-2',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'intermediate',
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-3').ok(because, {
        altitude_rough_root: 71,
        badge_raw_previous: 'mamo',
        id: 'pillow-3',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'expert',
        turtles_secondary: [],
      });
    },
  );

  test(
    'process applies the effect: decrease this.altitude_rough_root by 7.75',
    about(
      'pillow.process.effect-increase-altitude_rough_root-by--7.75',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api.post('/pillow/pillow-1/process').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('decrease this.altitude_rough_root by 7.75', {
        altitude_rough_root: 1.75,
        badge_raw_previous: 'mamo',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 7,
        level_partial_silent: 'master',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'process applies the effect: for each item in this.turtles_secondary: set item.share_rate to this.altitude_rough_root',
    about(
      'pillow.process.effect-each-turtles_secondary-set-share_rate-to-altitude_rough_root',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'for each item in this.turtles_secondary: set item.share_rate to this.altitude_rough_root';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api.post('/pillow/pillow-1/process').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-2').ok(because, {
        share_rate: 1.75,
        badge_raw_previous: 'mamo',
        id: 'pillow-2',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'intermediate',
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-3').ok(because, {
        share_rate: 1.75,
        badge_raw_previous: 'mamo',
        id: 'pillow-3',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'expert',
        turtles_secondary: [],
      });
    },
  );

  test(
    'process applies the effect: set this.share_rate to this.visits_cached - 8',
    about(
      'pillow.process.effect-set-share_rate-to-visits_cached-minus-8',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api.post('/pillow/pillow-1/process').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.share_rate to this.visits_cached - 8', {
        share_rate: -1,
        badge_raw_previous: 'mamo',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 7,
        level_partial_silent: 'master',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'process applies its effects in the order in which they are listed',
    about(
      'pillow.process.applies-effects-in-order',
      'effects.order',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api.post('/pillow/pillow-1/process').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('each effect sees what the ones before did', {
        stage_past: 'postponed',
        altitude_rough_root: 1.75,
        share_rate: -1,
      });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 2, share_rate: 1.75 });
      await api.get('/pillow/pillow-3').ok(because, { altitude_rough_root: 71, share_rate: 1.75 });
    },
  );

  test(
    'process leaves objects alone that it does not concern',
    about(
      'pillow.process.leaves-bystanders',
      'actions.success',
      'effects.for-each',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'process was called on pillow-1, which does not concern this object';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-5',
        level_partial_silent: 'intermediate',
      });
      await api.post('/pillow/pillow-1/process').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-4').ok(because, {
        badge_raw_previous: 'mamo',
        id: 'pillow-4',
        payment_legacy: 'superb',
        visits_cached: 7,
        stage_past: 'morning',
        level_partial_silent: 'master',
        share_rate: 9.75,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: 9.5,
      });
      await api.get('/pillow/pillow-5').ok(because, {
        ...pillow,
        id: 'pillow-5',
        level_partial_silent: 'intermediate',
        turtles_secondary: [],
      });
    },
  );

  test(
    'process acts on what updates left, and later updates leave what it did',
    about(
      'pillow.process.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-5',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: [],
        visits_cached: 6,
        share_rate: 9.5,
        altitude_rough_root: 9.5,
      });
      await api
        .patch('/pillow/pillow-1', {
          stage_past: 'morning',
          turtles_secondary: ['pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
          visits_cached: 7,
          share_rate: 9.75,
        })
        .ok(because);
      await api
        .patch('/pillow/pillow-5', {
          level_partial_silent: 'expert',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        })
        .ok(because);
      await api
        .patch('/pillow/pillow-4', {
          level_partial_silent: 'expert',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        })
        .ok(because);
      await api
        .patch('/pillow/pillow-3', {
          level_partial_silent: 'expert',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        })
        .ok(because);
      await api
        .patch('/pillow/pillow-2', {
          level_partial_silent: 'intermediate',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
        })
        .ok(because);
      await api.post('/pillow/pillow-1/process').ok('the state is right and every condition holds');
      await api.get('/pillow').ok('a list shows what process did', [
        { id: 'pillow-2', stage_past: 'evening', altitude_rough_root: 2, share_rate: 1.75 },
        { id: 'pillow-3', stage_past: 'evening', altitude_rough_root: 71, share_rate: 1.75 },
        { id: 'pillow-4', stage_past: 'evening', altitude_rough_root: 71, share_rate: 1.75 },
        { id: 'pillow-5', stage_past: 'evening', altitude_rough_root: 71, share_rate: 1.75 },
        { id: 'pillow-1', stage_past: 'postponed', altitude_rough_root: 1.75, share_rate: -1 },
      ]);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' }).ok(because);
      await api
        .get('/pillow/pillow-1')
        .ok('what process did stays when something else is updated', {
          badge_raw_previous: 'naliso',
          stage_past: 'postponed',
          altitude_rough_root: 1.75,
          share_rate: -1,
        });
      await api.patch('/pillow/pillow-5', { badge_raw_previous: 'naliso' }).ok(because);
      await api
        .get('/pillow/pillow-5')
        .ok('what process did stays when something else is updated', {
          badge_raw_previous: 'naliso',
          stage_past: 'evening',
          altitude_rough_root: 71,
          share_rate: 1.75,
        });
    },
  );

  test(
    'process answers 404 for an id that no Pillow has',
    about('pillow.process.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .post('/pillow/pillow-unknown/process')
        .notFound('no Pillow has the id pillow-unknown');
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.post('/pillow/pillow-1/process').notFound('it was deleted');
    },
  );

  test(
    'process is refused while stage_past is evening',
    about(
      'pillow.process.refuses-from-evening',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('process starts from morning, and stage_past is evening');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'evening',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process is refused while stage_past is night',
    about(
      'pillow.process.refuses-from-night',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'night',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('process starts from morning, and stage_past is night');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process is refused while stage_past is afternoon',
    about(
      'pillow.process.refuses-from-afternoon',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('process starts from morning, and stage_past is afternoon');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process is refused while stage_past is postponed',
    about(
      'pillow.process.refuses-from-postponed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('process starts from morning, and stage_past is postponed');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'postponed',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process is refused unless this.visits_cached > 6',
    about(
      'pillow.process.refuses-unless-visits_cached-gt-6',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 6,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('the condition this.visits_cached > 6 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
      await api.patch('/pillow/pillow-1', { visits_cached: 10 }).ok('the change is valid');
      await api.post('/pillow/pillow-1/process').ok('the state is right and every condition holds');
    },
  );

  test(
    'process is refused unless this.share_rate - this.altitude_rough_root > 0',
    about(
      'pillow.process.refuses-unless-share_rate-minus-altitude_rough_root-gt-0',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.5,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('the condition this.share_rate - this.altitude_rough_root > 0 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: 9.5,
      });
    },
  );

  test(
    'process is refused unless any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate"',
    about(
      "pillow.process.refuses-unless-any-turtles_secondary-level_partial_silent-ne-'intermediate'",
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process changes none of the objects that it refers to when it is refused',
    about(
      'pillow.process.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 6,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('the condition this.visits_cached > 6 is not satisfied');
      await api.get('/pillow/pillow-2').ok(because, {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-3').ok(because, {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        turtles_secondary: [],
        altitude_rough_root: 78.75,
      });
      await api.get('/pillow/pillow-1').ok(because, {
        ...pillow,
        visits_cached: 6,
        stage_past: 'morning',
        share_rate: 9.75,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: 9.5,
      });
    },
  );

  test(
    'process is refused when visits_cached is absent',
    about(
      'pillow.process.refuses-when-visits_cached-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...without(pillow, 'visits_cached'),
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('the condition this.visits_cached > 6 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process is refused when share_rate is null',
    about(
      'pillow.process.refuses-when-share_rate-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: null,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('the condition this.share_rate - this.altitude_rough_root > 0 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: null,
      });
    },
  );

  test(
    'process is refused when altitude_rough_root is null',
    about(
      'pillow.process.refuses-when-altitude_rough_root-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: null,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('the condition this.share_rate - this.altitude_rough_root > 0 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: null,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process is refused when visits_cached is 0',
    about(
      'pillow.process.refuses-when-visits_cached-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 0,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused('the condition this.visits_cached > 6 is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process succeeds when share_rate is 0',
    about(
      'pillow.process.succeeds-when-share_rate-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 0,
        altitude_rough_root: -1,
      });
      await api
        .post('/pillow/pillow-1/process')
        .ok('the state is right and every condition holds', {
          stage_past: 'postponed',
          altitude_rough_root: -8.75,
          share_rate: -1,
        });
      await api.get('/pillow/pillow-1').ok('share_rate is 0, which is allowed', {
        stage_past: 'postponed',
        altitude_rough_root: -8.75,
        share_rate: -1,
      });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 2, share_rate: -8.75 });
      await api.get('/pillow/pillow-3').ok(because, { altitude_rough_root: 71, share_rate: -8.75 });
    },
  );

  test(
    'process succeeds when altitude_rough_root is 0',
    about(
      'pillow.process.succeeds-when-altitude_rough_root-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 0,
      });
      await api
        .post('/pillow/pillow-1/process')
        .ok('the state is right and every condition holds', {
          stage_past: 'postponed',
          altitude_rough_root: -7.75,
          share_rate: -1,
        });
      await api.get('/pillow/pillow-1').ok('altitude_rough_root is 0, which is allowed', {
        stage_past: 'postponed',
        altitude_rough_root: -7.75,
        share_rate: -1,
      });
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 2, share_rate: -7.75 });
      await api.get('/pillow/pillow-3').ok(because, { altitude_rough_root: 71, share_rate: -7.75 });
    },
  );

  test(
    'process is refused when level_partial_silent of an object in turtles_secondary is null',
    about(
      'pillow.process.refuses-when-level_partial_silent-in-turtles_secondary-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: null,
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-5',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-4', 'pillow-5', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process is refused when turtles_secondary is empty',
    about(
      'pillow.process.refuses-when-turtles_secondary-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: [],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process succeeds when item.level_partial_silent != "intermediate" for a later object in turtles_secondary, but not for the first',
    about(
      'pillow.process.succeeds-when-a-later-one-in-turtles_secondary-satisfies',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-5',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-4', 'pillow-5', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .ok('the state is right and every condition holds', {
          stage_past: 'postponed',
          altitude_rough_root: 1.75,
          share_rate: -1,
        });
      await api
        .get('/pillow/pillow-1')
        .ok(
          'item.level_partial_silent != "intermediate" for a later object in turtles_secondary, but not for the first, which is allowed',
          {
            stage_past: 'postponed',
            altitude_rough_root: 1.75,
            share_rate: -1,
          },
        );
      await api.get('/pillow/pillow-2').ok(because, { altitude_rough_root: 2, share_rate: 1.75 });
      await api.get('/pillow/pillow-4').ok(because, { altitude_rough_root: 2, share_rate: 1.75 });
      await api.get('/pillow/pillow-5').ok(because, { altitude_rough_root: 2, share_rate: 1.75 });
      await api.get('/pillow/pillow-3').ok(because, { altitude_rough_root: 71, share_rate: 1.75 });
    },
  );

  test(
    'process is refused when any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" would hold with the objects that are not in turtles_secondary',
    about(
      "pillow.process.refuses-when-any-turtles_secondary-level_partial_silent-ne-'intermediate'-for-those-in-turtles_secondary-alone",
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', level_partial_silent: 'expert' });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api
        .post('/pillow/pillow-1/process')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'process is refused after the deletion of what turtles_secondary named',
    about(
      'pillow.process.refuses-after-delete-in-turtles_secondary',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'expert',
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api.delete('/pillow/pillow-2').removed(because);
      await api.delete('/pillow/pillow-3').removed(because);
      await api
        .post('/pillow/pillow-1/process')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'morning',
        altitude_rough_root: 9.5,
        share_rate: 9.75,
      });
    },
  );

  test(
    'withdraw moves payment_legacy from fair to poor',
    about(
      'pillow.withdraw.moves-from-fair',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .ok('the state is right and every condition holds', {
          ...pillow,
          payment_legacy: 'poor',
          visits_cached: 44,
          share_rate: 44,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        payment_legacy: 'poor',
        visits_cached: 44,
        share_rate: 44,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'withdraw moves payment_legacy from upgraded to poor',
    about(
      'pillow.withdraw.moves-from-upgraded',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'upgraded',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .ok('the state is right and every condition holds', {
          ...pillow,
          payment_legacy: 'poor',
          visits_cached: 44,
          share_rate: 44,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        payment_legacy: 'poor',
        visits_cached: 44,
        share_rate: 44,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'withdraw applies the effect: set this.share_rate to this.visits_cached',
    about(
      'pillow.withdraw.effect-set-share_rate-to-visits_cached',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.share_rate to this.visits_cached', {
        share_rate: 44,
        badge_raw_previous: 'mamo',
        id: 'pillow-1',
        visits_cached: 44,
        stage_past: 'evening',
        level_partial_silent: 'master',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: 9.75,
      });
    },
  );

  test(
    'withdraw leaves objects alone that it does not concern',
    about(
      'pillow.withdraw.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .ok('the state is right and every condition holds');
      await api
        .get('/pillow/pillow-4')
        .ok('withdraw was called on pillow-1, which does not concern this object', {
          ...pillow,
          id: 'pillow-4',
          payment_legacy: 'fair',
          visits_cached: 44,
          share_rate: 44.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        });
    },
  );

  test(
    'withdraw acts on what updates left, and later updates leave what it did',
    about(
      'pillow.withdraw.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'naliso' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'poor',
        turtles_secondary: [],
        visits_cached: 44,
        share_rate: 44,
      });
      await api
        .patch('/pillow/pillow-1', {
          payment_legacy: 'fair',
          turtles_secondary: ['pillow-2', 'pillow-3'],
          share_rate: 44.25,
        })
        .ok(because);
      await api.patch('/pillow/pillow-3', { badge_raw_previous: 'naliso' }).ok(because);
      await api.patch('/pillow/pillow-2', { badge_raw_previous: 'basic' }).ok(because);
      await api
        .post('/pillow/pillow-1/withdraw')
        .ok('the state is right and every condition holds');
      await api.get('/pillow').ok('a list shows what withdraw did', [
        { id: 'pillow-2', payment_legacy: 'superb', share_rate: 44.75 },
        { id: 'pillow-3', payment_legacy: 'superb', share_rate: 44.75 },
        { id: 'pillow-1', payment_legacy: 'poor', share_rate: 44 },
      ]);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' }).ok(because);
      await api
        .get('/pillow/pillow-1')
        .ok('what withdraw did stays when something else is updated', {
          badge_raw_previous: 'naliso',
          payment_legacy: 'poor',
          share_rate: 44,
        });
    },
  );

  test(
    'withdraw answers 404 for an id that no Pillow has',
    about('pillow.withdraw.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .post('/pillow/pillow-unknown/withdraw')
        .notFound('no Pillow has the id pillow-unknown');
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.post('/pillow/pillow-1/withdraw').notFound('it was deleted');
    },
  );

  test(
    'withdraw is refused while payment_legacy is superb',
    about(
      'pillow.withdraw.refuses-from-superb',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused('withdraw starts from fair or upgraded, and payment_legacy is superb');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'superb', share_rate: 44.25 });
    },
  );

  test(
    'withdraw is refused while payment_legacy is poor',
    about(
      'pillow.withdraw.refuses-from-poor',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'poor',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused('withdraw starts from fair or upgraded, and payment_legacy is poor');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'poor', share_rate: 44.25 });
    },
  );

  test(
    'withdraw is refused while payment_legacy is frozen',
    about(
      'pillow.withdraw.refuses-from-frozen',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'frozen',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused('withdraw starts from fair or upgraded, and payment_legacy is frozen');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'frozen', share_rate: 44.25 });
    },
  );

  test(
    'withdraw is refused unless this.visits_cached < this.share_rate',
    about(
      'pillow.withdraw.refuses-unless-visits_cached-lt-share_rate',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused('the condition this.visits_cached < this.share_rate is not satisfied');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'fair', share_rate: 44 });
      await api.patch('/pillow/pillow-1', { visits_cached: 9 }).ok('the change is valid');
      await api
        .post('/pillow/pillow-1/withdraw')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'withdraw is refused unless any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic"',
    about(
      "pillow.withdraw.refuses-unless-any-turtles_secondary-badge_raw_previous-eq-'basic'",
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" is not satisfied',
        );
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'fair', share_rate: 44.25 });
    },
  );

  test(
    'withdraw is refused when visits_cached is absent',
    about(
      'pillow.withdraw.refuses-when-visits_cached-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...without(pillow, 'visits_cached'),
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused('the condition this.visits_cached < this.share_rate is not satisfied');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'fair', share_rate: 44.25 });
    },
  );

  test(
    'withdraw is refused when share_rate is null',
    about(
      'pillow.withdraw.refuses-when-share_rate-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: null,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused('the condition this.visits_cached < this.share_rate is not satisfied');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'fair', share_rate: null });
    },
  );

  test(
    'withdraw succeeds when visits_cached is 0',
    about(
      'pillow.withdraw.succeeds-when-visits_cached-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 0,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .ok('the state is right and every condition holds', {
          payment_legacy: 'poor',
          share_rate: 0,
        });
      await api
        .get('/pillow/pillow-1')
        .ok('visits_cached is 0, which is allowed', { payment_legacy: 'poor', share_rate: 0 });
    },
  );

  test(
    'withdraw succeeds when share_rate is 0',
    about(
      'pillow.withdraw.succeeds-when-share_rate-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: -1,
        share_rate: 0,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .ok('the state is right and every condition holds', {
          payment_legacy: 'poor',
          share_rate: -1,
        });
      await api
        .get('/pillow/pillow-1')
        .ok('share_rate is 0, which is allowed', { payment_legacy: 'poor', share_rate: -1 });
    },
  );

  test(
    'withdraw is refused when badge_raw_previous of an object in turtles_secondary is absent',
    about(
      'pillow.withdraw.refuses-when-badge_raw_previous-in-turtles_secondary-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...without(pillow, 'badge_raw_previous'), id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', badge_raw_previous: 'naliso' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-3', 'pillow-4', 'pillow-5', 'pillow-2'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" is not satisfied',
        );
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'fair', share_rate: 44.25 });
    },
  );

  test(
    'withdraw is refused when turtles_secondary is empty',
    about(
      'pillow.withdraw.refuses-when-turtles_secondary-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: [],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" is not satisfied',
        );
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'fair', share_rate: 44.25 });
    },
  );

  test(
    'withdraw succeeds when item.badge_raw_previous == "basic" for a later object in turtles_secondary, but not for the first',
    about(
      'pillow.withdraw.succeeds-when-a-later-one-in-turtles_secondary-satisfies',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', badge_raw_previous: 'naliso' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-3', 'pillow-4', 'pillow-5', 'pillow-2'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .ok('the state is right and every condition holds', {
          payment_legacy: 'poor',
          share_rate: 44,
        });
      await api
        .get('/pillow/pillow-1')
        .ok(
          'item.badge_raw_previous == "basic" for a later object in turtles_secondary, but not for the first, which is allowed',
          {
            payment_legacy: 'poor',
            share_rate: 44,
          },
        );
    },
  );

  test(
    'withdraw is refused when any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" would hold with the objects that are not in turtles_secondary',
    about(
      "pillow.withdraw.refuses-when-any-turtles_secondary-badge_raw_previous-eq-'basic'-for-those-in-turtles_secondary-alone",
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" is not satisfied',
        );
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'fair', share_rate: 44.25 });
    },
  );

  test(
    'withdraw is refused after the deletion of what turtles_secondary named',
    about(
      'pillow.withdraw.refuses-after-delete-in-turtles_secondary',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', badge_raw_previous: 'basic' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', badge_raw_previous: 'naliso' });
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api.delete('/pillow/pillow-2').removed(because);
      await api.delete('/pillow/pillow-3').removed(because);
      await api
        .post('/pillow/pillow-1/withdraw')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" is not satisfied',
        );
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { payment_legacy: 'fair', share_rate: 44.25 });
    },
  );

  test(
    'seal moves level_partial_silent from intermediate to master',
    about(
      'pillow.seal.moves-from-intermediate',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds', {
        ...pillow,
        visits_cached: 9,
        share_rate: 9,
        turtles_secondary: [],
        altitude_rough_root: 9,
      });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        visits_cached: 9,
        share_rate: 9,
        turtles_secondary: [],
        altitude_rough_root: 9,
      });
    },
  );

  test(
    'seal applies the effect: set this.share_rate to this.visits_cached',
    about(
      'pillow.seal.effect-set-share_rate-to-visits_cached',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.share_rate to this.visits_cached', {
        share_rate: 9,
        badge_raw_previous: 'mamo',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 9,
        stage_past: 'evening',
      });
    },
  );

  test(
    'seal applies the effect: set this.altitude_rough_root to this.share_rate',
    about(
      'pillow.seal.effect-set-altitude_rough_root-to-share_rate',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.altitude_rough_root to this.share_rate', {
        altitude_rough_root: 9,
        badge_raw_previous: 'mamo',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 9,
        stage_past: 'evening',
      });
    },
  );

  test(
    'seal applies the effect: set this.turtles_secondary to []',
    about(
      'pillow.seal.effect-set-turtles_secondary-to-empty',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.turtles_secondary to []', {
        turtles_secondary: [],
        badge_raw_previous: 'mamo',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 9,
        stage_past: 'evening',
      });
    },
  );

  test(
    'seal applies its effects in the order in which they are listed',
    about(
      'pillow.seal.applies-effects-in-order',
      'effects.order',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('each effect sees what the ones before did', {
        level_partial_silent: 'master',
        share_rate: 9,
        altitude_rough_root: 9,
        turtles_secondary: [],
      });
    },
  );

  test(
    'seal leaves objects alone that it does not concern',
    about(
      'pillow.seal.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds');
      await api
        .get('/pillow/pillow-4')
        .ok('seal was called on pillow-1, which does not concern this object', {
          ...pillow,
          id: 'pillow-4',
          visits_cached: 9,
          level_partial_silent: 'intermediate',
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 9.25,
        });
    },
  );

  test(
    'seal acts on what updates left, and later updates leave what it did',
    about(
      'pillow.seal.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207.25 });
      await api.create('Pillow', {
        ...pillow,
        turtles_secondary: [],
        visits_cached: 9,
        share_rate: null,
        altitude_rough_root: 9,
      });
      await api
        .patch('/pillow/pillow-1', {
          level_partial_silent: 'intermediate',
          turtles_secondary: ['pillow-2', 'pillow-3'],
          share_rate: 44.75,
          altitude_rough_root: 9.25,
        })
        .ok(because);
      await api.patch('/pillow/pillow-3', { share_rate: 207 }).ok(because);
      await api.patch('/pillow/pillow-2', { share_rate: 207.25 }).ok(because);
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds');
      await api.get('/pillow').ok('a list shows what seal did', [
        {
          id: 'pillow-2',
          level_partial_silent: 'master',
          share_rate: 207.25,
          altitude_rough_root: 9.75,
          turtles_secondary: [],
        },
        {
          id: 'pillow-3',
          level_partial_silent: 'master',
          share_rate: 207,
          altitude_rough_root: 9.75,
          turtles_secondary: [],
        },
        {
          id: 'pillow-1',
          level_partial_silent: 'master',
          share_rate: 9,
          altitude_rough_root: 9,
          turtles_secondary: [],
        },
      ]);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' }).ok(because);
      await api.get('/pillow/pillow-1').ok('what seal did stays when something else is updated', {
        badge_raw_previous: 'naliso',
        level_partial_silent: 'master',
        share_rate: 9,
        altitude_rough_root: 9,
        turtles_secondary: [],
      });
    },
  );

  test(
    'seal answers 404 for an id that no Pillow has',
    about('pillow.seal.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/seal').notFound('no Pillow has the id pillow-unknown');
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.post('/pillow/pillow-1/seal').notFound('it was deleted');
    },
  );

  test(
    'seal is refused while level_partial_silent is expert',
    about(
      'pillow.seal.refuses-from-expert',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'expert',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused('seal starts from intermediate, and level_partial_silent is expert');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'expert',
        share_rate: 44.75,
        altitude_rough_root: 9.25,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'seal is refused while level_partial_silent is master',
    about(
      'pillow.seal.refuses-from-master',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused('seal starts from intermediate, and level_partial_silent is master');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'master',
        share_rate: 44.75,
        altitude_rough_root: 9.25,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'seal is refused while level_partial_silent is null',
    about(
      'pillow.seal.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: null,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused('seal starts from intermediate, and level_partial_silent is null');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: null,
        share_rate: 44.75,
        altitude_rough_root: 9.25,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'seal is refused unless this.altitude_rough_root > this.visits_cached',
    about(
      'pillow.seal.refuses-unless-altitude_rough_root-gt-visits_cached',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused('the condition this.altitude_rough_root > this.visits_cached is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'intermediate',
        share_rate: 44.75,
        altitude_rough_root: 9,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.patch('/pillow/pillow-1', { altitude_rough_root: 10 }).ok('the change is valid');
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds');
    },
  );

  test(
    'seal is refused unless this.share_rate is not null',
    about(
      'pillow.seal.refuses-unless-share_rate-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        share_rate: null,
        altitude_rough_root: 9.25,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused('the condition this.share_rate is not null is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'intermediate',
        share_rate: null,
        altitude_rough_root: 9.25,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'seal is refused unless any item in this.turtles_secondary satisfies: item.share_rate < 207.25',
    about(
      'pillow.seal.refuses-unless-any-turtles_secondary-share_rate-lt-207.25',
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207.25 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.share_rate < 207.25 is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'intermediate',
        share_rate: 44.75,
        altitude_rough_root: 9.25,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'seal is refused when altitude_rough_root is null',
    about(
      'pillow.seal.refuses-when-altitude_rough_root-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: null,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused('the condition this.altitude_rough_root > this.visits_cached is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'intermediate',
        share_rate: 44.75,
        altitude_rough_root: null,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'seal is refused when visits_cached is absent',
    about(
      'pillow.seal.refuses-when-visits_cached-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...without(pillow, 'visits_cached'),
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: 9.25,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused('the condition this.altitude_rough_root > this.visits_cached is not satisfied');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'intermediate',
        share_rate: 44.75,
        altitude_rough_root: 9.25,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'seal succeeds when share_rate is 0',
    about(
      'pillow.seal.succeeds-when-share_rate-is-0',
      'guards.is-null',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        share_rate: 0,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds', {
        level_partial_silent: 'master',
        share_rate: 9,
        altitude_rough_root: 9,
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-1').ok('share_rate is 0, which is allowed', {
        level_partial_silent: 'master',
        share_rate: 9,
        altitude_rough_root: 9,
        turtles_secondary: [],
      });
    },
  );

  test(
    'seal succeeds when altitude_rough_root is 0',
    about(
      'pillow.seal.succeeds-when-altitude_rough_root-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: -1,
        altitude_rough_root: 0,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds', {
        level_partial_silent: 'master',
        share_rate: -1,
        altitude_rough_root: -1,
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-1').ok('altitude_rough_root is 0, which is allowed', {
        level_partial_silent: 'master',
        share_rate: -1,
        altitude_rough_root: -1,
        turtles_secondary: [],
      });
    },
  );

  test(
    'seal succeeds when visits_cached is 0',
    about(
      'pillow.seal.succeeds-when-visits_cached-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 0,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds', {
        level_partial_silent: 'master',
        share_rate: 0,
        altitude_rough_root: 0,
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-1').ok('visits_cached is 0, which is allowed', {
        level_partial_silent: 'master',
        share_rate: 0,
        altitude_rough_root: 0,
        turtles_secondary: [],
      });
    },
  );

  test(
    'seal is refused when share_rate of an object in turtles_secondary is null',
    about(
      'pillow.seal.refuses-when-share_rate-in-turtles_secondary-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: null });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', share_rate: 207.25 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-4', 'pillow-5', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.share_rate < 207.25 is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'intermediate',
        share_rate: 44.75,
        altitude_rough_root: 9.25,
        turtles_secondary: ['pillow-2', 'pillow-4', 'pillow-5', 'pillow-3'],
      });
    },
  );

  test(
    'seal is refused when turtles_secondary is empty',
    about(
      'pillow.seal.refuses-when-turtles_secondary-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: [],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.share_rate < 207.25 is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'intermediate',
        share_rate: 44.75,
        altitude_rough_root: 9.25,
        turtles_secondary: [],
      });
    },
  );

  test(
    'seal succeeds when item.share_rate < 207.25 for a later object in turtles_secondary, but not for the first',
    about(
      'pillow.seal.succeeds-when-a-later-one-in-turtles_secondary-satisfies',
      'guards.quantifiers',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', share_rate: 207.25 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-4', 'pillow-5', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal').ok('the state is right and every condition holds', {
        level_partial_silent: 'master',
        share_rate: 9,
        altitude_rough_root: 9,
        turtles_secondary: [],
      });
      await api
        .get('/pillow/pillow-1')
        .ok(
          'item.share_rate < 207.25 for a later object in turtles_secondary, but not for the first, which is allowed',
          {
            level_partial_silent: 'master',
            share_rate: 9,
            altitude_rough_root: 9,
            turtles_secondary: [],
          },
        );
    },
  );

  test(
    'seal is refused when any item in this.turtles_secondary satisfies: item.share_rate < 207.25 would hold with the objects that are not in turtles_secondary',
    about(
      'pillow.seal.refuses-when-any-turtles_secondary-share_rate-lt-207.25-for-those-in-turtles_secondary-alone',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api
        .post('/pillow/pillow-1/seal')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.share_rate < 207.25 is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'intermediate',
        share_rate: 44.75,
        altitude_rough_root: 9.25,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'seal is refused after the deletion of what turtles_secondary named',
    about(
      'pillow.seal.refuses-after-delete-in-turtles_secondary',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 207.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 207 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.delete('/pillow/pillow-2').removed(because);
      await api.delete('/pillow/pillow-3').removed(because);
      await api
        .post('/pillow/pillow-1/seal')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.share_rate < 207.25 is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        level_partial_silent: 'intermediate',
        share_rate: 44.75,
        altitude_rough_root: 9.25,
        turtles_secondary: [],
      });
    },
  );

  test(
    'expire moves level_partial_silent from intermediate to master',
    about(
      'pillow.expire.moves-from-intermediate',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 322.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/expire').ok('the state is right and every condition holds', {
        ...pillow,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'expire leaves objects alone that it does not concern',
    about('pillow.expire.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 322.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/expire').ok('the state is right and every condition holds');
      await api
        .get('/pillow/pillow-4')
        .ok('expire was called on pillow-1, which does not concern this object', {
          ...pillow,
          id: 'pillow-4',
          level_partial_silent: 'intermediate',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        });
    },
  );

  test(
    'expire acts on what updates left, and later updates leave what it did',
    about(
      'pillow.expire.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 323 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 323 });
      await api.create('Pillow', { ...pillow, turtles_secondary: [] });
      await api
        .patch('/pillow/pillow-1', {
          level_partial_silent: 'intermediate',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        })
        .ok(because);
      await api.patch('/pillow/pillow-3', { share_rate: 73.5 }).ok(because);
      await api.patch('/pillow/pillow-2', { share_rate: 322.75 }).ok(because);
      await api.post('/pillow/pillow-1/expire').ok('the state is right and every condition holds');
      await api.get('/pillow').ok('a list shows what expire did', [
        { id: 'pillow-2', level_partial_silent: 'master' },
        { id: 'pillow-3', level_partial_silent: 'master' },
        { id: 'pillow-1', level_partial_silent: 'master' },
      ]);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' }).ok(because);
      await api.get('/pillow/pillow-1').ok('what expire did stays when something else is updated', {
        badge_raw_previous: 'naliso',
        level_partial_silent: 'master',
      });
      await api
        .patch('/pillow/pillow-1', { level_partial_silent: 'intermediate' })
        .ok('an update may lead back to any level_partial_silent');
      await api
        .post('/pillow/pillow-1/expire')
        .ok('the state is right and every condition holds', { level_partial_silent: 'master' });
    },
  );

  test(
    'expire answers 404 for an id that no Pillow has',
    about('pillow.expire.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .post('/pillow/pillow-unknown/expire')
        .notFound('no Pillow has the id pillow-unknown');
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.post('/pillow/pillow-1/expire').notFound('it was deleted');
    },
  );

  test(
    'expire is refused while level_partial_silent is expert',
    about(
      'pillow.expire.refuses-from-expert',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 322.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'expert',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/expire')
        .refused('expire starts from intermediate, and level_partial_silent is expert');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { level_partial_silent: 'expert' });
    },
  );

  test(
    'expire is refused while level_partial_silent is master',
    about(
      'pillow.expire.refuses-from-master',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 322.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-2', 'pillow-3'] });
      await api
        .post('/pillow/pillow-1/expire')
        .refused('expire starts from intermediate, and level_partial_silent is master');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { level_partial_silent: 'master' });
    },
  );

  test(
    'expire is refused while level_partial_silent is null',
    about(
      'pillow.expire.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 322.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: null,
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/expire')
        .refused('expire starts from intermediate, and level_partial_silent is null');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { level_partial_silent: null });
    },
  );

  test(
    'expire is refused unless sum(this.turtles_secondary.share_rate) < 396.5',
    about(
      'pillow.expire.refuses-unless-sum-turtles_secondary-share_rate-lt-396.5',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 323 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/expire')
        .refused('the condition sum(this.turtles_secondary.share_rate) < 396.5 is not satisfied');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { level_partial_silent: 'intermediate' });
    },
  );

  test(
    'expire succeeds when share_rate of an object in turtles_secondary is null',
    about(
      'pillow.expire.succeeds-when-share_rate-in-turtles_secondary-is-null',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 322.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: null });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/expire')
        .ok('the state is right and every condition holds', { level_partial_silent: 'master' });
      await api
        .get('/pillow/pillow-1')
        .ok('share_rate of an object in turtles_secondary is null, which is allowed', {
          level_partial_silent: 'master',
        });
    },
  );

  test(
    'expire succeeds when turtles_secondary is empty',
    about(
      'pillow.expire.succeeds-when-turtles_secondary-is-empty',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 322.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: [],
      });
      await api
        .post('/pillow/pillow-1/expire')
        .ok('the state is right and every condition holds', { level_partial_silent: 'master' });
      await api
        .get('/pillow/pillow-1')
        .ok('turtles_secondary is empty, which is allowed', { level_partial_silent: 'master' });
    },
  );

  test(
    'expire is refused when sum(this.turtles_secondary.share_rate) < 396.5 is decided by the last objects in turtles_secondary',
    about(
      'pillow.expire.refuses-when-sum-turtles_secondary-share_rate-lt-396.5-by-later-ones-in-turtles_secondary',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 322.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api.create('Pillow', { ...pillow, id: 'pillow-5' });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
      });
      await api
        .post('/pillow/pillow-1/expire')
        .refused('the condition sum(this.turtles_secondary.share_rate) < 396.5 is not satisfied');
      await api
        .get('/pillow/pillow-1')
        .ok('a refused action changes nothing', { level_partial_silent: 'intermediate' });
    },
  );

  test(
    'expire succeeds when sum(this.turtles_secondary.share_rate) < 396.5 would not hold with the objects that are not in turtles_secondary',
    about(
      'pillow.expire.succeeds-when-sum-turtles_secondary-share_rate-lt-396.5-for-those-in-turtles_secondary-alone',
      'guards.count-sum',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 322.75 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', { ...pillow, id: 'pillow-4', share_rate: 323 });
      await api.create('Pillow', { ...pillow, id: 'pillow-5', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/expire')
        .ok('the state is right and every condition holds', { level_partial_silent: 'master' });
      await api
        .get('/pillow/pillow-1')
        .ok(
          'sum(this.turtles_secondary.share_rate) < 396.5 would not hold with the objects that are not in turtles_secondary, which is allowed',
          {
            level_partial_silent: 'master',
          },
        );
    },
  );

  test(
    'expire succeeds after the deletion of what turtles_secondary named',
    about(
      'pillow.expire.succeeds-after-delete-in-turtles_secondary',
      'guards.count-sum',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 323 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.5 });
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.delete('/pillow/pillow-2').removed(because);
      await api.delete('/pillow/pillow-3').removed(because);
      await api
        .post('/pillow/pillow-1/expire')
        .ok('the state is right and every condition holds', { level_partial_silent: 'master' });
      await api.get('/pillow/pillow-1').ok('deleted before the action: pillow-2, pillow-3', {
        level_partial_silent: 'master',
        turtles_secondary: [],
      });
    },
  );

  test(
    'cancel moves stage_past from postponed to afternoon',
    about(
      'pillow.cancel.moves-from-postponed',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds', {
        ...pillow,
        stage_past: 'afternoon',
        share_rate: 24.5,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: 12.25,
      });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        stage_past: 'afternoon',
        share_rate: 24.5,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: 12.25,
      });
    },
  );

  test(
    'cancel moves stage_past from morning to afternoon',
    about(
      'pillow.cancel.moves-from-morning',
      'actions.success',
      'actions.stored',
      'guards.quantifiers',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds', {
        ...pillow,
        stage_past: 'afternoon',
        share_rate: 24.5,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: 12.25,
      });
      await api.get('/pillow/pillow-1').ok('what the action did is stored', {
        ...pillow,
        stage_past: 'afternoon',
        share_rate: 24.5,
        turtles_secondary: ['pillow-2', 'pillow-3'],
        altitude_rough_root: 12.25,
      });
    },
  );

  test(
    'cancel applies the effect: for each item in this.turtles_secondary: set item.share_rate to this.visits_cached + 16',
    about(
      'pillow.cancel.effect-each-turtles_secondary-set-share_rate-to-visits_cached-plus-16',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'for each item in this.turtles_secondary: set item.share_rate to this.visits_cached + 16';
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-2').ok(because, {
        share_rate: 18,
        badge_raw_previous: 'mamo',
        id: 'pillow-2',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        turtles_secondary: [],
      });
      await api.get('/pillow/pillow-3').ok(because, {
        share_rate: 18,
        badge_raw_previous: 'mamo',
        id: 'pillow-3',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        turtles_secondary: [],
      });
    },
  );

  test(
    'cancel applies the effect: increase this.altitude_rough_root by 2.5',
    about(
      'pillow.cancel.effect-increase-altitude_rough_root-by-2.5',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('increase this.altitude_rough_root by 2.5', {
        altitude_rough_root: 12.25,
        badge_raw_previous: 'mamo',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'cancel applies the effect: set this.share_rate to this.altitude_rough_root * 2',
    about(
      'pillow.cancel.effect-set-share_rate-to-altitude_rough_root-times-2',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('set this.share_rate to this.altitude_rough_root * 2', {
        share_rate: 24.5,
        badge_raw_previous: 'mamo',
        id: 'pillow-1',
        payment_legacy: 'superb',
        visits_cached: 2,
        level_partial_silent: 'master',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
    },
  );

  test(
    'cancel applies its effects in the order in which they are listed',
    about(
      'pillow.cancel.applies-effects-in-order',
      'effects.order',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-1').ok('each effect sees what the ones before did', {
        stage_past: 'afternoon',
        altitude_rough_root: 12.25,
        share_rate: 24.5,
      });
      await api.get('/pillow/pillow-2').ok(because, { share_rate: 18 });
      await api.get('/pillow/pillow-3').ok(because, { share_rate: 18 });
    },
  );

  test(
    'cancel leaves objects alone that it does not concern',
    about(
      'pillow.cancel.leaves-bystanders',
      'actions.success',
      'effects.for-each',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'cancel was called on pillow-1, which does not concern this object';
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-5' });
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds');
      await api.get('/pillow/pillow-4').ok(because, {
        ...pillow,
        id: 'pillow-4',
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .get('/pillow/pillow-5')
        .ok(because, { ...pillow, id: 'pillow-5', turtles_secondary: [] });
    },
  );

  test(
    'cancel acts on what updates left, and later updates leave what it did',
    about(
      'pillow.cancel.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-2',
        level_partial_silent: 'intermediate',
        share_rate: 73.75,
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-4',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-5',
        level_partial_silent: 'intermediate',
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: [],
        visits_cached: 28,
        share_rate: 73.75,
        altitude_rough_root: 78.75,
      });
      await api
        .patch('/pillow/pillow-1', {
          stage_past: 'postponed',
          turtles_secondary: ['pillow-2', 'pillow-3', 'pillow-4', 'pillow-5'],
          visits_cached: 2,
          share_rate: 44.75,
          altitude_rough_root: 9.75,
        })
        .ok(because);
      await api
        .patch('/pillow/pillow-5', { level_partial_silent: 'master', share_rate: 73.75 })
        .ok(because);
      await api
        .patch('/pillow/pillow-4', { level_partial_silent: 'master', share_rate: 73.75 })
        .ok(because);
      await api
        .patch('/pillow/pillow-3', { level_partial_silent: 'master', share_rate: 73.75 })
        .ok(because);
      await api
        .patch('/pillow/pillow-2', { level_partial_silent: 'master', share_rate: 44.75 })
        .ok(because);
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds');
      await api.get('/pillow').ok('a list shows what cancel did', [
        { id: 'pillow-2', stage_past: 'evening', altitude_rough_root: 9.75, share_rate: 18 },
        { id: 'pillow-3', stage_past: 'evening', altitude_rough_root: 9.75, share_rate: 18 },
        { id: 'pillow-4', stage_past: 'evening', altitude_rough_root: 9.75, share_rate: 18 },
        { id: 'pillow-5', stage_past: 'evening', altitude_rough_root: 9.75, share_rate: 18 },
        { id: 'pillow-1', stage_past: 'afternoon', altitude_rough_root: 12.25, share_rate: 24.5 },
      ]);
      await api.patch('/pillow/pillow-1', { badge_raw_previous: 'naliso' }).ok(because);
      await api.get('/pillow/pillow-1').ok('what cancel did stays when something else is updated', {
        badge_raw_previous: 'naliso',
        stage_past: 'afternoon',
        altitude_rough_root: 12.25,
        share_rate: 24.5,
      });
      await api.patch('/pillow/pillow-5', { badge_raw_previous: 'naliso' }).ok(because);
      await api.get('/pillow/pillow-5').ok('what cancel did stays when something else is updated', {
        badge_raw_previous: 'naliso',
        stage_past: 'evening',
        altitude_rough_root: 9.75,
        share_rate: 18,
      });
      await api
        .patch('/pillow/pillow-1', { stage_past: 'postponed' })
        .ok('an update may lead back to any stage_past');
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds', {
        stage_past: 'afternoon',
        altitude_rough_root: 14.75,
        share_rate: 29.5,
      });
    },
  );

  test(
    'cancel answers 404 for an id that no Pillow has',
    about('pillow.cancel.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api
        .post('/pillow/pillow-unknown/cancel')
        .notFound('no Pillow has the id pillow-unknown');
      await api.delete('/pillow/pillow-1').removed('the object exists');
      await api.post('/pillow/pillow-1/cancel').notFound('it was deleted');
    },
  );

  test(
    'cancel is refused while stage_past is evening',
    about(
      'pillow.cancel.refuses-from-evening',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-2', 'pillow-3'] });
      await api
        .post('/pillow/pillow-1/cancel')
        .refused('cancel starts from postponed or morning, and stage_past is evening');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'evening',
        altitude_rough_root: 9.75,
        share_rate: 44.75,
      });
    },
  );

  test(
    'cancel is refused while stage_past is night',
    about(
      'pillow.cancel.refuses-from-night',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'night',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/cancel')
        .refused('cancel starts from postponed or morning, and stage_past is night');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'night',
        altitude_rough_root: 9.75,
        share_rate: 44.75,
      });
    },
  );

  test(
    'cancel is refused while stage_past is afternoon',
    about(
      'pillow.cancel.refuses-from-afternoon',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api
        .post('/pillow/pillow-1/cancel')
        .refused('cancel starts from postponed or morning, and stage_past is afternoon');
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'afternoon',
        altitude_rough_root: 9.75,
        share_rate: 44.75,
      });
    },
  );

  test(
    'cancel is refused unless any item in this.turtles_secondary satisfies: item.level_partial_silent == "master"',
    about(
      "pillow.cancel.refuses-unless-any-turtles_secondary-level_partial_silent-eq-'master'",
      'actions.guard',
      'guards.quantifiers',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, stage_past: 'postponed', turtles_secondary: [] });
      await api
        .post('/pillow/pillow-1/cancel')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'postponed',
        altitude_rough_root: 9.75,
        share_rate: 44.75,
      });
    },
  );

  test(
    'cancel changes none of the objects that it refers to when it is refused',
    about(
      'pillow.cancel.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, stage_past: 'postponed', turtles_secondary: [] });
      await api
        .post('/pillow/pillow-1/cancel')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: [],
      });
    },
  );

  test(
    'cancel succeeds when level_partial_silent of an object in turtles_secondary is null',
    about(
      'pillow.cancel.succeeds-when-level_partial_silent-in-turtles_secondary-is-null',
      'guards.null-operand',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'every effect that concerns it is applied';
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', {
        ...pillow,
        id: 'pillow-3',
        level_partial_silent: null,
        share_rate: 73.75,
      });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/cancel').ok('the state is right and every condition holds', {
        stage_past: 'afternoon',
        altitude_rough_root: 12.25,
        share_rate: 24.5,
      });
      await api
        .get('/pillow/pillow-1')
        .ok('level_partial_silent of an object in turtles_secondary is null, which is allowed', {
          stage_past: 'afternoon',
          altitude_rough_root: 12.25,
          share_rate: 24.5,
        });
      await api.get('/pillow/pillow-2').ok(because, { share_rate: 18 });
      await api.get('/pillow/pillow-3').ok(because, { share_rate: 18 });
    },
  );

  test(
    'cancel is refused when turtles_secondary is empty',
    about(
      'pillow.cancel.refuses-when-turtles_secondary-is-empty',
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', { ...pillow, stage_past: 'postponed', turtles_secondary: [] });
      await api
        .post('/pillow/pillow-1/cancel')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'postponed',
        altitude_rough_root: 9.75,
        share_rate: 44.75,
      });
    },
  );

  test(
    'cancel is refused when any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" would hold with the objects that are not in turtles_secondary',
    about(
      "pillow.cancel.refuses-when-any-turtles_secondary-level_partial_silent-eq-'master'-for-those-in-turtles_secondary-alone",
      'guards.quantifiers',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, stage_past: 'postponed', turtles_secondary: [] });
      await api
        .post('/pillow/pillow-1/cancel')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'postponed',
        altitude_rough_root: 9.75,
        share_rate: 44.75,
      });
    },
  );

  test(
    'cancel is refused after the deletion of what turtles_secondary named',
    about(
      'pillow.cancel.refuses-after-delete-in-turtles_secondary',
      'guards.quantifiers',
      'references.deleted',
      'actions.guard',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.delete('/pillow/pillow-2').removed(because);
      await api.delete('/pillow/pillow-3').removed(because);
      await api
        .post('/pillow/pillow-1/cancel')
        .refused(
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" is not satisfied',
        );
      await api.get('/pillow/pillow-1').ok('a refused action changes nothing', {
        stage_past: 'postponed',
        altitude_rough_root: 9.75,
        share_rate: 44.75,
      });
    },
  );
});
