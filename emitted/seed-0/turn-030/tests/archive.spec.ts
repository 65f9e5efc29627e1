import { about, test, without } from '../support/api.ts';

// A valid Zebra, as the tests send it.
const zebra = {
  caption: 'vino',
  id: 'zebra-1',
  weight_stored: 15.25,
  views_open: 71,
  opened: '2020-05-10 11:32:51',
};

// A valid Archive, as the tests send it.
const archive = {
  topic: 'rulumo',
  flagged: false,
  id: 'archive-1',
  scheduled: '2026-06-15 02:07:23',
  phase_latest_main: 'retired',
  seats_pending: 70,
};

// A valid Window, as the tests send it.
const window = {
  departed: '2022-09-19 01:17:16',
  enabled_root: true,
  id: 'window-1',
  caption_silent_initial: 'miba',
  health_regional: 'cheerful',
  expires: '2024-07-14 12:19:21',
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
      await api.post('/archive', archive).created('create answers the object that was sent', {
        ...archive,
        galaxy_backup: null,
        mission: null,
      });
      await api.get('/archive/archive-1').ok('read answers the object that was created', {
        ...archive,
        galaxy_backup: null,
        mission: null,
      });
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
        .ok(because, {
          ...archive,
          galaxy_backup: null,
          id: 'Room 2.B at the Very End of the Long Hall',
          mission: null,
        });
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
        })
        .ok('every one of these fields was sent', {
          topic: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'archive-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
          seats_pending: 57,
        });
      await api.get('/archive/archive-1').ok('the update is stored', {
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
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
        })
        .ok(because, {
          id: 'archive-1',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
        });
      await api.get('/archive/archive-1').ok(because, {
        id: 'archive-1',
        topic: 'nomosa',
        flagged: true,
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        seats_pending: 57,
      });
    },
  );

  test(
    'update that is refused for seats_pending does not change topic either',
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
        .patch('/archive/archive-1', { topic: 'nomosa', seats_pending: 'abc' })
        .invalid('seats_pending must be an integer');
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { ...archive, galaxy_backup: null, mission: null });
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
        })
        .created('the id of a deleted object is unknown, as before its create', {
          topic: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'archive-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
          seats_pending: 57,
        });
      await api
        .get('/archive/archive-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          topic: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'archive-1',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
          seats_pending: 57,
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
      });
      await api.create('Archive', {
        ...archive,
        id: 'archive-3',
        topic: 'nilonu',
        scheduled: '2027-12-09 03:34:13',
        phase_latest_main: 'escalated',
        seats_pending: 3,
      });
      await api.get('/archive').ok('three objects were created', [
        { ...archive, galaxy_backup: null, mission: null },
        {
          topic: 'nomosa',
          flagged: true,
          galaxy_backup: null,
          id: 'archive-2',
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          mission: null,
          seats_pending: 57,
        },
        {
          topic: 'nilonu',
          flagged: false,
          galaxy_backup: null,
          id: 'archive-3',
          scheduled: '2027-12-09 03:34:13',
          phase_latest_main: 'escalated',
          mission: null,
          seats_pending: 3,
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
      });
      await api
        .patch('/archive/archive-2', {
          id: 'archive-2',
          topic: 'nomosa',
          flagged: true,
          scheduled: '2028-01-23 07:26:39',
          phase_latest_main: 'planning',
          seats_pending: 57,
        })
        .ok('the change is valid');
      await api
        .get('/archive/archive-1')
        .ok('another object was updated', { ...archive, galaxy_backup: null, mission: null });
      await api.get('/archive/archive-2').ok('the update is stored', {
        topic: 'nomosa',
        flagged: true,
        galaxy_backup: null,
        id: 'archive-2',
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        mission: null,
        seats_pending: 57,
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
      });
      await api.delete('/archive/archive-1').removed('the object exists');
      await api.get('/archive/archive-2').ok('another object was deleted', {
        topic: 'nomosa',
        flagged: true,
        galaxy_backup: null,
        id: 'archive-2',
        scheduled: '2028-01-23 07:26:39',
        phase_latest_main: 'planning',
        mission: null,
        seats_pending: 57,
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
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/archive').ok('reset removes all objects', []);
      await api.get('/archive/archive-1').notFound('reset removed it');
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
    'update of topic or seats_pending alone leaves every other field as it is',
    about(
      'archive.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Zebra', zebra);
      await api.create('Window', window);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: null,
        galaxy_backup: 'zebra-1',
        mission: 'window-1',
      });
      await api.patch('/archive/archive-1', { topic: 'nomosa' }).ok(because, {
        ...archive,
        topic: 'nomosa',
        galaxy_backup: 'zebra-1',
        phase_latest_main: null,
        mission: 'window-1',
      });
      await api.patch('/archive/archive-1', { seats_pending: 57 }).ok(because, {
        ...archive,
        topic: 'nomosa',
        galaxy_backup: 'zebra-1',
        phase_latest_main: null,
        mission: 'window-1',
        seats_pending: 57,
      });
      await api.get('/archive/archive-1').ok(because, {
        ...archive,
        topic: 'nomosa',
        galaxy_backup: 'zebra-1',
        phase_latest_main: null,
        mission: 'window-1',
        seats_pending: 57,
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
});

test.describe('Archive: types and bounds', () => {
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
    'seats_pending may be 0',
    about('archive.seats_pending.accepts-zero', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '0 is a valid value of seats_pending';
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
    'seats_pending may be right at its maximum of 1000',
    about(
      'archive.seats_pending.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of seats_pending is 1000, inclusive';
      await api
        .post('/archive', { ...archive, seats_pending: 1000 })
        .created(because, { seats_pending: 1000 });
      await api.get('/archive/archive-1').ok(because, { seats_pending: 1000 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { seats_pending: 1000 })
        .ok(because, { seats_pending: 1000 });
      await api.get('/archive/archive-2').ok(because, { seats_pending: 1000 });
    },
  );

  test(
    'create and update refuse a seats_pending above its maximum of 1000',
    about(
      'archive.seats_pending.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_pending must be at most 1000';
      await api.post('/archive', { ...archive, seats_pending: 1001 }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { seats_pending: 1001 }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { seats_pending: 70 });
    },
  );

  test(
    'seats_pending has no minimum',
    about(
      'archive.seats_pending.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'seats_pending has no minimum';
      await api
        .post('/archive', { ...archive, seats_pending: -1000000 })
        .created(because, { seats_pending: -1000000 });
      await api.get('/archive/archive-1').ok(because, { seats_pending: -1000000 });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api
        .patch('/archive/archive-2', { seats_pending: -1000000 })
        .ok(because, { seats_pending: -1000000 });
      await api.get('/archive/archive-2').ok(because, { seats_pending: -1000000 });
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

test.describe('Archive: references', () => {
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

  test(
    'galaxy_backup refers to an existing Zebra and is answered as its id',
    about(
      'archive.galaxy_backup.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxy_backup was sent as zebra-1';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api
        .post('/archive', { ...archive, galaxy_backup: 'zebra-1' })
        .created(because, { galaxy_backup: 'zebra-1' });
      await api.get('/archive/archive-1').ok(because, { galaxy_backup: 'zebra-1' });
      await api
        .patch('/archive/archive-1', { galaxy_backup: 'zebra-2' })
        .ok('galaxy_backup was changed to zebra-2', { galaxy_backup: 'zebra-2' });
      await api
        .get('/archive/archive-1')
        .ok('galaxy_backup was changed to zebra-2', { galaxy_backup: 'zebra-2' });
      await api
        .get('/archive')
        .ok('lists answer references as ids too', [{ id: 'archive-1', galaxy_backup: 'zebra-2' }]);
    },
  );

  test(
    'create and update refuse a galaxy_backup that no Zebra has as its id',
    about(
      'archive.galaxy_backup.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxy_backup must be the id of an existing Zebra';
      await api.post('/archive', { ...archive, galaxy_backup: 'zebra-unknown' }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Zebra', zebra);
      await api.create('Archive', { ...archive, galaxy_backup: 'zebra-1' });
      await api.patch('/archive/archive-1', { galaxy_backup: 'zebra-unknown' }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { galaxy_backup: 'zebra-1' });
    },
  );

  test(
    'create and update refuse what is no id for galaxy_backup',
    about(
      'archive.galaxy_backup.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxy_backup must be the id of a Zebra';
      await api.post('/archive', { ...archive, galaxy_backup: 421337 }).invalid(because);
      await api.post('/archive', { ...archive, galaxy_backup: { value: 'text' } }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { galaxy_backup: 0 }).invalid(because);
      await api.patch('/archive/archive-1', { galaxy_backup: {} }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { galaxy_backup: null });
    },
  );

  test(
    'galaxy_backup may be null or left out',
    about(
      'archive.galaxy_backup.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Zebra', zebra);
      await api
        .post('/archive', { ...archive, galaxy_backup: null })
        .created(because, { galaxy_backup: null });
      await api.patch('/archive/archive-1', { galaxy_backup: 'zebra-1' }).ok('the change is valid');
      await api
        .patch('/archive/archive-1', { galaxy_backup: null })
        .ok(because, { galaxy_backup: null });
      await api.get('/archive/archive-1').ok(because, { galaxy_backup: null });
      await api
        .post('/archive', { ...archive, id: 'archive-2' })
        .created('galaxy_backup is optional', { galaxy_backup: null });
    },
  );

  test(
    'deleting a Zebra clears every galaxy_backup that refers to it',
    about(
      'archive.galaxy_backup.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'zebra-1 was deleted';
      await api.create('Zebra', zebra);
      await api.create('Archive', { ...archive, galaxy_backup: 'zebra-1' });
      await api.create('Archive', { ...archive, id: 'archive-2', galaxy_backup: 'zebra-1' });
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api.get('/archive/archive-1').ok(because, { id: 'archive-1', galaxy_backup: null });
      await api.get('/archive/archive-2').ok(because, { id: 'archive-2', galaxy_backup: null });
      await api.get('/archive').ok(because, [
        { id: 'archive-1', galaxy_backup: null },
        { id: 'archive-2', galaxy_backup: null },
      ]);
      await api
        .patch('/archive/archive-1', { topic: 'nomosa' })
        .ok('an update of something else brings no reference back', { galaxy_backup: null });
      await api
        .patch('/archive/archive-1', { galaxy_backup: 'zebra-1' })
        .invalid('galaxy_backup must be the id of an existing Zebra');
      await api.create('Zebra', zebra);
      await api
        .get('/archive/archive-2')
        .ok('the Zebra that has the id zebra-1 now is another', { galaxy_backup: null });
    },
  );

  test(
    'deleting a Zebra keeps a galaxy_backup that refers to another',
    about(
      'archive.galaxy_backup.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Zebra', zebra);
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.create('Archive', { ...archive, galaxy_backup: 'zebra-2' });
      await api.delete('/zebra/zebra-1').removed(because);
      await api
        .get('/archive/archive-1')
        .ok('another Zebra was deleted', { galaxy_backup: 'zebra-2' });
      await api.delete('/archive/archive-1').removed(because);
      await api.get('/zebra/zebra-2').ok('only what refers to it was deleted', { id: 'zebra-2' });
    },
  );

  test(
    'create and update refuse the id of an Archive in galaxy_backup, which refers to Zebra',
    about(
      'archive.galaxy_backup.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'galaxy_backup must be the id of an existing Zebra';
      await api.create('Archive', archive);
      await api
        .post('/archive', { ...archive, id: 'archive-2', galaxy_backup: 'archive-1' })
        .invalid(because);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { galaxy_backup: 'archive-1' }).invalid(because);
      await api
        .get('/archive/archive-2')
        .ok('a refused update changes nothing', { galaxy_backup: null });
    },
  );

  test(
    'deleting an Archive, or the Zebra of the same id, leaves the other one and galaxy_backup as they are',
    about(
      'archive.galaxy_backup.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Zebra', { ...zebra, id: 'archive-1' });
      await api.create('Zebra', { ...zebra, id: 'archive-2' });
      await api.create('Archive', { ...archive, galaxy_backup: 'archive-2' });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.delete('/archive/archive-2').removed(because);
      await api
        .get('/zebra/archive-2')
        .ok('no Zebra was deleted', { ...zebra, id: 'archive-2', galaxies: [] });
      await api.delete('/zebra/archive-1').removed(because);
      await api.get('/archive/archive-1').ok('only the Zebra archive-1 was deleted', {
        ...archive,
        galaxy_backup: 'archive-2',
        mission: null,
      });
    },
  );

  test(
    'mission refers to an existing Window and is answered as its id',
    about('archive.mission.accepts-existing-object', 'references.by-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'mission was sent as window-1';
      await api.create('Window', window);
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .post('/archive', { ...archive, mission: 'window-1' })
        .created(because, { mission: 'window-1' });
      await api.get('/archive/archive-1').ok(because, { mission: 'window-1' });
      await api
        .patch('/archive/archive-1', { mission: 'window-2' })
        .ok('mission was changed to window-2', { mission: 'window-2' });
      await api
        .get('/archive/archive-1')
        .ok('mission was changed to window-2', { mission: 'window-2' });
      await api
        .get('/archive')
        .ok('lists answer references as ids too', [{ id: 'archive-1', mission: 'window-2' }]);
    },
  );

  test(
    'create and update refuse a mission that no Window has as its id',
    about(
      'archive.mission.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mission must be the id of an existing Window';
      await api.post('/archive', { ...archive, mission: 'window-unknown' }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Window', window);
      await api.create('Archive', { ...archive, mission: 'window-1' });
      await api.patch('/archive/archive-1', { mission: 'window-unknown' }).invalid(because);
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { mission: 'window-1' });
    },
  );

  test(
    'create and update refuse what is no id for mission',
    about(
      'archive.mission.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mission must be the id of a Window';
      await api.post('/archive', { ...archive, mission: 421337 }).invalid(because);
      await api.post('/archive', { ...archive, mission: { value: 'text' } }).invalid(because);
      await api.get('/archive/archive-1').notFound('a refused create stores nothing');
      await api.create('Archive', archive);
      await api.patch('/archive/archive-1', { mission: 0 }).invalid(because);
      await api.patch('/archive/archive-1', { mission: {} }).invalid(because);
      await api.get('/archive/archive-1').ok('a refused update changes nothing', { mission: null });
    },
  );

  test(
    'mission may be null or left out',
    about(
      'archive.mission.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Window', window);
      await api.post('/archive', { ...archive, mission: null }).created(because, { mission: null });
      await api.patch('/archive/archive-1', { mission: 'window-1' }).ok('the change is valid');
      await api.patch('/archive/archive-1', { mission: null }).ok(because, { mission: null });
      await api.get('/archive/archive-1').ok(because, { mission: null });
      await api
        .post('/archive', { ...archive, id: 'archive-2' })
        .created('mission is optional', { mission: null });
    },
  );

  test(
    'deleting a Window clears every mission that refers to it',
    about(
      'archive.mission.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'window-1 was deleted';
      await api.create('Window', window);
      await api.create('Archive', { ...archive, mission: 'window-1' });
      await api.create('Archive', { ...archive, id: 'archive-2', mission: 'window-1' });
      await api.delete('/window/window-1').removed('the object exists');
      await api.get('/archive/archive-1').ok(because, { id: 'archive-1', mission: null });
      await api.get('/archive/archive-2').ok(because, { id: 'archive-2', mission: null });
      await api.get('/archive').ok(because, [
        { id: 'archive-1', mission: null },
        { id: 'archive-2', mission: null },
      ]);
      await api
        .patch('/archive/archive-1', { topic: 'nomosa' })
        .ok('an update of something else brings no reference back', { mission: null });
      await api
        .patch('/archive/archive-1', { mission: 'window-1' })
        .invalid('mission must be the id of an existing Window');
      await api.create('Window', window);
      await api
        .get('/archive/archive-2')
        .ok('the Window that has the id window-1 now is another', { mission: null });
    },
  );

  test(
    'deleting a Window keeps a mission that refers to another',
    about(
      'archive.mission.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Window', window);
      await api.create('Window', { ...window, id: 'window-2' });
      await api.create('Archive', { ...archive, mission: 'window-2' });
      await api.delete('/window/window-1').removed(because);
      await api.get('/archive/archive-1').ok('another Window was deleted', { mission: 'window-2' });
      await api.delete('/archive/archive-1').removed(because);
      await api
        .get('/window/window-2')
        .ok('only what refers to it was deleted', { id: 'window-2' });
    },
  );

  test(
    'create and update refuse the id of an Archive in mission, which refers to Window',
    about(
      'archive.mission.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'mission must be the id of an existing Window';
      await api.create('Archive', archive);
      await api
        .post('/archive', { ...archive, id: 'archive-2', mission: 'archive-1' })
        .invalid(because);
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.patch('/archive/archive-2', { mission: 'archive-1' }).invalid(because);
      await api.get('/archive/archive-2').ok('a refused update changes nothing', { mission: null });
    },
  );

  test(
    'deleting an Archive, or the Window of the same id, leaves the other one and mission as they are',
    about(
      'archive.mission.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Window', { ...window, id: 'archive-1' });
      await api.create('Window', { ...window, id: 'archive-2' });
      await api.create('Archive', { ...archive, mission: 'archive-2' });
      await api.create('Archive', { ...archive, id: 'archive-2' });
      await api.delete('/archive/archive-2').removed(because);
      await api
        .get('/window/archive-2')
        .ok('no Window was deleted', { ...window, id: 'archive-2', missions_usual: [] });
      await api.delete('/window/archive-1').removed(because);
      await api.get('/archive/archive-1').ok('only the Window archive-1 was deleted', {
        ...archive,
        galaxy_backup: null,
        mission: 'archive-2',
      });
    },
  );

  test(
    'update that is refused for galaxy_backup does not change topic either',
    about(
      'archive.galaxy_backup.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Archive', archive);
      await api
        .patch('/archive/archive-1', { topic: 'nomosa', galaxy_backup: 'zebra-unknown' })
        .invalid('galaxy_backup must be the id of an existing Zebra');
      await api
        .get('/archive/archive-1')
        .ok('a refused update changes nothing', { ...archive, galaxy_backup: null, mission: null });
    },
  );
});

