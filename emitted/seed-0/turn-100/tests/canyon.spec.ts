import { about, test, without } from '../support/api.ts';

// A valid NotebookCottage, as the tests send it.
const notebookCottage = {
  id: 'notebookcottage-1',
  installed: '2021-07-23 05:40:20',
  visibility_regional: 'escalated',
  insured_regional: true,
  position_distant: 18,
  duration: 37.25,
  advice_shared_backup: 'dunala',
};

// A valid Canyon, as the tests send it.
const canyon = {
  completed_upper_alternate: false,
  id: 'canyon-1',
  laps: 85,
  payment: 'refunded',
  visibility_cached: 'everywhere',
};

test.describe('Canyon: create, read, update and delete', () => {
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
    'create answers the new Canyon, and read answers it again',
    about(
      'canyon.create.answers-the-object',
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
        .post('/canyon', canyon)
        .created('create answers the object that was sent', { ...canyon, notebook_cottages: [] });
      await api
        .get('/canyon/canyon-1')
        .ok('read answers the object that was created', { ...canyon, notebook_cottages: [] });
      await api
        .post('/canyon', { ...canyon, id: 'canyon-2' })
        .created('objects may be alike in everything but their ids', { id: 'canyon-2' });
    },
  );

  test(
    'the id of a Canyon may be any text, upper and lower case told apart, but no number',
    about(
      'canyon.create.accepts-any-id',
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
        .post('/canyon', { ...canyon, id: 'Room 2.B at the Very End of the Long Hall' })
        .created(because, { id: 'Room 2.B at the Very End of the Long Hall' });
      await api.create('Canyon', { ...canyon, id: 'room 2.b at the very end of the long hall' });
      await api
        .delete('/canyon/room%202.b%20at%20the%20very%20end%20of%20the%20long%20hall')
        .removed('the object exists');
      await api
        .get('/canyon/Room%202.B%20at%20the%20Very%20End%20of%20the%20Long%20Hall')
        .ok(because, {
          ...canyon,
          id: 'Room 2.B at the Very End of the Long Hall',
          notebook_cottages: [],
        });
      await api.post('/canyon', { ...canyon, id: 421337 }).invalid('id must be a string');
    },
  );

  test(
    'update changes several fields at once and answers the whole Canyon',
    about(
      'canyon.update.changes-what-is-sent',
      'endpoints.update',
      'values.round-trip',
      'values.no-other-rule',
    ),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api
        .patch('/canyon/canyon-1', {
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        })
        .ok('every one of these fields was sent', {
          completed_upper_alternate: true,
          id: 'canyon-1',
          laps: 32,
          notebook_cottages: [],
          payment: 'partly_paid',
          visibility_cached: 'validated',
        });
      await api.get('/canyon/canyon-1').ok('the update is stored', {
        completed_upper_alternate: true,
        laps: 32,
        payment: 'partly_paid',
        visibility_cached: 'validated',
      });
    },
  );

  test(
    'update accepts the id that the object has already',
    about('canyon.update.accepts-the-same-id', 'ids.same-on-update'),
    async ({ api }) => {
      const because = 'the id is the one that the object has';
      await api.create('Canyon', canyon);
      await api
        .patch('/canyon/canyon-1', {
          id: 'canyon-1',
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        })
        .ok(because, {
          id: 'canyon-1',
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        });
      await api.get('/canyon/canyon-1').ok(because, {
        id: 'canyon-1',
        completed_upper_alternate: true,
        laps: 32,
        payment: 'partly_paid',
        visibility_cached: 'validated',
      });
    },
  );

  test(
    'update that is refused for visibility_cached does not change completed_upper_alternate either',
    about(
      'canyon.update.is-all-or-nothing',
      'refused.unchanged',
      'update.validates',
      'refused.status',
    ),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api
        .patch('/canyon/canyon-1', {
          completed_upper_alternate: true,
          visibility_cached: 'unheard_of',
        })
        .invalid('visibility_cached must be one of secret, listed, everywhere, validated');
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { ...canyon, notebook_cottages: [] });
    },
  );

  test(
    'delete removes a Canyon: no read finds it and no list holds it',
    about(
      'canyon.delete.removes-the-object',
      'endpoints.delete',
      'endpoints.unknown-id',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'it was deleted';
      await api.create('Canyon', canyon);
      await api.delete('/canyon/canyon-1').removed('the object exists');
      await api.get('/canyon/canyon-1').notFound(because);
      await api.patch('/canyon/canyon-1', { id: 'canyon-1' }).notFound(because);
      await api.get('/canyon').ok('what was deleted is in no list', []);
      await api
        .post('/canyon', {
          ...canyon,
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        })
        .created('the id of a deleted object is unknown, as before its create', {
          completed_upper_alternate: true,
          id: 'canyon-1',
          laps: 32,
          notebook_cottages: [],
          payment: 'partly_paid',
          visibility_cached: 'validated',
        });
      await api
        .get('/canyon/canyon-1')
        .ok('the id of a deleted object is unknown, as before its create', {
          completed_upper_alternate: true,
          id: 'canyon-1',
          laps: 32,
          notebook_cottages: [],
          payment: 'partly_paid',
          visibility_cached: 'validated',
        });
    },
  );

  test(
    'read, update and delete answer 404 for an id that no Canyon has',
    about('canyon.unknown-id.answers-404', 'endpoints.unknown-id'),
    async ({ api }) => {
      const because = 'no Canyon has the id canyon-unknown';
      await api.create('Canyon', canyon);
      await api.get('/canyon/canyon-unknown').notFound(because);
      await api
        .patch('/canyon/canyon-unknown', {
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        })
        .notFound(because);
      await api.delete('/canyon/canyon-unknown').notFound(because);
      await api
        .get('/canyon')
        .ok('requests for an unknown id change nothing', [{ id: 'canyon-1' }]);
    },
  );
});

