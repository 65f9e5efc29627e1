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
      await api
        .post('/internalproject', internalProject)
        .created('create answers the object that was sent', {
          ...internalProject,
          goals: [],
          team: [],
        });
      await api
        .get('/internalproject/internalproject-1')
        .ok('read answers the object that was created', {
          ...internalProject,
          goals: [],
          team: [],
        });
      await api
        .post('/internalproject', { ...internalProject, id: 'internalproject-2' })
        .created('objects may be alike in everything but their ids', { id: 'internalproject-2' });
    },
  );

  test(
    'the id of an InternalProject may be any text, upper and lower case told apart, but no number',
    about(
      'internalproject.create.accepts-any-id',
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
        .post('/internalproject', {
          ...internalProject,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('InternalProject', {
        ...internalProject,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/internalproject/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/internalproject/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...internalProject,
          goals: [],
          id: 'Room 2.B at the Very End of the Long Hall',
          team: [],
        });
      await api
        .post('/internalproject', { ...internalProject, id: 421337 })
        .invalid('id must be a string');
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
      await api
        .patch('/internalproject/internalproject-1', {
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        })
        .ok('every one of these fields was sent', {
          goals: [],
          id: 'internalproject-1',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
          team: [],
        });
      await api.get('/internalproject/internalproject-1').ok('the update is stored', {
        progress_percent: 19,
        project_name: 'lasito',
        project_state: 'completed',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('internalproject.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', {
          id: 'internalproject-1',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        })
        .ok(because, {
          id: 'internalproject-1',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        });
      await api.get('/internalproject/internalproject-1').ok(because, {
        id: 'internalproject-1',
        progress_percent: 19,
        project_name: 'lasito',
        project_state: 'completed',
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
      await api
        .patch('/internalproject/internalproject-1', {
          progress_percent: 19,
          project_state: 'unheard_of',
        })
        .invalid('project_state must be one of idea, approved, running, completed');
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { ...internalProject, goals: [], team: [] });
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
      const because = 'it was deleted';
      await api.create('InternalProject', internalProject);
      await api.delete('/internalproject/internalproject-1').removed('the object exists');
      await api.get('/internalproject/internalproject-1').notFound(because);
      await api
        .patch('/internalproject/internalproject-1', { id: 'internalproject-1' })
        .notFound(because);
      await api.get('/internalproject').ok('what was deleted is in no list', []);
      await api
        .post('/internalproject', {
          ...internalProject,
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          goals: [],
          id: 'internalproject-1',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
          team: [],
        });
      await api
        .get('/internalproject/internalproject-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          goals: [],
          id: 'internalproject-1',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
          team: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no InternalProject has',
    about('internalproject.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no InternalProject has the id internalproject-unknown';
      await api.create('InternalProject', internalProject);
      await api.get('/internalproject/internalproject-unknown').notFound(because);
      await api
        .patch('/internalproject/internalproject-unknown', {
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        })
        .notFound(because);
      await api.delete('/internalproject/internalproject-unknown').notFound(because);
      await api
        .get('/internalproject')
        .ok('requests for an unknown id change nothing', [{ id: 'internalproject-1' }]);
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
      await api.get('/internalproject').ok('three objects were created', [
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
      ]);
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-4',
        project_state: 'idea',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-5' });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-6' });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-7' });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-8' });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-9' });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-10' });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-11' });
      await api
        .get('/internalproject')
        .ok('a list holds every object, however many there are', [
          { id: 'internalproject-1' },
          { id: 'internalproject-2' },
          { id: 'internalproject-3' },
          { id: 'internalproject-4' },
          { id: 'internalproject-5' },
          { id: 'internalproject-6' },
          { id: 'internalproject-7' },
          { id: 'internalproject-8' },
          { id: 'internalproject-9' },
          { id: 'internalproject-10' },
          { id: 'internalproject-11' },
        ]);
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
      await api
        .patch('/internalproject/internalproject-2', {
          id: 'internalproject-2',
          progress_percent: 19,
          project_name: 'lasito',
          project_state: 'completed',
        })
        .ok('the change is valid');
      await api
        .get('/internalproject/internalproject-1')
        .ok('another object was updated', { ...internalProject, goals: [], team: [] });
      await api.get('/internalproject/internalproject-2').ok('the update is stored', {
        goals: [],
        id: 'internalproject-2',
        progress_percent: 19,
        project_name: 'lasito',
        project_state: 'completed',
        team: [],
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
      await api.delete('/internalproject/internalproject-1').removed('the object exists');
      await api.get('/internalproject/internalproject-2').ok('another object was deleted', {
        goals: [],
        id: 'internalproject-2',
        progress_percent: 19,
        project_name: 'lasito',
        project_state: 'completed',
        team: [],
      });
      await api
        .get('/internalproject')
        .ok('one of two objects was deleted', [{ id: 'internalproject-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/internalproject').ok('reset removes all objects', []);
      await api.get('/internalproject/internalproject-1').notFound('reset removed it');
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
      await api.post('/internalproject', without(internalProject, 'id')).invalid('id must be sent');
      await api.get('/internalproject').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts an InternalProject without progress_percent, which is optional',
    about('internalproject.progress_percent.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'progress_percent is optional';
      await api
        .post('/internalproject', without(internalProject, 'progress_percent'))
        .created(because, { progress_percent: null });
      await api.get('/internalproject/internalproject-1').ok(because, { progress_percent: null });
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
      await api
        .post('/internalproject', without(internalProject, 'project_name'))
        .invalid('project_name is required and has no default');
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
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
      await api
        .post('/internalproject', without(internalProject, 'project_state'))
        .invalid('project_state is required and has no default');
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
    },
  );

  test(
    'update of progress_percent or project_state alone leaves every other field as it is',
    about('internalproject.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('StaffMember', staffMember);
      await api.create('InternalProject', {
        ...internalProject,
        goals: ['quarterlygoal-1'],
        team: ['staffmember-1'],
      });
      await api.patch('/internalproject/internalproject-1', { progress_percent: 19 }).ok(because, {
        ...internalProject,
        goals: ['quarterlygoal-1'],
        progress_percent: 19,
        team: ['staffmember-1'],
      });
      await api
        .patch('/internalproject/internalproject-1', { project_state: 'completed' })
        .ok(because, {
          ...internalProject,
          goals: ['quarterlygoal-1'],
          progress_percent: 19,
          project_state: 'completed',
          team: ['staffmember-1'],
        });
      await api.get('/internalproject/internalproject-1').ok(because, {
        ...internalProject,
        goals: ['quarterlygoal-1'],
        progress_percent: 19,
        project_state: 'completed',
        team: ['staffmember-1'],
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
      const because = 'progress_percent must not be null';
      await api
        .post('/internalproject', { ...internalProject, progress_percent: null })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', { progress_percent: null })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { progress_percent: 56 });
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
      const because = 'project_name must not be null';
      await api
        .post('/internalproject', { ...internalProject, project_name: null })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', { project_name: null })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { project_name: 'birasa' });
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
      const because = 'project_state must not be null';
      await api
        .post('/internalproject', { ...internalProject, project_state: null })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', { project_state: null })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { project_state: 'running' });
    },
  );
});

test.describe('InternalProject: types and bounds', () => {
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
      const because = 'progress_percent must be an integer';
      await api
        .post('/internalproject', { ...internalProject, progress_percent: 'abc' })
        .invalid(because);
      await api
        .post('/internalproject', { ...internalProject, progress_percent: { value: 'text' } })
        .invalid(because);
      await api
        .post('/internalproject', { ...internalProject, progress_percent: 55.5 })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', { progress_percent: 'abc' })
        .invalid(because);
      await api
        .patch('/internalproject/internalproject-1', { progress_percent: {} })
        .invalid(because);
      await api
        .patch('/internalproject/internalproject-1', { progress_percent: 55.5 })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { progress_percent: 56 });
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
      const because = 'the minimum of progress_percent is 0, inclusive';
      await api
        .post('/internalproject', { ...internalProject, progress_percent: 0 })
        .created(because, { progress_percent: 0 });
      await api.get('/internalproject/internalproject-1').ok(because, { progress_percent: 0 });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api
        .patch('/internalproject/internalproject-2', { progress_percent: 0 })
        .ok(because, { progress_percent: 0 });
      await api.get('/internalproject/internalproject-2').ok(because, { progress_percent: 0 });
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
      const because = 'progress_percent must be at least 0';
      await api
        .post('/internalproject', { ...internalProject, progress_percent: -1 })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', { progress_percent: -1 })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { progress_percent: 56 });
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
      const because = 'progress_percent has no maximum';
      await api
        .post('/internalproject', { ...internalProject, progress_percent: 1000000 })
        .created(because, { progress_percent: 1000000 });
      await api
        .get('/internalproject/internalproject-1')
        .ok(because, { progress_percent: 1000000 });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api
        .patch('/internalproject/internalproject-2', { progress_percent: 1000000 })
        .ok(because, { progress_percent: 1000000 });
      await api
        .get('/internalproject/internalproject-2')
        .ok(because, { progress_percent: 1000000 });
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
      const because = '"0042" is a valid value of project_name';
      await api
        .post('/internalproject', { ...internalProject, project_name: '0042' })
        .created(because, { project_name: '0042' });
      await api.get('/internalproject/internalproject-1').ok(because, { project_name: '0042' });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api
        .patch('/internalproject/internalproject-2', { project_name: '0042' })
        .ok(because, { project_name: '0042' });
      await api.get('/internalproject/internalproject-2').ok(because, { project_name: '0042' });
    },
  );

  test(
    'project_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'internalproject.project_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of project_name';
      await api
        .post('/internalproject', { ...internalProject, project_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { project_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/internalproject/internalproject-1')
        .ok(because, { project_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api
        .patch('/internalproject/internalproject-2', { project_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { project_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/internalproject/internalproject-2')
        .ok(because, { project_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'project_name must be a string';
      await api
        .post('/internalproject', { ...internalProject, project_name: 421337 })
        .invalid(because);
      await api
        .post('/internalproject', { ...internalProject, project_name: { value: 'text' } })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', { project_name: 0 }).invalid(because);
      await api.patch('/internalproject/internalproject-1', { project_name: {} }).invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { project_name: 'birasa' });
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
      const because = 'the minimum length of project_name is 3, inclusive';
      await api
        .post('/internalproject', { ...internalProject, project_name: 'bi ' })
        .created(because, { project_name: 'bi ' });
      await api.get('/internalproject/internalproject-1').ok(because, { project_name: 'bi ' });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api
        .patch('/internalproject/internalproject-2', { project_name: 'bi ' })
        .ok(because, { project_name: 'bi ' });
      await api.get('/internalproject/internalproject-2').ok(because, { project_name: 'bi ' });
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
      const because = 'project_name must have at least 3 characters';
      await api
        .post('/internalproject', { ...internalProject, project_name: 'r ' })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', { project_name: 'r ' })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { project_name: 'birasa' });
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
      const because = 'the maximum length of project_name is 100, inclusive';
      await api
        .post('/internalproject', {
          ...internalProject,
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .created(because, {
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/internalproject/internalproject-1').ok(because, {
        project_name:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api
        .patch('/internalproject/internalproject-2', {
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .ok(because, {
          project_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/internalproject/internalproject-2').ok(because, {
        project_name:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
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
      const because = 'project_name must have at most 100 characters';
      await api
        .post('/internalproject', {
          ...internalProject,
          project_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', {
          project_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { project_name: 'birasa' });
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
      const because = 'project_state must be one of idea, approved, running, completed';
      await api
        .post('/internalproject', { ...internalProject, project_state: 421337 })
        .invalid(because);
      await api
        .post('/internalproject', { ...internalProject, project_state: { value: 'text' } })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', { project_state: 0 }).invalid(because);
      await api.patch('/internalproject/internalproject-1', { project_state: {} }).invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { project_state: 'running' });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of InternalProjectProjectState';
      await api
        .post('/internalproject', { ...internalProject, project_state: 'idea' })
        .created(because, { project_state: 'idea' });
      await api
        .patch('/internalproject/internalproject-1', { project_state: 'approved' })
        .ok(because, { project_state: 'approved' });
      await api
        .patch('/internalproject/internalproject-1', { project_state: 'running' })
        .ok(because, { project_state: 'running' });
      await api
        .patch('/internalproject/internalproject-1', { project_state: 'completed' })
        .ok(because, { project_state: 'completed' });
      await api
        .get('/internalproject/internalproject-1')
        .ok(because, { project_state: 'completed' });
      await api
        .patch('/internalproject/internalproject-1', { project_state: 'idea' })
        .ok(because, { project_state: 'idea' });
    },
  );

  test(
    'create and update refuse a project_state that InternalProjectProjectState does not list, such as unheard_of',
    about(
      'internalproject.project_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'project_state must be one of idea, approved, running, completed';
      await api
        .post('/internalproject', { ...internalProject, project_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/internalproject', { ...internalProject, project_state: 'idea ' })
        .invalid(because);
      await api
        .post('/internalproject', { ...internalProject, project_state: 'ide' })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', { project_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { project_state: 'running' });
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
      const because = 'project_state must be one of idea, approved, running, completed';
      await api
        .post('/internalproject', { ...internalProject, project_state: 'IDEA' })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api
        .patch('/internalproject/internalproject-1', { project_state: 'IDEA' })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { project_state: 'running' });
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
      const because = 'goals was left out';
      await api.post('/internalproject', internalProject).created(because, { goals: [] });
      await api.get('/internalproject/internalproject-1').ok(because, { goals: [] });
    },
  );

  test(
    'goals lists existing QuarterlyGoal objects and is answered as their ids',
    about(
      'internalproject.goals.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'goals was sent with two ids';
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-3' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-4' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-5' });
      await api
        .post('/internalproject', {
          ...internalProject,
          goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        })
        .created(because, { goals: ['quarterlygoal-1', 'quarterlygoal-2'] });
      await api
        .get('/internalproject/internalproject-1')
        .ok(because, { goals: ['quarterlygoal-1', 'quarterlygoal-2'] });
      await api
        .get('/internalproject')
        .ok('lists answer references as ids too', [
          { id: 'internalproject-1', goals: ['quarterlygoal-1', 'quarterlygoal-2'] },
        ]);
      await api
        .patch('/internalproject/internalproject-1', {
          goals: ['quarterlygoal-2', 'quarterlygoal-1'],
        })
        .ok('any order will do', { goals: ['quarterlygoal-2', 'quarterlygoal-1'] });
      await api
        .patch('/internalproject/internalproject-1', {
          goals: [
            'quarterlygoal-1',
            'quarterlygoal-2',
            'quarterlygoal-3',
            'quarterlygoal-4',
            'quarterlygoal-5',
          ],
        })
        .ok('no length is too much', {
          goals: [
            'quarterlygoal-1',
            'quarterlygoal-2',
            'quarterlygoal-3',
            'quarterlygoal-4',
            'quarterlygoal-5',
          ],
        });
      await api.delete('/internalproject/internalproject-1').removed('the object exists');
      await api
        .get('/quarterlygoal')
        .ok('only what refers to them was deleted', [
          { id: 'quarterlygoal-1' },
          { id: 'quarterlygoal-2' },
          { id: 'quarterlygoal-3' },
          { id: 'quarterlygoal-4' },
          { id: 'quarterlygoal-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in goals',
    about('internalproject.goals.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.create('InternalProject', { ...internalProject, goals: ['quarterlygoal-1'] });
      await api
        .patch('/internalproject/internalproject-1', { goals: ['quarterlygoal-2'] })
        .ok('an update replaces the list', { goals: ['quarterlygoal-2'] });
      await api
        .patch('/internalproject/internalproject-1', { goals: [] })
        .ok('the change is valid');
      await api.get('/internalproject/internalproject-1').ok('the list was emptied', { goals: [] });
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
      const because = 'goals must hold only ids of existing QuarterlyGoal objects';
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .post('/internalproject', { ...internalProject, goals: ['quarterlygoal-unknown'] })
        .invalid(because);
      await api
        .post('/internalproject', {
          ...internalProject,
          goals: ['quarterlygoal-1', 'quarterlygoal-unknown'],
        })
        .invalid(because);
      await api
        .post('/internalproject', {
          ...internalProject,
          goals: ['quarterlygoal-unknown', 'quarterlygoal-2'],
        })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', {
        ...internalProject,
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
      });
      await api
        .patch('/internalproject/internalproject-1', { goals: ['quarterlygoal-unknown'] })
        .invalid(because);
      await api
        .patch('/internalproject/internalproject-1', {
          goals: ['quarterlygoal-1', 'quarterlygoal-unknown'],
        })
        .invalid(because);
      await api
        .patch('/internalproject/internalproject-1', {
          goals: ['quarterlygoal-unknown', 'quarterlygoal-2'],
        })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { goals: ['quarterlygoal-1', 'quarterlygoal-2'] });
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
      const because = 'goals must not be null';
      await api.post('/internalproject', { ...internalProject, goals: null }).invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', { goals: null }).invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { goals: [] });
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
      const because = 'goals must be a list of ids of QuarterlyGoal';
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'x' });
      await api.post('/internalproject', { ...internalProject, goals: 'x' }).invalid(because);
      await api
        .post('/internalproject', { ...internalProject, goals: [{ value: 'text' }] })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', { goals: 'x' }).invalid(because);
      await api.patch('/internalproject/internalproject-1', { goals: [{}] }).invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { goals: [] });
    },
  );

  test(
    'deleting a QuarterlyGoal takes its id out of every goals and keeps the others',
    about(
      'internalproject.goals.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'quarterlygoal-2 was deleted';
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-3' });
      await api.create('InternalProject', {
        ...internalProject,
        goals: ['quarterlygoal-1', 'quarterlygoal-2', 'quarterlygoal-3'],
      });
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-2',
        goals: ['quarterlygoal-2'],
      });
      await api.delete('/quarterlygoal/quarterlygoal-2').removed('the object exists');
      await api
        .get('/internalproject/internalproject-1')
        .ok(because, { id: 'internalproject-1', goals: ['quarterlygoal-1', 'quarterlygoal-3'] });
      await api
        .get('/internalproject/internalproject-2')
        .ok(because, { id: 'internalproject-2', goals: [] });
      await api.get('/internalproject').ok(because, [
        { id: 'internalproject-1', goals: ['quarterlygoal-1', 'quarterlygoal-3'] },
        { id: 'internalproject-2', goals: [] },
      ]);
      await api
        .patch('/internalproject/internalproject-1', { progress_percent: 19 })
        .ok('an update of something else brings no reference back', {
          goals: ['quarterlygoal-1', 'quarterlygoal-3'],
        });
      await api
        .patch('/internalproject/internalproject-1', {
          goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        })
        .invalid('goals must hold only ids of existing QuarterlyGoal objects');
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .get('/internalproject/internalproject-2')
        .ok('the QuarterlyGoal that has the id quarterlygoal-2 now is another', { goals: [] });
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
      const because = 'goals must hold only ids of existing QuarterlyGoal objects';
      await api.create('InternalProject', internalProject);
      await api
        .post('/internalproject', {
          ...internalProject,
          id: 'internalproject-2',
          goals: ['internalproject-1'],
        })
        .invalid(because);
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api
        .patch('/internalproject/internalproject-2', { goals: ['internalproject-1'] })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-2')
        .ok('a refused update changes nothing', { goals: [] });
    },
  );

  test(
    'deleting an InternalProject, or the QuarterlyGoal of the same id, leaves the other one and goals as they are',
    about(
      'internalproject.goals.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'internalproject-1' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'internalproject-2' });
      await api.create('InternalProject', { ...internalProject, goals: ['internalproject-2'] });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.delete('/internalproject/internalproject-2').removed(because);
      await api.get('/quarterlygoal/internalproject-2').ok('no QuarterlyGoal was deleted', {
        ...quarterlyGoal,
        goal_owner: null,
        id: 'internalproject-2',
      });
      await api.delete('/quarterlygoal/internalproject-1').removed(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('only the QuarterlyGoal internalproject-1 was deleted', {
          ...internalProject,
          goals: ['internalproject-2'],
          team: [],
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
      const because = 'team was left out';
      await api.post('/internalproject', internalProject).created(because, { team: [] });
      await api.get('/internalproject/internalproject-1').ok(because, { team: [] });
    },
  );

  test(
    'team lists existing StaffMember objects and is answered as their ids',
    about(
      'internalproject.team.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'team was sent with two ids';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-4' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-5' });
      await api
        .post('/internalproject', { ...internalProject, team: ['staffmember-1', 'staffmember-2'] })
        .created(because, { team: ['staffmember-1', 'staffmember-2'] });
      await api
        .get('/internalproject/internalproject-1')
        .ok(because, { team: ['staffmember-1', 'staffmember-2'] });
      await api
        .get('/internalproject')
        .ok('lists answer references as ids too', [
          { id: 'internalproject-1', team: ['staffmember-1', 'staffmember-2'] },
        ]);
      await api
        .patch('/internalproject/internalproject-1', { team: ['staffmember-2', 'staffmember-1'] })
        .ok('any order will do', { team: ['staffmember-2', 'staffmember-1'] });
      await api
        .patch('/internalproject/internalproject-1', {
          team: [
            'staffmember-1',
            'staffmember-2',
            'staffmember-3',
            'staffmember-4',
            'staffmember-5',
          ],
        })
        .ok('no length is too much', {
          team: [
            'staffmember-1',
            'staffmember-2',
            'staffmember-3',
            'staffmember-4',
            'staffmember-5',
          ],
        });
      await api.delete('/internalproject/internalproject-1').removed('the object exists');
      await api
        .get('/staffmember')
        .ok('only what refers to them was deleted', [
          { id: 'staffmember-1' },
          { id: 'staffmember-2' },
          { id: 'staffmember-3' },
          { id: 'staffmember-4' },
          { id: 'staffmember-5' },
        ]);
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
      await api
        .patch('/internalproject/internalproject-1', { team: ['staffmember-2'] })
        .ok('an update replaces the list', { team: ['staffmember-2'] });
      await api.patch('/internalproject/internalproject-1', { team: [] }).ok('the change is valid');
      await api.get('/internalproject/internalproject-1').ok('the list was emptied', { team: [] });
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
      const because = 'team must hold only ids of existing StaffMember objects';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/internalproject', { ...internalProject, team: ['staffmember-unknown'] })
        .invalid(because);
      await api
        .post('/internalproject', {
          ...internalProject,
          team: ['staffmember-1', 'staffmember-unknown'],
        })
        .invalid(because);
      await api
        .post('/internalproject', {
          ...internalProject,
          team: ['staffmember-unknown', 'staffmember-2'],
        })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', {
        ...internalProject,
        team: ['staffmember-1', 'staffmember-2'],
      });
      await api
        .patch('/internalproject/internalproject-1', { team: ['staffmember-unknown'] })
        .invalid(because);
      await api
        .patch('/internalproject/internalproject-1', {
          team: ['staffmember-1', 'staffmember-unknown'],
        })
        .invalid(because);
      await api
        .patch('/internalproject/internalproject-1', {
          team: ['staffmember-unknown', 'staffmember-2'],
        })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { team: ['staffmember-1', 'staffmember-2'] });
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
      const because = 'team must not be null';
      await api.post('/internalproject', { ...internalProject, team: null }).invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', { team: null }).invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { team: [] });
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
      const because = 'team must be a list of ids of StaffMember';
      await api.create('StaffMember', { ...staffMember, id: 'x' });
      await api.post('/internalproject', { ...internalProject, team: 'x' }).invalid(because);
      await api
        .post('/internalproject', { ...internalProject, team: [{ value: 'text' }] })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .notFound('a refused create stores nothing');
      await api.create('InternalProject', internalProject);
      await api.patch('/internalproject/internalproject-1', { team: 'x' }).invalid(because);
      await api.patch('/internalproject/internalproject-1', { team: [{}] }).invalid(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { team: [] });
    },
  );

  test(
    'deleting a StaffMember takes its id out of every team and keeps the others',
    about(
      'internalproject.team.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-2 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3' });
      await api.create('InternalProject', {
        ...internalProject,
        team: ['staffmember-1', 'staffmember-2', 'staffmember-3'],
      });
      await api.create('InternalProject', {
        ...internalProject,
        id: 'internalproject-2',
        team: ['staffmember-2'],
      });
      await api.delete('/staffmember/staffmember-2').removed('the object exists');
      await api
        .get('/internalproject/internalproject-1')
        .ok(because, { id: 'internalproject-1', team: ['staffmember-1', 'staffmember-3'] });
      await api
        .get('/internalproject/internalproject-2')
        .ok(because, { id: 'internalproject-2', team: [] });
      await api.get('/internalproject').ok(because, [
        { id: 'internalproject-1', team: ['staffmember-1', 'staffmember-3'] },
        { id: 'internalproject-2', team: [] },
      ]);
      await api
        .patch('/internalproject/internalproject-1', { progress_percent: 19 })
        .ok('an update of something else brings no reference back', {
          team: ['staffmember-1', 'staffmember-3'],
        });
      await api
        .patch('/internalproject/internalproject-1', { team: ['staffmember-1', 'staffmember-2'] })
        .invalid('team must hold only ids of existing StaffMember objects');
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .get('/internalproject/internalproject-2')
        .ok('the StaffMember that has the id staffmember-2 now is another', { team: [] });
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
      const because = 'team must hold only ids of existing StaffMember objects';
      await api.create('InternalProject', internalProject);
      await api
        .post('/internalproject', {
          ...internalProject,
          id: 'internalproject-2',
          team: ['internalproject-1'],
        })
        .invalid(because);
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api
        .patch('/internalproject/internalproject-2', { team: ['internalproject-1'] })
        .invalid(because);
      await api
        .get('/internalproject/internalproject-2')
        .ok('a refused update changes nothing', { team: [] });
    },
  );

  test(
    'deleting an InternalProject, or the StaffMember of the same id, leaves the other one and team as they are',
    about(
      'internalproject.team.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'internalproject-1' });
      await api.create('StaffMember', { ...staffMember, id: 'internalproject-2' });
      await api.create('InternalProject', { ...internalProject, team: ['internalproject-2'] });
      await api.create('InternalProject', { ...internalProject, id: 'internalproject-2' });
      await api.delete('/internalproject/internalproject-2').removed(because);
      await api.get('/staffmember/internalproject-2').ok('no StaffMember was deleted', {
        ...staffMember,
        id: 'internalproject-2',
        department: null,
      });
      await api.delete('/staffmember/internalproject-1').removed(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('only the StaffMember internalproject-1 was deleted', {
          ...internalProject,
          goals: [],
          team: ['internalproject-2'],
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
      await api
        .patch('/internalproject/internalproject-1', {
          progress_percent: 19,
          goals: ['quarterlygoal-unknown'],
        })
        .invalid('goals must hold only ids of existing QuarterlyGoal objects');
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused update changes nothing', { ...internalProject, goals: [], team: [] });
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .ok('the state is right and every condition holds', {
          ...internalProject,
          goals: ['quarterlygoal-1', 'quarterlygoal-2'],
          progress_percent: 60,
          project_state: 'approved',
          team: [],
        });
      await api.get('/internalproject/internalproject-1').ok('what the action did is stored', {
        ...internalProject,
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 60,
        project_state: 'approved',
        team: [],
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
      const because = 'for each item in this.goals: decrease item.points_reached by 2';
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .ok('the state is right and every condition holds');
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok(because, { ...quarterlyGoal, points_reached: 28, goal_owner: null });
      await api.get('/quarterlygoal/quarterlygoal-2').ok(because, {
        ...quarterlyGoal,
        points_reached: 61,
        goal_owner: null,
        id: 'quarterlygoal-2',
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
      const because =
        'approve_project was called on internalproject-1, which does not concern this object';
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .ok('the state is right and every condition holds');
      await api.get('/internalproject/internalproject-2').ok(because, {
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        id: 'internalproject-2',
        progress_percent: 60,
        project_name: 'birasa',
        project_state: 'idea',
        team: [],
      });
      await api
        .get('/quarterlygoal/quarterlygoal-3')
        .ok(because, { ...quarterlyGoal, goal_owner: null, id: 'quarterlygoal-3' });
    },
  );

  test(
    'approve_project acts on what updates left, and later updates leave what it did',
    about(
      'internalproject.approve_project.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('QuarterlyGoal', { ...quarterlyGoal, points_reached: 63 });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-3' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-4' });
      await api.create('InternalProject', {
        ...internalProject,
        project_state: 'approved',
        goals: [],
        progress_percent: 59,
      });
      await api
        .patch('/internalproject/internalproject-1', {
          project_state: 'idea',
          goals: ['quarterlygoal-1', 'quarterlygoal-2', 'quarterlygoal-3', 'quarterlygoal-4'],
          progress_percent: 60,
        })
        .ok(because);
      await api.patch('/quarterlygoal/quarterlygoal-4', { points_reached: 63 }).ok(because);
      await api.patch('/quarterlygoal/quarterlygoal-3', { points_reached: 63 }).ok(because);
      await api.patch('/quarterlygoal/quarterlygoal-2', { points_reached: 63 }).ok(because);
      await api.patch('/quarterlygoal/quarterlygoal-1', { points_reached: 30 }).ok(because);
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .ok('the state is right and every condition holds');
      await api
        .get('/internalproject')
        .ok('a list shows what approve_project did', [
          { id: 'internalproject-1', project_state: 'approved' },
        ]);
      await api.get('/quarterlygoal').ok('a list shows what approve_project did', [
        { id: 'quarterlygoal-1', points_reached: 28 },
        { id: 'quarterlygoal-2', points_reached: 61 },
        { id: 'quarterlygoal-3', points_reached: 61 },
        { id: 'quarterlygoal-4', points_reached: 61 },
      ]);
      await api.patch('/internalproject/internalproject-1', { project_name: 'lasito' }).ok(because);
      await api
        .get('/internalproject/internalproject-1')
        .ok('what approve_project did stays when something else is updated', {
          project_name: 'lasito',
          project_state: 'approved',
        });
      await api.patch('/quarterlygoal/quarterlygoal-4', { goal_state: 'missed' }).ok(because);
      await api
        .get('/quarterlygoal/quarterlygoal-4')
        .ok('what approve_project did stays when something else is updated', {
          goal_state: 'missed',
          points_reached: 61,
        });
      await api
        .patch('/internalproject/internalproject-1', { project_state: 'idea' })
        .ok('an update may lead back to any project_state');
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .ok('the state is right and every condition holds', { project_state: 'approved' });
    },
  );

  test(
    'approve_project answers 404 for an id that no InternalProject has',
    about('internalproject.approve_project.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('InternalProject', internalProject);
      await api
        .post('/internalproject/internalproject-unknown/approve_project')
        .notFound('no InternalProject has the id internalproject-unknown');
      await api.delete('/internalproject/internalproject-1').removed('the object exists');
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .notFound('it was deleted');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api
        .post('/internalproject/quarterlygoal-1/approve_project')
        .notFound('the id is that of a QuarterlyGoal, and no InternalProject has it');
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .refused('approve_project starts from idea, and project_state is approved');
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused action changes nothing', { project_state: 'approved' });
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .refused('approve_project starts from idea, and project_state is running');
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused action changes nothing', { project_state: 'running' });
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .refused('approve_project starts from idea, and project_state is completed');
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused action changes nothing', { project_state: 'completed' });
    },
  );

  test(
    'approve_project is refused unless this.progress_percent >= 60',
    about(
      'internalproject.approve_project.refuses-unless-progress_percent-gte-60',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
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
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 59,
      });
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .refused('the condition this.progress_percent >= 60 is not satisfied');
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused action changes nothing', { project_state: 'idea' });
      await api
        .patch('/internalproject/internalproject-1', { progress_percent: 100 })
        .ok('the change is valid');
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'approve_project changes none of the objects that it refers to when it is refused',
    about('internalproject.approve_project.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .refused('the condition this.progress_percent >= 60 is not satisfied');
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok(because, { ...quarterlyGoal, goal_owner: null });
      await api.get('/quarterlygoal/quarterlygoal-2').ok(because, {
        ...quarterlyGoal,
        goal_owner: null,
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api.get('/internalproject/internalproject-1').ok(because, {
        ...internalProject,
        goals: ['quarterlygoal-1', 'quarterlygoal-2'],
        progress_percent: 59,
        project_state: 'idea',
        team: [],
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .refused('the condition this.progress_percent >= 60 is not satisfied');
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused action changes nothing', { project_state: 'idea' });
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .refused('the condition this.progress_percent >= 60 is not satisfied');
      await api
        .get('/internalproject/internalproject-1')
        .ok('a refused action changes nothing', { project_state: 'idea' });
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
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .ok('the state is right and every condition holds', { project_state: 'approved' });
      await api
        .get('/internalproject/internalproject-1')
        .ok('goals is empty, which is allowed', { project_state: 'approved' });
    },
  );

  test(
    'approve_project succeeds after the deletion of what goals named',
    about(
      'internalproject.approve_project.succeeds-after-delete-in-goals',
      'effects.for-each',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'the object exists';
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
      await api.delete('/quarterlygoal/quarterlygoal-1').removed(because);
      await api.delete('/quarterlygoal/quarterlygoal-2').removed(because);
      await api
        .post('/internalproject/internalproject-1/approve_project')
        .ok('the state is right and every condition holds', { project_state: 'approved' });
      await api
        .get('/internalproject/internalproject-1')
        .ok('deleted before the action: quarterlygoal-1, quarterlygoal-2', {
          project_state: 'approved',
          goals: [],
        });
    },
  );
});
