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
      await api
        .post('/archive', archive)
        .created('create answers the object that was sent', archive);
      await api.get('/archive/archive-1').ok('read answers the object that was created', archive);
      await api
        .post('/archive', { ...archive, id: 'archive-2' })
        .created('objects may be alike in everything but their ids', { id: 'archive-2' });
    },
  );

  test(
    'the id of an Archive may be any text, upper and lower case told apart, but no number',
    about(
      'archive.create.accepts-any-id',
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
        .post('/archive', { ...archive, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Archive', { ...archive, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/archive/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/archive/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...archive, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/archive', { ...archive, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/archive/archive-1', {
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        })
        .ok('every one of these fields was sent', {
          topic: 'nomosa',
          flagged: true,
          id: 'archive-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        });
      await api.get('/archive/archive-1').ok('the update is stored', {
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('archive.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Archive', archive);
      await api
        .patch('/archive/archive-1', {
          id: 'archive-1',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        })
        .ok(because, {
          id: 'archive-1',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        });
      await api.get('/archive/archive-1').ok(because, {
        id: 'archive-1',
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
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
      await api
        .patch('/archive/archive-1', { topic: 'nomosa', distance: 'abc' })
        .invalid('distance must be a number');
      await api.get('/archive/archive-1').ok('a refused update changes nothing', archive);
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
      const because = 'it was deleted';
      await api.create('Archive', archive);
      await api.delete('/archive/archive-1').removed('the object exists');
      await api.get('/archive/archive-1').notFound(because);
      await api.patch('/archive/archive-1', { id: 'archive-1' }).notFound(because);
      await api.get('/archive').ok('what was deleted is in no list', []);
      await api
        .post('/archive', {
          ...archive,
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          topic: 'nomosa',
          flagged: true,
          id: 'archive-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        });
      await api
        .get('/archive/archive-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          topic: 'nomosa',
          flagged: true,
          id: 'archive-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Archive has',
    about('archive.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no Archive has the id archive-unknown';
      await api.create('Archive', archive);
      await api.get('/archive/archive-unknown').notFound(because);
      await api
        .patch('/archive/archive-unknown', {
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        })
        .notFound(because);
      await api.delete('/archive/archive-unknown').notFound(because);
      await api
        .get('/archive')
        .ok('requests for an unknown id change nothing', [{ id: 'archive-1' }]);
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
      await api.get('/archive').ok('three objects were created', [
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
      ]);
      await api.create('Archive', { ...archive, id: 'archive-4', phase_latest_main: 'released' });
      await api.create('Archive', { ...archive, id: 'archive-5' });
      await api.create('Archive', { ...archive, id: 'archive-6' });
      await api.create('Archive', { ...archive, id: 'archive-7' });
      await api.create('Archive', { ...archive, id: 'archive-8' });
      await api.create('Archive', { ...archive, id: 'archive-9' });
      await api.create('Archive', { ...archive, id: 'archive-10' });
      await api.create('Archive', { ...archive, id: 'archive-11' });
      await api
        .get('/archive')
        .ok('a list holds every object, however many there are', [
          { id: 'archive-1' },
          { id: 'archive-2' },
          { id: 'archive-3' },
          { id: 'archive-4' },
          { id: 'archive-5' },
          { id: 'archive-6' },
          { id: 'archive-7' },
          { id: 'archive-8' },
          { id: 'archive-9' },
          { id: 'archive-10' },
          { id: 'archive-11' },
        ]);
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
      await api
        .patch('/archive/archive-2', {
          id: 'archive-2',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
          angle_regional_minor: 12.25,
          distance: 33.25,
        })
        .ok('the change is valid');
      await api.get('/archive/archive-1').ok('another object was updated', archive);
      await api.get('/archive/archive-2').ok('the update is stored', {
        topic: 'nomosa',
        flagged: true,
        id: 'archive-2',
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
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
      await api.delete('/archive/archive-1').removed('the object exists');
      await api.get('/archive/archive-2').ok('another object was deleted', {
        topic: 'nomosa',
        flagged: true,
        id: 'archive-2',
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
        angle_regional_minor: 12.25,
        distance: 33.25,
      });
      await api.get('/archive').ok('one of two objects was deleted', [{ id: 'archive-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/archive').ok('reset removes all objects', []);
      await api.get('/archive/archive-1').notFound('reset removed it');
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
      const because = 'a list holds the objects of one entity alone';
      await api.create('Archive', { ...archive, id: 'same-1' });
      await api.create('Harbor', { ...harbor, id: 'same-1' });
      await api.get('/archive').ok(because, [{ id: 'same-1' }]);
      await api.get('/harbor').ok(because, [{ id: 'same-1' }]);
      await api.delete('/harbor/same-1').removed('the object exists');
      await api.get('/harbor/same-1').notFound('only Archive has the id same-1 now');
      await api
        .get('/archive/same-1')
        .ok('only the Harbor was deleted', { ...archive, id: 'same-1' });
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
      await api
        .post('/archive', without(archive, 'topic'))
        .invalid('topic is required and has no default');
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
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
      await api
        .post('/archive', without(archive, 'flagged'))
        .invalid('flagged is required and has no default');
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
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
      const because = 'scheduled is optional';
      await api
        .post('/archive', without(archive, 'scheduled'))
        .created(because, { scheduled: null });
      await api.get('/archive/archive-1').ok(because, { scheduled: null });
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
      const because = 'the default of phase_latest_main is "released"';
      await api
        .post('/archive', without(archive, 'phase_latest_main'))
        .created(because, { phase_latest_main: 'released' });
      await api.get('/archive/archive-1').ok(because, { phase_latest_main: 'released' });
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
      await api
        .post('/archive', without(archive, 'seats_pending'))
        .invalid('seats_pending is required and has no default');
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
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
      await api
        .post('/archive', without(archive, 'angle_regional_minor'))
        .invalid('angle_regional_minor is required and has no default');
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
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
      await api
        .post('/archive', without(archive, 'distance'))
        .invalid('distance is required and has no default');
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
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
      const because = 'an update touches only what it carries';
      await api.create('Archive', { ...archive, phase_latest_main: null });
      await api
        .patch('/archive/archive-1', { topic: 'nomosa' })
        .ok(because, { ...archive, topic: 'nomosa', phase_latest_main: null });
      await api
        .patch('/archive/archive-1', { distance: 33.25 })
        .ok(because, { ...archive, topic: 'nomosa', phase_latest_main: null, distance: 33.25 });
      await api
        .get('/archive/archive-1')
        .ok(because, { ...archive, topic: 'nomosa', phase_latest_main: null, distance: 33.25 });
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
      const because = 'topic is nullable';
      await api.post('/archive', { ...archive, topic: null }).created(because, { topic: null });
      await api.get('/archive/archive-1').ok(because, { topic: null });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { topic: null }).ok(because, { topic: null });
      await api.get('/archive/archive-2').ok(because, { topic: null });
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
      const because = 'flagged is nullable';
      await api.post('/archive', { ...archive, flagged: null }).created(because, { flagged: null });
      await api.get('/archive/archive-1').ok(because, { flagged: null });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { flagged: null }).ok(because, { flagged: null });
      await api.get('/archive/archive-2').ok(because, { flagged: null });
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
      const because = 'scheduled must not be null';
      await api.post('/archive', { ...archive, scheduled: null }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { scheduled: null }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
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
      const because = 'phase_latest_main is nullable and its default is for absence only';
      await api
        .post('/archive', { ...archive, phase_latest_main: null })
        .created(because, { phase_latest_main: null });
      await api.get('/archive/archive-1').ok(because, { phase_latest_main: null });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { phase_latest_main: null })
        .ok(because, { phase_latest_main: null });
      await api.get('/archive/archive-2').ok(because, { phase_latest_main: null });
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
      const because = 'seats_pending must not be null';
      await api.post('/archive', { ...archive, seats_pending: null }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { seats_pending: null }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { seats_pending: 70 });
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
      const because = 'angle_regional_minor is nullable';
      await api
        .post('/archive', { ...archive, angle_regional_minor: null })
        .created(because, { angle_regional_minor: null });
      await api.get('/archive/archive-1').ok(because, { angle_regional_minor: null });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { angle_regional_minor: null })
        .ok(because, { angle_regional_minor: null });
      await api.get('/archive/archive-2').ok(because, { angle_regional_minor: null });
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
      const because = 'distance is nullable';
      await api
        .post('/archive', { ...archive, distance: null })
        .created(because, { distance: null });
      await api.get('/archive/archive-1').ok(because, { distance: null });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { distance: null }).ok(because, { distance: null });
      await api.get('/archive/archive-2').ok(because, { distance: null });
    },
  );
});

test.describe('Archive: types and bounds', () => {
  // values.float: A whole number is a valid float.
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
    'topic keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'archive.topic.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of topic';
      await api
        .post('/archive', { ...archive, topic: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { topic: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/archive/archive-1').ok(because, { topic: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { topic: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { topic: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/archive/archive-2').ok(because, { topic: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'topic must be a string';
      await api.post('/archive', { ...archive, topic: 421337 }).invalid(because);
      await api.post('/archive', { ...archive, topic: { value: 'text' } }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { topic: 0 }).invalid(because);
      await api.patch('/archive/archive-1', { topic: {} }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { topic: 'rulumo' });
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
      const because = 'the minimum length of topic is 6, inclusive';
      await api
        .post('/archive', { ...archive, topic: 'boris ' })
        .created(because, { topic: 'boris ' });
      await api.get('/archive/archive-1').ok(because, { topic: 'boris ' });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { topic: 'boris ' }).ok(because, { topic: 'boris ' });
      await api.get('/archive/archive-2').ok(because, { topic: 'boris ' });
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
      const because = 'topic must have at least 6 characters';
      await api.post('/archive', { ...archive, topic: 'labu ' }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { topic: 'labu ' }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { topic: 'rulumo' });
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
      const because = 'topic has no maximum length';
      await api
        .post('/archive', {
          ...archive,
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/archive/archive-1').ok(because, {
        topic:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          topic:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/archive/archive-2').ok(because, {
        topic:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'flagged may be false',
    about('archive.flagged.accepts-false', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'false is a valid value of flagged';
      await api.post('/archive', archive).created(because, { flagged: false });
      await api.get('/archive/archive-1').ok(because, { flagged: false });
      await api.create('Archive', { ...archive, id: 'archive-2', flagged: true });
      await api.patch('/archive/archive-2', { flagged: false }).ok(because, { flagged: false });
      await api.get('/archive/archive-2').ok(because, { flagged: false });
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
      const because = 'flagged must be true or false';
      await api.post('/archive', { ...archive, flagged: 'abc' }).invalid(because);
      await api.post('/archive', { ...archive, flagged: { value: 'text' } }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { flagged: 'abc' }).invalid(because);
      await api.patch('/archive/archive-1', { flagged: {} }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { flagged: false });
    },
  );

  test(
    'scheduled may be the leap day 2024-02-29',
    about('archive.scheduled.accepts-leap-day', 'values.datetime', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of scheduled';
      await api
        .post('/archive', { ...archive, scheduled: '2024-02-29 12:00:00' })
        .created(because, { scheduled: '2024-02-29 12:00:00' });
      await api.get('/archive/archive-1').ok(because, { scheduled: '2024-02-29 12:00:00' });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { scheduled: '2024-02-29 12:00:00' })
        .ok(because, { scheduled: '2024-02-29 12:00:00' });
      await api.get('/archive/archive-2').ok(because, { scheduled: '2024-02-29 12:00:00' });
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
      const because = 'scheduled must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/archive', { ...archive, scheduled: 202403 }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { scheduled: 0 }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
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
      const because = 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/archive', { ...archive, scheduled: '2024-02-30 12:00:00' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2025-02-29 12:00:00' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2026-13-01 02:07:23' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2026-06-15 24:00:00' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '1900-02-29 12:00:00' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2024-04-31 12:00:00' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2024-03-00 12:00:00' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2024-00-10 12:00:00' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2026-06-15 10:60:00' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2026-06-15 10:30:75' }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { scheduled: '2024-02-30 12:00:00' }).invalid(because);
      await api.patch('/archive/archive-1', { scheduled: '2025-02-29 12:00:00' }).invalid(because);
      await api.patch('/archive/archive-1', { scheduled: '2026-13-01 02:07:23' }).invalid(because);
      await api.patch('/archive/archive-1', { scheduled: '2026-06-15 24:00:00' }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
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
      const because = 'scheduled must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/archive', { ...archive, scheduled: '2026-06-15T02:07:23Z' })
        .invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2026-06-15' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: 'not a date' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2026-06-15T02:07:23' }).invalid(because);
      await api.post('/archive', { ...archive, scheduled: '2026-06-15 02:07' }).invalid(because);
      await api
        .post('/archive', { ...archive, scheduled: '2026-06-15 02:07:23.125' })
        .invalid(because);
      await api
        .post('/archive', { ...archive, scheduled: '2026-06-15 02:07:23+02:00' })
        .invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { scheduled: '2026-06-15T02:07:23Z' }).invalid(because);
      await api.patch('/archive/archive-1', { scheduled: '2026-06-15' }).invalid(because);
      await api.patch('/archive/archive-1', { scheduled: 'not a date' }).invalid(because);
      await api.patch('/archive/archive-1', { scheduled: '2026-06-15T02:07:23' }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
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
      const because = 'the last moment of scheduled is 2028-12-31 23:59:59, inclusive';
      await api
        .post('/archive', { ...archive, scheduled: '2028-12-31 23:59:59' })
        .created(because, { scheduled: '2028-12-31 23:59:59' });
      await api.get('/archive/archive-1').ok(because, { scheduled: '2028-12-31 23:59:59' });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { scheduled: '2028-12-31 23:59:59' })
        .ok(because, { scheduled: '2028-12-31 23:59:59' });
      await api.get('/archive/archive-2').ok(because, { scheduled: '2028-12-31 23:59:59' });
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
      const because = 'scheduled must not be after 2028-12-31 23:59:59';
      await api.post('/archive', { ...archive, scheduled: '2029-01-01 00:00:00' }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { scheduled: '2029-01-01 00:00:00' }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { scheduled: '2026-06-15 02:07:23' });
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
      const because = 'scheduled has no first moment';
      await api
        .post('/archive', { ...archive, scheduled: '2001-02-03 04:05:06' })
        .created(because, { scheduled: '2001-02-03 04:05:06' });
      await api.get('/archive/archive-1').ok(because, { scheduled: '2001-02-03 04:05:06' });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { scheduled: '2001-02-03 04:05:06' })
        .ok(because, { scheduled: '2001-02-03 04:05:06' });
      await api.get('/archive/archive-2').ok(because, { scheduled: '2001-02-03 04:05:06' });
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
      const because = 'phase_latest_main must be one of released, retired, planning, escalated';
      await api.post('/archive', { ...archive, phase_latest_main: 421337 }).invalid(because);
      await api
        .post('/archive', { ...archive, phase_latest_main: { value: 'text' } })
        .invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { phase_latest_main: 0 }).invalid(because);
      await api.patch('/archive/archive-1', { phase_latest_main: {} }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { phase_latest_main: 'retired' });
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
      const because = 'seats_pending must be an integer';
      await api.post('/archive', { ...archive, seats_pending: 'abc' }).invalid(because);
      await api.post('/archive', { ...archive, seats_pending: { value: 'text' } }).invalid(because);
      await api.post('/archive', { ...archive, seats_pending: 69.5 }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { seats_pending: 'abc' }).invalid(because);
      await api.patch('/archive/archive-1', { seats_pending: {} }).invalid(because);
      await api.patch('/archive/archive-1', { seats_pending: 69.5 }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { seats_pending: 70 });
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
      const because = 'the minimum of seats_pending is 0, inclusive';
      await api
        .post('/archive', { ...archive, seats_pending: 0 })
        .created(because, { seats_pending: 0 });
      await api.get('/archive/archive-1').ok(because, { seats_pending: 0 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { seats_pending: 0 }).ok(because, { seats_pending: 0 });
      await api.get('/archive/archive-2').ok(because, { seats_pending: 0 });
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
      const because = 'seats_pending must be at least 0';
      await api.post('/archive', { ...archive, seats_pending: -1 }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { seats_pending: -1 }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { seats_pending: 70 });
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
      const because = 'the maximum of seats_pending is 5000, inclusive';
      await api
        .post('/archive', { ...archive, seats_pending: 5000 })
        .created(because, { seats_pending: 5000 });
      await api.get('/archive/archive-1').ok(because, { seats_pending: 5000 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { seats_pending: 5000 })
        .ok(because, { seats_pending: 5000 });
      await api.get('/archive/archive-2').ok(because, { seats_pending: 5000 });
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
      const because = 'seats_pending must be at most 5000';
      await api.post('/archive', { ...archive, seats_pending: 5001 }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { seats_pending: 5001 }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { seats_pending: 70 });
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
      const because = '0 is a valid value of angle_regional_minor';
      await api
        .post('/archive', { ...archive, angle_regional_minor: 0 })
        .created(because, { angle_regional_minor: 0 });
      await api.get('/archive/archive-1').ok(because, { angle_regional_minor: 0 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { angle_regional_minor: 0 })
        .ok(because, { angle_regional_minor: 0 });
      await api.get('/archive/archive-2').ok(because, { angle_regional_minor: 0 });
    },
  );

  test(
    'angle_regional_minor keeps three decimals',
    about(
      'archive.angle_regional_minor.keeps-decimals',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '12.375 is a valid value of angle_regional_minor';
      await api
        .post('/archive', { ...archive, angle_regional_minor: 12.375 })
        .created(because, { angle_regional_minor: 12.375 });
      await api.get('/archive/archive-1').ok(because, { angle_regional_minor: 12.375 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { angle_regional_minor: 12.375 })
        .ok(because, { angle_regional_minor: 12.375 });
      await api.get('/archive/archive-2').ok(because, { angle_regional_minor: 12.375 });
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
      const because = 'angle_regional_minor must be a number';
      await api.post('/archive', { ...archive, angle_regional_minor: 'abc' }).invalid(because);
      await api
        .post('/archive', { ...archive, angle_regional_minor: { value: 'text' } })
        .invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { angle_regional_minor: 'abc' }).invalid(because);
      await api.patch('/archive/archive-1', { angle_regional_minor: {} }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { angle_regional_minor: 93.75 });
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
      const because = 'the minimum of angle_regional_minor is -10, inclusive';
      await api
        .post('/archive', { ...archive, angle_regional_minor: -10 })
        .created(because, { angle_regional_minor: -10 });
      await api.get('/archive/archive-1').ok(because, { angle_regional_minor: -10 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { angle_regional_minor: -10 })
        .ok(because, { angle_regional_minor: -10 });
      await api.get('/archive/archive-2').ok(because, { angle_regional_minor: -10 });
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
      const because = 'angle_regional_minor must be at least -10';
      await api.post('/archive', { ...archive, angle_regional_minor: -10.25 }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { angle_regional_minor: -10.25 }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { angle_regional_minor: 93.75 });
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
      const because = 'the maximum of angle_regional_minor is 2500, inclusive';
      await api
        .post('/archive', { ...archive, angle_regional_minor: 2500 })
        .created(because, { angle_regional_minor: 2500 });
      await api.get('/archive/archive-1').ok(because, { angle_regional_minor: 2500 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { angle_regional_minor: 2500 })
        .ok(because, { angle_regional_minor: 2500 });
      await api.get('/archive/archive-2').ok(because, { angle_regional_minor: 2500 });
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
      const because = 'angle_regional_minor must be at most 2500';
      await api.post('/archive', { ...archive, angle_regional_minor: 2500.25 }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { angle_regional_minor: 2500.25 }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { angle_regional_minor: 93.75 });
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
      const because = '0 is a valid value of distance';
      await api.post('/archive', { ...archive, distance: 0 }).created(because, { distance: 0 });
      await api.get('/archive/archive-1').ok(because, { distance: 0 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { distance: 0 }).ok(because, { distance: 0 });
      await api.get('/archive/archive-2').ok(because, { distance: 0 });
    },
  );

  test(
    'distance keeps three decimals',
    about('archive.distance.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of distance';
      await api
        .post('/archive', { ...archive, distance: 12.375 })
        .created(because, { distance: 12.375 });
      await api.get('/archive/archive-1').ok(because, { distance: 12.375 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { distance: 12.375 }).ok(because, { distance: 12.375 });
      await api.get('/archive/archive-2').ok(because, { distance: 12.375 });
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
      const because = 'distance must be a number';
      await api.post('/archive', { ...archive, distance: 'abc' }).invalid(because);
      await api.post('/archive', { ...archive, distance: { value: 'text' } }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { distance: 'abc' }).invalid(because);
      await api.patch('/archive/archive-1', { distance: {} }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { distance: 73.25 });
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
      const because = 'the minimum of distance is 0, inclusive';
      await api.post('/archive', { ...archive, distance: 0 }).created(because, { distance: 0 });
      await api.get('/archive/archive-1').ok(because, { distance: 0 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { distance: 0 }).ok(because, { distance: 0 });
      await api.get('/archive/archive-2').ok(because, { distance: 0 });
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
      const because = 'distance must be at least 0';
      await api.post('/archive', { ...archive, distance: -0.25 }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { distance: -0.25 }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { distance: 73.25 });
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
      const because = 'the maximum of distance is 100, inclusive';
      await api.post('/archive', { ...archive, distance: 100 }).created(because, { distance: 100 });
      await api.get('/archive/archive-1').ok(because, { distance: 100 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { distance: 100 }).ok(because, { distance: 100 });
      await api.get('/archive/archive-2').ok(because, { distance: 100 });
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
      const because = 'distance must be at most 100';
      await api.post('/archive', { ...archive, distance: 100.25 }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { distance: 100.25 }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { distance: 73.25 });
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
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of TowerPhaseLatestMain';
      await api
        .post('/archive', { ...archive, phase_latest_main: 'released' })
        .created(because, { phase_latest_main: 'released' });
      await api
        .patch('/archive/archive-1', { phase_latest_main: 'retired' })
        .ok(because, { phase_latest_main: 'retired' });
      await api
        .patch('/archive/archive-1', { phase_latest_main: 'planning' })
        .ok(because, { phase_latest_main: 'planning' });
      await api
        .patch('/archive/archive-1', { phase_latest_main: 'escalated' })
        .ok(because, { phase_latest_main: 'escalated' });
      await api.get('/archive/archive-1').ok(because, { phase_latest_main: 'escalated' });
      await api
        .patch('/archive/archive-1', { phase_latest_main: 'released' })
        .ok(because, { phase_latest_main: 'released' });
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
      const because = 'escalated was added to TowerPhaseLatestMain';
      await api
        .post('/archive', { ...archive, phase_latest_main: 'escalated' })
        .created(because, { phase_latest_main: 'escalated' });
      await api.get('/archive/archive-1').ok(because, { phase_latest_main: 'escalated' });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { phase_latest_main: 'escalated' })
        .ok(because, { phase_latest_main: 'escalated' });
      await api.get('/archive/archive-2').ok(because, { phase_latest_main: 'escalated' });
    },
  );

  test(
    'create and update refuse a phase_latest_main that TowerPhaseLatestMain does not list, such as unheard_of',
    about(
      'archive.phase_latest_main.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'phase_latest_main must be one of released, retired, planning, escalated';
      await api.post('/archive', { ...archive, phase_latest_main: 'unheard_of' }).invalid(because);
      await api.post('/archive', { ...archive, phase_latest_main: 'released ' }).invalid(because);
      await api.post('/archive', { ...archive, phase_latest_main: 'release' }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { phase_latest_main: 'unheard_of' }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { phase_latest_main: 'retired' });
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
      const because = 'phase_latest_main must be one of released, retired, planning, escalated';
      await api.post('/archive', { ...archive, phase_latest_main: 'RELEASED' }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { phase_latest_main: 'RELEASED' }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { phase_latest_main: 'retired' });
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
      await api
        .post('/archive/archive-1/close')
        .ok('the state is right and every condition holds', archive);
      await api.get('/archive/archive-1').ok('what the action did is stored', archive);
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
      await api
        .post('/archive/archive-1/close')
        .ok('the state is right and every condition holds', archive);
      await api.get('/archive/archive-1').ok('what the action did is stored', archive);
    },
  );

  test(
    'close leaves objects alone that it does not concern',
    about('archive.close.leaves-bystanders', 'actions.success', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', { ...archive, phase_latest_main: 'planning' });
      await api.create('Archive', { ...archive, id: 'archive-2', phase_latest_main: 'planning' });
      await api.post('/archive/archive-1/close').ok('the state is right and every condition holds');
      await api
        .get('/archive/archive-2')
        .ok('close was called on archive-1, which does not concern this object', {
          ...archive,
          id: 'archive-2',
          phase_latest_main: 'planning',
        });
    },
  );

  test(
    'close acts on what updates left, and later updates leave what it did',
    about(
      'archive.close.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { phase_latest_main: 'planning' }).ok(because);
      await api.post('/archive/archive-1/close').ok('the state is right and every condition holds');
      await api
        .get('/archive')
        .ok('a list shows what close did', [{ id: 'archive-1', phase_latest_main: 'retired' }]);
      await api.patch('/archive/archive-1', { topic: 'nomosa' }).ok(because);
      await api
        .get('/archive/archive-1')
        .ok('what close did stays when something else is updated', {
          topic: 'nomosa',
          phase_latest_main: 'retired',
        });
      await api
        .patch('/archive/archive-1', { phase_latest_main: 'planning' })
        .ok('an update may lead back to any phase_latest_main');
      await api
        .post('/archive/archive-1/close')
        .ok('the state is right and every condition holds', { phase_latest_main: 'retired' });
    },
  );

  test(
    'close answers 404 for an id that no Archive has',
    about('archive.close.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api
        .post('/archive/archive-unknown/close')
        .notFound('no Archive has the id archive-unknown');
      await api.delete('/archive/archive-1').removed('the object exists');
      await api.post('/archive/archive-1/close').notFound('it was deleted');
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
      await api
        .post('/archive/archive-1/close')
        .refused('close starts from planning or released, and phase_latest_main is retired');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'retired' });
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
      await api
        .post('/archive/archive-1/close')
        .refused('close starts from planning or released, and phase_latest_main is escalated');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'escalated' });
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
      await api
        .post('/archive/archive-1/close')
        .refused('close starts from planning or released, and phase_latest_main is null');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: null });
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
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds', {
          topic: null,
          flagged: false,
          id: 'archive-1',
          scheduled: '2026-06-15 02:07:23',
          phase_latest_main: 'released',
          seats_pending: 71,
          angle_regional_minor: 91.25,
          distance: 73.5,
        });
      await api.get('/archive/archive-1').ok('what the action did is stored', {
        topic: null,
        flagged: false,
        id: 'archive-1',
        scheduled: '2026-06-15 02:07:23',
        phase_latest_main: 'released',
        seats_pending: 71,
        angle_regional_minor: 91.25,
        distance: 73.5,
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
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
      await api.get('/archive/archive-1').ok('increase this.seats_pending by 1', {
        seats_pending: 71,
        flagged: false,
        id: 'archive-1',
        scheduled: '2026-06-15 02:07:23',
        distance: 73.5,
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
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
      await api.get('/archive/archive-1').ok('set this.topic to null', {
        topic: null,
        flagged: false,
        id: 'archive-1',
        scheduled: '2026-06-15 02:07:23',
        distance: 73.5,
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
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
      await api.get('/archive/archive-1').ok('set this.angle_regional_minor to 91.25', {
        angle_regional_minor: 91.25,
        flagged: false,
        id: 'archive-1',
        scheduled: '2026-06-15 02:07:23',
        distance: 73.5,
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
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
      await api
        .get('/archive/archive-2')
        .ok('notify was called on archive-1, which does not concern this object', {
          ...archive,
          id: 'archive-2',
          angle_regional_minor: 73.25,
          distance: 73.5,
        });
    },
  );

  test(
    'notify acts on what updates left, and later updates leave what it did',
    about(
      'archive.notify.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'released',
        topic: 'nomosa',
        seats_pending: 57,
        angle_regional_minor: 73.5,
        distance: 73.5,
      });
      await api
        .patch('/archive/archive-1', {
          phase_latest_main: 'retired',
          topic: 'rulumo',
          seats_pending: 70,
          angle_regional_minor: 73.25,
        })
        .ok(because);
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
      await api.get('/archive').ok('a list shows what notify did', [
        {
          id: 'archive-1',
          phase_latest_main: 'released',
          seats_pending: 71,
          topic: null,
          angle_regional_minor: 91.25,
        },
      ]);
      await api.patch('/archive/archive-1', { flagged: true }).ok(because);
      await api
        .get('/archive/archive-1')
        .ok('what notify did stays when something else is updated', {
          flagged: true,
          phase_latest_main: 'released',
          seats_pending: 71,
          topic: null,
          angle_regional_minor: 91.25,
        });
    },
  );

  test(
    'notify answers 404 for an id that no Archive has',
    about('archive.notify.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api
        .post('/archive/archive-unknown/notify')
        .notFound('no Archive has the id archive-unknown');
      await api.delete('/archive/archive-1').removed('the object exists');
      await api.post('/archive/archive-1/notify').notFound('it was deleted');
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
      await api
        .post('/archive/archive-1/notify')
        .refused('notify starts from retired, and phase_latest_main is released');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'released',
        seats_pending: 70,
        topic: 'rulumo',
        angle_regional_minor: 73.25,
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
      await api
        .post('/archive/archive-1/notify')
        .refused('notify starts from retired, and phase_latest_main is planning');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'planning',
        seats_pending: 70,
        topic: 'rulumo',
        angle_regional_minor: 73.25,
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
      await api
        .post('/archive/archive-1/notify')
        .refused('notify starts from retired, and phase_latest_main is escalated');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'escalated',
        seats_pending: 70,
        topic: 'rulumo',
        angle_regional_minor: 73.25,
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
      await api
        .post('/archive/archive-1/notify')
        .refused('notify starts from retired, and phase_latest_main is null');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: null,
        seats_pending: 70,
        topic: 'rulumo',
        angle_regional_minor: 73.25,
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
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: 73.5, distance: 73.5 });
      await api
        .post('/archive/archive-1/notify')
        .refused('the condition this.angle_regional_minor < this.distance is not satisfied');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'retired',
        seats_pending: 70,
        topic: 'rulumo',
        angle_regional_minor: 73.5,
      });
      await api.patch('/archive/archive-1', { angle_regional_minor: 9 }).ok('the change is valid');
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
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
      await api
        .post('/archive/archive-1/notify')
        .refused('the condition this.angle_regional_minor < this.distance is not satisfied');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'retired',
        seats_pending: 70,
        topic: 'rulumo',
        angle_regional_minor: null,
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
      await api
        .post('/archive/archive-1/notify')
        .refused('the condition this.angle_regional_minor < this.distance is not satisfied');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'retired',
        seats_pending: 70,
        topic: 'rulumo',
        angle_regional_minor: 73.25,
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
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'released',
          seats_pending: 71,
          topic: null,
          angle_regional_minor: 91.25,
        });
      await api.get('/archive/archive-1').ok('angle_regional_minor is 0, which is allowed', {
        phase_latest_main: 'released',
        seats_pending: 71,
        topic: null,
        angle_regional_minor: 91.25,
      });
    },
  );

  test(
    'notify succeeds when distance is 0',
    about(
      'archive.notify.succeeds-when-distance-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', { ...archive, angle_regional_minor: -1, distance: 0 });
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'released',
          seats_pending: 71,
          topic: null,
          angle_regional_minor: 91.25,
        });
      await api.get('/archive/archive-1').ok('distance is 0, which is allowed', {
        phase_latest_main: 'released',
        seats_pending: 71,
        topic: null,
        angle_regional_minor: 91.25,
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
      await api
        .post('/archive/archive-1/retire')
        .ok('the state is right and every condition holds', {
          ...archive,
          phase_latest_main: 'escalated',
          seats_pending: 93,
          angle_regional_minor: 93,
          distance: 6,
        });
      await api.get('/archive/archive-1').ok('what the action did is stored', {
        ...archive,
        phase_latest_main: 'escalated',
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 6,
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
      await api
        .post('/archive/archive-1/retire')
        .ok('the state is right and every condition holds');
      await api.get('/archive/archive-1').ok('increase this.distance by 1.25', {
        distance: 6,
        topic: 'rulumo',
        flagged: false,
        id: 'archive-1',
        scheduled: '2026-06-15 02:07:23',
        seats_pending: 93,
        angle_regional_minor: 93,
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
      await api
        .post('/archive/archive-1/retire')
        .ok('the state is right and every condition holds');
      await api
        .get('/archive/archive-2')
        .ok('retire was called on archive-1, which does not concern this object', {
          ...archive,
          id: 'archive-2',
          seats_pending: 93,
          angle_regional_minor: 93,
          distance: 4.75,
        });
    },
  );

  test(
    'retire acts on what updates left, and later updates leave what it did',
    about(
      'archive.retire.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'escalated',
        topic: null,
        flagged: true,
        seats_pending: 93,
        angle_regional_minor: 93.25,
        distance: 5,
      });
      await api
        .patch('/archive/archive-1', {
          phase_latest_main: 'retired',
          topic: 'rulumo',
          flagged: false,
          angle_regional_minor: 93,
          distance: 4.75,
        })
        .ok(because);
      await api
        .post('/archive/archive-1/retire')
        .ok('the state is right and every condition holds');
      await api
        .get('/archive')
        .ok('a list shows what retire did', [
          { id: 'archive-1', phase_latest_main: 'escalated', distance: 6 },
        ]);
      await api.patch('/archive/archive-1', { scheduled: '2028-01-23 07:26:39' }).ok(because);
      await api
        .get('/archive/archive-1')
        .ok('what retire did stays when something else is updated', {
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'escalated',
          distance: 6,
        });
    },
  );

  test(
    'retire answers 404 for an id that no Archive has',
    about('archive.retire.unknown-id', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api
        .post('/archive/archive-unknown/retire')
        .notFound('no Archive has the id archive-unknown');
      await api.delete('/archive/archive-1').removed('the object exists');
      await api.post('/archive/archive-1/retire').notFound('it was deleted');
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
      await api
        .post('/archive/archive-1/retire')
        .refused('retire starts from retired, and phase_latest_main is released');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'released', distance: 4.75 });
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
      await api
        .post('/archive/archive-1/retire')
        .refused('retire starts from retired, and phase_latest_main is planning');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'planning', distance: 4.75 });
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
      await api
        .post('/archive/archive-1/retire')
        .refused('retire starts from retired, and phase_latest_main is escalated');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'escalated', distance: 4.75 });
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
      await api
        .post('/archive/archive-1/retire')
        .refused('retire starts from retired, and phase_latest_main is null');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: null, distance: 4.75 });
    },
  );

  test(
    'retire is refused unless this.distance <= 4.75',
    about(
      'archive.retire.refuses-unless-distance-lte-4.75',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the condition this.distance <= 4.75 is not satisfied';
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 93,
        distance: 5,
      });
      await api.post('/archive/archive-1/retire').refused(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'retired', distance: 5 });
      await api.patch('/archive/archive-1', { distance: 10 }).ok('the change is valid');
      await api.post('/archive/archive-1/retire').refused(because);
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
      await api
        .post('/archive/archive-1/retire')
        .refused('the condition this.flagged == false is not satisfied');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'retired', distance: 4.75 });
    },
  );

  test(
    'retire is refused unless this.seats_pending >= this.angle_regional_minor',
    about(
      'archive.retire.refuses-unless-seats_pending-gte-angle_regional_minor',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', {
        ...archive,
        seats_pending: 93,
        angle_regional_minor: 93.25,
        distance: 4.75,
      });
      await api
        .post('/archive/archive-1/retire')
        .refused('the condition this.seats_pending >= this.angle_regional_minor is not satisfied');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'retired', distance: 4.75 });
      await api.patch('/archive/archive-1', { seats_pending: 100 }).ok('the change is valid');
      await api
        .post('/archive/archive-1/retire')
        .ok('the state is right and every condition holds');
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
      await api
        .post('/archive/archive-1/retire')
        .refused('the condition this.topic is not null is not satisfied');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'retired', distance: 4.75 });
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
      await api
        .post('/archive/archive-1/retire')
        .refused('the condition this.distance <= 4.75 is not satisfied');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'retired', distance: null });
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
      await api
        .post('/archive/archive-1/retire')
        .refused('the condition this.flagged == false is not satisfied');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'retired', distance: 4.75 });
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
      await api
        .post('/archive/archive-1/retire')
        .refused('the condition this.seats_pending >= this.angle_regional_minor is not satisfied');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: 'retired', distance: 4.75 });
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
      await api
        .post('/archive/archive-1/retire')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'escalated',
          distance: 1.25,
        });
      await api
        .get('/archive/archive-1')
        .ok('distance is 0, which is allowed', { phase_latest_main: 'escalated', distance: 1.25 });
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
      await api
        .post('/archive/archive-1/retire')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'escalated',
          distance: 6,
        });
      await api.get('/archive/archive-1').ok('angle_regional_minor is 0, which is allowed', {
        phase_latest_main: 'escalated',
        distance: 6,
      });
    },
  );
});
