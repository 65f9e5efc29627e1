import { about, test, without } from '../support/api.ts';

// A valid Cafe, as the tests send it.
const cafe = {
  account_state: 'closed_down',
  cafe_name: 'miradi',
  city: 'nagoba',
  credit_limit_eur: 88.75,
  id: 'cafe-1',
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
        answer: cafe,
        because: 'create answers the object that was sent',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: cafe,
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
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        },
        status: [200],
        answer: {
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
          id: 'cafe-1',
        },
        because: 'every one of these fields was sent',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
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
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        },
        status: [200],
        answer: {
          id: 'cafe-1',
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        },
        because: 'the id is the one that the object has',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: {
          id: 'cafe-1',
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        },
        because: 'the id is the one that the object has',
      });
    },
  );

  test(
    'update that is refused for credit_limit_eur does not change account_state either',
    about(
      'cafe.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'trial', credit_limit_eur: 'abc' },
        status: [400, 422],
        because: 'credit_limit_eur must be a number',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: cafe,
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
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
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
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
      });
      await api.create('Cafe', {
        ...cafe,
        id: 'cafe-3',
        account_state: 'blocked',
        cafe_name: 'rusoga',
        city: 'maroso',
        credit_limit_eur: 48.5,
      });
      await api.get('/cafe', {
        status: [200],
        answer: [
          cafe,
          {
            account_state: 'trial',
            cafe_name: 'donagi',
            city: 'guvuti',
            credit_limit_eur: 8.25,
            id: 'cafe-2',
          },
          {
            account_state: 'blocked',
            cafe_name: 'rusoga',
            city: 'maroso',
            credit_limit_eur: 48.5,
            id: 'cafe-3',
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
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
      });
      await api.patch('/cafe/cafe-2', {
        body: {
          id: 'cafe-2',
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        },
        status: [200],
        because: 'the change is valid',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: cafe,
        because: 'another object was updated',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: {
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
          id: 'cafe-2',
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
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
      });
      await api.delete('/cafe/cafe-1', { status: [200, 204], because: 'the object exists' });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: {
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
          id: 'cafe-2',
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
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
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
    'create refuses a Cafe without credit_limit_eur, which is required',
    about(
      'cafe.credit_limit_eur.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: without(cafe, 'credit_limit_eur'),
        status: [400, 422],
        because: 'credit_limit_eur is required and has no default',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
    },
  );

  test(
    'update of account_state or credit_limit_eur alone leaves every other field as it is',
    about('cafe.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'trial' },
        status: [200],
        answer: { ...cafe, account_state: 'trial' },
        because: 'an update touches only what it carries',
      });
      await api.patch('/cafe/cafe-1', {
        body: { credit_limit_eur: 8.25 },
        status: [200],
        answer: { ...cafe, account_state: 'trial', credit_limit_eur: 8.25 },
        because: 'an update touches only what it carries',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { ...cafe, account_state: 'trial', credit_limit_eur: 8.25 },
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
    'create and update refuse null for credit_limit_eur',
    about(
      'cafe.credit_limit_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, credit_limit_eur: null },
        status: [400, 422],
        because: 'credit_limit_eur must not be null',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { credit_limit_eur: null },
        status: [400, 422],
        because: 'credit_limit_eur must not be null',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { credit_limit_eur: 88.75 },
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
        because: 'account_state must be one of trial, active, blocked, closed_down',
      });
      await api.post('/cafe', {
        body: { ...cafe, account_state: { value: 'text' } },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 421337 },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down',
      });
      await api.patch('/cafe/cafe-1', {
        body: { account_state: { value: 'text' } },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'closed_down' },
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
    'credit_limit_eur may be the whole number 0',
    about('cafe.credit_limit_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, credit_limit_eur: 0 },
        status: [200, 201],
        answer: { credit_limit_eur: 0 },
        because: '0 is a valid value of credit_limit_eur',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { credit_limit_eur: 0 },
        because: '0 is a valid value of credit_limit_eur',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { credit_limit_eur: 0 },
        status: [200],
        answer: { credit_limit_eur: 0 },
        because: '0 is a valid value of credit_limit_eur',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { credit_limit_eur: 0 },
        because: '0 is a valid value of credit_limit_eur',
      });
    },
  );

  test(
    'create and update refuse a credit_limit_eur of a wrong type',
    about(
      'cafe.credit_limit_eur.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, credit_limit_eur: 'abc' },
        status: [400, 422],
        because: 'credit_limit_eur must be a number',
      });
      await api.post('/cafe', {
        body: { ...cafe, credit_limit_eur: { value: 'text' } },
        status: [400, 422],
        because: 'credit_limit_eur must be a number',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { credit_limit_eur: 'abc' },
        status: [400, 422],
        because: 'credit_limit_eur must be a number',
      });
      await api.patch('/cafe/cafe-1', {
        body: { credit_limit_eur: { value: 'text' } },
        status: [400, 422],
        because: 'credit_limit_eur must be a number',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { credit_limit_eur: 88.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'credit_limit_eur may be right at its minimum of 0',
    about(
      'cafe.credit_limit_eur.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, credit_limit_eur: 0 },
        status: [200, 201],
        answer: { credit_limit_eur: 0 },
        because: 'the minimum of credit_limit_eur is 0, inclusive',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { credit_limit_eur: 0 },
        because: 'the minimum of credit_limit_eur is 0, inclusive',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { credit_limit_eur: 0 },
        status: [200],
        answer: { credit_limit_eur: 0 },
        because: 'the minimum of credit_limit_eur is 0, inclusive',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { credit_limit_eur: 0 },
        because: 'the minimum of credit_limit_eur is 0, inclusive',
      });
    },
  );

  test(
    'create and update refuse a credit_limit_eur below its minimum of 0',
    about(
      'cafe.credit_limit_eur.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, credit_limit_eur: -0.25 },
        status: [400, 422],
        because: 'credit_limit_eur must be at least 0',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { credit_limit_eur: -0.25 },
        status: [400, 422],
        because: 'credit_limit_eur must be at least 0',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { credit_limit_eur: 88.75 },
        because: 'a refused update changes nothing',
      });
    },
  );

  test(
    'credit_limit_eur has no maximum',
    about('cafe.credit_limit_eur.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: { ...cafe, credit_limit_eur: 999999.75 },
        status: [200, 201],
        answer: { credit_limit_eur: 999999.75 },
        because: 'credit_limit_eur has no maximum',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { credit_limit_eur: 999999.75 },
        because: 'credit_limit_eur has no maximum',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', {
        body: { credit_limit_eur: 999999.75 },
        status: [200],
        answer: { credit_limit_eur: 999999.75 },
        because: 'credit_limit_eur has no maximum',
      });
      await api.get('/cafe/cafe-2', {
        status: [200],
        answer: { credit_limit_eur: 999999.75 },
        because: 'credit_limit_eur has no maximum',
      });
    },
  );
});

test.describe('Cafe: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'account_state may be trial, active, blocked, closed_down',
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
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'closed_down' },
        because: 'the value is one of CafeAccountState',
      });
    },
  );

  test(
    'account_state may be closed_down, which CafeAccountState has gained',
    about('cafe.account_state.accepts-added-closed_down', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      await api.post('/cafe', {
        body: cafe,
        status: [200, 201],
        answer: { account_state: 'closed_down' },
        because: 'closed_down was added to CafeAccountState',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'closed_down' },
        because: 'closed_down was added to CafeAccountState',
      });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', account_state: 'trial' });
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
        because: 'account_state must be one of trial, active, blocked, closed_down',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'unheard_of' },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'closed_down' },
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
        because: 'account_state must be one of trial, active, blocked, closed_down',
      });
      await api.get('/cafe/cafe-1', { status: [404], because: 'a refused create stores nothing' });
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', {
        body: { account_state: 'TRIAL' },
        status: [400, 422],
        because: 'account_state must be one of trial, active, blocked, closed_down',
      });
      await api.get('/cafe/cafe-1', {
        status: [200],
        answer: { account_state: 'closed_down' },
        because: 'a refused update changes nothing',
      });
    },
  );
});
