import { about, test, without } from '../support/api.ts';

// A valid Cupping, as the tests send it.
const cupping = {
  confirmed: true,
  cupped_at: '2022-01-28 15:33:06',
  defects: 57,
  id: 'cupping-1',
  score: 19.25,
  verdict: 'open',
};

test.describe('Cupping: create, read, update and delete', () => {
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
    'create answers the new Cupping, and read answers it again',
    about(
      'cupping.create.answers-the-object',
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
        .post('/cupping', cupping)
        .created('create answers the object that was sent', cupping);
      await api.get('/cupping/cupping-1').ok('read answers the object that was created', cupping);
      await api
        .post('/cupping', { ...cupping, id: 'cupping-2' })
        .created('objects may be alike in everything but their ids', { id: 'cupping-2' });
    },
  );

  test(
    'the id of a Cupping may be any text, upper and lower case told apart, but no number',
    about(
      'cupping.create.accepts-any-id',
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
        .post('/cupping', { ...cupping, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Cupping', { ...cupping, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/cupping/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/cupping/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, { ...cupping, id: 'Room 2.B at the Very End of the Long Hall' });
      await api.post('/cupping', { ...cupping, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Cupping',
    about(
      'cupping.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api
        .patch('/cupping/cupping-1', {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        })
        .ok('every one of these fields was sent', {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          id: 'cupping-1',
          score: 16.25,
          verdict: 'passed',
        });
      await api.get('/cupping/cupping-1').ok('the update is stored', {
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('cupping.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Cupping', cupping);
      await api
        .patch('/cupping/cupping-1', {
          id: 'cupping-1',
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        })
        .ok(because, {
          id: 'cupping-1',
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        });
      await api.get('/cupping/cupping-1').ok(because, {
        id: 'cupping-1',
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
    },
  );

  test(
    'update that is refused for verdict does not change confirmed either',
    about(
      'cupping.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api
        .patch('/cupping/cupping-1', { confirmed: false, verdict: 'unheard_of' })
        .invalid('verdict must be one of open, passed, failed');
      await api.get('/cupping/cupping-1').ok('a refused update changes nothing', cupping);
    },
  );

  test(
    'delete removes a Cupping: no read finds it and no list holds it',
    about(
      'cupping.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Cupping', cupping);
      await api.delete('/cupping/cupping-1').removed('the object exists');
      await api.get('/cupping/cupping-1').notFound(because);
      await api.patch('/cupping/cupping-1', { id: 'cupping-1' }).notFound(because);
      await api.get('/cupping').ok('what was deleted is in no list', []);
      await api
        .post('/cupping', {
          ...cupping,
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          id: 'cupping-1',
          score: 16.25,
          verdict: 'passed',
        });
      await api
        .get('/cupping/cupping-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          id: 'cupping-1',
          score: 16.25,
          verdict: 'passed',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Cupping has',
    about('cupping.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Cupping has the id cupping-unknown';
      await api.create('Cupping', cupping);
      await api.get('/cupping/cupping-unknown').notFound(because);
      await api
        .patch('/cupping/cupping-unknown', {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        })
        .notFound(because);
      await api.delete('/cupping/cupping-unknown').notFound(because);
      await api
        .get('/cupping')
        .ok('requests for an unknown id change nothing', [{ id: 'cupping-1' }]);
    },
  );
});

test.describe('Cupping: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Cupping with all of its fields',
    about('cupping.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-2',
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-3',
        cupped_at: '2023-06-27 12:37:16',
        defects: 6,
        score: 33.25,
        verdict: 'failed',
      });
      await api.get('/cupping').ok('three objects were created', [
        cupping,
        {
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          id: 'cupping-2',
          score: 16.25,
          verdict: 'passed',
        },
        {
          confirmed: true,
          cupped_at: '2023-06-27 12:37:16',
          defects: 6,
          id: 'cupping-3',
          score: 33.25,
          verdict: 'failed',
        },
      ]);
      await api.create('Cupping', { ...cupping, id: 'cupping-4' });
      await api.create('Cupping', { ...cupping, id: 'cupping-5' });
      await api.create('Cupping', { ...cupping, id: 'cupping-6' });
      await api.create('Cupping', { ...cupping, id: 'cupping-7' });
      await api.create('Cupping', { ...cupping, id: 'cupping-8' });
      await api.create('Cupping', { ...cupping, id: 'cupping-9' });
      await api.create('Cupping', { ...cupping, id: 'cupping-10' });
      await api.create('Cupping', { ...cupping, id: 'cupping-11' });
      await api
        .get('/cupping')
        .ok('a list holds every object, however many there are', [
          { id: 'cupping-1' },
          { id: 'cupping-2' },
          { id: 'cupping-3' },
          { id: 'cupping-4' },
          { id: 'cupping-5' },
          { id: 'cupping-6' },
          { id: 'cupping-7' },
          { id: 'cupping-8' },
          { id: 'cupping-9' },
          { id: 'cupping-10' },
          { id: 'cupping-11' },
        ]);
    },
  );

  test(
    'update of one Cupping leaves another as it was',
    about('cupping.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-2',
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
      await api
        .patch('/cupping/cupping-2', {
          id: 'cupping-2',
          confirmed: false,
          cupped_at: '2021-01-27 08:54:23',
          defects: 31,
          score: 16.25,
          verdict: 'passed',
        })
        .ok('the change is valid');
      await api.get('/cupping/cupping-1').ok('another object was updated', cupping);
      await api.get('/cupping/cupping-2').ok('the update is stored', {
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        id: 'cupping-2',
        score: 16.25,
        verdict: 'passed',
      });
    },
  );

  test(
    'delete of one Cupping leaves another as it was',
    about(
      'cupping.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-2',
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
      await api.delete('/cupping/cupping-1').removed('the object exists');
      await api.get('/cupping/cupping-2').ok('another object was deleted', {
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        id: 'cupping-2',
        score: 16.25,
        verdict: 'passed',
      });
      await api.get('/cupping').ok('one of two objects was deleted', [{ id: 'cupping-2' }]);
    },
  );

  test(
    'reset removes every Cupping',
    about('cupping.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Cupping', cupping);
      await api.create('Cupping', {
        ...cupping,
        id: 'cupping-2',
        confirmed: false,
        cupped_at: '2021-01-27 08:54:23',
        defects: 31,
        score: 16.25,
        verdict: 'passed',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/cupping').ok('reset removes all objects', []);
      await api.get('/cupping/cupping-1').notFound('reset removed it');
    },
  );
});

test.describe('Cupping: required fields and defaults', () => {
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
    'confirmed is false when a create leaves it out',
    about('cupping.confirmed.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of confirmed is false';
      await api
        .post('/cupping', without(cupping, 'confirmed'))
        .created(because, { confirmed: false });
      await api.get('/cupping/cupping-1').ok(because, { confirmed: false });
    },
  );

  test(
    'create accepts a Cupping without cupped_at, which is optional',
    about('cupping.cupped_at.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'cupped_at is optional';
      await api
        .post('/cupping', without(cupping, 'cupped_at'))
        .created(because, { cupped_at: null });
      await api.get('/cupping/cupping-1').ok(because, { cupped_at: null });
    },
  );

  test(
    'create accepts a Cupping without defects, which is optional',
    about('cupping.defects.may-be-left-out', 'create.optional', 'values.absent'),
    async ({ api }) => {
      const because = 'defects is optional';
      await api.post('/cupping', without(cupping, 'defects')).created(because, { defects: null });
      await api.get('/cupping/cupping-1').ok(because, { defects: null });
    },
  );

  test(
    'create refuses a Cupping without an id',
    about(
      'cupping.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/cupping', without(cupping, 'id')).invalid('id must be sent');
      await api.get('/cupping').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Cupping without score, which is required',
    about(
      'cupping.score.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/cupping', without(cupping, 'score'))
        .invalid('score is required and has no default');
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Cupping without verdict, which is required',
    about(
      'cupping.verdict.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/cupping', without(cupping, 'verdict'))
        .invalid('verdict is required and has no default');
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'update of confirmed or verdict alone leaves every other field as it is',
    about('cupping.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('Cupping', cupping);
      await api
        .patch('/cupping/cupping-1', { confirmed: false })
        .ok(because, { ...cupping, confirmed: false });
      await api
        .patch('/cupping/cupping-1', { verdict: 'passed' })
        .ok(because, { ...cupping, confirmed: false, verdict: 'passed' });
      await api
        .get('/cupping/cupping-1')
        .ok(because, { ...cupping, confirmed: false, verdict: 'passed' });
    },
  );
});

test.describe('Cupping: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.

  test(
    'confirmed may be null, which is not replaced by its default',
    about(
      'cupping.confirmed.accepts-null',
      'values.null',
      'create.default',
      'update.partial',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'confirmed is nullable and its default is for absence only';
      await api
        .post('/cupping', { ...cupping, confirmed: null })
        .created(because, { confirmed: null });
      await api.get('/cupping/cupping-1').ok(because, { confirmed: null });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', { confirmed: null }).ok(because, { confirmed: null });
      await api.get('/cupping/cupping-2').ok(because, { confirmed: null });
    },
  );

  test(
    'cupped_at may be null',
    about('cupping.cupped_at.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'cupped_at is nullable';
      await api
        .post('/cupping', { ...cupping, cupped_at: null })
        .created(because, { cupped_at: null });
      await api.get('/cupping/cupping-1').ok(because, { cupped_at: null });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', { cupped_at: null }).ok(because, { cupped_at: null });
      await api.get('/cupping/cupping-2').ok(because, { cupped_at: null });
    },
  );

  test(
    'create and update refuse null for defects',
    about(
      'cupping.defects.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'defects must not be null';
      await api.post('/cupping', { ...cupping, defects: null }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { defects: null }).invalid(because);
      await api.get('/cupping/cupping-1').ok('a refused update changes nothing', { defects: 57 });
    },
  );

  test(
    'create and update refuse null for score',
    about(
      'cupping.score.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'score must not be null';
      await api.post('/cupping', { ...cupping, score: null }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { score: null }).invalid(because);
      await api.get('/cupping/cupping-1').ok('a refused update changes nothing', { score: 19.25 });
    },
  );

  test(
    'verdict may be null',
    about('cupping.verdict.accepts-null', 'values.null', 'values.absent', 'update.validates'),
    async ({ api }) => {
      const because = 'verdict is nullable';
      await api.post('/cupping', { ...cupping, verdict: null }).created(because, { verdict: null });
      await api.get('/cupping/cupping-1').ok(because, { verdict: null });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', { verdict: null }).ok(because, { verdict: null });
      await api.get('/cupping/cupping-2').ok(because, { verdict: null });
    },
  );
});

test.describe('Cupping: types and bounds', () => {
  // values.float: A whole number is a valid float.
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.
  // values.datetime: A datetime is a string `YYYY-MM-DD hh:mm:ss` that names a real date of the
  //   calendar and a real time of day from `00:00:00` to `23:59:59` (`2024-03-15 14:30:00`; never
  //   `2024-02-30 …`, nor `2024-03-15T14:30:00Z`). Anything else is refused with 400 or 422. It
  //   is answered in the same format.
  // values.datetime-bounds: A datetime before or after the bounds of its field is refused with
  //   400 or 422. The bounds are inclusive, and one that is not listed does not exist. Datetimes
  //   of this format can be compared as text.

  test(
    'confirmed may be false',
    about('cupping.confirmed.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of confirmed';
      await api
        .post('/cupping', { ...cupping, confirmed: false })
        .created(because, { confirmed: false });
      await api.get('/cupping/cupping-1').ok(because, { confirmed: false });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', { confirmed: false }).ok(because, { confirmed: false });
      await api.get('/cupping/cupping-2').ok(because, { confirmed: false });
    },
  );

  test(
    'create and update refuse a confirmed of a wrong type',
    about(
      'cupping.confirmed.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'confirmed must be true or false';
      await api.post('/cupping', { ...cupping, confirmed: 'abc' }).invalid(because);
      await api.post('/cupping', { ...cupping, confirmed: { value: 'text' } }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { confirmed: 'abc' }).invalid(because);
      await api.patch('/cupping/cupping-1', { confirmed: {} }).invalid(because);
      await api
        .get('/cupping/cupping-1')
        .ok('a refused update changes nothing', { confirmed: true });
    },
  );

  test(
    'cupped_at may be the leap day 2024-02-29',
    about('cupping.cupped_at.accepts-leap-day', 'values.datetime'),
    async ({ api }) => {
      const because = '"2024-02-29 12:00:00" is a valid value of cupped_at';
      await api
        .post('/cupping', { ...cupping, cupped_at: '2024-02-29 12:00:00' })
        .created(because, { cupped_at: '2024-02-29 12:00:00' });
      await api.get('/cupping/cupping-1').ok(because, { cupped_at: '2024-02-29 12:00:00' });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api
        .patch('/cupping/cupping-2', { cupped_at: '2024-02-29 12:00:00' })
        .ok(because, { cupped_at: '2024-02-29 12:00:00' });
      await api.get('/cupping/cupping-2').ok(because, { cupped_at: '2024-02-29 12:00:00' });
    },
  );

  test(
    'create and update refuse a cupped_at of a wrong type',
    about(
      'cupping.cupped_at.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cupped_at must be a string in YYYY-MM-DD hh:mm:ss format';
      await api.post('/cupping', { ...cupping, cupped_at: 202403 }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { cupped_at: 0 }).invalid(because);
      await api
        .get('/cupping/cupping-1')
        .ok('a refused update changes nothing', { cupped_at: '2022-01-28 15:33:06' });
    },
  );

  test(
    'create and update refuse a cupped_at that no calendar or clock has',
    about(
      'cupping.cupped_at.rejects-impossible-dates',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api.post('/cupping', { ...cupping, cupped_at: '2021-02-30 12:00:00' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2021-02-29 12:00:00' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2022-13-01 15:33:06' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2022-01-28 24:00:00' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2100-02-29 12:00:00' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2021-04-31 12:00:00' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2021-03-00 12:00:00' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2022-00-10 12:00:00' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2022-01-28 10:60:00' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2022-01-28 10:30:75' }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { cupped_at: '2021-02-30 12:00:00' }).invalid(because);
      await api.patch('/cupping/cupping-1', { cupped_at: '2021-02-29 12:00:00' }).invalid(because);
      await api.patch('/cupping/cupping-1', { cupped_at: '2022-13-01 15:33:06' }).invalid(because);
      await api.patch('/cupping/cupping-1', { cupped_at: '2022-01-28 24:00:00' }).invalid(because);
      await api
        .get('/cupping/cupping-1')
        .ok('a refused update changes nothing', { cupped_at: '2022-01-28 15:33:06' });
    },
  );

  test(
    'create and update refuse a cupped_at in another format',
    about(
      'cupping.cupped_at.rejects-other-formats',
      'values.datetime',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cupped_at must be a real date in YYYY-MM-DD hh:mm:ss format';
      await api
        .post('/cupping', { ...cupping, cupped_at: '2022-01-28T15:33:06Z' })
        .invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2022-01-28' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: 'not a date' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2022-01-28T15:33:06' }).invalid(because);
      await api.post('/cupping', { ...cupping, cupped_at: '2022-01-28 15:33' }).invalid(because);
      await api
        .post('/cupping', { ...cupping, cupped_at: '2022-01-28 15:33:06.125' })
        .invalid(because);
      await api
        .post('/cupping', { ...cupping, cupped_at: '2022-01-28 15:33:06+02:00' })
        .invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { cupped_at: '2022-01-28T15:33:06Z' }).invalid(because);
      await api.patch('/cupping/cupping-1', { cupped_at: '2022-01-28' }).invalid(because);
      await api.patch('/cupping/cupping-1', { cupped_at: 'not a date' }).invalid(because);
      await api.patch('/cupping/cupping-1', { cupped_at: '2022-01-28T15:33:06' }).invalid(because);
      await api
        .get('/cupping/cupping-1')
        .ok('a refused update changes nothing', { cupped_at: '2022-01-28 15:33:06' });
    },
  );

  test(
    'cupped_at may be right at its first moment of 2021-01-01 00:00:00',
    about(
      'cupping.cupped_at.accepts-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the first moment of cupped_at is 2021-01-01 00:00:00, inclusive';
      await api
        .post('/cupping', { ...cupping, cupped_at: '2021-01-01 00:00:00' })
        .created(because, { cupped_at: '2021-01-01 00:00:00' });
      await api.get('/cupping/cupping-1').ok(because, { cupped_at: '2021-01-01 00:00:00' });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api
        .patch('/cupping/cupping-2', { cupped_at: '2021-01-01 00:00:00' })
        .ok(because, { cupped_at: '2021-01-01 00:00:00' });
      await api.get('/cupping/cupping-2').ok(because, { cupped_at: '2021-01-01 00:00:00' });
    },
  );

  test(
    'create and update refuse a cupped_at before its first moment of 2021-01-01 00:00:00',
    about(
      'cupping.cupped_at.rejects-before-first-moment',
      'values.datetime-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'cupped_at must not be before 2021-01-01 00:00:00';
      await api.post('/cupping', { ...cupping, cupped_at: '2020-12-31 23:59:59' }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { cupped_at: '2020-12-31 23:59:59' }).invalid(because);
      await api
        .get('/cupping/cupping-1')
        .ok('a refused update changes nothing', { cupped_at: '2022-01-28 15:33:06' });
    },
  );

  test(
    'cupped_at has no last moment',
    about('cupping.cupped_at.has-no-last-moment', 'values.datetime-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'cupped_at has no last moment';
      await api
        .post('/cupping', { ...cupping, cupped_at: '2099-10-11 12:13:14' })
        .created(because, { cupped_at: '2099-10-11 12:13:14' });
      await api.get('/cupping/cupping-1').ok(because, { cupped_at: '2099-10-11 12:13:14' });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api
        .patch('/cupping/cupping-2', { cupped_at: '2099-10-11 12:13:14' })
        .ok(because, { cupped_at: '2099-10-11 12:13:14' });
      await api.get('/cupping/cupping-2').ok(because, { cupped_at: '2099-10-11 12:13:14' });
    },
  );

  test(
    'create and update refuse a defects of a wrong type',
    about(
      'cupping.defects.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'defects must be an integer';
      await api.post('/cupping', { ...cupping, defects: 'abc' }).invalid(because);
      await api.post('/cupping', { ...cupping, defects: { value: 'text' } }).invalid(because);
      await api.post('/cupping', { ...cupping, defects: 56.5 }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { defects: 'abc' }).invalid(because);
      await api.patch('/cupping/cupping-1', { defects: {} }).invalid(because);
      await api.patch('/cupping/cupping-1', { defects: 56.5 }).invalid(because);
      await api.get('/cupping/cupping-1').ok('a refused update changes nothing', { defects: 57 });
    },
  );

  test(
    'defects may be right at its minimum of 0',
    about(
      'cupping.defects.accepts-minimum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the minimum of defects is 0, inclusive';
      await api.post('/cupping', { ...cupping, defects: 0 }).created(because, { defects: 0 });
      await api.get('/cupping/cupping-1').ok(because, { defects: 0 });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', { defects: 0 }).ok(because, { defects: 0 });
      await api.get('/cupping/cupping-2').ok(because, { defects: 0 });
    },
  );

  test(
    'create and update refuse a defects below its minimum of 0',
    about(
      'cupping.defects.rejects-below-minimum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'defects must be at least 0';
      await api.post('/cupping', { ...cupping, defects: -1 }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { defects: -1 }).invalid(because);
      await api.get('/cupping/cupping-1').ok('a refused update changes nothing', { defects: 57 });
    },
  );

  test(
    'defects may be right at its maximum of 60',
    about(
      'cupping.defects.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of defects is 60, inclusive';
      await api.post('/cupping', { ...cupping, defects: 60 }).created(because, { defects: 60 });
      await api.get('/cupping/cupping-1').ok(because, { defects: 60 });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', { defects: 60 }).ok(because, { defects: 60 });
      await api.get('/cupping/cupping-2').ok(because, { defects: 60 });
    },
  );

  test(
    'create and update refuse a defects above its maximum of 60',
    about(
      'cupping.defects.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'defects must be at most 60';
      await api.post('/cupping', { ...cupping, defects: 61 }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { defects: 61 }).invalid(because);
      await api.get('/cupping/cupping-1').ok('a refused update changes nothing', { defects: 57 });
    },
  );

  test(
    'score may be the whole number 0',
    about('cupping.score.accepts-whole-number', 'values.float', 'values.round-trip'),
    async ({ api }) => {
      const because = '0 is a valid value of score';
      await api.post('/cupping', { ...cupping, score: 0 }).created(because, { score: 0 });
      await api.get('/cupping/cupping-1').ok(because, { score: 0 });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', { score: 0 }).ok(because, { score: 0 });
      await api.get('/cupping/cupping-2').ok(because, { score: 0 });
    },
  );

  test(
    'score keeps three decimals',
    about('cupping.score.keeps-decimals', 'values.round-trip'),
    async ({ api }) => {
      const because = '12.375 is a valid value of score';
      await api.post('/cupping', { ...cupping, score: 12.375 }).created(because, { score: 12.375 });
      await api.get('/cupping/cupping-1').ok(because, { score: 12.375 });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', { score: 12.375 }).ok(because, { score: 12.375 });
      await api.get('/cupping/cupping-2').ok(because, { score: 12.375 });
    },
  );

  test(
    'create and update refuse a score of a wrong type',
    about(
      'cupping.score.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'score must be a number';
      await api.post('/cupping', { ...cupping, score: 'abc' }).invalid(because);
      await api.post('/cupping', { ...cupping, score: { value: 'text' } }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { score: 'abc' }).invalid(because);
      await api.patch('/cupping/cupping-1', { score: {} }).invalid(because);
      await api.get('/cupping/cupping-1').ok('a refused update changes nothing', { score: 19.25 });
    },
  );

  test(
    'score may be right at its maximum of 100',
    about(
      'cupping.score.accepts-maximum',
      'values.number-bounds',
      'update.validates',
      'values.round-trip',
    ),
    async ({ api }) => {
      const because = 'the maximum of score is 100, inclusive';
      await api.post('/cupping', { ...cupping, score: 100 }).created(because, { score: 100 });
      await api.get('/cupping/cupping-1').ok(because, { score: 100 });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api.patch('/cupping/cupping-2', { score: 100 }).ok(because, { score: 100 });
      await api.get('/cupping/cupping-2').ok(because, { score: 100 });
    },
  );

  test(
    'create and update refuse a score above its maximum of 100',
    about(
      'cupping.score.rejects-above-maximum',
      'values.number-bounds',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'score must be at most 100';
      await api.post('/cupping', { ...cupping, score: 100.25 }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { score: 100.25 }).invalid(because);
      await api.get('/cupping/cupping-1').ok('a refused update changes nothing', { score: 19.25 });
    },
  );

  test(
    'score has no minimum',
    about('cupping.score.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'score has no minimum';
      await api
        .post('/cupping', { ...cupping, score: -999999.75 })
        .created(because, { score: -999999.75 });
      await api.get('/cupping/cupping-1').ok(because, { score: -999999.75 });
      await api.create('Cupping', { ...cupping, id: 'cupping-2' });
      await api
        .patch('/cupping/cupping-2', { score: -999999.75 })
        .ok(because, { score: -999999.75 });
      await api.get('/cupping/cupping-2').ok(because, { score: -999999.75 });
    },
  );

  test(
    'create and update refuse a verdict of a wrong type',
    about(
      'cupping.verdict.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'verdict must be one of open, passed, failed';
      await api.post('/cupping', { ...cupping, verdict: 421337 }).invalid(because);
      await api.post('/cupping', { ...cupping, verdict: { value: 'text' } }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { verdict: 0 }).invalid(because);
      await api.patch('/cupping/cupping-1', { verdict: {} }).invalid(because);
      await api
        .get('/cupping/cupping-1')
        .ok('a refused update changes nothing', { verdict: 'open' });
    },
  );
});

test.describe('Cupping: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.

  test(
    'verdict may be open, passed, failed',
    about(
      'cupping.verdict.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CuppingVerdict';
      await api.post('/cupping', cupping).created(because, { verdict: 'open' });
      await api
        .patch('/cupping/cupping-1', { verdict: 'passed' })
        .ok(because, { verdict: 'passed' });
      await api
        .patch('/cupping/cupping-1', { verdict: 'failed' })
        .ok(because, { verdict: 'failed' });
      await api.get('/cupping/cupping-1').ok(because, { verdict: 'failed' });
      await api.patch('/cupping/cupping-1', { verdict: 'open' }).ok(because, { verdict: 'open' });
    },
  );

  test(
    'create and update refuse a verdict that CuppingVerdict does not list, such as unheard_of',
    about(
      'cupping.verdict.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'verdict must be one of open, passed, failed';
      await api.post('/cupping', { ...cupping, verdict: 'unheard_of' }).invalid(because);
      await api.post('/cupping', { ...cupping, verdict: 'open ' }).invalid(because);
      await api.post('/cupping', { ...cupping, verdict: 'ope' }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { verdict: 'unheard_of' }).invalid(because);
      await api
        .get('/cupping/cupping-1')
        .ok('a refused update changes nothing', { verdict: 'open' });
    },
  );

  test(
    'create and update refuse the verdict OPEN, as upper and lower case differ',
    about(
      'cupping.verdict.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'verdict must be one of open, passed, failed';
      await api.post('/cupping', { ...cupping, verdict: 'OPEN' }).invalid(because);
      await api.get('/cupping/cupping-1').notFound('a refused create stores nothing');
      await api.create('Cupping', cupping);
      await api.patch('/cupping/cupping-1', { verdict: 'OPEN' }).invalid(because);
      await api
        .get('/cupping/cupping-1')
        .ok('a refused update changes nothing', { verdict: 'open' });
    },
  );
});
