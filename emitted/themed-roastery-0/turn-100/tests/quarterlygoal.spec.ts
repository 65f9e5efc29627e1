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

// A valid QuarterlyGoal, as the tests send it.
const quarterlyGoal = {
  department: null,
  goal_state: 'reached',
  goal_text: 'lasubu',
  id: 'quarterlygoal-1',
  points_reached: 30,
};

test.describe('QuarterlyGoal: create, read, update and delete', () => {
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
    'create answers the new QuarterlyGoal, and read answers it again',
    about(
      'quarterlygoal.create.answers-the-object',
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
        .post('/quarterlygoal', quarterlyGoal)
        .created('create answers the object that was sent', { ...quarterlyGoal, goal_owner: null });
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('read answers the object that was created', { ...quarterlyGoal, goal_owner: null });
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, id: 'quarterlygoal-2' })
        .created('objects may be alike in everything but their ids', { id: 'quarterlygoal-2' });
    },
  );

  test(
    'the id of a QuarterlyGoal may be any text, upper and lower case told apart, but no number',
    about(
      'quarterlygoal.create.accepts-any-id',
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
        .post('/quarterlygoal', {
          ...quarterlyGoal,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/quarterlygoal/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/quarterlygoal/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...quarterlyGoal,
          goal_owner: null,
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, id: 421337 })
        .invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole QuarterlyGoal',
    about(
      'quarterlygoal.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api
        .patch('/quarterlygoal/quarterlygoal-1', {
          goal_state: 'missed',
          goal_text: 'visaa',
          points_reached: 63,
        })
        .ok('every one of these fields was sent', {
          department: null,
          goal_owner: null,
          goal_state: 'missed',
          goal_text: 'visaa',
          id: 'quarterlygoal-1',
          points_reached: 63,
        });
      await api.get('/quarterlygoal/quarterlygoal-1').ok('the update is stored', {
        goal_state: 'missed',
        goal_text: 'visaa',
        points_reached: 63,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('quarterlygoal.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api
        .patch('/quarterlygoal/quarterlygoal-1', {
          id: 'quarterlygoal-1',
          goal_state: 'missed',
          goal_text: 'visaa',
          points_reached: 63,
        })
        .ok(because, {
          id: 'quarterlygoal-1',
          goal_state: 'missed',
          goal_text: 'visaa',
          points_reached: 63,
        });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, {
        id: 'quarterlygoal-1',
        goal_state: 'missed',
        goal_text: 'visaa',
        points_reached: 63,
      });
    },
  );

  test(
    'update that is refused for points_reached does not change goal_state either',
    about(
      'quarterlygoal.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'missed', points_reached: 'abc' })
        .invalid('points_reached must be an integer');
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { ...quarterlyGoal, goal_owner: null });
    },
  );

  test(
    'delete removes a QuarterlyGoal: no read finds it and no list holds it',
    about(
      'quarterlygoal.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.delete('/quarterlygoal/quarterlygoal-1').removed('the object exists');
      await api.get('/quarterlygoal/quarterlygoal-1').notFound(because);
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { id: 'quarterlygoal-1' })
        .notFound(because);
      await api.get('/quarterlygoal').ok('what was deleted is in no list', []);
      await api
        .post('/quarterlygoal', {
          ...quarterlyGoal,
          goal_state: 'missed',
          goal_text: 'visaa',
          points_reached: 63,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          department: null,
          goal_owner: null,
          goal_state: 'missed',
          goal_text: 'visaa',
          id: 'quarterlygoal-1',
          points_reached: 63,
        });
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          department: null,
          goal_owner: null,
          goal_state: 'missed',
          goal_text: 'visaa',
          id: 'quarterlygoal-1',
          points_reached: 63,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no QuarterlyGoal has',
    about('quarterlygoal.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no QuarterlyGoal has the id quarterlygoal-unknown';
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.get('/quarterlygoal/quarterlygoal-unknown').notFound(because);
      await api
        .patch('/quarterlygoal/quarterlygoal-unknown', {
          goal_state: 'missed',
          goal_text: 'visaa',
          points_reached: 63,
        })
        .notFound(because);
      await api.delete('/quarterlygoal/quarterlygoal-unknown').notFound(because);
      await api
        .get('/quarterlygoal')
        .ok('requests for an unknown id change nothing', [{ id: 'quarterlygoal-1' }]);
    },
  );
});

