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

// A valid Department, as the tests send it.
const department = {
  department_name: 'dura',
  hiring_stopped: true,
  id: 'department-1',
  lifecycle: 'staffed',
  planned_headcount: 14,
};

test.describe('StaffMember: create, read, update and delete', () => {
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
    'create answers the new StaffMember, and read answers it again',
    about(
      'staffmember.create.answers-the-object',
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
        .post('/staffmember', staffMember)
        .created('create answers the object that was sent', { ...staffMember, department: null });
      await api
        .get('/staffmember/staffmember-1')
        .ok('read answers the object that was created', { ...staffMember, department: null });
      await api
        .post('/staffmember', { ...staffMember, id: 'staffmember-2' })
        .created('objects may be alike in everything but their ids', { id: 'staffmember-2' });
    },
  );

  test(
    'the id of a StaffMember may be any text, upper and lower case told apart, but no number',
    about(
      'staffmember.create.accepts-any-id',
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
        .post('/staffmember', { ...staffMember, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/staffmember/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/staffmember/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...staffMember,
          id: 'Room 2.B at the Very End of the Long Hall',
          department: null,
        });
      await api.post('/staffmember', { ...staffMember, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole StaffMember',
    about(
      'staffmember.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api
        .patch('/staffmember/staffmember-1', {
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .ok('every one of these fields was sent', {
          contract_status: 'under_review',
          full_name: 'ditogi',
          id: 'staffmember-1',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
          department: null,
        });
      await api.get('/staffmember/staffmember-1').ok('the update is stored', {
        contract_status: 'under_review',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('staffmember.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('StaffMember', staffMember);
      await api
        .patch('/staffmember/staffmember-1', {
          id: 'staffmember-1',
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .ok(because, {
          id: 'staffmember-1',
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        });
      await api.get('/staffmember/staffmember-1').ok(because, {
        id: 'staffmember-1',
        contract_status: 'under_review',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
    },
  );

  test(
    'update that is refused for work_email does not change contract_status either',
    about(
      'staffmember.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api
        .patch('/staffmember/staffmember-1', {
          contract_status: 'under_review',
          work_email: 421337,
        })
        .invalid('work_email must be a string');
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { ...staffMember, department: null });
    },
  );

  test(
    'delete removes a StaffMember: no read finds it and no list holds it',
    about(
      'staffmember.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('StaffMember', staffMember);
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api.get('/staffmember/staffmember-1').notFound(because);
      await api.patch('/staffmember/staffmember-1', { id: 'staffmember-1' }).notFound(because);
      await api.get('/staffmember').ok('what was deleted is in no list', []);
      await api
        .post('/staffmember', {
          ...staffMember,
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          contract_status: 'under_review',
          full_name: 'ditogi',
          id: 'staffmember-1',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
          department: null,
        });
      await api
        .get('/staffmember/staffmember-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          contract_status: 'under_review',
          full_name: 'ditogi',
          id: 'staffmember-1',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
          department: null,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no StaffMember has',
    about('staffmember.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'no StaffMember has the id staffmember-unknown';
      await api.create('StaffMember', staffMember);
      await api.get('/staffmember/staffmember-unknown').notFound(because);
      await api
        .patch('/staffmember/staffmember-unknown', {
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .notFound(because);
      await api.delete('/staffmember/staffmember-unknown').notFound(because);
      await api
        .get('/staffmember')
        .ok('requests for an unknown id change nothing', [{ id: 'staffmember-1' }]);
    },
  );
});

test.describe('StaffMember: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every StaffMember with all of its fields',
    about(
      'staffmember.list.answers-all-objects',
      'endpoints.list',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'under_review',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-3',
        contract_status: 'suspended',
        full_name: 'sitali',
        job_title: 'maruso',
        weekly_hours: 5.75,
        work_email: 'susur',
      });
      await api.get('/staffmember').ok('three objects were created', [
        { ...staffMember, department: null },
        {
          contract_status: 'under_review',
          full_name: 'ditogi',
          id: 'staffmember-2',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
          department: null,
        },
        {
          contract_status: 'suspended',
          full_name: 'sitali',
          id: 'staffmember-3',
          job_title: 'maruso',
          weekly_hours: 5.75,
          work_email: 'susur',
          department: null,
        },
      ]);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-4',
        contract_status: 'departed',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-5',
        contract_status: 'on_leave',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-6',
        contract_status: 'probation',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-7' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-8' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-9' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-10' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-11' });
      await api
        .get('/staffmember')
        .ok('a list holds every object, however many there are', [
          { id: 'staffmember-1' },
          { id: 'staffmember-2' },
          { id: 'staffmember-3' },
          { id: 'staffmember-4' },
          { id: 'staffmember-5' },
          { id: 'staffmember-6' },
          { id: 'staffmember-7' },
          { id: 'staffmember-8' },
          { id: 'staffmember-9' },
          { id: 'staffmember-10' },
          { id: 'staffmember-11' },
        ]);
    },
  );

  test(
    'update of one StaffMember leaves another as it was',
    about(
      'staffmember.update.leaves-other-objects',
      'endpoints.update',
      'endpoints.read',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'under_review',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api
        .patch('/staffmember/staffmember-2', {
          id: 'staffmember-2',
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .ok('the change is valid');
      await api
        .get('/staffmember/staffmember-1')
        .ok('another object was updated', { ...staffMember, department: null });
      await api.get('/staffmember/staffmember-2').ok('the update is stored', {
        contract_status: 'under_review',
        full_name: 'ditogi',
        id: 'staffmember-2',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
        department: null,
      });
    },
  );

  test(
    'delete of one StaffMember leaves another as it was',
    about(
      'staffmember.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'under_review',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api.get('/staffmember/staffmember-2').ok('another object was deleted', {
        contract_status: 'under_review',
        full_name: 'ditogi',
        id: 'staffmember-2',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
        department: null,
      });
      await api.get('/staffmember').ok('one of two objects was deleted', [{ id: 'staffmember-2' }]);
    },
  );

  test(
    'reset removes every StaffMember',
    about(
      'staffmember.reset.removes-all',
      'testing.reset',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'under_review',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/staffmember').ok('reset removes all objects', []);
      await api.get('/staffmember/staffmember-1').notFound('reset removed it');
    },
  );
});

test.describe('StaffMember: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts a StaffMember without contract_status, which is optional',
    about(
      'staffmember.contract_status.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'contract_status is optional';
      await api
        .post('/staffmember', without(staffMember, 'contract_status'))
        .created(because, { contract_status: null });
      await api.get('/staffmember/staffmember-1').ok(because, { contract_status: null });
    },
  );

  test(
    'create refuses a StaffMember without full_name, which is required',
    about(
      'staffmember.full_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/staffmember', without(staffMember, 'full_name'))
        .invalid('full_name is required and has no default');
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a StaffMember without an id',
    about(
      'staffmember.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffmember', without(staffMember, 'id')).invalid('id must be sent');
      await api.get('/staffmember').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a StaffMember without job_title, which is required',
    about(
      'staffmember.job_title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api
        .post('/staffmember', without(staffMember, 'job_title'))
        .invalid('job_title is required and has no default');
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts a StaffMember without weekly_hours, which is optional',
    about(
      'staffmember.weekly_hours.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'weekly_hours is optional';
      await api
        .post('/staffmember', without(staffMember, 'weekly_hours'))
        .created(because, { weekly_hours: null });
      await api.get('/staffmember/staffmember-1').ok(because, { weekly_hours: null });
    },
  );

  test(
    'create accepts a StaffMember without work_email, which is optional',
    about(
      'staffmember.work_email.may-be-left-out',
      'create.optional',
      'values.absent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'work_email is optional';
      await api
        .post('/staffmember', without(staffMember, 'work_email'))
        .created(because, { work_email: null });
      await api.get('/staffmember/staffmember-1').ok(because, { work_email: null });
    },
  );

  test(
    'update of contract_status or work_email alone leaves every other field as it is',
    about(
      'staffmember.update.changes-nothing-else',
      'update.partial',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'under_review' })
        .ok(because, {
          ...staffMember,
          contract_status: 'under_review',
          department: 'department-1',
        });
      await api.patch('/staffmember/staffmember-1', { work_email: 'luvua' }).ok(because, {
        ...staffMember,
        contract_status: 'under_review',
        work_email: 'luvua',
        department: 'department-1',
      });
      await api.get('/staffmember/staffmember-1').ok(because, {
        ...staffMember,
        contract_status: 'under_review',
        work_email: 'luvua',
        department: 'department-1',
      });
    },
  );
});

test.describe('StaffMember: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for contract_status',
    about(
      'staffmember.contract_status.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'contract_status must not be null';
      await api.post('/staffmember', { ...staffMember, contract_status: null }).invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { contract_status: null }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { contract_status: 'permanent' });
    },
  );

  test(
    'create and update refuse null for full_name',
    about(
      'staffmember.full_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'full_name must not be null';
      await api.post('/staffmember', { ...staffMember, full_name: null }).invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { full_name: null }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { full_name: 'busi' });
    },
  );

  test(
    'create and update refuse null for job_title',
    about(
      'staffmember.job_title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'job_title must not be null';
      await api.post('/staffmember', { ...staffMember, job_title: null }).invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { job_title: null }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { job_title: 'guroli' });
    },
  );

  test(
    'create and update refuse null for weekly_hours',
    about(
      'staffmember.weekly_hours.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'weekly_hours must not be null';
      await api.post('/staffmember', { ...staffMember, weekly_hours: null }).invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { weekly_hours: null }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { weekly_hours: 32.75 });
    },
  );

  test(
    'work_email may be null',
    about(
      'staffmember.work_email.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'work_email is nullable';
      await api
        .post('/staffmember', { ...staffMember, work_email: null })
        .created(because, { work_email: null });
      await api.get('/staffmember/staffmember-1').ok(because, { work_email: null });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { work_email: null })
        .ok(because, { work_email: null });
      await api.get('/staffmember/staffmember-2').ok(because, { work_email: null });
    },
  );
});

