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

// A valid Department, as the tests send it.
const department = {
  department_name: 'dura',
  hiring_freeze: true,
  id: 'department-1',
  lifecycle: 'staffed',
  planned_headcount: 14,
};

test.describe('Department: create, read, update and delete', () => {
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
    'create answers the new Department, and read answers it again',
    about(
      'department.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: department,
        status: [200, 201],
        answer: { ...department, head: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { ...department, head: null },
        because: 'read answers the object that was created',
      });
      await api.post('/department', {
        body: { ...department, id: 'department-2' },
        status: [200, 201],
        answer: { id: 'department-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Department',
    about(
      'department.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: {
          department_name: 'nara',
          hiring_freeze: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        status: [200],
        answer: {
          department_name: 'nara',
          head: null,
          hiring_freeze: false,
          id: 'department-1',
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: {
          department_name: 'nara',
          hiring_freeze: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('department.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: {
          id: 'department-1',
          department_name: 'nara',
          hiring_freeze: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        status: [200],
        answer: {
          id: 'department-1',
          department_name: 'nara',
          hiring_freeze: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: {
          id: 'department-1',
          department_name: 'nara',
          hiring_freeze: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for planned_headcount does not change department_name either',
    about(
      'department.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { department_name: 'nara', planned_headcount: 'abc' },
        status: [400, 422],
        because: 'planned_headcount must be an integer',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { ...department, head: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Department: no read finds it and no list holds it',
    about(
      'department.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.delete('/department/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/department/department-1', { status: [404], because: 'it was deleted' });
      await api.get('/department', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Department has',
    about('department.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.get('/department/department-unknown', {
        status: [404],
        because: 'no Department has the id department-unknown',
      });
      await api.patch('/department/department-unknown', {
        body: {
          department_name: 'nara',
          hiring_freeze: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        status: [404],
        because: 'no Department has the id department-unknown',
      });
      await api.delete('/department/department-unknown', {
        status: [404],
        because: 'no Department has the id department-unknown',
      });
      await api.get('/department', {
        status: [200],
        answer: [{ id: 'department-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Department: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Department with all of its fields',
    about('department.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', {
        ...department,
        id: 'department-2',
        department_name: 'nara',
        hiring_freeze: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api.create('Department', {
        ...department,
        id: 'department-3',
        department_name: 'duda',
        lifecycle: 'planned',
        planned_headcount: 30,
      });
      await api.get('/department', {
        status: [200],
        answer: [
          { ...department, head: null },
          {
            department_name: 'nara',
            head: null,
            hiring_freeze: false,
            id: 'department-2',
            lifecycle: 'merged',
            planned_headcount: 2,
          },
          {
            department_name: 'duda',
            head: null,
            hiring_freeze: true,
            id: 'department-3',
            lifecycle: 'planned',
            planned_headcount: 30,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Department leaves another as it was',
    about('department.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', {
        ...department,
        id: 'department-2',
        department_name: 'nara',
        hiring_freeze: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api.patch('/department/department-2', {
        body: {
          id: 'department-2',
          department_name: 'nara',
          hiring_freeze: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { ...department, head: null },
        because: 'another object was updated',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: {
          department_name: 'nara',
          head: null,
          hiring_freeze: false,
          id: 'department-2',
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Department leaves another as it was',
    about(
      'department.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', {
        ...department,
        id: 'department-2',
        department_name: 'nara',
        hiring_freeze: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api.delete('/department/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: {
          department_name: 'nara',
          head: null,
          hiring_freeze: false,
          id: 'department-2',
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        because: 'another object was deleted',
      });
      await api.get('/department', {
        status: [200],
        answer: [{ id: 'department-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Department',
    about('department.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', {
        ...department,
        id: 'department-2',
        department_name: 'nara',
        hiring_freeze: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/department', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/department/department-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Department: required fields and defaults', () => {
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
    'create refuses a Department without department_name, which is required',
    about(
      'department.department_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: without(department, 'department_name'),
        status: [400, 422],
        because: 'department_name is required and has no default',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'hiring_freeze is false when a create leaves it out',
    about('department.hiring_freeze.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/department', {
        body: without(department, 'hiring_freeze'),
        status: [200, 201],
        answer: { hiring_freeze: false },
        because: 'the default of hiring_freeze is false',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { hiring_freeze: false },
        because: 'the default of hiring_freeze is false',
      });
    },
  );

  test(
    'create refuses a Department without an id',
    about(
      'department.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: without(department, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/department', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'lifecycle is "planned" when a create leaves it out',
    about('department.lifecycle.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/department', {
        body: without(department, 'lifecycle'),
        status: [200, 201],
        answer: { lifecycle: 'planned' },
        because: 'the default of lifecycle is "planned"',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { lifecycle: 'planned' },
        because: 'the default of lifecycle is "planned"',
      });
    },
  );

  test(
    'create accepts a Department without planned_headcount, which is optional',
    about('department.planned_headcount.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/department', {
        body: without(department, 'planned_headcount'),
        status: [200, 201],
        answer: { planned_headcount: null },
        because: 'planned_headcount is optional',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { planned_headcount: null },
        because: 'planned_headcount is optional',
      });
    },
  );

  test(
    'update of department_name or planned_headcount alone leaves every other field as it is',
    about('department.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Department', { ...department, head: 'employee-1' });
      await api.patch('/department/department-1', {
        body: { department_name: 'nara' },
        status: [200],
        answer: { ...department, department_name: 'nara', head: 'employee-1' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/department/department-1', {
        body: { planned_headcount: 2 },
        status: [200],
        answer: {
          ...department,
          department_name: 'nara',
          head: 'employee-1',
          planned_headcount: 2,
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: {
          ...department,
          department_name: 'nara',
          head: 'employee-1',
          planned_headcount: 2,
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Department: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'department_name may be null',
    about(
      'department.department_name.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, department_name: null },
        status: [200, 201],
        answer: { department_name: null },
        because: 'department_name is nullable',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { department_name: null },
        because: 'department_name is nullable',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: { department_name: null },
        status: [200],
        answer: { department_name: null },
        because: 'department_name is nullable',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { department_name: null },
        because: 'department_name is nullable',
      });
    },
  );

  test(
    'create and update refuse null for hiring_freeze',
    about(
      'department.hiring_freeze.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, hiring_freeze: null },
        status: [400, 422],
        because: 'hiring_freeze must not be null',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { hiring_freeze: null },
        status: [400, 422],
        because: 'hiring_freeze must not be null',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { hiring_freeze: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for lifecycle',
    about(
      'department.lifecycle.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, lifecycle: null },
        status: [400, 422],
        because: 'lifecycle must not be null',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { lifecycle: null },
        status: [400, 422],
        because: 'lifecycle must not be null',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { lifecycle: 'staffed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for planned_headcount',
    about(
      'department.planned_headcount.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, planned_headcount: null },
        status: [400, 422],
        because: 'planned_headcount must not be null',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { planned_headcount: null },
        status: [400, 422],
        because: 'planned_headcount must not be null',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { planned_headcount: 14 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Department: types and bounds', () => {
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
    'department_name of digits alone stays a string',
    about(
      'department.department_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, department_name: '0042' },
        status: [200, 201],
        answer: { department_name: '0042' },
        because: '"0042" is a valid value of department_name',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { department_name: '0042' },
        because: '"0042" is a valid value of department_name',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: { department_name: '0042' },
        status: [200],
        answer: { department_name: '0042' },
        because: '"0042" is a valid value of department_name',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { department_name: '0042' },
        because: '"0042" is a valid value of department_name',
      });
    },
  );

  test(
    'department_name keeps spaces, quotes, accents and symbols',
    about(
      'department.department_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, department_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { department_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of department_name',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { department_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of department_name',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: { department_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { department_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of department_name',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { department_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of department_name',
      });
    },
  );

  test(
    'create and update refuse a department_name of a wrong type',
    about(
      'department.department_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, department_name: 421337 },
        status: [400, 422],
        because: 'department_name must be a string',
      });
      await api.post('/department', {
        body: { ...department, department_name: { value: 'text' } },
        status: [400, 422],
        because: 'department_name must be a string',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { department_name: 421337 },
        status: [400, 422],
        because: 'department_name must be a string',
      });
      await api.patch('/department/department-1', {
        body: { department_name: { value: 'text' } },
        status: [400, 422],
        because: 'department_name must be a string',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { department_name: 'dura' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'department_name may be right at its minimum length of 2',
    about(
      'department.department_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, department_name: 'ru' },
        status: [200, 201],
        answer: { department_name: 'ru' },
        because: 'the minimum length of department_name is 2, inclusive',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { department_name: 'ru' },
        because: 'the minimum length of department_name is 2, inclusive',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: { department_name: 'ru' },
        status: [200],
        answer: { department_name: 'ru' },
        because: 'the minimum length of department_name is 2, inclusive',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { department_name: 'ru' },
        because: 'the minimum length of department_name is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a department_name below its minimum length of 2',
    about(
      'department.department_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, department_name: 'n' },
        status: [400, 422],
        because: 'department_name must have at least 2 characters',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { department_name: 'n' },
        status: [400, 422],
        because: 'department_name must have at least 2 characters',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { department_name: 'dura' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'department_name may be right at its maximum length of 80',
    about(
      'department.department_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: {
          ...department,
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200, 201],
        answer: {
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of department_name is 80, inclusive',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: {
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of department_name is 80, inclusive',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: {
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200],
        answer: {
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of department_name is 80, inclusive',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: {
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of department_name is 80, inclusive',
      });
    },
  );

  test(
    'create and update refuse a department_name above its maximum length of 80',
    about(
      'department.department_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: {
          ...department,
          department_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'department_name must have at most 80 characters',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: {
          department_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'department_name must have at most 80 characters',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { department_name: 'dura' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'hiring_freeze may be false',
    about('department.hiring_freeze.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, hiring_freeze: false },
        status: [200, 201],
        answer: { hiring_freeze: false },
        because: 'false is a valid value of hiring_freeze',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { hiring_freeze: false },
        because: 'false is a valid value of hiring_freeze',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: { hiring_freeze: false },
        status: [200],
        answer: { hiring_freeze: false },
        because: 'false is a valid value of hiring_freeze',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { hiring_freeze: false },
        because: 'false is a valid value of hiring_freeze',
      });
    },
  );

  test(
    'create and update refuse a hiring_freeze of a wrong type',
    about(
      'department.hiring_freeze.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, hiring_freeze: 'abc' },
        status: [400, 422],
        because: 'hiring_freeze must be true or false',
      });
      await api.post('/department', {
        body: { ...department, hiring_freeze: { value: 'text' } },
        status: [400, 422],
        because: 'hiring_freeze must be true or false',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { hiring_freeze: 'abc' },
        status: [400, 422],
        because: 'hiring_freeze must be true or false',
      });
      await api.patch('/department/department-1', {
        body: { hiring_freeze: { value: 'text' } },
        status: [400, 422],
        because: 'hiring_freeze must be true or false',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { hiring_freeze: true },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a lifecycle of a wrong type',
    about(
      'department.lifecycle.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, lifecycle: 421337 },
        status: [400, 422],
        because: 'lifecycle must be one of planned, staffed, merged',
      });
      await api.post('/department', {
        body: { ...department, lifecycle: { value: 'text' } },
        status: [400, 422],
        because: 'lifecycle must be one of planned, staffed, merged',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { lifecycle: 421337 },
        status: [400, 422],
        because: 'lifecycle must be one of planned, staffed, merged',
      });
      await api.patch('/department/department-1', {
        body: { lifecycle: { value: 'text' } },
        status: [400, 422],
        because: 'lifecycle must be one of planned, staffed, merged',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { lifecycle: 'staffed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'planned_headcount may be 0',
    about('department.planned_headcount.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, planned_headcount: 0 },
        status: [200, 201],
        answer: { planned_headcount: 0 },
        because: '0 is a valid value of planned_headcount',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { planned_headcount: 0 },
        because: '0 is a valid value of planned_headcount',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: { planned_headcount: 0 },
        status: [200],
        answer: { planned_headcount: 0 },
        because: '0 is a valid value of planned_headcount',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { planned_headcount: 0 },
        because: '0 is a valid value of planned_headcount',
      });
    },
  );

  test(
    'create and update refuse a planned_headcount of a wrong type',
    about(
      'department.planned_headcount.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, planned_headcount: 'abc' },
        status: [400, 422],
        because: 'planned_headcount must be an integer',
      });
      await api.post('/department', {
        body: { ...department, planned_headcount: { value: 'text' } },
        status: [400, 422],
        because: 'planned_headcount must be an integer',
      });
      await api.post('/department', {
        body: { ...department, planned_headcount: 13.5 },
        status: [400, 422],
        because: 'planned_headcount must be an integer',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { planned_headcount: 'abc' },
        status: [400, 422],
        because: 'planned_headcount must be an integer',
      });
      await api.patch('/department/department-1', {
        body: { planned_headcount: { value: 'text' } },
        status: [400, 422],
        because: 'planned_headcount must be an integer',
      });
      await api.patch('/department/department-1', {
        body: { planned_headcount: 13.5 },
        status: [400, 422],
        because: 'planned_headcount must be an integer',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { planned_headcount: 14 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'planned_headcount has no minimum',
    about(
      'department.planned_headcount.has-no-minimum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, planned_headcount: -1000000 },
        status: [200, 201],
        answer: { planned_headcount: -1000000 },
        because: 'planned_headcount has no minimum',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { planned_headcount: -1000000 },
        because: 'planned_headcount has no minimum',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: { planned_headcount: -1000000 },
        status: [200],
        answer: { planned_headcount: -1000000 },
        because: 'planned_headcount has no minimum',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { planned_headcount: -1000000 },
        because: 'planned_headcount has no minimum',
      });
    },
  );

  test(
    'planned_headcount has no maximum',
    about(
      'department.planned_headcount.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, planned_headcount: 1000000 },
        status: [200, 201],
        answer: { planned_headcount: 1000000 },
        because: 'planned_headcount has no maximum',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { planned_headcount: 1000000 },
        because: 'planned_headcount has no maximum',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: { planned_headcount: 1000000 },
        status: [200],
        answer: { planned_headcount: 1000000 },
        because: 'planned_headcount has no maximum',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { planned_headcount: 1000000 },
        because: 'planned_headcount has no maximum',
      });
    },
  );
});

test.describe('Department: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'lifecycle may be planned, staffed, merged',
    about(
      'department.lifecycle.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, lifecycle: 'planned' },
        status: [200, 201],
        answer: { lifecycle: 'planned' },
        because: 'the value is one of DepartmentLifecycle',
      });
      await api.patch('/department/department-1', {
        body: { lifecycle: 'staffed' },
        status: [200],
        answer: { lifecycle: 'staffed' },
        because: 'the value is one of DepartmentLifecycle',
      });
      await api.patch('/department/department-1', {
        body: { lifecycle: 'merged' },
        status: [200],
        answer: { lifecycle: 'merged' },
        because: 'the value is one of DepartmentLifecycle',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { lifecycle: 'merged' },
        because: 'the value is one of DepartmentLifecycle',
      });
    },
  );

  test(
    'create and update refuse the lifecycle unheard_of, which DepartmentLifecycle does not have',
    about(
      'department.lifecycle.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, lifecycle: 'unheard_of' },
        status: [400, 422],
        because: 'lifecycle must be one of planned, staffed, merged',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { lifecycle: 'unheard_of' },
        status: [400, 422],
        because: 'lifecycle must be one of planned, staffed, merged',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { lifecycle: 'staffed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the lifecycle PLANNED, as upper and lower case differ',
    about(
      'department.lifecycle.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, lifecycle: 'PLANNED' },
        status: [400, 422],
        because: 'lifecycle must be one of planned, staffed, merged',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { lifecycle: 'PLANNED' },
        status: [400, 422],
        because: 'lifecycle must be one of planned, staffed, merged',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { lifecycle: 'staffed' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Department: references', () => {
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
    'head refers to an existing Employee and is answered as its id',
    about('department.head.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.post('/department', {
        body: { ...department, head: 'employee-1' },
        status: [200, 201],
        answer: { head: 'employee-1' },
        because: 'head was sent as employee-1',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { head: 'employee-1' },
        because: 'head was sent as employee-1',
      });
      await api.patch('/department/department-1', {
        body: { head: 'employee-2' },
        status: [200],
        answer: { head: 'employee-2' },
        because: 'head was changed to employee-2',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { head: 'employee-2' },
        because: 'head was changed to employee-2',
      });
      await api.get('/department', {
        status: [200],
        answer: [{ id: 'department-1', head: 'employee-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a head that no Employee has as its id',
    about(
      'department.head.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, head: 'employee-unknown' },
        status: [400, 422],
        because: 'head must be the id of an existing Employee',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Employee', employee);
      await api.create('Department', { ...department, head: 'employee-1' });
      await api.patch('/department/department-1', {
        body: { head: 'employee-unknown' },
        status: [400, 422],
        because: 'head must be the id of an existing Employee',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { head: 'employee-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for head',
    about(
      'department.head.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/department', {
        body: { ...department, head: 421337 },
        status: [400, 422],
        because: 'head must be the id of a Employee',
      });
      await api.post('/department', {
        body: { ...department, head: { value: 'text' } },
        status: [400, 422],
        because: 'head must be the id of a Employee',
      });
      await api.get('/department/department-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { head: 421337 },
        status: [400, 422],
        because: 'head must be the id of a Employee',
      });
      await api.patch('/department/department-1', {
        body: { head: { value: 'text' } },
        status: [400, 422],
        because: 'head must be the id of a Employee',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { head: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'head may be null or left out',
    about('department.head.accepts-null', 'references.null', 'create.optional'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.post('/department', {
        body: { ...department, head: null },
        status: [200, 201],
        answer: { head: null },
        because: 'a reference may be null',
      });
      await api.patch('/department/department-1', {
        body: { head: 'employee-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/department/department-1', {
        body: { head: null },
        status: [200],
        answer: { head: null },
        because: 'a reference may be null',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { head: null },
        because: 'a reference may be null',
      });
      await api.post('/department', {
        body: { ...department, id: 'department-2' },
        status: [200, 201],
        answer: { head: null },
        because: 'head is optional',
      });
    },
  );

  test(
    'deleting an Employee clears every head that refers to it',
    about('department.head.is-cleared-by-delete', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Department', { ...department, head: 'employee-1' });
      await api.create('Department', { ...department, id: 'department-2', head: 'employee-1' });
      await api.delete('/employee/employee-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { id: 'department-1', head: null },
        because: 'employee-1 was deleted',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { id: 'department-2', head: null },
        because: 'employee-1 was deleted',
      });
    },
  );

  test(
    'deleting an Employee keeps a head that refers to another',
    about('department.head.survives-delete-of-another', 'references.deleted'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.create('Department', { ...department, head: 'employee-2' });
      await api.delete('/employee/employee-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { head: 'employee-2' },
        because: 'another Employee was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Department in head, which refers to Employee',
    about(
      'department.head.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.post('/department', {
        body: { ...department, id: 'department-2', head: 'department-1' },
        status: [400, 422],
        because: 'head must be the id of an existing Employee',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api.patch('/department/department-2', {
        body: { head: 'department-1' },
        status: [400, 422],
        because: 'head must be the id of an existing Employee',
      });
      await api.get('/department/department-2', {
        status: [200],
        answer: { head: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Department with the id of an Employee leaves head alone',
    about(
      'department.head.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Department', { ...department, head: 'employee-1' });
      await api.create('Department', { ...department, id: 'employee-1' });
      await api.delete('/department/employee-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { head: 'employee-1' },
        because: 'no Employee was deleted',
      });
    },
  );

  test(
    'update that is refused for head does not change department_name either',
    about(
      'department.head.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.patch('/department/department-1', {
        body: { department_name: 'nara', head: 'employee-unknown' },
        status: [400, 422],
        because: 'head must be the id of an existing Employee',
      });
      await api.get('/department/department-1', {
        status: [200],
        answer: { ...department, head: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
