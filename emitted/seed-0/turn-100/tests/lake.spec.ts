import { about, test, without } from '../support/api.ts';

// A valid NotebookCottage, as the tests send it.
const notebookCottage = {
  id: 'notebookcottage-1',
  installed: '2021-07-23 05:40:20',
  visibility_regional: 'escalated',
  insured_regional: true,
  position_distant: 18,
  duration: 37.25,
  advice_shared_backup: 'dunala',
};

// A valid Lake, as the tests send it.
const lake = {
  copies: 50,
  finished_weekly_prior: '2024-01-07 21:58:34',
  id: 'lake-1',
  phase_second_simple: 'normal',
  title_pending: 'nusibu',
};

test.describe('Lake: create, read, update and delete', () => {
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
    'create answers the new Lake, and read answers it again',
    about(
      'lake.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/lake', lake).created('create answers the object that was sent', {
        ...lake,
        notebook_cottage_current: null,
      });
      await api.get('/lake/lake-1').ok('read answers the object that was created', {
        ...lake,
        notebook_cottage_current: null,
      });
      await api
        .post('/lake', { ...lake, id: 'lake-2' })
        .created('objects may be alike in everything but their ids', { id: 'lake-2' });
    },
  );

  test(
    'the id of a Lake may be any text, upper and lower case told apart, but no number',
    about(
      'lake.create.accepts-any-id',
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
        .post('/lake', { ...lake, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Lake', { ...lake, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/lake/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/lake/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...lake,
          id: 'Room 2.B at the Very End of the Long Hall',
          notebook_cottage_current: null,
        });
      await api.post('/lake', { ...lake, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Lake',
    about(
      'lake.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api
        .patch('/lake/lake-1', {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        })
        .ok('every one of these fields was sent', {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          id: 'lake-1',
          notebook_cottage_current: null,
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        });
      await api.get('/lake/lake-1').ok('the update is stored', {
        copies: 90,
        finished_weekly_prior: '2025-02-19 08:27:12',
        phase_second_simple: 'on_hold',
        title_pending: 'natisa',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('lake.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Lake', lake);
      await api
        .patch('/lake/lake-1', {
          id: 'lake-1',
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        })
        .ok(because, {
          id: 'lake-1',
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        });
      await api.get('/lake/lake-1').ok(because, {
        id: 'lake-1',
        copies: 90,
        finished_weekly_prior: '2025-02-19 08:27:12',
        phase_second_simple: 'on_hold',
        title_pending: 'natisa',
      });
    },
  );

  test(
    'update that is refused for title_pending does not change copies either',
    about(
      'lake.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api
        .patch('/lake/lake-1', { copies: 90, title_pending: 421337 })
        .invalid('title_pending must be a string');
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { ...lake, notebook_cottage_current: null });
    },
  );

  test(
    'delete removes a Lake: no read finds it and no list holds it',
    about(
      'lake.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Lake', lake);
      await api.delete('/lake/lake-1').removed('the object exists');
      await api.get('/lake/lake-1').notFound(because);
      await api.patch('/lake/lake-1', { id: 'lake-1' }).notFound(because);
      await api.get('/lake').ok('what was deleted is in no list', []);
      await api
        .post('/lake', {
          ...lake,
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          id: 'lake-1',
          notebook_cottage_current: null,
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        });
      await api
        .get('/lake/lake-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          id: 'lake-1',
          notebook_cottage_current: null,
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Lake has',
    about('lake.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Lake has the id lake-unknown';
      await api.create('Lake', lake);
      await api.get('/lake/lake-unknown').notFound(because);
      await api
        .patch('/lake/lake-unknown', {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        })
        .notFound(because);
      await api.delete('/lake/lake-unknown').notFound(because);
      await api.get('/lake').ok('requests for an unknown id change nothing', [{ id: 'lake-1' }]);
    },
  );
});

test.describe('Lake: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Lake with all of its fields',
    about('lake.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api.create('Lake', {
        ...lake,
        id: 'lake-2',
        copies: 90,
        finished_weekly_prior: '2025-02-19 08:27:12',
        phase_second_simple: 'on_hold',
        title_pending: 'natisa',
      });
      await api.create('Lake', {
        ...lake,
        id: 'lake-3',
        copies: 12,
        finished_weekly_prior: '2023-09-19 03:57:24',
        phase_second_simple: 'critical',
        title_pending: 'bivu',
      });
      await api.get('/lake').ok('three objects were created', [
        { ...lake, notebook_cottage_current: null },
        {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          id: 'lake-2',
          notebook_cottage_current: null,
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        {
          copies: 12,
          finished_weekly_prior: '2023-09-19 03:57:24',
          id: 'lake-3',
          notebook_cottage_current: null,
          phase_second_simple: 'critical',
          title_pending: 'bivu',
        },
      ]);
      await api.create('Lake', { ...lake, id: 'lake-4', phase_second_simple: 'high' });
      await api.create('Lake', { ...lake, id: 'lake-5', phase_second_simple: 'frozen' });
      await api.create('Lake', { ...lake, id: 'lake-6' });
      await api.create('Lake', { ...lake, id: 'lake-7' });
      await api.create('Lake', { ...lake, id: 'lake-8' });
      await api.create('Lake', { ...lake, id: 'lake-9' });
      await api.create('Lake', { ...lake, id: 'lake-10' });
      await api.create('Lake', { ...lake, id: 'lake-11' });
      await api
        .get('/lake')
        .ok('a list holds every object, however many there are', [
          { id: 'lake-1' },
          { id: 'lake-2' },
          { id: 'lake-3' },
          { id: 'lake-4' },
          { id: 'lake-5' },
          { id: 'lake-6' },
          { id: 'lake-7' },
          { id: 'lake-8' },
          { id: 'lake-9' },
          { id: 'lake-10' },
          { id: 'lake-11' },
        ]);
    },
  );

  test(
    'update of one Lake leaves another as it was',
    about('lake.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api.create('Lake', {
        ...lake,
        id: 'lake-2',
        copies: 90,
        finished_weekly_prior: '2025-02-19 08:27:12',
        phase_second_simple: 'on_hold',
        title_pending: 'natisa',
      });
      await api
        .patch('/lake/lake-2', {
          id: 'lake-2',
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        })
        .ok('the change is valid');
      await api
        .get('/lake/lake-1')
        .ok('another object was updated', { ...lake, notebook_cottage_current: null });
      await api.get('/lake/lake-2').ok('the update is stored', {
        copies: 90,
        finished_weekly_prior: '2025-02-19 08:27:12',
        id: 'lake-2',
        notebook_cottage_current: null,
        phase_second_simple: 'on_hold',
        title_pending: 'natisa',
      });
    },
  );

  test(
    'delete of one Lake leaves another as it was',
    about(
      'lake.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api.create('Lake', {
        ...lake,
        id: 'lake-2',
        copies: 90,
        finished_weekly_prior: '2025-02-19 08:27:12',
        phase_second_simple: 'on_hold',
        title_pending: 'natisa',
      });
      await api.delete('/lake/lake-1').removed('the object exists');
      await api.get('/lake/lake-2').ok('another object was deleted', {
        copies: 90,
        finished_weekly_prior: '2025-02-19 08:27:12',
        id: 'lake-2',
        notebook_cottage_current: null,
        phase_second_simple: 'on_hold',
        title_pending: 'natisa',
      });
      await api.get('/lake').ok('one of two objects was deleted', [{ id: 'lake-2' }]);
    },
  );

  test(
    'reset removes every Lake',
    about('lake.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api.create('Lake', {
        ...lake,
        id: 'lake-2',
        copies: 90,
        finished_weekly_prior: '2025-02-19 08:27:12',
        phase_second_simple: 'on_hold',
        title_pending: 'natisa',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/lake').ok('reset removes all objects', []);
      await api.get('/lake/lake-1').notFound('reset removed it');
    },
  );
});