test.describe('QuarterlyGoal: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every QuarterlyGoal with all of its fields',
    about('quarterlygoal.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        goal_state: 'missed',
        goal_text: 'visaa',
        points_reached: 63,
      });
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-3',
        goal_state: 'on_track',
        goal_text: 'miriba',
        points_reached: 87,
      });
      await api.get('/quarterlygoal').ok('three objects were created', [
        { ...quarterlyGoal, goal_owner: null },
        {
          department: null,
          goal_owner: null,
          goal_state: 'missed',
          goal_text: 'visaa',
          id: 'quarterlygoal-2',
          points_reached: 63,
        },
        {
          department: null,
          goal_owner: null,
          goal_state: 'on_track',
          goal_text: 'miriba',
          id: 'quarterlygoal-3',
          points_reached: 87,
        },
      ]);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-4',
        goal_state: 'set_up',
      });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-5' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-6' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-7' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-8' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-9' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-10' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-11' });
      await api
        .get('/quarterlygoal')
        .ok('a list holds every object, however many there are', [
          { id: 'quarterlygoal-1' },
          { id: 'quarterlygoal-2' },
          { id: 'quarterlygoal-3' },
          { id: 'quarterlygoal-4' },
          { id: 'quarterlygoal-5' },
          { id: 'quarterlygoal-6' },
          { id: 'quarterlygoal-7' },
          { id: 'quarterlygoal-8' },
          { id: 'quarterlygoal-9' },
          { id: 'quarterlygoal-10' },
          { id: 'quarterlygoal-11' },
        ]);
    },
  );

  test(
    'update of one QuarterlyGoal leaves another as it was',
    about('quarterlygoal.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        goal_state: 'missed',
        goal_text: 'visaa',
        points_reached: 63,
      });
      await api
        .patch('/quarterlygoal/quarterlygoal-2', {
          id: 'quarterlygoal-2',
          goal_state: 'missed',
          goal_text: 'visaa',
          points_reached: 63,
        })
        .ok('the change is valid');
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('another object was updated', { ...quarterlyGoal, goal_owner: null });
      await api.get('/quarterlygoal/quarterlygoal-2').ok('the update is stored', {
        department: null,
        goal_owner: null,
        goal_state: 'missed',
        goal_text: 'visaa',
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
    },
  );

  test(
    'delete of one QuarterlyGoal leaves another as it was',
    about(
      'quarterlygoal.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        goal_state: 'missed',
        goal_text: 'visaa',
        points_reached: 63,
      });
      await api.delete('/quarterlygoal/quarterlygoal-1').removed('the object exists');
      await api.get('/quarterlygoal/quarterlygoal-2').ok('another object was deleted', {
        department: null,
        goal_owner: null,
        goal_state: 'missed',
        goal_text: 'visaa',
        id: 'quarterlygoal-2',
        points_reached: 63,
      });
      await api
        .get('/quarterlygoal')
        .ok('one of two objects was deleted', [{ id: 'quarterlygoal-2' }]);
    },
  );

  test(
    'reset removes every QuarterlyGoal',
    about('quarterlygoal.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        goal_state: 'missed',
        goal_text: 'visaa',
        points_reached: 63,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/quarterlygoal').ok('reset removes all objects', []);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('reset removed it');
    },
  );
});

test.describe('QuarterlyGoal: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a QuarterlyGoal without department, which is required',
    about(
      'quarterlygoal.department.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/quarterlygoal', without(quarterlyGoal, 'department'))
        .invalid('department is required and has no default');
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'goal_state is "set_up" when a create leaves it out',
    about('quarterlygoal.goal_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of goal_state is "set_up"';
      await api
        .post('/quarterlygoal', without(quarterlyGoal, 'goal_state'))
        .created(because, { goal_state: 'set_up' });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { goal_state: 'set_up' });
    },
  );

  test(
    'create refuses a QuarterlyGoal without goal_text, which is required',
    about(
      'quarterlygoal.goal_text.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/quarterlygoal', without(quarterlyGoal, 'goal_text'))
        .invalid('goal_text is required and has no default');
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a QuarterlyGoal without an id',
    about(
      'quarterlygoal.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/quarterlygoal', without(quarterlyGoal, 'id')).invalid('id must be sent');
      await api.get('/quarterlygoal').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a QuarterlyGoal without points_reached, which is required',
    about(
      'quarterlygoal.points_reached.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/quarterlygoal', without(quarterlyGoal, 'points_reached'))
        .invalid('points_reached is required and has no default');
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of goal_state or points_reached alone leaves every other field as it is',
    about('quarterlygoal.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        department: 'department-1',
        goal_owner: 'staffmember-1',
      });
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'missed' }).ok(because, {
        ...quarterlyGoal,
        department: 'department-1',
        goal_owner: 'staffmember-1',
        goal_state: 'missed',
      });
      await api.patch('/quarterlygoal/quarterlygoal-1', { points_reached: 63 }).ok(because, {
        department: 'department-1',
        goal_owner: 'staffmember-1',
        goal_state: 'missed',
        goal_text: 'lasubu',
        id: 'quarterlygoal-1',
        points_reached: 63,
      });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, {
        department: 'department-1',
        goal_owner: 'staffmember-1',
        goal_state: 'missed',
        goal_text: 'lasubu',
        id: 'quarterlygoal-1',
        points_reached: 63,
      });
    },
  );
});

