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

// A valid BankAccount, as the tests send it.
const bankAccount = {
  account_name: 'nomilu',
  account_state: 'frozen',
  iban: 'ninoto',
  id: 'bankaccount-1',
  overdraft_limit_eur: 12.25,
};

test.describe('BankAccount: create, read, update and delete', () => {
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
    'create answers the new BankAccount, and read answers it again',
    about(
      'bankaccount.create.answers-the-object',
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
        .post('/bankaccount', bankAccount)
        .created('create answers the object that was sent', { ...bankAccount, signatories: [] });
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('read answers the object that was created', { ...bankAccount, signatories: [] });
      await api
        .post('/bankaccount', { ...bankAccount, id: 'bankaccount-2' })
        .created('objects may be alike in everything but their ids', { id: 'bankaccount-2' });
    },
  );

  test(
    'the id of a BankAccount may be any text, upper and lower case told apart, but no number',
    about(
      'bankaccount.create.accepts-any-id',
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
        .post('/bankaccount', { ...bankAccount, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'room 2.b at the very end of the long hall',
      });
      await api
        .delete('/bankaccount/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/bankaccount/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...bankAccount,
          id: 'Room 2.B at the Very End of the Long Hall',
          signatories: [],
        });
      await api.post('/bankaccount', { ...bankAccount, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole BankAccount',
    about(
      'bankaccount.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api
        .patch('/bankaccount/bankaccount-1', {
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          overdraft_limit_eur: 39.25,
        })
        .ok('every one of these fields was sent', {
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          id: 'bankaccount-1',
          overdraft_limit_eur: 39.25,
          signatories: [],
        });
      await api.get('/bankaccount/bankaccount-1').ok('the update is stored', {
        account_name: 'ruligi',
        account_state: 'requested',
        iban: 'tatura',
        overdraft_limit_eur: 39.25,
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('bankaccount.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('BankAccount', bankAccount);
      await api
        .patch('/bankaccount/bankaccount-1', {
          id: 'bankaccount-1',
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          overdraft_limit_eur: 39.25,
        })
        .ok(because, {
          id: 'bankaccount-1',
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          overdraft_limit_eur: 39.25,
        });
      await api.get('/bankaccount/bankaccount-1').ok(because, {
        id: 'bankaccount-1',
        account_name: 'ruligi',
        account_state: 'requested',
        iban: 'tatura',
        overdraft_limit_eur: 39.25,
      });
    },
  );

  test(
    'update that is refused for overdraft_limit_eur does not change account_name either',
    about(
      'bankaccount.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api
        .patch('/bankaccount/bankaccount-1', { account_name: 'ruligi', overdraft_limit_eur: 'abc' })
        .invalid('overdraft_limit_eur must be a number');
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { ...bankAccount, signatories: [] });
    },
  );

  test(
    'delete removes a BankAccount: no read finds it and no list holds it',
    about(
      'bankaccount.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('BankAccount', bankAccount);
      await api.delete('/bankaccount/bankaccount-1').removed('the object exists');
      await api.get('/bankaccount/bankaccount-1').notFound(because);
      await api.patch('/bankaccount/bankaccount-1', { id: 'bankaccount-1' }).notFound(because);
      await api.get('/bankaccount').ok('what was deleted is in no list', []);
      await api
        .post('/bankaccount', {
          ...bankAccount,
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          overdraft_limit_eur: 39.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          id: 'bankaccount-1',
          overdraft_limit_eur: 39.25,
          signatories: [],
        });
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          id: 'bankaccount-1',
          overdraft_limit_eur: 39.25,
          signatories: [],
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no BankAccount has',
    about('bankaccount.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no BankAccount has the id bankaccount-unknown';
      await api.create('BankAccount', bankAccount);
      await api.get('/bankaccount/bankaccount-unknown').notFound(because);
      await api
        .patch('/bankaccount/bankaccount-unknown', {
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          overdraft_limit_eur: 39.25,
        })
        .notFound(because);
      await api.delete('/bankaccount/bankaccount-unknown').notFound(because);
      await api
        .get('/bankaccount')
        .ok('requests for an unknown id change nothing', [{ id: 'bankaccount-1' }]);
    },
  );
});

test.describe('BankAccount: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every BankAccount with all of its fields',
    about('bankaccount.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-2',
        account_name: 'ruligi',
        account_state: 'requested',
        iban: 'tatura',
        overdraft_limit_eur: 39.25,
      });
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-3',
        account_name: 'nalulu',
        account_state: 'closed',
        iban: 'sitata',
        overdraft_limit_eur: 36.25,
      });
      await api.get('/bankaccount').ok('three objects were created', [
        { ...bankAccount, signatories: [] },
        {
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          id: 'bankaccount-2',
          overdraft_limit_eur: 39.25,
          signatories: [],
        },
        {
          account_name: 'nalulu',
          account_state: 'closed',
          iban: 'sitata',
          id: 'bankaccount-3',
          overdraft_limit_eur: 36.25,
          signatories: [],
        },
      ]);
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-4',
        account_state: 'active',
      });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-5' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-6' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-7' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-8' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-9' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-10' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-11' });
      await api
        .get('/bankaccount')
        .ok('a list holds every object, however many there are', [
          { id: 'bankaccount-1' },
          { id: 'bankaccount-2' },
          { id: 'bankaccount-3' },
          { id: 'bankaccount-4' },
          { id: 'bankaccount-5' },
          { id: 'bankaccount-6' },
          { id: 'bankaccount-7' },
          { id: 'bankaccount-8' },
          { id: 'bankaccount-9' },
          { id: 'bankaccount-10' },
          { id: 'bankaccount-11' },
        ]);
    },
  );

  test(
    'update of one BankAccount leaves another as it was',
    about('bankaccount.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-2',
        account_name: 'ruligi',
        account_state: 'requested',
        iban: 'tatura',
        overdraft_limit_eur: 39.25,
      });
      await api
        .patch('/bankaccount/bankaccount-2', {
          id: 'bankaccount-2',
          account_name: 'ruligi',
          account_state: 'requested',
          iban: 'tatura',
          overdraft_limit_eur: 39.25,
        })
        .ok('the change is valid');
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('another object was updated', { ...bankAccount, signatories: [] });
      await api.get('/bankaccount/bankaccount-2').ok('the update is stored', {
        account_name: 'ruligi',
        account_state: 'requested',
        iban: 'tatura',
        id: 'bankaccount-2',
        overdraft_limit_eur: 39.25,
        signatories: [],
      });
    },
  );

  test(
    'delete of one BankAccount leaves another as it was',
    about(
      'bankaccount.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-2',
        account_name: 'ruligi',
        account_state: 'requested',
        iban: 'tatura',
        overdraft_limit_eur: 39.25,
      });
      await api.delete('/bankaccount/bankaccount-1').removed('the object exists');
      await api.get('/bankaccount/bankaccount-2').ok('another object was deleted', {
        account_name: 'ruligi',
        account_state: 'requested',
        iban: 'tatura',
        id: 'bankaccount-2',
        overdraft_limit_eur: 39.25,
        signatories: [],
      });
      await api.get('/bankaccount').ok('one of two objects was deleted', [{ id: 'bankaccount-2' }]);
    },
  );

  test(
    'reset removes every BankAccount',
    about('bankaccount.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-2',
        account_name: 'ruligi',
        account_state: 'requested',
        iban: 'tatura',
        overdraft_limit_eur: 39.25,
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/bankaccount').ok('reset removes all objects', []);
      await api.get('/bankaccount/bankaccount-1').notFound('reset removed it');
    },
  );
});

