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
      await api
        .post('/cafe', cafe)
        .created('create answers the object that was sent', { ...cafe, invoices: [] });
      await api
        .get('/cafe/cafe-1')
        .ok('read answers the object that was created', { ...cafe, invoices: [] });
      await api
        .post('/cafe', { ...cafe, id: 'cafe-2' })
        .created('objects may be alike in everything but their ids', { id: 'cafe-2' });
    },
  );

  test(
    'the id of a Cafe may be any text, upper and lower case told apart, but no number',
    about(
      'cafe.create.accepts-any-id',
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
        .post('/cafe', { ...cafe, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Cafe', { ...cafe, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/cafe/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/cafe/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...cafe, id: 'Room 2.B at the Very End of the Long Hall', invoices: [] });
      await api.post('/cafe', { ...cafe, id: 421337 }).invalid('id must be a string');
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
      await api
        .patch('/cafe/cafe-1', {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        })
        .ok('every one of these fields was sent', {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          id: 'cafe-1',
          account_manager: null,
          weekly_bags: 59,
          invoices: [],
        });
      await api.get('/cafe/cafe-1').ok('the update is stored', {
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        weekly_bags: 59,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('cafe.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Cafe', cafe);
      await api
        .patch('/cafe/cafe-1', {
          id: 'cafe-1',
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        })
        .ok(because, {
          id: 'cafe-1',
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        });
      await api.get('/cafe/cafe-1').ok(because, {
        id: 'cafe-1',
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        weekly_bags: 59,
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
      await api
        .patch('/cafe/cafe-1', { account_state: 'active', weekly_bags: 'abc' })
        .invalid('weekly_bags must be an integer');
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { ...cafe, invoices: [] });
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
      const because = 'it was deleted';
      await api.create('Cafe', cafe);
      await api.delete('/cafe/cafe-1').removed('the object exists');
      await api.get('/cafe/cafe-1').notFound(because);
      await api.patch('/cafe/cafe-1', { id: 'cafe-1' }).notFound(because);
      await api.get('/cafe').ok('what was deleted is in no list', []);
      await api
        .post('/cafe', {
          ...cafe,
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          id: 'cafe-1',
          account_manager: null,
          weekly_bags: 59,
          invoices: [],
        });
      await api
        .get('/cafe/cafe-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          id: 'cafe-1',
          account_manager: null,
          weekly_bags: 59,
          invoices: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Cafe has',
    about('cafe.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Cafe has the id cafe-unknown';
      await api.create('Cafe', cafe);
      await api.get('/cafe/cafe-unknown').notFound(because);
      await api
        .patch('/cafe/cafe-unknown', {
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        })
        .notFound(because);
      await api.delete('/cafe/cafe-unknown').notFound(because);
      await api.get('/cafe').ok('requests for an unknown id change nothing', [{ id: 'cafe-1' }]);
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
      await api.get('/cafe').ok('three objects were created', [
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
      ]);
      await api.create('Cafe', { ...cafe, id: 'cafe-4', account_state: 'closed_down' });
      await api.create('Cafe', { ...cafe, id: 'cafe-5', account_state: 'blocked' });
      await api.create('Cafe', { ...cafe, id: 'cafe-6' });
      await api.create('Cafe', { ...cafe, id: 'cafe-7' });
      await api.create('Cafe', { ...cafe, id: 'cafe-8' });
      await api.create('Cafe', { ...cafe, id: 'cafe-9' });
      await api.create('Cafe', { ...cafe, id: 'cafe-10' });
      await api.create('Cafe', { ...cafe, id: 'cafe-11' });
      await api
        .get('/cafe')
        .ok('a list holds every object, however many there are', [
          { id: 'cafe-1' },
          { id: 'cafe-2' },
          { id: 'cafe-3' },
          { id: 'cafe-4' },
          { id: 'cafe-5' },
          { id: 'cafe-6' },
          { id: 'cafe-7' },
          { id: 'cafe-8' },
          { id: 'cafe-9' },
          { id: 'cafe-10' },
          { id: 'cafe-11' },
        ]);
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
      await api
        .patch('/cafe/cafe-2', {
          id: 'cafe-2',
          account_state: 'active',
          cafe_name: 'donagi',
          city: 'guvuti',
          recorded_credit_limit_eur: 8.25,
          weekly_bags: 59,
        })
        .ok('the change is valid');
      await api.get('/cafe/cafe-1').ok('another object was updated', { ...cafe, invoices: [] });
      await api.get('/cafe/cafe-2').ok('the update is stored', {
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        id: 'cafe-2',
        account_manager: null,
        weekly_bags: 59,
        invoices: [],
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
      await api.delete('/cafe/cafe-1').removed('the object exists');
      await api.get('/cafe/cafe-2').ok('another object was deleted', {
        account_state: 'active',
        cafe_name: 'donagi',
        city: 'guvuti',
        recorded_credit_limit_eur: 8.25,
        id: 'cafe-2',
        account_manager: null,
        weekly_bags: 59,
        invoices: [],
      });
      await api.get('/cafe').ok('one of two objects was deleted', [{ id: 'cafe-2' }]);
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
      await api.post('/reset').removed('reset is always possible');
      await api.get('/cafe').ok('reset removes all objects', []);
      await api.get('/cafe/cafe-1').notFound('reset removed it');
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
      await api
        .post('/cafe', without(cafe, 'account_state'))
        .invalid('account_state is required and has no default');
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
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
      await api
        .post('/cafe', without(cafe, 'cafe_name'))
        .invalid('cafe_name is required and has no default');
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Cafe without city, which is required',
    about('cafe.city.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api.post('/cafe', without(cafe, 'city')).invalid('city is required and has no default');
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
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
      await api
        .post('/cafe', without(cafe, 'recorded_credit_limit_eur'))
        .invalid('recorded_credit_limit_eur is required and has no default');
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
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
      await api
        .post('/cafe', without(cafe, 'account_manager'))
        .invalid('account_manager is required and has no default');
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
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
      await api
        .post('/cafe', without(cafe, 'weekly_bags'))
        .invalid('weekly_bags is required and has no default');
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of account_state or weekly_bags alone leaves every other field as it is',
    about('cafe.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('StaffMember', staffMember);
      await api.create('Invoice', invoice);
      await api.create('Cafe', {
        ...cafe,
        account_manager: 'staffmember-1',
        invoices: ['invoice-1'],
      });
      await api.patch('/cafe/cafe-1', { account_state: 'active' }).ok(because, {
        ...cafe,
        account_state: 'active',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1'],
      });
      await api.patch('/cafe/cafe-1', { weekly_bags: 59 }).ok(because, {
        ...cafe,
        account_state: 'active',
        account_manager: 'staffmember-1',
        weekly_bags: 59,
        invoices: ['invoice-1'],
      });
      await api.get('/cafe/cafe-1').ok(because, {
        ...cafe,
        account_state: 'active',
        account_manager: 'staffmember-1',
        weekly_bags: 59,
        invoices: ['invoice-1'],
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
      const because = 'account_state is nullable';
      await api
        .post('/cafe', { ...cafe, account_state: null })
        .created(because, { account_state: null });
      await api.get('/cafe/cafe-1').ok(because, { account_state: null });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { account_state: null }).ok(because, { account_state: null });
      await api.get('/cafe/cafe-2').ok(because, { account_state: null });
    },
  );

  test(
    'cafe_name may be null',
    about('cafe.cafe_name.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'cafe_name is nullable';
      await api.post('/cafe', { ...cafe, cafe_name: null }).created(because, { cafe_name: null });
      await api.get('/cafe/cafe-1').ok(because, { cafe_name: null });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { cafe_name: null }).ok(because, { cafe_name: null });
      await api.get('/cafe/cafe-2').ok(because, { cafe_name: null });
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
      const because = 'city must not be null';
      await api.post('/cafe', { ...cafe, city: null }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { city: null }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { city: 'nagoba' });
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
      const because = 'recorded_credit_limit_eur must not be null';
      await api.post('/cafe', { ...cafe, recorded_credit_limit_eur: null }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { recorded_credit_limit_eur: null }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { recorded_credit_limit_eur: 88.75 });
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
      const because = 'weekly_bags must not be null';
      await api.post('/cafe', { ...cafe, weekly_bags: null }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { weekly_bags: null }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { weekly_bags: 21 });
    },
  );
});

test.describe('Cafe: types and bounds', () => {
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
      const because =
        'account_state must be one of trial, active, blocked, closed_down, under_review';
      await api.post('/cafe', { ...cafe, account_state: 421337 }).invalid(because);
      await api.post('/cafe', { ...cafe, account_state: { value: 'text' } }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { account_state: 0 }).invalid(because);
      await api.patch('/cafe/cafe-1', { account_state: {} }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { account_state: 'under_review' });
    },
  );

  test(
    'cafe_name of digits alone stays a string',
    about('cafe.cafe_name.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of cafe_name';
      await api
        .post('/cafe', { ...cafe, cafe_name: '0042' })
        .created(because, { cafe_name: '0042' });
      await api.get('/cafe/cafe-1').ok(because, { cafe_name: '0042' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { cafe_name: '0042' }).ok(because, { cafe_name: '0042' });
      await api.get('/cafe/cafe-2').ok(because, { cafe_name: '0042' });
    },
  );

  test(
    'cafe_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('cafe.cafe_name.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of cafe_name';
      await api
        .post('/cafe', { ...cafe, cafe_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { cafe_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/cafe/cafe-1').ok(because, { cafe_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', { cafe_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { cafe_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/cafe/cafe-2').ok(because, { cafe_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'cafe_name must be a string';
      await api.post('/cafe', { ...cafe, cafe_name: 421337 }).invalid(because);
      await api.post('/cafe', { ...cafe, cafe_name: { value: 'text' } }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { cafe_name: 0 }).invalid(because);
      await api.patch('/cafe/cafe-1', { cafe_name: {} }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { cafe_name: 'miradi' });
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
      const because = 'the minimum length of cafe_name is 2, inclusive';
      await api.post('/cafe', { ...cafe, cafe_name: 'r ' }).created(because, { cafe_name: 'r ' });
      await api.get('/cafe/cafe-1').ok(because, { cafe_name: 'r ' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { cafe_name: 'r ' }).ok(because, { cafe_name: 'r ' });
      await api.get('/cafe/cafe-2').ok(because, { cafe_name: 'r ' });
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
      const because = 'cafe_name must have at least 2 characters';
      await api.post('/cafe', { ...cafe, cafe_name: 'n' }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { cafe_name: 'n' }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { cafe_name: 'miradi' });
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
      const because = 'the maximum length of cafe_name is 80, inclusive';
      await api
        .post('/cafe', {
          ...cafe,
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .created(because, {
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/cafe/cafe-1').ok(because, {
        cafe_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', {
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        })
        .ok(because, {
          cafe_name:
            'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
        });
      await api.get('/cafe/cafe-2').ok(because, {
        cafe_name:
          'motu mamu titanu galutu turada bisito vagogu mugosa nido tonadu goti ranili tad ',
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
      const because = 'cafe_name must have at most 80 characters';
      await api
        .post('/cafe', {
          ...cafe,
          cafe_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api
        .patch('/cafe/cafe-1', {
          cafe_name:
            'modu tosa rata mimono subuna loda gabuta loludo datadu dabuma lano timo gulogu l ',
        })
        .invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { cafe_name: 'miradi' });
    },
  );

  test(
    'city of digits alone stays a string',
    about('cafe.city.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of city';
      await api.post('/cafe', { ...cafe, city: '0042' }).created(because, { city: '0042' });
      await api.get('/cafe/cafe-1').ok(because, { city: '0042' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { city: '0042' }).ok(because, { city: '0042' });
      await api.get('/cafe/cafe-2').ok(because, { city: '0042' });
    },
  );

  test(
    'city keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('cafe.city.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of city';
      await api
        .post('/cafe', { ...cafe, city: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { city: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/cafe/cafe-1').ok(because, { city: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', { city: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { city: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/cafe/cafe-2').ok(because, { city: ' Éloë\'s "½" <b> & \\ ✓ ' });
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
      const because = 'city must be a string';
      await api.post('/cafe', { ...cafe, city: 421337 }).invalid(because);
      await api.post('/cafe', { ...cafe, city: { value: 'text' } }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { city: 0 }).invalid(because);
      await api.patch('/cafe/cafe-1', { city: {} }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { city: 'nagoba' });
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
      const because = 'the minimum length of city is 2, inclusive';
      await api.post('/cafe', { ...cafe, city: 'r ' }).created(because, { city: 'r ' });
      await api.get('/cafe/cafe-1').ok(because, { city: 'r ' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { city: 'r ' }).ok(because, { city: 'r ' });
      await api.get('/cafe/cafe-2').ok(because, { city: 'r ' });
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
      const because = 'city must have at least 2 characters';
      await api.post('/cafe', { ...cafe, city: 'n' }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { city: 'n' }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { city: 'nagoba' });
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
      const because = 'the maximum length of city is 60, inclusive';
      await api
        .post('/cafe', {
          ...cafe,
          city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .created(because, { city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api
        .get('/cafe/cafe-1')
        .ok(because, { city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', {
          city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ',
        })
        .ok(because, { city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
      await api
        .get('/cafe/cafe-2')
        .ok(because, { city: 'voti mivu magu magiga gusati sibu donu losori suvamo modabi ' });
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
      const because = 'city must have at most 60 characters';
      await api
        .post('/cafe', {
          ...cafe,
          city: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api
        .patch('/cafe/cafe-1', {
          city: 'duva gilu sosani naragi bigu nadu rili dobari mibuni manu no ',
        })
        .invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { city: 'nagoba' });
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
      const because = '0 is a valid value of recorded_credit_limit_eur';
      await api
        .post('/cafe', { ...cafe, recorded_credit_limit_eur: 0 })
        .created(because, { recorded_credit_limit_eur: 0 });
      await api.get('/cafe/cafe-1').ok(because, { recorded_credit_limit_eur: 0 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', { recorded_credit_limit_eur: 0 })
        .ok(because, { recorded_credit_limit_eur: 0 });
      await api.get('/cafe/cafe-2').ok(because, { recorded_credit_limit_eur: 0 });
    },
  );

  test(
    'recorded_credit_limit_eur keeps three decimals',
    about('cafe.recorded_credit_limit_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of recorded_credit_limit_eur';
      await api
        .post('/cafe', { ...cafe, recorded_credit_limit_eur: 12.375 })
        .created(because, { recorded_credit_limit_eur: 12.375 });
      await api.get('/cafe/cafe-1').ok(because, { recorded_credit_limit_eur: 12.375 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', { recorded_credit_limit_eur: 12.375 })
        .ok(because, { recorded_credit_limit_eur: 12.375 });
      await api.get('/cafe/cafe-2').ok(because, { recorded_credit_limit_eur: 12.375 });
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
      const because = 'recorded_credit_limit_eur must be a number';
      await api.post('/cafe', { ...cafe, recorded_credit_limit_eur: 'abc' }).invalid(because);
      await api
        .post('/cafe', { ...cafe, recorded_credit_limit_eur: { value: 'text' } })
        .invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { recorded_credit_limit_eur: 'abc' }).invalid(because);
      await api.patch('/cafe/cafe-1', { recorded_credit_limit_eur: {} }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { recorded_credit_limit_eur: 88.75 });
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
      const because = 'the minimum of recorded_credit_limit_eur is 0, inclusive';
      await api
        .post('/cafe', { ...cafe, recorded_credit_limit_eur: 0 })
        .created(because, { recorded_credit_limit_eur: 0 });
      await api.get('/cafe/cafe-1').ok(because, { recorded_credit_limit_eur: 0 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', { recorded_credit_limit_eur: 0 })
        .ok(because, { recorded_credit_limit_eur: 0 });
      await api.get('/cafe/cafe-2').ok(because, { recorded_credit_limit_eur: 0 });
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
      const because = 'recorded_credit_limit_eur must be at least 0';
      await api.post('/cafe', { ...cafe, recorded_credit_limit_eur: -0.25 }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { recorded_credit_limit_eur: -0.25 }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { recorded_credit_limit_eur: 88.75 });
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
      const because = 'the maximum of recorded_credit_limit_eur is 18000, inclusive';
      await api
        .post('/cafe', { ...cafe, recorded_credit_limit_eur: 18000 })
        .created(because, { recorded_credit_limit_eur: 18000 });
      await api.get('/cafe/cafe-1').ok(because, { recorded_credit_limit_eur: 18000 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', { recorded_credit_limit_eur: 18000 })
        .ok(because, { recorded_credit_limit_eur: 18000 });
      await api.get('/cafe/cafe-2').ok(because, { recorded_credit_limit_eur: 18000 });
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
      const because = 'recorded_credit_limit_eur must be at most 18000';
      await api.post('/cafe', { ...cafe, recorded_credit_limit_eur: 18000.25 }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { recorded_credit_limit_eur: 18000.25 }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { recorded_credit_limit_eur: 88.75 });
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
      const because = 'weekly_bags must be an integer';
      await api.post('/cafe', { ...cafe, weekly_bags: 'abc' }).invalid(because);
      await api.post('/cafe', { ...cafe, weekly_bags: { value: 'text' } }).invalid(because);
      await api.post('/cafe', { ...cafe, weekly_bags: 20.5 }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { weekly_bags: 'abc' }).invalid(because);
      await api.patch('/cafe/cafe-1', { weekly_bags: {} }).invalid(because);
      await api.patch('/cafe/cafe-1', { weekly_bags: 20.5 }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { weekly_bags: 21 });
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
      const because = 'the minimum of weekly_bags is 0, inclusive';
      await api.post('/cafe', { ...cafe, weekly_bags: 0 }).created(because, { weekly_bags: 0 });
      await api.get('/cafe/cafe-1').ok(because, { weekly_bags: 0 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { weekly_bags: 0 }).ok(because, { weekly_bags: 0 });
      await api.get('/cafe/cafe-2').ok(because, { weekly_bags: 0 });
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
      const because = 'weekly_bags must be at least 0';
      await api.post('/cafe', { ...cafe, weekly_bags: -1 }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { weekly_bags: -1 }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { weekly_bags: 21 });
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
      const because = 'the maximum of weekly_bags is 800, inclusive';
      await api.post('/cafe', { ...cafe, weekly_bags: 800 }).created(because, { weekly_bags: 800 });
      await api.get('/cafe/cafe-1').ok(because, { weekly_bags: 800 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { weekly_bags: 800 }).ok(because, { weekly_bags: 800 });
      await api.get('/cafe/cafe-2').ok(because, { weekly_bags: 800 });
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
      const because = 'weekly_bags must be at most 800';
      await api.post('/cafe', { ...cafe, weekly_bags: 801 }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { weekly_bags: 801 }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { weekly_bags: 21 });
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
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CafeAccountState';
      await api
        .post('/cafe', { ...cafe, account_state: 'trial' })
        .created(because, { account_state: 'trial' });
      await api
        .patch('/cafe/cafe-1', { account_state: 'active' })
        .ok(because, { account_state: 'active' });
      await api
        .patch('/cafe/cafe-1', { account_state: 'blocked' })
        .ok(because, { account_state: 'blocked' });
      await api
        .patch('/cafe/cafe-1', { account_state: 'closed_down' })
        .ok(because, { account_state: 'closed_down' });
      await api
        .patch('/cafe/cafe-1', { account_state: 'under_review' })
        .ok(because, { account_state: 'under_review' });
      await api.get('/cafe/cafe-1').ok(because, { account_state: 'under_review' });
      await api
        .patch('/cafe/cafe-1', { account_state: 'trial' })
        .ok(because, { account_state: 'trial' });
    },
  );

  test(
    'account_state may be closed_down, which CafeAccountState has gained',
    about('cafe.account_state.accepts-added-closed_down', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'closed_down was added to CafeAccountState';
      await api
        .post('/cafe', { ...cafe, account_state: 'closed_down' })
        .created(because, { account_state: 'closed_down' });
      await api.get('/cafe/cafe-1').ok(because, { account_state: 'closed_down' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', { account_state: 'closed_down' })
        .ok(because, { account_state: 'closed_down' });
      await api.get('/cafe/cafe-2').ok(because, { account_state: 'closed_down' });
    },
  );

  test(
    'account_state may be under_review, which CafeAccountState has gained',
    about('cafe.account_state.accepts-added-under_review', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'under_review was added to CafeAccountState';
      await api.post('/cafe', cafe).created(because, { account_state: 'under_review' });
      await api.get('/cafe/cafe-1').ok(because, { account_state: 'under_review' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', account_state: 'active' });
      await api
        .patch('/cafe/cafe-2', { account_state: 'under_review' })
        .ok(because, { account_state: 'under_review' });
      await api.get('/cafe/cafe-2').ok(because, { account_state: 'under_review' });
    },
  );

  test(
    'create and update refuse an account_state that CafeAccountState does not list, such as unheard_of',
    about(
      'cafe.account_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because =
        'account_state must be one of trial, active, blocked, closed_down, under_review';
      await api.post('/cafe', { ...cafe, account_state: 'unheard_of' }).invalid(because);
      await api.post('/cafe', { ...cafe, account_state: 'trial ' }).invalid(because);
      await api.post('/cafe', { ...cafe, account_state: 'tria' }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { account_state: 'unheard_of' }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { account_state: 'under_review' });
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
      const because =
        'account_state must be one of trial, active, blocked, closed_down, under_review';
      await api.post('/cafe', { ...cafe, account_state: 'TRIAL' }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { account_state: 'TRIAL' }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { account_state: 'under_review' });
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
      const because = 'account_manager was sent as staffmember-1';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/cafe', { ...cafe, account_manager: 'staffmember-1' })
        .created(because, { account_manager: 'staffmember-1' });
      await api.get('/cafe/cafe-1').ok(because, { account_manager: 'staffmember-1' });
      await api
        .patch('/cafe/cafe-1', { account_manager: 'staffmember-2' })
        .ok('account_manager was changed to staffmember-2', { account_manager: 'staffmember-2' });
      await api
        .get('/cafe/cafe-1')
        .ok('account_manager was changed to staffmember-2', { account_manager: 'staffmember-2' });
      await api
        .get('/cafe')
        .ok('lists answer references as ids too', [
          { id: 'cafe-1', account_manager: 'staffmember-2' },
        ]);
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
      const because = 'account_manager must be the id of an existing StaffMember';
      await api.post('/cafe', { ...cafe, account_manager: 'staffmember-unknown' }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('StaffMember', staffMember);
      await api.create('Cafe', { ...cafe, account_manager: 'staffmember-1' });
      await api.patch('/cafe/cafe-1', { account_manager: 'staffmember-unknown' }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { account_manager: 'staffmember-1' });
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
      const because = 'account_manager must be the id of a StaffMember';
      await api.post('/cafe', { ...cafe, account_manager: 421337 }).invalid(because);
      await api.post('/cafe', { ...cafe, account_manager: { value: 'text' } }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { account_manager: 0 }).invalid(because);
      await api.patch('/cafe/cafe-1', { account_manager: {} }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { account_manager: null });
    },
  );

  test(
    'account_manager may be null',
    about('cafe.account_manager.accepts-null', 'references.null', 'changes.rename-entity'),
    async ({ api }) => {
      const because = 'a reference may be null';
      await api.create('StaffMember', staffMember);
      await api.post('/cafe', cafe).created(because, { account_manager: null });
      await api
        .patch('/cafe/cafe-1', { account_manager: 'staffmember-1' })
        .ok('the change is valid');
      await api
        .patch('/cafe/cafe-1', { account_manager: null })
        .ok(because, { account_manager: null });
      await api.get('/cafe/cafe-1').ok(because, { account_manager: null });
    },
  );

  test(
    'deleting a StaffMember clears every account_manager that refers to it',
    about(
      'cafe.account_manager.is-cleared-by-delete',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-1 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('Cafe', { ...cafe, account_manager: 'staffmember-1' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', account_manager: 'staffmember-1' });
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api.get('/cafe/cafe-1').ok(because, { id: 'cafe-1', account_manager: null });
      await api.get('/cafe/cafe-2').ok(because, { id: 'cafe-2', account_manager: null });
      await api.get('/cafe').ok(because, [
        { id: 'cafe-1', account_manager: null },
        { id: 'cafe-2', account_manager: null },
      ]);
      await api
        .patch('/cafe/cafe-1', { account_state: 'active' })
        .ok('an update of something else brings no reference back', { account_manager: null });
      await api
        .patch('/cafe/cafe-1', { account_manager: 'staffmember-1' })
        .invalid('account_manager must be the id of an existing StaffMember');
      await api.create('StaffMember', staffMember);
      await api
        .get('/cafe/cafe-2')
        .ok('the StaffMember that has the id staffmember-1 now is another', {
          account_manager: null,
        });
    },
  );

  test(
    'deleting a StaffMember keeps an account_manager that refers to another',
    about(
      'cafe.account_manager.survives-delete-of-another',
      'references.deleted',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('Cafe', { ...cafe, account_manager: 'staffmember-2' });
      await api.delete('/staffmember/staffmember-1').removed(because);
      await api
        .get('/cafe/cafe-1')
        .ok('another StaffMember was deleted', { account_manager: 'staffmember-2' });
      await api.delete('/cafe/cafe-1').removed(because);
      await api
        .get('/staffmember/staffmember-2')
        .ok('only what refers to it was deleted', { id: 'staffmember-2' });
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
      const because = 'account_manager must be the id of an existing StaffMember';
      await api.create('Cafe', cafe);
      await api
        .post('/cafe', { ...cafe, id: 'cafe-2', account_manager: 'cafe-1' })
        .invalid(because);
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { account_manager: 'cafe-1' }).invalid(because);
      await api
        .get('/cafe/cafe-2')
        .ok('a refused update changes nothing', { account_manager: null });
    },
  );

  test(
    'deleting a Cafe, or the StaffMember of the same id, leaves the other one and account_manager as they are',
    about(
      'cafe.account_manager.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'cafe-1' });
      await api.create('StaffMember', { ...staffMember, id: 'cafe-2' });
      await api.create('Cafe', { ...cafe, account_manager: 'cafe-2' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.delete('/cafe/cafe-2').removed(because);
      await api
        .get('/staffmember/cafe-2')
        .ok('no StaffMember was deleted', { ...staffMember, id: 'cafe-2', department: null });
      await api.delete('/staffmember/cafe-1').removed(because);
      await api.get('/cafe/cafe-1').ok('only the StaffMember cafe-1 was deleted', {
        ...cafe,
        account_manager: 'cafe-2',
        invoices: [],
      });
    },
  );

  test(
    'invoices is an empty list when a create leaves it out',
    about('cafe.invoices.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      const because = 'invoices was left out';
      await api.post('/cafe', cafe).created(because, { invoices: [] });
      await api.get('/cafe/cafe-1').ok(because, { invoices: [] });
    },
  );

  test(
    'invoices lists existing Invoice objects and is answered as their ids',
    about(
      'cafe.invoices.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'invoices was sent with two ids';
      await api.create('Invoice', invoice);
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3' });
      await api.create('Invoice', { ...invoice, id: 'invoice-4' });
      await api.create('Invoice', { ...invoice, id: 'invoice-5' });
      await api
        .post('/cafe', { ...cafe, invoices: ['invoice-1', 'invoice-2'] })
        .created(because, { invoices: ['invoice-1', 'invoice-2'] });
      await api.get('/cafe/cafe-1').ok(because, { invoices: ['invoice-1', 'invoice-2'] });
      await api
        .get('/cafe')
        .ok('lists answer references as ids too', [
          { id: 'cafe-1', invoices: ['invoice-1', 'invoice-2'] },
        ]);
      await api
        .patch('/cafe/cafe-1', { invoices: ['invoice-2', 'invoice-1'] })
        .ok('any order will do', { invoices: ['invoice-2', 'invoice-1'] });
      await api
        .patch('/cafe/cafe-1', {
          invoices: ['invoice-1', 'invoice-2', 'invoice-3', 'invoice-4', 'invoice-5'],
        })
        .ok('no length is too much', {
          invoices: ['invoice-1', 'invoice-2', 'invoice-3', 'invoice-4', 'invoice-5'],
        });
      await api.delete('/cafe/cafe-1').removed('the object exists');
      await api
        .get('/invoice')
        .ok('only what refers to them was deleted', [
          { id: 'invoice-1' },
          { id: 'invoice-2' },
          { id: 'invoice-3' },
          { id: 'invoice-4' },
          { id: 'invoice-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in invoices',
    about('cafe.invoices.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Invoice', invoice);
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.create('Cafe', { ...cafe, invoices: ['invoice-1'] });
      await api
        .patch('/cafe/cafe-1', { invoices: ['invoice-2'] })
        .ok('an update replaces the list', { invoices: ['invoice-2'] });
      await api.patch('/cafe/cafe-1', { invoices: [] }).ok('the change is valid');
      await api.get('/cafe/cafe-1').ok('the list was emptied', { invoices: [] });
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
      const because = 'invoices must hold only ids of existing Invoice objects';
      await api.create('Invoice', invoice);
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.post('/cafe', { ...cafe, invoices: ['invoice-unknown'] }).invalid(because);
      await api
        .post('/cafe', { ...cafe, invoices: ['invoice-1', 'invoice-unknown'] })
        .invalid(because);
      await api
        .post('/cafe', { ...cafe, invoices: ['invoice-unknown', 'invoice-2'] })
        .invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', { ...cafe, invoices: ['invoice-1', 'invoice-2'] });
      await api.patch('/cafe/cafe-1', { invoices: ['invoice-unknown'] }).invalid(because);
      await api
        .patch('/cafe/cafe-1', { invoices: ['invoice-1', 'invoice-unknown'] })
        .invalid(because);
      await api
        .patch('/cafe/cafe-1', { invoices: ['invoice-unknown', 'invoice-2'] })
        .invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { invoices: ['invoice-1', 'invoice-2'] });
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
      const because = 'invoices must not be null';
      await api.post('/cafe', { ...cafe, invoices: null }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { invoices: null }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { invoices: [] });
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
      const because = 'invoices must be a list of ids of Invoice';
      await api.create('Invoice', { ...invoice, id: 'x' });
      await api.post('/cafe', { ...cafe, invoices: 'x' }).invalid(because);
      await api.post('/cafe', { ...cafe, invoices: [{ value: 'text' }] }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { invoices: 'x' }).invalid(because);
      await api.patch('/cafe/cafe-1', { invoices: [{}] }).invalid(because);
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', { invoices: [] });
    },
  );

  test(
    'deleting an Invoice takes its id out of every invoices and keeps the others',
    about(
      'cafe.invoices.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'invoice-2 was deleted';
      await api.create('Invoice', invoice);
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3' });
      await api.create('Cafe', { ...cafe, invoices: ['invoice-1', 'invoice-2', 'invoice-3'] });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', invoices: ['invoice-2'] });
      await api.delete('/invoice/invoice-2').removed('the object exists');
      await api
        .get('/cafe/cafe-1')
        .ok(because, { id: 'cafe-1', invoices: ['invoice-1', 'invoice-3'] });
      await api.get('/cafe/cafe-2').ok(because, { id: 'cafe-2', invoices: [] });
      await api.get('/cafe').ok(because, [
        { id: 'cafe-1', invoices: ['invoice-1', 'invoice-3'] },
        { id: 'cafe-2', invoices: [] },
      ]);
      await api
        .patch('/cafe/cafe-1', { account_state: 'active' })
        .ok('an update of something else brings no reference back', {
          invoices: ['invoice-1', 'invoice-3'],
        });
      await api
        .patch('/cafe/cafe-1', { invoices: ['invoice-1', 'invoice-2'] })
        .invalid('invoices must hold only ids of existing Invoice objects');
      await api.create('Invoice', { ...invoice, id: 'invoice-2' });
      await api
        .get('/cafe/cafe-2')
        .ok('the Invoice that has the id invoice-2 now is another', { invoices: [] });
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
      const because = 'invoices must hold only ids of existing Invoice objects';
      await api.create('Cafe', cafe);
      await api.post('/cafe', { ...cafe, id: 'cafe-2', invoices: ['cafe-1'] }).invalid(because);
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { invoices: ['cafe-1'] }).invalid(because);
      await api.get('/cafe/cafe-2').ok('a refused update changes nothing', { invoices: [] });
    },
  );

  test(
    'deleting a Cafe, or the Invoice of the same id, leaves the other one and invoices as they are',
    about(
      'cafe.invoices.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('Invoice', { ...invoice, id: 'cafe-1' });
      await api.create('Invoice', { ...invoice, id: 'cafe-2' });
      await api.create('Cafe', { ...cafe, invoices: ['cafe-2'] });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.delete('/cafe/cafe-2').removed(because);
      await api.get('/invoice/cafe-2').ok('no Invoice was deleted', { ...invoice, id: 'cafe-2' });
      await api.delete('/invoice/cafe-1').removed(because);
      await api
        .get('/cafe/cafe-1')
        .ok('only the Invoice cafe-1 was deleted', { ...cafe, invoices: ['cafe-2'] });
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
      await api
        .patch('/cafe/cafe-1', { account_state: 'active', account_manager: 'staffmember-unknown' })
        .invalid('account_manager must be the id of an existing StaffMember');
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { ...cafe, invoices: [] });
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
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds', {
          account_state: 'active',
          cafe_name: 'miradi',
          city: 'nagoba',
          recorded_credit_limit_eur: 177.5,
          id: 'cafe-1',
          account_manager: 'staffmember-1',
          weekly_bags: 42,
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        });
      await api.get('/cafe/cafe-1').ok('what the action did is stored', {
        account_state: 'active',
        cafe_name: 'miradi',
        city: 'nagoba',
        recorded_credit_limit_eur: 177.5,
        id: 'cafe-1',
        account_manager: 'staffmember-1',
        weekly_bags: 42,
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
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
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds', {
          account_state: 'active',
          cafe_name: 'miradi',
          city: 'nagoba',
          recorded_credit_limit_eur: 177.5,
          id: 'cafe-1',
          account_manager: 'staffmember-1',
          weekly_bags: 42,
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        });
      await api.get('/cafe/cafe-1').ok('what the action did is stored', {
        account_state: 'active',
        cafe_name: 'miradi',
        city: 'nagoba',
        recorded_credit_limit_eur: 177.5,
        id: 'cafe-1',
        account_manager: 'staffmember-1',
        weekly_bags: 42,
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
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
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('open_account was not called yet', { result: 88.75 });
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds');
      await api
        .get('/cafe/cafe-1')
        .ok('set this.recorded_credit_limit_eur to this.recorded_credit_limit_eur * 2', {
          recorded_credit_limit_eur: 177.5,
          cafe_name: 'miradi',
          city: 'nagoba',
          id: 'cafe-1',
          account_manager: 'staffmember-1',
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        });
      await api
        .get('/analytics/cafe/recorded_credit_limit_eur/avg')
        .ok('open_account changed recorded_credit_limit_eur', { result: 177.5 });
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
      const because = 'open_account was not called yet';
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
      await api.get('/analytics/cafe/weekly_bags/max').ok(because, { result: 21 });
      await api.get('/analytics/cafe/weekly_bags/sum').ok(because, { result: 21 });
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds');
      await api.get('/cafe/cafe-1').ok('set this.weekly_bags to this.weekly_bags * 2', {
        weekly_bags: 42,
        cafe_name: 'miradi',
        city: 'nagoba',
        id: 'cafe-1',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api
        .get('/analytics/cafe/weekly_bags/max')
        .ok('open_account changed weekly_bags', { result: 42 });
      await api
        .get('/analytics/cafe/weekly_bags/sum')
        .ok('open_account changed weekly_bags', { result: 42 });
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
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds');
      await api
        .get('/staffmember/staffmember-1')
        .ok('on item in this.account_manager: set item.contract_status to "on_leave"', {
          ...staffMember,
          contract_status: 'on_leave',
          department: null,
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
      const because = 'for each item in this.invoices: set item.billing_state to "drafted"';
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
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds');
      await api.get('/invoice/invoice-1').ok(because, invoice);
      await api.get('/invoice/invoice-2').ok(because, { ...invoice, id: 'invoice-2' });
      await api.get('/invoice/invoice-3').ok(because, { ...invoice, id: 'invoice-3' });
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
      const because = 'open_account was called on cafe-1, which does not concern this object';
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
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds');
      await api.get('/cafe/cafe-2').ok(because, {
        ...cafe,
        account_state: 'trial',
        id: 'cafe-2',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
      });
      await api
        .get('/staffmember/staffmember-2')
        .ok(because, { ...staffMember, id: 'staffmember-2', department: null });
      await api
        .get('/invoice/invoice-4')
        .ok(because, { ...invoice, billing_state: 'partly_paid', id: 'invoice-4' });
    },
  );

  test(
    'open_account acts on what updates left, and later updates leave what it did',
    about(
      'cafe.open_account.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
      'effects.for-each',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('StaffMember', { ...staffMember, contract_status: 'under_review' });
      await api.create('Invoice', { ...invoice, billing_state: 'paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-2', billing_state: 'paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-3', billing_state: 'partly_paid' });
      await api.create('Invoice', { ...invoice, id: 'invoice-4' });
      await api.create('Cafe', {
        ...cafe,
        account_state: 'active',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3', 'invoice-4'],
        recorded_credit_limit_eur: 16000,
        weekly_bags: 59,
      });
      await api
        .patch('/cafe/cafe-1', {
          account_state: 'trial',
          account_manager: 'staffmember-1',
          invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
          recorded_credit_limit_eur: 88.75,
          weekly_bags: 21,
        })
        .ok(because);
      await api.patch('/invoice/invoice-3', { billing_state: 'paid' }).ok(because);
      await api.patch('/invoice/invoice-2', { billing_state: 'partly_paid' }).ok(because);
      await api.patch('/invoice/invoice-1', { billing_state: 'partly_paid' }).ok(because);
      await api.patch('/staffmember/staffmember-1', { contract_status: 'permanent' }).ok(because);
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds');
      await api.get('/cafe').ok('a list shows what open_account did', [
        {
          id: 'cafe-1',
          account_state: 'active',
          recorded_credit_limit_eur: 177.5,
          weekly_bags: 42,
        },
      ]);
      await api
        .get('/staffmember')
        .ok('a list shows what open_account did', [
          { id: 'staffmember-1', contract_status: 'on_leave' },
        ]);
      await api.get('/invoice').ok('a list shows what open_account did', [
        { id: 'invoice-1', billing_state: 'drafted' },
        { id: 'invoice-2', billing_state: 'drafted' },
        { id: 'invoice-3', billing_state: 'drafted' },
        { id: 'invoice-4', billing_state: 'drafted' },
      ]);
      await api.patch('/cafe/cafe-1', { cafe_name: 'donagi' }).ok(because);
      await api
        .get('/cafe/cafe-1')
        .ok('what open_account did stays when something else is updated', {
          cafe_name: 'donagi',
          account_state: 'active',
          recorded_credit_limit_eur: 177.5,
          weekly_bags: 42,
        });
      await api.patch('/invoice/invoice-3', { due_at: '2018-11-24 14:45:15' }).ok(because);
      await api
        .get('/invoice/invoice-3')
        .ok('what open_account did stays when something else is updated', {
          due_at: '2018-11-24 14:45:15',
          billing_state: 'drafted',
        });
      await api
        .patch('/cafe/cafe-1', { account_state: 'trial' })
        .ok('an update may lead back to any account_state');
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds', {
          account_state: 'active',
          recorded_credit_limit_eur: 355,
          weekly_bags: 84,
        });
    },
  );

  test(
    'open_account answers 404 for an id that no Cafe has',
    about('cafe.open_account.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.post('/cafe/cafe-unknown/open_account').notFound('no Cafe has the id cafe-unknown');
      await api.delete('/cafe/cafe-1').removed('the object exists');
      await api.post('/cafe/cafe-1/open_account').notFound('it was deleted');
      await api.create('StaffMember', staffMember);
      await api
        .post('/cafe/staffmember-1/open_account')
        .notFound('the id is that of a StaffMember, and no Cafe has it');
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
      await api
        .post('/cafe/cafe-1/open_account')
        .refused('open_account starts from trial or blocked, and account_state is active');
      await api.get('/cafe/cafe-1').ok('a refused action changes nothing', {
        account_state: 'active',
        recorded_credit_limit_eur: 88.75,
        weekly_bags: 21,
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
      await api
        .post('/cafe/cafe-1/open_account')
        .refused('open_account starts from trial or blocked, and account_state is closed_down');
      await api.get('/cafe/cafe-1').ok('a refused action changes nothing', {
        account_state: 'closed_down',
        recorded_credit_limit_eur: 88.75,
        weekly_bags: 21,
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
      await api
        .post('/cafe/cafe-1/open_account')
        .refused('open_account starts from trial or blocked, and account_state is under_review');
      await api.get('/cafe/cafe-1').ok('a refused action changes nothing', {
        account_state: 'under_review',
        recorded_credit_limit_eur: 88.75,
        weekly_bags: 21,
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
      await api
        .post('/cafe/cafe-1/open_account')
        .refused('open_account starts from trial or blocked, and account_state is null');
      await api.get('/cafe/cafe-1').ok('a refused action changes nothing', {
        account_state: null,
        recorded_credit_limit_eur: 88.75,
        weekly_bags: 21,
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
      await api
        .post('/cafe/cafe-1/open_account')
        .refused('the condition count(this.invoices) <= 3 is not satisfied');
      await api.get('/cafe/cafe-1').ok('a refused action changes nothing', {
        account_state: 'trial',
        recorded_credit_limit_eur: 88.75,
        weekly_bags: 21,
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
      'endpoints.update',
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
        invoices: ['invoice-1', 'invoice-2', 'invoice-3'],
        recorded_credit_limit_eur: 16000,
      });
      await api
        .post('/cafe/cafe-1/open_account')
        .refused('the condition this.recorded_credit_limit_eur < 16000 is not satisfied');
      await api.get('/cafe/cafe-1').ok('a refused action changes nothing', {
        account_state: 'trial',
        recorded_credit_limit_eur: 16000,
        weekly_bags: 21,
      });
      await api.patch('/cafe/cafe-1', { recorded_credit_limit_eur: 9 }).ok('the change is valid');
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds');
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
      await api
        .post('/cafe/cafe-1/open_account')
        .refused('the condition this.account_manager is not null is not satisfied');
      await api.get('/cafe/cafe-1').ok('a refused action changes nothing', {
        account_state: 'trial',
        recorded_credit_limit_eur: 88.75,
        weekly_bags: 21,
      });
    },
  );

  test(
    'open_account changes none of the objects that it refers to when it is refused',
    about('cafe.open_account.refused-changes-no-object', 'actions.refused-unchanged'),
    async ({ api }) => {
      const because = 'a refused action changes nothing';
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
      await api
        .post('/cafe/cafe-1/open_account')
        .refused('the condition count(this.invoices) <= 3 is not satisfied');
      await api.get('/staffmember/staffmember-1').ok(because, { ...staffMember, department: null });
      await api.get('/invoice/invoice-1').ok(because, { ...invoice, billing_state: 'partly_paid' });
      await api
        .get('/invoice/invoice-2')
        .ok(because, { ...invoice, billing_state: 'partly_paid', id: 'invoice-2' });
      await api
        .get('/invoice/invoice-3')
        .ok(because, { ...invoice, billing_state: 'paid', id: 'invoice-3' });
      await api.get('/invoice/invoice-4').ok(because, { ...invoice, id: 'invoice-4' });
      await api.get('/cafe/cafe-1').ok(because, {
        ...cafe,
        account_state: 'trial',
        account_manager: 'staffmember-1',
        invoices: ['invoice-1', 'invoice-2', 'invoice-3', 'invoice-4'],
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
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds', {
          account_state: 'active',
          recorded_credit_limit_eur: 177.5,
          weekly_bags: 42,
        });
      await api.get('/cafe/cafe-1').ok('invoices is empty, which is allowed', {
        account_state: 'active',
        recorded_credit_limit_eur: 177.5,
        weekly_bags: 42,
      });
      await api
        .get('/staffmember/staffmember-1')
        .ok('every effect that concerns it is applied', { contract_status: 'on_leave' });
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
      const because = 'every effect that concerns it is applied';
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
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds', {
          account_state: 'active',
          recorded_credit_limit_eur: 177.5,
          weekly_bags: 42,
        });
      await api
        .get('/cafe/cafe-1')
        .ok(
          'count(this.invoices) <= 3 would not hold with the objects that are not in invoices, which is allowed',
          {
            account_state: 'active',
            recorded_credit_limit_eur: 177.5,
            weekly_bags: 42,
          },
        );
      await api.get('/staffmember/staffmember-1').ok(because, { contract_status: 'on_leave' });
      await api.get('/invoice/invoice-1').ok(because, { billing_state: 'drafted' });
      await api.get('/invoice/invoice-2').ok(because, { billing_state: 'drafted' });
      await api.get('/invoice/invoice-3').ok(because, { billing_state: 'drafted' });
    },
  );

  test(
    'open_account is refused after the deletion of what account_manager named',
    about(
      'cafe.open_account.refuses-after-delete-in-account_manager',
      'guards.is-null',
      'references.deleted',
      'actions.guard',
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
      await api.delete('/staffmember/staffmember-1').removed('the object exists');
      await api
        .post('/cafe/cafe-1/open_account')
        .refused('the condition this.account_manager is not null is not satisfied');
      await api.get('/cafe/cafe-1').ok('a refused action changes nothing', {
        account_state: 'trial',
        recorded_credit_limit_eur: 88.75,
        weekly_bags: 21,
      });
    },
  );

  test(
    'open_account succeeds after the deletion of what invoices named',
    about(
      'cafe.open_account.succeeds-after-delete-in-invoices',
      'guards.count-sum',
      'effects.for-each',
      'references.deleted',
      'actions.success',
    ),
    async ({ api }) => {
      const because = 'the object exists';
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
      await api.delete('/invoice/invoice-1').removed(because);
      await api.delete('/invoice/invoice-2').removed(because);
      await api.delete('/invoice/invoice-3').removed(because);
      await api.delete('/invoice/invoice-4').removed(because);
      await api
        .post('/cafe/cafe-1/open_account')
        .ok('the state is right and every condition holds', {
          account_state: 'active',
          recorded_credit_limit_eur: 177.5,
          weekly_bags: 42,
        });
      await api
        .get('/cafe/cafe-1')
        .ok('deleted before the action: invoice-1, invoice-2, invoice-3, invoice-4', {
          account_state: 'active',
          recorded_credit_limit_eur: 177.5,
          weekly_bags: 42,
          invoices: [],
        });
    },
  );
});