test.describe('QuarterlyGoal: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'create and update refuse null for goal_state',
    about(
      'quarterlygoal.goal_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'goal_state must not be null';
      await api.post('/quarterlygoal', { ...quarterlyGoal, goal_state: null }).invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_state: null }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { goal_state: 'reached' });
    },
  );

  test(
    'goal_text may be null',
    about(
      'quarterlygoal.goal_text.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'goal_text is nullable';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_text: null })
        .created(because, { goal_text: null });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { goal_text: null });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .patch('/quarterlygoal/quarterlygoal-2', { goal_text: null })
        .ok(because, { goal_text: null });
      await api.get('/quarterlygoal/quarterlygoal-2').ok(because, { goal_text: null });
    },
  );

  test(
    'create and update refuse null for points_reached',
    about(
      'quarterlygoal.points_reached.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'points_reached must not be null';
      await api.post('/quarterlygoal', { ...quarterlyGoal, points_reached: null }).invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { points_reached: null }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { points_reached: 30 });
    },
  );
});

test.describe('QuarterlyGoal: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'create and update refuse a goal_state of a wrong type',
    about(
      'quarterlygoal.goal_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'goal_state must be one of set_up, on_track, reached, missed';
      await api.post('/quarterlygoal', { ...quarterlyGoal, goal_state: 421337 }).invalid(because);
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_state: { value: 'text' } })
        .invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_state: 0 }).invalid(because);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_state: {} }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { goal_state: 'reached' });
    },
  );

  test(
    'goal_text keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'quarterlygoal.goal_text.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of goal_text';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_text: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { goal_text: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok(because, { goal_text: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .patch('/quarterlygoal/quarterlygoal-2', { goal_text: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { goal_text: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/quarterlygoal/quarterlygoal-2')
        .ok(because, { goal_text: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse a goal_text of a wrong type',
    about(
      'quarterlygoal.goal_text.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'goal_text must be a string';
      await api.post('/quarterlygoal', { ...quarterlyGoal, goal_text: 421337 }).invalid(because);
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_text: { value: 'text' } })
        .invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_text: 0 }).invalid(because);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_text: {} }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { goal_text: 'lasubu' });
    },
  );

  test(
    'goal_text may be right at its minimum length of 5',
    about(
      'quarterlygoal.goal_text.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum length of goal_text is 5, inclusive';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_text: 'labu ' })
        .created(because, { goal_text: 'labu ' });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { goal_text: 'labu ' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .patch('/quarterlygoal/quarterlygoal-2', { goal_text: 'labu ' })
        .ok(because, { goal_text: 'labu ' });
      await api.get('/quarterlygoal/quarterlygoal-2').ok(because, { goal_text: 'labu ' });
    },
  );

  test(
    'create and update refuse a goal_text below its minimum length of 5',
    about(
      'quarterlygoal.goal_text.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'goal_text must have at least 5 characters';
      await api.post('/quarterlygoal', { ...quarterlyGoal, goal_text: 'tan ' }).invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_text: 'tan ' }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { goal_text: 'lasubu' });
    },
  );

  test(
    'goal_text has no maximum length',
    about(
      'quarterlygoal.goal_text.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'goal_text has no maximum length';
      await api
        .post('/quarterlygoal', {
          ...quarterlyGoal,
          goal_text:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          goal_text:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, {
        goal_text:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .patch('/quarterlygoal/quarterlygoal-2', {
          goal_text:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          goal_text:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/quarterlygoal/quarterlygoal-2').ok(because, {
        goal_text:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse a points_reached of a wrong type',
    about(
      'quarterlygoal.points_reached.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'points_reached must be an integer';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, points_reached: 'abc' })
        .invalid(because);
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, points_reached: { value: 'text' } })
        .invalid(because);
      await api.post('/quarterlygoal', { ...quarterlyGoal, points_reached: 29.5 }).invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { points_reached: 'abc' }).invalid(because);
      await api.patch('/quarterlygoal/quarterlygoal-1', { points_reached: {} }).invalid(because);
      await api.patch('/quarterlygoal/quarterlygoal-1', { points_reached: 29.5 }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { points_reached: 30 });
    },
  );

  test(
    'points_reached may be right at its minimum of 0',
    about(
      'quarterlygoal.points_reached.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of points_reached is 0, inclusive';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, points_reached: 0 })
        .created(because, { points_reached: 0 });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { points_reached: 0 });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .patch('/quarterlygoal/quarterlygoal-2', { points_reached: 0 })
        .ok(because, { points_reached: 0 });
      await api.get('/quarterlygoal/quarterlygoal-2').ok(because, { points_reached: 0 });
    },
  );

  test(
    'create and update refuse a points_reached below its minimum of 0',
    about(
      'quarterlygoal.points_reached.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'points_reached must be at least 0';
      await api.post('/quarterlygoal', { ...quarterlyGoal, points_reached: -1 }).invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { points_reached: -1 }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { points_reached: 30 });
    },
  );

  test(
    'points_reached may be right at its maximum of 1000',
    about(
      'quarterlygoal.points_reached.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of points_reached is 1000, inclusive';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, points_reached: 1000 })
        .created(because, { points_reached: 1000 });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { points_reached: 1000 });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .patch('/quarterlygoal/quarterlygoal-2', { points_reached: 1000 })
        .ok(because, { points_reached: 1000 });
      await api.get('/quarterlygoal/quarterlygoal-2').ok(because, { points_reached: 1000 });
    },
  );

  test(
    'create and update refuse a points_reached above its maximum of 1000',
    about(
      'quarterlygoal.points_reached.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'points_reached must be at most 1000';
      await api.post('/quarterlygoal', { ...quarterlyGoal, points_reached: 1001 }).invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { points_reached: 1001 }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { points_reached: 30 });
    },
  );
});