test.describe('Lake: required fields and defaults', () => {
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
    'create accepts a Lake without copies, which is optional',
    about('lake.copies.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'copies is optional';
      await api.post('/lake', without(lake, 'copies')).created(because, { copies: null });
      await api.get('/lake/lake-1').ok(because, { copies: null });
    },
  );

  test(
    'create accepts a Lake without finished_weekly_prior, which is optional',
    about('lake.finished_weekly_prior.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'finished_weekly_prior is optional';
      await api
        .post('/lake', without(lake, 'finished_weekly_prior'))
        .created(because, { finished_weekly_prior: null });
      await api.get('/lake/lake-1').ok(because, { finished_weekly_prior: null });
    },
  );

  test(
    'create refuses a Lake without an id',
    about(
      'lake.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/lake', without(lake, 'id')).invalid('id must be sent');
      await api.get('/lake').ok('a refused create stores nothing', []);
    },
  );

  test(
    'phase_second_simple is "frozen" when a create leaves it out',
    about('lake.phase_second_simple.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of phase_second_simple is "frozen"';
      await api
        .post('/lake', without(lake, 'phase_second_simple'))
        .created(because, { phase_second_simple: 'frozen' });
      await api.get('/lake/lake-1').ok(because, { phase_second_simple: 'frozen' });
    },
  );

  test(
    'create refuses a Lake without title_pending, which is required',
    about(
      'lake.title_pending.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/lake', without(lake, 'title_pending'))
        .invalid('title_pending is required and has no default');
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of copies or title_pending alone leaves every other field as it is',
    about('lake.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Lake', {
        ...lake,
        phase_second_simple: null,
        notebook_cottage_current: 'notebookcottage-1',
      });
      await api.patch('/lake/lake-1', { copies: 90 }).ok(because, {
        ...lake,
        copies: 90,
        notebook_cottage_current: 'notebookcottage-1',
        phase_second_simple: null,
      });
      await api.patch('/lake/lake-1', { title_pending: 'natisa' }).ok(because, {
        copies: 90,
        finished_weekly_prior: '2024-01-07 21:58:34',
        id: 'lake-1',
        notebook_cottage_current: 'notebookcottage-1',
        phase_second_simple: null,
        title_pending: 'natisa',
      });
      await api.get('/lake/lake-1').ok(because, {
        copies: 90,
        finished_weekly_prior: '2024-01-07 21:58:34',
        id: 'lake-1',
        notebook_cottage_current: 'notebookcottage-1',
        phase_second_simple: null,
        title_pending: 'natisa',
      });
    },
  );
});