test.describe('Canyon: collections', () => {
  // testing.reset: `POST /reset` removes all objects of all entities and answers 200 or 204. The
  //   automated tests rely on it.

  test(
    'list answers every Canyon with all of its fields',
    about('canyon.list.answers-all-objects', 'endpoints.list', 'values.round-trip'),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api.create('Canyon', {
        ...canyon,
        id: 'canyon-2',
        completed_upper_alternate: true,
        laps: 32,
        payment: 'partly_paid',
        visibility_cached: 'validated',
      });
      await api.create('Canyon', {
        ...canyon,
        id: 'canyon-3',
        laps: 28,
        payment: 'paid',
        visibility_cached: 'listed',
      });
      await api.get('/canyon').ok('three objects were created', [
        { ...canyon, notebook_cottages: [] },
        {
          completed_upper_alternate: true,
          id: 'canyon-2',
          laps: 32,
          notebook_cottages: [],
          payment: 'partly_paid',
          visibility_cached: 'validated',
        },
        {
          completed_upper_alternate: false,
          id: 'canyon-3',
          laps: 28,
          notebook_cottages: [],
          payment: 'paid',
          visibility_cached: 'listed',
        },
      ]);
      await api.create('Canyon', { ...canyon, id: 'canyon-4', visibility_cached: 'secret' });
      await api.create('Canyon', { ...canyon, id: 'canyon-5' });
      await api.create('Canyon', { ...canyon, id: 'canyon-6' });
      await api.create('Canyon', { ...canyon, id: 'canyon-7' });
      await api.create('Canyon', { ...canyon, id: 'canyon-8' });
      await api.create('Canyon', { ...canyon, id: 'canyon-9' });
      await api.create('Canyon', { ...canyon, id: 'canyon-10' });
      await api.create('Canyon', { ...canyon, id: 'canyon-11' });
      await api
        .get('/canyon')
        .ok('a list holds every object, however many there are', [
          { id: 'canyon-1' },
          { id: 'canyon-2' },
          { id: 'canyon-3' },
          { id: 'canyon-4' },
          { id: 'canyon-5' },
          { id: 'canyon-6' },
          { id: 'canyon-7' },
          { id: 'canyon-8' },
          { id: 'canyon-9' },
          { id: 'canyon-10' },
          { id: 'canyon-11' },
        ]);
    },
  );

  test(
    'update of one Canyon leaves another as it was',
    about('canyon.update.leaves-other-objects', 'endpoints.update', 'endpoints.read'),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api.create('Canyon', {
        ...canyon,
        id: 'canyon-2',
        completed_upper_alternate: true,
        laps: 32,
        payment: 'partly_paid',
        visibility_cached: 'validated',
      });
      await api
        .patch('/canyon/canyon-2', {
          id: 'canyon-2',
          completed_upper_alternate: true,
          laps: 32,
          payment: 'partly_paid',
          visibility_cached: 'validated',
        })
        .ok('the change is valid');
      await api
        .get('/canyon/canyon-1')
        .ok('another object was updated', { ...canyon, notebook_cottages: [] });
      await api.get('/canyon/canyon-2').ok('the update is stored', {
        completed_upper_alternate: true,
        id: 'canyon-2',
        laps: 32,
        notebook_cottages: [],
        payment: 'partly_paid',
        visibility_cached: 'validated',
      });
    },
  );

  test(
    'delete of one Canyon leaves another as it was',
    about(
      'canyon.delete.leaves-other-objects',
      'endpoints.delete',
      'endpoints.read',
      'endpoints.list',
    ),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api.create('Canyon', {
        ...canyon,
        id: 'canyon-2',
        completed_upper_alternate: true,
        laps: 32,
        payment: 'partly_paid',
        visibility_cached: 'validated',
      });
      await api.delete('/canyon/canyon-1').removed('the object exists');
      await api.get('/canyon/canyon-2').ok('another object was deleted', {
        completed_upper_alternate: true,
        id: 'canyon-2',
        laps: 32,
        notebook_cottages: [],
        payment: 'partly_paid',
        visibility_cached: 'validated',
      });
      await api.get('/canyon').ok('one of two objects was deleted', [{ id: 'canyon-2' }]);
    },
  );

  test(
    'reset removes every Canyon',
    about('canyon.reset.removes-all', 'testing.reset', 'endpoints.list'),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api.create('Canyon', {
        ...canyon,
        id: 'canyon-2',
        completed_upper_alternate: true,
        laps: 32,
        payment: 'partly_paid',
        visibility_cached: 'validated',
      });
      await api.post('/reset').removed('reset is always possible');
      await api.get('/canyon').ok('reset removes all objects', []);
      await api.get('/canyon/canyon-1').notFound('reset removed it');
    },
  );
});

