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
      await api.post('/staffmember', {
        body: staffMember,
        status: [200, 201],
        answer: { ...staffMember, department: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'read answers the object that was created',
      });
      await api.post('/staffmember', {
        body: { ...staffMember, id: 'staffmember-2' },
        status: [200, 201],
        answer: { id: 'staffmember-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/staffmember/staffmember-1', {
        body: {
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        status: [200],
        answer: {
          contract_status: 'under_review',
          full_name: 'ditogi',
          id: 'staffmember-1',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
          department: null,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('staffmember.update.accepts-the-same-id', 'ids.same-on-update', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: {
          id: 'staffmember-1',
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        status: [200],
        answer: {
          id: 'staffmember-1',
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          id: 'staffmember-1',
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'under_review', work_email: 421337 },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('StaffMember', staffMember);
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/staffmember/staffmember-1', { status: [404], because: 'it was deleted' });
      await api.get('/staffmember', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no StaffMember has',
    about('staffmember.unknown-id.answers-404', 'endpoints.unknown-id', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.get('/staffmember/staffmember-unknown', {
        status: [404],
        because: 'no StaffMember has the id staffmember-unknown',
      });
      await api.patch('/staffmember/staffmember-unknown', {
        body: {
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        status: [404],
        because: 'no StaffMember has the id staffmember-unknown',
      });
      await api.delete('/staffmember/staffmember-unknown', {
        status: [404],
        because: 'no StaffMember has the id staffmember-unknown',
      });
      await api.get('/staffmember', {
        status: [200],
        answer: [{ id: 'staffmember-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/staffmember', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/staffmember/staffmember-2', {
        body: {
          id: 'staffmember-2',
          contract_status: 'under_review',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'another object was updated',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: {
          contract_status: 'under_review',
          full_name: 'ditogi',
          id: 'staffmember-2',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
          department: null,
        },
        because: 'the update is stored',
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
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: {
          contract_status: 'under_review',
          full_name: 'ditogi',
          id: 'staffmember-2',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
          department: null,
        },
        because: 'another object was deleted',
      });
      await api.get('/staffmember', {
        status: [200],
        answer: [{ id: 'staffmember-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/staffmember', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/staffmember/staffmember-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/staffmember', {
        body: without(staffMember, 'contract_status'),
        status: [200, 201],
        answer: { contract_status: null },
        because: 'contract_status is optional',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: null },
        because: 'contract_status is optional',
      });
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
      await api.post('/staffmember', {
        body: without(staffMember, 'full_name'),
        status: [400, 422],
        because: 'full_name is required and has no default',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/staffmember', {
        body: without(staffMember, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/staffmember', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/staffmember', {
        body: without(staffMember, 'job_title'),
        status: [400, 422],
        because: 'job_title is required and has no default',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
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
      await api.post('/staffmember', {
        body: without(staffMember, 'weekly_hours'),
        status: [200, 201],
        answer: { weekly_hours: null },
        because: 'weekly_hours is optional',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { weekly_hours: null },
        because: 'weekly_hours is optional',
      });
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
      await api.post('/staffmember', {
        body: without(staffMember, 'work_email'),
        status: [200, 201],
        answer: { work_email: null },
        because: 'work_email is optional',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { work_email: null },
        because: 'work_email is optional',
      });
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
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'under_review' },
        status: [200],
        answer: { ...staffMember, contract_status: 'under_review', department: 'department-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { work_email: 'luvua' },
        status: [200],
        answer: {
          ...staffMember,
          contract_status: 'under_review',
          work_email: 'luvua',
          department: 'department-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          ...staffMember,
          contract_status: 'under_review',
          work_email: 'luvua',
          department: 'department-1',
        },
        because: 'an update touches only what it carries',
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
      await api.post('/staffmember', {
        body: { ...staffMember, contract_status: null },
        status: [400, 422],
        because: 'contract_status must not be null',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: null },
        status: [400, 422],
        because: 'contract_status must not be null',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'permanent' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, full_name: null },
        status: [400, 422],
        because: 'full_name must not be null',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { full_name: null },
        status: [400, 422],
        because: 'full_name must not be null',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { full_name: 'busi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, job_title: null },
        status: [400, 422],
        because: 'job_title must not be null',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { job_title: null },
        status: [400, 422],
        because: 'job_title must not be null',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { job_title: 'guroli' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, weekly_hours: null },
        status: [400, 422],
        because: 'weekly_hours must not be null',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { weekly_hours: null },
        status: [400, 422],
        because: 'weekly_hours must not be null',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { weekly_hours: 32.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, work_email: null },
        status: [200, 201],
        answer: { work_email: null },
        because: 'work_email is nullable',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { work_email: null },
        because: 'work_email is nullable',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { work_email: null },
        status: [200],
        answer: { work_email: null },
        because: 'work_email is nullable',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { work_email: null },
        because: 'work_email is nullable',
      });
    },
  );
});

test.describe('StaffMember: types and bounds', () => {
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
      await api.post('/staffmember', {
        body: { ...staffMember, contract_status: 421337 },
        status: [400, 422],
        because:
          'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review',
      });
      await api.post('/staffmember', {
        body: { ...staffMember, contract_status: { value: 'text' } },
        status: [400, 422],
        because:
          'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 421337 },
        status: [400, 422],
        because:
          'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: { value: 'text' } },
        status: [400, 422],
        because:
          'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'permanent' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, full_name: '0042' },
        status: [200, 201],
        answer: { full_name: '0042' },
        because: '"0042" is a valid value of full_name',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { full_name: '0042' },
        because: '"0042" is a valid value of full_name',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { full_name: '0042' },
        status: [200],
        answer: { full_name: '0042' },
        because: '"0042" is a valid value of full_name',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { full_name: '0042' },
        because: '"0042" is a valid value of full_name',
      });
    },
  );

  test(
    'full_name keeps spaces, quotes, accents and symbols',
    about(
      'staffmember.full_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffmember', {
        body: { ...staffMember, full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of full_name',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of full_name',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of full_name',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of full_name',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, full_name: 421337 },
        status: [400, 422],
        because: 'full_name must be a string',
      });
      await api.post('/staffmember', {
        body: { ...staffMember, full_name: { value: 'text' } },
        status: [400, 422],
        because: 'full_name must be a string',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { full_name: 421337 },
        status: [400, 422],
        because: 'full_name must be a string',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { full_name: { value: 'text' } },
        status: [400, 422],
        because: 'full_name must be a string',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { full_name: 'busi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: {
          ...staffMember,
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200, 201],
        answer: {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of full_name is 100, inclusive',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of full_name is 100, inclusive',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        status: [200],
        answer: {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of full_name is 100, inclusive',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of full_name is 100, inclusive',
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
      await api.post('/staffmember', {
        body: {
          ...staffMember,
          full_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'full_name must have at most 100 characters',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: {
          full_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'full_name must have at most 100 characters',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { full_name: 'busi' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, full_name: 'x' },
        status: [200, 201],
        answer: { full_name: 'x' },
        because: 'full_name has no minimum length',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { full_name: 'x' },
        because: 'full_name has no minimum length',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { full_name: 'x' },
        status: [200],
        answer: { full_name: 'x' },
        because: 'full_name has no minimum length',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { full_name: 'x' },
        because: 'full_name has no minimum length',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, job_title: '0042' },
        status: [200, 201],
        answer: { job_title: '0042' },
        because: '"0042" is a valid value of job_title',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { job_title: '0042' },
        because: '"0042" is a valid value of job_title',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { job_title: '0042' },
        status: [200],
        answer: { job_title: '0042' },
        because: '"0042" is a valid value of job_title',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { job_title: '0042' },
        because: '"0042" is a valid value of job_title',
      });
    },
  );

  test(
    'job_title keeps spaces, quotes, accents and symbols',
    about(
      'staffmember.job_title.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffmember', {
        body: { ...staffMember, job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of job_title',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of job_title',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of job_title',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of job_title',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, job_title: 421337 },
        status: [400, 422],
        because: 'job_title must be a string',
      });
      await api.post('/staffmember', {
        body: { ...staffMember, job_title: { value: 'text' } },
        status: [400, 422],
        because: 'job_title must be a string',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { job_title: 421337 },
        status: [400, 422],
        because: 'job_title must be a string',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { job_title: { value: 'text' } },
        status: [400, 422],
        because: 'job_title must be a string',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { job_title: 'guroli' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, job_title: 'ru' },
        status: [200, 201],
        answer: { job_title: 'ru' },
        because: 'the minimum length of job_title is 2, inclusive',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { job_title: 'ru' },
        because: 'the minimum length of job_title is 2, inclusive',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { job_title: 'ru' },
        status: [200],
        answer: { job_title: 'ru' },
        because: 'the minimum length of job_title is 2, inclusive',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { job_title: 'ru' },
        because: 'the minimum length of job_title is 2, inclusive',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, job_title: 'n' },
        status: [400, 422],
        because: 'job_title must have at least 2 characters',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { job_title: 'n' },
        status: [400, 422],
        because: 'job_title must have at least 2 characters',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { job_title: 'guroli' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: {
          ...staffMember,
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200, 201],
        answer: {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'job_title has no maximum length',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'job_title has no maximum length',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        status: [200],
        answer: {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'job_title has no maximum length',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'job_title has no maximum length',
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
      await api.post('/staffmember', {
        body: { ...staffMember, weekly_hours: 0 },
        status: [200, 201],
        answer: { weekly_hours: 0 },
        because: '0 is a valid value of weekly_hours',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { weekly_hours: 0 },
        because: '0 is a valid value of weekly_hours',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { weekly_hours: 0 },
        status: [200],
        answer: { weekly_hours: 0 },
        because: '0 is a valid value of weekly_hours',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { weekly_hours: 0 },
        because: '0 is a valid value of weekly_hours',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, weekly_hours: 'abc' },
        status: [400, 422],
        because: 'weekly_hours must be a number',
      });
      await api.post('/staffmember', {
        body: { ...staffMember, weekly_hours: { value: 'text' } },
        status: [400, 422],
        because: 'weekly_hours must be a number',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { weekly_hours: 'abc' },
        status: [400, 422],
        because: 'weekly_hours must be a number',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { weekly_hours: { value: 'text' } },
        status: [400, 422],
        because: 'weekly_hours must be a number',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { weekly_hours: 32.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, weekly_hours: 48 },
        status: [200, 201],
        answer: { weekly_hours: 48 },
        because: 'the maximum of weekly_hours is 48, inclusive',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { weekly_hours: 48 },
        because: 'the maximum of weekly_hours is 48, inclusive',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { weekly_hours: 48 },
        status: [200],
        answer: { weekly_hours: 48 },
        because: 'the maximum of weekly_hours is 48, inclusive',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { weekly_hours: 48 },
        because: 'the maximum of weekly_hours is 48, inclusive',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, weekly_hours: 48.25 },
        status: [400, 422],
        because: 'weekly_hours must be at most 48',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { weekly_hours: 48.25 },
        status: [400, 422],
        because: 'weekly_hours must be at most 48',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { weekly_hours: 32.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, weekly_hours: -999999.75 },
        status: [200, 201],
        answer: { weekly_hours: -999999.75 },
        because: 'weekly_hours has no minimum',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { weekly_hours: -999999.75 },
        because: 'weekly_hours has no minimum',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { weekly_hours: -999999.75 },
        status: [200],
        answer: { weekly_hours: -999999.75 },
        because: 'weekly_hours has no minimum',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { weekly_hours: -999999.75 },
        because: 'weekly_hours has no minimum',
      });
    },
  );

  test(
    'work_email keeps spaces, quotes, accents and symbols',
    about(
      'staffmember.work_email.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffmember', {
        body: { ...staffMember, work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of work_email',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of work_email',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of work_email',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of work_email',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, work_email: 421337 },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.post('/staffmember', {
        body: { ...staffMember, work_email: { value: 'text' } },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { work_email: 421337 },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { work_email: { value: 'text' } },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { work_email: 'dorab' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, work_email: 'labua' },
        status: [200, 201],
        answer: { work_email: 'labua' },
        because: 'the minimum length of work_email is 5, inclusive',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { work_email: 'labua' },
        because: 'the minimum length of work_email is 5, inclusive',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { work_email: 'labua' },
        status: [200],
        answer: { work_email: 'labua' },
        because: 'the minimum length of work_email is 5, inclusive',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { work_email: 'labua' },
        because: 'the minimum length of work_email is 5, inclusive',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, work_email: 'tana' },
        status: [400, 422],
        because: 'work_email must have at least 5 characters',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { work_email: 'tana' },
        status: [400, 422],
        because: 'work_email must have at least 5 characters',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { work_email: 'dorab' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: {
          ...staffMember,
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200, 201],
        answer: {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of work_email is 120, inclusive',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of work_email is 120, inclusive',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        status: [200],
        answer: {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of work_email is 120, inclusive',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of work_email is 120, inclusive',
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
      await api.post('/staffmember', {
        body: {
          ...staffMember,
          work_email:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'work_email must have at most 120 characters',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: {
          work_email:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'work_email must have at most 120 characters',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { work_email: 'dorab' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffmember', {
        body: { ...staffMember, contract_status: 'probation' },
        status: [200, 201],
        answer: { contract_status: 'probation' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'permanent' },
        status: [200],
        answer: { contract_status: 'permanent' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'on_leave' },
        status: [200],
        answer: { contract_status: 'on_leave' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'departed' },
        status: [200],
        answer: { contract_status: 'departed' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'suspended' },
        status: [200],
        answer: { contract_status: 'suspended' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'under_review' },
        status: [200],
        answer: { contract_status: 'under_review' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'under_review' },
        because: 'the value is one of EmployeeEmploymentState',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, contract_status: 'suspended' },
        status: [200, 201],
        answer: { contract_status: 'suspended' },
        because: 'suspended was added to EmployeeEmploymentState',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'suspended' },
        because: 'suspended was added to EmployeeEmploymentState',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { contract_status: 'suspended' },
        status: [200],
        answer: { contract_status: 'suspended' },
        because: 'suspended was added to EmployeeEmploymentState',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { contract_status: 'suspended' },
        because: 'suspended was added to EmployeeEmploymentState',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, contract_status: 'under_review' },
        status: [200, 201],
        answer: { contract_status: 'under_review' },
        because: 'under_review was added to EmployeeEmploymentState',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'under_review' },
        because: 'under_review was added to EmployeeEmploymentState',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { contract_status: 'under_review' },
        status: [200],
        answer: { contract_status: 'under_review' },
        because: 'under_review was added to EmployeeEmploymentState',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { contract_status: 'under_review' },
        because: 'under_review was added to EmployeeEmploymentState',
      });
    },
  );

  test(
    'create and update refuse the contract_status unheard_of, which EmployeeEmploymentState does not have',
    about(
      'staffmember.contract_status.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/staffmember', {
        body: { ...staffMember, contract_status: 'unheard_of' },
        status: [400, 422],
        because:
          'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'unheard_of' },
        status: [400, 422],
        because:
          'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'permanent' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, contract_status: 'PROBATION' },
        status: [400, 422],
        because:
          'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'PROBATION' },
        status: [400, 422],
        because:
          'contract_status must be one of probation, permanent, on_leave, departed, suspended, under_review',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'permanent' },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.post('/staffmember', {
        body: { ...staffMember, department: 'department-1' },
        status: [200, 201],
        answer: { department: 'department-1' },
        because: 'department was sent as department-1',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { department: 'department-1' },
        because: 'department was sent as department-1',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { department: 'department-2' },
        status: [200],
        answer: { department: 'department-2' },
        because: 'department was changed to department-2',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { department: 'department-2' },
        because: 'department was changed to department-2',
      });
      await api.get('/staffmember', {
        status: [200],
        answer: [{ id: 'staffmember-1', department: 'department-2' }],
        because: 'lists answer references as ids too',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, department: 'department-unknown' },
        status: [400, 422],
        because: 'department must be the id of an existing Department',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.patch('/staffmember/staffmember-1', {
        body: { department: 'department-unknown' },
        status: [400, 422],
        because: 'department must be the id of an existing Department',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { department: 'department-1' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember', {
        body: { ...staffMember, department: 421337 },
        status: [400, 422],
        because: 'department must be the id of a Department',
      });
      await api.post('/staffmember', {
        body: { ...staffMember, department: { value: 'text' } },
        status: [400, 422],
        because: 'department must be the id of a Department',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.patch('/staffmember/staffmember-1', {
        body: { department: 421337 },
        status: [400, 422],
        because: 'department must be the id of a Department',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { department: { value: 'text' } },
        status: [400, 422],
        because: 'department must be the id of a Department',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { department: null },
        because: 'a refused update changes nothing',
      });
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
      await api.create('Department', department);
      await api.post('/staffmember', {
        body: { ...staffMember, department: null },
        status: [200, 201],
        answer: { department: null },
        because: 'a reference may be null',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { department: 'department-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/staffmember/staffmember-1', {
        body: { department: null },
        status: [200],
        answer: { department: null },
        because: 'a reference may be null',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { department: null },
        because: 'a reference may be null',
      });
      await api.post('/staffmember', {
        body: { ...staffMember, id: 'staffmember-2' },
        status: [200, 201],
        answer: { department: null },
        because: 'department is optional',
      });
    },
  );

  test(
    'deleting a Department clears every department that refers to it',
    about(
      'staffmember.department.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('StaffMember', {
        ...staffMember,
        id: 'staffmember-2',
        department: 'department-1',
      });
      await api.delete('/department/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { id: 'staffmember-1', department: null },
        because: 'department-1 was deleted',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { id: 'staffmember-2', department: null },
        because: 'department-1 was deleted',
      });
    },
  );

  test(
    'deleting a Department keeps a department that refers to another',
    about(
      'staffmember.department.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('StaffMember', { ...staffMember, department: 'department-2' });
      await api.delete('/department/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { department: 'department-2' },
        because: 'another Department was deleted',
      });
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
      await api.create('StaffMember', staffMember);
      await api.post('/staffmember', {
        body: { ...staffMember, id: 'staffmember-2', department: 'staffmember-1' },
        status: [400, 422],
        because: 'department must be the id of an existing Department',
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.patch('/staffmember/staffmember-2', {
        body: { department: 'staffmember-1' },
        status: [400, 422],
        because: 'department must be the id of an existing Department',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { department: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a StaffMember with the id of a Department leaves department alone',
    about(
      'staffmember.department.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', { ...staffMember, department: 'department-1' });
      await api.create('StaffMember', { ...staffMember, id: 'department-1' });
      await api.delete('/staffmember/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { department: 'department-1' },
        because: 'no Department was deleted',
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
      await api.patch('/staffmember/staffmember-1', {
        body: { contract_status: 'under_review', department: 'department-unknown' },
        status: [400, 422],
        because: 'department must be the id of an existing Department',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/staffmember/staffmember-1/return_to_permanent', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'what the action did is stored',
      });
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
      await api.post('/staffmember/staffmember-1/return_to_permanent', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          department: null,
          full_name: 'busi',
          id: 'staffmember-1',
          job_title: 'guroli',
          weekly_hours: 32.75,
          work_email: 'dorab',
        },
        because: 'set this.department to null',
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
      await api.post('/staffmember/staffmember-1/return_to_permanent', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: {
          ...staffMember,
          contract_status: 'on_leave',
          id: 'staffmember-2',
          department: 'department-1',
        },
        because:
          'return_to_permanent was called on staffmember-1, which does not concern this object',
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
      await api.post('/staffmember/staffmember-unknown/return_to_permanent', {
        status: [404],
        because: 'no StaffMember has the id staffmember-unknown',
      });
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
      await api.post('/staffmember/staffmember-1/return_to_permanent', {
        status: [400, 409],
        because: 'return_to_permanent starts from on_leave, and contract_status is probation',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'probation', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/return_to_permanent', {
        status: [400, 409],
        because: 'return_to_permanent starts from on_leave, and contract_status is permanent',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'permanent', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/return_to_permanent', {
        status: [400, 409],
        because: 'return_to_permanent starts from on_leave, and contract_status is departed',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'departed', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/return_to_permanent', {
        status: [400, 409],
        because: 'return_to_permanent starts from on_leave, and contract_status is suspended',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'suspended', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/return_to_permanent', {
        status: [400, 409],
        because: 'return_to_permanent starts from on_leave, and contract_status is under_review',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'under_review', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [200],
        answer: { ...staffMember, weekly_hours: 0.25, department: 'department-1' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, weekly_hours: 0.25, department: 'department-1' },
        because: 'what the action did is stored',
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: {
          hiring_stopped: true,
          department_name: 'dura',
          id: 'department-1',
          planned_headcount: 14,
        },
        because: 'on item in this.department: set item.hiring_stopped to true',
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: {
          lifecycle: 'staffed',
          department_name: 'dura',
          id: 'department-1',
          planned_headcount: 14,
        },
        because: 'on item in this.department: set item.lifecycle to "staffed"',
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: {
          ...staffMember,
          contract_status: 'probation',
          id: 'staffmember-2',
          weekly_hours: 0.25,
          department: 'department-1',
        },
        because:
          'confirm_employment was called on staffmember-1, which does not concern this object',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: {
          department_name: 'dura',
          hiring_stopped: false,
          id: 'department-2',
          lifecycle: 'merged',
          planned_headcount: 14,
        },
        because:
          'confirm_employment was called on staffmember-1, which does not concern this object',
      });
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
      await api.post('/staffmember/staffmember-unknown/confirm_employment', {
        status: [404],
        because: 'no StaffMember has the id staffmember-unknown',
      });
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [400, 409],
        because: 'confirm_employment starts from probation, and contract_status is permanent',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'permanent' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [400, 409],
        because: 'confirm_employment starts from probation, and contract_status is on_leave',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'on_leave' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [400, 409],
        because: 'confirm_employment starts from probation, and contract_status is departed',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'departed' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [400, 409],
        because: 'confirm_employment starts from probation, and contract_status is suspended',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'suspended' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [400, 409],
        because: 'confirm_employment starts from probation, and contract_status is under_review',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'under_review' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [400, 409],
        because: 'the condition this.weekly_hours > 0 is not satisfied',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'probation' },
        because: 'a refused action changes nothing',
      });
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
      await api.create('Department', { ...department, hiring_stopped: false, lifecycle: 'merged' });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'probation',
        department: 'department-1',
        weekly_hours: 0,
      });
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [400, 409],
        because: 'the condition this.weekly_hours > 0 is not satisfied',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { ...department, hiring_stopped: false, lifecycle: 'merged' },
        because: 'a refused action changes nothing',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          ...staffMember,
          contract_status: 'probation',
          weekly_hours: 0,
          department: 'department-1',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [400, 409],
        because: 'the condition this.weekly_hours > 0 is not satisfied',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'probation' },
        because: 'a refused action changes nothing',
      });
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
      await api.post('/staffmember/staffmember-1/confirm_employment', {
        status: [200],
        answer: { contract_status: 'permanent' },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'permanent' },
        because: 'department is null, which is allowed',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [200],
        answer: {
          ...staffMember,
          contract_status: 'under_review',
          weekly_hours: 19.75,
          department: null,
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          ...staffMember,
          contract_status: 'under_review',
          weekly_hours: 19.75,
          department: null,
        },
        because: 'what the action did is stored',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: department,
        because: 'on item in this.department: set item.hiring_stopped to true',
      });
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          department: null,
          full_name: 'busi',
          id: 'staffmember-1',
          job_title: 'guroli',
          weekly_hours: 19.75,
          work_email: 'dorab',
        },
        because: 'set this.department to null',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'under_review', department: null },
        because: 'each effect sees what the ones before did',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { hiring_stopped: true },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: {
          ...staffMember,
          contract_status: 'departed',
          id: 'staffmember-2',
          weekly_hours: 19.75,
          department: 'department-1',
        },
        because:
          'move_to_under_review was called on staffmember-1, which does not concern this object',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { ...department, hiring_stopped: false, id: 'department-2' },
        because:
          'move_to_under_review was called on staffmember-1, which does not concern this object',
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
      await api.post('/staffmember/staffmember-unknown/move_to_under_review', {
        status: [404],
        because: 'no StaffMember has the id staffmember-unknown',
      });
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [400, 409],
        because: 'move_to_under_review starts from departed, and contract_status is probation',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'probation', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [400, 409],
        because: 'move_to_under_review starts from departed, and contract_status is permanent',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'permanent', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [400, 409],
        because: 'move_to_under_review starts from departed, and contract_status is on_leave',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'on_leave', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [400, 409],
        because: 'move_to_under_review starts from departed, and contract_status is suspended',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'suspended', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [400, 409],
        because: 'move_to_under_review starts from departed, and contract_status is under_review',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'under_review', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [400, 409],
        because: 'the condition this.weekly_hours < 20 is not satisfied',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'departed', department: 'department-1' },
        because: 'a refused action changes nothing',
      });
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
      await api.create('Department', { ...department, hiring_stopped: false });
      await api.create('StaffMember', {
        ...staffMember,
        contract_status: 'departed',
        department: 'department-1',
        weekly_hours: 20,
      });
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [400, 409],
        because: 'the condition this.weekly_hours < 20 is not satisfied',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { ...department, hiring_stopped: false },
        because: 'a refused action changes nothing',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: {
          ...staffMember,
          contract_status: 'departed',
          weekly_hours: 20,
          department: 'department-1',
        },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [400, 409],
        because: 'the condition this.weekly_hours < 20 is not satisfied',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'departed', department: 'department-1' },
        because: 'a refused action changes nothing',
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [200],
        answer: { contract_status: 'under_review', department: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'under_review', department: null },
        because: 'weekly_hours is 0, which is allowed',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { hiring_stopped: true },
        because: 'every effect that concerns it is applied',
      });
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
      await api.post('/staffmember/staffmember-1/move_to_under_review', {
        status: [200],
        answer: { contract_status: 'under_review', department: null },
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'under_review', department: null },
        because: 'department is null, which is allowed',
      });
    },
  );
});