test.describe('BankAccount: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a BankAccount without account_name, which is required',
    about(
      'bankaccount.account_name.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/bankaccount', without(bankAccount, 'account_name'))
        .invalid('account_name is required and has no default');
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a BankAccount without account_state, which is required',
    about(
      'bankaccount.account_state.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/bankaccount', without(bankAccount, 'account_state'))
        .invalid('account_state is required and has no default');
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a BankAccount without iban, which is required',
    about(
      'bankaccount.iban.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/bankaccount', without(bankAccount, 'iban'))
        .invalid('iban is required and has no default');
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a BankAccount without an id',
    about(
      'bankaccount.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/bankaccount', without(bankAccount, 'id')).invalid('id must be sent');
      await api.get('/bankaccount').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a BankAccount without overdraft_limit_eur, which is required',
    about(
      'bankaccount.overdraft_limit_eur.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/bankaccount', without(bankAccount, 'overdraft_limit_eur'))
        .invalid('overdraft_limit_eur is required and has no default');
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of account_name or overdraft_limit_eur alone leaves every other field as it is',
    about('bankaccount.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('StaffMember', staffMember);
      await api.create('BankAccount', { ...bankAccount, signatories: ['staffmember-1'] });
      await api
        .patch('/bankaccount/bankaccount-1', { account_name: 'ruligi' })
        .ok(because, { ...bankAccount, account_name: 'ruligi', signatories: ['staffmember-1'] });
      await api.patch('/bankaccount/bankaccount-1', { overdraft_limit_eur: 39.25 }).ok(because, {
        ...bankAccount,
        account_name: 'ruligi',
        overdraft_limit_eur: 39.25,
        signatories: ['staffmember-1'],
      });
      await api.get('/bankaccount/bankaccount-1').ok(because, {
        ...bankAccount,
        account_name: 'ruligi',
        overdraft_limit_eur: 39.25,
        signatories: ['staffmember-1'],
      });
    },
  );
});