test.describe('Archive: actions', () => {
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
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'close moves phase_latest_main from planning to retired',
    about(
      'archive.close.moves-from-planning',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .ok('the state is right and every condition holds', {
          ...archive,
          galaxy_backup: 'zebra-1',
          scheduled: '2022-06-13 11:59:59',
          mission: null,
          seats_pending: 115,
        });
      await api.get('/archive/archive-1').ok('what the action did is stored', {
        ...archive,
        galaxy_backup: 'zebra-1',
        scheduled: '2022-06-13 11:59:59',
        mission: null,
        seats_pending: 115,
      });
    },
  );

  test(
    'close moves phase_latest_main from released to retired',
    about(
      'archive.close.moves-from-released',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'released',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .ok('the state is right and every condition holds', {
          ...archive,
          galaxy_backup: 'zebra-1',
          scheduled: '2022-06-13 11:59:59',
          mission: null,
          seats_pending: 115,
        });
      await api.get('/archive/archive-1').ok('what the action did is stored', {
        ...archive,
        galaxy_backup: 'zebra-1',
        scheduled: '2022-06-13 11:59:59',
        mission: null,
        seats_pending: 115,
      });
    },
  );

  test(
    'close applies the effect: on item in this.galaxy_backup: increase item.weight_stored by 0.5',
    about(
      'archive.close.effect-on-galaxy_backup-increase-weight_stored-by-0.5',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'analytics.shape',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('close was not called yet', { result: 15.25 });
      await api.post('/archive/archive-1/close').ok('the state is right and every condition holds');
      await api
        .get('/zebra/zebra-1')
        .ok('on item in this.galaxy_backup: increase item.weight_stored by 0.5', {
          ...zebra,
          weight_stored: 15.75,
          galaxies: [],
        });
      await api
        .get('/analytics/zebra/weight_stored/sum')
        .ok('close changed weight_stored', { result: 15.75 });
    },
  );

  test(
    'close applies the effect: increase this.seats_pending by 1',
    about(
      'archive.close.effect-increase-seats_pending-by-1',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.post('/archive/archive-1/close').ok('the state is right and every condition holds');
      await api.get('/archive/archive-1').ok('increase this.seats_pending by 1', {
        seats_pending: 115,
        topic: 'rulumo',
        flagged: false,
        galaxy_backup: 'zebra-1',
        id: 'archive-1',
        scheduled: '2022-06-13 11:59:59',
        mission: null,
      });
    },
  );

  test(
    'close leaves objects alone that it does not concern',
    about(
      'archive.close.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'close was called on archive-1, which does not concern this object';
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.create('Archive', {
        ...archive,
        id: 'archive-2',
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.create('Zebra', { ...zebra, id: 'zebra-2' });
      await api.post('/archive/archive-1/close').ok('the state is right and every condition holds');
      await api.get('/archive/archive-2').ok(because, {
        topic: 'rulumo',
        flagged: false,
        galaxy_backup: 'zebra-1',
        id: 'archive-2',
        scheduled: '2022-06-13 11:59:59',
        phase_latest_main: 'planning',
        mission: null,
        seats_pending: 114,
      });
      await api.get('/zebra/zebra-2').ok(because, { ...zebra, id: 'zebra-2', galaxies: [] });
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
      await api.create('Zebra', { ...zebra, weight_stored: 36.25 });
      await api.create('Window', window);
      await api.create('Archive', {
        ...archive,
        galaxy_backup: null,
        mission: 'window-1',
        scheduled: '2022-06-13 12:00:00',
        seats_pending: 113,
      });
      await api
        .patch('/archive/archive-1', {
          phase_latest_main: 'planning',
          galaxy_backup: 'zebra-1',
          mission: null,
          scheduled: '2022-06-13 11:59:59',
          seats_pending: 114,
        })
        .ok(because);
      await api.patch('/zebra/zebra-1', { weight_stored: 15.25 }).ok(because);
      await api.post('/archive/archive-1/close').ok('the state is right and every condition holds');
      await api
        .get('/archive')
        .ok('a list shows what close did', [
          { id: 'archive-1', phase_latest_main: 'retired', seats_pending: 115 },
        ]);
      await api
        .get('/zebra')
        .ok('a list shows what close did', [{ id: 'zebra-1', weight_stored: 15.75 }]);
      await api.patch('/archive/archive-1', { topic: 'nomosa' }).ok(because);
      await api
        .get('/archive/archive-1')
        .ok('what close did stays when something else is updated', {
          topic: 'nomosa',
          phase_latest_main: 'retired',
          seats_pending: 115,
        });
      await api.patch('/zebra/zebra-1', { caption: 'gisoru' }).ok(because);
      await api.get('/zebra/zebra-1').ok('what close did stays when something else is updated', {
        caption: 'gisoru',
        weight_stored: 15.75,
      });
      await api
        .patch('/archive/archive-1', { phase_latest_main: 'planning' })
        .ok('an update may lead back to any phase_latest_main');
      await api
        .post('/archive/archive-1/close')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'retired',
          seats_pending: 116,
        });
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
      await api.create('Zebra', zebra);
      await api
        .post('/archive/zebra-1/close')
        .notFound('the id is that of a Zebra, and no Archive has it');
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
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .refused('close starts from planning or released, and phase_latest_main is retired');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'retired',
        seats_pending: 114,
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
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'escalated',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .refused('close starts from planning or released, and phase_latest_main is escalated');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'escalated',
        seats_pending: 114,
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
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: null,
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .refused('close starts from planning or released, and phase_latest_main is null');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: null, seats_pending: 114 });
    },
  );

  test(
    'close is refused unless this.scheduled < "2022-06-13 12:00:00"',
    about(
      "archive.close.refuses-unless-scheduled-lt-'2022-06-13+12:00:00'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 12:00:00',
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .refused('the condition this.scheduled < "2022-06-13 12:00:00" is not satisfied');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'planning',
        seats_pending: 114,
      });
    },
  );

  test(
    'close is refused unless this.seats_pending * 2 > 226',
    about(
      'archive.close.refuses-unless-seats_pending-times-2-gt-226',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 113,
      });
      await api
        .post('/archive/archive-1/close')
        .refused('the condition this.seats_pending * 2 > 226 is not satisfied');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'planning',
        seats_pending: 113,
      });
      await api.patch('/archive/archive-1', { seats_pending: 900 }).ok('the change is valid');
      await api.post('/archive/archive-1/close').ok('the state is right and every condition holds');
    },
  );

  test(
    'close is refused unless this.mission is null',
    about(
      'archive.close.refuses-unless-mission-is-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Window', window);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'window-1',
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .refused('the condition this.mission is null is not satisfied');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'planning',
        seats_pending: 114,
      });
    },
  );

  test(
    'close changes none of the objects that it refers to when it is refused',
    about(
      'archive.close.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 12:00:00',
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .refused('the condition this.scheduled < "2022-06-13 12:00:00" is not satisfied');
      await api.get('/zebra/zebra-1').ok(because, { ...zebra, galaxies: [] });
      await api.get('/archive/archive-1').ok(because, {
        ...archive,
        galaxy_backup: 'zebra-1',
        scheduled: '2022-06-13 12:00:00',
        phase_latest_main: 'planning',
        mission: null,
        seats_pending: 114,
      });
    },
  );

  test(
    'close is refused when scheduled is absent',
    about(
      'archive.close.refuses-when-scheduled-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...without(archive, 'scheduled'),
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .refused('the condition this.scheduled < "2022-06-13 12:00:00" is not satisfied');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'planning',
        seats_pending: 114,
      });
    },
  );

  test(
    'close succeeds when galaxy_backup is null',
    about(
      'archive.close.succeeds-when-galaxy_backup-is-null',
      'effects.on-reference',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: null,
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api
        .post('/archive/archive-1/close')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'retired',
          seats_pending: 115,
        });
      await api.get('/archive/archive-1').ok('galaxy_backup is null, which is allowed', {
        phase_latest_main: 'retired',
        seats_pending: 115,
      });
    },
  );

  test(
    'close succeeds after the deletion of what galaxy_backup named',
    about(
      'archive.close.succeeds-after-delete-in-galaxy_backup',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: null,
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.delete('/zebra/zebra-1').removed('the object exists');
      await api
        .post('/archive/archive-1/close')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'retired',
          seats_pending: 115,
        });
      await api.get('/archive/archive-1').ok('deleted before the action: zebra-1', {
        phase_latest_main: 'retired',
        seats_pending: 115,
        galaxy_backup: null,
      });
    },
  );

  test(
    'close succeeds after the deletion of what mission named',
    about(
      'archive.close.succeeds-after-delete-in-mission',
      'guards.is-null',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Zebra', zebra);
      await api.create('Window', window);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        galaxy_backup: 'zebra-1',
        mission: 'window-1',
        scheduled: '2022-06-13 11:59:59',
        seats_pending: 114,
      });
      await api.delete('/window/window-1').removed('the object exists');
      await api
        .post('/archive/archive-1/close')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'retired',
          seats_pending: 115,
        });
      await api.get('/archive/archive-1').ok('deleted before the action: window-1', {
        phase_latest_main: 'retired',
        seats_pending: 115,
        mission: null,
      });
    },
  );

  test(
    'notify moves phase_latest_main from retired to released',
    about(
      'archive.notify.moves-from-retired',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Archive', { ...archive, mission: 'window-1' });
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds', {
          ...archive,
          galaxy_backup: null,
          phase_latest_main: 'released',
          mission: 'window-1',
          seats_pending: 71,
        });
      await api.get('/archive/archive-1').ok('what the action did is stored', {
        ...archive,
        galaxy_backup: null,
        phase_latest_main: 'released',
        mission: 'window-1',
        seats_pending: 71,
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
      await api.create('Window', window);
      await api.create('Archive', { ...archive, mission: 'window-1' });
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
      await api.get('/archive/archive-1').ok('increase this.seats_pending by 1', {
        seats_pending: 71,
        topic: 'rulumo',
        flagged: false,
        galaxy_backup: null,
        id: 'archive-1',
        scheduled: '2026-06-15 02:07:23',
        mission: 'window-1',
      });
    },
  );

  test(
    'notify applies the effect: on item in this.mission: set item.caption_silent_initial to this.topic',
    about(
      'archive.notify.effect-on-mission-set-caption_silent_initial-to-topic',
      'effects.on-reference',
      'effects.for-each',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Archive', { ...archive, mission: 'window-1' });
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
      await api
        .get('/window/window-1')
        .ok('on item in this.mission: set item.caption_silent_initial to this.topic', {
          ...window,
          caption_silent_initial: 'rulumo',
          missions_usual: [],
        });
    },
  );

  test(
    'notify leaves objects alone that it does not concern',
    about(
      'archive.notify.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'notify was called on archive-1, which does not concern this object';
      await api.create('Window', window);
      await api.create('Archive', { ...archive, mission: 'window-1' });
      await api.create('Archive', { ...archive, id: 'archive-2', mission: 'window-1' });
      await api.create('Window', { ...window, id: 'window-2' });
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
      await api
        .get('/archive/archive-2')
        .ok(because, { ...archive, galaxy_backup: null, id: 'archive-2', mission: 'window-1' });
      await api
        .get('/window/window-2')
        .ok(because, { ...window, id: 'window-2', missions_usual: [] });
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
      await api.create('Window', { ...window, caption_silent_initial: 'lobi' });
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'released',
        mission: null,
        topic: 'nomosa',
        seats_pending: 57,
      });
      await api
        .patch('/archive/archive-1', {
          phase_latest_main: 'retired',
          mission: 'window-1',
          topic: 'rulumo',
          seats_pending: 70,
        })
        .ok(because);
      await api.patch('/window/window-1', { caption_silent_initial: 'miba' }).ok(because);
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds');
      await api
        .get('/archive')
        .ok('a list shows what notify did', [
          { id: 'archive-1', phase_latest_main: 'released', seats_pending: 71 },
        ]);
      await api
        .get('/window')
        .ok('a list shows what notify did', [{ id: 'window-1', caption_silent_initial: 'rulumo' }]);
      await api.patch('/archive/archive-1', { flagged: true }).ok(because);
      await api
        .get('/archive/archive-1')
        .ok('what notify did stays when something else is updated', {
          flagged: true,
          phase_latest_main: 'released',
          seats_pending: 71,
        });
      await api.patch('/window/window-1', { departed: '2022-07-14 22:21:40' }).ok(because);
      await api.get('/window/window-1').ok('what notify did stays when something else is updated', {
        departed: '2022-07-14 22:21:40',
        caption_silent_initial: 'rulumo',
      });
      await api
        .patch('/archive/archive-1', { phase_latest_main: 'retired' })
        .ok('an update may lead back to any phase_latest_main');
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'released',
          seats_pending: 72,
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
      await api.create('Zebra', zebra);
      await api
        .post('/archive/zebra-1/notify')
        .notFound('the id is that of a Zebra, and no Archive has it');
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
      await api.create('Window', window);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'released',
        mission: 'window-1',
      });
      await api
        .post('/archive/archive-1/notify')
        .refused('notify starts from retired, and phase_latest_main is released');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'released',
        seats_pending: 70,
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
      await api.create('Window', window);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'planning',
        mission: 'window-1',
      });
      await api
        .post('/archive/archive-1/notify')
        .refused('notify starts from retired, and phase_latest_main is planning');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'planning',
        seats_pending: 70,
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
      await api.create('Window', window);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'escalated',
        mission: 'window-1',
      });
      await api
        .post('/archive/archive-1/notify')
        .refused('notify starts from retired, and phase_latest_main is escalated');
      await api.get('/archive/archive-1').ok('a refused action changes nothing', {
        phase_latest_main: 'escalated',
        seats_pending: 70,
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
      await api.create('Window', window);
      await api.create('Archive', { ...archive, phase_latest_main: null, mission: 'window-1' });
      await api
        .post('/archive/archive-1/notify')
        .refused('notify starts from retired, and phase_latest_main is null');
      await api
        .get('/archive/archive-1')
        .ok('a refused action changes nothing', { phase_latest_main: null, seats_pending: 70 });
    },
  );

  test(
    'notify changes none of the objects that it refers to when it is refused',
    about(
      'archive.notify.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Window', window);
      await api.create('Archive', {
        ...archive,
        phase_latest_main: 'released',
        mission: 'window-1',
      });
      await api
        .post('/archive/archive-1/notify')
        .refused('notify starts from retired, and phase_latest_main is released');
      await api.get('/window/window-1').ok(because, { ...window, missions_usual: [] });
      await api.get('/archive/archive-1').ok(because, {
        ...archive,
        galaxy_backup: null,
        phase_latest_main: 'released',
        mission: 'window-1',
      });
    },
  );

  test(
    'notify succeeds when mission is null',
    about(
      'archive.notify.succeeds-when-mission-is-null',
      'effects.on-reference',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Archive', { ...archive, mission: null });
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'released',
          seats_pending: 71,
        });
      await api.get('/archive/archive-1').ok('mission is null, which is allowed', {
        phase_latest_main: 'released',
        seats_pending: 71,
      });
    },
  );

  test(
    'notify succeeds after the deletion of what mission named',
    about(
      'archive.notify.succeeds-after-delete-in-mission',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Window', window);
      await api.create('Archive', { ...archive, mission: 'window-1' });
      await api.delete('/window/window-1').removed('the object exists');
      await api
        .post('/archive/archive-1/notify')
        .ok('the state is right and every condition holds', {
          phase_latest_main: 'released',
          seats_pending: 71,
        });
      await api.get('/archive/archive-1').ok('deleted before the action: window-1', {
        phase_latest_main: 'released',
        seats_pending: 71,
        mission: null,
      });
    },
  );
});