test.describe('Lake: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'copies may be null',
    about('lake.copies.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'copies is nullable';
      await api.post('/lake', { ...lake, copies: null }).created(because, { copies: null });
      await api.get('/lake/lake-1').ok(because, { copies: null });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', { copies: null }).ok(because, { copies: null });
      await api.get('/lake/lake-2').ok(because, { copies: null });
    },
  );

  test(
    'finished_weekly_prior may be null',
    about(
      'lake.finished_weekly_prior.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'finished_weekly_prior is nullable';
      await api
        .post('/lake', { ...lake, finished_weekly_prior: null })
        .created(because, { finished_weekly_prior: null });
      await api.get('/lake/lake-1').ok(because, { finished_weekly_prior: null });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { finished_weekly_prior: null })
        .ok(because, { finished_weekly_prior: null });
      await api.get('/lake/lake-2').ok(because, { finished_weekly_prior: null });
    },
  );

  test(
    'phase_second_simple may be null, which is not replaced by its default',
    about(
      'lake.phase_second_simple.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'phase_second_simple is nullable and its default is for absence only';
      await api
        .post('/lake', { ...lake, phase_second_simple: null })
        .created(because, { phase_second_simple: null });
      await api.get('/lake/lake-1').ok(because, { phase_second_simple: null });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { phase_second_simple: null })
        .ok(because, { phase_second_simple: null });
      await api.get('/lake/lake-2').ok(because, { phase_second_simple: null });
    },
  );

  test(
    'title_pending may be null',
    about('lake.title_pending.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'title_pending is nullable';
      await api
        .post('/lake', { ...lake, title_pending: null })
        .created(because, { title_pending: null });
      await api.get('/lake/lake-1').ok(because, { title_pending: null });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', { title_pending: null }).ok(because, { title_pending: null });
      await api.get('/lake/lake-2').ok(because, { title_pending: null });
    },
  );
});