test.describe('Canyon: required fields and defaults', () => {
  // create.required: A required field without a default must be in the body of a create; if it is
  //   missing, the create is refused with 400 or 422. A nullable required field must be sent too,
  //   if only as `null`.
  // create.default: A field with a default may be left out of a create, required or not: it then
  //   takes the default. The default is for absence only: `null` is stored as `null` where the
  //   field is nullable and refused where it is not.
  // update.partial: An update need not carry required fields, and applies no defaults.

  test(
    'create refuses a Canyon without completed_upper_alternate, which is required',
    about(
      'canyon.completed_upper_alternate.rejects-absence',
      'create.required',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api
        .post('/canyon', without(canyon, 'completed_upper_alternate'))
        .invalid('completed_upper_alternate is required and has no default');
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'create refuses a Canyon without an id',
    about(
      'canyon.id.rejects-absence',
      'create.required',
      'ids.client',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      await api.post('/canyon', without(canyon, 'id')).invalid('id must be sent');
      await api.get('/canyon').ok('a refused create stores nothing', []);
    },
  );

  test(
    'create refuses a Canyon without laps, which is required',
    about('canyon.laps.rejects-absence', 'create.required', 'refused.status', 'refused.unchanged'),
    async ({ api }) => {
      await api
        .post('/canyon', without(canyon, 'laps'))
        .invalid('laps is required and has no default');
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
    },
  );

  test(
    'payment is "paid" when a create leaves it out',
    about('canyon.payment.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of payment is "paid"';
      await api.post('/canyon', without(canyon, 'payment')).created(because, { payment: 'paid' });
      await api.get('/canyon/canyon-1').ok(because, { payment: 'paid' });
    },
  );

  test(
    'visibility_cached is "secret" when a create leaves it out',
    about('canyon.visibility_cached.has-a-default', 'create.default', 'endpoints.create'),
    async ({ api }) => {
      const because = 'the default of visibility_cached is "secret"';
      await api
        .post('/canyon', without(canyon, 'visibility_cached'))
        .created(because, { visibility_cached: 'secret' });
      await api.get('/canyon/canyon-1').ok(because, { visibility_cached: 'secret' });
    },
  );

  test(
    'update of completed_upper_alternate or visibility_cached alone leaves every other field as it is',
    about('canyon.update.changes-nothing-else', 'update.partial', 'endpoints.update'),
    async ({ api }) => {
      const because = 'an update touches only what it carries';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('Canyon', { ...canyon, notebook_cottages: ['notebookcottage-1'] });
      await api.patch('/canyon/canyon-1', { completed_upper_alternate: true }).ok(because, {
        ...canyon,
        completed_upper_alternate: true,
        notebook_cottages: ['notebookcottage-1'],
      });
      await api.patch('/canyon/canyon-1', { visibility_cached: 'validated' }).ok(because, {
        ...canyon,
        completed_upper_alternate: true,
        notebook_cottages: ['notebookcottage-1'],
        visibility_cached: 'validated',
      });
      await api.get('/canyon/canyon-1').ok(because, {
        ...canyon,
        completed_upper_alternate: true,
        notebook_cottages: ['notebookcottage-1'],
        visibility_cached: 'validated',
      });
    },
  );
});

test.describe('Canyon: null', () => {
  // values.null: A nullable field takes `null`; any other field refuses an explicit `null` with
  //   400 or 422, whether it is required, optional or has a default.
  // values.absent: In an answer, a field without a value may be `null` or left out.

  test(
    'completed_upper_alternate may be null',
    about(
      'canyon.completed_upper_alternate.accepts-null',
      'values.null',
      'values.absent',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'completed_upper_alternate is nullable';
      await api
        .post('/canyon', { ...canyon, completed_upper_alternate: null })
        .created(because, { completed_upper_alternate: null });
      await api.get('/canyon/canyon-1').ok(because, { completed_upper_alternate: null });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api
        .patch('/canyon/canyon-2', { completed_upper_alternate: null })
        .ok(because, { completed_upper_alternate: null });
      await api.get('/canyon/canyon-2').ok(because, { completed_upper_alternate: null });
    },
  );

  test(
    'create and update refuse null for laps',
    about(
      'canyon.laps.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'laps must not be null';
      await api.post('/canyon', { ...canyon, laps: null }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { laps: null }).invalid(because);
      await api.get('/canyon/canyon-1').ok('a refused update changes nothing', { laps: 85 });
    },
  );

  test(
    'create and update refuse null for payment',
    about(
      'canyon.payment.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'payment must not be null';
      await api.post('/canyon', { ...canyon, payment: null }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { payment: null }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { payment: 'refunded' });
    },
  );

  test(
    'create and update refuse null for visibility_cached',
    about(
      'canyon.visibility_cached.rejects-null',
      'values.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'visibility_cached must not be null';
      await api.post('/canyon', { ...canyon, visibility_cached: null }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { visibility_cached: null }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { visibility_cached: 'everywhere' });
    },
  );
});

test.describe('Canyon: types and bounds', () => {
  // values.number-bounds: Numbers outside the bounds of their field are refused with 400 or 422.
  //   Bounds are inclusive: the bound itself is accepted. A bound that is not listed does not
  //   exist.

  test(
    'completed_upper_alternate may be false',
    about('canyon.completed_upper_alternate.accepts-false', 'values.round-trip'),
    async ({ api }) => {
      const because = 'false is a valid value of completed_upper_alternate';
      await api.post('/canyon', canyon).created(because, { completed_upper_alternate: false });
      await api.get('/canyon/canyon-1').ok(because, { completed_upper_alternate: false });
      await api.create('Canyon', { ...canyon, id: 'canyon-2', completed_upper_alternate: true });
      await api
        .patch('/canyon/canyon-2', { completed_upper_alternate: false })
        .ok(because, { completed_upper_alternate: false });
      await api.get('/canyon/canyon-2').ok(because, { completed_upper_alternate: false });
    },
  );

  test(
    'create and update refuse a completed_upper_alternate of a wrong type',
    about(
      'canyon.completed_upper_alternate.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'completed_upper_alternate must be true or false';
      await api.post('/canyon', { ...canyon, completed_upper_alternate: 'abc' }).invalid(because);
      await api
        .post('/canyon', { ...canyon, completed_upper_alternate: { value: 'text' } })
        .invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { completed_upper_alternate: 'abc' }).invalid(because);
      await api.patch('/canyon/canyon-1', { completed_upper_alternate: {} }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { completed_upper_alternate: false });
    },
  );

  test('laps may be 0', about('canyon.laps.accepts-zero', 'values.round-trip'), async ({ api }) => {
    const because = '0 is a valid value of laps';
    await api.post('/canyon', { ...canyon, laps: 0 }).created(because, { laps: 0 });
    await api.get('/canyon/canyon-1').ok(because, { laps: 0 });
    await api.create('Canyon', { ...canyon, id: 'canyon-2' });
    await api.patch('/canyon/canyon-2', { laps: 0 }).ok(because, { laps: 0 });
    await api.get('/canyon/canyon-2').ok(because, { laps: 0 });
  });

  test(
    'create and update refuse a laps of a wrong type',
    about(
      'canyon.laps.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'laps must be an integer';
      await api.post('/canyon', { ...canyon, laps: 'abc' }).invalid(because);
      await api.post('/canyon', { ...canyon, laps: { value: 'text' } }).invalid(because);
      await api.post('/canyon', { ...canyon, laps: 84.5 }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { laps: 'abc' }).invalid(because);
      await api.patch('/canyon/canyon-1', { laps: {} }).invalid(because);
      await api.patch('/canyon/canyon-1', { laps: 84.5 }).invalid(because);
      await api.get('/canyon/canyon-1').ok('a refused update changes nothing', { laps: 85 });
    },
  );

  test(
    'laps has no minimum',
    about('canyon.laps.has-no-minimum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'laps has no minimum';
      await api.post('/canyon', { ...canyon, laps: -1000000 }).created(because, { laps: -1000000 });
      await api.get('/canyon/canyon-1').ok(because, { laps: -1000000 });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api.patch('/canyon/canyon-2', { laps: -1000000 }).ok(because, { laps: -1000000 });
      await api.get('/canyon/canyon-2').ok(because, { laps: -1000000 });
    },
  );

  test(
    'laps has no maximum',
    about('canyon.laps.has-no-maximum', 'values.number-bounds', 'values.round-trip'),
    async ({ api }) => {
      const because = 'laps has no maximum';
      await api.post('/canyon', { ...canyon, laps: 1000000 }).created(because, { laps: 1000000 });
      await api.get('/canyon/canyon-1').ok(because, { laps: 1000000 });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api.patch('/canyon/canyon-2', { laps: 1000000 }).ok(because, { laps: 1000000 });
      await api.get('/canyon/canyon-2').ok(because, { laps: 1000000 });
    },
  );

  test(
    'create and update refuse a payment of a wrong type',
    about(
      'canyon.payment.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'payment must be one of paid, refunded, partly_paid';
      await api.post('/canyon', { ...canyon, payment: 421337 }).invalid(because);
      await api.post('/canyon', { ...canyon, payment: { value: 'text' } }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { payment: 0 }).invalid(because);
      await api.patch('/canyon/canyon-1', { payment: {} }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { payment: 'refunded' });
    },
  );

  test(
    'create and update refuse a visibility_cached of a wrong type',
    about(
      'canyon.visibility_cached.rejects-wrong-types',
      'values.types',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'visibility_cached must be one of secret, listed, everywhere, validated';
      await api.post('/canyon', { ...canyon, visibility_cached: 421337 }).invalid(because);
      await api
        .post('/canyon', { ...canyon, visibility_cached: { value: 'text' } })
        .invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { visibility_cached: 0 }).invalid(because);
      await api.patch('/canyon/canyon-1', { visibility_cached: {} }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { visibility_cached: 'everywhere' });
    },
  );
});