test.describe('QuarterlyGoal: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'goal_state may be set_up, on_track, reached, missed',
    about(
      'quarterlygoal.goal_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of QuarterlyGoalGoalState';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_state: 'set_up' })
        .created(because, { goal_state: 'set_up' });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'on_track' })
        .ok(because, { goal_state: 'on_track' });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'reached' })
        .ok(because, { goal_state: 'reached' });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'missed' })
        .ok(because, { goal_state: 'missed' });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { goal_state: 'missed' });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'set_up' })
        .ok(because, { goal_state: 'set_up' });
    },
  );

  test(
    'create and update refuse a goal_state that QuarterlyGoalGoalState does not list, such as unheard_of',
    about(
      'quarterlygoal.goal_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'goal_state must be one of set_up, on_track, reached, missed';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_state: 'set_up ' })
        .invalid(because);
      await api.post('/quarterlygoal', { ...quarterlyGoal, goal_state: 'set_u' }).invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { goal_state: 'reached' });
    },
  );

  test(
    'create and update refuse the goal_state SET_UP, as upper and lower case differ',
    about(
      'quarterlygoal.goal_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'goal_state must be one of set_up, on_track, reached, missed';
      await api.post('/quarterlygoal', { ...quarterlyGoal, goal_state: 'SET_UP' }).invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'SET_UP' }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { goal_state: 'reached' });
    },
  );
});

