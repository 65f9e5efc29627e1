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

// A valid CompanyPolicy, as the tests send it.
const companyPolicy = {
  acknowledged: 47,
  id: 'companypolicy-1',
  policy_owner: null,
  policy_state: 'proposed',
};

test.describe('CompanyPolicy: create, read, update and delete', () => {
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
    'create answers the new CompanyPolicy, and read answers it again',
    about(
      'companypolicy.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: companyPolicy,
        status: [200, 201],
        answer: { ...companyPolicy, departments: [], entered_by: null },
        because: 'create answers the object that was sent',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { ...companyPolicy, departments: [], entered_by: null },
        because: 'read answers the object that was created',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, id: 'companypolicy-2' },
        status: [200, 201],
        answer: { id: 'companypolicy-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole CompanyPolicy',
    about(
      'companypolicy.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { acknowledged: 23, policy_state: 'in_force' },
        status: [200],
        answer: {
          ...companyPolicy,
          acknowledged: 23,
          departments: [],
          policy_state: 'in_force',
          entered_by: null,
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { acknowledged: 23, policy_state: 'in_force' },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('companypolicy.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { id: 'companypolicy-1', acknowledged: 23, policy_state: 'in_force' },
        status: [200],
        answer: { id: 'companypolicy-1', acknowledged: 23, policy_state: 'in_force' },
        because: 'the id is the one that the object has',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { id: 'companypolicy-1', acknowledged: 23, policy_state: 'in_force' },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for policy_state does not change acknowledged either',
    about(
      'companypolicy.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { acknowledged: 23, policy_state: 'unheard_of' },
        status: [400, 422],
        because: 'policy_state must be one of proposed, consulted, in_force, repealed',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { ...companyPolicy, departments: [], entered_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a CompanyPolicy: no read finds it and no list holds it',
    about(
      'companypolicy.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.delete('/companypolicy/companypolicy-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-1', { status: [404], because: 'it was deleted' });
      await api.get('/companypolicy', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CompanyPolicy has',
    about('companypolicy.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.get('/companypolicy/companypolicy-unknown', {
        status: [404],
        because: 'no CompanyPolicy has the id companypolicy-unknown',
      });
      await api.patch('/companypolicy/companypolicy-unknown', {
        body: { acknowledged: 23, policy_state: 'in_force' },
        status: [404],
        because: 'no CompanyPolicy has the id companypolicy-unknown',
      });
      await api.delete('/companypolicy/companypolicy-unknown', {
        status: [404],
        because: 'no CompanyPolicy has the id companypolicy-unknown',
      });
      await api.get('/companypolicy', {
        status: [200],
        answer: [{ id: 'companypolicy-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('CompanyPolicy: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every CompanyPolicy with all of its fields',
    about('companypolicy.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        acknowledged: 23,
        policy_state: 'in_force',
      });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-3',
        acknowledged: 6,
        policy_state: 'repealed',
      });
      await api.get('/companypolicy', {
        status: [200],
        answer: [
          { ...companyPolicy, departments: [], entered_by: null },
          {
            acknowledged: 23,
            departments: [],
            id: 'companypolicy-2',
            policy_owner: null,
            policy_state: 'in_force',
            entered_by: null,
          },
          {
            acknowledged: 6,
            departments: [],
            id: 'companypolicy-3',
            policy_owner: null,
            policy_state: 'repealed',
            entered_by: null,
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one CompanyPolicy leaves another as it was',
    about('companypolicy.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        acknowledged: 23,
        policy_state: 'in_force',
      });
      await api.patch('/companypolicy/companypolicy-2', {
        body: { id: 'companypolicy-2', acknowledged: 23, policy_state: 'in_force' },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { ...companyPolicy, departments: [], entered_by: null },
        because: 'another object was updated',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: {
          acknowledged: 23,
          departments: [],
          id: 'companypolicy-2',
          policy_owner: null,
          policy_state: 'in_force',
          entered_by: null,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one CompanyPolicy leaves another as it was',
    about(
      'companypolicy.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        acknowledged: 23,
        policy_state: 'in_force',
      });
      await api.delete('/companypolicy/companypolicy-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: {
          acknowledged: 23,
          departments: [],
          id: 'companypolicy-2',
          policy_owner: null,
          policy_state: 'in_force',
          entered_by: null,
        },
        because: 'another object was deleted',
      });
      await api.get('/companypolicy', {
        status: [200],
        answer: [{ id: 'companypolicy-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every CompanyPolicy',
    about('companypolicy.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        acknowledged: 23,
        policy_state: 'in_force',
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/companypolicy', {
        status: [200],
        answer: [],
        because: 'reset removes all objects',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'reset removed it',
      });
    },
  );
});

test.describe('CompanyPolicy: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a CompanyPolicy without acknowledged, which is required',
    about(
      'companypolicy.acknowledged.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: without(companyPolicy, 'acknowledged'),
        status: [400, 422],
        because: 'acknowledged is required and has no default',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CompanyPolicy without an id',
    about(
      'companypolicy.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: without(companyPolicy, 'id'),
        status: [400, 422],
        because: 'id must be sent',
      });
      await api.get('/companypolicy', {
        status: [200],
        answer: [],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CompanyPolicy without policy_owner, which is required',
    about(
      'companypolicy.policy_owner.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: without(companyPolicy, 'policy_owner'),
        status: [400, 422],
        because: 'policy_owner is required and has no default',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'create refuses a CompanyPolicy without policy_state, which is required',
    about(
      'companypolicy.policy_state.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: without(companyPolicy, 'policy_state'),
        status: [400, 422],
        because: 'policy_state is required and has no default',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
    },
  );

  test(
    'update of acknowledged or policy_state alone leaves every other field as it is',
    about('companypolicy.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        departments: ['department-1'],
        policy_owner: 'staffmember-1',
        entered_by: 'staffmember-1',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { acknowledged: 23 },
        status: [200],
        answer: {
          ...companyPolicy,
          acknowledged: 23,
          departments: ['department-1'],
          policy_owner: 'staffmember-1',
          entered_by: 'staffmember-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_state: 'in_force' },
        status: [200],
        answer: {
          acknowledged: 23,
          departments: ['department-1'],
          id: 'companypolicy-1',
          policy_owner: 'staffmember-1',
          policy_state: 'in_force',
          entered_by: 'staffmember-1',
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: {
          acknowledged: 23,
          departments: ['department-1'],
          id: 'companypolicy-1',
          policy_owner: 'staffmember-1',
          policy_state: 'in_force',
          entered_by: 'staffmember-1',
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('CompanyPolicy: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'acknowledged may be null',
    about(
      'companypolicy.acknowledged.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, acknowledged: null },
        status: [200, 201],
        answer: { acknowledged: null },
        because: 'acknowledged is nullable',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { acknowledged: null },
        because: 'acknowledged is nullable',
      });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api.patch('/companypolicy/companypolicy-2', {
        body: { acknowledged: null },
        status: [200],
        answer: { acknowledged: null },
        because: 'acknowledged is nullable',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: { acknowledged: null },
        because: 'acknowledged is nullable',
      });
    },
  );

  test(
    'create and update refuse null for policy_state',
    about(
      'companypolicy.policy_state.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, policy_state: null },
        status: [400, 422],
        because: 'policy_state must not be null',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_state: null },
        status: [400, 422],
        because: 'policy_state must not be null',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_state: 'proposed' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CompanyPolicy: types and bounds', () => {
  // values.types: A value of the wrong type (an object for a string, a number, a boolean, an enum
  //   or a reference; a number for a string, an enum, a reference or a datetime; a word for a
  //   number or a boolean; `1.5` for an integer; a string for a reference list, or an object in
  //   one) is refused with 400 or 422.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'create and update refuse an acknowledged of a wrong type',
    about(
      'companypolicy.acknowledged.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, acknowledged: 'abc' },
        status: [400, 422],
        because: 'acknowledged must be an integer',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, acknowledged: { value: 'text' } },
        status: [400, 422],
        because: 'acknowledged must be an integer',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, acknowledged: 46.5 },
        status: [400, 422],
        because: 'acknowledged must be an integer',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { acknowledged: 'abc' },
        status: [400, 422],
        because: 'acknowledged must be an integer',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { acknowledged: { value: 'text' } },
        status: [400, 422],
        because: 'acknowledged must be an integer',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { acknowledged: 46.5 },
        status: [400, 422],
        because: 'acknowledged must be an integer',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { acknowledged: 47 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'acknowledged may be right at its minimum of 0',
    about(
      'companypolicy.acknowledged.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, acknowledged: 0 },
        status: [200, 201],
        answer: { acknowledged: 0 },
        because: 'the minimum of acknowledged is 0, inclusive',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { acknowledged: 0 },
        because: 'the minimum of acknowledged is 0, inclusive',
      });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api.patch('/companypolicy/companypolicy-2', {
        body: { acknowledged: 0 },
        status: [200],
        answer: { acknowledged: 0 },
        because: 'the minimum of acknowledged is 0, inclusive',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: { acknowledged: 0 },
        because: 'the minimum of acknowledged is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse an acknowledged below its minimum of 0',
    about(
      'companypolicy.acknowledged.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, acknowledged: -1 },
        status: [400, 422],
        because: 'acknowledged must be at least 0',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { acknowledged: -1 },
        status: [400, 422],
        because: 'acknowledged must be at least 0',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { acknowledged: 47 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'acknowledged has no maximum',
    about('companypolicy.acknowledged.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, acknowledged: 1000000 },
        status: [200, 201],
        answer: { acknowledged: 1000000 },
        because: 'acknowledged has no maximum',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { acknowledged: 1000000 },
        because: 'acknowledged has no maximum',
      });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api.patch('/companypolicy/companypolicy-2', {
        body: { acknowledged: 1000000 },
        status: [200],
        answer: { acknowledged: 1000000 },
        because: 'acknowledged has no maximum',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: { acknowledged: 1000000 },
        because: 'acknowledged has no maximum',
      });
    },
  );

  test(
    'create and update refuse a policy_state of a wrong type',
    about(
      'companypolicy.policy_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, policy_state: 421337 },
        status: [400, 422],
        because: 'policy_state must be one of proposed, consulted, in_force, repealed',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, policy_state: { value: 'text' } },
        status: [400, 422],
        because: 'policy_state must be one of proposed, consulted, in_force, repealed',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_state: 421337 },
        status: [400, 422],
        because: 'policy_state must be one of proposed, consulted, in_force, repealed',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_state: { value: 'text' } },
        status: [400, 422],
        because: 'policy_state must be one of proposed, consulted, in_force, repealed',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_state: 'proposed' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CompanyPolicy: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'policy_state may be proposed, consulted, in_force, repealed',
    about(
      'companypolicy.policy_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: companyPolicy,
        status: [200, 201],
        answer: { policy_state: 'proposed' },
        because: 'the value is one of CompanyPolicyPolicyState',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_state: 'consulted' },
        status: [200],
        answer: { policy_state: 'consulted' },
        because: 'the value is one of CompanyPolicyPolicyState',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_state: 'in_force' },
        status: [200],
        answer: { policy_state: 'in_force' },
        because: 'the value is one of CompanyPolicyPolicyState',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_state: 'repealed' },
        status: [200],
        answer: { policy_state: 'repealed' },
        because: 'the value is one of CompanyPolicyPolicyState',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_state: 'repealed' },
        because: 'the value is one of CompanyPolicyPolicyState',
      });
    },
  );

  test(
    'create and update refuse the policy_state unheard_of, which CompanyPolicyPolicyState does not have',
    about(
      'companypolicy.policy_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, policy_state: 'unheard_of' },
        status: [400, 422],
        because: 'policy_state must be one of proposed, consulted, in_force, repealed',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_state: 'unheard_of' },
        status: [400, 422],
        because: 'policy_state must be one of proposed, consulted, in_force, repealed',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_state: 'proposed' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the policy_state PROPOSED, as upper and lower case differ',
    about(
      'companypolicy.policy_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, policy_state: 'PROPOSED' },
        status: [400, 422],
        because: 'policy_state must be one of proposed, consulted, in_force, repealed',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_state: 'PROPOSED' },
        status: [400, 422],
        because: 'policy_state must be one of proposed, consulted, in_force, repealed',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_state: 'proposed' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('CompanyPolicy: references', () => {
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
  // references.order: The order of the ids in a reference list is free; no id is sent twice.
  // references.deleted: When an object is deleted, every reference to it becomes `null` and every
  //   reference list loses its id. The objects that referred to it live on.
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'policy_owner refers to an existing StaffMember and is answered as its id',
    about(
      'companypolicy.policy_owner.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, policy_owner: 'staffmember-1' },
        status: [200, 201],
        answer: { policy_owner: 'staffmember-1' },
        because: 'policy_owner was sent as staffmember-1',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_owner: 'staffmember-1' },
        because: 'policy_owner was sent as staffmember-1',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_owner: 'staffmember-2' },
        status: [200],
        answer: { policy_owner: 'staffmember-2' },
        because: 'policy_owner was changed to staffmember-2',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_owner: 'staffmember-2' },
        because: 'policy_owner was changed to staffmember-2',
      });
      await api.get('/companypolicy', {
        status: [200],
        answer: [{ id: 'companypolicy-1', policy_owner: 'staffmember-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse a policy_owner that no StaffMember has as its id',
    about(
      'companypolicy.policy_owner.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, policy_owner: 'staffmember-unknown' },
        status: [400, 422],
        because: 'policy_owner must be the id of an existing StaffMember',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, policy_owner: 'staffmember-1' });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_owner: 'staffmember-unknown' },
        status: [400, 422],
        because: 'policy_owner must be the id of an existing StaffMember',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_owner: 'staffmember-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for policy_owner',
    about(
      'companypolicy.policy_owner.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, policy_owner: 421337 },
        status: [400, 422],
        because: 'policy_owner must be the id of a StaffMember',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, policy_owner: { value: 'text' } },
        status: [400, 422],
        because: 'policy_owner must be the id of a StaffMember',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_owner: 421337 },
        status: [400, 422],
        because: 'policy_owner must be the id of a StaffMember',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_owner: { value: 'text' } },
        status: [400, 422],
        because: 'policy_owner must be the id of a StaffMember',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_owner: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'policy_owner may be null',
    about('companypolicy.policy_owner.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.post('/companypolicy', {
        body: companyPolicy,
        status: [200, 201],
        answer: { policy_owner: null },
        because: 'a reference may be null',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_owner: 'staffmember-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { policy_owner: null },
        status: [200],
        answer: { policy_owner: null },
        because: 'a reference may be null',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_owner: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a StaffMember clears every policy_owner that refers to it',
    about(
      'companypolicy.policy_owner.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, policy_owner: 'staffmember-1' });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        policy_owner: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { id: 'companypolicy-1', policy_owner: null },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: { id: 'companypolicy-2', policy_owner: null },
        because: 'staffmember-1 was deleted',
      });
    },
  );

  test(
    'deleting a StaffMember keeps a policy_owner that refers to another',
    about(
      'companypolicy.policy_owner.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, policy_owner: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_owner: 'staffmember-2' },
        because: 'another StaffMember was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a CompanyPolicy in policy_owner, which refers to StaffMember',
    about(
      'companypolicy.policy_owner.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.post('/companypolicy', {
        body: { ...companyPolicy, id: 'companypolicy-2', policy_owner: 'companypolicy-1' },
        status: [400, 422],
        because: 'policy_owner must be the id of an existing StaffMember',
      });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api.patch('/companypolicy/companypolicy-2', {
        body: { policy_owner: 'companypolicy-1' },
        status: [400, 422],
        because: 'policy_owner must be the id of an existing StaffMember',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: { policy_owner: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a CompanyPolicy with the id of a StaffMember leaves policy_owner alone',
    about(
      'companypolicy.policy_owner.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, policy_owner: 'staffmember-1' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'staffmember-1' });
      await api.delete('/companypolicy/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { policy_owner: 'staffmember-1' },
        because: 'no StaffMember was deleted',
      });
    },
  );

  test(
    'entered_by refers to an existing StaffMember and is answered as its id',
    about(
      'companypolicy.entered_by.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, entered_by: 'staffmember-1' },
        status: [200, 201],
        answer: { entered_by: 'staffmember-1' },
        because: 'entered_by was sent as staffmember-1',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { entered_by: 'staffmember-1' },
        because: 'entered_by was sent as staffmember-1',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { entered_by: 'staffmember-2' },
        status: [200],
        answer: { entered_by: 'staffmember-2' },
        because: 'entered_by was changed to staffmember-2',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { entered_by: 'staffmember-2' },
        because: 'entered_by was changed to staffmember-2',
      });
      await api.get('/companypolicy', {
        status: [200],
        answer: [{ id: 'companypolicy-1', entered_by: 'staffmember-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse an entered_by that no StaffMember has as its id',
    about(
      'companypolicy.entered_by.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, entered_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'entered_by must be the id of an existing StaffMember',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, entered_by: 'staffmember-1' });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { entered_by: 'staffmember-unknown' },
        status: [400, 422],
        because: 'entered_by must be the id of an existing StaffMember',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { entered_by: 'staffmember-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for entered_by',
    about(
      'companypolicy.entered_by.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, entered_by: 421337 },
        status: [400, 422],
        because: 'entered_by must be the id of a StaffMember',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, entered_by: { value: 'text' } },
        status: [400, 422],
        because: 'entered_by must be the id of a StaffMember',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { entered_by: 421337 },
        status: [400, 422],
        because: 'entered_by must be the id of a StaffMember',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { entered_by: { value: 'text' } },
        status: [400, 422],
        because: 'entered_by must be the id of a StaffMember',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { entered_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'entered_by may be null or left out',
    about(
      'companypolicy.entered_by.accepts-null',
      'references.null',
      'create.optional',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.post('/companypolicy', {
        body: { ...companyPolicy, entered_by: null },
        status: [200, 201],
        answer: { entered_by: null },
        because: 'a reference may be null',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { entered_by: 'staffmember-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { entered_by: null },
        status: [200],
        answer: { entered_by: null },
        because: 'a reference may be null',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { entered_by: null },
        because: 'a reference may be null',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, id: 'companypolicy-2' },
        status: [200, 201],
        answer: { entered_by: null },
        because: 'entered_by is optional',
      });
    },
  );

  test(
    'deleting a StaffMember clears every entered_by that refers to it',
    about(
      'companypolicy.entered_by.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, entered_by: 'staffmember-1' });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        entered_by: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { id: 'companypolicy-1', entered_by: null },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: { id: 'companypolicy-2', entered_by: null },
        because: 'staffmember-1 was deleted',
      });
    },
  );

  test(
    'deleting a StaffMember keeps an entered_by that refers to another',
    about(
      'companypolicy.entered_by.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, entered_by: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { entered_by: 'staffmember-2' },
        because: 'another StaffMember was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a CompanyPolicy in entered_by, which refers to StaffMember',
    about(
      'companypolicy.entered_by.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.post('/companypolicy', {
        body: { ...companyPolicy, id: 'companypolicy-2', entered_by: 'companypolicy-1' },
        status: [400, 422],
        because: 'entered_by must be the id of an existing StaffMember',
      });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api.patch('/companypolicy/companypolicy-2', {
        body: { entered_by: 'companypolicy-1' },
        status: [400, 422],
        because: 'entered_by must be the id of an existing StaffMember',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: { entered_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a CompanyPolicy with the id of a StaffMember leaves entered_by alone',
    about(
      'companypolicy.entered_by.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, entered_by: 'staffmember-1' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'staffmember-1' });
      await api.delete('/companypolicy/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { entered_by: 'staffmember-1' },
        because: 'no StaffMember was deleted',
      });
    },
  );

  test(
    'departments is an empty list when a create leaves it out',
    about('companypolicy.departments.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: companyPolicy,
        status: [200, 201],
        answer: { departments: [] },
        because: 'departments was left out',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { departments: [] },
        because: 'departments was left out',
      });
    },
  );

  test(
    'departments lists existing Department objects and is answered as their ids',
    about(
      'companypolicy.departments.accepts-existing-objects',
      'references.by-id',
      'references.order',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, departments: ['department-1', 'department-2'] },
        status: [200, 201],
        answer: { departments: ['department-1', 'department-2'] },
        because: 'departments was sent with two ids',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { departments: ['department-1', 'department-2'] },
        because: 'departments was sent with two ids',
      });
      await api.get('/companypolicy', {
        status: [200],
        answer: [{ id: 'companypolicy-1', departments: ['department-1', 'department-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { departments: ['department-2', 'department-1'] },
        status: [200],
        answer: { departments: ['department-2', 'department-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in departments',
    about('companypolicy.departments.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, departments: ['department-1'] });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { departments: ['department-2'] },
        status: [200],
        answer: { departments: ['department-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { departments: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { departments: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in departments that no Department has',
    about(
      'companypolicy.departments.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, departments: ['department-unknown'] },
        status: [400, 422],
        because: 'departments must hold only ids of existing Department objects',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, departments: ['department-1', 'department-unknown'] },
        status: [400, 422],
        because: 'departments must hold only ids of existing Department objects',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, departments: ['department-unknown', 'department-2'] },
        status: [400, 422],
        because: 'departments must hold only ids of existing Department objects',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        departments: ['department-1', 'department-2'],
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { departments: ['department-unknown'] },
        status: [400, 422],
        because: 'departments must hold only ids of existing Department objects',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { departments: ['department-1', 'department-unknown'] },
        status: [400, 422],
        because: 'departments must hold only ids of existing Department objects',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { departments: ['department-unknown', 'department-2'] },
        status: [400, 422],
        because: 'departments must hold only ids of existing Department objects',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { departments: ['department-1', 'department-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list departments',
    about(
      'companypolicy.departments.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, departments: null },
        status: [400, 422],
        because: 'departments must not be null',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { departments: null },
        status: [400, 422],
        because: 'departments must not be null',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { departments: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for departments',
    about(
      'companypolicy.departments.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/companypolicy', {
        body: { ...companyPolicy, departments: 'abc' },
        status: [400, 422],
        because: 'departments must be a list of ids of Department',
      });
      await api.post('/companypolicy', {
        body: { ...companyPolicy, departments: [{ value: 'text' }] },
        status: [400, 422],
        because: 'departments must be a list of ids of Department',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [404],
        because: 'a refused create stores nothing',
      });
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { departments: 'abc' },
        status: [400, 422],
        because: 'departments must be a list of ids of Department',
      });
      await api.patch('/companypolicy/companypolicy-1', {
        body: { departments: [{ value: 'text' }] },
        status: [400, 422],
        because: 'departments must be a list of ids of Department',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { departments: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Department takes its id out of every departments and keeps the others',
    about(
      'companypolicy.departments.loses-deleted-object',
      'references.deleted',
      'endpoints.delete',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        departments: ['department-1', 'department-2'],
      });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        departments: ['department-1'],
      });
      await api.delete('/department/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { id: 'companypolicy-1', departments: ['department-2'] },
        because: 'department-1 was deleted',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: { id: 'companypolicy-2', departments: [] },
        because: 'department-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a CompanyPolicy in departments, which refers to Department',
    about(
      'companypolicy.departments.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.post('/companypolicy', {
        body: { ...companyPolicy, id: 'companypolicy-2', departments: ['companypolicy-1'] },
        status: [400, 422],
        because: 'departments must hold only ids of existing Department objects',
      });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api.patch('/companypolicy/companypolicy-2', {
        body: { departments: ['companypolicy-1'] },
        status: [400, 422],
        because: 'departments must hold only ids of existing Department objects',
      });
      await api.get('/companypolicy/companypolicy-2', {
        status: [200],
        answer: { departments: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a CompanyPolicy with the id of a Department leaves departments alone',
    about(
      'companypolicy.departments.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('CompanyPolicy', { ...companyPolicy, departments: ['department-1'] });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'department-1' });
      await api.delete('/companypolicy/department-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { departments: ['department-1'] },
        because: 'no Department was deleted',
      });
    },
  );

  test(
    'update that is refused for departments does not change acknowledged either',
    about(
      'companypolicy.departments.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', {
        body: { acknowledged: 23, departments: ['department-unknown'] },
        status: [400, 422],
        because: 'departments must hold only ids of existing Department objects',
      });
      await api.get('/companypolicy/companypolicy-1', {
        status: [200],
        answer: { ...companyPolicy, departments: [], entered_by: null },
        because: 'a refused update changes nothing',
      });
    },
  );
});