test.describe('Canyon: enums', () => {
  // values.enum: An enum field takes exactly the values listed for its enum, upper and lower case
  //   told apart; anything else is refused with 400 or 422.
  // changes.enum-value: A value added to an enum is accepted wherever that enum is used.

  test(
    'payment may be paid, refunded, partly_paid',
    about(
      'canyon.payment.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CanyonPayment';
      await api
        .post('/canyon', { ...canyon, payment: 'paid' })
        .created(because, { payment: 'paid' });
      await api
        .patch('/canyon/canyon-1', { payment: 'refunded' })
        .ok(because, { payment: 'refunded' });
      await api
        .patch('/canyon/canyon-1', { payment: 'partly_paid' })
        .ok(because, { payment: 'partly_paid' });
      await api.get('/canyon/canyon-1').ok(because, { payment: 'partly_paid' });
      await api.patch('/canyon/canyon-1', { payment: 'paid' }).ok(because, { payment: 'paid' });
    },
  );

  test(
    'create and update refuse a payment that CanyonPayment does not list, such as unheard_of',
    about(
      'canyon.payment.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'payment must be one of paid, refunded, partly_paid';
      await api.post('/canyon', { ...canyon, payment: 'unheard_of' }).invalid(because);
      await api.post('/canyon', { ...canyon, payment: 'paid ' }).invalid(because);
      await api.post('/canyon', { ...canyon, payment: 'pai' }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { payment: 'unheard_of' }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { payment: 'refunded' });
    },
  );

  test(
    'create and update refuse the payment PAID, as upper and lower case differ',
    about(
      'canyon.payment.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'payment must be one of paid, refunded, partly_paid';
      await api.post('/canyon', { ...canyon, payment: 'PAID' }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { payment: 'PAID' }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { payment: 'refunded' });
    },
  );

  test(
    'visibility_cached may be secret, listed, everywhere, validated',
    about(
      'canyon.visibility_cached.accepts-each-value',
      'values.enum',
      'values.round-trip',
      'values.no-other-rule',
      'update.validates',
    ),
    async ({ api }) => {
      const because = 'the value is one of CanyonVisibilityCached';
      await api
        .post('/canyon', { ...canyon, visibility_cached: 'secret' })
        .created(because, { visibility_cached: 'secret' });
      await api
        .patch('/canyon/canyon-1', { visibility_cached: 'listed' })
        .ok(because, { visibility_cached: 'listed' });
      await api
        .patch('/canyon/canyon-1', { visibility_cached: 'everywhere' })
        .ok(because, { visibility_cached: 'everywhere' });
      await api
        .patch('/canyon/canyon-1', { visibility_cached: 'validated' })
        .ok(because, { visibility_cached: 'validated' });
      await api.get('/canyon/canyon-1').ok(because, { visibility_cached: 'validated' });
      await api
        .patch('/canyon/canyon-1', { visibility_cached: 'secret' })
        .ok(because, { visibility_cached: 'secret' });
    },
  );

  test(
    'visibility_cached may be validated, which CanyonVisibilityCached has gained',
    about('canyon.visibility_cached.accepts-added-validated', 'changes.enum-value', 'values.enum'),
    async ({ api }) => {
      const because = 'validated was added to CanyonVisibilityCached';
      await api
        .post('/canyon', { ...canyon, visibility_cached: 'validated' })
        .created(because, { visibility_cached: 'validated' });
      await api.get('/canyon/canyon-1').ok(because, { visibility_cached: 'validated' });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api
        .patch('/canyon/canyon-2', { visibility_cached: 'validated' })
        .ok(because, { visibility_cached: 'validated' });
      await api.get('/canyon/canyon-2').ok(because, { visibility_cached: 'validated' });
    },
  );

  test(
    'create and update refuse a visibility_cached that CanyonVisibilityCached does not list, such as unheard_of',
    about(
      'canyon.visibility_cached.rejects-unknown-value',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'visibility_cached must be one of secret, listed, everywhere, validated';
      await api.post('/canyon', { ...canyon, visibility_cached: 'unheard_of' }).invalid(because);
      await api.post('/canyon', { ...canyon, visibility_cached: 'secret ' }).invalid(because);
      await api.post('/canyon', { ...canyon, visibility_cached: 'secre' }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { visibility_cached: 'unheard_of' }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { visibility_cached: 'everywhere' });
    },
  );

  test(
    'create and update refuse the visibility_cached SECRET, as upper and lower case differ',
    about(
      'canyon.visibility_cached.rejects-other-case',
      'values.enum',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'visibility_cached must be one of secret, listed, everywhere, validated';
      await api.post('/canyon', { ...canyon, visibility_cached: 'SECRET' }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { visibility_cached: 'SECRET' }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { visibility_cached: 'everywhere' });
    },
  );
});