test.describe('QuarterlyGoal: references', () => {
  // endpoints.independent: Each entity has a collection of its own: objects of different entities
  //   may have the same id.
  // create.optional: An optional field may be left out of a create, nullable or not. Without a
  //   default it then has no value.
  // references.by-id: A reference field holds the id of an object of the named entity, a
  //   reference list an array of such ids. Both are answered as ids, never as embedded objects.
  //   An update replaces the whole list.
  // references.exist: A reference to an object that does not exist, alone or in a list, is
  //   refused with 400 or 422.
  // references.null: A reference may be `null`. A reference list may not (400 or 422); left out
  //   of a create, it is `[]`.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'department refers to an existing Department and is answered as its id',
    about('quarterlygoal.department.accepts-existing-object', 'references.by-id'),
    async ({ api }) => {
      const because = 'department was sent as department-1';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, department: 'department-1' })
        .created(because, { department: 'department-1' });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { department: 'department-1' });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { department: 'department-2' })
        .ok('department was changed to department-2', { department: 'department-2' });
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('department was changed to department-2', { department: 'department-2' });
      await api
        .get('/quarterlygoal')
        .ok('lists answer references as ids too', [
          { id: 'quarterlygoal-1', department: 'department-2' },
        ]);
    },
  );

  test(
    'create and update refuse a department that no Department has as its id',
    about(
      'quarterlygoal.department.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'department must be the id of an existing Department';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, department: 'department-unknown' })
        .invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('Department', department);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, department: 'department-1' });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { department: 'department-unknown' })
        .invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { department: 'department-1' });
    },
  );

  test(
    'create and update refuse what is no id for department',
    about(
      'quarterlygoal.department.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'department must be the id of a Department';
      await api.post('/quarterlygoal', { ...quarterlyGoal, department: 421337 }).invalid(because);
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, department: { value: 'text' } })
        .invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { department: 0 }).invalid(because);
      await api.patch('/quarterlygoal/quarterlygoal-1', { department: {} }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { department: null });
    },
  );

  test(
    'department may be null',
    about('quarterlygoal.department.accepts-null', 'references.null'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('Department', department);
      await api.post('/quarterlygoal', quarterlyGoal).created(because, { department: null });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { department: 'department-1' })
        .ok('the change is valid');
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { department: null })
        .ok(because, { department: null });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { department: null });
    },
  );

  test(
    'deleting a Department clears every department that refers to it',
    about(
      'quarterlygoal.department.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'department-1 was deleted';
      await api.create('Department', department);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, department: 'department-1' });
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        department: 'department-1',
      });
      await api.delete('/department/department-1').removed('the object exists');
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok(because, { id: 'quarterlygoal-1', department: null });
      await api
        .get('/quarterlygoal/quarterlygoal-2')
        .ok(because, { id: 'quarterlygoal-2', department: null });
      await api.get('/quarterlygoal').ok(because, [
        { id: 'quarterlygoal-1', department: null },
        { id: 'quarterlygoal-2', department: null },
      ]);
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'missed' })
        .ok('an update of something else brings no reference back', { department: null });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { department: 'department-1' })
        .invalid('department must be the id of an existing Department');
      await api.create('Department', department);
      await api
        .get('/quarterlygoal/quarterlygoal-2')
        .ok('the Department that has the id department-1 now is another', { department: null });
    },
  );

  test(
    'deleting a Department keeps a department that refers to another',
    about(
      'quarterlygoal.department.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, department: 'department-2' });
      await api.delete('/department/department-1').removed(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('another Department was deleted', { department: 'department-2' });
      await api.delete('/quarterlygoal/quarterlygoal-1').removed(because);
      await api
        .get('/department/department-2')
        .ok('only what refers to it was deleted', { id: 'department-2' });
    },
  );

  test(
    'create and update refuse the id of a QuarterlyGoal in department, which refers to Department',
    about(
      'quarterlygoal.department.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'department must be the id of an existing Department';
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api
        .post('/quarterlygoal', {
          ...quarterlyGoal,
          id: 'quarterlygoal-2',
          department: 'quarterlygoal-1',
        })
        .invalid(because);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .patch('/quarterlygoal/quarterlygoal-2', { department: 'quarterlygoal-1' })
        .invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-2')
        .ok('a refused update changes nothing', { department: null });
    },
  );

  test(
    'deleting a QuarterlyGoal, or the Department of the same id, leaves the other one and department as they are',
    about(
      'quarterlygoal.department.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', { ...department, id: 'quarterlygoal-1' });
      await api.create('Department', { ...department, id: 'quarterlygoal-2' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, department: 'quarterlygoal-2' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.delete('/quarterlygoal/quarterlygoal-2').removed(because);
      await api
        .get('/department/quarterlygoal-2')
        .ok('no Department was deleted', { ...department, id: 'quarterlygoal-2' });
      await api.delete('/department/quarterlygoal-1').removed(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('only the Department quarterlygoal-1 was deleted', {
          ...quarterlyGoal,
          department: 'quarterlygoal-2',
          goal_owner: null,
        });
    },
  );

  test(
    'goal_owner refers to an existing StaffMember and is answered as its id',
    about(
      'quarterlygoal.goal_owner.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'goal_owner was sent as staffmember-1';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_owner: 'staffmember-1' })
        .created(because, { goal_owner: 'staffmember-1' });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { goal_owner: 'staffmember-1' });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_owner: 'staffmember-2' })
        .ok('goal_owner was changed to staffmember-2', { goal_owner: 'staffmember-2' });
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('goal_owner was changed to staffmember-2', { goal_owner: 'staffmember-2' });
      await api
        .get('/quarterlygoal')
        .ok('lists answer references as ids too', [
          { id: 'quarterlygoal-1', goal_owner: 'staffmember-2' },
        ]);
    },
  );

  test(
    'create and update refuse a goal_owner that no StaffMember has as its id',
    about(
      'quarterlygoal.goal_owner.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'goal_owner must be the id of an existing StaffMember';
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_owner: 'staffmember-unknown' })
        .invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, goal_owner: 'staffmember-1' });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_owner: 'staffmember-unknown' })
        .invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { goal_owner: 'staffmember-1' });
    },
  );

  test(
    'create and update refuse what is no id for goal_owner',
    about(
      'quarterlygoal.goal_owner.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'goal_owner must be the id of a StaffMember';
      await api.post('/quarterlygoal', { ...quarterlyGoal, goal_owner: 421337 }).invalid(because);
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_owner: { value: 'text' } })
        .invalid(because);
      await api.get('/quarterlygoal/quarterlygoal-1').notFound('a refused create stores nothing');
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_owner: 0 }).invalid(because);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_owner: {} }).invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { goal_owner: null });
    },
  );

  test(
    'goal_owner may be null or left out',
    about(
      'quarterlygoal.goal_owner.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('StaffMember', staffMember);
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, goal_owner: null })
        .created(because, { goal_owner: null });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_owner: 'staffmember-1' })
        .ok('the change is valid');
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_owner: null })
        .ok(because, { goal_owner: null });
      await api.get('/quarterlygoal/quarterlygoal-1').ok(because, { goal_owner: null });
      await api
        .post('/quarterlygoal', { ...quarterlyGoal, id: 'quarterlygoal-2' })
        .created('goal_owner is optional', { goal_owner: null });
    },
  );

  test(
    'deleting a StaffMember clears every goal_owner that refers to it',
    about(
      'quarterlygoal.goal_owner.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-1 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, goal_owner: 'staffmember-1' });
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        goal_owner: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok(because, { id: 'quarterlygoal-1', goal_owner: null });
      await api
        .get('/quarterlygoal/quarterlygoal-2')
        .ok(because, { id: 'quarterlygoal-2', goal_owner: null });
      await api.get('/quarterlygoal').ok(because, [
        { id: 'quarterlygoal-1', goal_owner: null },
        { id: 'quarterlygoal-2', goal_owner: null },
      ]);
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'missed' })
        .ok('an update of something else brings no reference back', { goal_owner: null });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_owner: 'staffmember-1' })
        .invalid('goal_owner must be the id of an existing StaffMember');
      await api.create('StaffMember', staffMember);
      await api
        .get('/quarterlygoal/quarterlygoal-2')
        .ok('the StaffMember that has the id staffmember-1 now is another', { goal_owner: null });
    },
  );

  test(
    'deleting a StaffMember keeps a goal_owner that refers to another',
    about(
      'quarterlygoal.goal_owner.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, goal_owner: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('another StaffMember was deleted', { goal_owner: 'staffmember-2' });
      await api.delete('/quarterlygoal/quarterlygoal-1').removed(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('only what refers to it was deleted', { id: 'staffmember-2' });
    },
  );

  test(
    'create and update refuse the id of a QuarterlyGoal in goal_owner, which refers to StaffMember',
    about(
      'quarterlygoal.goal_owner.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'goal_owner must be the id of an existing StaffMember';
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api
        .post('/quarterlygoal', {
          ...quarterlyGoal,
          id: 'quarterlygoal-2',
          goal_owner: 'quarterlygoal-1',
        })
        .invalid(because);
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api
        .patch('/quarterlygoal/quarterlygoal-2', { goal_owner: 'quarterlygoal-1' })
        .invalid(because);
      await api
        .get('/quarterlygoal/quarterlygoal-2')
        .ok('a refused update changes nothing', { goal_owner: null });
    },
  );

  test(
    'deleting a QuarterlyGoal, or the StaffMember of the same id, leaves the other one and goal_owner as they are',
    about(
      'quarterlygoal.goal_owner.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'quarterlygoal-1' });
      await api.create('StaffMember', { ...staffMember, id: 'quarterlygoal-2' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, goal_owner: 'quarterlygoal-2' });
      await api.create('QuarterlyGoal', { ...quarterlyGoal, id: 'quarterlygoal-2' });
      await api.delete('/quarterlygoal/quarterlygoal-2').removed(because);
      await api.get('/staffmember/quarterlygoal-2').ok('no StaffMember was deleted', {
        ...staffMember,
        id: 'quarterlygoal-2',
        department: null,
      });
      await api.delete('/staffmember/quarterlygoal-1').removed(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('only the StaffMember quarterlygoal-1 was deleted', {
          ...quarterlyGoal,
          goal_owner: 'quarterlygoal-2',
        });
    },
  );

  test(
    'update that is refused for department does not change goal_state either',
    about(
      'quarterlygoal.department.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api
        .patch('/quarterlygoal/quarterlygoal-1', {
          goal_state: 'missed',
          department: 'department-unknown',
        })
        .invalid('department must be the id of an existing Department');
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('a refused update changes nothing', { ...quarterlyGoal, goal_owner: null });
    },
  );
});