test.describe('BankAccount: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'create and update refuse null for account_name',
    about(
      'bankaccount.account_name.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'account_name must not be null';
      await api.post('/bankaccount', { ...bankAccount, account_name: null }).invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api.patch('/bankaccount/bankaccount-1', { account_name: null }).invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { account_name: 'nomilu' });
    },
  );

  test(
    'account_state may be null',
    about(
      'bankaccount.account_state.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'account_state is nullable';
      await api
        .post('/bankaccount', { ...bankAccount, account_state: null })
        .created(because, { account_state: null });
      await api.get('/bankaccount/bankaccount-1').ok(because, { account_state: null });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { account_state: null })
        .ok(because, { account_state: null });
      await api.get('/bankaccount/bankaccount-2').ok(because, { account_state: null });
    },
  );

  test(
    'create and update refuse null for iban',
    about(
      'bankaccount.iban.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'iban must not be null';
      await api.post('/bankaccount', { ...bankAccount, iban: null }).invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api.patch('/bankaccount/bankaccount-1', { iban: null }).invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { iban: 'ninoto' });
    },
  );

  test(
    'create and update refuse null for overdraft_limit_eur',
    about(
      'bankaccount.overdraft_limit_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'overdraft_limit_eur must not be null';
      await api
        .post('/bankaccount', { ...bankAccount, overdraft_limit_eur: null })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api.patch('/bankaccount/bankaccount-1', { overdraft_limit_eur: null }).invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { overdraft_limit_eur: 12.25 });
    },
  );
});

