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
      await api.post('/cafe', cafe).created('create answers the object that was sent', cafe);
      await api.get('/cafe/cafe-1').ok('read answers the object that was created', cafe);
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
        .ok(because, { ...cafe, id: 'Room 2.B at the Very End of the Long Hall' });
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
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        })
        .ok('every one of these fields was sent', {
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
          id: 'cafe-1',
        });
      await api.get('/cafe/cafe-1').ok('the update is stored', {
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
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
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        })
        .ok(because, {
          id: 'cafe-1',
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        });
      await api.get('/cafe/cafe-1').ok(because, {
        id: 'cafe-1',
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
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
      await api
        .patch('/cafe/cafe-1', { account_state: 'trial', credit_limit_eur: 'abc' })
        .invalid('credit_limit_eur must be a number');
      await api.get('/cafe/cafe-1').ok('a refused update changes nothing', cafe);
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
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        })
        .created('the id of a deleted object is unknown, as before its create', {
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
          id: 'cafe-1',
        });
      await api
        .get('/cafe/cafe-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
          id: 'cafe-1',
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
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
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
      await api.get('/cafe').ok('three objects were created', [
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
      ]);
      await api.create('Cafe', { ...cafe, id: 'cafe-4', account_state: 'active' });
      await api.create('Cafe', { ...cafe, id: 'cafe-5' });
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
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
      });
      await api
        .patch('/cafe/cafe-2', {
          id: 'cafe-2',
          account_state: 'trial',
          cafe_name: 'donagi',
          city: 'guvuti',
          credit_limit_eur: 8.25,
        })
        .ok('the change is valid');
      await api.get('/cafe/cafe-1').ok('another object was updated', cafe);
      await api.get('/cafe/cafe-2').ok('the update is stored', {
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
        id: 'cafe-2',
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
      await api.delete('/cafe/cafe-1').removed('the object exists');
      await api.get('/cafe/cafe-2').ok('another object was deleted', {
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
        id: 'cafe-2',
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
        account_state: 'trial',
        cafe_name: 'donagi',
        city: 'guvuti',
        credit_limit_eur: 8.25,
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
    'create refuses a Cafe without credit_limit_eur, which is required',
    about(
      'cafe.credit_limit_eur.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/cafe', without(cafe, 'credit_limit_eur'))
        .invalid('credit_limit_eur is required and has no default');
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of account_state or credit_limit_eur alone leaves every other field as it is',
    about('cafe.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Cafe', cafe);
      await api
        .patch('/cafe/cafe-1', { account_state: 'trial' })
        .ok(because, { ...cafe, account_state: 'trial' });
      await api
        .patch('/cafe/cafe-1', { credit_limit_eur: 8.25 })
        .ok(because, { ...cafe, account_state: 'trial', credit_limit_eur: 8.25 });
      await api
        .get('/cafe/cafe-1')
        .ok(because, { ...cafe, account_state: 'trial', credit_limit_eur: 8.25 });
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
    'create and update refuse null for credit_limit_eur',
    about(
      'cafe.credit_limit_eur.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'credit_limit_eur must not be null';
      await api.post('/cafe', { ...cafe, credit_limit_eur: null }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { credit_limit_eur: null }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { credit_limit_eur: 88.75 });
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
      const because = 'account_state must be one of trial, active, blocked, closed_down';
      await api.post('/cafe', { ...cafe, account_state: 421337 }).invalid(because);
      await api.post('/cafe', { ...cafe, account_state: { value: 'text' } }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { account_state: 0 }).invalid(because);
      await api.patch('/cafe/cafe-1', { account_state: {} }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { account_state: 'closed_down' });
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
    'credit_limit_eur may be the whole number 0',
    about('cafe.credit_limit_eur.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of credit_limit_eur';
      await api
        .post('/cafe', { ...cafe, credit_limit_eur: 0 })
        .created(because, { credit_limit_eur: 0 });
      await api.get('/cafe/cafe-1').ok(because, { credit_limit_eur: 0 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { credit_limit_eur: 0 }).ok(because, { credit_limit_eur: 0 });
      await api.get('/cafe/cafe-2').ok(because, { credit_limit_eur: 0 });
    },
  );

  test(
    'credit_limit_eur keeps three decimals',
    about('cafe.credit_limit_eur.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of credit_limit_eur';
      await api
        .post('/cafe', { ...cafe, credit_limit_eur: 12.375 })
        .created(because, { credit_limit_eur: 12.375 });
      await api.get('/cafe/cafe-1').ok(because, { credit_limit_eur: 12.375 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', { credit_limit_eur: 12.375 })
        .ok(because, { credit_limit_eur: 12.375 });
      await api.get('/cafe/cafe-2').ok(because, { credit_limit_eur: 12.375 });
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
      const because = 'credit_limit_eur must be a number';
      await api.post('/cafe', { ...cafe, credit_limit_eur: 'abc' }).invalid(because);
      await api.post('/cafe', { ...cafe, credit_limit_eur: { value: 'text' } }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { credit_limit_eur: 'abc' }).invalid(because);
      await api.patch('/cafe/cafe-1', { credit_limit_eur: {} }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { credit_limit_eur: 88.75 });
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
      const because = 'the minimum of credit_limit_eur is 0, inclusive';
      await api
        .post('/cafe', { ...cafe, credit_limit_eur: 0 })
        .created(because, { credit_limit_eur: 0 });
      await api.get('/cafe/cafe-1').ok(because, { credit_limit_eur: 0 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api.patch('/cafe/cafe-2', { credit_limit_eur: 0 }).ok(because, { credit_limit_eur: 0 });
      await api.get('/cafe/cafe-2').ok(because, { credit_limit_eur: 0 });
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
      const because = 'credit_limit_eur must be at least 0';
      await api.post('/cafe', { ...cafe, credit_limit_eur: -0.25 }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { credit_limit_eur: -0.25 }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { credit_limit_eur: 88.75 });
    },
  );

  test(
    'credit_limit_eur has no maximum',
    about('cafe.credit_limit_eur.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'credit_limit_eur has no maximum';
      await api
        .post('/cafe', { ...cafe, credit_limit_eur: 999999.75 })
        .created(because, { credit_limit_eur: 999999.75 });
      await api.get('/cafe/cafe-1').ok(because, { credit_limit_eur: 999999.75 });
      await api.create('Cafe', { ...cafe, id: 'cafe-2' });
      await api
        .patch('/cafe/cafe-2', { credit_limit_eur: 999999.75 })
        .ok(because, { credit_limit_eur: 999999.75 });
      await api.get('/cafe/cafe-2').ok(because, { credit_limit_eur: 999999.75 });
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
      await api.get('/cafe/cafe-1').ok(because, { account_state: 'closed_down' });
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
      await api.post('/cafe', cafe).created(because, { account_state: 'closed_down' });
      await api.get('/cafe/cafe-1').ok(because, { account_state: 'closed_down' });
      await api.create('Cafe', { ...cafe, id: 'cafe-2', account_state: 'trial' });
      await api
        .patch('/cafe/cafe-2', { account_state: 'closed_down' })
        .ok(because, { account_state: 'closed_down' });
      await api.get('/cafe/cafe-2').ok(because, { account_state: 'closed_down' });
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
      const because = 'account_state must be one of trial, active, blocked, closed_down';
      await api.post('/cafe', { ...cafe, account_state: 'unheard_of' }).invalid(because);
      await api.post('/cafe', { ...cafe, account_state: 'trial ' }).invalid(because);
      await api.post('/cafe', { ...cafe, account_state: 'tria' }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { account_state: 'unheard_of' }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { account_state: 'closed_down' });
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
      const because = 'account_state must be one of trial, active, blocked, closed_down';
      await api.post('/cafe', { ...cafe, account_state: 'TRIAL' }).invalid(because);
      await api.get('/cafe/cafe-1').notFound('a refused create stores nothing');
      await api.create('Cafe', cafe);
      await api.patch('/cafe/cafe-1', { account_state: 'TRIAL' }).invalid(because);
      await api
        .get('/cafe/cafe-1')
        .ok('a refused update changes nothing', { account_state: 'closed_down' });
    },
  );
});
