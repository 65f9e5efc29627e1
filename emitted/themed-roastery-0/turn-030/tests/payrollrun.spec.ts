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

// A valid PayrollRun, as the tests send it.
const payrollRun = { deductions_eur: 84.25, id: 'payrollrun-1', net_eur: 35.75, run_state: 'paid' };

test.describe('PayrollRun: create, read, update and delete', () => {
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
    'create answers the new PayrollRun, and read answers it again',
    about(
      'payrollrun.create.answers-the-object',
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
        .post('/payrollrun', payrollRun)
        .created('create answers the object that was sent', { ...payrollRun, employees: [] });
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('read answers the object that was created', { ...payrollRun, employees: [] });
      await api
        .post('/payrollrun', { ...payrollRun, id: 'payrollrun-2' })
        .created('objects may be alike in everything but their ids', { id: 'payrollrun-2' });
    },
  );

  test(
    'the id of a PayrollRun may be any text, upper and lower case told apart, but no number',
    about(
      'payrollrun.create.accepts-any-id',
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
        .post('/payrollrun', { ...payrollRun, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('PayrollRun', {
        ...payrollRun,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/payrollrun/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/payrollrun/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...payrollRun,
          employees: [],
          id: 'Room 2.B at the Very End of the Long Hall',
        });
      await api.post('/payrollrun', { ...payrollRun, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole PayrollRun',
    about(
      'payrollrun.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('PayrollRun', payrollRun);
      await api
        .patch('/payrollrun/payrollrun-1', {
          deductions_eur: 25.25,
          net_eur: 15.75,
          run_state: 'released',
        })
        .ok('every one of these fields was sent', {
          deductions_eur: 25.25,
          employees: [],
          id: 'payrollrun-1',
          net_eur: 15.75,
          run_state: 'released',
        });
      await api.get('/payrollrun/payrollrun-1').ok('the update is stored', {
        deductions_eur: 25.25,
        net_eur: 15.75,
        run_state: 'released',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('payrollrun.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('PayrollRun', payrollRun);
      await api
        .patch('/payrollrun/payrollrun-1', {
          id: 'payrollrun-1',
          deductions_eur: 25.25,
          net_eur: 15.75,
          run_state: 'released',
        })
        .ok(because, {
          id: 'payrollrun-1',
          deductions_eur: 25.25,
          net_eur: 15.75,
          run_state: 'released',
        });
      await api.get('/payrollrun/payrollrun-1').ok(because, {
        id: 'payrollrun-1',
        deductions_eur: 25.25,
        net_eur: 15.75,
        run_state: 'released',
      });
    },
  );

  test(
    'update that is refused for run_state does not change deductions_eur either',
    about(
      'payrollrun.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('PayrollRun', payrollRun);
      await api
        .patch('/payrollrun/payrollrun-1', { deductions_eur: 25.25, run_state: 'unheard_of' })
        .invalid('run_state must be one of collecting, calculated, released, paid');
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { ...payrollRun, employees: [] });
    },
  );

  test(
    'delete removes a PayrollRun: no read finds it and no list holds it',
    about(
      'payrollrun.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('PayrollRun', payrollRun);
      await api.delete('/payrollrun/payrollrun-1').removed('the object exists');
      await api.get('/payrollrun/payrollrun-1').notFound(because);
      await api.patch('/payrollrun/payrollrun-1', { id: 'payrollrun-1' }).notFound(because);
      await api.get('/payrollrun').ok('what was deleted is in no list', []);
      await api
        .post('/payrollrun', {
          ...payrollRun,
          deductions_eur: 25.25,
          net_eur: 15.75,
          run_state: 'released',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          deductions_eur: 25.25,
          employees: [],
          id: 'payrollrun-1',
          net_eur: 15.75,
          run_state: 'released',
        });
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          deductions_eur: 25.25,
          employees: [],
          id: 'payrollrun-1',
          net_eur: 15.75,
          run_state: 'released',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no PayrollRun has',
    about('payrollrun.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no PayrollRun has the id payrollrun-unknown';
      await api.create('PayrollRun', payrollRun);
      await api.get('/payrollrun/payrollrun-unknown').notFound(because);
      await api
        .patch('/payrollrun/payrollrun-unknown', {
          deductions_eur: 25.25,
          net_eur: 15.75,
          run_state: 'released',
        })
        .notFound(because);
      await api.delete('/payrollrun/payrollrun-unknown').notFound(because);
      await api
        .get('/payrollrun')
        .ok('requests for an unknown id change nothing', [{ id: 'payrollrun-1' }]);
    },
  );
});

test.describe('PayrollRun: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every PayrollRun with all of its fields',
    about('payrollrun.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('PayrollRun', payrollRun);
      await api.create('PayrollRun', {
        ...payrollRun,
        id: 'payrollrun-2',
        deductions_eur: 25.25,
        net_eur: 15.75,
        run_state: 'released',
      });
      await api.create('PayrollRun', {
        ...payrollRun,
        id: 'payrollrun-3',
        deductions_eur: 44.75,
        net_eur: 65.75,
        run_state: 'calculated',
      });
      await api.get('/payrollrun').ok('three objects were created', [
        { ...payrollRun, employees: [] },
        {
          deductions_eur: 25.25,
          employees: [],
          id: 'payrollrun-2',
          net_eur: 15.75,
          run_state: 'released',
        },
        {
          deductions_eur: 44.75,
          employees: [],
          id: 'payrollrun-3',
          net_eur: 65.75,
          run_state: 'calculated',
        },
      ]);
      await api.create('PayrollRun', {
        ...payrollRun,
        id: 'payrollrun-4',
        run_state: 'collecting',
      });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-5' });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-6' });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-7' });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-8' });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-9' });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-10' });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-11' });
      await api
        .get('/payrollrun')
        .ok('a list holds every object, however many there are', [
          { id: 'payrollrun-1' },
          { id: 'payrollrun-2' },
          { id: 'payrollrun-3' },
          { id: 'payrollrun-4' },
          { id: 'payrollrun-5' },
          { id: 'payrollrun-6' },
          { id: 'payrollrun-7' },
          { id: 'payrollrun-8' },
          { id: 'payrollrun-9' },
          { id: 'payrollrun-10' },
          { id: 'payrollrun-11' },
        ]);
    },
  );

  test(
    'update of one PayrollRun leaves another as it was',
    about('payrollrun.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('PayrollRun', payrollRun);
      await api.create('PayrollRun', {
        ...payrollRun,
        id: 'payrollrun-2',
        deductions_eur: 25.25,
        net_eur: 15.75,
        run_state: 'released',
      });
      await api
        .patch('/payrollrun/payrollrun-2', {
          id: 'payrollrun-2',
          deductions_eur: 25.25,
          net_eur: 15.75,
          run_state: 'released',
        })
        .ok('the change is valid');
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('another object was updated', { ...payrollRun, employees: [] });
      await api.get('/payrollrun/payrollrun-2').ok('the update is stored', {
        deductions_eur: 25.25,
        employees: [],
        id: 'payrollrun-2',
        net_eur: 15.75,
        run_state: 'released',
      });
    },
  );

  test(
    'delete of one PayrollRun leaves another as it was',
    about(
      'payrollrun.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('PayrollRun', payrollRun);
      await api.create('PayrollRun', {
        ...payrollRun,
        id: 'payrollrun-2',
        deductions_eur: 25.25,
        net_eur: 15.75,
        run_state: 'released',
      });
      await api.delete('/payrollrun/payrollrun-1').removed('the object exists');
      await api.get('/payrollrun/payrollrun-2').ok('another object was deleted', {
        deductions_eur: 25.25,
        employees: [],
        id: 'payrollrun-2',
        net_eur: 15.75,
        run_state: 'released',
      });
      await api.get('/payrollrun').ok('one of two objects was deleted', [{ id: 'payrollrun-2' }]);
    },
  );

  test(
    'reset removes every PayrollRun',
    about('payrollrun.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('PayrollRun', payrollRun);
      await api.create('PayrollRun', {
        ...payrollRun,
        id: 'payrollrun-2',
        deductions_eur: 25.25,
        net_eur: 15.75,
        run_state: 'released',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/payrollrun').ok('reset removes all objects', []);
      await api.get('/payrollrun/payrollrun-1').notFound('reset removed it');
    },
  );
});

test.describe('PayrollRun: required fields and defaults', () => {
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
    'create accepts a PayrollRun without deductions_eur, which is optional',
    about('payrollrun.deductions_eur.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'deductions_eur is optional';
      await api
        .post('/payrollrun', without(payrollRun, 'deductions_eur'))
        .created(because, { deductions_eur: null });
      await api.get('/payrollrun/payrollrun-1').ok(because, { deductions_eur: null });
    },
  );

  test(
    'create refuses a PayrollRun without an id',
    about(
      'payrollrun.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/payrollrun', without(payrollRun, 'id')).invalid('id must be sent');
      await api.get('/payrollrun').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create accepts a PayrollRun without net_eur, which is optional',
    about('payrollrun.net_eur.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'net_eur is optional';
      await api
        .post('/payrollrun', without(payrollRun, 'net_eur'))
        .created(because, { net_eur: null });
      await api.get('/payrollrun/payrollrun-1').ok(because, { net_eur: null });
    },
  );

  test(
    'run_state is "collecting" when a create leaves it out',
    about('payrollrun.run_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of run_state is "collecting"';
      await api
        .post('/payrollrun', without(payrollRun, 'run_state'))
        .created(because, { run_state: 'collecting' });
      await api.get('/payrollrun/payrollrun-1').ok(because, { run_state: 'collecting' });
    },
  );

  test(
    'update of deductions_eur or run_state alone leaves every other field as it is',
    about('payrollrun.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Employee', employee);
      await api.create('PayrollRun', { ...payrollRun, employees: ['employee-1'] });
      await api
        .patch('/payrollrun/payrollrun-1', { deductions_eur: 25.25 })
        .ok(because, { ...payrollRun, deductions_eur: 25.25, employees: ['employee-1'] });
      await api.patch('/payrollrun/payrollrun-1', { run_state: 'released' }).ok(because, {
        ...payrollRun,
        deductions_eur: 25.25,
        employees: ['employee-1'],
        run_state: 'released',
      });
      await api.get('/payrollrun/payrollrun-1').ok(because, {
        ...payrollRun,
        deductions_eur: 25.25,
        employees: ['employee-1'],
        run_state: 'released',
      });
    },
  );
});

