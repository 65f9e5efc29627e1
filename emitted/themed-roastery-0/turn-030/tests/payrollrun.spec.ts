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
      await api.post('/payrollrun', {
        body: payrollRun,
        status: [200, 201],
        answer: { ...payrollRun, employees: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { ...payrollRun, employees: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/payrollrun', {
        body: { ...payrollRun, id: 'payrollrun-2' },
        status: [200, 201],
        answer: { id: 'payrollrun-2' },
        because: 'objects may be alike in everything but their ids',
      });
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
      await api.patch('/payrollrun/payrollrun-1', {
        body: { deductions_eur: 25.25, net_eur: 15.75, run_state: 'released' },
        status: [200],
        answer: {
          deductions_eur: 25.25,
          employees: [],
          id: 'payrollrun-1',
          net_eur: 15.75,
          run_state: 'released',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { deductions_eur: 25.25, net_eur: 15.75, run_state: 'released' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('payrollrun.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { id: 'payrollrun-1', deductions_eur: 25.25, net_eur: 15.75, run_state: 'released' },
        status: [200],
        answer: {
          id: 'payrollrun-1',
          deductions_eur: 25.25,
          net_eur: 15.75,
          run_state: 'released',
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: {
          id: 'payrollrun-1',
          deductions_eur: 25.25,
          net_eur: 15.75,
          run_state: 'released',
        },
        because: 'the id is the one that the object has',
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
      await api.patch('/payrollrun/payrollrun-1', {
        body: { deductions_eur: 25.25, run_state: 'unheard_of' },
        status: [400, 422],
        because: 'run_state must be one of collecting, calculated, released, paid',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { ...payrollRun, employees: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.create('PayrollRun', payrollRun);
      await api.delete('/payrollrun/payrollrun-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/payrollrun/payrollrun-1', { status: [404], because: 'it was deleted' });
      await api.get('/payrollrun', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no PayrollRun has',
    about('payrollrun.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('PayrollRun', payrollRun);
      await api.get('/payrollrun/payrollrun-unknown', {
        status: [404],
        because: 'no PayrollRun has the id payrollrun-unknown',
      });
      await api.patch('/payrollrun/payrollrun-unknown', {
        body: { deductions_eur: 25.25, net_eur: 15.75, run_state: 'released' },
        status: [404],
        because: 'no PayrollRun has the id payrollrun-unknown',
      });
      await api.delete('/payrollrun/payrollrun-unknown', {
        status: [404],
        because: 'no PayrollRun has the id payrollrun-unknown',
      });
      await api.get('/payrollrun', {
        status: [200],
        answer: [{ id: 'payrollrun-1' }],
        because: 'requests for an unknown id change nothing',
      });
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
      await api.get('/payrollrun', {
        status: [200],
        answer: [
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
        ],
        because: 'three objects were created',
      });
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
      await api.patch('/payrollrun/payrollrun-2', {
        body: { id: 'payrollrun-2', deductions_eur: 25.25, net_eur: 15.75, run_state: 'released' },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { ...payrollRun, employees: [] },
        because: 'another object was updated',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: {
          deductions_eur: 25.25,
          employees: [],
          id: 'payrollrun-2',
          net_eur: 15.75,
          run_state: 'released',
        },
        because: 'the update is stored',
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
      await api.delete('/payrollrun/payrollrun-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: {
          deductions_eur: 25.25,
          employees: [],
          id: 'payrollrun-2',
          net_eur: 15.75,
          run_state: 'released',
        },
        because: 'another object was deleted',
      });
      await api.get('/payrollrun', {
        status: [200],
        answer: [{ id: 'payrollrun-2' }],
        because: 'one of two objects was deleted',
      });
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
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/payrollrun', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/payrollrun/payrollrun-1', { status: [404], because: 'reset removed it' });
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
      await api.post('/payrollrun', {
        body: without(payrollRun, 'deductions_eur'),
        status: [200, 201],
        answer: { deductions_eur: null },
        because: 'deductions_eur is optional',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { deductions_eur: null },
        because: 'deductions_eur is optional',
      });
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
      await api.post('/payrollrun', {
        body: without(payrollRun, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/payrollrun', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create accepts a PayrollRun without net_eur, which is optional',
    about('payrollrun.net_eur.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      await api.post('/payrollrun', {
        body: without(payrollRun, 'net_eur'),
        status: [200, 201],
        answer: { net_eur: null },
        because: 'net_eur is optional',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { net_eur: null },
        because: 'net_eur is optional',
      });
    },
  );

  test(
    'run_state is "collecting" when a create leaves it out',
    about('payrollrun.run_state.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/payrollrun', {
        body: without(payrollRun, 'run_state'),
        status: [200, 201],
        answer: { run_state: 'collecting' },
        because: 'the default of run_state is "collecting"',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { run_state: 'collecting' },
        because: 'the default of run_state is "collecting"',
      });
    },
  );

  test(
    'update of deductions_eur or run_state alone leaves every other field as it is',
    about('payrollrun.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PayrollRun', { ...payrollRun, employees: ['employee-1'] });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { deductions_eur: 25.25 },
        status: [200],
        answer: { ...payrollRun, deductions_eur: 25.25, employees: ['employee-1'] },
        because: 'an update touches only what it carries',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { run_state: 'released' },
        status: [200],
        answer: {
          ...payrollRun,
          deductions_eur: 25.25,
          employees: ['employee-1'],
          run_state: 'released',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: {
          ...payrollRun,
          deductions_eur: 25.25,
          employees: ['employee-1'],
          run_state: 'released',
        },
        because: 'an update touches only what it carries',
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, deductions_eur: null },
        status: [400, 422],
        because: 'deductions_eur must not be null',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { deductions_eur: null },
        status: [400, 422],
        because: 'deductions_eur must not be null',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { deductions_eur: 84.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'net_eur may be null',
    about('payrollrun.net_eur.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/payrollrun', {
        body: { ...payrollRun, net_eur: null },
        status: [200, 201],
        answer: { net_eur: null },
        because: 'net_eur is nullable',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { net_eur: null },
        because: 'net_eur is nullable',
      });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', {
        body: { net_eur: null },
        status: [200],
        answer: { net_eur: null },
        because: 'net_eur is nullable',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: { net_eur: null },
        because: 'net_eur is nullable',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, run_state: null },
        status: [400, 422],
        because: 'run_state must not be null',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { run_state: null },
        status: [400, 422],
        because: 'run_state must not be null',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { run_state: 'paid' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('PayrollRun: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'deductions_eur may be the whole number 0',
    about('payrollrun.deductions_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/payrollrun', {
        body: { ...payrollRun, deductions_eur: 0 },
        status: [200, 201],
        answer: { deductions_eur: 0 },
        because: '0 is a valid value of deductions_eur',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { deductions_eur: 0 },
        because: '0 is a valid value of deductions_eur',
      });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', {
        body: { deductions_eur: 0 },
        status: [200],
        answer: { deductions_eur: 0 },
        because: '0 is a valid value of deductions_eur',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: { deductions_eur: 0 },
        because: '0 is a valid value of deductions_eur',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, deductions_eur: 'abc' },
        status: [400, 422],
        because: 'deductions_eur must be a number',
      });
      await api.post('/payrollrun', {
        body: { ...payrollRun, deductions_eur: { value: 'text' } },
        status: [400, 422],
        because: 'deductions_eur must be a number',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { deductions_eur: 'abc' },
        status: [400, 422],
        because: 'deductions_eur must be a number',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { deductions_eur: { value: 'text' } },
        status: [400, 422],
        because: 'deductions_eur must be a number',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { deductions_eur: 84.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, deductions_eur: 0 },
        status: [200, 201],
        answer: { deductions_eur: 0 },
        because: 'the minimum of deductions_eur is 0, inclusive',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { deductions_eur: 0 },
        because: 'the minimum of deductions_eur is 0, inclusive',
      });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', {
        body: { deductions_eur: 0 },
        status: [200],
        answer: { deductions_eur: 0 },
        because: 'the minimum of deductions_eur is 0, inclusive',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: { deductions_eur: 0 },
        because: 'the minimum of deductions_eur is 0, inclusive',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, deductions_eur: -0.25 },
        status: [400, 422],
        because: 'deductions_eur must be at least 0',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { deductions_eur: -0.25 },
        status: [400, 422],
        because: 'deductions_eur must be at least 0',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { deductions_eur: 84.25 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, deductions_eur: 500000 },
        status: [200, 201],
        answer: { deductions_eur: 500000 },
        because: 'the maximum of deductions_eur is 500000, inclusive',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { deductions_eur: 500000 },
        because: 'the maximum of deductions_eur is 500000, inclusive',
      });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', {
        body: { deductions_eur: 500000 },
        status: [200],
        answer: { deductions_eur: 500000 },
        because: 'the maximum of deductions_eur is 500000, inclusive',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: { deductions_eur: 500000 },
        because: 'the maximum of deductions_eur is 500000, inclusive',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, deductions_eur: 500000.25 },
        status: [400, 422],
        because: 'deductions_eur must be at most 500000',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { deductions_eur: 500000.25 },
        status: [400, 422],
        because: 'deductions_eur must be at most 500000',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { deductions_eur: 84.25 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'net_eur may be the whole number 0',
    about('payrollrun.net_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/payrollrun', {
        body: { ...payrollRun, net_eur: 0 },
        status: [200, 201],
        answer: { net_eur: 0 },
        because: '0 is a valid value of net_eur',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { net_eur: 0 },
        because: '0 is a valid value of net_eur',
      });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', {
        body: { net_eur: 0 },
        status: [200],
        answer: { net_eur: 0 },
        because: '0 is a valid value of net_eur',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: { net_eur: 0 },
        because: '0 is a valid value of net_eur',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, net_eur: 'abc' },
        status: [400, 422],
        because: 'net_eur must be a number',
      });
      await api.post('/payrollrun', {
        body: { ...payrollRun, net_eur: { value: 'text' } },
        status: [400, 422],
        because: 'net_eur must be a number',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { net_eur: 'abc' },
        status: [400, 422],
        because: 'net_eur must be a number',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { net_eur: { value: 'text' } },
        status: [400, 422],
        because: 'net_eur must be a number',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { net_eur: 35.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, net_eur: 0 },
        status: [200, 201],
        answer: { net_eur: 0 },
        because: 'the minimum of net_eur is 0, inclusive',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { net_eur: 0 },
        because: 'the minimum of net_eur is 0, inclusive',
      });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', {
        body: { net_eur: 0 },
        status: [200],
        answer: { net_eur: 0 },
        because: 'the minimum of net_eur is 0, inclusive',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: { net_eur: 0 },
        because: 'the minimum of net_eur is 0, inclusive',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, net_eur: -0.25 },
        status: [400, 422],
        because: 'net_eur must be at least 0',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { net_eur: -0.25 },
        status: [400, 422],
        because: 'net_eur must be at least 0',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { net_eur: 35.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, net_eur: 900000 },
        status: [200, 201],
        answer: { net_eur: 900000 },
        because: 'the maximum of net_eur is 900000, inclusive',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { net_eur: 900000 },
        because: 'the maximum of net_eur is 900000, inclusive',
      });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', {
        body: { net_eur: 900000 },
        status: [200],
        answer: { net_eur: 900000 },
        because: 'the maximum of net_eur is 900000, inclusive',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: { net_eur: 900000 },
        because: 'the maximum of net_eur is 900000, inclusive',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, net_eur: 900000.25 },
        status: [400, 422],
        because: 'net_eur must be at most 900000',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { net_eur: 900000.25 },
        status: [400, 422],
        because: 'net_eur must be at most 900000',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { net_eur: 35.75 },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, run_state: 421337 },
        status: [400, 422],
        because: 'run_state must be one of collecting, calculated, released, paid',
      });
      await api.post('/payrollrun', {
        body: { ...payrollRun, run_state: { value: 'text' } },
        status: [400, 422],
        because: 'run_state must be one of collecting, calculated, released, paid',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { run_state: 421337 },
        status: [400, 422],
        because: 'run_state must be one of collecting, calculated, released, paid',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { run_state: { value: 'text' } },
        status: [400, 422],
        because: 'run_state must be one of collecting, calculated, released, paid',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { run_state: 'paid' },
        because: 'a refused update changes nothing',
      });
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
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/payrollrun', {
        body: { ...payrollRun, run_state: 'collecting' },
        status: [200, 201],
        answer: { run_state: 'collecting' },
        because: 'the value is one of PayrollRunRunState',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { run_state: 'calculated' },
        status: [200],
        answer: { run_state: 'calculated' },
        because: 'the value is one of PayrollRunRunState',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { run_state: 'released' },
        status: [200],
        answer: { run_state: 'released' },
        because: 'the value is one of PayrollRunRunState',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { run_state: 'paid' },
        status: [200],
        answer: { run_state: 'paid' },
        because: 'the value is one of PayrollRunRunState',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { run_state: 'paid' },
        because: 'the value is one of PayrollRunRunState',
      });
    },
  );

  test(
    'create and update refuse the run_state unheard_of, which PayrollRunRunState does not have',
    about(
      'payrollrun.run_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/payrollrun', {
        body: { ...payrollRun, run_state: 'unheard_of' },
        status: [400, 422],
        because: 'run_state must be one of collecting, calculated, released, paid',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { run_state: 'unheard_of' },
        status: [400, 422],
        because: 'run_state must be one of collecting, calculated, released, paid',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { run_state: 'paid' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, run_state: 'COLLECTING' },
        status: [400, 422],
        because: 'run_state must be one of collecting, calculated, released, paid',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { run_state: 'COLLECTING' },
        status: [400, 422],
        because: 'run_state must be one of collecting, calculated, released, paid',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { run_state: 'paid' },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/payrollrun', {
        body: payrollRun,
        status: [200, 201],
        answer: { employees: [] },
        because: 'employees was left out',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { employees: [] },
        because: 'employees was left out',
      });
    },
  );

  test(
    'employees lists existing Employee objects and is answered as their ids',
    about('payrollrun.employees.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.post('/payrollrun', {
        body: { ...payrollRun, employees: ['employee-1', 'employee-2'] },
        status: [200, 201],
        answer: { employees: ['employee-1', 'employee-2'] },
        because: 'employees was sent with two ids',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { employees: ['employee-1', 'employee-2'] },
        because: 'employees was sent with two ids',
      });
      await api.get('/payrollrun', {
        status: [200],
        answer: [{ id: 'payrollrun-1', employees: ['employee-1', 'employee-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { employees: ['employee-2', 'employee-1'] },
        status: [200],
        answer: { employees: ['employee-2', 'employee-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in employees',
    about('payrollrun.employees.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.create('PayrollRun', { ...payrollRun, employees: ['employee-1'] });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { employees: ['employee-2'] },
        status: [200],
        answer: { employees: ['employee-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { employees: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { employees: [] },
        because: 'the list was emptied',
      });
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
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.post('/payrollrun', {
        body: { ...payrollRun, employees: ['employee-unknown'] },
        status: [400, 422],
        because: 'employees must hold only ids of existing Employee objects',
      });
      await api.post('/payrollrun', {
        body: { ...payrollRun, employees: ['employee-1', 'employee-unknown'] },
        status: [400, 422],
        because: 'employees must hold only ids of existing Employee objects',
      });
      await api.post('/payrollrun', {
        body: { ...payrollRun, employees: ['employee-unknown', 'employee-2'] },
        status: [400, 422],
        because: 'employees must hold only ids of existing Employee objects',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', { ...payrollRun, employees: ['employee-1', 'employee-2'] });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { employees: ['employee-unknown'] },
        status: [400, 422],
        because: 'employees must hold only ids of existing Employee objects',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { employees: ['employee-1', 'employee-unknown'] },
        status: [400, 422],
        because: 'employees must hold only ids of existing Employee objects',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { employees: ['employee-unknown', 'employee-2'] },
        status: [400, 422],
        because: 'employees must hold only ids of existing Employee objects',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { employees: ['employee-1', 'employee-2'] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, employees: null },
        status: [400, 422],
        because: 'employees must not be null',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { employees: null },
        status: [400, 422],
        because: 'employees must not be null',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { employees: [] },
        because: 'a refused update changes nothing',
      });
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
      await api.post('/payrollrun', {
        body: { ...payrollRun, employees: 'abc' },
        status: [400, 422],
        because: 'employees must be a list of ids of Employee',
      });
      await api.post('/payrollrun', {
        body: { ...payrollRun, employees: [{ value: 'text' }] },
        status: [400, 422],
        because: 'employees must be a list of ids of Employee',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('PayrollRun', payrollRun);
      await api.patch('/payrollrun/payrollrun-1', {
        body: { employees: 'abc' },
        status: [400, 422],
        because: 'employees must be a list of ids of Employee',
      });
      await api.patch('/payrollrun/payrollrun-1', {
        body: { employees: [{ value: 'text' }] },
        status: [400, 422],
        because: 'employees must be a list of ids of Employee',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { employees: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an Employee takes its id out of every employees and keeps the others',
    about('payrollrun.employees.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('Employee', { ...employee, id: 'employee-2' });
      await api.create('PayrollRun', { ...payrollRun, employees: ['employee-1', 'employee-2'] });
      await api.create('PayrollRun', {
        ...payrollRun,
        id: 'payrollrun-2',
        employees: ['employee-1'],
      });
      await api.delete('/employee/employee-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { id: 'payrollrun-1', employees: ['employee-2'] },
        because: 'employee-1 was deleted',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: { id: 'payrollrun-2', employees: [] },
        because: 'employee-1 was deleted',
      });
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
      await api.create('PayrollRun', payrollRun);
      await api.post('/payrollrun', {
        body: { ...payrollRun, id: 'payrollrun-2', employees: ['payrollrun-1'] },
        status: [400, 422],
        because: 'employees must hold only ids of existing Employee objects',
      });
      await api.create('PayrollRun', { ...payrollRun, id: 'payrollrun-2' });
      await api.patch('/payrollrun/payrollrun-2', {
        body: { employees: ['payrollrun-1'] },
        status: [400, 422],
        because: 'employees must hold only ids of existing Employee objects',
      });
      await api.get('/payrollrun/payrollrun-2', {
        status: [200],
        answer: { employees: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a PayrollRun with the id of an Employee leaves employees alone',
    about(
      'payrollrun.employees.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Employee', employee);
      await api.create('PayrollRun', { ...payrollRun, employees: ['employee-1'] });
      await api.create('PayrollRun', { ...payrollRun, id: 'employee-1' });
      await api.delete('/payrollrun/employee-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { employees: ['employee-1'] },
        because: 'no Employee was deleted',
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
      await api.patch('/payrollrun/payrollrun-1', {
        body: { deductions_eur: 25.25, employees: ['employee-unknown'] },
        status: [400, 422],
        because: 'employees must hold only ids of existing Employee objects',
      });
      await api.get('/payrollrun/payrollrun-1', {
        status: [200],
        answer: { ...payrollRun, employees: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});