test.describe('Canyon: references', () => {
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
    'notebook_cottages is an empty list when a create leaves it out',
    about('canyon.notebook_cottages.is-empty-by-default', 'references.null', 'endpoints.create'),
    async ({ api }) => {
      const because = 'notebook_cottages was left out';
      await api.post('/canyon', canyon).created(because, { notebook_cottages: [] });
      await api.get('/canyon/canyon-1').ok(because, { notebook_cottages: [] });
    },
  );

  test(
    'notebook_cottages lists existing NotebookCottage objects and is answered as their ids',
    about(
      'canyon.notebook_cottages.accepts-existing-objects',
      'references.by-id',
      'references.order',
      'values.no-other-rule',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages was sent with two ids';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-3' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-4' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-5' });
      await api
        .post('/canyon', {
          ...canyon,
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        })
        .created(because, { notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] });
      await api
        .get('/canyon/canyon-1')
        .ok(because, { notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] });
      await api
        .get('/canyon')
        .ok('lists answer references as ids too', [
          { id: 'canyon-1', notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'] },
        ]);
      await api
        .patch('/canyon/canyon-1', {
          notebook_cottages: ['notebookcottage-2', 'notebookcottage-1'],
        })
        .ok('any order will do', { notebook_cottages: ['notebookcottage-2', 'notebookcottage-1'] });
      await api
        .patch('/canyon/canyon-1', {
          notebook_cottages: [
            'notebookcottage-1',
            'notebookcottage-2',
            'notebookcottage-3',
            'notebookcottage-4',
            'notebookcottage-5',
          ],
        })
        .ok('no length is too much', {
          notebook_cottages: [
            'notebookcottage-1',
            'notebookcottage-2',
            'notebookcottage-3',
            'notebookcottage-4',
            'notebookcottage-5',
          ],
        });
      await api.delete('/canyon/canyon-1').removed('the object exists');
      await api
        .get('/notebookcottage')
        .ok('only what refers to them was deleted', [
          { id: 'notebookcottage-1' },
          { id: 'notebookcottage-2' },
          { id: 'notebookcottage-3' },
          { id: 'notebookcottage-4' },
          { id: 'notebookcottage-5' },
        ]);
    },
  );

  test(
    'update replaces the ids in notebook_cottages',
    about('canyon.notebook_cottages.can-be-updated', 'references.by-id', 'endpoints.update'),
    async ({ api }) => {
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('Canyon', { ...canyon, notebook_cottages: ['notebookcottage-1'] });
      await api
        .patch('/canyon/canyon-1', { notebook_cottages: ['notebookcottage-2'] })
        .ok('an update replaces the list', { notebook_cottages: ['notebookcottage-2'] });
      await api.patch('/canyon/canyon-1', { notebook_cottages: [] }).ok('the change is valid');
      await api.get('/canyon/canyon-1').ok('the list was emptied', { notebook_cottages: [] });
    },
  );

  test(
    'create and update refuse an id in notebook_cottages that no NotebookCottage has',
    about(
      'canyon.notebook_cottages.rejects-unknown-object',
      'references.exist',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages must hold only ids of existing NotebookCottage objects';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .post('/canyon', { ...canyon, notebook_cottages: ['notebookcottage-unknown'] })
        .invalid(because);
      await api
        .post('/canyon', {
          ...canyon,
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-unknown'],
        })
        .invalid(because);
      await api
        .post('/canyon', {
          ...canyon,
          notebook_cottages: ['notebookcottage-unknown', 'notebookcottage-2'],
        })
        .invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', {
        ...canyon,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .patch('/canyon/canyon-1', { notebook_cottages: ['notebookcottage-unknown'] })
        .invalid(because);
      await api
        .patch('/canyon/canyon-1', {
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-unknown'],
        })
        .invalid(because);
      await api
        .patch('/canyon/canyon-1', {
          notebook_cottages: ['notebookcottage-unknown', 'notebookcottage-2'],
        })
        .invalid(because);
      await api.get('/canyon/canyon-1').ok('a refused update changes nothing', {
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'create and update refuse null for the list notebook_cottages',
    about(
      'canyon.notebook_cottages.rejects-null',
      'references.null',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages must not be null';
      await api.post('/canyon', { ...canyon, notebook_cottages: null }).invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { notebook_cottages: null }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { notebook_cottages: [] });
    },
  );

  test(
    'create and update refuse what is no list of ids for notebook_cottages',
    about(
      'canyon.notebook_cottages.rejects-wrong-types',
      'values.types',
      'references.by-id',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages must be a list of ids of NotebookCottage';
      await api.create('NotebookCottage', { ...notebookCottage, id: 'x' });
      await api.post('/canyon', { ...canyon, notebook_cottages: 'x' }).invalid(because);
      await api
        .post('/canyon', { ...canyon, notebook_cottages: [{ value: 'text' }] })
        .invalid(because);
      await api.get('/canyon/canyon-1').notFound('a refused create stores nothing');
      await api.create('Canyon', canyon);
      await api.patch('/canyon/canyon-1', { notebook_cottages: 'x' }).invalid(because);
      await api.patch('/canyon/canyon-1', { notebook_cottages: [{}] }).invalid(because);
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { notebook_cottages: [] });
    },
  );

  test(
    'deleting a NotebookCottage takes its id out of every notebook_cottages and keeps the others',
    about(
      'canyon.notebook_cottages.loses-deleted-object',
      'references.deleted',
      'references.exist',
      'endpoints.delete',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'notebookcottage-2 was deleted';
      await api.create('NotebookCottage', notebookCottage);
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-3' });
      await api.create('Canyon', {
        ...canyon,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2', 'notebookcottage-3'],
      });
      await api.create('Canyon', {
        ...canyon,
        id: 'canyon-2',
        notebook_cottages: ['notebookcottage-2'],
      });
      await api.delete('/notebookcottage/notebookcottage-2').removed('the object exists');
      await api.get('/canyon/canyon-1').ok(because, {
        id: 'canyon-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-3'],
      });
      await api.get('/canyon/canyon-2').ok(because, { id: 'canyon-2', notebook_cottages: [] });
      await api.get('/canyon').ok(because, [
        { id: 'canyon-1', notebook_cottages: ['notebookcottage-1', 'notebookcottage-3'] },
        { id: 'canyon-2', notebook_cottages: [] },
      ]);
      await api
        .patch('/canyon/canyon-1', { completed_upper_alternate: true })
        .ok('an update of something else brings no reference back', {
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-3'],
        });
      await api
        .patch('/canyon/canyon-1', {
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        })
        .invalid('notebook_cottages must hold only ids of existing NotebookCottage objects');
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-2' });
      await api
        .get('/canyon/canyon-2')
        .ok('the NotebookCottage that has the id notebookcottage-2 now is another', {
          notebook_cottages: [],
        });
    },
  );

  test(
    'create and update refuse the id of a Canyon in notebook_cottages, which refers to NotebookCottage',
    about(
      'canyon.notebook_cottages.rejects-id-of-another-entity',
      'references.exist',
      'endpoints.independent',
      'update.validates',
      'refused.status',
      'refused.unchanged',
    ),
    async ({ api }) => {
      const because = 'notebook_cottages must hold only ids of existing NotebookCottage objects';
      await api.create('Canyon', canyon);
      await api
        .post('/canyon', { ...canyon, id: 'canyon-2', notebook_cottages: ['canyon-1'] })
        .invalid(because);
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api.patch('/canyon/canyon-2', { notebook_cottages: ['canyon-1'] }).invalid(because);
      await api
        .get('/canyon/canyon-2')
        .ok('a refused update changes nothing', { notebook_cottages: [] });
    },
  );

  test(
    'deleting a Canyon, or the NotebookCottage of the same id, leaves the other one and notebook_cottages as they are',
    about(
      'canyon.notebook_cottages.survives-delete-of-namesake',
      'references.deleted',
      'endpoints.independent',
      'endpoints.delete',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', { ...notebookCottage, id: 'canyon-1' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'canyon-2' });
      await api.create('Canyon', { ...canyon, notebook_cottages: ['canyon-2'] });
      await api.create('Canyon', { ...canyon, id: 'canyon-2' });
      await api.delete('/canyon/canyon-2').removed(because);
      await api
        .get('/notebookcottage/canyon-2')
        .ok('no NotebookCottage was deleted', { ...notebookCottage, id: 'canyon-2' });
      await api.delete('/notebookcottage/canyon-1').removed(because);
      await api.get('/canyon/canyon-1').ok('only the NotebookCottage canyon-1 was deleted', {
        ...canyon,
        notebook_cottages: ['canyon-2'],
      });
    },
  );

  test(
    'update that is refused for notebook_cottages does not change completed_upper_alternate either',
    about(
      'canyon.notebook_cottages.refusal-is-all-or-nothing',
      'refused.unchanged',
      'references.exist',
      'update.validates',
    ),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api
        .patch('/canyon/canyon-1', {
          completed_upper_alternate: true,
          notebook_cottages: ['notebookcottage-unknown'],
        })
        .invalid('notebook_cottages must hold only ids of existing NotebookCottage objects');
      await api
        .get('/canyon/canyon-1')
        .ok('a refused update changes nothing', { ...canyon, notebook_cottages: [] });
    },
  );
});

