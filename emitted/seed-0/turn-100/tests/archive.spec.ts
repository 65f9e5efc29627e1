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

// A valid Harbor, as the tests send it.
const harbor = {
  id: 'harbor-1',
  subject_third_internal: 'bodoru',
  subscribed_raw: true,
  stage_central: 'completed',
  medal_tunnel_past_draft: null,
  enabled_previous: true,
};

test.describe('Archive: create, read, update and delete', () => {
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
    'create answers the new Archive, and read answers it again',
    about(
      'archive.create.answers-the-object',
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
      await api.post('/archive', {
        body: archive,
        status: [200, 201],
        answer: archive,
        because: 'create answers the object that was sent',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: archive,
        because: 'read answers the object that was created',
      });
      await api.post('/archive', {
        body: { ...archive, id: 'archive-2' },
        status: [200, 201],
        answer: { id: 'archive-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Archive',
    about(
      'archive.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: {
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        status: [200],
        answer: {
          topic: 'nomosa',
          flagged: true,
          id: 'archive-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('archive.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: {
          id: 'archive-1',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        status: [200],
        answer: {
          id: 'archive-1',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          id: 'archive-1',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for distance does not change topic either',
    about(
      'archive.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { topic: 'nomosa', distance: 'abc' },
        status: [400, 422],
        because: 'distance must be a number',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: archive,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes an Archive: no read finds it and no list holds it',
    about(
      'archive.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.delete('/archive/archive-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/archive/archive-1', { status: [404], because: 'it was deleted' });
      await api.get('/archive', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Archive has',
    about('archive.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.get('/archive/archive-unknown', {
        status: [404],
        because: 'no Archive has the id archive-unknown',
      });
      await api.patch('/archive/archive-unknown', {
        body: {
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        status: [404],
        because: 'no Archive has the id archive-unknown',
      });
      await api.delete('/archive/archive-unknown', {
        status: [404],
        because: 'no Archive has the id archive-unknown',
      });
      await api.get('/archive', {
        status: [200],
        answer: [{ id: 'archive-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Archive: collections', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Archive with all of its fields',
    about(
      'archive.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', {
        ...archive,
        id: 'archive-2',
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
      });
      await api.create('Archive', {
        ...archive,
        id: 'archive-3',
        topic: 'nilonu',
        scheduled: '2027-12-09 03:34:13',
        phase_latest_main: 'escalated',
        seats_pending: 3,
        angle_regional_minor: 78.75,
        distance: 38.5,
      });
      await api.get('/archive', {
        status: [200],
        answer: [
          archive,
          {
            topic: 'nomosa',
            flagged: true,
            id: 'archive-2',
            scheduled: '2028-01-23 07:26:39',
            phase_latest_main: 'planning',
            seats_pending: 57,
            angle_regional_minor: 12.25,
            distance: 33.25,
          },
          {
            topic: 'nilonu',
            flagged: false,
            id: 'archive-3',
            scheduled: '2027-12-09 03:34:13',
            phase_latest_main: 'escalated',
            seats_pending: 3,
            angle_regional_minor: 78.75,
            distance: 38.5,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Archive leaves another as it was',
    about(
      'archive.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', {
        ...archive,
        id: 'archive-2',
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
      });
      await api.patch('/archive/archive-2', {
        body: {
          id: 'archive-2',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: archive,
        because: 'another object was updated',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: {
          topic: 'nomosa',
          flagged: true,
          id: 'archive-2',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Archive leaves another as it was',
    about(
      'archive.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', {
        ...archive,
        id: 'archive-2',
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
      });
      await api.delete('/archive/archive-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: {
          topic: 'nomosa',
          flagged: true,
          id: 'archive-2',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        },
        because: 'another object was deleted',
      });
      await api.get('/archive', {
        status: [200],
        answer: [{ id: 'archive-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Archive',
    about('archive.reset.removes-all', 'testing.reset', 'endpoints.list', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.create('Archive', {
        ...archive,
        id: 'archive-2',
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/archive', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/archive/archive-1', { status: [404], because: 'reset removed it' });
    },
  );

  test(
    'Archive and Harbor objects may have the same id',
    about(
      'archive.create.accepts-the-id-of-another-entity',
      'endpoints.independent',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, id: 'same-1' });
      await api.create('Harbor', { ...harbor, id: 'same-1' });
      await api.get('/archive', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.get('/harbor', {
        status: [200],
        answer: [{ id: 'same-1' }],
        because: 'a list holds the objects of one entity alone',
      });
      await api.delete('/harbor/same-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/harbor/same-1', {
        status: [404],
        because: 'only Archive has the id same-1 now',
      });
      await api.get('/archive/same-1', {
        status: [200],
        answer: { ...archive, id: 'same-1' },
        because: 'only the Harbor was deleted',
      });
    },
  );
});

test.describe('Archive: required fields and defaults', () => {
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
    'create refuses an Archive without topic, which is required',
    about(
      'archive.topic.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: without(archive, 'topic'),
        status: [400, 422],
        because: 'topic is required and has no default',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses an Archive without flagged, which is required',
    about(
      'archive.flagged.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: without(archive, 'flagged'),
        status: [400, 422],
        because: 'flagged is required and has no default',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts an Archive without scheduled, which is optional',
    about(
      'archive.scheduled.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: without(archive, 'scheduled'),
        status: [200, 201],
        answer: { scheduled: null },
        because: 'scheduled is optional',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { scheduled: null },
        because: 'scheduled is optional',
      });
    },
  );

  test(
    'phase_latest_main is "released" when a create leaves it out',
    about(
      'archive.phase_latest_main.has-a-default',
      'create.default',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: without(archive, 'phase_latest_main'),
        status: [200, 201],
        answer: { phase_latest_main: 'released' },
        because: 'the default of phase_latest_main is "released"',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'released' },
        because: 'the default of phase_latest_main is "released"',
      });
    },
  );

  test(
    'create refuses an Archive without seats_pending, which is required',
    about(
      'archive.seats_pending.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: without(archive, 'seats_pending'),
        status: [400, 422],
        because: 'seats_pending is required and has no default',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses an Archive without angle_regional_minor, which is required',
    about(
      'archive.angle_regional_minor.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: without(archive, 'angle_regional_minor'),
        status: [400, 422],
        because: 'angle_regional_minor is required and has no default',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses an Archive without distance, which is required',
    about(
      'archive.distance.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: without(archive, 'distance'),
        status: [400, 422],
        because: 'distance is required and has no default',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of topic or distance alone leaves every other field as it is',
    about(
      'archive.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, phase_latest_main: null });
      await api.patch('/archive/archive-1', {
        body: { topic: 'nomosa' },
        status: [200],
        answer: { ...archive, topic: 'nomosa', phase_latest_main: null },
        because: 'an update touches only what it carries',
      });
      await api.patch('/archive/archive-1', {
        body: { distance: 33.25 },
        status: [200],
        answer: { ...archive, topic: 'nomosa', phase_latest_main: null, distance: 33.25 },
        because: 'an update touches only what it carries',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { ...archive, topic: 'nomosa', phase_latest_main: null, distance: 33.25 },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Archive: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'topic may be null',
    about(
      'archive.topic.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, topic: null },
        status: [200, 201],
        answer: { topic: null },
        because: 'topic is nullable',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { topic: null },
        because: 'topic is nullable',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { topic: null },
        status: [200],
        answer: { topic: null },
        because: 'topic is nullable',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { topic: null },
        because: 'topic is nullable',
      });
    },
  );

  test(
    'flagged may be null',
    about(
      'archive.flagged.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, flagged: null },
        status: [200, 201],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { flagged: null },
        status: [200],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { flagged: null },
        because: 'flagged is nullable',
      });
    },
  );

  test(
    'create and update refuse null for scheduled',
    about(
      'archive.scheduled.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, scheduled: null },
        status: [400, 422],
        because: 'scheduled must not be null',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { scheduled: null },
        status: [400, 422],
        because: 'scheduled must not be null',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'phase_latest_main may be null, which is not replaced by its default',
    about(
      'archive.phase_latest_main.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, phase_latest_main: null },
        status: [200, 201],
        answer: { phase_latest_main: null },
        because: 'phase_latest_main is nullable and its default is for absence only',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: null },
        because: 'phase_latest_main is nullable and its default is for absence only',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { phase_latest_main: null },
        status: [200],
        answer: { phase_latest_main: null },
        because: 'phase_latest_main is nullable and its default is for absence only',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { phase_latest_main: null },
        because: 'phase_latest_main is nullable and its default is for absence only',
      });
    },
  );

  test(
    'create and update refuse null for seats_pending',
    about(
      'archive.seats_pending.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, seats_pending: null },
        status: [400, 422],
        because: 'seats_pending must not be null',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { seats_pending: null },
        status: [400, 422],
        because: 'seats_pending must not be null',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { seats_pending: 70 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'angle_regional_minor may be null',
    about(
      'archive.angle_regional_minor.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, angle_regional_minor: null },
        status: [200, 201],
        answer: { angle_regional_minor: null },
        because: 'angle_regional_minor is nullable',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { angle_regional_minor: null },
        because: 'angle_regional_minor is nullable',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { angle_regional_minor: null },
        status: [200],
        answer: { angle_regional_minor: null },
        because: 'angle_regional_minor is nullable',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { angle_regional_minor: null },
        because: 'angle_regional_minor is nullable',
      });
    },
  );

  test(
    'distance may be null',
    about(
      'archive.distance.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, distance: null },
        status: [200, 201],
        answer: { distance: null },
        because: 'distance is nullable',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { distance: null },
        because: 'distance is nullable',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { distance: null },
        status: [200],
        answer: { distance: null },
        because: 'distance is nullable',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { distance: null },
        because: 'distance is nullable',
      });
    },
  );
});

test.describe('Archive: types and bounds', () => {
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
    'topic keeps spaces, quotes, accents and symbols',
    about(
      'archive.topic.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { topic: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of topic',
      });
    },
  );

  test(
    'create and update refuse a topic of a wrong type',
    about(
      'archive.topic.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, topic: 421337 },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.post('/archive', {
        body: { ...archive, topic: { value: 'text' } },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { topic: 421337 },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.patch('/archive/archive-1', {
        body: { topic: { value: 'text' } },
        status: [400, 422],
        because: 'topic must be a string',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { topic: 'rulumo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic may be right at its minimum length of 6',
    about(
      'archive.topic.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, topic: 'boriso' },
        status: [200, 201],
        answer: { topic: 'boriso' },
        because: 'the minimum length of topic is 6, inclusive',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { topic: 'boriso' },
        because: 'the minimum length of topic is 6, inclusive',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { topic: 'boriso' },
        status: [200],
        answer: { topic: 'boriso' },
        because: 'the minimum length of topic is 6, inclusive',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { topic: 'boriso' },
        because: 'the minimum length of topic is 6, inclusive',
      });
    },
  );

  test(
    'create and update refuse a topic below its minimum length of 6',
    about(
      'archive.topic.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, topic: 'labua' },
        status: [400, 422],
        because: 'topic must have at least 6 characters',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { topic: 'labua' },
        status: [400, 422],
        because: 'topic must have at least 6 characters',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { topic: 'rulumo' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'topic has no maximum length',
    about(
      'archive.topic.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: {
          ...archive,
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'topic has no maximum length',
      });
    },
  );

  test(
    'flagged may be false',
    about('archive.flagged.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/archive', {
        body: archive,
        status: [200, 201],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
      await api.create('Archive', { ...archive, id: 'archive-2', flagged: true });
      await api.patch('/archive/archive-2', {
        body: { flagged: false },
        status: [200],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { flagged: false },
        because: 'false is a valid value of flagged',
      });
    },
  );

  test(
    'create and update refuse a flagged of a wrong type',
    about(
      'archive.flagged.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, flagged: 'abc' },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.post('/archive', {
        body: { ...archive, flagged: { value: 'text' } },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { flagged: 'abc' },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.patch('/archive/archive-1', {
        body: { flagged: { value: 'text' } },
        status: [400, 422],
        because: 'flagged must be true or false',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { flagged: false },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled may be the leap day 2024-02-29',
    about('archive.scheduled.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, scheduled: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { scheduled: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { scheduled: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { scheduled: '2024-02-29 12:00:00' },
        status: [200],
        answer: { scheduled: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { scheduled: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of scheduled',
      });
    },
  );

  test(
    'create and update refuse a scheduled of a wrong type',
    about(
      'archive.scheduled.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, scheduled: 202403 },
        status: [400, 422],
        because: 'scheduled must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { scheduled: 202403 },
        status: [400, 422],
        because: 'scheduled must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a scheduled that no calendar or clock has',
    about(
      'archive.scheduled.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, scheduled: '2024-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/archive', {
        body: { ...archive, scheduled: '2025-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/archive', {
        body: { ...archive, scheduled: '2026-13-01 02:07:23' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/archive', {
        body: { ...archive, scheduled: '2026-06-15 25:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { scheduled: '2024-02-30 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/archive/archive-1', {
        body: { scheduled: '2025-02-29 12:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/archive/archive-1', {
        body: { scheduled: '2026-13-01 02:07:23' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/archive/archive-1', {
        body: { scheduled: '2026-06-15 25:00:00' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a scheduled in another format',
    about(
      'archive.scheduled.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, scheduled: '2026-06-15T02:07:23Z' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/archive', {
        body: { ...archive, scheduled: '2026-06-15' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/archive', {
        body: { ...archive, scheduled: 'not a date' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { scheduled: '2026-06-15T02:07:23Z' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/archive/archive-1', {
        body: { scheduled: '2026-06-15' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/archive/archive-1', {
        body: { scheduled: 'not a date' },
        status: [400, 422],
        because: 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled may be right at its last moment of 2028-12-31 23:59:59',
    about(
      'archive.scheduled.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, scheduled: '2028-12-31 23:59:59' },
        status: [200, 201],
        answer: { scheduled: '2028-12-31 23:59:59' },
        because: 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { scheduled: '2028-12-31 23:59:59' },
        because: 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { scheduled: '2028-12-31 23:59:59' },
        status: [200],
        answer: { scheduled: '2028-12-31 23:59:59' },
        because: 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { scheduled: '2028-12-31 23:59:59' },
        because: 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive',
      });
    },
  );

  test(
    'create and update refuse a scheduled after its last moment of 2028-12-31 23:59:59',
    about(
      'archive.scheduled.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, scheduled: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'scheduled must not be after 2028-12-31 23:59:59',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { scheduled: '2029-01-01 00:00:00' },
        status: [400, 422],
        because: 'scheduled must not be after 2028-12-31 23:59:59',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { scheduled: '2026-06-15 02:07:23' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'scheduled has no first moment',
    about(
      'archive.scheduled.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, scheduled: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { scheduled: '2001-02-03 04:05:06' },
        status: [200],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { scheduled: '2001-02-03 04:05:06' },
        because: 'scheduled has no first moment',
      });
    },
  );

  test(
    'create and update refuse a phase_latest_main of a wrong type',
    about(
      'archive.phase_latest_main.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, phase_latest_main: 421337 },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.post('/archive', {
        body: { ...archive, phase_latest_main: { value: 'text' } },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { phase_latest_main: 421337 },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.patch('/archive/archive-1', {
        body: { phase_latest_main: { value: 'text' } },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a seats_pending of a wrong type',
    about(
      'archive.seats_pending.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, seats_pending: 'abc' },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.post('/archive', {
        body: { ...archive, seats_pending: { value: 'text' } },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.post('/archive', {
        body: { ...archive, seats_pending: 69.5 },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { seats_pending: 'abc' },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.patch('/archive/archive-1', {
        body: { seats_pending: { value: 'text' } },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.patch('/archive/archive-1', {
        body: { seats_pending: 69.5 },
        status: [400, 422],
        because: 'seats_pending must be an integer',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { seats_pending: 70 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'seats_pending may be right at its minimum of 0',
    about(
      'archive.seats_pending.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, seats_pending: 0 },
        status: [200, 201],
        answer: { seats_pending: 0 },
        because: 'the minimum of seats_pending is 0, inclusive',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { seats_pending: 0 },
        because: 'the minimum of seats_pending is 0, inclusive',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { seats_pending: 0 },
        status: [200],
        answer: { seats_pending: 0 },
        because: 'the minimum of seats_pending is 0, inclusive',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { seats_pending: 0 },
        because: 'the minimum of seats_pending is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a seats_pending below its minimum of 0',
    about(
      'archive.seats_pending.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, seats_pending: -1 },
        status: [400, 422],
        because: 'seats_pending must be at least 0',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { seats_pending: -1 },
        status: [400, 422],
        because: 'seats_pending must be at least 0',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { seats_pending: 70 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'seats_pending may be right at its maximum of 5000',
    about(
      'archive.seats_pending.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, seats_pending: 5000 },
        status: [200, 201],
        answer: { seats_pending: 5000 },
        because: 'the maximum of seats_pending is 5000, inclusive',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { seats_pending: 5000 },
        because: 'the maximum of seats_pending is 5000, inclusive',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { seats_pending: 5000 },
        status: [200],
        answer: { seats_pending: 5000 },
        because: 'the maximum of seats_pending is 5000, inclusive',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { seats_pending: 5000 },
        because: 'the maximum of seats_pending is 5000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a seats_pending above its maximum of 5000',
    about(
      'archive.seats_pending.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, seats_pending: 5001 },
        status: [400, 422],
        because: 'seats_pending must be at most 5000',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { seats_pending: 5001 },
        status: [400, 422],
        because: 'seats_pending must be at most 5000',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { seats_pending: 70 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'angle_regional_minor may be the whole number 0',
    about(
      'archive.angle_regional_minor.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, angle_regional_minor: 0 },
        status: [200, 201],
        answer: { angle_regional_minor: 0 },
        because: '0 is a valid value of angle_regional_minor',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { angle_regional_minor: 0 },
        because: '0 is a valid value of angle_regional_minor',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { angle_regional_minor: 0 },
        status: [200],
        answer: { angle_regional_minor: 0 },
        because: '0 is a valid value of angle_regional_minor',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { angle_regional_minor: 0 },
        because: '0 is a valid value of angle_regional_minor',
      });
    },
  );

  test(
    'create and update refuse an angle_regional_minor of a wrong type',
    about(
      'archive.angle_regional_minor.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, angle_regional_minor: 'abc' },
        status: [400, 422],
        because: 'angle_regional_minor must be a number',
      });
      await api.post('/archive', {
        body: { ...archive, angle_regional_minor: { value: 'text' } },
        status: [400, 422],
        because: 'angle_regional_minor must be a number',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { angle_regional_minor: 'abc' },
        status: [400, 422],
        because: 'angle_regional_minor must be a number',
      });
      await api.patch('/archive/archive-1', {
        body: { angle_regional_minor: { value: 'text' } },
        status: [400, 422],
        because: 'angle_regional_minor must be a number',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { angle_regional_minor: 93.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'angle_regional_minor may be right at its minimum of -10',
    about(
      'archive.angle_regional_minor.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, angle_regional_minor: -10 },
        status: [200, 201],
        answer: { angle_regional_minor: -10 },
        because: 'the minimum of angle_regional_minor is -10, inclusive',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { angle_regional_minor: -10 },
        because: 'the minimum of angle_regional_minor is -10, inclusive',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { angle_regional_minor: -10 },
        status: [200],
        answer: { angle_regional_minor: -10 },
        because: 'the minimum of angle_regional_minor is -10, inclusive',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { angle_regional_minor: -10 },
        because: 'the minimum of angle_regional_minor is -10, inclusive',
      });
    },
  );

  test(
    'create and update refuse an angle_regional_minor below its minimum of -10',
    about(
      'archive.angle_regional_minor.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, angle_regional_minor: -10.25 },
        status: [400, 422],
        because: 'angle_regional_minor must be at least -10',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { angle_regional_minor: -10.25 },
        status: [400, 422],
        because: 'angle_regional_minor must be at least -10',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { angle_regional_minor: 93.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'angle_regional_minor may be right at its maximum of 2500',
    about(
      'archive.angle_regional_minor.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, angle_regional_minor: 2500 },
        status: [200, 201],
        answer: { angle_regional_minor: 2500 },
        because: 'the maximum of angle_regional_minor is 2500, inclusive',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { angle_regional_minor: 2500 },
        because: 'the maximum of angle_regional_minor is 2500, inclusive',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { angle_regional_minor: 2500 },
        status: [200],
        answer: { angle_regional_minor: 2500 },
        because: 'the maximum of angle_regional_minor is 2500, inclusive',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { angle_regional_minor: 2500 },
        because: 'the maximum of angle_regional_minor is 2500, inclusive',
      });
    },
  );

  test(
    'create and update refuse an angle_regional_minor above its maximum of 2500',
    about(
      'archive.angle_regional_minor.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, angle_regional_minor: 2500.25 },
        status: [400, 422],
        because: 'angle_regional_minor must be at most 2500',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { angle_regional_minor: 2500.25 },
        status: [400, 422],
        because: 'angle_regional_minor must be at most 2500',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { angle_regional_minor: 93.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'distance may be the whole number 0',
    about(
      'archive.distance.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, distance: 0 },
        status: [200, 201],
        answer: { distance: 0 },
        because: '0 is a valid value of distance',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { distance: 0 },
        because: '0 is a valid value of distance',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { distance: 0 },
        status: [200],
        answer: { distance: 0 },
        because: '0 is a valid value of distance',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { distance: 0 },
        because: '0 is a valid value of distance',
      });
    },
  );

  test(
    'create and update refuse a distance of a wrong type',
    about(
      'archive.distance.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, distance: 'abc' },
        status: [400, 422],
        because: 'distance must be a number',
      });
      await api.post('/archive', {
        body: { ...archive, distance: { value: 'text' } },
        status: [400, 422],
        because: 'distance must be a number',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { distance: 'abc' },
        status: [400, 422],
        because: 'distance must be a number',
      });
      await api.patch('/archive/archive-1', {
        body: { distance: { value: 'text' } },
        status: [400, 422],
        because: 'distance must be a number',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { distance: 73.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'distance may be right at its minimum of 0',
    about(
      'archive.distance.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, distance: 0 },
        status: [200, 201],
        answer: { distance: 0 },
        because: 'the minimum of distance is 0, inclusive',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { distance: 0 },
        because: 'the minimum of distance is 0, inclusive',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { distance: 0 },
        status: [200],
        answer: { distance: 0 },
        because: 'the minimum of distance is 0, inclusive',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { distance: 0 },
        because: 'the minimum of distance is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a distance below its minimum of 0',
    about(
      'archive.distance.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, distance: -0.25 },
        status: [400, 422],
        because: 'distance must be at least 0',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { distance: -0.25 },
        status: [400, 422],
        because: 'distance must be at least 0',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { distance: 73.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'distance may be right at its maximum of 100',
    about(
      'archive.distance.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, distance: 100 },
        status: [200, 201],
        answer: { distance: 100 },
        because: 'the maximum of distance is 100, inclusive',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { distance: 100 },
        because: 'the maximum of distance is 100, inclusive',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { distance: 100 },
        status: [200],
        answer: { distance: 100 },
        because: 'the maximum of distance is 100, inclusive',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { distance: 100 },
        because: 'the maximum of distance is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a distance above its maximum of 100',
    about(
      'archive.distance.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, distance: 100.25 },
        status: [400, 422],
        because: 'distance must be at most 100',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { distance: 100.25 },
        status: [400, 422],
        because: 'distance must be at most 100',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { distance: 73.25 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Archive: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'phase_latest_main may be released, retired, planning, escalated',
    about(
      'archive.phase_latest_main.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, phase_latest_main: 'released' },
        status: [200, 201],
        answer: { phase_latest_main: 'released' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.patch('/archive/archive-1', {
        body: { phase_latest_main: 'retired' },
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.patch('/archive/archive-1', {
        body: { phase_latest_main: 'planning' },
        status: [200],
        answer: { phase_latest_main: 'planning' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.patch('/archive/archive-1', {
        body: { phase_latest_main: 'escalated' },
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'the value is one of TowerPhaseLatestMain',
      });
    },
  );

  test(
    'phase_latest_main may be escalated, which TowerPhaseLatestMain has gained',
    about(
      'archive.phase_latest_main.accepts-added-escalated',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, phase_latest_main: 'escalated' },
        status: [200, 201],
        answer: { phase_latest_main: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', {
        body: { phase_latest_main: 'escalated' },
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'escalated was added to TowerPhaseLatestMain',
      });
    },
  );

  test(
    'create and update refuse the phase_latest_main unheard_of, which TowerPhaseLatestMain does not have',
    about(
      'archive.phase_latest_main.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, phase_latest_main: 'unheard_of' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { phase_latest_main: 'unheard_of' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the phase_latest_main RELEASED, as upper and lower case differ',
    about(
      'archive.phase_latest_main.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/archive', {
        body: { ...archive, phase_latest_main: 'RELEASED' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/archive/archive-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', {
        body: { phase_latest_main: 'RELEASED' },
        status: [400, 422],
        because: 'phase_latest_main must be one of released, retired, planning, escalated',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Archive: actions', () => {
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
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'close moves phase_latest_main from planning to retired',
    about(
      'archive.close.moves-from-planning',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, phase_latest_main: 'planning' });
      await api.post('/archive/archive-1/close', {
        status: [200],
        answer: archive,
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: archive,
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'close moves phase_latest_main from released to retired',
    about(
      'archive.close.moves-from-released',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, phase_latest_main: 'released' });
      await api.post('/archive/archive-1/close', {
        status: [200],
        answer: archive,
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: archive,
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'close leaves objects alone that it does not concern',
    about('archive.close.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', { ...archive, phase_latest_main: 'planning' });
      await api.create('Archive', { ...archive, id: 'archive-2', phase_latest_main: 'planning' });
      await api.post('/archive/archive-1/close', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { ...archive, id: 'archive-2', phase_latest_main: 'planning' },
        because: 'close was called on archive-1, which does not concern this object',
      });
    },
  );

  test(
    'close answers 404 for an id that no Archive has',
    about('archive.close.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-unknown/close', {
        status: [404],
        because: 'no Archive has the id archive-unknown',
      });
    },
  );

  test(
    'close is refused while phase_latest_main is retired',
    about(
      'archive.close.refuses-from-retired',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-1/close', {
        status: [400, 409],
        because: 'close starts from planning or released, and phase_latest_main is retired',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close is refused while phase_latest_main is escalated',
    about(
      'archive.close.refuses-from-escalated',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, phase_latest_main: 'escalated' });
      await api.post('/archive/archive-1/close', {
        status: [400, 409],
        because: 'close starts from planning or released, and phase_latest_main is escalated',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'close is refused while phase_latest_main is null',
    about(
      'archive.close.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, phase_latest_main: null });
      await api.post('/archive/archive-1/close', {
        status: [400, 409],
        because: 'close starts from planning or released, and phase_latest_main is null',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify moves phase_latest_main from retired to released',
    about(
      'archive.notify.moves-from-retired',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 73.25, distance: 73.5 });
      await api.post('/archive/archive-1/notify', {
        status: [200],
        answer: {
          topic: null,
          flagged: false,
          id: 'archive-1',
          scheduled: '2026-06-15 02:07:23',
          phase_latest_main: 'released',
          seats_pending: 71,
          angle_regional_minor: 91.25,
          distance: 73.5,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          topic: null,
          flagged: false,
          id: 'archive-1',
          scheduled: '2026-06-15 02:07:23',
          phase_latest_main: 'released',
          seats_pending: 71,
          angle_regional_minor: 91.25,
          distance: 73.5,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'notify applies the effect: increase this.seats_pending by 1',
    about(
      'archive.notify.effect-increase-seats_pending-by-1',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 73.25, distance: 73.5 });
      await api.post('/archive/archive-1/notify', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          seats_pending: 71,
          flagged: false,
          id: 'archive-1',
          scheduled: '2026-06-15 02:07:23',
          distance: 73.5,
        },
        because: 'increase this.seats_pending by 1',
      });
    },
  );

  test(
    'notify applies the effect: set this.topic to null',
    about(
      'archive.notify.effect-set-topic-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 73.25, distance: 73.5 });
      await api.post('/archive/archive-1/notify', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          topic: null,
          flagged: false,
          id: 'archive-1',
          scheduled: '2026-06-15 02:07:23',
          distance: 73.5,
        },
        because: 'set this.topic to null',
      });
    },
  );

  test(
    'notify applies the effect: set this.angle_regional_minor to 91.25',
    about(
      'archive.notify.effect-set-angle_regional_minor-to-91.25',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 73.25, distance: 73.5 });
      await api.post('/archive/archive-1/notify', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          angle_regional_minor: 91.25,
          flagged: false,
          id: 'archive-1',
          scheduled: '2026-06-15 02:07:23',
          distance: 73.5,
        },
        because: 'set this.angle_regional_minor to 91.25',
      });
    },
  );

  test(
    'notify leaves objects alone that it does not concern',
    about(
      'archive.notify.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 73.25, distance: 73.5 });
      await api.create('Archive', {
        ...archive,
        id: 'archive-2',
        angle_regional_minor: 73.25,
        distance: 73.5,
      });
      await api.post('/archive/archive-1/notify', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: { ...archive, id: 'archive-2', angle_regional_minor: 73.25, distance: 73.5 },
        because: 'notify was called on archive-1, which does not concern this object',
      });
    },
  );

  test(
    'notify answers 404 for an id that no Archive has',
    about('archive.notify.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-unknown/notify', {
        status: [404],
        because: 'no Archive has the id archive-unknown',
      });
    },
  );

  test(
    'notify is refused while phase_latest_main is released',
    about(
      'archive.notify.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'released',
        angle_regional_minor: 73.25,
        distance: 73.5,
      });
      await api.post('/archive/archive-1/notify', {
        status: [400, 409],
        because: 'notify starts from retired, and phase_latest_main is released',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          phase_latest_main: 'released',
          seats_pending: 70,
          topic: 'rulumo',
          angle_regional_minor: 73.25,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused while phase_latest_main is planning',
    about(
      'archive.notify.refuses-from-planning',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        angle_regional_minor: 73.25,
        distance: 73.5,
      });
      await api.post('/archive/archive-1/notify', {
        status: [400, 409],
        because: 'notify starts from retired, and phase_latest_main is planning',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          phase_latest_main: 'planning',
          seats_pending: 70,
          topic: 'rulumo',
          angle_regional_minor: 73.25,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused while phase_latest_main is escalated',
    about(
      'archive.notify.refuses-from-escalated',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'escalated',
        angle_regional_minor: 73.25,
        distance: 73.5,
      });
      await api.post('/archive/archive-1/notify', {
        status: [400, 409],
        because: 'notify starts from retired, and phase_latest_main is escalated',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          phase_latest_main: 'escalated',
          seats_pending: 70,
          topic: 'rulumo',
          angle_regional_minor: 73.25,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused while phase_latest_main is null',
    about(
      'archive.notify.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        phase_latest_main: null,
        angle_regional_minor: 73.25,
        distance: 73.5,
      });
      await api.post('/archive/archive-1/notify', {
        status: [400, 409],
        because: 'notify starts from retired, and phase_latest_main is null',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          phase_latest_main: null,
          seats_pending: 70,
          topic: 'rulumo',
          angle_regional_minor: 73.25,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused unless this.angle_regional_minor < this.distance',
    about(
      'archive.notify.refuses-unless-angle_regional_minor-lt-distance',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 73.5, distance: 73.5 });
      await api.post('/archive/archive-1/notify', {
        status: [400, 409],
        because: 'the condition this.angle_regional_minor < this.distance is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          phase_latest_main: 'retired',
          seats_pending: 70,
          topic: 'rulumo',
          angle_regional_minor: 73.5,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused when angle_regional_minor is null',
    about(
      'archive.notify.refuses-when-angle_regional_minor-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: null, distance: 73.5 });
      await api.post('/archive/archive-1/notify', {
        status: [400, 409],
        because: 'the condition this.angle_regional_minor < this.distance is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          phase_latest_main: 'retired',
          seats_pending: 70,
          topic: 'rulumo',
          angle_regional_minor: null,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify is refused when distance is null',
    about(
      'archive.notify.refuses-when-distance-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 73.25, distance: null });
      await api.post('/archive/archive-1/notify', {
        status: [400, 409],
        because: 'the condition this.angle_regional_minor < this.distance is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          phase_latest_main: 'retired',
          seats_pending: 70,
          topic: 'rulumo',
          angle_regional_minor: 73.25,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'notify succeeds when angle_regional_minor is 0',
    about(
      'archive.notify.succeeds-when-angle_regional_minor-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 0, distance: 73.5 });
      await api.post('/archive/archive-1/notify', {
        status: [200],
        answer: {
          phase_latest_main: 'released',
          seats_pending: 71,
          topic: null,
          angle_regional_minor: 91.25,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          phase_latest_main: 'released',
          seats_pending: 71,
          topic: null,
          angle_regional_minor: 91.25,
        },
        because: 'angle_regional_minor is 0, which is allowed',
      });
    },
  );

  test(
    'notify is refused when distance is 0',
    about(
      'archive.notify.refuses-when-distance-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 73.25, distance: 0 });
      await api.post('/archive/archive-1/notify', {
        status: [400, 409],
        because: 'the condition this.angle_regional_minor < this.distance is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          phase_latest_main: 'retired',
          seats_pending: 70,
          topic: 'rulumo',
          angle_regional_minor: 73.25,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire moves phase_latest_main from retired to escalated',
    about(
      'archive.retire.moves-from-retired',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [200],
        answer: {
          ...archive,
          phase_latest_main: 'escalated',
          seats_pending: 93,
          angle_regional_minor: 93,
          distance: 6,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          ...archive,
          phase_latest_main: 'escalated',
          seats_pending: 93,
          angle_regional_minor: 93,
          distance: 6,
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'retire applies the effect: increase this.distance by 1.25',
    about(
      'archive.retire.effect-increase-distance-by-1.25',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: {
          distance: 6,
          topic: 'rulumo',
          flagged: false,
          id: 'archive-1',
          scheduled: '2026-06-15 02:07:23',
          seats_pending: 93,
          angle_regional_minor: 93,
        },
        because: 'increase this.distance by 1.25',
      });
    },
  );

  test(
    'retire leaves objects alone that it does not concern',
    about(
      'archive.retire.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.create('Archive', {
        ...archive,
        id: 'archive-2',
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-2', {
        status: [200],
        answer: {
          ...archive,
          id: 'archive-2',
          seats_pending: 93,
          angle_regional_minor: 93,
          distance: 4.75,
        },
        because: 'retire was called on archive-1, which does not concern this object',
      });
    },
  );

  test(
    'retire answers 404 for an id that no Archive has',
    about('archive.retire.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api.post('/archive/archive-unknown/retire', {
        status: [404],
        because: 'no Archive has the id archive-unknown',
      });
    },
  );

  test(
    'retire is refused while phase_latest_main is released',
    about(
      'archive.retire.refuses-from-released',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'released',
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'retire starts from retired, and phase_latest_main is released',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'released', distance: 4.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused while phase_latest_main is planning',
    about(
      'archive.retire.refuses-from-planning',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'retire starts from retired, and phase_latest_main is planning',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'planning', distance: 4.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused while phase_latest_main is escalated',
    about(
      'archive.retire.refuses-from-escalated',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'escalated',
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'retire starts from retired, and phase_latest_main is escalated',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated', distance: 4.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused while phase_latest_main is null',
    about(
      'archive.retire.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        phase_latest_main: null,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'retire starts from retired, and phase_latest_main is null',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: null, distance: 4.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused unless this.distance <= 4.75',
    about(
      'archive.retire.refuses-unless-distance-lte-4.75',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 5,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'the condition this.distance <= 4.75 is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', distance: 5 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused unless this.flagged == false',
    about(
      'archive.retire.refuses-unless-flagged-eq-false',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        flagged: true,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'the condition this.flagged == false is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', distance: 4.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused unless this.seats_pending >= this.angle_regional_minor',
    about(
      'archive.retire.refuses-unless-seats_pending-gte-angle_regional_minor',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 93.25,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'the condition this.seats_pending >= this.angle_regional_minor is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', distance: 4.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused unless this.topic is not null',
    about(
      'archive.retire.refuses-unless-topic-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        topic: null,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'the condition this.topic is not null is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', distance: 4.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused when distance is null',
    about(
      'archive.retire.refuses-when-distance-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: null,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'the condition this.distance <= 4.75 is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', distance: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused when flagged is null',
    about(
      'archive.retire.refuses-when-flagged-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        flagged: null,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'the condition this.flagged == false is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', distance: 4.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire is refused when angle_regional_minor is null',
    about(
      'archive.retire.refuses-when-angle_regional_minor-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: null,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [400, 409],
        because: 'the condition this.seats_pending >= this.angle_regional_minor is not satisfied',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'retired', distance: 4.75 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'retire succeeds when distance is 0',
    about(
      'archive.retire.succeeds-when-distance-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 0,
      });
      await api.post('/archive/archive-1/retire', {
        status: [200],
        answer: { phase_latest_main: 'escalated', distance: 1.25 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated', distance: 1.25 },
        because: 'distance is 0, which is allowed',
      });
    },
  );

  test(
    'retire succeeds when angle_regional_minor is 0',
    about(
      'archive.retire.succeeds-when-angle_regional_minor-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 0,
        distance: 4.75,
      });
      await api.post('/archive/archive-1/retire', {
        status: [200],
        answer: { phase_latest_main: 'escalated', distance: 6 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/archive/archive-1', {
        status: [200],
        answer: { phase_latest_main: 'escalated', distance: 6 },
        because: 'angle_regional_minor is 0, which is allowed',
      });
    },
  );
});