test.describe('PayrollRun: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'create and update refuse null for deductions_eur',
    about(
      'payrollrun.deductions_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'deductions_eur must not be null';
      await api.post('/payrollrun', { ...payrollRun, deductions_eur: null }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { deductions_eur: null }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { deductions_eur: 84.25 });
    },
  );

  test(
    'net_eur may be null',
    about('payrollrun.net_eur.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'net_eur is nullable';
      await api
        .post('/payrollrun', { ...payrollRun, net_eur: null })
        .created(because, { net_eur: null });
      await api.get('/payrollrun/payrollrun-1').ok(because, { net_eur: null });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', { net_eur: null }).ok(because, { net_eur: null });
      await api.get('/payrollrun/payrollrun-2').ok(because, { net_eur: null });
    },
  );

  test(
    'create and update refuse null for run_state',
    about(
      'payrollrun.run_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'run_state must not be null';
      await api.post('/payrollrun', { ...payrollRun, run_state: null }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { run_state: null }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { run_state: 'paid' });
    },
  );
});

test.describe('PayrollRun: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'deductions_eur may be the whole number 0',
    about('payrollrun.deductions_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of deductions_eur';
      await api
        .post('/payrollrun', { ...payrollRun, deductions_eur: 0 })
        .created(because, { deductions_eur: 0 });
      await api.get('/payrollrun/payrollrun-1').ok(because, { deductions_eur: 0 });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api
        .patch('/payrollrun/payrollrun-2', { deductions_eur: 0 })
        .ok(because, { deductions_eur: 0 });
      await api.get('/payrollrun/payrollrun-2').ok(because, { deductions_eur: 0 });
    },
  );

  test(
    'deductions_eur keeps three decimals',
    about('payrollrun.deductions_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of deductions_eur';
      await api
        .post('/payrollrun', { ...payrollRun, deductions_eur: 12.375 })
        .created(because, { deductions_eur: 12.375 });
      await api.get('/payrollrun/payrollrun-1').ok(because, { deductions_eur: 12.375 });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api
        .patch('/payrollrun/payrollrun-2', { deductions_eur: 12.375 })
        .ok(because, { deductions_eur: 12.375 });
      await api.get('/payrollrun/payrollrun-2').ok(because, { deductions_eur: 12.375 });
    },
  );

  test(
    'create and update refuse a deductions_eur of a wrong type',
    about(
      'payrollrun.deductions_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'deductions_eur must be a number';
      await api.post('/payrollrun', { ...payrollRun, deductions_eur: 'abc' }).invalid(because);
      await api
        .post('/payrollrun', { ...payrollRun, deductions_eur: { value: 'text' } })
        .invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { deductions_eur: 'abc' }).invalid(because);
      await api.patch('/payrollrun/payrollrun-1', { deductions_eur: {} }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { deductions_eur: 84.25 });
    },
  );

  test(
    'deductions_eur may be right at its minimum of 0',
    about(
      'payrollrun.deductions_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of deductions_eur is 0, inclusive';
      await api
        .post('/payrollrun', { ...payrollRun, deductions_eur: 0 })
        .created(because, { deductions_eur: 0 });
      await api.get('/payrollrun/payrollrun-1').ok(because, { deductions_eur: 0 });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api
        .patch('/payrollrun/payrollrun-2', { deductions_eur: 0 })
        .ok(because, { deductions_eur: 0 });
      await api.get('/payrollrun/payrollrun-2').ok(because, { deductions_eur: 0 });
    },
  );

  test(
    'create and update refuse a deductions_eur below its minimum of 0',
    about(
      'payrollrun.deductions_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'deductions_eur must be at least 0';
      await api.post('/payrollrun', { ...payrollRun, deductions_eur: -0.25 }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { deductions_eur: -0.25 }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { deductions_eur: 84.25 });
    },
  );

  test(
    'deductions_eur may be right at its maximum of 500000',
    about(
      'payrollrun.deductions_eur.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of deductions_eur is 500000, inclusive';
      await api
        .post('/payrollrun', { ...payrollRun, deductions_eur: 500000 })
        .created(because, { deductions_eur: 500000 });
      await api.get('/payrollrun/payrollrun-1').ok(because, { deductions_eur: 500000 });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api
        .patch('/payrollrun/payrollrun-2', { deductions_eur: 500000 })
        .ok(because, { deductions_eur: 500000 });
      await api.get('/payrollrun/payrollrun-2').ok(because, { deductions_eur: 500000 });
    },
  );

  test(
    'create and update refuse a deductions_eur above its maximum of 500000',
    about(
      'payrollrun.deductions_eur.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'deductions_eur must be at most 500000';
      await api.post('/payrollrun', { ...payrollRun, deductions_eur: 500000.25 }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { deductions_eur: 500000.25 }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { deductions_eur: 84.25 });
    },
  );

  test(
    'net_eur may be the whole number 0',
    about('payrollrun.net_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of net_eur';
      await api.post('/payrollrun', { ...payrollRun, net_eur: 0 }).created(because, { net_eur: 0 });
      await api.get('/payrollrun/payrollrun-1').ok(because, { net_eur: 0 });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', { net_eur: 0 }).ok(because, { net_eur: 0 });
      await api.get('/payrollrun/payrollrun-2').ok(because, { net_eur: 0 });
    },
  );

  test(
    'net_eur keeps three decimals',
    about('payrollrun.net_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of net_eur';
      await api
        .post('/payrollrun', { ...payrollRun, net_eur: 12.375 })
        .created(because, { net_eur: 12.375 });
      await api.get('/payrollrun/payrollrun-1').ok(because, { net_eur: 12.375 });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api
        .patch('/payrollrun/payrollrun-2', { net_eur: 12.375 })
        .ok(because, { net_eur: 12.375 });
      await api.get('/payrollrun/payrollrun-2').ok(because, { net_eur: 12.375 });
    },
  );

  test(
    'create and update refuse a net_eur of a wrong type',
    about(
      'payrollrun.net_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'net_eur must be a number';
      await api.post('/payrollrun', { ...payrollRun, net_eur: 'abc' }).invalid(because);
      await api.post('/payrollrun', { ...payrollRun, net_eur: { value: 'text' } }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { net_eur: 'abc' }).invalid(because);
      await api.patch('/payrollrun/payrollrun-1', { net_eur: {} }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { net_eur: 35.75 });
    },
  );

  test(
    'net_eur may be right at its minimum of 0',
    about(
      'payrollrun.net_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of net_eur is 0, inclusive';
      await api.post('/payrollrun', { ...payrollRun, net_eur: 0 }).created(because, { net_eur: 0 });
      await api.get('/payrollrun/payrollrun-1').ok(because, { net_eur: 0 });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', { net_eur: 0 }).ok(because, { net_eur: 0 });
      await api.get('/payrollrun/payrollrun-2').ok(because, { net_eur: 0 });
    },
  );

  test(
    'create and update refuse a net_eur below its minimum of 0',
    about(
      'payrollrun.net_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'net_eur must be at least 0';
      await api.post('/payrollrun', { ...payrollRun, net_eur: -0.25 }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { net_eur: -0.25 }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { net_eur: 35.75 });
    },
  );

  test(
    'net_eur may be right at its maximum of 900000',
    about(
      'payrollrun.net_eur.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of net_eur is 900000, inclusive';
      await api
        .post('/payrollrun', { ...payrollRun, net_eur: 900000 })
        .created(because, { net_eur: 900000 });
      await api.get('/payrollrun/payrollrun-1').ok(because, { net_eur: 900000 });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api
        .patch('/payrollrun/payrollrun-2', { net_eur: 900000 })
        .ok(because, { net_eur: 900000 });
      await api.get('/payrollrun/payrollrun-2').ok(because, { net_eur: 900000 });
    },
  );

  test(
    'create and update refuse a net_eur above its maximum of 900000',
    about(
      'payrollrun.net_eur.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'net_eur must be at most 900000';
      await api.post('/payrollrun', { ...payrollRun, net_eur: 900000.25 }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { net_eur: 900000.25 }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { net_eur: 35.75 });
    },
  );

  test(
    'create and update refuse a run_state of a wrong type',
    about(
      'payrollrun.run_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'run_state must be one of collecting, calculated, released, paid';
      await api.post('/payrollrun', { ...payrollRun, run_state: 421337 }).invalid(because);
      await api
        .post('/payrollrun', { ...payrollRun, run_state: { value: 'text' } })
        .invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { run_state: 0 }).invalid(because);
      await api.patch('/payrollrun/payrollrun-1', { run_state: {} }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { run_state: 'paid' });
    },
  );
});

