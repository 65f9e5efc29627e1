import { about, test, without } from '../support/api.ts';

// A valid Employee, as the tests send it.
const employee = {
  employment_state: 'departed',
  full_name: 'busi',
  id: 'employee-1',
  job_title: 'guroli',
  weekly_hours: 32.75,
  work_email: 'dorab',
};

test.describe('Employee: create, read, update and delete', () => {
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
    'create answers the new Employee, and read answers it again',
    about(
      'employee.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: employee,
        status: [200, 201],
        answer: employee,
        because: 'create answers the object that was sent',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: employee,
        because: 'read answers the object that was created',
      });
      await api.post('/employee', {
        body: { ...employee, id: 'employee-2' },
        status: [200, 201],
        answer: { id: 'employee-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Employee',
    about(
      'employee.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        status: [200],
        answer: {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          id: 'employee-1',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: {
          employment_state: 'on_leave',
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
    about('employee.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: {
          id: 'employee-1',
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        status: [200],
        answer: {
          id: 'employee-1',
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: {
          id: 'employee-1',
          employment_state: 'on_leave',
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
    'update that is refused for work_email does not change employment_state either',
    about(
      'employee.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { employment_state: 'on_leave', work_email: 421337 },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: employee,
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes an Employee: no read finds it and no list holds it',
    about(
      'employee.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.delete('/employee/employee-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/employee/employee-1', { status: [404], because: 'it was deleted' });
      await api.get('/employee', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Employee has',
    about('employee.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.get('/employee/employee-unknown', {
        status: [404],
        because: 'no Employee has the id employee-unknown',
      });
      await api.patch('/employee/employee-unknown', {
        body: {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        status: [404],
        because: 'no Employee has the id employee-unknown',
      });
      await api.delete('/employee/employee-unknown', {
        status: [404],
        because: 'no Employee has the id employee-unknown',
      });
      await api.get('/employee', {
        status: [200],
        answer: [{ id: 'employee-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Employee: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Employee with all of its fields',
    about('employee.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', {
        ...employee,
        id: 'employee-2',
        employment_state: 'on_leave',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api.create('Employee', {
        ...employee,
        id: 'employee-3',
        employment_state: 'permanent',
        full_name: 'sitali',
        job_title: 'maruso',
        weekly_hours: 5.75,
        work_email: 'susur',
      });
      await api.get('/employee', {
        status: [200],
        answer: [
          employee,
          {
            employment_state: 'on_leave',
            full_name: 'ditogi',
            id: 'employee-2',
            job_title: 'notu',
            weekly_hours: 9.25,
            work_email: 'luvua',
          },
          {
            employment_state: 'permanent',
            full_name: 'sitali',
            id: 'employee-3',
            job_title: 'maruso',
            weekly_hours: 5.75,
            work_email: 'susur',
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Employee leaves another as it was',
    about('employee.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', {
        ...employee,
        id: 'employee-2',
        employment_state: 'on_leave',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api.patch('/employee/employee-2', {
        body: {
          id: 'employee-2',
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: employee,
        because: 'another object was updated',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          id: 'employee-2',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Employee leaves another as it was',
    about(
      'employee.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', {
        ...employee,
        id: 'employee-2',
        employment_state: 'on_leave',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api.delete('/employee/employee-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          id: 'employee-2',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        },
        because: 'another object was deleted',
      });
      await api.get('/employee', {
        status: [200],
        answer: [{ id: 'employee-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Employee',
    about('employee.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', {
        ...employee,
        id: 'employee-2',
        employment_state: 'on_leave',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/employee', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/employee/employee-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Employee: required fields and defaults', () => {
  // values.absent: In an answer, a field without a value may be `null` or left out.
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create accepts an Employee without employment_state, which is optional',
    about('employee.employment_state.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/employee', {
        body: without(employee, 'employment_state'),
        status: [200, 201],
        answer: { employment_state: null },
        because: 'employment_state is optional',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { employment_state: null },
        because: 'employment_state is optional',
      });
    },
  );

  test(
    'create refuses an Employee without full_name, which is required',
    about(
      'employee.full_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: without(employee, 'full_name'),
        status: [400, 422],
        because: 'full_name is required and has no default',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses an Employee without an id',
    about(
      'employee.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: without(employee, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/employee', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses an Employee without job_title, which is required',
    about(
      'employee.job_title.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: without(employee, 'job_title'),
        status: [400, 422],
        because: 'job_title is required and has no default',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts an Employee without weekly_hours, which is optional',
    about('employee.weekly_hours.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/employee', {
        body: without(employee, 'weekly_hours'),
        status: [200, 201],
        answer: { weekly_hours: null },
        because: 'weekly_hours is optional',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { weekly_hours: null },
        because: 'weekly_hours is optional',
      });
    },
  );

  test(
    'create accepts an Employee without work_email, which is optional',
    about('employee.work_email.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/employee', {
        body: without(employee, 'work_email'),
        status: [200, 201],
        answer: { work_email: null },
        because: 'work_email is optional',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { work_email: null },
        because: 'work_email is optional',
      });
    },
  );

  test(
    'update of employment_state or work_email alone leaves every other field as it is',
    about('employee.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { employment_state: 'on_leave' },
        status: [200],
        answer: { ...employee, employment_state: 'on_leave' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/employee/employee-1', {
        body: { work_email: 'luvua' },
        status: [200],
        answer: { ...employee, employment_state: 'on_leave', work_email: 'luvua' },
        because: 'an update touches only what it carries',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { ...employee, employment_state: 'on_leave', work_email: 'luvua' },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Employee: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for employment_state',
    about(
      'employee.employment_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, employment_state: null },
        status: [400, 422],
        because: 'employment_state must not be null',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { employment_state: null },
        status: [400, 422],
        because: 'employment_state must not be null',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { employment_state: 'departed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for full_name',
    about(
      'employee.full_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, full_name: null },
        status: [400, 422],
        because: 'full_name must not be null',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { full_name: null },
        status: [400, 422],
        because: 'full_name must not be null',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { full_name: 'busi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for job_title',
    about(
      'employee.job_title.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, job_title: null },
        status: [400, 422],
        because: 'job_title must not be null',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { job_title: null },
        status: [400, 422],
        because: 'job_title must not be null',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { job_title: 'guroli' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for weekly_hours',
    about(
      'employee.weekly_hours.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, weekly_hours: null },
        status: [400, 422],
        because: 'weekly_hours must not be null',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { weekly_hours: null },
        status: [400, 422],
        because: 'weekly_hours must not be null',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { weekly_hours: 32.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'work_email may be null',
    about('employee.work_email.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, work_email: null },
        status: [200, 201],
        answer: { work_email: null },
        because: 'work_email is nullable',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { work_email: null },
        because: 'work_email is nullable',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { work_email: null },
        status: [200],
        answer: { work_email: null },
        because: 'work_email is nullable',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { work_email: null },
        because: 'work_email is nullable',
      });
    },
  );
});

test.describe('Employee: types and bounds', () => {
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
    'create and update refuse an employment_state of a wrong type',
    about(
      'employee.employment_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, employment_state: 421337 },
        status: [400, 422],
        because: 'employment_state must be one of probation, permanent, on_leave, departed',
      });
      await api.post('/employee', {
        body: { ...employee, employment_state: { value: 'text' } },
        status: [400, 422],
        because: 'employment_state must be one of probation, permanent, on_leave, departed',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { employment_state: 421337 },
        status: [400, 422],
        because: 'employment_state must be one of probation, permanent, on_leave, departed',
      });
      await api.patch('/employee/employee-1', {
        body: { employment_state: { value: 'text' } },
        status: [400, 422],
        because: 'employment_state must be one of probation, permanent, on_leave, departed',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { employment_state: 'departed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'full_name of digits alone stays a string',
    about('employee.full_name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, full_name: '0042' },
        status: [200, 201],
        answer: { full_name: '0042' },
        because: '"0042" is a valid value of full_name',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { full_name: '0042' },
        because: '"0042" is a valid value of full_name',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { full_name: '0042' },
        status: [200],
        answer: { full_name: '0042' },
        because: '"0042" is a valid value of full_name',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { full_name: '0042' },
        because: '"0042" is a valid value of full_name',
      });
    },
  );

  test(
    'full_name keeps spaces, quotes, accents and symbols',
    about('employee.full_name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of full_name',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of full_name',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of full_name',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { full_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of full_name',
      });
    },
  );

  test(
    'create and update refuse a full_name of a wrong type',
    about(
      'employee.full_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, full_name: 421337 },
        status: [400, 422],
        because: 'full_name must be a string',
      });
      await api.post('/employee', {
        body: { ...employee, full_name: { value: 'text' } },
        status: [400, 422],
        because: 'full_name must be a string',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { full_name: 421337 },
        status: [400, 422],
        because: 'full_name must be a string',
      });
      await api.patch('/employee/employee-1', {
        body: { full_name: { value: 'text' } },
        status: [400, 422],
        because: 'full_name must be a string',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { full_name: 'busi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'full_name may be right at its maximum length of 100',
    about(
      'employee.full_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: {
          ...employee,
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
      await api.get('/employee/employee-1', {
        status: [200],
        answer: {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvi t',
        },
        because: 'the maximum length of full_name is 100, inclusive',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
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
      await api.get('/employee/employee-2', {
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
      'employee.full_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: {
          ...employee,
          full_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'full_name must have at most 100 characters',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: {
          full_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi nogaa',
        },
        status: [400, 422],
        because: 'full_name must have at most 100 characters',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { full_name: 'busi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'full_name has no minimum length',
    about('employee.full_name.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, full_name: 'x' },
        status: [200, 201],
        answer: { full_name: 'x' },
        because: 'full_name has no minimum length',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { full_name: 'x' },
        because: 'full_name has no minimum length',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { full_name: 'x' },
        status: [200],
        answer: { full_name: 'x' },
        because: 'full_name has no minimum length',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { full_name: 'x' },
        because: 'full_name has no minimum length',
      });
    },
  );

  test(
    'job_title of digits alone stays a string',
    about('employee.job_title.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, job_title: '0042' },
        status: [200, 201],
        answer: { job_title: '0042' },
        because: '"0042" is a valid value of job_title',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { job_title: '0042' },
        because: '"0042" is a valid value of job_title',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { job_title: '0042' },
        status: [200],
        answer: { job_title: '0042' },
        because: '"0042" is a valid value of job_title',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { job_title: '0042' },
        because: '"0042" is a valid value of job_title',
      });
    },
  );

  test(
    'job_title keeps spaces, quotes, accents and symbols',
    about('employee.job_title.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of job_title',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of job_title',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of job_title',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { job_title: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of job_title',
      });
    },
  );

  test(
    'create and update refuse a job_title of a wrong type',
    about(
      'employee.job_title.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, job_title: 421337 },
        status: [400, 422],
        because: 'job_title must be a string',
      });
      await api.post('/employee', {
        body: { ...employee, job_title: { value: 'text' } },
        status: [400, 422],
        because: 'job_title must be a string',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { job_title: 421337 },
        status: [400, 422],
        because: 'job_title must be a string',
      });
      await api.patch('/employee/employee-1', {
        body: { job_title: { value: 'text' } },
        status: [400, 422],
        because: 'job_title must be a string',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { job_title: 'guroli' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'job_title may be right at its minimum length of 2',
    about(
      'employee.job_title.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, job_title: 'ru' },
        status: [200, 201],
        answer: { job_title: 'ru' },
        because: 'the minimum length of job_title is 2, inclusive',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { job_title: 'ru' },
        because: 'the minimum length of job_title is 2, inclusive',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { job_title: 'ru' },
        status: [200],
        answer: { job_title: 'ru' },
        because: 'the minimum length of job_title is 2, inclusive',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { job_title: 'ru' },
        because: 'the minimum length of job_title is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a job_title below its minimum length of 2',
    about(
      'employee.job_title.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, job_title: 'n' },
        status: [400, 422],
        because: 'job_title must have at least 2 characters',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { job_title: 'n' },
        status: [400, 422],
        because: 'job_title must have at least 2 characters',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { job_title: 'guroli' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'job_title has no maximum length',
    about('employee.job_title.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/employee', {
        body: {
          ...employee,
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
      await api.get('/employee/employee-1', {
        status: [200],
        answer: {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        },
        because: 'job_title has no maximum length',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
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
      await api.get('/employee/employee-2', {
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
    about('employee.weekly_hours.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, weekly_hours: 0 },
        status: [200, 201],
        answer: { weekly_hours: 0 },
        because: '0 is a valid value of weekly_hours',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { weekly_hours: 0 },
        because: '0 is a valid value of weekly_hours',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { weekly_hours: 0 },
        status: [200],
        answer: { weekly_hours: 0 },
        because: '0 is a valid value of weekly_hours',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { weekly_hours: 0 },
        because: '0 is a valid value of weekly_hours',
      });
    },
  );

  test(
    'create and update refuse a weekly_hours of a wrong type',
    about(
      'employee.weekly_hours.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, weekly_hours: 'abc' },
        status: [400, 422],
        because: 'weekly_hours must be a number',
      });
      await api.post('/employee', {
        body: { ...employee, weekly_hours: { value: 'text' } },
        status: [400, 422],
        because: 'weekly_hours must be a number',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { weekly_hours: 'abc' },
        status: [400, 422],
        because: 'weekly_hours must be a number',
      });
      await api.patch('/employee/employee-1', {
        body: { weekly_hours: { value: 'text' } },
        status: [400, 422],
        because: 'weekly_hours must be a number',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { weekly_hours: 32.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weekly_hours may be right at its maximum of 48',
    about(
      'employee.weekly_hours.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, weekly_hours: 48 },
        status: [200, 201],
        answer: { weekly_hours: 48 },
        because: 'the maximum of weekly_hours is 48, inclusive',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { weekly_hours: 48 },
        because: 'the maximum of weekly_hours is 48, inclusive',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { weekly_hours: 48 },
        status: [200],
        answer: { weekly_hours: 48 },
        because: 'the maximum of weekly_hours is 48, inclusive',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { weekly_hours: 48 },
        because: 'the maximum of weekly_hours is 48, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weekly_hours above its maximum of 48',
    about(
      'employee.weekly_hours.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, weekly_hours: 48.25 },
        status: [400, 422],
        because: 'weekly_hours must be at most 48',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { weekly_hours: 48.25 },
        status: [400, 422],
        because: 'weekly_hours must be at most 48',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { weekly_hours: 32.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weekly_hours has no minimum',
    about('employee.weekly_hours.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, weekly_hours: -999999.75 },
        status: [200, 201],
        answer: { weekly_hours: -999999.75 },
        because: 'weekly_hours has no minimum',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { weekly_hours: -999999.75 },
        because: 'weekly_hours has no minimum',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { weekly_hours: -999999.75 },
        status: [200],
        answer: { weekly_hours: -999999.75 },
        because: 'weekly_hours has no minimum',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { weekly_hours: -999999.75 },
        because: 'weekly_hours has no minimum',
      });
    },
  );

  test(
    'work_email keeps spaces, quotes, accents and symbols',
    about('employee.work_email.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of work_email',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of work_email',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of work_email',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { work_email: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of work_email',
      });
    },
  );

  test(
    'create and update refuse a work_email of a wrong type',
    about(
      'employee.work_email.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, work_email: 421337 },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.post('/employee', {
        body: { ...employee, work_email: { value: 'text' } },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { work_email: 421337 },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.patch('/employee/employee-1', {
        body: { work_email: { value: 'text' } },
        status: [400, 422],
        because: 'work_email must be a string',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { work_email: 'dorab' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'work_email may be right at its minimum length of 5',
    about(
      'employee.work_email.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, work_email: 'labua' },
        status: [200, 201],
        answer: { work_email: 'labua' },
        because: 'the minimum length of work_email is 5, inclusive',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { work_email: 'labua' },
        because: 'the minimum length of work_email is 5, inclusive',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
        body: { work_email: 'labua' },
        status: [200],
        answer: { work_email: 'labua' },
        because: 'the minimum length of work_email is 5, inclusive',
      });
      await api.get('/employee/employee-2', {
        status: [200],
        answer: { work_email: 'labua' },
        because: 'the minimum length of work_email is 5, inclusive',
      });
    },
  );

  test(
    'create and update refuse a work_email below its minimum length of 5',
    about(
      'employee.work_email.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, work_email: 'tana' },
        status: [400, 422],
        because: 'work_email must have at least 5 characters',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { work_email: 'tana' },
        status: [400, 422],
        because: 'work_email must have at least 5 characters',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { work_email: 'dorab' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'work_email may be right at its maximum length of 120',
    about(
      'employee.work_email.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: {
          ...employee,
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
      await api.get('/employee/employee-1', {
        status: [200],
        answer: {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati ta',
        },
        because: 'the maximum length of work_email is 120, inclusive',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', {
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
      await api.get('/employee/employee-2', {
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
      'employee.work_email.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: {
          ...employee,
          work_email:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'work_email must have at most 120 characters',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: {
          work_email:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigoa',
        },
        status: [400, 422],
        because: 'work_email must have at most 120 characters',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { work_email: 'dorab' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Employee: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'employment_state may be probation, permanent, on_leave, departed',
    about(
      'employee.employment_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, employment_state: 'probation' },
        status: [200, 201],
        answer: { employment_state: 'probation' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.patch('/employee/employee-1', {
        body: { employment_state: 'permanent' },
        status: [200],
        answer: { employment_state: 'permanent' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.patch('/employee/employee-1', {
        body: { employment_state: 'on_leave' },
        status: [200],
        answer: { employment_state: 'on_leave' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.patch('/employee/employee-1', {
        body: { employment_state: 'departed' },
        status: [200],
        answer: { employment_state: 'departed' },
        because: 'the value is one of EmployeeEmploymentState',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { employment_state: 'departed' },
        because: 'the value is one of EmployeeEmploymentState',
      });
    },
  );

  test(
    'create and update refuse the employment_state unheard_of, which EmployeeEmploymentState does not have',
    about(
      'employee.employment_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, employment_state: 'unheard_of' },
        status: [400, 422],
        because: 'employment_state must be one of probation, permanent, on_leave, departed',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { employment_state: 'unheard_of' },
        status: [400, 422],
        because: 'employment_state must be one of probation, permanent, on_leave, departed',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { employment_state: 'departed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the employment_state PROBATION, as upper and lower case differ',
    about(
      'employee.employment_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/employee', {
        body: { ...employee, employment_state: 'PROBATION' },
        status: [400, 422],
        because: 'employment_state must be one of probation, permanent, on_leave, departed',
      });
      await api.get('/employee/employee-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', {
        body: { employment_state: 'PROBATION' },
        status: [400, 422],
        because: 'employment_state must be one of probation, permanent, on_leave, departed',
      });
      await api.get('/employee/employee-1', {
        status: [200],
        answer: { employment_state: 'departed' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