test.describe('Canyon: actions', () => {
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
  // guards.count-sum: `count(this.toys)` is the number of objects in a reference list,
  //   `sum(this.toys.price)` the sum of a field over them, without the objects in which it is
  //   `null`; of none it is 0.
  // effects.own: `set this.x to …` and `increase this.x by …` (or decrease) change a field of the
  //   acting object.

  test(
    'pin moves payment from partly_paid to refunded',
    about(
      'canyon.pin.moves-from-partly_paid',
      'actions.success',
      'actions.stored',
      'guards.compare',
      'guards.count-sum',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 12 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('Canyon', {
        ...canyon,
        payment: 'partly_paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.post('/canyon/canyon-1/pin').ok('the state is right and every condition holds', {
        ...canyon,
        laps: 86,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.get('/canyon/canyon-1').ok('what the action did is stored', {
        ...canyon,
        laps: 86,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
    },
  );

  test(
    'pin applies the effect: increase this.laps by 1',
    about(
      'canyon.pin.effect-increase-laps-by-1',
      'effects.own',
      'actions.success',
      'actions.stored',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 12 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('Canyon', {
        ...canyon,
        payment: 'partly_paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.post('/canyon/canyon-1/pin').ok('the state is right and every condition holds');
      await api.get('/canyon/canyon-1').ok('increase this.laps by 1', {
        laps: 86,
        completed_upper_alternate: false,
        id: 'canyon-1',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        visibility_cached: 'everywhere',
      });
    },
  );

  test(
    'pin leaves objects alone that it does not concern',
    about('canyon.pin.leaves-bystanders', 'actions.success', 'effects.own'),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 12 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('Canyon', {
        ...canyon,
        payment: 'partly_paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.create('Canyon', {
        ...canyon,
        id: 'canyon-2',
        payment: 'partly_paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.post('/canyon/canyon-1/pin').ok('the state is right and every condition holds');
      await api
        .get('/canyon/canyon-2')
        .ok('pin was called on canyon-1, which does not concern this object', {
          ...canyon,
          id: 'canyon-2',
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
          payment: 'partly_paid',
        });
    },
  );

  test(
    'pin acts on what updates left, and later updates leave what it did',
    about(
      'canyon.pin.acts-after-updates',
      'endpoints.update',
      'values.no-other-rule',
      'actions.success',
      'actions.stored',
      'endpoints.list',
    ),
    async ({ api }) => {
      const because = 'the change is valid';
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 33 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 12,
      });
      await api.create('Canyon', {
        ...canyon,
        notebook_cottages: [],
        laps: 32,
        visibility_cached: 'secret',
      });
      await api
        .patch('/canyon/canyon-1', {
          payment: 'partly_paid',
          notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
          laps: 85,
          visibility_cached: 'everywhere',
        })
        .ok(because);
      await api.patch('/notebookcottage/notebookcottage-2', { position_distant: 33 }).ok(because);
      await api.patch('/notebookcottage/notebookcottage-1', { position_distant: 12 }).ok(because);
      await api.post('/canyon/canyon-1/pin').ok('the state is right and every condition holds');
      await api
        .get('/canyon')
        .ok('a list shows what pin did', [{ id: 'canyon-1', payment: 'refunded', laps: 86 }]);
      await api.patch('/canyon/canyon-1', { completed_upper_alternate: true }).ok(because);
      await api.get('/canyon/canyon-1').ok('what pin did stays when something else is updated', {
        completed_upper_alternate: true,
        payment: 'refunded',
        laps: 86,
      });
      await api
        .patch('/canyon/canyon-1', { payment: 'partly_paid' })
        .ok('an update may lead back to any payment');
      await api
        .post('/canyon/canyon-1/pin')
        .ok('the state is right and every condition holds', { payment: 'refunded', laps: 87 });
    },
  );

  test(
    'pin answers 404 for an id that no Canyon has',
    about('canyon.pin.unknown-id', 'endpoints.unknown-id'),
    async ({ api }) => {
      await api.create('Canyon', canyon);
      await api.post('/canyon/canyon-unknown/pin').notFound('no Canyon has the id canyon-unknown');
      await api.delete('/canyon/canyon-1').removed('the object exists');
      await api.post('/canyon/canyon-1/pin').notFound('it was deleted');
      await api.create('NotebookCottage', notebookCottage);
      await api
        .post('/canyon/notebookcottage-1/pin')
        .notFound('the id is that of a NotebookCottage, and no Canyon has it');
    },
  );

  test(
    'pin is refused while payment is paid',
    about('canyon.pin.refuses-from-paid', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 12 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('Canyon', {
        ...canyon,
        payment: 'paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/canyon/canyon-1/pin')
        .refused('pin starts from partly_paid, and payment is paid');
      await api
        .get('/canyon/canyon-1')
        .ok('a refused action changes nothing', { payment: 'paid', laps: 85 });
    },
  );

  test(
    'pin is refused while payment is refunded',
    about('canyon.pin.refuses-from-refunded', 'actions.wrong-state', 'actions.refused-unchanged'),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 12 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('Canyon', {
        ...canyon,
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/canyon/canyon-1/pin')
        .refused('pin starts from partly_paid, and payment is refunded');
      await api
        .get('/canyon/canyon-1')
        .ok('a refused action changes nothing', { payment: 'refunded', laps: 85 });
    },
  );

  test(
    'pin is refused unless this.visibility_cached != "secret"',
    about(
      "canyon.pin.refuses-unless-visibility_cached-ne-'secret'",
      'actions.guard',
      'guards.compare',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 12 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('Canyon', {
        ...canyon,
        payment: 'partly_paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
        visibility_cached: 'secret',
      });
      await api
        .post('/canyon/canyon-1/pin')
        .refused('the condition this.visibility_cached != "secret" is not satisfied');
      await api
        .get('/canyon/canyon-1')
        .ok('a refused action changes nothing', { payment: 'partly_paid', laps: 85 });
    },
  );

  test(
    'pin is refused unless sum(this.notebook_cottages.position_distant) > 44',
    about(
      'canyon.pin.refuses-unless-sum-notebook_cottages-position_distant-gt-44',
      'actions.guard',
      'guards.count-sum',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 11 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('Canyon', {
        ...canyon,
        payment: 'partly_paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/canyon/canyon-1/pin')
        .refused(
          'the condition sum(this.notebook_cottages.position_distant) > 44 is not satisfied',
        );
      await api
        .get('/canyon/canyon-1')
        .ok('a refused action changes nothing', { payment: 'partly_paid', laps: 85 });
    },
  );

  test(
    'pin is refused when position_distant of an object in notebook_cottages is null',
    about(
      'canyon.pin.refuses-when-position_distant-in-notebook_cottages-is-null',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 12 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: null,
      });
      await api.create('Canyon', {
        ...canyon,
        payment: 'partly_paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/canyon/canyon-1/pin')
        .refused(
          'the condition sum(this.notebook_cottages.position_distant) > 44 is not satisfied',
        );
      await api
        .get('/canyon/canyon-1')
        .ok('a refused action changes nothing', { payment: 'partly_paid', laps: 85 });
    },
  );

  test(
    'pin is refused when notebook_cottages is empty',
    about(
      'canyon.pin.refuses-when-notebook_cottages-is-empty',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 12 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('Canyon', { ...canyon, payment: 'partly_paid', notebook_cottages: [] });
      await api
        .post('/canyon/canyon-1/pin')
        .refused(
          'the condition sum(this.notebook_cottages.position_distant) > 44 is not satisfied',
        );
      await api
        .get('/canyon/canyon-1')
        .ok('a refused action changes nothing', { payment: 'partly_paid', laps: 85 });
    },
  );

  test(
    'pin succeeds when sum(this.notebook_cottages.position_distant) > 44 is decided by the last objects in notebook_cottages',
    about(
      'canyon.pin.succeeds-when-sum-notebook_cottages-position_distant-gt-44-by-later-ones-in-notebook_cottages',
      'guards.count-sum',
      'actions.success',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 11 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-3' });
      await api.create('NotebookCottage', { ...notebookCottage, id: 'notebookcottage-4' });
      await api.create('Canyon', {
        ...canyon,
        payment: 'partly_paid',
        notebook_cottages: [
          'notebookcottage-1',
          'notebookcottage-2',
          'notebookcottage-3',
          'notebookcottage-4',
        ],
      });
      await api
        .post('/canyon/canyon-1/pin')
        .ok('the state is right and every condition holds', { payment: 'refunded', laps: 86 });
      await api
        .get('/canyon/canyon-1')
        .ok(
          'sum(this.notebook_cottages.position_distant) > 44 is decided by the last objects in notebook_cottages, which is allowed',
          {
            payment: 'refunded',
            laps: 86,
          },
        );
    },
  );

  test(
    'pin is refused when sum(this.notebook_cottages.position_distant) > 44 would hold with the objects that are not in notebook_cottages',
    about(
      'canyon.pin.refuses-when-sum-notebook_cottages-position_distant-gt-44-for-those-in-notebook_cottages-alone',
      'guards.count-sum',
      'actions.guard',
      'actions.refused-unchanged',
    ),
    async ({ api }) => {
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 11 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-3',
        position_distant: 12,
      });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-4',
        position_distant: 33,
      });
      await api.create('Canyon', {
        ...canyon,
        payment: 'partly_paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api
        .post('/canyon/canyon-1/pin')
        .refused(
          'the condition sum(this.notebook_cottages.position_distant) > 44 is not satisfied',
        );
      await api
        .get('/canyon/canyon-1')
        .ok('a refused action changes nothing', { payment: 'partly_paid', laps: 85 });
    },
  );

  test(
    'pin is refused after the deletion of what notebook_cottages named',
    about(
      'canyon.pin.refuses-after-delete-in-notebook_cottages',
      'guards.count-sum',
      'references.deleted',
      'actions.guard',
    ),
    async ({ api }) => {
      const because = 'the object exists';
      await api.create('NotebookCottage', { ...notebookCottage, position_distant: 12 });
      await api.create('NotebookCottage', {
        ...notebookCottage,
        id: 'notebookcottage-2',
        position_distant: 33,
      });
      await api.create('Canyon', {
        ...canyon,
        payment: 'partly_paid',
        notebook_cottages: ['notebookcottage-1', 'notebookcottage-2'],
      });
      await api.delete('/notebookcottage/notebookcottage-1').removed(because);
      await api.delete('/notebookcottage/notebookcottage-2').removed(because);
      await api
        .post('/canyon/canyon-1/pin')
        .refused(
          'the condition sum(this.notebook_cottages.position_distant) > 44 is not satisfied',
        );
      await api
        .get('/canyon/canyon-1')
        .ok('a refused action changes nothing', { payment: 'partly_paid', laps: 85 });
    },
  );
});