test.describe('QuarterlyGoal: actions', () => {
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
  // guards.is-null: `this.owner is null` and `this.owner is not null` ask whether the field has a
  //   value: one that was left out and has none is `null` too.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'confirm_goal moves goal_state from set_up to on_track',
    about(
      'quarterlygoal.confirm_goal.moves-from-set_up',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'set_up',
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 99,
      });
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .ok('the state is right and every condition holds', {
          ...quarterlyGoal,
          goal_owner: 'staffmember-1',
          goal_state: 'on_track',
          points_reached: 0,
        });
      await api.get('/quarterlygoal/quarterlygoal-1').ok('what the action did is stored', {
        ...quarterlyGoal,
        goal_owner: 'staffmember-1',
        goal_state: 'on_track',
        points_reached: 0,
      });
    },
  );

  test(
    'confirm_goal applies the effect: set this.points_reached to 0',
    about(
      'quarterlygoal.confirm_goal.effect-set-points_reached-to-0',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'set_up',
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 99,
      });
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .ok('the state is right and every condition holds');
      await api.get('/quarterlygoal/quarterlygoal-1').ok('set this.points_reached to 0', {
        points_reached: 0,
        goal_owner: 'staffmember-1',
        goal_text: 'lasubu',
        id: 'quarterlygoal-1',
      });
    },
  );

  test(
    'confirm_goal applies the effect: set this.department to null',
    about(
      'quarterlygoal.confirm_goal.effect-set-department-to-null',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'set_up',
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 99,
      });
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .ok('the state is right and every condition holds');
      await api.get('/quarterlygoal/quarterlygoal-1').ok('set this.department to null', {
        department: null,
        goal_owner: 'staffmember-1',
        goal_text: 'lasubu',
        id: 'quarterlygoal-1',
      });
    },
  );

  test(
    'confirm_goal leaves objects alone that it does not concern',
    about('quarterlygoal.confirm_goal.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'set_up',
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 99,
      });
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        id: 'quarterlygoal-2',
        goal_state: 'set_up',
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 99,
      });
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .ok('the state is right and every condition holds');
      await api
        .get('/quarterlygoal/quarterlygoal-2')
        .ok('confirm_goal was called on quarterlygoal-1, which does not concern this object', {
          department: 'department-1',
          goal_owner: 'staffmember-1',
          goal_state: 'set_up',
          goal_text: 'lasubu',
          id: 'quarterlygoal-2',
          points_reached: 99,
        });
    },
  );

  test(
    'confirm_goal acts on what updates left, and later updates leave what it did',
    about(
      'quarterlygoal.confirm_goal.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'on_track',
        goal_owner: null,
        points_reached: 100,
      });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', {
          goal_state: 'set_up',
          department: 'department-1',
          goal_owner: 'staffmember-1',
          points_reached: 99,
        })
        .ok(because);
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .ok('the state is right and every condition holds');
      await api
        .get('/quarterlygoal')
        .ok('a list shows what confirm_goal did', [
          { id: 'quarterlygoal-1', goal_state: 'on_track', points_reached: 0, department: null },
        ]);
      await api.patch('/quarterlygoal/quarterlygoal-1', { goal_text: 'visaa' }).ok(because);
      await api
        .get('/quarterlygoal/quarterlygoal-1')
        .ok('what confirm_goal did stays when something else is updated', {
          goal_text: 'visaa',
          goal_state: 'on_track',
          points_reached: 0,
          department: null,
        });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { goal_state: 'set_up' })
        .ok('an update may lead back to any goal_state');
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .ok('the state is right and every condition holds', {
          goal_state: 'on_track',
          points_reached: 0,
          department: null,
        });
    },
  );

  test(
    'confirm_goal answers 404 for an id that no QuarterlyGoal has',
    about('quarterlygoal.confirm_goal.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('QuarterlyGoal', quarterlyGoal);
      await api
        .post('/quarterlygoal/quarterlygoal-unknown/confirm_goal')
        .notFound('no QuarterlyGoal has the id quarterlygoal-unknown');
      await api.delete('/quarterlygoal/quarterlygoal-1').removed('the object exists');
      await api.post('/quarterlygoal/quarterlygoal-1/confirm_goal').notFound('it was deleted');
      await api.create('Department', department);
      await api
        .post('/quarterlygoal/department-1/confirm_goal')
        .notFound('the id is that of a Department, and no QuarterlyGoal has it');
    },
  );

  test(
    'confirm_goal is refused while goal_state is on_track',
    about(
      'quarterlygoal.confirm_goal.refuses-from-on_track',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'on_track',
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 99,
      });
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .refused('confirm_goal starts from set_up, and goal_state is on_track');
      await api.get('/quarterlygoal/quarterlygoal-1').ok('a refused action changes nothing', {
        goal_state: 'on_track',
        points_reached: 99,
        department: 'department-1',
      });
    },
  );

  test(
    'confirm_goal is refused while goal_state is reached',
    about(
      'quarterlygoal.confirm_goal.refuses-from-reached',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 99,
      });
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .refused('confirm_goal starts from set_up, and goal_state is reached');
      await api.get('/quarterlygoal/quarterlygoal-1').ok('a refused action changes nothing', {
        goal_state: 'reached',
        points_reached: 99,
        department: 'department-1',
      });
    },
  );

  test(
    'confirm_goal is refused while goal_state is missed',
    about(
      'quarterlygoal.confirm_goal.refuses-from-missed',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'missed',
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 99,
      });
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .refused('confirm_goal starts from set_up, and goal_state is missed');
      await api.get('/quarterlygoal/quarterlygoal-1').ok('a refused action changes nothing', {
        goal_state: 'missed',
        points_reached: 99,
        department: 'department-1',
      });
    },
  );

  test(
    'confirm_goal is refused unless this.points_reached < 100',
    about(
      'quarterlygoal.confirm_goal.refuses-unless-points_reached-lt-100',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
      'endpoints.update',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'set_up',
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 100,
      });
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .refused('the condition this.points_reached < 100 is not satisfied');
      await api.get('/quarterlygoal/quarterlygoal-1').ok('a refused action changes nothing', {
        goal_state: 'set_up',
        points_reached: 100,
        department: 'department-1',
      });
      await api
        .patch('/quarterlygoal/quarterlygoal-1', { points_reached: 9 })
        .ok('the change is valid');
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .ok('the state is right and every condition holds');
    },
  );

  test(
    'confirm_goal is refused unless this.goal_owner is not null',
    about(
      'quarterlygoal.confirm_goal.refuses-unless-goal_owner-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'set_up',
        department: 'department-1',
        goal_owner: null,
        points_reached: 99,
      });
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .refused('the condition this.goal_owner is not null is not satisfied');
      await api.get('/quarterlygoal/quarterlygoal-1').ok('a refused action changes nothing', {
        goal_state: 'set_up',
        points_reached: 99,
        department: 'department-1',
      });
    },
  );

  test(
    'confirm_goal is refused after the deletion of what goal_owner named',
    about(
      'quarterlygoal.confirm_goal.refuses-after-delete-in-goal_owner',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('QuarterlyGoal', {
        ...quarterlyGoal,
        goal_state: 'set_up',
        department: 'department-1',
        goal_owner: 'staffmember-1',
        points_reached: 99,
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .post('/quarterlygoal/quarterlygoal-1/confirm_goal')
        .refused('the condition this.goal_owner is not null is not satisfied');
      await api.get('/quarterlygoal/quarterlygoal-1').ok('a refused action changes nothing', {
        goal_state: 'set_up',
        points_reached: 99,
        department: 'department-1',
      });
    },
  );
});