test.describe('BankAccount: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.string-length: Strings shorter or longer than their field allows are refused with 400
  //   or 422. Lengths are inclusive too, and a length that is not listed is not limited.

  test(
    'account_name of digits alone stays a string',
    about(
      'bankaccount.account_name.keeps-digits-as-text',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '"0042" is a valid value of account_name';
      await api
        .post('/bankaccount', { ...bankAccount, account_name: '0042' })
        .created(because, { account_name: '0042' });
      await api.get('/bankaccount/bankaccount-1').ok(because, { account_name: '0042' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { account_name: '0042' })
        .ok(because, { account_name: '0042' });
      await api.get('/bankaccount/bankaccount-2').ok(because, { account_name: '0042' });
    },
  );

  test(
    'account_name keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about(
      'bankaccount.account_name.keeps-every-character',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of account_name';
      await api
        .post('/bankaccount', { ...bankAccount, account_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { account_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/bankaccount/bankaccount-1')
        .ok(because, { account_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { account_name: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { account_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api
        .get('/bankaccount/bankaccount-2')
        .ok(because, { account_name: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse an account_name of a wrong type',
    about(
      'bankaccount.account_name.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'account_name must be a string';
      await api.post('/bankaccount', { ...bankAccount, account_name: 421337 }).invalid(because);
      await api
        .post('/bankaccount', { ...bankAccount, account_name: { value: 'text' } })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api.patch('/bankaccount/bankaccount-1', { account_name: 0 }).invalid(because);
      await api.patch('/bankaccount/bankaccount-1', { account_name: {} }).invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { account_name: 'nomilu' });
    },
  );

  test(
    'account_name has no minimum length',
    about(
      'bankaccount.account_name.has-no-minimum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'account_name has no minimum length';
      await api
        .post('/bankaccount', { ...bankAccount, account_name: 'x' })
        .created(because, { account_name: 'x' });
      await api.get('/bankaccount/bankaccount-1').ok(because, { account_name: 'x' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { account_name: 'x' })
        .ok(because, { account_name: 'x' });
      await api.get('/bankaccount/bankaccount-2').ok(because, { account_name: 'x' });
    },
  );

  test(
    'account_name has no maximum length',
    about(
      'bankaccount.account_name.has-no-maximum-length',
      'values.string-length',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'account_name has no maximum length';
      await api
        .post('/bankaccount', {
          ...bankAccount,
          account_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          account_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/bankaccount/bankaccount-1').ok(because, {
        account_name:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', {
          account_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          account_name:
            'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/bankaccount/bankaccount-2').ok(because, {
        account_name:
          'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'create and update refuse an account_state of a wrong type',
    about(
      'bankaccount.account_state.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'account_state must be one of requested, active, frozen, closed';
      await api.post('/bankaccount', { ...bankAccount, account_state: 421337 }).invalid(because);
      await api
        .post('/bankaccount', { ...bankAccount, account_state: { value: 'text' } })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api.patch('/bankaccount/bankaccount-1', { account_state: 0 }).invalid(because);
      await api.patch('/bankaccount/bankaccount-1', { account_state: {} }).invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { account_state: 'frozen' });
    },
  );

  test(
    'iban of digits alone stays a string',
    about('bankaccount.iban.keeps-digits-as-text', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '"0042" is a valid value of iban';
      await api
        .post('/bankaccount', { ...bankAccount, iban: '0042' })
        .created(because, { iban: '0042' });
      await api.get('/bankaccount/bankaccount-1').ok(because, { iban: '0042' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api.patch('/bankaccount/bankaccount-2', { iban: '0042' }).ok(because, { iban: '0042' });
      await api.get('/bankaccount/bankaccount-2').ok(because, { iban: '0042' });
    },
  );

  test(
    'iban keeps spaces, quotes, symbols and accents, one of them a character of its own',
    about('bankaccount.iban.keeps-every-character', 'values.round-trip', 'values.no-other-rule'),
    async ({ api }) => {
      const because = '" Éloë\'s \\"½\\" <b> & \\\\ ✓ " is a valid value of iban';
      await api
        .post('/bankaccount', { ...bankAccount, iban: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .created(because, { iban: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/bankaccount/bankaccount-1').ok(because, { iban: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { iban: ' Éloë\'s "½" <b> & \\ ✓ ' })
        .ok(because, { iban: ' Éloë\'s "½" <b> & \\ ✓ ' });
      await api.get('/bankaccount/bankaccount-2').ok(because, { iban: ' Éloë\'s "½" <b> & \\ ✓ ' });
    },
  );

  test(
    'create and update refuse an iban of a wrong type',
    about(
      'bankaccount.iban.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'iban must be a string';
      await api.post('/bankaccount', { ...bankAccount, iban: 421337 }).invalid(because);
      await api.post('/bankaccount', { ...bankAccount, iban: { value: 'text' } }).invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api.patch('/bankaccount/bankaccount-1', { iban: 0 }).invalid(because);
      await api.patch('/bankaccount/bankaccount-1', { iban: {} }).invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { iban: 'ninoto' });
    },
  );

  test(
    'iban has no minimum length',
    about('bankaccount.iban.has-no-minimum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'iban has no minimum length';
      await api.post('/bankaccount', { ...bankAccount, iban: 'x' }).created(because, { iban: 'x' });
      await api.get('/bankaccount/bankaccount-1').ok(because, { iban: 'x' });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api.patch('/bankaccount/bankaccount-2', { iban: 'x' }).ok(because, { iban: 'x' });
      await api.get('/bankaccount/bankaccount-2').ok(because, { iban: 'x' });
    },
  );

  test(
    'iban has no maximum length',
    about('bankaccount.iban.has-no-maximum-length', 'values.string-length', 'values.round-trip'),
    async ({ api }) => {
      const because = 'iban has no maximum length';
      await api
        .post('/bankaccount', {
          ...bankAccount,
          iban: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .created(because, {
          iban: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/bankaccount/bankaccount-1').ok(because, {
        iban: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', {
          iban: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        })
        .ok(because, {
          iban: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
        });
      await api.get('/bankaccount/bankaccount-2').ok(because, {
        iban: 'sago noroba ribabu bugi vinaga ragiba milabi loru labu tuma ragati rurusa giva golibu biso mavodu nora vadigi rugo givami bira babobi vatobo ruti noga toni risu nurusa barumi luni vobi lasinu ruroto burida numo nirota noni lila vurisi vavo rarosi gigoli dutu davalu vido toso salo vorali nudimo loloa',
      });
    },
  );

  test(
    'overdraft_limit_eur may be the whole number 0',
    about(
      'bankaccount.overdraft_limit_eur.accepts-whole-number',
      'values.float',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = '0 is a valid value of overdraft_limit_eur';
      await api
        .post('/bankaccount', { ...bankAccount, overdraft_limit_eur: 0 })
        .created(because, { overdraft_limit_eur: 0 });
      await api.get('/bankaccount/bankaccount-1').ok(because, { overdraft_limit_eur: 0 });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { overdraft_limit_eur: 0 })
        .ok(because, { overdraft_limit_eur: 0 });
      await api.get('/bankaccount/bankaccount-2').ok(because, { overdraft_limit_eur: 0 });
    },
  );

  test(
    'overdraft_limit_eur keeps three decimals',
    about('bankaccount.overdraft_limit_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of overdraft_limit_eur';
      await api
        .post('/bankaccount', { ...bankAccount, overdraft_limit_eur: 12.375 })
        .created(because, { overdraft_limit_eur: 12.375 });
      await api.get('/bankaccount/bankaccount-1').ok(because, { overdraft_limit_eur: 12.375 });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { overdraft_limit_eur: 12.375 })
        .ok(because, { overdraft_limit_eur: 12.375 });
      await api.get('/bankaccount/bankaccount-2').ok(because, { overdraft_limit_eur: 12.375 });
    },
  );

  test(
    'create and update refuse an overdraft_limit_eur of a wrong type',
    about(
      'bankaccount.overdraft_limit_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'overdraft_limit_eur must be a number';
      await api
        .post('/bankaccount', { ...bankAccount, overdraft_limit_eur: 'abc' })
        .invalid(because);
      await api
        .post('/bankaccount', { ...bankAccount, overdraft_limit_eur: { value: 'text' } })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api
        .patch('/bankaccount/bankaccount-1', { overdraft_limit_eur: 'abc' })
        .invalid(because);
      await api.patch('/bankaccount/bankaccount-1', { overdraft_limit_eur: {} }).invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { overdraft_limit_eur: 12.25 });
    },
  );

  test(
    'overdraft_limit_eur may be right at its minimum of 0',
    about(
      'bankaccount.overdraft_limit_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of overdraft_limit_eur is 0, inclusive';
      await api
        .post('/bankaccount', { ...bankAccount, overdraft_limit_eur: 0 })
        .created(because, { overdraft_limit_eur: 0 });
      await api.get('/bankaccount/bankaccount-1').ok(because, { overdraft_limit_eur: 0 });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { overdraft_limit_eur: 0 })
        .ok(because, { overdraft_limit_eur: 0 });
      await api.get('/bankaccount/bankaccount-2').ok(because, { overdraft_limit_eur: 0 });
    },
  );

  test(
    'create and update refuse an overdraft_limit_eur below its minimum of 0',
    about(
      'bankaccount.overdraft_limit_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'overdraft_limit_eur must be at least 0';
      await api
        .post('/bankaccount', { ...bankAccount, overdraft_limit_eur: -0.25 })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api
        .patch('/bankaccount/bankaccount-1', { overdraft_limit_eur: -0.25 })
        .invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { overdraft_limit_eur: 12.25 });
    },
  );

  test(
    'overdraft_limit_eur has no maximum',
    about(
      'bankaccount.overdraft_limit_eur.has-no-maximum',
      'values.number-bounds',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'overdraft_limit_eur has no maximum';
      await api
        .post('/bankaccount', { ...bankAccount, overdraft_limit_eur: 999999.75 })
        .created(because, { overdraft_limit_eur: 999999.75 });
      await api.get('/bankaccount/bankaccount-1').ok(because, { overdraft_limit_eur: 999999.75 });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { overdraft_limit_eur: 999999.75 })
        .ok(because, { overdraft_limit_eur: 999999.75 });
      await api.get('/bankaccount/bankaccount-2').ok(because, { overdraft_limit_eur: 999999.75 });
    },
  );
});

test.describe('BankAccount: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'account_state may be requested, active, frozen, closed',
    about(
      'bankaccount.account_state.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of BankAccountAccountState';
      await api
        .post('/bankaccount', { ...bankAccount, account_state: 'requested' })
        .created(because, { account_state: 'requested' });
      await api
        .patch('/bankaccount/bankaccount-1', { account_state: 'active' })
        .ok(because, { account_state: 'active' });
      await api
        .patch('/bankaccount/bankaccount-1', { account_state: 'frozen' })
        .ok(because, { account_state: 'frozen' });
      await api
        .patch('/bankaccount/bankaccount-1', { account_state: 'closed' })
        .ok(because, { account_state: 'closed' });
      await api.get('/bankaccount/bankaccount-1').ok(because, { account_state: 'closed' });
      await api
        .patch('/bankaccount/bankaccount-1', { account_state: 'requested' })
        .ok(because, { account_state: 'requested' });
    },
  );

  test(
    'create and update refuse an account_state that BankAccountAccountState does not list, such as unheard_of',
    about(
      'bankaccount.account_state.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'account_state must be one of requested, active, frozen, closed';
      await api
        .post('/bankaccount', { ...bankAccount, account_state: 'unheard_of' })
        .invalid(because);
      await api
        .post('/bankaccount', { ...bankAccount, account_state: 'requested ' })
        .invalid(because);
      await api
        .post('/bankaccount', { ...bankAccount, account_state: 'requeste' })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api
        .patch('/bankaccount/bankaccount-1', { account_state: 'unheard_of' })
        .invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { account_state: 'frozen' });
    },
  );

  test(
    'create and update refuse the account_state REQUESTED, as upper and lower case differ',
    about(
      'bankaccount.account_state.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'account_state must be one of requested, active, frozen, closed';
      await api
        .post('/bankaccount', { ...bankAccount, account_state: 'REQUESTED' })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api
        .patch('/bankaccount/bankaccount-1', { account_state: 'REQUESTED' })
        .invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { account_state: 'frozen' });
    },
  );
});

test.describe('BankAccount: references', () => {
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
    'signatories is an empty list when a create leaves it out',
    about(
      'bankaccount.signatories.is-empty-by-default',
      'references.null',
      'endpoints.create',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'signatories was left out';
      await api.post('/bankaccount', bankAccount).created(because, { signatories: [] });
      await api.get('/bankaccount/bankaccount-1').ok(because, { signatories: [] });
    },
  );

  test(
    'signatories lists existing StaffMember objects and is answered as their ids',
    about(
      'bankaccount.signatories.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'signatories was sent with two ids';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-4' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-5' });
      await api
        .post('/bankaccount', { ...bankAccount, signatories: ['staffmember-1', 'staffmember-2'] })
        .created(because, { signatories: ['staffmember-1', 'staffmember-2'] });
      await api
        .get('/bankaccount/bankaccount-1')
        .ok(because, { signatories: ['staffmember-1', 'staffmember-2'] });
      await api
        .get('/bankaccount')
        .ok('lists answer references as ids too', [
          { id: 'bankaccount-1', signatories: ['staffmember-1', 'staffmember-2'] },
        ]);
      await api
        .patch('/bankaccount/bankaccount-1', { signatories: ['staffmember-2', 'staffmember-1'] })
        .ok('any order will do', { signatories: ['staffmember-2', 'staffmember-1'] });
      await api
        .patch('/bankaccount/bankaccount-1', {
          signatories: [
            'staffmember-1',
            'staffmember-2',
            'staffmember-3',
            'staffmember-4',
            'staffmember-5',
          ],
        })
        .ok('no length is too much', {
          signatories: [
            'staffmember-1',
            'staffmember-2',
            'staffmember-3',
            'staffmember-4',
            'staffmember-5',
          ],
        });
      await api.delete('/bankaccount/bankaccount-1').removed('the object exists');
      await api
        .get('/staffmember')
        .ok('only what refers to them was deleted', [
          { id: 'staffmember-1' },
          { id: 'staffmember-2' },
          { id: 'staffmember-3' },
          { id: 'staffmember-4' },
          { id: 'staffmember-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in signatories',
    about(
      'bankaccount.signatories.can-be-updated',
      'references.by-id',
      'endpoints.update',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('BankAccount', { ...bankAccount, signatories: ['staffmember-1'] });
      await api
        .patch('/bankaccount/bankaccount-1', { signatories: ['staffmember-2'] })
        .ok('an update replaces the list', { signatories: ['staffmember-2'] });
      await api.patch('/bankaccount/bankaccount-1', { signatories: [] }).ok('the change is valid');
      await api.get('/bankaccount/bankaccount-1').ok('the list was emptied', { signatories: [] });
    },
  );

  test(
    'create and update refuse an id in signatories that no StaffMember has',
    about(
      'bankaccount.signatories.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'signatories must hold only ids of existing StaffMember objects';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .post('/bankaccount', { ...bankAccount, signatories: ['staffmember-unknown'] })
        .invalid(because);
      await api
        .post('/bankaccount', {
          ...bankAccount,
          signatories: ['staffmember-1', 'staffmember-unknown'],
        })
        .invalid(because);
      await api
        .post('/bankaccount', {
          ...bankAccount,
          signatories: ['staffmember-unknown', 'staffmember-2'],
        })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', {
        ...bankAccount,
        signatories: ['staffmember-1', 'staffmember-2'],
      });
      await api
        .patch('/bankaccount/bankaccount-1', { signatories: ['staffmember-unknown'] })
        .invalid(because);
      await api
        .patch('/bankaccount/bankaccount-1', {
          signatories: ['staffmember-1', 'staffmember-unknown'],
        })
        .invalid(because);
      await api
        .patch('/bankaccount/bankaccount-1', {
          signatories: ['staffmember-unknown', 'staffmember-2'],
        })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').ok('a refused update changes nothing', {
        signatories: ['staffmember-1', 'staffmember-2'],
      });
    },
  );

  test(
    'create and update refuse null for the list signatories',
    about(
      'bankaccount.signatories.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'signatories must not be null';
      await api.post('/bankaccount', { ...bankAccount, signatories: null }).invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api.patch('/bankaccount/bankaccount-1', { signatories: null }).invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { signatories: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for signatories',
    about(
      'bankaccount.signatories.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'signatories must be a list of ids of StaffMember';
      await api.create('StaffMember', { ...staffMember, id: 'x' });
      await api.post('/bankaccount', { ...bankAccount, signatories: 'x' }).invalid(because);
      await api
        .post('/bankaccount', { ...bankAccount, signatories: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/bankaccount/bankaccount-1').notFound('a refused create stores nothing');
      await api.create('BankAccount', bankAccount);
      await api.patch('/bankaccount/bankaccount-1', { signatories: 'x' }).invalid(because);
      await api.patch('/bankaccount/bankaccount-1', { signatories: [{}] }).invalid(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { signatories: [] });
    },
  );

  test(
    'deleting a StaffMember takes its id out of every signatories and keeps the others',
    about(
      'bankaccount.signatories.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
      'changes.rename-entity',
    ),
    async ({ api }) => {
      const because = 'staffmember-2 was deleted';
      await api.create('StaffMember', staffMember);
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-3' });
      await api.create('BankAccount', {
        ...bankAccount,
        signatories: ['staffmember-1', 'staffmember-2', 'staffmember-3'],
      });
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-2',
        signatories: ['staffmember-2'],
      });
      await api.delete('/staffmember/staffmember-2').removed('the object exists');
      await api
        .get('/bankaccount/bankaccount-1')
        .ok(because, { id: 'bankaccount-1', signatories: ['staffmember-1', 'staffmember-3'] });
      await api
        .get('/bankaccount/bankaccount-2')
        .ok(because, { id: 'bankaccount-2', signatories: [] });
      await api.get('/bankaccount').ok(because, [
        { id: 'bankaccount-1', signatories: ['staffmember-1', 'staffmember-3'] },
        { id: 'bankaccount-2', signatories: [] },
      ]);
      await api
        .patch('/bankaccount/bankaccount-1', { account_name: 'ruligi' })
        .ok('an update of something else brings no reference back', {
          signatories: ['staffmember-1', 'staffmember-3'],
        });
      await api
        .patch('/bankaccount/bankaccount-1', { signatories: ['staffmember-1', 'staffmember-2'] })
        .invalid('signatories must hold only ids of existing StaffMember objects');
      await api.create('StaffMember', { ...staffMember, id: 'staffmember-2' });
      await api
        .get('/bankaccount/bankaccount-2')
        .ok('the StaffMember that has the id staffmember-2 now is another', { signatories: [] });
    },
  );

  test(
    'create and update refuse the id of a BankAccount in signatories, which refers to StaffMember',
    about(
      'bankaccount.signatories.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'signatories must hold only ids of existing StaffMember objects';
      await api.create('BankAccount', bankAccount);
      await api
        .post('/bankaccount', {
          ...bankAccount,
          id: 'bankaccount-2',
          signatories: ['bankaccount-1'],
        })
        .invalid(because);
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api
        .patch('/bankaccount/bankaccount-2', { signatories: ['bankaccount-1'] })
        .invalid(because);
      await api
        .get('/bankaccount/bankaccount-2')
        .ok('a refused update changes nothing', { signatories: [] });
    },
  );

  test(
    'deleting a BankAccount, or the StaffMember of the same id, leaves the other one and signatories as they are',
    about(
      'bankaccount.signatories.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('StaffMember', { ...staffMember, id: 'bankaccount-1' });
      await api.create('StaffMember', { ...staffMember, id: 'bankaccount-2' });
      await api.create('BankAccount', { ...bankAccount, signatories: ['bankaccount-2'] });
      await api.create('BankAccount', { ...bankAccount, id: 'bankaccount-2' });
      await api.delete('/bankaccount/bankaccount-2').removed(because);
      await api.get('/staffmember/bankaccount-2').ok('no StaffMember was deleted', {
        ...staffMember,
        id: 'bankaccount-2',
        department: null,
      });
      await api.delete('/staffmember/bankaccount-1').removed(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('only the StaffMember bankaccount-1 was deleted', {
          ...bankAccount,
          signatories: ['bankaccount-2'],
        });
    },
  );

  test(
    'update that is refused for signatories does not change account_name either',
    about(
      'bankaccount.signatories.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api
        .patch('/bankaccount/bankaccount-1', {
          account_name: 'ruligi',
          signatories: ['staffmember-unknown'],
        })
        .invalid('signatories must hold only ids of existing StaffMember objects');
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('a refused update changes nothing', { ...bankAccount, signatories: [] });
    },
  );
});

test.describe('BankAccount: actions', () => {
  // analytics.shape: An analytics endpoint answers 200 and an object `{"result": …}`, computed
  //   from the objects that exist at that moment.
  // actions.success: An action is `POST /{entity}/{id}/{action}`. When it is allowed it applies
  //   its effects, sets its state field to the target value, and answers 200 and the acting
  //   object as it is afterwards.
  // actions.wrong-state: When the value of the state field is not among the values that the
  //   action starts from, the action is refused with 400. A state of `null` is among none.
  // actions.refused-unchanged: A refused action changes nothing.
  // actions.stored: What an action changed, on the acting object and on others, is stored and
  //   seen by every later request.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'freeze_account moves account_state from active to frozen',
    about('bankaccount.freeze_account.moves-from-active', 'actions.success', 'actions.stored'),
    async ({ api }) => {
      await api.create('BankAccount', { ...bankAccount, account_state: 'active' });
      await api
        .post('/bankaccount/bankaccount-1/freeze_account')
        .ok('the state is right and every condition holds', {
          ...bankAccount,
          overdraft_limit_eur: 0,
          signatories: [],
        });
      await api.get('/bankaccount/bankaccount-1').ok('what the action did is stored', {
        ...bankAccount,
        overdraft_limit_eur: 0,
        signatories: [],
      });
    },
  );

  test(
    'freeze_account applies the effect: set this.overdraft_limit_eur to 0',
    about(
      'bankaccount.freeze_account.effect-set-overdraft_limit_eur-to-0',
      'effects.own',
      'actions.success',
      'actions.stored',
      'analytics.shape',
    ),
    async ({ api }) => {
      await api.create('BankAccount', { ...bankAccount, account_state: 'active' });
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('freeze_account was not called yet', { result: 12.25 });
      await api
        .post('/bankaccount/bankaccount-1/freeze_account')
        .ok('the state is right and every condition holds');
      await api.get('/bankaccount/bankaccount-1').ok('set this.overdraft_limit_eur to 0', {
        overdraft_limit_eur: 0,
        account_name: 'nomilu',
        iban: 'ninoto',
        id: 'bankaccount-1',
        signatories: [],
      });
      await api
        .get('/analytics/bankaccount/overdraft_limit_eur/min')
        .ok('freeze_account changed overdraft_limit_eur', { result: 0 });
    },
  );

  test(
    'freeze_account leaves objects alone that it does not concern',
    about('bankaccount.freeze_account.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('BankAccount', { ...bankAccount, account_state: 'active' });
      await api.create('BankAccount', {
        ...bankAccount,
        id: 'bankaccount-2',
        account_state: 'active',
      });
      await api
        .post('/bankaccount/bankaccount-1/freeze_account')
        .ok('the state is right and every condition holds');
      await api
        .get('/bankaccount/bankaccount-2')
        .ok('freeze_account was called on bankaccount-1, which does not concern this object', {
          ...bankAccount,
          account_state: 'active',
          id: 'bankaccount-2',
          signatories: [],
        });
    },
  );

  test(
    'freeze_account acts on what updates left, and later updates leave what it did',
    about(
      'bankaccount.freeze_account.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('BankAccount', { ...bankAccount, overdraft_limit_eur: 39.25 });
      await api
        .patch('/bankaccount/bankaccount-1', {
          account_state: 'active',
          overdraft_limit_eur: 12.25,
        })
        .ok(because);
      await api
        .post('/bankaccount/bankaccount-1/freeze_account')
        .ok('the state is right and every condition holds');
      await api
        .get('/bankaccount')
        .ok('a list shows what freeze_account did', [
          { id: 'bankaccount-1', account_state: 'frozen', overdraft_limit_eur: 0 },
        ]);
      await api.patch('/bankaccount/bankaccount-1', { account_name: 'ruligi' }).ok(because);
      await api
        .get('/bankaccount/bankaccount-1')
        .ok('what freeze_account did stays when something else is updated', {
          account_name: 'ruligi',
          account_state: 'frozen',
          overdraft_limit_eur: 0,
        });
      await api
        .patch('/bankaccount/bankaccount-1', { account_state: 'active' })
        .ok('an update may lead back to any account_state');
      await api
        .post('/bankaccount/bankaccount-1/freeze_account')
        .ok('the state is right and every condition holds', {
          account_state: 'frozen',
          overdraft_limit_eur: 0,
        });
    },
  );

  test(
    'freeze_account answers 404 for an id that no BankAccount has',
    about('bankaccount.freeze_account.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api
        .post('/bankaccount/bankaccount-unknown/freeze_account')
        .notFound('no BankAccount has the id bankaccount-unknown');
      await api.delete('/bankaccount/bankaccount-1').removed('the object exists');
      await api.post('/bankaccount/bankaccount-1/freeze_account').notFound('it was deleted');
      await api.create('StaffMember', staffMember);
      await api
        .post('/bankaccount/staffmember-1/freeze_account')
        .notFound('the id is that of a StaffMember, and no BankAccount has it');
    },
  );

  test(
    'freeze_account is refused while account_state is requested',
    about(
      'bankaccount.freeze_account.refuses-from-requested',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('BankAccount', { ...bankAccount, account_state: 'requested' });
      await api
        .post('/bankaccount/bankaccount-1/freeze_account')
        .refused('freeze_account starts from active, and account_state is requested');
      await api.get('/bankaccount/bankaccount-1').ok('a refused action changes nothing', {
        account_state: 'requested',
        overdraft_limit_eur: 12.25,
      });
    },
  );

  test(
    'freeze_account is refused while account_state is frozen',
    about(
      'bankaccount.freeze_account.refuses-from-frozen',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('BankAccount', bankAccount);
      await api
        .post('/bankaccount/bankaccount-1/freeze_account')
        .refused('freeze_account starts from active, and account_state is frozen');
      await api.get('/bankaccount/bankaccount-1').ok('a refused action changes nothing', {
        account_state: 'frozen',
        overdraft_limit_eur: 12.25,
      });
    },
  );

  test(
    'freeze_account is refused while account_state is closed',
    about(
      'bankaccount.freeze_account.refuses-from-closed',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('BankAccount', { ...bankAccount, account_state: 'closed' });
      await api
        .post('/bankaccount/bankaccount-1/freeze_account')
        .refused('freeze_account starts from active, and account_state is closed');
      await api.get('/bankaccount/bankaccount-1').ok('a refused action changes nothing', {
        account_state: 'closed',
        overdraft_limit_eur: 12.25,
      });
    },
  );

  test(
    'freeze_account is refused while account_state is null',
    about(
      'bankaccount.freeze_account.refuses-without-state',
      'actions.wrong-state',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('BankAccount', { ...bankAccount, account_state: null });
      await api
        .post('/bankaccount/bankaccount-1/freeze_account')
        .refused('freeze_account starts from active, and account_state is null');
      await api.get('/bankaccount/bankaccount-1').ok('a refused action changes nothing', {
        account_state: null,
        overdraft_limit_eur: 12.25,
      });
    },
  );
});
