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
      await api.post('/lake', {
        body: lake,
        status: [200, 201],
        answer: { ...lake, notebook_cottage_current: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { ...lake, notebook_cottage_current: null },
        because: 'read answers the object that was created',
      });
      await api.post('/lake', {
        body: { ...lake, id: 'lake-2' },
        status: [200, 201],
        answer: { id: 'lake-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/lake/lake-1', {
        body: {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        status: [200],
        answer: {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          id: 'lake-1',
          notebook_cottage_current: null,
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('lake.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: {
          id: 'lake-1',
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        status: [200],
        answer: {
          id: 'lake-1',
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: {
          id: 'lake-1',
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/lake/lake-1', {
        body: { copies: 90, title_pending: 421337 },
        status: [400, 422],
        because: 'title_pending must be a string',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { ...lake, notebook_cottage_current: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Lake', lake);
      await api.delete('/lake/lake-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/lake/lake-1', { status: [404], because: 'it was deleted' });
      await api.get('/lake', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Lake has',
    about('lake.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api.get('/lake/lake-unknown', {
        status: [404],
        because: 'no Lake has the id lake-unknown',
      });
      await api.patch('/lake/lake-unknown', {
        body: {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        status: [404],
        because: 'no Lake has the id lake-unknown',
      });
      await api.delete('/lake/lake-unknown', {
        status: [404],
        because: 'no Lake has the id lake-unknown',
      });
      await api.get('/lake', {
        status: [200],
        answer: [{ id: 'lake-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/lake', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/lake/lake-2', {
        body: {
          id: 'lake-2',
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { ...lake, notebook_cottage_current: null },
        because: 'another object was updated',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          id: 'lake-2',
          notebook_cottage_current: null,
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        because: 'the update is stored',
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
      await api.delete('/lake/lake-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: {
          copies: 90,
          finished_weekly_prior: '2025-02-19 08:27:12',
          id: 'lake-2',
          notebook_cottage_current: null,
          phase_second_simple: 'on_hold',
          title_pending: 'natisa',
        },
        because: 'another object was deleted',
      });
      await api.get('/lake', {
        status: [200],
        answer: [{ id: 'lake-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/lake', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/lake/lake-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/lake', {
        body: without(lake, 'copies'),
        status: [200, 201],
        answer: { copies: null },
        because: 'copies is optional',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { copies: null },
        because: 'copies is optional',
      });
    },
  );

  test(
    'create accepts a Lake without finished_weekly_prior, which is optional',
    about('lake.finished_weekly_prior.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/lake', {
        body: without(lake, 'finished_weekly_prior'),
        status: [200, 201],
        answer: { finished_weekly_prior: null },
        because: 'finished_weekly_prior is optional',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { finished_weekly_prior: null },
        because: 'finished_weekly_prior is optional',
      });
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
      await api.post('/lake', {
        body: without(lake, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/lake', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'phase_second_simple is "frozen" when a create leaves it out',
    about('lake.phase_second_simple.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/lake', {
        body: without(lake, 'phase_second_simple'),
        status: [200, 201],
        answer: { phase_second_simple: 'frozen' },
        because: 'the default of phase_second_simple is "frozen"',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'frozen' },
        because: 'the default of phase_second_simple is "frozen"',
      });
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
      await api.post('/lake', {
        body: without(lake, 'title_pending'),
        status: [400, 422],
        because: 'title_pending is required and has no default',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'update of copies or title_pending alone leaves every other field as it is',
    about('lake.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Lake', {
        ...lake,
        phase_second_simple: null,
        notebook_cottage_current: 'notebookcottage-1',
      });
      await api.patch('/lake/lake-1', {
        body: { copies: 90 },
        status: [200],
        answer: {
          ...lake,
          copies: 90,
          notebook_cottage_current: 'notebookcottage-1',
          phase_second_simple: null,
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/lake/lake-1', {
        body: { title_pending: 'natisa' },
        status: [200],
        answer: {
          copies: 90,
          finished_weekly_prior: '2024-01-07 21:58:34',
          id: 'lake-1',
          notebook_cottage_current: 'notebookcottage-1',
          phase_second_simple: null,
          title_pending: 'natisa',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: {
          copies: 90,
          finished_weekly_prior: '2024-01-07 21:58:34',
          id: 'lake-1',
          notebook_cottage_current: 'notebookcottage-1',
          phase_second_simple: null,
          title_pending: 'natisa',
        },
        because: 'an update touches only what it carries',
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
      await api.post('/lake', {
        body: { ...lake, copies: null },
        status: [200, 201],
        answer: { copies: null },
        because: 'copies is nullable',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { copies: null },
        because: 'copies is nullable',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { copies: null },
        status: [200],
        answer: { copies: null },
        because: 'copies is nullable',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { copies: null },
        because: 'copies is nullable',
      });
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
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: null },
        status: [200, 201],
        answer: { finished_weekly_prior: null },
        because: 'finished_weekly_prior is nullable',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { finished_weekly_prior: null },
        because: 'finished_weekly_prior is nullable',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { finished_weekly_prior: null },
        status: [200],
        answer: { finished_weekly_prior: null },
        because: 'finished_weekly_prior is nullable',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { finished_weekly_prior: null },
        because: 'finished_weekly_prior is nullable',
      });
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
      await api.post('/lake', {
        body: { ...lake, phase_second_simple: null },
        status: [200, 201],
        answer: { phase_second_simple: null },
        because: 'phase_second_simple is nullable and its default is for absence only',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: null },
        because: 'phase_second_simple is nullable and its default is for absence only',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { phase_second_simple: null },
        status: [200],
        answer: { phase_second_simple: null },
        because: 'phase_second_simple is nullable and its default is for absence only',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { phase_second_simple: null },
        because: 'phase_second_simple is nullable and its default is for absence only',
      });
    },
  );

  test(
    'title_pending may be null',
    about('lake.title_pending.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/lake', {
        body: { ...lake, title_pending: null },
        status: [200, 201],
        answer: { title_pending: null },
        because: 'title_pending is nullable',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { title_pending: null },
        because: 'title_pending is nullable',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { title_pending: null },
        status: [200],
        answer: { title_pending: null },
        because: 'title_pending is nullable',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { title_pending: null },
        because: 'title_pending is nullable',
      });
    },
  );
});

test.describe('Lake: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
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
    'create and update refuse a copies of a wrong type',
    about(
      'lake.copies.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/lake', {
        body: { ...lake, copies: 'abc' },
        status: [400, 422],
        because: 'copies must be an integer',
      });
      await api.post('/lake', {
        body: { ...lake, copies: { value: 'text' } },
        status: [400, 422],
        because: 'copies must be an integer',
      });
      await api.post('/lake', {
        body: { ...lake, copies: 49.5 },
        status: [400, 422],
        because: 'copies must be an integer',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { copies: 'abc' },
        status: [400, 422],
        because: 'copies must be an integer',
      });
      await api.patch('/lake/lake-1', {
        body: { copies: { value: 'text' } },
        status: [400, 422],
        because: 'copies must be an integer',
      });
      await api.patch('/lake/lake-1', {
        body: { copies: 49.5 },
        status: [400, 422],
        because: 'copies must be an integer',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { copies: 50 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake', {
        body: { ...lake, copies: 0 },
        status: [200, 201],
        answer: { copies: 0 },
        because: 'the minimum of copies is 0, inclusive',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { copies: 0 },
        because: 'the minimum of copies is 0, inclusive',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { copies: 0 },
        status: [200],
        answer: { copies: 0 },
        because: 'the minimum of copies is 0, inclusive',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { copies: 0 },
        because: 'the minimum of copies is 0, inclusive',
      });
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
      await api.post('/lake', {
        body: { ...lake, copies: -1 },
        status: [400, 422],
        because: 'copies must be at least 0',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { copies: -1 },
        status: [400, 422],
        because: 'copies must be at least 0',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { copies: 50 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake', {
        body: { ...lake, copies: 250 },
        status: [200, 201],
        answer: { copies: 250 },
        because: 'the maximum of copies is 250, inclusive',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { copies: 250 },
        because: 'the maximum of copies is 250, inclusive',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { copies: 250 },
        status: [200],
        answer: { copies: 250 },
        because: 'the maximum of copies is 250, inclusive',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { copies: 250 },
        because: 'the maximum of copies is 250, inclusive',
      });
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
      await api.post('/lake', {
        body: { ...lake, copies: 251 },
        status: [400, 422],
        because: 'copies must be at most 250',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { copies: 251 },
        status: [400, 422],
        because: 'copies must be at most 250',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { copies: 50 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'finished_weekly_prior may be the leap day 2024-02-29',
    about('lake.finished_weekly_prior.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2024-02-29 12:00:00' },
        status: [200, 201],
        answer: { finished_weekly_prior: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of finished_weekly_prior',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { finished_weekly_prior: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of finished_weekly_prior',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { finished_weekly_prior: '2024-02-29 12:00:00' },
        status: [200],
        answer: { finished_weekly_prior: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of finished_weekly_prior',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { finished_weekly_prior: '2024-02-29 12:00:00' },
        because: '"2024-02-29 12:00:00" is a valid value of finished_weekly_prior',
      });
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
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: 202403 },
        status: [400, 422],
        because: 'finished_weekly_prior must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { finished_weekly_prior: 202403 },
        status: [400, 422],
        because: 'finished_weekly_prior must be a string in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { finished_weekly_prior: '2024-01-07 21:58:34' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2024-13-01 21:58:34' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2024-01-07 25:00:00' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { finished_weekly_prior: '2021-02-30 12:00:00' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/lake/lake-1', {
        body: { finished_weekly_prior: '2021-02-29 12:00:00' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/lake/lake-1', {
        body: { finished_weekly_prior: '2024-13-01 21:58:34' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/lake/lake-1', {
        body: { finished_weekly_prior: '2024-01-07 25:00:00' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { finished_weekly_prior: '2024-01-07 21:58:34' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2024-01-07T21:58:34Z' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2024-01-07' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: 'not a date' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { finished_weekly_prior: '2024-01-07T21:58:34Z' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/lake/lake-1', {
        body: { finished_weekly_prior: '2024-01-07' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.patch('/lake/lake-1', {
        body: { finished_weekly_prior: 'not a date' },
        status: [400, 422],
        because: 'finished_weekly_prior must be a real date in YYYY-MM-DD hh:mm:ss format',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { finished_weekly_prior: '2024-01-07 21:58:34' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2025-12-31 23:59:59' },
        status: [200, 201],
        answer: { finished_weekly_prior: '2025-12-31 23:59:59' },
        because: 'the last moment of finished_weekly_prior is 2025-12-31 23:59:59, inclusive',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { finished_weekly_prior: '2025-12-31 23:59:59' },
        because: 'the last moment of finished_weekly_prior is 2025-12-31 23:59:59, inclusive',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { finished_weekly_prior: '2025-12-31 23:59:59' },
        status: [200],
        answer: { finished_weekly_prior: '2025-12-31 23:59:59' },
        because: 'the last moment of finished_weekly_prior is 2025-12-31 23:59:59, inclusive',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { finished_weekly_prior: '2025-12-31 23:59:59' },
        because: 'the last moment of finished_weekly_prior is 2025-12-31 23:59:59, inclusive',
      });
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
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2026-01-01 00:00:00' },
        status: [400, 422],
        because: 'finished_weekly_prior must not be after 2025-12-31 23:59:59',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { finished_weekly_prior: '2026-01-01 00:00:00' },
        status: [400, 422],
        because: 'finished_weekly_prior must not be after 2025-12-31 23:59:59',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { finished_weekly_prior: '2024-01-07 21:58:34' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake', {
        body: { ...lake, finished_weekly_prior: '2001-02-03 04:05:06' },
        status: [200, 201],
        answer: { finished_weekly_prior: '2001-02-03 04:05:06' },
        because: 'finished_weekly_prior has no first moment',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { finished_weekly_prior: '2001-02-03 04:05:06' },
        because: 'finished_weekly_prior has no first moment',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { finished_weekly_prior: '2001-02-03 04:05:06' },
        status: [200],
        answer: { finished_weekly_prior: '2001-02-03 04:05:06' },
        because: 'finished_weekly_prior has no first moment',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { finished_weekly_prior: '2001-02-03 04:05:06' },
        because: 'finished_weekly_prior has no first moment',
      });
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
      await api.post('/lake', {
        body: { ...lake, phase_second_simple: 421337 },
        status: [400, 422],
        because: 'phase_second_simple must be one of normal, high, critical, frozen, on_hold',
      });
      await api.post('/lake', {
        body: { ...lake, phase_second_simple: { value: 'text' } },
        status: [400, 422],
        because: 'phase_second_simple must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { phase_second_simple: 421337 },
        status: [400, 422],
        because: 'phase_second_simple must be one of normal, high, critical, frozen, on_hold',
      });
      await api.patch('/lake/lake-1', {
        body: { phase_second_simple: { value: 'text' } },
        status: [400, 422],
        because: 'phase_second_simple must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'normal' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'title_pending of digits alone stays a string',
    about('lake.title_pending.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/lake', {
        body: { ...lake, title_pending: '0042' },
        status: [200, 201],
        answer: { title_pending: '0042' },
        because: '"0042" is a valid value of title_pending',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { title_pending: '0042' },
        because: '"0042" is a valid value of title_pending',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { title_pending: '0042' },
        status: [200],
        answer: { title_pending: '0042' },
        because: '"0042" is a valid value of title_pending',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { title_pending: '0042' },
        because: '"0042" is a valid value of title_pending',
      });
    },
  );

  test(
    'title_pending keeps spaces, quotes, accents and symbols',
    about('lake.title_pending.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/lake', {
        body: { ...lake, title_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { title_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of title_pending',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { title_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of title_pending',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { title_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { title_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of title_pending',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { title_pending: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of title_pending',
      });
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
      await api.post('/lake', {
        body: { ...lake, title_pending: 421337 },
        status: [400, 422],
        because: 'title_pending must be a string',
      });
      await api.post('/lake', {
        body: { ...lake, title_pending: { value: 'text' } },
        status: [400, 422],
        because: 'title_pending must be a string',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { title_pending: 421337 },
        status: [400, 422],
        because: 'title_pending must be a string',
      });
      await api.patch('/lake/lake-1', {
        body: { title_pending: { value: 'text' } },
        status: [400, 422],
        because: 'title_pending must be a string',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { title_pending: 'nusibu' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake', {
        body: { ...lake, title_pending: 'tana' },
        status: [200, 201],
        answer: { title_pending: 'tana' },
        because: 'the minimum length of title_pending is 4, inclusive',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { title_pending: 'tana' },
        because: 'the minimum length of title_pending is 4, inclusive',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { title_pending: 'tana' },
        status: [200],
        answer: { title_pending: 'tana' },
        because: 'the minimum length of title_pending is 4, inclusive',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { title_pending: 'tana' },
        because: 'the minimum length of title_pending is 4, inclusive',
      });
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
      await api.post('/lake', {
        body: { ...lake, title_pending: 'bil' },
        status: [400, 422],
        because: 'title_pending must have at least 4 characters',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { title_pending: 'bil' },
        status: [400, 422],
        because: 'title_pending must have at least 4 characters',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { title_pending: 'nusibu' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'title_pending has no maximum length',
    about('lake.title_pending.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/lake', {
        body: {
          ...lake,
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'title_pending has no maximum length',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: {
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'title_pending has no maximum length',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: {
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'title_pending has no maximum length',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: {
          title_pending:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'title_pending has no maximum length',
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/lake', {
        body: lake,
        status: [200, 201],
        answer: { phase_second_simple: 'normal' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/lake/lake-1', {
        body: { phase_second_simple: 'high' },
        status: [200],
        answer: { phase_second_simple: 'high' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/lake/lake-1', {
        body: { phase_second_simple: 'critical' },
        status: [200],
        answer: { phase_second_simple: 'critical' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/lake/lake-1', {
        body: { phase_second_simple: 'frozen' },
        status: [200],
        answer: { phase_second_simple: 'frozen' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.patch('/lake/lake-1', {
        body: { phase_second_simple: 'on_hold' },
        status: [200],
        answer: { phase_second_simple: 'on_hold' },
        because: 'the value is one of FestivalUrgency',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'on_hold' },
        because: 'the value is one of FestivalUrgency',
      });
    },
  );

  test(
    'phase_second_simple may be frozen, which FestivalUrgency has gained',
    about('lake.phase_second_simple.accepts-added-frozen', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/lake', {
        body: { ...lake, phase_second_simple: 'frozen' },
        status: [200, 201],
        answer: { phase_second_simple: 'frozen' },
        because: 'frozen was added to FestivalUrgency',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'frozen' },
        because: 'frozen was added to FestivalUrgency',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { phase_second_simple: 'frozen' },
        status: [200],
        answer: { phase_second_simple: 'frozen' },
        because: 'frozen was added to FestivalUrgency',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { phase_second_simple: 'frozen' },
        because: 'frozen was added to FestivalUrgency',
      });
    },
  );

  test(
    'phase_second_simple may be on_hold, which FestivalUrgency has gained',
    about('lake.phase_second_simple.accepts-added-on_hold', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/lake', {
        body: { ...lake, phase_second_simple: 'on_hold' },
        status: [200, 201],
        answer: { phase_second_simple: 'on_hold' },
        because: 'on_hold was added to FestivalUrgency',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'on_hold' },
        because: 'on_hold was added to FestivalUrgency',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { phase_second_simple: 'on_hold' },
        status: [200],
        answer: { phase_second_simple: 'on_hold' },
        because: 'on_hold was added to FestivalUrgency',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { phase_second_simple: 'on_hold' },
        because: 'on_hold was added to FestivalUrgency',
      });
    },
  );

  test(
    'create and update refuse the phase_second_simple unheard_of, which FestivalUrgency does not have',
    about(
      'lake.phase_second_simple.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/lake', {
        body: { ...lake, phase_second_simple: 'unheard_of' },
        status: [400, 422],
        because: 'phase_second_simple must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { phase_second_simple: 'unheard_of' },
        status: [400, 422],
        because: 'phase_second_simple must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'normal' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake', {
        body: { ...lake, phase_second_simple: 'NORMAL' },
        status: [400, 422],
        because: 'phase_second_simple must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { phase_second_simple: 'NORMAL' },
        status: [400, 422],
        because: 'phase_second_simple must be one of normal, high, critical, frozen, on_hold',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'normal' },
        because: 'a refused update changes nothing',
      });
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
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.post('/lake', {
        body: { ...lake, notebook_cottage_current: 'notebookcottage-1' },
        status: [200, 201],
        answer: { notebook_cottage_current: 'notebookcottage-1' },
        because: 'notebook_cottage_current was sent as notebookcottage-1',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { notebook_cottage_current: 'notebookcottage-1' },
        because: 'notebook_cottage_current was sent as notebookcottage-1',
      });
      await api.patch('/lake/lake-1', {
        body: { notebook_cottage_current: 'notebookcottage-2' },
        status: [200],
        answer: { notebook_cottage_current: 'notebookcottage-2' },
        because: 'notebook_cottage_current was changed to notebookcottage-2',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { notebook_cottage_current: 'notebookcottage-2' },
        because: 'notebook_cottage_current was changed to notebookcottage-2',
      });
      await api.get('/lake', {
        status: [200],
        answer: [{ id: 'lake-1', notebook_cottage_current: 'notebookcottage-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/lake', {
        body: { ...lake, notebook_cottage_current: 'notebookcottage-unknown' },
        status: [400, 422],
        because: 'notebook_cottage_current must be the id of an existing NotebookCottage',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Lake', { ...lake, notebook_cottage_current: 'notebookcottage-1' });
      await api.patch('/lake/lake-1', {
        body: { notebook_cottage_current: 'notebookcottage-unknown' },
        status: [400, 422],
        because: 'notebook_cottage_current must be the id of an existing NotebookCottage',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { notebook_cottage_current: 'notebookcottage-1' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake', {
        body: { ...lake, notebook_cottage_current: 421337 },
        status: [400, 422],
        because: 'notebook_cottage_current must be the id of a NotebookCottage',
      });
      await api.post('/lake', {
        body: { ...lake, notebook_cottage_current: { value: 'text' } },
        status: [400, 422],
        because: 'notebook_cottage_current must be the id of a NotebookCottage',
      });
      await api.get('/lake/lake-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Lake', lake);
      await api.patch('/lake/lake-1', {
        body: { notebook_cottage_current: 421337 },
        status: [400, 422],
        because: 'notebook_cottage_current must be the id of a NotebookCottage',
      });
      await api.patch('/lake/lake-1', {
        body: { notebook_cottage_current: { value: 'text' } },
        status: [400, 422],
        because: 'notebook_cottage_current must be the id of a NotebookCottage',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { notebook_cottage_current: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'notebook_cottage_current may be null or left out',
    about('lake.notebook_cottage_current.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.post('/lake', {
        body: { ...lake, notebook_cottage_current: null },
        status: [200, 201],
        answer: { notebook_cottage_current: null },
        because: 'a reference may be null',
      });
      await api.patch('/lake/lake-1', {
        body: { notebook_cottage_current: 'notebookcottage-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/lake/lake-1', {
        body: { notebook_cottage_current: null },
        status: [200],
        answer: { notebook_cottage_current: null },
        because: 'a reference may be null',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { notebook_cottage_current: null },
        because: 'a reference may be null',
      });
      await api.post('/lake', {
        body: { ...lake, id: 'lake-2' },
        status: [200, 201],
        answer: { notebook_cottage_current: null },
        because: 'notebook_cottage_current is optional',
      });
    },
  );

  test(
    'deleting a NotebookCottage clears every notebook_cottage_current that refers to it',
    about(
      'lake.notebook_cottage_current.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Lake', { ...lake, notebook_cottage_current: 'notebookcottage-1' });
      await api.create('Lake', {
        ...lake,
        id: 'lake-2',
        notebook_cottage_current: 'notebookcottage-1',
      });
      await api.delete('/notebookcottage/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { id: 'lake-1', notebook_cottage_current: null },
        because: 'notebookcottage-1 was deleted',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { id: 'lake-2', notebook_cottage_current: null },
        because: 'notebookcottage-1 was deleted',
      });
    },
  );

  test(
    'deleting a NotebookCottage keeps a notebook_cottage_current that refers to another',
    about('lake.notebook_cottage_current.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Lake', { ...lake, notebook_cottage_current: 'notebookcottage-2' });
      await api.delete('/notebookcottage/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { notebook_cottage_current: 'notebookcottage-2' },
        because: 'another NotebookCottage was deleted',
      });
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
      await api.create('Lake', lake);
      await api.post('/lake', {
        body: { ...lake, id: 'lake-2', notebook_cottage_current: 'lake-1' },
        status: [400, 422],
        because: 'notebook_cottage_current must be the id of an existing NotebookCottage',
      });
      await api.create('Lake', { ...lake, id: 'lake-2' });
      await api.patch('/lake/lake-2', {
        body: { notebook_cottage_current: 'lake-1' },
        status: [400, 422],
        because: 'notebook_cottage_current must be the id of an existing NotebookCottage',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: { notebook_cottage_current: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Lake with the id of a NotebookCottage leaves notebook_cottage_current alone',
    about(
      'lake.notebook_cottage_current.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Lake', { ...lake, notebook_cottage_current: 'notebookcottage-1' });
      await api.create('Lake', { ...lake, id: 'notebookcottage-1' });
      await api.delete('/lake/notebookcottage-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { notebook_cottage_current: 'notebookcottage-1' },
        because: 'no NotebookCottage was deleted',
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
      await api.patch('/lake/lake-1', {
        body: { copies: 90, notebook_cottage_current: 'notebookcottage-unknown' },
        status: [400, 422],
        because: 'notebook_cottage_current must be the id of an existing NotebookCottage',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { ...lake, notebook_cottage_current: null },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/lake/lake-1/lock', {
        status: [200],
        answer: {
          ...lake,
          copies: 68,
          notebook_cottage_current: null,
          phase_second_simple: 'high',
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: {
          ...lake,
          copies: 68,
          notebook_cottage_current: null,
          phase_second_simple: 'high',
        },
        because: 'what the action did is stored',
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
      await api.post('/lake/lake-1/lock', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/lake/lake-2', {
        status: [200],
        answer: {
          copies: 68,
          finished_weekly_prior: '2024-01-07 21:58:34',
          id: 'lake-2',
          notebook_cottage_current: null,
          phase_second_simple: 'frozen',
          title_pending: 'nusibu',
        },
        because: 'lock was called on lake-1, which does not concern this object',
      });
    },
  );

  test(
    'lock answers 404 for an id that no Lake has',
    about('lake.lock.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Lake', lake);
      await api.post('/lake/lake-unknown/lock', {
        status: [404],
        because: 'no Lake has the id lake-unknown',
      });
    },
  );

  test(
    'lock is refused while phase_second_simple is normal',
    about('lake.lock.refuses-from-normal', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, copies: 68 });
      await api.post('/lake/lake-1/lock', {
        status: [400, 409],
        because: 'lock starts from frozen, and phase_second_simple is normal',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'normal' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused while phase_second_simple is high',
    about('lake.lock.refuses-from-high', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'high', copies: 68 });
      await api.post('/lake/lake-1/lock', {
        status: [400, 409],
        because: 'lock starts from frozen, and phase_second_simple is high',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'high' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused while phase_second_simple is critical',
    about('lake.lock.refuses-from-critical', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'critical', copies: 68 });
      await api.post('/lake/lake-1/lock', {
        status: [400, 409],
        because: 'lock starts from frozen, and phase_second_simple is critical',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'critical' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused while phase_second_simple is on_hold',
    about('lake.lock.refuses-from-on_hold', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'on_hold', copies: 68 });
      await api.post('/lake/lake-1/lock', {
        status: [400, 409],
        because: 'lock starts from frozen, and phase_second_simple is on_hold',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'on_hold' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused while phase_second_simple is null',
    about('lake.lock.refuses-without-state', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: null, copies: 68 });
      await api.post('/lake/lake-1/lock', {
        status: [400, 409],
        because: 'lock starts from frozen, and phase_second_simple is null',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: null },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'lock is refused unless this.copies * 2 < 137',
    about(
      'lake.lock.refuses-unless-copies-times-2-lt-137',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Lake', { ...lake, phase_second_simple: 'frozen', copies: 69 });
      await api.post('/lake/lake-1/lock', {
        status: [400, 409],
        because: 'the condition this.copies * 2 < 137 is not satisfied',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'frozen' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/lake/lake-1/lock', {
        status: [400, 409],
        because: 'the condition this.copies * 2 < 137 is not satisfied',
      });
      await api.get('/lake/lake-1', {
        status: [200],
        answer: { phase_second_simple: 'frozen' },
        because: 'a refused action changes nothing',
      });
    },
  );
});
