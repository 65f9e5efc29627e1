import { about, test, without } from '../support/api.ts';

// A valid Department, as the tests send it.
const department = {
  department_name: 'dura',
  hiring_stopped: true,
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
      await api
        .post('/department', department)
        .created('create answers the object that was sent', department);
      await api
        .get('/department/department-1')
        .ok('read answers the object that was created', department);
      await api
        .post('/department', { ...department, id: 'department-2' })
        .created('objects may be alike in everything but their ids', { id: 'department-2' });
    },
  );

  test(
    'the id of a Department may be any text, upper and lower case told apart, but no number',
    about(
      'department.create.accepts-any-id',
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
        .post('/department', { ...department, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Department', {
        ...department,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/department/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/department/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...department, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/department', { ...department, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/department/department-1', {
          department_name: 'nara',
          hiring_stopped: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        })
        .ok('every one of these fields was sent', {
          department_name: 'nara',
          hiring_stopped: false,
          id: 'department-1',
          lifecycle: 'merged',
          planned_headcount: 2,
        });
      await api.get('/department/department-1').ok('the update is stored', {
        department_name: 'nara',
        hiring_stopped: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('department.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Department', department);
      await api
        .patch('/department/department-1', {
          id: 'department-1',
          department_name: 'nara',
          hiring_stopped: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        })
        .ok(because, {
          id: 'department-1',
          department_name: 'nara',
          hiring_stopped: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        });
      await api.get('/department/department-1').ok(because, {
        id: 'department-1',
        department_name: 'nara',
        hiring_stopped: false,
        lifecycle: 'merged',
        planned_headcount: 2,
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
      await api
        .patch('/department/department-1', { department_name: 'nara', planned_headcount: 'abc' })
        .invalid('planned_headcount must be an integer');
      await api.get('/department/department-1').ok('a refused update changes nothing', department);
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
      const because = 'it was deleted';
      await api.create('Department', department);
      await api.delete('/department/department-1').removed('the object exists');
      await api.get('/department/department-1').notFound(because);
      await api.patch('/department/department-1', { id: 'department-1' }).notFound(because);
      await api.get('/department').ok('what was deleted is in no list', []);
      await api
        .post('/department', {
          ...department,
          department_name: 'nara',
          hiring_stopped: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          department_name: 'nara',
          hiring_stopped: false,
          id: 'department-1',
          lifecycle: 'merged',
          planned_headcount: 2,
        });
      await api
        .get('/department/department-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          department_name: 'nara',
          hiring_stopped: false,
          id: 'department-1',
          lifecycle: 'merged',
          planned_headcount: 2,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Department has',
    about('department.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Department has the id department-unknown';
      await api.create('Department', department);
      await api.get('/department/department-unknown').notFound(because);
      await api
        .patch('/department/department-unknown', {
          department_name: 'nara',
          hiring_stopped: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        })
        .notFound(because);
      await api.delete('/department/department-unknown').notFound(because);
      await api
        .get('/department')
        .ok('requests for an unknown id change nothing', [{ id: 'department-1' }]);
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
        hiring_stopped: false,
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
      await api.get('/department').ok('three objects were created', [
        department,
        {
          department_name: 'nara',
          hiring_stopped: false,
          id: 'department-2',
          lifecycle: 'merged',
          planned_headcount: 2,
        },
        {
          department_name: 'duda',
          hiring_stopped: true,
          id: 'department-3',
          lifecycle: 'planned',
          planned_headcount: 30,
        },
      ]);
      await api.create('Department', { ...department, id: 'department-4' });
      await api.create('Department', { ...department, id: 'department-5' });
      await api.create('Department', { ...department, id: 'department-6' });
      await api.create('Department', { ...department, id: 'department-7' });
      await api.create('Department', { ...department, id: 'department-8' });
      await api.create('Department', { ...department, id: 'department-9' });
      await api.create('Department', { ...department, id: 'department-10' });
      await api.create('Department', { ...department, id: 'department-11' });
      await api
        .get('/department')
        .ok('a list holds every object, however many there are', [
          { id: 'department-1' },
          { id: 'department-2' },
          { id: 'department-3' },
          { id: 'department-4' },
          { id: 'department-5' },
          { id: 'department-6' },
          { id: 'department-7' },
          { id: 'department-8' },
          { id: 'department-9' },
          { id: 'department-10' },
          { id: 'department-11' },
        ]);
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
        hiring_stopped: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api
        .patch('/department/department-2', {
          id: 'department-2',
          department_name: 'nara',
          hiring_stopped: false,
          lifecycle: 'merged',
          planned_headcount: 2,
        })
        .ok('the change is valid');
      await api.get('/department/department-1').ok('another object was updated', department);
      await api.get('/department/department-2').ok('the update is stored', {
        department_name: 'nara',
        hiring_stopped: false,
        id: 'department-2',
        lifecycle: 'merged',
        planned_headcount: 2,
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
        hiring_stopped: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api.delete('/department/department-1').removed('the object exists');
      await api.get('/department/department-2').ok('another object was deleted', {
        department_name: 'nara',
        hiring_stopped: false,
        id: 'department-2',
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api.get('/department').ok('one of two objects was deleted', [{ id: 'department-2' }]);
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
        hiring_stopped: false,
        lifecycle: 'merged',
        planned_headcount: 2,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/department').ok('reset removes all objects', []);
      await api.get('/department/department-1').notFound('reset removed it');
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
      await api
        .post('/department', without(department, 'department_name'))
        .invalid('department_name is required and has no default');
      await api.get('/department/department-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'hiring_stopped is false when a create leaves it out',
    about('department.hiring_stopped.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of hiring_stopped is false';
      await api
        .post('/department', without(department, 'hiring_stopped'))
        .created(because, { hiring_stopped: false });
      await api.get('/department/department-1').ok(because, { hiring_stopped: false });
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
      await api.post('/department', without(department, 'id')).invalid('id must be sent');
      await api.get('/department').ok('a refused create stores nothing', []);
    },
  );

  test(
    'lifecycle is "planned" when a create leaves it out',
    about('department.lifecycle.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of lifecycle is "planned"';
      await api
        .post('/department', without(department, 'lifecycle'))
        .created(because, { lifecycle: 'planned' });
      await api.get('/department/department-1').ok(because, { lifecycle: 'planned' });
    },
  );

  test(
    'create accepts a Department without planned_headcount, which is optional',
    about('department.planned_headcount.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'planned_headcount is optional';
      await api
        .post('/department', without(department, 'planned_headcount'))
        .created(because, { planned_headcount: null });
      await api.get('/department/department-1').ok(because, { planned_headcount: null });
    },
  );

  test(
    'update of department_name or planned_headcount alone leaves every other field as it is',
    about('department.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Department', department);
      await api
        .patch('/department/department-1', { department_name: 'nara' })
        .ok(because, { ...department, department_name: 'nara' });
      await api
        .patch('/department/department-1', { planned_headcount: 2 })
        .ok(because, { ...department, department_name: 'nara', planned_headcount: 2 });
      await api
        .get('/department/department-1')
        .ok(because, { ...department, department_name: 'nara', planned_headcount: 2 });
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
      const because = 'department_name is nullable';
      await api
        .post('/department', { ...department, department_name: null })
        .created(because, { department_name: null });
      await api.get('/department/department-1').ok(because, { department_name: null });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .patch('/department/department-2', { department_name: null })
        .ok(because, { department_name: null });
      await api.get('/department/department-2').ok(because, { department_name: null });
    },
  );

  test(
    'create and update refuse null for hiring_stopped',
    about(
      'department.hiring_stopped.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'hiring_stopped must not be null';
      await api.post('/department', { ...department, hiring_stopped: null }).invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { hiring_stopped: null }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { hiring_stopped: true });
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
      const because = 'lifecycle must not be null';
      await api.post('/department', { ...department, lifecycle: null }).invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { lifecycle: null }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { lifecycle: 'staffed' });
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
      const because = 'planned_headcount must not be null';
      await api.post('/department', { ...department, planned_headcount: null }).invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { planned_headcount: null }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { planned_headcount: 14 });
    },
  );
});

test.describe('Department: types and bounds', () => {
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
      const because = '"0042" is a valid value of department_name';
      await api
        .post('/department', { ...department, department_name: '0042' })
        .created(because, { department_name: '0042' });
      await api.get('/department/department-1').ok(because, { department_name: '0042' });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .patch('/department/department-2', { department_name: '0042' })
        .ok(because, { department_name: '0042' });
      await api.get('/department/department-2').ok(because, { department_name: '0042' });
    },
  );

  test(
    'department_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'department.department_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of department_name';
      await api
        .post('/department', { ...department, department_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { department_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/department/department-1')
        .ok(because, { department_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .patch('/department/department-2', { department_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { department_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/department/department-2')
        .ok(because, { department_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'department_name must be a string';
      await api.post('/department', { ...department, department_name: 421337 }).invalid(because);
      await api
        .post('/department', { ...department, department_name: { value: 'text' } })
        .invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { department_name: 0 }).invalid(because);
      await api.patch('/department/department-1', { department_name: {} }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { department_name: 'dura' });
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
      const because = 'the minimum length of department_name is 2, inclusive';
      await api
        .post('/department', { ...department, department_name: 'r ' })
        .created(because, { department_name: 'r ' });
      await api.get('/department/department-1').ok(because, { department_name: 'r ' });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .patch('/department/department-2', { department_name: 'r ' })
        .ok(because, { department_name: 'r ' });
      await api.get('/department/department-2').ok(because, { department_name: 'r ' });
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
      const because = 'department_name must have at least 2 characters';
      await api.post('/department', { ...department, department_name: 'n' }).invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { department_name: 'n' }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { department_name: 'dura' });
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
      const because = 'the maximum length of department_name is 80, inclusive';
      await api
        .post('/department', {
          ...department,
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .created(because, {
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/department/department-1').ok(because, {
        department_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
      });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .patch('/department/department-2', {
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .ok(because, {
          department_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/department/department-2').ok(because, {
        department_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
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
      const because = 'department_name must have at most 80 characters';
      await api
        .post('/department', {
          ...department,
          department_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api
        .patch('/department/department-1', {
          department_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { department_name: 'dura' });
    },
  );

  test(
    'hiring_stopped may be false',
    about('department.hiring_stopped.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of hiring_stopped';
      await api
        .post('/department', { ...department, hiring_stopped: false })
        .created(because, { hiring_stopped: false });
      await api.get('/department/department-1').ok(because, { hiring_stopped: false });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .patch('/department/department-2', { hiring_stopped: false })
        .ok(because, { hiring_stopped: false });
      await api.get('/department/department-2').ok(because, { hiring_stopped: false });
    },
  );

  test(
    'create and update refuse a hiring_stopped of a wrong type',
    about(
      'department.hiring_stopped.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'hiring_stopped must be true or false';
      await api.post('/department', { ...department, hiring_stopped: 'abc' }).invalid(because);
      await api
        .post('/department', { ...department, hiring_stopped: { value: 'text' } })
        .invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { hiring_stopped: 'abc' }).invalid(because);
      await api.patch('/department/department-1', { hiring_stopped: {} }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { hiring_stopped: true });
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
      const because = 'lifecycle must be one of planned, staffed, merged';
      await api.post('/department', { ...department, lifecycle: 421337 }).invalid(because);
      await api
        .post('/department', { ...department, lifecycle: { value: 'text' } })
        .invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { lifecycle: 0 }).invalid(because);
      await api.patch('/department/department-1', { lifecycle: {} }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { lifecycle: 'staffed' });
    },
  );

  test(
    'planned_headcount may be 0',
    about('department.planned_headcount.accepts-zero', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of planned_headcount';
      await api
        .post('/department', { ...department, planned_headcount: 0 })
        .created(because, { planned_headcount: 0 });
      await api.get('/department/department-1').ok(because, { planned_headcount: 0 });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .patch('/department/department-2', { planned_headcount: 0 })
        .ok(because, { planned_headcount: 0 });
      await api.get('/department/department-2').ok(because, { planned_headcount: 0 });
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
      const because = 'planned_headcount must be an integer';
      await api.post('/department', { ...department, planned_headcount: 'abc' }).invalid(because);
      await api
        .post('/department', { ...department, planned_headcount: { value: 'text' } })
        .invalid(because);
      await api.post('/department', { ...department, planned_headcount: 13.5 }).invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { planned_headcount: 'abc' }).invalid(because);
      await api.patch('/department/department-1', { planned_headcount: {} }).invalid(because);
      await api.patch('/department/department-1', { planned_headcount: 13.5 }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { planned_headcount: 14 });
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
      const because = 'planned_headcount has no minimum';
      await api
        .post('/department', { ...department, planned_headcount: -1000000 })
        .created(because, { planned_headcount: -1000000 });
      await api.get('/department/department-1').ok(because, { planned_headcount: -1000000 });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .patch('/department/department-2', { planned_headcount: -1000000 })
        .ok(because, { planned_headcount: -1000000 });
      await api.get('/department/department-2').ok(because, { planned_headcount: -1000000 });
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
      const because = 'planned_headcount has no maximum';
      await api
        .post('/department', { ...department, planned_headcount: 1000000 })
        .created(because, { planned_headcount: 1000000 });
      await api.get('/department/department-1').ok(because, { planned_headcount: 1000000 });
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .patch('/department/department-2', { planned_headcount: 1000000 })
        .ok(because, { planned_headcount: 1000000 });
      await api.get('/department/department-2').ok(because, { planned_headcount: 1000000 });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of DepartmentLifecycle';
      await api
        .post('/department', { ...department, lifecycle: 'planned' })
        .created(because, { lifecycle: 'planned' });
      await api
        .patch('/department/department-1', { lifecycle: 'staffed' })
        .ok(because, { lifecycle: 'staffed' });
      await api
        .patch('/department/department-1', { lifecycle: 'merged' })
        .ok(because, { lifecycle: 'merged' });
      await api.get('/department/department-1').ok(because, { lifecycle: 'merged' });
      await api
        .patch('/department/department-1', { lifecycle: 'planned' })
        .ok(because, { lifecycle: 'planned' });
    },
  );

  test(
    'create and update refuse a lifecycle that DepartmentLifecycle does not list, such as unheard_of',
    about(
      'department.lifecycle.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'lifecycle must be one of planned, staffed, merged';
      await api.post('/department', { ...department, lifecycle: 'unheard_of' }).invalid(because);
      await api.post('/department', { ...department, lifecycle: 'planned ' }).invalid(because);
      await api.post('/department', { ...department, lifecycle: 'planne' }).invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { lifecycle: 'unheard_of' }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { lifecycle: 'staffed' });
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
      const because = 'lifecycle must be one of planned, staffed, merged';
      await api.post('/department', { ...department, lifecycle: 'PLANNED' }).invalid(because);
      await api.get('/department/department-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.patch('/department/department-1', { lifecycle: 'PLANNED' }).invalid(because);
      await api
        .get('/department/department-1')
        .ok('a refused update changes nothing', { lifecycle: 'staffed' });
    },
  );
});

test.describe('Department: actions', () => {
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

  test(
    'start_staffing moves lifecycle from planned to staffed',
    about(
      'department.start_staffing.moves-from-planned',
      'actions.success',
      'actions.stored',
      'guards.compare',
    ),
    async ({ api }) => {
      await api.create('Department', {
        ...department,
        lifecycle: 'planned',
        hiring_stopped: false,
      });
      await api
        .post('/department/department-1/start_staffing')
        .ok('the state is right and every condition holds', {
          ...department,
          hiring_stopped: false,
        });
      await api
        .get('/department/department-1')
        .ok('what the action did is stored', { ...department, hiring_stopped: false });
    },
  );

  test(
    'start_staffing leaves objects alone that it does not concern',
    about('department.start_staffing.leaves-bystanders', 'actions.success'),
    async ({ api }) => {
      await api.create('Department', {
        ...department,
        lifecycle: 'planned',
        hiring_stopped: false,
      });
      await api.create('Department', {
        ...department,
        id: 'department-2',
        lifecycle: 'planned',
        hiring_stopped: false,
      });
      await api
        .post('/department/department-1/start_staffing')
        .ok('the state is right and every condition holds');
      await api
        .get('/department/department-2')
        .ok('start_staffing was called on department-1, which does not concern this object', {
          department_name: 'dura',
          hiring_stopped: false,
          id: 'department-2',
          lifecycle: 'planned',
          planned_headcount: 14,
        });
    },
  );

  test(
    'start_staffing acts on what updates left, and later updates leave what it did',
    about(
      'department.start_staffing.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', department);
      await api
        .patch('/department/department-1', { lifecycle: 'planned', hiring_stopped: false })
        .ok(because);
      await api
        .post('/department/department-1/start_staffing')
        .ok('the state is right and every condition holds');
      await api
        .get('/department')
        .ok('a list shows what start_staffing did', [{ id: 'department-1', lifecycle: 'staffed' }]);
      await api.patch('/department/department-1', { department_name: 'nara' }).ok(because);
      await api
        .get('/department/department-1')
        .ok('what start_staffing did stays when something else is updated', {
          department_name: 'nara',
          lifecycle: 'staffed',
        });
      await api
        .patch('/department/department-1', { lifecycle: 'planned' })
        .ok('an update may lead back to any lifecycle');
      await api
        .post('/department/department-1/start_staffing')
        .ok('the state is right and every condition holds', { lifecycle: 'staffed' });
    },
  );

  test(
    'start_staffing answers 404 for an id that no Department has',
    about('department.start_staffing.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Department', department);
      await api
        .post('/department/department-unknown/start_staffing')
        .notFound('no Department has the id department-unknown');
      await api.delete('/department/department-1').removed('the object exists');
      await api.post('/department/department-1/start_staffing').notFound('it was deleted');
    },
  );

  test(
    'start_staffing is refused while lifecycle is staffed',
    about(
      'department.start_staffing.refuses-from-staffed',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, hiring_stopped: false });
      await api
        .post('/department/department-1/start_staffing')
        .refused('start_staffing starts from planned, and lifecycle is staffed');
      await api
        .get('/department/department-1')
        .ok('a refused action changes nothing', { lifecycle: 'staffed' });
    },
  );

  test(
    'start_staffing is refused while lifecycle is merged',
    about(
      'department.start_staffing.refuses-from-merged',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, lifecycle: 'merged', hiring_stopped: false });
      await api
        .post('/department/department-1/start_staffing')
        .refused('start_staffing starts from planned, and lifecycle is merged');
      await api
        .get('/department/department-1')
        .ok('a refused action changes nothing', { lifecycle: 'merged' });
    },
  );

  test(
    'start_staffing is refused unless this.hiring_stopped == false',
    about(
      'department.start_staffing.refuses-unless-hiring_stopped-eq-false',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', { ...department, lifecycle: 'planned' });
      await api
        .post('/department/department-1/start_staffing')
        .refused('the condition this.hiring_stopped == false is not satisfied');
      await api
        .get('/department/department-1')
        .ok('a refused action changes nothing', { lifecycle: 'planned' });
    },
  );
});