test.describe('PayrollRun: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'run_state may be collecting, calculated, released, paid',
    about(
      'payrollrun.run_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of PayrollRunRunState';
      await api
        .post('/payrollrun', { ...payrollRun, run_state: 'collecting' })
        .created(because, { run_state: 'collecting' });
      await api
        .patch('/payrollrun/payrollrun-1', { run_state: 'calculated' })
        .ok(because, { run_state: 'calculated' });
      await api
        .patch('/payrollrun/payrollrun-1', { run_state: 'released' })
        .ok(because, { run_state: 'released' });
      await api
        .patch('/payrollrun/payrollrun-1', { run_state: 'paid' })
        .ok(because, { run_state: 'paid' });
      await api.get('/payrollrun/payrollrun-1').ok(because, { run_state: 'paid' });
      await api
        .patch('/payrollrun/payrollrun-1', { run_state: 'collecting' })
        .ok(because, { run_state: 'collecting' });
    },
  );

  test(
    'create and update refuse a run_state that PayrollRunRunState does not list, such as unheard_of',
    about(
      'payrollrun.run_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'run_state must be one of collecting, calculated, released, paid';
      await api.post('/payrollrun', { ...payrollRun, run_state: 'unheard_of' }).invalid(because);
      await api.post('/payrollrun', { ...payrollRun, run_state: 'collecting ' }).invalid(because);
      await api.post('/payrollrun', { ...payrollRun, run_state: 'collectin' }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { run_state: 'unheard_of' }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { run_state: 'paid' });
    },
  );

  test(
    'create and update refuse the run_state COLLECTING, as upper and lower case differ',
    about(
      'payrollrun.run_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'run_state must be one of collecting, calculated, released, paid';
      await api.post('/payrollrun', { ...payrollRun, run_state: 'COLLECTING' }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { run_state: 'COLLECTING' }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { run_state: 'paid' });
    },
  );
});

