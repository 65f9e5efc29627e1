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
      await api
        .post('/companypolicy', companyPolicy)
        .created('create answers the object that was sent', {
          ...companyPolicy,
          departments: [],
          entered_by: null,
        });
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('read answers the object that was created', {
          ...companyPolicy,
          departments: [],
          entered_by: null,
        });
      await api
        .post('/companypolicy', { ...companyPolicy, id: 'companypolicy-2' })
        .created('objects may be alike in everything but their ids', { id: 'companypolicy-2' });
    },
  );

  test(
    'the id of a CompanyPolicy may be any text, upper and lower case told apart, but no number',
    about(
      'companypolicy.create.accepts-any-id',
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
        .post('/companypolicy', {
          ...companyPolicy,
          id: 'Room 2.B at the Very End of the Long Hall',
        })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/companypolicy/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/companypolicy/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...companyPolicy,
          departments: [],
          id: 'Room 2.B at the Very End of the Long Hall',
          entered_by: null,
        });
      await api
        .post('/companypolicy', { ...companyPolicy, id: 421337 })
        .invalid('id must be a string');
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
      await api
        .patch('/companypolicy/companypolicy-1', { acknowledged: 23, policy_state: 'in_force' })
        .ok('every one of these fields was sent', {
          ...companyPolicy,
          acknowledged: 23,
          departments: [],
          policy_state: 'in_force',
          entered_by: null,
        });
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('the update is stored', { acknowledged: 23, policy_state: 'in_force' });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('companypolicy.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('CompanyPolicy', companyPolicy);
      await api
        .patch('/companypolicy/companypolicy-1', {
          id: 'companypolicy-1',
          acknowledged: 23,
          policy_state: 'in_force',
        })
        .ok(because, { id: 'companypolicy-1', acknowledged: 23, policy_state: 'in_force' });
      await api
        .get('/companypolicy/companypolicy-1')
        .ok(because, { id: 'companypolicy-1', acknowledged: 23, policy_state: 'in_force' });
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
      await api
        .patch('/companypolicy/companypolicy-1', { acknowledged: 23, policy_state: 'unheard_of' })
        .invalid('policy_state must be one of proposed, consulted, in_force, repealed');
      await api.get('/companypolicy/companypolicy-1').ok('a refused update changes nothing', {
        ...companyPolicy,
        departments: [],
        entered_by: null,
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
      const because = 'it was deleted';
      await api.create('CompanyPolicy', companyPolicy);
      await api.delete('/companypolicy/companypolicy-1').removed('the object exists');
      await api.get('/companypolicy/companypolicy-1').notFound(because);
      await api
        .patch('/companypolicy/companypolicy-1', { id: 'companypolicy-1' })
        .notFound(because);
      await api.get('/companypolicy').ok('what was deleted is in no list', []);
      await api
        .post('/companypolicy', { ...companyPolicy, acknowledged: 23, policy_state: 'in_force' })
        .created('the id of a deleted object is unknown, as before its create', {
          ...companyPolicy,
          acknowledged: 23,
          departments: [],
          policy_state: 'in_force',
          entered_by: null,
        });
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          ...companyPolicy,
          acknowledged: 23,
          departments: [],
          policy_state: 'in_force',
          entered_by: null,
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no CompanyPolicy has',
    about('companypolicy.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no CompanyPolicy has the id companypolicy-unknown';
      await api.create('CompanyPolicy', companyPolicy);
      await api.get('/companypolicy/companypolicy-unknown').notFound(because);
      await api
        .patch('/companypolicy/companypolicy-unknown', {
          acknowledged: 23,
          policy_state: 'in_force',
        })
        .notFound(because);
      await api.delete('/companypolicy/companypolicy-unknown').notFound(because);
      await api
        .get('/companypolicy')
        .ok('requests for an unknown id change nothing', [{ id: 'companypolicy-1' }]);
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
      await api.get('/companypolicy').ok('three objects were created', [
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
      ]);
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-4',
        policy_state: 'consulted',
      });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-5' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-6' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-7' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-8' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-9' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-10' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-11' });
      await api
        .get('/companypolicy')
        .ok('a list holds every object, however many there are', [
          { id: 'companypolicy-1' },
          { id: 'companypolicy-2' },
          { id: 'companypolicy-3' },
          { id: 'companypolicy-4' },
          { id: 'companypolicy-5' },
          { id: 'companypolicy-6' },
          { id: 'companypolicy-7' },
          { id: 'companypolicy-8' },
          { id: 'companypolicy-9' },
          { id: 'companypolicy-10' },
          { id: 'companypolicy-11' },
        ]);
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
      await api
        .patch('/companypolicy/companypolicy-2', {
          id: 'companypolicy-2',
          acknowledged: 23,
          policy_state: 'in_force',
        })
        .ok('the change is valid');
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('another object was updated', { ...companyPolicy, departments: [], entered_by: null });
      await api.get('/companypolicy/companypolicy-2').ok('the update is stored', {
        acknowledged: 23,
        departments: [],
        id: 'companypolicy-2',
        policy_owner: null,
        policy_state: 'in_force',
        entered_by: null,
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
      await api.delete('/companypolicy/companypolicy-1').removed('the object exists');
      await api.get('/companypolicy/companypolicy-2').ok('another object was deleted', {
        acknowledged: 23,
        departments: [],
        id: 'companypolicy-2',
        policy_owner: null,
        policy_state: 'in_force',
        entered_by: null,
      });
      await api
        .get('/companypolicy')
        .ok('one of two objects was deleted', [{ id: 'companypolicy-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/companypolicy').ok('reset removes all objects', []);
      await api.get('/companypolicy/companypolicy-1').notFound('reset removed it');
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
      await api
        .post('/companypolicy', without(companyPolicy, 'acknowledged'))
        .invalid('acknowledged is required and has no default');
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
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
      await api.post('/companypolicy', without(companyPolicy, 'id')).invalid('id must be sent');
      await api.get('/companypolicy').ok('a refused create stores nothing', []);
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
      await api
        .post('/companypolicy', without(companyPolicy, 'policy_owner'))
        .invalid('policy_owner is required and has no default');
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
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
      await api
        .post('/companypolicy', without(companyPolicy, 'policy_state'))
        .invalid('policy_state is required and has no default');
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of acknowledged or policy_state alone leaves every other field as it is',
    about('companypolicy.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Department', department);
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        departments: ['department-1'],
        policy_owner: 'staffmember-1',
        entered_by: 'staffmember-1',
      });
      await api.patch('/companypolicy/companypolicy-1', { acknowledged: 23 }).ok(because, {
        ...companyPolicy,
        acknowledged: 23,
        departments: ['department-1'],
        policy_owner: 'staffmember-1',
        entered_by: 'staffmember-1',
      });
      await api.patch('/companypolicy/companypolicy-1', { policy_state: 'in_force' }).ok(because, {
        acknowledged: 23,
        departments: ['department-1'],
        id: 'companypolicy-1',
        policy_owner: 'staffmember-1',
        policy_state: 'in_force',
        entered_by: 'staffmember-1',
      });
      await api.get('/companypolicy/companypolicy-1').ok(because, {
        acknowledged: 23,
        departments: ['department-1'],
        id: 'companypolicy-1',
        policy_owner: 'staffmember-1',
        policy_state: 'in_force',
        entered_by: 'staffmember-1',
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
      const because = 'acknowledged is nullable';
      await api
        .post('/companypolicy', { ...companyPolicy, acknowledged: null })
        .created(because, { acknowledged: null });
      await api.get('/companypolicy/companypolicy-1').ok(because, { acknowledged: null });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api
        .patch('/companypolicy/companypolicy-2', { acknowledged: null })
        .ok(because, { acknowledged: null });
      await api.get('/companypolicy/companypolicy-2').ok(because, { acknowledged: null });
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
      const because = 'policy_state must not be null';
      await api.post('/companypolicy', { ...companyPolicy, policy_state: null }).invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', { policy_state: null }).invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { policy_state: 'proposed' });
    },
  );
});

test.describe('CompanyPolicy: types and bounds', () => {
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
      const because = 'acknowledged must be an integer';
      await api.post('/companypolicy', { ...companyPolicy, acknowledged: 'abc' }).invalid(because);
      await api
        .post('/companypolicy', { ...companyPolicy, acknowledged: { value: 'text' } })
        .invalid(because);
      await api.post('/companypolicy', { ...companyPolicy, acknowledged: 46.5 }).invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', { acknowledged: 'abc' }).invalid(because);
      await api.patch('/companypolicy/companypolicy-1', { acknowledged: {} }).invalid(because);
      await api.patch('/companypolicy/companypolicy-1', { acknowledged: 46.5 }).invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { acknowledged: 47 });
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
      const because = 'the minimum of acknowledged is 0, inclusive';
      await api
        .post('/companypolicy', { ...companyPolicy, acknowledged: 0 })
        .created(because, { acknowledged: 0 });
      await api.get('/companypolicy/companypolicy-1').ok(because, { acknowledged: 0 });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api
        .patch('/companypolicy/companypolicy-2', { acknowledged: 0 })
        .ok(because, { acknowledged: 0 });
      await api.get('/companypolicy/companypolicy-2').ok(because, { acknowledged: 0 });
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
      const because = 'acknowledged must be at least 0';
      await api.post('/companypolicy', { ...companyPolicy, acknowledged: -1 }).invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', { acknowledged: -1 }).invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { acknowledged: 47 });
    },
  );

  test(
    'acknowledged has no maximum',
    about('companypolicy.acknowledged.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'acknowledged has no maximum';
      await api
        .post('/companypolicy', { ...companyPolicy, acknowledged: 1000000 })
        .created(because, { acknowledged: 1000000 });
      await api.get('/companypolicy/companypolicy-1').ok(because, { acknowledged: 1000000 });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api
        .patch('/companypolicy/companypolicy-2', { acknowledged: 1000000 })
        .ok(because, { acknowledged: 1000000 });
      await api.get('/companypolicy/companypolicy-2').ok(because, { acknowledged: 1000000 });
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
      const because = 'policy_state must be one of proposed, consulted, in_force, repealed';
      await api.post('/companypolicy', { ...companyPolicy, policy_state: 421337 }).invalid(because);
      await api
        .post('/companypolicy', { ...companyPolicy, policy_state: { value: 'text' } })
        .invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', { policy_state: 0 }).invalid(because);
      await api.patch('/companypolicy/companypolicy-1', { policy_state: {} }).invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { policy_state: 'proposed' });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CompanyPolicyPolicyState';
      await api
        .post('/companypolicy', companyPolicy)
        .created(because, { policy_state: 'proposed' });
      await api
        .patch('/companypolicy/companypolicy-1', { policy_state: 'consulted' })
        .ok(because, { policy_state: 'consulted' });
      await api
        .patch('/companypolicy/companypolicy-1', { policy_state: 'in_force' })
        .ok(because, { policy_state: 'in_force' });
      await api
        .patch('/companypolicy/companypolicy-1', { policy_state: 'repealed' })
        .ok(because, { policy_state: 'repealed' });
      await api.get('/companypolicy/companypolicy-1').ok(because, { policy_state: 'repealed' });
      await api
        .patch('/companypolicy/companypolicy-1', { policy_state: 'proposed' })
        .ok(because, { policy_state: 'proposed' });
    },
  );

  test(
    'create and update refuse a policy_state that CompanyPolicyPolicyState does not list, such as unheard_of',
    about(
      'companypolicy.policy_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'policy_state must be one of proposed, consulted, in_force, repealed';
      await api
        .post('/companypolicy', { ...companyPolicy, policy_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/companypolicy', { ...companyPolicy, policy_state: 'proposed ' })
        .invalid(because);
      await api
        .post('/companypolicy', { ...companyPolicy, policy_state: 'propose' })
        .invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api
        .patch('/companypolicy/companypolicy-1', { policy_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { policy_state: 'proposed' });
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
      const because = 'policy_state must be one of proposed, consulted, in_force, repealed';
      await api
        .post('/companypolicy', { ...companyPolicy, policy_state: 'PROPOSED' })
        .invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api
        .patch('/companypolicy/companypolicy-1', { policy_state: 'PROPOSED' })
        .invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { policy_state: 'proposed' });
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
      const because = 'policy_owner was sent as staffmember-1';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/companypolicy', { ...companyPolicy, policy_owner: 'staffmember-1' })
        .created(because, { policy_owner: 'staffmember-1' });
      await api
        .get('/companypolicy/companypolicy-1')
        .ok(because, { policy_owner: 'staffmember-1' });
      await api
        .patch('/companypolicy/companypolicy-1', { policy_owner: 'staffmember-2' })
        .ok('policy_owner was changed to staffmember-2', { policy_owner: 'staffmember-2' });
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('policy_owner was changed to staffmember-2', { policy_owner: 'staffmember-2' });
      await api
        .get('/companypolicy')
        .ok('lists answer references as ids too', [
          { id: 'companypolicy-1', policy_owner: 'staffmember-2' },
        ]);
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
      const because = 'policy_owner must be the id of an existing StaffMember';
      await api
        .post('/companypolicy', { ...companyPolicy, policy_owner: 'staffmember-unknown' })
        .invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, policy_owner: 'staffmember-1' });
      await api
        .patch('/companypolicy/companypolicy-1', { policy_owner: 'staffmember-unknown' })
        .invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { policy_owner: 'staffmember-1' });
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
      const because = 'policy_owner must be the id of a StaffMember';
      await api.post('/companypolicy', { ...companyPolicy, policy_owner: 421337 }).invalid(because);
      await api
        .post('/companypolicy', { ...companyPolicy, policy_owner: { value: 'text' } })
        .invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', { policy_owner: 0 }).invalid(because);
      await api.patch('/companypolicy/companypolicy-1', { policy_owner: {} }).invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { policy_owner: null });
    },
  );

  test(
    'policy_owner may be null',
    about('companypolicy.policy_owner.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('StaffMember', staffMember);
      await api.post('/companypolicy', companyPolicy).created(because, { policy_owner: null });
      await api
        .patch('/companypolicy/companypolicy-1', { policy_owner: 'staffmember-1' })
        .ok('the change is valid');
      await api
        .patch('/companypolicy/companypolicy-1', { policy_owner: null })
        .ok(because, { policy_owner: null });
      await api.get('/companypolicy/companypolicy-1').ok(because, { policy_owner: null });
    },
  );

  test(
    'deleting a StaffMember clears every policy_owner that refers to it',
    about(
      'companypolicy.policy_owner.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-1 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, policy_owner: 'staffmember-1' });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        policy_owner: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .get('/companypolicy/companypolicy-1')
        .ok(because, { id: 'companypolicy-1', policy_owner: null });
      await api
        .get('/companypolicy/companypolicy-2')
        .ok(because, { id: 'companypolicy-2', policy_owner: null });
      await api.get('/companypolicy').ok(because, [
        { id: 'companypolicy-1', policy_owner: null },
        { id: 'companypolicy-2', policy_owner: null },
      ]);
      await api
        .patch('/companypolicy/companypolicy-1', { acknowledged: 23 })
        .ok('an update of something else brings no reference back', { policy_owner: null });
      await api
        .patch('/companypolicy/companypolicy-1', { policy_owner: 'staffmember-1' })
        .invalid('policy_owner must be the id of an existing StaffMember');
      await api.create('StaffMember', staffMember);
      await api
        .get('/companypolicy/companypolicy-2')
        .ok('the StaffMember that has the id staffmember-1 now is another', { policy_owner: null });
    },
  );

  test(
    'deleting a StaffMember keeps a policy_owner that refers to another',
    about(
      'companypolicy.policy_owner.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, policy_owner: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('another StaffMember was deleted', { policy_owner: 'staffmember-2' });
      await api.delete('/companypolicy/companypolicy-1').removed(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('only what refers to it was deleted', { id: 'staffmember-2' });
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
      const because = 'policy_owner must be the id of an existing StaffMember';
      await api.create('CompanyPolicy', companyPolicy);
      await api
        .post('/companypolicy', {
          ...companyPolicy,
          id: 'companypolicy-2',
          policy_owner: 'companypolicy-1',
        })
        .invalid(because);
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api
        .patch('/companypolicy/companypolicy-2', { policy_owner: 'companypolicy-1' })
        .invalid(because);
      await api
        .get('/companypolicy/companypolicy-2')
        .ok('a refused update changes nothing', { policy_owner: null });
    },
  );

  test(
    'deleting a CompanyPolicy, or the StaffMember of the same id, leaves the other one and policy_owner as they are',
    about(
      'companypolicy.policy_owner.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'companypolicy-1' });
      await api.create('StaffMember', { ...staffMember, id: 'companypolicy-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, policy_owner: 'companypolicy-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api.delete('/companypolicy/companypolicy-2').removed(because);
      await api.get('/staffmember/companypolicy-2').ok('no StaffMember was deleted', {
        ...staffMember,
        id: 'companypolicy-2',
        department: null,
      });
      await api.delete('/staffmember/companypolicy-1').removed(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('only the StaffMember companypolicy-1 was deleted', {
          ...companyPolicy,
          departments: [],
          policy_owner: 'companypolicy-2',
          entered_by: null,
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
      const because = 'entered_by was sent as staffmember-1';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/companypolicy', { ...companyPolicy, entered_by: 'staffmember-1' })
        .created(because, { entered_by: 'staffmember-1' });
      await api.get('/companypolicy/companypolicy-1').ok(because, { entered_by: 'staffmember-1' });
      await api
        .patch('/companypolicy/companypolicy-1', { entered_by: 'staffmember-2' })
        .ok('entered_by was changed to staffmember-2', { entered_by: 'staffmember-2' });
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('entered_by was changed to staffmember-2', { entered_by: 'staffmember-2' });
      await api
        .get('/companypolicy')
        .ok('lists answer references as ids too', [
          { id: 'companypolicy-1', entered_by: 'staffmember-2' },
        ]);
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
      const because = 'entered_by must be the id of an existing StaffMember';
      await api
        .post('/companypolicy', { ...companyPolicy, entered_by: 'staffmember-unknown' })
        .invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, entered_by: 'staffmember-1' });
      await api
        .patch('/companypolicy/companypolicy-1', { entered_by: 'staffmember-unknown' })
        .invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { entered_by: 'staffmember-1' });
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
      const because = 'entered_by must be the id of a StaffMember';
      await api.post('/companypolicy', { ...companyPolicy, entered_by: 421337 }).invalid(because);
      await api
        .post('/companypolicy', { ...companyPolicy, entered_by: { value: 'text' } })
        .invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', { entered_by: 0 }).invalid(because);
      await api.patch('/companypolicy/companypolicy-1', { entered_by: {} }).invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { entered_by: null });
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
      const because = 'a reference may be null';
      await api.create('StaffMember', staffMember);
      await api
        .post('/companypolicy', { ...companyPolicy, entered_by: null })
        .created(because, { entered_by: null });
      await api
        .patch('/companypolicy/companypolicy-1', { entered_by: 'staffmember-1' })
        .ok('the change is valid');
      await api
        .patch('/companypolicy/companypolicy-1', { entered_by: null })
        .ok(because, { entered_by: null });
      await api.get('/companypolicy/companypolicy-1').ok(because, { entered_by: null });
      await api
        .post('/companypolicy', { ...companyPolicy, id: 'companypolicy-2' })
        .created('entered_by is optional', { entered_by: null });
    },
  );

  test(
    'deleting a StaffMember clears every entered_by that refers to it',
    about(
      'companypolicy.entered_by.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-1 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('CompanyPolicy', { ...companyPolicy, entered_by: 'staffmember-1' });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        entered_by: 'staffmember-1',
      });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .get('/companypolicy/companypolicy-1')
        .ok(because, { id: 'companypolicy-1', entered_by: null });
      await api
        .get('/companypolicy/companypolicy-2')
        .ok(because, { id: 'companypolicy-2', entered_by: null });
      await api.get('/companypolicy').ok(because, [
        { id: 'companypolicy-1', entered_by: null },
        { id: 'companypolicy-2', entered_by: null },
      ]);
      await api
        .patch('/companypolicy/companypolicy-1', { acknowledged: 23 })
        .ok('an update of something else brings no reference back', { entered_by: null });
      await api
        .patch('/companypolicy/companypolicy-1', { entered_by: 'staffmember-1' })
        .invalid('entered_by must be the id of an existing StaffMember');
      await api.create('StaffMember', staffMember);
      await api
        .get('/companypolicy/companypolicy-2')
        .ok('the StaffMember that has the id staffmember-1 now is another', { entered_by: null });
    },
  );

  test(
    'deleting a StaffMember keeps an entered_by that refers to another',
    about(
      'companypolicy.entered_by.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, entered_by: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('another StaffMember was deleted', { entered_by: 'staffmember-2' });
      await api.delete('/companypolicy/companypolicy-1').removed(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('only what refers to it was deleted', { id: 'staffmember-2' });
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
      const because = 'entered_by must be the id of an existing StaffMember';
      await api.create('CompanyPolicy', companyPolicy);
      await api
        .post('/companypolicy', {
          ...companyPolicy,
          id: 'companypolicy-2',
          entered_by: 'companypolicy-1',
        })
        .invalid(because);
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api
        .patch('/companypolicy/companypolicy-2', { entered_by: 'companypolicy-1' })
        .invalid(because);
      await api
        .get('/companypolicy/companypolicy-2')
        .ok('a refused update changes nothing', { entered_by: null });
    },
  );

  test(
    'deleting a CompanyPolicy, or the StaffMember of the same id, leaves the other one and entered_by as they are',
    about(
      'companypolicy.entered_by.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'companypolicy-1' });
      await api.create('StaffMember', { ...staffMember, id: 'companypolicy-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, entered_by: 'companypolicy-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api.delete('/companypolicy/companypolicy-2').removed(because);
      await api.get('/staffmember/companypolicy-2').ok('no StaffMember was deleted', {
        ...staffMember,
        id: 'companypolicy-2',
        department: null,
      });
      await api.delete('/staffmember/companypolicy-1').removed(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('only the StaffMember companypolicy-1 was deleted', {
          ...companyPolicy,
          departments: [],
          entered_by: 'companypolicy-2',
        });
    },
  );

  test(
    'departments is an empty list when a create leaves it out',
    about('companypolicy.departments.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      const because = 'departments was left out';
      await api.post('/companypolicy', companyPolicy).created(because, { departments: [] });
      await api.get('/companypolicy/companypolicy-1').ok(because, { departments: [] });
    },
  );

  test(
    'departments lists existing Department objects and is answered as their ids',
    about(
      'companypolicy.departments.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'departments was sent with two ids';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('Department', { ...department, id: 'department-4' });
      await api.create('Department', { ...department, id: 'department-5' });
      await api
        .post('/companypolicy', { ...companyPolicy, departments: ['department-1', 'department-2'] })
        .created(because, { departments: ['department-1', 'department-2'] });
      await api
        .get('/companypolicy/companypolicy-1')
        .ok(because, { departments: ['department-1', 'department-2'] });
      await api
        .get('/companypolicy')
        .ok('lists answer references as ids too', [
          { id: 'companypolicy-1', departments: ['department-1', 'department-2'] },
        ]);
      await api
        .patch('/companypolicy/companypolicy-1', { departments: ['department-2', 'department-1'] })
        .ok('any order will do', { departments: ['department-2', 'department-1'] });
      await api
        .patch('/companypolicy/companypolicy-1', {
          departments: [
            'department-1',
            'department-2',
            'department-3',
            'department-4',
            'department-5',
          ],
        })
        .ok('no length is too much', {
          departments: [
            'department-1',
            'department-2',
            'department-3',
            'department-4',
            'department-5',
          ],
        });
      await api.delete('/companypolicy/companypolicy-1').removed('the object exists');
      await api
        .get('/department')
        .ok('only what refers to them was deleted', [
          { id: 'department-1' },
          { id: 'department-2' },
          { id: 'department-3' },
          { id: 'department-4' },
          { id: 'department-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in departments',
    about('companypolicy.departments.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, departments: ['department-1'] });
      await api
        .patch('/companypolicy/companypolicy-1', { departments: ['department-2'] })
        .ok('an update replaces the list', { departments: ['department-2'] });
      await api
        .patch('/companypolicy/companypolicy-1', { departments: [] })
        .ok('the change is valid');
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('the list was emptied', { departments: [] });
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
      const because = 'departments must hold only ids of existing Department objects';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .post('/companypolicy', { ...companyPolicy, departments: ['department-unknown'] })
        .invalid(because);
      await api
        .post('/companypolicy', {
          ...companyPolicy,
          departments: ['department-1', 'department-unknown'],
        })
        .invalid(because);
      await api
        .post('/companypolicy', {
          ...companyPolicy,
          departments: ['department-unknown', 'department-2'],
        })
        .invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        departments: ['department-1', 'department-2'],
      });
      await api
        .patch('/companypolicy/companypolicy-1', { departments: ['department-unknown'] })
        .invalid(because);
      await api
        .patch('/companypolicy/companypolicy-1', {
          departments: ['department-1', 'department-unknown'],
        })
        .invalid(because);
      await api
        .patch('/companypolicy/companypolicy-1', {
          departments: ['department-unknown', 'department-2'],
        })
        .invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { departments: ['department-1', 'department-2'] });
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
      const because = 'departments must not be null';
      await api.post('/companypolicy', { ...companyPolicy, departments: null }).invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', { departments: null }).invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { departments: [] });
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
      const because = 'departments must be a list of ids of Department';
      await api.create('Department', { ...department, id: 'x' });
      await api.post('/companypolicy', { ...companyPolicy, departments: 'x' }).invalid(because);
      await api
        .post('/companypolicy', { ...companyPolicy, departments: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/companypolicy/companypolicy-1').notFound('a refused create stores nothing');
      await api.create('CompanyPolicy', companyPolicy);
      await api.patch('/companypolicy/companypolicy-1', { departments: 'x' }).invalid(because);
      await api.patch('/companypolicy/companypolicy-1', { departments: [{}] }).invalid(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('a refused update changes nothing', { departments: [] });
    },
  );

  test(
    'deleting a Department takes its id out of every departments and keeps the others',
    about(
      'companypolicy.departments.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'department-2 was deleted';
      await api.create('Department', department);
      await api.create('Department', { ...department, id: 'department-2' });
      await api.create('Department', { ...department, id: 'department-3' });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        departments: ['department-1', 'department-2', 'department-3'],
      });
      await api.create('CompanyPolicy', {
        ...companyPolicy,
        id: 'companypolicy-2',
        departments: ['department-2'],
      });
      await api.delete('/department/department-2').removed('the object exists');
      await api
        .get('/companypolicy/companypolicy-1')
        .ok(because, { id: 'companypolicy-1', departments: ['department-1', 'department-3'] });
      await api
        .get('/companypolicy/companypolicy-2')
        .ok(because, { id: 'companypolicy-2', departments: [] });
      await api.get('/companypolicy').ok(because, [
        { id: 'companypolicy-1', departments: ['department-1', 'department-3'] },
        { id: 'companypolicy-2', departments: [] },
      ]);
      await api
        .patch('/companypolicy/companypolicy-1', { acknowledged: 23 })
        .ok('an update of something else brings no reference back', {
          departments: ['department-1', 'department-3'],
        });
      await api
        .patch('/companypolicy/companypolicy-1', { departments: ['department-1', 'department-2'] })
        .invalid('departments must hold only ids of existing Department objects');
      await api.create('Department', { ...department, id: 'department-2' });
      await api
        .get('/companypolicy/companypolicy-2')
        .ok('the Department that has the id department-2 now is another', { departments: [] });
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
      const because = 'departments must hold only ids of existing Department objects';
      await api.create('CompanyPolicy', companyPolicy);
      await api
        .post('/companypolicy', {
          ...companyPolicy,
          id: 'companypolicy-2',
          departments: ['companypolicy-1'],
        })
        .invalid(because);
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api
        .patch('/companypolicy/companypolicy-2', { departments: ['companypolicy-1'] })
        .invalid(because);
      await api
        .get('/companypolicy/companypolicy-2')
        .ok('a refused update changes nothing', { departments: [] });
    },
  );

  test(
    'deleting a CompanyPolicy, or the Department of the same id, leaves the other one and departments as they are',
    about(
      'companypolicy.departments.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Department', { ...department, id: 'companypolicy-1' });
      await api.create('Department', { ...department, id: 'companypolicy-2' });
      await api.create('CompanyPolicy', { ...companyPolicy, departments: ['companypolicy-2'] });
      await api.create('CompanyPolicy', { ...companyPolicy, id: 'companypolicy-2' });
      await api.delete('/companypolicy/companypolicy-2').removed(because);
      await api
        .get('/department/companypolicy-2')
        .ok('no Department was deleted', { ...department, id: 'companypolicy-2' });
      await api.delete('/department/companypolicy-1').removed(because);
      await api
        .get('/companypolicy/companypolicy-1')
        .ok('only the Department companypolicy-1 was deleted', {
          ...companyPolicy,
          departments: ['companypolicy-2'],
          entered_by: null,
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
      await api
        .patch('/companypolicy/companypolicy-1', {
          acknowledged: 23,
          departments: ['department-unknown'],
        })
        .invalid('departments must hold only ids of existing Department objects');
      await api.get('/companypolicy/companypolicy-1').ok('a refused update changes nothing', {
        ...companyPolicy,
        departments: [],
        entered_by: null,
      });
    },
  );
});