test.describe('Lake: types and bounds', () => {
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
    'create and update refuse a copies of a wrong type',
    about(
      'lake.copies.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'copies must be an integer';
      await api.post('/lake', { ...lake, copies: 'abc' }).invalid(because);
      await api.post('/lake', { ...lake, copies: { value: 'text' } }).invalid(because);
      await api.post('/lake', { ...lake, copies: 49.5 }).invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { copies: 'abc' }).invalid(because);
      await api.patch('/lake/lake-1', { copies: {} }).invalid(because);
      await api.patch('/lake/lake-1', { copies: 49.5 }).invalid(because);
      await api.get('/lake/lake-1').ok('a refused update changes nothing', { copies: 50 });
    },
  );

  test(
    'copies may be right at its minimum of 0',
    about(
      'lake.copies.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of copies is 0, inclusive';
      await api.post('/lake', { ...lake, copies: 0 }).created(because, { copies: 0 });
      await api.get('/lake/lake-1').ok(because, { copies: 0 });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', { copies: 0 }).ok(because, { copies: 0 });
      await api.get('/lake/lake-2').ok(because, { copies: 0 });
    },
  );

  test(
    'create and update refuse a copies below its minimum of 0',
    about(
      'lake.copies.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'copies must be at least 0';
      await api.post('/lake', { ...lake, copies: -1 }).invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { copies: -1 }).invalid(because);
      await api.get('/lake/lake-1').ok('a refused update changes nothing', { copies: 50 });
    },
  );

  test(
    'copies may be right at its maximum of 250',
    about(
      'lake.copies.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of copies is 250, inclusive';
      await api.post('/lake', { ...lake, copies: 250 }).created(because, { copies: 250 });
      await api.get('/lake/lake-1').ok(because, { copies: 250 });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', { copies: 250 }).ok(because, { copies: 250 });
      await api.get('/lake/lake-2').ok(because, { copies: 250 });
    },
  );

  test(
    'create and update refuse a copies above its maximum of 250',
    about(
      'lake.copies.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'copies must be at most 250';
      await api.post('/lake', { ...lake, copies: 251 }).invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { copies: 251 }).invalid(because);
      await api.get('/lake/lake-1').ok('a refused update changes nothing', { copies: 50 });
    },
  );

  test(
    'finished_weekly_prior may be the leap day 2024-02-29',
    about('lake.finished_weekly_prior.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of finished_weekly_prior';
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-02-29 12:00:00' })
        .created(because, { finished_weekly_prior: '2024-02-29 12:00:00' });
      await api.get('/lake/lake-1').ok(because, { finished_weekly_prior: '2024-02-29 12:00:00' });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { finished_weekly_prior: '2024-02-29 12:00:00' })
        .ok(because, { finished_weekly_prior: '2024-02-29 12:00:00' });
      await api.get('/lake/lake-2').ok(because, { finished_weekly_prior: '2024-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a finished_weekly_prior of a wrong type',
    about(
      'lake.finished_weekly_prior.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'finished_weekly_prior must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/lake', { ...lake, finished_weekly_prior: 202403 }).invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { finished_weekly_prior: 0 }).invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { finished_weekly_prior: '2024-01-07 21:58:34' });
    },
  );

  test(
    'create and update refuse a finished_weekly_prior that no calendar or clock has',
    about(
      'lake.finished_weekly_prior.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-13-01 21:58:34' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-01-07 24:00:00' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '1900-02-29 12:00:00' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2021-04-31 12:00:00' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2021-03-00 12:00:00' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2021-00-10 12:00:00' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-01-07 10:60:00' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-01-07 10:30:75' })
        .invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api
        .patch('/lake/lake-1', { finished_weekly_prior: '2021-02-30 12:00:00' })
        .invalid(because);
      await api
        .patch('/lake/lake-1', { finished_weekly_prior: '2021-02-29 12:00:00' })
        .invalid(because);
      await api
        .patch('/lake/lake-1', { finished_weekly_prior: '2024-13-01 21:58:34' })
        .invalid(because);
      await api
        .patch('/lake/lake-1', { finished_weekly_prior: '2024-01-07 24:00:00' })
        .invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { finished_weekly_prior: '2024-01-07 21:58:34' });
    },
  );

  test(
    'create and update refuse a finished_weekly_prior in another format',
    about(
      'lake.finished_weekly_prior.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-01-07T21:58:34Z' })
        .invalid(because);
      await api.post('/lake', { ...lake, finished_weekly_prior: '2024-01-07' }).invalid(because);
      await api.post('/lake', { ...lake, finished_weekly_prior: 'not a date' }).invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-01-07T21:58:34' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-01-07 21:58' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-01-07 21:58:34.125' })
        .invalid(because);
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2024-01-07 21:58:34+02:00' })
        .invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api
        .patch('/lake/lake-1', { finished_weekly_prior: '2024-01-07T21:58:34Z' })
        .invalid(because);
      await api.patch('/lake/lake-1', { finished_weekly_prior: '2024-01-07' }).invalid(because);
      await api.patch('/lake/lake-1', { finished_weekly_prior: 'not a date' }).invalid(because);
      await api
        .patch('/lake/lake-1', { finished_weekly_prior: '2024-01-07T21:58:34' })
        .invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { finished_weekly_prior: '2024-01-07 21:58:34' });
    },
  );

  test(
    'finished_weekly_prior may be right at its last moment of 2025-12-31 23:59:59',
    about(
      'lake.finished_weekly_prior.accepts-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the last moment of finished_weekly_prior is 2025-12-31 23:59:59, inclusive';
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2025-12-31 23:59:59' })
        .created(because, { finished_weekly_prior: '2025-12-31 23:59:59' });
      await api.get('/lake/lake-1').ok(because, { finished_weekly_prior: '2025-12-31 23:59:59' });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { finished_weekly_prior: '2025-12-31 23:59:59' })
        .ok(because, { finished_weekly_prior: '2025-12-31 23:59:59' });
      await api.get('/lake/lake-2').ok(because, { finished_weekly_prior: '2025-12-31 23:59:59' });
    },
  );

  test(
    'create and update refuse a finished_weekly_prior after its last moment of 2025-12-31 23:59:59',
    about(
      'lake.finished_weekly_prior.rejects-after-last-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'finished_weekly_prior must not be after 2025-12-31 23:59:59';
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2026-01-01 00:00:00' })
        .invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api
        .patch('/lake/lake-1', { finished_weekly_prior: '2026-01-01 00:00:00' })
        .invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { finished_weekly_prior: '2024-01-07 21:58:34' });
    },
  );

  test(
    'finished_weekly_prior has no first moment',
    about(
      'lake.finished_weekly_prior.has-no-first-moment',
      'values.datetime-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'finished_weekly_prior has no first moment';
      await api
        .post('/lake', { ...lake, finished_weekly_prior: '2001-02-03 04:05:06' })
        .created(because, { finished_weekly_prior: '2001-02-03 04:05:06' });
      await api.get('/lake/lake-1').ok(because, { finished_weekly_prior: '2001-02-03 04:05:06' });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { finished_weekly_prior: '2001-02-03 04:05:06' })
        .ok(because, { finished_weekly_prior: '2001-02-03 04:05:06' });
      await api.get('/lake/lake-2').ok(because, { finished_weekly_prior: '2001-02-03 04:05:06' });
    },
  );

  test(
    'create and update refuse a phase_second_simple of a wrong type',
    about(
      'lake.phase_second_simple.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phase_second_simple must be one of normal, high, critical, frozen, on_hold';
      await api.post('/lake', { ...lake, phase_second_simple: 421337 }).invalid(because);
      await api.post('/lake', { ...lake, phase_second_simple: { value: 'text' } }).invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { phase_second_simple: 0 }).invalid(because);
      await api.patch('/lake/lake-1', { phase_second_simple: {} }).invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { phase_second_simple: 'normal' });
    },
  );

  test(
    'title_pending of digits alone stays a string',
    about('lake.title_pending.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of title_pending';
      await api
        .post('/lake', { ...lake, title_pending: '0042' })
        .created(because, { title_pending: '0042' });
      await api.get('/lake/lake-1').ok(because, { title_pending: '0042' });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { title_pending: '0042' })
        .ok(because, { title_pending: '0042' });
      await api.get('/lake/lake-2').ok(because, { title_pending: '0042' });
    },
  );

  test(
    'title_pending keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('lake.title_pending.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of title_pending';
      await api
        .post('/lake', { ...lake, title_pending: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { title_pending: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/lake/lake-1').ok(because, { title_pending: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { title_pending: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { title_pending: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/lake/lake-2').ok(because, { title_pending: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a title_pending of a wrong type',
    about(
      'lake.title_pending.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'title_pending must be a string';
      await api.post('/lake', { ...lake, title_pending: 421337 }).invalid(because);
      await api.post('/lake', { ...lake, title_pending: { value: 'text' } }).invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { title_pending: 0 }).invalid(because);
      await api.patch('/lake/lake-1', { title_pending: {} }).invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { title_pending: 'nusibu' });
    },
  );

  test(
    'title_pending may be right at its minimum length of 4',
    about(
      'lake.title_pending.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of title_pending is 4, inclusive';
      await api
        .post('/lake', { ...lake, title_pending: 'tan ' })
        .created(because, { title_pending: 'tan ' });
      await api.get('/lake/lake-1').ok(because, { title_pending: 'tan ' });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { title_pending: 'tan ' })
        .ok(because, { title_pending: 'tan ' });
      await api.get('/lake/lake-2').ok(because, { title_pending: 'tan ' });
    },
  );

  test(
    'create and update refuse a title_pending below its minimum length of 4',
    about(
      'lake.title_pending.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'title_pending must have at least 4 characters';
      await api.post('/lake', { ...lake, title_pending: 'bi ' }).invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { title_pending: 'bi ' }).invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { title_pending: 'nusibu' });
    },
  );

  test(
    'title_pending has no maximum length',
    about('lake.title_pending.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'title_pending has no maximum length';
      await api
        .post('/lake', {
          ...lake,
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/lake/lake-1').ok(because, {
        title_pending:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', {
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/lake/lake-2').ok(because, {
        title_pending:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );
});

test.describe('Lake: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'phase_second_simple may be normal, high, critical, frozen, on_hold',
    about(
      'lake.phase_second_simple.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of FestivalUrgency';
      await api.post('/lake', lake).created(because, { phase_second_simple: 'normal' });
      await api
        .patch('/lake/lake-1', { phase_second_simple: 'high' })
        .ok(because, { phase_second_simple: 'high' });
      await api
        .patch('/lake/lake-1', { phase_second_simple: 'critical' })
        .ok(because, { phase_second_simple: 'critical' });
      await api
        .patch('/lake/lake-1', { phase_second_simple: 'frozen' })
        .ok(because, { phase_second_simple: 'frozen' });
      await api
        .patch('/lake/lake-1', { phase_second_simple: 'on_hold' })
        .ok(because, { phase_second_simple: 'on_hold' });
      await api.get('/lake/lake-1').ok(because, { phase_second_simple: 'on_hold' });
      await api
        .patch('/lake/lake-1', { phase_second_simple: 'normal' })
        .ok(because, { phase_second_simple: 'normal' });
    },
  );

  test(
    'phase_second_simple may be frozen, which FestivalUrgency has gained',
    about('lake.phase_second_simple.accepts-added-frozen', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'frozen was added to FestivalUrgency';
      await api
        .post('/lake', { ...lake, phase_second_simple: 'frozen' })
        .created(because, { phase_second_simple: 'frozen' });
      await api.get('/lake/lake-1').ok(because, { phase_second_simple: 'frozen' });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { phase_second_simple: 'frozen' })
        .ok(because, { phase_second_simple: 'frozen' });
      await api.get('/lake/lake-2').ok(because, { phase_second_simple: 'frozen' });
    },
  );

  test(
    'phase_second_simple may be on_hold, which FestivalUrgency has gained',
    about('lake.phase_second_simple.accepts-added-on_hold', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'on_hold was added to FestivalUrgency';
      await api
        .post('/lake', { ...lake, phase_second_simple: 'on_hold' })
        .created(because, { phase_second_simple: 'on_hold' });
      await api.get('/lake/lake-1').ok(because, { phase_second_simple: 'on_hold' });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api
        .patch('/lake/lake-2', { phase_second_simple: 'on_hold' })
        .ok(because, { phase_second_simple: 'on_hold' });
      await api.get('/lake/lake-2').ok(because, { phase_second_simple: 'on_hold' });
    },
  );

  test(
    'create and update refuse a phase_second_simple that FestivalUrgency does not list, such as unheard_of',
    about(
      'lake.phase_second_simple.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phase_second_simple must be one of normal, high, critical, frozen, on_hold';
      await api.post('/lake', { ...lake, phase_second_simple: 'unheard_of' }).invalid(because);
      await api.post('/lake', { ...lake, phase_second_simple: 'normal ' }).invalid(because);
      await api.post('/lake', { ...lake, phase_second_simple: 'norma' }).invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { phase_second_simple: 'unheard_of' }).invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { phase_second_simple: 'normal' });
    },
  );

  test(
    'create and update refuse the phase_second_simple NORMAL, as upper and lower case differ',
    about(
      'lake.phase_second_simple.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'phase_second_simple must be one of normal, high, critical, frozen, on_hold';
      await api.post('/lake', { ...lake, phase_second_simple: 'NORMAL' }).invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { phase_second_simple: 'NORMAL' }).invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { phase_second_simple: 'normal' });
    },
  );
});