test.describe('StaffMember: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'create and update refuse a contract_status of a wrong type',
    about(
      'staffmember.contract_status.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review';
      await api.post('/staffmember', { ...staffMember, contract_status: 421337 }).invalid(because);
      await api
        .post('/staffmember', { ...staffMember, contract_status: { value: 'text' } })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { contract_status: 0 }).invalid(because);
      await api.patch('/staffmember/staffmember-1', { contract_status: {} }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { contract_status: 'permanent' });
    },
  );

  test(
    'full_name of digits alone stays a string',
    about(
      'staffmember.full_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of full_name';
      await api
        .post('/staffmember', { ...staffMember, full_name: '0042' })
        .created(because, { full_name: '0042' });
      await api.get('/staffmember/staffmember-1').ok(because, { full_name: '0042' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { full_name: '0042' })
        .ok(because, { full_name: '0042' });
      await api.get('/staffmember/staffmember-2').ok(because, { full_name: '0042' });
    },
  );

  test(
    'full_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'staffmember.full_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of full_name';
      await api
        .post('/staffmember', { ...staffMember, full_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffmember/staffmember-1')
        .ok(because, { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffmember/staffmember-2')
        .ok(because, { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a full_name of a wrong type',
    about(
      'staffmember.full_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'full_name must be a string';
      await api.post('/staffmember', { ...staffMember, full_name: 421337 }).invalid(because);
      await api
        .post('/staffmember', { ...staffMember, full_name: { value: 'text' } })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { full_name: 0 }).invalid(because);
      await api.patch('/staffmember/staffmember-1', { full_name: {} }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { full_name: 'busi' });
    },
  );

  test(
    'full_name may be right at its maximum length of 100',
    about(
      'staffmember.full_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of full_name is 100, inclusive';
      await api
        .post('/staffmember', {
          ...staffMember,
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .created(because, {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/staffmember/staffmember-1').ok(because, {
        full_name:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .ok(because, {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/staffmember/staffmember-2').ok(because, {
        full_name:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
    },
  );

  test(
    'create and update refuse a full_name above its maximum length of 100',
    about(
      'staffmember.full_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'full_name must have at most 100 characters';
      await api
        .post('/staffmember', {
          ...staffMember,
          full_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api
        .patch('/staffmember/staffmember-1', {
          full_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { full_name: 'busi' });
    },
  );

  test(
    'full_name has no minimum length',
    about(
      'staffmember.full_name.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'full_name has no minimum length';
      await api
        .post('/staffmember', { ...staffMember, full_name: 'x' })
        .created(because, { full_name: 'x' });
      await api.get('/staffmember/staffmember-1').ok(because, { full_name: 'x' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { full_name: 'x' })
        .ok(because, { full_name: 'x' });
      await api.get('/staffmember/staffmember-2').ok(because, { full_name: 'x' });
    },
  );

  test(
    'job_title of digits alone stays a string',
    about(
      'staffmember.job_title.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of job_title';
      await api
        .post('/staffmember', { ...staffMember, job_title: '0042' })
        .created(because, { job_title: '0042' });
      await api.get('/staffmember/staffmember-1').ok(because, { job_title: '0042' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { job_title: '0042' })
        .ok(because, { job_title: '0042' });
      await api.get('/staffmember/staffmember-2').ok(because, { job_title: '0042' });
    },
  );

  test(
    'job_title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'staffmember.job_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of job_title';
      await api
        .post('/staffmember', { ...staffMember, job_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffmember/staffmember-1')
        .ok(because, { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffmember/staffmember-2')
        .ok(because, { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a job_title of a wrong type',
    about(
      'staffmember.job_title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'job_title must be a string';
      await api.post('/staffmember', { ...staffMember, job_title: 421337 }).invalid(because);
      await api
        .post('/staffmember', { ...staffMember, job_title: { value: 'text' } })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { job_title: 0 }).invalid(because);
      await api.patch('/staffmember/staffmember-1', { job_title: {} }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { job_title: 'guroli' });
    },
  );

  test(
    'job_title may be right at its minimum length of 2',
    about(
      'staffmember.job_title.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of job_title is 2, inclusive';
      await api
        .post('/staffmember', { ...staffMember, job_title: 'r ' })
        .created(because, { job_title: 'r ' });
      await api.get('/staffmember/staffmember-1').ok(because, { job_title: 'r ' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { job_title: 'r ' })
        .ok(because, { job_title: 'r ' });
      await api.get('/staffmember/staffmember-2').ok(because, { job_title: 'r ' });
    },
  );

  test(
    'create and update refuse a job_title below its minimum length of 2',
    about(
      'staffmember.job_title.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'job_title must have at least 2 characters';
      await api.post('/staffmember', { ...staffMember, job_title: 'n' }).invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { job_title: 'n' }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { job_title: 'guroli' });
    },
  );

  test(
    'job_title has no maximum length',
    about(
      'staffmember.job_title.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'job_title has no maximum length';
      await api
        .post('/staffmember', {
          ...staffMember,
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/staffmember/staffmember-1').ok(because, {
        job_title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/staffmember/staffmember-2').ok(because, {
        job_title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'weekly_hours may be the whole number 0',
    about(
      'staffmember.weekly_hours.accepts-whole-number',
      'values.float',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of weekly_hours';
      await api
        .post('/staffmember', { ...staffMember, weekly_hours: 0 })
        .created(because, { weekly_hours: 0 });
      await api.get('/staffmember/staffmember-1').ok(because, { weekly_hours: 0 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { weekly_hours: 0 })
        .ok(because, { weekly_hours: 0 });
      await api.get('/staffmember/staffmember-2').ok(because, { weekly_hours: 0 });
    },
  );

  test(
    'weekly_hours keeps three decimals',
    about('staffmember.weekly_hours.keeps-decimals', 'values.round-trip', 'changes.rename-entity'),
    async ({ api }) => {
      const because = '12.375 is a valid value of weekly_hours';
      await api
        .post('/staffmember', { ...staffMember, weekly_hours: 12.375 })
        .created(because, { weekly_hours: 12.375 });
      await api.get('/staffmember/staffmember-1').ok(because, { weekly_hours: 12.375 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { weekly_hours: 12.375 })
        .ok(because, { weekly_hours: 12.375 });
      await api.get('/staffmember/staffmember-2').ok(because, { weekly_hours: 12.375 });
    },
  );

  test(
    'create and update refuse a weekly_hours of a wrong type',
    about(
      'staffmember.weekly_hours.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'weekly_hours must be a number';
      await api.post('/staffmember', { ...staffMember, weekly_hours: 'abc' }).invalid(because);
      await api
        .post('/staffmember', { ...staffMember, weekly_hours: { value: 'text' } })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { weekly_hours: 'abc' }).invalid(because);
      await api.patch('/staffmember/staffmember-1', { weekly_hours: {} }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { weekly_hours: 32.75 });
    },
  );

  test(
    'weekly_hours may be right at its maximum of 48',
    about(
      'staffmember.weekly_hours.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum of weekly_hours is 48, inclusive';
      await api
        .post('/staffmember', { ...staffMember, weekly_hours: 48 })
        .created(because, { weekly_hours: 48 });
      await api.get('/staffmember/staffmember-1').ok(because, { weekly_hours: 48 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { weekly_hours: 48 })
        .ok(because, { weekly_hours: 48 });
      await api.get('/staffmember/staffmember-2').ok(because, { weekly_hours: 48 });
    },
  );

  test(
    'create and update refuse a weekly_hours above its maximum of 48',
    about(
      'staffmember.weekly_hours.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'weekly_hours must be at most 48';
      await api.post('/staffmember', { ...staffMember, weekly_hours: 48.25 }).invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { weekly_hours: 48.25 }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { weekly_hours: 32.75 });
    },
  );

  test(
    'weekly_hours has no minimum',
    about(
      'staffmember.weekly_hours.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'weekly_hours has no minimum';
      await api
        .post('/staffmember', { ...staffMember, weekly_hours: -999999.75 })
        .created(because, { weekly_hours: -999999.75 });
      await api.get('/staffmember/staffmember-1').ok(because, { weekly_hours: -999999.75 });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { weekly_hours: -999999.75 })
        .ok(because, { weekly_hours: -999999.75 });
      await api.get('/staffmember/staffmember-2').ok(because, { weekly_hours: -999999.75 });
    },
  );

  test(
    'work_email keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'staffmember.work_email.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of work_email';
      await api
        .post('/staffmember', { ...staffMember, work_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffmember/staffmember-1')
        .ok(because, { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/staffmember/staffmember-2')
        .ok(because, { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a work_email of a wrong type',
    about(
      'staffmember.work_email.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'work_email must be a string';
      await api.post('/staffmember', { ...staffMember, work_email: 421337 }).invalid(because);
      await api
        .post('/staffmember', { ...staffMember, work_email: { value: 'text' } })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { work_email: 0 }).invalid(because);
      await api.patch('/staffmember/staffmember-1', { work_email: {} }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { work_email: 'dorab' });
    },
  );

  test(
    'work_email may be right at its minimum length of 5',
    about(
      'staffmember.work_email.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the minimum length of work_email is 5, inclusive';
      await api
        .post('/staffmember', { ...staffMember, work_email: 'labu ' })
        .created(because, { work_email: 'labu ' });
      await api.get('/staffmember/staffmember-1').ok(because, { work_email: 'labu ' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { work_email: 'labu ' })
        .ok(because, { work_email: 'labu ' });
      await api.get('/staffmember/staffmember-2').ok(because, { work_email: 'labu ' });
    },
  );

  test(
    'create and update refuse a work_email below its minimum length of 5',
    about(
      'staffmember.work_email.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'work_email must have at least 5 characters';
      await api.post('/staffmember', { ...staffMember, work_email: 'tan ' }).invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { work_email: 'tan ' }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { work_email: 'dorab' });
    },
  );

  test(
    'work_email may be right at its maximum length of 120',
    about(
      'staffmember.work_email.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the maximum length of work_email is 120, inclusive';
      await api
        .post('/staffmember', {
          ...staffMember,
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .created(because, {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/staffmember/staffmember-1').ok(because, {
        work_email:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .ok(because, {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/staffmember/staffmember-2').ok(because, {
        work_email:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
    },
  );

  test(
    'create and update refuse a work_email above its maximum length of 120',
    about(
      'staffmember.work_email.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'work_email must have at most 120 characters';
      await api
        .post('/staffmember', {
          ...staffMember,
          work_email:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api
        .patch('/staffmember/staffmember-1', {
          work_email:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { work_email: 'dorab' });
    },
  );
});

test.describe('StaffMember: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'contract_status may be probation, permanent, on_leave, departed, suspended, under_review',
    about(
      'staffmember.contract_status.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the value is one of EmployeeEmploymentState';
      await api
        .post('/staffmember', { ...staffMember, contract_status: 'probation' })
        .created(because, { contract_status: 'probation' });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'permanent' })
        .ok(because, { contract_status: 'permanent' });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'on_leave' })
        .ok(because, { contract_status: 'on_leave' });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'departed' })
        .ok(because, { contract_status: 'departed' });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'suspended' })
        .ok(because, { contract_status: 'suspended' });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'under_review' })
        .ok(because, { contract_status: 'under_review' });
      await api.get('/staffmember/staffmember-1').ok(because, { contract_status: 'under_review' });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'probation' })
        .ok(because, { contract_status: 'probation' });
    },
  );

  test(
    'contract_status may be suspended, which EmployeeEmploymentState has gained',
    about(
      'staffmember.contract_status.accepts-added-suspended',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'suspended was added to EmployeeEmploymentState';
      await api
        .post('/staffmember', { ...staffMember, contract_status: 'suspended' })
        .created(because, { contract_status: 'suspended' });
      await api.get('/staffmember/staffmember-1').ok(because, { contract_status: 'suspended' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { contract_status: 'suspended' })
        .ok(because, { contract_status: 'suspended' });
      await api.get('/staffmember/staffmember-2').ok(because, { contract_status: 'suspended' });
    },
  );

  test(
    'contract_status may be under_review, which EmployeeEmploymentState has gained',
    about(
      'staffmember.contract_status.accepts-added-under_review',
      'changes.enum-value',
      'values.enum',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'under_review was added to EmployeeEmploymentState';
      await api
        .post('/staffmember', { ...staffMember, contract_status: 'under_review' })
        .created(because, { contract_status: 'under_review' });
      await api.get('/staffmember/staffmember-1').ok(because, { contract_status: 'under_review' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { contract_status: 'under_review' })
        .ok(because, { contract_status: 'under_review' });
      await api.get('/staffmember/staffmember-2').ok(because, { contract_status: 'under_review' });
    },
  );

  test(
    'create and update refuse a contract_status that EmployeeEmploymentState does not list, such as unheard_of',
    about(
      'staffmember.contract_status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review';
      await api
        .post('/staffmember', { ...staffMember, contract_status: 'unheard_of' })
        .invalid(because);
      await api
        .post('/staffmember', { ...staffMember, contract_status: 'probation ' })
        .invalid(because);
      await api
        .post('/staffmember', { ...staffMember, contract_status: 'probatio' })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'unheard_of' })
        .invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { contract_status: 'permanent' });
    },
  );

  test(
    'create and update refuse the contract_status PROBATION, as upper and lower case differ',
    about(
      'staffmember.contract_status.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review';
      await api
        .post('/staffmember', { ...staffMember, contract_status: 'PROBATION' })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'PROBATION' })
        .invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { contract_status: 'permanent' });
    },
  );
});

test.describe('StaffMember: references', () => {
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
    'department refers to an existing Department and is answered as its id',
    about(
      'staffmember.department.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'department was sent as department-1';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .post('/staffmember', { ...staffMember, department: 'department-1' })
        .created(because, { department: 'department-1' });
      await api.get('/staffmember/staffmember-1').ok(because, { department: 'department-1' });
      await api
        .patch('/staffmember/staffmember-1', { department: 'department-2' })
        .ok('department was changed to department-2', { department: 'department-2' });
      await api
        .get('/staffmember/staffmember-1')
        .ok('department was changed to department-2', { department: 'department-2' });
      await api
        .get('/staffmember')
        .ok('lists answer references as ids too', [
          { id: 'staffmember-1', department: 'department-2' },
        ]);
    },
  );

  test(
    'create and update refuse a department that no Department has as its id',
    about(
      'staffmember.department.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'department must be the id of an existing Department';
      await api
        .post('/staffmember', { ...staffMember, department: 'department-unknown' })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api
        .patch('/staffmember/staffmember-1', { department: 'department-unknown' })
        .invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { department: 'department-1' });
    },
  );

  test(
    'create and update refuse what is no id for department',
    about(
      'staffmember.department.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'department must be the id of a Department';
      await api.post('/staffmember', { ...staffMember, department: 421337 }).invalid(because);
      await api
        .post('/staffmember', { ...staffMember, department: { value: 'text' } })
        .invalid(because);
      await api.get('/staffmember/staffmember-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', { department: 0 }).invalid(because);
      await api.patch('/staffmember/staffmember-1', { department: {} }).invalid(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { department: null });
    },
  );

  test(
    'department may be null or left out',
    about(
      'staffmember.department.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Department', department);
      await api
        .post('/staffmember', { ...staffMember, department: null })
        .created(because, { department: null });
      await api
        .patch('/staffmember/staffmember-1', { department: 'department-1' })
        .ok('the change is valid');
      await api
        .patch('/staffmember/staffmember-1', { department: null })
        .ok(because, { department: null });
      await api.get('/staffmember/staffmember-1').ok(because, { department: null });
      await api
        .post('/staffmember', { ...staffMember, id: 'staffmember-2' })
        .created('department is optional', { department: null });
    },
  );

  test(
    'deleting a Department clears every department that refers to it',
    about(
      'staffmember.department.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'department-1 was deleted';
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.delete('/department/department-1').removed('the object exists');
      await api
        .get('/staffmember/staffmember-1')
        .ok(because, { id: 'staffmember-1', department: null });
      await api
        .get('/staffmember/staffmember-2')
        .ok(because, { id: 'staffmember-2', department: null });
      await api.get('/staffmember').ok(because, [
        { id: 'staffmember-1', department: null },
        { id: 'staffmember-2', department: null },
      ]);
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'under_review' })
        .ok('an update of something else brings no reference back', { department: null });
      await api
        .patch('/staffmember/staffmember-1', { department: 'department-1' })
        .invalid('department must be the id of an existing Department');
      await api.create('Department', department);
      await api
        .get('/staffmember/staffmember-2')
        .ok('the Department that has the id department-1 now is another', { department: null });
    },
  );

  test(
    'deleting a Department keeps a department that refers to another',
    about(
      'staffmember.department.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', { ...staffMember, department: 'department-2' });
      await api.delete('/department/department-1').removed(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('another Department was deleted', { department: 'department-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/department/department-2')
        .ok('only what refers to it was deleted', { id: 'department-2' });
    },
  );

  test(
    'create and update refuse the id of a StaffMember in department, which refers to Department',
    about(
      'staffmember.department.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'department must be the id of an existing Department';
      await api.create('StaffMember', staffMember);
      await api
        .post('/staffmember', { ...staffMember, id: 'staffmember-2', department: 'staffmember-1' })
        .invalid(because);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .patch('/staffmember/staffmember-2', { department: 'staffmember-1' })
        .invalid(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('a refused update changes nothing', { department: null });
    },
  );

  test(
    'deleting a StaffMember, or the Department of the same id, leaves the other one and department as they are',
    about(
      'staffmember.department.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', { ...department, id: 'staffmember-1' });
      await api.create('Department', { ...department, id: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, department: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-2').removed(because);
      await api
        .get('/department/staffmember-2')
        .ok('no Department was deleted', { ...department, id: 'staffmember-2' });
      await api.delete('/department/staffmember-1').removed(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('only the Department staffmember-1 was deleted', {
          ...staffMember,
          department: 'staffmember-2',
        });
    },
  );

  test(
    'update that is refused for department does not change contract_status either',
    about(
      'staffmember.department.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api
        .patch('/staffmember/staffmember-1', {
          contract_status: 'under_review',
          department: 'department-unknown',
        })
        .invalid('department must be the id of an existing Department');
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused update changes nothing', { ...staffMember, department: null });
    },
  );
});

test.describe('StaffMember: actions', () => {
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
  // effects.order: Effects are applied in the order listed, each seeing what the ones before did,
  //   and before the state field changes.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.

  test(
    'return_to_permanent moves contract_status from on_leave to permanent',
    about(
      'staffmember.return_to_permanent.moves-from-on_leave',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'on_leave',
        department: 'department-1',
      });
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .ok('the state is right and every condition holds', { ...staffMember, department: null });
      await api
        .get('/staffmember/staffmember-1')
        .ok('what the action did is stored', { ...staffMember, department: null });
    },
  );

  test(
    'return_to_permanent applies the effect: set this.department to null',
    about(
      'staffmember.return_to_permanent.effect-set-department-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'on_leave',
        department: 'department-1',
      });
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .ok('the state is right and every condition holds');
      await api.get('/staffmember/staffmember-1').ok('set this.department to null', {
        department: null,
        full_name: 'busi',
        id: 'staffmember-1',
        job_title: 'guroli',
        weekly_hours: 32.75,
        work_email: 'dorab',
      });
    },
  );

  test(
    'return_to_permanent leaves objects alone that it does not concern',
    about(
      'staffmember.return_to_permanent.leaves-bystanders',
      'actions.success',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'on_leave',
        department: 'department-1',
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'on_leave',
        department: 'department-1',
      });
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffmember/staffmember-2')
        .ok('return_to_permanent was called on staffmember-1, which does not concern this object', {
          ...staffMember,
          contract_status: 'on_leave',
          id: 'staffmember-2',
          department: 'department-1',
        });
    },
  );

  test(
    'return_to_permanent acts on what updates left, and later updates leave what it did',
    about(
      'staffmember.return_to_permanent.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: null });
      await api
        .patch('/staffmember/staffmember-1', {
          contract_status: 'on_leave',
          department: 'department-1',
        })
        .ok(because);
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffmember')
        .ok('a list shows what return_to_permanent did', [
          { id: 'staffmember-1', contract_status: 'permanent', department: null },
        ]);
      await api.patch('/staffmember/staffmember-1', { full_name: 'ditogi' }).ok(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('what return_to_permanent did stays when something else is updated', {
          full_name: 'ditogi',
          contract_status: 'permanent',
          department: null,
        });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'on_leave' })
        .ok('an update may lead back to any contract_status');
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .ok('the state is right and every condition holds', {
          contract_status: 'permanent',
          department: null,
        });
    },
  );

  test(
    'return_to_permanent answers 404 for an id that no StaffMember has',
    about(
      'staffmember.return_to_permanent.unknown-id',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api
        .post('/staffmember/staffmember-unknown/return_to_permanent')
        .notFound('no StaffMember has the id staffmember-unknown');
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api.post('/staffmember/staffmember-1/return_to_permanent').notFound('it was deleted');
      await api.create('Department', department);
      await api
        .post('/staffmember/department-1/return_to_permanent')
        .notFound('the id is that of a Department, and no StaffMember has it');
    },
  );

  test(
    'return_to_permanent is refused while contract_status is probation',
    about(
      'staffmember.return_to_permanent.refuses-from-probation',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
      });
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .refused('return_to_permanent starts from on_leave, and contract_status is probation');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'probation',
        department: 'department-1',
      });
    },
  );

  test(
    'return_to_permanent is refused while contract_status is permanent',
    about(
      'staffmember.return_to_permanent.refuses-from-permanent',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .refused('return_to_permanent starts from on_leave, and contract_status is permanent');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'permanent',
        department: 'department-1',
      });
    },
  );

  test(
    'return_to_permanent is refused while contract_status is departed',
    about(
      'staffmember.return_to_permanent.refuses-from-departed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
      });
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .refused('return_to_permanent starts from on_leave, and contract_status is departed');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'departed',
        department: 'department-1',
      });
    },
  );

  test(
    'return_to_permanent is refused while contract_status is suspended',
    about(
      'staffmember.return_to_permanent.refuses-from-suspended',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'suspended',
        department: 'department-1',
      });
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .refused('return_to_permanent starts from on_leave, and contract_status is suspended');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'suspended',
        department: 'department-1',
      });
    },
  );

  test(
    'return_to_permanent is refused while contract_status is under_review',
    about(
      'staffmember.return_to_permanent.refuses-from-under_review',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'under_review',
        department: 'department-1',
      });
      await api
        .post('/staffmember/staffmember-1/return_to_permanent')
        .refused('return_to_permanent starts from on_leave, and contract_status is under_review');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'under_review',
        department: 'department-1',
      });
    },
  );

  test(
    'confirm_employment moves contract_status from probation to permanent',
    about(
      'staffmember.confirm_employment.moves-from-probation',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .ok('the state is right and every condition holds', {
          ...staffMember,
          weekly_hours: 0.25,
          department: 'department-1',
        });
      await api.get('/staffmember/staffmember-1').ok('what the action did is stored', {
        ...staffMember,
        weekly_hours: 0.25,
        department: 'department-1',
      });
    },
  );

  test(
    'confirm_employment applies the effect: on item in this.department: set item.hiring_stopped to true',
    about(
      'staffmember.confirm_employment.effect-on-department-set-hiring_stopped-to-true',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .ok('the state is right and every condition holds');
      await api
        .get('/department/department-1')
        .ok('on item in this.department: set item.hiring_stopped to true', {
          hiring_stopped: true,
          department_name: 'dura',
          id: 'department-1',
          planned_headcount: 14,
        });
    },
  );

  test(
    'confirm_employment applies the effect: on item in this.department: set item.lifecycle to "staffed"',
    about(
      "staffmember.confirm_employment.effect-on-department-set-lifecycle-to-'staffed'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .ok('the state is right and every condition holds');
      await api
        .get('/department/department-1')
        .ok('on item in this.department: set item.lifecycle to "staffed"', {
          lifecycle: 'staffed',
          department_name: 'dura',
          id: 'department-1',
          planned_headcount: 14,
        });
    },
  );

  test(
    'confirm_employment leaves objects alone that it does not concern',
    about(
      'staffmember.confirm_employment.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'confirm_employment was called on staffmember-1, which does not concern this object';
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api.create('Department', {
        ...department,
        id: 'department-2',
        hiring_stopped: false,
        lifecycle: 'merged',
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .ok('the state is right and every condition holds');
      await api.get('/staffmember/staffmember-2').ok(because, {
        ...staffMember,
        contract_status: 'probation',
        id: 'staffmember-2',
        weekly_hours: 0.25,
        department: 'department-1',
      });
      await api.get('/department/department-2').ok(because, {
        department_name: 'dura',
        hiring_stopped: false,
        id: 'department-2',
        lifecycle: 'merged',
        planned_headcount: 14,
      });
    },
  );

  test(
    'confirm_employment acts on what updates left, and later updates leave what it did',
    about(
      'staffmember.confirm_employment.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: null, weekly_hours: 0 });
      await api
        .patch('/staffmember/staffmember-1', {
          contract_status: 'probation',
          department: 'department-1',
          weekly_hours: 0.25,
        })
        .ok(because);
      await api
        .patch('/department/department-1', { hiring_stopped: false, lifecycle: 'merged' })
        .ok(because);
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffmember')
        .ok('a list shows what confirm_employment did', [
          { id: 'staffmember-1', contract_status: 'permanent' },
        ]);
      await api
        .get('/department')
        .ok('a list shows what confirm_employment did', [
          { id: 'department-1', hiring_stopped: true, lifecycle: 'staffed' },
        ]);
      await api.patch('/staffmember/staffmember-1', { full_name: 'ditogi' }).ok(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('what confirm_employment did stays when something else is updated', {
          full_name: 'ditogi',
          contract_status: 'permanent',
        });
      await api.patch('/department/department-1', { department_name: 'nara' }).ok(because);
      await api
        .get('/department/department-1')
        .ok('what confirm_employment did stays when something else is updated', {
          department_name: 'nara',
          hiring_stopped: true,
          lifecycle: 'staffed',
        });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'probation' })
        .ok('an update may lead back to any contract_status');
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .ok('the state is right and every condition holds', { contract_status: 'permanent' });
    },
  );

  test(
    'confirm_employment answers 404 for an id that no StaffMember has',
    about(
      'staffmember.confirm_employment.unknown-id',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api
        .post('/staffmember/staffmember-unknown/confirm_employment')
        .notFound('no StaffMember has the id staffmember-unknown');
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api.post('/staffmember/staffmember-1/confirm_employment').notFound('it was deleted');
      await api.create('Department', department);
      await api
        .post('/staffmember/department-1/confirm_employment')
        .notFound('the id is that of a Department, and no StaffMember has it');
    },
  );

  test(
    'confirm_employment is refused while contract_status is permanent',
    about(
      'staffmember.confirm_employment.refuses-from-permanent',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .refused('confirm_employment starts from probation, and contract_status is permanent');
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused action changes nothing', { contract_status: 'permanent' });
    },
  );

  test(
    'confirm_employment is refused while contract_status is on_leave',
    about(
      'staffmember.confirm_employment.refuses-from-on_leave',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'on_leave',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .refused('confirm_employment starts from probation, and contract_status is on_leave');
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused action changes nothing', { contract_status: 'on_leave' });
    },
  );

  test(
    'confirm_employment is refused while contract_status is departed',
    about(
      'staffmember.confirm_employment.refuses-from-departed',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .refused('confirm_employment starts from probation, and contract_status is departed');
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused action changes nothing', { contract_status: 'departed' });
    },
  );

  test(
    'confirm_employment is refused while contract_status is suspended',
    about(
      'staffmember.confirm_employment.refuses-from-suspended',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'suspended',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .refused('confirm_employment starts from probation, and contract_status is suspended');
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused action changes nothing', { contract_status: 'suspended' });
    },
  );

  test(
    'confirm_employment is refused while contract_status is under_review',
    about(
      'staffmember.confirm_employment.refuses-from-under_review',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'under_review',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .refused('confirm_employment starts from probation, and contract_status is under_review');
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused action changes nothing', { contract_status: 'under_review' });
    },
  );

  test(
    'confirm_employment is refused unless this.weekly_hours > 0',
    about(
      'staffmember.confirm_employment.refuses-unless-weekly_hours-gt-0',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 0,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .refused('the condition this.weekly_hours > 0 is not satisfied');
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused action changes nothing', { contract_status: 'probation' });
    },
  );

  test(
    'confirm_employment changes none of the objects that it refers to when it is refused',
    about(
      'staffmember.confirm_employment.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 0,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .refused('the condition this.weekly_hours > 0 is not satisfied');
      await api
        .get('/department/department-1')
        .ok(because, { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.get('/staffmember/staffmember-1').ok(because, {
        ...staffMember,
        contract_status: 'probation',
        weekly_hours: 0,
        department: 'department-1',
      });
    },
  );

  test(
    'confirm_employment is refused when weekly_hours is absent',
    about(
      'staffmember.confirm_employment.refuses-when-weekly_hours-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...without(staffMember, 'weekly_hours'),
        contract_status: 'probation',
        department: 'department-1',
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .refused('the condition this.weekly_hours > 0 is not satisfied');
      await api
        .get('/staffmember/staffmember-1')
        .ok('a refused action changes nothing', { contract_status: 'probation' });
    },
  );

  test(
    'confirm_employment succeeds when department is null',
    about(
      'staffmember.confirm_employment.succeeds-when-department-is-null',
      'effects.on-reference',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: null,
        weekly_hours: 0.25,
      });
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .ok('the state is right and every condition holds', { contract_status: 'permanent' });
      await api
        .get('/staffmember/staffmember-1')
        .ok('department is null, which is allowed', { contract_status: 'permanent' });
    },
  );

  test(
    'confirm_employment succeeds after the deletion of what department named',
    about(
      'staffmember.confirm_employment.succeeds-after-delete-in-department',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 0.25,
      });
      await api.delete('/department/department-1').removed('the object exists');
      await api
        .post('/staffmember/staffmember-1/confirm_employment')
        .ok('the state is right and every condition holds', { contract_status: 'permanent' });
      await api.get('/staffmember/staffmember-1').ok('deleted before the action: department-1', {
        contract_status: 'permanent',
        department: null,
      });
    },
  );

  test(
    'move_to_under_review moves contract_status from departed to under_review',
    about(
      'staffmember.move_to_under_review.moves-from-departed',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds', {
          ...staffMember,
          contract_status: 'under_review',
          weekly_hours: 19.75,
          department: null,
        });
      await api.get('/staffmember/staffmember-1').ok('what the action did is stored', {
        ...staffMember,
        contract_status: 'under_review',
        weekly_hours: 19.75,
        department: null,
      });
    },
  );

  test(
    'move_to_under_review applies the effect: on item in this.department: set item.hiring_stopped to true',
    about(
      'staffmember.move_to_under_review.effect-on-department-set-hiring_stopped-to-true',
      'effects.on-reference',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds');
      await api
        .get('/department/department-1')
        .ok('on item in this.department: set item.hiring_stopped to true', department);
    },
  );

  test(
    'move_to_under_review applies the effect: set this.department to null',
    about(
      'staffmember.move_to_under_review.effect-set-department-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds');
      await api.get('/staffmember/staffmember-1').ok('set this.department to null', {
        department: null,
        full_name: 'busi',
        id: 'staffmember-1',
        job_title: 'guroli',
        weekly_hours: 19.75,
        work_email: 'dorab',
      });
    },
  );

  test(
    'move_to_under_review applies its effects in the order in which they are listed',
    about(
      'staffmember.move_to_under_review.applies-effects-in-order',
      'effects.order',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds');
      await api.get('/staffmember/staffmember-1').ok('each effect sees what the ones before did', {
        contract_status: 'under_review',
        department: null,
      });
      await api
        .get('/department/department-1')
        .ok('every effect that concerns it is applied', { hiring_stopped: true });
    },
  );

  test(
    'move_to_under_review leaves objects alone that it does not concern',
    about(
      'staffmember.move_to_under_review.leaves-bystanders',
      'actions.success',
      'effects.on-reference',
      'effects.own',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because =
        'move_to_under_review was called on staffmember-1, which does not concern this object';
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api.create('Department', { ...department, id: 'department-2', hiring_stopped: false });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds');
      await api.get('/staffmember/staffmember-2').ok(because, {
        ...staffMember,
        contract_status: 'departed',
        id: 'staffmember-2',
        weekly_hours: 19.75,
        department: 'department-1',
      });
      await api
        .get('/department/department-2')
        .ok(because, { ...department, hiring_stopped: false, id: 'department-2' });
    },
  );

  test(
    'move_to_under_review acts on what updates left, and later updates leave what it did',
    about(
      'staffmember.move_to_under_review.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', department);
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'under_review',
        department: null,
        weekly_hours: 20,
      });
      await api
        .patch('/staffmember/staffmember-1', {
          contract_status: 'departed',
          department: 'department-1',
          weekly_hours: 19.75,
        })
        .ok(because);
      await api.patch('/department/department-1', { hiring_stopped: false }).ok(because);
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffmember')
        .ok('a list shows what move_to_under_review did', [
          { id: 'staffmember-1', contract_status: 'under_review', department: null },
        ]);
      await api
        .get('/department')
        .ok('a list shows what move_to_under_review did', [
          { id: 'department-1', hiring_stopped: true },
        ]);
      await api.patch('/staffmember/staffmember-1', { full_name: 'ditogi' }).ok(because);
      await api
        .get('/staffmember/staffmember-1')
        .ok('what move_to_under_review did stays when something else is updated', {
          full_name: 'ditogi',
          contract_status: 'under_review',
          department: null,
        });
      await api.patch('/department/department-1', { department_name: 'nara' }).ok(because);
      await api
        .get('/department/department-1')
        .ok('what move_to_under_review did stays when something else is updated', {
          department_name: 'nara',
          hiring_stopped: true,
        });
      await api
        .patch('/staffmember/staffmember-1', { contract_status: 'departed' })
        .ok('an update may lead back to any contract_status');
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds', {
          contract_status: 'under_review',
          department: null,
        });
    },
  );

  test(
    'move_to_under_review answers 404 for an id that no StaffMember has',
    about(
      'staffmember.move_to_under_review.unknown-id',
      'endpoints.unknown-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api
        .post('/staffmember/staffmember-unknown/move_to_under_review')
        .notFound('no StaffMember has the id staffmember-unknown');
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api.post('/staffmember/staffmember-1/move_to_under_review').notFound('it was deleted');
      await api.create('Department', department);
      await api
        .post('/staffmember/department-1/move_to_under_review')
        .notFound('the id is that of a Department, and no StaffMember has it');
    },
  );

  test(
    'move_to_under_review is refused while contract_status is probation',
    about(
      'staffmember.move_to_under_review.refuses-from-probation',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .refused('move_to_under_review starts from departed, and contract_status is probation');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'probation',
        department: 'department-1',
      });
    },
  );

  test(
    'move_to_under_review is refused while contract_status is permanent',
    about(
      'staffmember.move_to_under_review.refuses-from-permanent',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .refused('move_to_under_review starts from departed, and contract_status is permanent');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'permanent',
        department: 'department-1',
      });
    },
  );

  test(
    'move_to_under_review is refused while contract_status is on_leave',
    about(
      'staffmember.move_to_under_review.refuses-from-on_leave',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'on_leave',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .refused('move_to_under_review starts from departed, and contract_status is on_leave');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'on_leave',
        department: 'department-1',
      });
    },
  );

  test(
    'move_to_under_review is refused while contract_status is suspended',
    about(
      'staffmember.move_to_under_review.refuses-from-suspended',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'suspended',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .refused('move_to_under_review starts from departed, and contract_status is suspended');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'suspended',
        department: 'department-1',
      });
    },
  );

  test(
    'move_to_under_review is refused while contract_status is under_review',
    about(
      'staffmember.move_to_under_review.refuses-from-under_review',
      'actions.wrong-state',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'under_review',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .refused('move_to_under_review starts from departed, and contract_status is under_review');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'under_review',
        department: 'department-1',
      });
    },
  );

  test(
    'move_to_under_review is refused unless this.weekly_hours < 20',
    about(
      'staffmember.move_to_under_review.refuses-unless-weekly_hours-lt-20',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 20,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .refused('the condition this.weekly_hours < 20 is not satisfied');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'departed',
        department: 'department-1',
      });
      await api.patch('/staffmember/staffmember-1', { weekly_hours: 9 }).ok('the change is valid');
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'move_to_under_review changes none of the objects that it refers to when it is refused',
    about(
      'staffmember.move_to_under_review.refused-changes-no-object',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 20,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .refused('the condition this.weekly_hours < 20 is not satisfied');
      await api
        .get('/department/department-1')
        .ok(because, { ...department, hiring_stopped: false });
      await api.get('/staffmember/staffmember-1').ok(because, {
        ...staffMember,
        contract_status: 'departed',
        weekly_hours: 20,
        department: 'department-1',
      });
    },
  );

  test(
    'move_to_under_review is refused when weekly_hours is absent',
    about(
      'staffmember.move_to_under_review.refuses-when-weekly_hours-is-absent',
      'guards.null-operand',
      'actions.guard',
      'actions.refused-unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...without(staffMember, 'weekly_hours'),
        contract_status: 'departed',
        department: 'department-1',
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .refused('the condition this.weekly_hours < 20 is not satisfied');
      await api.get('/staffmember/staffmember-1').ok('a refused action changes nothing', {
        contract_status: 'departed',
        department: 'department-1',
      });
    },
  );

  test(
    'move_to_under_review succeeds when weekly_hours is 0',
    about(
      'staffmember.move_to_under_review.succeeds-when-weekly_hours-is-0',
      'guards.compare',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 0,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds', {
          contract_status: 'under_review',
          department: null,
        });
      await api.get('/staffmember/staffmember-1').ok('weekly_hours is 0, which is allowed', {
        contract_status: 'under_review',
        department: null,
      });
      await api
        .get('/department/department-1')
        .ok('every effect that concerns it is applied', { hiring_stopped: true });
    },
  );

  test(
    'move_to_under_review succeeds when department is null',
    about(
      'staffmember.move_to_under_review.succeeds-when-department-is-null',
      'effects.on-reference',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: null,
        weekly_hours: 19.75,
      });
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds', {
          contract_status: 'under_review',
          department: null,
        });
      await api.get('/staffmember/staffmember-1').ok('department is null, which is allowed', {
        contract_status: 'under_review',
        department: null,
      });
    },
  );

  test(
    'move_to_under_review succeeds after the deletion of what department named',
    about(
      'staffmember.move_to_under_review.succeeds-after-delete-in-department',
      'effects.on-reference',
      'references.deleted',
      'actions.success',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 19.75,
      });
      await api.delete('/department/department-1').removed('the object exists');
      await api
        .post('/staffmember/staffmember-1/move_to_under_review')
        .ok('the state is right and every condition holds', {
          contract_status: 'under_review',
          department: null,
        });
      await api.get('/staffmember/staffmember-1').ok('deleted before the action: department-1', {
        contract_status: 'under_review',
        department: null,
      });
    },
  );
});