test.describe('PayrollRun: references', () => {
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

  test(
    'employees is an empty list when a create leaves it out',
    about('payrollrun.employees.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      const because = 'employees was left out';
      await api.post('/payrollrun', payrollRun).created(because, { employees: [] });
      await api.get('/payrollrun/payrollrun-1').ok(because, { employees: [] });
    },
  );

  test(
    'employees lists existing Employee objects and is answered as their ids',
    about(
      'payrollrun.employees.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'employees was sent with two ids';
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.create('Employee', { ...employee, id: 'employee-3' });
      await api.create('Employee', { ...employee, id: 'employee-4' });
      await api.create('Employee', { ...employee, id: 'employee-5' });
      await api
        .post('/payrollrun', { ...payrollRun, employees: ['employee-1', 'employee-2'] })
        .created(because, { employees: ['employee-1', 'employee-2'] });
      await api
        .get('/payrollrun/payrollrun-1')
        .ok(because, { employees: ['employee-1', 'employee-2'] });
      await api
        .get('/payrollrun')
        .ok('lists answer references as ids too', [
          { id: 'payrollrun-1', employees: ['employee-1', 'employee-2'] },
        ]);
      await api
        .patch('/payrollrun/payrollrun-1', { employees: ['employee-2', 'employee-1'] })
        .ok('any order will do', { employees: ['employee-2', 'employee-1'] });
      await api
        .patch('/payrollrun/payrollrun-1', {
          employees: ['employee-1', 'employee-2', 'employee-3', 'employee-4', 'employee-5'],
        })
        .ok('no length is too much', {
          employees: ['employee-1', 'employee-2', 'employee-3', 'employee-4', 'employee-5'],
        });
      await api.delete('/payrollrun/payrollrun-1').removed('the object exists');
      await api
        .get('/employee')
        .ok('only what refers to them was deleted', [
          { id: 'employee-1' },
          { id: 'employee-2' },
          { id: 'employee-3' },
          { id: 'employee-4' },
          { id: 'employee-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in employees',
    about('payrollrun.employees.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.create('PayrollRun', { ...payrollRun, employees: ['employee-1'] });
      await api
        .patch('/payrollrun/payrollrun-1', { employees: ['employee-2'] })
        .ok('an update replaces the list', { employees: ['employee-2'] });
      await api.patch('/payrollrun/payrollrun-1', { employees: [] }).ok('the change is valid');
      await api.get('/payrollrun/payrollrun-1').ok('the list was emptied', { employees: [] });
    },
  );

  test(
    'create and update refuse an id in employees that no Employee has',
    about(
      'payrollrun.employees.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'employees must hold only ids of existing Employee objects';
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .post('/payrollrun', { ...payrollRun, employees: ['employee-unknown'] })
        .invalid(because);
      await api
        .post('/payrollrun', { ...payrollRun, employees: ['employee-1', 'employee-unknown'] })
        .invalid(because);
      await api
        .post('/payrollrun', { ...payrollRun, employees: ['employee-unknown', 'employee-2'] })
        .invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', { ...payrollRun, employees: ['employee-1', 'employee-2'] });
      await api
        .patch('/payrollrun/payrollrun-1', { employees: ['employee-unknown'] })
        .invalid(because);
      await api
        .patch('/payrollrun/payrollrun-1', { employees: ['employee-1', 'employee-unknown'] })
        .invalid(because);
      await api
        .patch('/payrollrun/payrollrun-1', { employees: ['employee-unknown', 'employee-2'] })
        .invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { employees: ['employee-1', 'employee-2'] });
    },
  );

  test(
    'create and update refuse null for the list employees',
    about(
      'payrollrun.employees.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'employees must not be null';
      await api.post('/payrollrun', { ...payrollRun, employees: null }).invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { employees: null }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { employees: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for employees',
    about(
      'payrollrun.employees.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'employees must be a list of ids of Employee';
      await api.create('Employee', { ...employee, id: 'x' });
      await api.post('/payrollrun', { ...payrollRun, employees: 'x' }).invalid(because);
      await api
        .post('/payrollrun', { ...payrollRun, employees: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/payrollrun/payrollrun-1').notFound('a refused create stores nothing');
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', { employees: 'x' }).invalid(because);
      await api.patch('/payrollrun/payrollrun-1', { employees: [{}] }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { employees: [] });
    },
  );

  test(
    'deleting an Employee takes its id out of every employees and keeps the others',
    about(
      'payrollrun.employees.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'employee-2 was deleted';
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.create('Employee', { ...employee, id: 'employee-3' });
      await api.create('PayrollRun', {
        ...payrollRun,
        employees: ['employee-1', 'employee-2', 'employee-3'],
      });
      await api.create('PayrollRun', {
        ...payrollRun,
        id: 'payrollrun-2',
        employees: ['employee-2'],
      });
      await api.delete('/employee/employee-2').removed('the object exists');
      await api
        .get('/payrollrun/payrollrun-1')
        .ok(because, { id: 'payrollrun-1', employees: ['employee-1', 'employee-3'] });
      await api.get('/payrollrun/payrollrun-2').ok(because, { id: 'payrollrun-2', employees: [] });
      await api.get('/payrollrun').ok(because, [
        { id: 'payrollrun-1', employees: ['employee-1', 'employee-3'] },
        { id: 'payrollrun-2', employees: [] },
      ]);
      await api
        .patch('/payrollrun/payrollrun-1', { deductions_eur: 25.25 })
        .ok('an update of something else brings no reference back', {
          employees: ['employee-1', 'employee-3'],
        });
      await api
        .patch('/payrollrun/payrollrun-1', { employees: ['employee-1', 'employee-2'] })
        .invalid('employees must hold only ids of existing Employee objects');
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api
        .get('/payrollrun/payrollrun-2')
        .ok('the Employee that has the id employee-2 now is another', { employees: [] });
    },
  );

  test(
    'create and update refuse the id of a PayrollRun in employees, which refers to Employee',
    about(
      'payrollrun.employees.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'employees must hold only ids of existing Employee objects';
      await api.create('PayrollRun', payrollRun);
      await api
        .post('/payrollrun', { ...payrollRun, id: 'payrollrun-2', employees: ['payrollrun-1'] })
        .invalid(because);
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', { employees: ['payrollrun-1'] }).invalid(because);
      await api
        .get('/payrollrun/payrollrun-2')
        .ok('a refused update changes nothing', { employees: [] });
    },
  );

  test(
    'deleting a PayrollRun, or the Employee of the same id, leaves the other one and employees as they are',
    about(
      'payrollrun.employees.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Employee', { ...employee, id: 'payrollrun-1' });
      await api.create('Employee', { ...employee, id: 'payrollrun-2' });
      await api.create('PayrollRun', { ...payrollRun, employees: ['payrollrun-2'] });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.delete('/payrollrun/payrollrun-2').removed(because);
      await api
        .get('/employee/payrollrun-2')
        .ok('no Employee was deleted', { ...employee, id: 'payrollrun-2' });
      await api.delete('/employee/payrollrun-1').removed(because);
      await api.get('/payrollrun/payrollrun-1').ok('only the Employee payrollrun-1 was deleted', {
        ...payrollRun,
        employees: ['payrollrun-2'],
      });
    },
  );

  test(
    'update that is refused for employees does not change deductions_eur either',
    about(
      'payrollrun.employees.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('PayrollRun', payrollRun);
      await api
        .patch('/payrollrun/payrollrun-1', {
          deductions_eur: 25.25,
          employees: ['employee-unknown'],
        })
        .invalid('employees must hold only ids of existing Employee objects');
      await api
        .get('/payrollrun/payrollrun-1')
        .ok('a refused update changes nothing', { ...payrollRun, employees: [] });
    },
  );
});