test.describe('Lake: references', () => {
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
    'notebook_cottage_current refers to an existing NotebookCottage and is answered as its id',
    about('lake.notebook_cottage_current.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'notebook_cottage_current was sent as notebookcottage-1';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .post('/lake', { ...lake, notebook_cottage_current: 'notebookcottage-1' })
        .created(because, { notebook_cottage_current: 'notebookcottage-1' });
      await api.get('/lake/lake-1').ok(because, { notebook_cottage_current: 'notebookcottage-1' });
      await api
        .patch('/lake/lake-1', { notebook_cottage_current: 'notebookcottage-2' })
        .ok('notebook_cottage_current was changed to notebookcottage-2', {
          notebook_cottage_current: 'notebookcottage-2',
        });
      await api
        .get('/lake/lake-1')
        .ok('notebook_cottage_current was changed to notebookcottage-2', {
          notebook_cottage_current: 'notebookcottage-2',
        });
      await api
        .get('/lake')
        .ok('lists answer references as ids too', [
          { id: 'lake-1', notebook_cottage_current: 'notebookcottage-2' },
        ]);
    },
  );

  test(
    'create and update refuse a notebook_cottage_current that no NotebookCottage has as its id',
    about(
      'lake.notebook_cottage_current.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottage_current must be the id of an existing NotebookCottage';
      await api
        .post('/lake', { ...lake, notebook_cottage_current: 'notebookcottage-unknown' })
        .invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Lake', { ...lake, notebook_cottage_current: 'notebookcottage-1' });
      await api
        .patch('/lake/lake-1', { notebook_cottage_current: 'notebookcottage-unknown' })
        .invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { notebook_cottage_current: 'notebookcottage-1' });
    },
  );

  test(
    'create and update refuse what is no id for notebook_cottage_current',
    about(
      'lake.notebook_cottage_current.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottage_current must be the id of a NotebookCottage';
      await api.post('/lake', { ...lake, notebook_cottage_current: 421337 }).invalid(because);
      await api
        .post('/lake', { ...lake, notebook_cottage_current: { value: 'text' } })
        .invalid(because);
      await api.get('/lake/lake-1').notFound('a refused create stores nothing');
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', { notebook_cottage_current: 0 }).invalid(because);
      await api.patch('/lake/lake-1', { notebook_cottage_current: {} }).invalid(because);
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { notebook_cottage_current: null });
    },
  );

  test(
    'notebook_cottage_current may be null or left out',
    about('lake.notebook_cottage_current.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('NotebookCottage', notebookCottage);
      await api
        .post('/lake', { ...lake, notebook_cottage_current: null })
        .created(because, { notebook_cottage_current: null });
      await api
        .patch('/lake/lake-1', { notebook_cottage_current: 'notebookcottage-1' })
        .ok('the change is valid');
      await api
        .patch('/lake/lake-1', { notebook_cottage_current: null })
        .ok(because, { notebook_cottage_current: null });
      await api.get('/lake/lake-1').ok(because, { notebook_cottage_current: null });
      await api
        .post('/lake', { ...lake, id: 'lake-2' })
        .created('notebook_cottage_current is optional', { notebook_cottage_current: null });
    },
  );

  test(
    'deleting a NotebookCottage clears every notebook_cottage_current that refers to it',
    about(
      'lake.notebook_cottage_current.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'notebookcottage-1 was deleted';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Lake', { ...lake, notebook_cottage_current: 'notebookcottage-1' });
      await api.create('Lake', {
        ...lake,
        id: 'lake-2',
        notebook_cottage_current: 'notebookcottage-1',
      });
      await api.delete('/notebookcottage/notebookcottage-1').removed('the object exists');
      await api.get('/lake/lake-1').ok(because, { id: 'lake-1', notebook_cottage_current: null });
      await api.get('/lake/lake-2').ok(because, { id: 'lake-2', notebook_cottage_current: null });
      await api.get('/lake').ok(because, [
        { id: 'lake-1', notebook_cottage_current: null },
        { id: 'lake-2', notebook_cottage_current: null },
      ]);
      await api
        .patch('/lake/lake-1', { copies: 90 })
        .ok('an update of something else brings no reference back', {
          notebook_cottage_current: null,
        });
      await api
        .patch('/lake/lake-1', { notebook_cottage_current: 'notebookcottage-1' })
        .invalid('notebook_cottage_current must be the id of an existing NotebookCottage');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .get('/lake/lake-2')
        .ok('the NotebookCottage that has the id notebookcottage-1 now is another', {
          notebook_cottage_current: null,
        });
    },
  );

  test(
    'deleting a NotebookCottage keeps a notebook_cottage_current that refers to another',
    about(
      'lake.notebook_cottage_current.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Lake', { ...lake, notebook_cottage_current: 'notebookcottage-2' });
      await api.delete('/notebookcottage/notebookcottage-1').removed(because);
      await api.get('/lake/lake-1').ok('another NotebookCottage was deleted', {
        notebook_cottage_current: 'notebookcottage-2',
      });
      await api.delete('/lake/lake-1').removed(because);
      await api
        .get('/notebookcottage/notebookcottage-2')
        .ok('only what refers to it was deleted', { id: 'notebookcottage-2' });
    },
  );

  test(
    'create and update refuse the id of a Lake in notebook_cottage_current, which refers to NotebookCottage',
    about(
      'lake.notebook_cottage_current.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottage_current must be the id of an existing NotebookCottage';
      await api.create('Lake', lake);
      await api
        .post('/lake', { ...lake, id: 'lake-2', notebook_cottage_current: 'lake-1' })
        .invalid(because);
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', { notebook_cottage_current: 'lake-1' }).invalid(because);
      await api
        .get('/lake/lake-2')
        .ok('a refused update changes nothing', { notebook_cottage_current: null });
    },
  );

  test(
    'deleting a Lake, or the NotebookCottage of the same id, leaves the other one and notebook_cottage_current as they are',
    about(
      'lake.notebook_cottage_current.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', { ...notebookCottage, id: 'lake-1' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'lake-2' });
      await api.create('Lake', { ...lake, notebook_cottage_current: 'lake-2' });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.delete('/lake/lake-2').removed(because);
      await api
        .get('/notebookcottage/lake-2')
        .ok('no NotebookCottage was deleted', { ...notebookCottage, id: 'lake-2' });
      await api.delete('/notebookcottage/lake-1').removed(because);
      await api.get('/lake/lake-1').ok('only the NotebookCottage lake-1 was deleted', {
        ...lake,
        notebook_cottage_current: 'lake-2',
      });
    },
  );

  test(
    'update that is refused for notebook_cottage_current does not change copies either',
    about(
      'lake.notebook_cottage_current.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api
        .patch('/lake/lake-1', { copies: 90, notebook_cottage_current: 'notebookcottage-unknown' })
        .invalid('notebook_cottage_current must be the id of an existing NotebookCottage');
      await api
        .get('/lake/lake-1')
        .ok('a refused update changes nothing', { ...lake, notebook_cottage_current: null });
    },
  );
});

