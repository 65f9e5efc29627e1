import { about, test, without } from '../support/api.ts';

// A valid Cafe, as the tests send it.
const cafe = {
  account_state: 'under_review',
  cafe_name: 'miradi',
  city: 'nagoba',
  recorded_credit_limit_eur: 88.75,
  id: 'cafe-1',
  account_manager: null,
  weekly_bags: 21,
};

// A valid StaffMember, as the tests send it.
const staffMember = {
  contract_status: 'permanent',
  full_name: 'busi',
  id: 'staffmember-1',
  job_title: 'guroli',
  weekly_hours: 32.75,
  work_email: 'dorab',
};

// A valid Invoice, as the tests send it.
const invoice = {
  billing_state: 'drafted',
  due_at: '2020-07-06 15:03:21',
  gross_eur: 49.25,
  id: 'invoice-1',
  vat_eur: 81.25,
};

test.describe('Cafe: create, read, update and delete', () => {
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
    'create answers the new Cafe, and read answers it again',
    about(
      'cafe.create.answers-the-object',
      'endpoints.create',
      'endpoints.read',
      'endpoints.names',
      'endpoints.prompt',
      'ids.client',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: cafe,
        status: [200, 201],
        answer: { ...cafe, invoices: [] },
        because: 'create answers the object that was sent',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { ...cafe, invoices: [] },
        because: 'read answers the object that was created',
      });
      await api.post('/cafe', {
        body: { ...cafe, id: 'cafe-2' },
        status: [200, 201],
        answer: { id: 'cafe-2' },
        because: 'objects may be alike in everything but their ids',
      });
    },
  );

  test(
    'update changes several fields at once and answers the whole Cafe',
    about(
      'cafe.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        },
        status: [200],
        answer: {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          id: 'cafe-1',
          account_manager: null,
          weekly_bags: 59,
          invoices: [],
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('cafe.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: {
          id: 'cafe-1',
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        },
        status: [200],
        answer: {
          id: 'cafe-1',
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          id: 'cafe-1',
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for weekly_bags does not change account_state either',
    about(
      'cafe.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'active', weekly_bags: 'abc' },
        status: [400, 422],
        because: 'weekly_bags must be an integer',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { ...cafe, invoices: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'delete removes a Cafe: no read finds it and no list holds it',
    about(
      'cafe.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.delete('/cafe/cafe-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/cafe/cafe-1', { status: [404], because: 'it was deleted' });
      await api.get('/cafe', {
        status: [200],
        answer: [],
        because: 'what was deleted is in no list',
      });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Cafe has',
    about('cafe.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.get('/cafe/cafe-unknown', {
        status: [404],
        because: 'no Cafe has the id cafe-unknown',
      });
      await api.patch('/cafe/cafe-unknown', {
        body: {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        },
        status: [404],
        because: 'no Cafe has the id cafe-unknown',
      });
      await api.delete('/cafe/cafe-unknown', {
        status: [404],
        because: 'no Cafe has the id cafe-unknown',
      });
      await api.get('/cafe', {
        status: [200],
        answer: [{ id: 'cafe-1' }],
        because: 'requests for an unknown id change nothing',
      });
    },
  );
});

test.describe('Cafe: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Cafe with all of its fields',
    about('cafe.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-2',
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        weekly_bags: 59,
      });
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-3',
        account_state: 'trial',
        cafe_name: 'rusoga',
        city: 'maroso',
        recorded_credit_limit_eur: 48.5,
        weekly_bags: 4,
      });
      await api.get('/cafe', {
        status: [200],
        answer: [
          { ...cafe, invoices: [] },
          {
            account_state: 'active',
            cafe_name: 'donagi',
            city: 'guvuti',
            recorded_credit_limit_eur: 8.25,
            id: 'cafe-2',
            account_manager: null,
            weekly_bags: 59,
            invoices: [],
          },
          {
            account_state: 'trial',
            cafe_name: 'rusoga',
            city: 'maroso',
            recorded_credit_limit_eur: 48.5,
            id: 'cafe-3',
            account_manager: null,
            weekly_bags: 4,
            invoices: [],
          },
        ],
        because: 'three objects were created',
      });
    },
  );

  test(
    'update of one Cafe leaves another as it was',
    about('cafe.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-2',
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        weekly_bags: 59,
      });
      await api.patch('/cafe/cafe-2', {
        body: {
          id: 'cafe-2',
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { ...cafe, invoices: [] },
        because: 'another object was updated',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          id: 'cafe-2',
          account_manager: null,
          weekly_bags: 59,
          invoices: [],
        },
        because: 'the update is stored',
      });
    },
  );

  test(
    'delete of one Cafe leaves another as it was',
    about(
      'cafe.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-2',
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        weekly_bags: 59,
      });
      await api.delete('/cafe/cafe-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          id: 'cafe-2',
          account_manager: null,
          weekly_bags: 59,
          invoices: [],
        },
        because: 'another object was deleted',
      });
      await api.get('/cafe', {
        status: [200],
        answer: [{ id: 'cafe-2' }],
        because: 'one of two objects was deleted',
      });
    },
  );

  test(
    'reset removes every Cafe',
    about('cafe.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-2',
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        weekly_bags: 59,
      });
      await api.post('/reset', { status: [200, 204], because: 'reset is always possible' });
      await api.get('/cafe', { status: [200], answer: [], because: 'reset removes all objects' });
      await api.get('/cafe/cafe-1', { status: [404], because: 'reset removed it' });
    },
  );
});

