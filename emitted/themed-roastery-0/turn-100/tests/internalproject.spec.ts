import { about, test, without } from '../support/api.ts';

// A valid StaffMember, as the tests send it.
const staffMember = {
  contract_status: 'permanent',
  full_name: 'busi',
  id: 'staffmember-1',
  job_title: 'guroli',
  weekly_hours: 32.75,
  work_email: 'dorab',
};

// A valid QuarterlyGoal, as the tests send it.
const quarterlyGoal = {
  department: null,
  goal_state: 'reached',
  goal_text: 'lasubu',
  id: 'quarterlygoal-1',
  points_reached: 30,
};

// A valid InternalProject, as the tests send it.
const internalProject = {
  id: 'internalproject-1',
  progress_percent: 56,
  project_name: 'birasa',
  project_state: 'running',
};

test.describe('InternalProject: create, read, update and delete', () => {
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
    'create answers the new InternalProject, and read answers it again',
    about(
      'internalproject.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: internalProject,
        status: [200, 201],
        answer: { ...internalProject, goals: [], team: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { ...internalProject, goals: [], team: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, id: 'internalproject-2' },
        status: [200, 201],
        answer: { id: 'internalproject-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole InternalProject',
    about(
      'internalproject.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { progress_percent: 19, project_name: 'lasito', project_state: 'completed' },
        status: [200],
        answer: {
          goals: [],
          id: 'internalproject-1',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
          team: [],
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { progress_percent: 19, project_name: 'lasito', project_state: 'completed' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('internalproject.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: {
          id: 'internalproject-1',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        },
        status: [200],
        answer: {
          id: 'internalproject-1',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: {
          id: 'internalproject-1',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for project_state does not change progress_percent either',
    about(
      'internalproject.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { progress_percent: 19, project_state: 'unheard_of' },
        status: [400, 422],
        because: 'project_state must be one of idea, approved, running, completed',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { ...internalProject, goals: [], team: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes an InternalProject: no read finds it and no list holds it',
    about(
      'internalproject.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.delete('/internalproject/internalproject-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'it was deleted',
      });
      await api.get('/internalproject', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no InternalProject has',
    about('internalproject.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.get('/internalproject/internalproject-unknown', {
        status: [404],
        because: 'no InternalProject has the id internalproject-unknown',
      });
      await api.patch('/internalproject/internalproject-unknown', {
        body: { progress_percent: 19, project_name: 'lasito', project_state: 'completed' },
        status: [404],
        because: 'no InternalProject has the id internalproject-unknown',
      });
      await api.delete('/internalproject/internalproject-unknown', {
        status: [404],
        because: 'no InternalProject has the id internalproject-unknown',
      });
      await api.get('/internalproject', {
        status: [200],
        answer: [{ id: 'internalproject-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('InternalProject: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every InternalProject with all of its fields',
    about('internalproject.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-2',
        progress_percent: 19,
        project_name: 'lasito',
        project_state: 'completed',
      });
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-3',
        progress_percent: 63,
        project_name: 'mini',
        project_state: 'approved',
      });
      await api.get('/internalproject', {
        status: [200],
        answer: [
          { ...internalProject, goals: [], team: [] },
          {
            goals: [],
            id: 'internalproject-2',
            progress_percent: 19,
            project_name: 'lasito',
            project_state: 'completed',
            team: [],
          },
          {
            goals: [],
            id: 'internalproject-3',
            progress_percent: 63,
            project_name: 'mini',
            project_state: 'approved',
            team: [],
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one InternalProject leaves another as it was',
    about('internalproject.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-2',
        progress_percent: 19,
        project_name: 'lasito',
        project_state: 'completed',
      });
      await api.patch('/internalproject/internalproject-2', {
        body: {
          id: 'internalproject-2',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { ...internalProject, goals: [], team: [] },
        because: 'another object was updated',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: {
          goals: [],
          id: 'internalproject-2',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
          team: [],
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one InternalProject leaves another as it was',
    about(
      'internalproject.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-2',
        progress_percent: 19,
        project_name: 'lasito',
        project_state: 'completed',
      });
      await api.delete('/internalproject/internalproject-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: {
          goals: [],
          id: 'internalproject-2',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
          team: [],
        },
        because: 'another object was deleted',
      });
      await api.get('/internalproject', {
        status: [200],
        answer: [{ id: 'internalproject-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every InternalProject',
    about('internalproject.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-2',
        progress_percent: 19,
        project_name: 'lasito',
        project_state: 'completed',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/internalproject', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'reset removed it',
      });
    },
  );
});

test.describe('InternalProject: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses an InternalProject without an id',
    about(
      'internalproject.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: without(internalProject, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/internalproject', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts an InternalProject without progress_percent, which is optional',
    about('internalproject.progress_percent.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: without(internalProject, 'progress_percent'),
        status: [200, 201],
        answer: { progress_percent: null },
        because: 'progress_percent is optional',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { progress_percent: null },
        because: 'progress_percent is optional',
      });
    },
  );

  test(
    'create refuses an InternalProject without project_name, which is required',
    about(
      'internalproject.project_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: without(internalProject, 'project_name'),
        status: [400, 422],
        because: 'project_name is required and has no default',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses an InternalProject without project_state, which is required',
    about(
      'internalproject.project_state.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: without(internalProject, 'project_state'),
        status: [400, 422],
        because: 'project_state is required and has no default',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of progress_percent or project_state alone leaves every other field as it is',
    about('internalproject.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('StaffMember', staffMember);
      await api.create('InternalProject', {
        ...internalProject,
        goals: ['quarterlygoal-1'],
        team: ['staffmember-1'],
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { progress_percent: 19 },
        status: [200],
        answer: {
          ...internalProject,
          goals: ['quarterlygoal-1'],
          progress_percent: 19,
          team: ['staffmember-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { project_state: 'completed' },
        status: [200],
        answer: {
          ...internalProject,
          goals: ['quarterlygoal-1'],
          progress_percent: 19,
          project_state: 'completed',
          team: ['staffmember-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: {
          ...internalProject,
          goals: ['quarterlygoal-1'],
          progress_percent: 19,
          project_state: 'completed',
          team: ['staffmember-1'],
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('InternalProject: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for progress_percent',
    about(
      'internalproject.progress_percent.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, progress_percent: null },
        status: [400, 422],
        because: 'progress_percent must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { progress_percent: null },
        status: [400, 422],
        because: 'progress_percent must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { progress_percent: 56 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for project_name',
    about(
      'internalproject.project_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_name: null },
        status: [400, 422],
        because: 'project_name must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { project_name: null },
        status: [400, 422],
        because: 'project_name must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_name: 'birasa' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for project_state',
    about(
      'internalproject.project_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_state: null },
        status: [400, 422],
        because: 'project_state must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { project_state: null },
        status: [400, 422],
        because: 'project_state must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'running' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('InternalProject: types and bounds', () => {
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
    'create and update refuse a progress_percent of a wrong type',
    about(
      'internalproject.progress_percent.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, progress_percent: 'abc' },
        status: [400, 422],
        because: 'progress_percent must be an integer',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, progress_percent: { value: 'text' } },
        status: [400, 422],
        because: 'progress_percent must be an integer',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, progress_percent: 55.5 },
        status: [400, 422],
        because: 'progress_percent must be an integer',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { progress_percent: 'abc' },
        status: [400, 422],
        because: 'progress_percent must be an integer',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { progress_percent: { value: 'text' } },
        status: [400, 422],
        because: 'progress_percent must be an integer',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { progress_percent: 55.5 },
        status: [400, 422],
        because: 'progress_percent must be an integer',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { progress_percent: 56 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'progress_percent may be right at its minimum of 0',
    about(
      'internalproject.progress_percent.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, progress_percent: 0 },
        status: [200, 201],
        answer: { progress_percent: 0 },
        because: 'the minimum of progress_percent is 0, inclusive',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { progress_percent: 0 },
        because: 'the minimum of progress_percent is 0, inclusive',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.patch('/internalproject/internalproject-2', {
        body: { progress_percent: 0 },
        status: [200],
        answer: { progress_percent: 0 },
        because: 'the minimum of progress_percent is 0, inclusive',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: { progress_percent: 0 },
        because: 'the minimum of progress_percent is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a progress_percent below its minimum of 0',
    about(
      'internalproject.progress_percent.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, progress_percent: -1 },
        status: [400, 422],
        because: 'progress_percent must be at least 0',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { progress_percent: -1 },
        status: [400, 422],
        because: 'progress_percent must be at least 0',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { progress_percent: 56 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'progress_percent has no maximum',
    about(
      'internalproject.progress_percent.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, progress_percent: 1000000 },
        status: [200, 201],
        answer: { progress_percent: 1000000 },
        because: 'progress_percent has no maximum',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { progress_percent: 1000000 },
        because: 'progress_percent has no maximum',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.patch('/internalproject/internalproject-2', {
        body: { progress_percent: 1000000 },
        status: [200],
        answer: { progress_percent: 1000000 },
        because: 'progress_percent has no maximum',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: { progress_percent: 1000000 },
        because: 'progress_percent has no maximum',
      });
    },
  );

  test(
    'project_name of digits alone stays a string',
    about(
      'internalproject.project_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_name: '0042' },
        status: [200, 201],
        answer: { project_name: '0042' },
        because: '"0042" is a valid value of project_name',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_name: '0042' },
        because: '"0042" is a valid value of project_name',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.patch('/internalproject/internalproject-2', {
        body: { project_name: '0042' },
        status: [200],
        answer: { project_name: '0042' },
        because: '"0042" is a valid value of project_name',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: { project_name: '0042' },
        because: '"0042" is a valid value of project_name',
      });
    },
  );

  test(
    'project_name keeps spaces, quotes, accents and symbols',
    about(
      'internalproject.project_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { project_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of project_name',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of project_name',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.patch('/internalproject/internalproject-2', {
        body: { project_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { project_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of project_name',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: { project_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of project_name',
      });
    },
  );

  test(
    'create and update refuse a project_name of a wrong type',
    about(
      'internalproject.project_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_name: 421337 },
        status: [400, 422],
        because: 'project_name must be a string',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, project_name: { value: 'text' } },
        status: [400, 422],
        because: 'project_name must be a string',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { project_name: 421337 },
        status: [400, 422],
        because: 'project_name must be a string',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { project_name: { value: 'text' } },
        status: [400, 422],
        because: 'project_name must be a string',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_name: 'birasa' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'project_name may be right at its minimum length of 3',
    about(
      'internalproject.project_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_name: 'bil' },
        status: [200, 201],
        answer: { project_name: 'bil' },
        because: 'the minimum length of project_name is 3, inclusive',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_name: 'bil' },
        because: 'the minimum length of project_name is 3, inclusive',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.patch('/internalproject/internalproject-2', {
        body: { project_name: 'bil' },
        status: [200],
        answer: { project_name: 'bil' },
        because: 'the minimum length of project_name is 3, inclusive',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: { project_name: 'bil' },
        because: 'the minimum length of project_name is 3, inclusive',
      });
    },
  );

  test(
    'create and update refuse a project_name below its minimum length of 3',
    about(
      'internalproject.project_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_name: 'ru' },
        status: [400, 422],
        because: 'project_name must have at least 3 characters',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { project_name: 'ru' },
        status: [400, 422],
        because: 'project_name must have at least 3 characters',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_name: 'birasa' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'project_name may be right at its maximum length of 100',
    about(
      'internalproject.project_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: {
          ...internalProject,
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200, 201],
        answer: {
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of project_name is 100, inclusive',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: {
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of project_name is 100, inclusive',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.patch('/internalproject/internalproject-2', {
        body: {
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200],
        answer: {
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of project_name is 100, inclusive',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: {
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of project_name is 100, inclusive',
      });
    },
  );

  test(
    'create and update refuse a project_name above its maximum length of 100',
    about(
      'internalproject.project_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: {
          ...internalProject,
          project_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'project_name must have at most 100 characters',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: {
          project_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'project_name must have at most 100 characters',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_name: 'birasa' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a project_state of a wrong type',
    about(
      'internalproject.project_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_state: 421337 },
        status: [400, 422],
        because: 'project_state must be one of idea, approved, running, completed',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, project_state: { value: 'text' } },
        status: [400, 422],
        because: 'project_state must be one of idea, approved, running, completed',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { project_state: 421337 },
        status: [400, 422],
        because: 'project_state must be one of idea, approved, running, completed',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { project_state: { value: 'text' } },
        status: [400, 422],
        because: 'project_state must be one of idea, approved, running, completed',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'running' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('InternalProject: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'project_state may be idea, approved, running, completed',
    about(
      'internalproject.project_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_state: 'idea' },
        status: [200, 201],
        answer: { project_state: 'idea' },
        because: 'the value is one of InternalProjectProjectState',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { project_state: 'approved' },
        status: [200],
        answer: { project_state: 'approved' },
        because: 'the value is one of InternalProjectProjectState',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { project_state: 'running' },
        status: [200],
        answer: { project_state: 'running' },
        because: 'the value is one of InternalProjectProjectState',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { project_state: 'completed' },
        status: [200],
        answer: { project_state: 'completed' },
        because: 'the value is one of InternalProjectProjectState',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'completed' },
        because: 'the value is one of InternalProjectProjectState',
      });
    },
  );

  test(
    'create and update refuse the project_state unheard_of, which InternalProjectProjectState does not have',
    about(
      'internalproject.project_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_state: 'unheard_of' },
        status: [400, 422],
        because: 'project_state must be one of idea, approved, running, completed',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { project_state: 'unheard_of' },
        status: [400, 422],
        because: 'project_state must be one of idea, approved, running, completed',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'running' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the project_state IDEA, as upper and lower case differ',
    about(
      'internalproject.project_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, project_state: 'IDEA' },
        status: [400, 422],
        because: 'project_state must be one of idea, approved, running, completed',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { project_state: 'IDEA' },
        status: [400, 422],
        because: 'project_state must be one of idea, approved, running, completed',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'running' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('InternalProject: references', () => {
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
    'goals is an empty list when a create leaves it out',
    about('internalproject.goals.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: internalProject,
        status: [200, 201],
        answer: { goals: [] },
        because: 'goals was left out',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { goals: [] },
        because: 'goals was left out',
      });
    },
  );

  test(
    'goals lists existing QuarterlyGoal objects and is answered as their ids',
    about('internalproject.goals.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.post('/internalproject', {
        body: { ...internalProject, goals: ['quarterlygoal-1', 'quarterlygoal-2'] },
        status: [200, 201],
        answer: { goals: ['quarterlygoal-1', 'quarterlygoal-2'] },
        because: 'goals was sent with two ids',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { goals: ['quarterlygoal-1', 'quarterlygoal-2'] },
        because: 'goals was sent with two ids',
      });
      await api.get('/internalproject', {
        status: [200],
        answer: [{ id: 'internalproject-1', goals: ['quarterlygoal-1', 'quarterlygoal-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { goals: ['quarterlygoal-2', 'quarterlygoal-1'] },
        status: [200],
        answer: { goals: ['quarterlygoal-2', 'quarterlygoal-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in goals',
    about('internalproject.goals.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.create('InternalProject', { ...internalProject, goals: ['quarterlygoal-1'] });
      await api.patch('/internalproject/internalproject-1', {
        body: { goals: ['quarterlygoal-2'] },
        status: [200],
        answer: { goals: ['quarterlygoal-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { goals: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { goals: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in goals that no QuarterlyGoal has',
    about(
      'internalproject.goals.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.post('/internalproject', {
        body: { ...internalProject, goals: ['quarterlygoal-unknown'] },
        status: [400, 422],
        because: 'goals must hold only ids of existing QuarterlyGoal objects',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, goals: ['quarterlygoal-1', 'quarterlygoal-unknown'] },
        status: [400, 422],
        because: 'goals must hold only ids of existing QuarterlyGoal objects',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, goals: ['quarterlygoal-unknown', 'quarterlygoal-2'] },
        status: [400, 422],
        because: 'goals must hold only ids of existing QuarterlyGoal objects',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', {
        ...internalProject,
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { goals: ['quarterlygoal-unknown'] },
        status: [400, 422],
        because: 'goals must hold only ids of existing QuarterlyGoal objects',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { goals: ['quarterlygoal-1', 'quarterlygoal-unknown'] },
        status: [400, 422],
        because: 'goals must hold only ids of existing QuarterlyGoal objects',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { goals: ['quarterlygoal-unknown', 'quarterlygoal-2'] },
        status: [400, 422],
        because: 'goals must hold only ids of existing QuarterlyGoal objects',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { goals: ['quarterlygoal-1', 'quarterlygoal-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list goals',
    about(
      'internalproject.goals.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, goals: null },
        status: [400, 422],
        because: 'goals must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { goals: null },
        status: [400, 422],
        because: 'goals must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { goals: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for goals',
    about(
      'internalproject.goals.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, goals: 'abc' },
        status: [400, 422],
        because: 'goals must be a list of ids of QuarterlyGoal',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, goals: [{ value: 'text' }] },
        status: [400, 422],
        because: 'goals must be a list of ids of QuarterlyGoal',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { goals: 'abc' },
        status: [400, 422],
        because: 'goals must be a list of ids of QuarterlyGoal',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { goals: [{ value: 'text' }] },
        status: [400, 422],
        because: 'goals must be a list of ids of QuarterlyGoal',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { goals: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a QuarterlyGoal takes its id out of every goals and keeps the others',
    about('internalproject.goals.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.create('InternalProject', {
        ...internalProject,
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
      });
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-2',
        goals: ['quarterlygoal-1'],
      });
      await api.delete('/quarterlygoal/quarterlygoal-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { id: 'internalproject-1', goals: ['quarterlygoal-2'] },
        because: 'quarterlygoal-1 was deleted',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: { id: 'internalproject-2', goals: [] },
        because: 'quarterlygoal-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of an InternalProject in goals, which refers to QuarterlyGoal',
    about(
      'internalproject.goals.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.post('/internalproject', {
        body: { ...internalProject, id: 'internalproject-2', goals: ['internalproject-1'] },
        status: [400, 422],
        because: 'goals must hold only ids of existing QuarterlyGoal objects',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.patch('/internalproject/internalproject-2', {
        body: { goals: ['internalproject-1'] },
        status: [400, 422],
        because: 'goals must hold only ids of existing QuarterlyGoal objects',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: { goals: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an InternalProject with the id of a QuarterlyGoal leaves goals alone',
    about(
      'internalproject.goals.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('InternalProject', { ...internalProject, goals: ['quarterlygoal-1'] });
      await api.create('InternalProject', { ...internalProject, id: 'quarterlygoal-1' });
      await api.delete('/internalproject/quarterlygoal-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { goals: ['quarterlygoal-1'] },
        because: 'no QuarterlyGoal was deleted',
      });
    },
  );

  test(
    'team is an empty list when a create leaves it out',
    about(
      'internalproject.team.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: internalProject,
        status: [200, 201],
        answer: { team: [] },
        because: 'team was left out',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { team: [] },
        because: 'team was left out',
      });
    },
  );

  test(
    'team lists existing StaffMember objects and is answered as their ids',
    about(
      'internalproject.team.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/internalproject', {
        body: { ...internalProject, team: ['staffmember-1', 'staffmember-2'] },
        status: [200, 201],
        answer: { team: ['staffmember-1', 'staffmember-2'] },
        because: 'team was sent with two ids',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { team: ['staffmember-1', 'staffmember-2'] },
        because: 'team was sent with two ids',
      });
      await api.get('/internalproject', {
        status: [200],
        answer: [{ id: 'internalproject-1', team: ['staffmember-1', 'staffmember-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { team: ['staffmember-2', 'staffmember-1'] },
        status: [200],
        answer: { team: ['staffmember-2', 'staffmember-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in team',
    about(
      'internalproject.team.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('InternalProject', { ...internalProject, team: ['staffmember-1'] });
      await api.patch('/internalproject/internalproject-1', {
        body: { team: ['staffmember-2'] },
        status: [200],
        answer: { team: ['staffmember-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { team: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { team: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in team that no StaffMember has',
    about(
      'internalproject.team.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/internalproject', {
        body: { ...internalProject, team: ['staffmember-unknown'] },
        status: [400, 422],
        because: 'team must hold only ids of existing StaffMember objects',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, team: ['staffmember-1', 'staffmember-unknown'] },
        status: [400, 422],
        because: 'team must hold only ids of existing StaffMember objects',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, team: ['staffmember-unknown', 'staffmember-2'] },
        status: [400, 422],
        because: 'team must hold only ids of existing StaffMember objects',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', {
        ...internalProject,
        team: ['staffmember-1', 'staffmember-2'],
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { team: ['staffmember-unknown'] },
        status: [400, 422],
        because: 'team must hold only ids of existing StaffMember objects',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { team: ['staffmember-1', 'staffmember-unknown'] },
        status: [400, 422],
        because: 'team must hold only ids of existing StaffMember objects',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { team: ['staffmember-unknown', 'staffmember-2'] },
        status: [400, 422],
        because: 'team must hold only ids of existing StaffMember objects',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { team: ['staffmember-1', 'staffmember-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list team',
    about(
      'internalproject.team.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, team: null },
        status: [400, 422],
        because: 'team must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { team: null },
        status: [400, 422],
        because: 'team must not be null',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { team: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for team',
    about(
      'internalproject.team.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/internalproject', {
        body: { ...internalProject, team: 'abc' },
        status: [400, 422],
        because: 'team must be a list of ids of StaffMember',
      });
      await api.post('/internalproject', {
        body: { ...internalProject, team: [{ value: 'text' }] },
        status: [400, 422],
        because: 'team must be a list of ids of StaffMember',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { team: 'abc' },
        status: [400, 422],
        because: 'team must be a list of ids of StaffMember',
      });
      await api.patch('/internalproject/internalproject-1', {
        body: { team: [{ value: 'text' }] },
        status: [400, 422],
        because: 'team must be a list of ids of StaffMember',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { team: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a StaffMember takes its id out of every team and keeps the others',
    about(
      'internalproject.team.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('InternalProject', {
        ...internalProject,
        team: ['staffmember-1', 'staffmember-2'],
      });
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-2',
        team: ['staffmember-1'],
      });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { id: 'internalproject-1', team: ['staffmember-2'] },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: { id: 'internalproject-2', team: [] },
        because: 'staffmember-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of an InternalProject in team, which refers to StaffMember',
    about(
      'internalproject.team.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.post('/internalproject', {
        body: { ...internalProject, id: 'internalproject-2', team: ['internalproject-1'] },
        status: [400, 422],
        because: 'team must hold only ids of existing StaffMember objects',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.patch('/internalproject/internalproject-2', {
        body: { team: ['internalproject-1'] },
        status: [400, 422],
        because: 'team must hold only ids of existing StaffMember objects',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: { team: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an InternalProject with the id of a StaffMember leaves team alone',
    about(
      'internalproject.team.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('InternalProject', { ...internalProject, team: ['staffmember-1'] });
      await api.create('InternalProject', { ...internalProject, id: 'staffmember-1' });
      await api.delete('/internalproject/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { team: ['staffmember-1'] },
        because: 'no StaffMember was deleted',
      });
    },
  );

  test(
    'update that is refused for goals does not change progress_percent either',
    about(
      'internalproject.goals.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', {
        body: { progress_percent: 19, goals: ['quarterlygoal-unknown'] },
        status: [400, 422],
        because: 'goals must hold only ids of existing QuarterlyGoal objects',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { ...internalProject, goals: [], team: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('InternalProject: actions', () => {
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
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'approve_project moves project_state from idea to approved',
    about(
      'internalproject.approve_project.moves-from-idea',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'idea',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 60,
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [200],
        answer: {
          ...internalProject,
          goals: ['quarterlygoal-1', 'quarterlygoal-2'],
          progress_percent: 60,
          project_state: 'approved',
          team: [],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: {
          ...internalProject,
          goals: ['quarterlygoal-1', 'quarterlygoal-2'],
          progress_percent: 60,
          project_state: 'approved',
          team: [],
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'approve_project applies the effect: for each item in this.goals: decrease item.points_reached by 2',
    about(
      'internalproject.approve_project.effect-each-goals-increase-points_reached-by--2',
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'idea',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 60,
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/quarterlygoal/quarterlygoal-1', {
        status: [200],
        answer: { ...quarterlyGoal, points_reached: 28, goal_owner: null },
        because: 'for each item in this.goals: decrease item.points_reached by 2',
      });
      await api.get('/quarterlygoal/quarterlygoal-2', {
        status: [200],
        answer: { ...quarterlyGoal, points_reached: 61, goal_owner: null, id: 'quarterlygoal-2' },
        because: 'for each item in this.goals: decrease item.points_reached by 2',
      });
    },
  );

  test(
    'approve_project leaves objects alone that it does not concern',
    about(
      'internalproject.approve_project.leaves-bystanders',
      'actions.success',
      'effects.for-each',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'idea',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 60,
      });
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-2',
        project_state: 'idea',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 60,
      });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-3' });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/internalproject/internalproject-2', {
        status: [200],
        answer: {
          goals: ['quarterlygoal-1', 'quarterlygoal-2'],
          id: 'internalproject-2',
          progress_percent: 60,
          project_name: 'birasa',
          project_state: 'idea',
          team: [],
        },
        because:
          'approve_project was called on internalproject-1, which does not concern this object',
      });
      await api.get('/quarterlygoal/quarterlygoal-3', {
        status: [200],
        answer: { ...quarterlyGoal, goal_owner: null, id: 'quarterlygoal-3' },
        because:
          'approve_project was called on internalproject-1, which does not concern this object',
      });
    },
  );

  test(
    'approve_project answers 404 for an id that no InternalProject has',
    about('internalproject.approve_project.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api.post('/internalproject/internalproject-unknown/approve_project', {
        status: [404],
        because: 'no InternalProject has the id internalproject-unknown',
      });
    },
  );

  test(
    'approve_project is refused while project_state is approved',
    about(
      'internalproject.approve_project.refuses-from-approved',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'approved',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 60,
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [400, 409],
        because: 'approve_project starts from idea, and project_state is approved',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'approved' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve_project is refused while project_state is running',
    about(
      'internalproject.approve_project.refuses-from-running',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 60,
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [400, 409],
        because: 'approve_project starts from idea, and project_state is running',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'running' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve_project is refused while project_state is completed',
    about(
      'internalproject.approve_project.refuses-from-completed',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'completed',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 60,
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [400, 409],
        because: 'approve_project starts from idea, and project_state is completed',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'completed' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve_project is refused unless this.progress_percent >= 60',
    about(
      'internalproject.approve_project.refuses-unless-progress_percent-gte-60',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'idea',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 59,
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [400, 409],
        because: 'the condition this.progress_percent >= 60 is not satisfied',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'idea' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve_project changes none of the objects that it refers to when it is refused',
    about('internalproject.approve_project.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'idea',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 59,
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [400, 409],
        because: 'the condition this.progress_percent >= 60 is not satisfied',
      });
      await api.get('/quarterlygoal/quarterlygoal-1', {
        status: [200],
        answer: { ...quarterlyGoal, goal_owner: null },
        because: 'a refused action changes nothing',
      });
      await api.get('/quarterlygoal/quarterlygoal-2', {
        status: [200],
        answer: { ...quarterlyGoal, goal_owner: null, id: 'quarterlygoal-2', points_reached: 63 },
        because: 'a refused action changes nothing',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: {
          ...internalProject,
          goals: ['quarterlygoal-1', 'quarterlygoal-2'],
          progress_percent: 59,
          project_state: 'idea',
          team: [],
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve_project is refused when progress_percent is absent',
    about(
      'internalproject.approve_project.refuses-when-progress_percent-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...without(internalProject, 'progress_percent'),
        project_state: 'idea',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [400, 409],
        because: 'the condition this.progress_percent >= 60 is not satisfied',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'idea' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve_project is refused when progress_percent is 0',
    about(
      'internalproject.approve_project.refuses-when-progress_percent-is-0',
      'guards.compare',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'idea',
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 0,
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [400, 409],
        because: 'the condition this.progress_percent >= 60 is not satisfied',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'idea' },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'approve_project succeeds when goals is empty',
    about(
      'internalproject.approve_project.succeeds-when-goals-is-empty',
      'effects.for-each',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'idea',
        goals: [],
        progress_percent: 60,
      });
      await api.post('/internalproject/internalproject-1/approve_project', {
        status: [200],
        answer: { project_state: 'approved' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/internalproject/internalproject-1', {
        status: [200],
        answer: { project_state: 'approved' },
        because: 'goals is empty, which is allowed',
      });
    },
  );
});