test.describe('Lake: actions', () => {
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

  test(
    'lock moves phase_second_simple from frozen to high',
    about('lake.lock.moves-from-frozen', 'actions.success', 'actions.stored', 'guards.compare'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'frozen', copies: 68 });
      await api.post('/lake/lake-1/lock').ok('the state is right and every condition holds', {
        ...lake,
        copies: 68,
        notebook_cottage_current: null,
        phase_second_simple: 'high',
      });
      await api.get('/lake/lake-1').ok('what the action did is stored', {
        ...lake,
        copies: 68,
        notebook_cottage_current: null,
        phase_second_simple: 'high',
      });
    },
  );

  test(
    'lock leaves objects alone that it does not concern',
    about('lake.lock.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'frozen', copies: 68 });
      await api.create('Lake', {
        ...lake,
        id: 'lake-2',
        phase_second_simple: 'frozen',
        copies: 68,
      });
      await api.post('/lake/lake-1/lock').ok('the state is right and every condition holds');
      await api
        .get('/lake/lake-2')
        .ok('lock was called on lake-1, which does not concern this object', {
          copies: 68,
          finished_weekly_prior: '2024-01-07 21:58:34',
          id: 'lake-2',
          notebook_cottage_current: null,
          phase_second_simple: 'frozen',
          title_pending: 'nusibu',
        });
    },
  );

  test(
    'lock acts on what updates left, and later updates leave what it did',
    about(
      'lake.lock.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Lake', { ...lake, phase_second_simple: 'high', copies: 69 });
      await api.patch('/lake/lake-1', { phase_second_simple: 'frozen', copies: 68 }).ok(because);
      await api.post('/lake/lake-1/lock').ok('the state is right and every condition holds');
      await api
        .get('/lake')
        .ok('a list shows what lock did', [{ id: 'lake-1', phase_second_simple: 'high' }]);
      await api.patch('/lake/lake-1', { finished_weekly_prior: '2025-02-19 08:27:12' }).ok(because);
      await api.get('/lake/lake-1').ok('what lock did stays when something else is updated', {
        finished_weekly_prior: '2025-02-19 08:27:12',
        phase_second_simple: 'high',
      });
      await api
        .patch('/lake/lake-1', { phase_second_simple: 'frozen' })
        .ok('an update may lead back to any phase_second_simple');
      await api
        .post('/lake/lake-1/lock')
        .ok('the state is right and every condition holds', { phase_second_simple: 'high' });
    },
  );

  test(
    'lock answers 404 for an id that no Lake has',
    about('lake.lock.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api.post('/lake/lake-unknown/lock').notFound('no Lake has the id lake-unknown');
      await api.delete('/lake/lake-1').removed('the object exists');
      await api.post('/lake/lake-1/lock').notFound('it was deleted');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .post('/lake/notebookcottage-1/lock')
        .notFound('the id is that of a NotebookCottage, and no Lake has it');
    },
  );

  test(
    'lock is refused while phase_second_simple is normal',
    about('lake.lock.refuses-from-normal', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, copies: 68 });
      await api
        .post('/lake/lake-1/lock')
        .refused('lock starts from frozen, and phase_second_simple is normal');
      await api
        .get('/lake/lake-1')
        .ok('a refused action changes nothing', { phase_second_simple: 'normal' });
    },
  );

  test(
    'lock is refused while phase_second_simple is high',
    about('lake.lock.refuses-from-high', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'high', copies: 68 });
      await api
        .post('/lake/lake-1/lock')
        .refused('lock starts from frozen, and phase_second_simple is high');
      await api
        .get('/lake/lake-1')
        .ok('a refused action changes nothing', { phase_second_simple: 'high' });
    },
  );

  test(
    'lock is refused while phase_second_simple is critical',
    about('lake.lock.refuses-from-critical', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'critical', copies: 68 });
      await api
        .post('/lake/lake-1/lock')
        .refused('lock starts from frozen, and phase_second_simple is critical');
      await api
        .get('/lake/lake-1')
        .ok('a refused action changes nothing', { phase_second_simple: 'critical' });
    },
  );

  test(
    'lock is refused while phase_second_simple is on_hold',
    about('lake.lock.refuses-from-on_hold', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'on_hold', copies: 68 });
      await api
        .post('/lake/lake-1/lock')
        .refused('lock starts from frozen, and phase_second_simple is on_hold');
      await api
        .get('/lake/lake-1')
        .ok('a refused action changes nothing', { phase_second_simple: 'on_hold' });
    },
  );

  test(
    'lock is refused while phase_second_simple is null',
    about('lake.lock.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: null, copies: 68 });
      await api
        .post('/lake/lake-1/lock')
        .refused('lock starts from frozen, and phase_second_simple is null');
      await api
        .get('/lake/lake-1')
        .ok('a refused action changes nothing', { phase_second_simple: null });
    },
  );

  test(
    'lock is refused unless this.copies * 2 < 137',
    about(
      'lake.lock.refuses-unless-copies-times-2-lt-137',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'frozen', copies: 69 });
      await api
        .post('/lake/lake-1/lock')
        .refused('the condition this.copies * 2 < 137 is not satisfied');
      await api
        .get('/lake/lake-1')
        .ok('a refused action changes nothing', { phase_second_simple: 'frozen' });
      await api.patch('/lake/lake-1', { copies: 1 }).ok('the change is valid');
      await api.post('/lake/lake-1/lock').ok('the state is right and every condition holds');
    },
  );

  test(
    'lock is refused when copies is null',
    about(
      'lake.lock.refuses-when-copies-is-null',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'frozen', copies: null });
      await api
        .post('/lake/lake-1/lock')
        .refused('the condition this.copies * 2 < 137 is not satisfied');
      await api
        .get('/lake/lake-1')
        .ok('a refused action changes nothing', { phase_second_simple: 'frozen' });
    },
  );

  test(
    'lock succeeds when copies is 0',
    about('lake.lock.succeeds-when-copies-is-0', 'guards.compare', 'actions.success'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'frozen', copies: 0 });
      await api
        .post('/lake/lake-1/lock')
        .ok('the state is right and every condition holds', { phase_second_simple: 'high' });
      await api
        .get('/lake/lake-1')
        .ok('copies is 0, which is allowed', { phase_second_simple: 'high' });
    },
  );
});