test.describe('Cafe: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Cafe without account_state, which is required',
    about(
      'cafe.account_state.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: without(cafe, 'account_state'),
        status: [400, 422],
        because: 'account_state is required and has no default',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create refuses a Cafe without cafe_name, which is required',
    about(
      'cafe.cafe_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: without(cafe, 'cafe_name'),
        status: [400, 422],
        because: 'cafe_name is required and has no default',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create refuses a Cafe without city, which is required',
    about('cafe.city.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: without(cafe, 'city'),
        status: [400, 422],
        because: 'city is required and has no default',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create refuses a Cafe without recorded_credit_limit_eur, which is required',
    about(
      'cafe.recorded_credit_limit_eur.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: without(cafe, 'recorded_credit_limit_eur'),
        status: [400, 422],
        because: 'recorded_credit_limit_eur is required and has no default',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create refuses a Cafe without account_manager, which is required',
    about(
      'cafe.account_manager.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: without(cafe, 'account_manager'),
        status: [400, 422],
        because: 'account_manager is required and has no default',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'create refuses a Cafe without weekly_bags, which is required',
    about(
      'cafe.weekly_bags.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: without(cafe, 'weekly_bags'),
        status: [400, 422],
        because: 'weekly_bags is required and has no default',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'update of account_state or weekly_bags alone leaves every other field as it is',
    about('cafe.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', invoice);
      await api.create('Cafe', {
        ...cafe,
        account_manager: 'staffmember-1',
        invoices: ['invoice-1'],
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'active' },
        status: [200],
        answer: {
          ...cafe,
          account_state: 'active',
          account_manager: 'staffmember-1',
          invoices: ['invoice-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.patch('/cafe/cafe-1', {
        body: { weekly_bags: 59 },
        status: [200],
        answer: {
          ...cafe,
          account_state: 'active',
          account_manager: 'staffmember-1',
          weekly_bags: 59,
          invoices: ['invoice-1'],
        },
        because: 'an update touches only what it carries',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          ...cafe,
          account_state: 'active',
          account_manager: 'staffmember-1',
          weekly_bags: 59,
          invoices: ['invoice-1'],
        },
        because: 'an update touches only what it carries',
      });
    },
  );
});

test.describe('Cafe: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'account_state may be null',
    about('cafe.account_state.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, account_state: null },
        status: [200, 201],
        answer: { account_state: null },
        because: 'account_state is nullable',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: null },
        because: 'account_state is nullable',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { account_state: null },
        status: [200],
        answer: { account_state: null },
        because: 'account_state is nullable',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { account_state: null },
        because: 'account_state is nullable',
      });
    },
  );

  test(
    'cafe_name may be null',
    about('cafe.cafe_name.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, cafe_name: null },
        status: [200, 201],
        answer: { cafe_name: null },
        because: 'cafe_name is nullable',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { cafe_name: null },
        because: 'cafe_name is nullable',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { cafe_name: null },
        status: [200],
        answer: { cafe_name: null },
        because: 'cafe_name is nullable',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { cafe_name: null },
        because: 'cafe_name is nullable',
      });
    },
  );

  test(
    'create and update refuse null for city',
    about(
      'cafe.city.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, city: null },
        status: [400, 422],
        because: 'city must not be null',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { city: null },
        status: [400, 422],
        because: 'city must not be null',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { city: 'nagoba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for recorded_credit_limit_eur',
    about(
      'cafe.recorded_credit_limit_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, recorded_credit_limit_eur: null },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must not be null',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { recorded_credit_limit_eur: null },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must not be null',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { recorded_credit_limit_eur: 88.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for weekly_bags',
    about(
      'cafe.weekly_bags.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, weekly_bags: null },
        status: [400, 422],
        because: 'weekly_bags must not be null',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { weekly_bags: null },
        status: [400, 422],
        because: 'weekly_bags must not be null',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { weekly_bags: 21 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Cafe: types and bounds', () => {
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
    'create and update refuse an account_state of a wrong type',
    about(
      'cafe.account_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, account_state: 421337 },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down, under_review',
      });
      await api.post('/cafe', {
        body: { ...cafe, account_state: { value: 'text' } },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down, under_review',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 421337 },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down, under_review',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_state: { value: 'text' } },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down, under_review',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'under_review' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cafe_name of digits alone stays a string',
    about('cafe.cafe_name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, cafe_name: '0042' },
        status: [200, 201],
        answer: { cafe_name: '0042' },
        because: '"0042" is a valid value of cafe_name',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { cafe_name: '0042' },
        because: '"0042" is a valid value of cafe_name',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { cafe_name: '0042' },
        status: [200],
        answer: { cafe_name: '0042' },
        because: '"0042" is a valid value of cafe_name',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { cafe_name: '0042' },
        because: '"0042" is a valid value of cafe_name',
      });
    },
  );

  test(
    'cafe_name keeps spaces, quotes, accents and symbols',
    about('cafe.cafe_name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, cafe_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { cafe_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cafe_name',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { cafe_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cafe_name',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { cafe_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { cafe_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cafe_name',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { cafe_name: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of cafe_name',
      });
    },
  );

  test(
    'create and update refuse a cafe_name of a wrong type',
    about(
      'cafe.cafe_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, cafe_name: 421337 },
        status: [400, 422],
        because: 'cafe_name must be a string',
      });
      await api.post('/cafe', {
        body: { ...cafe, cafe_name: { value: 'text' } },
        status: [400, 422],
        because: 'cafe_name must be a string',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { cafe_name: 421337 },
        status: [400, 422],
        because: 'cafe_name must be a string',
      });
      await api.patch('/cafe/cafe-1', {
        body: { cafe_name: { value: 'text' } },
        status: [400, 422],
        because: 'cafe_name must be a string',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { cafe_name: 'miradi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cafe_name may be right at its minimum length of 2',
    about(
      'cafe.cafe_name.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, cafe_name: 'ru' },
        status: [200, 201],
        answer: { cafe_name: 'ru' },
        because: 'the minimum length of cafe_name is 2, inclusive',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { cafe_name: 'ru' },
        because: 'the minimum length of cafe_name is 2, inclusive',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { cafe_name: 'ru' },
        status: [200],
        answer: { cafe_name: 'ru' },
        because: 'the minimum length of cafe_name is 2, inclusive',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { cafe_name: 'ru' },
        because: 'the minimum length of cafe_name is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cafe_name below its minimum length of 2',
    about(
      'cafe.cafe_name.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, cafe_name: 'n' },
        status: [400, 422],
        because: 'cafe_name must have at least 2 characters',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { cafe_name: 'n' },
        status: [400, 422],
        because: 'cafe_name must have at least 2 characters',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { cafe_name: 'miradi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'cafe_name may be right at its maximum length of 80',
    about(
      'cafe.cafe_name.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: {
          ...cafe,
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200, 201],
        answer: {
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of cafe_name is 80, inclusive',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of cafe_name is 80, inclusive',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: {
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        status: [200],
        answer: {
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of cafe_name is 80, inclusive',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: {
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tado',
        },
        because: 'the maximum length of cafe_name is 80, inclusive',
      });
    },
  );

  test(
    'create and update refuse a cafe_name above its maximum length of 80',
    about(
      'cafe.cafe_name.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: {
          ...cafe,
          cafe_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'cafe_name must have at most 80 characters',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: {
          cafe_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu li',
        },
        status: [400, 422],
        because: 'cafe_name must have at most 80 characters',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { cafe_name: 'miradi' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city of digits alone stays a string',
    about('cafe.city.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, city: '0042' },
        status: [200, 201],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { city: '0042' },
        status: [200],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { city: '0042' },
        because: '"0042" is a valid value of city',
      });
    },
  );

  test(
    'city keeps spaces, quotes, accents and symbols',
    about('cafe.city.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200, 201],
        answer: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        status: [200],
        answer: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { city: ' Zoë\'s "50%" <b> & \\ ✓ ' },
        because: '" Zoë\'s \\"50%\\" <b> & \\\\ ✓ " is a valid value of city',
      });
    },
  );

  test(
    'create and update refuse a city of a wrong type',
    about(
      'cafe.city.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, city: 421337 },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.post('/cafe', {
        body: { ...cafe, city: { value: 'text' } },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { city: 421337 },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.patch('/cafe/cafe-1', {
        body: { city: { value: 'text' } },
        status: [400, 422],
        because: 'city must be a string',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { city: 'nagoba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city may be right at its minimum length of 2',
    about(
      'cafe.city.accepts-minimum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, city: 'ru' },
        status: [200, 201],
        answer: { city: 'ru' },
        because: 'the minimum length of city is 2, inclusive',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { city: 'ru' },
        because: 'the minimum length of city is 2, inclusive',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { city: 'ru' },
        status: [200],
        answer: { city: 'ru' },
        because: 'the minimum length of city is 2, inclusive',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { city: 'ru' },
        because: 'the minimum length of city is 2, inclusive',
      });
    },
  );

  test(
    'create and update refuse a city below its minimum length of 2',
    about(
      'cafe.city.rejects-below-minimum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, city: 'n' },
        status: [400, 422],
        because: 'city must have at least 2 characters',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { city: 'n' },
        status: [400, 422],
        because: 'city must have at least 2 characters',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { city: 'nagoba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'city may be right at its maximum length of 60',
    about(
      'cafe.city.accepts-maximum-length',
      'values.string-length',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200, 201],
        answer: { city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of city is 60, inclusive',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of city is 60, inclusive',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        status: [200],
        answer: { city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of city is 60, inclusive',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabia' },
        because: 'the maximum length of city is 60, inclusive',
      });
    },
  );

  test(
    'create and update refuse a city above its maximum length of 60',
    about(
      'cafe.city.rejects-above-maximum-length',
      'values.string-length',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, city: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'city must have at most 60 characters',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { city: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu nor' },
        status: [400, 422],
        because: 'city must have at most 60 characters',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { city: 'nagoba' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'recorded_credit_limit_eur may be the whole number 0',
    about(
      'cafe.recorded_credit_limit_eur.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, recorded_credit_limit_eur: 0 },
        status: [200, 201],
        answer: { recorded_credit_limit_eur: 0 },
        because: '0 is a valid value of recorded_credit_limit_eur',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { recorded_credit_limit_eur: 0 },
        because: '0 is a valid value of recorded_credit_limit_eur',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { recorded_credit_limit_eur: 0 },
        status: [200],
        answer: { recorded_credit_limit_eur: 0 },
        because: '0 is a valid value of recorded_credit_limit_eur',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { recorded_credit_limit_eur: 0 },
        because: '0 is a valid value of recorded_credit_limit_eur',
      });
    },
  );

  test(
    'create and update refuse a recorded_credit_limit_eur of a wrong type',
    about(
      'cafe.recorded_credit_limit_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, recorded_credit_limit_eur: 'abc' },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must be a number',
      });
      await api.post('/cafe', {
        body: { ...cafe, recorded_credit_limit_eur: { value: 'text' } },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must be a number',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { recorded_credit_limit_eur: 'abc' },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must be a number',
      });
      await api.patch('/cafe/cafe-1', {
        body: { recorded_credit_limit_eur: { value: 'text' } },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must be a number',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { recorded_credit_limit_eur: 88.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'recorded_credit_limit_eur may be right at its minimum of 0',
    about(
      'cafe.recorded_credit_limit_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, recorded_credit_limit_eur: 0 },
        status: [200, 201],
        answer: { recorded_credit_limit_eur: 0 },
        because: 'the minimum of recorded_credit_limit_eur is 0, inclusive',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { recorded_credit_limit_eur: 0 },
        because: 'the minimum of recorded_credit_limit_eur is 0, inclusive',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { recorded_credit_limit_eur: 0 },
        status: [200],
        answer: { recorded_credit_limit_eur: 0 },
        because: 'the minimum of recorded_credit_limit_eur is 0, inclusive',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { recorded_credit_limit_eur: 0 },
        because: 'the minimum of recorded_credit_limit_eur is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a recorded_credit_limit_eur below its minimum of 0',
    about(
      'cafe.recorded_credit_limit_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, recorded_credit_limit_eur: -0.25 },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must be at least 0',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { recorded_credit_limit_eur: -0.25 },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must be at least 0',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { recorded_credit_limit_eur: 88.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'recorded_credit_limit_eur may be right at its maximum of 18000',
    about(
      'cafe.recorded_credit_limit_eur.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, recorded_credit_limit_eur: 18000 },
        status: [200, 201],
        answer: { recorded_credit_limit_eur: 18000 },
        because: 'the maximum of recorded_credit_limit_eur is 18000, inclusive',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { recorded_credit_limit_eur: 18000 },
        because: 'the maximum of recorded_credit_limit_eur is 18000, inclusive',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { recorded_credit_limit_eur: 18000 },
        status: [200],
        answer: { recorded_credit_limit_eur: 18000 },
        because: 'the maximum of recorded_credit_limit_eur is 18000, inclusive',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { recorded_credit_limit_eur: 18000 },
        because: 'the maximum of recorded_credit_limit_eur is 18000, inclusive',
      });
    },
  );

  test(
    'create and update refuse a recorded_credit_limit_eur above its maximum of 18000',
    about(
      'cafe.recorded_credit_limit_eur.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, recorded_credit_limit_eur: 18000.25 },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must be at most 18000',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { recorded_credit_limit_eur: 18000.25 },
        status: [400, 422],
        because: 'recorded_credit_limit_eur must be at most 18000',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { recorded_credit_limit_eur: 88.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse a weekly_bags of a wrong type',
    about(
      'cafe.weekly_bags.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, weekly_bags: 'abc' },
        status: [400, 422],
        because: 'weekly_bags must be an integer',
      });
      await api.post('/cafe', {
        body: { ...cafe, weekly_bags: { value: 'text' } },
        status: [400, 422],
        because: 'weekly_bags must be an integer',
      });
      await api.post('/cafe', {
        body: { ...cafe, weekly_bags: 20.5 },
        status: [400, 422],
        because: 'weekly_bags must be an integer',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { weekly_bags: 'abc' },
        status: [400, 422],
        because: 'weekly_bags must be an integer',
      });
      await api.patch('/cafe/cafe-1', {
        body: { weekly_bags: { value: 'text' } },
        status: [400, 422],
        because: 'weekly_bags must be an integer',
      });
      await api.patch('/cafe/cafe-1', {
        body: { weekly_bags: 20.5 },
        status: [400, 422],
        because: 'weekly_bags must be an integer',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { weekly_bags: 21 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weekly_bags may be right at its minimum of 0',
    about(
      'cafe.weekly_bags.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, weekly_bags: 0 },
        status: [200, 201],
        answer: { weekly_bags: 0 },
        because: 'the minimum of weekly_bags is 0, inclusive',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { weekly_bags: 0 },
        because: 'the minimum of weekly_bags is 0, inclusive',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { weekly_bags: 0 },
        status: [200],
        answer: { weekly_bags: 0 },
        because: 'the minimum of weekly_bags is 0, inclusive',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { weekly_bags: 0 },
        because: 'the minimum of weekly_bags is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weekly_bags below its minimum of 0',
    about(
      'cafe.weekly_bags.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, weekly_bags: -1 },
        status: [400, 422],
        because: 'weekly_bags must be at least 0',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { weekly_bags: -1 },
        status: [400, 422],
        because: 'weekly_bags must be at least 0',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { weekly_bags: 21 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'weekly_bags may be right at its maximum of 800',
    about(
      'cafe.weekly_bags.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, weekly_bags: 800 },
        status: [200, 201],
        answer: { weekly_bags: 800 },
        because: 'the maximum of weekly_bags is 800, inclusive',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { weekly_bags: 800 },
        because: 'the maximum of weekly_bags is 800, inclusive',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { weekly_bags: 800 },
        status: [200],
        answer: { weekly_bags: 800 },
        because: 'the maximum of weekly_bags is 800, inclusive',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { weekly_bags: 800 },
        because: 'the maximum of weekly_bags is 800, inclusive',
      });
    },
  );

  test(
    'create and update refuse a weekly_bags above its maximum of 800',
    about(
      'cafe.weekly_bags.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, weekly_bags: 801 },
        status: [400, 422],
        because: 'weekly_bags must be at most 800',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { weekly_bags: 801 },
        status: [400, 422],
        because: 'weekly_bags must be at most 800',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { weekly_bags: 21 },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Cafe: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'account_state may be trial, active, blocked, closed_down, under_review',
    about(
      'cafe.account_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'update.validates',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, account_state: 'trial' },
        status: [200, 201],
        answer: { account_state: 'trial' },
        because: 'the value is one of CafeAccountState',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'active' },
        status: [200],
        answer: { account_state: 'active' },
        because: 'the value is one of CafeAccountState',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'blocked' },
        status: [200],
        answer: { account_state: 'blocked' },
        because: 'the value is one of CafeAccountState',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'closed_down' },
        status: [200],
        answer: { account_state: 'closed_down' },
        because: 'the value is one of CafeAccountState',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'under_review' },
        status: [200],
        answer: { account_state: 'under_review' },
        because: 'the value is one of CafeAccountState',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'under_review' },
        because: 'the value is one of CafeAccountState',
      });
    },
  );

  test(
    'account_state may be closed_down, which CafeAccountState has gained',
    about('cafe.account_state.accepts-added-closed_down', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, account_state: 'closed_down' },
        status: [200, 201],
        answer: { account_state: 'closed_down' },
        because: 'closed_down was added to CafeAccountState',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'closed_down' },
        because: 'closed_down was added to CafeAccountState',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { account_state: 'closed_down' },
        status: [200],
        answer: { account_state: 'closed_down' },
        because: 'closed_down was added to CafeAccountState',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { account_state: 'closed_down' },
        because: 'closed_down was added to CafeAccountState',
      });
    },
  );

  test(
    'account_state may be under_review, which CafeAccountState has gained',
    about('cafe.account_state.accepts-added-under_review', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: cafe,
        status: [200, 201],
        answer: { account_state: 'under_review' },
        because: 'under_review was added to CafeAccountState',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'under_review' },
        because: 'under_review was added to CafeAccountState',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', account_state: 'active' });
      await api.patch('/cafe/cafe-2', {
        body: { account_state: 'under_review' },
        status: [200],
        answer: { account_state: 'under_review' },
        because: 'under_review was added to CafeAccountState',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { account_state: 'under_review' },
        because: 'under_review was added to CafeAccountState',
      });
    },
  );

  test(
    'create and update refuse the account_state unheard_of, which CafeAccountState does not have',
    about(
      'cafe.account_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, account_state: 'unheard_of' },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down, under_review',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'unheard_of' },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down, under_review',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'under_review' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse the account_state TRIAL, as upper and lower case differ',
    about(
      'cafe.account_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, account_state: 'TRIAL' },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down, under_review',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'TRIAL' },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down, under_review',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'under_review' },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Cafe: references', () => {
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
  // changes.rename-entity: Renaming an entity moves its endpoints, analytics and actions to the
  //   new name. Fields of other entities that refer to it keep their names (`Dog.cats` stays
  //   `cats` when `Cat` becomes `CatSuper`), and its own fields, enums, enum values, bounds and
  //   defaults stay as they are.

  test(
    'account_manager refers to an existing StaffMember and is answered as its id',
    about(
      'cafe.account_manager.accepts-existing-object',
      'references.by-id',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.post('/cafe', {
        body: { ...cafe, account_manager: 'staffmember-1' },
        status: [200, 201],
        answer: { account_manager: 'staffmember-1' },
        because: 'account_manager was sent as staffmember-1',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_manager: 'staffmember-1' },
        because: 'account_manager was sent as staffmember-1',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_manager: 'staffmember-2' },
        status: [200],
        answer: { account_manager: 'staffmember-2' },
        because: 'account_manager was changed to staffmember-2',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_manager: 'staffmember-2' },
        because: 'account_manager was changed to staffmember-2',
      });
      await api.get('/cafe', {
        status: [200],
        answer: [{ id: 'cafe-1', account_manager: 'staffmember-2' }],
        because: 'lists answer references as ids too',
      });
    },
  );

  test(
    'create and update refuse an account_manager that no StaffMember has as its id',
    about(
      'cafe.account_manager.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, account_manager: 'staffmember-unknown' },
        status: [400, 422],
        because: 'account_manager must be the id of an existing StaffMember',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('StaffMember', staffMember);
      await api.create('Cafe', { ...cafe, account_manager: 'staffmember-1' });
      await api.patch('/cafe/cafe-1', {
        body: { account_manager: 'staffmember-unknown' },
        status: [400, 422],
        because: 'account_manager must be the id of an existing StaffMember',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_manager: 'staffmember-1' },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no id for account_manager',
    about(
      'cafe.account_manager.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, account_manager: 421337 },
        status: [400, 422],
        because: 'account_manager must be the id of a StaffMember',
      });
      await api.post('/cafe', {
        body: { ...cafe, account_manager: { value: 'text' } },
        status: [400, 422],
        because: 'account_manager must be the id of a StaffMember',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_manager: 421337 },
        status: [400, 422],
        because: 'account_manager must be the id of a StaffMember',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_manager: { value: 'text' } },
        status: [400, 422],
        because: 'account_manager must be the id of a StaffMember',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_manager: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'account_manager may be null',
    about('cafe.account_manager.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.post('/cafe', {
        body: cafe,
        status: [200, 201],
        answer: { account_manager: null },
        because: 'a reference may be null',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_manager: 'staffmember-1' },
        status: [200],
        because: 'the change is valid',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_manager: null },
        status: [200],
        answer: { account_manager: null },
        because: 'a reference may be null',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_manager: null },
        because: 'a reference may be null',
      });
    },
  );

  test(
    'deleting a StaffMember clears every account_manager that refers to it',
    about(
      'cafe.account_manager.is-cleared-by-delete',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Cafe', { ...cafe, account_manager: 'staffmember-1' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', account_manager: 'staffmember-1' });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { id: 'cafe-1', account_manager: null },
        because: 'staffmember-1 was deleted',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { id: 'cafe-2', account_manager: null },
        because: 'staffmember-1 was deleted',
      });
    },
  );

  test(
    'deleting a StaffMember keeps an account_manager that refers to another',
    about(
      'cafe.account_manager.survives-delete-of-another',
      'references.deleted',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('Cafe', { ...cafe, account_manager: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1', {
        status: [200, 204],
        because: 'the object exists',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_manager: 'staffmember-2' },
        because: 'another StaffMember was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Cafe in account_manager, which refers to StaffMember',
    about(
      'cafe.account_manager.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.post('/cafe', {
        body: { ...cafe, id: 'cafe-2', account_manager: 'cafe-1' },
        status: [400, 422],
        because: 'account_manager must be the id of an existing StaffMember',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { account_manager: 'cafe-1' },
        status: [400, 422],
        because: 'account_manager must be the id of an existing StaffMember',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { account_manager: null },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Cafe with the id of a StaffMember leaves account_manager alone',
    about(
      'cafe.account_manager.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Cafe', { ...cafe, account_manager: 'staffmember-1' });
      await api.create('Cafe', { ...cafe, id: 'staffmember-1' });
      await api.delete('/cafe/staffmember-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_manager: 'staffmember-1' },
        because: 'no StaffMember was deleted',
      });
    },
  );

  test(
    'invoices is an empty list when a create leaves it out',
    about('cafe.invoices.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: cafe,
        status: [200, 201],
        answer: { invoices: [] },
        because: 'invoices was left out',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { invoices: [] },
        because: 'invoices was left out',
      });
    },
  );

  test(
    'invoices lists existing Invoice objects and is answered as their ids',
    about('cafe.invoices.accepts-existing-objects', 'references.by-id', 'references.order'),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.post('/cafe', {
        body: { ...cafe, invoices: ['invoice-1', 'invoice-2'] },
        status: [200, 201],
        answer: { invoices: ['invoice-1', 'invoice-2'] },
        because: 'invoices was sent with two ids',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { invoices: ['invoice-1', 'invoice-2'] },
        because: 'invoices was sent with two ids',
      });
      await api.get('/cafe', {
        status: [200],
        answer: [{ id: 'cafe-1', invoices: ['invoice-1', 'invoice-2'] }],
        because: 'lists answer references as ids too',
      });
      await api.patch('/cafe/cafe-1', {
        body: { invoices: ['invoice-2', 'invoice-1'] },
        status: [200],
        answer: { invoices: ['invoice-2', 'invoice-1'] },
        because: 'any order will do',
      });
    },
  );

  test(
    'update replaces the ids in invoices',
    about('cafe.invoices.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.create('Cafe', { ...cafe, invoices: ['invoice-1'] });
      await api.patch('/cafe/cafe-1', {
        body: { invoices: ['invoice-2'] },
        status: [200],
        answer: { invoices: ['invoice-2'] },
        because: 'an update replaces the list',
      });
      await api.patch('/cafe/cafe-1', {
        body: { invoices: [] },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { invoices: [] },
        because: 'the list was emptied',
      });
    },
  );

  test(
    'create and update refuse an id in invoices that no Invoice has',
    about(
      'cafe.invoices.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.post('/cafe', {
        body: { ...cafe, invoices: ['invoice-unknown'] },
        status: [400, 422],
        because: 'invoices must hold only ids of existing Invoice objects',
      });
      await api.post('/cafe', {
        body: { ...cafe, invoices: ['invoice-1', 'invoice-unknown'] },
        status: [400, 422],
        because: 'invoices must hold only ids of existing Invoice objects',
      });
      await api.post('/cafe', {
        body: { ...cafe, invoices: ['invoice-unknown', 'invoice-2'] },
        status: [400, 422],
        because: 'invoices must hold only ids of existing Invoice objects',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', { ...cafe, invoices: ['invoice-1', 'invoice-2'] });
      await api.patch('/cafe/cafe-1', {
        body: { invoices: ['invoice-unknown'] },
        status: [400, 422],
        because: 'invoices must hold only ids of existing Invoice objects',
      });
      await api.patch('/cafe/cafe-1', {
        body: { invoices: ['invoice-1', 'invoice-unknown'] },
        status: [400, 422],
        because: 'invoices must hold only ids of existing Invoice objects',
      });
      await api.patch('/cafe/cafe-1', {
        body: { invoices: ['invoice-unknown', 'invoice-2'] },
        status: [400, 422],
        because: 'invoices must hold only ids of existing Invoice objects',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { invoices: ['invoice-1', 'invoice-2'] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse null for the list invoices',
    about(
      'cafe.invoices.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, invoices: null },
        status: [400, 422],
        because: 'invoices must not be null',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { invoices: null },
        status: [400, 422],
        because: 'invoices must not be null',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { invoices: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'create and update refuse what is no list of ids for invoices',
    about(
      'cafe.invoices.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, invoices: 'abc' },
        status: [400, 422],
        because: 'invoices must be a list of ids of Invoice',
      });
      await api.post('/cafe', {
        body: { ...cafe, invoices: [{ value: 'text' }] },
        status: [400, 422],
        because: 'invoices must be a list of ids of Invoice',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { invoices: 'abc' },
        status: [400, 422],
        because: 'invoices must be a list of ids of Invoice',
      });
      await api.patch('/cafe/cafe-1', {
        body: { invoices: [{ value: 'text' }] },
        status: [400, 422],
        because: 'invoices must be a list of ids of Invoice',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { invoices: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting an Invoice takes its id out of every invoices and keeps the others',
    about('cafe.invoices.loses-deleted-object', 'references.deleted', 'endpoints.delete'),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.create('Cafe', { ...cafe, invoices: ['invoice-1', 'invoice-2'] });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', invoices: ['invoice-1'] });
      await api.delete('/invoice/invoice-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { id: 'cafe-1', invoices: ['invoice-2'] },
        because: 'invoice-1 was deleted',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { id: 'cafe-2', invoices: [] },
        because: 'invoice-1 was deleted',
      });
    },
  );

  test(
    'create and update refuse the id of a Cafe in invoices, which refers to Invoice',
    about(
      'cafe.invoices.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.post('/cafe', {
        body: { ...cafe, id: 'cafe-2', invoices: ['cafe-1'] },
        status: [400, 422],
        because: 'invoices must hold only ids of existing Invoice objects',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { invoices: ['cafe-1'] },
        status: [400, 422],
        because: 'invoices must hold only ids of existing Invoice objects',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { invoices: [] },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'deleting a Cafe with the id of an Invoice leaves invoices alone',
    about(
      'cafe.invoices.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
    ),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Cafe', { ...cafe, invoices: ['invoice-1'] });
      await api.create('Cafe', { ...cafe, id: 'invoice-1' });
      await api.delete('/cafe/invoice-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { invoices: ['invoice-1'] },
        because: 'no Invoice was deleted',
      });
    },
  );

  test(
    'update that is refused for account_manager does not change account_state either',
    about(
      'cafe.account_manager.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'active', account_manager: 'staffmember-unknown' },
        status: [400, 422],
        because: 'account_manager must be the id of an existing StaffMember',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { ...cafe, invoices: [] },
        because: 'a refused update changes nothing',
      });
    },
  );
});

test.describe('Cafe: actions', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
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
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.
  // effects.on-reference: `on item in this.owner: …` changes the object that the reference field
  //   names; where the reference is `null`, this effect is skipped and the others are applied.
  // effects.for-each: `for each item in this.toys: …` changes every object in the list. In both
  //   of these, `item.x` is a field of the other object and `this.x` still one of the acting
  //   object.

  test(
    'open_account moves account_state from trial to active',
    about(
      'cafe.open_account.moves-from-trial',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [200],
        answer: {
          account_state: 'active',
          cafe_name: 'miradi',
          city: 'nagoba',
          recorded_credit_limit_eur: 177.5,
          id: 'cafe-1',
          account_manager: 'staffmember-1',
          weekly_bags: 42,
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          account_state: 'active',
          cafe_name: 'miradi',
          city: 'nagoba',
          recorded_credit_limit_eur: 177.5,
          id: 'cafe-1',
          account_manager: 'staffmember-1',
          weekly_bags: 42,
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'open_account moves account_state from blocked to active',
    about(
      'cafe.open_account.moves-from-blocked',
      'actions.success',
      'actions.stored',
      'guards.count-sum',
      'guards.compare',
      'guards.is-null',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'blocked',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [200],
        answer: {
          account_state: 'active',
          cafe_name: 'miradi',
          city: 'nagoba',
          recorded_credit_limit_eur: 177.5,
          id: 'cafe-1',
          account_manager: 'staffmember-1',
          weekly_bags: 42,
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        },
        because: 'the state is right and every condition holds',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          account_state: 'active',
          cafe_name: 'miradi',
          city: 'nagoba',
          recorded_credit_limit_eur: 177.5,
          id: 'cafe-1',
          account_manager: 'staffmember-1',
          weekly_bags: 42,
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        },
        because: 'what the action did is stored',
      });
    },
  );

  test(
    'open_account applies the effect: set this.recorded_credit_limit_eur to this.recorded_credit_limit_eur * 2',
    about(
      'cafe.open_account.effect-set-recorded_credit_limit_eur-to-recorded_credit_limit_eur-times-2',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 88.75 },
        because: 'open_account was not called yet',
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          recorded_credit_limit_eur: 177.5,
          cafe_name: 'miradi',
          city: 'nagoba',
          id: 'cafe-1',
          account_manager: 'staffmember-1',
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        },
        because: 'set this.recorded_credit_limit_eur to this.recorded_credit_limit_eur * 2',
      });
      await api.get('/analytics/cafe/recorded_credit_limit_eur/avg', {
        status: [200],
        answer: { result: 177.5 },
        because: 'open_account changed recorded_credit_limit_eur',
      });
    },
  );

  test(
    'open_account applies the effect: set this.weekly_bags to this.weekly_bags * 2',
    about(
      'cafe.open_account.effect-set-weekly_bags-to-weekly_bags-times-2',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 21 },
        because: 'open_account was not called yet',
      });
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 21 },
        because: 'open_account was not called yet',
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          weekly_bags: 42,
          cafe_name: 'miradi',
          city: 'nagoba',
          id: 'cafe-1',
          account_manager: 'staffmember-1',
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        },
        because: 'set this.weekly_bags to this.weekly_bags * 2',
      });
      await api.get('/analytics/cafe/weekly_bags/max', {
        status: [200],
        answer: { result: 42 },
        because: 'open_account changed weekly_bags',
      });
      await api.get('/analytics/cafe/weekly_bags/sum', {
        status: [200],
        answer: { result: 42 },
        because: 'open_account changed weekly_bags',
      });
    },
  );

  test(
    'open_account applies the effect: on item in this.account_manager: set item.contract_status to "on_leave"',
    about(
      "cafe.open_account.effect-on-account_manager-set-contract_status-to-'on_leave'",
      'effects.on-reference',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, contract_status: 'on_leave', department: null },
        because: 'on item in this.account_manager: set item.contract_status to "on_leave"',
      });
    },
  );

  test(
    'open_account applies the effect: for each item in this.invoices: set item.billing_state to "drafted"',
    about(
      "cafe.open_account.effect-each-invoices-set-billing_state-to-'drafted'",
      'effects.for-each',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/invoice/invoice-1', {
        status: [200],
        answer: invoice,
        because: 'for each item in this.invoices: set item.billing_state to "drafted"',
      });
      await api.get('/invoice/invoice-2', {
        status: [200],
        answer: { ...invoice, id: 'invoice-2' },
        because: 'for each item in this.invoices: set item.billing_state to "drafted"',
      });
      await api.get('/invoice/invoice-3', {
        status: [200],
        answer: { ...invoice, id: 'invoice-3' },
        because: 'for each item in this.invoices: set item.billing_state to "drafted"',
      });
    },
  );

  test(
    'open_account leaves objects alone that it does not concern',
    about(
      'cafe.open_account.leaves-bystanders',
      'actions.success',
      'effects.own',
      'effects.on-reference',
      'effects.for-each',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-2',
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('Invoice', { ...invoice, id: 'invoice-4', billing_state: 'partly_paid' });
      await api.post('/cafe/cafe-1/open_account', {
        status: [200],
        because: 'the state is right and every condition holds',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: {
          ...cafe,
          account_state: 'trial',
          id: 'cafe-2',
          account_manager: 'staffmember-1',
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        },
        because: 'open_account was called on cafe-1, which does not concern this object',
      });
      await api.get('/staffmember/staffmember-2', {
        status: [200],
        answer: { ...staffMember, id: 'staffmember-2', department: null },
        because: 'open_account was called on cafe-1, which does not concern this object',
      });
      await api.get('/invoice/invoice-4', {
        status: [200],
        answer: { ...invoice, billing_state: 'partly_paid', id: 'invoice-4' },
        because: 'open_account was called on cafe-1, which does not concern this object',
      });
    },
  );

  test(
    'open_account answers 404 for an id that no Cafe has',
    about('cafe.open_account.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.post('/cafe/cafe-unknown/open_account', {
        status: [404],
        because: 'no Cafe has the id cafe-unknown',
      });
    },
  );

  test(
    'open_account is refused while account_state is active',
    about(
      'cafe.open_account.refuses-from-active',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'active',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [400, 409],
        because: 'open_account starts from trial or blocked, and account_state is active',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'active', recorded_credit_limit_eur: 88.75, weekly_bags: 21 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open_account is refused while account_state is closed_down',
    about(
      'cafe.open_account.refuses-from-closed_down',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'closed_down',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [400, 409],
        because: 'open_account starts from trial or blocked, and account_state is closed_down',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'closed_down', recorded_credit_limit_eur: 88.75, weekly_bags: 21 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open_account is refused while account_state is under_review',
    about(
      'cafe.open_account.refuses-from-under_review',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [400, 409],
        because: 'open_account starts from trial or blocked, and account_state is under_review',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          account_state: 'under_review',
          recorded_credit_limit_eur: 88.75,
          weekly_bags: 21,
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open_account is refused while account_state is null',
    about(
      'cafe.open_account.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: null,
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [400, 409],
        because: 'open_account starts from trial or blocked, and account_state is null',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: null, recorded_credit_limit_eur: 88.75, weekly_bags: 21 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open_account is refused unless count(this.invoices) <= 3',
    about(
      'cafe.open_account.refuses-unless-count-invoices-lte-3',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-4' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3', 'invoice-4'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [400, 409],
        because: 'the condition count(this.invoices) <= 3 is not satisfied',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'trial', recorded_credit_limit_eur: 88.75, weekly_bags: 21 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open_account is refused unless this.recorded_credit_limit_eur < 16000',
    about(
      'cafe.open_account.refuses-unless-recorded_credit_limit_eur-lt-16000',
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        recorded_credit_limit_eur: 16000,
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [400, 409],
        because: 'the condition this.recorded_credit_limit_eur < 16000 is not satisfied',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'trial', recorded_credit_limit_eur: 16000, weekly_bags: 21 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open_account is refused unless this.account_manager is not null',
    about(
      'cafe.open_account.refuses-unless-account_manager-is-not-null',
      'actions.guard',
      'guards.is-null',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [400, 409],
        because: 'the condition this.account_manager is not null is not satisfied',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'trial', recorded_credit_limit_eur: 88.75, weekly_bags: 21 },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open_account changes none of the objects that it refers to when it is refused',
    about('cafe.open_account.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-4' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3', 'invoice-4'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [400, 409],
        because: 'the condition count(this.invoices) <= 3 is not satisfied',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { ...staffMember, department: null },
        because: 'a refused action changes nothing',
      });
      await api.get('/invoice/invoice-1', {
        status: [200],
        answer: { ...invoice, billing_state: 'partly_paid' },
        because: 'a refused action changes nothing',
      });
      await api.get('/invoice/invoice-2', {
        status: [200],
        answer: { ...invoice, billing_state: 'partly_paid', id: 'invoice-2' },
        because: 'a refused action changes nothing',
      });
      await api.get('/invoice/invoice-3', {
        status: [200],
        answer: { ...invoice, billing_state: 'paid', id: 'invoice-3' },
        because: 'a refused action changes nothing',
      });
      await api.get('/invoice/invoice-4', {
        status: [200],
        answer: { ...invoice, id: 'invoice-4' },
        because: 'a refused action changes nothing',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          ...cafe,
          account_state: 'trial',
          account_manager: 'staffmember-1',
          invoices: ['invoice-1', 'invoice-2', 'invoice-3', 'invoice-4'],
        },
        because: 'a refused action changes nothing',
      });
    },
  );

  test(
    'open_account succeeds when invoices is empty',
    about(
      'cafe.open_account.succeeds-when-invoices-is-empty',
      'guards.count-sum',
      'effects.for-each',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: [],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [200],
        answer: { account_state: 'active', recorded_credit_limit_eur: 177.5, weekly_bags: 42 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'active', recorded_credit_limit_eur: 177.5, weekly_bags: 42 },
        because: 'invoices is empty, which is allowed',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'on_leave' },
        because: 'every effect that concerns it is applied',
      });
    },
  );

  test(
    'open_account succeeds when count(this.invoices) <= 3 would not hold with the objects that are not in invoices',
    about(
      'cafe.open_account.succeeds-when-count-invoices-lte-3-for-those-in-invoices-alone',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', { ...invoice, billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-4' });
      await api.create('Invoice', { ...invoice, id: 'invoice-5' });
      await api.create('Invoice', { ...invoice, id: 'invoice-6' });
      await api.create('Invoice', { ...invoice, id: 'invoice-7' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api.post('/cafe/cafe-1/open_account', {
        status: [200],
        answer: { account_state: 'active', recorded_credit_limit_eur: 177.5, weekly_bags: 42 },
        because: 'the state is right and every condition holds',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'active', recorded_credit_limit_eur: 177.5, weekly_bags: 42 },
        because:
          'count(this.invoices) <= 3 would not hold with the objects that are not in invoices, which is allowed',
      });
      await api.get('/staffmember/staffmember-1', {
        status: [200],
        answer: { contract_status: 'on_leave' },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/invoice/invoice-1', {
        status: [200],
        answer: { billing_state: 'drafted' },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/invoice/invoice-2', {
        status: [200],
        answer: { billing_state: 'drafted' },
        because: 'every effect that concerns it is applied',
      });
      await api.get('/invoice/invoice-3', {
        status: [200],
        answer: { billing_state: 'drafted' },
        because: 'every effect that concerns it is applied',
      });
    },
  );
});
