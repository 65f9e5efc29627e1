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
      await api
        .post('/employee', employee)
        .created('create answers the object that was sent', employee);
      await api
        .get('/employee/employee-1')
        .ok('read answers the object that was created', employee);
      await api
        .post('/employee', { ...employee, id: 'employee-2' })
        .created('objects may be alike in everything but their ids', { id: 'employee-2' });
    },
  );

  test(
    'the id of an Employee may be any text, upper and lower case told apart, but no number',
    about(
      'employee.create.accepts-any-id',
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
        .post('/employee', { ...employee, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Employee', {
        ...employee,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/employee/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/employee/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...employee, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/employee', { ...employee, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/employee/employee-1', {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .ok('every one of these fields was sent', {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          id: 'employee-1',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        });
      await api.get('/employee/employee-1').ok('the update is stored', {
        employment_state: 'on_leave',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('employee.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Employee', employee);
      await api
        .patch('/employee/employee-1', {
          id: 'employee-1',
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .ok(because, {
          id: 'employee-1',
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        });
      await api.get('/employee/employee-1').ok(because, {
        id: 'employee-1',
        employment_state: 'on_leave',
        full_name: 'ditogi',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
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
      await api
        .patch('/employee/employee-1', { employment_state: 'on_leave', work_email: 421337 })
        .invalid('work_email must be a string');
      await api.get('/employee/employee-1').ok('a refused update changes nothing', employee);
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
      const because = 'it was deleted';
      await api.create('Employee', employee);
      await api.delete('/employee/employee-1').removed('the object exists');
      await api.get('/employee/employee-1').notFound(because);
      await api.patch('/employee/employee-1', { id: 'employee-1' }).notFound(because);
      await api.get('/employee').ok('what was deleted is in no list', []);
      await api
        .post('/employee', {
          ...employee,
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          id: 'employee-1',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        });
      await api
        .get('/employee/employee-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          id: 'employee-1',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Employee has',
    about('employee.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Employee has the id employee-unknown';
      await api.create('Employee', employee);
      await api.get('/employee/employee-unknown').notFound(because);
      await api
        .patch('/employee/employee-unknown', {
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .notFound(because);
      await api.delete('/employee/employee-unknown').notFound(because);
      await api
        .get('/employee')
        .ok('requests for an unknown id change nothing', [{ id: 'employee-1' }]);
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
      await api.get('/employee').ok('three objects were created', [
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
      ]);
      await api.create('Employee', {
        ...employee,
        id: 'employee-4',
        employment_state: 'probation',
      });
      await api.create('Employee', { ...employee, id: 'employee-5' });
      await api.create('Employee', { ...employee, id: 'employee-6' });
      await api.create('Employee', { ...employee, id: 'employee-7' });
      await api.create('Employee', { ...employee, id: 'employee-8' });
      await api.create('Employee', { ...employee, id: 'employee-9' });
      await api.create('Employee', { ...employee, id: 'employee-10' });
      await api.create('Employee', { ...employee, id: 'employee-11' });
      await api
        .get('/employee')
        .ok('a list holds every object, however many there are', [
          { id: 'employee-1' },
          { id: 'employee-2' },
          { id: 'employee-3' },
          { id: 'employee-4' },
          { id: 'employee-5' },
          { id: 'employee-6' },
          { id: 'employee-7' },
          { id: 'employee-8' },
          { id: 'employee-9' },
          { id: 'employee-10' },
          { id: 'employee-11' },
        ]);
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
      await api
        .patch('/employee/employee-2', {
          id: 'employee-2',
          employment_state: 'on_leave',
          full_name: 'ditogi',
          job_title: 'notu',
          weekly_hours: 9.25,
          work_email: 'luvua',
        })
        .ok('the change is valid');
      await api.get('/employee/employee-1').ok('another object was updated', employee);
      await api.get('/employee/employee-2').ok('the update is stored', {
        employment_state: 'on_leave',
        full_name: 'ditogi',
        id: 'employee-2',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
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
      await api.delete('/employee/employee-1').removed('the object exists');
      await api.get('/employee/employee-2').ok('another object was deleted', {
        employment_state: 'on_leave',
        full_name: 'ditogi',
        id: 'employee-2',
        job_title: 'notu',
        weekly_hours: 9.25,
        work_email: 'luvua',
      });
      await api.get('/employee').ok('one of two objects was deleted', [{ id: 'employee-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/employee').ok('reset removes all objects', []);
      await api.get('/employee/employee-1').notFound('reset removed it');
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
      const because = 'employment_state is optional';
      await api
        .post('/employee', without(employee, 'employment_state'))
        .created(because, { employment_state: null });
      await api.get('/employee/employee-1').ok(because, { employment_state: null });
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
      await api
        .post('/employee', without(employee, 'full_name'))
        .invalid('full_name is required and has no default');
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
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
      await api.post('/employee', without(employee, 'id')).invalid('id must be sent');
      await api.get('/employee').ok('a refused create stores nothing', []);
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
      await api
        .post('/employee', without(employee, 'job_title'))
        .invalid('job_title is required and has no default');
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create accepts an Employee without weekly_hours, which is optional',
    about('employee.weekly_hours.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'weekly_hours is optional';
      await api
        .post('/employee', without(employee, 'weekly_hours'))
        .created(because, { weekly_hours: null });
      await api.get('/employee/employee-1').ok(because, { weekly_hours: null });
    },
  );

  test(
    'create accepts an Employee without work_email, which is optional',
    about('employee.work_email.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'work_email is optional';
      await api
        .post('/employee', without(employee, 'work_email'))
        .created(because, { work_email: null });
      await api.get('/employee/employee-1').ok(because, { work_email: null });
    },
  );

  test(
    'update of employment_state or work_email alone leaves every other field as it is',
    about('employee.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Employee', employee);
      await api
        .patch('/employee/employee-1', { employment_state: 'on_leave' })
        .ok(because, { ...employee, employment_state: 'on_leave' });
      await api
        .patch('/employee/employee-1', { work_email: 'luvua' })
        .ok(because, { ...employee, employment_state: 'on_leave', work_email: 'luvua' });
      await api
        .get('/employee/employee-1')
        .ok(because, { ...employee, employment_state: 'on_leave', work_email: 'luvua' });
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
      const because = 'employment_state must not be null';
      await api.post('/employee', { ...employee, employment_state: null }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { employment_state: null }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { employment_state: 'departed' });
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
      const because = 'full_name must not be null';
      await api.post('/employee', { ...employee, full_name: null }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { full_name: null }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { full_name: 'busi' });
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
      const because = 'job_title must not be null';
      await api.post('/employee', { ...employee, job_title: null }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { job_title: null }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { job_title: 'guroli' });
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
      const because = 'weekly_hours must not be null';
      await api.post('/employee', { ...employee, weekly_hours: null }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { weekly_hours: null }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { weekly_hours: 32.75 });
    },
  );

  test(
    'work_email may be null',
    about('employee.work_email.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'work_email is nullable';
      await api
        .post('/employee', { ...employee, work_email: null })
        .created(because, { work_email: null });
      await api.get('/employee/employee-1').ok(because, { work_email: null });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { work_email: null })
        .ok(because, { work_email: null });
      await api.get('/employee/employee-2').ok(because, { work_email: null });
    },
  );
});

test.describe('Employee: types and bounds', () => {
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
      const because = 'employment_state must be one of probation, permanent, on_leave, departed';
      await api.post('/employee', { ...employee, employment_state: 421337 }).invalid(because);
      await api
        .post('/employee', { ...employee, employment_state: { value: 'text' } })
        .invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { employment_state: 0 }).invalid(because);
      await api.patch('/employee/employee-1', { employment_state: {} }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { employment_state: 'departed' });
    },
  );

  test(
    'full_name of digits alone stays a string',
    about('employee.full_name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of full_name';
      await api
        .post('/employee', { ...employee, full_name: '0042' })
        .created(because, { full_name: '0042' });
      await api.get('/employee/employee-1').ok(because, { full_name: '0042' });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { full_name: '0042' })
        .ok(because, { full_name: '0042' });
      await api.get('/employee/employee-2').ok(because, { full_name: '0042' });
    },
  );

  test(
    'full_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('employee.full_name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of full_name';
      await api
        .post('/employee', { ...employee, full_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/employee/employee-1').ok(because, { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/employee/employee-2').ok(because, { full_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'full_name must be a string';
      await api.post('/employee', { ...employee, full_name: 421337 }).invalid(because);
      await api.post('/employee', { ...employee, full_name: { value: 'text' } }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { full_name: 0 }).invalid(because);
      await api.patch('/employee/employee-1', { full_name: {} }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { full_name: 'busi' });
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
      const because = 'the maximum length of full_name is 100, inclusive';
      await api
        .post('/employee', {
          ...employee,
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .created(because, {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/employee/employee-1').ok(because, {
        full_name:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        })
        .ok(because, {
          full_name:
            'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
        });
      await api.get('/employee/employee-2').ok(because, {
        full_name:
          'bogato limi mibo boli nigovo luva nuvu vino guroti durubu gono naguso laludo molulo duto vadu buvia ',
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
      const because = 'full_name must have at most 100 characters';
      await api
        .post('/employee', {
          ...employee,
          full_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api
        .patch('/employee/employee-1', {
          full_name:
            'basudi ruvo dabiva mabiro niso vobi mado vidu toga luri modomi siramo sonaga lilomu rimiva sumi noga ',
        })
        .invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { full_name: 'busi' });
    },
  );

  test(
    'full_name has no minimum length',
    about('employee.full_name.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'full_name has no minimum length';
      await api
        .post('/employee', { ...employee, full_name: 'x' })
        .created(because, { full_name: 'x' });
      await api.get('/employee/employee-1').ok(because, { full_name: 'x' });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', { full_name: 'x' }).ok(because, { full_name: 'x' });
      await api.get('/employee/employee-2').ok(because, { full_name: 'x' });
    },
  );

  test(
    'job_title of digits alone stays a string',
    about('employee.job_title.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of job_title';
      await api
        .post('/employee', { ...employee, job_title: '0042' })
        .created(because, { job_title: '0042' });
      await api.get('/employee/employee-1').ok(because, { job_title: '0042' });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { job_title: '0042' })
        .ok(because, { job_title: '0042' });
      await api.get('/employee/employee-2').ok(because, { job_title: '0042' });
    },
  );

  test(
    'job_title keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('employee.job_title.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of job_title';
      await api
        .post('/employee', { ...employee, job_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/employee/employee-1').ok(because, { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/employee/employee-2').ok(because, { job_title: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'job_title must be a string';
      await api.post('/employee', { ...employee, job_title: 421337 }).invalid(because);
      await api.post('/employee', { ...employee, job_title: { value: 'text' } }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { job_title: 0 }).invalid(because);
      await api.patch('/employee/employee-1', { job_title: {} }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { job_title: 'guroli' });
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
      const because = 'the minimum length of job_title is 2, inclusive';
      await api
        .post('/employee', { ...employee, job_title: 'r ' })
        .created(because, { job_title: 'r ' });
      await api.get('/employee/employee-1').ok(because, { job_title: 'r ' });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', { job_title: 'r ' }).ok(because, { job_title: 'r ' });
      await api.get('/employee/employee-2').ok(because, { job_title: 'r ' });
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
      const because = 'job_title must have at least 2 characters';
      await api.post('/employee', { ...employee, job_title: 'n' }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { job_title: 'n' }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { job_title: 'guroli' });
    },
  );

  test(
    'job_title has no maximum length',
    about('employee.job_title.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'job_title has no maximum length';
      await api
        .post('/employee', {
          ...employee,
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/employee/employee-1').ok(because, {
        job_title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          job_title:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/employee/employee-2').ok(because, {
        job_title:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'weekly_hours may be the whole number 0',
    about('employee.weekly_hours.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of weekly_hours';
      await api
        .post('/employee', { ...employee, weekly_hours: 0 })
        .created(because, { weekly_hours: 0 });
      await api.get('/employee/employee-1').ok(because, { weekly_hours: 0 });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.patch('/employee/employee-2', { weekly_hours: 0 }).ok(because, { weekly_hours: 0 });
      await api.get('/employee/employee-2').ok(because, { weekly_hours: 0 });
    },
  );

  test(
    'weekly_hours keeps three decimals',
    about('employee.weekly_hours.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of weekly_hours';
      await api
        .post('/employee', { ...employee, weekly_hours: 12.375 })
        .created(because, { weekly_hours: 12.375 });
      await api.get('/employee/employee-1').ok(because, { weekly_hours: 12.375 });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { weekly_hours: 12.375 })
        .ok(because, { weekly_hours: 12.375 });
      await api.get('/employee/employee-2').ok(because, { weekly_hours: 12.375 });
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
      const because = 'weekly_hours must be a number';
      await api.post('/employee', { ...employee, weekly_hours: 'abc' }).invalid(because);
      await api
        .post('/employee', { ...employee, weekly_hours: { value: 'text' } })
        .invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { weekly_hours: 'abc' }).invalid(because);
      await api.patch('/employee/employee-1', { weekly_hours: {} }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { weekly_hours: 32.75 });
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
      const because = 'the maximum of weekly_hours is 48, inclusive';
      await api
        .post('/employee', { ...employee, weekly_hours: 48 })
        .created(because, { weekly_hours: 48 });
      await api.get('/employee/employee-1').ok(because, { weekly_hours: 48 });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { weekly_hours: 48 })
        .ok(because, { weekly_hours: 48 });
      await api.get('/employee/employee-2').ok(because, { weekly_hours: 48 });
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
      const because = 'weekly_hours must be at most 48';
      await api.post('/employee', { ...employee, weekly_hours: 48.25 }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { weekly_hours: 48.25 }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { weekly_hours: 32.75 });
    },
  );

  test(
    'weekly_hours has no minimum',
    about('employee.weekly_hours.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'weekly_hours has no minimum';
      await api
        .post('/employee', { ...employee, weekly_hours: -999999.75 })
        .created(because, { weekly_hours: -999999.75 });
      await api.get('/employee/employee-1').ok(because, { weekly_hours: -999999.75 });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { weekly_hours: -999999.75 })
        .ok(because, { weekly_hours: -999999.75 });
      await api.get('/employee/employee-2').ok(because, { weekly_hours: -999999.75 });
    },
  );

  test(
    'work_email keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('employee.work_email.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of work_email';
      await api
        .post('/employee', { ...employee, work_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/employee/employee-1').ok(because, { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/employee/employee-2').ok(because, { work_email: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'work_email must be a string';
      await api.post('/employee', { ...employee, work_email: 421337 }).invalid(because);
      await api.post('/employee', { ...employee, work_email: { value: 'text' } }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { work_email: 0 }).invalid(because);
      await api.patch('/employee/employee-1', { work_email: {} }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { work_email: 'dorab' });
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
      const because = 'the minimum length of work_email is 5, inclusive';
      await api
        .post('/employee', { ...employee, work_email: 'labu ' })
        .created(because, { work_email: 'labu ' });
      await api.get('/employee/employee-1').ok(because, { work_email: 'labu ' });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', { work_email: 'labu ' })
        .ok(because, { work_email: 'labu ' });
      await api.get('/employee/employee-2').ok(because, { work_email: 'labu ' });
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
      const because = 'work_email must have at least 5 characters';
      await api.post('/employee', { ...employee, work_email: 'tan ' }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { work_email: 'tan ' }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { work_email: 'dorab' });
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
      const because = 'the maximum length of work_email is 120, inclusive';
      await api
        .post('/employee', {
          ...employee,
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .created(because, {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/employee/employee-1').ok(because, {
        work_email:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
      });
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .patch('/employee/employee-2', {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        })
        .ok(because, {
          work_email:
            'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
        });
      await api.get('/employee/employee-2').ok(because, {
        work_email:
          'gimanu laru bata vavabi magalo tasuna sagivu vadibu tumani voma dutugi dimi lasamo lira vuta tisu riva luva soga gati t ',
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
      const because = 'work_email must have at most 120 characters';
      await api
        .post('/employee', {
          ...employee,
          work_email:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api
        .patch('/employee/employee-1', {
          work_email:
            'simiso banado vasu guti tagu solumi nagi tulosu vuluba vumu gagano runulo gunuma gagimu tugasa tigano latu noluno buvigo ',
        })
        .invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { work_email: 'dorab' });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of EmployeeEmploymentState';
      await api
        .post('/employee', { ...employee, employment_state: 'probation' })
        .created(because, { employment_state: 'probation' });
      await api
        .patch('/employee/employee-1', { employment_state: 'permanent' })
        .ok(because, { employment_state: 'permanent' });
      await api
        .patch('/employee/employee-1', { employment_state: 'on_leave' })
        .ok(because, { employment_state: 'on_leave' });
      await api
        .patch('/employee/employee-1', { employment_state: 'departed' })
        .ok(because, { employment_state: 'departed' });
      await api.get('/employee/employee-1').ok(because, { employment_state: 'departed' });
      await api
        .patch('/employee/employee-1', { employment_state: 'probation' })
        .ok(because, { employment_state: 'probation' });
    },
  );

  test(
    'create and update refuse an employment_state that EmployeeEmploymentState does not list, such as unheard_of',
    about(
      'employee.employment_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'employment_state must be one of probation, permanent, on_leave, departed';
      await api.post('/employee', { ...employee, employment_state: 'unheard_of' }).invalid(because);
      await api.post('/employee', { ...employee, employment_state: 'probation ' }).invalid(because);
      await api.post('/employee', { ...employee, employment_state: 'probatio' }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { employment_state: 'unheard_of' }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { employment_state: 'departed' });
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
      const because = 'employment_state must be one of probation, permanent, on_leave, departed';
      await api.post('/employee', { ...employee, employment_state: 'PROBATION' }).invalid(because);
      await api.get('/employee/employee-1').notFound('a refused create stores nothing');
      await api.create('Employee', employee);
      await api.patch('/employee/employee-1', { employment_state: 'PROBATION' }).invalid(because);
      await api
        .get('/employee/employee-1')
        .ok('a refused update changes nothing', { employment_state: 'departed' });
    },
  );
});
