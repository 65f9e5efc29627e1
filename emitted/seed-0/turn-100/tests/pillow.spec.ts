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
      await api.post('/pillow', {
        body: pillow,
        status: [200, 201],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/pillow', {
        body: { ...pillow, id: 'pillow-2' },
        status: [200, 201],
        answer: { id: 'pillow-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/pillow/pillow-1', {
        body: {
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        },
        status: [200],
        answer: {
          badge_raw_previous: 'naliso',
          id: 'pillow-1',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          turtles_secondary: [],
          altitude_rough_root: 78.75,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('pillow.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: {
          id: 'pillow-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        },
        status: [200],
        answer: {
          id: 'pillow-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          id: 'pillow-1',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/pillow/pillow-1', {
        body: { badge_raw_previous: 'naliso', altitude_rough_root: 'abc' },
        status: [400, 422],
        because: 'altitude_rough_root must be a number',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Pillow', pillow);
      await api.delete('/pillow/pillow-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/pillow/pillow-1', { status: [404], because: 'it was deleted' });
      await api.get('/pillow', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Pillow has',
    about('pillow.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.get('/pillow/pillow-unknown', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
      await api.patch('/pillow/pillow-unknown', {
        body: {
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        },
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
      await api.delete('/pillow/pillow-unknown', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
      await api.get('/pillow', {
        status: [200],
        answer: [{ id: 'pillow-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/pillow', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/pillow/pillow-2', {
        body: {
          id: 'pillow-2',
          badge_raw_previous: 'naliso',
          payment_legacy: 'upgraded',
          visits_cached: 28,
          stage_past: 'afternoon',
          level_partial_silent: 'intermediate',
          share_rate: 73.75,
          altitude_rough_root: 78.75,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'another object was updated',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: {
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
        because: 'the update is stored',
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
      await api.delete('/pillow/pillow-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: {
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
        because: 'another object was deleted',
      });
      await api.get('/pillow', {
        status: [200],
        answer: [{ id: 'pillow-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/pillow', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/pillow/pillow-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/pillow', {
        body: without(pillow, 'badge_raw_previous'),
        status: [200, 201],
        answer: { badge_raw_previous: null },
        because: 'badge_raw_previous is optional',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { badge_raw_previous: null },
        because: 'badge_raw_previous is optional',
      });
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
      await api.post('/pillow', {
        body: without(pillow, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/pillow', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/pillow', {
        body: without(pillow, 'payment_legacy'),
        status: [400, 422],
        because: 'payment_legacy is required and has no default',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/pillow', {
        body: without(pillow, 'visits_cached'),
        status: [200, 201],
        answer: { visits_cached: null },
        because: 'visits_cached is optional',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { visits_cached: null },
        because: 'visits_cached is optional',
      });
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
      await api.post('/pillow', {
        body: without(pillow, 'stage_past'),
        status: [400, 422],
        because: 'stage_past is required and has no default',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/pillow', {
        body: without(pillow, 'level_partial_silent'),
        status: [200, 201],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is optional',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is optional',
      });
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
      await api.post('/pillow', {
        body: without(pillow, 'share_rate'),
        status: [200, 201],
        answer: { share_rate: null },
        because: 'share_rate is optional',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { share_rate: null },
        because: 'share_rate is optional',
      });
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
      await api.post('/pillow', {
        body: without(pillow, 'altitude_rough_root'),
        status: [400, 422],
        because: 'altitude_rough_root is required and has no default',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-3'] });
      await api.patch('/pillow/pillow-1', {
        body: { badge_raw_previous: 'naliso' },
        status: [200],
        answer: { ...pillow, badge_raw_previous: 'naliso', turtles_secondary: ['pillow-3'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/pillow/pillow-1', {
        body: { altitude_rough_root: 78.75 },
        status: [200],
        answer: {
          ...pillow,
          badge_raw_previous: 'naliso',
          turtles_secondary: ['pillow-3'],
          altitude_rough_root: 78.75,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          badge_raw_previous: 'naliso',
          turtles_secondary: ['pillow-3'],
          altitude_rough_root: 78.75,
        },
        because: 'an update touches only what it carries',
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
      await api.post('/pillow', {
        body: { ...pillow, badge_raw_previous: null },
        status: [400, 422],
        because: 'badge_raw_previous must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { badge_raw_previous: null },
        status: [400, 422],
        because: 'badge_raw_previous must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { badge_raw_previous: 'mamo' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, payment_legacy: null },
        status: [400, 422],
        because: 'payment_legacy must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { payment_legacy: null },
        status: [400, 422],
        because: 'payment_legacy must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'superb' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, visits_cached: null },
        status: [400, 422],
        because: 'visits_cached must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { visits_cached: null },
        status: [400, 422],
        because: 'visits_cached must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { visits_cached: 2 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, stage_past: null },
        status: [400, 422],
        because: 'stage_past must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { stage_past: null },
        status: [400, 422],
        because: 'stage_past must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'evening' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, level_partial_silent: null },
        status: [200, 201],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is nullable',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is nullable',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { level_partial_silent: null },
        status: [200],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is nullable',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { level_partial_silent: null },
        because: 'level_partial_silent is nullable',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, share_rate: null },
        status: [200, 201],
        answer: { share_rate: null },
        because: 'share_rate is nullable',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { share_rate: null },
        because: 'share_rate is nullable',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { share_rate: null },
        status: [200],
        answer: { share_rate: null },
        because: 'share_rate is nullable',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { share_rate: null },
        because: 'share_rate is nullable',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, altitude_rough_root: null },
        status: [200, 201],
        answer: { altitude_rough_root: null },
        because: 'altitude_rough_root is nullable',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { altitude_rough_root: null },
        because: 'altitude_rough_root is nullable',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { altitude_rough_root: null },
        status: [200],
        answer: { altitude_rough_root: null },
        because: 'altitude_rough_root is nullable',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { altitude_rough_root: null },
        because: 'altitude_rough_root is nullable',
      });
    },
  );
});

test.describe('Pillow: types and bounds', () => {
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
      'pillow.badge_raw_previous.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', {
        body: { ...pillow, badge_raw_previous: '0042' },
        status: [200, 201],
        answer: { badge_raw_previous: '0042' },
        because: '"0042" is a valid value of badge_raw_previous',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { badge_raw_previous: '0042' },
        because: '"0042" is a valid value of badge_raw_previous',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { badge_raw_previous: '0042' },
        status: [200],
        answer: { badge_raw_previous: '0042' },
        because: '"0042" is a valid value of badge_raw_previous',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { badge_raw_previous: '0042' },
        because: '"0042" is a valid value of badge_raw_previous',
      });
    },
  );

  test(
    'badge_raw_previous keeps spaces, quotes, accents and symbols',
    about(
      'pillow.badge_raw_previous.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', {
        body: { ...pillow, badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { badge_raw_previous: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of badge_raw_previous',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, badge_raw_previous: 421337 },
        status: [400, 422],
        because: 'badge_raw_previous must be a string',
      });
      await api.post('/pillow', {
        body: { ...pillow, badge_raw_previous: { value: 'text' } },
        status: [400, 422],
        because: 'badge_raw_previous must be a string',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { badge_raw_previous: 421337 },
        status: [400, 422],
        because: 'badge_raw_previous must be a string',
      });
      await api.patch('/pillow/pillow-1', {
        body: { badge_raw_previous: { value: 'text' } },
        status: [400, 422],
        because: 'badge_raw_previous must be a string',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { badge_raw_previous: 'mamo' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, badge_raw_previous: 'n' },
        status: [200, 201],
        answer: { badge_raw_previous: 'n' },
        because: 'the minimum length of badge_raw_previous is 1, inclusive',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { badge_raw_previous: 'n' },
        because: 'the minimum length of badge_raw_previous is 1, inclusive',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { badge_raw_previous: 'n' },
        status: [200],
        answer: { badge_raw_previous: 'n' },
        because: 'the minimum length of badge_raw_previous is 1, inclusive',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { badge_raw_previous: 'n' },
        because: 'the minimum length of badge_raw_previous is 1, inclusive',
      });
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
      await api.post('/pillow', {
        body: {
          ...pillow,
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
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          badge_raw_previous:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'badge_raw_previous has no maximum length',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
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
      await api.get('/pillow/pillow-2', {
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
      'pillow.payment_legacy.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', {
        body: { ...pillow, payment_legacy: 421337 },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.post('/pillow', {
        body: { ...pillow, payment_legacy: { value: 'text' } },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { payment_legacy: 421337 },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.patch('/pillow/pillow-1', {
        body: { payment_legacy: { value: 'text' } },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'superb' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'visits_cached may be 0',
    about('pillow.visits_cached.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/pillow', {
        body: { ...pillow, visits_cached: 0 },
        status: [200, 201],
        answer: { visits_cached: 0 },
        because: '0 is a valid value of visits_cached',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { visits_cached: 0 },
        because: '0 is a valid value of visits_cached',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { visits_cached: 0 },
        status: [200],
        answer: { visits_cached: 0 },
        because: '0 is a valid value of visits_cached',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { visits_cached: 0 },
        because: '0 is a valid value of visits_cached',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, visits_cached: 'abc' },
        status: [400, 422],
        because: 'visits_cached must be an integer',
      });
      await api.post('/pillow', {
        body: { ...pillow, visits_cached: { value: 'text' } },
        status: [400, 422],
        because: 'visits_cached must be an integer',
      });
      await api.post('/pillow', {
        body: { ...pillow, visits_cached: 1.5 },
        status: [400, 422],
        because: 'visits_cached must be an integer',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { visits_cached: 'abc' },
        status: [400, 422],
        because: 'visits_cached must be an integer',
      });
      await api.patch('/pillow/pillow-1', {
        body: { visits_cached: { value: 'text' } },
        status: [400, 422],
        because: 'visits_cached must be an integer',
      });
      await api.patch('/pillow/pillow-1', {
        body: { visits_cached: 1.5 },
        status: [400, 422],
        because: 'visits_cached must be an integer',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { visits_cached: 2 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, visits_cached: -10 },
        status: [200, 201],
        answer: { visits_cached: -10 },
        because: 'the minimum of visits_cached is -10, inclusive',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { visits_cached: -10 },
        because: 'the minimum of visits_cached is -10, inclusive',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { visits_cached: -10 },
        status: [200],
        answer: { visits_cached: -10 },
        because: 'the minimum of visits_cached is -10, inclusive',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { visits_cached: -10 },
        because: 'the minimum of visits_cached is -10, inclusive',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, visits_cached: -11 },
        status: [400, 422],
        because: 'visits_cached must be at least -10',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { visits_cached: -11 },
        status: [400, 422],
        because: 'visits_cached must be at least -10',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { visits_cached: 2 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, visits_cached: 1000000 },
        status: [200, 201],
        answer: { visits_cached: 1000000 },
        because: 'visits_cached has no maximum',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { visits_cached: 1000000 },
        because: 'visits_cached has no maximum',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { visits_cached: 1000000 },
        status: [200],
        answer: { visits_cached: 1000000 },
        because: 'visits_cached has no maximum',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { visits_cached: 1000000 },
        because: 'visits_cached has no maximum',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, stage_past: 421337 },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon, postponed',
      });
      await api.post('/pillow', {
        body: { ...pillow, stage_past: { value: 'text' } },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon, postponed',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { stage_past: 421337 },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon, postponed',
      });
      await api.patch('/pillow/pillow-1', {
        body: { stage_past: { value: 'text' } },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon, postponed',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'evening' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, level_partial_silent: 421337 },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.post('/pillow', {
        body: { ...pillow, level_partial_silent: { value: 'text' } },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { level_partial_silent: 421337 },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.patch('/pillow/pillow-1', {
        body: { level_partial_silent: { value: 'text' } },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, share_rate: 0 },
        status: [200, 201],
        answer: { share_rate: 0 },
        because: '0 is a valid value of share_rate',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { share_rate: 0 },
        because: '0 is a valid value of share_rate',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { share_rate: 0 },
        status: [200],
        answer: { share_rate: 0 },
        because: '0 is a valid value of share_rate',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { share_rate: 0 },
        because: '0 is a valid value of share_rate',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, share_rate: 'abc' },
        status: [400, 422],
        because: 'share_rate must be a number',
      });
      await api.post('/pillow', {
        body: { ...pillow, share_rate: { value: 'text' } },
        status: [400, 422],
        because: 'share_rate must be a number',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { share_rate: 'abc' },
        status: [400, 422],
        because: 'share_rate must be a number',
      });
      await api.patch('/pillow/pillow-1', {
        body: { share_rate: { value: 'text' } },
        status: [400, 422],
        because: 'share_rate must be a number',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { share_rate: 44.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, share_rate: 5000 },
        status: [200, 201],
        answer: { share_rate: 5000 },
        because: 'the maximum of share_rate is 5000, inclusive',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { share_rate: 5000 },
        because: 'the maximum of share_rate is 5000, inclusive',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { share_rate: 5000 },
        status: [200],
        answer: { share_rate: 5000 },
        because: 'the maximum of share_rate is 5000, inclusive',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { share_rate: 5000 },
        because: 'the maximum of share_rate is 5000, inclusive',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, share_rate: 5000.25 },
        status: [400, 422],
        because: 'share_rate must be at most 5000',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { share_rate: 5000.25 },
        status: [400, 422],
        because: 'share_rate must be at most 5000',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { share_rate: 44.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, share_rate: -999999.75 },
        status: [200, 201],
        answer: { share_rate: -999999.75 },
        because: 'share_rate has no minimum',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { share_rate: -999999.75 },
        because: 'share_rate has no minimum',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { share_rate: -999999.75 },
        status: [200],
        answer: { share_rate: -999999.75 },
        because: 'share_rate has no minimum',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { share_rate: -999999.75 },
        because: 'share_rate has no minimum',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, altitude_rough_root: 0 },
        status: [200, 201],
        answer: { altitude_rough_root: 0 },
        because: '0 is a valid value of altitude_rough_root',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { altitude_rough_root: 0 },
        because: '0 is a valid value of altitude_rough_root',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { altitude_rough_root: 0 },
        status: [200],
        answer: { altitude_rough_root: 0 },
        because: '0 is a valid value of altitude_rough_root',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { altitude_rough_root: 0 },
        because: '0 is a valid value of altitude_rough_root',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, altitude_rough_root: 'abc' },
        status: [400, 422],
        because: 'altitude_rough_root must be a number',
      });
      await api.post('/pillow', {
        body: { ...pillow, altitude_rough_root: { value: 'text' } },
        status: [400, 422],
        because: 'altitude_rough_root must be a number',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { altitude_rough_root: 'abc' },
        status: [400, 422],
        because: 'altitude_rough_root must be a number',
      });
      await api.patch('/pillow/pillow-1', {
        body: { altitude_rough_root: { value: 'text' } },
        status: [400, 422],
        because: 'altitude_rough_root must be a number',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { altitude_rough_root: 9.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, altitude_rough_root: 100 },
        status: [200, 201],
        answer: { altitude_rough_root: 100 },
        because: 'the maximum of altitude_rough_root is 100, inclusive',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { altitude_rough_root: 100 },
        because: 'the maximum of altitude_rough_root is 100, inclusive',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { altitude_rough_root: 100 },
        status: [200],
        answer: { altitude_rough_root: 100 },
        because: 'the maximum of altitude_rough_root is 100, inclusive',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { altitude_rough_root: 100 },
        because: 'the maximum of altitude_rough_root is 100, inclusive',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, altitude_rough_root: 100.25 },
        status: [400, 422],
        because: 'altitude_rough_root must be at most 100',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { altitude_rough_root: 100.25 },
        status: [400, 422],
        because: 'altitude_rough_root must be at most 100',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { altitude_rough_root: 9.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, altitude_rough_root: -999999.75 },
        status: [200, 201],
        answer: { altitude_rough_root: -999999.75 },
        because: 'altitude_rough_root has no minimum',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { altitude_rough_root: -999999.75 },
        because: 'altitude_rough_root has no minimum',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { altitude_rough_root: -999999.75 },
        status: [200],
        answer: { altitude_rough_root: -999999.75 },
        because: 'altitude_rough_root has no minimum',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { altitude_rough_root: -999999.75 },
        because: 'altitude_rough_root has no minimum',
      });
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
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', {
        body: pillow,
        status: [200, 201],
        answer: { payment_legacy: 'superb' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/pillow/pillow-1', {
        body: { payment_legacy: 'fair' },
        status: [200],
        answer: { payment_legacy: 'fair' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/pillow/pillow-1', {
        body: { payment_legacy: 'poor' },
        status: [200],
        answer: { payment_legacy: 'poor' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/pillow/pillow-1', {
        body: { payment_legacy: 'upgraded' },
        status: [200],
        answer: { payment_legacy: 'upgraded' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.patch('/pillow/pillow-1', {
        body: { payment_legacy: 'frozen' },
        status: [200],
        answer: { payment_legacy: 'frozen' },
        because: 'the value is one of StatueQualityTemporary',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'frozen' },
        because: 'the value is one of StatueQualityTemporary',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, payment_legacy: 'upgraded' },
        status: [200, 201],
        answer: { payment_legacy: 'upgraded' },
        because: 'upgraded was added to StatueQualityTemporary',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'upgraded' },
        because: 'upgraded was added to StatueQualityTemporary',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { payment_legacy: 'upgraded' },
        status: [200],
        answer: { payment_legacy: 'upgraded' },
        because: 'upgraded was added to StatueQualityTemporary',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { payment_legacy: 'upgraded' },
        because: 'upgraded was added to StatueQualityTemporary',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, payment_legacy: 'frozen' },
        status: [200, 201],
        answer: { payment_legacy: 'frozen' },
        because: 'frozen was added to StatueQualityTemporary',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'frozen' },
        because: 'frozen was added to StatueQualityTemporary',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { payment_legacy: 'frozen' },
        status: [200],
        answer: { payment_legacy: 'frozen' },
        because: 'frozen was added to StatueQualityTemporary',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { payment_legacy: 'frozen' },
        because: 'frozen was added to StatueQualityTemporary',
      });
    },
  );

  test(
    'create and update refuse the payment_legacy unheard_of, which StatueQualityTemporary does not have',
    about(
      'pillow.payment_legacy.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', {
        body: { ...pillow, payment_legacy: 'unheard_of' },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { payment_legacy: 'unheard_of' },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'superb' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, payment_legacy: 'SUPERB' },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { payment_legacy: 'SUPERB' },
        status: [400, 422],
        because: 'payment_legacy must be one of superb, fair, poor, upgraded, frozen',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'superb' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'stage_past may be evening, morning, night, afternoon, postponed',
    about(
      'pillow.stage_past.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', {
        body: pillow,
        status: [200, 201],
        answer: { stage_past: 'evening' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/pillow/pillow-1', {
        body: { stage_past: 'morning' },
        status: [200],
        answer: { stage_past: 'morning' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/pillow/pillow-1', {
        body: { stage_past: 'night' },
        status: [200],
        answer: { stage_past: 'night' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/pillow/pillow-1', {
        body: { stage_past: 'afternoon' },
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.patch('/pillow/pillow-1', {
        body: { stage_past: 'postponed' },
        status: [200],
        answer: { stage_past: 'postponed' },
        because: 'the value is one of StadiumNotebookShift',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed' },
        because: 'the value is one of StadiumNotebookShift',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, stage_past: 'postponed' },
        status: [200, 201],
        answer: { stage_past: 'postponed' },
        because: 'postponed was added to StadiumNotebookShift',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed' },
        because: 'postponed was added to StadiumNotebookShift',
      });
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.patch('/pillow/pillow-2', {
        body: { stage_past: 'postponed' },
        status: [200],
        answer: { stage_past: 'postponed' },
        because: 'postponed was added to StadiumNotebookShift',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { stage_past: 'postponed' },
        because: 'postponed was added to StadiumNotebookShift',
      });
    },
  );

  test(
    'create and update refuse the stage_past unheard_of, which StadiumNotebookShift does not have',
    about(
      'pillow.stage_past.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', {
        body: { ...pillow, stage_past: 'unheard_of' },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon, postponed',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { stage_past: 'unheard_of' },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon, postponed',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'evening' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, stage_past: 'EVENING' },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon, postponed',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { stage_past: 'EVENING' },
        status: [400, 422],
        because: 'stage_past must be one of evening, morning, night, afternoon, postponed',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'evening' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'level_partial_silent may be intermediate, expert, master',
    about(
      'pillow.level_partial_silent.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', {
        body: { ...pillow, level_partial_silent: 'intermediate' },
        status: [200, 201],
        answer: { level_partial_silent: 'intermediate' },
        because: 'the value is one of TurtleLevelPartialSilent',
      });
      await api.patch('/pillow/pillow-1', {
        body: { level_partial_silent: 'expert' },
        status: [200],
        answer: { level_partial_silent: 'expert' },
        because: 'the value is one of TurtleLevelPartialSilent',
      });
      await api.patch('/pillow/pillow-1', {
        body: { level_partial_silent: 'master' },
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'the value is one of TurtleLevelPartialSilent',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'the value is one of TurtleLevelPartialSilent',
      });
    },
  );

  test(
    'create and update refuse the level_partial_silent unheard_of, which TurtleLevelPartialSilent does not have',
    about(
      'pillow.level_partial_silent.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/pillow', {
        body: { ...pillow, level_partial_silent: 'unheard_of' },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { level_partial_silent: 'unheard_of' },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, level_partial_silent: 'INTERMEDIATE' },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { level_partial_silent: 'INTERMEDIATE' },
        status: [400, 422],
        because: 'level_partial_silent must be one of intermediate, expert, master',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: pillow,
        status: [200, 201],
        answer: { turtles_secondary: [] },
        because: 'turtles_secondary was left out',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { turtles_secondary: [] },
        because: 'turtles_secondary was left out',
      });
    },
  );

  test(
    'turtles_secondary lists existing Pillow objects and is answered as their ids',
    about(
      'pillow.turtles_secondary.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api.post('/pillow', {
        body: { ...pillow, turtles_secondary: ['pillow-3', 'pillow-4'] },
        status: [200, 201],
        answer: { turtles_secondary: ['pillow-3', 'pillow-4'] },
        because: 'turtles_secondary was sent with two ids',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { turtles_secondary: ['pillow-3', 'pillow-4'] },
        because: 'turtles_secondary was sent with two ids',
      });
      await api.get('/pillow', {
        status: [200],
        answer: [
          { id: 'pillow-3', turtles_secondary: [] },
          { id: 'pillow-4', turtles_secondary: [] },
          { id: 'pillow-1', turtles_secondary: ['pillow-3', 'pillow-4'] },
        ],
        because: 'lists answer references as ids too',
      });
      await api.patch('/pillow/pillow-1', {
        body: { turtles_secondary: ['pillow-4', 'pillow-3'] },
        status: [200],
        answer: { turtles_secondary: ['pillow-4', 'pillow-3'] },
        because: 'any order will do',
      });
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
      await api.patch('/pillow/pillow-1', {
        body: { turtles_secondary: ['pillow-4'] },
        status: [200],
        answer: { turtles_secondary: ['pillow-4'] },
        because: 'an update replaces the list',
      });
      await api.patch('/pillow/pillow-1', {
        body: { turtles_secondary: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { turtles_secondary: [] },
        because: 'the list was emptied',
      });
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
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api.post('/pillow', {
        body: { ...pillow, turtles_secondary: ['pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_secondary must hold only ids of existing Pillow objects',
      });
      await api.post('/pillow', {
        body: { ...pillow, turtles_secondary: ['pillow-3', 'pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_secondary must hold only ids of existing Pillow objects',
      });
      await api.post('/pillow', {
        body: { ...pillow, turtles_secondary: ['pillow-unknown', 'pillow-4'] },
        status: [400, 422],
        because: 'turtles_secondary must hold only ids of existing Pillow objects',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-3', 'pillow-4'] });
      await api.patch('/pillow/pillow-1', {
        body: { turtles_secondary: ['pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_secondary must hold only ids of existing Pillow objects',
      });
      await api.patch('/pillow/pillow-1', {
        body: { turtles_secondary: ['pillow-3', 'pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_secondary must hold only ids of existing Pillow objects',
      });
      await api.patch('/pillow/pillow-1', {
        body: { turtles_secondary: ['pillow-unknown', 'pillow-4'] },
        status: [400, 422],
        because: 'turtles_secondary must hold only ids of existing Pillow objects',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { turtles_secondary: ['pillow-3', 'pillow-4'] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, turtles_secondary: null },
        status: [400, 422],
        because: 'turtles_secondary must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { turtles_secondary: null },
        status: [400, 422],
        because: 'turtles_secondary must not be null',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { turtles_secondary: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow', {
        body: { ...pillow, turtles_secondary: 'abc' },
        status: [400, 422],
        because: 'turtles_secondary must be a list of ids of Pillow',
      });
      await api.post('/pillow', {
        body: { ...pillow, turtles_secondary: [{ value: 'text' }] },
        status: [400, 422],
        because: 'turtles_secondary must be a list of ids of Pillow',
      });
      await api.get('/pillow/pillow-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Pillow', pillow);
      await api.patch('/pillow/pillow-1', {
        body: { turtles_secondary: 'abc' },
        status: [400, 422],
        because: 'turtles_secondary must be a list of ids of Pillow',
      });
      await api.patch('/pillow/pillow-1', {
        body: { turtles_secondary: [{ value: 'text' }] },
        status: [400, 422],
        because: 'turtles_secondary must be a list of ids of Pillow',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { turtles_secondary: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Pillow takes its id out of every turtles_secondary and keeps the others',
    about(
      'pillow.turtles_secondary.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-3' });
      await api.create('Pillow', { ...pillow, id: 'pillow-4' });
      await api.create('Pillow', { ...pillow, turtles_secondary: ['pillow-3', 'pillow-4'] });
      await api.create('Pillow', { ...pillow, id: 'pillow-2', turtles_secondary: ['pillow-3'] });
      await api.delete('/pillow/pillow-3', { status: [200, 204], because: 'the object exists' });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { id: 'pillow-1', turtles_secondary: ['pillow-4'] },
        because: 'pillow-3 was deleted',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { id: 'pillow-2', turtles_secondary: [] },
        because: 'pillow-3 was deleted',
      });
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
      await api.patch('/pillow/pillow-1', {
        body: { badge_raw_previous: 'naliso', turtles_secondary: ['pillow-unknown'] },
        status: [400, 422],
        because: 'turtles_secondary must hold only ids of existing Pillow objects',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [200],
        answer: {
          badge_raw_previous: 'north',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 46,
          stage_past: 'morning',
          level_partial_silent: 'master',
          share_rate: 45.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          badge_raw_previous: 'north',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 46,
          stage_past: 'morning',
          level_partial_silent: 'master',
          share_rate: 45.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: null,
        },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          share_rate: 45.25,
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 46,
          level_partial_silent: 'master',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'increase this.share_rate by 0.5',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          altitude_rough_root: null,
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 46,
          level_partial_silent: 'master',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'set this.altitude_rough_root to null',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          badge_raw_previous: 'north',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 46,
          level_partial_silent: 'master',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'set this.badge_raw_previous to "north"',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: {
          altitude_rough_root: 17.5,
          id: 'pillow-2',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: increase item.altitude_rough_root by 7.75',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: {
          altitude_rough_root: 86.5,
          id: 'pillow-3',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: increase item.altitude_rough_root by 7.75',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-4', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-4',
          visits_cached: 46,
          stage_past: 'afternoon',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'dismiss was called on pillow-1, which does not concern this object',
      });
      await api.get('/pillow/pillow-5', {
        status: [200],
        answer: { ...pillow, badge_raw_previous: 'north', id: 'pillow-5', turtles_secondary: [] },
        because: 'dismiss was called on pillow-1, which does not concern this object',
      });
    },
  );

  test(
    'dismiss answers 404 for an id that no Pillow has',
    about('pillow.dismiss.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/dismiss', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because: 'dismiss starts from afternoon, and stage_past is evening',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'evening',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because: 'dismiss starts from afternoon, and stage_past is morning',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'morning',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because: 'dismiss starts from afternoon, and stage_past is night',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'night',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because: 'dismiss starts from afternoon, and stage_past is postponed',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'postponed',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because: 'the condition this.visits_cached * 2 > 91 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'afternoon',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because: 'the condition this.share_rate is not null is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'afternoon',
          share_rate: null,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'afternoon',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because: 'the condition this.visits_cached * 2 > 91 is not satisfied',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { ...pillow, badge_raw_previous: 'north', id: 'pillow-2', turtles_secondary: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: {
          ...pillow,
          badge_raw_previous: 'naliso',
          id: 'pillow-3',
          turtles_secondary: [],
          altitude_rough_root: 78.75,
        },
        because: 'a refused action changes nothing',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          visits_cached: 45,
          stage_past: 'afternoon',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because: 'the condition this.visits_cached * 2 > 91 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'afternoon',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [200],
        answer: {
          stage_past: 'morning',
          share_rate: 0.5,
          altitude_rough_root: null,
          badge_raw_previous: 'north',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'morning',
          share_rate: 0.5,
          altitude_rough_root: null,
          badge_raw_previous: 'north',
        },
        because: 'share_rate is 0, which is allowed',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { altitude_rough_root: 17.5 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: { altitude_rough_root: 86.5 },
        because: 'every effect that concerns it is applied',
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
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'afternoon',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 46,
      });
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'afternoon',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'afternoon',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/dismiss', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous != "north" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          stage_past: 'afternoon',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
          badge_raw_previous: 'mamo',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/merge', {
        status: [200],
        answer: { ...pillow, stage_past: 'afternoon', turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, stage_past: 'afternoon', turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/merge', {
        status: [200],
        answer: { ...pillow, stage_past: 'afternoon', turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, stage_past: 'afternoon', turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/merge', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: {
          altitude_rough_root: 44.75,
          badge_raw_previous: 'mamo',
          id: 'pillow-2',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          share_rate: 217,
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: set item.altitude_rough_root to this.share_rate',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: {
          altitude_rough_root: 44.75,
          badge_raw_previous: 'mamo',
          id: 'pillow-3',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          share_rate: 73.5,
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: set item.altitude_rough_root to this.share_rate',
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
      await api.post('/pillow/pillow-1/merge', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-4', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-4',
          stage_past: 'morning',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'merge was called on pillow-1, which does not concern this object',
      });
      await api.get('/pillow/pillow-5', {
        status: [200],
        answer: { ...pillow, id: 'pillow-5', share_rate: 217, turtles_secondary: [] },
        because: 'merge was called on pillow-1, which does not concern this object',
      });
    },
  );

  test(
    'merge answers 404 for an id that no Pillow has',
    about('pillow.merge.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/merge', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
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
      await api.post('/pillow/pillow-1/merge', {
        status: [400, 409],
        because: 'merge starts from morning or evening, and stage_past is night',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'night' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/merge', {
        status: [400, 409],
        because: 'merge starts from morning or evening, and stage_past is afternoon',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/merge', {
        status: [400, 409],
        because: 'merge starts from morning or evening, and stage_past is postponed',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/merge', {
        status: [400, 409],
        because: 'the condition this.payment_legacy != "poor" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/merge', {
        status: [400, 409],
        because: 'the condition sum(this.turtles_secondary.share_rate) < 290.75 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/merge', {
        status: [400, 409],
        because: 'the condition this.payment_legacy != "poor" is not satisfied',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { ...pillow, id: 'pillow-2', share_rate: 217, turtles_secondary: [] },
        because: 'a refused action changes nothing',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-3',
          share_rate: 73.5,
          turtles_secondary: [],
          altitude_rough_root: 78.75,
        },
        because: 'a refused action changes nothing',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          payment_legacy: 'poor',
          stage_past: 'morning',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/merge', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'share_rate of an object in turtles_secondary is null, which is allowed',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { altitude_rough_root: 44.75 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: { altitude_rough_root: 44.75 },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/pillow/pillow-1/merge', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'turtles_secondary is empty, which is allowed',
      });
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
      await api.post('/pillow/pillow-1/merge', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'afternoon' },
        because:
          'sum(this.turtles_secondary.share_rate) < 290.75 would not hold with the objects that are not in turtles_secondary, which is allowed',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { altitude_rough_root: 44.75 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: { altitude_rough_root: 44.75 },
        because: 'every effect that concerns it is applied',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [200],
        answer: {
          ...pillow,
          badge_raw_previous: 'north',
          stage_past: 'night',
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          badge_raw_previous: 'north',
          stage_past: 'night',
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: null,
        },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          badge_raw_previous: 'north',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          share_rate: 44.75,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'set this.badge_raw_previous to "north"',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          altitude_rough_root: null,
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          share_rate: 44.75,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'set this.altitude_rough_root to null',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-4', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-4',
          stage_past: 'postponed',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'redeem was called on pillow-1, which does not concern this object',
      });
    },
  );

  test(
    'redeem answers 404 for an id that no Pillow has',
    about('pillow.redeem.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/redeem', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [400, 409],
        because: 'redeem starts from postponed, and stage_past is evening',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'evening', badge_raw_previous: 'mamo', altitude_rough_root: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [400, 409],
        because: 'redeem starts from postponed, and stage_past is morning',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', badge_raw_previous: 'mamo', altitude_rough_root: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [400, 409],
        because: 'redeem starts from postponed, and stage_past is night',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'night', badge_raw_previous: 'mamo', altitude_rough_root: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [400, 409],
        because: 'redeem starts from postponed, and stage_past is afternoon',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'afternoon', badge_raw_previous: 'mamo', altitude_rough_root: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [400, 409],
        because:
          'the condition all item in this.turtles_secondary satisfies: item.share_rate < 267.25 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed', badge_raw_previous: 'mamo', altitude_rough_root: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [400, 409],
        because:
          'the condition all item in this.turtles_secondary satisfies: item.share_rate < 267.25 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed', badge_raw_previous: 'mamo', altitude_rough_root: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [200],
        answer: { stage_past: 'night', badge_raw_previous: 'north', altitude_rough_root: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'night', badge_raw_previous: 'north', altitude_rough_root: null },
        because: 'turtles_secondary is empty, which is allowed',
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
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Pillow', { ...pillow, id: 'pillow-2', share_rate: 267.25 });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 267 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-3', 'pillow-2'],
      });
      await api.post('/pillow/pillow-1/redeem', {
        status: [400, 409],
        because:
          'the condition all item in this.turtles_secondary satisfies: item.share_rate < 267.25 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed', badge_raw_previous: 'mamo', altitude_rough_root: 9.75 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/redeem', {
        status: [200],
        answer: { stage_past: 'night', badge_raw_previous: 'north', altitude_rough_root: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'night', badge_raw_previous: 'north', altitude_rough_root: null },
        because:
          'all item in this.turtles_secondary satisfies: item.share_rate < 267.25 would not hold with the objects that are not in turtles_secondary, which is allowed',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [200],
        answer: { ...pillow, payment_legacy: 'fair', turtles_secondary: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, payment_legacy: 'fair', turtles_secondary: [] },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          turtles_secondary: [],
          badge_raw_previous: 'mamo',
          id: 'pillow-1',
          visits_cached: 2,
          stage_past: 'evening',
          level_partial_silent: 'master',
          share_rate: 44.75,
          altitude_rough_root: 9.75,
        },
        because: 'set this.turtles_secondary to []',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-4', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-4',
          payment_legacy: 'frozen',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'escalate was called on pillow-1, which does not concern this object',
      });
    },
  );

  test(
    'escalate answers 404 for an id that no Pillow has',
    about('pillow.escalate.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/escalate', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [400, 409],
        because: 'escalate starts from frozen, and payment_legacy is superb',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'superb', turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [400, 409],
        because: 'escalate starts from frozen, and payment_legacy is fair',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [400, 409],
        because: 'escalate starts from frozen, and payment_legacy is poor',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'poor', turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [400, 409],
        because: 'escalate starts from frozen, and payment_legacy is upgraded',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'upgraded', turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [400, 409],
        because: 'the condition sum(this.turtles_secondary.share_rate) < 370.75 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'frozen', turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [200],
        answer: { payment_legacy: 'fair', turtles_secondary: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', turtles_secondary: [] },
        because: 'share_rate of an object in turtles_secondary is null, which is allowed',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [200],
        answer: { payment_legacy: 'fair', turtles_secondary: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', turtles_secondary: [] },
        because: 'turtles_secondary is empty, which is allowed',
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
      await api.post('/pillow/pillow-1/escalate', {
        status: [200],
        answer: { payment_legacy: 'fair', turtles_secondary: [] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', turtles_secondary: [] },
        because:
          'sum(this.turtles_secondary.share_rate) < 370.75 would not hold with the objects that are not in turtles_secondary, which is allowed',
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
      await api.post('/pillow/pillow-1/process', {
        status: [200],
        answer: {
          ...pillow,
          visits_cached: 7,
          stage_past: 'postponed',
          share_rate: -1,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 1.75,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          visits_cached: 7,
          stage_past: 'postponed',
          share_rate: -1,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 1.75,
        },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/process', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: {
          altitude_rough_root: 2,
          badge_raw_previous: 'mamo',
          id: 'pillow-2',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'intermediate',
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: decrease item.altitude_rough_root by 7.75',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: {
          altitude_rough_root: 71,
          badge_raw_previous: 'mamo',
          id: 'pillow-3',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'expert',
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: decrease item.altitude_rough_root by 7.75',
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
      await api.post('/pillow/pillow-1/process', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          altitude_rough_root: 1.75,
          badge_raw_previous: 'mamo',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 7,
          level_partial_silent: 'master',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'decrease this.altitude_rough_root by 7.75',
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
      await api.post('/pillow/pillow-1/process', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: {
          share_rate: 1.75,
          badge_raw_previous: 'mamo',
          id: 'pillow-2',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'intermediate',
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: set item.share_rate to this.altitude_rough_root',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: {
          share_rate: 1.75,
          badge_raw_previous: 'mamo',
          id: 'pillow-3',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'expert',
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: set item.share_rate to this.altitude_rough_root',
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
      await api.post('/pillow/pillow-1/process', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          share_rate: -1,
          badge_raw_previous: 'mamo',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 7,
          level_partial_silent: 'master',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'set this.share_rate to this.visits_cached - 8',
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
      await api.post('/pillow/pillow-1/process', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed', altitude_rough_root: 1.75, share_rate: -1 },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { altitude_rough_root: 2, share_rate: 1.75 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: { altitude_rough_root: 71, share_rate: 1.75 },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/pillow/pillow-1/process', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-4', {
        status: [200],
        answer: {
          badge_raw_previous: 'mamo',
          id: 'pillow-4',
          payment_legacy: 'superb',
          visits_cached: 7,
          stage_past: 'morning',
          level_partial_silent: 'master',
          share_rate: 9.75,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 9.5,
        },
        because: 'process was called on pillow-1, which does not concern this object',
      });
      await api.get('/pillow/pillow-5', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-5',
          level_partial_silent: 'intermediate',
          turtles_secondary: [],
        },
        because: 'process was called on pillow-1, which does not concern this object',
      });
    },
  );

  test(
    'process answers 404 for an id that no Pillow has',
    about('pillow.process.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/process', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'process starts from morning, and stage_past is evening',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'evening', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'process starts from morning, and stage_past is night',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'night', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'process starts from morning, and stage_past is afternoon',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'afternoon', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'process starts from morning, and stage_past is postponed',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'the condition this.visits_cached > 6 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'the condition this.share_rate - this.altitude_rough_root > 0 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: 9.5, share_rate: 9.5 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'the condition this.visits_cached > 6 is not satisfied',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-2',
          level_partial_silent: 'intermediate',
          turtles_secondary: [],
        },
        because: 'a refused action changes nothing',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-3',
          level_partial_silent: 'expert',
          share_rate: 73.75,
          turtles_secondary: [],
          altitude_rough_root: 78.75,
        },
        because: 'a refused action changes nothing',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          visits_cached: 6,
          stage_past: 'morning',
          share_rate: 9.75,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 9.5,
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'the condition this.visits_cached > 6 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'the condition this.share_rate - this.altitude_rough_root > 0 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: 9.5, share_rate: null },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'the condition this.share_rate - this.altitude_rough_root > 0 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: null, share_rate: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because: 'the condition this.visits_cached > 6 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
      });
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
        stage_past: 'morning',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 7,
        share_rate: 9.75,
        altitude_rough_root: 9.5,
      });
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/process', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent != "intermediate" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'morning', altitude_rough_root: 9.5, share_rate: 9.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [200],
        answer: {
          ...pillow,
          payment_legacy: 'poor',
          visits_cached: 44,
          share_rate: 44,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          payment_legacy: 'poor',
          visits_cached: 44,
          share_rate: 44,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [200],
        answer: {
          ...pillow,
          payment_legacy: 'poor',
          visits_cached: 44,
          share_rate: 44,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          payment_legacy: 'poor',
          visits_cached: 44,
          share_rate: 44,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          share_rate: 44,
          badge_raw_previous: 'mamo',
          id: 'pillow-1',
          visits_cached: 44,
          stage_past: 'evening',
          level_partial_silent: 'master',
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 9.75,
        },
        because: 'set this.share_rate to this.visits_cached',
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-4', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-4',
          payment_legacy: 'fair',
          visits_cached: 44,
          share_rate: 44.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'withdraw was called on pillow-1, which does not concern this object',
      });
    },
  );

  test(
    'withdraw answers 404 for an id that no Pillow has',
    about('pillow.withdraw.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/withdraw', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because: 'withdraw starts from fair or upgraded, and payment_legacy is superb',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'superb', share_rate: 44.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because: 'withdraw starts from fair or upgraded, and payment_legacy is poor',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'poor', share_rate: 44.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because: 'withdraw starts from fair or upgraded, and payment_legacy is frozen',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'frozen', share_rate: 44.25 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'withdraw is refused unless this.visits_cached < this.share_rate',
    about(
      'pillow.withdraw.refuses-unless-visits_cached-lt-share_rate',
      'actions.guard',
      'guards.compare',
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
        share_rate: 44,
      });
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because: 'the condition this.visits_cached < this.share_rate is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', share_rate: 44 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', share_rate: 44.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because: 'the condition this.visits_cached < this.share_rate is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', share_rate: 44.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because: 'the condition this.visits_cached < this.share_rate is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', share_rate: null },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [200],
        answer: { payment_legacy: 'poor', share_rate: 0 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'poor', share_rate: 0 },
        because: 'visits_cached is 0, which is allowed',
      });
    },
  );

  test(
    'withdraw is refused when share_rate is 0',
    about(
      'pillow.withdraw.refuses-when-share_rate-is-0',
      'guards.compare',
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
        share_rate: 0,
      });
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because: 'the condition this.visits_cached < this.share_rate is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', share_rate: 0 },
        because: 'a refused action changes nothing',
      });
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
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-3', 'pillow-2'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', share_rate: 44.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', share_rate: 44.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.create('Pillow', {
        ...pillow,
        payment_legacy: 'fair',
        turtles_secondary: ['pillow-3', 'pillow-2'],
        visits_cached: 44,
        share_rate: 44.25,
      });
      await api.post('/pillow/pillow-1/withdraw', {
        status: [200],
        answer: { payment_legacy: 'poor', share_rate: 44 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'poor', share_rate: 44 },
        because:
          'item.badge_raw_previous == "basic" for a later object in turtles_secondary, but not for the first, which is allowed',
      });
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
      await api.post('/pillow/pillow-1/withdraw', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.badge_raw_previous == "basic" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { payment_legacy: 'fair', share_rate: 44.25 },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/seal', {
        status: [200],
        answer: {
          ...pillow,
          visits_cached: 9,
          share_rate: 9,
          turtles_secondary: [],
          altitude_rough_root: 9,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          visits_cached: 9,
          share_rate: 9,
          turtles_secondary: [],
          altitude_rough_root: 9,
        },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          share_rate: 9,
          badge_raw_previous: 'mamo',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 9,
          stage_past: 'evening',
        },
        because: 'set this.share_rate to this.visits_cached',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          altitude_rough_root: 9,
          badge_raw_previous: 'mamo',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 9,
          stage_past: 'evening',
        },
        because: 'set this.altitude_rough_root to this.share_rate',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          turtles_secondary: [],
          badge_raw_previous: 'mamo',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 9,
          stage_past: 'evening',
        },
        because: 'set this.turtles_secondary to []',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'master',
          share_rate: 9,
          altitude_rough_root: 9,
          turtles_secondary: [],
        },
        because: 'each effect sees what the ones before did',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-4', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-4',
          visits_cached: 9,
          level_partial_silent: 'intermediate',
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 9.25,
        },
        because: 'seal was called on pillow-1, which does not concern this object',
      });
    },
  );

  test(
    'seal answers 404 for an id that no Pillow has',
    about('pillow.seal.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/seal', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because: 'seal starts from intermediate, and level_partial_silent is expert',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'expert',
          share_rate: 44.75,
          altitude_rough_root: 9.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because: 'seal starts from intermediate, and level_partial_silent is master',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'master',
          share_rate: 44.75,
          altitude_rough_root: 9.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because: 'seal starts from intermediate, and level_partial_silent is null',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: null,
          share_rate: 44.75,
          altitude_rough_root: 9.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because: 'the condition this.altitude_rough_root > this.visits_cached is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'intermediate',
          share_rate: 44.75,
          altitude_rough_root: 9,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because: 'the condition this.share_rate is not null is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'intermediate',
          share_rate: null,
          altitude_rough_root: 9.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.share_rate < 207.25 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'intermediate',
          share_rate: 44.75,
          altitude_rough_root: 9.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because: 'the condition this.altitude_rough_root > this.visits_cached is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'intermediate',
          share_rate: 44.75,
          altitude_rough_root: null,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because: 'the condition this.altitude_rough_root > this.visits_cached is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'intermediate',
          share_rate: 44.75,
          altitude_rough_root: 9.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [200],
        answer: {
          level_partial_silent: 'master',
          share_rate: 9,
          altitude_rough_root: 9,
          turtles_secondary: [],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'master',
          share_rate: 9,
          altitude_rough_root: 9,
          turtles_secondary: [],
        },
        because: 'share_rate is 0, which is allowed',
      });
    },
  );

  test(
    'seal is refused when altitude_rough_root is 0',
    about(
      'pillow.seal.refuses-when-altitude_rough_root-is-0',
      'guards.compare',
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
        altitude_rough_root: 0,
      });
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because: 'the condition this.altitude_rough_root > this.visits_cached is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'intermediate',
          share_rate: 44.75,
          altitude_rough_root: 0,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [200],
        answer: {
          level_partial_silent: 'master',
          share_rate: 0,
          altitude_rough_root: 0,
          turtles_secondary: [],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'master',
          share_rate: 0,
          altitude_rough_root: 0,
          turtles_secondary: [],
        },
        because: 'visits_cached is 0, which is allowed',
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
      await api.create('Pillow', {
        ...pillow,
        level_partial_silent: 'intermediate',
        turtles_secondary: ['pillow-2', 'pillow-3'],
        visits_cached: 9,
        altitude_rough_root: 9.25,
      });
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.share_rate < 207.25 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'intermediate',
          share_rate: 44.75,
          altitude_rough_root: 9.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.share_rate < 207.25 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'intermediate',
          share_rate: 44.75,
          altitude_rough_root: 9.25,
          turtles_secondary: [],
        },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/seal', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.share_rate < 207.25 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          level_partial_silent: 'intermediate',
          share_rate: 44.75,
          altitude_rough_root: 9.25,
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/expire', {
        status: [200],
        answer: { ...pillow, turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, turtles_secondary: ['pillow-2', 'pillow-3'] },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/expire', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-4', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-4',
          level_partial_silent: 'intermediate',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'expire was called on pillow-1, which does not concern this object',
      });
    },
  );

  test(
    'expire answers 404 for an id that no Pillow has',
    about('pillow.expire.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/expire', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
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
      await api.post('/pillow/pillow-1/expire', {
        status: [400, 409],
        because: 'expire starts from intermediate, and level_partial_silent is expert',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'expert' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/expire', {
        status: [400, 409],
        because: 'expire starts from intermediate, and level_partial_silent is master',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/expire', {
        status: [400, 409],
        because: 'expire starts from intermediate, and level_partial_silent is null',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: null },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/expire', {
        status: [400, 409],
        because: 'the condition sum(this.turtles_secondary.share_rate) < 396.5 is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'intermediate' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/pillow/pillow-1/expire', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'share_rate of an object in turtles_secondary is null, which is allowed',
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
      await api.post('/pillow/pillow-1/expire', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'turtles_secondary is empty, which is allowed',
      });
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
      await api.post('/pillow/pillow-1/expire', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { level_partial_silent: 'master' },
        because:
          'sum(this.turtles_secondary.share_rate) < 396.5 would not hold with the objects that are not in turtles_secondary, which is allowed',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [200],
        answer: {
          ...pillow,
          stage_past: 'afternoon',
          share_rate: 24.5,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 12.25,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          stage_past: 'afternoon',
          share_rate: 24.5,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 12.25,
        },
        because: 'what the action did is stored',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [200],
        answer: {
          ...pillow,
          stage_past: 'afternoon',
          share_rate: 24.5,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 12.25,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          ...pillow,
          stage_past: 'afternoon',
          share_rate: 24.5,
          turtles_secondary: ['pillow-2', 'pillow-3'],
          altitude_rough_root: 12.25,
        },
        because: 'what the action did is stored',
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
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: {
          share_rate: 18,
          badge_raw_previous: 'mamo',
          id: 'pillow-2',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: set item.share_rate to this.visits_cached + 16',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: {
          share_rate: 18,
          badge_raw_previous: 'mamo',
          id: 'pillow-3',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          turtles_secondary: [],
        },
        because:
          'for each item in this.turtles_secondary: set item.share_rate to this.visits_cached + 16',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          altitude_rough_root: 12.25,
          badge_raw_previous: 'mamo',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'increase this.altitude_rough_root by 2.5',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: {
          share_rate: 24.5,
          badge_raw_previous: 'mamo',
          id: 'pillow-1',
          payment_legacy: 'superb',
          visits_cached: 2,
          level_partial_silent: 'master',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'set this.share_rate to this.altitude_rough_root * 2',
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
      await api.create('Pillow', { ...pillow, id: 'pillow-2' });
      await api.create('Pillow', { ...pillow, id: 'pillow-3', share_rate: 73.75 });
      await api.create('Pillow', {
        ...pillow,
        stage_past: 'postponed',
        turtles_secondary: ['pillow-2', 'pillow-3'],
      });
      await api.post('/pillow/pillow-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'afternoon', altitude_rough_root: 12.25, share_rate: 24.5 },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { share_rate: 18 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: { share_rate: 18 },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-4', {
        status: [200],
        answer: {
          ...pillow,
          id: 'pillow-4',
          stage_past: 'postponed',
          turtles_secondary: ['pillow-2', 'pillow-3'],
        },
        because: 'cancel was called on pillow-1, which does not concern this object',
      });
      await api.get('/pillow/pillow-5', {
        status: [200],
        answer: { ...pillow, id: 'pillow-5', turtles_secondary: [] },
        because: 'cancel was called on pillow-1, which does not concern this object',
      });
    },
  );

  test(
    'cancel answers 404 for an id that no Pillow has',
    about('pillow.cancel.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Pillow', pillow);
      await api.post('/pillow/pillow-unknown/cancel', {
        status: [404],
        because: 'no Pillow has the id pillow-unknown',
      });
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [400, 409],
        because: 'cancel starts from postponed or morning, and stage_past is evening',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'evening', altitude_rough_root: 9.75, share_rate: 44.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [400, 409],
        because: 'cancel starts from postponed or morning, and stage_past is night',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'night', altitude_rough_root: 9.75, share_rate: 44.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [400, 409],
        because: 'cancel starts from postponed or morning, and stage_past is afternoon',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'afternoon', altitude_rough_root: 9.75, share_rate: 44.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed', altitude_rough_root: 9.75, share_rate: 44.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { ...pillow, stage_past: 'postponed', turtles_secondary: [] },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [200],
        answer: { stage_past: 'afternoon', altitude_rough_root: 12.25, share_rate: 24.5 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'afternoon', altitude_rough_root: 12.25, share_rate: 24.5 },
        because: 'level_partial_silent of an object in turtles_secondary is null, which is allowed',
      });
      await api.get('/pillow/pillow-2', {
        status: [200],
        answer: { share_rate: 18 },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/pillow/pillow-3', {
        status: [200],
        answer: { share_rate: 18 },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed', altitude_rough_root: 9.75, share_rate: 44.75 },
        because: 'a refused action changes nothing',
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
      await api.post('/pillow/pillow-1/cancel', {
        status: [400, 409],
        because:
          'the condition any item in this.turtles_secondary satisfies: item.level_partial_silent == "master" is not satisfied',
      });
      await api.get('/pillow/pillow-1', {
        status: [200],
        answer: { stage_past: 'postponed', altitude_rough_root: 9.75, share_rate: 44.75 },
        because: 'a refused action changes nothing',
      });
    },
  );
});
